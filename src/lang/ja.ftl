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
rule-more-cases = ほか { $n } 件: shinpan cases { $game } { $clause }
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
search-asked = 質問例: 「{ $line }」
search-case = 事例:
search-further = その他の結果
search-no-case = 「{ $query }」に当たる事例は見つかりません
cases-count = { $n } 件
cases-how = 条項の事例: shinpan cases op 7-1-3。語で探す: shinpan cases op ブロッカー
search-turns-on = 決め手の条項: { $clauses }
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
fault-nothing-to-translate = この行が訳すべき英語の文がありません。条項、語、順序は英語のファイルと同じでなければなりません
fault-word = 「{ $what }」はこのファイルでは使えない語です
fault-utf8 = 文字コードが UTF-8 ではありません。UTF-8 で保存し直すか、iconv -f ENCODING -t UTF-8 で変換してください
fault-encoding = 文字コードが UTF-8 ではありません。{ $what } の可能性がありますが、確実ではありません。UTF-8 で保存し直すか、iconv -f ENCODING -t UTF-8 で変換してください
fault-no-text = テキストではありません
fault-too-long = { $what } MB を超えています
fault-unreadable = 読み込めません: { $what }
fault-no-edition = 版が見つかりません。GAME/EDITION.LANGUAGE.md が必要です
fault-duplicate-edition = 版 { $what } が重複しています

# 使い方
help-heading-usage = 使い方:
help-heading-options = オプション
help-heading-arguments = 引数
help-heading-commands = コマンド
help-heading-command = コマンド
help = 審判: カードゲームのジャッジ支援ツール。ルールを条項ごとに引き、卓で局面を進められます。ネットワーク不要。
help-examples = 例:
    shinpan                            対話式の卓: もし…したらどうなる？
    shinpan rule op 7-1-3              ワンピース最新版の条項
    shinpan search blocker             英語、タイ語、日本語で
    shinpan diff op 2023-01-19 1.1.8   2 つの版の違い
    shinpan run case.md                事例を進め、各手順の条項を示す
  
  ゲーム: op (ワンピース)、gundam (ガンダム)、sm (Summoner Master)、bp (BlackPoker)
  終了コード: 0 見つかった、1 見つからない、2 入力の誤り
help-json = 1 つの JSON 文書で出力する
help-lang = 表示言語: en、th、ja (既定はロケールに従う)。ルール本文は元の言語のまま
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
help-rule-with = ルールに併記する当方の意訳: en、th、ja または none (既定: 表示言語)
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
help-search-cases = 条項ではなく事例を探す
help-search-with = ルールに併記する当方の意訳: en、th、ja または none (既定: 表示言語)
help-cases = 事例を質問集として見る、探す。ゲーム、条項、語で
help-cases-examples = 例:
    shinpan cases                      章ごとの事例の数
    shinpan cases op 7-1               この条項、またはその下の条項で決まる事例
    shinpan cases op "attacker leaves" そう尋ねる事例
    shinpan cases ผู้โจมตีหายไป           タイ語や日本語でも探せる
help-cases-words = ゲーム、続いて条項または探す語。どれも省ける
help-cases-game = 対象のゲーム、または game@edition
help-cases-limit = 語で探すときの件数の上限 (既定 10)
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

# Steps of a trace
step-chose = { $who } の選択: { $words }。
step-replace = 代わりに別のことが起こりうる。
step-not-now = このターンには発動しない効果がある。
step-not = 起こらないことがある。
step-rounds = { $who } は繰り返す回数として { $words } 回を宣言する。
step-found = { $words }。
step-late = 残りが起こる。
step-noticed = 誘発した。

# BlackPoker: actions
bp-action-set-bulwark = 防壁設置
bp-action-summon-soldier = 兵士召喚
bp-action-summon-hero = 英雄召喚
bp-action-summon-ace = エース召喚
bp-action-equip = 装備
bp-action-charge = チャージ
bp-action-draw = ドロー
bp-action-end = エンド
bp-action-attack = アタック
bp-action-block = ブロック
bp-action-damage-judgement = ダメージ判定
bp-action-up = アップ
bp-action-down = ダウン
bp-action-twist = ツイスト
bp-action-counter = カウンター
bp-action-destroy-bulwark = 防壁破壊
bp-action-throw = 投擲
bp-action-search = サーチ
bp-action-generation-change = 世代交代

# BlackPoker: words
bp-driven = ドライブ状態
bp-charged = チャージ状態
bp-new = 出たばかり
bp-whose = { $player } の { $name }
bp-bulwark = 防壁 { $name }
bp-whose-bulwark = { $player } の防壁 { $name }
bp-top-card = { $player } のデッキの一番上
bp-lost-card = { $player } が失ったカード

# BlackPoker: options
bp-choice-pass = パス
bp-choice-swap = 防壁を入れ替える
bp-choice-drive = { $bulwark } をドライブする
bp-choice-discard = { $card } を捨てる
bp-choice-key = キーカード { $card }
bp-choice-action = { $player } の{ $action } { $card }
bp-choice-keyless = { $player } の{ $action }
bp-choice-lay = { $card } を置く
bp-choice-is = { $what } は { $card }
bp-choice-whatever = 何でもよい
bp-choice-draw = 引く
bp-choice-no-draw = 引かない
bp-choice-attacks = { $soldier } で攻撃する
bp-choice-no-attacker = アタッカーなし
bp-choice-blocks = { $blocker } で { $attacker } をブロックする
bp-choice-no-block = { $attacker } をブロックしない
bp-choice-no-more = これ以上なし
bp-choice-take = { $card } を手札に加える
bp-choice-take-nothing = 何も手札に加えない
bp-choice-give-up = { $soldier } を墓地に移す
bp-choice-stuck = 何もできない

# BlackPoker: what happens
bp-event-shuffle = { $player } はデッキを切る。
bp-event-draw = { $player } は { $card } を引く。
bp-event-draw-unseen = { $player } はカードを 1 枚引く。
bp-event-gain = { $player } のデッキから { $card } を手札に加える。
bp-event-turn-up-top = { $player } は { $card } を表にする。
bp-event-bury-turned = { $player } が表にしたカードは { $player } の墓地に移る。
bp-event-redeal = 全てのカードをデッキに戻し、ゲームを最初からやり直す。
bp-event-first = { $player } が先攻となり、ターンとチャンスを持つ。
bp-event-chance = チャンスは { $player } にある。
bp-event-announce = { $player } は{ $action }を起こす。
bp-event-drive = { $character } はドライブ状態になる。
bp-event-charge = { $character } はチャージ状態になる。
bp-event-damage = { $n ->
   *[other] { $player } は { $n } 点のダメージを受ける: デッキからカード { $n } 枚が墓地に移る。
}
bp-event-damage-card = { $player } は 1 点のダメージを受ける: { $card } が墓地に移る。
bp-event-discard = { $player } は { $card } を捨てる。
bp-event-key = { $player } はキーカード { $card } を出す。
bp-event-aim = 対象は { $what }。
bp-event-stage = { $player } の{ $action }をステージに乗せる。
bp-event-raise = { $action }を起こし、ステージに乗せる。コントローラーは { $player }。
bp-event-raise-now = { $action }を起こし、すぐに解決する。
bp-event-take-off = { $player } の{ $action }をステージから取り、解決する。
bp-event-enter = { $card } がチャージ状態で { $player } の場に出る。
bp-event-equip = { $card } を { $character } の上に置く。
bp-event-drop-change = { $character } の数字に対するこのターンの加算と減算は失われる。
bp-event-lay = { $player } は { $card } を防壁として裏向きかつチャージ状態で場に出す。
bp-event-bury-keys = { $player } のキーカードが墓地に移る: { $cards }。
bp-event-number = このターンが終わるまで { $character } の数字に { $by }。
bp-event-bury = { $character } は墓地に移る。
bp-event-nullify = { $player } の{ $action }をステージから取り除き、そのキーカードを墓地に移す。
bp-event-attacks = { $character } が攻撃する。
bp-event-blocks = { $character } が { $attacker } をブロックする。
bp-event-recognise = { $character } は { $card } である。
bp-event-face-up = { $character } を表にする。
bp-event-take = { $player } はデッキから { $card } を選び、見せて手札に加える。
bp-event-recognise-buried = { $player } の墓地のカードの 1 枚は { $card } である。
bp-event-mill = { $card } が { $player } のデッキから墓地に移る。
bp-event-turn = ターンは { $player } に移る。
bp-event-trigger = { $character } が { $player } の世代交代を誘発する。
bp-event-take-trigger = { $character } による { $player } の世代交代を解決する。
bp-event-won = { $loser } の敗北、{ $player } の勝利。
bp-event-drawn = どちらのプレイヤーも勝たない: 引き分け。
bp-event-undecided = ゲームがどう続くかは本文からは決まらない。

# BlackPoker: what is found
bp-found-passes = { $player } はパスする。
bp-found-equal = { $a } と { $b } は同じ: もう 1 枚ずつ。
bp-found-first = { $a }（A）対 { $b }（B）: { $player } が先攻。
bp-found-no-card-to-turn = 表にするカードがない。
bp-found-target-gone = 対象がもう存在しない: { $action }は効果なしで解決する。
bp-found-nothing-to-lay = { $player } は手札がない: 何も置かない。
bp-found-nothing-to-draw = { $player } は引くカードがない。
bp-found-nothing-to-take = { $player } はデッキにカードがない: 何も手札に加えない。
bp-found-nothing-found = { $player } のデッキがなくなった: 何も出なかった。
bp-found-last-stays = { $player } のデッキの最後の 1 枚は残る。
bp-found-more-than-deck = { $n } 点のダメージだが、{ $player } のデッキは { $deck } 枚だけ: その枚数が移る。
bp-found-no-attacker = アタッカーがいない: ブロックアクションは起こさない。
bp-found-attacker-gone = { $character } はもう場にいない: 比較しない。
bp-found-role-lost = { $character } はチャージ状態になり、もうアタッカーではない。
bp-found-compared = { $character }: { $x } 対 { $y }。
bp-found-against-bulwark = { $character } は防壁（{ $bulwark }）にブロックされている。
bp-found-unblocked = { $character } をブロックするブロッカーは場に存在しない: { $n } 点のダメージ。
bp-found-countered = { $x } は { $y } 以上: アクションは無効になる。
bp-found-not-countered = { $x } は { $y } 未満: アクションは無効にならない。
bp-found-countered-two = アクションのキーカードは 2 枚: 無効になる。
bp-found-counts-unblocked = { $character } はブロックされていないものとする: { $n } 点のダメージ。
bp-found-not-paid = { $player } はこの分のコストを支払えず、支払わない。
bp-found-already-driven = { $character } はすでにドライブ状態である。
bp-found-changes-end = このターンのアップとダウンが終わる。

# BlackPoker: rules that ask, and rules that found nothing to say
bp-row-shuffle = 両プレイヤーがデッキを切る。
bp-row-draw-seven = 各プレイヤーはカードを 7 枚引く。引くカードは？
bp-row-turn-up = 両プレイヤーがデッキの一番上のカードを表にする。そのカードは？
bp-row-higher-first = 表にしたカードの数字を比較する。
bp-row-turn-again = 各プレイヤーはもう 1 枚表にする。
bp-row-bury-turned = 表にしたカードを墓地に移す。
bp-row-first-draws = 先攻のプレイヤーがカードを 1 枚引く。引くカードは？
bp-row-first-turn = 最初のターンが始まる。
bp-row-set-up = ゲームのセットアップをする。
bp-row-chance-to-turn-player = ターンを持っているプレイヤーがチャンスを得る。
bp-row-stage-empty = ステージは空か？
bp-row-wipe-passes = パス名簿を消す。
bp-row-make = どのアクションを起こす？
bp-row-immediate = 即時効果か？
bp-row-resolve = アクションを解決する。
bp-row-win-check = 勝敗判定: どちらのデッキにもカードがある。
bp-row-put-on-stage = アクションをステージに乗せる。
bp-row-trigger-check = 誘発チェック。
bp-row-act-or-pass = アクションを起こすか、パスか？
bp-row-write-pass = パスを名簿に書く。
bp-row-all-passed = 両プレイヤーともパスしたか？
bp-row-take-off = ステージの一番上のアクションを取る。
bp-row-chance-over = チャンスは他方のプレイヤーに移る。
bp-row-triggered = 誘発したものはあるか？
bp-row-triggered-immediate = 誘発したアクションに即時効果のものはあるか？
bp-row-resolve-triggered = 誘発したアクションを解決する。
bp-row-triggered-normal = 誘発したアクションに通常効果のものはあるか？
bp-row-stage-triggered = 誘発したアクションをステージに乗せる。
bp-row-announce = アクションを対戦相手に伝える。
bp-row-pay = コストをどう支払う？
bp-row-key = キーカードは？
bp-row-target = 対象は？
bp-row-twist-when-made = ドライブ状態とチャージ状態のどちらにする？
bp-row-target-there = 対象はまだ存在するか？
bp-row-effect = 効果を発揮する。
bp-row-keys-to-graveyard = アクションが終わる。
bp-row-lay = 防壁として場に出すカードは？
bp-row-enter = キーカードが場に出る。
bp-row-equip = キーカードを兵士の上に置く。
bp-row-charge-all = ターンを持っているプレイヤーのキャラクターはすでに全てチャージ状態である。
bp-row-raise-draw = ドローアクションを起こす。
bp-row-draw = カードを 1 枚引く。そのカードは？
bp-row-draw-second = 2 枚目を引く？
bp-row-hand-limit = 手札を 7 枚にする: 捨てるカードは？
bp-row-turn-over = ターンを渡す。
bp-row-raise-charge = チャージアクションを起こす。
bp-row-attackers = 攻撃する兵士は？
bp-row-raise-block = ブロックアクションを起こす。
bp-row-blockers = ブロックするキャラクターは？
bp-row-raise-judgement = ダメージ判定アクションを起こす。
bp-row-compare = アタッカーとブロッカーを比較する。
bp-row-against-soldiers = 兵士との比較。
bp-row-lower-goes = 数字の少ない方を墓地に移す。墓地に移すブロッカーは？
bp-row-both-go = 数字が同じ: 両方を墓地に移す。墓地に移すブロッカーは？
bp-row-against-bulwark = ブロッカーに防壁はあるか？
bp-row-unblocked = 対戦相手にダメージ。失うカードは？
bp-row-turn-up-bulwark = 防壁を表にする。そのカードは？
bp-row-joker-bulwark = 防壁は Joker か？
bp-row-same-number = 同じ数字がアタッカーのカードに含まれているか？
bp-row-bulwark-goes = 防壁を墓地に移す。
bp-row-up = 数字が加算される。
bp-row-down = 数字が減算される。
bp-row-down-to-zero = 数字は 0 以下か？
bp-row-twist = ドライブ状態とチャージ状態のどちらにする？
bp-row-counter = いずれかの場合に当てはまるか？
bp-row-nullify = アクションを無効にする。
bp-row-destroy = 防壁を墓地に移す。そのカードは？
bp-row-throw = 対戦相手にダメージ。失うカードは？
bp-row-search = デッキから選ぶカードは？
bp-row-shuffle-again = デッキを切りなおす。
bp-row-generation-change = デッキから次に出るカードは？

# BlackPoker: the board
bp-board-turn = ターン: { $turn }。チャンス: { $chance }。
bp-board-player = { $player }: デッキ { $deck }、墓地 { $graveyard }、手札 { $hand }
bp-board-soldiers = {"  "}兵士: { $words }
bp-board-bulwarks = {"  "}防壁: { $words }
bp-board-stage = ステージ: { $words }
bp-board-attack = { $attacker } が攻撃、ブロッカー { $blockers }
bp-summary = { $player }: デッキ { $deck }、手札 { $hand }、兵士 { $soldiers }、防壁 { $bulwarks }
bp-fault-turn-at-setup = ターンを持つプレイヤーは開始時に決まります。setup = true では書かないでください
bp-fault-no-deck = デッキのないプレイヤーはすでに敗北しています
bp-fault-made = { $name } は 1 ターンに 1 回のアクションではありません: set bulwark、attack
bp-fault-too-many = { $player } のカードが { $n } 枚ありますが、1 組は { $pack } 枚です
bp-fault-twice = { $player } に { $card } が 2 枚ありますが、1 組には 1 枚しかありません
bp-fault-card-or-cards = カードが必要です: card = "S7" または cards = ["S7", "S9"]
bp-fault-joker-soldier = { $card } は兵士になれません
bp-fault-suits = 兵士のカードは全て同じスートでなければなりません
bp-fault-number = 場にいる兵士の数字は 0 より大きくなければなりません
bp-fault-new = { $card } はこの兵士のカードではありません
bp-fault-no-card = 「{ $text }」はカードではありません
bp-fault-cards-are = カード: SA から SK、H、D、C も同様、JK、JK2、不明なカードは ?
bp-fault-long-list = カードがパックの枚数を越えています
bp-fault-not-in-pack = { $card } はパックにありません
bp-fault-deck-form = デッキは枚数、カードのリスト、または {"{"} top = […], cards = […], unknown = N {"}"} で書きます
bp-fault-open-card = このカードは表向きなので、名前が必要です
bp-fault-listed-unknown = 不明なカードはここでは unknown = N で数えます
bp-fault-not-their-turn = { $player } のターンではないので、このターンに { $player } が出したものや起こしたものはありません

# BlackPoker: readings
reading-chance-after-resolution = ステージからの解決の後、チャンスを持つのは誰か？
reading-chance-after-resolution-turn-player = ターンを持つプレイヤー
reading-chance-after-resolution-last-passer = 最後にパスしたプレイヤー
reading-passes-after-resolution = 解決の後、パス名簿を消すか？
reading-passes-after-resolution-wiped = 消す
reading-passes-after-resolution-kept = 残す
reading-making-passes = 通常効果のアクションを起こすと、それだけでパスしたことになるか？
reading-making-passes-no = いいえ
reading-making-passes-yes = はい
reading-empty-stage-pass = ステージが空のとき、チャンスを持つプレイヤーはパスできるか？
reading-empty-stage-pass-no = いいえ
reading-empty-stage-pass-yes = はい
reading-triggered-immediate = 誘発した世代交代はすぐに解決するか、ステージに乗せるか？
reading-triggered-immediate-at-once = 直ちに解決する
reading-triggered-immediate-on-stage = ステージに置く
reading-empty-deck-by-cost = コストでデッキがなくなった場合、いつ敗北するか？
reading-empty-deck-by-cost-next-check = 次の勝敗確認の時
reading-empty-deck-by-cost-at-once = 直ちに
reading-unpayable-cost = コストを全ては支払えないアクションを起こせるか？
reading-unpayable-cost-refused = いいえ
reading-unpayable-cost-what-is-possible = はい。払える分だけ払う
reading-cost-bulwark = B の支払いにドライブできる防壁はどれか？
reading-cost-bulwark-own-charged = 自分のチャージ状態の防壁
reading-cost-bulwark-any = どの防壁でもよい
reading-block-mix = 複数の防壁、または防壁と兵士で 1 体のアタッカーをブロックできるか？
reading-block-mix-soldiers-or-one-bulwark = 兵士、または防壁 1 つ
reading-block-mix-any = どの組み合わせでもよい
reading-losing-blockers = 複数のブロッカーが負けるか同じ数字の場合、墓地に移るのはどれか？
reading-losing-blockers-all = 全て
reading-losing-blockers-one = 1 体だけ
reading-attacker-gone = アタッカーが場を離れた場合、そのブロッカーはどうなるか？
reading-attacker-gone-nothing = 何も起こらない
reading-attacker-gone-bulwark-lost = それでも防壁は失われる
reading-some-blockers-gone = ブロッカーの一部が場を離れた場合はどうなるか？
reading-some-blockers-gone-those-left = 残ったブロッカーがブロックする
reading-some-blockers-gone-unblocked = ブロックされていないものとする
reading-no-attacker = アタックの解決で、あえてアタッカーを指定しないことはできるか？
reading-no-attacker-allowed = はい
reading-no-attacker-only-if-none-can = アタックできる者がいない時だけ
reading-role-when-turned = チャージ状態になったアタッカーやドライブ状態になったブロッカーは、その役割を保つか？
reading-role-when-turned-kept = 役割を保つ
reading-role-when-turned-lost = 役割を失う
reading-changes-when-equipped = 装備した兵士にアップとダウンの効果は残るか？
reading-changes-when-equipped-kept = 残る
reading-changes-when-equipped-lost = 失われる
reading-equip-driven = ドライブ状態の兵士は装備の後もドライブ状態のままか？
reading-equip-driven-stays-driven = ドライブ状態のまま
reading-equip-driven-charged = チャージ状態になる
reading-nothing-found = 世代交代で何も出なかった場合はどうなるか？
reading-nothing-found-deck-gone = デッキ全てが墓地へ行く
reading-nothing-found-last-stays = 最後の 1 枚は残る
reading-twist-choice = ツイストでドライブ状態かチャージ状態かを選ぶのはいつか？
reading-twist-choice-at-resolution = 解決する時
reading-twist-choice-when-made = アクションを起こす時
reading-once-counted = 1 ターンに 1 回は、アクションを起こした時に数えるか、解決した時に数えるか？
reading-once-counted-made = アクションを起こした時
reading-once-counted-resolved = 解決した時
reading-no-card-to-turn = 開始時に表にするカードがない場合はどうなるか？
reading-no-card-to-turn-loses = そのプレイヤーの敗北
reading-no-card-to-turn-redeal = ゲームを最初からやり直す
reading-search-none = カードがあるのに、サーチで何も選ばないことはできるか？
reading-search-none-no = いいえ
reading-search-none-yes = はい

# Cases
case-front-matter = 事例は 2 行の +++ に挟まれた TOML の情報で始まる必要があります
case-toml = TOML として読めません: { $words }
case-unknown-key = 不明なキーです: 「{ $key }」
case-known-keys = キー: { $words }
case-wrong-type = 値の種類が違います。必要: { $wanted }、実際: { $found }
case-type-text = 文字列
case-type-number = 整数
case-type-float = 小数
case-type-bool = true か false
case-type-date = 日付
case-type-list = リスト
case-type-table = テーブル
case-type-value = 文字列、整数、true か false、またはリスト
case-out-of-range = { $from } から { $to } までの数が必要です
case-no-game = 事例の情報にゲームがありません: game = "blackpoker@act6.1-lite"
case-no-title = 事例の情報に title がありません
case-game-not-playable = 「{ $name }」はここでプレイできるゲームではありません
case-unknown-reading = 不明な解釈です: 「{ $name }」
case-unknown-option = 解釈 { $name } に選択肢「{ $option }」はありません
case-known-options = 選択肢: { $words }
case-unknown-block = 不明なブロックです: 「{ $name }」
case-block-twice = 事例に書ける board と ruling は 1 つずつです
case-no-board = 事例に board がありません
case-no-player = この卓に「{ $name }」というプレイヤーはいません。行はプレイヤーとコロン（A:）、または ?: で始まります
case-no-colon = play の行はプレイヤーとコロンで始まります
case-play-form = 書き方: A: summon soldier, S7
case-empty-play = この行にはプレイがありません
case-refused-open = 「(refused: …」の行は閉じ括弧で終わる必要があります
case-refused-by-nothing = どの条項により認められないのかを書いてください
case-ruling-form = ruling は PATH = VALUE の形で書きます
case-ends-at-form = ends_at にはプレイヤーと条項を書きます: "B: P-4-11"
case-unknown-clause = このゲームの処理に「{ $name }」を根拠とするものはありません
case-unknown-result = 「{ $name }」という結果はありません
case-game-over = ゲームは終わっています ({ $result })。この行は使われません
case-other-decides = 決めるのはこのプレイヤーではありません: { $who } が選びます
case-ambiguous = 「{ $part }」に当てはまる選択肢が複数あります: { $words }
case-no-option = 「{ $part }」は選択肢にありません
case-no-concession = このゲームのルールには投了の規定がありません
case-refused-by = 「{ $words }」は { $clauses } により認められません
case-was-legal = このプレイはルールに適っています。認めない条項はありません
case-refused-otherwise = このプレイは認められませんが、理由はこれではありません
case-ends-elsewhere = 事例は別の所で終わっています: { $found }
case-open-choice = 選択が残っています: { $who } が選びます ({ $clause })
case-no-path = { $path }: 局面にそのようなものはありません
case-other-value = { $path }: 期待した値は { $expected }、実際は { $found }
case-not-cited = { $clause }: これを引く手順は表示されていません
case-cited-earlier = { $clause }: 引かれていますが、前に挙げた条項より先です
case-cited-folded = { $clause } を挙げているのは折りたたまれた手順 { $n } だけです（--all で表示）。cites は表示される手順だけを見ます
case-reading-not-used = { $name }: この解釈に基づく手順はありません
case-too-many-parts = プレイの 1 行は { $most } 個以内の部分で書きます
case-refused-by-reading = { $words } は { $clauses } により認められません（解釈: { $readings }）
case-a-or-b = プレイヤーは "A" か "B" です
case-wrong-kind = { $path } は { $found } ですが、別の種類の値と比べています
goal-form = 「{ $text }」は条件ではありません。B.deck = 0 や A.soldiers.S7.number >= 9 のように書きます

# Traces, results, comparing
trace-ruling = 裁定:
trace-reading = 解釈: { $words }
trace-supports = 根拠: { $words }
trace-place-result = 結果
trace-place-attacked = アタックの対象
trace-place-turn = ターン
trace-place-chance = チャンス
trace-place-keys = キーカード
trace-place-bulwarks = 防壁
trace-place-soldiers = 兵士
trace-place-graveyard = 墓地
trace-place-stage = ステージ
trace-place-characters = キャラエリア
trace-place-leader = リーダーエリア
trace-place-life = ライフ
trace-place-trash = トラッシュ
trace-place-hand = 手札
trace-place-deck = デッキ
trace-face-down = 裏向き
trace-face-up = 表向き
trace-charged = チャージ
trace-driven = ドライブ
trace-rested = レスト
trace-active = アクティブ
trace-see-also = 参照: { $words }
trace-both-pass = 両者パス。
trace-reading-here = 解釈 { $name }: { $question } ここでは: { $option }。
trace-reading-other = 「{ $option }」とする場合: { $words }
trace-under = 解釈 { $words } に基づく
trace-decision = { $who }: { $question }（{ $clause }）
trace-met-before = この局面は前にも、選択 { $n } の時点で現れています。
trace-failed = 期待と違う結果です:
trace-ours = { $text }: 発行元のシートが前提とする基本手順を、当方の言葉で書いたものです。
result-ongoing = ゲームは続く。
result-won = { $player } の勝利。
result-won-together = { $player } の勝利。
result-draw = 引き分け。
result-undecided = 本文からは決まらない。
compare-parts = { $a } と { $b } は { $n } 手順まで同じで、その後で分かれます。
compare-same = { $a } と { $b } は分かれません: { $n } 手順が全て同じです。
compare-no-fit = プレイが合わなくなりました: { $words }
check-totals = 合格 { $passed }、不合格 { $failed }
case-by-clauses = 根拠: { $clauses }
case-options-are = 選択肢: { $words }
new-written = 書き込みました: { $name }
selfplay-totals = { $games } ゲーム、処理 { $rules } 回、選択 { $decisions } 回、{ $seconds } 秒: 毎秒 { $rate } ゲーム
error-several-cases = その語を名前に含む事例が { $n } 件あります: { $words }
error-no-case = 事例「{ $name }」はありません
error-unreadable = { $name } を読み込めません: { $words }
error-no-cases = { $name } に事例がありません。事例は Markdown のページ NAME.md です
error-unwritable = { $name } に書き込めません: { $words }
error-reading-form = 「{ $text }」は解釈とその選択肢ではありません。NAME=OPTION の形で書きます

# shinpan explore
explore-until-rest = 次の静止局面
explore-until-turns = { $n ->
    [1] このターンの終わり
   *[other] このターンから { $n } ターン目の終わり
}
explore-until-form = 「{ $text }」は範囲の指定ではありません。rest、turn、3 turns のように書きます
explore-no-player = 「{ $name }」はこの卓にいません。いるのは { $words } です
explore-seen = { $horizon }まで: { $positions } 局面を調べ、再び現れた { $merged } 局面は統合しました。
explore-chance = カードの順序や不明なカードも分岐になります。プレイヤーが強制できるのは、カードが何であっても実現することだけです。
explore-unseen = 不明なカードが働いたり結果を変えたりする可能性があります。それを表す分岐はありません。
explore-cycles = 再び現れる局面があります。そこを通る進行には終わりがありません。
explore-stopped = 途中で止めました。{ $cut } 個の局面は調べていないので、ほかにもあるかもしれません。
explore-cut = 上限の { $limit } 局面に達したため、{ $cut } 個の局面で探索を打ち切りました。ほかにもあるかもしれません。
explore-forced = { $player } は、相手がどう応じても { $goal } を強制できます。
explore-forced-by-known = { $player } は、判明しているカードによるどの応手に対しても { $goal } を強制できます。ただし確実ではありません。不明なカードで応じられる可能性があります。
explore-with-help = { $player } は、助けがあれば { $goal } に到達できますが、強制はできません。
explore-never = { $player } は { $goal } に到達できません。
explore-never-by-known = 判明しているカードでは { $player } は { $goal } に到達しません。不明なカードで変わる可能性があります。
explore-unknown = { $player } が { $goal } を強制できるかどうかは不明です: 探索は打ち切られました。
explore-ending = 進行: { $lines }、局面: { $positions }
explore-endless = 無限
explore-more = … ほかに結末 { $n } 件 (--json で全て表示)

# shinpan coverage
coverage-no-kinds = { $edition } には、どの条項を適用できるかの記録がありません
coverage-row = 登録: { $registered }; 事例: { $cases }
coverage-totals = { $clauses } 条項、うち適用できるもの { $enforceable }。そのうち処理、可否、値のいずれかがあるもの { $rules }、事例に挙がるもの { $cited }。
kind-rule = 処理
kind-check = 可否
kind-value = 値
kind-heading = 見出し
kind-definition = 定義
kind-outside = 対象外
kind-none = 未分類

# The interactive table
repl-greeting = { $edition }: { $title }。プレイ、選択肢の番号、または help と入力してください。
repl-help =
    プレイを行う:           attack Kid -> Usopp, yes                 (前に A: や B: を付けてもよい)
    選択肢の番号:           2
    if PLAY; PLAY           もしそうしたらどうなるか (写しの上で)
    legal PLAY              認められるか、どの条項によるか
    options [all]           選べるもの。all: 認められないものとその理由も
    board, trace [all]      局面、これまでの手順
    why [STEP|CARD]         そこに至った手順と条項
    undo [N|all], redo      戻る、進む
    next [N|all]            開いた事例の次の行
    set A.deck = 12         静止局面で盤面を編集する。put A.hand S7、remove A.hand S7 も
    reading [NAME=OPTION]   解釈の一覧。1 つを切り替えて同じ進行をやり直す
    edition EDITION         同じ進行を別の版で
    explore [rest|turn|N turns] [for A] [goal B.deck = 0]
    deck FILE               デッキリストのチェック
    rule A-9, search WORDS  ルール本文
    new [GAME]              空の盤面。help WORD: コマンドの説明
    save FILE.md, load FILE.md|GAME, help, quit
repl-help-if =
    if PLAY; PLAY … — 写しの上で進め、何が変わるかを示します。盤面はそのままです。
        if attack Captain -> leader; block Guard; no counter
repl-help-set =
    set PATH = VALUE — 静止局面で盤面を編集します。カードは名前で探せます。
        set A.don.active = 5
        set A."Deck Hand".power = 7000
        set B.life = 2
repl-help-put =
    put PATH CARD — カードを加えます。数値だけ、名前、カードデータの番号、または説明で書けます。
        put B.characters 4000 blocker
        put B.hand +2000
        put A.hand {"{"} name = "Cook", cost = 1, counter = 1000 {"}"}
repl-help-remove =
    remove PATH CARD — カードを盤面から取り除きます。
        remove A.hand Cook
repl-help-undo = undo、undo 3、undo all — 直前のプレイや編集の前に戻ります。
repl-help-redo = redo、redo 3、redo all — もう一度進めます。
repl-help-next = next、next 3、next all — 開いた事例の次の行を進めます。
repl-help-board = board — 局面と、いま問われていること。
repl-help-trace = trace、trace all — これまでの手順。all: 省略された手順と、その拠り所も。
repl-help-why =
    why、why 12、why CARD — そこに至る手順と条項。
    why not PLAY — どの条項が認めないか。
        why not block Guard
repl-help-options = options、options all — 選べるもの。all: 認められないものと、その条項も。
repl-help-legal =
    legal PLAY — 認められるか、どの条項によるか。
        legal attack Captain -> Guard
repl-help-explore =
    explore [rest|turn|N turns] [for A] [goal CONDITION] — ここからのすべての進行。Ctrl-C で止まります。
        explore turn for A goal B.life = 0
repl-help-deck = deck FILE — デッキリストを確認します。
repl-help-rule =
    rule CLAUSE — このゲームの条項、または他のゲームの条項。
        rule 7-1-3
        rule gundam 8-2
repl-help-search =
    search WORDS — このゲーム、または他のゲームの条項を探します。
        search double attack
        search gundam blocker
repl-help-reading = reading — 解釈の一覧。reading NAME=OPTION — 解釈を切り替えて進行をやり直します。
repl-help-edition = edition EDITION — 同じ進行を別の版で。
repl-help-save = save FILE.md — 進行を run で使える事例として保存します。
repl-help-load = load FILE.md、load NAME — 事例を開き、next で 1 行ずつ進めます。
repl-help-new = new、new GAME — 空の盤面。set と put で埋めます。
repl-help-help = help、help WORD — 入力できるもの。コマンドの説明。
repl-help-quit = quit — 席を立ちます。
repl-help-exit = exit — 席を立ちます。
repl-no-help = 「{ $word }」というコマンドはありません
repl-open = いま問われていること: { $who }: { $question } ({ $clause })
repl-no-next = 進める行が残っていません。load で事例を開きます
repl-coming = next: { $line } (残り { $n } 行)
repl-empty = 空の盤面
repl-differs = 違い:
repl-only-supposed = 以上は仮定です。実際の盤面は元のままです。
repl-was-forced = 他に選択肢はなく、すでに行われています。
repl-legal = 認められます ({ $clause })。
repl-not-legal = 認められません: { $words }
repl-no-number = 選択肢 { $n } はありません。選択肢は { $most } 個です
repl-no-step = 「{ $text }」に関する手順はありません
repl-nothing-to-undo = 元に戻すものがありません
repl-nothing-to-redo = やり直すものがありません
repl-undo-form = 「{ $text }」は選択の数ではありません。undo、undo 3、undo all のように書きます
repl-not-at-rest = 盤面を編集できるのは静止局面だけです。処理中のものを終えるか、undo で戻してください
repl-set-form = set PATH = VALUE の形で書きます。例: set A.deck = 12
repl-put-form = put PATH CARD の形で書きます。例: put A.hand S7
repl-remove-form = remove PATH CARD の形で書きます。例: remove A.hand S7
repl-save-form = save FILE.md の形で書きます
repl-stopped = 進行をやり直しましたが、「{ $line }」の所で合わなくなりました: { $words }

# Help of the table
help-table = 対話式の卓に着く: 「もし…したらどうなる？」
help-table-examples = 例:
    shinpan                            開始局面の卓
    shinpan table bp
    shinpan table case.md              事例を 1 行ずつ (next)
    echo "summon soldier S7" | shinpan table bp
help-table-start = 事例 (ファイルまたは名前) またはゲーム
help-run = 事例を 1 手順ずつ、各手順の条項とともに進める
help-run-examples = 例:
    shinpan run case.md
    shinpan run counter-against-throw --quote
    shinpan run case.md --compare block-mix=any
    shinpan run case.md --json
help-run-cases = 事例: ファイル、標準入力なら -、または収録事例の名前
help-run-quote = 各条項が最初に出た所で本文を引用する
help-run-all = 省略された手順も表示する
help-run-edition = 事例に書かれた版の代わりに使う版
help-run-reading = 既定の代わりに使う解釈。複数回指定できる
help-run-compare = 別の版または解釈でも実行し、どこで分かれるかを示す
help-check = 全ての事例を実行し、その裁定と照合する
help-check-examples = 例:
    shinpan check                      収録事例
    shinpan check scenarios/ case.md
help-check-paths = ファイルとフォルダー。省略すると収録事例
help-explore = 事例の最後の局面からの進行を全て調べる
help-explore-examples = 例:
    shinpan explore case.md
    shinpan explore case.md --until turn --goal "B.deck = 0" --for A
help-explore-case = 事例: ファイル、-、または収録事例の名前
help-explore-until = どこまで調べるか: rest (既定)、turn、または "3 turns"
help-explore-limit = 局面数の上限 (既定 200000)
help-explore-goal = ruling と同じ書き方の条件: B.deck = 0、result = "A wins"
help-explore-for = 誰の目標か: A (既定) または B
help-explore-edition = 事例が示す版とは別の版
help-explore-reading = 既定とは別の解釈（複数回指定できます）
help-coverage = 各条項の種類、登録されているもの、それを挙げる事例
help-coverage-examples = 例:
    shinpan coverage bp
    shinpan coverage blackpoker@base-6.1 --json
help-coverage-game = ゲーム。版を付けてもよい
help-new = 事例のひな形をコメント付きで書き出す
help-new-examples = 例:
    shinpan new bp
    shinpan new bp case.md
help-new-game = ゲーム
help-new-file = 書き出し先 (既定は標準出力)
help-selfplay = 無作為なゲームでエンジンを計測する
help-selfplay-examples = 例:
    shinpan selfplay bp --games 10000 --seed 7 --json
help-selfplay-game = ゲーム
help-selfplay-games = ゲーム数 (既定 1000)
help-selfplay-seed = 乱数のシード (既定 1)
help-selfplay-players = プレイヤーの人数（既定は2）
help-selfplay-teams = 2人ずつの2チームで
selfplay-not-so = { $game }は{ $players }人ではそのように遊びません

# Cards in sentences
card-whose = { $player } の { $name }
card-unknown = カード

# ONE PIECE: names of things
op-rested = レスト
op-new = このターンに登場
op-negated = 効果無効
op-zone-deck = デッキ
op-zone-hand = 手札
op-zone-trash = トラッシュ
op-zone-leader = リーダーエリア
op-zone-characters = キャラクターエリア
op-zone-stage = ステージエリア
op-zone-life = ライフ
op-zone-revealed = 公開状態
op-stat-power = パワー
op-stat-cost = コスト
op-stat-counter = カウンター
op-keyword-rush = 速攻
op-keyword-rush-character = 速攻：キャラ
op-keyword-double-attack = ダブルアタック
op-keyword-banish = バニッシュ
op-keyword-blocker = ブロッカー
op-keyword-unblockable = ブロック不可
op-grant-power = パワー{ $n }
op-grant-cost = コスト{ $n }
op-grant-base-power = 元々のパワー{ $n }
op-grant-base-cost = 元々のコスト{ $n }
op-grant-set-power = パワー{ $n }
op-grant-set-cost = コスト{ $n }
op-grant-stays-rested = リフレッシュフェイズでアクティブにならない
op-grant-effect = 効果を得る
op-phase-setup = ゲーム開始前
op-phase-refresh = リフレッシュフェイズ
op-phase-draw = ドローフェイズ
op-phase-don = ドン!!フェイズ
op-phase-main = メインフェイズ
op-phase-end = エンドフェイズ
op-result-a = A の勝利
op-result-b = B の勝利
op-result-draw = 引き分け
op-result-undecided = 本文からは決まらない

# ONE PIECE: a position
op-board-turn = { $player } のターン、{ $phase }
op-board-player = { $player }: ライフ { $life }、デッキ { $deck }、トラッシュ { $trash }、手札: { $hand }
op-board-don = { "  " }ドン!!: アクティブ { $active }、レスト { $rested }、ドン!!デッキ { $deck }
op-board-leader = { "  " }リーダー: { $words }
op-board-characters = { "  " }キャラ: { $words }
op-board-stage = { "  " }ステージ: { $words }
op-board-battle = バトル: { $attacker } が { $target } にアタック
op-summary = { $player }: ライフ { $life }、手札 { $hand }、ドン!! { $don }、{ $field }

# ONE PIECE: options
op-choice-play = { $card } をプレイする
op-choice-activate = { $card } の効果を発動する
op-choice-activate-nth = { $card } の効果を発動する（{ $n }）
op-choice-activate-words = { $card } の効果を発動する（{ $n }: { $words }）
op-choice-give = { $card } にドン!!を付与する
op-choice-give-many = { $card } にドン!!を { $n } 枚付与する
op-choice-attack = { $card } でアタックする
op-choice-end-turn = ターンを終了する
op-choice-done = これで終わり
op-choice-yes = はい
op-choice-no = いいえ
op-choice-block = { $card } でブロックする
op-choice-no-block = ブロックしない
op-choice-counter = { $card } でカウンターする
op-choice-no-counter = カウンターしない
op-choice-trigger = トリガーを使う
op-choice-no-trigger = トリガーを使わない
op-choice-don-active = アクティブのドン!!
op-choice-don-rested = レストのドン!!
op-choice-don-of = { $card } のドン!!
op-choice-don-deck = ドン!!デッキのドン!!
op-choice-resolve = { $card } の効果を解決する
op-choice-resolve-nth = { $card } を解決する（{ $n }）
op-choice-resolve-words = { $card } の効果を解決する（{ $n }: { $words }）
op-choice-use = { $card } の効果を使う
op-choice-decline = 使わない
op-choice-mode = { $n } 番目を選ぶ
op-choice-mode-words = { $n } 番目を選ぶ: { $words }
op-choice-top = 一番上
op-choice-bottom = 一番下
op-choice-first = 先攻
op-choice-second = 後攻
op-choice-mulligan = 引き直す
op-choice-keep = キープする
op-choice-is = { $player } のカードは { $card }
op-choice-whatever = 何でもよい
op-choice-concede = 投了する

# ONE PIECE: questions
op-ask-main = ターンプレイヤーは何をする？
op-ask-target = アタックの対象は？
op-ask-block = 【ブロッカー】を発動する？
op-ask-counter = カウンターを使う？
op-ask-counter-for = カウンターを受けるカードは？
op-ask-trigger = 【トリガー】を発動する？
op-ask-life-card = ライフの一番上のカードは？
op-ask-top-card = そこにあるカードは？
op-ask-which-card = そのカードは？
op-ask-draw-up-to = もう 1 枚引く？
op-ask-how-many = 何枚？
op-ask-make-room = 場所を空けるためにトラッシュに置くキャラは？
op-ask-pay = 発動コストを支払う？
op-ask-may = 行う？
op-ask-mode = どれにする？
op-ask-choose = どのカード？
op-ask-place = 次に置くカードは（上になる方から）？
op-ask-look = 見るカードは？
op-ask-dons = どのドン!!カード？
op-ask-add-don = 追加するドン!!カードは何枚？
op-ask-give-don = 付与するドン!!カードは何枚？
op-ask-return-don = ドン!!デッキに戻すドン!!カードは？
op-ask-take-back-don = コストエリアに戻す、付与されているドン!!カードは？
op-ask-rounds = 同じ状況が繰り返されている。何回繰り返す？
op-ask-permanents = どの永続効果を先に適用する？
op-ask-instead-of-losing = 敗北の代わりに別のことを行う？
op-ask-number = どの数字？
op-ask-order = 次に解決する効果は？
op-ask-who-chooses = 選ぶ権利を得るのは？
op-ask-first = 先攻か後攻か？
op-ask-start-effect = 次に行うゲーム開始時の効果は？
op-ask-mulligan = 手札をキープする？

# ONE PIECE: what happens
op-event-drawn = { $player } は { $card } を引く。
op-event-drawn-unseen = { $player } はカードを 1 枚引く。
op-event-kod = { $card } はKOされる。
op-event-made-room = 場所を空けるため { $card } をトラッシュに置く。
op-event-played = { $card } が登場する。
op-event-played-rested = { $card } がレストで登場する。
op-event-activated = { $card } はトラッシュに置かれ、発動する。
op-event-countered = { $player } はカウンターとして { $card } をトラッシュに置く。
op-event-life-to-hand = { $player } はライフから { $card } を手札に加える。
op-event-banished = { $card } はライフからトラッシュに置かれる。
op-event-life-revealed = { $player } はライフから { $card } を公開する。
op-event-after-trigger = 【トリガー】の後、{ $card } は{ $to }に移る。
op-event-back-to-deck = { $card } はデッキに戻る。
op-event-to-deck-top = { $card } は{ $from }から { $player } のデッキの一番上に移る。
op-event-to-deck-bottom = { $card } は{ $from }から { $player } のデッキの一番下に移る。
op-event-to-life = { $card } は { $player } のライフに加わる。
op-event-to-life-face-up = { $card } は { $player } のライフに表向きで加わる。
op-event-moved = { $card } は{ $from }から{ $to }に移る。
op-event-rest = { $card } はレストになる。
op-event-active = { $card } はアクティブになる。
op-event-don-given = { $player } のドン!! { $n } 枚を { $card } に付与する。
op-event-don-returned = { $player } はドン!! { $n } 枚をドン!!デッキに戻す。
op-event-don-returned-from = { $player } は { $card } のドン!! { $n } 枚をドン!!デッキに戻す。
op-event-don-back = { $card } のドン!! { $n } 枚が { $player } のコストエリアに戻る。
op-event-don-added = { $player } はドン!! { $n } 枚をアクティブで追加する。
op-event-don-added-rested = { $player } はドン!! { $n } 枚をレストで追加する。
op-event-don-rested = { $player } はドン!! { $n } 枚をレストにする。
op-event-don-active = { $player } のドン!! { $n } 枚がアクティブになる。
op-event-gains = { $card }: { $words }。
op-event-player-cannot = { $player }: { $words }。
op-event-set-off = { $card } の効果が発動タイミングを迎える。
op-event-ordered = 永続効果をこの順で適用する: { $words }。
op-event-later = { $card } の「{ $when }」の部分は、その時まで持ち越す。
op-event-due = { $card } が後に回したことを、ここで行う。
op-event-turn = { $player } のターンが始まる。
op-event-first = { $player } が先攻。
op-event-keeps = { $player } は手札をキープする。
op-event-redraws = { $player } は手札を引き直す。
op-event-attack = { $card } はレストになり、アタックする。
op-event-target = アタックの対象は { $card }。
op-event-redirect = アタックの対象は { $card } に変わる。
op-event-block = { $card } がブロックする: レストになり、アタックの対象になる。
op-event-struck = { $player } のリーダーは、ライフが 0 枚の時にダメージを受ける。
op-event-doomed = { $player } のデッキは 0 枚。テキストにより { $player } はすぐには敗北しない。
op-event-trigger = { $card } の【トリガー】を使う。
op-event-is = { $player } のカードは { $card } である。
op-event-shuffle = { $player } はデッキをシャッフルする。
op-event-mixed = { $player } のデッキの上から { $n } 枚を無作為な順番で戻す。
op-event-face-up = { $card } を表向きにする。
op-event-face-down = { $card } を裏向きにする。
op-event-revealed = { $card } を公開する。
op-event-conceded = { $player } が投了し、敗北した。
op-event-extra-turn = { $player } はこのターンの後に追加のターンを得る。
op-event-over = ゲーム終了: { $result }。

# ONE PIECE: what is found
op-note-wins = { $attacker } { $a } 対 { $target } { $b }: アタックした側の勝ち。
op-note-loses = { $attacker } { $a } 対 { $target } { $b }: 何も起こらない。
op-note-left-battle = バトル中のカードが移動した: バトルは終わる。
op-note-no-first-draw = { $player } はゲームの最初のターンにカードを引かない。
op-note-no-don = { $player } のドン!!デッキにはカードがない。
op-note-condition-fails = { $card } の効果の条件に、満たされていないものがある。
op-note-conditions-hold = { $card } の効果の条件は満たされている。
op-note-is-next = 次は { $card } の効果。
op-note-unsettled = 永続効果が互いに変化させ続け、誰も止められない。
op-note-went-to-secret = カードが非公開領域に移動したため、{ $card } の効果は発動しない。
op-note-paying = { $card } の発動コストの支払いに入る。
op-note-first-hand = { $player } が最初の手札を引く。
op-setup-leaders = 両者のリーダーを表向きに置く。
op-event-phase = { $phase }。
op-note-turn-player-first = 両者が行う。ターンプレイヤーの { $player } が先。
op-note-lays-life = { $player } がライフを { $n } 枚置く。
op-note-deck-legal = { $player } のデッキはルールどおりに組まれている。
op-note-deck-not-legal = { $player } のデッキはこれらの条文に合わない。
op-note-cannot-pay = { $card } の発動コストを全ては支払えないため、何も支払わない。
op-note-not-paid = { $card } の発動コストは支払われない。
op-note-paid-otherwise = { $card } の発動コストが書かれた通りに支払われなかったため、残りは行わない。
op-note-source-moved = { $card } は移動した: その効果は発動も解決もしない。
op-note-negated = { $card } の効果は無効になっている。
op-note-used-up = { $card } のこの効果は、このターンすでに使われた。
op-note-activates = { $card } の効果が発動する。
op-note-if = { $card }: 「{ $words }」場合の条件は満たされている。
op-note-if-not = { $card }: 「{ $words }」場合の条件は満たされていないため、続きは解決しない。
op-note-if-done = { $card }: それは行われた。続きを解決する。
op-note-if-not-done = { $card }: それは行われなかった。続きは解決しない。
op-note-then-anyway = { $card }: 「その後」の前の部分は行われなかったが、続きは解決する。
op-note-nothing-to = { $verb }カードを選べないため、何も起こらない。
op-note-forbidden = { $card } については、効果によりこれが禁じられている。
op-note-forbidden-by = { $card }: { $words }（{ $by } の効果）。
op-note-forbidden-to = { $player } は効果によりこれを禁じられている。
op-note-no-don-turned = { $player } には、これを行うドン!!カードがない。
op-note-put-back = { $player } はカードを元の通りに戻す。
op-note-already-so = { $card } はすでにその状態である。
op-note-not-at-all = 0 回: 何も起こらない。
op-note-does-not = { $player } は { $card } の任意の部分を行わない:「{ $words }」。
op-note-damage = { $player } に { $n } ダメージ。
op-note-no-life-left = { $player } には次のダメージを受けるライフがもうない。何も起こらない。
op-note-trigger-unused = { $player } は【トリガー】を使わない。
op-note-banishes = { $card } は【バニッシュ】を持つ。
op-note-doubles = { $card } は【ダブルアタック】を持つ。
op-note-looks = { $player } が見る: { $words }。
op-note-may-choose = { $player } は、誰が先攻かを選べる。
op-note-no-deck = { $player } のデッキは 0 枚である。
op-note-no-life = { $player } はライフが 0 枚の時にダメージを受けた。
op-note-both = 両プレイヤーが同時に敗北条件を満たした。
op-note-no-trigger-here = ここでは { $card } の【トリガー】を発動できない。
op-note-pays = { $player } はコスト { $n } で { $card } をプレイする。
op-note-played-rested = { $card } はテキストによりレストで登場する。
op-note-cheaper = { $card } は次に登場させるカードなので、コストが少なくなる。
op-note-extra-turn = { $player } は追加のターンを得る。
op-note-ends-turn = { $player } はターンを終了する。
op-note-number = { $player } は { $n } を選ぶ。
op-part-permanent = 永続効果により { $by }
op-part-card = { $card } により { $by }
op-part-don = ドン!! { $n } 枚で { $by }
op-later-your-turn = 効果の持ち主の次のターン開始時
op-later-opponents-turn = 相手のターン終了時
op-later-battle = このバトル終了時
op-later-turn = このターン終了時
op-part-given = { $card } { $words }
op-note-power = { $card }: { $base }、{ $words }。
op-note-declares = { $player } は { $card } の効果の発動を宣言する。
op-note-leader-stays = { $card } はリーダーなので、その場に残る。
op-note-may-not = { $player } は { $card } の続きを行ってもよいが、行えない:「{ $words }」。
op-note-asks-for = 条件: { $words }。
op-note-goes-on = { $card } の置換が終わり、割り込まれたテキストの残りが続く。
op-note-chooses-none = { $player } はカードを選ばない。
op-note-keyword-by = { $card } は { $by } により【{ $keyword }】を持つ。
op-note-cost = { $card } のコスト: { $base }、{ $words }。
op-note-unseen-cards = 分かっているカードに選べるものはないが、{ $player } の誰も見ていないカードにはあるかもしれない。
op-note-unseen-hand = { $player } の分かっているカードに使えるものはないが、誰も見ていない手札にはあるかもしれない。
op-note-silent-replaced = { $card } の効果は、これがすでに置き換えられたものであるため代わりに使えない。
op-note-silent-instead = { $card } の効果は、書かれたことを行えないため代わりに使えない。
op-note-silent-cost = { $card } の効果は、発動コストを支払えないため代わりに使えない。
op-note-silent-condition = { $card } の効果は、条件が満たされていないため働かない。条件: { $words }。
op-note-silent-negated = { $card } の効果は、無効になっているため働かない。
op-note-silent-used = { $card } の効果は、このターンすでに使われたため働かない。
op-note-replaced = { $card } の効果が終わり、置き換えられたことは起こらない。
op-note-replacement-declined = { $player } は { $card } の効果を代わりに使わない。
op-would-damage = { $player } がダメージを受ける。
op-would-lose = { $player } がゲームに敗北する。
op-note-replaces = { $card } の効果が、次のことの代わりに使われる: { $words }
op-note-forbidden-to-by = { $player }: { $words }（{ $by } の効果）。
op-note-draws-no-more = { $player } は引くのをやめる。
op-note-draws-one = { $player } は続けて引く。
op-note-looks-through = { $player } は{ $words }のカード全てを確認する。
op-note-does = { $player } は { $card } の任意の部分を行う:「{ $words }」。
op-note-to-pay = 支払うもの:「{ $words }」。
op-note-mode-words = { $player } は { $n } 番目を選ぶ:「{ $words }」。
op-note-expires = 次のものが終わる: { $words }。

# ONE PIECE: verbs
op-verb-choose = 選ぶ
op-verb-ko = KOする
op-verb-remove = 場から離す
op-verb-trash = トラッシュに置く
op-verb-to-hand = 手札に加える
op-verb-to-deck = デッキに置く
op-verb-to-life = ライフに加える
op-verb-rest = レストにする
op-verb-active = アクティブにする
op-verb-play = 登場させる
op-verb-give = 効果を与える
op-verb-give-don = ドン!!を付与する
op-verb-reveal = 公開する
op-verb-turn-life = 表裏を変える
op-verb-activate = 発動する
op-verb-redirect = 代わりにアタックの対象にする

# ONE PIECE: steps that say nothing else
op-activate = 効果が発動する。
op-once = 効果を処理した。このターンの 1 回に数える。
op-in-turn = 両プレイヤーが順に行う。
op-activate-event = 効果によりイベントが発動する。
op-activate-own = このカードの別の効果が発動する。
op-add = カードを手札に加える。
op-banish = 【バニッシュ】。
op-battle-attack = カードがアタックする。
op-battle-attack-effects = アタックステップの効果。
op-battle-compare = パワーを比べる。
op-battle-counter-step = カウンターステップが始まる。
op-battle-damage = リーダーがダメージを受ける。
op-battle-done = バトルは終わった。
op-battle-end = バトルが終わる。
op-battle-end-effects = バトル終了時の効果。
op-battle-ko = アタックされたキャラがKOされる。
op-battle-left = バトル中のカードは移動したか？
op-battle-lost = アタックした側のパワーの方が小さい。
op-battle-over = メインフェイズに戻る。
op-battle-over-other = 非ターンプレイヤーの「このバトル中」の効果が終わる。
op-battle-over-own = ターンプレイヤーの「このバトル中」の効果が終わる。
op-battle-then = ダメージの処理を待っていた効果。
op-conditions = 条件を確認する。
op-damage = ダメージを与える。
op-damage-begins = ダメージ処理を始める。
op-damage-repeat = 次のダメージ。
op-did = その結果。
op-discard = 手札からカードを捨てる。
op-draw = カードを 1 枚引く。
op-draw-many = カードを引く。
op-extra-turn = このターンの後に同じプレイヤーのターンが続く。
op-draw-repeat = 次のカードを引く。
op-from-top = デッキの一番上のカードが移動する。
op-give = 一定の間、何かを与える。
op-give-player = 一定の間、プレイヤーに何かが適用される。
op-goes-on = テキストの残りが続く。
op-if = 「場合」。
op-if-done = 「そうした場合」。
op-instead = 代わりにこれが起こる。
op-jump = テキストの先へ進む。
op-keep = テキストはこれらのカードについて述べる。
op-ko = KO。
op-later = 後で行うこと。
op-life-to-hand = ライフを 1 枚手札に加える。
op-life-to-hand-by-effect = 効果によりライフを手札に加える。
op-life-until = ライフをトラッシュに置く。
op-look-hand = 手札を見る。
op-next-card = 次のカード。
op-no-life = ライフはあるか？
op-old-stage = 古いステージをトラッシュに置く。
op-paid = コストは書かれた通りに支払われたか？
op-pick = どのカードかはテキストが示す。
op-play = カードを登場させる。
op-play-declare = カードをプレイする。
op-play-effect = イベントの効果。
op-play-enter = そのカードが登場する。
op-play-event = イベントが発動する。
op-play-pay = そのコストを支払う。
op-put-into-play = キャラが登場する。
op-put-stage = ステージが登場する。
op-redirect = アタックの対象が変わる。
op-resolved = 効果の解決が終わる。
op-rest-away = 残りのカード。
op-rest-don = ドン!!をレストにする。
op-return = カードを手札に戻す。
op-reveal = カードを公開する。
op-rule-both-lose = 両プレイヤーとも敗北したか？
op-rule-deck-texts = デッキが 0 枚の時についてのテキスト。
op-rule-unsettled = 永続効果は落ち着くか。
op-rule-defeat = プレイヤーが敗北した。
op-setup-begin = ゲームが始まる。
op-setup-draw = 5 枚ずつ引く。
op-setup-life = ライフを置く。
op-setup-redraw = 手札を引き直す。
op-setup-reshuffle = 変更のあったデッキをシャッフルする。
op-setup-decks = デッキを確認する。
op-setup-shuffle = 両プレイヤーがデッキをシャッフルする。
op-shuffle = デッキをシャッフルする。
op-swap = 元々のパワーを入れ替える。
op-then = 「その後」。
op-trash = カードをトラッシュに置く。
op-trigger-card = 【トリガー】を使ったカード。
op-trigger-event = 【トリガー】を使ったイベント。
op-turn = カードをレストまたはアクティブにする。
op-turn-don = ドン!!を追加する。
op-turn-don-back = 付与されたドン!!が戻る。
op-turn-doomed = ターン終了時に敗北するのは？
op-turn-draw = ターンプレイヤーがカードを引く。
op-turn-end = ターン終了時の効果。
op-turn-give = さらにドン!!を付与する。
op-turn-late-effects = 発動タイミングを迎えた効果。
op-turn-life = ライフの表裏を変える。
op-turn-main = メインフェイズが始まる。
op-turn-next = ターンが移る。
op-turn-refresh = カードがアクティブになる。
op-turn-refreshed = リフレッシュフェイズが終わる。
op-turn-start = ターン開始時の効果。
op-turn-then = 発動タイミングを迎えた効果。
op-turn-this-turn = 「このターン中」の効果が終わる。
op-turn-until-end = 「ターン終了時まで」の効果が終わる。
op-turn-until-start = 「ターン開始時まで」の効果が終わる。
op-win = 効果によりゲームが終わる。
step-ends = ゲームが終わる。

# ONE PIECE: faults of a board
op-fault-no-deck = { $player } のデッキにカードがありません: このプレイヤーはすでに敗北しています
op-fault-turn-at-setup = ゲーム開始前は誰のターンでもありません
op-fault-phase = 「{ $name }」はフェイズではありません
op-fault-not-on-field = 「{ $name }」はこのプレイヤーの場にありません
op-fault-not-once = 「{ $name }」は【ターン1回】の効果を持っていません
op-fault-no-leader = { $player } にリーダーがいません
op-fault-sixth = { $player } のキャラが 6 枚目です
op-fault-two-stages = 1 人のステージは 1 枚です: leader = {"{"} name = "…" {"}"}, stage = {"{"} name = "…" {"}"}
op-fault-too-many = { $player } のカードが多すぎます
op-fault-don = { $player } のドン!!カードが { $n } 枚あります
op-fault-unknown-on-field = 場のカードは公開されているので、名前が必要です
op-fault-wrong-area = 「{ $name }」はこのエリアに置けません
op-fault-not-here = 「{ $key }」はこのエリアのカードには使えません
op-fault-no-name = カードに名前がありません
op-fault-described-twice = 「{ $name }」の説明が 2 通りあります
op-fault-few-words = カード「{ $words }」が理解できません
op-fault-several-cards = 「{ $name }」という名前のカードが複数あります。番号を書いてください
op-fault-no-number = カードデータに番号「{ $name }」がありません。カードデータは --cards で指定します
op-fault-not-described = カード「{ $name }」の説明がありません
op-fault-kind = カードの種類ではありません
op-fault-attribute = 属性ではありません
op-fault-colour = 色ではありません
op-fault-text = カードのテキストをここから先は解釈できません: 「{ $words }」
op-fault-data-text = { $name } のテキストをここから先は解釈できません: 「{ $words }」
op-fault-data = カードデータ { $file } を読めません

# ONE PIECE: readings
reading-last-life-double-attack = ライフ 1 枚に 2 ダメージ: 2 つ目のダメージで敗北するか？
reading-last-life-double-attack-survives = 2 点目のダメージは何も起こさない
reading-last-life-double-attack-loses = 2 点目のダメージで敗北する
reading-new-auto = A の解決で C が発動タイミングを迎え、同じプレイヤーの B が待っている: C を B より先に解決できるか？
reading-new-auto-may-go-first = C を B より先に解決してよい
reading-new-auto-waits = C は B の解決を待つ
reading-trigger-goes = イベントでないカードは、【トリガー】の後どこへ行くか？
reading-trigger-goes-trash = トラッシュに置く
reading-trigger-goes-hand = 手札に加える
reading-both-lose = 両プレイヤーが同時に敗北する: どうなるかを述べる条項はない。
reading-both-lose-undecided = 条文からは決まらない
reading-both-lose-draw = 引き分け
reading-secret-choice = 非公開領域から、条件に合うカードを決まった枚数選ぶ: 見つけないことを選べるか？
reading-secret-choice-may-decline = 見つけないことを選べる
reading-secret-choice-must = 選ばなければならない
reading-secret-choice-cannot = 1 枚も選べない
reading-next-turn-now = 相手のターン中に生じた「次の相手のターン終了時まで」: それはどのターンか？
reading-next-turn-now-this-turn = 現在のターン
reading-next-turn-now-following = この次の相手のターン
reading-2023-chain = 非ターンプレイヤーの効果が待つ間に、ターンプレイヤーの効果が発動タイミングを迎える: どちらが先か？
reading-2023-chain-turn-player = ターンプレイヤーが先に全て解決する
reading-2023-chain-waves = 先に誘発したものから解決する
reading-2023-moved-source = 順番が来る前にカードが移動した自動効果: 解決するか？
reading-2023-moved-source-resolves = 解決する
reading-2023-moved-source-lost = 失われる
reading-2023-replacements = 「代わりに」の効果が複数ある: 誰のものを先に使えるか？
reading-2023-replacements-turn-player = ターンプレイヤーのもの
reading-2023-replacements-own-card = そのカード自身のもの
reading-2023-leaves-to-secret = 非公開領域に移ったカードの「場を離れた時…」の効果: 解決するか？
reading-2023-leaves-to-secret-resolves = 解決する
reading-2023-leaves-to-secret-lost = 失われる
reading-2023-gained = カードの効果が無効になった後に得た効果: 有効か？
reading-2023-gained-works = 有効
reading-2023-gained-negated = それも無効
reading-2023-if = 「そうした場合」の前の部分ができなかった: 続きは起こるか？
reading-2023-if-stops = 行わない
reading-2023-if-goes-on = それでも行う
reading-2023-on-ko = 【KO時】の条件はどこで確認するか？
reading-2023-on-ko-field = 場で見る
reading-2023-on-ko-trash = トラッシュで見る
reading-2023-changed-cost = 発動コストが別のものに置き換えられた: 残りは行うか？
reading-2023-changed-cost-skips = 行わない
reading-2023-changed-cost-goes-on = 行う
reading-2023-trigger-elsewhere = 手札以外に置かれるライフのカード: その【トリガー】は使えるか？
reading-2023-trigger-elsewhere-no-trigger = 使えない
reading-2023-trigger-elsewhere-trigger = 使える
reading-2023-start-of-game = 「ゲーム開始時」の効果: それは起こるか？
reading-2023-start-of-game-happen = 行う
reading-2023-start-of-game-nothing = 行わない
reading-at-one-moment = 複数のカードが同時に 1 つの効果を誘発した場合、カードごとに 1 回ずつ発動するか？
reading-at-one-moment-each = カード 1 枚ごとに 1 回
reading-at-one-moment-once = 全体で 1 回

# Gundam: names of things
gcg-zone-battle = バトルエリア
gcg-zone-base = ベースゾーン
gcg-zone-paired = セットされているパイロット
gcg-zone-hand = 手札
gcg-zone-deck = デッキ
gcg-zone-shields = シールド
gcg-zone-trash = トラッシュ
gcg-zone-removed = 除外エリア
gcg-zone-resolving = 使用中のコマンド
gcg-zone-revealed = 表向きになったシールド
gcg-zone-outside = ゲーム外
gcg-kind-unit = ユニット
gcg-kind-pilot = パイロット
gcg-kind-command = コマンド
gcg-kind-base = ベース
gcg-stat-ap = AP
gcg-stat-hp = HP
gcg-stat-level = Lv.
gcg-stat-cost = コスト
gcg-keyword-repair = リペア
gcg-keyword-breach = 突破
gcg-keyword-support = 支援
gcg-keyword-blocker = ブロッカー
gcg-keyword-first-strike = 先制攻撃
gcg-keyword-high-maneuver = 高機動
gcg-keyword-suppression = 制圧
gcg-verb-choose = 選ぶ
gcg-verb-destroy = 破壊する
gcg-verb-trash = トラッシュに置く
gcg-verb-discard = 捨てる
gcg-verb-to-hand = 手札に加える
gcg-verb-to-deck = デッキに戻す
gcg-verb-to-shields = シールドとして置く
gcg-verb-remove = ゲームから除外する
gcg-verb-leave = 場を離れる
gcg-verb-rest = レストにする
gcg-verb-active = アクティブにする
gcg-verb-deploy = 配備する
gcg-verb-pair = セットする
gcg-verb-damage = ダメージを与える
gcg-verb-recover = 回復する
gcg-verb-give = 与える
gcg-verb-reveal = 公開する
gcg-verb-play = プレイする
gcg-verb-redirect = 攻撃対象にする

# Gundam: how texts were read
gcg-taken-hangs-on-if = 後の文は、前の「もし」の条件に従う
gcg-taken-own-in-cost = コストで持ち主が書かれていないカードは自分のもの
gcg-taken-said-of-the-last = 最後の条件は、最後に書かれたカードのもの
gcg-taken-said-of-both = 最後の条件は、両方のもの
gcg-taken-turn-of-pairing = 「このユニットがセットされたターン」は、パイロットがセットされたターン
gcg-taken-those-there = 期間のある「すべてのユニット」は、その時にいるもの

# Gundam: effects in words
gcg-tell-head-given = { $n }.（他の効果が与える場合のみ） { $kind }
gcg-tell-no-text = 効果なし
gcg-tell-auto = 誘発: { $words }
gcg-tell-permanent = 常時
gcg-tell-cost = コスト:
gcg-tell-cost-may = コスト（支払わなくてもよい）:
gcg-tell-outside = ゲーム外: { $words }
gcg-tell-opponents-turn = 相手のターンである
gcg-tell-whose-opponents = 敵の
gcg-tell-whose-any = いずれかのプレイヤーの
gcg-tell-whose-friends = 味方の
gcg-tell-who-opponents = 相手それぞれ
gcg-tell-who-any = いずれかのプレイヤー
gcg-tell-who-each = 各プレイヤー
gcg-tell-by-battle = （バトルダメージ）
gcg-tell-by-effect = （{ $whose }効果）
gcg-tell-by-effect-of = （{ $whose }カード（{ $filter }）の効果）
gcg-tell-by-battle-with = （ユニット（{ $filter }）のバトルダメージ）
gcg-tell-is-type = 特徴（{ $name }）
gcg-tell-grant-effect = 下の効果{ $n }
gcg-tell-is-new = このターンに配備された
gcg-tell-is-rested = レスト
gcg-tell-call-main = コマンドの【メイン】
gcg-tell-call-action = コマンドの【アクション】
gcg-tell-call-activate-main = 【起動・メイン】
gcg-tell-call-activate-action = 【起動・アクション】
gcg-tell-call-burst = 【バースト】
gcg-tell-call-playing = 手札からこのカードをプレイする時
gcg-tell-any-number = デッキに何枚でも入れられる
gcg-tell-pilot = 【パイロット】: パイロット[{ $name }]としてセットできる
gcg-tell-keyword = <{ $name }>
gcg-tell-keyword-n = <{ $name }{ $n }>

# Gundam: which cards, in words
gcg-cards-battle = ユニット
gcg-cards-base = ベース
gcg-cards-paired = セットされているパイロット
gcg-cards-hand = 手札のカード
gcg-cards-deck = デッキのカード
gcg-cards-shields = シールド
gcg-cards-trash = トラッシュのカード
gcg-cards-removed = 除外エリアのカード
gcg-cards-resolving = 使用中のコマンド
gcg-cards-revealed = 表向きになったシールド
gcg-cards-outside = ゲーム外のカード
gcg-cards-resources = リソース
gcg-cards-ex = EXリソース
gcg-cards-plain = トークンでないリソース
gcg-cards-resource-deck = リソースデッキのカード
gcg-cards-shield-area = シールドエリアのカード
gcg-cards-field = バトルエリアとシールドエリアのカード
gcg-area-battle = バトルエリア
gcg-area-base = ベースゾーン
gcg-area-paired = バトルエリア
gcg-area-hand = 手札
gcg-area-deck = デッキ
gcg-area-shields = シールドゾーン
gcg-area-trash = トラッシュ
gcg-area-removed = 除外エリア
gcg-area-resolving = どのエリアでもない所
gcg-area-revealed = どのエリアでもない所
gcg-area-outside = ゲーム外
gcg-is-linked = リンクユニット
gcg-is-paired = パイロットがセットされている
gcg-is-paired-with = パイロット（{ $filter }）がセットされている
gcg-is-paired-to = ユニット（{ $filter }）にセットされている
gcg-is-pilot-of-this = このユニットにセットされている
gcg-is-pilot-of-it = そのユニットにセットされている
gcg-is-token = トークン
gcg-is-damaged = ダメージを受けている
gcg-is-attacking = アタックしている
gcg-is-attacked = 攻撃対象になっている
gcg-is-battling = バトルしている
gcg-is-battling-this = このユニットとバトルしている
gcg-is-battling-with = { $cards }とバトルしている
gcg-is-pilot-part = 【パイロット】を持つ
gcg-is-links-with-it = そのカードがリンク条件を満たす
gcg-is-highest = その中で{ $stat }が最も高い
gcg-is-lowest = その中で{ $stat }が最も低い
gcg-is-of = { $whose }カード
gcg-is-placed = この効果で置かれた
gcg-number-level = （{ $who }のLv.）
gcg-number-damage-this = （このカードのダメージ）
gcg-number-damage-it = （そのカードのダメージ）
gcg-number-of-pilot = （このユニットのパイロットの{ $stat }）
gcg-number-of-this = （このカードの{ $stat }）
gcg-number-shields = （{ $whose }シールドの枚数）
gcg-number-destroyed = （この効果で破壊したカードの数）
gcg-number-damage = （そのダメージ）
gcg-number-keyword = （このカードの{ $name }の値）
gcg-number-players = （プレイヤーの人数: { $who }）

# Gundam: conditions in words
gcg-if-link = 【リンク中】
gcg-if-pair = 【セット中】
gcg-if-pair-with = 【セット中】（パイロット: { $filter }）
gcg-if-attacking-player = プレイヤーにアタックしている
gcg-if-attacking-unit = 敵ユニットにアタックしている
gcg-if-attacking-unit-of = 敵ユニット（{ $filter }）にアタックしている
gcg-if-destroyed = この効果でカード（{ $filter }）を破壊した
gcg-if-came = このターンに{ $cards }が配備された
gcg-if-battle = バトル中である
gcg-if-paired-this-turn = このターンにパイロットがこのユニットにセットされた
gcg-if-deployed-from = このカードが{ $area }から配備された
gcg-if-played-with-ex = EXリソースを使ってこのカードをプレイした
gcg-if-paid = このターンに{ $cards }の効果のため①以上を支払った
gcg-if-discarded = このターンに{ $whose }効果で{ $who }が手札を捨てた
gcg-if-destroyed-this-turn = このターンに{ $cards }が破壊された{ $by }

# Gundam: what sets effects off, in words
gcg-when-deploy = 【配備時】
gcg-when-attack = 【アタック時】
gcg-when-destroyed = 【破壊時】
gcg-when-paired = 【セット時】
gcg-when-paired-with = 【セット時】（パイロット: { $filter }）
gcg-when-linked = 【リンク時】
gcg-when-start-yours = 自分のターン開始時
gcg-when-start-opponents = 相手のターン開始時
gcg-when-start-any = 各ターン開始時
gcg-when-end-yours = 自分のターン終了時
gcg-when-end-opponents = 相手のターン終了時
gcg-when-end-any = 各ターン終了時
gcg-when-deployed = { $cards }が配備された時
gcg-when-deployed-from = { $cards }が{ $area }から配備された時
gcg-when-pairs = { $cards }にパイロットがセットされた時
gcg-when-pairs-with = { $cards }にパイロット（{ $filter }）がセットされた時
gcg-when-links = { $cards }がリンクした時
gcg-when-attacks = { $cards }がアタックした時
gcg-when-attacked = { $cards }が攻撃対象になった時
gcg-when-blocks = { $cards }がブロックした時
gcg-when-blocked = { $cards }がブロックされた時
gcg-when-blocked-by = { $cards }がユニット（{ $filter }）にブロックされた時
gcg-when-battles = このユニットがバトルした時
gcg-when-battles-with = このユニットがユニット（{ $filter }）とバトルした時
gcg-when-destroys = { $by }がダメージで{ $cards }を破壊した時
gcg-when-destroys-battle = { $by }がバトルダメージで{ $cards }を破壊した時
gcg-when-deals = { $by }が{ $cards }にダメージを与えた時
gcg-when-deals-battle = { $by }が{ $cards }にバトルダメージを与えた時
gcg-when-hits-player = このユニットが{ $who }にバトルダメージを与えた時
gcg-when-player-damaged = { $who }がダメージを受けた時
gcg-when-command-played = { $who }がコマンドをプレイして使用した時
gcg-when-command-played-of = { $who }がコマンド（{ $filter }）をプレイして使用した時
gcg-when-with-ex = { $words }（EXリソースを使用）
gcg-when-command-activated = { $who }がコマンドの【メイン】/【アクション】を発動した時
gcg-when-command-activated-of = { $who }がコマンド（{ $filter }）の【メイン】/【アクション】を発動した時
gcg-when-paid = { $who }が{ $cards }の効果のため①以上を支払った時
gcg-when-played = { $who }がカードをプレイした時
gcg-when-played-of = { $who }がカード（{ $filter }）をプレイした時
gcg-when-drawn = { $who }が効果で引いた時
gcg-when-resource = { $who }がリソースを置いた時
gcg-when-ex-resource = { $who }がEXリソースを置いた時
gcg-when-ex-gone = { $who }のEXリソースがゲームから除外された時
gcg-when-burst = { $who }が【バースト】を発動した時
gcg-when-activated = { $cards }の効果を発動した時
gcg-when-recovers = { $cards }のHPが回復した時
gcg-when-destroyed-damage = { $cards }がダメージで破壊された時
gcg-when-lowered = { $whose }効果で{ $cards }の{ $stat }が減った時
gcg-would-player = { $who }がバトルダメージを受ける
gcg-would-lose = { $who }がゲームに敗北する
gcg-would-draw = { $who }が引く
gcg-would-damaged = { $cards }がダメージを受ける{ $by }
gcg-deed-when-destroy = { $cards }が破壊された{ $by }
gcg-deed-when-damage = { $cards }がダメージを受けた{ $by }
gcg-deed-when-rest = { $cards }がレストになった{ $by }
gcg-deed-when-active = { $cards }がアクティブになった{ $by }
gcg-deed-when-to-hand = { $cards }が持ち主の手札に戻った{ $by }
gcg-deed-would-destroy = { $cards }が破壊される{ $by }
gcg-deed-would-rest = { $cards }がレストになる{ $by }
gcg-deed-would-to-hand = { $cards }が持ち主の手札に戻る{ $by }
gcg-deed-cannot-destroy = 破壊されない{ $by }
gcg-deed-cannot-damage = ダメージを受けない{ $by }
gcg-deed-cannot-rest = レストにならない{ $by }
gcg-deed-cannot-active = アクティブにならない{ $by }

# Gundam: what cards get, in words
gcg-cannot-attack = アタックできない
gcg-cannot-attack-units = ユニット（{ $filter }）にアタックできない
gcg-cannot-attack-player = プレイヤーにアタックできない
gcg-cannot-attack-same = 同じプレイヤーやチームにアタックできない
gcg-cannot-attack-other = ユニット（{ $filter }）以外にアタックできない
gcg-cannot-block = <ブロッカー>を使えない
gcg-cannot-block-those = ユニット（{ $filter }）に<ブロッカー>を使えない
gcg-cannot-be-blocked = ブロックされない
gcg-cannot-be-blocked-by = ユニット（{ $filter }）にブロックされない
gcg-cannot-be-attacked = 攻撃対象にならない
gcg-cannot-be-attacked-by = ユニット（{ $filter }）の攻撃対象にならない
gcg-cannot-be-paired = パイロットをセットできない
gcg-cannot-be-paired-with = パイロット（{ $filter }）をセットできない
gcg-cannot-play = { $cards }をプレイできない
gcg-cannot-draw = 効果で引けない
gcg-cannot-activate = { $cards }の効果を発動できない
gcg-cannot-place = 効果でリソースを置けない
gcg-cannot-lower = { $whose }効果で{ $stat }が減らない
gcg-cannot-receive = 一度に{ $n }以下のダメージを受けない{ $by }
gcg-grant-attacks-active = アクティブの敵ユニットにアタックできる
gcg-grant-attacks-active-of = アクティブの敵ユニット（{ $filter }）にアタックできる
gcg-grant-at-once = 配備されたターンにアタックできる
gcg-grant-at-once-units = 配備されたターンに敵ユニットにアタックできる
gcg-grant-stays-rested = スタートフェイズにアクティブにならない
gcg-grant-less-damage = 受けるダメージ{ $by }を{ $n }減らす
gcg-grant-less-damage-next = 次に受けるダメージ{ $by }を{ $n }減らす
gcg-grant-links-with = パイロット（{ $filter }）でもリンク条件を満たす
gcg-grant-played-as = { $words }としてプレイする
gcg-grant-colour = { $colour }でもある
gcg-grant-lures = 敵ユニットは可能ならこれにアタックする
gcg-grant-lures-those = 敵ユニット（{ $filter }）は可能ならこれにアタックする
gcg-grant-keyword-of = { $name }（値: { $n }）

# Gundam: operations in words
gcg-deed-destroy = { $cards }を破壊する
gcg-deed-trash = { $cards }をトラッシュに置く
gcg-deed-discard = { $cards }を捨てる
gcg-deed-to-hand = { $cards }を持ち主の手札に移す
gcg-deed-to-deck = { $cards }を持ち主のデッキの{ $spot }に戻す
gcg-deed-to-shields = { $cards }をシールドとして置く
gcg-deed-remove = { $cards }をゲームから除外する
gcg-deed-rest = { $cards }をレストにする
gcg-deed-active = { $cards }をアクティブにする
gcg-op-damage = { $cards }に{ $n }ダメージ
gcg-op-damage-shields = { $whose }シールドエリアの最初のカードに{ $n }ダメージ
gcg-op-recover = { $cards }のHPを{ $n }回復する
gcg-op-deploy = { $cards }を配備する
gcg-op-deploy-rested = { $cards }をレストで配備する
gcg-op-deploy-paying = コストを支払って{ $cards }を配備する
gcg-op-token = { $who }はユニットトークン{ $token }を{ $n }枚配備する
gcg-op-token-rested = { $who }はユニットトークン{ $token }を{ $n }枚レストで配備する
gcg-token = [{ $name }]（{ $words }）
gcg-op-pair-this = { $cards }をこのユニットにセットする
gcg-op-pair-it = { $cards }をそのユニットにセットする
gcg-op-pair-one = { $cards }を{ $units }の1枚にセットする
gcg-op-paying = コストを支払って{ $words }
gcg-op-resource = { $who }は{ $places }を{ $n }枚アクティブで置く
gcg-op-resource-rested = { $who }は{ $places }を{ $n }枚レストで置く
gcg-op-turn-rest = { $whose }{ $places }を{ $n }枚レストにする
gcg-op-turn-active = { $whose }{ $places }を{ $n }枚アクティブにする
gcg-op-up-to = { $n }まで
gcg-op-pay = リソースで{ $n }支払う
gcg-op-activate-own = このカードの{ $words }を発動する
gcg-op-activate-paired = このユニットにセットされたカードの{ $words }を発動する
gcg-op-activate-timing = { $cards }の{ $words }を発動する
gcg-op-play = コストを支払わず{ $cards }をプレイする
gcg-op-play-paying = コストを支払って{ $cards }をプレイする
gcg-op-redirect = 攻撃対象を{ $cards }に変更する
gcg-op-rest-random = 見たカードの残り: ランダムな順番でデッキの下
gcg-op-rest-trash = 見たカードの残り: トラッシュ
gcg-op-each = { $who }はターン順にこれを行う:
gcg-op-ex-base = EXベースを1枚配備する
gcg-op-reduce = そのダメージを{ $n }減らす
gcg-op-takes-for-it = そのカードが受けるバトルダメージは代わりにこのユニットが受ける（{ $until }）
gcg-op-takes-for-this = このユニットが受けるバトルダメージは代わりにそのカードが受ける（{ $until }）
gcg-op-battle = このユニットと{ $cards }がバトルし、ダメージステップだけを行う
gcg-until-battle = このバトル中
gcg-until-turn = このターン中
gcg-until-opponents-start = 相手の次のターンのスタートフェイズ中
gcg-until-your-start = 自分の次のスタートフェイズ中
gcg-until-opponents-turn = 相手の次のターン終了時まで
gcg-until-your-turn = 自分の次のターン終了時まで
gcg-until-always = カードが移動するまで
gcg-later-turn = このターン終了時:
gcg-later-battle = このバトル終了時:
gcg-later-your-turn = 自分の次のターン開始時:
gcg-later-opponents-turn = 相手の次のターン終了時:
gcg-later-after = このコマンドの使用後:

# Card data
deck-json = JSON ではありません: { $words }
deck-cards-list = カードの一覧が必要です（単独、または "cards" か "data" の中）
deck-cards-empty = ファイルにカードがありません
deck-cards-none = フォルダにカードデータがありません。データの拡張子は .json .csv .toml です
deck-cards-shape = 知らない形のカードデータです
deck-cards-shapes = キーで見分けます: { $words }
deck-cards-lacks = カードに { $key } がありません
deck-cards-object = ここには名前と値を持つカードが必要です
deck-cards-quote = 引用符が閉じていません
deck-cards-row = この行は { $found } 項目ですが、最初の行には { $wanted } の名前があります
deck-cards-value = 「{ $value }」は { $key } に使える値ではありません
deck-cards-number = { $key } は整数でなければなりません（{ $value } ではなく）
deck-colour-red = 赤
deck-colour-green = 緑
deck-colour-blue = 青
deck-colour-purple = 紫
deck-colour-black = 黒
deck-colour-yellow = 黄
deck-colour-white = 白

# shinpan deck: kinds and parts
deck-kind-leader = リーダー
deck-kind-character = キャラクター
deck-kind-event = イベント
deck-kind-stage = ステージ
deck-kind-don = ドン!!
deck-kind-unit = ユニット
deck-kind-pilot = パイロット
deck-kind-command = コマンド
deck-kind-base = ベース
deck-kind-resource = リソース
deck-kind-token = トークン
deck-kind-seal = シール
deck-kind-mystic = ミスティック
deck-kind-extra-seal = エクストラシール
deck-kind-extra-mystic = エクストラミスティック
deck-kind-unknown = 不明
deck-part-leader = リーダー
deck-part-main = デッキ
deck-part-beside = デッキの横
deck-part-don = ドン!!デッキ
deck-part-resource = リソースデッキ
deck-part-token = トークン

# shinpan deck check: verdicts and terms
deck-legal = 適正
deck-illegal = 不正
deck-unreadable = 読めない
deck-terms = { $date } 時点。適用される禁止リスト: { $lists }
deck-terms-none = { $date } 時点。適用される禁止リストはありません。
deck-terms-today = 本日 { $date } 時点。適用される禁止リスト: { $lists }
deck-terms-today-none = 本日 { $date } 時点。適用される禁止リストはありません。
deck-cards-count = { $n } 枚
deck-summary = { $n } デッキ
deck-summary-rules = 違反: { $words }
deck-summary-unchecked = { $n } デッキで:
deck-no-day = 「{ $text }」は日付ではありません。2026-04-01 のように書きます
deck-no-game = { $name } のデッキチェックはありません

# shinpan deck: lines that are not understood
deck-list-at = { $line } 行目
deck-list-line = 「{ $text }」が分かりません。
deck-list-number = 「{ $text }」が分かりません。「{ $what }」が枚数かどうか判断できません。x、タブ、括弧で名前と分けるか、カードデータを指定してください。
deck-list-no-count = 「{ $text }」が分かりません。「{ $what }」は枚数ではありません。1 から 999 までです。
deck-list-differ = 「{ $text }」が分かりません。「{ $what }」と「{ $other }」が食い違っています。
deck-list-each = 「{ $text }」が分かりません。複数のカードがあり、すべてに枚数が書かれているわけではありません。
deck-list-ambiguous = 「{ $text }」は二通りに読めます。カード番号が必要です。
deck-list-unseen = 「{ $text }」に、見えない文字または書字方向を変える文字が含まれています。入力し直してください。
deck-list-struck = 「{ $text }」は取り消し線で消されています。リストから削除してください。
deck-list-side = 「{ $text }」: ここで扱うゲームにはそのようなカードはありません。リストから削除してください。
deck-list-column = 「{ $text }」が分かりません。列「{ $what }」に数字がありますが、何の数か分かりません。
deck-list-row = 「{ $text }」の列が表の見出しと合いません。
deck-list-head = 「{ $text }」: 列「{ $what }」が別の列と重複しています。
deck-list-key = 「{ $text }」が分かりません。キー「{ $what }」は未知で、カードまたは枚数が含まれている可能性があります。
deck-list-nearest = 最も近いカード: { $nearest }
deck-list-several = 「{ $text }」という名前のカードは複数あります: { $nearest }。番号が必要です。
deck-list-playing = 「{ $text }」はトランプのカードではありません。♠A、S10、♡2-K、JK x2 のように書きます。
deck-list-json = JSON ではありません: { $text }
deck-list-empty = カードがありません。
deck-list-game = どのゲームか分かりません。--game op、gundam、sm、bp で指定します。
deck-list-unopened = 読み込めません: { $text }
deck-list-missing = ファイルまたはフォルダがありません
deck-lists-none = { $name } にデッキリストがありません。フォルダ内のリストの拡張子は { $words }、または拡張子なしです
deck-list-more = ほか { $n } 行

# shinpan deck check: violations
deck-size-exactly = デッキは { $found } 枚です。ちょうど { $allowed } 枚必要です。
deck-copies = { $cards }: { $found } 枚あります。{ $allowed } 枚までです。
deck-copies-unknown = { $cards }: { $found } 枚あります。カード自身のテキストが別に定めない限り { $allowed } 枚までです（テキストはカードデータにありません）。
deck-op-no-leader = リーダーカードがありません。ちょうど { $allowed } 枚必要です。
deck-op-leaders = リーダーカードが { $found } 枚あります（{ $cards }）。ちょうど { $allowed } 枚で、デッキには入れられません。
deck-op-not-a-leader = { $cards } がリーダーとして書かれていますが { $found } です。{ $allowed } が必要です。
deck-op-kind = { $cards } は { $found } で、デッキに入っています。入れられるのは { $allowed } です。
deck-op-don = ドン!!デッキは { $found } 枚です。ちょうど { $allowed } 枚必要です。
deck-op-don-by = ドン!!デッキは { $found } 枚です。{ $by } により、ちょうど { $allowed } 枚になります。
deck-op-don-kind = { $cards } は { $found } で、ドン!!デッキに入っています。入れられるのは { $allowed } です。
deck-op-colour = { $cards } は{ $found }です。リーダーの色は{ $allowed }です。
deck-op-no-cost = { $cards } のコストは { $found } です。{ $by } により { $allowed } までです。
deck-op-no-event-cost = { $cards } はコスト { $found } のイベントです。{ $by } によりイベントはコスト { $allowed } までです。
deck-op-no-character-cost = { $cards } はコスト { $found } のキャラクターです。{ $by } によりキャラクターはコスト { $allowed } までです。
deck-op-no-stage-cost = { $cards } はコスト { $found } のステージです。{ $by } によりステージはコスト { $allowed } までです。
deck-op-only-type = { $cards } の特徴は { $found } です。{ $by } により特徴 { $allowed } だけが入れられます。
deck-op-no-type = { $cards } の特徴は { $found } です。{ $by } により特徴 { $allowed } は入れられません。
deck-gundam-kind = { $cards } は{ $found }で、デッキに入っています。入れられるのは { $allowed } です。
deck-gundam-colours = デッキの色は{ $found }です。{ $allowed } 色までです。
deck-gundam-resources = リソースデッキは { $found } 枚です。ちょうど { $allowed } 枚必要です。
deck-gundam-resource-kind = { $cards } は{ $found }で、リソースデッキに入っています。入れられるのは { $allowed } です。
deck-sm-seals = シールは { $found } 枚です。{ $by } レベルでは { $allowed } 枚以上必要です。
deck-sm-mystics = ミスティックは { $found } 枚です。{ $by } レベルでは { $allowed } 枚以上必要です。
deck-sm-extra-inside = { $cards } はエクストラカードですがデッキに入っています（{ $found } 枚、許されるのは { $allowed } 枚）。デッキの横に置きます。
deck-sm-reflection-inside = { $cards } はリフレクションですがデッキに入っています（{ $found } 枚、許されるのは { $allowed } 枚）。デッキの横に置きます。
deck-sm-card-beside = { $cards } はデッキの横にありますが（{ $found } 枚、許されるのは { $allowed } 枚）、エクストラでもリフレクションでもありません。
deck-bp-size = デッキは { $found } 枚です。{ $allowed } 枚までです。
deck-bp-regulation = デッキは { $found } 枚です。レギュレーション { $by } では { $allowed } 枚までです（収録した文書にはありません）。
deck-bp-jokers = ジョーカーが { $found } 枚あります。{ $allowed } 枚までです。
deck-bp-half-size = この半分は { $found } 枚です。ランダムハーフではちょうど { $allowed } 枚必要です（収録した文書にはありません）。
deck-bp-halves = リストのデッキは { $found } つです。ランダムハーフには一組を二つに分けた { $allowed } つが必要です。
deck-bp-split = 両方の半分にあります: { $cards }（{ $found } 枚、許されるのは { $allowed } 枚）。一組から分けます。
deck-banned = { $cards } は禁止カードです（{ $found } 枚、許されるのは { $allowed } 枚）: { $by }
deck-restricted = { $cards } は制限カードです: { $found } 枚、許されるのは { $allowed } 枚: { $by }
deck-pair = { $cards } は同じデッキに入れられません（{ $found } 種、許されるのは { $allowed } 種）: { $by }
deck-rotated = { $cards } はブロック { $found } です。使えるのはブロック { $allowed }: { $by }

# shinpan deck check: warnings
deck-warn-heading = { $by } 行目は { $allowed } 枚としていますが、続くのは { $found } 枚です。
deck-warn-total = { $by } 行目には合計 { $allowed } 枚とありますが、リストは { $found } 枚です。
deck-warn-comment = { $by } 行目はカード名を含むコメントです（{ $found } 行）。そのカードは数えていません。
deck-warn-name = { $by } 行目: { $cards } に「{ $found }」とありますが、データでは「{ $allowed }」です。番号は正しいですか。
deck-warn-format = リストの形式「{ $by }」は知られていません。
deck-warn-text = { $cards } はデッキの組み方を変えるかもしれませんが、テキストが分かりません: { $by }
deck-warn-multicolour = { $cards } は{ $found }で、リーダーの色（{ $allowed }）にない色を含みます: 裁定が必要です。ルールでは両方の色のカードとして扱い、色の合わないカードは使えません。
deck-warn-new-colour = { $found }はこの版が挙げる色（{ $allowed }）にありません。カードのほうが新しいものです。
deck-warn-level = レベルの指定がありません。枚数が足りるのは: { $by }
deck-warn-reflection = { $cards }: { $found } 枚。カード自身とリフレクションのレベルが異なり、一方では { $allowed } 枚、他方では { $by } 枚まで: 裁定が必要です。
deck-warn-few = { $found } 枚しかありません。{ $allowed } 枚未満では準備の途中で尽きます。下限はルールにありません。
deck-warn-region = 地域の禁止リストがありますが、適用していません: { $by }。--region で指定します。
deck-warn-other-region = 地域「{ $found }」の禁止リストはありません。手元にある地域: { $allowed }
deck-warn-no-region = 地域「{ $found }」の禁止リストはありません。手元のリストは地域別ではありません。
deck-warn-date = { $found } に適用される禁止リストはありません。手元のリストの期間: { $allowed }
deck-warn-ban-card = 禁止リスト { $by } に、カードデータにないカードが { $found } 枚あります: { $cards }
deck-warn-encoding = このリストは Unicode ではないため、{ $by } として読みました。
deck-warn-unknown = カードデータにないため、枚数だけを数えました（{ $found }）: { $cards }

# shinpan deck check: not checked
deck-unchecked-data = { $by } のカードデータがないため未確認: 種類、色、コスト、デッキ構築を変えるテキスト
deck-unchecked-leader = 未確認: どのカードがリーダーか。カードの 1 枚をリーダーとみなしました。
deck-unchecked-don = リストにないもの: ドン!!デッキ（ちょうど { $allowed } 枚）
deck-unchecked-colour = 未確認: 色（リーダーの色が分かりません）
deck-unchecked-which-leader = 未確認: { $cards }（{ $found }）がリーダーの色か。リーダーカードが複数あります（{ $allowed }）。
deck-unchecked-colours = 未確認: 色（分かりません）
deck-unchecked-resources = リストにないもの: リソースデッキ（リソースカードちょうど { $allowed } 枚）
deck-unchecked-kind = データに種類がないため未確認: { $cards }
deck-unchecked-kinds = 未確認: 次の { $found } 枚がシールかミスティックか: { $cards }
deck-unchecked-level = 判断できません: { $cards }（{ $found } 枚）が何枚まで許されるか。レベルが不明か、ルールに定めがありません。
deck-unchecked-block = ブロックが分からないため未確認: { $cards }（{ $by }）
deck-unchecked-backs = 審判が目で確認: 裏面から表が分からないこと、縦と横が区別できること。

# Ban lists
deck-bans-lacks = 禁止リストに { $key } がありません
deck-bans-backwards = 終わりの日が始まりの日より前です
deck-bans-both = { $card } はすでに禁止されています
deck-bans-pair = ここには 2 枚以上のカードが必要です
deck-bans-empty = ここにはカードが必要です
deck-bans-none = フォルダに禁止リストがありません。リストの拡張子は .toml です

# shinpan deck sheet, shinpan deck diff
deck-sheet-title = デッキ登録シート
deck-sheet-event = 大会:
deck-sheet-date = 日付:
deck-sheet-player-id = 会員番号:
deck-sheet-signature = 選手署名:
deck-sheet-judge-signature = 審判署名:
deck-sheet-head-check = 確認
deck-sheet-head-count = 枚数
deck-sheet-head-number = 番号
deck-sheet-head-name = カード名
deck-sheet-head-cost = コスト
deck-sheet-player = 選手:
deck-sheet-table = 卓:
deck-sheet-deck = デッキ:
deck-sheet-judge = 審判:
deck-sheet-kinds = 種類:
deck-sheet-colours = 色:
deck-sheet-costs = コスト:
deck-diff-same = 二つのリストのカードは同じです。
deck-diff-totals = { $out } 枚減り、{ $new } 枚増えました。
deck-diff-one = { $name } にはデッキがちょうど一つ必要です

# Help of deck checks
help-deck = デッキリスト: チェック、登録シート、比較
help-deck-examples = 例:
    shinpan deck check lists/ --cards cards.json
    shinpan deck sheet list.txt --html > sheet.html
    shinpan deck diff registered.txt presented.txt
help-deck-check = どのデッキが適正か、ほかは何が、どの条項に反するか
help-deck-check-examples = 例:
    shinpan deck check lists/                          フォルダごと、形式は問わない
    shinpan deck check list.txt --cards en.json th.csv 知られた形のカードデータ
    shinpan deck check - --game gundam                 標準入力から
    shinpan deck check list.txt --date 2026-04-01 --region asia --quote
    shinpan deck check sm.txt --format caller          サモナーマスターのレベル
    shinpan deck check lists/ --only problems --csv > problems.csv
  
  カードデータ: --cards、なければ SHINPAN_CARDS の示すファイル、なければデータ用フォルダの shinpan/cards
  (XDG_DATA_HOME、~/.local/share)。禁止リスト: --bans、SHINPAN_BANS、shinpan/bans。
  終了コード: 0 すべて適正、1 不正あり、2 読めないものか誤った使い方。
help-deck-check-lists = リスト: ファイル、フォルダ、- は標準入力
help-deck-check-game = ゲーム: op、gundam、sm、bp（既定: リストから判断）
help-deck-check-cards = カードデータ: ファイルかフォルダ、知られた形ならどれでも
help-deck-sheet-lists = リスト: ファイル、フォルダ、- は標準入力
help-deck-sheet-game = ゲーム: op、gundam、sm、bp（既定: リストから判断）
help-deck-sheet-cards = カードデータ: ファイルかフォルダ、知られた形ならどれでも
help-deck-diff-game = ゲーム: op、gundam、sm、bp（既定: リストから判断）
help-deck-diff-cards = カードデータ: ファイルかフォルダ、知られた形ならどれでも
help-deck-check-bans = TOML の禁止リスト: ファイルかフォルダ
help-deck-check-date = 適用する禁止リストを選ぶ日（既定: 今日）
help-deck-check-region = この地域の禁止リストも適用する
help-deck-check-format = standard、open: 構築だけ、caller、summoner、beginner、lite、lite40、half
help-deck-check-only = problems: 適正でないデッキと警告のあるデッキだけ
help-deck-check-csv = 表計算用の行。デッキごとに 1 行
help-deck-check-quote = 条項の文を引用する
help-deck-sheet = 印刷用の登録シート。カードごとにチェック欄つき
help-deck-sheet-examples = 例:
    shinpan deck sheet list.txt --sort cost
    shinpan deck sheet lists/ --html > sheets.html
help-deck-sheet-sort = カードの順: name、cost、number（既定）
help-deck-sheet-html = HTML 一つ、デッキごとに A4 一枚
help-deck-sheet-text = プレーンテキスト（既定）
help-deck-diff = 登録したリストと提示されたリストの違い
help-deck-diff-examples = 例:
    shinpan deck diff registered.txt presented.txt
help-deck-diff-a = 登録したリスト
help-deck-diff-b = 提示されたリスト

# shinpan cards
cards-check-totals = { $game }: カード { $cards } 種、テキストのあるもの { $texts }。全文を読めたもの { $read }（{ $share } %）。
cards-check-refused = 残りは次の語で止まる：
cards-check-end = （テキストの末尾）
cards-check-doubtful = 破損の疑いがあるデータ、または版によって異なるテキスト：
cards-doubt-ends = テキストが文の途中で終わっている
cards-doubt-tag = 属性が欠けている（<斬> のようなタグが失われた）
cards-doubt-numbers = 数字が異なる：こちらのみ { $here }、もう一方のみ { $there }
cards-doubt-up-to = 一方の版だけが「まで」と書いている
cards-doubt-heading = { $heading } の数が両方の版で異なる
cards-show-none = カード「{ $name }」はありません
cards-show-several = 「{ $name }」という名前のカードは複数あります: { $numbers }
cards-show-no-data = カードデータは --cards で指定します。指定がなければ、プログラム内の架空のカードだけがあります
cards-show-refused = テキストの { $at } バイト目から理解できません：「{ $words }」
cards-show-refused-trigger = トリガーのテキストの { $at } バイト目から理解できません：「{ $words }」
cards-show-life = ライフ { $n }
cards-show-cost = コスト { $n }
cards-show-power = パワー { $n }
cards-show-counter = カウンター { $n }
cards-show-level = Lv. { $n }
cards-show-ap = AP { $n }
cards-show-hp = HP { $n }
cards-show-link = リンク条件: { $words }
help-cards = ONE PIECE と Gundam のカードデータ：どのテキストが、どう理解されるか
help-cards-examples = 例:
    shinpan cards check cards.json
    shinpan cards show ZZ01-001 --cards cards.json
help-cards-check = 全文を読めたテキストの数と、残りが止まる語
help-cards-check-examples = 例:
    shinpan cards check cards.json
    shinpan cards check cards/ --json

  終了コード: 0 読めないテキストがあっても、2 カードデータが読めない。
help-cards-check-files = カードデータ: ファイルまたはフォルダー（既知の形式なら何でも）
help-cards-show = カードと、テキストから理解された内容を表示する
help-cards-show-examples = 例:
    shinpan cards show ZZ01-001 --cards cards.json
    shinpan cards show "Admiral Hawthorn"     プログラム内の架空のカード
help-cards-show-ids = カードの番号または名前
help-cards-show-cards = カードデータ: ファイルまたはフォルダー（既知の形式なら何でも）
help-run-cards = 盤面でカードを番号で書くためのカードデータ: ファイルまたはフォルダー
help-check-cards = 盤面でカードを番号で書くためのカードデータ: ファイルまたはフォルダー
help-explore-cards = 盤面でカードを番号で書くためのカードデータ: ファイルまたはフォルダー
help-table-cards = 盤面でカードを番号で書くためのカードデータ: ファイルまたはフォルダー

## Card texts, told

# Effects
tell-head = { $n }. { $kind }
tell-head-given = { $n }. （他の効果で与えられるのみ）{ $kind }
tell-no-text = 効果なし
tell-taken = 次のように読みました: { $words }
tell-condition = 条件：{ $words }
tell-once = ターン1回
tell-cost = コスト：
tell-cost-may = コスト（支払わなくてもよい）：
tell-may-free = この効果は行わなくてもよい
tell-effect = 効果：
tell-auto = 自動：{ $words }
tell-permanent = 永続
tell-replacement = 置換：{ $would }場合、代わりに行う
tell-replacement-may = 置換：{ $would }場合、代わりに行うことができる
tell-construction = デッキ構築：{ $words }

# Timings
tell-or = { $a }または{ $b }
tell-and = { $a }、かつ{ $b }
tell-when = { $words }時

# By what
tell-by-battle = バトルで
tell-by-effect = { $whose }効果で
tell-by-effect-of = { $whose }カード（{ $filter }）の効果で
tell-by-battle-with = カード（{ $filter }）とのバトルで

# Conditions
tell-all-of = （{ $words }）
tell-any-of = （{ $words }）
tell-not = 「{ $words }」ではない
tell-your-turn = 自分のターンである
tell-opponents-turn = 相手のターンである
tell-there-is = { $cards }が 1 枚以上ある
tell-is-least = { $a }が{ $b }以上である
tell-is-most = { $a }が{ $b }以下である
tell-is-exactly = { $a }がちょうど{ $b }である
tell-is-more = { $a }が{ $b }より多い
tell-is-less = { $a }が{ $b }より少ない
tell-only = { $cards }があり、すべてカード（{ $filter }）である
tell-did = 直前のことを行った
tell-it-is = そのカードがカード（{ $filter }）である
tell-this-is = このカードがカード（{ $filter }）である

# Whom and what something is granted
tell-grants = { $to }：{ $words }
tell-to-all = { $cards }すべて
tell-one-of = { $cards }のいずれか
tell-to-this-in-hand = このカード（手札にある間も）
tell-grant-stat = { $stat }{ $n }
tell-grant-base = { $stat }が{ $n }になる
tell-grant-effect = 下の { $n } 番の効果
tell-grant-negated = 効果が無効になる
tell-grant-name = カード名「{ $name }」としても扱う
tell-grant-type = 特徴《{ $name }》も持つ

# Players
tell-whose-yours = 自分の
tell-whose-opponents = 相手の
tell-whose-any = いずれかのプレイヤーの
tell-whose-each = 各プレイヤーの
tell-whose-friends = 味方のいずれかの
tell-whose-each-friend = 味方それぞれの
tell-who-yours = 自分
tell-who-opponents = 相手
tell-who-any = いずれかのプレイヤー
tell-who-each = 各プレイヤー
tell-who-friends = 味方のいずれか
tell-who-each-friend = 味方それぞれ

# Which cards
tell-selector = { $whose }{ $places }
tell-selector-of = { $cards }（{ $filter }）
tell-cards-of = カード（{ $filter }）
tell-cards = カード
tell-place-top = { $area }の上からのカード
tell-place-bottom = { $area }の下からのカード
tell-place-looked = 見ている（公開した）カード

# What they are
tell-is-either = { $words }
tell-is-not = 「{ $words }」以外
tell-is-anything = 何でも
tell-is-name = カード名「{ $name }」
tell-is-name-includes = カード名に「{ $name }」を含む
tell-is-type = 特徴《{ $name }》
tell-is-type-includes = 特徴に『{ $name }』を含む
tell-is-multicolour = 多色
tell-base = 元々の{ $stat }
tell-is-stat = { $stat }{ $range }
tell-range-least = { $n }以上
tell-range-most = { $n }以下
tell-range-between = { $a }～{ $b }
tell-range-any = 任意
tell-is-rested = レスト
tell-is-active = アクティブ
tell-is-has = { $words }を持つ
tell-is-no-text = 元々の効果がない
tell-is-this = このカード
tell-is-it = そのカード
tell-is-other = もう1枚のカード
tell-is-new = このターンに登場した
tell-is-face-up = 表向き
tell-is-face-down = 裏向き
tell-is-other-colour = そのカードと異なる色
tell-is-same-name = そのカードと同じカード名
tell-is-same = そのカードと同じ{ $stat }
tell-is-different-names = カード名が異なる

# Targets
tell-target-exactly = { $cards } { $n } 枚
tell-target-up-to = { $cards } { $n } 枚まで
tell-target-any-number = { $cards }を任意の枚数
tell-target-total = { $stat }の合計が{ $total }以下になるように{ $cards } { $n } 枚まで
tell-target-at-least = { $cards } { $n } 枚以上
tell-target-chosen-by = { $cards }（{ $who }が選ぶ）
tell-target-top = { $whose }{ $zone }の上から { $n } 枚
tell-target-top-up-to = { $whose }{ $zone }の上から { $n } 枚まで
tell-target-both = { $a }と、{ $b }

# Numbers
tell-amount-count = （{ $cards }の枚数）
tell-amount-per = { $of } { $every } につき{ $n }
tell-amount-plus = { $a }＋{ $b }
tell-amount-sum = （{ $words }）
tell-amount-total = （{ $cards }の{ $stat }の合計）
tell-amount-of-it = （そのカードの{ $stat }）
tell-amount-of = （{ $cards }の{ $stat }）
tell-amount-done = （直前に行った枚数）
tell-amount-of-those = (それらのカードの枚数)
tell-amount-chosen = （選んだ数字）
tell-amount-up-to-total = （{ $from }が{ $to }になるまでの数）
tell-amount-all = すべて
tell-plus = ＋{ $n }
tell-minus = −{ $n }

# Operations
tell-op-if = { $words }場合：
tell-op-else = そうでない場合：
tell-op-in-turn = 両者が行う（ターンプレイヤーが先）:
tell-op-may = { $who }は次のことを行ってもよい：
tell-op-choose-one = { $who }が 1 つを選ぶ：
tell-op-mode = { $n } 番目：
tell-op-choose = { $cards }を選ぶ
tell-op-draw = { $who }はカードを { $n } 枚引く
tell-op-draw-up-to = { $who }はカードを { $n } 枚まで引く
tell-spot-top = の一番上
tell-spot-bottom = の一番下
tell-spot-either = の一番上か一番下
tell-spot-anywhere = の任意の場所
tell-op-give = { $cards }：{ $words }（{ $until }）
tell-op-look = { $pile }を { $n } 枚見る
tell-op-look-up-to = { $pile }を { $n } 枚まで見る
tell-op-look-reveal = { $pile }を { $n } 枚公開する
tell-op-look-reveal-up-to = { $pile }を { $n } 枚まで公開する
tell-pile-top = { $whose }{ $zone }の上から
tell-pile-whole = { $whose }{ $zone }全体
tell-pile-either = { $whose }{ $zone }の上か下から
tell-op-look-at = { $whose }{ $zone }を見る
tell-op-rest-to = 残りのカード：好きな順番で{ $area }{ $spot }に置く
tell-op-rest-back = 残りのカード：元の通りに戻す
tell-op-reveal = { $cards }を公開する
tell-op-shuffle = { $whose }{ $zone }をシャッフルする
tell-op-choose-number = { $a }～{ $b } の数字を 1 つ選ぶ
tell-op-win = { $who }はゲームに勝利する
tell-op-lose = { $who }はゲームに敗北する
tell-op-then = その後（上の結果に関わらず）：
tell-deed-op = { $cards }：{ $verb }
tell-deed-op-turned = { $cards }：表向きまたはレストで{ $verb }
tell-deed-when = { $cards }に{ $by }「{ $verb }」ことが行われた
tell-deed-would = { $cards }に{ $by }「{ $verb }」ことが行われる
tell-deed-cannot = { $by }「{ $verb }」ことができない

## Card texts of ONE PIECE, told

# Effects
op-taken-hangs-on-if = 「場合」に続く部分は、「その後」の後ろも含めてその条件にかかる
op-taken-asked-of-both = 最後のカードの後ろの条件は「か」の両側にかかる
op-taken-said-of-both = 持ち主とレスト状態は「と」の両側にかかる
op-taken-own-in-cost = コストとして支払うカードは自分のカード
op-taken-anybodys-in-cost = 持ち主のデッキに置くカードは、コストであっても誰のカードでもよい
op-taken-top-of-life = ライフのカードは一番上の 1 枚
op-taken-number-of-event = 枚数はこの効果を誘発したカードの枚数
op-taken-one-for-all = 「…につき」：1枚のカードがまとめて得る
op-taken-all-of-some = 「すべて」：1枚以上あること。ドン!!はコストエリアのものを指す
op-taken-set-now = 値を定める：それまでの増減は数えず、後からの増減は数える
op-taken-by-opponent = 「相手によって」：相手の効果、またはバトルでのKO
op-taken-kod-by-anything = 「KOされるか、相手の効果で場を離れる」：KOは原因を問わない
op-tell-activate-main = 自分のメインフェイズに起動：【起動メイン】
op-tell-main = イベントの【メイン】
op-tell-counter = イベントの【カウンター】
op-tell-trigger = 【トリガー】
op-tell-start-of-game = ゲーム開始時
op-tell-any-number = このカードはデッキに何枚でも入れられる
op-tell-cannot-include = { $cards }はデッキに入れられない
op-tell-only-include = デッキには{ $cards }しか入れられない
op-tell-don-deck = ドン!!デッキは { $n } 枚

# Timings
op-tell-on-play = 【登場時】
op-tell-when-attacking = 【アタック時】
op-tell-on-block = 【ブロック時】
op-tell-on-ko = 【KO時】
op-tell-on-opponents-attack = 【相手のアタック時】
op-tell-end-of-your-turn = 【自分のターン終了時】
op-tell-end-of-opponents-turn = 【相手のターン終了時】
op-tell-start-of-turn = { $whose }ターン開始時
op-tell-start-of-main = { $whose }メインフェイズ開始時
op-tell-end-of-battle = このカードのバトル終了時
op-tell-end-of-battle-with = このカードとカード（{ $filter }）のバトル終了時

# What happens
op-tell-happens-kod = { $cards }が{ $by }KOされた
op-tell-happens-removed = { $cards }が{ $by }場を離れた
op-tell-happens-returned = { $cards }が{ $by }持ち主の手札に戻った
op-tell-happens-trashed = { $cards }が{ $by }トラッシュに置かれた
op-tell-happens-rested = { $cards }が{ $by }レストになった
op-tell-happens-played = { $cards }が登場した
op-tell-happens-played-from = { $cards }が{ $area }から登場した
op-tell-happens-don-returned = { $whose }場のドン!! { $n } 枚以上が{ $by }ドン!!デッキに戻された
op-tell-happens-don-given = { $cards }にドン!!が付与された
op-tell-happens-damage-taken = { $who }がダメージを受けた
op-tell-happens-damage-dealt = このカードのアタックで相手のライフにダメージを与えた
op-tell-happens-life-removed = { $whose }ライフからカードが離れた
op-tell-happens-life-to-hand = { $whose }ライフからカードが手札に加わった
op-tell-happens-life-becomes = { $whose }ライフが { $n } 枚になった
op-tell-happens-event = { $who }がイベントを発動した
op-tell-happens-blocker = { $who }が【ブロッカー】を発動した
op-tell-happens-trigger = { $who }が【トリガー】を発動した
op-tell-happens-discarded = { $whose }手札からカードが{ $by }捨てられた
op-tell-happens-drawn = { $who }がドローフェイズ以外でカードを引いた
op-tell-happens-attacks = { $cards }がアタックした
op-tell-happens-attacked = { $cards }がアタックされた
op-tell-happens-battles = このカードが相手のカードとバトルした
op-tell-happens-battles-with = このカードが相手のカード（{ $filter }）とバトルした
op-tell-happens-on-play = { $who }が【登場時】効果を発動した

# What would happen
op-tell-would-kod = { $cards }が{ $by }KOされる
op-tell-would-removed = { $cards }が{ $by }場を離れる
op-tell-would-kod-or-removed = { $cards }がKOされるか、{ $by }場を離れる
op-tell-would-returned = { $cards }が{ $by }持ち主の手札に戻される
op-tell-would-rested = { $cards }が{ $by }レストにされる
op-tell-would-trashed = { $cards }が{ $by }トラッシュに置かれる
op-tell-would-lose = 自分がデッキ0枚で敗北する
op-tell-would-damage = { $who }がダメージを受ける
op-tell-would-life-to-hand = { $whose }ライフのカードが手札に加わる
op-tell-would-life-to-hand-of = { $whose }ライフのカード（{ $filter }）が手札に加わる

# Conditions
op-tell-don-given = このカードにドン!!が { $n } 枚以上付与されている：【ドン!!×{ $n }】
op-tell-activated-event = このターン中に自分がイベントを発動している
op-tell-activated-event-of = このターン中に自分がイベント（{ $filter }）を発動している
op-tell-second-turn = 自分の2ターン目以降である
op-tell-kod-this-turn = このターン中に次のカードが { $n } 枚以上KOされている：{ $cards }

# Whom and what something is granted
op-tell-grant-attacks-active = 相手のアクティブのキャラにもアタックできる
op-tell-grant-attacks-active-of = 相手のアクティブのカード（{ $filter }）にもアタックできる
op-tell-grant-attribute = 属性（{ $name }）も持つ
op-tell-grant-wins-by-deck = デッキが0枚になった時、敗北する代わりに勝利する
op-tell-grant-loses-later = デッキが0枚でもすぐには敗北せず、そのターンの終了時に敗北する
op-tell-grant-stays-rested = リフレッシュフェイズでアクティブにならない
op-tell-grant-played-rested = レストで登場する
op-tell-grant-played-rested-of = カード（{ $filter }）はレストで登場する
op-tell-grant-next-play = 次に手札から登場させるカード（{ $filter }）のコストは { $n } 少なくなる
op-tell-grant-all-names = すべてのカード名を持つ
op-tell-grant-all-types = すべての特徴を持つ
op-tell-grant-all-attributes = すべての属性を持つ
op-tell-cannot-attack = アタックできない
op-tell-cannot-attack-these = カード（{ $filter }）にアタックできない
op-tell-cannot-block = 【ブロッカー】を発動できない
op-tell-cannot-blockers = プレイヤーは【ブロッカー】を発動できない
op-tell-cannot-blockers-of = カード（{ $filter }）の【ブロッカー】を発動できない
op-tell-cannot-be-kod = { $by }KOされない
op-tell-cannot-be-removed = { $by }場を離れない
op-tell-cannot-be-rested = { $by }レストにされない
op-tell-cannot-be-returned = { $by }手札に戻されない
op-tell-cannot-be-blocked = ブロックされない
op-tell-cannot-become-active = { $by }アクティブにならない
op-tell-cannot-be-attacked = アタックされない
op-tell-cannot-play = カードをプレイできない
op-tell-cannot-play-of = カード（{ $filter }）をプレイできない
op-tell-cannot-play-from = { $words }（{ $area }から）
op-tell-cannot-draw = 自身の効果でカードを引けない
op-tell-cannot-life-to-hand = 自身の効果でライフを手札に加えられない
op-tell-cannot-don-active = 効果でドン!!をアクティブにできない
op-tell-cannot-don-active-of = カード（{ $filter }）の効果でドン!!をアクティブにできない
op-tell-cannot-attack-other = カード（{ $filter }）にしかアタックできない
op-tell-cannot-attack-with = どのカードでもアタックできない
op-tell-cannot-attack-with-of = カード（{ $filter }）でアタックできない

# Which cards
op-tell-place-leader = リーダー
op-tell-place-characters = キャラ
op-tell-place-stage = ステージ
op-tell-place-field = 場のカード
op-tell-place-hand = 手札
op-tell-place-deck = デッキのカード
op-tell-place-trash = トラッシュのカード
op-tell-place-life = ライフ
op-tell-place-don = コストエリアのドン!!
op-tell-place-don-given = 付与されているドン!!
op-tell-place-don-deck = ドン!!デッキのカード
op-tell-place-don-field = 場のドン!!
op-tell-area-hand = 手札
op-tell-area-deck = デッキ
op-tell-area-trash = トラッシュ
op-tell-area-life = ライフ

# What they are
op-tell-is-attribute = 属性（{ $name }）
op-tell-is-don = 付与ドン!! { $range }
op-tell-is-attacking = アタック中
op-tell-is-in-battle = このバトル中のカード
op-tell-is-at = { $area }にある
op-tell-attribute-slash = 斬
op-tell-attribute-strike = 打
op-tell-attribute-ranged = 射
op-tell-attribute-special = 特
op-tell-attribute-wisdom = 知

# Numbers
op-tell-amount-don-on-this = （このカードに付与されているドン!!の枚数）
op-tell-amount-don-on-it = （そのカードに付与されているドン!!の枚数）

# Operations
op-tell-op-ko = { $cards }をKOする
op-tell-op-trash = { $cards }をトラッシュに置く
op-tell-op-mill = { $whose }デッキの上から { $n } 枚をトラッシュに置く
op-tell-op-mill-up-to = { $whose }デッキの上から { $n } 枚までをトラッシュに置く
op-tell-op-to-hand = { $cards }を持ち主の手札に加える
op-tell-op-to-deck = { $cards }を持ち主のデッキ{ $spot }に置く
op-tell-op-to-life = { $cards }を持ち主のライフ{ $spot }に裏向きで加える
op-tell-op-to-life-up = { $cards }を持ち主のライフ{ $spot }に表向きで加える
op-tell-op-rest = { $cards }をレストにする
op-tell-op-active = { $cards }をアクティブにする
op-tell-op-play = { $cards }をコストを支払わずに登場させる
op-tell-op-play-rested = { $cards }をコストを支払わずにレストで登場させる
op-tell-op-give-don = { $cards }それぞれに{ $from }ドン!!を { $n } 枚付与する
op-tell-op-give-don-up-to = { $cards }それぞれに{ $from }ドン!!を { $n } 枚まで付与する
op-tell-don-rested = 自分のコストエリアのレストの
op-tell-don-active = 自分のコストエリアのアクティブの
op-tell-don-cost = 自分のコストエリアの（アクティブ・レストを問わない）
op-tell-don-deck-from = ドン!!デッキの
op-tell-don-given-from = 他のカードに付与されている
op-tell-don-opponents-rested = 相手のコストエリアのレストの
op-tell-don-opponents-cost = 相手のコストエリアの（アクティブ・レストを問わない）
op-tell-op-add-don = { $who }はドン!!デッキからドン!! { $n } 枚をアクティブで追加する
op-tell-op-add-don-rested = { $who }はドン!!デッキからドン!! { $n } 枚をレストで追加する
op-tell-op-add-don-up-to = { $who }はドン!!デッキからドン!! { $n } 枚までをアクティブで追加する
op-tell-op-add-don-up-to-rested = { $who }はドン!!デッキからドン!! { $n } 枚までをレストで追加する
op-tell-op-return-don = { $who }は場のドン!! { $n } 枚をドン!!デッキに戻す
op-tell-op-return-don-more = { $who }は場のドン!! { $n } 枚以上をドン!!デッキに戻す
op-tell-op-return-don-up-to = { $who }は場のドン!! { $n } 枚までをドン!!デッキに戻す
op-tell-op-return-don-any = { $who }は場のドン!! { $n } 枚以上をドン!!デッキに戻す（戻さなくてもよい）
op-tell-only-rested-don = { $words }（コストエリアのレストのものに限る）
op-tell-only-active-don = { $words }（コストエリアのアクティブのものに限る）
op-tell-op-take-back-don = 付与されているドン!! { $n } 枚をレストでコストエリアに戻す
op-tell-op-take-back-don-up-to = 付与されているドン!! { $n } 枚までをレストでコストエリアに戻す
op-tell-op-extra-turn = このターンの後に追加のターンを得る
op-tell-op-rest-don = 自分のコストエリアのアクティブのドン!! { $n } 枚をレストにする
op-tell-op-rest-trash = 残りのカード：トラッシュに置く
op-tell-op-rest-hand = 残りのカード：手札に加える
op-tell-op-damage = { $who }に { $n } ダメージを与える
op-tell-op-face-up = { $cards }を表向きにする
op-tell-op-face-down = { $cards }を裏向きにする
op-tell-op-life-until = { $whose }ライフが { $n } 枚になるまで上からトラッシュに置く
op-tell-op-activate-own = このカードの{ $words }効果を発動する
op-tell-own-main = 【メイン】
op-tell-own-counter = 【カウンター】
op-tell-own-activate-main = 【起動メイン】
op-tell-op-activate-event = { $cards }をコストを支払わずに発動する
op-tell-op-redirect = アタックの対象を{ $cards }に変更する
op-tell-op-swap = { $cards }の元々のパワーを入れ替える（{ $until }）

# How long
op-tell-until-battle = このバトル中
op-tell-until-turn = このターン中
op-tell-until-end = このターン終了時まで
op-tell-until-your-end = 次の自分のターン終了時まで
op-tell-until-opponents-end = 次の相手のターン終了時まで
op-tell-until-your-start = 次の自分のターン開始時まで
op-tell-until-opponents-refresh = 次の相手のリフレッシュフェイズで
op-tell-until-your-refresh = 次の自分のリフレッシュフェイズで
op-tell-until-always = カードがその場にある限り
op-tell-later-turn = このターン終了時：
op-tell-later-battle = このバトル終了時：
op-tell-later-opponents-turn = 相手のターン終了時：
op-tell-later-your-turn = 次の自分のターン開始時：

# The page
help-serve = すべてをブラウザー用のページとして、このマシンまたは会場のネットワークで開く
help-serve-examples = 例:
    shinpan serve                      このマシンだけで
    shinpan serve --open               ブラウザーも開く
    shinpan serve --lan                同じネットワークの端末へ、鍵と QR コードつきで
help-serve-port = ポート (既定 7777。0 なら空いているもの)
help-serve-lan = このマシンのネットワークへ開く。鍵を持つ人だけに応答する
help-serve-open = ページをブラウザーで開く
help-serve-cards = カードデータ: ファイルまたはフォルダー、知られた形式のどれでも
help-serve-bans = 禁止リスト (TOML): ファイルまたはフォルダー
page-rules = ルール
page-table = テーブル
page-cases = 事例
page-decks = デッキ
page-cards = カード
page-coverage = 対応状況
page-api = API
page-parts = ページの各部
page-skip = 本文へ
page-language = 言語
page-search = 検索
page-ask = ルールを調べる
page-ask-example = 7-1-3、ブロッカー、カード名、質問
page-cases-example = 質問の語句
page-game = ゲーム
page-all-games = すべてのゲーム
page-all = すべて
page-all-cases = すべての事例: { $n }
page-cases-found = 事例: { $n }
page-cases-here = この条項で決まる事例: { $n }
page-more = ほか { $n } 件。検索を絞ってください。
page-contents = 目次
page-path = パス
page-neighbours = 前後の条項
page-history = 各版での変遷
page-copy = テキストをコピー
page-copied = コピーしました
page-changes = { $old } から { $new } への変更点
page-filter = 変更の種類
page-below-clause = 条項以下
page-show = 表示
page-clause = 条項
page-kind = 種類
page-registered = 登録された処理
page-position = 局面
page-trace = 手順
page-text = 事例のテキスト
page-open-at-table = テーブルで開く
page-table-what = 局面を書き、進めて、各手順の条項を確かめます。
page-turn = ターン
page-side = { $player } の側
page-undo = 元に戻す
page-try = 試すだけ
page-type-play = プレイを入力
page-play = プレイ
page-why = なぜ？
page-why-example = 手順かカード
page-why-step = 手順 { $n } の理由
page-restored = スキャンが損なわれているため、印刷の文言を復元しています。スキャンの文言は下にあります。
page-why-not = できないプレイとその理由: { $n }
page-what-if = こうなる
page-switches = 解釈と版
page-edition = 版
page-compare = 比較
page-compare-with = 比較の相手
page-explore = 探索
page-explored = { $n } 局面を調べ、{ $merged } 局面が重複。
page-explore-ended = { $n } 秒で終わらず中止しました。範囲を狭めてください。
page-until = 範囲
page-until-rest = 次に落ち着くまで
page-until-turn = ターン終了まで
page-until-turns = 2 ターン
page-for = プレイヤー
page-goal = 目標
page-stop = 中止
page-seen = 調べた局面:
page-share = 共有
page-link = リンク
page-code = リンクの QR コード
page-share-long = リンクには長すぎます。ファイルに保存してください。
page-share-lan = ほかの端末から見るには --lan で起動してください。
page-broken-link = リンクが壊れています。一部が欠けています。
page-build = 局面を作る
page-player = プレイヤー
page-zone = エリア
page-card = カード: 名前か番号
page-card-text = テキスト
page-trigger = トリガー
page-values = 値
page-cost = コスト
page-power = パワー
page-counter = カウンター
page-life = ライフ
page-put = 置く
page-set = 設定
page-read = 読み込む
page-keep = ファイルに保存
page-bring = ファイルを開く
page-understood = 解釈
page-no-name = カードに名前がありません。
page-no-number = { $name }: 「{ $value }」は数ではありません。
page-no-values = 「{ $value }」は読めません。ap = 3, hp = 4 のように書いてください。
page-not-here = 「{ $word }」はコマンドライン用です。
page-too-long = 事例が { $n } MB を超えています。
page-body-long = 送信内容が長すぎます。
page-body-unread = 送信内容を読めません。
page-lists = デッキリスト
page-files = ファイル
page-list = リスト
page-pasted = 貼り付けたリスト
page-no-list = リストがありません。貼り付けるか、ファイルを選んでください。
page-date = 日付
page-region = 地域
page-sort = シートの並び
page-sort-number = 番号順
page-sort-name = 名前順
page-sort-cost = コスト順
page-check = 確認
page-sheets = 印刷用シート
page-csv = CSV
page-sorry = できませんでした
page-nothing-here = このアドレスにページはありません。
page-to-front = 検索へ
page-api-what = どのアドレスも、コマンドが --json で出すものと同じ JSON 文書を一つ返します。
page-api-language = 言語はアドレスの先頭に置くか、ブラウザーの設定に従います:
page-api-errors = 誤りは 400、見つからないものは 404 で返ります:
page-api-bounds = 事例は 1 MB、リストは合計 10 MB まで。探索は 10 秒で、または待つ人がいなくなると終わります。
page-api-address = アドレス
page-api-sent = 送る JSON
page-api-command = 同じコマンド
page-api-table = 事例が状態のすべてです。対話テーブルの一行 (選択肢の番号、プレイ、undo、set、put、remove、reading、edition、if、why、legal) と送ると、その結果の事例が返ります。
page-open-at = { $address } で開いています (Ctrl-C で終了)
page-lan-note = 鍵つきのアドレスを知る、このネットワークの人だけが使えます。ほかの人には応答しません。
page-no-server = ページを開けません: { $words }
page-no-lan = このマシンはネットワークにつながっていません。
page-no-browser = ブラウザーを開けません。アドレスを自分で開いてください。
page-zone-leader = リーダー
page-zone-characters = キャラクター
page-zone-stage = ステージ
page-zone-don = ドン!!
page-zone-active = アクティブ
page-zone-rested = レスト
page-zone-hand = 手札
page-zone-life = ライフ
page-zone-deck = デッキ
page-zone-trash = トラッシュ
page-zone-graveyard = 墓地
page-zone-soldiers = 兵士
page-zone-bulwarks = 防壁
page-zone-made = このターンに行ったこと
page-zone-driven = ドライブ状態
page-zone-new = このターンに登場
page-zone-negated = 無効
page-zone-attacks = 攻撃中
page-zone-up = 表向き

# Gundam at the table
gcg-action-next = 行動権が移る。
gcg-action-order = アクションステップを始める。
gcg-action-over = アクションステップが終わる。
gcg-action-resolve = 誘発した効果を解決する。
gcg-activate = 効果を発動する。
gcg-activate-other = カードの効果を発動する。
gcg-ask-action = 行動するか、パスするか？
gcg-ask-at-random = ランダムで次はどのカード？
gcg-ask-block = ブロックするか？
gcg-ask-burst = 【バースト】を使うか？
gcg-ask-choose = どれを選ぶか？
gcg-ask-constants = どの常在効果を先に見るか？
gcg-ask-direction = 時計回りか、反時計回りか？
gcg-ask-discard = どのカードを捨てるか？
gcg-ask-first = 先攻か、後攻か？
gcg-ask-how-many = 何枚か？
gcg-ask-look = どのカードを見るか？
gcg-ask-main = メインフェイズに何をするか？
gcg-ask-may = 行うか？
gcg-ask-mode = どの効果か？
gcg-ask-number = いくつか？
gcg-ask-order = 次にどの効果を解決するか？
gcg-ask-pay = EXリソースを何枚使うか？
gcg-ask-pay-effect = コストを支払うか？
gcg-ask-place = どこに、どの順番で置くか？
gcg-ask-redraw = 引き直すか、キープするか？
gcg-ask-resource = どのリソースか？
gcg-ask-room = どのユニットをトラッシュに置くか？
gcg-ask-target = 何を攻撃するか？
gcg-ask-top-card = どのカードか？
gcg-ask-unit = どのユニットにセットするか？
gcg-ask-which-card = どのカードか？
gcg-ask-which-shield = シールドはどのカードか？
gcg-ask-who-decides = 誰が決めるか？
gcg-battle-action = バトルのアクションステップ。
gcg-battle-attack = 攻撃時の効果を解決する。
gcg-battle-back = 目標がダメージを与える。
gcg-battle-base = ベースにダメージを与える。
gcg-battle-blocked = ブロックで誘発した効果を解決する。
gcg-battle-both = 同時にダメージを与える。
gcg-battle-dealt = ダメージで誘発した効果を解決する。
gcg-battle-end = 「このバトル中」が終わる。
gcg-battle-first = 攻撃側が先にダメージを与える。
gcg-battle-gone = まだいるか確かめる。
gcg-battle-over = バトルが終わる。
gcg-battle-player = プレイヤーにダメージを与える。
gcg-battle-shield = 一番上のシールドにダメージを与える。
gcg-battle-shield-area = シールドエリアを確かめる。
gcg-battle-target = 攻撃目標を確かめる。
gcg-battle-units = ユニット同士が戦う。
gcg-board-base = ベース: { $words }
gcg-board-battle = バトル: { $attacker } → { $target }
gcg-board-out = { $player }: 脱落
gcg-board-player = { $player }: シールド { $shields } · 手札: { $hand } · デッキ { $deck } · トラッシュ { $trash }
gcg-board-resources = リソース: アクティブ { $active }、レスト { $rested }、EX { $ex }、デッキ { $deck }
gcg-board-turn = { $player }のターン、{ $phase }
gcg-board-units = ユニット: { $words }
gcg-breach = 《ブリーチ》がダメージを与える。
gcg-burst-declined = 【バースト】を使わない。
gcg-burst-effect = 【バースト】効果。
gcg-burst-used = 【バースト】後のカード。
gcg-choice-activate = { $card }の効果を使う
gcg-choice-activate-nth = { $card }の効果を使う ({ $n })
gcg-choice-attack = { $card }で攻撃
gcg-choice-block = { $card }でブロック
gcg-choice-bottom = 下
gcg-choice-burst = バースト
gcg-choice-clockwise = 時計回り
gcg-choice-concede = 投了
gcg-choice-counterclockwise = 反時計回り
gcg-choice-decides = { $player }が決める
gcg-choice-decline = 使わない
gcg-choice-done = もう選ばない
gcg-choice-end-main = メインフェイズ終了
gcg-choice-ex-resource = EXリソース
gcg-choice-first = 先攻
gcg-choice-is = { $player }のカードは{ $card }
gcg-choice-keep = キープ
gcg-choice-mode = モード { $n }
gcg-choice-no = いいえ
gcg-choice-no-block = ブロックしない
gcg-choice-no-burst = バーストしない
gcg-choice-pair = { $card }をセット
gcg-choice-pass = パス
gcg-choice-pay-ex = EX { $n } で支払う
gcg-choice-play = { $card }をプレイ
gcg-choice-redraw = 引き直し
gcg-choice-resolve = { $card }を解決
gcg-choice-resolve-nth = { $card }を解決 ({ $n })
gcg-choice-resource = リソース
gcg-choice-second = 後攻
gcg-choice-target-player = プレイヤー{ $player }
gcg-choice-top = 上
gcg-choice-use = { $card }を使う
gcg-choice-whatever = どれでもよい
gcg-choice-yes = はい
gcg-conditions = 条件を確かめる。
gcg-damage = ダメージを与える。
gcg-damage-area = シールドエリアにダメージを与える。
gcg-deploy = 配備する。
gcg-deploy-by-effect = 効果で配備する。
gcg-destroy = 破壊する。
gcg-did = その結果。
gcg-discard = 捨てる。
gcg-draw = カードを引く。
gcg-draw-known = 引くカードを確かめる。
gcg-draw-many = カードを引く。
gcg-each = 各プレイヤーが行う。
gcg-event-active = { $card }をアクティブにする。
gcg-event-attack-player = { $card }が{ $player }を攻撃する。
gcg-event-attack-unit = { $card }が{ $unit }を攻撃する。
gcg-event-battle-over = バトルが終わる。
gcg-event-block = { $card }がブロックする。
gcg-event-burst = { $card }の【バースト】を使う。
gcg-event-clockwise = 時計回りに進む。
gcg-event-conceded = { $player }が投了する。
gcg-event-counterclockwise = 反時計回りに進む。
gcg-event-damage = { $card }が{ $n }ダメージを受ける。
gcg-event-deployed = { $card }を配備する。
gcg-event-destroyed = { $card }が破壊される。
gcg-event-discarded = { $card }を捨てる。
gcg-event-drawn = { $player }がカードを1枚引く。
gcg-event-due = 後回しにしたことを行う。
gcg-event-ex-resource = { $player }がEXリソースを{ $n }枚置く。
gcg-event-expire-battle = { $player }の「このバトル中」が終わる。
gcg-event-expire-start = { $player }の「スタートフェイズまで」が終わる。
gcg-event-expire-turn = { $player }の「このターン中」が終わる。
gcg-event-first = { $player }が先攻。
gcg-event-followed = { $card }がユニットと一緒に移る。
gcg-event-gains = { $card }は{ $words }を得る。
gcg-event-gone = { $card }をゲームから取り除く。
gcg-event-is = { $player }のカードは{ $card }。
gcg-event-keeps = { $player }は手札をキープする。
gcg-event-laid = { $player }がシールドを置く。
gcg-event-laid-base = { $card }を置く。
gcg-event-later = 後で行う。
gcg-event-made-room = 新しいカードのため{ $card }をトラッシュに置く。
gcg-event-moved = { $card } → { $zone }
gcg-event-ordered = この順番: { $words }
gcg-event-out = { $player }はすべてのカードと効果とともに脱落する。
gcg-event-over = ゲーム終了: { $result }
gcg-event-paid = { $player }が{ $n }支払う。
gcg-event-paid-ex = { $player }が{ $n }とEXリソース{ $ex }枚を支払う。
gcg-event-paired = { $card }を{ $unit }にセットする。
gcg-event-phase = { $phase }を始める。
gcg-event-played = { $card }をプレイする。
gcg-event-player-cannot = { $player }は効果を得る。
gcg-event-player-damage = { $player }が{ $n }ダメージを受ける。
gcg-event-put-back = { $player }がカードをデッキの下に戻す。
gcg-event-recover = { $card }が{ $n }回復する。
gcg-event-redirect = 目標が{ $card }に変わる。
gcg-event-redirect-player = 目標が{ $player }に変わる。
gcg-event-redraws = { $player }が引き直す。
gcg-event-removed = { $card }を除外する。
gcg-event-resource = { $player }がリソースを{ $n }枚置く。
gcg-event-resources-active = { $player }のリソース{ $n }枚をアクティブにする。
gcg-event-resources-rest = { $player }のリソース{ $n }枚をレストにする。
gcg-event-rest = { $card }をレストにする。
gcg-event-revealed = { $card }を公開する。
gcg-event-set-off = { $card }の効果が誘発する。
gcg-event-shuffle = { $player }がシャッフルする。
gcg-event-struck = シールドエリアが空の{ $player }が攻撃を受けた。
gcg-event-to-trash = { $card }をトラッシュに置く。
gcg-event-turn = { $player }のターン。
gcg-event-turned-up = シールド{ $card }が破壊され表向きになる。
gcg-fault-color = 色ではありません
gcg-fault-data = カードデータを読めません: { $file }
gcg-fault-dead = ここのカードはすでに破壊されています
gcg-fault-described-twice = { $name }の説明が二通りあります
gcg-fault-direction = 方向はバトルロイヤルだけで選びます
gcg-fault-ex = { $player }のEXリソースが5枚を超えています
gcg-fault-kind = カードの種類ではありません
gcg-fault-leader = チームのシールドエリアはリーダーに書きます
gcg-fault-link = リンク条件を読めません
gcg-fault-mode = 遊び方ではありません
gcg-fault-no-deck = { $player }はデッキがなく敗北しています
gcg-fault-no-name = カードには名前が必要です
gcg-fault-no-number = カード{ $name }はありません
gcg-fault-no-side = { $player }について書かれていません
gcg-fault-not-described = { $name }の説明がありません
gcg-fault-not-here = ここでは `{ $key }` を使えません
gcg-fault-not-on-field = { $name }はフィールドにありません
gcg-fault-not-once = { $name }に【ターン1回】の効果はありません
gcg-fault-not-played = 読めますが、テーブルでは扱えません: { $words }
gcg-fault-out = 3人以上のときだけで、誰かが残っている必要があります
gcg-fault-owner = 持ち主はこのチームの人です
gcg-fault-phase = フェイズ{ $name }はありません
gcg-fault-resources = { $player }のリソースが15枚を超えています
gcg-fault-seat = { $player }の席には誰もいません
gcg-fault-seventh = { $player }のユニットが6体を超えています
gcg-fault-text = このテキストは読めません: { $words }
gcg-fault-turn-at-setup = ゲーム前は誰のターンでもありません
gcg-fault-two-bases = シールドエリアのベースは1枚です
gcg-fault-two-pilots = ユニットのパイロットは1枚です
gcg-fault-unknown-on-field = フィールドのカードは公開です
gcg-fault-who = そのようなプレイヤーはいません
gcg-fault-wrong-area = { $name }はここに置けません
gcg-give = カードが何かを得る。
gcg-give-player = プレイヤーが何かを得る。
gcg-goes-on = 残りを続ける。
gcg-grant-base = 元の{ $stat } { $n }
gcg-grant-cannot = できないこと
gcg-grant-effect = 効果
gcg-grant-negated = 効果なし
gcg-grant-number = { $stat } { $n }
gcg-if = もし。
gcg-if-done = そうした場合。
gcg-in-turn = ターン順に。
gcg-instead = 代わりに別のことが起こる。
gcg-jump = テキストの順に続ける。
gcg-keep = テキストはそれを指す。
gcg-later = 後のために。
gcg-less-damage = ダメージを減らす。
gcg-look-hand = 手札を見る。
gcg-new = 配備したばかり
gcg-next-card = 次のカード。
gcg-note-action-step = エンドフェイズのアクションステップ。
gcg-note-activates = { $card }の効果を発動する。
gcg-note-again = その間に「このターン中」の効果が始まった。
gcg-note-all-lose = 残った全員が敗北する。
gcg-note-already-so = { $card }はすでにその状態である。
gcg-note-ap = AP{ $ap }の{ $card }対AP{ $against }の{ $other }。
gcg-note-as-many = あるだけ行う。
gcg-note-attack-on-player = プレイヤー{ $player }への攻撃。
gcg-note-attack-on-unit = { $card }への攻撃。
gcg-note-attacker-gone = 攻撃側がいないのでバトルが終わる。
gcg-note-cannot-pay = { $card }のコストを支払えない。
gcg-note-chosen = { $card }を選ぶ。
gcg-note-condition-fails = { $card }の条件を満たさない。
gcg-note-conditions-hold = { $card }の条件を満たす。
gcg-note-decides = { $player }が決める権利を得る。
gcg-note-deck-illegal = { $player }のデッキは規則どおりではない。
gcg-note-deck-legal = { $player }のデッキは規則どおりである。
gcg-note-does-not = { $player }は行わない。
gcg-note-draws = { $player }がカードを引く。
gcg-note-each = 各プレイヤーが順番に行う。
gcg-note-first-hand = { $player }が最初の手札を引く。
gcg-note-forbidden = { $card }にはできない。
gcg-note-forbidden-to = { $player }にはできない。
gcg-note-has-base = { $player }のシールドエリアにベースがある。
gcg-note-has-nothing = { $player }のシールドエリアは空である。
gcg-note-has-shields = { $player }のシールドエリアにはシールドがあり、ベースはない。
gcg-note-if = 条件を満たす。
gcg-note-if-done = 行った。
gcg-note-if-not = 条件を満たさない。
gcg-note-if-not-done = 行っていない。
gcg-note-is-deployed = { $card }を配備する。
gcg-note-is-next = 次は{ $card }の効果。
gcg-note-is-paired = { $card }をセットする。
gcg-note-late-hand = ハンドステップの後に手札が10枚を超えている。
gcg-note-level = { $card }: Lv.{ $level }、リソース{ $there }。
gcg-note-looks = { $player }が見る: { $words }
gcg-note-mode = { $player }は効果{ $n }を選ぶ。
gcg-note-negated = { $card }の効果は制限されている。
gcg-note-no-breach = { $player }のシールドエリアにカードがない。
gcg-note-no-deck = { $player }のデッキが0枚。
gcg-note-no-harm = { $card }にダメージはない。
gcg-note-no-harm-player = { $player }にダメージはない。
gcg-note-no-resource = { $player }のリソースカードがない。
gcg-note-no-resource-to-turn = { $player }に該当するリソースがない。
gcg-note-no-room = { $player }のリソースエリアに空きがない。
gcg-note-no-strike-back = 目標はもういないのでダメージを与えない。
gcg-note-no-such-ap = テキストの言うAPは存在しない。
gcg-note-none-chosen = 選ばない。
gcg-note-not-at-all = 0回なので何も起こらない。
gcg-note-not-paid = { $card }のコストを支払わない。
gcg-note-nothing-to = { $verb }対象がない。
gcg-note-nothing-to-recover = { $card }に回復するダメージがない。
gcg-note-number = { $player }は{ $n }を選ぶ。
gcg-note-paid-otherwise = { $card }のコストは書かれたとおりに支払われなかった。
gcg-note-paying = { $card }のコストを支払う。
gcg-note-plays = { $player }が{ $card }をプレイする。
gcg-note-put-back = { $player }がカードを戻す。
gcg-note-resource-decks = リソースデッキを置く。
gcg-note-struck = シールドエリアが空の{ $player }がバトルダメージを受けた。
gcg-note-target-gone = { $card }の目標がいないのでバトルが終わる。
gcg-note-then-anyway = 続きは行う。
gcg-note-turn-player-first = { $player }が先。
gcg-note-unit-chosen = { $card }にセットする。
gcg-note-unsettled = 常在効果が収まらない。
gcg-note-used-up = { $card }はこのターンすでに使った。
gcg-once = このターン使ったことになる。
gcg-paid = コストを支払った。
gcg-pair = パイロットをセットする。
gcg-pair-by-effect = 効果でパイロットをセットする。
gcg-phase-draw = ドローフェイズ
gcg-phase-end = エンドフェイズ
gcg-phase-main = メインフェイズ
gcg-phase-resource = リソースフェイズ
gcg-phase-setup = ゲームの準備
gcg-phase-start = スタートフェイズ
gcg-pick = 対象のカード。
gcg-play-base = ベースをプレイする。
gcg-play-by-effect = 効果でカードをプレイする。
gcg-play-command = コマンドをプレイする。
gcg-play-effect = その効果を発動する。
gcg-play-level = Lv.を確かめる。
gcg-play-pilot = パイロットをプレイする。
gcg-play-reveal = カードを公開する。
gcg-play-unit = ユニットをプレイする。
gcg-play-used = コマンドを使い終わる。
gcg-recover = 回復する。
gcg-redirect = 目標が変わる。
gcg-remove = 除外する。
gcg-repair = 《リペア》で回復する。
gcg-resolved = 効果を解決した。
gcg-resource = リソースを置く。
gcg-rest-away = 残りを別の場所に置く。
gcg-rested = レスト
gcg-result-drawn = 引き分け
gcg-result-undecided = テキストでは決まらない
gcg-result-won = { $players }の勝ち
gcg-reveal = カードを公開する。
gcg-room-base = ベースの場所を空ける。
gcg-rule-defeat = 敗北条件を満たした者は敗北する。
gcg-rule-destroyed = HP以上のダメージを受けたものは破壊される。
gcg-rule-shields = 破壊されたシールドの【バースト】を確かめる。
gcg-rule-tokens = 離れたトークンを取り除く。
gcg-setup-base = EXベースを置く。
gcg-setup-begin = ゲームを始める。
gcg-setup-decks = デッキを確かめる。
gcg-setup-draw = 最初の手札。
gcg-setup-ex-resource = EXリソースを置く。
gcg-setup-redraw = 手札を引き直す。
gcg-setup-resources = リソースデッキ。
gcg-setup-shields = シールドを置く。
gcg-setup-shuffle = デッキをシャッフルする。
gcg-shield-to-hand = シールドを手札に加える。
gcg-shuffle = デッキをシャッフルする。
gcg-summary = { $player }: Lv.{ $lv }、シールド{ $shields }、手札{ $hand }、{ $field }
gcg-then = その後。
gcg-to-hand = 手札に加える。
gcg-trash = トラッシュに置く。
gcg-turn = レストまたはアクティブにする。
gcg-turn-action = アクションステップ。
gcg-turn-active = すべてアクティブにする。
gcg-turn-again = このターンのものが残っているか。
gcg-turn-begins = ターンを始める。
gcg-turn-cleanup = 「このターン中」が終わる。
gcg-turn-draw = ターンのドロー。
gcg-turn-end = エンドフェイズ。
gcg-turn-end-step = 「ターン終了時」。
gcg-turn-main = メインフェイズ。
gcg-turn-next = ターンが移る。
gcg-turn-resolve = 誘発した効果を解決する。
gcg-turn-resource = リソースを置く。
gcg-turn-start = 「ターン開始時」。
gcg-turn-started = スタートフェイズが終わる。
gcg-turn-then = 誘発した効果を解決する。
gcg-win = 勝敗が決まる。
reading-battle-damage-ap = バトルダメージは誰のAPに等しいか？
reading-base-strikes-back = 攻撃されたベースはバトルダメージを与えるか？
reading-hp-in-texts = テキストのHPはダメージ後の残りか？
reading-destroyed-at = HPと等しいダメージで足りるか？
reading-destroyed-by = 後でHPが下がって破壊されたユニットはバトルダメージによるか？
reading-first-strike-triggers = 《ファーストストライク》で誘発した効果は目標のダメージより先か？
reading-new-triggers = 効果の途中で誘発したものは後か、ただちにか？
reading-burst-moment = 効果の途中で破壊されたシールドの【バースト】は後か、ただちにか？
reading-burst-or-new = 【バースト】が2つ待つとき、新しい効果とどちらが先か？
reading-targets-when = 対象はいつ選ぶか？
reading-up-to-none = 「N枚まで」で0枚を選べるか？
reading-too-few-targets = 選ぶ数より少ないときは？
reading-no-target-part = 一部の対象がないとき何が無効か？
reading-later-target = 後の指示の対象だけがないコマンドはプレイできるか？
reading-once-for-nothing = 何も起こらなかった【ターン1回】は使ったことになるか？
reading-trash-by-effect = 効果でトラッシュに置かれたカードは破壊されたか？
reading-pilot-destroyed = 破壊されたユニットのパイロットも破壊されたか？
reading-pilot-follows = ユニットが別の形で離れるときパイロットも移るか？
reading-pair-with = 誰のユニットにセットできるか？
reading-second-name = セットしていない【パイロット】部分の名前と特徴は数えるか？
reading-replacement-order = 置換効果が複数あるとき誰が選ぶか？
reading-replaced-again = 代わりに起こることをさらに置換できるか？
reading-draw-several = 複数枚を同時に引くか？
reading-search-shuffles = 探したデッキはシャッフルするか？
reading-removed-tokens = 取り除いたトークンはどこにあるか？
reading-room-order = 場所を空けるのは置く前か後か？
reading-room-count = 同時に複数配備するとき何体をトラッシュに置くか？
reading-resource-limit = EXリソースは15枚に数えるか？
reading-cleanup-again = クリーンナップステップで始まる「このターン中」も終わるか？
reading-hand-limit-late = ハンドステップ後に10枚を超えた手札は捨てるか？
reading-royale-action-first = バトルロイヤルのアクションステップは誰から？
reading-royale-blocks = バトルロイヤルで《ブロッカー》を使えるのは？
reading-royale-opponent-number = 「相手の」数は一人の数か合計か？
reading-royale-concession = バトルロイヤルで投了すると？
reading-royale-turn-of-loser = ターンプレイヤーが脱落するとターンはいつ終わるか？
reading-royale-target-gone = 攻撃されたプレイヤーが脱落するとバトルは終わるか？
reading-royale-removed-cards = 脱落したプレイヤーのカードは何かを誘発するか？
reading-royale-last-one = 他の全員がデッキ切れなら最後の一人は勝つか？
reading-royale-elimination-damage = 脱落ルールでどのダメージで脱落するか？
reading-team-phases = メンバーそれぞれが引きリソースを置くか？
reading-team-action-order = チームバトルのアクションステップは誰が行うか？
reading-team-trigger-order = 両メンバーの効果が同時に誘発したら誰が順番を決めるか？
reading-team-unit-limit = ユニット6体は一人ごとかチームごとか？
reading-team-odds = チームで定めのないことは誰が決めるか？
