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
rule-more-cases = { $n } more: shinpan cases { $game } { $clause }
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
search-asked = asked as: “{ $line }”
search-case = case:
search-further = Further hits
search-no-case = no case found for “{ $query }”
cases-count = { $n ->
    [one] 1 case
   *[other] { $n } cases
}
cases-how = The cases of a clause: shinpan cases op 7-1-3. By words: shinpan cases op blocker.
search-turns-on = turns on: { $clauses }
search-nothing = nothing found for “{ $query }”
search-empty = nothing was typed to search for
search-only-signs = “{ $query }” has no word and no number to search for
search-type = Type words, a term of the game or a clause number: shinpan search "blocker" or shinpan search 7-1-2
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
differences-head = Played otherwise at the table:
difference-start-of-game = When “at the start of the game” is carried out: the older text does not say it.
difference-put-off = What was put off to the end of the turn: with the effects of the End Phase in the older text, after them in the newer one.
difference-ends-by-player = In the older text everything of the turn player ends first, in the newer one “until the end of the turn” before “during this turn”.
difference-turn-player-finishes = Effects that wait: in the older text the turn player finishes first, in the newer one those set off earlier come first.
difference-replacements = Which of several replacements comes first: the older text has the turn player first, the newer one the card itself.
difference-both-do = Where both players do something, the newer text has the turn player go first; the older one has no such clause.
difference-looked-at = Cards that were only looked at go back mixed in the older text, as they lay in the newer one.
difference-both-lose = Both players meet a condition of defeat: in the older text both have lost, the newer one does not decide it.
difference-cost-below-zero = A cost below 0 to which something is added: it counts as 0 first in the older text, not in the newer one.
difference-changed-cost = An activation cost that is paid otherwise than written: the older text does not say what becomes of the effect.
difference-if = What “if” makes of the words that follow: the older text does not say it.
difference-moved-source = An effect that waits while its card moves to another area is lost in the newer text; the older one does not say so.
difference-secret-source = An effect whose card went to a secret area is lost in the newer text; the older one does not say so.
difference-on-ko = Where the conditions of [On K.O.] are looked at: the older text does not say it.
difference-gained = What a card with negated effects gains afterwards works in the newer text; the older one does not say so.
difference-trigger-elsewhere = A Life card that goes elsewhere than to the hand has no [Trigger] in the newer text; the older one does not say so.
difference-on-block = [On Block] has a clause of its own in the older text.
difference-event-in-trash = An Event belongs in the trash once it has worked in the older text, once it is activated in the newer one.
history-not-yet = Not in this edition.

# Errors
error-did-you-mean = Did you mean: { $words }?
error-see-help = See: { $command } --help
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
error-no-edition-here = the edition “{ $name }” cannot be named here; write { $game } alone
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
fault-nothing-to-translate = there is nothing in English that this line could translate: the clause, the word and the order must be those of the English file
fault-word = “{ $what }” is not a word that this file uses
fault-utf8 = the text is not UTF-8; save it as UTF-8, or convert it: iconv -f ENCODING -t UTF-8
fault-encoding = the text is not UTF-8, and it may be { $what }, which is not sure enough; save it as UTF-8, or convert it: iconv -f ENCODING -t UTF-8
fault-no-text = this is no text
fault-too-long = it is longer than { $what } MB
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
help-lang = Language of what the program says: en, th or ja (default: the locale); the rules stay in their own language
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
help-rule-with = Our paraphrase beside the rule: en, th, ja or none (default: the language of the program)
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
help-search-cases = Search the cases instead of the clauses
help-search-with = Our paraphrase beside the rule: en, th, ja or none (default: the language of the program)
help-cases = Browse and search the cases as answers to questions: by game, clause and words
help-cases-examples = Examples:
    shinpan cases                      how many cases turn on which chapter
    shinpan cases op 7-1               the cases that turn on a clause, or on one below it
    shinpan cases op "attacker leaves" the cases that ask so
    shinpan cases ผู้โจมตีหายไป           in Thai or Japanese, too
help-cases-words = The game, then a clause or words to look for; each may be left out
help-cases-game = Only this game, or game@edition
help-cases-limit = At most so many cases when words are looked for (default 10)
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
players-and = { $a } and { $b }
step-chose = { $who } chooses: { $words }.
step-chose-together = { $who } choose: { $words }.
step-replace = Something else may happen instead.
step-not-now = Something is not set off in this turn.
step-not = Something does not happen.
step-rounds = { $who } announces { $words } rounds of the loop.
step-found = { $words }.
step-refused-again = { $words }. It was done once before.
step-any-card = Which card it is does not matter.
step-times = { $words } (×{ $n })
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
bp-event-take-off = { $action } of { $player } resolves.
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
reading-chance-after-resolution-turn-player = the player whose turn it is
reading-chance-after-resolution-last-passer = the player who passed last
reading-passes-after-resolution = Is the list of passes wiped after a resolution?
reading-passes-after-resolution-wiped = it is wiped
reading-passes-after-resolution-kept = it is kept
reading-making-passes = Does making an action with a normal effect pass by itself?
reading-making-passes-no = no
reading-making-passes-yes = yes
reading-empty-stage-pass = May the player who has the chance pass on an empty stage?
reading-empty-stage-pass-no = no
reading-empty-stage-pass-yes = yes
reading-triggered-immediate = Is Generation Change, when triggered, resolved at once or put on the stage?
reading-triggered-immediate-at-once = resolved at once
reading-triggered-immediate-on-stage = put on the stage
reading-empty-deck-by-cost = When is the game lost by a deck that a cost has emptied?
reading-empty-deck-by-cost-next-check = at the next win check
reading-empty-deck-by-cost-at-once = at once
reading-unpayable-cost = May an action be made whose cost cannot be paid in full?
reading-unpayable-cost-refused = no
reading-unpayable-cost-what-is-possible = yes, and what is possible is paid
reading-cost-bulwark = Which bulwark may be driven to pay B?
reading-cost-bulwark-own-charged = one's own that is charged
reading-cost-bulwark-any = any
reading-block-mix = May several bulwarks, or bulwarks and soldiers, block one attacker?
reading-block-mix-soldiers-or-one-bulwark = soldiers, or one bulwark
reading-block-mix-any = any of them together
reading-losing-blockers = If several blockers lose or tie, which of them go?
reading-losing-blockers-all = all of them
reading-losing-blockers-one = one of them
reading-attacker-gone = What happens to the blockers of an attacker that has left?
reading-attacker-gone-nothing = nothing
reading-attacker-gone-bulwark-lost = a bulwark is lost all the same
reading-some-blockers-gone = What if some of the blockers have left?
reading-some-blockers-gone-those-left = those that are left block
reading-some-blockers-gone-unblocked = the attacker counts as unblocked
reading-no-attacker = May Attack be resolved without an attacker, by choice?
reading-no-attacker-allowed = yes
reading-no-attacker-only-if-none-can = only if none can attack
reading-role-when-turned = Does an attacker that is charged, or a blocker that is driven, keep its role?
reading-role-when-turned-kept = it keeps it
reading-role-when-turned-lost = it loses it
reading-changes-when-equipped = Do Up and Down stay with a soldier that is equipped?
reading-changes-when-equipped-kept = they stay
reading-changes-when-equipped-lost = they are lost
reading-equip-driven = Does a driven soldier stay driven when it is equipped?
reading-equip-driven-stays-driven = it stays driven
reading-equip-driven-charged = it becomes charged
reading-nothing-found = What if Generation Change finds nothing?
reading-nothing-found-deck-gone = the whole deck goes
reading-nothing-found-last-stays = the last card stays
reading-twist-choice = When is driven or charged chosen for Twist?
reading-twist-choice-at-resolution = when it is resolved
reading-twist-choice-when-made = when it is made
reading-once-counted = Is once a turn counted when the action is made or when it is resolved?
reading-once-counted-made = when it is made
reading-once-counted-resolved = when it is resolved
reading-no-card-to-turn = What if a player has no card to turn up at the beginning?
reading-no-card-to-turn-loses = that player loses
reading-no-card-to-turn-redeal = the game begins anew
reading-search-none = May Search take no card though there is one?
reading-search-none-no = no
reading-search-none-yes = yes

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
case-printed-by-number = a card that its number alone names is as it is printed: `{ $key }` cannot be said besides. With a `name` another card is described
case-number-no-card = “{ $name }” is a number, and no card is called so
case-number-or-value = So many cards that nobody has seen are a number in place of the list, as in hand = 2 (at the table: put A.hand 2). A card by its values: { $words }
case-known-otherwise = “{ $name }” is a card that is known, and `{ $key }` is not as it is printed on it
case-known-otherwise-hint = Name it alone, or describe a card of another name with all that is printed on it.
case-unknown-block = unknown block “{ $name }”
case-block-twice = a case has one board and one ruling
case-no-board = the case has no board
case-no-player = there is no player “{ $name }” at this table; a line begins with a player and a colon, A:, or with ?:
case-no-colon = a play line begins with the player and a colon
case-play-form = Like this: A: ANSWER, ANSWER -> ANSWER, in the words of the options
case-empty-play = nothing is played here
case-empty-part = between these signs there is no answer
case-refused-open = “(refused: …” must end the line with a bracket
case-refused-by-nothing = which clause refuses it?
case-ruling-form = a ruling is written PATH = VALUE
case-ends-at-form = ends_at names a player and a clause: "B: P-4-11"
case-unknown-clause = nothing is done or refused by “{ $name }” in this game
case-unknown-result = “{ $name }” is no result
case-game-over = the game is over ({ $result }); this line is not used
case-other-decides = this is not theirs to decide: { $who } must choose
case-left-over = “{ $part }” is left over: now { $who } must choose
case-ambiguous = “{ $part }” may mean several options: { $words }
case-no-option = “{ $part }” is not one of the options
case-no-concession = the text of this game has no rule of conceding
case-refused-needs = { $refused }: { $needs }
needs-don = { $n } active DON!! { $n ->
        [one] is
       *[other] are
    } needed, { $there } { $there ->
        [one] is
       *[other] are
    } there
needs-any-don = { $n } DON!! { $n ->
        [one] is
       *[other] are
    } needed, { $there } { $there ->
        [one] is
       *[other] are
    } there
needs-cards = { $n ->
        [one] 1 card is
       *[other] { $n } cards are
    } needed that it can be done to, { $there } { $there ->
        [one] is
       *[other] are
    } there
needs-level = Lv. { $n } is needed, Lv. { $there } is there
needs-resources = { $n } active { $n ->
        [one] Resource is
       *[other] Resources are
    } needed, { $there } { $there ->
        [one] is
       *[other] are
    } there
needs-mp = { $n } Mp are needed, { $there } are there
needs-bulwarks = costs { $n } B: { $n ->
        [one] 1 bulwark is
       *[other] { $n } bulwarks are
    } needed to drive, { $there } { $there ->
        [one] is
       *[other] are
    } there
needs-to-lose = costs { $n } L: { $n ->
        [one] 1 card is
       *[other] { $n } cards are
    } needed in the deck, { $there } { $there ->
        [one] is
       *[other] are
    } there
needs-discards = costs { $n } D: besides the key cards, { $n ->
        [one] 1 card is
       *[other] { $n } cards are
    } needed in the hand, { $there } { $there ->
        [one] is
       *[other] are
    } there
case-refused-by = { $words } is refused by { $clauses }
case-was-legal = the play is legal; nothing refuses it
case-refused-otherwise = the play is refused, but not by this
case-ends-elsewhere = the case ends elsewhere: { $found }
case-open-choice = a choice is left open: { $who } must choose ({ $clause })
case-no-path = { $path }: the position has no such thing
case-other-value = { $path }: expected { $expected }, found { $found }
case-not-cited = { $clause }: no spoken step cites it
case-cited-earlier = { $clause }: cited, but earlier than the clauses before it
case-cited-folded = { $clause } is cited only by the folded step { $n } (--all shows it); cites look at spoken steps
case-reading-not-used = { $name }: no step rests on this reading
case-too-many-parts = a line of play has at most { $most } parts
case-refused-by-reading = { $words } is refused by { $clauses } (reading: { $readings })
case-a-or-b = a player is "A" or "B"
case-wrong-kind = { $path } is { $found }; this is compared with another kind of value
goal-form = “{ $text }” is no condition; write like B.deck = 0, or A.soldiers.S7.number >= 9

# Traces, results, comparing
trace-ruling = Ruling:
trace-stands = At the end: { $words }.
trace-stands-of = { $who }'s { $what }
trace-stands-value = { $what } { $value }
trace-stands-turn = { $who }'s turn
trace-stands-not = not { $what }
trace-stands-none = none
trace-reading = reading: { $words }
trace-uncertain = uncertain wording: { $words }
trace-supports = rests on: { $words }
trace-place-result = result
trace-place-area = area
trace-place-controller = controller
trace-place-face-up = face up
trace-place-grown = grown
trace-place-keywords = keywords
trace-place-level = level
trace-place-mode = mode
trace-place-on = on
trace-place-owner = owner
trace-place-phase = phase
trace-place-attacker = attacker
trace-place-target = target of the attack
trace-place-attacked = attacked
trace-place-attack = attack player
trace-place-blocks = blocks
trace-place-cards = cards
trace-place-turn = turn
trace-place-chance = chance
trace-place-keys = keys
trace-place-bulwarks = bulwarks
trace-place-soldiers = soldiers
trace-place-graveyard = graveyard
trace-place-stage = stage
trace-place-characters = characters
trace-place-leader = leader
trace-place-life = life
trace-place-trash = trash
trace-place-hand = hand
trace-place-deck = deck
trace-face-down = face down
trace-face-up = face up
trace-charged = charged
trace-driven = driven
trace-rested = rested
trace-active = active
trace-seal-active = Active
trace-seal-inactive = Inactive
trace-number = { $n } { $word }
trace-word-true = yes
trace-word-false = no
trace-word-revealed = revealed
trace-word-prohibition = prohibition
trace-word-cannot = prohibition
trace-word-effect = an effect
trace-word-stays-rested = stays rested
trace-word-rush = [Rush]
trace-word-double-attack = [Double Attack]
trace-word-banish = [Banish]
trace-word-blocker = [Blocker]
trace-word-unblockable = [Unblockable]
trace-word-power = power
trace-word-cost = cost
trace-word-base-power = base power
trace-word-base-cost = base cost
trace-word-resolving = being resolved
trace-word-battle = battle area
trace-word-paired = paired
trace-word-outside = outside of the game
trace-word-ap = AP
trace-word-hp = HP
trace-word-number = number
trace-word-turned = turned up
trace-word-step = Step
trace-word-line = Line
trace-word-arena = arena
trace-word-at = At
trace-word-df = Df
trace-word-sp = Sp
trace-word-attack-mp = attack Mp
trace-word-check-up = Check up Step
trace-word-end = End of Subturn Step
trace-word-draw = Draw Step
trace-word-discard = Discard Step
trace-word-interfere = Interfere Step
trace-word-second-interfere = second Interfere Step
trace-word-main = Main Step
trace-word-clean-up = Clean up Step
trace-word-fill-up = Fill up Step
trace-word-setup = setup
trace-hangs-not = it does not come to “{ $words }” ({ $who })
trace-hangs-asked = then { $who } is asked: { $question } ({ $clause })
trace-differs-value = { $path }: { $there } (here: { $here })
trace-differs-with = { $path }: with { $words }
trace-differs-without = { $path }: without { $words }
trace-differs-order = { $path }: in another order
result-draw-short = draw
trace-differs-count = { $path }: { $there ->
        [one] 1 card
       *[other] { $there } cards
    } (here: { $here })
trace-see-also = see also { $words }
trace-quote-more = The whole clause: shinpan rule { $game } { $clause }
trace-again = The same again, { $n } times more, to step { $to }.
trace-both-pass = Both pass.
trace-reading-here = Reading: { $question } Here: { $option }. ({ $name })
trace-reading-other = With “{ $option }”: { $words }
trace-under = Under the reading { $words }
trace-decision = { $who }: { $question } ({ $clause })
trace-met-before = This position was there before, at decision { $n }.
trace-failed = It came out otherwise than expected:
trace-ours = { $text }: the base procedure in our own words, which the publisher's sheet presupposes.
result-ongoing = The game goes on.
result-won = { $player } wins.
result-won-together = { $player } win.
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
error-several-cases = { $n } cases have that in their names: { $words }
error-case-folder = “{ $name }” is a folder; name a case in it, or check all of them: shinpan check { $name }
error-no-case = there is no case “{ $name }”
error-unreadable = { $name } cannot be read: { $words }
error-no-cases = { $name } has no case; a case is a Markdown page, NAME.md
error-unwritable = { $name } cannot be written: { $words }
error-reading-form = “{ $text }” is not a reading with its option; write NAME=OPTION

# shinpan explore
explore-until-rest = the next position at rest
explore-until-turns = { $n ->
    [one] the end of the turn
   *[other] the end of { $n } turns
}
explore-until-form = “{ $text }” is no horizon; write rest, turn, or 3 turns
explore-no-player = “{ $name }” does not sit at this table; there are { $words }
explore-seen = To { $horizon }: { $positions } positions seen, { $merged } met again and merged.
explore-chance = The order of cards and unknown cards are branches, too: a player can force only what comes whatever the cards are.
explore-unseen = Cards that nobody has seen, or of which only the name is known, could act or change this; no branch stands for them.
explore-cycles = Some positions come again: lines through them have no end.
explore-stopped = It was stopped; { $cut } positions were not looked at, so there may be more.
explore-cut = The limit of { $limit } positions cut the search off at { $cut } positions; there may be more.
explore-forced = { $player } can force { $goal }, against every reply.
explore-forced-by-known = { $player } can force { $goal } against every reply of the cards that are known. That is not sure: a card that is not known could answer.
explore-with-help = { $player } can reach { $goal } with help, but cannot force it.
explore-never = { $player } cannot reach { $goal }.
explore-never-by-known = { $player } does not reach { $goal } with the cards that are known. A card that is not known could change that.
explore-unknown = Whether { $player } can force { $goal } is not known: the search was cut off.
explore-untried = Whether it would be otherwise under another option of these readings was not looked at: { $words }
explore-reading-elsewhere = the plays before it do not lead to this position
explore-reading-also = It can also end so: { $words }.
explore-reading-not = It cannot end so: { $words }.
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
    A play acts:            { $play } (A: and B: may stand before it)
    In other languages:     { $thai }; { $japanese }
    An option's number:     2
    if PLAY; PLAY           what would happen, on a copy
    legal PLAY              is it allowed, and by which clause
    options [all]           what can be chosen; all: also what is refused, and why
    board, trace [all]      the position; the steps so far
    why [STEP|CARD]         the steps and clauses that led there
    undo [N|all], redo      back and forth
    next [N|all]            the next lines of the case that was opened
    set { $edit } edit the board at rest; put { $card }; remove { $card }
    reading [NAME=OPTION]   the readings; flip one and play the line again
    edition EDITION         the same line under another edition
    explore [rest|turn|N turns] [for A] [goal { $goal }]
    deck FILE               a deck list, checked
    rule { $rule }, search WORDS  the texts
    penalty [WORDS]         infractions, penalties, who starts; countdown: the limit of time that the text names
    new [GAME]              an empty board; help WORD: more about a command
    save FILE.md, load FILE.md|GAME, help, quit
repl-help-if =
    if PLAY; PLAY … — play on a copy, and say what differs. The board stays as it is.
        if { $if }
repl-help-set =
    set PATH = VALUE — edit the board at rest. A card is found by its name.
        set { $one }
        set { $two }
        set { $three }
repl-help-put =
    put PATH CARD — add a card: a few values, a name, a number of the card data, or a description.
        put { $one }
        put { $two }
        put { $three }
repl-help-remove =
    remove PATH CARD — take a card off the board.
        remove { $remove }
repl-help-undo = undo, undo 3, undo all — back before the last plays, or an edit.
repl-help-redo = redo, redo 3, redo all — forward again.
repl-help-next = next, next 3, next all — play the next lines of the case that was opened.
repl-help-board = board — the position and the open question.
repl-help-trace = trace, trace all — the steps so far; all: also those that are folded, and what they rest on.
repl-help-why =
    why, why 12, why CARD — the steps and clauses that led there.
    why not PLAY — which clause refuses it.
        why not { $not }
repl-help-options = options, options all — what can be chosen; all: also what is refused, and by which clause.
repl-help-legal =
    legal PLAY — is it allowed, and by which clause?
        legal { $legal }
repl-help-explore =
    explore [rest|turn|N turns] [for A] [goal CONDITION] — all lines of play from here. Ctrl-C stops it.
        explore turn for A goal { $goal }
repl-help-deck = deck FILE — check a deck list.
repl-help-rule =
    rule CLAUSE — a clause of this game, or of another.
        rule { $rule }
        rule gundam 8-2
repl-help-search =
    search WORDS — find a clause of this game, or of another.
        search { $search }
        search gundam blocker
repl-help-penalty = penalty, penalty WORDS — infractions, penalties and what else the text leaves to the desk; of this game, or of another.
repl-help-countdown = countdown — the limit of time that the text of this game names, second by second.
repl-help-reading = reading — the readings; reading NAME=OPTION — flip one, and play the line again.
repl-help-edition = edition EDITION — the same line under another edition.
repl-help-save = save FILE.md — the line as a case that run accepts.
repl-help-load = load FILE.md, load NAME — open a case; step through it with next.
repl-help-new = new, new GAME — an empty board, to be filled with set and put.
repl-help-help = help, help WORD — what can be typed; what a command does.
repl-help-quit = quit — get up.
repl-help-exit = exit — get up.
repl-no-help = there is no command “{ $word }”
repl-open = What is asked: { $who }: { $question } ({ $clause })
repl-no-next = there is no line left to play; open a case with load
repl-coming = next: { $line } ({ $n ->
    [one] one line
   *[other] { $n } lines
 } left)
board-unsaid = The { $what } of { $cards } was not given: it counts as { $n }.
repl-empty = an empty board
repl-differs = What differs:
repl-too-long = the line is too long: at most { $most } bytes are read as one line
repl-understood-as = Understood as: { $text }
repl-part-unclear = “{ $text }” is not understood
repl-story-one-piece = A position in one sentence tells an attack and what lies there: attacked by a 7000, two Life, a 4000 blocker, a +2000 counter: what if I block?
repl-story-gundam = A position in one sentence tells an attack and what lies there: attacked by a 5/4 unit, 3 shields, a 3/3 blocker: what if I block?
repl-story-none = A position is told in one sentence for ONE PIECE and Gundam only. Here it is laid down, then played: put { $put }; then { $play }
repl-nearly-named = no card is called “{ $name }” here. A new card of nearly the same name is described with what is printed on it
repl-story-untold = Not told, so put in: { $text }. What hangs on it is not answered here.
repl-only-supposed = That was on a copy. The board is as it was:
repl-was-forced = There was nothing else to choose; it is done already.
repl-legal = It is allowed ({ $clause }).
repl-not-legal = It is not allowed: { $words }
repl-no-number = there is no option { $n }; there are { $most }
repl-no-step-yet = nothing has happened yet: make a play first, or ask “why not PLAY”
repl-no-step = no step about “{ $text }”
repl-nothing-to-undo = there is nothing to undo
repl-nothing-to-redo = there is nothing to redo
repl-undo-form = “{ $text }” is no number; write { $word }, { $word } 3 or { $word } all
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
    shinpan table case.md              a case, to be stepped through (next)
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
help-selfplay-players = How many players (default 2)
help-selfplay-teams = In two teams of two
selfplay-not-so = { $game } is not played by { $players } players so

# Cards in sentences
card-whose = { $player }'s { $name }
card-unknown = a card

# ONE PIECE: names of things
op-rested = rested
op-new = came this turn
op-negated = effects negated
op-zone-deck = deck
op-zone-hand = hand
op-zone-trash = trash
op-zone-leader = Leader area
op-zone-characters = Character area
op-zone-stage = Stage area
op-zone-life = life
op-zone-revealed = revealed
op-stat-power = power
op-stat-cost = cost
op-stat-counter = counter
op-keyword-rush = Rush
op-keyword-rush-character = Rush: Character
op-keyword-double-attack = Double Attack
op-keyword-banish = Banish
op-keyword-blocker = Blocker
op-keyword-unblockable = Unblockable
op-grant-power = { $n } power
op-grant-cost = { $n } cost
op-grant-base-power = base power { $n }
op-grant-base-cost = base cost { $n }
op-grant-set-power = power { $n }
op-grant-set-cost = cost { $n }
op-grant-stays-rested = does not become active in the Refresh Phase
op-grant-effect = gains an effect
op-phase-setup = before the game
op-phase-refresh = Refresh Phase
op-phase-draw = Draw Phase
op-phase-don = DON!! Phase
op-phase-main = Main Phase
op-phase-end = End Phase
op-result-a = A wins
op-result-b = B wins
op-result-draw = a draw
op-result-undecided = the text does not decide

# ONE PIECE: a position
op-board-turn = { $player }'s turn, { $phase }
op-board-player = { $player }: Life { $life }, deck { $deck }, trash { $trash }, hand: { $hand }
op-board-don = { "  " }DON!!: { $active } active, { $rested } rested, { $deck } in the DON!! deck
op-board-leader = { "  " }Leader: { $words }
op-board-characters = { "  " }Characters: { $words }
op-board-stage = { "  " }Stage: { $words }
op-board-battle = Battle: { $attacker } attacks { $target }
op-summary = { $player }: Life { $life }, hand { $hand }, DON!! { $don }, { $field }

# ONE PIECE: options
op-choice-play = play { $card }
op-choice-activate = activate { $card }
op-choice-activate-nth = activate { $card } ({ $n })
op-choice-activate-words = activate { $card } ({ $n }: { $words })
op-choice-give = give DON!! to { $card }
op-choice-give-many = give { $n } DON!! to { $card }
op-choice-attack = attack { $card }
op-choice-end-turn = end turn
op-choice-done = done
op-choice-yes = yes
op-choice-no = no
op-choice-block = block { $card }
op-choice-no-block = no block
op-choice-counter = counter { $card }
op-choice-no-counter = no counter
op-choice-trigger = trigger
op-choice-no-trigger = no trigger
op-choice-don-active = active DON!!
op-choice-don-rested = rested DON!!
op-choice-don-held = a DON!! that stays rested
op-choice-don-of = DON!! of { $card }
op-choice-don-deck = DON!! of the DON!! deck
op-choice-resolve = resolve { $card }
op-choice-resolve-nth = resolve { $card } ({ $n })
op-choice-resolve-words = resolve { $card } ({ $n }: { $words })
op-choice-use = use { $card }
op-choice-decline = decline
op-choice-mode = mode { $n }
op-choice-mode-words = mode { $n }: { $words }
op-choice-top = top
op-choice-bottom = bottom
op-choice-first = go first
op-choice-second = go second
op-choice-mulligan = mulligan
op-choice-keep = keep
op-choice-is = { $player }'s card is { $card }
op-choice-whatever = does not matter
op-choice-concede = concede

# ONE PIECE: questions
op-ask-main = What does the turn player do?
op-ask-target = What is attacked?
op-ask-block = Is a Blocker activated?
op-ask-counter = Is a counter used?
op-ask-counter-for = Which card gets the counter?
op-ask-trigger = Is the Trigger activated?
op-ask-life-card = Which card is the top Life card?
op-ask-top-card = Which card lies there?
op-doubt = What it is about is not known.
op-ask-which-card = Which card is it?
op-ask-draw-up-to = Draw another card?
op-ask-how-many = How many cards?
op-ask-make-room = Which Character is trashed to make room?
op-ask-pay = Is the activation cost paid?
op-ask-may = Is it done?
op-ask-mode = Which one?
op-ask-choose = Which card?
op-ask-place = Which card is placed next, the upper one first?
op-ask-look = Which cards are looked at?
op-ask-dons = Which DON!! cards?
op-ask-add-don = How many DON!! cards are added?
op-ask-give-don = How many DON!! cards are given?
op-ask-return-don = Which DON!! card is returned?
op-ask-take-back-don = Which given DON!! card goes back to the cost area?
op-ask-rounds = The position comes again. How many rounds are done?
op-ask-permanents = Which permanent effect is applied first?
op-ask-instead-of-losing = Does something else happen instead of losing?
op-ask-number = Which number?
op-ask-random = Which card is picked at random?
op-ask-order = Which effect is resolved next?
op-ask-who-chooses = Who wins the right to choose?
op-ask-first = Go first or second?
op-ask-start-effect = Which effect at the start of the game is next?
op-ask-mulligan = Is the hand kept?

# ONE PIECE: what happens
op-event-drawn = { $player } draws { $card }.
op-event-drawn-unseen = { $player } draws a card.
op-event-kod = { $card } is K.O.'d.
op-event-made-room = { $card } is trashed to make room.
op-event-played = { $card } is put into play.
op-event-played-rested = { $card } is put into play rested.
op-event-activated = { $card } goes to the trash and is activated.
op-event-countered = { $player } trashes { $card } for its counter.
op-event-life-to-hand = { $player } takes { $card } from Life to hand.
op-event-banished = { $card } goes from Life to the trash.
op-event-life-revealed = { $player } reveals { $card } from Life.
op-event-after-trigger = { $card } goes to the { $to } after its Trigger.
op-event-back-to-deck = { $card } goes back to the deck.
op-event-to-deck-top = { $card } goes from { $from } to the top of { $player }'s deck.
op-event-to-deck-under = { $card } goes from { $from } to the top of { $player }'s deck, under what was placed there before it.
op-event-to-deck-bottom = { $card } goes from { $from } to the bottom of { $player }'s deck.
op-event-to-life = { $card } goes to { $player }'s Life.
op-event-to-life-face-up = { $card } goes to { $player }'s Life face up.
op-event-moved = { $card } goes from { $from } to { $to }.
op-event-rest = { $card } is rested.
op-event-active = { $card } becomes active.
op-event-don-given = { $n } DON!! of { $player } given to { $card }.
op-event-don-returned = { $player } returns { $n } DON!! to the DON!! deck.
op-event-don-returned-from = { $player } returns { $n } DON!! of { $card } to the DON!! deck.
op-event-don-back = { $n } DON!! of { $card } back to { $player }'s cost area.
op-event-don-added = { $player } adds { $n } DON!! active.
op-event-don-added-rested = { $player } adds { $n } DON!! rested.
op-event-don-rested = { $player } rests { $n } DON!!.
op-event-don-active = { $n } DON!! of { $player } become active.
op-event-gains = { $card }: { $words }.
op-event-player-cannot = { $player }: { $words }.
op-event-set-off = An effect of { $card } is set off.
op-event-ordered = Permanent effects are applied in this order: { $words }.
op-event-later = What { $card } says for { $when } is put off until then.
op-event-due = What { $card } put off is done now.
op-event-turn = { $player }'s turn begins.
op-event-first = { $player } goes first.
op-event-keeps = { $player } keeps the hand.
op-event-redraws = { $player } changes the hand.
op-event-attack = { $card } is rested and attacks.
op-event-target = The attack is on { $card }.
op-event-redirect = The attack is now on { $card }.
op-event-block = { $card } blocks: it is rested and becomes the target.
op-event-struck = { $player }'s Leader is dealt damage with no Life left.
op-event-doomed = { $player }'s deck has no card; by a text { $player } does not lose at once.
op-event-trigger = The Trigger of { $card } is used.
op-event-is = { $player }'s card is { $card }.
op-event-shuffle = { $player } shuffles the deck.
op-event-mixed = The top { $n } cards of { $player }'s deck are put back in random order.
op-event-face-up = { $card } is turned face up.
op-event-face-down = { $card } is turned face down.
op-event-revealed = { $card } is revealed.
op-event-conceded = { $player } concedes and has lost.
op-event-extra-turn = { $player } takes an extra turn after this one.
op-event-over = The game ends: { $result }.

# ONE PIECE: what is found
op-note-wins = { $attacker } { $a } against { $target } { $b }: the attacker wins.
op-note-loses = { $attacker } { $a } against { $target } { $b }: nothing happens.
op-note-left-battle = A card of the battle has moved: the battle ends.
op-note-no-first-draw = { $player } draws no card in the first turn of the game.
op-note-no-don = { $player }'s DON!! deck is empty.
op-note-don-to-leader = Of the DON!! cards, { $n } given to { $card }, as a text says.
op-note-condition-fails = A condition of { $card }’s effect is not fulfilled.
op-note-conditions-hold = The conditions of { $card }'s effect are fulfilled.
op-note-is-next = The effect of { $card } is next.
op-note-unsettled = Permanent effects change each other without end, and nobody can stop it.
op-note-went-to-secret = A card went to a secret area: the effect of { $card } is not activated.
op-note-paying = Now the activation cost of { $card }.
op-note-first-hand = { $player } draws the first hand.
op-setup-leaders = Both Leaders are laid face up.
op-event-phase = { $phase }.
op-note-turn-player-first = Both do it; { $player }, the turn player, first.
op-note-lays-life = { $player } lays { $n } Life cards.
op-note-deck-legal = { $player }'s deck is built according to the rules.
op-note-deck-not-legal = { $player }'s deck is not built according to these clauses.
op-note-deck-colours = Some cards of { $player }'s deck have a colour of the Leader and another one: whether they may be used, the text does not say. All else is built according to the rules.
op-note-cannot-pay = The activation cost of { $card } cannot be paid in full, so nothing is paid.
op-note-not-paid = The activation cost of { $card } is not paid.
op-note-paid-otherwise = The activation cost of { $card } was not paid as written, so the rest is not carried out.
op-note-source-moved = { $card } has moved: its effect is neither activated nor resolved.
op-note-negated = The effect of { $card } is negated.
op-note-used-up = This effect of { $card } was used this turn.
op-note-activates = The effect of { $card } is activated.
op-note-if = { $card }: “if { $words }” is fulfilled.
op-note-if-not = { $card }: “if { $words }” is not fulfilled, so what follows is not resolved.
op-note-if-not-otherwise = { $card }: “if { $words }” is not fulfilled, so the other thing is done.
op-note-if-done = { $card }: “if you do” is fulfilled, so what follows is resolved.
op-note-if-anyway = { $card }: what stands before “if you do” was not done; what follows is resolved all the same.
op-note-if-not-done = { $card }: “if you do” is not fulfilled, so what follows is not resolved.
op-note-if-not-done-otherwise = { $card }: “if you do” is not fulfilled, so the other thing is done.
op-note-if-hangs = { $card }: What stands in the sentences after it hangs on that “if”, too.
op-note-do-not = { $card }: “if you do not” is fulfilled, so what follows is resolved.
op-note-do-not-fails = { $card }: “if you do not” is not fulfilled, so what follows is not resolved.
op-note-then-anyway = { $card }: what stands before “then” was not done; what follows is resolved all the same.
op-note-is-new = The card that the effect of { $card } speaks of has moved: it is a new card.
op-note-nothing-to = Nothing can be chosen to { $verb }, so nothing happens.
op-note-forbidden = An effect forbids this for { $card }.
op-note-forbidden-by = { $card }: { $words }, by the effect of { $by }.
op-note-forbidden-to = An effect forbids { $player } this.
op-note-no-don-turned = No DON!! card of { $player } for this.
op-note-put-back = { $player } puts the cards back as they were.
op-note-already-so = { $card } is so already.
op-note-not-at-all = Zero times: nothing happens.
op-note-does-not = { $player } does not do what { $card } leaves open: “{ $words }”.
op-note-damage = { $n } damage to { $player }.
op-note-no-life-left = { $player } has no Life left for another point of damage; nothing happens.
op-note-trigger-unused = { $player } does not use the Trigger.
op-note-banishes = { $card } has Banish.
op-note-doubles = { $card } has Double Attack.
op-note-looks = { $player } looks at: { $words }.
op-note-may-choose = { $player } may choose who goes first.
op-note-no-deck = { $player }'s deck has no card.
op-note-no-life = { $player } was dealt damage with no Life.
op-note-both = Both players have met a defeat condition at one moment.
op-note-no-trigger-here = The Trigger of { $card } cannot be activated here.
op-note-pays = { $player } plays { $card } for { $n }.
op-note-played-rested = { $card } is played rested, as a text says.
op-note-cheaper = { $card } costs less, as the next card that is played.
op-note-extra-turn = { $player } has an extra turn.
op-note-ends-turn = { $player } ends the turn.
op-note-number = { $player } chooses { $n }.
op-part-permanent = { $by } by permanent effects
op-part-card = { $by } by { $card }
op-part-set = set to { $n } by { $card }
op-part-a-don = 1 rested DON!! card of { $player }
op-part-don = { $by } for { $n } DON!!
op-later-your-turn = the start of the next turn of its player
op-later-opponents-main = the start of the opponent's next Main Phase
op-later-opponents-turn = the end of the opponent's turn
op-later-battle = the end of this battle
op-later-turn = the end of this turn
op-part-given = { $card } { $words }
op-note-power = { $card }: { $base }, { $words }.
op-note-declares = { $player } declares the effect of { $card }.
op-note-leader-stays = { $card } is a Leader and stays where it is.
op-note-may-not = { $player } may do what { $card } says next, but it cannot be done: “{ $words }”.
op-note-asks-for = It asks for: { $words }.
op-note-goes-on = { $card }’s replacement is done; the text that it came into goes on.
op-note-chooses = { $player } chooses { $card }.
op-note-chooses-none = { $player } chooses no card.
op-note-keyword-by = { $card } has [{ $keyword }] by { $by }.
op-note-cost = The cost of { $card }: { $base }, { $words }.
op-note-doubt = A card of { $player } of which it is not known what it is decides this: describe it.
op-note-doubt-name = Of { $card } only the name is known, and what it is decides this: describe it.
op-note-unseen-cards = Nothing known can be chosen; one of { $player }’s cards that nobody has seen might be.
op-note-unseen-hand = No known card of { $player } will do; one of the cards in hand that nobody has seen might.
op-note-unseen-life = Nobody has seen this Life card: it might have a [Trigger].
op-note-bare = Of { $card } only the name is known; it might be of use here.
op-note-bare-life = Of { $card } only the name is known; it might have a [Trigger].
op-note-silent-made-room = { $card }’s effect is not used here: whether it can be there instead of making room for a new card, the text does not say.
op-note-no-room = The old Stage is still there: where { $card } goes then, the text does not say.
op-note-silent-replaced = { $card }’s effect cannot be used instead: this already happens in the place of something.
op-note-silent-instead-so = { $card }’s effect cannot be used instead: what it would turn is so already.
op-note-silent-not-ko = { $card } is trashed, not K.O.'d: its [On K.O.] effect is not set off.
op-note-silent-end-passed = { $card } came into play in the End Phase: the time of its effect at the end of the turn has passed.
step-would = This is about to happen: { $words }
step-doomed = { $card } would be destroyed.
op-note-silent-instead = { $card }’s effect cannot be used instead: what it says cannot be done.
op-note-silent-cost = { $card }’s effect cannot be used instead: its activation cost cannot be paid.
op-note-silent-condition = { $card }’s effect does not work: a condition is not fulfilled. It asks for: { $words }.
op-note-silent-negated = { $card }’s effect does not work: it is negated.
op-note-silent-used = { $card }’s effect does not work: it was used this turn.
op-note-replaced = { $card }’s effect is done; what it was used for does not happen.
op-note-replacement-declined = { $player } does not use { $card }’s effect instead.
op-would-damage = { $player } takes damage.
op-would-lose = { $player } loses the game.
op-note-replaces = { $card }’s effect is used in the place of this: { $words }
step-replaces-also = And in the place of this: { $words }
op-note-don-stay = { $n ->
    [one] 1 rested DON!! card
   *[other] { $n } rested DON!! cards
} of { $player } { $n ->
    [one] does
   *[other] do
} not become active, by the effect of { $by }.
op-note-don-others = { $n ->
    [one] 1 of { $player }’s rested DON!! cards stays
   *[other] { $n } of { $player }’s rested DON!! cards stay
} rested by an effect. Which ones are taken here was not said: the others are taken first.
op-note-forbidden-to-by = { $player }: { $words }, by the effect of { $by }.
op-note-draws-no-more = { $player } draws no more.
op-note-draws-one = { $player } goes on drawing.
op-note-looks-through = { $player } looks through the whole { $words }.
op-note-does = { $player } does what { $card } leaves open: “{ $words }”.
op-note-to-pay = To be paid: “{ $words }”.
op-note-mode-words = { $player } chooses { $n }: “{ $words }”.
op-note-mode-not = This cannot be done: “{ $words }”.
op-note-random = Picked at random: { $card }.
op-note-random-short = There are not as many cards in the hand; all of them are picked.
op-note-expires = This ends: { $words }.

# ONE PIECE: verbs
op-verb-choose = choose
op-verb-ko = K.O.
op-verb-remove = remove from the field
op-verb-trash = trash
op-verb-to-hand = take to hand
op-verb-to-deck = place in the deck
op-verb-to-life = place in Life
op-verb-rest = rest
op-verb-active = set active
op-verb-play = play
op-verb-give = give
op-verb-give-don = give DON!! to
op-verb-reveal = reveal
op-verb-turn-life = turn
op-verb-activate = activate
op-verb-redirect = attack instead

# ONE PIECE: steps that say nothing else
op-activate = The effect is activated.
op-once = It is carried out, once this turn.
op-in-turn = Both players do it, one after the other.
op-activate-event = An Event is activated by an effect.
op-activate-main = The [Main] effect of an Event is activated by an effect.
op-activate-own = Another effect of this card is activated.
op-add = Cards are added to the hand.
op-banish = Banish.
op-battle-attack = A card attacks.
op-battle-attack-effects = Effects of the Attack Step.
op-battle-compare = Powers are compared.
op-battle-counter-step = The Counter Step begins.
op-battle-damage = The Leader is dealt damage.
op-battle-done = The battle is over.
op-battle-end = The battle ends.
op-battle-end-effects = Effects at the end of the battle.
op-battle-ko = The Character that was attacked is K.O.'d.
op-battle-left = Has a card of the battle moved?
op-battle-lost = The attacker has less power.
op-battle-over = Back to the Main Phase.
op-battle-over-other = Effects of this battle of the other player end.
op-battle-over-own = Effects of this battle of the turn player end.
op-battle-then = Effects that waited for the damage.
op-conditions = Conditions are looked at.
op-damage = Damage is dealt.
op-damage-begins = Damage processing begins.
op-damage-repeat = The next point of damage.
op-did = What became of it.
op-discard = Cards are trashed from hand.
op-draw = A card is drawn.
op-draw-many = Cards are drawn.
op-extra-turn = Another turn of the same player follows this one.
op-draw-repeat = The next card is drawn.
op-from-top = The top card of the deck moves.
op-give = Something is given for a time.
op-give-player = Something applies to a player for a time.
op-goes-on = What is left of the text goes on.
op-if = If.
op-if-done = If it was done.
op-instead = This happens instead.
op-jump = On in the text.
op-keep = The text speaks of these cards.
op-ko = K.O.
op-later = For later.
op-life-to-hand = A Life card is taken to hand.
op-life-to-hand-by-effect = An effect takes Life cards to hand.
op-life-until = Life cards are trashed.
op-look-hand = A hand is looked at.
op-next-card = The next card.
op-no-life = Is there Life?
op-old-stage = The old Stage is trashed.
op-paid = Was the cost paid as written?
op-pick = The text says which cards.
op-play = Cards are played.
op-play-declare = A card is played.
op-play-effect = The effect of the Event.
op-play-enter = It is put into play.
op-play-event = The Event is activated.
op-play-pay = Its cost is paid.
op-put-into-play = A Character is put into play.
op-put-stage = A Stage is put into play.
op-redirect = The attack gets another target.
op-resolved = The effect is resolved.
op-rest-away = The rest of the cards.
op-rest-don = DON!! cards are rested.
op-return = Cards are returned to hand.
op-reveal = Cards are revealed.
op-rule-both-lose = Have both players lost?
op-rule-deck-texts = What texts say about an empty deck.
op-rule-unsettled = Do permanent effects come to rest?
op-rule-defeat = A player has lost.
op-setup-begin = The game begins.
op-setup-draw = Five cards each.
op-setup-life = Life cards are placed.
op-setup-redraw = The hand is drawn anew.
op-setup-reshuffle = Changed decks are shuffled.
op-setup-decks = The decks are looked at.
op-setup-shuffle = The decks are shuffled.
op-shuffle = The deck is shuffled.
op-swap = Base powers are exchanged.
op-then = Then.
op-trash = Cards are trashed.
op-trigger-card = The card whose Trigger was used.
op-trigger-event = The Event whose Trigger was used.
op-turn = Cards are rested or set active.
op-turn-don = DON!! cards are added.
op-turn-don-back = Given DON!! cards go back.
op-turn-doomed = Who loses at the end of the turn?
op-turn-draw = The turn player draws.
op-turn-end = Effects at the end of the turn.
op-turn-give = Another DON!! card is given.
op-turn-late-effects = Effects that were set off.
op-turn-life = Life cards are turned.
op-turn-main = The Main Phase begins.
op-turn-next = The turn passes.
op-turn-refresh = Cards become active.
op-turn-refreshed = The Refresh Phase ends.
op-turn-start = Effects at the start of the turn.
op-turn-then = Effects that were set off.
op-turn-this-turn = Effects of this turn end.
op-turn-until-end = Effects until the end of the turn end.
op-turn-until-start = Effects until the start of the turn end.
op-win = An effect ends the game.
step-ends = The game ends.

# ONE PIECE: faults of a board
op-fault-no-deck = { $player }'s deck has no card: that player has lost already
op-fault-turn-at-setup = before the game nobody has the turn
op-fault-phase = “{ $name }” is no phase
op-fault-not-on-field = “{ $name }” is not on this player's field
op-fault-not-once = “{ $name }” has no [Once Per Turn] effect
op-fault-no-leader = { $player } has no Leader
op-fault-sixth = a sixth Character of { $player }
op-fault-two-stages = a player has one Stage: leader = {"{"} name = "…" {"}"}, stage = {"{"} name = "…" {"}"}
op-fault-too-many = { $player } has too many cards
op-fault-don = { $player } has { $n } DON!! cards
op-fault-unknown-on-field = a card on the field is open: who knows its name?
op-fault-wrong-area = “{ $name }” cannot be in this area
op-fault-not-here = “{ $key }” is not for a card in this area
op-fault-no-name = the card has no name
op-fault-described-twice = “{ $name }” is described in two ways
op-fault-few-words = the card “{ $words }” is not understood
op-fault-several-cards = several cards are called “{ $name }”; write the number of one
op-fault-no-number = no card data have the number “{ $name }”; card data are given with --cards
op-fault-not-described = nothing describes the card “{ $name }”
op-fault-kind = this is no kind of card
op-fault-attribute = this is no attribute
op-fault-colour = this is no colour
op-fault-text = the card text is not understood from here on: “{ $words }”
op-fault-data-text = the text of { $name } is not understood from here on: “{ $words }”
op-fault-data = the card data { $file } cannot be read

# ONE PIECE: readings
reading-last-life-double-attack = Two points of damage against one Life card: is the second one lethal?
reading-last-life-double-attack-survives = the second point does nothing
reading-last-life-double-attack-loses = the second point is lethal
reading-new-auto = A resolves and sets C off while B of the same player waits: may C go before B?
reading-new-auto-may-go-first = C may go before B
reading-new-auto-waits = C waits until B has resolved
reading-trigger-goes = Where does a card that is not an Event go after its Trigger?
reading-trigger-goes-trash = to the trash
reading-trigger-goes-hand = to the hand
reading-both-lose = Both players lose at one moment: no clause says what that is.
reading-both-lose-undecided = the text does not decide
reading-both-lose-draw = a draw
reading-secret-choice = A fixed number of cards with a property, from a secret area: may the player decline to find them?
reading-secret-choice-may-decline = the player may decline
reading-secret-choice-must = the player must choose them
reading-secret-choice-cannot = none can be chosen
reading-next-turn-now = “Until the end of your opponent's next turn”, made during the opponent's turn: which turn is it?
reading-next-turn-now-this-turn = the turn that is being played
reading-next-turn-now-following = the opponent's turn after this one
reading-2023-chain = An effect of the turn player is set off while effects of the other player wait: which goes first?
reading-2023-chain-turn-player = the turn player finishes first
reading-2023-chain-waves = what was set off earlier goes first
reading-2023-moved-source = An auto effect whose card has moved before it was its turn: does it resolve?
reading-2023-moved-source-resolves = it resolves
reading-2023-moved-source-lost = it is lost
reading-2023-replacements = Several effects say “instead”: whose is offered first?
reading-2023-replacements-turn-player = the turn player's
reading-2023-replacements-own-card = that of the card itself
reading-2023-leaves-to-secret = “When removed …” of a card that went to a secret area: does it resolve?
reading-2023-leaves-to-secret-resolves = it resolves
reading-2023-leaves-to-secret-lost = it is lost
reading-2023-gained = An effect gained after the card's effects were negated: does it work?
reading-2023-gained-works = it works
reading-2023-gained-negated = it is negated, too
reading-2023-if = What stands before “if you do” failed: does what follows happen?
reading-2023-if-stops = it does not happen
reading-2023-if-goes-on = it happens all the same
reading-2023-on-ko = Where are the conditions of [On K.O.] looked at?
reading-2023-on-ko-field = on the field
reading-2023-on-ko-trash = in the trash
reading-2023-changed-cost = The activation cost was replaced by something else: is the rest carried out?
reading-2023-changed-cost-skips = it is not carried out
reading-2023-changed-cost-goes-on = it is carried out
reading-2023-trigger-elsewhere = A Life card that is put elsewhere than in the hand: can its Trigger be used?
reading-2023-trigger-elsewhere-no-trigger = it cannot be used
reading-2023-trigger-elsewhere-trigger = it can be used
reading-2023-start-of-game = Effects “at the start of the game”: do they happen?
reading-2023-start-of-game-happen = they happen
reading-2023-start-of-game-nothing = they do not
reading-at-one-moment = Several cards set one effect off at one moment: does it work once for each of them?
reading-at-one-moment-each = once for each card
reading-at-one-moment-once = once for all of them
reading-played-at-the-end = A card comes into play in the End Phase: does its effect at the end of the turn still work?
reading-played-at-the-end-passed = no, its time has passed
reading-played-at-the-end-works = yes, once
reading-watched-leaving = An effect looks for cards that leave the field, and one goes to a secret area: does it work?
reading-watched-leaving-seen = yes: only a card that leaves itself needs an open area
reading-watched-leaving-open-area = no: it works only where the card goes to an open area
reading-making-room = A card is trashed to make room for a new one: can “would be removed … instead” be used?
reading-making-room-not-replaced = no: the rules make room, and nothing is there instead
reading-making-room-replaced = yes: to be trashed is to be removed; another card must make room then
reading-then-after-if-you-do = “If you do, X. Then, Y”, and it was not done: is Y resolved?
reading-then-after-if-you-do-hangs = no: what follows an “if” that is not fulfilled is not resolved either
reading-then-after-if-you-do-goes-on = yes: what stands behind “then” is resolved whatever became of what stands before it
reading-up-to-instead = “would …, you may rest up to 1 card instead”: can it be used, and none be chosen?
reading-up-to-instead-one-at-least = no: something must take its place
reading-up-to-instead-none = yes: “up to” lets 0 be chosen

# Gundam: names of things
gcg-zone-battle = battle area
gcg-zone-base = base section
gcg-zone-paired = Pilots under Units
gcg-zone-hand = hand
gcg-zone-deck = deck
gcg-zone-shields = Shields
gcg-zone-trash = trash
gcg-zone-removed = removal area
gcg-zone-resolving = Command being resolved
gcg-zone-revealed = Shield turned up
gcg-zone-outside = outside of the game
gcg-kind-unit = Unit
gcg-kind-pilot = Pilot
gcg-kind-command = Command
gcg-kind-base = Base
gcg-stat-ap = AP
gcg-stat-hp = HP
gcg-stat-level = Lv.
gcg-stat-cost = cost
gcg-keyword-repair = Repair
gcg-keyword-breach = Breach
gcg-keyword-support = Support
gcg-keyword-blocker = Blocker
gcg-keyword-first-strike = First Strike
gcg-keyword-high-maneuver = High-Maneuver
gcg-keyword-suppression = Suppression
gcg-verb-choose = choose
gcg-verb-destroy = destroy
gcg-verb-trash = put into the trash
gcg-verb-discard = discard
gcg-verb-to-hand = return to the hand
gcg-verb-to-deck = return to the deck
gcg-verb-to-shields = put among the Shields
gcg-verb-remove = remove from the game
gcg-verb-leave = leave the field
gcg-verb-rest = rest
gcg-verb-active = set as active
gcg-verb-deploy = deploy
gcg-verb-pair = pair
gcg-verb-damage = deal damage to
gcg-verb-recover = recover
gcg-verb-give = give something to
gcg-verb-reveal = reveal
gcg-verb-play = play
gcg-verb-redirect = make the attack target

# Gundam: how texts were read
gcg-taken-hangs-on-if = what stands in a further sentence hangs on the "if" before it
gcg-taken-each-apart = "they" is each of those players apart: it is looked at for every one of them
gcg-taken-own-in-cost = cards without an owner in a cost are your own
gcg-taken-said-of-the-last = what stands last is said of the card named last
gcg-taken-said-of-both = what stands last is said of both
gcg-taken-it-is-this = "it" is this Unit, which was spoken of last
gcg-taken-turn-of-pairing = "the turn when this Unit is paired" is the turn in which the Pilot came
gcg-taken-those-there = "all Units" for a time are those that are there when it is said
gcg-taken-blocker-is-attacked = a Unit is attacked, too, when it becomes the target by 《Blocker》 or by an effect

# Gundam: effects in words
gcg-tell-head-given = { $n }. (only given by another effect) { $kind }
gcg-tell-no-text = no effect
gcg-tell-once = once per turn
gcg-tell-auto = triggered: { $words }
gcg-tell-permanent = constant
gcg-tell-cost = cost:
gcg-tell-cost-may = cost, which you may decline to pay:
gcg-tell-outside = besides the game: { $words }
gcg-tell-opponents-turn = it is an opponent's turn
gcg-tell-your-turn = it is your turn
gcg-tell-whose-opponents = enemy
gcg-tell-whose-yours = your
gcg-tell-whose-any = anybody's
gcg-tell-whose-friends = friendly
gcg-tell-who-opponents = each opponent
gcg-tell-who-yours = you
gcg-tell-who-any = any player
gcg-tell-who-each = each player
gcg-tell-by-battle = { " " }with battle damage
gcg-tell-by-effect = { " " }by { $whose } effect
gcg-tell-by-effect-of = { " " }by { $whose } effect, of a card ({ $filter })
gcg-tell-by-battle-with = { " " }with battle damage of a Unit ({ $filter })
gcg-tell-is-type = trait ({ $name })
gcg-tell-grant-effect = the effect number { $n } below
gcg-tell-grant-negated = effects are negated
gcg-tell-is-new = deployed this turn
gcg-tell-is-rested = rested
gcg-tell-is-active = active
gcg-tell-call-main = 【Main】 of a Command
gcg-tell-call-action = 【Action】 of a Command
gcg-tell-call-activate-main = 【Activate・Main】
gcg-tell-call-activate-action = 【Activate・Action】
gcg-tell-call-burst = 【Burst】
gcg-tell-call-playing = when this card is played from the hand, if its player wants
gcg-tell-any-number = any number of this card may be in a deck
gcg-tell-pilot = 【Pilot】: this Command can be paired as the Pilot [{ $name }]
gcg-tell-keyword = <{ $name }>
gcg-tell-keyword-n = <{ $name } { $n }>

# Gundam: which cards, in words
gcg-cards-battle = Units
gcg-cards-base = Base
gcg-cards-paired = paired Pilots
gcg-cards-hand = cards in hand
gcg-cards-deck = cards of the deck
gcg-cards-shields = Shields
gcg-cards-trash = cards in the trash
gcg-cards-removed = removed cards
gcg-cards-resolving = Commands being resolved
gcg-cards-revealed = Shields turned up
gcg-cards-outside = cards outside of the game
gcg-cards-resources = Resources
gcg-cards-ex = EX Resources
gcg-cards-plain = Resources that are no tokens
gcg-cards-resource-deck = cards of the resource deck
gcg-cards-shield-area = shield area cards
gcg-cards-field = cards in the battle area and the shield area
gcg-area-battle = the battle area
gcg-area-base = the base section
gcg-area-paired = the battle area
gcg-area-hand = the hand
gcg-area-deck = the deck
gcg-area-shields = the shield section
gcg-area-trash = the trash
gcg-area-removed = the removal area
gcg-area-resolving = no area
gcg-area-revealed = no area
gcg-area-outside = outside of the game
gcg-is-linked = Link Unit
gcg-is-paired = paired with a Pilot
gcg-is-paired-with = paired with a Pilot ({ $filter })
gcg-is-paired-to = paired with a Unit ({ $filter })
gcg-is-pilot-of-this = paired with this Unit
gcg-is-pilot-of-it = paired with that Unit
gcg-is-token = token
gcg-is-damaged = damaged
gcg-is-attacking = attacking
gcg-is-attacked = being attacked
gcg-is-battling = in battle
gcg-is-battling-this = in battle with this Unit
gcg-is-battling-with = in battle with one of { $cards }
gcg-is-pilot-part = has 【Pilot】
gcg-is-links-with-it = its link condition fits that card
gcg-is-highest = the highest { $stat } among them
gcg-is-lowest = the lowest { $stat } among them
gcg-is-of = { $whose } card
gcg-is-placed = put there by this effect
gcg-number-level = { $who ->
    [you] (your Lv.)
   *[other] (the Lv. of { $who })
}
gcg-number-damage-this = (the damage on this card)
gcg-number-damage-it = (the damage on that card)
gcg-number-of-pilot = (the { $stat } of the Pilot of this Unit)
gcg-number-of-this = (the { $stat } of this card)
gcg-number-shields = (the number of { $whose } Shields)
gcg-number-destroyed = (the number of cards that this effect has destroyed)
gcg-number-damage = (the damage in question)
gcg-number-keyword = (the number of this card's { $name })
gcg-number-keyword-it = (the number of { $name } on that card)
gcg-number-players = (the number of players: { $who })

# Gundam: conditions in words
gcg-if-link = 【During Link】
gcg-if-pair = 【During Pair】
gcg-if-pair-with = 【During Pair】, with a Pilot ({ $filter })
gcg-if-attacking-player = this card attacks a player
gcg-if-attacking-unit = this card attacks an enemy Unit
gcg-if-attacking-unit-of = this card attacks an enemy Unit ({ $filter })
gcg-if-destroyed = this effect has destroyed a card ({ $filter })
gcg-if-came = one of { $cards } was deployed this turn
gcg-if-battle = a battle is going on
gcg-if-paired-this-turn = this Unit was paired with a Pilot this turn
gcg-if-deployed-from = this card was deployed from { $area }
gcg-if-played-with-ex = an EX Resource was used to play this card
gcg-if-paid = you have paid ① or more this turn for an effect of one of { $cards }
gcg-if-discarded = { $who } discarded this turn by { $whose } effect
gcg-if-destroyed-this-turn = one of { $cards } was destroyed this turn{ $by }
gcg-if-destroyed-by = this card was destroyed{ $by }
gcg-if-one-enemy = for one of the enemy players: { $words }

# Gundam: what sets effects off, in words
gcg-when-deploy = 【Deploy】
gcg-when-attack = 【Attack】
gcg-when-destroyed = 【Destroyed】
gcg-when-paired = 【When Paired】
gcg-when-paired-with = 【When Paired】, with a Pilot ({ $filter })
gcg-when-linked = 【When Linked】
gcg-when-start-yours = at the start of your turn
gcg-when-start-opponents = at the start of an opponent's turn
gcg-when-start-any = at the start of every turn
gcg-when-end-yours = at the end of your turn
gcg-when-end-opponents = at the end of an opponent's turn
gcg-when-end-any = at the end of every turn
gcg-when-deployed = { $cards } is deployed
gcg-when-deployed-from = { $cards } is deployed from { $area }
gcg-when-pairs = a Pilot is paired with { $cards }
gcg-when-pairs-with = a Pilot ({ $filter }) is paired with { $cards }
gcg-when-links = { $cards } links
gcg-when-attacks = { $cards } attacks
gcg-when-attacked = { $cards } is attacked
gcg-when-blocks = { $cards } blocks
gcg-when-blocked = { $cards } is blocked
gcg-when-blocked-by = { $cards } is blocked by a Unit ({ $filter })
gcg-when-battles = this Unit battles
gcg-when-battles-with = this Unit battles a Unit ({ $filter })
gcg-when-destroys = { $by } destroys with damage { $cards }
gcg-when-destroys-battle = { $by } destroys with battle damage { $cards }
gcg-when-deals = { $by } deals damage to { $cards }
gcg-when-deals-battle = { $by } deals battle damage to { $cards }
gcg-when-hits-player = { $cards } deals battle damage to { $who }
gcg-when-player-damaged = { $who ->
    [you] you receive damage
   *[other] { $who } receives damage
}
gcg-when-command-played = { $who }: a Command is played and used
gcg-when-command-played-of = { $who }: a Command ({ $filter }) is played and used
gcg-when-with-ex = { $words }, with an EX Resource
gcg-when-command-activated = { $who }: 【Main】 or 【Action】 of a Command is activated
gcg-when-command-activated-of = { $who }: 【Main】 or 【Action】 of a Command ({ $filter }) is activated
gcg-when-paid = { $who }: ① or more is paid for an effect of { $cards }
gcg-when-played = { $who }: a card is played
gcg-when-played-of = { $who }: a card ({ $filter }) is played
gcg-when-drawn = { $who }: a card is drawn
gcg-when-drawn-by-effect = { $who }: a card is drawn by an effect
gcg-when-resource = { $who }: a Resource is placed
gcg-when-ex-resource = { $who }: an EX Resource is placed
gcg-when-ex-gone = { $who }: an EX Resource goes from the game
gcg-when-burst = { $who }: 【Burst】 is activated
gcg-when-activated = an effect of { $cards } is activated
gcg-when-recovers = { $cards } recovers HP
gcg-when-destroyed-damage = { $cards } is destroyed with damage
gcg-when-lowered = the { $stat } of { $cards } is reduced by { $whose } effect
gcg-would-player = { $who } would receive battle damage
gcg-would-lose = { $who } would lose the game
gcg-would-draw = { $who } would draw
gcg-would-damaged = { $cards } would receive damage{ $by }
gcg-deed-when-destroy = { $cards } is destroyed{ $by }
gcg-deed-when-damage = { $cards } receives damage{ $by }
gcg-deed-when-rest = { $cards } is rested{ $by }
gcg-deed-when-active = { $cards } is set as active{ $by }
gcg-deed-when-to-hand = { $cards } is returned to its owner's hand{ $by }
gcg-deed-when-remove = { $cards } is removed from the game{ $by }
gcg-deed-would-destroy = { $cards } would be destroyed{ $by }
gcg-deed-would-rest = { $cards } would be rested{ $by }
gcg-deed-would-to-hand = { $cards } would be returned to its owner's hand{ $by }
gcg-deed-would-remove = { $cards } would be removed from the game{ $by }
gcg-deed-cannot-destroy = cannot be destroyed{ $by }
gcg-deed-cannot-damage = cannot receive damage{ $by }
gcg-deed-cannot-rest = cannot be rested{ $by }
gcg-deed-cannot-active = cannot be set as active{ $by }

# Gundam: what cards get, in words
gcg-cannot-attack = cannot attack
gcg-cannot-attack-units = cannot attack Units ({ $filter })
gcg-cannot-attack-player = cannot attack a player
gcg-cannot-attack-same = cannot attack the same player or team
gcg-cannot-attack-other = cannot attack anything but Units ({ $filter })
gcg-cannot-block = cannot use <Blocker>
gcg-cannot-block-those = cannot use <Blocker> against Units ({ $filter })
gcg-cannot-be-blocked = cannot be blocked
gcg-cannot-be-blocked-by = cannot be blocked by Units ({ $filter })
gcg-cannot-be-attacked = cannot be attacked
gcg-cannot-be-attacked-by = cannot be attacked by Units ({ $filter })
gcg-cannot-be-paired = no Pilot can be paired with it
gcg-cannot-be-paired-with = no Pilot ({ $filter }) can be paired with it
gcg-cannot-play = cannot play { $cards }
gcg-cannot-draw = cannot draw by effects
gcg-cannot-burst = cannot activate 【Burst】
gcg-cannot-activate = cannot activate effects of { $cards }
gcg-cannot-place = cannot place Resources by effects
gcg-cannot-lower = its { $stat } cannot be reduced by { $whose } effect
gcg-cannot-receive = cannot receive { $n } or less damage at a time{ $by }
gcg-grant-attacks-active = may attack active enemy Units
gcg-grant-attacks-active-of = may attack active enemy Units ({ $filter })
gcg-grant-at-once = may attack on the turn it is deployed
gcg-grant-at-once-units = may attack enemy Units on the turn it is deployed
gcg-grant-stays-rested = is not set as active in the start phase
gcg-grant-less-damage = damage it receives{ $by } is { $n } less
gcg-grant-less-damage-next = the next damage it receives{ $by } is { $n } less
gcg-grant-links-with = its link condition also fits Pilots ({ $filter })
gcg-grant-colour = also has the colour { $colour }
gcg-grant-lures = enemy Units attack it if they can
gcg-grant-damage-to-this = battle damage it would receive is dealt instead to the card that gives this
gcg-grant-enters-rested = { $cards } are deployed rested
gcg-grant-damage-of-this = battle damage that the card giving this would receive is dealt to it instead
gcg-grant-lures-those = enemy Units ({ $filter }) attack it if they can
gcg-grant-keyword-of = { $name } with the number { $n }
gcg-grant-loses = loses { $name }

# Gundam: operations in words
gcg-deed-destroy = destroy { $cards }
gcg-deed-trash = put into the trash { $cards }
gcg-deed-discard = discard { $cards }
gcg-deed-to-hand = put into the owner's hand { $cards }
gcg-deed-to-deck = put { $spot } of the owner's deck { $cards }
gcg-deed-to-shields = put among the Shields { $cards }
gcg-deed-remove = exile from the game { $cards }
gcg-deed-rest = rest { $cards }
gcg-deed-active = set as active { $cards }
gcg-op-damage = deal { $n } damage to { $cards }
gcg-op-divide = divide { $n } damage, 1 or more to each, among { $cards }
gcg-op-damage-player = deal { $n } damage: to { $who }
gcg-op-damage-shields = deal { $n } damage to { $cards ->
    [one] the first card
   *[other] each of the first { $cards } cards
 } of the shield area: { $whose }
gcg-op-recover = { $cards } recovers { $n } HP
gcg-op-deploy = deploy { $cards }
gcg-op-deploy-rested = deploy rested { $cards }
gcg-op-deploy-paying = pay the cost and deploy { $cards }
gcg-op-token = { $who }: deploy { $n } of the Unit token { $token }
gcg-op-token-rested = { $who }: deploy rested { $n } of the Unit token { $token }
gcg-described-token = [{ $name }] ({ $words })
gcg-op-pair-this = pair with this Unit { $cards }
gcg-op-pair-it = pair with that Unit { $cards }
gcg-op-pair-one = pair with one of { $units }: { $cards }
gcg-op-paying = pay the cost and { $words }
gcg-op-resource = { $who }: place { $n } active of: { $places }
gcg-op-resource-rested = { $who }: place { $n } rested of: { $places }
gcg-op-turn-rest = rest { $n } of { $whose } { $places }
gcg-op-turn-active = set as active { $n } of { $whose } { $places }
gcg-op-up-to = up to { $n }
gcg-op-pay = pay { $n } with Resources
gcg-op-activate-own = activate this card's own: { $words }
gcg-op-activate-paired = activate of the card paired with this Unit: { $words }
gcg-op-activate-timing = activate { $words } of { $cards }
gcg-op-play = play without paying { $cards }
gcg-op-play-paying = pay the cost and play { $cards }
gcg-op-redirect = change the attack target to { $cards }
gcg-op-rest-random = the rest of the cards looked at: to the bottom of the deck, in random order
gcg-op-played-as = it is played with { $words }
gcg-op-damage-battled = deal { $n } damage to the Base, or the topmost Shield, of the player who is attacked
gcg-op-destroy-shields = an enemy player is chosen; destroyed: the first cards of that player's shield area, { $cards }
gcg-op-draw-with-destroyer = you and the player who destroyed this card draw { $n } each
gcg-op-rest-trash = the rest of the cards looked at: into the trash
gcg-op-each = { $who ->
    [you] you do this, in turn order:
   *[other] { $who } does this, in turn order:
}
gcg-op-choose-player = choose 1 enemy player
gcg-op-that-player = that player does this:
gcg-op-owner-of-it = the owner of that card is meant:
gcg-op-player-of-this = the player of this card is meant:
gcg-op-at-random = from { $whose } hand, { $n } at random
gcg-op-ex-base = deploy an EX Base
gcg-op-reduce = the damage becomes { $n } less
gcg-op-battle = a battle between this Unit and { $cards }, with its damage step only
gcg-until-battle = during this battle
gcg-until-turn = during this turn
gcg-until-opponents-start = during the start phase of the opponent's next turn
gcg-until-your-start = during your next start phase
gcg-until-opponents-turn = until the end of the opponent's next turn
gcg-in-opponents-turn = during the opponent's next turn
gcg-until-your-turn = until the end of your next turn
gcg-until-always = for as long as the card stays
gcg-later-turn = at the end of this turn:
gcg-later-battle = at the end of this battle:
gcg-later-your-turn = at the start of your next turn:
gcg-later-opponents-turn = at the end of the opponent's next turn:
gcg-later-after = after this Command has been used:

# Card data
deck-json = this is no JSON: { $words }
deck-cards-list = a list of cards is expected, alone or under "cards" or "data"
deck-cards-empty = the file has no card
deck-cards-none = the folder has no card data; they end in .json, .csv or .toml
deck-cards-shape = card data of a shape that is not known
deck-cards-shapes = Known by their keys: { $words }
deck-cards-lacks = the card has no { $key }
deck-cards-object = a card is expected here, as an object with names and values
deck-cards-quote = a quotation mark that is never closed
deck-cards-row = the row has { $found } fields, the first row names { $wanted }
deck-cards-value = “{ $value }” is not a value that { $key } takes
deck-cards-number = { $key } must be a whole number, not { $value }
deck-colour-red = red
deck-colour-green = green
deck-colour-blue = blue
deck-colour-purple = purple
deck-colour-black = black
deck-colour-yellow = yellow
deck-colour-white = white

# shinpan deck: kinds and parts
deck-kind-leader = Leader
deck-kind-character = Character
deck-kind-event = Event
deck-kind-stage = Stage
deck-kind-don = DON!!
deck-kind-unit = Unit
deck-kind-pilot = Pilot
deck-kind-command = Command
deck-kind-base = Base
deck-kind-resource = Resource
deck-kind-token = token
deck-kind-seal = Seal
deck-kind-mystic = Mystic
deck-kind-extra-seal = Extra Seal
deck-kind-extra-mystic = Extra Mystic
deck-kind-unknown = unknown
deck-part-leader = Leader
deck-part-main = Deck
deck-part-beside = Beside the deck
deck-part-don = DON!! deck
deck-part-resource = Resource deck
deck-part-token = Tokens

# shinpan deck check: verdicts and terms
deck-legal = legal
deck-illegal = illegal
deck-unreadable = unreadable
deck-terms = For { $date }. Ban lists in force: { $lists }.
deck-terms-none = For { $date }. No ban list is in force.
deck-terms-today = For today, { $date }. Ban lists in force: { $lists }.
deck-terms-today-none = For today, { $date }. No ban list is in force.
deck-cards-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-summary = { $n ->
    [one] 1 deck
   *[other] { $n } decks
}
deck-summary-rules = Violations: { $words }
deck-summary-unchecked = In { $n } of them:
deck-no-day = “{ $text }” is no day; write it like 2026-04-01
deck-buddhist-day = “{ $text }” is a day of the Buddhist era; for that day write { $day }
deck-no-game = no deck checks are known for { $name }

# shinpan deck: lines that are not understood
deck-list-at = line { $line }
deck-list-line = “{ $text }” is not understood.
deck-list-number = “{ $text }” is not understood: it does not show whether “{ $what }” is a count. Part it from the name with x, a tab or brackets, or give the card data.
deck-list-number-known = “{ $text }” is not understood: it does not show whether “{ $what }” is a count. Part it from the name with x, a tab or brackets.
deck-list-no-count = “{ $text }” is not understood: “{ $what }” is no count; 1 to 999 are.
deck-list-differ = “{ $text }” is not understood: “{ $what }” and “{ $other }” differ.
deck-list-each = “{ $text }” is not understood: it names several cards, and not each with its count.
deck-list-ambiguous = “{ $text }” can be read in two ways; the number of the card is needed.
deck-list-unseen = “{ $text }” holds signs that cannot be seen or that turn the text around; type it again.
deck-list-again = “{ $text }” is not understood: it may say again what the line beside it says, or be one more copy. Put both on one line, or a count before each.
deck-list-letter = “{ $text }” is not understood: it may be a card, or a word of the letter. Put a count before it, or take it off.
deck-list-struck = “{ $text }” is struck out; take it off the list.
deck-list-side = “{ $text }”: no game here has cards of that kind; take them off the list.
deck-list-perhaps = “{ $text }” is not understood: “{ $what }” may say that these cards are not in the deck. Write down what is in it, and nothing else.
deck-list-open = “{ $text }” is not understood: “{ $what }” leaves open how many cards there are, or which. Write down what is in the deck, and nothing else.
deck-list-spans = “{ $text }” is not understood: a cell of it stands for several rows. Write each row in full.
deck-list-column = “{ $text }” is not understood: the column “{ $what }” is not known, and “{ $other }” in it may matter. Take the column out, or write down only what is in the deck.
deck-list-row = “{ $text }” has not the columns of the head of its table.
deck-list-head = “{ $text }”: the column “{ $what }” says again what another column says.
deck-list-key = “{ $text }” is not understood: the key “{ $what }” is not known, and there may be a card or a count under it.
deck-list-lookalike = “{ $text }” is not understood: { $what } looks like { $other }. Which is meant?
deck-list-other-game = “{ $text }” is not understood: { $what } is a number of another game.
deck-list-part = “{ $text }” stands under a heading that names no part of a deck of this game. Change the heading, or take the cards off the list.
deck-list-nearest = Nearest: { $nearest }
deck-list-several = “{ $text }” is the name of several cards: { $nearest }. The number is needed.
deck-list-playing = “{ $text }” is no playing card; write ♠A, S10, ♡2-K or JK x2.
deck-list-json = This is no JSON: { $text }
deck-list-long = This is longer than any deck list; what follows was not read.
deck-list-empty = There are no cards in it.
deck-list-game = The game does not show; name it with --game op, gundam, sm or bp.
deck-list-games = The list says the game { $what }, but its card numbers are of { $other }; name the game with --game op, gundam, sm or bp.
deck-list-unopened = It cannot be read: { $text }
deck-list-missing = no such file or folder
deck-lists-passed-over = Not read, because of { $count ->
    [one] its ending
   *[other] their endings
 }: { $names }. Lists in a folder end in { $words }; name a file itself to have it read.
deck-lists-none = { $name } has no list; in a folder they end in { $words } or in nothing
deck-list-more = { $n ->
    [one] and 1 more line
   *[other] and { $n } more lines
}

# shinpan deck check: violations
deck-size-exactly = The deck has { $found ->
    [one] 1 card
   *[other] { $found } cards
}; exactly { $allowed } are needed.
deck-copies = { $cards }: { $found } copies; at most { $allowed }.
deck-copies-unknown = { $cards }: { $found } copies; at most { $allowed }, unless its own text says otherwise, which is not in the card data.
deck-op-no-leader = There is no Leader card; exactly { $allowed } is needed.
deck-op-leaders = { $found } Leader cards ({ $cards }); exactly { $allowed } is allowed, and none in the deck.
deck-op-not-a-leader = { $cards } stands as the Leader, but is a { $found } card; a { $allowed } card is needed.
deck-op-kind = { $cards } is a { $found } card in the deck; allowed: { $allowed }.
deck-op-don = The DON!! deck has { $found } cards; exactly { $allowed } are needed.
deck-op-don-by = The DON!! deck has { $found } cards; { $by } makes it exactly { $allowed }.
deck-op-don-kind = { $cards } is a { $found } card in the DON!! deck; allowed: { $allowed }.
deck-op-colour = { $cards } is { $found }; the Leader allows { $allowed }.
deck-op-no-cost = { $cards } has a cost of { $found }; { $by } allows at most { $allowed }.
deck-op-no-event-cost = { $cards } is an Event with a cost of { $found }; { $by } allows Events with a cost of at most { $allowed }.
deck-op-no-character-cost = { $cards } is a Character with a cost of { $found }; { $by } allows Characters with a cost of at most { $allowed }.
deck-op-no-stage-cost = { $cards } is a Stage with a cost of { $found }; { $by } allows Stages with a cost of at most { $allowed }.
deck-op-only-type = { $cards } has the types { $found }; { $by } allows only the type { $allowed }.
deck-op-no-type = { $cards } has the types { $found }; { $by } does not allow the type { $allowed }.
deck-gundam-kind = { $cards } is a { $found } card in the deck; allowed: { $allowed }.
deck-gundam-colours = The deck has the colours { $found }; at most { $allowed } colours.
deck-gundam-resources = The resource deck has { $found } cards; exactly { $allowed } are needed.
deck-gundam-resource-kind = { $cards } is a { $found } card in the resource deck; allowed: { $allowed }.
deck-sm-seals = { $found } Seals; the level { $by } needs at least { $allowed }.
deck-sm-mystics = { $found } Mystics; the level { $by } needs at least { $allowed }.
deck-sm-extra-inside = { $cards } is an Extra card in the deck ({ $found } there, { $allowed } allowed); Extra cards lie beside it.
deck-sm-reflection-inside = { $cards } has the Reflection symbol and is in the deck ({ $found } there, { $allowed } allowed); it lies beside it.
deck-sm-card-beside = { $cards } lies beside the deck ({ $found } there, { $allowed } allowed), but is neither an Extra card nor a Reflection.
deck-bp-size = The deck has { $found } cards; at most { $allowed }.
deck-bp-regulation = The deck has { $found } cards; the regulation { $by } allows at most { $allowed }. None of the texts states it.
deck-bp-jokers = { $found } Jokers; at most { $allowed }.
deck-bp-half-size = This half has { $found } cards; the regulation half needs exactly { $allowed }. None of the texts states it.
deck-bp-halves = The list has { $found } decks; a random half needs { $allowed }, the two halves of one pack.
deck-bp-split = In both halves: { $cards } ({ $found } there, { $allowed } allowed); they are dealt from one pack.
deck-banned = { $cards } is banned ({ $found } there, { $allowed } allowed): { $by }
deck-restricted = { $cards } is restricted: { $found } copies, { $allowed } allowed: { $by }
deck-pair = { $cards } may not be in a deck together ({ $found } of them, { $allowed } allowed): { $by }
deck-rotated = { $cards } is of block { $found }; blocks { $allowed } are allowed: { $by }

# shinpan deck check: warnings
deck-warn-heading = Line { $by } says { $allowed } cards; { $found } follow.
deck-warn-total = Line { $by } says { $allowed } cards in all; the list has { $found }.
deck-warn-comment = { $found ->
    [one] Line { $by } has a note that names or counts cards; nothing in it is counted.
   *[other] Lines { $by } have notes that name or count cards; nothing in them is counted.
}
deck-warn-letter = { $found ->
    [one] Line { $by } was taken for words around the list; nothing in it is counted. Does it change the list?
   *[other] Lines { $by } were taken for words around the list; nothing in them is counted. Do they change the list?
}
deck-warn-name = Line { $by }: beside { $cards } stands “{ $found }”; the data have “{ $allowed }”. Is the number right?
deck-warn-foreign = The words beside the numbers were not compared, since the card data have no names in that writing: lines { $by }.
deck-warn-token = { $cards } stands with the tokens, and is counted in no deck. Does it belong to the deck?
deck-warn-uncounted = Nothing says how many, and no card data know the name, so counted once: lines { $by }. Are they cards?
deck-warn-words = Line { $by }: beside { $cards } stands “{ $found }”, which is not in its name (“{ $allowed }”). Does it change anything?
deck-warn-format = The list says the format “{ $by }”, which is not known.
deck-warn-leader-inside = { $cards } stands in the deck of { $found } cards; it was taken as the Leader, which leaves { $allowed }. Is that meant?
deck-warn-format-game = The format “{ $by }” is of another game and was not applied.
deck-warn-text = { $cards } may change how the deck is built; its text is not understood: { $by }
deck-warn-multicolour = { $cards } is { $found }, one colour of which is not the Leader’s ({ $allowed }): needs a ruling. The text says that it is a card of both colours, and that cards of other colours cannot be used.
deck-warn-new-colour = The colour { $found } is not among those that this edition names ({ $allowed }); the cards are newer than the text.
deck-warn-level = No level is named; there are enough cards for: { $by }.
deck-warn-reflection = { $cards }: { $found } copies. By one level { $allowed } are allowed, by the level of its Reflection and its own { $by }: needs a ruling.
deck-warn-reflected = { $cards } is banned ({ $by }) and allowed here ({ $found } there), since its Reflection lies beside the deck.
deck-warn-few = Only { $found } cards; fewer than { $allowed } do not last the setting up. The text sets no minimum.
deck-warn-region = Regional ban lists are at hand and were not applied: { $by }. Name one with --region.
deck-warn-other-region = No ban list is of the region “{ $found }”; those at hand are of: { $allowed }.
deck-warn-no-region = No ban list is of the region “{ $found }”; none at hand is of a region.
deck-warn-date = No ban list is in force on { $found }; those at hand hold: { $allowed }.
deck-warn-ban-card = { $found ->
    [one] The ban list { $by } names a card that the card data do not have: { $cards }
   *[other] The ban list { $by } names { $found } cards that the card data do not have: { $cards }
}
deck-warn-encoding = The list is not Unicode; it was read as { $by }.
deck-warn-unknown = Not in the card data ({ $found }), so only counted: { $cards }

# shinpan deck check: not checked
deck-unchecked-data = Not checked without card data of { $by }: kinds, colours, costs, texts that change construction.
deck-unchecked-leader = Not checked: which card is the Leader. One of the cards is taken to be it.
deck-unchecked-don = Not in the list: the DON!! deck, exactly { $allowed } cards.
deck-unchecked-colour = Not checked: the colours, since those of the Leader are not known.
deck-unchecked-which-leader = Not checked: whether { $cards } ({ $found }) has a colour of the Leader, since there is more than one Leader card ({ $allowed }).
deck-unchecked-colours = Not checked: the colours, which are not known.
deck-unchecked-resources = Not in the list: the resource deck, exactly { $allowed } Resource cards.
deck-unchecked-kind = Not checked, since the data do not say of what kind: { $cards }
deck-unchecked-kinds = Not checked: whether these { $found } cards are Seals or Mystics: { $cards }
deck-unchecked-level = Not decided: how many of { $cards } ({ $found }) are allowed; its level is not known or the text does not name it.
deck-unchecked-block = Not checked, since their block is not known: { $cards } ({ $by })
deck-unchecked-backs = For the judge’s eye: backs that do not betray the front, cards that show whether they lie upright or sideways.

# Ban lists
deck-bans-lacks = the ban list has no { $key }
deck-bans-backwards = it ends before it begins
deck-bans-both = { $card } is banned already
deck-bans-pair = two cards or more are needed here
deck-bans-empty = a card is expected here
deck-bans-no-card = “{ $card }” is no card number, so it would forbid nothing
deck-bans-region = a region is expected here; without the key the list holds everywhere
deck-bans-none = the folder has no ban list; they end in .toml

# shinpan deck sheet, shinpan deck diff
deck-sheet-title = Deck registration
deck-sheet-event = Event:
deck-sheet-date = Date:
deck-sheet-player-id = Player ID:
deck-sheet-signature = Player’s signature:
deck-sheet-judge-signature = Judge’s signature:
deck-sheet-head-check = Check
deck-sheet-head-count = Copies
deck-sheet-head-number = Number
deck-sheet-head-name = Name
deck-sheet-head-cost = Cost
deck-sheet-player = Player:
deck-sheet-table = Table:
deck-sheet-deck = Deck:
deck-sheet-judge = Judge:
deck-sheet-kinds = Kinds:
deck-sheet-colours = Colours:
deck-sheet-costs = Costs:
deck-diff-same = The lists have the same cards.
deck-diff-totals = { $out } out, { $new } in.
deck-diff-one = { $name } must have exactly one deck

# Help of deck checks
help-deck = Deck lists: check them, print registration sheets, compare two
help-deck-examples = Examples:
    shinpan deck check lists/ --cards cards.json
    shinpan deck sheet list.txt --html > sheet.html
    shinpan deck diff registered.txt presented.txt
help-deck-check = Which decks are legal, what is wrong with the others, by which clause
help-deck-check-examples = Examples:
    shinpan deck check lists/                          a folder, whatever the formats
    shinpan deck check list.txt --cards en.json th.csv card data in any known shape
    shinpan deck check - --game gundam                 from standard input
    shinpan deck check list.txt --date 2026-04-01 --region asia --quote
    shinpan deck check sm.txt --format caller          a level of Summoner Master
    shinpan deck check lists/ --only problems --csv > problems.csv
  
  Card data: --cards, else the files that SHINPAN_CARDS names, else the folder shinpan/cards where
  programs keep data (XDG_DATA_HOME, ~/.local/share). Ban lists: --bans, SHINPAN_BANS, shinpan/bans.
  Exit codes: 0 all legal, 1 some illegal, 2 something unreadable or bad usage.
help-deck-check-lists = Lists: files, folders, or - for standard input
help-deck-check-game = The game: op, gundam, sm or bp (default: what the list shows)
help-deck-check-cards = Card data: files or folders, in any known shape
help-deck-sheet-lists = Lists: files, folders, or - for standard input
help-deck-sheet-game = The game: op, gundam, sm or bp (default: what the list shows)
help-deck-sheet-cards = Card data: files or folders, in any known shape
help-deck-diff-game = The game: op, gundam, sm or bp (default: what the list shows)
help-deck-diff-cards = Card data: files or folders, in any known shape
help-deck-check-bans = Ban lists in TOML: files or folders
help-deck-check-date = The day that picks the ban lists in force (default: today)
help-deck-check-region = Apply the ban lists of this region, too
help-deck-check-format = standard; open: construction only; caller, summoner, beginner; lite, lite40, half
help-deck-check-only = problems: only decks that are not legal, or with a warning
help-deck-check-csv = Rows for a spreadsheet, one for each deck
help-deck-check-quote = Quote the clauses
help-deck-sheet = Registration sheets to print, with a box for each card
help-deck-sheet-examples = Examples:
    shinpan deck sheet list.txt --sort cost
    shinpan deck sheet lists/ --html > sheets.html
help-deck-sheet-sort = Order of the cards: name, cost or number (default)
help-deck-sheet-html = One HTML file, a page of A4 for each deck
help-deck-sheet-text = Plain text (default)
help-deck-diff = What changed between the registered and the presented list
help-deck-diff-examples = Examples:
    shinpan deck diff registered.txt presented.txt
help-deck-diff-a = The registered list
help-deck-diff-b = The presented list

# shinpan cards
cards-check-totals = { $game }: { $cards } cards, { $texts } with a text; { $read } texts are read whole ({ $share } %).
cards-check-refused = The others stop at these words:
cards-check-end = (the end of the text)
cards-check-doubtful = Data that may be damaged, or prints that differ:
cards-doubt-ends = the text ends in the middle of a sentence
cards-doubt-tag = an attribute or a type is missing: a tag such as <Slash> was eaten
cards-doubt-bracket = a bracket is empty, or has no end
cards-doubt-numbers = the prints have different numbers: only here { $here }; only there { $there }
cards-doubt-up-to = only one of the prints says “up to”
cards-doubt-heading = { $heading } does not stand equally often in both prints
cards-show-none = no card “{ $name }”
cards-show-several = several cards have the name “{ $name }”: { $numbers }
cards-show-no-data = card data are given with --cards; without them only the invented cards of the program are known
cards-show-refused = The text is not understood from byte { $at } on: “{ $words }”
cards-show-refused-trigger = The Trigger text is not understood from byte { $at } on: “{ $words }”
cards-show-life = Life { $n }
cards-show-cost = cost { $n }
cards-show-power = power { $n }
cards-show-counter = counter { $n }
cards-show-level = Lv. { $n }
cards-show-ap = AP { $n }
cards-show-hp = HP { $n }
cards-show-link = link: { $words }
help-cards = Card data of ONE PIECE and Gundam: which texts are understood, and as what
help-cards-examples = Examples:
    shinpan cards check cards.json
    shinpan cards show ZZ01-001 --cards cards.json
help-cards-check = How many card texts are read whole, and at which words the others stop
help-cards-check-examples = Examples:
    shinpan cards check cards.json
    shinpan cards check cards/ --json

  Exit codes: 0 also if texts are refused, 2 for card data that cannot be read.
help-cards-check-files = Card data: files or folders, in any known shape
help-cards-show = Show a card with what the engine understood of its text
help-cards-show-examples = Examples:
    shinpan cards show ZZ01-001 --cards cards.json
    shinpan cards show "Admiral Hawthorn"     one of the invented cards inside the program
help-cards-show-ids = Numbers or names of cards
help-cards-show-cards = Card data: files or folders, in any known shape
help-run-cards = Card data, so that boards may name cards by number: files or folders
help-check-cards = Card data, so that boards may name cards by number: files or folders
help-explore-cards = Card data, so that boards may name cards by number: files or folders
help-table-cards = Card data, so that boards may name cards by number: files or folders

## Card texts, told

# Effects
tell-head = { $n }. { $kind }
tell-head-given = { $n }. (only given by another effect) { $kind }
tell-no-text = no effect
tell-taken = Read as: { $words }
tell-condition = condition: { $words }
tell-once = once per turn
tell-cost = cost:
tell-cost-may = cost, which you may decline to pay:
tell-may-free = you may decline the whole effect
tell-effect = effect:
tell-auto = automatic: { $words }
tell-permanent = permanent
tell-replacement = replacement: if { $would }, this happens instead
tell-replacement-may = replacement: if { $would }, you may have this happen instead
tell-construction = deck construction: { $words }

# Timings
tell-or = { $a } or { $b }
tell-and = { $a } and { $b }
tell-when = when { $words }

# By what
tell-by-battle = { " " }in battle
tell-by-effect = { " " }by { $whose } effect
tell-by-effect-of = { " " }by { $whose } effect, of a card ({ $filter })
tell-by-battle-with = { " " }in battle with a card ({ $filter })

# Conditions
tell-all-of = ({ $words })
tell-any-of = ({ $words })
tell-not = it is not so that { $words }
tell-your-turn = it is your turn
tell-opponents-turn = it is the opponent's turn
tell-there-is = there is at least 1 of { $cards }
tell-is-least = { $a } is { $b } or more
tell-is-most = { $a } is { $b } or less
tell-is-exactly = { $a } is exactly { $b }
tell-is-more = { $a } is more than { $b }
tell-is-less = { $a } is less than { $b }
tell-only = there are { $cards }, and all of them are cards ({ $filter })
tell-did = what stands before was done
tell-did-not = what stands before was not done
tell-it-is = that card is a card ({ $filter })
tell-this-is = this card is a card ({ $filter })

# Whom and what something is granted
tell-grants = { $to }: { $words }
tell-to-all = all of { $cards }
tell-one-of = one of { $cards }
tell-to-this-in-hand = this card, also in your hand
tell-grant-stat = { $n } { $stat }
tell-grant-base = the { $stat } becomes { $n }
tell-grant-effect = the effect number { $n } below
tell-grant-negated = effects are negated
tell-grant-name = also has the name [{ $name }]
tell-grant-type = also has the type {"{"}{ $name }{"}"}

# Players
tell-whose-yours = your
tell-whose-opponents = the opponent's
tell-whose-any = either player's
tell-whose-each = each player's
tell-whose-friends = a friendly player's
tell-whose-each-friend = each friendly player's
tell-who-yours = you
tell-who-opponents = the opponent
tell-who-any = either player
tell-who-each = each player
tell-who-friends = a friendly player
tell-who-each-friend = each friendly player

# Which cards
tell-selector = { $whose } { $places }
tell-selector-of = { $cards } ({ $filter })
tell-cards-of = cards ({ $filter })
tell-cards = cards
tell-place-top = cards from the top of { $area }
tell-place-bottom = cards from the bottom of { $area }
tell-place-looked = cards looked at or revealed

# What they are
tell-is-either = { $words }
tell-is-not = not: { $words }
tell-is-anything = anything
tell-is-name = name [{ $name }]
tell-is-name-includes = "{ $name }" in its name
tell-is-type = type {"{"}{ $name }{"}"}
tell-is-type-includes = "{ $name }" in a type
tell-is-multicolour = several colours
tell-base = base { $stat }
tell-is-stat = { $stat } { $range }
tell-range-least = { $n } or more
tell-range-most = { $n } or less
tell-range-between = { $a } to { $b }
tell-range-any = of any value
tell-is-rested = rested
tell-is-active = active
tell-is-has = has { $words }
tell-is-no-text = without a base effect
tell-is-this = this card
tell-is-it = that card
tell-is-other = the other card
tell-is-new = played this turn
tell-is-face-up = face up
tell-is-face-down = face down
tell-is-other-colour = of another colour than that card
tell-is-same-name = of the same name as that card
tell-is-same = of the same { $stat } as that card
tell-is-different-names = with different names

# Targets
tell-target-exactly = { $n } of { $cards }
tell-target-up-to = up to { $n } of { $cards }
tell-target-any-number = any number of { $cards }
tell-target-total = up to { $n } of { $cards } with a total { $stat } of { $total } or less
tell-target-at-least = { $n } or more of { $cards }
tell-target-chosen-by = { $cards }, chosen by { $who }
tell-target-top = the top { $n } of { $whose } { $zone }
tell-target-top-up-to = up to the top { $n } of { $whose } { $zone }
tell-target-both = { $a }, and { $b }

# Numbers
tell-amount-count = (the number of { $cards })
tell-amount-per = { $n } for every { $every } of { $of }
tell-amount-plus = { $a } + { $b }
tell-amount-less = { $a } − { $b }
tell-amount-sum = ({ $words })
tell-amount-total = (the total { $stat } of { $cards })
tell-amount-of-it = (the { $stat } of that card)
tell-amount-of = (the { $stat } of { $cards })
tell-amount-done = (the number of cards that this was just done to)
tell-amount-of-those = (the number of those cards)
tell-amount-chosen = (the number chosen)
tell-amount-up-to-total = (as many as { $from } lacks to { $to })
tell-amount-all = all
tell-plus = +{ $n }
tell-minus = −{ $n }

# Operations
tell-op-if = if { $words }:
tell-op-else = otherwise:
tell-op-in-turn = both, the turn player first:
tell-op-may = { $who } may do this:
tell-op-choose-one = { $who ->
    [you] you choose one:
   *[other] { $who } chooses one:
}
tell-op-mode = mode { $n }:
tell-op-choose = choose { $cards }
tell-op-draw = { $who }: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
tell-op-draw-up-to = { $who }: draw up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
tell-spot-top = to the top
tell-spot-bottom = to the bottom
tell-spot-either = to the top or the bottom
tell-spot-anywhere = to any place
tell-op-give = { $cards }: { $words }, { $until }
tell-op-look = look at { $n } of { $pile }
tell-op-look-up-to = look at up to { $n } of { $pile }
tell-op-look-all = look at all of { $pile }
tell-op-look-reveal = reveal { $n } of { $pile }
tell-op-look-reveal-up-to = reveal up to { $n } of { $pile }
tell-op-look-reveal-all = reveal all of { $pile }
tell-pile-top = the top cards of { $whose } { $zone }
tell-pile-whole = { $whose } whole { $zone }
tell-pile-either = the top or bottom cards of { $whose } { $zone }
tell-op-look-at = look at { $whose } { $zone }
tell-op-rest-to = the rest of the cards looked at: { $spot } of { $area }, in any order
tell-op-rest-back = the rest of the cards looked at: back as they were
tell-op-reveal = reveal { $cards }
tell-op-shuffle = shuffle { $whose } { $zone }
tell-op-choose-number = choose a number from { $a } to { $b }
tell-op-win = { $who ->
    [you] you win the game
   *[other] { $who } wins the game
}
tell-op-lose = { $who ->
    [you] you lose the game
   *[other] { $who } loses the game
}
tell-op-then = then, whatever became of the above:
tell-deed-op = { $verb } { $cards }
tell-deed-op-turned = { $verb }, face up or rested, { $cards }
tell-deed-when = this is done to { $cards }{ $by }: { $verb }
tell-deed-would = this would be done to { $cards }{ $by }: { $verb }
tell-deed-cannot = this cannot be done to it{ $by }: { $verb }

## Card texts of ONE PIECE, told

# Effects
op-taken-hangs-on-if = what follows the “if” hangs on it, also after “then”
op-taken-not-hangs-on-if = if the “if” is not fulfilled, what stands after “if you do not” is not done either
op-taken-each-if = each of two “if”s that exclude each other is asked by itself
op-taken-asked-of-both = what stands after the last card is asked of the one before it, too
op-taken-said-of-both = whose cards they are, and whether rested, is said of both sides of “and”
op-taken-own-in-cost = a card that is paid is one of your own
op-taken-anybodys-in-cost = a card that goes to its owner's deck may be anybody's, also in a cost
op-taken-top-of-life = a card from Life is the top one
op-taken-number-of-event = the number is that of the cards that set the effect off
op-taken-own-other-than = “other than your [A]” is said of your own cards
op-taken-one-for-all = “for every …”: one card gets all of it
op-taken-all-of-some = “all of your …”: there is at least one; of DON!! cards, those in the cost area are meant
op-taken-set-now = a value that is set: what was added before no longer counts, what is added later does
op-taken-by-opponent = “by your opponent”: by one of their effects, or K.O.'d in battle
op-taken-kod-by-anything = “K.O.'d or removed … by your opponent's effect”: K.O.'d by anything
op-taken-one-at-least-instead = “up to … instead”: one at least, for something must take its place
op-tell-activate-main = activated in your Main Phase: [Activate: Main]
op-tell-main = [Main] of an Event
op-tell-counter = [Counter] of an Event
op-tell-trigger = [Trigger]
op-tell-keyword = [{ $name }]
op-tell-start-of-game = at the start of the game
op-tell-any-number = any number of this card may be in the deck
op-tell-cannot-include = the deck cannot have { $cards }
op-tell-only-include = the deck can only have { $cards }
op-tell-don-deck = the DON!! deck has { $n } cards

# Timings
op-tell-on-play = [On Play]
op-tell-when-attacking = [When Attacking]
op-tell-on-block = [On Block]
op-tell-on-ko = [On K.O.]
op-tell-on-opponents-attack = [On Your Opponent's Attack]
op-tell-end-of-your-turn = [End of Your Turn]
op-tell-end-of-opponents-turn = [End of Your Opponent's Turn]
op-tell-start-of-turn = at the start of { $whose } turn
op-tell-start-of-main = at the start of { $whose } Main Phase
op-tell-end-of-battle = at the end of a battle of this card
op-tell-end-of-battle-with = at the end of a battle of this card with a card ({ $filter })

# What happens
op-tell-happens-kod = { $cards } is K.O.'d{ $by }
op-tell-happens-removed = { $cards } is removed from the field{ $by }
op-tell-happens-returned = { $cards } is returned to the owner's hand{ $by }
op-tell-happens-trashed = { $cards } is trashed{ $by }
op-tell-happens-rested = { $cards } becomes rested{ $by }
op-tell-happens-played = { $cards } is played
op-tell-happens-played-from = { $cards } is played from { $area }
op-tell-happens-don-returned = { $n } or more DON!! cards on { $whose } field are returned to the DON!! deck{ $by }
op-tell-happens-don-given = a DON!! card is given to { $cards }
op-tell-happens-damage-taken = { $who ->
    [you] you take damage
   *[other] { $who } takes damage
}
op-tell-happens-damage-dealt = an attack of this card deals damage to the opponent's Life
op-tell-happens-life-removed = a card is removed from { $whose } Life
op-tell-happens-life-to-hand = a card is added to the hand from { $whose } Life
op-tell-happens-life-becomes = { $whose } Life becomes { $n }
op-tell-happens-event = { $who ->
    [you] you activate an Event
   *[other] { $who } activates an Event
}
op-tell-happens-blocker = { $who ->
    [you] you activate a [Blocker]
   *[other] { $who } activates a [Blocker]
}
op-tell-happens-trigger = { $who ->
    [you] you activate a [Trigger]
   *[other] { $who } activates a [Trigger]
}
op-tell-happens-discarded = a card is trashed from { $whose } hand{ $by }
op-tell-happens-drawn = { $who ->
    [you] you draw a card outside of the Draw Phase
   *[other] { $who } draws a card outside of the Draw Phase
}
op-tell-happens-attacks = { $cards } attacks
op-tell-happens-attacked = { $cards } is attacked
op-tell-happens-attacked-by = { $cards } is attacked by { $other }
op-tell-happens-attacks-that = { $cards } attacks { $other }
op-tell-happens-battles = this card battles a card of the opponent
op-tell-happens-battles-with = this card battles a card of the opponent ({ $filter })
op-tell-happens-on-play = { $who ->
    [you] you activate an [On Play] effect
   *[other] { $who } activates an [On Play] effect
}

# What would happen
op-tell-would-kod = { $cards } would be K.O.'d{ $by }
op-tell-would-removed = { $cards } would be removed from the field{ $by }
op-tell-would-kod-or-removed = { $cards } would be K.O.'d, or be removed from the field{ $by }
op-tell-would-returned = { $cards } would be returned to the owner's hand{ $by }
op-tell-would-rested = { $cards } would be rested{ $by }
op-tell-would-trashed = { $cards } would be trashed{ $by }
op-tell-would-lose = you would lose because your deck has no card
op-tell-would-damage = { $who } would take damage
op-tell-would-life-to-hand = a card would be added to the hand from { $whose } Life
op-tell-would-life-to-hand-of = a card ({ $filter }) would be added to the hand from { $whose } Life
op-tell-would-draw-outside = { $who } would draw a card outside of the Draw Phase{ $by }
op-tell-would-draw-in-phase = { $who } would draw a card in the Draw Phase{ $by }
op-tell-would-draw = { $who } would draw a card{ $by }

# Conditions
op-tell-don-given = { $n } or more DON!! are given to this card: [DON!! x{ $n }]
op-tell-activated-event = you have activated an Event this turn
op-tell-activated-event-of = you have activated an Event ({ $filter }) this turn
op-tell-second-turn = it is your second turn or later
op-tell-kod-this-turn = during this turn { $n } or more were K.O.'d of: { $cards }
op-tell-drew-by-this = you have drawn a card by this card's effect during this turn
op-tell-target-is = the target of the attack is { $cards }

# Whom and what something is granted
op-tell-grant-attacks-active = can also attack active Characters of the opponent
op-tell-grant-attacks-active-of = can also attack active cards of the opponent ({ $filter })
op-tell-grant-attribute = also has the attribute { $name }
op-tell-grant-wins-by-deck = wins instead of losing when the deck has no card
op-tell-grant-loses-later = does not lose at once when the deck has no card, but at the end of that turn
op-tell-grant-stays-rested = does not become active in the Refresh Phase
op-tell-grant-on-play-negated = [On Play] effects are negated
op-tell-grant-played-rested = is played rested
op-tell-grant-played-rested-of = cards ({ $filter }) are played rested
op-tell-grant-next-play = the next card ({ $filter }) played from the hand costs { $n } less
op-tell-grant-all-names = has all names
op-tell-grant-all-types = has all types
op-tell-grant-all-attributes = has all attributes
op-tell-grant-don-to-leader = of the DON!! cards placed in the own DON!! Phase, { $n } given to the own Leader
op-tell-cannot-attack = cannot attack
op-tell-cannot-attack-these = cannot attack cards ({ $filter })
op-tell-cannot-block = its [Blocker] cannot be activated
op-tell-cannot-blockers = cannot activate [Blocker]
op-tell-cannot-blockers-of = cannot activate [Blocker] of cards ({ $filter })
op-tell-cannot-be-kod = cannot be K.O.'d{ $by }
op-tell-cannot-be-removed = cannot be removed from the field{ $by }
op-tell-cannot-be-rested = cannot be rested{ $by }
op-tell-cannot-be-returned = cannot be returned to the hand{ $by }
op-tell-cannot-be-blocked = cannot be blocked
op-tell-cannot-be-blocked-by = cannot be blocked by Characters ({ $filter })
op-tell-cannot-be-blocked-by-any = cannot be blocked by Characters
op-tell-cannot-become-active = cannot be set active{ $by }
op-tell-cannot-be-attacked = cannot be attacked
op-tell-cannot-play = cannot play cards
op-tell-cannot-play-of = cannot play cards ({ $filter })
op-tell-cannot-play-from = { $words }, from { $area }
op-tell-cannot-draw = cannot draw cards by own effects
op-tell-cannot-life-to-hand = cannot add Life cards to hand by own effects
op-tell-cannot-don-active = cannot set DON!! cards active by effects
op-tell-cannot-don-active-of = cannot set DON!! cards active by effects of cards ({ $filter })
op-tell-cannot-attack-other = cannot attack anything but cards ({ $filter })
op-tell-cannot-attack-with = cannot attack with any card
op-tell-cannot-attack-with-of = cannot attack with cards ({ $filter })

# Which cards
op-tell-place-leader = Leader
op-tell-place-characters = Characters
op-tell-place-stage = Stage
op-tell-place-field = cards on the field
op-tell-place-hand = cards in hand
op-tell-place-deck = cards in the deck
op-tell-place-trash = cards in the trash
op-tell-place-life = Life cards
op-tell-place-don = DON!! cards in the cost area
op-tell-place-don-given = given DON!! cards
op-tell-place-don-deck = cards in the DON!! deck
op-tell-place-don-field = DON!! cards on the field
op-tell-area-hand = the hand
op-tell-area-deck = the deck
op-tell-area-trash = the trash
op-tell-area-life = Life

# What they are
op-tell-is-attribute = attribute { $name }
op-tell-is-don = given DON!! { $range }
op-tell-is-attacking = attacking
op-tell-is-in-battle = in this battle
op-tell-is-battled = battled with this card during this turn
op-tell-is-spoken-of = the one spoken of before
op-tell-is-selected = the one selected before
op-tell-is-played = the one played before
op-tell-is-at = in this area: { $area }
op-tell-attribute-slash = Slash
op-tell-attribute-strike = Strike
op-tell-attribute-ranged = Ranged
op-tell-attribute-special = Special
op-tell-attribute-wisdom = Wisdom

# Numbers
op-tell-amount-don-on-this = (the number of DON!! given to this card)
op-tell-amount-don-on-it = (the number of DON!! given to that card)

# Operations
op-tell-op-ko = K.O. { $cards }
op-tell-op-trash = trash { $cards }
op-tell-op-mill = trash the top { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } of { $whose } deck
op-tell-op-mill-up-to = trash up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } from the top of { $whose } deck
op-tell-op-to-hand = to the owner's hand: { $cards }
op-tell-op-to-deck = { $spot } of the owner's deck: { $cards }
op-tell-op-to-life = { $spot } of the owner's Life, face down: { $cards }
op-tell-op-to-life-up = { $spot } of the owner's Life, face up: { $cards }
op-tell-op-rest = rest { $cards }
op-tell-op-active = set active { $cards }
op-tell-op-play = play without paying { $cards }
op-tell-op-play-rested = play rested, without paying, { $cards }
op-tell-op-give-don = give { $n } DON!! ({ $from }) each to { $cards }
op-tell-op-give-don-up-to = give up to { $n } DON!! ({ $from }) each to { $cards }
op-tell-don-rested = rested, of your cost area
op-tell-don-active = active, of your cost area
op-tell-don-cost = active or rested, of your cost area
op-tell-don-deck-from = from the DON!! deck
op-tell-don-given-from = given to another card
op-tell-don-opponents-rested = rested, of the opponent's cost area
op-tell-don-opponents-cost = active or rested, of the opponent's cost area
op-tell-op-add-don = { $who }: add { $n ->
    [one] { $n } DON!! card
   *[other] { $n } DON!! cards
    } from the DON!! deck, active
op-tell-op-add-don-rested = { $who }: add { $n ->
    [one] { $n } DON!! card
   *[other] { $n } DON!! cards
    } from the DON!! deck, rested
op-tell-op-add-don-up-to = { $who }: add up to { $n ->
    [one] { $n } DON!! card
   *[other] { $n } DON!! cards
    } from the DON!! deck, active
op-tell-op-add-don-up-to-rested = { $who }: add up to { $n ->
    [one] { $n } DON!! card
   *[other] { $n } DON!! cards
    } from the DON!! deck, rested
op-tell-op-return-don = { $who }: return { $n ->
    [one] { $n } DON!! card
   *[other] { $n } DON!! cards
    } from the field to the DON!! deck
op-tell-op-return-don-more = { $who }: return { $n } or more DON!! cards from the field to the DON!! deck
op-tell-op-return-don-up-to = { $who }: return up to { $n ->
    [one] { $n } DON!! card
   *[other] { $n } DON!! cards
    } from the field to the DON!! deck
op-tell-op-return-don-any = { $who }: return { $n } or more DON!! cards, or none, from the field to the DON!! deck
op-tell-only-rested-don = { $words } (only rested ones of the cost area)
op-tell-only-active-don = { $words } (only active ones of the cost area)
op-tell-op-take-back-don = return { $n } given DON!! to the cost area, rested
op-tell-op-take-back-don-up-to = return up to { $n } given DON!! to the cost area, rested
op-tell-op-extra-turn = take an extra turn after this one
op-tell-op-rest-don = rest { $n } active DON!! of your cost area
op-tell-op-rest-trash = the rest of the cards looked at: to the trash
op-tell-op-rest-hand = the rest of the cards looked at: to the hand
op-tell-op-damage = deal { $n } damage to { $who }
op-tell-op-face-up = turn face up { $cards }
op-tell-op-face-down = turn face down { $cards }
op-tell-op-life-until = trash cards from the top of { $whose } Life until { $n } are left
op-tell-op-activate-own = activate the { $words } effect of this card
op-tell-own-main = [Main]
op-tell-own-counter = [Counter]
op-tell-own-activate-main = [Activate: Main]
op-tell-op-activate-event = activate without paying { $cards }
op-tell-op-activate-main-of = activate the [Main] effect of { $cards }
op-tell-op-redirect = change the target of the attack to { $cards }
op-tell-op-swap = swap the base power of { $cards }, { $until }
op-tell-op-random = from { $whose } hand, { $n } at random

# How long
op-tell-until-battle = during this battle
op-tell-until-turn = during this turn
op-tell-until-end = until the end of this turn
op-tell-until-your-end = until the end of your next turn
op-tell-until-opponents-end = until the end of the opponent's next turn
op-tell-until-your-start = until the start of your next turn
op-tell-until-opponents-turn = during the opponent's next turn
op-tell-until-your-turn = during your next turn
op-tell-until-opponents-refresh = in the opponent's next Refresh Phase
op-tell-until-your-refresh = in your next Refresh Phase
op-tell-until-always = for as long as the card stays
op-tell-later-turn = at the end of this turn:
op-tell-later-battle = at the end of this battle:
op-tell-later-opponents-turn = at the end of the opponent's turn:
op-tell-later-your-turn = at the start of your next turn:
op-tell-later-opponents-main = at the start of the opponent's next Main Phase:

# The page
help-serve = Everything as a page for browsers, on this machine or on the hall's network
help-serve-examples = Examples:
    shinpan serve                      on this machine only
    shinpan serve --open               and open the browser
    shinpan serve --lan                for phones on the same network, with a key and a QR code
help-serve-port = The port (default 7777; 0 for any that is free)
help-serve-lan = Serve the network that this machine is on; only who has the key is answered
help-serve-open = Open the page in the browser
help-serve-cards = Card data: files or folders, in any known shape
help-serve-bans = Ban lists in TOML: files or folders
page-rules = Rules
page-table = Table
page-cases = Cases
page-decks = Decks
page-cards = Cards
page-card-of = Card
page-coverage = Coverage
page-api = API
page-parts = Parts of the page
page-skip = To the content
page-language = Language
page-search = Search
page-ask = Ask the rules
page-ask-example = 7-1-3, a blocker, a card, a question
page-cases-example = Words of the question
page-game = Game
page-all-games = All games
page-all = All
page-all-cases = All cases: { $n }
page-cases-found = Cases: { $n }
page-cases-in-english = Titles, questions and written answers of cases that are not translated are in English.
page-coverage-in-english = The reasons are in English.
page-cases-here = Cases that turn on it: { $n }
page-more = And { $n } more; narrow the search.
page-contents = Contents
page-path = Path
page-neighbours = Before and after
page-history = Through the editions
page-copy = Copy as text
page-copied = Copied
page-changes = What changed from { $old } to { $new }
page-filter = Kinds of changes
page-below-clause = Below clause
page-show = Show
page-clause = Clause
page-kind = Kind
page-registered = Registered
page-position = Position
page-trace = Step by step
page-every-step = Every step ({ $n })
page-text = The case as text
page-open-at-table = Open at the table
page-table-what = Describe a position, play it out, and see the clause of every step.
page-turn = turn
page-side = Side of { $player }
page-undo = Undo
page-try = Only try it
page-type-play = Type a play
page-play = Play
page-why = Why?
page-why-example = a step or a card
page-why-step = Why step { $n }?
page-restored = The scan is damaged here and the printed words were restored; what the scan has stands below.
page-why-not = Why not: { $n } plays are not allowed now
page-what-if = What would happen
page-switches = Readings and edition
page-other-readings = Readings that nothing here rests on: { $n }
page-edition = Edition
page-compare = Compare
page-compare-with = With
page-explore = Explore
page-explored = { $n } positions seen, { $merged } met again.
page-explore-ended = Ended after { $n } seconds without a result; look less far.
page-until = How far
page-until-rest = To the next rest
page-until-turn = To the end of the turn
page-until-turns = Two turns
page-for = For
page-goal = Goal
page-stop = Stop
page-seen = Positions seen:
page-share = Share
page-copy-link = Copy the link
page-link = Link
page-code = QR code of the link
page-share-long = The case is too long for a link; keep it as a file.
page-share-lan = Other phones see it when the page is served with --lan.
page-broken-link = The link is broken: a part of it is missing.
page-build = Build the position
page-reading-here = Reading: { $question } Here: { $option }.
page-to-build = Build
page-first-position = A position to begin with
page-whole-question = More about the question
page-seats = Players
page-seats-two = { $n } players
page-seats-first = Battle Royale, first to win: { $n } players
page-seats-elimination = Battle Royale, elimination: { $n } players
page-seats-team = Team Battle: { $n } players
page-source = From:
page-field = “{ $name }”
page-open-clauses = Without a rule or a case: { $n }
page-open-mark = A bar before the number: no rule, or no case.
page-build-anew = A change begins a new line of play from the position as it is now; going back brings the old one.
page-question = Title and question
page-title = Title
page-asked = Question
page-write = Write it down
page-player = Player
page-zone = Zone
page-card = Card: name, number, or in short
page-card-text = Text
page-trigger = Trigger
page-values = More, as a board writes it
page-cost = Cost
page-power = Power
page-counter = Counter
page-life = Life
page-put = Put it there
page-to-plays = To the plays
page-set = Set
page-read = Read
page-keep = Keep as a file
page-bring = Bring a file
page-understood = Understood as
page-no-name = The card has no name.
page-not-in-short = “{ $card }” is not understood in short. Write it like “{ $example }”, or the name here and its values in their fields.
page-said-twice = { $name } is said twice: { $one } and { $other }.
page-needs-value = { $name } is missing: write it in its field, or in short like “{ $example }”.
page-no-number = { $name }: “{ $value }” is no number.
page-no-values = “{ $value }” is not understood; write ap = 3, hp = 4.
page-not-here = “{ $word }” is for the command line.
page-too-long = The case is longer than { $n } MB.
page-code-long = The link is too long for a QR code; send the link.
page-text-stops = Reading stops at “{ $words }” (line { $line }, sign { $column }).
page-whose-turn = Whose turn
page-begins-in = The board begins in
page-how-many = How many
page-turn-card = Turn a card
page-any-value = Any other value of the board
page-build-at-rest = Something is under way: the board can be changed when it is finished or undone.
page-remove = Take it away
page-empty = Empty board
page-value = value
page-no-answer = The judges’ desk does not answer. Is the phone in its network, and is the program running?
page-line-too-long = The line is too long: at most { $n } parts at once.
page-too-many-lines = The case has more than { $n } lines of play.
page-body-long = What was sent is too long.
page-body-unread = What was sent is not understood.
page-lists = Deck lists
page-files = Files
page-list = The list
page-pasted = Pasted list
page-no-list = There is no list: paste one, or choose files.
page-choose-game = The game does not show. Choose it above and check again.
page-many-decks = { $n } decks are more than are checked at once ({ $most }): send them in parts.
page-date = Day
page-region = Region
page-sort = Order of sheets
page-sort-number = By number
page-sort-name = By name
page-sort-cost = By cost
page-check = Check
page-sheets = Sheets to print
page-csv = CSV
page-sorry = That did not work
page-nothing-here = There is no page at this address.
page-to-front = To the search
page-api-what = Every address answers with one JSON document, the same that the command prints with --json.
page-api-language = The language stands before the address, or is the browser's:
page-api-errors = What is wrong comes with status 400, what is not found with 404:
page-api-bounds = A case has at most 1 MB, lists together 10 MB and 2,000 decks; an exploration ends after 10 seconds, or when nobody waits for it.
page-api-address = Address
page-api-sent = Sent as JSON
page-api-command = As
page-api-table = The case is the whole state: send it with a line of the interactive table (the number of an option, a play, undo, set, put, remove, reading, edition, if, why, legal), and the case that comes of it is answered.
page-open-at = The page is open at { $address } (Ctrl-C closes it)
page-lan-note = Everybody on this network who has the address with its key can use the page; nobody else is answered.
page-no-server = The page cannot be opened: { $words }
page-no-lan = This machine is on no network.
page-no-browser = No browser could be opened; open the address yourself.
page-zone-leader = Leader
page-zone-characters = Characters
page-zone-stage = Stage
page-zone-don = DON!!
page-zone-active = active
page-zone-rested = rested
page-zone-hand = Hand
page-zone-life = Life
page-zone-deck = Deck
page-zone-trash = Trash
page-zone-graveyard = Graveyard
page-zone-soldiers = Soldiers
page-zone-bulwarks = Bulwarks
page-zone-made = Made this turn
page-zone-driven = driven
page-zone-new = new this turn
page-zone-negated = negated
page-zone-attacks = attacks
page-zone-target = is attacked
page-zone-up = face up
page-zone-units = Units
page-zone-base = Base
page-zone-shields = Shields
page-zone-resources = Resources
page-zone-ex = EX Resources
page-zone-ex-rested = EX rested
page-zone-lv = Lv.
page-zone-removed = Removed
page-zone-out = out of the game
page-zone-linked = linked
page-zone-pilot = Pilot
page-zone-damage = damage
page-zone-at-line = At Line
page-zone-df-line = Df Line
page-zone-no-line = no Line
page-zone-mystics = Mystics
page-zone-mp = Mp
page-zone-mp-max = most Mp
page-zone-seal-library = Seal Library
page-zone-mystic-library = Mystic Library
page-zone-seal-shrine = Seal Shrine
page-zone-mystic-shrine = Mystic Shrine
page-zone-shrine-levels = levels in the Shrine
page-zone-shrine-max = most levels in the Shrine
page-zone-beside = beside the deck
page-zone-supports = Supports
page-zone-curses = Curses
page-zone-counters = counters
page-zone-form = form
page-zone-left = Subturns left

# Gundam at the table
gcg-action-next = The right to act goes on.
gcg-action-order = The action step begins.
gcg-action-over = The action step is over.
gcg-action-resolve = What was set off is resolved.
gcg-activate = The effect is activated.
gcg-activate-other = An effect of the card is activated.
gcg-ask-action = An act, or a pass?
gcg-ask-at-random = Which card is next, at random?
gcg-ask-random = Which card is picked at random?
gcg-ask-divide = Which card receives the next 1 damage?
gcg-ask-taker = To which Unit is the battle damage dealt instead?
gcg-ask-block = Does somebody block?
gcg-ask-burst = Is 【Burst】 used?
gcg-ask-choose = Which one?
gcg-ask-constants = Which constant effect is looked at first?
gcg-ask-direction = Clockwise or counterclockwise?
gcg-ask-discard = Which card is discarded?
gcg-ask-first = First or second?
gcg-ask-how-many = How many?
gcg-ask-look = Which cards are looked at?
gcg-ask-main = What is done in the main phase?
gcg-ask-may = Is it done?
gcg-ask-mode = Which effect?
gcg-ask-number = Which number?
gcg-ask-order = Which effect is resolved next?
gcg-ask-pay = How many EX Resources are paid?
gcg-ask-pay-effect = Is the cost paid?
gcg-ask-as-if = Is the card played with another Lv. and cost?
gcg-ask-enemy-player = Which enemy player?
gcg-ask-shield-area = Whose shield area?
gcg-ask-place = Where, or in which order?
gcg-ask-redraw = Redraw or keep?
gcg-ask-resource = Which Resource?
gcg-ask-room = Which Unit is put into the trash?
gcg-ask-target = What is attacked?
gcg-ask-top-card = Which card is it?
gcg-ask-unit = Under which Unit?
gcg-ask-which-card = Which card is it?
gcg-ask-which-shield = Which card is the Shield?
gcg-ask-who-decides = Who decides?
gcg-battle-action = The action step of the battle.
gcg-battle-attack = Effects of attacking are resolved.
gcg-battle-back = The target deals its damage.
gcg-battle-base = The Base is hit.
gcg-battle-blocked = What the block set off is resolved.
gcg-battle-both = Both deal damage at one moment.
gcg-battle-dealt = What the damage set off is resolved.
gcg-battle-end = "During this battle" ends.
gcg-battle-first = The attacker deals its damage first.
gcg-battle-gone = Is everybody still there?
gcg-battle-over = The battle is over.
gcg-battle-player = The player is hit.
gcg-battle-shield = The topmost Shield is hit.
gcg-battle-shield-area = The shield area is looked at.
gcg-battle-target = The target is looked at.
gcg-battle-units = The Units fight.
gcg-board-base = Base: { $words }
gcg-board-battle = Battle: { $attacker } → { $target }
gcg-board-out = { $player }: out
gcg-board-player = { $player }: { $shields } Shields · hand: { $hand } · deck { $deck } · trash { $trash }
gcg-board-resources = Resources: { $active } active, { $rested } rested, { $ex } EX, { $deck } in the deck
gcg-board-turn = Turn of { $player }, { $phase }
gcg-board-units = Units: { $words }
gcg-breach = 《Breach》 deals its damage.
gcg-burst-declined = 【Burst】 is not used.
gcg-burst-effect = The 【Burst】 effect.
gcg-burst-used = The card after its 【Burst】.
gcg-choice-activate = activate { $card }
gcg-choice-activate-words = activate { $card } ({ $n }: { $words })
gcg-choice-activate-nth = activate { $card } ({ $n })
gcg-choice-attack = attack { $card }
gcg-choice-block = block { $card }
gcg-choice-share = 1 to { $card }
gcg-choice-bottom = bottom
gcg-choice-burst = burst
gcg-choice-clockwise = clockwise
gcg-choice-concede = concede
gcg-choice-counterclockwise = counterclockwise
gcg-choice-decides = { $player } decides
gcg-choice-decline = decline
gcg-choice-done = no more
gcg-choice-end-main = end main phase
gcg-choice-ex-resource = EX Resource
gcg-choice-first = first
gcg-choice-is = { $player }'s card is { $card }
gcg-choice-keep = keep
gcg-choice-mode = mode { $n }
gcg-choice-no = no
gcg-choice-no-block = no block
gcg-choice-no-burst = no burst
gcg-choice-pair = pair { $card }
gcg-choice-pass = pass
gcg-choice-pay-ex = pay with { $n } EX
gcg-choice-play = play { $card }
gcg-choice-redraw = redraw
gcg-choice-resolve = resolve { $card }
gcg-choice-resolve-nth = resolve { $card } ({ $n })
gcg-choice-resolve-words = resolve { $card } ({ $n }: { $words })
gcg-choice-resource = Resource
gcg-choice-second = second
gcg-choice-target-player = player { $player }
gcg-choice-top = top
gcg-choice-use = use { $card }
gcg-choice-use-for = use { $card } for { $other }
gcg-choice-whatever = does not matter
gcg-choice-yes = yes
gcg-conditions = The conditions are looked at.
gcg-damage = Damage is dealt.
gcg-damage-area = Damage is dealt to a shield area.
gcg-damage-player = Damage is dealt to a player.
gcg-battle-by-effect = Two Units battle; only the damage step is performed.
gcg-deploy = Cards are deployed.
gcg-deploy-by-effect = An effect deploys.
gcg-token = Tokens are deployed.
gcg-destroy = Cards are destroyed.
gcg-did = What became of it.
gcg-discard = Cards are discarded.
gcg-doubt = What it is about is not known.
gcg-draw = Cards are drawn.
gcg-draw-known = Which cards are drawn.
gcg-draw-many = Cards are drawn.
gcg-each = Each player does it.
gcg-owner-of-it = Its owner is meant.
gcg-player-of-this = The player of this card is meant.
gcg-nth-chooses = Each player chooses.
gcg-all-have-chosen = All have chosen.
gcg-event-active = { $card } becomes active.
gcg-event-attack-player = { $card } attacks { $player }.
gcg-event-attack-unit = { $card } attacks { $unit }.
gcg-event-battle-over = The battle is over.
gcg-event-block = { $card } blocks.
gcg-event-burst = The 【Burst】 of { $card } is used.
gcg-event-clockwise = The turns go clockwise.
gcg-event-conceded = { $player } concedes.
gcg-event-endless = The same position comes again and again, and nobody can leave it. No clause decides what then: { $result }.
gcg-event-counterclockwise = The turns go counterclockwise.
gcg-event-damage = { $card } takes { $n } damage.
gcg-event-deployed = { $card } is deployed.
gcg-event-destroyed = { $card } is destroyed.
gcg-event-discarded = { $card } is discarded.
gcg-event-drawn = { $player } draws a card.
gcg-event-due = What was put off is done now.
gcg-event-ex-resource = { $player } places EX Resources: { $n }.
gcg-event-expire-battle = What { $player } gave during this battle ends.
gcg-event-expire-start = What { $player } gave until the start phase ends.
gcg-event-expire-turn = What { $player } gave during this turn ends.
gcg-event-first = { $player } goes first.
gcg-event-followed = { $card } goes along with its Unit.
gcg-event-gains = { $card } gets { $words }.
gcg-event-gone = { $card } is removed from the game.
gcg-event-is = { $player }'s card is { $card }.
gcg-event-keeps = { $player } keeps the hand.
gcg-event-laid = { $player } lays a Shield.
gcg-event-laid-base = { $card } is placed.
gcg-event-later = It is done later.
gcg-event-made-room = { $card } is put into the trash for a new card.
gcg-event-moved = { $card } → { $zone }.
gcg-event-ordered = In this order: { $words }.
gcg-event-out = { $player } is out, with all cards and effects.
gcg-event-over = The game is over: { $result }.
gcg-event-paid = { $player } pays { $n }.
gcg-event-paid-ex = { $player } pays { $n } and EX Resources: { $ex }.
gcg-event-paired = { $card } is paired with { $unit }.
gcg-event-phase = The { $phase } begins.
gcg-event-played = { $card } is played.
gcg-event-player-cannot = { $player } gets an effect.
gcg-event-player-damage = { $player } takes { $n } damage.
gcg-event-put-back = { $player } puts a card at the bottom of the deck.
gcg-event-recover = { $card } recovers { $n }.
gcg-event-redirect = { $card } is the target now.
gcg-event-clash = { $card } and { $unit } battle; only the damage step is performed.
gcg-event-redirect-player = { $player } is the target now.
gcg-event-redraws = { $player } redraws.
gcg-event-removed = { $card } is removed.
gcg-event-resource = { $player } places Resources: { $n }.
gcg-event-resources-active = Resources of { $player } become active: { $n }.
gcg-event-resources-rest = Resources of { $player } are rested: { $n }.
gcg-event-rest = { $card } is rested.
gcg-event-revealed = { $card } is revealed.
gcg-event-set-off = An effect of { $card } is set off.
gcg-event-set-off-mark = { $mark } of { $card } is set off.
gcg-event-from-now-on = From now on, { $card }: { $words }.
gcg-note-activates-mark = { $mark } of { $card } is activated.
gcg-mark-start-of-turn = “At the start of the turn”
gcg-mark-end-of-turn = “At the end of the turn”
gcg-mark-when = The “When …” effect
gcg-mark-main = 【Main】
gcg-mark-action = 【Action】
gcg-mark-your-turn = the own turn
gcg-mark-opponents-turn = an opponent's turn
gcg-mark-cannot-be = cannot be done to it: { $verb }
gcg-mark-cannot-be-destroyed = cannot be destroyed
gcg-mark-cannot-be-destroyed-in-battle = cannot be destroyed by battle damage
gcg-mark-less-damage = receives { $n } less damage
gcg-mark-less-damage-next = receives { $n } less of the next damage
gcg-note-is-so = Condition fulfilled: { $words }.
gcg-note-is-not-so = Condition not fulfilled: { $words }.
gcg-note-counted = Condition fulfilled: { $words }; it is { $n }.
gcg-note-counted-not = Condition not fulfilled: { $words }; it is { $n }.
gcg-event-shuffle = { $player } shuffles.
gcg-event-to-trash = { $card } goes to the trash.
gcg-event-turn = It is the turn of { $player }.
gcg-event-turned-up = The Shield { $card } is destroyed and turned up.
gcg-fault-color = this is no color
gcg-fault-data = the card data cannot be read: { $file }
gcg-fault-dead = a card here would have been destroyed already
gcg-fault-described-twice = { $name } is described in two ways
gcg-fault-direction = a direction is chosen in a Battle Royale only
gcg-fault-ex = { $player } has more than 5 EX Resources
gcg-fault-kind = this is no type of card
gcg-fault-leader = the shield area of a team stands with its leader
gcg-fault-link = this link condition cannot be read
gcg-fault-mode = this is no way to play
gcg-fault-no-deck = { $player } has no deck and has lost
gcg-fault-no-name = a card needs a name
gcg-fault-no-number = there is no card { $name }
gcg-fault-several-cards = several cards are called “{ $name }”; write the number of one
gcg-fault-no-side = there is nothing about { $player }
gcg-fault-not-described = nothing describes { $name }
gcg-fault-not-here = `{ $key }` cannot be said of a card here
gcg-fault-ex-base = the rules say what the EX Base is: `{ $key }` cannot be said otherwise
gcg-fault-not-printed = no `{ $key }` is printed on a Command without a 【Pilot】 part
gcg-fault-not-on-field = { $name } is not on the field
gcg-fault-not-once = { $name } has no 【Once per Turn】 effect
gcg-fault-out = somebody must be left, and only of three or more players
gcg-fault-owner = the owner must be a member of this team
gcg-fault-phase = there is no phase { $name }
gcg-fault-resources = { $player } has more than 15 Resources
gcg-fault-resource-cards = { $player } has more than the 10 cards of a resource deck
gcg-fault-seat = nobody sits at { $player }
gcg-fault-seventh = { $player } has more than 6 Units
gcg-fault-text = this text cannot be read: { $words }
gcg-fault-turn-at-setup = before the game it is nobody's turn
gcg-fault-two-bases = a shield area has one Base
gcg-fault-two-pilots = a Unit has one Pilot
gcg-fault-unknown-on-field = a card on the field is known
gcg-fault-who = there is no such player
gcg-fault-wrong-area = { $name } cannot be here
gcg-give = Cards get something.
gcg-give-player = A player gets something.
gcg-goes-on = What is left goes on.
gcg-grant-base = base { $stat } { $n }
gcg-grant-cannot = something that cannot be done
gcg-grant-effect = an effect
gcg-grant-negated = no effects
gcg-grant-number = { $stat } { $n }
gcg-if = If.
gcg-if-done = If you do.
gcg-in-turn = In turn order.
gcg-instead = Something else happens instead.
gcg-jump = On in the order of the text.
gcg-keep = The text speaks of it.
gcg-later = For later.
gcg-less-damage = Damage is made less.
gcg-look-hand = A hand is looked at.
gcg-new = new
gcg-next-card = The next card.
gcg-note-action-step = The action step of the end phase.
gcg-note-activates = The effect of { $card } is activated.
gcg-note-again = Something of this turn has begun meanwhile.
gcg-note-all-lose = All who are left lose.
gcg-note-already-so = { $card } is so already.
gcg-note-ap = { $card } with AP { $ap } against { $other } with AP { $against }.
gcg-note-attack-on-player = The attack is on { $player }.
gcg-note-attack-on-unit = The attack is on { $card }.
gcg-note-attacker-gone = The attacker has gone: the battle ends.
gcg-note-cannot-pay = The cost of { $card } cannot be paid.
gcg-note-chosen = { $card } is chosen.
gcg-note-decides = { $player } may decide.
gcg-note-deck-illegal = The deck of { $player } is not built as it must be.
gcg-note-deck-legal = The deck of { $player } is built as it must be.
gcg-note-does-not = { $player } does not do it.
gcg-note-doubt = A card of { $player } of which it is not known what it is decides this: describe it.
gcg-note-doubt-name = Of { $card } only the name is known, and what it is decides this: describe it.
gcg-note-draws = { $player } draws.
gcg-note-each = Each player in turn order.
gcg-note-each-chooses = Each player chooses in turn order; what is done to the chosen cards is done at one moment.
gcg-note-owner = The owner of { $card } is { $player }.
gcg-note-random = Picked at random: { $card }.
gcg-note-random-short = There are not as many cards in the hand; all of them are picked.
gcg-note-share = { $card } is to receive { $n } damage so far.
gcg-note-burst-barred = { $player } cannot activate 【Burst】 of { $card }.
gcg-note-goes-on-losing = { $card } does not have it all the same: a constant effect goes on taking it away.
gcg-note-first-hand = { $player } draws the opening hand.
gcg-note-forbidden = It cannot be done to { $card }.
gcg-note-takes-damage = The battle damage that { $other } would receive is dealt to { $card } instead.
gcg-note-it-is-this = “It” is read as { $card }, which the text spoke of last.
gcg-note-played-as = { $card } is played with the Lv. and the cost that its text names.
gcg-note-forbidden-by = It cannot be done to { $card }: an effect of { $by } forbids it.
gcg-note-cannot-do = { $card } asks whether it is done, but it cannot be: it is not.
gcg-note-is-new = The card that the effect of { $card } speaks of has moved: it is a new card.
gcg-note-no-burst = { $player } does not use the 【Burst】 of { $card }.
gcg-note-unseen-hand = No known card of { $player } will do; one of the cards in hand that nobody has seen might.
gcg-note-bare = Of { $card } only the name is known; it might be of use here.
gcg-note-bare-shield = Of { $card } only the name is known; it might have 【Burst】.
gcg-note-silent-used = { $card }’s effect does not work: it was used this turn.
gcg-note-silent-negated = { $card }’s effect does not work: it is negated.
gcg-note-silent-condition = { $card }’s effect does not work: a condition is not fulfilled. It asks for: { $words }.
gcg-note-silent-instead = { $card }’s effect cannot be used instead: what it says cannot be done.
gcg-note-silent-replaced = { $card }’s effect cannot be used instead: this already happens in the place of something.
gcg-note-replacement-declined = { $player } does not use { $card }’s effect instead.
gcg-note-replaces = { $card }’s effect is used in the place of this: { $words }
gcg-note-no-battle = No battle is going on: “during this battle” gives nothing.
gcg-note-no-attack = { $card } does not attack: 《First Strike》 is for a Unit that attacks.
gcg-note-forbidden-to = { $player } cannot do it.
gcg-note-has-base = The shield area of { $player } has a Base.
gcg-note-has-nothing = The shield area of { $player } is empty.
gcg-note-has-shields = The shield area of { $player } has Shields and no Base.
gcg-note-if-done = { $card }: “if you do” is fulfilled, so what follows is resolved.
gcg-note-if-not-done = { $card }: “if you do” is not fulfilled, so what follows is not resolved.
gcg-note-if-not-but-done = { $card }: it was done, so what follows for “if not” is not resolved.
gcg-note-if-not-and-not-done = { $card }: it was not done, so what follows for “if not” is resolved.
gcg-note-otherwise-not-done = { $card }: “if you do” is not fulfilled, so what follows for “if not” is resolved.
gcg-note-is-deployed = { $card } is to be deployed.
gcg-note-is-next = The effect of { $card } is next.
gcg-note-is-paired = { $card } is to be paired.
gcg-note-late-hand = More than 10 cards in hand after the hand step.
gcg-note-level = { $card }: Lv. { $level }, Resources: { $there }.
gcg-note-looks = { $player } looks at: { $words }.
gcg-note-mode = { $player } chooses effect { $n }.
gcg-note-negated = The effects of { $card } are restricted.
gcg-note-no-breach = There is no card in the shield area of { $player }.
gcg-note-no-deck = The deck of { $player } is empty.
gcg-note-no-harm = The damage does no harm to { $card }.
gcg-note-no-harm-player = The damage does no harm to { $player }.
gcg-note-no-resource = { $player } has no Resource card left.
gcg-note-no-resource-to-turn = { $player } has no such Resource.
gcg-note-no-room = There is no room in the resource area of { $player }.
gcg-note-no-strike-back = The target is not there any more to strike.
gcg-note-no-such-ap = The text names an AP that nothing has.
gcg-note-none-chosen = None is chosen.
gcg-note-not-at-all = Nought times: nothing happens.
gcg-note-not-paid = The cost of { $card } is not paid.
gcg-note-nothing-to = There is no target to { $verb }.
gcg-note-nothing-to-recover = { $card } has no damage to recover.
gcg-note-number = { $player } chooses { $n }.
gcg-note-paid-otherwise = The cost of { $card } was not paid as written.
gcg-note-paying = The cost of { $card } is paid.
gcg-note-plays = { $player } plays { $card }.
gcg-note-put-back = { $player } puts the cards back.
gcg-note-resource-decks = The resource decks are placed.
gcg-note-as-many = No more are there: as many as can be are chosen.
gcg-note-struck = { $player } received battle damage with an empty shield area.
gcg-note-later = What { $card } says is left for later.
gcg-note-first-resolved = First what was set off is resolved.
gcg-note-no-defeat = Effect damage is no defeat of { $player }: only battle damage with an empty shield area is.
gcg-note-constant-ends = What { $card } gave to others ends with it.
gcg-note-target-gone = The target of { $card } has gone: the battle ends.
gcg-note-then-anyway = What stands before it was not done; what follows is done all the same.
gcg-note-turn-player-first = { $player } first.
gcg-note-unit-chosen = { $pilot } goes under { $card }.
gcg-note-unsettled = Constant effects never come to rest.
gcg-note-used-up = { $card } was used this turn.
gcg-once = It counts as used this turn.
gcg-paid = The cost was paid.
gcg-pair = A Pilot is paired.
gcg-pair-by-effect = An effect pairs a Pilot.
gcg-phase-draw = draw phase
gcg-phase-end = end phase
gcg-phase-main = main phase
gcg-phase-resource = resource phase
gcg-phase-setup = preparation
gcg-phase-start = start phase
gcg-pick = The cards are those that are meant.
gcg-play-base = A Base is played.
gcg-play-by-effect = An effect plays a card.
gcg-play-command = A Command is played.
gcg-play-effect = Its effect takes place.
gcg-play-level = The Lv. is looked at.
gcg-play-as = The card is played with another Lv. and cost.
gcg-damage-battled = Damage to what is battled.
gcg-play-pilot = A Pilot is played.
gcg-play-reveal = The card is revealed.
gcg-play-unit = A Unit is played.
gcg-play-used = The Command has been used.
gcg-recover = Damage is recovered.
gcg-redirect = The target changes.
gcg-remove = Cards are removed.
gcg-repair = 《Repair》 recovers.
gcg-resolved = The effect is resolved.
gcg-resource = Resources are placed.
gcg-rest-away = What is left goes elsewhere.
gcg-rested = rested
gcg-result-drawn = a draw
gcg-result-undecided = the text does not decide
gcg-result-won = won by { $players }
gcg-reveal = Cards are shown.
gcg-room-base = Room is made for a Base.
gcg-rule-defeat = Who meets a defeat condition loses.
gcg-rule-destroyed = What has too much damage is destroyed.
gcg-rule-shields = Destroyed Shields are looked at for 【Burst】.
gcg-rule-tokens = Tokens that have left are removed.
gcg-setup-base = An EX Base is placed.
gcg-setup-begin = The game begins.
gcg-setup-decks = The decks are looked at.
gcg-setup-draw = The opening hands.
gcg-setup-ex-resource = EX Resources are placed.
gcg-setup-redraw = The hand is drawn anew.
gcg-setup-resources = The resource decks.
gcg-setup-shields = Shields are laid.
gcg-setup-shuffle = The decks are shuffled.
gcg-shield-to-hand = A Shield goes to the hand.
gcg-shuffle = A deck is shuffled.
gcg-summary = { $player }: Lv. { $lv }, { $shields } Shields, hand { $hand }, { $field }
gcg-then = Then.
gcg-to-hand = Cards go to the hand.
gcg-trash = Cards go to the trash.
gcg-turn = Cards are rested or set active.
gcg-turn-action = The action step.
gcg-turn-active = Everything becomes active.
gcg-turn-again = Is there anything left of this turn?
gcg-turn-begins = The turn begins.
gcg-turn-cleanup = "During this turn" ends.
gcg-turn-draw = The draw of the turn.
gcg-turn-end = The end phase.
gcg-turn-end-step = "At the end of the turn".
gcg-turn-main = The main phase.
gcg-turn-next = The turn passes on.
gcg-turn-resolve = What was set off is resolved.
gcg-turn-resource = A Resource is placed.
gcg-turn-start = "At the start of the turn".
gcg-turn-started = The start phase is over.
gcg-turn-then = What was set off is resolved.
gcg-win = The game is decided.
reading-battle-damage-ap = Whose AP is battle damage equal to?
reading-battle-damage-ap-dealer = of the one that deals it
reading-battle-damage-ap-literal = as it is written: of what is hit
reading-base-strikes-back = Does an attacked Base deal battle damage?
reading-base-strikes-back-no = no
reading-base-strikes-back-yes = yes
reading-hp-in-texts = Is the HP that a text reads what is left after damage?
reading-hp-in-texts-left = what is left after damage
reading-hp-in-texts-full = all of it, without damage
reading-destroyed-at = Is damage equal to HP enough?
reading-destroyed-at-equal = damage equal to HP is enough
reading-destroyed-at-above = damage must exceed HP
reading-destroyed-by = A damaged Unit dies later because its HP falls: by battle damage?
reading-destroyed-by-no = no
reading-destroyed-by-yes = yes
reading-first-strike-triggers = Is what 《First Strike》 damage sets off resolved before the target's damage?
reading-first-strike-triggers-after-both = after both have dealt damage
reading-first-strike-triggers-between = between the two damages
reading-new-triggers = Set off in the middle of an effect: resolved after it, or at once?
reading-new-triggers-after-the-effect = after the effect
reading-new-triggers-at-once = at once, in the middle of it
reading-burst-moment = A Shield destroyed in the middle of an effect: is 【Burst】 used after it, or at once?
reading-burst-moment-after-the-effect = after the effect
reading-burst-moment-at-once = at once, in the middle of it
reading-burst-or-new = Two 【Burst】 wait, the first sets another effect off: which is next?
reading-burst-or-new-new-first = the new effect
reading-burst-or-new-burst-first = the other 【Burst】
reading-targets-when = When are targets chosen?
reading-targets-when-at-instruction = when the instruction is carried out
reading-targets-when-when-set-off = all of them, before anything is done
reading-up-to-none = May none be chosen for "up to N"?
reading-up-to-none-no = no
reading-up-to-none-yes = yes
reading-too-few-targets = Fewer are there than must be chosen: what then?
reading-too-few-targets-nothing = nothing is chosen
reading-too-few-targets-as-many-as-possible = as many as there are
reading-no-target-part = One of several instructions finds no target: what falls away?
reading-no-target-part-that-part = that part only
reading-no-target-part-whole-effect = the rest of the effect, too
reading-later-target = A Command lacks a target for a later instruction only: playable?
reading-later-target-no = no
reading-later-target-yes = yes
reading-once-for-nothing = A 【Once per Turn】 effect that came to nothing: is it used?
reading-once-for-nothing-not-used = it is not used up
reading-once-for-nothing-used = it is used up
reading-trash-by-effect = An effect trashes a card from the field: is it destroyed?
reading-trash-by-effect-destroyed = it is destroyed
reading-trash-by-effect-not-destroyed = it is not destroyed
reading-pilot-destroyed = Is the Pilot of a destroyed Unit destroyed, too?
reading-pilot-destroyed-no = no
reading-pilot-destroyed-yes = yes
reading-pilot-follows = A Unit leaves in another way: does the Pilot go along?
reading-pilot-follows-always = always
reading-pilot-follows-only-destroyed-or-returned = only when its Unit is destroyed or returned to hand
reading-pair-with = Under whose Unit may a Pilot be paired?
reading-pair-with-own = under an own Unit only
reading-pair-with-any = under anybody's Unit
reading-second-name = Do name and traits of the 【Pilot】 part count while it is not paired?
reading-second-name-count = they count everywhere
reading-second-name-only-paired = they count only while it is paired
reading-replacement-order = Several replacement effects: who says which applies?
reading-replacement-order-owner-of-what-is-affected = the owner of the card that is affected
reading-replacement-order-turn-player-first = the turn player's come first
reading-replaced-again = May what happens instead be replaced again?
reading-replaced-again-no = no
reading-replaced-again-yes = yes
reading-replaced-at-one-moment = What a replacement effect is for happens several times at one moment: is one replaced, or all together?
reading-replaced-at-one-moment-one-by-one = one by one, each by a use of its own
reading-replaced-at-one-moment-together = all together, by one use
reading-cost-replaced = Something else happens instead of what a cost asks for: is it paid?
reading-cost-replaced-paid = it is paid
reading-cost-replaced-not-paid = it is not paid
reading-state-of-what-left = An effect reads the state of a card that has left the field, other than a 【Destroyed】 effect that of its own card: which state?
reading-state-of-what-left-last-on-the-field = the one it was last in on the field
reading-state-of-what-left-as-it-is-now = the one it is in now
reading-kept-at-no-hp = A text forbids that a Unit or Base without HP is destroyed, and ends: what then?
reading-kept-at-no-hp-destroyed-then = it is destroyed then
reading-kept-at-no-hp-stays = it stays as long as its damage and HP stay the same
reading-set-number = A text says what AP becomes: does what is added to it count?
reading-set-number-as-it-says = only what an effect gives afterwards for a time; what was added before, a Pilot and constant effects do not
reading-set-number-in-place-of-printed = all of it: the number stands in the place of the printed one
reading-lost-keyword = A card has lost a keyword for a time, and an effect gives it the keyword afterwards: does it have it?
reading-lost-keyword-works-again = yes: what is given afterwards counts
reading-lost-keyword-stays-lost = no: it is lost for that time
reading-draw-several = Are several cards drawn at one moment?
reading-draw-several-one-moment = at one moment
reading-draw-several-one-by-one = one after the other
reading-search-shuffles = Is a deck shuffled that was looked through?
reading-search-shuffles-no = no
reading-search-shuffles-yes = yes
reading-removed-tokens = Where is a token that is removed from the game?
reading-removed-tokens-out-of-the-game = out of the game
reading-removed-tokens-removal-area = in the removal area
reading-room-order = Is room made before or after the new card is placed?
reading-room-order-before = before the new card is placed
reading-room-order-after = after it is placed
reading-room-count = Several are deployed at once: how many make room?
reading-room-count-excess = as many as are too many
reading-room-count-as-many-as-new = as many as are new
reading-resource-limit = Do EX Resources count among the 15?
reading-resource-limit-with-ex = they count
reading-resource-limit-without-ex = they do not count
reading-cleanup-again = "During this turn" that begins in the cleanup step: does it end, too?
reading-cleanup-again-end-too = they end, too
reading-cleanup-again-stay = they stay
reading-hand-limit-late = More than 10 cards after the hand step: are they discarded?
reading-hand-limit-late-stay = they are kept
reading-hand-limit-late-discard = they are discarded
reading-royale-action-first = Who acts first in an action step of a Battle Royale?
reading-royale-action-first-active-player = the active player
reading-royale-action-first-next-player = the next player
reading-royale-blocks = Who may use 《Blocker》 in a Battle Royale?
reading-royale-blocks-attacked-player = the attacked player
reading-royale-blocks-any-other-player = any other player
reading-royale-opponent-number = "The opponent's" number: of one of them, or of all together?
reading-royale-opponent-number-one-of-them = the number of one of them
reading-royale-opponent-number-all-together = the number of all together
reading-royale-concession = A player of a Battle Royale concedes: what then?
reading-royale-concession-is-out = that player is out, the others play on
reading-royale-concession-game-ends = the game ends
reading-royale-turn-of-loser = The turn player is eliminated: when is the turn over?
reading-royale-turn-of-loser-next-turn-at-once = the next turn begins at once
reading-royale-turn-of-loser-end-phase-first = the end phase comes first
reading-royale-target-gone = The attacked player is eliminated: does the battle end?
reading-royale-target-gone-end-of-battle = the battle ends
reading-royale-target-gone-steps-go-on = the steps go on, without damage
reading-royale-removed-cards = Do the cards of an eliminated player set anything off?
reading-royale-removed-cards-no = no
reading-royale-removed-cards-as-removed = yes, as cards that are removed
reading-royale-last-one = First to win: all others are out by their decks: does the last one win?
reading-royale-last-one-wins = the player who is left wins
reading-royale-last-one-nobody = nobody wins
reading-royale-elimination-damage = Elimination: which damage puts a player out?
reading-royale-elimination-damage-battle-with-empty-shield-area = battle damage with an empty shield area
reading-royale-elimination-damage-any = any damage
reading-team-phases = Does each member draw and place a Resource?
reading-team-phases-each = each member
reading-team-phases-one-for-the-team = one for the team
reading-team-action-order = Who acts in an action step of a Team Battle?
reading-team-action-order-side-by-side = one act of either member, then the other team
reading-team-action-order-player-by-player = player by player, in seat order
reading-team-trigger-order = Effects of both members are set off together: who orders them?
reading-team-trigger-order-team-orders = the team orders them
reading-team-trigger-order-leader-first = the leader's come first
reading-team-unit-limit = Six Units for each member, or for the team?
reading-team-unit-limit-each = six for each member
reading-team-unit-limit-team = six for the team
reading-team-odds = Who decides what the text leaves to nobody in a team?
reading-team-odds-owner-and-leader = the leader lays first, the owner of a Shield decides, and the team loses together
reading-team-odds-leader = the leader decides everything
## Summoner Master: why a card text is refused, and how words were taken
sm-text-unread = these words are not understood
sm-text-too-much = the line is too long or too tangled to be read
sm-text-two-ways = the line can be read in two ways that do not mean the same
sm-text-no-box-here = a move, a box or an exception cannot stand here
sm-text-too-great = the number is too great
sm-text-times = “several times” needs a number of 2 or more
sm-text-said-twice = this is said twice
sm-text-no-cost-and-cost = “-” means that there is no Cost; nothing can stand beside it
sm-text-own-in-cost = a Cost takes own cards: from the arena, a Discard from hand
sm-text-ability-happens = what a card has cannot happen at a moment; say who gains it
sm-text-which-zone = which Zone is meant is not clear
sm-text-fixed-mp = Fixed Mp and the Mp of the Cost are not the same
sm-text-continuous-chooses = on this card a text without an opening works all the time (601.3.2); it cannot choose cards
sm-text-continuous-happens = on this card a text without an opening works all the time (601.3.2); this happens once. “When …:” or “Skill (…):” lacks before it
sm-text-continuous-ends = on this card a text without an opening works all the time (601.3.2); it cannot have an end
sm-text-as-long-where = “as long as …” stands at the end of a Continuous Ability only; a Skill or a Trigger Ability says “until …”, “in this Subturn” or “as long as [S] is in …”
sm-text-only-what-it-is = here only what a card is can be said, not whose it is or where
sm-text-none-needed = a number of 1 or more is needed
sm-text-move-number = a move has At, Df, Sp and Mp
sm-text-different-names = “different names” is for counting only
sm-text-how-many = how many cards are meant is not said
sm-text-which-library = the Seal Library or the Mystic Library must be named
sm-text-what-is-x = what X is, is not said: “X by the number of …”
sm-text-no-each = there is no number up or down before “for each”
sm-text-no-x = there is no X in what is said before
sm-text-no-noun = this is no kind of card and no tribe
sm-text-no-element = this is no element
sm-text-no-mark = this is no element, no tribe (200.4.2) and no type of Mystics (201.3.3)
sm-text-no-name = words of the game cannot be the name of a card without quotation marks
sm-text-quote-the-name = this name needs quotation marks
sm-text-two-owners = two owners are named for the same cards
sm-text-two-places = two places are named for the same cards
sm-text-not-there = such cards do not lie there
sm-text-none-chosen = a number of 1 or more is needed
sm-text-and-or = “and” and “or” together can be read in two ways
sm-text-whose-subturn = whose attack Subturn is meant is not said
sm-text-always-true = this is always so
sm-text-one-target = one target becomes one other: name one card
sm-text-curse-turns = this Curse needs Turns
sm-text-no-turns = 0 Turns is no time
sm-text-if-then = whether what follows “then” hangs on the “if” is not clear; write it on a line of its own
sm-text-of-which-cards = it is not said whether one of the cards looked at is meant, or one of the arena; name the Zone
sm-text-may-where = “we may” is read of the whole of a Trigger Ability only: “When …: we may …”
sm-text-until-of-both = whether the duration is meant for both is not clear; say it after each
sm-text-of-both = whether this is meant of both is not clear; say it of each
sm-text-supports-many = a Combination has one Support or two (511)
sm-text-twinkling-cost = how a Twinkled card leaves the hand is said by g:Twinkling; it is no Cost besides
sm-text-together = “at one time” needs two or more things
sm-text-no-subject = of which card this is said is not clear; without a name it can only stand after “Pasted …:”
sm-text-move-what = only Mystics are moved (g:Move Mystic Card)
sm-text-fortune = Fortune needs 2 choices or more
sm-text-only-seals = this can be said of Seals only
sm-text-which-mp = a Seal has two Mp: “casting Mp” or “attack Mp” must be said
sm-text-which-player = which player is meant is not clear: we, or the opponent
sm-text-discard-from-hand = a Discard is from the own hand (g:Discard)
sm-text-random-how-many = at random: so many Seals, Mystics or cards of a hand, and nothing else
sm-text-from-where = from where the cards are brought is not said
sm-text-one-kind = one kind of counters is moved at a time
sm-text-not-the-same = the Thai and the English text do not mean the same
sm-text-supports = { $wanted ->
    [1] a Double asks for 1 Support, not { $found }
   *[other] a Triple asks for 2 Supports, not { $found }
}
sm-text-number = “{ $value }” is no number that { $key } can have
sm-text-range = a whole number from { $from } to { $to }
sm-text-near = understood is: { $words }
sm-text-no-limit = what works all the time has no number of uses (g:(X/Y))
sm-text-no-main = the Main is spoken of only after “As support …:”
sm-text-no-that = no such card has been spoken of before
sm-text-nobody-attacks = a Skill without Interfere is used when nobody attacks
sm-text-not-pasted = this card is not pasted on a card (PS or PM)
sm-text-only-arena = this can be said of cards in the arena only
sm-text-casting-mp-where = where these cards are is not said; the casting Mp is paid for a card in hand, and a text that names no Zone acts in the arena only (303.6): write “in our hand”, “in the opponent's hand” or “in the arena”
sm-text-casting-mp-own = an Ability does nothing from the hand (302.6), where the casting Mp of its card is paid; whether this one is meant to work there is not said
sm-text-only-extras = only an Extra Card has this (621.4)
sm-text-only-mystics = this can be said of Mystics only
sm-text-own-already = Control is taken of cards of the opponent
sm-text-refused = The text is not understood at “{ $words }”: { $why }
sm-text-there-already = the cards are there already
sm-text-whose-zone = whose Zone is meant is not said: our, or the opponent’s
sm-text-zero-turns = a 0 Turn Mystic does not stay in the arena: it has no such text
sm-taken-order-is-one-part = A Skill that only orders has one part (605.12, not 608).
sm-taken-own-name = The card’s own name means this very card and no other card of the name.
sm-taken-caster = The caster is the owner of the card, in control of it or not, like “we”.
sm-taken-name-of-a-card = A word of no list that begins with a capital is taken for the name of a card.
sm-taken-whose-step = Whose Step or Subturn is meant is not said: anybody's.

## The desk of a tournament: shinpan penalty
penalty-none = { $title }: this text has no clause on infractions or penalties.
penalty-nothing = nothing about “{ $words }” in what the texts leave to the desk
penalty-topics = there is something about: { $words }
penalty-unnamed = The text forbids it and names no penalty.
desk-sm-gambling = Betting on a game.
desk-sm-gambling-penalty = Whoever gambles may not take part in any tournament.
desk-sm-loop = Playing cards so that a period repeats itself without end.
desk-sm-deliberate-loop = Making such a loop on purpose, to waste time or to get a draw: staff judge by the deck and the position.
desk-sm-deliberate-loop-penalty = The player is asked to leave the tournament and loses all prizes at once.
desk-sm-stalling = Taking more than 10 seconds to show a Reflection or Extra card.
desk-sm-stalling-penalty = Staff may rule that it is stalling. What follows from that, the text does not say.
desk-sm-outside-cards = Bringing a Reflection or Extra card into the game that does not lie beside the deck.
desk-sm-wisdom = Announcing by Wisdom a card of which the deck then has too many (item 7).
desk-sm-wisdom-penalty = A Game Loss, if it is found in a tournament. The scan is uncertain here.
desk-sm-showing-time = 10 seconds to show a Reflection or Extra card: the only limit of time in this text. At the table: countdown.
desk-sm-first-game = Who starts the first Game of a Match: by a fair method.
desk-sm-later-games = Who starts a later Game: the loser of the Game before decides.
desk-sm-next-game = After a Game: cards go back to their decks, and the next Game begins.
desk-sm-losing = How a Game is lost.
desk-sm-draw = When a Game is drawn.
desk-sm-absent = Not in this text: round time, length of a match, warnings, conceding, a list of banned cards. It refers to the Tournament Rule and the Oracle Wording.
help-penalty = What a text says about infractions and penalties, and what else it leaves to the desk
help-penalty-examples = Examples:
    shinpan penalty sm
    shinpan penalty sm stalling
    shinpan penalty op
help-penalty-words = A game, and words: an infraction, a number, time, who starts
repl-countdown = { $clause }: { $n } seconds
repl-countdown-over = Time is over ({ $clause }).
repl-no-countdown = the text of this game has no limit of time

## Summoner Master: its words, and card texts told
sm-zone-arena = arena
sm-zone-hand = hand
sm-zone-seal-library = Seal Library
sm-zone-mystic-library = Mystic Library
sm-zone-seal-shrine = Seal Shrine
sm-zone-mystic-shrine = Mystic Shrine
sm-zone-removed = Remove Zone
sm-zone-beside = cards beside the deck
sm-kind-seal = Seal
sm-kind-mystic = Mystic
sm-unsaid-kind = kind
sm-element-earth = [Earth]
sm-element-water = [Water]
sm-element-wind = [Wind]
sm-element-fire = [Fire]
sm-element-light = [Light]
sm-element-dark = [Darkness]
sm-element-non = [no element]
sm-element-multi = [Multi]
sm-stat-at = At
sm-stat-df = Df
sm-stat-sp = Sp
sm-stat-lv = Lv
sm-stat-cast-mp = casting Mp
sm-stat-attack-mp = attack Mp
sm-keyword-charging = Charging
sm-keyword-fixed-charging = Fixed Charging
sm-keyword-vanish = Vanish
sm-keyword-weak-touch = Weak Touch
sm-keyword-hyper-drive = Hyper Drive
sm-keyword-capacity = Capacity
sm-line-at = At Line
sm-line-df = Df Line
sm-curse-stone = Stone Curse
sm-curse-freeze = Freeze Curse
sm-curse-charm = Charm Curse
sm-curse-poison = Poison Curse
sm-curse-death = Death Curse
sm-curse-last-dance = Last Dance Curse
sm-curse-dimension = Dimension Curse
sm-verb-choose = choose
sm-verb-give = give
sm-verb-show = show
sm-verb-destroy = destroy
sm-verb-sacrifice = Sacrifice
sm-verb-discard = Discard
sm-verb-to-shrine = put into the Shrine
sm-verb-to-library = return to the Library
sm-verb-to-hand = return to hand
sm-verb-remove = Remove
sm-verb-enter = bring into the arena
sm-verb-cast = cast
sm-verb-activate = make Active
sm-verb-inactivate = make Inactive
sm-verb-change-line = change Line
sm-verb-separate = separate
sm-verb-curse = curse
sm-verb-cure = cure
sm-verb-move-curse = move a Curse
sm-verb-control = Control
sm-verb-steal = Steal
sm-verb-move-mystic = move
sm-verb-change-target = make the target of
sm-verb-order = order
sm-verb-counters = change counters of
sm-verb-pass-turns = let Turns pass for
sm-verb-gain = gain from
sm-when-player-commands = { $who ->
    [you] you command a card
   *[other] { $who } commands a card
}
sm-when-declares-attack = { $who ->
    [you] you declare an attack
   *[other] { $who } declares an attack
}
sm-when-declares-hand-attack = { $who ->
    [you] you declare a hand attack
   *[other] { $who } declares a hand attack
}
sm-when-declares-all = { $who ->
    [you] you declare an All attack
   *[other] { $who } declares an All attack
}
sm-when-declares-multiple = { $who ->
    [you] you declare a multiple attack
   *[other] { $who } declares a multiple attack
}
sm-when-declares-combination = { $who ->
    [you] you declare a Combination
   *[other] { $who } declares a Combination
}
sm-when-declares-break = { $who ->
    [you] you declare a Break Combination
   *[other] { $who } declares a Break Combination
}
sm-when-declares-line = { $who ->
    [you] you declare a Set Line
   *[other] { $who } declares a Set Line
}
sm-when-declares-skill = { $who ->
    [you] you declare the use of a Skill
   *[other] { $who } declares the use of a Skill
}
sm-when-declares-skill-all = { $who ->
    [you] you declare the use of an All Skill
   *[other] { $who } declares the use of an All Skill
}
sm-when-declares-skill-multiple = { $who ->
    [you] you declare the use of a Skill several times
   *[other] { $who } declares the use of a Skill several times
}
sm-when-declares-hand-skill = { $who ->
    [you] you declare the use of a Skill in hand
   *[other] { $who } declares the use of a Skill in hand
}
sm-when-attacks = { $who } attacks
sm-when-attacks-hand = { $who } attacks the hand
sm-when-attacks-all = { $who } makes an All attack
sm-when-is-attacked = { $who } is attacked
sm-when-is-attacked-by-all = { $who } is attacked by an All attack
sm-when-fights = { $who } fights
sm-when-attack-succeeds = { $who } attacks successfully
sm-when-attacked-succeeds = { $who } is attacked successfully
sm-when-fight-succeeds = { $who } fights successfully
sm-when-fight-ends = the fight of { $who } ends
sm-when-wins-fight = { $who } wins a fight
sm-when-loses-fight = { $who } loses a fight
sm-when-hand-attack-succeeds = { $who } attacks the hand successfully
sm-when-all-succeeds = { $who } makes an All attack successfully
sm-when-attacked-by-all-succeeds = { $who } is attacked by an All attack successfully
sm-when-combines = { $who } combines
sm-when-has-combined = { $who } has combined
sm-when-breaks = { $who } breaks its Combination
sm-when-has-broken = { $who } has broken its Combination
sm-when-changes-line = { $who } changes Line
sm-when-changed-line = { $who } has changed Line
sm-when-sets-line = { $who } sets its Line
sm-when-has-set-line = { $who } has set its Line
sm-when-dances = { $who } dances
sm-when-dances-to-at = { $who } dances to the At Line
sm-when-dances-to-df = { $who } dances to the Df Line
sm-when-uses-skill = { $who } uses a Skill
sm-when-uses-skill-all = { $who } uses an All Skill
sm-when-skill-succeeds = { $who } uses a Skill successfully
sm-when-skill-all-succeeds = { $who } uses an All Skill successfully
sm-when-is-cast = { $who } is cast
sm-when-cast-succeeds = { $who } is cast successfully
sm-when-enters = { $who } enters the arena
sm-when-is-pasted = { $who } is pasted
sm-when-pasted-succeeds = { $who } is pasted successfully
sm-when-grows = { $who } makes Growth
sm-when-has-grown = { $who } has made Growth
sm-when-progresses = { $who } makes Progress
sm-when-has-progressed = { $who } has made Progress
sm-when-regenerates = { $who } makes Regeneration
sm-when-has-regenerated = { $who } has made Regeneration
sm-when-destroys = { $who } destroys a card
sm-when-destroys-seal = { $who } destroys a Seal
sm-when-destroys-mystic = { $who } destroys a Mystic
sm-when-is-destroyed = { $who } is destroyed
sm-when-discards = { $who } makes a Discard
sm-when-is-discarded = { $who } is Discarded
sm-when-falls-to-shrine = { $who } falls to the Shrine
sm-when-falls-from-library = { $who } falls to the Shrine from the Library
sm-when-returns-to-library = { $who } returns to the Library
sm-when-goes-to-hand = { $who } goes to hand
sm-when-is-removed = { $who } is Removed
sm-when-leaves-arena = { $who } leaves the arena
sm-when-gets-curse = { $who } gets a Curse
sm-when-steals = { $who } Steals successfully
sm-when-becomes-inactive = { $who } becomes Inactive
sm-when-becomes-active = { $who } becomes Active
sm-when-draws = { $who ->
    [you] you draw
   *[other] { $who } draws
}
sm-when-enters-attack = { $who ->
    [you] you enter the attack Subturn
   *[other] { $who } enters the attack Subturn
}
sm-when-enters-defence = { $who ->
    [you] you enter the defence Subturn
   *[other] { $who } enters the defence Subturn
}
sm-when-enters-check-up = { $who ->
    [you] you enter the Check up Step
   *[other] { $who } enters the Check up Step
}
sm-when-enters-draw = { $who ->
    [you] you enter the Draw Step
   *[other] { $who } enters the Draw Step
}
sm-when-enters-discard = { $who ->
    [you] you enter the Discard Step
   *[other] { $who } enters the Discard Step
}
sm-when-enters-main = { $who ->
    [you] you enter the Main Step
   *[other] { $who } enters the Main Step
}
sm-when-enters-clean-up = { $who ->
    [you] you enter the Mp Clean up Step
   *[other] { $who } enters the Mp Clean up Step
}
sm-when-enters-fill-up = { $who ->
    [you] you enter the Mp Fill up Step
   *[other] { $who } enters the Mp Fill up Step
}
sm-when-enters-end = { $who ->
    [you] you enter the End of Subturn Step
   *[other] { $who } enters the End of Subturn Step
}
sm-when-ends-attack = { $who ->
    [you] your attack Subturn ends
   *[other] the attack Subturn of { $who } ends
}
sm-when-ends-defence = { $who ->
    [you] your defence Subturn ends
   *[other] the defence Subturn of { $who } ends
}
sm-when-ends-subturn = { $who ->
    [you] your Subturn ends
   *[other] the Subturn of { $who } ends
}
sm-tell-auto = Trigger Ability: { $words }
sm-tell-permanent = Continuous Ability
sm-tell-cost = Cost:
sm-tell-effect = then:
sm-tell-no-text = no Skill and no Ability
sm-tell-whose-opponents = the opponent's
sm-tell-who-opponents = the opponent
sm-tell-is-inactive = Inactive
sm-tell-is-active = Active
sm-tell-this = this card
sm-tell-this-is = this card is: { $filter }
sm-tell-grant-is = { $stat } is { $n }
sm-tell-is-type = [{ $name }]
sm-tell-is-name-part = N<{ $name }>
sm-tell-cards-arena = cards in the arena
sm-tell-cards-hand = cards in hand
sm-tell-cards-seal-library = cards of the Seal Library
sm-tell-cards-mystic-library = cards of the Mystic Library
sm-tell-cards-seal-shrine = cards of the Seal Shrine
sm-tell-cards-mystic-shrine = cards of the Mystic Shrine
sm-tell-cards-shrines = cards of the Shrine
sm-tell-cards-libraries = cards of the Library
sm-tell-cards-removed = cards of the Remove Zone
sm-tell-cards-beside = cards beside the deck
sm-tell-op-to-library = return { $cards } to the Library, { $spot }
sm-tell-later-subturn = at the end of this Subturn:
sm-tell-later-turns = when the Turns are over:
sm-tell-until-always = as long as both are there
sm-tell-until-subturn = until end of Subturn
sm-tell-until-turn = in this Turn
sm-tell-until-turns = { $n ->
    [1] for 1 Turn
   *[other] for { $n } Turns
}
sm-tell-until-subturns = { $n ->
    [1] for 1 Subturn
   *[other] for { $n } Subturns
}
sm-tell-until-curse = as long as { $curse } is there
sm-tell-until-fight = as long as it fights
sm-tell-until-arena = as long as this card is in the arena
sm-tell-until-line = as long as this card is in the { $line }
sm-tell-skill = Skill
sm-tell-twinkling = Twinkling
sm-tell-interfere = Interfere
sm-tell-on-all = on All
sm-tell-times = { $n } times
sm-tell-in-hand = from hand
sm-tell-success = when the Mystic succeeds (601.2.4)
sm-tell-wake-up = Wake Up
sm-tell-wisdom = Wisdom: { $filter }
sm-tell-is-in-line = in the { $line }
sm-tell-is-in-no-line = in no Line
sm-tell-is-attacking = attacking
sm-tell-is-attacked = attacked
sm-tell-is-fighting = fighting
sm-tell-is-cursed = with a Curse
sm-tell-is-cursed-by = with { $curse }
sm-tell-is-grown = grown
sm-tell-is-progressed = progressed
sm-tell-is-main = combined
sm-tell-is-support = Support
sm-tell-is-combination = { $n ->
    [2] a Double Combination
   *[other] a Triple Combination
}
sm-tell-is-form = in “{ $name }”
sm-tell-is-extra = an Extra card
sm-tell-is-interfere = with Interfere
sm-tell-is-untargeted = of no set target
sm-tell-is-paste = { $name }
sm-tell-is-pasted-on = pasted on a card ({ $filter })
sm-tell-is-host = what this card is pasted on
sm-tell-is-main-of-this = the Main of this card
sm-tell-is-set = of the set “{ $name }”
sm-tell-is-with-counters = with { $n } { $counter } or more
sm-tell-is-symbol = symbol { $name }
sm-tell-is-being-cast = being cast
sm-tell-is-with-skill = with a Skill
sm-tell-is-normal-stat = normal { $stat } { $range }
sm-tell-is-normal-element = normal element { $name }
sm-tell-is-normal-name = normal name “{ $name }”
sm-tell-is-and-or = one or several of { $name }
sm-tell-number-mp = { $whose } Mp
sm-tell-number-levels = the Levels in { $whose } Shrine
sm-tell-number-counters = the { $counter } on this card
sm-tell-number-elements = (how many different elements { $cards } have)
sm-tell-number-tribes = (how many different tribes { $cards } have)
sm-tell-number-symbols = (how many different element symbols { $cards } have)
sm-tell-number-names = (how many different names { $cards } have)
sm-tell-alone = no other card of this kind is yours in the arena (Alone)
sm-tell-support = this card is a Support
sm-tell-support-of = this card is a Support of a Seal ({ $filter })
sm-tell-pasted = this card is pasted on a card
sm-tell-pasted-on = this card is pasted on a card ({ $filter })
sm-tell-attack-subturn = it is { $whose } attack Subturn
sm-tell-combined = this card is combined
sm-tell-combined-in = this card is in “{ $name }”
sm-tell-normally-combined = this card is really combined, as the Main
sm-tell-stated = { $words } (only cards that a player owns without Control count)
sm-tell-subject = one of { $whose } { $cards }
sm-tell-cannot-attack = cannot attack
sm-tell-cannot-be-attacked = cannot be attacked
sm-tell-cannot-attack-hand = cannot attack the hand
sm-tell-cannot-counter = cannot counter
sm-tell-cannot-change-line = cannot change Line
sm-tell-cannot-support = cannot be a Support
sm-tell-cannot-combine = cannot combine
sm-tell-cannot-use-skill = cannot use Skills
sm-tell-cannot-draw = cannot draw
sm-tell-cannot-become-active = cannot become Active
sm-tell-cannot-be-condition = cannot be a condition Seal
sm-tell-cannot-grow = cannot make Growth
sm-tell-cannot-break = cannot break its combination
sm-tell-cannot-be-target = cannot be chosen as a target of { $against }
sm-tell-cannot-be-destroyed = cannot be destroyed
sm-tell-cannot-be-destroyed-by = cannot be destroyed by { $against }
sm-tell-cannot-be-removed = cannot be Removed
sm-tell-cannot-be-removed-by = cannot be Removed by { $against }
sm-tell-cannot-go-to-hand = cannot go to hand
sm-tell-cannot-go-to-hand-by = cannot go to hand by { $against }
sm-tell-cannot-cast = cannot cast { $cards }
sm-tell-can-attack-from-df = can attack from the Df Line
sm-tell-can-attack-across = can attack across to the Df Line
sm-tell-can-attack-hand = can attack the hand even if the opponent has Seals in a Line
sm-tell-can-counter = can counter
sm-tell-can-attack-twice = can use its attack move 2 times by paying the attack Mp once
sm-tell-can-attack-again = can be ordered to attack 1 more time, even as an Inactive Seal
sm-tell-can-attack-again-free = can be ordered to attack 1 more time without paying, even as an Inactive Seal
sm-tell-can-support = can be a Support
sm-tell-protect = Protect from { $against }
sm-tell-cancel = Cancel { $against }
sm-tell-loses-skills = loses its Skills
sm-tell-loses-abilities = loses its Abilities
sm-tell-swap = { $one } and { $two } are swapped
sm-tell-counts-as-in = counts as in “{ $name }”
sm-tell-also = is also { $name }
sm-tell-becomes = is { $name } and nothing else
sm-tell-shade = Shade of { $name }
sm-tell-mp-max = Mp Max { $n }
sm-tell-shrine-max = Shrine Max { $n }
sm-tell-skill-mp = Mp of its Skills { $n }
sm-tell-period-subturn = Subturn
sm-tell-period-turn = Turn
sm-tell-period-game = Game
sm-tell-limit = { $n ->
    [1] once in 1 { $period }
   *[other] { $n } times in 1 { $period }
}
sm-tell-limit-named = { $n ->
    [1] once in 1 { $period } for all cards of this name together
   *[other] { $n } times in 1 { $period } for all cards of this name together
}
sm-tell-works = if { $from } or more of this name are there ({ $zone }), it works for { $work } of them
sm-tell-fixed-mp = its Mp is { $n } whatever happens
sm-tell-uncancelled = cannot be cancelled
sm-tell-unlosable = cannot be lost
sm-tell-even-lost = also for a Seal that has lost the fight
sm-tell-growth-box = only after Growth
sm-tell-progress-box = only after Progress
sm-tell-charged-counter = Charged Counter
sm-tell-fixed-counter = Fixed Charge Counter
sm-tell-things-everything = everything
sm-tell-things-mystics = Mystics
sm-tell-things-skills = Skills
sm-tell-things-interfere-skills = Interfere Skills
sm-tell-things-abilities = Abilities
sm-tell-things-seals = Skills and Abilities of Seals
sm-tell-things-curses = Curses
sm-tell-things-curse = { $curse }
sm-tell-things-of = { $whose } { $what }
sm-tell-any-kind = card
sm-tell-op-pay-mp = pay { $n } Mp
sm-tell-op-pay-counters = pay { $n } { $counter }
sm-tell-op-mp = { $who }: Mp { $n }
sm-tell-for-turns = { " " }({ $n ->
    [1] 1 Turn
   *[other] { $n } Turns
 })
sm-tell-op-curse = { $cards }: { $curse }{ $turns }
sm-tell-op-curse-gives = { $words }, and meanwhile { $gives }
sm-tell-op-cure = cure every Curse of { $cards }
sm-tell-op-cure-one = cure 1 Curse of { $cards }
sm-tell-op-cure-kind = cure { $curse } of { $cards }
sm-tell-op-move-curse = move 1 Curse from the first to the second: { $cards }
sm-tell-op-control = Control { $cards }, { $until }
sm-tell-op-steal = Steal { $cards }
sm-tell-op-remove-for = { $n ->
    [1] Remove { $cards } for 1 Turn
   *[other] Remove { $cards } for { $n } Turns
}
sm-tell-op-enter = bring { $cards } into the arena
sm-tell-op-enter-line = bring { $cards } into the arena, in the { $line }
sm-tell-op-cast = cast { $cards } free
sm-tell-op-create = create the Extra “{ $name }”
sm-tell-op-order-attack = order to attack: { $cards }
sm-tell-op-order-attack-free = order to attack free: { $cards }
sm-tell-op-order-skill = order to use a Skill: { $cards }
sm-tell-op-order-combine = order to combine: { $cards }
sm-tell-op-order-line = order to set its Line: { $cards }
sm-tell-op-attack = attacks, as an Effect: { $cards }
sm-tell-op-change-line = to the other Line: { $cards }
sm-tell-op-go-to-line = to the { $line }: { $cards }
sm-tell-op-separate = separate { $cards }
sm-tell-op-move-mystic = move { $cards } to another place that it can be pasted on
sm-tell-op-mystic-target = change the target of 1 Mystic Card to { $cards }
sm-tell-op-skill-target = change the target of 1 Skill to { $cards }
sm-tell-op-counters = { $cards }: { $n } { $counter }
sm-tell-op-move-counters = move { $n } { $counter } from the first to the second: { $cards }
sm-tell-op-pass-turns = { $n ->
    [1] { $cards }: counts as 1 Turn passed
   *[other] { $cards }: counts as { $n } Turns passed
}
sm-tell-op-pass-turn = the Turn is passed
sm-tell-op-fortune = Fortune { $n }
sm-tell-op-random = at random from { $whose } hand, { $n } { $kind }: { $verb }
sm-tell-op-draw = { $who }: draw { $n } { $kind }
sm-tell-op-gain-skill = this card gains a Skill of { $cards }, { $until }
sm-tell-op-gain-ability = this card gains an Ability of { $cards }, { $until }
sm-tell-op-together = at one time (603.6.1):
sm-tell-op-together-ends = so far at one time
sm-tell-op-order-begins = order (the second part, 608):
sm-tell-until-this-subturn = in this Subturn

# Summoner Master
sm-abilities = Does an Ability work?
sm-ability = An Ability works.
sm-ability-works = An Ability works.
sm-active-again = Is a Seal Inactive?
sm-all-attack = An All attack is commanded.
sm-all-attacked = Every Seal of both Lines is attacked.
sm-ask-abilities = How does the Ability work, and on what?
sm-ask-again = Which target is chosen anew?
sm-ask-attacked = Which Seal is attacked?
sm-ask-cast-target = Which target does the Mystic Card have?
sm-ask-choose = Which card is chosen?
sm-ask-condition = Which condition of the box?
sm-ask-condition-seal = Which Seal is a condition Seal?
sm-ask-counters = How many Charged Counters of our side are paid?
sm-ask-cure = Which Curse is cured?
sm-ask-discard = Which card is Discarded?
sm-ask-draw = From which Library is drawn?
sm-ask-form = In which form is combined?
sm-ask-form-in-force = Which move is the combined Seal in?
sm-ask-fortune = Is the guess right?
sm-ask-gain = Which text is gained?
sm-ask-grow = Does the Seal make Growth?
sm-ask-hand-card = Which card in hand uses the Skill?
sm-ask-hit = What is attacked this time?
sm-ask-interfere = Does the player interfere?
sm-ask-kind = A Seal or a Mystic Card?
sm-ask-library-order = Which card lies on top?
sm-ask-line = Which Line?
sm-ask-main = What does the attack player do?
sm-ask-may = Is it done?
sm-ask-mode = How does it work?
sm-ask-move = With which attack move?
sm-ask-attack-kind = Which attack?
sm-ask-move-curse = Which Curse is moved?
sm-ask-move-mystic = Where is the Mystic Card moved?
sm-ask-change-target = Which target is changed?
sm-ask-order = Which Ability works first?
sm-ask-ordered-skill = Which Skill is used?
sm-ask-pay = Is the Cost paid?
sm-ask-progress = Does a card make Progress?
sm-ask-progressed = Which card is Progressed?
sm-ask-random = Which card is picked at random?
sm-ask-regenerate = Does a Seal make Regeneration?
sm-ask-shrine-order = Which card lies on top in the Shrine?
sm-ask-side = On which side of the Main Seal?
sm-ask-start = Who plays first?
sm-ask-starter = Who plays first?
sm-ask-support = Which Seal is a Support?
sm-ask-target = Which target does the Skill have?
sm-ask-top-card = Which card lies on top?
sm-ask-twice = Is the move used twice?
sm-ask-twinkling = Where does the Twinkling card go?
sm-ask-wake = Does a card wake up?
sm-ask-which-card = Which card is it?
sm-ask-wisdom = Which card is announced?
sm-attack = An attack is commanded.
sm-attack-cost = Can the attack be paid?
sm-attack-over = The attack ends.
sm-attack-paid = The attack is paid and declared.
sm-attack-state-over = The attacking state ends.
sm-attack-target-there = Is there somebody to attack?
sm-attacked-again = Is the attacked Seal still legal?
sm-attacker-again = Is the attack still legal?
sm-being-removed = Is a card Removed?
sm-board-at = {"  "}At Line: { $words }
sm-board-df = {"  "}Df Line: { $words }
sm-board-mystics = {"  "}Mystic Cards: { $words }
sm-board-none = {"  "}In no Line: { $words }
sm-board-player = { $player }: Mp { $mp }, Levels in the Shrine { $levels } of { $most }, hand ({ $n }): { $hand }
sm-board-libraries = {"  "}Library: { $seals } Seals, { $mystics } Mystics
sm-board-shrine = {"  "}Shrine: { $words }
sm-board-removed = {"  "}Removed: { $words }
sm-board-turn = Attack Subturn of { $player }, { $words }
sm-box = The texts of the box are there.
sm-break = A Break Combination is commanded.
sm-break-again = Is the Break Combination still legal?
sm-break-declared = The Break Combination is declared.
sm-break-over = The Break Combination ends.
sm-cancelled = Is an Effect cancelled?
sm-cast = A cast is declared.
sm-cast-again = Is the cast still legal?
sm-cast-cost = Can the cast be paid?
sm-cast-done = The cast succeeds.
sm-cast-growth = Does the Seal make its Growth?
sm-cast-line = The Seal is put in its Line.
sm-cast-over = The cast ends.
sm-cast-paid = The cast is paid.
sm-cast-state-over = It is no longer being cast.
sm-cast-target-there = Is there a target?
sm-check-up = Does the attack player have a Seal?
sm-choice-attack = attack with { $card }
sm-choice-attack-all = attack all with { $card }
sm-choice-attack-hand = attack hand with { $card }
sm-choice-bottom = at the bottom
sm-choice-break = break { $card }
sm-choice-cast = cast { $card }
sm-choice-combine = combine { $card }
sm-choice-condition = condition { $card }
sm-choice-counters = { $n } counters ours
sm-choice-counters-theirs = { $n } counters theirs
sm-choice-decline = decline
sm-choice-discard = discard { $card }
sm-choice-done = done
sm-choice-draw = draw { $words }
sm-choice-form = form { $words }
sm-choice-grow = grow
sm-choice-hand = the hand
sm-choice-hand-skill = skill { $card } ({ $n }) from hand
sm-choice-interfere-cast = interfere cast { $card }
sm-choice-interfere-hand-skill = interfere skill { $card } ({ $n }) from hand
sm-choice-interfere-skill = interfere skill { $card } ({ $n })
sm-choice-left-side = left
sm-choice-let-start = let { $player } start
sm-choice-line = line { $card }
sm-choice-mode = mode { $n }
sm-choice-move = with { $words }
sm-choice-multiple = multiple { $card }
sm-choice-no = no
sm-choice-no-growth = no growth
sm-choice-no-interfere = no interfere
sm-choice-no-progress = no progress
sm-choice-no-regeneration = no regeneration
sm-choice-no-wake = no wake
sm-choice-normal = with the normal attack
sm-choice-nothing = nothing
sm-choice-once = once
sm-choice-pass = pass
sm-choice-progress = progress { $card }
sm-choice-regenerate = regenerate { $card }
sm-choice-remove = out of the game
sm-choice-resolve = resolve { $card }
sm-choice-right = right
sm-choice-right-side = right
sm-choice-shrine = to the Shrine
sm-choice-skill = skill { $card } ({ $n })
sm-choice-start = start
sm-choice-starts = { $player } starts
sm-choice-support = with { $card }
sm-choice-top = on top
sm-choice-twice = twice
sm-choice-unseen = ? ({ $kind })
sm-choice-use = use { $card }
sm-choice-wake = wake { $card }
sm-choice-whatever = does not matter
sm-choice-wisdom = wisdom as { $card }
sm-choice-wrong = wrong
sm-choice-yes = yes
sm-clean-up = The remaining Mp are deleted.
sm-combine = A Combination is commanded.
sm-combine-again = Is the Combination still legal?
sm-combine-cost = The Cost is looked at.
sm-combine-declared = The Combination is declared.
sm-combine-over = The Combination ends.
sm-combined = The Combination is complete.
sm-compare = The attack begins.
sm-compare-at = At against At.
sm-compare-df = At against Df.
sm-conditions = Are the conditions met?
sm-control-ends = Does a Control end?
sm-counts = Are Turns counted?
sm-curse = A Seal gets a Curse.
sm-curse-acts = The Curse acts.
sm-curse-counts = The Turns of the Curse are counted.
sm-curse-ends = Does a Curse end?
sm-curses-wait = Did a Curse wait?
sm-destroyed = Is a card destroyed?
sm-did = What became of it.
sm-discarded = Is a card Discarded?
sm-draw = A card is drawn.
sm-draw-step = The Draw Step.
sm-effect-over = The Effect is over.
sm-end-attack = The attack Subturn ends.
sm-end-defence = The defence Subturn ends.
sm-end-loss = Does somebody lose who had no Seal?
sm-enter = A card is brought into the arena.
sm-enter-attack = The attack Subturn is entered.
sm-enter-check-up = The Check up Step is entered.
sm-enter-clean-up = Mp Clean up is entered.
sm-enter-defence = The defence Subturn is entered.
sm-enter-discard = The Discard Step is entered.
sm-enter-draw = The Draw Step is entered.
sm-enter-end = The End of Subturn Step is entered.
sm-enter-end-loss = The End of Subturn Step is entered.
sm-enter-fill-up = Fill up is entered.
sm-enter-main = The Main Step is entered.
sm-entered = The card has entered.
sm-entering = The card is entering the arena.
sm-event-active = { $card } becomes Active.
sm-event-attacked = { $card } is attacked.
sm-event-attacked-over = { $card } is attacked no more.
sm-event-attacking = { $card } attacks.
sm-event-attacking-over = { $card } attacks no more.
sm-event-becomes = To the end of the game the card counts as { $words }.
sm-event-begin = The attack Subturn of { $player } begins.
sm-event-changed = { $card }: { $words }, { $from } → { $to }.
sm-event-controller = { $card } is controlled by { $words }.
sm-event-counters = { $card }: { $words } { $n }, now { $now }.
sm-event-curse = { $card } gets { $words }.
sm-event-curse-acts = { $words } on { $card } counts no Turns.
sm-event-curse-acts-for = The Turns of { $words } on { $card } count from now: { $n ->
    [one] { $n } Subturn
   *[other] { $n } Subturns
  }.
sm-event-curse-ends = { $words } on { $card } ends.
sm-event-destroyed = { $card } is destroyed.
sm-event-destroyed-over = { $card } is no longer a destroyed card.
sm-event-fighting = { $card } fights.
sm-event-fighting-over = { $card } fights no more.
sm-event-form = { $card } is in { $words }.
sm-event-gets = { $card } gets: { $words }.
sm-event-grown = { $card } has grown.
sm-event-inactive = { $card } becomes Inactive.
sm-event-is = The card is { $card }.
sm-event-later = { $card }: for later.
sm-event-left = { $card }: { $n ->
    [one] { $n } Subturn is left
   *[other] { $n } Subturns are left
  }.
sm-event-line = { $card } is in the { $words }.
sm-event-lost = { $card } loses.
sm-event-lost-over = { $card } is no longer a Seal that lost.
sm-event-moved = { $card }: { $from } → { $to }.
sm-event-moved-not-hand = { $card }: { $from } → { $to }, instead of to hand.
sm-event-moved-not-library = { $card }: { $from } → { $to }, instead of into the Library.
sm-event-stays-not-hand = { $card } stays where it is, in the { $to }, instead of going to hand.
sm-event-stays-not-library = { $card } stays where it is, in the { $to }, instead of going back to the Library.
sm-event-stays-there = { $card } stays where it is: { $to }.
sm-event-mp = { $player }: Mp { $n }, now { $now }.
sm-event-mp-is = { $player } has { $n } Mp.
sm-event-no-form = { $card } is in its normal form.
sm-event-no-line = { $card } is in no Line.
sm-event-none-left = { $card }: no Subturn is left.
sm-event-over = The game is over: { $words }.
sm-event-owner = { $card } belongs to { $words }.
sm-event-pasted = { $card } is pasted on { $words }.
sm-event-pasted-arena = { $card } is pasted on the arena.
sm-event-pays = { $player } pays { $n } Mp ({ $now } left).
sm-event-progressed = { $card } has progressed.
sm-event-separate = { $card } is separated.
sm-event-set-off = An Ability of { $card } is set off.
sm-event-shown = { $card } is shown.
sm-event-shuffle = { $player } shuffles: { $words }.
sm-event-stays = { $card }: { $words }; it stays { $to }.
sm-event-step = { $words }.
sm-fault-back-in-hand = an unseen card has a kind of its own in hand only: write ?
sm-falling = Does a card fall to the Shrine?
sm-fault-form = the Supports do not make this move
sm-fault-form-alone = a form needs Supports: say them with supports
sm-fault-lost = { $player } has lost already by the Levels in the Shrine
sm-fault-no-extra = only an Extra Card has “{ $key }”
sm-fault-no-growth-box = only a Seal with a Growth Box can be grown
sm-fault-no-limit = no text of { $name } has a limit that could be used up
sm-fault-no-mystic = only a Mystic Card has “{ $key }”, and this is a Seal
sm-fault-data = the card data cannot be read: { $file }
sm-fault-several-cards = the card data have several cards that are called “{ $name }”
sm-fault-nearly = nothing describes “{ $name }”, and the card data have a card that is nearly called so
sm-fault-data-values = the card data tell neither At nor Df of { $name }
sm-fault-data-card = what the card data say of { $name } is not understood: { $key }
sm-fault-no-name = a card needs a name
sm-fault-no-seal = only a Seal has “{ $key }”, and this is a Mystic Card
sm-fault-not-counted = the Turns of this Mystic Card are not counted
sm-fault-not-in-arena = { $name } is not in the arena
sm-fault-not-in-setup = before the game there is no “{ $key }”
sm-fault-not-pasted = this Mystic Card is not pasted on a card
sm-fault-not-pasted-there = this Mystic Card cannot be on { $name }
sm-fault-only-setup = “{ $key }” is for a board with setup = true
sm-fault-pasted-on-nothing = this Mystic Card is pasted on a card: say which with on
sm-fault-pasted-on-support = no Mystic Card can be on the Support { $name }
sm-fault-state = a card there has no “{ $key }”
sm-fault-unknown-in-arena = cards in the arena are known
sm-fault-value = not understood here: { $name }
sm-fault-written-order = by the reading written-order = owner-chooses the owner orders the Effects that “and” joins; here one of them speaks of what another one chose, or they stand inside of something else. Write “; then” for the order that was chosen
sm-fault-wrong-zone = { $name } cannot be there
sm-fight = The Seals fight.
sm-fight-over = The states of the fight end.
sm-fill-up = Mp are filled up.
sm-grow = A Growth begins.
sm-grow-again = Are the conditions still complete?
sm-grow-cost = The Cost is looked at.
sm-grow-over = The Growth is over.
sm-grow-remove = The condition cards leave the game.
sm-grown = It is complete.
sm-hand-attack = A hand attack is commanded.
sm-hand-attacked = The opponent's hand is attacked.
sm-hand-there = Does the opponent have a card in hand?
sm-hits = The attacks are counted.
sm-if = Does it hold?
sm-if-done = Was it so?
sm-in-turn = Both players, the attack player first.
sm-inactive = The Seal becomes Inactive.
sm-inactive-word = Inactive
sm-instead = Something else happens instead.
sm-instead-over = It goes on.
sm-interfere = Interfere Step.
sm-jump = On in the text.
sm-keep = The text speaks of these.
sm-later = It is put off.
sm-level-beginner = Beginner
sm-level-caller = Caller
sm-level-summoner = Summoner
sm-line = A Set Line is declared.
sm-line-again = Is the Set Line still legal?
sm-line-declared = The Set Line is declared.
sm-line-other = The other Line.
sm-line-over = The Set Line ends.
sm-line-set = The Line is set.
sm-losers = Did a Seal lose?
sm-loss-empty = Was there a pile without a card to take?
sm-loss-levels = Levels in the Shrine.
sm-loss-no-seal = Had a player no Seal?
sm-main-over = The Main Step ends.
sm-moved-on = Cards that have moved on are left out.
sm-moves = Cards change Zone.
sm-moves-over = The changes of Zone are over.
sm-multiple-attack = A multiple attack is commanded.
sm-mystic-ends = The cast ends; a 0 Turn Mystic Card falls to the Shrine.
sm-mystic-works = The Mystic Card works.
sm-next-subturn = The next Subturn.
sm-not-legal-any-more = Is a combination not legal any more?
sm-note-abilities-work = What was chosen works: { $words }.
sm-note-ability-works = The Ability of { $card } works.
sm-note-all-loses = { $card }: { $theirs } against { $mine }: it loses.
sm-note-all-stands = { $card }: { $theirs } against { $mine }: it stands.
sm-note-already-so = { $card } is so already.
sm-note-attack-ends = The attack is over; nothing is compared.
sm-note-attack-player-first = { $player } acts first.
sm-note-attacked-not-legal = { $card } cannot attack the Seal it attacked any more.
sm-note-attacks-all = Every Seal of { $player } in a Line is attacked.
sm-note-attacks-hand = The hand of { $player } is attacked.
sm-note-attacks-by-effect = { $card } attacks by an Effect: that is no command.
sm-note-breaking = { $card } is to break its combination.
sm-note-cancels = { $card } cancels what would be done to it.
sm-note-not-cancelled = What { $card } does cannot be cancelled.
sm-note-cannot-attack = { $card } cannot attack any more; it is taken out.
sm-note-cannot-use = { $card } cannot use its Skill any more.
sm-note-cast-done = { $card } is cast successfully.
sm-note-cast-free = { $card } is cast free.
sm-note-cast-left = The card has left; the procedure is over.
sm-note-cast-no-target = { $card } has no target.
sm-note-chooses = For { $card }: { $words }.
sm-note-combined = { $card } is combined with { $words }.
sm-note-combining = { $card } is to combine.
sm-note-comes-off = { $card } comes off { $other }.
sm-note-compared = { $card } { $mine } against { $other } { $theirs }.
sm-note-compared-speed = { $card } { $mine } against { $other } { $theirs }; Sp { $fast } against { $slow }.
sm-note-condition-fails = The condition of { $card } does not hold.
sm-note-condition-gone = The condition cards of { $card } are chosen anew.
sm-note-condition-seal = { $card } is a condition Seal.
sm-note-control-ends = Control of { $card } is over.
sm-note-created = { $card } is created.
sm-note-curse-acts = { $words } acts on { $card }.
sm-note-curse-now = { $words } on { $card } has waited.
sm-note-curse-waits = The Curse waits until { $card } has come.
sm-note-discarded = Discarded: { $words }.
sm-note-does-not = { $player } does not do it.
sm-note-draws = { $player } draws.
sm-note-empty-library = { $player } has no card to draw.
sm-note-entered = { $card } has entered the arena.
sm-note-forbidden = It cannot be done to { $card }.
sm-note-cannot-be-destroyed = { $card } cannot be destroyed.
sm-note-cannot-be-removed = { $card } cannot be Removed.
sm-note-cannot-go-to-hand = { $card } cannot go to hand.
sm-note-cannot-draw = { $player } cannot draw.
sm-note-forbidden-to = { $player } cannot do it.
sm-note-fortune-right = The guess is right.
sm-note-fortune-wrong = The guess is wrong.
sm-note-goes-on = The rest of the text goes on.
sm-note-hand-not-open = The hand cannot be attacked any more.
sm-note-hits-left = { $card } attacks { $n ->
    [one] { $n } more time
   *[other] { $n } more times
}.
sm-note-if = { $card }: “if { $words }” holds.
sm-note-if-not = { $card }: “if { $words }” does not hold, so what follows is not done.
sm-note-if-not-done = { $card }: “if you do” does not hold, so what follows is not done.
sm-note-if-done = { $card }: “if you do” holds, so what follows is done.
sm-note-instead = { $card }: instead.
sm-note-interferes = { $player } interferes.
sm-note-line = { $card } is to be in the { $words }.
sm-note-line-not-set = The Line of { $card } is not set.
sm-note-lineless = { $card } is in no Line: its Line is set at once.
sm-note-looks = { $player } looks at { $words }.
sm-note-losers = Destroyed together: { $words }.
sm-note-loser = { $card } lost the fight and is destroyed.
sm-note-loses = { $card } has lost its Abilities.
sm-note-lost-empty = { $player } had no card to take and loses.
sm-note-lost-levels = The Levels in the Shrine of { $player } are complete: { $player } loses.
sm-note-lost-no-seal = { $player } had no Seal and loses.
sm-note-mode = { $player } chooses mode { $n }.
sm-note-move = With { $words }.
sm-note-move-gone = The move of { $card } is gone; another one is declared.
sm-note-mystic-works = { $card } works.
sm-note-next = { $card } is next.
sm-note-no-condition = The conditions of { $card } are not complete.
sm-note-no-draw = { $player } does not draw.
sm-note-no-hand = There is no card in hand for { $card } to take.
sm-note-no-seal = { $player } has no Seal in the arena.
sm-note-no-skill-ordered = { $card } has no Skill that can be used.
sm-note-no-target = { $card } has no target; it does not work.
sm-note-not-declared = The Seal is not such as can be declared to attack.
sm-note-no-skill-target = The Skill of { $card } has no target; it is taken out.
sm-note-no-such-card = There is no card of the name of { $card } in hand any more.
sm-note-nobody-to-attack = { $card } has nobody to attack.
sm-note-not-at-all = X is 0: nothing is done.
sm-note-not-combined = { $card } is taken out of the declaration; nothing changes.
sm-note-not-destroyed = { $card } attacked into the Df Line and is not destroyed.
sm-note-not-paid = The Cost of { $card } is not paid.
sm-note-nothing-to = There is nothing it could be done to.
sm-note-number = { $player } chooses { $n }.
sm-note-out-of-the-game = Out of the game: { $words }.
sm-note-passes = { $player } passes.
sm-note-paste-on = { $card } is to be pasted on { $other }.
sm-note-picked = Picked at random: { $card }.
sm-note-progress = { $card } makes Progress.
sm-note-progress-cast = { $card } comes by Progress: nothing is paid, its Abilities do not work yet.
sm-note-progressed = The Progress of { $card } is complete.
sm-note-protected = { $card } is protected from it.
sm-note-put-back = { $player } puts the cards back.
sm-note-random = A random pick: { $words }.
sm-note-regenerate = { $card } makes Regeneration.
sm-note-regenerated = The Regeneration of { $card } is complete.
sm-note-seal-less = { $player } had no Seal and brought none.
sm-note-separated = { $card } is not combined any more.
sm-note-setting = The Line of { $card } is being set.
sm-note-short = The Cost of { $card } cannot be paid.
sm-note-shows = Cards are shown.
sm-note-skill-against = The Skill is against { $player }.
sm-note-skill-ends = The use of the Skill of { $card } is over.
sm-note-skill-works = The Skill of { $card } works.
sm-note-source-left = { $card } has left; its Ability does not work.
sm-note-starts = { $player } plays first.
sm-note-stolen-back = { $card } is given back.
sm-note-subturn = Attack Subturn of { $player }.
sm-note-subturn-counted = One Subturn less: { $words }.
sm-note-support-gone = The Supports of { $card } are declared anew.
sm-note-target-gone = { $card }: a target is not legal any more and is chosen anew.
sm-note-target-gone-none = { $card }: its target is not legal any more, and there is no other.
sm-note-top-card = The top card is { $card }.
sm-note-any-card = Which card it is does not matter.
sm-note-nothing-announced = { $card } has Wisdom, but no card can be announced; it is cast as it is.
sm-note-within-a-line = { $card } is in that Line: no Seal moves within a Line.
sm-note-then-anyway = What stands before it was not done; what follows is done all the same.
sm-note-to-progress = { $card } is to be Progressed.
sm-note-to-support = { $card } is to be a Support of { $other }.
sm-note-turns-complete = The Turns are complete: { $words }.
sm-note-undone = What { $card } gave disappears.
sm-note-turns-passed = { $card } counts as having passed { $n } { $n ->
    [one] Turn
   *[other] Turns
  }.
sm-note-passed-no-loss = { $player } has no Seal, but does not lose: the Turn was passed by the Effect of a card.
sm-note-main-passed = The Main Step of { $player } ends by the Effect of a card.
sm-note-turn-passed = A text passes the Turn: the Main Step of { $player } ends when what is under way is done.
sm-note-target-changed = The target of { $card } is { $other } now, in the place of { $words }.
sm-note-target-unchecked = No condition of the new target is looked at.
sm-note-used-up = { $card } has worked as often as it may.
sm-note-uses-skill = { $card } uses a Skill.
sm-note-vanishes = { $card } vanishes.
sm-note-will-grow = { $card } is to make Growth.
sm-note-not-cast-no-growth = { $card } has a Growth Box, but was not cast: it does not grow.
sm-note-hits-complete = { $card } has attacked the full number of times.
sm-note-uses-left = The Skill of { $card } is used { $n ->
    [one] { $n } more time
   *[other] { $n } more times
}.
sm-note-counts-down = Everything that is counted has one Subturn less.
sm-note-fills-up = { $player } has { $n } Mp.
sm-note-stays-active = { $card } came into the arena by the Skill: it is Active.
sm-note-still-a-success = { $card } has changed Zone; the Skill was used successfully all the same.
sm-note-first-hands = Each player draws 5 Seals and 2 Mystic Cards.
sm-note-begins-again = The Ability of { $card } begins again.
sm-note-stays-on = What { $card } does was on { $other } before the Protect, and goes on.
sm-note-beside-down = Beside the deck, face down: { $words }.
sm-note-beside-up = Beside the deck, face up: { $words }.
sm-note-chooses-mode = For { $card }: mode { $n }.
sm-note-may-yes = The Ability of { $card } is to work.
sm-note-may-no = The Ability of { $card } is not to work.
sm-note-chooses-no-more = For { $card } no more is chosen.
sm-note-combine-left = The Main has left: nothing comes of the declaration.
sm-note-ends = { $card }: { $words } ends.
sm-note-line-left = The Seal has left: no Line is set.
sm-note-none-chosen = No card is chosen.
sm-note-passing-unsaid = Only these Steps are passed; the text does not say whether a Subturn begins or ends for { $card }, so such Abilities are not set off.
sm-note-silent-condition = An Ability of { $card } is not set off: its condition does not hold. It asks for: { $words }.
sm-note-silent-elsewhere = An Ability of { $card } is not set off: the card was not in the arena when it fell.
sm-note-silent-lost = An Ability of { $card } is not set off: the card has lost its Abilities.
sm-note-silent-support = An Ability of { $card } is not set off: a Support is not the one that combines.
sm-note-silent-used = An Ability of { $card } is not set off: it has worked as often as it may.
sm-note-skill-left = The card has left: the use of its Skill is over.
sm-note-to-shrine = To the Shrine: { $words }.
sm-timestamps = Timestamps of Continuous Abilities.
sm-progress-over = The Progress is over.
sm-once = It counts as used.
sm-op-attack = It attacks.
sm-op-cast = Cast free.
sm-op-change-line = It changes Line.
sm-op-control = Control.
sm-op-counters = Counters.
sm-op-create = An Extra Card is created.
sm-op-curse = Cards get a Curse.
sm-op-destroy = Destroy.
sm-op-discard = Discard.
sm-op-draw = Draw.
sm-op-enter = Brought into the arena.
sm-op-give = Cards get something.
sm-op-give-player = Players get something.
sm-op-look = Look at cards.
sm-op-look-hand = Look at a hand.
sm-op-move-counters = Counters are moved.
sm-op-mp = Mp are changed.
sm-op-number = A number is chosen.
sm-op-order = A further command.
sm-op-pass-turns = Turns count as passed.
sm-op-pass-turn = The Turn is passed.
sm-op-pay-mp = Mp are paid.
sm-op-random = A random pick.
sm-op-remove = Remove.
sm-op-remove-for = Remove for a time.
sm-op-rest = The rest is placed.
sm-op-sacrifice = Sacrifice.
sm-op-show = Cards are shown.
sm-op-shuffle = A Library is shuffled.
sm-op-steal = Steal.
sm-op-to-hand = To hand.
sm-op-to-library = To the Library.
sm-op-to-shrine = To the Shrine.
sm-op-together = At one time.
sm-op-turn = Active or Inactive.
sm-op-win = The game is won or lost.
sm-order = The order of what works.
sm-other-form = Is a Main Seal in another form?
sm-paid = The Cost is paid.
sm-paste = Is the Mystic Card pasted?
sm-pick = The cards that are meant.
sm-progress = Progress.
sm-progress-cast = The card comes into the arena.
sm-progressed = The Progress is complete.
sm-random-done = What was picked moves.
sm-regenerate = Regeneration.
sm-regenerated = The Regeneration is complete.
sm-removed = Cards are out of the game.
sm-returning = Does a card return to the Library?
sm-separated = Is something combined that is not together?
sm-setup-beside = Cards beside the deck.
sm-setup-draw = The first hands are drawn.
sm-setup-libraries = Decks become Libraries.
sm-setup-mp = The first Mp.
sm-setup-reflection = Reflections change cards.
sm-setup-shuffle = The decks are shuffled.
sm-skill = A Skill is commanded.
sm-skill-again = Is the Skill still legal?
sm-skill-cost = Can the Skill be paid?
sm-skill-count = The uses are counted.
sm-skill-declared = The use of the Skill is declared.
sm-skill-goes-on = The Skill goes on.
sm-skill-move = The move of the Skill.
sm-skill-opponent = The opponent is the target.
sm-skill-over = The use of the Skill ends.
sm-skill-paid = The Skill is paid.
sm-skill-target-there = Is there a target?
sm-skill-works = The Skill works.
sm-state-over = A card under way loses that state.
sm-steal-back = What was stolen comes back.
sm-step-check-up = Check up Step
sm-step-clean-up = Mp Clean up Step
sm-step-discard = Discard Step
sm-step-draw = Draw Step
sm-step-end = End of Subturn Step
sm-step-fill-up = Mp Fill up Step
sm-step-interfere = Interfere Step
sm-step-main = Main Step
sm-step-second-interfere = Interfere Step after the Main Step
sm-step-setup = before the game
sm-subturn = A Subturn begins.
sm-summary = { $player }: Mp { $mp }, Lv { $levels }, hand { $hand }, { $field }
sm-taken = Does a card go to hand?
sm-then = Then.
sm-to-shrine = Does a card go on to the Shrine?
sm-until-end = Does something last until the end of the Subturn?
sm-vanish = Vanish.
reading-reflection-face = How do Reflection cards lie?
reading-reflection-face-up = they lie face up
reading-reflection-face-down = they lie face down
reading-starter-mp = May the starter do in the first Subturn what costs 0 Mp and is no cast?
reading-starter-mp-may = it may be done
reading-starter-mp-may-not = it may not be done
reading-no-seal-loss = When in the End Step is the game lost for want of a Seal?
reading-no-seal-loss-entry = when the End Step is entered
reading-no-seal-loss-last = as the last thing of the End Step
reading-entering-whose = “When the attack Subturn is entered”, “ends”: whose cards?
reading-entering-whose-by-text = those whose text means them
reading-entering-whose-attack-player = the attack player's only
reading-discard-again = Above the maximum again by an Ability of a Discard: Discard once more?
reading-discard-again-yes = Discard once more
reading-discard-again-no = no second Discard
reading-discard-by-rule = Does the Discard Step run 702?
reading-discard-by-rule-yes = it runs 702
reading-discard-by-rule-no = it does not
reading-draw-is-to-hand = Does a draw run 705, with its Interfere Step?
reading-draw-is-to-hand-no = it does not
reading-draw-is-to-hand-by-effects = only a draw by an Effect
reading-draw-is-to-hand-always = every draw
reading-fall-by-rule = Cards that a rule puts into the Shrine: 703 with its Interfere Step?
reading-fall-by-rule-procedure = by 703, with its Interfere Step
reading-fall-by-rule-move = they are only put there
reading-interfere-closing = When is an Interfere Step over?
reading-interfere-closing-two-passes = when both have passed one after the other
reading-interfere-closing-one-each = when each has had one chance
reading-interfere-next = An Interfere has been used: who is asked next?
reading-interfere-next-other-player = the other player
reading-interfere-next-defence-player = the defence player
reading-rewind-interfere = A procedure goes back to before its Interfere Step: is that held again?
reading-rewind-interfere-yes = it is held again
reading-rewind-interfere-no = it is not held again
reading-attack-success = Does “attack succeeded” ask for a win?
reading-attack-success-carried-out = no: it is enough that the attack was carried out
reading-attack-success-won = yes: the fight must be won
reading-fight-outcome = When do “wins the fight” and “loses the fight” Abilities work?
reading-fight-outcome-at-once = at once when it is compared: no Phase is set for them
reading-fight-outcome-with-success = with “fights successfully”: chosen in 504.16, working in 504.17
reading-hand-attack-once = One hand attack in a Subturn: of the player or of each Seal?
reading-hand-attack-once-player = for each player
reading-hand-attack-once-seal = for each Seal
reading-hand-emptied = The hand is empty when the card is taken.
reading-hand-emptied-nothing-taken = nothing is taken, and the attack goes on
reading-hand-emptied-ends = the attack ends
reading-all-attack-empty = An All attack against nobody?
reading-all-attack-empty-out = it cannot be declared
reading-all-attack-empty-allowed = it can be declared
reading-all-cannot-be-attacked = “Cannot be attacked” against an All attack?
reading-all-cannot-be-attacked-hit = the Seal is hit all the same
reading-all-cannot-be-attacked-safe = the Seal is left out
reading-all-speed = Does Sp break ties in an All attack?
reading-all-speed-no = Sp breaks no tie
reading-all-speed-yes = Sp breaks the tie
reading-all-attacked-ends = When does the attacked state of an All attack end?
reading-all-attacked-ends-with-the-attack = with the attack
reading-all-attacked-ends-subturn = at the end of the Subturn
reading-multiple-fights = Are “fights” Abilities chosen for a hit of a multiple attack?
reading-multiple-fights-chosen = they are chosen
reading-multiple-fights-not = they are not chosen
reading-multiple-hand = Are “attacks the hand” Abilities chosen for a hit?
reading-multiple-hand-not = they are not chosen
reading-multiple-hand-chosen = they are chosen
reading-multiple-move-changed = The move is lost between hits: whose number of hits?
reading-multiple-move-changed-new-move = that of the new move
reading-multiple-move-changed-declared = that of the declared move
reading-break-after-combining = No Break in the Subturn of the Combination: that Seal or the player?
reading-break-after-combining-seal = that Seal
reading-break-after-combining-player = the player
reading-form-chosen = Equally specific forms: chosen when?
reading-form-chosen-after = after the declaration
reading-form-chosen-declared = with the declaration
reading-support-age = “Less than 1 Turn”: until when?
reading-support-age-two-ends = until the second end of a Subturn
reading-support-age-own-subturn = until the owner's next Subturn
reading-line-after-loss = Does a Set Line by 515.3 use up that of the Subturn?
reading-line-after-loss-yes = it is used up
reading-line-after-loss-no = it is not used up
reading-mystic-once = Once in a Subturn: each Mystic Card, or one Mystic Card?
reading-mystic-once-each = once for each Mystic Card
reading-mystic-once-one = one Mystic Card in all
reading-growth-inactive = Are Growth, Progress, Regeneration commands that leave the Seal Inactive?
reading-growth-inactive-active = the Seal stays Active
reading-growth-inactive-inactive = the Seal becomes Inactive
reading-growth-declared = What is declared at 610.1.7?
reading-growth-declared-whether = only whether it is done
reading-growth-declared-with-seals = the Seals, too
reading-all-skill-order = “Declares an All Skill” Abilities: before the payment?
reading-all-skill-order-before-payment = before the payment
reading-all-skill-order-with-payment = with the payment
reading-free-cast = A free cast by an Effect: the whole of 610?
reading-free-cast-whole = the whole of 610
reading-free-cast-without-interfere = 610 without its Interfere Step
reading-progress-cast = The cast inside a Progress: embedded, or whole?
reading-progress-cast-embedded = as a part of the Progress
reading-progress-cast-whole = as a cast of its own
reading-progressed-cards = Which cards may be Progressed?
reading-progressed-cards-like-613 = those that 613 allows
reading-progressed-cards-as-written = as 617 is written
reading-twinkling-moment = When does the Twinkling card leave the hand?
reading-twinkling-moment-when-it-works = when its Skill works
reading-twinkling-moment-as-cost = as a cost, when it is declared
reading-destroyed-return = The card's own “when destroyed, to hand” against 701.1?
reading-destroyed-return-own-text = the card's own text holds
reading-destroyed-return-never = 701.1 holds
reading-turn-count = Does the Subturn of placement count?
reading-turn-count-counts = it counts
reading-turn-count-next = counting begins with the next Subturn
reading-freeze-move = How does a frozen Seal get to the Df Line?
reading-freeze-move-by-effect = the Effect moves it
reading-freeze-move-set-line = by a Set Line
reading-charm-side = Whose Line is a charmed Seal in?
reading-charm-side-owner = in its owner's Line
reading-charm-side-controller = in the Line of who commands it
reading-control-commands = Does the new owner by Control command everything?
reading-control-commands-yes = everything
reading-control-commands-attack-only = attacks only
reading-effect-attack-inactive = An attack by an Effect: Inactive after it?
reading-effect-attack-inactive-yes = it becomes Inactive
reading-effect-attack-inactive-no = it stays as it is
reading-extra-levels = Do Extra Seals in the Shrine count?
reading-extra-levels-yes = they count
reading-extra-levels-no = they do not count
reading-extra-bounced = An Extra that would go to hand: whose Abilities?
reading-extra-bounced-removed = those of a card that is removed
reading-extra-bounced-both = those of a card that goes to hand, too
reading-untargeted-stays = A Mystic Card of no set target, x or ∞ Turn: does it stay?
reading-untargeted-stays-stays = it stays in play
reading-untargeted-stays-shrine = it goes to the Shrine
reading-self-undone = An Effect of a Skill or a Trigger Ability that cancels itself: does it go?
reading-self-undone-goes = it goes with what it cancels
reading-self-undone-stays = it stays
reading-own-cost = A Skill whose Cost takes its own card out of the arena: does it work?
reading-own-cost-works = it works, as the card says (100.1)
reading-own-cost-ends = it ends: the card is not there any more (100.5)
reading-two-zones = A card is sent to two Zones at one time: where does it go?
reading-two-zones-first-named = to the one that the text names first
reading-two-zones-last-named = to the one that the text names last (603.3)
reading-seal-interfere = A Seal that has Interfere itself: can it be cast in an Interfere Step?
reading-seal-interfere-cast = it can be cast: Interfere is for casts and for commands (615.3, 615.5)
reading-seal-interfere-skills-only = it cannot: only Mystic Cards and Skills have Interfere (glossary)
reading-or-both = “หรือ”, both sides true?
reading-or-both-true = it is true
reading-or-both-false = it is false
reading-weak-touch = The “bare” power: what is it?
reading-weak-touch-raises-left-out = the power without what raises it
reading-weak-touch-printed = the printed power
reading-written-order = Effects of one text, not simultaneous: in which order?
reading-written-order-as-written = as they are written
reading-written-order-owner-chooses = the owner chooses
reading-standing-timestamp = A Continuous Ability begins again: which Timestamp?
reading-standing-timestamp-new = a new one
reading-standing-timestamp-first = the first one
reading-name-part = What is N[ ] matched by?
reading-name-part-listed = the parts of names that are listed
reading-name-part-letters = any letters of the name
reading-order-word = A Skill that begins with “order”: one part, or two?
reading-order-word-one-part = one part
reading-order-word-two-part = two parts
reading-endless = A loop that nobody can stop: what comes of it?
reading-endless-undecided = the text does not decide
reading-endless-draw = a draw
reading-turn-passed = A text passes the Turn: what is left of the Subturn?
reading-turn-passed-main-step-ends = the Main Step ends as by a pass, the Steps after it are held
reading-turn-passed-end-step = only the End of Subturn Step
