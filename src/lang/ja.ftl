# 数
count-clauses = { $n } 条項
count-glossary = 用語 { $n } 件

# 言語
language-en = 英語
language-th = タイ語
language-ja = 日本語

# shinpan rules
rules-default = (最新)
rules-owners = ルール本文は各発行元のものです。英文は当方による意訳であり、ルールそのものではありません。

# shinpan rule
rule-paraphrase = [意訳]
rule-scan = スキャンの文言:
rule-no-scan = (この本文のスキャンはありません)
rule-more-below = + 下位に { $n } 条項
rule-refers-to = 参照先:
rule-referred-by = 参照元:
rule-restored = 破損したスキャンから復元した文言です (--raw でスキャンを表示)。
rule-uncertain = 判読不能: 印刷された語の一部がスキャンから読み取れません (--raw でスキャンを表示)。
rule-uncertain-below = (判読不能: 一部の語がスキャンから読み取れません)
rule-assigned = 本文には番号がありません。番号は当方が付けたものです。
rule-ours = 当方の言葉です。発行元のシートが前提としている手順を記しています。
rule-ours-elsewhere = (当方の言葉)
rule-older = 古い版です。最新版は { $edition } です。
rule-changelog = この版の改訂履歴
remark-uncertain = 判読不能:
remark-restored = 復元:
remark-slip = 原文の誤り (原文のまま):
remark-stale = 参照番号のずれ:

# shinpan search
search-also-in = 他の版にもあります: { $editions }
search-not-in-newest = 最新版にはない条項です
search-nothing = 「{ $query }」は見つかりません
search-try = 語を減らすか、ゲームの用語または条項番号でお試しください。
search-contents = 目次: shinpan rule { $game }

# shinpan diff, shinpan history
diff-title = { $old } から { $new } への変更
diff-totals = 追加 { $added }、削除 { $removed }、移動 { $moved }、統合 { $merged }、変更 { $changed }
diff-same = 変更なし
diff-changed = 変更
diff-moved = 移動
diff-moved-changed = 移動・変更
diff-merged = 他の条項に統合
diff-added = 追加
diff-removed = 削除
diff-lost = スキャンで欠落
diff-reach-meaning = 意味
diff-reach-wording = 言い回し
diff-reach-spelling = 表記
history-not-yet = この版にはありません。

# エラー
error-did-you-mean = もしかして: { $words }
error-see-help = 使い方: shinpan --help
error-unknown-argument = 不明なオプションです: { $arg }
error-unexpected-word = 余分な語があります: { $word }
error-unknown-command = 不明なコマンドです: 「{ $name }」
error-missing-argument = 引数が足りません: { $args }
error-missing-command = コマンドが指定されていません
error-value = { $arg } に「{ $value }」は使えません
error-value-of = { $arg } に「{ $value }」は使えません。指定できる値: { $allowed }
error-value-missing = { $arg } には値が必要です
error-value-missing-of = { $arg } には値が必要です。指定できる値: { $allowed }
error-argument-conflict = { $arg } と { $other } は同時に使えません
error-twice = { $arg } が 2 回指定されています
error-not-utf8 = 引数が UTF-8 ではありません
error-arguments = 引数を解釈できません: { $words }
error-unknown-game = 不明なゲームです: 「{ $name }」
error-known-games = ゲーム: { $words }
error-unknown-edition = 不明な版です: 「{ $name }」
error-known-editions = 版: { $words }
error-no-clause = どのゲームにも条項「{ $clause }」はありません
error-no-clause-in = { $edition } に条項「{ $clause }」はありません
error-nearest = { $edition } の近い条項: { $words }
error-in-other-edition = { $edition } にはあります: shinpan rule { $edition } { $clause }
error-try-search = または検索: shinpan search { $words }
error-index = 検索用の索引が使えません: { $words }
error-output = 出力を書き込めません: { $words }

# ルールフォルダーの誤り
fault-front-matter = ファイルは 2 行の +++ に挟まれた TOML で始まる必要があります
fault-no-clause = ファイルに条項がありません
fault-facts = 版の情報を読めません: { $what }
fault-name = 版の情報とファイル名が一致しません。正しくは { $what } です
fault-duplicate = 番号 { $what } が重複しています
fault-parent = 親の条項がありません: { $what } が欠けています
fault-loose-text = 最初の条項より前に本文があります
fault-empty = 条項 { $what } に本文がありません
fault-number = 「{ $what }」は条項番号ではありません。条項は **7-1-3.**、見出しは # 7. のように始まります
fault-markdown = ルール本文に使えるのは見出し、段落、箇条書きだけです
fault-character = 文字「{ $what }」({ $code }) はルール本文に使えません
fault-cluster-base = 子音字に付いていないタイ文字の記号があります
fault-cluster-collide = 同時に付けられないタイ文字の記号があります
fault-cluster-order = タイ文字の記号の順序が違います (母音、声調、黙音符号)
fault-cluster-sara-am = サラ・アムは 1 文字 (U+0E33) でなければなりません
fault-cluster-sara-e = サラ・エー (เ) が 2 つ並んでいます。サラ・エェー (แ) は 1 文字です
fault-unknown-clause = 条項 { $what } は本文にありません
fault-line = この行の項目 (タブ区切り) がファイルの形式に合いません
fault-word = 「{ $what }」はこのファイルでは使えない語です
fault-utf8 = ファイルが UTF-8 ではありません
fault-unreadable = 読み込めません: { $what }
fault-no-edition = 版が見つかりません。GAME/EDITION.LANGUAGE.md が必要です
fault-duplicate-edition = 版 { $what } が重複しています

# 使い方
help-heading-usage = 使い方:
help-heading-options = オプション
help-heading-arguments = 引数
help-heading-commands = コマンド
help-heading-command = コマンド
help = 審判: カードゲームのジャッジ支援ツール。ルールを条項ごとに引き、検索し、版を比較できます。ネットワーク不要。
help-examples = 例:
    shinpan rule op 7-1-3              ワンピース最新版の条項
    shinpan rule one-piece@2023-01-19 7-1-3
    shinpan search blocker             英語、タイ語、日本語で
    shinpan search "เทิร์นแรกโจมตีได้ไหม"
    shinpan diff op 2023-01-19 1.1.8   2 つの版の違い
  
  ゲーム: op (ワンピース)、gundam (ガンダム)、sm (Summoner Master)、bp (BlackPoker)
  終了コード: 0 見つかった、1 見つからない、2 入力の誤り
help-json = 1 つの JSON 文書で出力する
help-lang = 表示言語: en、th、ja (既定はロケールに従う)。ルール本文と注記は元の言語のまま
help-rules = 収録ルールの一覧: ゲーム、版、日付、条項数
help-rules-examples = 例:
    shinpan rules
    shinpan rules --json
help-rules-folder = フォルダーの版を加える: DIR/GAME/EDITION.LANGUAGE.md
help-color = 色: auto、always、never (NO_COLOR に従う)
help-no-pager = ページャーを使わない
help-help = この使い方を表示する
help-version = バージョンを表示する
help-rule = 条項を番号または名前で引く
help-rule-examples = 例:
    shinpan rule op 7-1-3              書き方は自由: 7.1.3, ๗-๑-๓, "ข้อ 7-1-3"
    shinpan rule gundam@1.1.0 13-1-4
    shinpan rule bp アタック            名前で
    shinpan rule sm Interfere          用語
    shinpan rule 7-1-3                 全ゲームのその番号
    shinpan rule gundam                目次
    shinpan rule op 9-2-1 --raw        スキャンの文言も表示
    shinpan rule op 9-2-1 --plain      チャットに貼る形で
help-rule-words = ゲーム (op、gundam、sm、bp または game@edition) と条項。どちらも省略可
help-rule-with = ルールに併記する当方の意訳: en または none
help-rule-raw = スキャンの文言も表示する
help-rule-plain = チャットに貼れる形で出力する
help-search = タイ語、日本語、英語の語で条項を探す
help-search-examples = 例:
    shinpan search บลอกเกอร            打ち間違いがあっても見つかる
    shinpan search "what happens when the deck is empty"
    shinpan search ダブルアタック
    shinpan search --game sm Interfere Step
    shinpan search '"การบังคับใช้กฎ"'     引用符の中は完全一致
help-search-words = 探すもの。条項番号が混ざっていてもよい
help-search-game = 対象のゲーム、または game@edition
help-search-limit = 件数の上限 (既定 10)
help-search-all-editions = 同じゲームの版をまとめない
help-search-with = ルールに併記する当方の意訳: en または none
help-diff = 2 つの版の違い
help-diff-examples = 例:
    shinpan diff op 2023-01-19 1.1.8
    shinpan diff op 2023-01-19 1.1.8 8-1-3     この条項とその下位だけ
    shinpan diff op 2023-01-19 1.1.8 --only removed,merged
    shinpan diff op 2023-01-19 1.1.8 --only meaning
help-diff-game = ゲーム
help-diff-old = 古い版
help-diff-new = 新しい版
help-diff-clause = この条項とその下位だけ
help-diff-only = 表示する種類: added, removed, moved, merged, changed または meaning (ルール自体の変更)
help-history = 番号の変更も含め、1 つの条項をすべての版で追う
help-history-examples = 例:
    shinpan history op 1-2-4
    shinpan history op@2023-01-19 7-1-2-3
help-history-game = ゲーム。番号の版を示すなら game@edition
help-history-clause = 条項
help-completions = シェルの補完スクリプト
help-completions-examples = 例:
    shinpan completions bash > ~/.local/share/bash-completion/completions/shinpan
    shinpan completions zsh > ~/.zfunc/_shinpan
    shinpan completions fish > ~/.config/fish/completions/shinpan.fish
help-completions-shell = bash、zsh、fish、elvish、powershell
