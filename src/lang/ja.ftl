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

# Steps of a trace
step-chose = { $who } の選択: { $words }。
step-replace = 代わりに別のことが起こりうる。
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
bp-found-first = { $a } (A) 対 { $b } (B): { $player } が先攻。
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
bp-found-against-bulwark = { $character } は防壁 ({ $bulwark }) にブロックされている。
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
reading-passes-after-resolution = 解決の後、パス名簿を消すか？
reading-making-passes = 通常効果のアクションを起こすと、それだけでパスしたことになるか？
reading-empty-stage-pass = ステージが空のとき、チャンスを持つプレイヤーはパスできるか？
reading-triggered-immediate = 誘発した世代交代はすぐに解決するか、ステージに乗せるか？
reading-empty-deck-by-cost = コストでデッキがなくなった場合、いつ敗北するか？
reading-unpayable-cost = コストを全ては支払えないアクションを起こせるか？
reading-cost-bulwark = B の支払いにドライブできる防壁はどれか？
reading-block-mix = 複数の防壁、または防壁と兵士で 1 体のアタッカーをブロックできるか？
reading-losing-blockers = 複数のブロッカーが負けるか同じ数字の場合、墓地に移るのはどれか？
reading-attacker-gone = アタッカーが場を離れた場合、そのブロッカーはどうなるか？
reading-some-blockers-gone = ブロッカーの一部が場を離れた場合はどうなるか？
reading-no-attacker = アタックの解決で、あえてアタッカーを指定しないことはできるか？
reading-role-when-turned = チャージ状態になったアタッカーやドライブ状態になったブロッカーは、その役割を保つか？
reading-changes-when-equipped = 装備した兵士にアップとダウンの効果は残るか？
reading-equip-driven = ドライブ状態の兵士は装備の後もドライブ状態のままか？
reading-nothing-found = 世代交代で何も出なかった場合はどうなるか？
reading-twist-choice = ツイストでドライブ状態かチャージ状態かを選ぶのはいつか？
reading-once-counted = 1 ターンに 1 回は、アクションを起こした時に数えるか、解決した時に数えるか？
reading-no-card-to-turn = 開始時に表にするカードがない場合はどうなるか？
reading-search-none = カードがあるのに、サーチで何も選ばないことはできるか？

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
case-no-player = 「{ $name }」というプレイヤーはいません。行は A:、B:、?: のどれかで始まります
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
case-refused-by = 「{ $words }」は { $clauses } により認められません
case-was-legal = このプレイはルールに適っています。認めない条項はありません
case-refused-otherwise = このプレイは認められませんが、理由はこれではありません
case-ends-elsewhere = 事例は別の所で終わっています: { $found }
case-open-choice = 選択が残っています: { $who } が選びます ({ $clause })
case-no-path = { $path }: 局面にそのようなものはありません
case-other-value = { $path }: 期待した値は { $expected }、実際は { $found }
case-not-cited = { $clause }: これを引く手順は表示されていません
case-cited-earlier = { $clause }: 引かれていますが、前に挙げた条項より先です
case-reading-not-used = { $name }: この解釈に基づく手順はありません
case-too-many-parts = プレイの 1 行は { $most } 個以内の部分で書きます
case-refused-by-reading = { $words } は { $clauses } により認められません（解釈: { $readings }）
case-a-or-b = プレイヤーは "A" か "B" です
case-wrong-kind = { $path } は { $found } ですが、別の種類の値と比べています
goal-form = 「{ $text }」は条件ではありません。B.deck = 0 や A.soldiers.S7.number >= 9 のように書きます

# Traces, results, comparing
trace-ruling = 裁定:
trace-reading = 解釈: { $words }
trace-under = 解釈 { $words } に基づく
trace-decision = { $who }: { $question } ({ $clause })
trace-met-before = この局面は前にも、選択 { $n } の時点で現れています。
trace-failed = 期待と違う結果です:
trace-ours = { $text }: 発行元のシートが前提とする基本手順を、当方の言葉で書いたものです。
result-ongoing = ゲームは続く。
result-won = { $player } の勝利。
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
error-no-case = 事例「{ $name }」はありません
error-unreadable = { $name } を読み込めません: { $words }
error-unwritable = { $name } に書き込めません: { $words }
error-reading-form = 「{ $text }」は解釈とその選択肢ではありません。NAME=OPTION の形で書きます

# shinpan explore
explore-until-rest = 次の静止局面
explore-until-turns = { $n ->
    [1] このターンの終わり
   *[other] このターンから { $n } ターン目の終わり
}
explore-until-form = 「{ $text }」は範囲の指定ではありません。rest、turn、3 turns のように書きます
explore-seen = { $horizon }まで: { $positions } 局面を調べ、再び現れた { $merged } 局面は統合しました。
explore-chance = カードの順序や不明なカードも分岐になります。プレイヤーが強制できるのは、カードが何であっても実現することだけです。
explore-cycles = 再び現れる局面があります。そこを通る進行には終わりがありません。
explore-cut = 上限の { $limit } 局面に達したため、{ $cut } 個の局面で探索を打ち切りました。ほかにもあるかもしれません。
explore-forced = { $player } は、相手がどう応じても { $goal } を強制できます。
explore-with-help = { $player } は、助けがあれば { $goal } に到達できますが、強制はできません。
explore-never = { $player } は { $goal } に到達できません。
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
    プレイを行う:           summon soldier S7, drive bulwark D3      (前に A: や B: を付けてもよい)
    選択肢の番号:           2
    if PLAY; PLAY           もしそうしたらどうなるか (写しの上で)
    legal PLAY              認められるか、どの条項によるか
    options [all]           選べるもの。all: 認められないものとその理由も
    board, trace [all]      局面、これまでの手順
    why [STEP|CARD]         そこに至った手順と条項
    undo [N|all], redo      戻る、進む
    set A.deck = 12         静止局面で盤面を編集する。put A.hand S7、remove A.hand S7 も
    reading [NAME=OPTION]   解釈の一覧。1 つを切り替えて同じ進行をやり直す
    edition EDITION         同じ進行を別の版で
    explore [rest|turn|N turns] [for A] [goal B.deck = 0]
    rule A-9, search WORDS  ルール本文
    save FILE.md, load FILE.md|GAME, new, help, quit
repl-differs = 違い:
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
    shinpan table case.md              事例をプレイし終えた所から
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
