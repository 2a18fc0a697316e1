# Counts
count-clauses = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
}
count-glossary = { $n ->
    [one] 1 glossary entry
   *[other] { $n } glossary entries
}

# Languages
language-en = English
language-th = Thai
language-ja = Japanese

# shinpan rules
rules-default = (newest)
rules-owners = The rule texts belong to their publishers. The English beside them is our paraphrase and never the rule.

# shinpan rule
rule-paraphrase = [paraphrase]
rule-scan = The scan has:
rule-no-scan = (no scan is kept for this text)
rule-more-below = { $n ->
    [one] + 1 clause below
   *[other] + { $n } clauses below
}
rule-refers-to = Refers to:
rule-referred-by = Referred to by:
rule-restored = The wording is restored from a damaged scan (--raw shows the scan).
rule-uncertain = Uncertain: some of the printed words cannot be known from the scan (--raw shows it).
rule-uncertain-below = (uncertain: some words cannot be known from the scan)
rule-assigned = The text itself has no numbers; these ids are ours.
rule-ours = These words are ours: the frame that the publisher's sheet presupposes.
rule-ours-elsewhere = (our words)
rule-older = An older edition; the newest is { $edition }.
rule-changelog = Change log of the edition
remark-uncertain = Uncertain:
remark-restored = Restored:
remark-slip = Slip of the print:
remark-stale = Stale reference:

# shinpan search
search-also-in = also in: { $editions }
search-not-in-newest = not in the newest edition
search-nothing = nothing found for “{ $query }”
search-try = Try fewer words, a term of the game, or a clause number.
search-contents = Its contents: shinpan rule { $game }

# shinpan diff, shinpan history
diff-title = What changed from { $old } to { $new }
diff-totals = { $added } added, { $removed } removed, { $moved } moved, { $merged } merged, { $changed } changed
diff-same = unchanged
diff-changed = changed
diff-moved = moved
diff-moved-changed = moved and changed
diff-merged = merged into another clause
diff-added = added
diff-removed = removed
diff-lost = lost in the scan
diff-reach-meaning = meaning
diff-reach-wording = wording
diff-reach-spelling = spelling
history-not-yet = Not in this edition.

# Errors
error-did-you-mean = Did you mean: { $words }?
error-see-help = See: shinpan --help
error-unknown-argument = unknown option { $arg }
error-unexpected-word = unexpected: { $word }
error-unknown-command = unknown command “{ $name }”
error-missing-argument = missing: { $args }
error-missing-command = no command given
error-value = “{ $value }” is not a value that { $arg } takes
error-value-of = “{ $value }” is not a value that { $arg } takes; possible: { $allowed }
error-value-missing = { $arg } needs a value
error-value-missing-of = { $arg } needs a value; possible: { $allowed }
error-argument-conflict = { $arg } and { $other } do not go together
error-twice = { $arg } is given twice
error-not-utf8 = the arguments are not UTF-8
error-arguments = the arguments cannot be read: { $words }
error-unknown-game = unknown game “{ $name }”
error-known-games = Games: { $words }
error-unknown-edition = unknown edition “{ $name }”
error-known-editions = Editions: { $words }
error-no-clause = no clause “{ $clause }” in any game
error-no-clause-in = no clause “{ $clause }” in { $edition }
error-nearest = Nearest in { $edition }: { $words }
error-in-other-edition = { $edition } has it: shinpan rule { $edition } { $clause }
error-try-search = Or search for it: shinpan search { $words }
error-index = the search index cannot be used: { $words }
error-output = the output cannot be written: { $words }

# Faults of a rules folder
fault-front-matter = the file must begin with its facts in TOML between two lines of +++
fault-no-clause = the file has no clause
fault-facts = the facts cannot be read: { $what }
fault-name = the facts say another name; the file should be { $what }
fault-duplicate = the number { $what } stands twice
fault-parent = the clause has no parent: { $what } is missing
fault-loose-text = text before the first clause
fault-empty = the clause { $what } has no text
fault-number = “{ $what }” is no clause number; a clause begins like **7-1-3.** or, for a heading, # 7.
fault-markdown = only headings, paragraphs and lists are used in a rule text
fault-character = the character “{ $what }” ({ $code }) does not belong in a rule text
fault-cluster-base = a Thai mark that stands on no consonant
fault-cluster-collide = Thai marks that cannot stand together
fault-cluster-order = Thai marks in the wrong order: vowel, tone, thanthakhat
fault-cluster-sara-am = sara am must be one letter (U+0E33)
fault-cluster-sara-e = two sara e where sara ae is one letter
fault-unknown-clause = the clause { $what } is not in the text
fault-line = the line does not have the fields of this file, parted by tabs
fault-word = “{ $what }” is not a word that this file uses
fault-utf8 = the file is not UTF-8
fault-unreadable = it cannot be read: { $what }
fault-no-edition = no edition found; one is expected at GAME/EDITION.LANGUAGE.md
fault-duplicate-edition = the edition { $what } is there twice

# Help
help-heading-usage = Usage:
help-heading-options = Options
help-heading-arguments = Arguments
help-heading-commands = Commands
help-heading-command = COMMAND
help = Shinpan, a judge's assistant for card games: the rules by clause, and a table that plays a position out, offline.
help-examples = Examples:
    shinpan                            the interactive table: what happens if …
    shinpan rule op 7-1-3              a clause of the newest ONE PIECE rules
    shinpan search blocker             in English, Thai or Japanese
    shinpan diff op 2023-01-19 1.1.8   what changed between two editions
    shinpan run case.md                a case played out, with the clause of every step
  
  Games: op (ONE PIECE), gundam, sm (Summoner Master), bp (BlackPoker).
  Exit codes: 0 found, 1 nothing found, 2 bad input.
help-json = One JSON document instead of text
help-lang = Language of what the program says: en, th or ja (default: the locale); rules and remarks stay in their own language
help-rules = Texts at hand: games, editions, dates, numbers of clauses
help-rules-examples = Examples:
    shinpan rules
    shinpan rules --json
help-rules-folder = Add the editions of a folder: DIR/GAME/EDITION.LANGUAGE.md
help-color = Colours: auto, always or never (NO_COLOR is respected)
help-no-pager = Do not page long output on a terminal
help-help = Show this help
help-version = Show the version
help-rule = Look a clause up by its number or name
help-rule-examples = Examples:
    shinpan rule op 7-1-3              any notation: 7.1.3, ๗-๑-๓, "ข้อ 7-1-3"
    shinpan rule gundam@1.1.0 13-1-4
    shinpan rule bp アタック            a block by its name
    shinpan rule sm Interfere          a glossary entry
    shinpan rule 7-1-3                 that number in every game
    shinpan rule gundam                the contents
    shinpan rule op 9-2-1 --raw        with the words of the scan
    shinpan rule op 9-2-1 --plain      to paste into a chat
help-rule-words = The game (op, gundam, sm, bp, or game@edition) and the clause; each may be left out
help-rule-with = Our paraphrase beside the rule: en or none
help-rule-raw = Show what the scan has, too
help-rule-plain = Plain text to paste into a chat
help-search = Find clauses by words in Thai, Japanese or English
help-search-examples = Examples:
    shinpan search บลอกเกอร            typing slips are forgiven
    shinpan search "what happens when the deck is empty"
    shinpan search ダブルアタック
    shinpan search --game sm Interfere Step
    shinpan search '"การบังคับใช้กฎ"'     in quotation marks: exactly so
help-search-words = What to look for; a clause number among the words counts
help-search-game = Only this game, or game@edition
help-search-limit = At most so many hits (default 10)
help-search-all-editions = Do not collapse the editions of a game
help-search-with = Our paraphrase beside the rule: en or none
help-diff = What changed between two editions
help-diff-examples = Examples:
    shinpan diff op 2023-01-19 1.1.8
    shinpan diff op 2023-01-19 1.1.8 8-1-3     one clause and what is below it
    shinpan diff op 2023-01-19 1.1.8 --only removed,merged
    shinpan diff op 2023-01-19 1.1.8 --only meaning
help-diff-game = The game
help-diff-old = The older edition
help-diff-new = The newer edition
help-diff-clause = Only this clause and what is below it
help-diff-only = Only these: added, removed, moved, merged, changed, or meaning (the rule itself changed)
help-history = One clause through all editions, also where its number moved
help-history-examples = Examples:
    shinpan history op 1-2-4
    shinpan history op@2023-01-19 7-1-2-3
help-history-game = The game, or game@edition whose number is given
help-history-clause = The clause
help-completions = A completion script for your shell
help-completions-examples = Examples:
    shinpan completions bash > ~/.local/share/bash-completion/completions/shinpan
    shinpan completions zsh > ~/.zfunc/_shinpan
    shinpan completions fish > ~/.config/fish/completions/shinpan.fish
help-completions-shell = bash, zsh, fish, elvish or powershell

# Steps of a trace
step-chose = { $who } chooses: { $words }.
step-replace = Something else may happen instead.
step-late = What was left happens.
step-noticed = Something was triggered.

# BlackPoker: actions
bp-action-set-bulwark = Set Bulwark
bp-action-summon-soldier = Summon Soldier
bp-action-summon-hero = Summon Hero
bp-action-summon-ace = Summon Ace
bp-action-equip = Equip
bp-action-charge = Charge
bp-action-draw = Draw
bp-action-end = End
bp-action-attack = Attack
bp-action-block = Block
bp-action-damage-judgement = Damage Judgement
bp-action-up = Up
bp-action-down = Down
bp-action-twist = Twist
bp-action-counter = Counter
bp-action-destroy-bulwark = Destroy Bulwark
bp-action-throw = Throw
bp-action-search = Search
bp-action-generation-change = Generation Change

# BlackPoker: words
bp-driven = driven
bp-charged = charged
bp-new = new
bp-whose = { $player }'s { $name }
bp-bulwark = bulwark { $name }
bp-whose-bulwark = { $player }'s bulwark { $name }
bp-top-card = { $player }'s top card
bp-lost-card = { $player }'s lost card

# BlackPoker: options
bp-choice-pass = pass
bp-choice-swap = swap bulwarks
bp-choice-drive = drive { $bulwark }
bp-choice-discard = discard { $card }
bp-choice-key = key { $card }
bp-choice-action = { $player }'s { $action } { $card }
bp-choice-keyless = { $player }'s { $action }
bp-choice-lay = lay { $card }
bp-choice-is = { $what } is { $card }
bp-choice-whatever = does not matter
bp-choice-draw = draw
bp-choice-no-draw = no draw
bp-choice-attacks = { $soldier } attacks
bp-choice-no-attacker = no attacker
bp-choice-blocks = { $blocker } blocks { $attacker }
bp-choice-no-block = no block { $attacker }
bp-choice-no-more = no more
bp-choice-take = take { $card }
bp-choice-take-nothing = take nothing
bp-choice-give-up = give up { $soldier }
bp-choice-stuck = can do nothing

# BlackPoker: what happens
bp-event-shuffle = { $player } shuffles the deck.
bp-event-draw = { $player } draws { $card }.
bp-event-draw-unseen = { $player } draws a card.
bp-event-gain = { $card } from { $player }'s deck is added to the hand.
bp-event-turn-up-top = { $player } turns up { $card }.
bp-event-bury-turned = The cards that { $player } turned up go to { $player }'s graveyard.
bp-event-redeal = All cards go back into the decks, and the game begins anew.
bp-event-first = { $player } has the first turn and the chance.
bp-event-chance = The chance is { $player }'s.
bp-event-announce = { $player } makes { $action }.
bp-event-drive = { $character } is driven.
bp-event-charge = { $character } is charged.
bp-event-damage = { $n ->
    [one] { $player } takes 1 damage: a card goes from the deck to the graveyard.
   *[other] { $player } takes { $n } damage: so many cards go from the deck to the graveyard.
}
bp-event-damage-card = { $player } takes 1 damage: { $card } goes to the graveyard.
bp-event-discard = { $player } discards { $card }.
bp-event-key = { $player } puts out the key card { $card }.
bp-event-aim = The target is { $what }.
bp-event-stage = { $action } of { $player } is put on the stage.
bp-event-raise = { $action } is raised and put on the stage, controlled by { $player }.
bp-event-raise-now = { $action } is raised and resolved at once.
bp-event-take-off = { $action } of { $player } is taken from the stage to be resolved.
bp-event-enter = { $card } enters { $player }'s field, charged.
bp-event-equip = { $card } is laid on { $character }.
bp-event-drop-change = The changes of this turn to the number of { $character } are lost.
bp-event-lay = { $player } lays { $card } as a bulwark, face down and charged.
bp-event-bury-keys = Key cards of { $player } go to the graveyard: { $cards }.
bp-event-number = The number of { $character } changes by { $by } until the turn ends.
bp-event-bury = { $character } goes to the graveyard.
bp-event-nullify = { $action } of { $player } is removed from the stage, its key cards go to the graveyard.
bp-event-attacks = { $character } attacks.
bp-event-blocks = { $character } blocks { $attacker }.
bp-event-recognise = { $character } is { $card }.
bp-event-face-up = { $character } is turned up.
bp-event-take = { $player } takes { $card } from the deck, shows it and adds it to the hand.
bp-event-recognise-buried = One of the cards in { $player }'s graveyard is { $card }.
bp-event-mill = { $card } goes from { $player }'s deck to the graveyard.
bp-event-turn = The turn goes to { $player }.
bp-event-trigger = { $character } triggers Generation Change for { $player }.
bp-event-take-trigger = { $player }'s Generation Change for { $character } is resolved.
bp-event-won = { $loser } has lost; { $player } wins.
bp-event-drawn = Neither player wins: a draw.
bp-event-undecided = The text does not decide how the game goes on.

# BlackPoker: what is found
bp-found-passes = { $player } passes.
bp-found-equal = { $a } and { $b } are equal: one more card each.
bp-found-first = { $a } (A) against { $b } (B): { $player } goes first.
bp-found-no-card-to-turn = There is no card to turn up.
bp-found-target-gone = The target is gone: { $action } is resolved without effect.
bp-found-nothing-to-lay = { $player } has no card in hand: nothing is laid.
bp-found-nothing-to-draw = { $player } has no card to draw.
bp-found-nothing-to-take = { $player } has no card in the deck: nothing is taken.
bp-found-nothing-found = { $player }'s deck is empty: nothing was found.
bp-found-last-stays = The last card of { $player }'s deck stays.
bp-found-more-than-deck = { $n } damage, but { $player } has only { $deck } cards in the deck: those go.
bp-found-no-attacker = There is no attacker: no Block action.
bp-found-attacker-gone = { $character } is no longer on the field: nothing is compared.
bp-found-role-lost = { $character } has been charged and is no longer an attacker.
bp-found-compared = { $character }: { $x } against { $y }.
bp-found-against-bulwark = { $character } is blocked by the bulwark { $bulwark }.
bp-found-unblocked = No blocker of { $character } is on the field: { $n } damage.
bp-found-countered = { $x } is not less than { $y }: the action is nullified.
bp-found-not-countered = { $x } is less than { $y }: the action is not nullified.
bp-found-countered-two = The action has two key cards: it is nullified.
bp-found-counts-unblocked = { $character } counts as unblocked: { $n } damage.
bp-found-not-paid = { $player } cannot pay this part of the cost, and does not.
bp-found-already-driven = { $character } is driven already.
bp-found-changes-end = Up and Down of this turn end.

# BlackPoker: rules that ask, and rules that found nothing to say
bp-row-shuffle = Both players shuffle.
bp-row-draw-seven = Each player draws seven cards. Which card is drawn?
bp-row-turn-up = Both players turn up their top card. Which card is it?
bp-row-higher-first = The numbers of the cards turned up are compared.
bp-row-turn-again = Each player turns up one more card.
bp-row-bury-turned = The cards turned up go to the graveyards.
bp-row-first-draws = The player who goes first draws a card. Which card is drawn?
bp-row-first-turn = The first turn begins.
bp-row-set-up = The game is set up.
bp-row-chance-to-turn-player = The player who has the turn gets the chance.
bp-row-stage-empty = Is the stage empty?
bp-row-wipe-passes = The list of passes is wiped.
bp-row-make = Which action is made?
bp-row-immediate = Is the effect immediate?
bp-row-resolve = The action is resolved.
bp-row-win-check = Win check: both decks have cards.
bp-row-put-on-stage = The action is put on the stage.
bp-row-trigger-check = Trigger check.
bp-row-act-or-pass = Make an action, or pass?
bp-row-write-pass = The pass is written down.
bp-row-all-passed = Have both players passed?
bp-row-take-off = The top action is taken from the stage.
bp-row-chance-over = The chance goes to the other player.
bp-row-triggered = Has anything been triggered?
bp-row-triggered-immediate = Are triggered actions immediate?
bp-row-resolve-triggered = Triggered actions are resolved.
bp-row-triggered-normal = Are triggered actions normal?
bp-row-stage-triggered = Triggered actions are put on the stage.
bp-row-announce = The action is announced.
bp-row-pay = How is the cost paid?
bp-row-key = Which key card?
bp-row-target = Which target?
bp-row-twist-when-made = Driven or charged?
bp-row-target-there = Is the target still there?
bp-row-effect = The effect is carried out.
bp-row-keys-to-graveyard = The action is over.
bp-row-lay = Which card is laid as a bulwark?
bp-row-enter = The key card enters.
bp-row-equip = The key card is laid on the soldier.
bp-row-charge-all = All characters of the player who has the turn are charged already.
bp-row-raise-draw = Draw is raised.
bp-row-draw = A card is drawn. Which card is it?
bp-row-draw-second = Draw a second card?
bp-row-hand-limit = Down to seven cards: which card is discarded?
bp-row-turn-over = The turn goes over.
bp-row-raise-charge = Charge is raised.
bp-row-attackers = Which soldier attacks?
bp-row-raise-block = Block is raised.
bp-row-blockers = Which character blocks?
bp-row-raise-judgement = Damage Judgement is raised.
bp-row-compare = Attackers and blockers are compared.
bp-row-against-soldiers = Against soldiers.
bp-row-lower-goes = The lower number goes. Which blocker is given up?
bp-row-both-go = Equal numbers: both sides go. Which blocker is given up?
bp-row-against-bulwark = Is there a bulwark among the blockers?
bp-row-unblocked = Damage to the opponent. Which card is lost?
bp-row-turn-up-bulwark = The bulwark is turned up. Which card is it?
bp-row-joker-bulwark = Is the bulwark a Joker?
bp-row-same-number = Is its number among the attacker's cards?
bp-row-bulwark-goes = The bulwark goes to the graveyard.
bp-row-up = The number rises.
bp-row-down = The number falls.
bp-row-down-to-zero = Is the number 0 or less?
bp-row-twist = Driven or charged?
bp-row-counter = Does one of the cases hold?
bp-row-nullify = The action is nullified.
bp-row-destroy = The bulwark goes to the graveyard. Which card is it?
bp-row-throw = Damage to the opponent. Which card is lost?
bp-row-search = Which card is taken from the deck?
bp-row-shuffle-again = The deck is shuffled again.
bp-row-generation-change = Which card comes next from the deck?

# BlackPoker: the board
bp-board-turn = Turn: { $turn }. Chance: { $chance }.
bp-board-player = { $player }: deck { $deck }, graveyard { $graveyard }, hand { $hand }
bp-board-soldiers = {"  "}soldiers: { $words }
bp-board-bulwarks = {"  "}bulwarks: { $words }
bp-board-stage = Stage: { $words }
bp-board-attack = { $attacker } attacks, blocked by { $blockers }
bp-summary = { $player }: deck { $deck }, hand { $hand }, soldiers { $soldiers }, bulwarks { $bulwarks }
bp-fault-turn-at-setup = who has the turn is decided at the beginning; leave it out with setup = true
bp-fault-no-deck = a player without a deck has lost
bp-fault-made = { $name } is not an action that is made once a turn: set bulwark, attack
bp-fault-too-many = { $player } has { $n } cards, but the pack has { $pack }
bp-fault-twice = { $player } has { $card } twice, but a pack has it once
bp-fault-card-or-cards = it needs its card: card = "S7", or cards = ["S7", "S9"]
bp-fault-joker-soldier = { $card } cannot be a soldier
bp-fault-suits = the cards of a soldier have one suit
bp-fault-number = the number of a soldier on the field is above 0
bp-fault-new = { $card } is not one of its cards
bp-fault-no-card = “{ $text }” is no card
bp-fault-cards-are = Cards: SA to SK, H, D and C likewise, JK, JK2, and ? for one that is not known
bp-fault-long-list = more cards than a pack has
bp-fault-not-in-pack = { $card } is not in the pack
bp-fault-deck-form = a deck is a number of cards, a list of cards, or {"{"} top = […], cards = […], unknown = N {"}"}
bp-fault-open-card = this card lies face up, so it must be named
bp-fault-listed-unknown = unknown cards are counted here with unknown = N
bp-fault-not-their-turn = it is not { $player }'s turn: nothing of { $player }'s has come or been made in it

# BlackPoker: readings
reading-chance-after-resolution = Who has the chance after a resolution from the stage?
reading-passes-after-resolution = Is the list of passes wiped after a resolution?
reading-making-passes = Does making an action with a normal effect pass by itself?
reading-empty-stage-pass = May the player who has the chance pass on an empty stage?
reading-triggered-immediate = Is Generation Change, when triggered, resolved at once or put on the stage?
reading-empty-deck-by-cost = When is the game lost by a deck that a cost has emptied?
reading-unpayable-cost = May an action be made whose cost cannot be paid in full?
reading-cost-bulwark = Which bulwark may be driven to pay B?
reading-block-mix = May several bulwarks, or bulwarks and soldiers, block one attacker?
reading-losing-blockers = If several blockers lose or tie, which of them go?
reading-attacker-gone = What happens to the blockers of an attacker that has left?
reading-some-blockers-gone = What if some of the blockers have left?
reading-no-attacker = May Attack be resolved without an attacker, by choice?
reading-role-when-turned = Does an attacker that is charged, or a blocker that is driven, keep its role?
reading-changes-when-equipped = Do Up and Down stay with a soldier that is equipped?
reading-equip-driven = Does a driven soldier stay driven when it is equipped?
reading-nothing-found = What if Generation Change finds nothing?
reading-twist-choice = When is driven or charged chosen for Twist?
reading-once-counted = Is once a turn counted when the action is made or when it is resolved?
reading-no-card-to-turn = What if a player has no card to turn up at the beginning?
reading-search-none = May Search take no card though there is one?

# Cases
case-front-matter = a case begins with its facts in TOML between two lines of +++
case-toml = this is not TOML: { $words }
case-unknown-key = unknown key “{ $key }”
case-known-keys = Keys: { $words }
case-wrong-type = { $wanted } is needed here, not { $found }
case-type-text = text
case-type-number = a whole number
case-type-float = a number with a point
case-type-bool = true or false
case-type-date = a date
case-type-list = a list
case-type-table = a table
case-type-value = text, a whole number, true or false, or a list
case-out-of-range = a number from { $from } to { $to } is needed
case-no-game = the facts do not name the game: game = "blackpoker@act6.1-lite"
case-no-title = the facts have no title
case-game-not-playable = “{ $name }” is not a game that can be played at the table
case-unknown-reading = unknown reading “{ $name }”
case-unknown-option = the reading { $name } has no option “{ $option }”
case-known-options = Options: { $words }
case-unknown-block = unknown block “{ $name }”
case-block-twice = a case has one board and one ruling
case-no-board = the case has no board
case-no-player = “{ $name }” is nobody at the table; a line begins with A:, B: or ?:
case-no-colon = a play line begins with the player and a colon
case-play-form = Like this: A: summon soldier, S7
case-empty-play = nothing is played here
case-refused-open = “(refused: …” must end the line with a bracket
case-refused-by-nothing = which clause refuses it?
case-ruling-form = a ruling is written PATH = VALUE
case-ends-at-form = ends_at names a player and a clause: "B: P-4-11"
case-unknown-clause = nothing is done or refused by “{ $name }” in this game
case-unknown-result = “{ $name }” is no result
case-game-over = the game is over ({ $result }); this line is not used
case-other-decides = this is not theirs to decide: { $who } must choose
case-ambiguous = “{ $part }” may mean several options: { $words }
case-no-option = “{ $part }” is not one of the options
case-refused-by = { $words } is refused by { $clauses }
case-was-legal = the play is legal; nothing refuses it
case-refused-otherwise = the play is refused, but not by this
case-ends-elsewhere = the case ends elsewhere: { $found }
case-open-choice = a choice is left open: { $who } must choose ({ $clause })
case-no-path = { $path }: the position has no such thing
case-other-value = { $path }: expected { $expected }, found { $found }
case-not-cited = { $clause }: no spoken step cites it
case-cited-earlier = { $clause }: cited, but earlier than the clauses before it
case-reading-not-used = { $name }: no step rests on this reading
case-too-many-parts = a line of play has at most { $most } parts
case-refused-by-reading = { $words } is refused by { $clauses } (reading: { $readings })
case-a-or-b = a player is "A" or "B"
case-wrong-kind = { $path } is { $found }; this is compared with another kind of value
goal-form = “{ $text }” is no condition; write like B.deck = 0, or A.soldiers.S7.number >= 9

# Traces, results, comparing
trace-ruling = Ruling:
trace-reading = reading: { $words }
trace-under = Under the reading { $words }
trace-decision = { $who }: { $question } ({ $clause })
trace-met-before = This position was there before, at decision { $n }.
trace-failed = It came out otherwise than expected:
trace-ours = { $text }: the base procedure in our own words, which the publisher's sheet presupposes.
result-ongoing = The game goes on.
result-won = { $player } wins.
result-draw = The game is a draw.
result-undecided = The text does not decide this.
compare-parts = { $a } and { $b } part after { $n ->
    [one] 1 step
   *[other] { $n } steps
} alike.
compare-same = { $a } and { $b } do not part: { $n ->
    [one] 1 step is
   *[other] { $n } steps are
} alike.
compare-no-fit = The plays do not fit any more: { $words }
check-totals = { $passed } passed, { $failed } failed
case-by-clauses = By: { $clauses }
case-options-are = Options: { $words }
new-written = Written: { $name }
selfplay-totals = { $games } games, { $rules } rules, { $decisions } decisions in { $seconds } s: { $rate } games a second
error-no-case = there is no case “{ $name }”
error-unreadable = { $name } cannot be read: { $words }
error-unwritable = { $name } cannot be written: { $words }
error-reading-form = “{ $text }” is not a reading with its option; write NAME=OPTION

# shinpan explore
explore-until-rest = the next position at rest
explore-until-turns = { $n ->
    [one] the end of the turn
   *[other] the end of { $n } turns
}
explore-until-form = “{ $text }” is no horizon; write rest, turn, or 3 turns
explore-seen = To { $horizon }: { $positions } positions seen, { $merged } met again and merged.
explore-chance = The order of cards and unknown cards are branches, too: a player can force only what comes whatever the cards are.
explore-cycles = Some positions come again: lines through them have no end.
explore-cut = The limit of { $limit } positions cut the search off at { $cut } positions; there may be more.
explore-forced = { $player } can force { $goal }, against every reply.
explore-with-help = { $player } can reach { $goal } with help, but cannot force it.
explore-never = { $player } cannot reach { $goal }.
explore-unknown = Whether { $player } can force { $goal } is not known: the search was cut off.
explore-ending = lines: { $lines }, positions: { $positions }
explore-endless = endless
explore-more = … and { $n ->
    [one] 1 more ending
   *[other] { $n } more endings
} (--json shows all)

# shinpan coverage
coverage-no-kinds = for { $edition } it is not written down which clauses can be enforced
coverage-row = registered: { $registered }; cases: { $cases }
coverage-totals = { $clauses } clauses, { $enforceable } of them enforceable; { $rules } of these have a rule, a check or a value, { $cited } are named by a case.
kind-rule = rule
kind-check = check
kind-value = value
kind-heading = heading
kind-definition = definition
kind-outside = outside
kind-none = not sorted

# The interactive table
repl-greeting = { $edition }: { $title }. Type a play, an option's number, or help.
repl-help =
    A play acts:            summon soldier S7, drive bulwark D3      (A: and B: may stand before it)
    An option's number:     2
    if PLAY; PLAY           what would happen, on a copy
    legal PLAY              is it allowed, and by which clause
    options [all]           what can be chosen; all: also what is refused, and why
    board, trace [all]      the position; the steps so far
    why [STEP|CARD]         the steps and clauses that led there
    undo [N|all], redo      back and forth
    set A.deck = 12         edit the board at rest; put A.hand S7; remove A.hand S7
    reading [NAME=OPTION]   the readings; flip one and play the line again
    edition EDITION         the same line under another edition
    explore [rest|turn|N turns] [for A] [goal B.deck = 0]
    rule A-9, search WORDS  the texts
    save FILE.md, load FILE.md|GAME, new, help, quit
repl-differs = What differs:
repl-legal = It is allowed ({ $clause }).
repl-not-legal = It is not allowed: { $words }
repl-no-number = there is no option { $n }; there are { $most }
repl-no-step = no step about “{ $text }”
repl-nothing-to-undo = there is nothing to undo
repl-nothing-to-redo = there is nothing to redo
repl-undo-form = “{ $text }” is no number of decisions; write undo, undo 3 or undo all
repl-not-at-rest = the board can be edited at rest only; finish what is under way, or undo it
repl-set-form = write set PATH = VALUE, for example set A.deck = 12
repl-put-form = write put PATH CARD, for example put A.hand S7
repl-remove-form = write remove PATH CARD, for example remove A.hand S7
repl-save-form = write save FILE.md
repl-stopped = The line is played again up to “{ $line }”, which does not fit any more: { $words }

# Help of the table
help-table = Sit down at the interactive table: “what happens if …”
help-table-examples = Examples:
    shinpan                            the table, with a starting position
    shinpan table bp
    shinpan table case.md              a case, with its plays played
    echo "summon soldier S7" | shinpan table bp
help-table-start = A case (file or name) or a game
help-run = Play cases out, step by step, with the clause of every step
help-run-examples = Examples:
    shinpan run case.md
    shinpan run counter-against-throw --quote
    shinpan run case.md --compare block-mix=any
    shinpan run case.md --json
help-run-cases = Cases: files, - for standard input, or names of cases inside the program
help-run-quote = Quote each clause the first time it appears
help-run-all = Show the folded steps, too
help-run-edition = Another edition than the case names
help-run-reading = Another reading than the default; may be given several times
help-run-compare = Run it also under another edition or reading, and show where the two part
help-check = Run all cases and compare them with their rulings
help-check-examples = Examples:
    shinpan check                      the cases inside the program
    shinpan check scenarios/ case.md
help-check-paths = Files and folders; without any, the cases inside the program
help-explore = All lines of play from the position at the end of a case
help-explore-examples = Examples:
    shinpan explore case.md
    shinpan explore case.md --until turn --goal "B.deck = 0" --for A
help-explore-case = A case: a file, -, or the name of one inside the program
help-explore-until = How far: rest (default), turn, or "3 turns"
help-explore-limit = So many positions at most (default 200000)
help-explore-goal = A condition in the words of a ruling: B.deck = 0, result = "A wins"
help-explore-for = Who wants it: A (default) or B
help-explore-edition = Another edition than the case names
help-explore-reading = Another reading than the default; may be given several times
help-coverage = For every clause: its kind, what is registered under it, which cases name it
help-coverage-examples = Examples:
    shinpan coverage bp
    shinpan coverage blackpoker@base-6.1 --json
help-coverage-game = The game, perhaps with an edition
help-new = Write a case to begin with, with comments
help-new-examples = Examples:
    shinpan new bp
    shinpan new bp case.md
help-new-game = The game
help-new-file = Where to write it (default: standard output)
help-selfplay = Random games, to measure the engine
help-selfplay-examples = Examples:
    shinpan selfplay bp --games 10000 --seed 7 --json
help-selfplay-game = The game
help-selfplay-games = How many games (default 1000)
help-selfplay-seed = The seed of the random numbers (default 1)
