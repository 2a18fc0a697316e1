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
help = Shinpan, a judge's assistant for card games: the rules by clause, searched and compared, offline.
help-examples = Examples:
    shinpan rule op 7-1-3              a clause of the newest ONE PIECE rules
    shinpan rule one-piece@2023-01-19 7-1-3
    shinpan search blocker             in English, Thai or Japanese
    shinpan search "เทิร์นแรกโจมตีได้ไหม"
    shinpan diff op 2023-01-19 1.1.8   what changed between two editions
  
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
