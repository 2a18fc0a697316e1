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
trace-under = 解釈 { $words } に基づく
trace-decision = { $who }: { $question } ({ $clause })
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
    penalty [語]            違反・罰則・先攻。countdown: 本文の定める制限時間
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
repl-help-penalty = penalty、penalty 語 — 違反・罰則その他、本文が大会運営に任せること。このゲーム、または他のゲームの。
repl-help-countdown = countdown — このゲームの本文が定める制限時間を 1 秒ずつ数える。
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
op-grant-cannot = できないことがある
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
op-choice-activate-nth = { $card } の効果を発動する ({ $n })
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
op-choice-resolve-nth = { $card } を解決する ({ $n })
op-choice-use = { $card } の効果を使う
op-choice-decline = 使わない
op-choice-mode = { $n } 番目を選ぶ
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
op-event-player-cannot = これより { $player } に効果が適用される。
op-event-expire = { $player } の効果のうち、この時点までのものが終わる。
op-event-set-off = { $card } の効果が発動タイミングを迎える。
op-event-ordered = 永続効果をこの順で適用する: { $words }。
op-event-later = これは後で行う。
op-event-due = 後回しにしたことを今行う。
op-event-turn = { $player } のターンが始まる。
op-event-first = { $player } が先攻。
op-event-keeps = { $player } は手札をキープする。
op-event-redraws = { $player } は手札を戻し、引き直す。
op-event-attack = { $card } はレストになり、アタックする。
op-event-target = アタックの対象は { $card }。
op-event-redirect = アタックの対象は { $card } に変わる。
op-event-block = { $card } がブロックする: レストになり、アタックの対象になる。
op-event-struck = { $player } のリーダーは、ライフが 0 枚の時にダメージを受ける。
op-event-doomed = { $player } のデッキは 0 枚。テキストにより { $player } はすぐには敗北しない。
op-event-trigger = { $card } の【トリガー】が発動する。
op-event-is = { $player } のカードは { $card } である。
op-event-shuffle = { $player } はデッキをシャッフルする。
op-event-mixed = { $player } のデッキの上から { $n } 枚を無作為な順番で戻す。
op-event-face-up = { $card } を表向きにする。
op-event-face-down = { $card } を裏向きにする。
op-event-revealed = { $card } を公開する。
op-event-conceded = { $player } が投了し、敗北した。
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
op-note-paying = { $card } の発動コストを支払う。
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
op-note-if = 「場合」の条件は満たされている。
op-note-if-not = 「場合」の条件は満たされていない: 残りは解決しない。
op-note-if-done = それは行われた。続きを解決する。
op-note-if-not-done = それは行われなかった: 続きは解決しない。
op-note-then-anyway = 「その後」の前の部分は行われなかったが、続きは解決する。
op-note-nothing-to = { $verb }カードがない。
op-note-forbidden = { $card } については、効果によりこれが禁じられている。
op-note-forbidden-to = { $player } は効果によりこれを禁じられている。
op-note-no-don-turned = { $player } には、これを行うドン!!カードがない。
op-note-put-back = { $player } はカードを元の通りに戻す。
op-note-already-so = { $card } はすでにその状態である。
op-note-not-at-all = 0 回: 何も起こらない。
op-note-does-not = { $player } は行わない。
op-note-mode = { $player } は { $n } 番目を選ぶ。
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
op-note-returns = { $player } はドン!! { $n } 枚を戻す。
op-note-ends-turn = { $player } はターンを終了する。
op-note-number = { $player } は { $n } を選ぶ。

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
reading-new-auto = A の解決で C が発動タイミングを迎え、同じプレイヤーの B が待っている: C を B より先に解決できるか？
reading-trigger-goes = イベントでないカードは、【トリガー】の後どこへ行くか？
reading-both-lose = 両プレイヤーが同時に敗北する: どうなるかを述べる条項はない。
reading-secret-choice = 非公開領域から、条件に合うカードを決まった枚数選ぶ: 見つけないことを選べるか？
reading-next-turn-now = 相手のターン中に生じた「次の相手のターン終了時まで」: それはどのターンか？
reading-2023-chain = 非ターンプレイヤーの効果が待つ間に、ターンプレイヤーの効果が発動タイミングを迎える: どちらが先か？
reading-2023-moved-source = 順番が来る前にカードが移動した自動効果: 解決するか？
reading-2023-replacements = 「代わりに」の効果が複数ある: 誰のものを先に使えるか？
reading-2023-leaves-to-secret = 非公開領域に移ったカードの「場を離れた時…」の効果: 解決するか？
reading-2023-gained = カードの効果が無効になった後に得た効果: 有効か？
reading-2023-if = 「そうした場合」の前の部分ができなかった: 続きは起こるか？
reading-2023-on-ko = 【KO時】の条件はどこで確認するか？
reading-2023-changed-cost = 発動コストが別のものに置き換えられた: 残りは行うか？
reading-2023-trigger-elsewhere = 手札以外に置かれるライフのカード: その【トリガー】は使えるか？
reading-2023-start-of-game = 「ゲーム開始時」の効果: それは起こるか？
reading-at-one-moment = 複数のカードが同時に 1 つの効果を誘発した場合、カードごとに 1 回ずつ発動するか？

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
cards-check-totals = { $game } のカード { $cards } 種、テキストのあるもの { $texts }。全文を読めたもの { $read }（{ $share } %）。
cards-check-refused = 残りは次の語で止まる：
cards-check-end = （テキストの末尾）
cards-show-none = カード「{ $name }」はありません
cards-show-several = 「{ $name }」という名前のカードは複数あります: { $numbers }
cards-show-no-data = カードデータは --cards で指定します。指定がなければ、プログラム内の架空のカードだけがあります
cards-show-refused = テキストの { $at } バイト目から理解できません：「{ $words }」
cards-show-refused-trigger = トリガーのテキストの { $at } バイト目から理解できません：「{ $words }」
cards-show-life = ライフ { $n }
cards-show-cost = コスト { $n }
cards-show-power = パワー { $n }
cards-show-counter = カウンター { $n }
help-cards = ONE PIECE のカードデータ：どのテキストが、どう理解されるか
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

# Whom and what something is granted
op-tell-grant-attacks-active = 相手のアクティブのキャラにもアタックできる
op-tell-grant-attacks-active-of = 相手のアクティブのカード（{ $filter }）にもアタックできる
op-tell-grant-attribute = 属性（{ $name }）も持つ
op-tell-grant-wins-by-deck = デッキが0枚になった時、敗北する代わりに勝利する
op-tell-grant-loses-later = デッキが0枚でもすぐには敗北せず、そのターンの終了時に敗北する
op-tell-grant-stays-rested = リフレッシュフェイズでアクティブにならない
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
op-tell-attribute-slash = 斬
op-tell-attribute-strike = 打
op-tell-attribute-ranged = 射
op-tell-attribute-special = 特
op-tell-attribute-wisdom = 知

# Numbers
op-tell-amount-don-on-this = （このカードに付与されているドン!!の枚数）

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

## Summoner Master: why a card text is refused, and how words were taken
sm-text-unread = この語は理解できません
sm-text-too-much = この行は長すぎるか、込み入りすぎていて読めません
sm-text-two-ways = この行は、意味の異なる二通りに読めます
sm-text-no-box-here = 技・ボックス・例外はここには書けません
sm-text-too-great = 数が大きすぎます
sm-text-times = 「複数回」は 2 以上の数でなければなりません
sm-text-said-twice = 同じことが二度書かれています
sm-text-no-cost-and-cost = 「-」はコストなしを表すので、他のコストと並べられません
sm-text-own-in-cost = コストに使えるのは自分のカードです（アリーナから、ディスカードは手札から）
sm-text-ability-happens = カードが持つ能力は一時点で起こることではありません。誰が得るかを書いてください
sm-text-which-zone = どのゾーンか分かりません
sm-text-fixed-mp = Fixed Mp とコストの Mp が一致しません
sm-text-continuous-chooses = このカードでは、冒頭の語のないテキストは常に働きます（601.3.2）。カードを選ぶことはできません
sm-text-continuous-happens = このカードでは、冒頭の語のないテキストは常に働きます（601.3.2）が、これは一度起こることです。前に「When …:」か「Skill (…):」が必要です
sm-text-continuous-ends = このカードでは、冒頭の語のないテキストは常に働きます（601.3.2）。終わりを書くことはできません
sm-text-only-what-it-is = ここで書けるのはカードの性質だけで、持ち主や場所は書けません
sm-text-none-needed = 1 以上の数が必要です
sm-text-move-number = 技の値は At・Df・Sp・Mp です
sm-text-different-names = 「異なる名前」は数えるときだけに使います
sm-text-how-many = カードの枚数が書かれていません
sm-text-which-library = Seal Library か Mystic Library を書いてください
sm-text-what-is-x = X が何か書かれていません：「X by the number of …」
sm-text-no-x = 前の文に X がありません
sm-text-no-noun = カードの種類でも種族でもありません
sm-text-no-element = 属性ではありません
sm-text-no-mark = 属性でも種族（200.4.2）でもミスティックの種類（201.3.3）でもありません
sm-text-no-name = ゲームの用語は、引用符なしではカード名になりません
sm-text-quote-the-name = この名前には引用符が必要です
sm-text-two-owners = 同じカードに二人の持ち主が書かれています
sm-text-two-places = 同じカードに二つの場所が書かれています
sm-text-not-there = そのカードはそこには置かれません
sm-text-none-chosen = 1 以上の数が必要です
sm-text-and-or = 「and」と「or」が混ざると二通りに読めます
sm-text-whose-subturn = どちらの攻撃サブターンか書かれていません
sm-text-always-true = これは常に成り立ちます
sm-text-no-turns = 0 ターンは期間になりません
sm-text-if-then = 「then」の後が「if」に掛かるか分かりません。別の行に書いてください
sm-text-until-of-both = 期間が両方に掛かるか分かりません。それぞれの後に書いてください
sm-text-together = 「同時に」には二つ以上のことが必要です
sm-text-no-subject = どのカードのことか分かりません。主語なしで書けるのは「Pasted …:」の後だけです
sm-text-move-what = 移せるのはミスティックだけです（g:Move Mystic Card）
sm-text-fortune = Fortune には 2 つ以上の選択肢が必要です
sm-text-only-seals = これはシールにだけ言えます
sm-text-which-player = どのプレイヤーか分かりません：自分か相手か
sm-text-discard-from-hand = ディスカードは自分の手札からです（g:Discard）
sm-text-random-how-many = 無作為に選ぶときは、手札のシール・ミスティック・カードの枚数だけを書きます
sm-text-from-where = カードをどこから出すか書かれていません
sm-text-one-kind = 一度に移すカウンターは一種類です
sm-text-not-the-same = タイ語と英語のテキストの意味が一致しません
sm-text-supports = { $wanted ->
    [1] ダブルのサポートは 1 枚です（{ $found } 枚ではありません）
   *[other] トリプルのサポートは 2 枚です（{ $found } 枚ではありません）
}
sm-text-number = 「{ $value }」は { $key } の値になりません
sm-text-range = { $from } から { $to } までの整数
sm-text-near = 理解できる形：{ $words }
sm-text-refused = テキストが「{ $words }」で理解できません：{ $why }
sm-taken-order-is-one-part = 命じるだけのスキルは一つの部分とみなします（608 ではなく 605.12）。
sm-taken-name-of-a-card = 一覧になく大文字で始まる語は、カード名とみなします。
sm-taken-whose-step = 誰のステップ・サブターンか書かれていないので、どのプレイヤーのものでもあるとみなします。

## The desk of a tournament: shinpan penalty
penalty-none = { $title }：この本文には、違反や罰則についての条項はありません。
penalty-nothing = 大会運営に関する条項に「{ $words }」はありません
penalty-topics = 見出し: { $words }
penalty-unnamed = 本文は禁じていますが、罰則は定めていません。
desk-sm-gambling = ゲームに賭けること。
desk-sm-gambling-penalty = 賭けをしたプレイヤーは、どの大会にも参加できません。
desk-sm-loop = 一つの段階が終わりなく繰り返されるようにカードを使うこと。
desk-sm-deliberate-loop = 時間稼ぎや引き分けのために故意に繰り返しを起こすこと。スタッフがデッキと状況から判断します。
desk-sm-deliberate-loop-penalty = プレイヤーは大会から退場となり、賞品を受ける権利を直ちに失います。
desk-sm-stalling = リフレクションやエクストラカードを示すのに 10 秒を超えること。
desk-sm-stalling-penalty = スタッフは遅延行為と判定できます。その結果どうなるかは、本文にありません。
desk-sm-outside-cards = 用意した束の外からリフレクションやエクストラカードをゲームに持ち込むこと。
desk-sm-wisdom = Wisdom で、デッキの枚数制限を超えることになるカードを宣言すること（項目 7）。
desk-sm-wisdom-penalty = 大会で見つかった場合はゲームロス。この箇所の原文は不確かです。
desk-sm-showing-time = リフレクションやエクストラカードを示す時間は 10 秒。この本文で唯一の時間制限です。卓では countdown。
desk-sm-first-game = マッチの最初のゲームの先攻: 公平な方法で決めます。
desk-sm-later-games = 次のゲームの先攻: 前のゲームの敗者が決めます。
desk-sm-next-game = ゲームの後: カードをデッキに戻し、次のゲームを始めます。
desk-sm-losing = ゲームの負け方。
desk-sm-draw = ゲームの引き分け。
desk-sm-absent = この本文にないもの: ラウンド時間、マッチの長さ、警告、投了、禁止カード一覧。Tournament Rule と Oracle Wording を参照するよう書かれています。
help-penalty = 違反と罰則、その他大会運営に任されたことについて本文が述べること
help-penalty-examples = 例:
    shinpan penalty sm
    shinpan penalty sm stalling
    shinpan penalty op
help-penalty-words = ゲームと語: 違反、番号、時間、先攻など
repl-countdown = { $clause }: { $n } 秒
repl-countdown-over = 時間です（{ $clause }）。
repl-no-countdown = このゲームの本文に時間制限はありません

## Summoner Master: its words, and card texts told
sm-zone-arena = アリーナ
sm-zone-hand = 手札
sm-zone-seal-library = シールライブラリー
sm-zone-mystic-library = ミスティックライブラリー
sm-zone-seal-shrine = シールのシュライン
sm-zone-mystic-shrine = ミスティックのシュライン
sm-zone-removed = リムーブゾーン
sm-zone-beside = デッキ横のカード
sm-kind-seal = シール
sm-kind-mystic = ミスティック
sm-element-earth = ［地］
sm-element-water = ［水］
sm-element-wind = ［風］
sm-element-fire = ［火］
sm-element-light = ［光］
sm-element-dark = ［闇］
sm-element-non = ［無属性］
sm-element-multi = ［マルチ］
sm-stat-at = At
sm-stat-df = Df
sm-stat-sp = Sp
sm-stat-lv = Lv
sm-stat-cast-mp = 詠唱 Mp
sm-stat-attack-mp = 攻撃 Mp
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
sm-verb-choose = 選ぶ
sm-verb-give = 与える
sm-verb-show = 示す
sm-verb-destroy = 破壊する
sm-verb-sacrifice = サクリファイスする
sm-verb-discard = ディスカードする
sm-verb-to-shrine = シュラインに置く
sm-verb-to-library = ライブラリーに戻す
sm-verb-to-hand = 手札に加える
sm-verb-remove = リムーブする
sm-verb-enter = アリーナに出す
sm-verb-cast = 詠唱する
sm-verb-activate = アクティブにする
sm-verb-inactivate = インアクティブにする
sm-verb-change-line = ラインを変える
sm-verb-separate = 合体を解く
sm-verb-curse = カースを与える
sm-verb-cure = カースを治す
sm-verb-move-curse = カースを移す
sm-verb-control = コントロールする
sm-verb-steal = スティールする
sm-verb-move-mystic = 移す
sm-verb-change-target = 新しい対象にする
sm-verb-order = 命じる
sm-verb-counters = カウンターを変える
sm-verb-pass-turns = ターンを経過させる
sm-verb-gain = 得る
sm-when-player-commands = { $who }がカードに命じたとき
sm-when-declares-attack = { $who }が攻撃を宣言したとき
sm-when-declares-hand-attack = { $who }が手札への攻撃を宣言したとき
sm-when-declares-all = { $who }が All 攻撃を宣言したとき
sm-when-declares-multiple = { $who }が複数回攻撃を宣言したとき
sm-when-declares-combination = { $who }が合体を宣言したとき
sm-when-declares-break = { $who }が合体解除を宣言したとき
sm-when-declares-line = { $who }がライン指定を宣言したとき
sm-when-declares-skill = { $who }がスキルの使用を宣言したとき
sm-when-declares-skill-all = { $who }が All スキルの使用を宣言したとき
sm-when-declares-skill-multiple = { $who }が複数回スキルの使用を宣言したとき
sm-when-declares-hand-skill = { $who }が手札のスキルの使用を宣言したとき
sm-when-attacks = { $who }が攻撃したとき
sm-when-attacks-hand = { $who }が手札を攻撃したとき
sm-when-attacks-all = { $who }が All 攻撃をしたとき
sm-when-is-attacked = { $who }が攻撃されたとき
sm-when-is-attacked-by-all = { $who }が All 攻撃を受けたとき
sm-when-fights = { $who }が戦闘するとき
sm-when-attack-succeeds = { $who }の攻撃が成功したとき
sm-when-attacked-succeeds = { $who }への攻撃が成功したとき
sm-when-fight-succeeds = { $who }の戦闘が成功したとき
sm-when-fight-ends = { $who }の戦闘が終わったとき
sm-when-hand-attack-succeeds = { $who }の手札への攻撃が成功したとき
sm-when-all-succeeds = { $who }の All 攻撃が成功したとき
sm-when-attacked-by-all-succeeds = { $who }への All 攻撃が成功したとき
sm-when-combines = { $who }が合体するとき
sm-when-has-combined = { $who }の合体が成功したとき
sm-when-breaks = { $who }が合体を解くとき
sm-when-has-broken = { $who }の合体解除が成功したとき
sm-when-changes-line = { $who }がラインを変えるとき
sm-when-changed-line = { $who }のライン変更が成功したとき
sm-when-sets-line = { $who }がラインを指定するとき
sm-when-has-set-line = { $who }のライン指定が成功したとき
sm-when-dances = { $who }がダンシングするとき
sm-when-dances-to-at = { $who }が At Line へダンシングするとき
sm-when-dances-to-df = { $who }が Df Line へダンシングするとき
sm-when-uses-skill = { $who }がスキルを使うとき
sm-when-uses-skill-all = { $who }が All スキルを使うとき
sm-when-skill-succeeds = { $who }のスキルが成功したとき
sm-when-skill-all-succeeds = { $who }の All スキルが成功したとき
sm-when-is-cast = { $who }が詠唱されたとき
sm-when-cast-succeeds = { $who }の詠唱が成功したとき
sm-when-enters = { $who }がアリーナに入ったとき
sm-when-is-pasted = { $who }が貼られたとき
sm-when-pasted-succeeds = { $who }の貼り付けが成功したとき
sm-when-grows = { $who }がグロースするとき
sm-when-has-grown = { $who }のグロースが成功したとき
sm-when-progresses = { $who }がプログレスするとき
sm-when-has-progressed = { $who }のプログレスが成功したとき
sm-when-regenerates = { $who }がリジェネレーションするとき
sm-when-has-regenerated = { $who }のリジェネレーションが成功したとき
sm-when-destroys = { $who }がカードを破壊したとき
sm-when-is-destroyed = { $who }が破壊されたとき
sm-when-discards = { $who }がディスカードさせたとき
sm-when-is-discarded = { $who }がディスカードされたとき
sm-when-falls-to-shrine = { $who }がシュラインに落ちたとき
sm-when-falls-from-library = { $who }がライブラリーからシュラインに落ちたとき
sm-when-returns-to-library = { $who }がライブラリーに戻ったとき
sm-when-goes-to-hand = { $who }が手札に移ったとき
sm-when-is-removed = { $who }がリムーブされたとき
sm-when-leaves-arena = { $who }がアリーナを離れたとき
sm-when-gets-curse = { $who }がカースを受けたとき
sm-when-steals = { $who }のスティールが成功したとき
sm-when-becomes-inactive = { $who }がインアクティブになったとき
sm-when-becomes-active = { $who }がアクティブになったとき
sm-when-draws = { $who }が引いたとき
sm-when-enters-attack = { $who }が攻撃サブターンに入ったとき
sm-when-enters-defence = { $who }が防御サブターンに入ったとき
sm-when-enters-check-up = { $who }がチェックアップステップに入ったとき
sm-when-enters-draw = { $who }がドローステップに入ったとき
sm-when-enters-discard = { $who }がディスカードステップに入ったとき
sm-when-enters-main = { $who }がメインステップに入ったとき
sm-when-enters-clean-up = { $who }が Mp クリーンアップステップに入ったとき
sm-when-enters-fill-up = { $who }が Mp フィルアップステップに入ったとき
sm-when-enters-end = { $who }がエンドステップに入ったとき
sm-when-ends-attack = { $who }の攻撃サブターンが終わったとき
sm-when-ends-defence = { $who }の防御サブターンが終わったとき
sm-when-ends-subturn = { $who }のサブターンが終わったとき
sm-tell-auto = トリガー能力：{ $words }
sm-tell-permanent = 常在能力
sm-tell-cost = コスト：
sm-tell-effect = 効果：
sm-tell-no-text = スキルも能力もない
sm-tell-is-inactive = インアクティブ
sm-tell-is-active = アクティブ
sm-tell-this = このカード
sm-tell-this-is = このカードが { $filter }
sm-tell-grant-is = { $stat } は { $n } になる
sm-tell-is-type = ［{ $name }］
sm-tell-is-name-part = N<{ $name }>
sm-tell-cards-arena = アリーナのカード
sm-tell-cards-hand = 手札
sm-tell-cards-seal-library = シールライブラリーのカード
sm-tell-cards-mystic-library = ミスティックライブラリーのカード
sm-tell-cards-seal-shrine = シールのシュラインのカード
sm-tell-cards-mystic-shrine = ミスティックのシュラインのカード
sm-tell-cards-shrines = シュラインのカード
sm-tell-cards-libraries = ライブラリーのカード
sm-tell-cards-removed = リムーブゾーンのカード
sm-tell-cards-beside = デッキ横のカード
sm-tell-op-to-library = { $cards }をライブラリーに戻す（{ $spot }）
sm-tell-later-subturn = このサブターンの終わりに：
sm-tell-later-turns = ターンが経過したら：
sm-tell-until-always = 両方がある間
sm-tell-until-subturn = サブターンの終わりまで
sm-tell-until-turn = このターンの間
sm-tell-until-turns = { $n } ターンの間
sm-tell-until-subturns = { $n } サブターンの間
sm-tell-until-curse = { $curse } がある間
sm-tell-until-fight = 戦闘の間
sm-tell-until-arena = このカードがアリーナにある間
sm-tell-until-line = このカードが { $line } にある間
sm-tell-skill = スキル
sm-tell-twinkling = Twinkling
sm-tell-interfere = インターフィア
sm-tell-on-all = All
sm-tell-times = { $n } 回
sm-tell-in-hand = 手札から
sm-tell-success = ミスティックの成功時（601.2.4）
sm-tell-wake-up = Wake Up
sm-tell-wisdom = Wisdom：{ $filter }
sm-tell-is-in-line = { $line } にある
sm-tell-is-in-no-line = どのラインにもない
sm-tell-is-attacking = 攻撃している
sm-tell-is-attacked = 攻撃されている
sm-tell-is-fighting = 戦闘している
sm-tell-is-cursed = カースのある
sm-tell-is-cursed-by = { $curse } のある
sm-tell-is-grown = グロース済み
sm-tell-is-progressed = プログレス済み
sm-tell-is-main = 合体している
sm-tell-is-support = サポート
sm-tell-is-combination = { $n ->
    [2] ダブル合体
   *[other] トリプル合体
}
sm-tell-is-form = 「{ $name }」の状態
sm-tell-is-extra = エクストラカード
sm-tell-is-interfere = インターフィアを持つ
sm-tell-is-untargeted = 対象を定めない
sm-tell-is-paste = { $name }
sm-tell-is-pasted-on = カード（{ $filter }）に貼られている
sm-tell-is-host = このカードが貼られているカード
sm-tell-is-main-of-this = このカードのメイン
sm-tell-is-set = セット「{ $name }」
sm-tell-is-with-counters = { $counter } が { $n } 個以上ある
sm-tell-is-symbol = 属性記号 { $name }
sm-tell-is-being-cast = 詠唱中
sm-tell-is-with-skill = スキルを持つ
sm-tell-is-normal-stat = 通常の { $stat } が { $range }
sm-tell-is-normal-element = 通常の属性 { $name }
sm-tell-is-normal-name = 通常の名前「{ $name }」
sm-tell-number-mp = { $whose }Mp
sm-tell-number-levels = { $whose }シュラインの Lv 合計
sm-tell-number-counters = このカードの { $counter } の数
sm-tell-number-elements = （{ $cards }の異なる属性の数）
sm-tell-number-tribes = （{ $cards }の異なる種族の数）
sm-tell-number-symbols = （{ $cards }の異なる属性記号の数）
sm-tell-number-names = （{ $cards }の異なる名前の数）
sm-tell-alone = 自分の同種のカードが他にアリーナにない（Alone）
sm-tell-support = このカードがサポートである
sm-tell-support-of = このカードがシール（{ $filter }）のサポートである
sm-tell-pasted = このカードがカードに貼られている
sm-tell-pasted-on = このカードがカード（{ $filter }）に貼られている
sm-tell-attack-subturn = { $whose }攻撃サブターンである
sm-tell-combined = このカードが合体している
sm-tell-combined-in = このカードが「{ $name }」の状態である
sm-tell-normally-combined = このカードがメインとして実際に合体している
sm-tell-stated = { $words }（コントロールによらず所有するカードのみ数える）
sm-tell-subject = { $whose }{ $cards }
sm-tell-cannot-attack = 攻撃できない
sm-tell-cannot-be-attacked = 攻撃されない
sm-tell-cannot-attack-hand = 手札を攻撃できない
sm-tell-cannot-counter = 反撃できない
sm-tell-cannot-change-line = ラインを変えられない
sm-tell-cannot-support = サポートになれない
sm-tell-cannot-combine = 合体できない
sm-tell-cannot-use-skill = スキルを使えない
sm-tell-cannot-draw = 引けない
sm-tell-cannot-become-active = アクティブになれない
sm-tell-cannot-be-condition = 条件シールになれない
sm-tell-cannot-be-target = { $against }の対象に選ばれない
sm-tell-cannot-cast = { $cards }を詠唱できない
sm-tell-can-attack-from-df = Df Line から攻撃できる
sm-tell-can-attack-across = Df Line を越えて攻撃できる
sm-tell-can-attack-hand = 相手のラインにシールがあっても手札を攻撃できる
sm-tell-can-counter = 反撃できる
sm-tell-can-attack-twice = 攻撃 Mp を一度払って技を 2 回使える
sm-tell-can-attack-again = インアクティブでももう 1 回攻撃を命じられる
sm-tell-can-attack-again-free = インアクティブでも攻撃 Mp なしでもう 1 回攻撃を命じられる
sm-tell-can-support = サポートになれる
sm-tell-protect = プロテクト：{ $against }
sm-tell-cancel = キャンセル：{ $against }
sm-tell-loses-skills = スキルを失う
sm-tell-loses-abilities = 能力を失う
sm-tell-swap = { $one } と { $two } を入れ替える
sm-tell-counts-as-in = 「{ $name }」の状態とみなす
sm-tell-also = { $name } でもある
sm-tell-becomes = { $name } になる
sm-tell-shade = Shade of { $name }
sm-tell-mp-max = Mp 上限 { $n }
sm-tell-shrine-max = シュライン上限 { $n }
sm-tell-skill-mp = スキルの Mp { $n }
sm-tell-period-subturn = サブターン
sm-tell-period-turn = ターン
sm-tell-period-game = ゲーム
sm-tell-limit = 1 { $period }に { $n } 回
sm-tell-limit-named = 同名のカード全体で 1 { $period }に { $n } 回
sm-tell-works = 同名のカードが { $from } 枚以上（{ $zone }）なら { $work } 枚だけ働く
sm-tell-fixed-mp = Mp は { $n } で固定
sm-tell-uncancelled = キャンセルされない
sm-tell-unlosable = 失われない
sm-tell-even-lost = 戦闘に負けたシールにも
sm-tell-growth-box = グロース後のみ
sm-tell-progress-box = プログレス後のみ
sm-tell-charged-counter = チャージカウンター
sm-tell-fixed-counter = 固定チャージカウンター
sm-tell-things-everything = すべて
sm-tell-things-mystics = ミスティック
sm-tell-things-skills = スキル
sm-tell-things-interfere-skills = インターフィアスキル
sm-tell-things-abilities = 能力
sm-tell-things-seals = シールのスキルと能力
sm-tell-things-curses = カース
sm-tell-things-curse = { $curse }
sm-tell-things-of = { $whose }{ $what }
sm-tell-any-kind = カード
sm-tell-op-pay-mp = Mp を { $n } 払う
sm-tell-op-pay-counters = { $counter } を { $n } 払う
sm-tell-op-mp = { $who }: Mp { $n }
sm-tell-for-turns = （{ $n } ターン）
sm-tell-op-curse = { $cards }に { $curse }{ $turns }
sm-tell-op-curse-gives = { $words }、その間 { $gives }
sm-tell-op-cure = { $cards }のカースをすべて治す
sm-tell-op-cure-one = { $cards }のカースを 1 つ治す
sm-tell-op-cure-kind = { $cards }の { $curse } を治す
sm-tell-op-move-curse = カースを 1 つ、前者から後者へ移す：{ $cards }
sm-tell-op-control = { $cards }をコントロールする（{ $until }）
sm-tell-op-steal = { $cards }をスティールする
sm-tell-op-remove-for = { $cards }を { $n } ターンの間リムーブする
sm-tell-op-enter = { $cards }をアリーナに出す
sm-tell-op-enter-line = { $cards }をアリーナの { $line } に出す
sm-tell-op-cast = { $cards }を Mp なしで詠唱する
sm-tell-op-create = エクストラ「{ $name }」を作る
sm-tell-op-order-attack = 攻撃を命じる：{ $cards }
sm-tell-op-order-attack-free = Mp なしの攻撃を命じる：{ $cards }
sm-tell-op-order-skill = スキルの使用を命じる：{ $cards }
sm-tell-op-order-combine = 合体を命じる：{ $cards }
sm-tell-op-order-line = ライン指定を命じる：{ $cards }
sm-tell-op-attack = 効果として攻撃する：{ $cards }
sm-tell-op-change-line = もう一方のラインへ：{ $cards }
sm-tell-op-go-to-line = { $line } へ：{ $cards }
sm-tell-op-separate = { $cards }の合体を解く
sm-tell-op-move-mystic = { $cards }を貼れる別の場所へ移す
sm-tell-op-change-target = 進行中のスキルかミスティック 1 つの対象を{ $cards }に移す
sm-tell-op-counters = { $cards }: { $counter } { $n }
sm-tell-op-move-counters = { $counter } を { $n } 個、前者から後者へ移す：{ $cards }
sm-tell-op-pass-turns = { $cards }は { $n } ターン経過したとみなす
sm-tell-op-skip-turn = ターンを飛ばす
sm-tell-op-fortune = Fortune { $n }
sm-tell-op-random = { $whose }手札から無作為に{ $kind } { $n } 枚：{ $verb }
sm-tell-op-draw = { $who }は{ $kind }を { $n } 枚引く
sm-tell-op-gain-skill = このカードは{ $cards }のスキルを得る（{ $until }）
sm-tell-op-gain-ability = このカードは{ $cards }の能力を得る（{ $until }）
sm-tell-op-together = 同時に（603.6.1）：
sm-tell-op-together-ends = 同時に行うことの終わり
sm-tell-op-order-begins = 命令（第二部分、608）：

# Summoner Master
sm-abilities = Abilityが働く。
sm-ability = Abilityが働く。
sm-ability-works = Abilityが働く。
sm-active-again = Inactive SealがActiveになる。
sm-all-attack = All攻撃を命じる。
sm-all-attacked = 両LineのすべてのSealが攻撃される。
sm-ask-abilities = Abilityはどう働き、対象は何か。
sm-ask-again = どの対象を選び直すか。
sm-ask-attacked = どのSealを攻撃するか。
sm-ask-cast-target = Mystic Cardの対象は何か。
sm-ask-choose = どのカードを選ぶか。
sm-ask-condition = 枠のどの条件か。
sm-ask-condition-seal = どのSealを条件Sealにするか。
sm-ask-counters = 自分側のCharged Counterをいくつ支払うか。
sm-ask-cure = どのCurseを治すか。
sm-ask-discard = どのカードをDiscardするか。
sm-ask-draw = どのLibraryから引くか。
sm-ask-form = どの形で合体するか。
sm-ask-form-in-force = 合体したSealはどの技か。
sm-ask-fortune = 当たりか。
sm-ask-gain = どの能力を得るか。
sm-ask-grow = Growthを行うか。
sm-ask-hand-card = 手札のどのカードがSkillを使うか。
sm-ask-hit = 今回は何を攻撃するか。
sm-ask-interfere = Interfereを使うか。
sm-ask-kind = SealかMystic Cardか。
sm-ask-library-order = どのカードを上に置くか。
sm-ask-line = どのLineか。
sm-ask-main = 攻撃側は何をするか。
sm-ask-may = 行うか。
sm-ask-mode = どう働くか。
sm-ask-move = どの攻撃技を使うか。
sm-ask-move-curse = どのCurseを移すか。
sm-ask-move-mystic = Mystic Cardをどこへ移すか。
sm-ask-order = どのAbilityが先に働くか。
sm-ask-pay = Costを支払うか。
sm-ask-progress = Progressを行うか。
sm-ask-progressed = どのカードがProgressされるか。
sm-ask-random = 無作為に選ばれるのはどのカードか。
sm-ask-regenerate = Regenerationを行うか。
sm-ask-shrine-order = Shrineで上になるのはどのカードか。
sm-ask-side = Main Sealのどちら側に置くか。
sm-ask-start = どちらが先に始めるか。
sm-ask-starter = どちらが先に始めるか。
sm-ask-support = どのSealをSupportにするか。
sm-ask-target = Skillの対象は何か。
sm-ask-top-card = 一番上のカードは何か。
sm-ask-twinkling = Twinklingのカードはどこへ行くか。
sm-ask-wake = Wake Upを使うか。
sm-ask-which-card = どのカードか。
sm-ask-wisdom = どのカード名を宣言するか。
sm-attack = 攻撃を命じる。
sm-attack-cost = 攻撃のCostを払えるか。
sm-attack-over = 攻撃が終わる。
sm-attack-paid = 攻撃のCostを払い宣言する。
sm-attack-state-over = 攻撃状態が終わる。
sm-attack-target-there = 攻撃対象があるか。
sm-attacked-again = 攻撃されるSealはなお正しいか。
sm-attacker-again = 攻撃はなお正しいか。
sm-being-removed = カードがRemoveされる。
sm-board-at = {"  "}At Line：{ $words }
sm-board-df = {"  "}Df Line：{ $words }
sm-board-mystics = {"  "}Mystic Card：{ $words }
sm-board-none = {"  "}Lineなし：{ $words }
sm-board-player = { $player }：Mp { $mp }、ShrineのLv { $levels }/{ $most }、手札：{ $hand }
sm-board-turn = { $player }の攻撃Subturn、{ $words }
sm-box = 枠の能力が現れる。
sm-break = 合体解除を命じる。
sm-break-again = 合体解除はなお正しいか。
sm-break-declared = 合体解除を宣言する。
sm-break-over = 合体解除が終わる。
sm-cast = 詠唱を宣言する。
sm-cast-again = 詠唱はなお正しいか。
sm-cast-cost = 詠唱のCostを払えるか。
sm-cast-done = 詠唱が成功する。
sm-cast-growth = Growthが働く。
sm-cast-line = SealをLineに置く。
sm-cast-over = 詠唱が終わる。
sm-cast-paid = 詠唱のCostを払う。
sm-cast-state-over = 詠唱中ではなくなる。
sm-cast-target-there = 対象があるか。
sm-check-up = 攻撃側にSealがあるか。
sm-choice-attack = { $card }で攻撃
sm-choice-attack-all = { $card }でAll攻撃
sm-choice-attack-hand = { $card }で手札を攻撃
sm-choice-bottom = 一番下
sm-choice-break = { $card }の合体を解く
sm-choice-cast = { $card }を唱える
sm-choice-combine = { $card }を合体させる
sm-choice-condition = 条件 { $card }
sm-choice-counters = 自分側のCounter { $n }個
sm-choice-decline = 使わない
sm-choice-discard = { $card }をDiscard
sm-choice-done = 終わり
sm-choice-draw = { $words }を引く
sm-choice-form = 合体技 { $words }
sm-choice-grow = Growthする
sm-choice-hand = 手札
sm-choice-hand-skill = 手札の{ $card }のSkill（{ $n }）
sm-choice-interfere-cast = Interfereで{ $card }を唱える
sm-choice-interfere-hand-skill = Interfereで手札の{ $card }のSkill（{ $n }）
sm-choice-interfere-skill = Interfereで{ $card }のSkill（{ $n }）
sm-choice-left-side = 左
sm-choice-let-start = { $player }に始めさせる
sm-choice-line = { $card }のLineを定める
sm-choice-mode = 方式 { $n }
sm-choice-move = { $words }で
sm-choice-multiple = { $card }で複数回攻撃
sm-choice-no = いいえ
sm-choice-no-growth = Growthしない
sm-choice-no-progress = Progressしない
sm-choice-no-regeneration = Regenerationしない
sm-choice-no-wake = Wake Upしない
sm-choice-normal = 通常攻撃で
sm-choice-nothing = なし
sm-choice-pass = パス
sm-choice-progress = { $card }をProgress
sm-choice-regenerate = { $card }をRegeneration
sm-choice-remove = Remove
sm-choice-resolve = { $card }を先に
sm-choice-right = 当たり
sm-choice-right-side = 右
sm-choice-shrine = Shrineへ
sm-choice-skill = { $card }のSkill（{ $n }）
sm-choice-start = 始める
sm-choice-starts = { $player }が始める
sm-choice-support = { $card }と
sm-choice-top = 一番上
sm-choice-use = { $card }を使う
sm-choice-wake = { $card }をWake Up
sm-choice-whatever = どれでもよい
sm-choice-wisdom = Wisdomで{ $card }
sm-choice-wrong = 外れ
sm-choice-yes = はい
sm-clean-up = 残りのMpを消す。
sm-combine = 合体を命じる。
sm-combine-again = 合体はなお正しいか。
sm-combine-cost = Costを確認する。
sm-combine-declared = 合体を宣言する。
sm-combine-over = 合体の手順が終わる。
sm-combined = 合体が完成する。
sm-compare = 攻撃が始まる。
sm-compare-at = AtとAtを比べる。
sm-compare-df = AtとDfを比べる。
sm-conditions = 条件を満たすか。
sm-control-ends = Controlが終わる。
sm-counts = Turnを数え減らす。
sm-curse = SealがCurseを受ける。
sm-curse-acts = Curseが効果を表す。
sm-curse-counts = CurseのTurnを数え始める。
sm-curse-ends = Curseが終わる。
sm-curses-wait = 待っていたCurseが働く。
sm-destroyed = カードが破壊される。
sm-did = 結果の確認。
sm-discarded = カードがDiscardされる。
sm-draw = カードを引く。
sm-draw-step = Draw Step。
sm-effect-over = Effectが終わる。
sm-end-attack = 攻撃Subturnが終わる。
sm-end-defence = 防御Subturnが終わる。
sm-end-loss = Sealのない者は負ける。
sm-enter = カードを場に出す。
sm-enter-attack = 攻撃Subturnに入る。
sm-enter-check-up = Check up Stepに入る。
sm-enter-clean-up = Mp Clean upに入る。
sm-enter-defence = 防御Subturnに入る。
sm-enter-discard = Discard Stepに入る。
sm-enter-draw = Draw Stepに入る。
sm-enter-end = End of Subturn Stepに入る。
sm-enter-end-loss = End of Subturn Stepに入る。
sm-enter-fill-up = Fill up Stepに入る。
sm-enter-main = Main Stepに入る。
sm-entered = 場に出た。
sm-entering = カードが場に出つつある。
sm-event-active = { $card }はActiveになる。
sm-event-attacked = { $card }が攻撃される。
sm-event-attacking = { $card }が攻撃する。
sm-event-becomes = { $card }は{ $words }として扱う。
sm-event-begin = { $player }の攻撃Subturnが始まる。
sm-event-controller = { $card }を{ $words }が操る。
sm-event-counters = { $card }：Counter { $words }。
sm-event-curse = { $card }が{ $words }を受ける。
sm-event-curse-acts = { $card }の{ $words }が働く。
sm-event-curse-ends = { $card }の{ $words }が終わる。
sm-event-destroyed = { $card }が破壊される。
sm-event-expire = 期限の効果が終わる。
sm-event-fighting = { $card }が戦う。
sm-event-form = { $card }は{ $words }の形。
sm-event-gets = { $card }は{ $words }を得る。
sm-event-grown = { $card }がGrowthした。
sm-event-inactive = { $card }はInactiveになる。
sm-event-is = そのカードは{ $card }。
sm-event-later = { $card }：後で行う。
sm-event-left = { $card }：残り{ $words } Subturn。
sm-event-line = { $card }は{ $words }にいる。
sm-event-lost = { $card }が負ける。
sm-event-moved = { $card }：{ $from } → { $to }。
sm-event-mp = { $player }：Mp { $n }。
sm-event-mp-is = { $player }のMpは{ $n }。
sm-event-no-line = { $card }はどのLineにもいない。
sm-event-over = ゲーム終了：{ $words }。
sm-event-owner = { $card }は{ $words }のもの。
sm-event-pasted = { $card }を{ $words }に貼る。
sm-event-pasted-arena = { $card }を場に貼る。
sm-event-pays = { $player }はMpを{ $n }払う。
sm-event-progressed = { $card }がProgressした。
sm-event-separate = { $card }が分かれる。
sm-event-set-off = { $card }のAbilityが誘発する。
sm-event-shown = { $card }を見せる。
sm-event-shuffle = { $player }が{ $words }を切る。
sm-event-step = { $words }。
sm-event-support = { $card }は{ $words }のSupport。
sm-falling = カードがShrineに落ちる。
sm-fault-form = Supportがこの技に合わない
sm-fault-lost = { $player }はShrineのLvで既に負けている
sm-fault-no-name = カードには名前が要る
sm-fault-not-in-arena = { $name }は場にない
sm-fault-pasted-on-support = Support { $name }にMystic Cardは貼れない
sm-fault-unknown-in-arena = 場のカードは公開されている
sm-fault-value = ここでは分からない：{ $name }
sm-fault-wrong-zone = { $name }はそこに置けない
sm-fight = Sealが戦う。
sm-fight-over = 戦闘の状態が終わる。
sm-fill-up = Mpを満たす。
sm-grow = Growthを始める。
sm-grow-again = 条件はなおそろうか。
sm-grow-box-chosen = 枠の能力の選択。
sm-grow-cost = Costを確認する。
sm-grow-remove = 条件のカードを除外する。
sm-grown = 完成する。
sm-hand-attack = 手札攻撃を命じる。
sm-hand-attacked = 相手の手札が攻撃される。
sm-hand-there = 相手に手札があるか。
sm-hits = 攻撃回数を数える。
sm-if = 成り立つか。
sm-if-done = そうなったか。
sm-in-turn = 両者、攻撃側が先。
sm-inactive = SealがInactiveになる。
sm-inactive-word = Inactive
sm-instead = 代わりに別のことが起こる。
sm-instead-over = 続ける。
sm-interfere = Interfere Step。
sm-jump = 次へ。
sm-keep = 対象を覚える。
sm-later = 後に回す。
sm-level-beginner = Beginner
sm-level-caller = Caller
sm-level-summoner = Summoner
sm-line = Line設定を宣言する。
sm-line-again = Line設定はなお正しいか。
sm-line-declared = Line設定を宣言する。
sm-line-other = もう一方のLine。
sm-line-over = Line設定が終わる。
sm-line-set = Lineが定まる。
sm-looked-at-again = 対象を見直す。
sm-losers = 負けたSealが破壊される。
sm-loss-empty = 山に取るカードがない。
sm-loss-levels = ShrineのLv。
sm-loss-no-seal = Sealがなかった。
sm-main-over = Main Stepが終わる。
sm-moved-on = 移ったカードは除く。
sm-moves = カードがZoneを移る。
sm-moves-over = Zoneの移動が終わる。
sm-multiple-attack = 複数回攻撃を命じる。
sm-mystic-ends = 詠唱が終わり、0 TurnのMystic Cardは落ちる。
sm-mystic-works = Mystic Cardが働く。
sm-next-subturn = 次のSubturn。
sm-not-legal-any-more = Supportは直ちに分かれる。
sm-note-abilities-work = 選ばれたものが働く。
sm-note-ability-works = { $card }のAbilityが働く。
sm-note-all-loses = { $card }：{ $theirs } 対 { $mine }、負け。
sm-note-all-stands = { $card }：{ $theirs } 対 { $mine }、残る。
sm-note-already-so = { $card }は既にそうである。
sm-note-attack-ends = 攻撃は終わり、比べない。
sm-note-attack-player-first = { $player }が先に行う。
sm-note-attacked-not-legal = 攻撃されるSealはもう正しくない。
sm-note-attacks-all = { $player }のLineの全Sealが攻撃される。
sm-note-attacks-hand = { $player }の手札が攻撃される。
sm-note-beside = ReflectionとExtraをデッキの横に置く。
sm-note-cancelled = Skillは打ち消された。
sm-note-cannot-attack = Sealはもう攻撃できず、宣言から外れる。
sm-note-cannot-use = Skillはもう使えない。
sm-note-cast-done = { $card }の詠唱が成功する。
sm-note-cast-left = カードが離れ、手順は終わる。
sm-note-cast-no-target = 対象がない。
sm-note-chooses = { $card }のための選択。
sm-note-combined = { $card }が{ $words }と合体する。
sm-note-compared = { $card } { $mine } 対 { $other } { $theirs }。
sm-note-compared-speed = { $card } { $mine } 対 { $other } { $theirs }、Sp { $fast } 対 { $slow }。
sm-note-condition-fails = { $card }の条件を満たさない。
sm-note-condition-gone = 条件のカードを選び直す。
sm-note-control-ends = { $card }のControlが終わる。
sm-note-curse-acts = { $words }が{ $card }に働く。
sm-note-curse-waits = Curseは{ $card }が出るまで待つ。
sm-note-discarded = Discard：{ $words }。
sm-note-does-not = { $player }は行わない。
sm-note-empty-library = { $player }には引くカードがない。
sm-note-entered = { $card }が場に出た。
sm-note-forbidden = { $card }には行えない。
sm-note-forbidden-to = { $player }には行えない。
sm-note-fortune-right = 当たり。
sm-note-fortune-wrong = 外れ。
sm-note-goes-on = 続ける。
sm-note-hand-not-open = 手札はもう攻撃できない。
sm-note-hits-left = { $card }はあと{ $n }回攻撃する。
sm-note-if = 成り立つ。
sm-note-if-not = 成り立たない。
sm-note-instead = { $card }：代わりに。
sm-note-interferes = { $player }がInterfereを使う。
sm-note-line = { $card }は{ $words }へ。
sm-note-line-not-set = Lineは定まらない。
sm-note-looks = { $player }が{ $words }を見る。
sm-note-losers = 同時に破壊：{ $words }。
sm-note-loses = { $card }はAbilityを失っている。
sm-note-lost-empty = { $player }は取るカードがなく負ける。
sm-note-lost-levels = { $player }のShrineのLvが達し、負ける。
sm-note-lost-no-seal = { $player }はSealがなく負ける。
sm-note-mode = { $player }は方式{ $n }を選ぶ。
sm-note-move = { $words }で。
sm-note-move-gone = { $card }の技が失われ、別の技を宣言する。
sm-note-mystic-works = { $card }が働く。
sm-note-next = 次は{ $card }。
sm-note-no-condition = 条件がそろわない。
sm-note-no-draw = { $player }は引かない。
sm-note-no-hand = 手札がない。
sm-note-no-seal = { $player }は場にSealがない。
sm-note-no-skill-target = Skillの対象がなく、宣言から外れる。
sm-note-no-such-card = その名のカードが手札にない。
sm-note-no-target = { $card }は対象がなく働かない。
sm-note-nobody-to-attack = 攻撃対象がない。
sm-note-not-at-all = 0回。
sm-note-not-combined = 合体は成らない。
sm-note-not-destroyed = { $card }はDf Lineへの攻撃なので破壊されない。
sm-note-not-paid = Costは払われない。
sm-note-nothing-to = 行える相手がない。
sm-note-number = { $player }は{ $n }を選ぶ。
sm-note-out-of-the-game = 除外：{ $words }。
sm-note-passes = { $player }はパス。
sm-note-paste-on = { $card }を{ $other }に貼る。
sm-note-progress = { $card }がProgressする。
sm-note-progressed = { $card }のProgressが完成する。
sm-note-put-back = { $player }はカードを戻す。
sm-note-random = 無作為に{ $words }。
sm-note-regenerate = { $card }がRegenerationする。
sm-note-regenerated = { $card }のRegenerationが完成する。
sm-note-seal-less = { $player }はSealがなく、出しもしなかった。
sm-note-separated = { $card }はもう合体していない。
sm-note-short = Costが足りない。
sm-note-shows = カードを見せる。
sm-note-skill-against = Skillの対象は{ $player }。
sm-note-skill-ends = Skillの使用が終わる。
sm-note-skill-works = { $card }のSkillが働く。
sm-note-source-left = { $card }が離れ、Abilityは働かない。
sm-note-starts = { $player }が先に始める。
sm-note-subturn = { $player }の攻撃Subturn。
sm-note-support-gone = Supportを宣言し直す。
sm-note-target-gone = { $card }：対象が正しくなく、選び直す。
sm-note-then-anyway = 続きは行う。
sm-note-turns-complete = Turnが満ちた：{ $words }。
sm-note-used-up = { $card }は許された回数働いた。
sm-note-uses-skill = { $card }がSkillを使う。
sm-note-vanishes = { $card }がVanishする。
sm-note-will-grow = Growthを行う。
sm-once = 使ったと数える。
sm-op-attack = 攻撃する。
sm-op-cast = 無償で唱える。
sm-op-change-line = Lineを変える。
sm-op-change-target = 対象を変える。
sm-op-control = Control。
sm-op-counters = Counter。
sm-op-create = Extra Cardを作る。
sm-op-curse = Curseを与える。
sm-op-destroy = 破壊する。
sm-op-discard = Discardする。
sm-op-draw = 引く。
sm-op-enter = 場に出す。
sm-op-give = 効果を与える。
sm-op-give-player = プレイヤーに効果を与える。
sm-op-look = カードを見る。
sm-op-look-hand = 手札を見る。
sm-op-move-counters = Counterを移す。
sm-op-mp = Mpを変える。
sm-op-number = 数を選ぶ。
sm-op-order = さらなる命令。
sm-op-pass-turns = Turnが過ぎたと数える。
sm-op-pay-mp = Mpを払う。
sm-op-random = 無作為に選ぶ。
sm-op-remove = Removeする。
sm-op-remove-for = 一時的にRemoveする。
sm-op-rest = 残りを置く。
sm-op-sacrifice = Sacrifice。
sm-op-separate = 合体を分ける。
sm-op-show = カードを見せる。
sm-op-shuffle = Libraryを切る。
sm-op-skip-turn = Turnを飛ばす。
sm-op-steal = Steal。
sm-op-to-hand = 手札へ。
sm-op-to-library = Libraryへ。
sm-op-to-shrine = Shrineへ。
sm-op-together = 同時に。
sm-op-turn = ActiveかInactive。
sm-op-win = 勝敗が決まる。
sm-order = 働く順。
sm-other-form = Main Sealは別の形になる。
sm-paid = Costを払った。
sm-paste = Mystic Cardを貼る。
sm-pick = 指すカード。
sm-progress = Progress。
sm-progress-cast = カードが場に出る。
sm-progress-declared = 宣言する。
sm-progressed = Progressが完成する。
sm-random-done = 選ばれたカードが動く。
sm-regenerate = Regeneration。
sm-regenerated = Regenerationが完成する。
sm-removed = カードが除外される。
sm-returning = カードがLibraryに戻る。
sm-separated = 離れたものは分かれる。
sm-setup-beside = デッキの横のカード。
sm-setup-draw = 最初の手札を引く。
sm-setup-libraries = DeckがLibraryになる。
sm-setup-mp = 最初のMp。
sm-setup-reflection = Reflectionがカードを変える。
sm-setup-shuffle = Deckを切る。
sm-skill = Skillを命じる。
sm-skill-again = Skillはなお正しいか。
sm-skill-cost = SkillのCostを払えるか。
sm-skill-count = 使用回数を数える。
sm-skill-declared = Skillの使用を宣言する。
sm-skill-goes-on = Skillが続く。
sm-skill-move = Skillの技。
sm-skill-opponent = 対象は相手。
sm-skill-over = Skillの使用が終わる。
sm-skill-paid = SkillのCostを払う。
sm-skill-target-there = 対象があるか。
sm-skill-works = Skillが働く。
sm-state-over = 状態が終わる。
sm-steal-back = Stealされたものが戻る。
sm-step-check-up = Check up Step
sm-step-clean-up = Mp Clean up Step
sm-step-discard = Discard Step
sm-step-draw = Draw Step
sm-step-end = End of Subturn Step
sm-step-fill-up = Mp Fill up Step
sm-step-interfere = Interfere Step
sm-step-main = Main Step
sm-step-second-interfere = Main Step後のInterfere Step
sm-step-setup = ゲーム前
sm-subturn = Subturnが始まる。
sm-summary = { $player }：Mp { $mp }、Lv { $levels }、手札{ $hand }、{ $field }
sm-taken = カードが手札に行く。
sm-then = その後。
sm-to-hand = カードが手札に行く。
sm-to-shrine = Shrineへ行く。
sm-until-end = Subturn終了までの効果が終わる。
sm-vanish = Vanish。
reading-reflection-face = Reflectionのカードはどう置くか。
reading-starter-mp = 先攻は最初のSubturnにMp 0で詠唱でないことをしてよいか。
reading-no-seal-loss = Sealがないための敗北はEnd Stepのいつか。
reading-entering-whose = 「攻撃Subturnに入ったとき」「終わるとき」は誰のカードか。
reading-discard-again = DiscardのAbilityで再び超えたら、もう一度Discardするか。
reading-discard-by-rule = Discard Stepは702に従うか。
reading-draw-is-to-hand = 引くことは705とそのInterfere Stepに従うか。
reading-fall-by-rule = 規則でShrineに置くカードは703に従うか。
reading-interfere-closing = Interfere Stepはいつ終わるか。
reading-interfere-next = Interfereの後、次は誰か。
reading-rewind-interfere = Interfere Stepの前に戻ったら、もう一度行うか。
reading-attack-success = 「攻撃成功」は勝利を要するか。
reading-hand-attack-once = 手札攻撃は1 Subturnに1回：プレイヤーごとかSealごとか。
reading-hand-emptied = カードを取る時に手札がない。
reading-all-attack-empty = 誰もいないAll攻撃はできるか。
reading-all-cannot-be-attacked = 「攻撃されない」はAll攻撃に効くか。
reading-all-speed = All攻撃の同値にSpを使うか。
reading-all-attacked-ends = All攻撃で攻撃された状態はいつ終わるか。
reading-multiple-fights = 複数回攻撃の各回で「戦う」Abilityを選ぶか。
reading-multiple-hand = 各回で「手札を攻撃」Abilityを選ぶか。
reading-multiple-move-changed = 途中で技が変わったら回数はどちらか。
reading-break-after-combining = 合体したSubturnの解除禁止はそのSealかプレイヤーか。
reading-form-chosen = 同じ具体度の形はいつ選ぶか。
reading-support-age = 「1 Turn未満」はいつまでか。
reading-line-after-loss = 515.3のLine設定はそのSubturnの1回を使うか。
reading-mystic-once = 1 Subturnに1回：Mystic Cardごとか全体か。
reading-growth-inactive = Growth・Progress・RegenerationでInactiveになるか。
reading-growth-declared = 610.1.7で何を宣言するか。
reading-all-skill-order = 「All Skill宣言」Abilityは支払いの前か。
reading-free-cast = Effectによる無償詠唱は610全体か。
reading-progress-cast = Progress内の詠唱はどう行うか。
reading-progressed-cards = どのカードをProgressできるか。
reading-twinkling-moment = Twinklingのカードはいつ手札を離れるか。
reading-destroyed-return = 自身の「破壊されたとき手札へ」と701.1。
reading-turn-count = 置いたSubturnを数えるか。
reading-freeze-move = FreezeのSealはどうDf Lineへ行くか。
reading-charm-side = CharmのSealは誰のLineか。
reading-control-commands = Controlの新しい持ち主は何でも命じられるか。
reading-effect-attack-inactive = Effectによる攻撃の後Inactiveになるか。
reading-extra-levels = ShrineのExtra SealはLvに数えるか。
reading-extra-bounced = 手札に戻るExtraはどのAbilityか。
reading-untargeted-stays = 対象なしでx・∞ TurnのMystic Cardは残るか。
reading-or-both = 「または」で両方真のとき。
reading-weak-touch = 「素の」力とは何か。
reading-written-order = 一つの文の効果の順は。
reading-standing-timestamp = Continuous Abilityが再び始まるときのTimestamp。
reading-name-part = N[ ]は何と照らすか。
reading-order-word = 「命じる」で始まるSkillは一部か二部か。
reading-endless = 誰も止められない繰り返しはどうなるか。
