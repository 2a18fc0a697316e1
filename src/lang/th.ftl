# จำนวน
count-clauses = { $n } ข้อ
count-glossary = คำศัพท์ { $n } คำ

# ภาษา
language-en = อังกฤษ
language-th = ไทย
language-ja = ญี่ปุ่น

# shinpan rules
rules-default = (ล่าสุด)
rules-owners = ตัวบทกฎเป็นของผู้จัดพิมพ์แต่ละราย ข้อความภาษาอังกฤษเป็นบทถอดความของเรา ไม่ใช่ตัวกฎ

# shinpan rule
rule-paraphrase = [ถอดความ]
rule-scan = ข้อความตามสแกน:
rule-no-scan = (ไม่มีข้อความสแกนของตัวบทนี้)
rule-more-below = + ข้อย่อยอีก { $n } ข้อ
rule-more-cases = อีก { $n } กรณี: shinpan cases { $game } { $clause }
rule-refers-to = อ้างถึง:
rule-referred-by = ถูกอ้างถึงใน:
rule-restored = ข้อความนี้กู้คืนจากสแกนที่เสียหาย (ดูข้อความสแกนด้วย --raw)
rule-uncertain = ไม่แน่ชัด: บางคำอ่านจากสแกนไม่ได้ (ดูข้อความสแกนด้วย --raw)
rule-uncertain-below = (ไม่แน่ชัด: บางคำอ่านจากสแกนไม่ได้)
rule-assigned = ตัวบทเดิมไม่มีเลขข้อ เลขข้อเหล่านี้เรากำหนดเอง
rule-ours = ข้อความนี้เป็นถ้อยคำของเราเอง: กรอบการเล่นที่ตัวบทของผู้จัดพิมพ์ถือว่ารู้อยู่แล้ว
rule-ours-elsewhere = (ถ้อยคำของเรา)
rule-older = เป็นฉบับเก่า ฉบับล่าสุดคือ { $edition }
rule-changelog = ประวัติการแก้ไขของฉบับนี้
remark-uncertain = ไม่แน่ชัด:
remark-restored = กู้คืน:
remark-slip = ข้อผิดพลาดของต้นฉบับ:
remark-stale = การอ้างอิงที่ไม่ตรง:

# shinpan search
search-also-in = มีในฉบับอื่นด้วย: { $editions }
search-not-in-newest = ไม่มีในฉบับล่าสุด
search-asked = ถามได้ว่า: “{ $line }”
search-case = กรณี:
search-further = ผลลัพธ์อื่น
search-no-case = ไม่พบกรณีสำหรับ “{ $query }”
cases-count = { $n } กรณี
cases-how = กรณีของข้อกฎ: shinpan cases op 7-1-3 ค้นด้วยคำ: shinpan cases op บล็อกเกอร์
search-turns-on = ตัดสินด้วย: { $clauses }
search-nothing = ไม่พบ “{ $query }”
search-try = ลองใช้คำน้อยลง ใช้คำศัพท์ของเกม หรือเลขข้อ
search-contents = ดูสารบัญ: shinpan rule { $game }

# shinpan diff, shinpan history
diff-title = สิ่งที่เปลี่ยนแปลงระหว่าง { $old } กับ { $new }
diff-totals = เพิ่ม { $added } ข้อ, ตัดออก { $removed } ข้อ, ย้าย { $moved } ข้อ, ยุบรวม { $merged } ข้อ, แก้ไข { $changed } ข้อ
diff-same = ไม่เปลี่ยน
diff-changed = แก้ไข
diff-moved = ย้าย
diff-moved-changed = ย้ายและแก้ไข
diff-merged = ยุบรวมเข้ากับข้ออื่น
diff-added = เพิ่ม
diff-removed = ตัดออก
diff-lost = หายไปในสแกน
diff-reach-meaning = ความหมาย
diff-reach-wording = ถ้อยคำ
diff-reach-spelling = ตัวสะกด
history-not-yet = ไม่มีในฉบับนี้

# ข้อผิดพลาด
error-did-you-mean = หมายถึง { $words } หรือไม่
error-see-help = ดูวิธีใช้: shinpan --help
error-unknown-argument = ไม่รู้จักตัวเลือก { $arg }
error-unexpected-word = มีคำเกินมา: { $word }
error-unknown-command = ไม่รู้จักคำสั่ง “{ $name }”
error-missing-argument = ยังขาด: { $args }
error-missing-command = ไม่ได้ระบุคำสั่ง
error-value = ใช้ “{ $value }” กับ { $arg } ไม่ได้
error-value-of = ใช้ “{ $value }” กับ { $arg } ไม่ได้ ค่าที่ใช้ได้: { $allowed }
error-value-missing = { $arg } ต้องมีค่า
error-value-missing-of = { $arg } ต้องมีค่า ค่าที่ใช้ได้: { $allowed }
error-argument-conflict = ใช้ { $arg } กับ { $other } พร้อมกันไม่ได้
error-twice = ระบุ { $arg } ซ้ำ
error-not-utf8 = อาร์กิวเมนต์ไม่ใช่ UTF-8
error-arguments = อ่านอาร์กิวเมนต์ไม่ได้: { $words }
error-unknown-game = ไม่รู้จักเกม “{ $name }”
error-known-games = เกมที่มี: { $words }
error-unknown-edition = ไม่รู้จักฉบับ “{ $name }”
error-known-editions = ฉบับที่มี: { $words }
error-no-clause = ไม่มีข้อ “{ $clause }” ในเกมใดเลย
error-no-clause-in = ไม่มีข้อ “{ $clause }” ใน { $edition }
error-nearest = ข้อที่ใกล้ที่สุดใน { $edition }: { $words }
error-in-other-edition = มีใน { $edition }: shinpan rule { $edition } { $clause }
error-try-search = หรือลองค้นหา: shinpan search { $words }
error-index = ใช้ดัชนีค้นหาไม่ได้: { $words }
error-output = เขียนผลลัพธ์ไม่ได้: { $words }

# ข้อผิดพลาดของโฟลเดอร์กฎ
fault-front-matter = ไฟล์ต้องขึ้นต้นด้วยข้อมูล TOML ระหว่างบรรทัด +++ สองบรรทัด
fault-no-clause = ไฟล์นี้ไม่มีข้อใดเลย
fault-facts = อ่านข้อมูลของฉบับไม่ได้: { $what }
fault-name = ข้อมูลในไฟล์ไม่ตรงกับชื่อไฟล์ ชื่อไฟล์ควรเป็น { $what }
fault-duplicate = เลขข้อ { $what } ซ้ำกัน
fault-parent = ไม่มีข้อหลักของข้อนี้: ขาดข้อ { $what }
fault-loose-text = มีข้อความอยู่ก่อนข้อแรก
fault-empty = ข้อ { $what } ไม่มีข้อความ
fault-number = “{ $what }” ไม่ใช่เลขข้อ ข้อต้องขึ้นต้นแบบ **7-1-3.** หรือหัวข้อแบบ # 7.
fault-markdown = ตัวบทใช้ได้เฉพาะหัวข้อ ย่อหน้า และรายการ
fault-character = ใช้อักขระ “{ $what }” ({ $code }) ในตัวบทไม่ได้
fault-cluster-base = มีสระหรือวรรณยุกต์ที่ไม่มีพยัญชนะรองรับ
fault-cluster-collide = มีสระหรือวรรณยุกต์ที่ซ้อนกันไม่ได้
fault-cluster-order = ลำดับสระ วรรณยุกต์ และทัณฑฆาตไม่ถูกต้อง
fault-cluster-sara-am = สระอำต้องเป็นอักขระเดียว (U+0E33)
fault-cluster-sara-e = สระแอต้องเป็นอักขระเดียว ไม่ใช่สระเอสองตัว
fault-unknown-clause = ไม่มีข้อ { $what } ในตัวบท
fault-line = บรรทัดนี้มีช่องข้อมูล (คั่นด้วยแท็บ) ไม่ตรงกับรูปแบบของไฟล์
fault-nothing-to-translate = ไม่มีข้อความภาษาอังกฤษที่บรรทัดนี้จะแปล: เลขข้อ คำ และลำดับต้องตรงกับไฟล์ภาษาอังกฤษ
fault-word = ไฟล์นี้ไม่ใช้คำว่า “{ $what }”
fault-utf8 = ข้อความไม่ใช่ UTF-8 ให้บันทึกเป็น UTF-8 หรือแปลงด้วย iconv -f ENCODING -t UTF-8
fault-encoding = ข้อความไม่ใช่ UTF-8 อาจเป็น { $what } แต่ไม่แน่ใจพอ ให้บันทึกเป็น UTF-8 หรือแปลงด้วย iconv -f ENCODING -t UTF-8
fault-no-text = ไม่ใช่ไฟล์ข้อความ
fault-too-long = ยาวเกิน { $what } MB
fault-unreadable = อ่านไม่ได้: { $what }
fault-no-edition = ไม่พบฉบับใด ควรมีไฟล์ GAME/EDITION.LANGUAGE.md
fault-duplicate-edition = มีฉบับ { $what } สองไฟล์

# วิธีใช้
help-heading-usage = วิธีใช้:
help-heading-options = ตัวเลือก
help-heading-arguments = อาร์กิวเมนต์
help-heading-commands = คำสั่ง
help-heading-command = คำสั่ง
help = ชินปัน ผู้ช่วยกรรมการการ์ดเกม: เปิดกฎตามเลขข้อ และโต๊ะที่เล่นสถานการณ์ต่อให้ดู โดยไม่ต้องใช้อินเทอร์เน็ต
help-examples = ตัวอย่าง:
    shinpan                            โต๊ะแบบโต้ตอบ: จะเกิดอะไรขึ้นถ้า …
    shinpan rule op 7-1-3              ข้อหนึ่งในกฎวันพีซฉบับล่าสุด
    shinpan search blocker             ค้นเป็นภาษาอังกฤษ ไทย หรือญี่ปุ่น
    shinpan diff op 2023-01-19 1.1.8   สิ่งที่เปลี่ยนระหว่างสองฉบับ
    shinpan run case.md                เล่นกรณีหนึ่งให้ดู พร้อมข้อกฎของทุกขั้น
  
  เกม: op (วันพีซ), gundam (กันดั้ม), sm (Summoner Master), bp (BlackPoker)
  รหัสจบการทำงาน: 0 พบ, 1 ไม่พบ, 2 ข้อมูลที่ป้อนไม่ถูกต้อง
help-json = แสดงผลเป็นเอกสาร JSON เดียว
help-lang = ภาษาที่โปรแกรมใช้แสดงผล: en, th หรือ ja (ค่าเริ่มต้น: ตามระบบ) ตัวกฎคงเป็นภาษาเดิม
help-rules = ตัวบทที่มี: เกม ฉบับ วันที่ จำนวนข้อ
help-rules-examples = ตัวอย่าง:
    shinpan rules
    shinpan rules --json
help-rules-folder = เพิ่มฉบับจากโฟลเดอร์: DIR/GAME/EDITION.LANGUAGE.md
help-color = สี: auto, always หรือ never (ทำตาม NO_COLOR)
help-no-pager = ไม่แบ่งหน้าเมื่อผลลัพธ์ยาว
help-help = แสดงวิธีใช้นี้
help-version = แสดงรุ่นของโปรแกรม
help-rule = เปิดดูข้อกฎตามเลขข้อหรือชื่อ
help-rule-examples = ตัวอย่าง:
    shinpan rule op 7-1-3              พิมพ์แบบใดก็ได้: 7.1.3, ๗-๑-๓, "ข้อ 7-1-3"
    shinpan rule gundam@1.1.0 13-1-4
    shinpan rule bp アタック            ตามชื่อ
    shinpan rule sm Interfere          คำศัพท์
    shinpan rule 7-1-3                 เลขข้อนี้ในทุกเกม
    shinpan rule gundam                สารบัญ
    shinpan rule op 9-2-1 --raw        พร้อมข้อความตามสแกน
    shinpan rule op 9-2-1 --plain      สำหรับวางในแชต
help-rule-words = เกม (op, gundam, sm, bp หรือ game@edition) และเลขข้อ ละไว้ได้ทั้งคู่
help-rule-with = แสดงบทถอดความของเราคู่กับตัวกฎ: en, th, ja หรือ none (ค่าเริ่มต้น: ภาษาของโปรแกรม)
help-rule-raw = แสดงข้อความตามสแกนด้วย
help-rule-plain = ข้อความล้วนสำหรับวางในแชต
help-search = ค้นหาข้อกฎด้วยคำภาษาไทย ญี่ปุ่น หรืออังกฤษ
help-search-examples = ตัวอย่าง:
    shinpan search บลอกเกอร            พิมพ์ผิดก็ยังพบ
    shinpan search "what happens when the deck is empty"
    shinpan search ダブルアタック
    shinpan search --game sm Interfere Step
    shinpan search '"การบังคับใช้กฎ"'     ในเครื่องหมายคำพูด: ตรงตามนั้น
help-search-words = สิ่งที่ต้องการค้น มีเลขข้อปนอยู่ด้วยได้
help-search-game = เฉพาะเกมนี้ หรือ game@edition
help-search-limit = จำนวนผลลัพธ์สูงสุด (ค่าเริ่มต้น 10)
help-search-all-editions = แสดงทุกฉบับแยกกัน ไม่ยุบเป็นผลลัพธ์เดียว
help-search-cases = ค้นหากรณีแทนข้อกฎ
help-search-with = แสดงบทถอดความของเราคู่กับตัวกฎ: en, th, ja หรือ none (ค่าเริ่มต้น: ภาษาของโปรแกรม)
help-cases = ดูและค้นหากรณีเป็นคำถามคำตอบ ตามเกม ตามข้อกฎ และตามคำ
help-cases-examples = ตัวอย่าง:
    shinpan cases                      แต่ละบทมีกรณีกี่กรณี
    shinpan cases op 7-1               กรณีที่ตัดสินด้วยข้อนี้ หรือข้อย่อยของข้อนี้
    shinpan cases op "attacker leaves" กรณีที่ถามเช่นนี้
    shinpan cases ผู้โจมตีหายไป           ค้นเป็นภาษาไทยหรือญี่ปุ่นก็ได้
help-cases-words = เกม แล้วตามด้วยข้อกฎหรือคำที่ต้องการค้น เว้นส่วนใดก็ได้
help-cases-game = เฉพาะเกมนี้ หรือ game@edition
help-cases-limit = จำนวนกรณีสูงสุดเมื่อค้นด้วยคำ (ค่าเริ่มต้น 10)
help-diff = สิ่งที่เปลี่ยนระหว่างสองฉบับ
help-diff-examples = ตัวอย่าง:
    shinpan diff op 2023-01-19 1.1.8
    shinpan diff op 2023-01-19 1.1.8 8-1-3     เฉพาะข้อนี้และข้อย่อย
    shinpan diff op 2023-01-19 1.1.8 --only removed,merged
    shinpan diff op 2023-01-19 1.1.8 --only meaning
help-diff-game = เกม
help-diff-old = ฉบับเก่า
help-diff-new = ฉบับใหม่
help-diff-clause = เฉพาะข้อนี้และข้อย่อย
help-diff-only = เฉพาะ: added, removed, moved, merged, changed หรือ meaning (ตัวกฎเปลี่ยน)
help-history = ติดตามข้อหนึ่งผ่านทุกฉบับ แม้เลขข้อจะเปลี่ยน
help-history-examples = ตัวอย่าง:
    shinpan history op 1-2-4
    shinpan history op@2023-01-19 7-1-2-3
help-history-game = เกม หรือ game@edition ที่ใช้เลขข้อนั้น
help-history-clause = เลขข้อ
help-completions = สคริปต์เติมคำสั่งสำหรับเชลล์
help-completions-examples = ตัวอย่าง:
    shinpan completions bash > ~/.local/share/bash-completion/completions/shinpan
    shinpan completions zsh > ~/.zfunc/_shinpan
    shinpan completions fish > ~/.config/fish/completions/shinpan.fish
help-completions-shell = bash, zsh, fish, elvish หรือ powershell

# Steps of a trace
step-chose = { $who } เลือก: { $words }
step-replace = อาจเกิดสิ่งอื่นแทน
step-not-now = มีความสามารถที่ไม่ทำงานในเทิร์นนี้
step-not = มีสิ่งที่ไม่เกิดขึ้น
step-rounds = { $who } ประกาศทำวน { $words } รอบ
step-found = { $words }
step-late = สิ่งที่เหลือเกิดขึ้น
step-noticed = มีการกระตุ้นเกิดขึ้น

# BlackPoker: actions
bp-action-set-bulwark = วางกำแพง
bp-action-summon-soldier = อัญเชิญทหาร
bp-action-summon-hero = อัญเชิญวีรบุรุษ
bp-action-summon-ace = อัญเชิญเอซ
bp-action-equip = สวมใส่
bp-action-charge = ชาร์จ
bp-action-draw = ดรอว์
bp-action-end = เอนด์
bp-action-attack = โจมตี
bp-action-block = บล็อก
bp-action-damage-judgement = ตัดสินดาเมจ
bp-action-up = อัป
bp-action-down = ดาวน์
bp-action-twist = ทวิสต์
bp-action-counter = เคาน์เตอร์
bp-action-destroy-bulwark = ทำลายกำแพง
bp-action-throw = ขว้าง
bp-action-search = เสิร์ช
bp-action-generation-change = เปลี่ยนรุ่น

# BlackPoker: words
bp-driven = สภาพไดรฟ์
bp-charged = สภาพชาร์จ
bp-new = มาใหม่
bp-whose = { $name } ของ { $player }
bp-bulwark = กำแพง { $name }
bp-whose-bulwark = กำแพง { $name } ของ { $player }
bp-top-card = การ์ดบนสุดของ { $player }
bp-lost-card = การ์ดที่ { $player } เสียไป

# BlackPoker: options
bp-choice-pass = ผ่าน
bp-choice-swap = สลับตำแหน่งกำแพง
bp-choice-drive = ไดรฟ์{ $bulwark }
bp-choice-discard = ทิ้ง { $card }
bp-choice-key = คีย์การ์ด { $card }
bp-choice-action = { $action } { $card } ของ { $player }
bp-choice-keyless = { $action } ของ { $player }
bp-choice-lay = วาง { $card }
bp-choice-is = { $what } คือ { $card }
bp-choice-whatever = ไม่สำคัญ
bp-choice-draw = จั่ว
bp-choice-no-draw = ไม่จั่ว
bp-choice-attacks = { $soldier } โจมตี
bp-choice-no-attacker = ไม่มีผู้โจมตี
bp-choice-blocks = { $blocker } บล็อก { $attacker }
bp-choice-no-block = ไม่บล็อก { $attacker }
bp-choice-no-more = พอแล้ว
bp-choice-take = นำ { $card } ขึ้นมือ
bp-choice-take-nothing = ไม่นำการ์ดขึ้นมือ
bp-choice-give-up = สละ { $soldier }
bp-choice-stuck = ทำอะไรไม่ได้

# BlackPoker: what happens
bp-event-shuffle = { $player } สับเด็ค
bp-event-draw = { $player } จั่ว { $card }
bp-event-draw-unseen = { $player } จั่วการ์ด 1 ใบ
bp-event-gain = เพิ่ม { $card } จากเด็คของ { $player } ขึ้นมือ
bp-event-turn-up-top = { $player } หงาย { $card }
bp-event-bury-turned = นำการ์ดที่ { $player } หงายไว้ลงสุสานของ { $player }
bp-event-redeal = การ์ดทั้งหมดกลับเข้าเด็ค แล้วเริ่มเกมใหม่
bp-event-first = { $player } ได้เทิร์นแรกและสิทธิ์กระทำ
bp-event-chance = สิทธิ์กระทำเป็นของ { $player }
bp-event-announce = { $player } ทำแอ็กชัน { $action }
bp-event-drive = { $character } เปลี่ยนเป็นสภาพไดรฟ์
bp-event-charge = { $character } เปลี่ยนเป็นสภาพชาร์จ
bp-event-damage = { $n ->
   *[other] { $player } รับดาเมจ { $n }: การ์ดจากเด็คลงสุสานตามจำนวนนั้น
}
bp-event-damage-card = { $player } รับดาเมจ 1: { $card } ลงสุสาน
bp-event-discard = { $player } ทิ้ง { $card }
bp-event-key = { $player } ออกคีย์การ์ด { $card }
bp-event-aim = เป้าหมายคือ { $what }
bp-event-stage = วางแอ็กชัน { $action } ของ { $player } บนสเตจ
bp-event-raise = เกิดแอ็กชัน { $action } และวางบนสเตจ ผู้ควบคุมคือ { $player }
bp-event-raise-now = เกิดแอ็กชัน { $action } และออกผลทันที
bp-event-take-off = นำแอ็กชัน { $action } ของ { $player } ออกจากสเตจเพื่อออกผล
bp-event-enter = { $card } ลงสนามของ { $player } ในสภาพชาร์จ
bp-event-equip = วาง { $card } ซ้อนบน { $character }
bp-event-drop-change = การเปลี่ยนตัวเลขของ { $character } ในเทิร์นนี้หายไป
bp-event-lay = { $player } วาง { $card } เป็นกำแพงแบบคว่ำหน้าในสภาพชาร์จ
bp-event-bury-keys = คีย์การ์ดของ { $player } ลงสุสาน: { $cards }
bp-event-number = ตัวเลขของ { $character } เปลี่ยน { $by } จนจบเทิร์น
bp-event-bury = { $character } ลงสุสาน
bp-event-nullify = แอ็กชัน { $action } ของ { $player } ถูกนำออกจากสเตจ คีย์การ์ดของแอ็กชันนั้นลงสุสาน
bp-event-attacks = { $character } โจมตี
bp-event-blocks = { $character } บล็อก { $attacker }
bp-event-recognise = { $character } คือ { $card }
bp-event-face-up = { $character } ถูกหงายขึ้น
bp-event-take = { $player } เลือก { $card } จากเด็ค แสดงให้ดู แล้วนำขึ้นมือ
bp-event-recognise-buried = การ์ดใบหนึ่งในสุสานของ { $player } คือ { $card }
bp-event-mill = { $card } จากเด็คของ { $player } ลงสุสาน
bp-event-turn = เทิร์นเปลี่ยนเป็นของ { $player }
bp-event-trigger = { $character } ทริกเกอร์แอ็กชันเปลี่ยนรุ่นของ { $player }
bp-event-take-trigger = แอ็กชันเปลี่ยนรุ่นของ { $player } จาก { $character } ออกผล
bp-event-won = { $loser } แพ้และ { $player } ชนะ
bp-event-drawn = ไม่มีผู้เล่นฝ่ายใดชนะ: เสมอ
bp-event-undecided = ตัวบทไม่ได้กำหนดว่าเกมดำเนินต่ออย่างไร

# BlackPoker: what is found
bp-found-passes = { $player } ผ่าน
bp-found-equal = { $a } กับ { $b } เท่ากัน: หงายเพิ่มอีกฝ่ายละ 1 ใบ
bp-found-first = { $a } (A) ต่อ { $b } (B): { $player } เริ่มก่อน
bp-found-no-card-to-turn = ไม่มีการ์ดให้หงาย
bp-found-target-gone = เป้าหมายไม่อยู่แล้ว: แอ็กชัน { $action } ออกผลโดยไม่มีเอฟเฟกต์
bp-found-nothing-to-lay = { $player } ไม่มีการ์ดบนมือ: ไม่ได้วางการ์ด
bp-found-nothing-to-draw = { $player } ไม่มีการ์ดให้จั่ว
bp-found-nothing-to-take = { $player } ไม่มีการ์ดในเด็ค: ไม่ได้นำการ์ดขึ้นมือ
bp-found-nothing-found = เด็คของ { $player } หมด: ไม่พบการ์ดที่ต้องการ
bp-found-last-stays = การ์ดใบสุดท้ายในเด็คของ { $player } คงอยู่
bp-found-more-than-deck = ดาเมจ { $n } แต่ { $player } มีการ์ดในเด็คเพียง { $deck } ใบ: ลงสุสานเท่าที่มี
bp-found-no-attacker = ไม่มีผู้โจมตี: ไม่เกิดแอ็กชันบล็อก
bp-found-attacker-gone = { $character } ไม่อยู่ในสนามแล้ว: ไม่มีการเปรียบเทียบ
bp-found-role-lost = { $character } เปลี่ยนเป็นสภาพชาร์จแล้ว จึงไม่เป็นผู้โจมตีอีก
bp-found-compared = { $character }: { $x } ต่อ { $y }
bp-found-against-bulwark = { $character } ถูกกำแพง { $bulwark } บล็อก
bp-found-unblocked = ไม่มีบล็อกเกอร์ของ { $character } อยู่ในสนาม: ดาเมจ { $n }
bp-found-countered = { $x } ไม่น้อยกว่า { $y }: แอ็กชันถูกทำให้ไร้ผล
bp-found-not-countered = { $x } น้อยกว่า { $y }: แอ็กชันไม่ถูกทำให้ไร้ผล
bp-found-countered-two = แอ็กชันนี้มีคีย์การ์ด 2 ใบ: ถูกทำให้ไร้ผล
bp-found-counts-unblocked = { $character } ถือว่าไม่ถูกบล็อก: { $n } ดาเมจ
bp-found-not-paid = { $player } จ่ายคอสต์ส่วนนี้ไม่ได้ จึงไม่จ่าย
bp-found-already-driven = { $character } อยู่ในสภาพไดรฟ์อยู่แล้ว
bp-found-changes-end = ผลของแอ็กชันอัปและดาวน์ในเทิร์นนี้สิ้นสุด

# BlackPoker: rules that ask, and rules that found nothing to say
bp-row-shuffle = ผู้เล่นทั้งสองสับเด็ค
bp-row-draw-seven = ผู้เล่นแต่ละคนจั่วการ์ด 7 ใบ จั่วได้การ์ดใบใด
bp-row-turn-up = ผู้เล่นทั้งสองหงายการ์ดบนสุดของตน เป็นการ์ดใบใด
bp-row-higher-first = เปรียบเทียบตัวเลขของการ์ดที่หงาย
bp-row-turn-again = ผู้เล่นแต่ละคนหงายการ์ดเพิ่มอีก 1 ใบ
bp-row-bury-turned = นำการ์ดที่หงายไว้ลงสุสาน
bp-row-first-draws = ผู้เล่นที่เริ่มก่อนจั่วการ์ด 1 ใบ จั่วได้การ์ดใบใด
bp-row-first-turn = เริ่มเทิร์นแรก
bp-row-set-up = เตรียมเกม
bp-row-chance-to-turn-player = ผู้เล่นเจ้าของเทิร์นได้สิทธิ์กระทำ
bp-row-stage-empty = สเตจว่างหรือไม่
bp-row-wipe-passes = ล้างรายชื่อผู้ที่ผ่าน
bp-row-make = ทำแอ็กชันใด
bp-row-immediate = เป็นเอฟเฟกต์ทันทีหรือไม่
bp-row-resolve = แอ็กชันออกผล
bp-row-win-check = ตัดสินแพ้ชนะ: เด็คของทั้งสองฝ่ายยังมีการ์ด
bp-row-put-on-stage = วางแอ็กชันบนสเตจ
bp-row-trigger-check = ตรวจทริกเกอร์
bp-row-act-or-pass = ทำแอ็กชันหรือผ่าน
bp-row-write-pass = จดชื่อผู้ที่ผ่าน
bp-row-all-passed = ผู้เล่นทั้งสองผ่านแล้วหรือไม่
bp-row-take-off = นำแอ็กชันบนสุดออกจากสเตจ
bp-row-chance-over = สิทธิ์กระทำเปลี่ยนเป็นของผู้เล่นอีกฝ่าย
bp-row-triggered = มีสิ่งใดทริกเกอร์หรือไม่
bp-row-triggered-immediate = แอ็กชันที่ทริกเกอร์มีเอฟเฟกต์ทันทีหรือไม่
bp-row-resolve-triggered = แอ็กชันที่ทริกเกอร์ออกผล
bp-row-triggered-normal = แอ็กชันที่ทริกเกอร์มีเอฟเฟกต์ปกติหรือไม่
bp-row-stage-triggered = วางแอ็กชันที่ทริกเกอร์บนสเตจ
bp-row-announce = ประกาศแอ็กชัน
bp-row-pay = จ่ายคอสต์อย่างไร
bp-row-key = คีย์การ์ดใบใด
bp-row-target = เป้าหมายใด
bp-row-twist-when-made = สภาพไดรฟ์หรือสภาพชาร์จ
bp-row-target-there = เป้าหมายยังอยู่หรือไม่
bp-row-effect = ทำตามเอฟเฟกต์
bp-row-keys-to-graveyard = แอ็กชันจบแล้ว
bp-row-lay = วางการ์ดใบใดเป็นกำแพง
bp-row-enter = คีย์การ์ดลงสนาม
bp-row-equip = วางคีย์การ์ดซ้อนบนทหาร
bp-row-charge-all = คาแรกเตอร์ทั้งหมดของผู้เล่นเจ้าของเทิร์นอยู่ในสภาพชาร์จอยู่แล้ว
bp-row-raise-draw = เกิดแอ็กชันดรอว์
bp-row-draw = จั่วการ์ด 1 ใบ เป็นการ์ดใบใด
bp-row-draw-second = จั่วใบที่สองหรือไม่
bp-row-hand-limit = ทิ้งจนเหลือ 7 ใบ: ทิ้งการ์ดใบใด
bp-row-turn-over = เทิร์นเปลี่ยนเป็นของอีกฝ่าย
bp-row-raise-charge = เกิดแอ็กชันชาร์จ
bp-row-attackers = ทหารตัวใดโจมตี
bp-row-raise-block = เกิดแอ็กชันบล็อก
bp-row-blockers = คาแรกเตอร์ตัวใดบล็อก
bp-row-raise-judgement = เกิดแอ็กชันตัดสินดาเมจ
bp-row-compare = เปรียบเทียบผู้โจมตีกับบล็อกเกอร์
bp-row-against-soldiers = เทียบกับทหารที่บล็อก
bp-row-lower-goes = ฝ่ายที่ตัวเลขต่ำกว่าลงสุสาน สละบล็อกเกอร์ตัวใด
bp-row-both-go = ตัวเลขเท่ากัน: ลงสุสานทั้งสองฝ่าย สละบล็อกเกอร์ตัวใด
bp-row-against-bulwark = ในบรรดาบล็อกเกอร์มีกำแพงหรือไม่
bp-row-unblocked = คู่แข่งรับดาเมจ เสียการ์ดใบใด
bp-row-turn-up-bulwark = หงายกำแพงขึ้น เป็นการ์ดใบใด
bp-row-joker-bulwark = กำแพงเป็นโจ๊กเกอร์หรือไม่
bp-row-same-number = มีตัวเลขเดียวกันในการ์ดของผู้โจมตีหรือไม่
bp-row-bulwark-goes = กำแพงลงสุสาน
bp-row-up = ตัวเลขเพิ่มขึ้น
bp-row-down = ตัวเลขลดลง
bp-row-down-to-zero = ตัวเลขเป็น 0 หรือน้อยกว่าหรือไม่
bp-row-twist = สภาพไดรฟ์หรือสภาพชาร์จ
bp-row-counter = ตรงกับกรณีใดกรณีหนึ่งหรือไม่
bp-row-nullify = แอ็กชันถูกทำให้ไร้ผล
bp-row-destroy = กำแพงลงสุสาน เป็นการ์ดใบใด
bp-row-throw = คู่แข่งรับดาเมจ เสียการ์ดใบใด
bp-row-search = นำการ์ดใบใดจากเด็คขึ้นมือ
bp-row-shuffle-again = สับเด็คอีกครั้ง
bp-row-generation-change = การ์ดใบถัดไปจากเด็คคือใบใด

# BlackPoker: the board
bp-board-turn = เทิร์น: { $turn }, สิทธิ์กระทำ: { $chance }
bp-board-player = { $player }: เด็ค { $deck }, สุสาน { $graveyard }, มือ { $hand }
bp-board-soldiers = {"  "}ทหาร: { $words }
bp-board-bulwarks = {"  "}กำแพง: { $words }
bp-board-stage = สเตจ: { $words }
bp-board-attack = { $attacker } โจมตี, บล็อกเกอร์: { $blockers }
bp-summary = { $player }: เด็ค { $deck }, มือ { $hand }, ทหาร { $soldiers }, กำแพง { $bulwarks }
bp-fault-turn-at-setup = เจ้าของเทิร์นตัดสินกันตอนเริ่มเกม ไม่ต้องระบุเมื่อใช้ setup = true
bp-fault-no-deck = ผู้เล่นที่ไม่มีเด็คแพ้ไปแล้ว
bp-fault-made = { $name } ไม่ใช่แอ็กชันที่ทำได้เทิร์นละ 1 ครั้ง: set bulwark, attack
bp-fault-too-many = { $player } มีการ์ด { $n } ใบ แต่สำรับหนึ่งมี { $pack } ใบ
bp-fault-twice = { $player } มี { $card } สองใบ แต่สำรับหนึ่งมีใบเดียว
bp-fault-card-or-cards = ต้องระบุการ์ด: card = "S7" หรือ cards = ["S7", "S9"]
bp-fault-joker-soldier = { $card } เป็นทหารไม่ได้
bp-fault-suits = การ์ดของทหารตัวหนึ่งต้องเป็นดอกเดียวกัน
bp-fault-number = ตัวเลขของทหารในสนามต้องมากกว่า 0
bp-fault-new = { $card } ไม่ใช่การ์ดของทหารตัวนี้
bp-fault-no-card = “{ $text }” ไม่ใช่การ์ด
bp-fault-cards-are = การ์ด: SA ถึง SK, H, D และ C ก็เช่นกัน, JK, JK2 และ ? สำหรับใบที่ไม่รู้
bp-fault-long-list = มีการ์ดมากกว่าในสำรับ
bp-fault-not-in-pack = { $card } ไม่อยู่ในสำรับ
bp-fault-deck-form = เด็คเขียนเป็นจำนวนการ์ด รายการการ์ด หรือ {"{"} top = […], cards = […], unknown = N {"}"}
bp-fault-open-card = การ์ดใบนี้หงายอยู่ จึงต้องระบุชื่อ
bp-fault-listed-unknown = การ์ดที่ไม่รู้ให้นับด้วย unknown = N
bp-fault-not-their-turn = ไม่ใช่เทิร์นของ { $player } จึงไม่มีสิ่งใดของ { $player } ที่มาใหม่หรือกระทำในเทิร์นนี้

# BlackPoker: readings
reading-chance-after-resolution = หลังแอ็กชันจากสเตจออกผล สิทธิ์กระทำเป็นของใคร
reading-chance-after-resolution-turn-player = ผู้เล่นที่เป็นเจ้าของเทิร์น
reading-chance-after-resolution-last-passer = ผู้เล่นที่ผ่านเป็นคนสุดท้าย
reading-passes-after-resolution = หลังแอ็กชันออกผล ล้างรายชื่อผู้ที่ผ่านหรือไม่
reading-passes-after-resolution-wiped = ลบ
reading-passes-after-resolution-kept = คงไว้
reading-making-passes = การทำแอ็กชันที่มีเอฟเฟกต์ปกตินับเป็นการผ่านไปในตัวหรือไม่
reading-making-passes-no = ไม่
reading-making-passes-yes = ใช่
reading-empty-stage-pass = ผู้เล่นที่มีสิทธิ์กระทำผ่านได้หรือไม่เมื่อสเตจว่าง
reading-empty-stage-pass-no = ไม่ได้
reading-empty-stage-pass-yes = ได้
reading-triggered-immediate = เมื่อแอ็กชันเปลี่ยนรุ่นทริกเกอร์ ออกผลทันทีหรือวางบนสเตจ
reading-triggered-immediate-at-once = ออกผลทันที
reading-triggered-immediate-on-stage = วางบนสเตจ
reading-empty-deck-by-cost = เมื่อเด็คหมดเพราะจ่ายคอสต์ จะแพ้เมื่อใด
reading-empty-deck-by-cost-next-check = เมื่อตรวจผลแพ้ชนะครั้งถัดไป
reading-empty-deck-by-cost-at-once = ทันที
reading-unpayable-cost = ทำแอ็กชันที่จ่ายคอสต์ได้ไม่ครบได้หรือไม่
reading-unpayable-cost-refused = ไม่ได้
reading-unpayable-cost-what-is-possible = ได้ โดยจ่ายเท่าที่จ่ายได้
reading-cost-bulwark = ไดรฟ์กำแพงใดเพื่อจ่าย B ได้บ้าง
reading-cost-bulwark-own-charged = กำแพงของตนที่อยู่ในสภาพชาร์จ
reading-cost-bulwark-any = กำแพงใดก็ได้
reading-block-mix = กำแพงหลายใบ หรือกำแพงกับทหาร บล็อกผู้โจมตีตัวเดียวกันได้หรือไม่
reading-block-mix-soldiers-or-one-bulwark = ทหาร หรือกำแพงหนึ่งอัน
reading-block-mix-any = รวมกันอย่างไรก็ได้
reading-losing-blockers = เมื่อบล็อกเกอร์หลายตัวแพ้หรือเสมอ ตัวใดลงสุสาน
reading-losing-blockers-all = ทั้งหมด
reading-losing-blockers-one = หนึ่งใบ
reading-attacker-gone = บล็อกเกอร์ของผู้โจมตีที่ออกจากสนามไปแล้วเป็นอย่างไร
reading-attacker-gone-nothing = ไม่มีอะไรเกิดขึ้น
reading-attacker-gone-bulwark-lost = เสียกำแพงอยู่ดี
reading-some-blockers-gone = เมื่อบล็อกเกอร์บางตัวออกจากสนามไปแล้ว เป็นอย่างไร
reading-some-blockers-gone-those-left = ผู้บล็อกที่เหลือยังบล็อก
reading-some-blockers-gone-unblocked = ถือว่าไม่ถูกบล็อก
reading-no-attacker = แอ็กชันโจมตีออกผลโดยเลือกไม่มีผู้โจมตีได้หรือไม่
reading-no-attacker-allowed = ได้
reading-no-attacker-only-if-none-can = เฉพาะเมื่อไม่มีใครโจมตีได้
reading-role-when-turned = ผู้โจมตีที่เปลี่ยนเป็นสภาพชาร์จ หรือบล็อกเกอร์ที่เปลี่ยนเป็นสภาพไดรฟ์ ยังคงบทบาทเดิมหรือไม่
reading-role-when-turned-kept = ยังคงบทบาท
reading-role-when-turned-lost = เสียบทบาท
reading-changes-when-equipped = ผลของอัปและดาวน์ยังอยู่กับทหารที่ได้รับการสวมใส่หรือไม่
reading-changes-when-equipped-kept = ยังอยู่
reading-changes-when-equipped-lost = หายไป
reading-equip-driven = ทหารสภาพไดรฟ์ยังคงสภาพไดรฟ์เมื่อได้รับการสวมใส่หรือไม่
reading-equip-driven-stays-driven = อยู่ในสภาพไดรฟ์ต่อไป
reading-equip-driven-charged = เปลี่ยนเป็นสภาพชาร์จ
reading-nothing-found = เมื่อแอ็กชันเปลี่ยนรุ่นไม่พบการ์ดใดเลย เป็นอย่างไร
reading-nothing-found-deck-gone = เด็คหมดทั้งกอง
reading-nothing-found-last-stays = การ์ดใบสุดท้ายยังอยู่
reading-twist-choice = เลือกสภาพไดรฟ์หรือสภาพชาร์จสำหรับทวิสต์เมื่อใด
reading-twist-choice-at-resolution = เมื่อออกผล
reading-twist-choice-when-made = เมื่อประกาศแอ็กชัน
reading-once-counted = เทิร์นละ 1 ครั้ง นับเมื่อทำแอ็กชันหรือเมื่อออกผล
reading-once-counted-made = เมื่อประกาศแอ็กชัน
reading-once-counted-resolved = เมื่อออกผล
reading-no-card-to-turn = เมื่อผู้เล่นไม่มีการ์ดให้หงายตอนเริ่มเกม เป็นอย่างไร
reading-no-card-to-turn-loses = ผู้เล่นนั้นแพ้
reading-no-card-to-turn-redeal = เริ่มเกมใหม่
reading-search-none = เสิร์ชโดยไม่นำการ์ดขึ้นมือทั้งที่มีการ์ดได้หรือไม่
reading-search-none-no = ไม่ได้
reading-search-none-yes = ได้

# Cases
case-front-matter = กรณีต้องขึ้นต้นด้วยข้อมูล TOML ระหว่างบรรทัด +++ สองบรรทัด
case-toml = ส่วนนี้ไม่ใช่ TOML: { $words }
case-unknown-key = ไม่รู้จักคีย์ “{ $key }”
case-known-keys = คีย์ที่มี: { $words }
case-wrong-type = ตรงนี้ต้องเป็น { $wanted } ไม่ใช่ { $found }
case-type-text = ข้อความ
case-type-number = จำนวนเต็ม
case-type-float = เลขทศนิยม
case-type-bool = true หรือ false
case-type-date = วันที่
case-type-list = รายการ
case-type-table = ตาราง
case-type-value = ข้อความ จำนวนเต็ม true หรือ false หรือรายการ
case-out-of-range = ต้องเป็นตัวเลขตั้งแต่ { $from } ถึง { $to }
case-no-game = ข้อมูลไม่ได้ระบุเกม: game = "blackpoker@act6.1-lite"
case-no-title = ข้อมูลไม่มีชื่อเรื่อง (title)
case-game-not-playable = “{ $name }” ไม่ใช่เกมที่เล่นบนโต๊ะได้
case-unknown-reading = ไม่รู้จักการตีความ “{ $name }”
case-unknown-option = การตีความ { $name } ไม่มีตัวเลือก “{ $option }”
case-known-options = ตัวเลือกที่มี: { $words }
case-unknown-block = ไม่รู้จักบล็อกข้อความ “{ $name }”
case-block-twice = กรณีหนึ่งมีกระดาน (board) และคำตัดสิน (ruling) ได้อย่างละหนึ่ง
case-no-board = กรณีนี้ไม่มีกระดาน (board)
case-no-player = ไม่มีผู้เล่น “{ $name }” ที่โต๊ะนี้ บรรทัดต้องขึ้นต้นด้วยผู้เล่นและเครื่องหมายโคลอน เช่น A: หรือ ?:
case-no-colon = บรรทัดการเล่นต้องขึ้นต้นด้วยผู้เล่นและเครื่องหมาย :
case-play-form = เขียนแบบนี้: A: summon soldier, S7
case-empty-play = บรรทัดนี้ไม่มีการเล่น
case-refused-open = “(refused: …” ต้องปิดวงเล็บที่ท้ายบรรทัด
case-refused-by-nothing = ข้อใดปฏิเสธการเล่นนี้
case-ruling-form = คำตัดสินเขียนแบบ PATH = VALUE
case-ends-at-form = ends_at ต้องระบุผู้เล่นและข้อ: "B: P-4-11"
case-unknown-clause = ในเกมนี้ไม่มีสิ่งใดทำหรือถูกปฏิเสธตาม “{ $name }”
case-unknown-result = “{ $name }” ไม่ใช่ผลของเกม
case-game-over = เกมจบแล้ว ({ $result }) บรรทัดนี้ไม่ได้ใช้
case-other-decides = ฝ่ายนี้ไม่ใช่ผู้ตัดสินใจ: { $who } ต้องเลือก
case-ambiguous = “{ $part }” อาจหมายถึงหลายตัวเลือก: { $words }
case-no-option = “{ $part }” ไม่อยู่ในตัวเลือก
case-no-concession = กติกาของเกมนี้ไม่มีข้อว่าด้วยการขอยอมแพ้
case-refused-by = { $words } ถูกปฏิเสธตาม { $clauses }
case-was-legal = การเล่นนี้ถูกกฎ ไม่มีข้อใดปฏิเสธ
case-refused-otherwise = การเล่นนี้ถูกปฏิเสธ แต่ไม่ใช่ตามข้อนี้
case-ends-elsewhere = กรณีนี้จบที่อื่น: { $found }
case-open-choice = ยังมีการเลือกค้างอยู่: { $who } ต้องเลือก ({ $clause })
case-no-path = { $path }: ไม่มีสิ่งนี้ในสถานการณ์
case-other-value = { $path }: ควรเป็น { $expected } แต่พบ { $found }
case-not-cited = { $clause }: ในขั้นที่แสดง ไม่มีขั้นใดอ้างถึงข้อนี้
case-cited-earlier = { $clause }: มีการอ้างถึง แต่มาก่อนข้อที่ระบุไว้ก่อนหน้า
case-cited-folded = { $clause } ถูกอ้างโดยขั้นตอนที่พับไว้เท่านั้น (ขั้นตอนที่ { $n } ดูได้ด้วย --all) ส่วน cites ดูเฉพาะขั้นตอนที่แสดง
case-reading-not-used = { $name }: ไม่มีขั้นใดอาศัยการตีความนี้
case-too-many-parts = บรรทัดการเล่นหนึ่งบรรทัดมีได้ไม่เกิน { $most } ส่วน
case-refused-by-reading = { $words } ถูกปฏิเสธโดย { $clauses } (การตีความ: { $readings })
case-a-or-b = ผู้เล่นคือ "A" หรือ "B"
case-wrong-kind = { $path } คือ { $found } แต่นำไปเทียบกับค่าคนละชนิด
goal-form = “{ $text }” ไม่ใช่เงื่อนไข เขียนแบบ B.deck = 0 หรือ A.soldiers.S7.number >= 9

# Traces, results, comparing
trace-ruling = คำตัดสิน:
trace-reading = การตีความ: { $words }
trace-supports = อาศัย: { $words }
trace-place-result = ผล
trace-place-attacked = เป้าหมายการโจมตี
trace-place-turn = เทิร์น
trace-place-chance = แชนซ์
trace-place-keys = การ์ดคีย์
trace-place-bulwarks = กำแพง
trace-place-soldiers = ทหาร
trace-place-graveyard = สุสาน
trace-place-stage = สเตจ
trace-place-characters = คาแรกเตอร์แอเรีย
trace-place-leader = ลีดเดอร์แอเรีย
trace-place-life = ไลฟ์
trace-place-trash = แทรช
trace-place-hand = มือ
trace-place-deck = เด็ค
trace-face-down = คว่ำ
trace-face-up = หงาย
trace-charged = ชาร์จ
trace-driven = ไดรฟ์
trace-rested = เรสต์
trace-active = แอ็คทีฟ
trace-see-also = ดูเพิ่ม { $words }
trace-both-pass = ผู้เล่นทั้งสองฝ่ายผ่าน
trace-reading-here = การตีความ { $name }: { $question } ในที่นี้: { $option }
trace-reading-other = ถ้า “{ $option }”: { $words }
trace-under = ตามการตีความ { $words }
trace-decision = { $who }: { $question } ({ $clause })
trace-met-before = เคยเกิดสถานการณ์นี้มาก่อนแล้ว ที่การตัดสินใจครั้งที่ { $n }
trace-failed = ผลไม่ตรงกับที่คาดไว้:
trace-ours = { $text }: ขั้นตอนพื้นฐานที่แผ่นกฎของผู้จัดพิมพ์ถือว่ามีอยู่แล้ว เขียนด้วยถ้อยคำของเราเอง
result-ongoing = เกมดำเนินต่อไป
result-won = { $player } ชนะ
result-won-together = { $player } ชนะ
result-draw = เกมเสมอ
result-undecided = ตัวบทไม่ได้กำหนดเรื่องนี้ไว้
compare-parts = { $a } กับ { $b } เริ่มต่างกันหลังจากเหมือนกันมา { $n } ขั้น
compare-same = { $a } กับ { $b } ไม่ต่างกัน: เหมือนกันทั้ง { $n } ขั้น
compare-no-fit = การเล่นที่เขียนไว้ใช้ต่อไม่ได้แล้ว: { $words }
check-totals = ผ่าน { $passed } กรณี, ไม่ผ่าน { $failed } กรณี
case-by-clauses = ตามข้อ: { $clauses }
case-options-are = ตัวเลือก: { $words }
new-written = เขียนไฟล์แล้ว: { $name }
selfplay-totals = { $games } เกม, ใช้กฎ { $rules } ครั้ง, ตัดสินใจ { $decisions } ครั้ง ใน { $seconds } วินาที: { $rate } เกมต่อวินาที
error-several-cases = มี { $n } กรณีที่มีคำนี้ในชื่อ: { $words }
error-no-case = ไม่มีกรณี “{ $name }”
error-unreadable = อ่าน { $name } ไม่ได้: { $words }
error-no-cases = ใน { $name } ไม่มีกรณีใด กรณีคือหน้า Markdown ชื่อ NAME.md
error-unwritable = เขียน { $name } ไม่ได้: { $words }
error-reading-form = “{ $text }” ไม่ใช่การตีความพร้อมตัวเลือก เขียนแบบ NAME=OPTION

# shinpan explore
explore-until-rest = สถานการณ์นิ่งถัดไป
explore-until-turns = การจบเทิร์นครั้งที่ { $n }
explore-until-form = “{ $text }” ไม่ใช่ขอบเขตการสำรวจ เขียนแบบ rest, turn หรือ 3 turns
explore-no-player = “{ $name }” ไม่ได้นั่งที่โต๊ะนี้ มีเพียง { $words }
explore-seen = จนถึง{ $horizon }: พบ { $positions } สถานการณ์, พบซ้ำและรวมเข้าด้วยกัน { $merged } ครั้ง
explore-chance = ลำดับของการ์ดและการ์ดที่ไม่รู้ก็เป็นทางแยกด้วย: ผู้เล่นบังคับได้เฉพาะสิ่งที่เกิดขึ้นไม่ว่าการ์ดจะเป็นใบใด
explore-unseen = การ์ดที่ไม่มีใครรู้อาจทำงานหรือเปลี่ยนผลนี้ได้ และไม่มีทางแยกใดแทนการ์ดเหล่านั้น
explore-cycles = บางสถานการณ์เกิดซ้ำ: แนวการเล่นที่ผ่านสถานการณ์เหล่านั้นไม่มีที่สิ้นสุด
explore-stopped = หยุดกลางทาง ยังไม่ได้ดู { $cut } สถานการณ์ อาจยังมีมากกว่านี้
explore-cut = เมื่อครบขีดจำกัด { $limit } สถานการณ์ การสำรวจถูกตัดกลางทางที่ { $cut } สถานการณ์ อาจยังมีมากกว่านี้
explore-forced = { $player } บังคับให้เกิด { $goal } ได้ ไม่ว่าจะถูกตอบโต้อย่างไร
explore-forced-by-known = { $player } บังคับให้เกิด { $goal } ได้ต่อการตอบโต้ทุกแบบของการ์ดที่รู้ แต่ยังไม่แน่: การ์ดที่ไม่มีใครรู้อาจตอบโต้ได้
explore-with-help = { $player } ไปถึง { $goal } ได้หากมีสิ่งอื่นช่วย แต่บังคับให้เกิดไม่ได้
explore-never = { $player } ไปถึง { $goal } ไม่ได้
explore-never-by-known = ด้วยการ์ดที่รู้ { $player } ไปไม่ถึง { $goal } แต่การ์ดที่ไม่มีใครรู้อาจเปลี่ยนผลนี้ได้
explore-unknown = ไม่ทราบว่า { $player } บังคับให้เกิด { $goal } ได้หรือไม่: การสำรวจถูกตัดกลางทาง
explore-ending = แนวการเล่น: { $lines }, สถานการณ์: { $positions }
explore-endless = ไม่สิ้นสุด
explore-more = … และจุดจบอีก { $n } แบบ (--json แสดงทั้งหมด)

# shinpan coverage
coverage-no-kinds = ยังไม่มีบันทึกว่าข้อใดของ { $edition } บังคับใช้ได้
coverage-row = ลงทะเบียนไว้: { $registered }; กรณี: { $cases }
coverage-totals = ทั้งหมด { $clauses } ข้อ บังคับใช้ได้ { $enforceable } ข้อ ในจำนวนนี้ { $rules } ข้อมีกฎ การตรวจ หรือค่า และ { $cited } ข้อมีกรณีที่ระบุถึง
kind-rule = กฎ
kind-check = การตรวจ
kind-value = ค่า
kind-heading = หัวข้อ
kind-definition = นิยาม
kind-outside = นอกขอบเขต
kind-none = ยังไม่จัดประเภท

# The interactive table
repl-greeting = { $edition }: { $title } (พิมพ์การเล่น เลขของตัวเลือก หรือ help)
repl-help =
    การเล่น (ทำจริง):         attack Kid -> Usopp, yes                 (ใส่ A: หรือ B: นำหน้าได้)
    เลขของตัวเลือก:           2
    if PLAY; PLAY           จะเกิดอะไรขึ้น ลองบนสำเนา
    legal PLAY              ทำได้หรือไม่ และตามข้อใด
    options [all]           สิ่งที่เลือกได้; all: รวมสิ่งที่ถูกปฏิเสธ และเหตุผล
    board, trace [all]      สถานการณ์; ขั้นที่ผ่านมา
    why [STEP|CARD]         ขั้นและข้อที่นำมาถึงตรงนั้น
    undo [N|all], redo      ย้อนกลับและทำซ้ำ
    next [N|all]            บรรทัดต่อไปของกรณีที่เปิดไว้
    set A.deck = 12         แก้กระดานในสถานการณ์นิ่ง; put A.hand S7; remove A.hand S7
    reading [NAME=OPTION]   การตีความ; เปลี่ยนตัวเลือกแล้วเล่นแนวเดิมซ้ำ
    edition EDITION         แนวเดิมภายใต้ฉบับอื่น
    explore [rest|turn|N turns] [for A] [goal B.deck = 0]
    deck FILE               ตรวจรายการเด็ค
    rule A-9, search WORDS  ตัวบท
    new [GAME]              กระดานเปล่า; help WORD: คำอธิบายคำสั่ง
    save FILE.md, load FILE.md|GAME, help, quit
repl-help-if =
    if PLAY; PLAY … — เล่นบนสำเนา แล้วบอกสิ่งที่ต่างไป กระดานจริงไม่เปลี่ยน
        if attack Captain -> leader; block Guard; no counter
repl-help-set =
    set PATH = VALUE — แก้กระดานในสถานการณ์นิ่ง หาการ์ดได้จากชื่อ
        set A.don.active = 5
        set A."Deck Hand".power = 7000
        set B.life = 2
repl-help-put =
    put PATH CARD — เพิ่มการ์ด: ด้วยค่าสองสามค่า ชื่อ หมายเลขในข้อมูลการ์ด หรือคำอธิบาย
        put B.characters 4000 blocker
        put B.hand +2000
        put A.hand {"{"} name = "Cook", cost = 1, counter = 1000 {"}"}
repl-help-remove =
    remove PATH CARD — เอาการ์ดออกจากกระดาน
        remove A.hand Cook
repl-help-undo = undo, undo 3, undo all — ย้อนกลับไปก่อนการเล่นหรือการแก้ล่าสุด
repl-help-redo = redo, redo 3, redo all — เดินหน้าอีกครั้ง
repl-help-next = next, next 3, next all — เล่นบรรทัดต่อไปของกรณีที่เปิดไว้
repl-help-board = board — สถานการณ์และคำถามที่รออยู่
repl-help-trace = trace, trace all — ขั้นที่ผ่านมา; all: รวมขั้นที่ยุบไว้ และข้อที่ขั้นนั้นอาศัย
repl-help-why =
    why, why 12, why CARD — ขั้นและข้อกฎที่นำมาถึงจุดนั้น
    why not PLAY — ข้อใดไม่อนุญาต
        why not block Guard
repl-help-options = options, options all — สิ่งที่เลือกได้; all: รวมสิ่งที่ไม่อนุญาต และข้อที่ห้าม
repl-help-legal =
    legal PLAY — ทำได้หรือไม่ ตามข้อใด
        legal attack Captain -> Guard
repl-help-explore =
    explore [rest|turn|N turns] [for A] [goal CONDITION] — ทุกแนวการเล่นจากจุดนี้ กด Ctrl-C เพื่อหยุด
        explore turn for A goal B.life = 0
repl-help-deck = deck FILE — ตรวจรายการเด็ค
repl-help-rule =
    rule CLAUSE — ข้อของเกมนี้ หรือของเกมอื่น
        rule 7-1-3
        rule gundam 8-2
repl-help-search =
    search WORDS — ค้นหาข้อของเกมนี้ หรือของเกมอื่น
        search double attack
        search gundam blocker
repl-help-reading = reading — การตีความทั้งหมด; reading NAME=OPTION — เปลี่ยนการตีความแล้วเล่นแนวเดิมซ้ำ
repl-help-edition = edition EDITION — แนวเดิมภายใต้ฉบับอื่น
repl-help-save = save FILE.md — บันทึกแนวเป็นกรณีที่ run ใช้ได้
repl-help-load = load FILE.md, load NAME — เปิดกรณี แล้วไล่ทีละบรรทัดด้วย next
repl-help-new = new, new GAME — กระดานเปล่า เติมด้วย set และ put
repl-help-help = help, help WORD — สิ่งที่พิมพ์ได้; คำสั่งหนึ่งทำอะไร
repl-help-quit = quit — ลุกจากโต๊ะ
repl-help-exit = exit — ลุกจากโต๊ะ
repl-no-help = ไม่มีคำสั่ง “{ $word }”
repl-open = คำถามที่รออยู่: { $who }: { $question } ({ $clause })
repl-no-next = ไม่มีบรรทัดเหลือให้เล่น เปิดกรณีด้วย load
repl-coming = next: { $line } (เหลือ { $n } บรรทัด)
repl-empty = กระดานเปล่า
repl-differs = สิ่งที่ต่างไป:
repl-only-supposed = ข้างต้นเป็นเพียงการสมมติ กระดานจริงยังเป็นดังเดิม:
repl-was-forced = ไม่มีทางเลือกอื่น จึงดำเนินการไปแล้ว
repl-legal = ทำได้ ({ $clause })
repl-not-legal = ทำไม่ได้: { $words }
repl-no-number = ไม่มีตัวเลือกที่ { $n } มีทั้งหมด { $most } ตัวเลือก
repl-no-step = ไม่มีขั้นใดเกี่ยวกับ “{ $text }”
repl-nothing-to-undo = ไม่มีอะไรให้ย้อนกลับ
repl-nothing-to-redo = ไม่มีอะไรให้ทำซ้ำ
repl-undo-form = “{ $text }” ไม่ใช่จำนวนการตัดสินใจ เขียนแบบ undo, undo 3 หรือ undo all
repl-not-at-rest = แก้กระดานได้เฉพาะในสถานการณ์นิ่ง ทำสิ่งที่ค้างอยู่ให้จบ หรือย้อนกลับด้วย undo
repl-set-form = เขียนแบบ set PATH = VALUE เช่น set A.deck = 12
repl-put-form = เขียนแบบ put PATH CARD เช่น put A.hand S7
repl-remove-form = เขียนแบบ remove PATH CARD เช่น remove A.hand S7
repl-save-form = เขียนแบบ save FILE.md
repl-stopped = เล่นแนวเดิมซ้ำมาถึง “{ $line }” ซึ่งใช้ต่อไม่ได้แล้ว: { $words }

# Help of the table
help-table = นั่งที่โต๊ะแบบโต้ตอบ: “จะเกิดอะไรขึ้นถ้า …”
help-table-examples = ตัวอย่าง:
    shinpan                            โต๊ะพร้อมสถานการณ์เริ่มต้น
    shinpan table bp
    shinpan table case.md              กรณีหนึ่ง ไล่ทีละบรรทัดด้วย next
    echo "summon soldier S7" | shinpan table bp
help-table-start = กรณี (ไฟล์หรือชื่อ) หรือเกม
help-run = เล่นกรณีให้ดูทีละขั้น พร้อมข้อกฎของทุกขั้น
help-run-examples = ตัวอย่าง:
    shinpan run case.md
    shinpan run counter-against-throw --quote
    shinpan run case.md --compare block-mix=any
    shinpan run case.md --json
help-run-cases = กรณี: ไฟล์, - สำหรับอินพุตมาตรฐาน หรือชื่อกรณีที่มีในโปรแกรม
help-run-quote = ยกข้อความของแต่ละข้อเมื่อปรากฏครั้งแรก
help-run-all = แสดงขั้นที่ยุบไว้ด้วย
help-run-edition = ใช้ฉบับอื่นแทนฉบับที่กรณีระบุ
help-run-reading = ใช้การตีความอื่นแทนค่าเริ่มต้น ระบุได้หลายครั้ง
help-run-compare = เล่นภายใต้ฉบับหรือการตีความอื่นด้วย และแสดงจุดที่ทั้งสองเริ่มต่างกัน
help-check = เล่นทุกกรณีและเทียบกับคำตัดสิน
help-check-examples = ตัวอย่าง:
    shinpan check                      กรณีที่มีในโปรแกรม
    shinpan check scenarios/ case.md
help-check-paths = ไฟล์และโฟลเดอร์ ถ้าไม่ระบุ: กรณีที่มีในโปรแกรม
help-explore = แนวการเล่นทั้งหมดจากสถานการณ์ตอนจบของกรณี
help-explore-examples = ตัวอย่าง:
    shinpan explore case.md
    shinpan explore case.md --until turn --goal "B.deck = 0" --for A
help-explore-case = กรณี: ไฟล์, - หรือชื่อกรณีที่มีในโปรแกรม
help-explore-until = สำรวจไกลเท่าใด: rest (ค่าเริ่มต้น), turn หรือ "3 turns"
help-explore-limit = จำนวนสถานการณ์สูงสุด (ค่าเริ่มต้น 200000)
help-explore-goal = เงื่อนไขที่เขียนแบบคำตัดสิน: B.deck = 0, result = "A wins"
help-explore-for = ผู้ที่ต้องการเงื่อนไขนั้น: A (ค่าเริ่มต้น) หรือ B
help-explore-edition = ใช้ฉบับอื่นแทนฉบับที่กรณีระบุ
help-explore-reading = ใช้การตีความอื่นแทนค่าเริ่มต้น ใส่ได้หลายครั้ง
help-coverage = แต่ละข้อ: ประเภท สิ่งที่ลงทะเบียนไว้ และกรณีที่ระบุถึง
help-coverage-examples = ตัวอย่าง:
    shinpan coverage bp
    shinpan coverage blackpoker@base-6.1 --json
help-coverage-game = เกม จะระบุฉบับด้วยก็ได้
help-new = เขียนกรณีตั้งต้นพร้อมคำอธิบาย
help-new-examples = ตัวอย่าง:
    shinpan new bp
    shinpan new bp case.md
help-new-game = เกม
help-new-file = ไฟล์ที่จะเขียน (ค่าเริ่มต้น: เอาต์พุตมาตรฐาน)
help-selfplay = เล่นเกมแบบสุ่มเพื่อวัดความเร็วของเอนจิน
help-selfplay-examples = ตัวอย่าง:
    shinpan selfplay bp --games 10000 --seed 7 --json
help-selfplay-game = เกม
help-selfplay-games = จำนวนเกม (ค่าเริ่มต้น 1000)
help-selfplay-seed = ค่าตั้งต้นของเลขสุ่ม (ค่าเริ่มต้น 1)
help-selfplay-players = จำนวนผู้เล่น (ค่าเริ่มต้น 2)
help-selfplay-teams = แบ่งเป็นสองทีม ทีมละ 2 คน
selfplay-not-so = { $game } ไม่ได้เล่นโดยผู้เล่น { $players } คนแบบนี้

# Cards in sentences
card-whose = { $name } ของ { $player }
card-unknown = การ์ดใบหนึ่ง

# ONE PIECE: names of things
op-rested = เรสต์
op-new = ลงสนามในเทิร์นนี้
op-negated = ความสามารถไร้ผล
op-zone-deck = เด็ค
op-zone-hand = มือ
op-zone-trash = แทรช
op-zone-leader = ลีดเดอร์แอเรีย
op-zone-characters = คาแรกเตอร์แอเรีย
op-zone-stage = สเตจแอเรีย
op-zone-life = ไลฟ์
op-zone-revealed = จุดแสดงการ์ด
op-stat-power = พาวเวอร์
op-stat-cost = คอสต์
op-stat-counter = ค่าเคาน์เตอร์
op-keyword-rush = จู่โจมฉับพลัน
op-keyword-rush-character = จู่โจมฉับพลัน: คาแรกเตอร์
op-keyword-double-attack = ดับเบิลแอทแทค
op-keyword-banish = แบนนิช
op-keyword-blocker = บล็อกเกอร์
op-keyword-unblockable = บล็อกไม่ได้
op-grant-power = พาวเวอร์ { $n }
op-grant-cost = คอสต์ { $n }
op-grant-base-power = พาวเวอร์แต่เดิม { $n }
op-grant-base-cost = คอสต์แต่เดิม { $n }
op-grant-set-power = พาวเวอร์ { $n }
op-grant-set-cost = คอสต์ { $n }
op-grant-stays-rested = ไม่กลับเป็นแอ็คทีฟในรีเฟรชเฟส
op-grant-effect = ได้รับความสามารถ
op-phase-setup = ก่อนเริ่มเกม
op-phase-refresh = รีเฟรชเฟส
op-phase-draw = ดรอว์เฟส
op-phase-don = ด้ง!!เฟส
op-phase-main = เมนเฟส
op-phase-end = เอนด์เฟส
op-result-a = A ชนะ
op-result-b = B ชนะ
op-result-draw = เสมอ
op-result-undecided = ตัวบทไม่ได้กำหนดไว้

# ONE PIECE: a position
op-board-turn = เทิร์นของ { $player }, { $phase }
op-board-player = { $player }: ไลฟ์ { $life }, เด็ค { $deck }, แทรช { $trash }, มือ: { $hand }
op-board-don = { "  " }ด้ง!!: แอ็คทีฟ { $active }, เรสต์ { $rested }, ในด้ง!!เด็ค { $deck }
op-board-leader = { "  " }ลีดเดอร์: { $words }
op-board-characters = { "  " }คาแรกเตอร์: { $words }
op-board-stage = { "  " }สเตจ: { $words }
op-board-battle = แบทเทิล: { $attacker } โจมตี { $target }
op-summary = { $player }: ไลฟ์ { $life }, มือ { $hand }, ด้ง!! { $don }, { $field }

# ONE PIECE: options
op-choice-play = เล่น { $card }
op-choice-activate = ใช้งาน { $card }
op-choice-activate-nth = ใช้งาน { $card } ({ $n })
op-choice-activate-words = ใช้งาน { $card } ({ $n }: { $words })
op-choice-give = ติดด้ง!! ให้ { $card }
op-choice-give-many = ติดด้ง!! { $n } ใบให้ { $card }
op-choice-attack = โจมตีด้วย { $card }
op-choice-end-turn = จบเทิร์น
op-choice-done = พอแล้ว
op-choice-yes = ใช่
op-choice-no = ไม่
op-choice-block = บล็อกด้วย { $card }
op-choice-no-block = ไม่บล็อก
op-choice-counter = เคาน์เตอร์ด้วย { $card }
op-choice-no-counter = ไม่เคาน์เตอร์
op-choice-trigger = ใช้ทริกเกอร์
op-choice-no-trigger = ไม่ใช้ทริกเกอร์
op-choice-don-active = ด้ง!! ที่แอ็คทีฟ
op-choice-don-rested = ด้ง!! ที่เรสต์
op-choice-don-of = ด้ง!! ของ { $card }
op-choice-don-deck = ด้ง!! ในด้ง!!เด็ค
op-choice-resolve = ออกผล { $card }
op-choice-resolve-nth = ออกผล { $card } ({ $n })
op-choice-resolve-words = ออกผล { $card } ({ $n }: { $words })
op-choice-use = ใช้ { $card }
op-choice-decline = ไม่ใช้
op-choice-mode = แบบที่ { $n }
op-choice-mode-words = แบบที่ { $n }: { $words }
op-choice-top = บนสุด
op-choice-bottom = ล่างสุด
op-choice-first = เริ่มก่อน
op-choice-second = เริ่มหลัง
op-choice-mulligan = เปลี่ยนมือ
op-choice-keep = เก็บมือ
op-choice-is = การ์ดของ { $player } คือ { $card }
op-choice-whatever = ไม่สำคัญ
op-choice-concede = ยอมแพ้

# ONE PIECE: questions
op-ask-main = ผู้เล่นเจ้าของเทิร์นทำอะไร
op-ask-target = โจมตีเป้าหมายใด
op-ask-block = สั่งใช้งาน [บล็อกเกอร์] หรือไม่
op-ask-counter = ใช้เคาน์เตอร์หรือไม่
op-ask-counter-for = ใช้เคาน์เตอร์กับการ์ดใบใด
op-ask-trigger = สั่งใช้งาน [ทริกเกอร์] หรือไม่
op-ask-life-card = การ์ดใบบนสุดของไลฟ์คือใบใด
op-ask-top-card = การ์ดที่อยู่ตรงนั้นคือใบใด
op-ask-which-card = เป็นการ์ดใบใด
op-ask-draw-up-to = จั่วการ์ดอีกใบหรือไม่
op-ask-how-many = กี่ใบ
op-ask-make-room = ส่งคาแรกเตอร์ใบใดลงแทรชเพื่อให้มีที่ว่าง
op-ask-pay = จ่ายค่าคอสต์เพื่อสั่งใช้งานหรือไม่
op-ask-may = กระทำหรือไม่
op-ask-mode = เลือกแบบใด
op-ask-choose = การ์ดใบใด
op-ask-place = วางการ์ดใบใดถัดไป โดยเริ่มจากใบที่อยู่บนกว่า
op-ask-look = ดูการ์ดใบใดบ้าง
op-ask-dons = ด้ง!!การ์ดใบใดบ้าง
op-ask-add-don = เพิ่มด้ง!!การ์ดกี่ใบ
op-ask-give-don = ติดด้ง!!การ์ดกี่ใบ
op-ask-return-don = นำด้ง!!การ์ดใบใดกลับด้ง!!เด็ค
op-ask-take-back-don = นำด้ง!!การ์ดที่ใส่อยู่ใบใดกลับคอสต์แอเรีย
op-ask-rounds = สถานการณ์เดิมกลับมาอีก จะทำวนกี่รอบ
op-ask-permanents = จะใช้ความสามารถถาวรใดก่อน
op-ask-instead-of-losing = จะทำสิ่งอื่นแทนการแพ้หรือไม่
op-ask-number = เลือกตัวเลขใด
op-ask-order = ความสามารถใดออกผลถัดไป
op-ask-who-chooses = ใครชนะและได้สิทธิ์เลือก
op-ask-first = เริ่มก่อนหรือเริ่มหลัง
op-ask-start-effect = ความสามารถ “เมื่อเริ่มเกม” ใดออกผลถัดไป
op-ask-mulligan = เก็บมือนี้ไว้หรือไม่

# ONE PIECE: what happens
op-event-drawn = { $player } จั่ว { $card }
op-event-drawn-unseen = { $player } จั่วการ์ด 1 ใบ
op-event-kod = { $card } ถูก KO
op-event-made-room = ส่ง { $card } ลงแทรชเพื่อให้มีที่ว่าง
op-event-played = { $card } ลงสนาม
op-event-played-rested = { $card } ลงสนามในสภาพเรสต์
op-event-activated = { $card } ลงแทรชและถูกสั่งใช้งาน
op-event-countered = { $player } ส่ง { $card } ลงแทรชเพื่อใช้เคาน์เตอร์
op-event-life-to-hand = { $player } นำ { $card } จากไลฟ์ขึ้นมือ
op-event-banished = { $card } จากไลฟ์ลงแทรช
op-event-life-revealed = { $player } แสดง { $card } จากไลฟ์
op-event-after-trigger = หลังใช้ [ทริกเกอร์] นำ { $card } ไปไว้ที่{ $to }
op-event-back-to-deck = { $card } กลับเข้าเด็ค
op-event-to-deck-top = นำ { $card } จาก{ $from }ไปไว้บนสุดของเด็คของ { $player }
op-event-to-deck-bottom = นำ { $card } จาก{ $from }ไปไว้ล่างสุดของเด็คของ { $player }
op-event-to-life = นำ { $card } ไปไว้ในไลฟ์ของ { $player }
op-event-to-life-face-up = นำ { $card } ไปไว้ในไลฟ์ของ { $player } แบบหงายหน้า
op-event-moved = นำ { $card } จาก{ $from }ไปไว้ที่{ $to }
op-event-rest = { $card } เปลี่ยนเป็นสภาพเรสต์
op-event-active = { $card } เปลี่ยนเป็นสภาพแอ็คทีฟ
op-event-don-given = ติดด้ง!! { $n } ใบของ { $player } ให้ { $card }
op-event-don-returned = { $player } นำด้ง!! { $n } ใบกลับด้ง!!เด็ค
op-event-don-returned-from = { $player } นำด้ง!! { $n } ใบที่ติดอยู่กับ { $card } กลับด้ง!!เด็ค
op-event-don-back = ด้ง!! { $n } ใบที่ติดอยู่กับ { $card } กลับไปยังคอสต์แอเรียของ { $player }
op-event-don-added = { $player } เพิ่มด้ง!! { $n } ใบในสภาพแอ็คทีฟ
op-event-don-added-rested = { $player } เพิ่มด้ง!! { $n } ใบในสภาพเรสต์
op-event-don-rested = { $player } เรสต์ด้ง!! { $n } ใบ
op-event-don-active = ด้ง!! { $n } ใบของ { $player } เปลี่ยนเป็นสภาพแอ็คทีฟ
op-event-gains = { $card }: { $words }
op-event-player-cannot = { $player }: { $words }
op-event-set-off = ความสามารถของ { $card } ถึงช่วงเวลาสั่งใช้งาน
op-event-ordered = ใช้ความสามารถถาวรตามลำดับนี้: { $words }
op-event-later = ส่วนของ { $card } ที่ระบุว่า “{ $when }” จะทำในช่วงนั้น
op-event-due = ทำส่วนของ { $card } ที่เลื่อนไว้
op-event-turn = เริ่มเทิร์นของ { $player }
op-event-first = { $player } เริ่มก่อน
op-event-keeps = { $player } เก็บมือไว้
op-event-redraws = { $player } เปลี่ยนการ์ดบนมือ
op-event-attack = { $card } เรสต์และโจมตี
op-event-target = เป้าหมายการโจมตีคือ { $card }
op-event-redirect = เป้าหมายการโจมตีเปลี่ยนเป็น { $card }
op-event-block = { $card } บล็อก: เรสต์และกลายเป็นเป้าหมายการโจมตี
op-event-struck = ลีดเดอร์ของ { $player } ได้รับดาเมจขณะที่ไลฟ์เป็น 0 ใบ
op-event-doomed = เด็คของ { $player } เหลือ 0 ใบ แต่ตามเทกซ์ของการ์ด { $player } ยังไม่แพ้ทันที
op-event-trigger = ใช้ [ทริกเกอร์] ของ { $card }
op-event-is = การ์ดของ { $player } คือ { $card }
op-event-shuffle = { $player } สับเด็ค
op-event-mixed = วางการ์ด { $n } ใบบนสุดของเด็คของ { $player } กลับในลำดับแบบสุ่ม
op-event-face-up = { $card } ถูกพลิกหงายหน้า
op-event-face-down = { $card } ถูกพลิกคว่ำหน้า
op-event-revealed = แสดง { $card }
op-event-conceded = { $player } ขอยอมแพ้และแพ้เกม
op-event-extra-turn = { $player } ได้เทิร์นเพิ่มต่อจากเทิร์นนี้
op-event-over = เกมจบ: { $result }

# ONE PIECE: what is found
op-note-wins = { $attacker } { $a } ต่อ { $target } { $b }: การ์ดที่โจมตีชนะ
op-note-loses = { $attacker } { $a } ต่อ { $target } { $b }: ไม่มีอะไรเกิดขึ้น
op-note-left-battle = การ์ดในแบทเทิลถูกย้ายไปแล้ว: แบทเทิลจบลง
op-note-no-first-draw = { $player } ไม่จั่วการ์ดในเทิร์นแรกของเกม
op-note-no-don = ด้ง!!เด็คของ { $player } ไม่มีการ์ดเหลือ
op-note-condition-fails = มีเงื่อนไขของความสามารถของ { $card } ที่ไม่ถูกเติมเต็ม
op-note-conditions-hold = เงื่อนไขของความสามารถของ { $card } ถูกเติมเต็มแล้ว
op-note-is-next = ความสามารถของ { $card } เป็นลำดับถัดไป
op-note-unsettled = ความสามารถถาวรเปลี่ยนแปลงกันไม่จบสิ้น และไม่มีใครหยุดได้
op-note-went-to-secret = การ์ดไปยังพื้นที่ที่ไม่ถูกแสดง ความสามารถของ { $card } จึงไม่ถูกสั่งใช้งาน
op-note-paying = ถึงขั้นจ่ายค่าคอสต์เพื่อสั่งใช้งานของ { $card }
op-note-first-hand = { $player } จั่วการ์ดเริ่มต้นขึ้นมือ
op-setup-leaders = เปิดลีดเดอร์ของทั้งสองฝ่าย
op-event-phase = { $phase }
op-note-turn-player-first = ทั้งสองฝ่ายทำ โดย { $player } ผู้เล่นเจ้าของเทิร์นทำก่อน
op-note-lays-life = { $player } วางการ์ดไลฟ์ { $n } ใบ
op-note-deck-legal = เด็คของ { $player } จัดถูกต้องตามกฎ
op-note-deck-not-legal = เด็คของ { $player } จัดไม่ตรงตามข้อเหล่านี้
op-note-cannot-pay = จ่ายค่าคอสต์เพื่อสั่งใช้งานของ { $card } ได้ไม่ครบ จึงไม่จ่ายเลย
op-note-not-paid = ไม่จ่ายค่าคอสต์เพื่อสั่งใช้งานของ { $card }
op-note-paid-otherwise = ค่าคอสต์เพื่อสั่งใช้งานของ { $card } ไม่ได้ถูกจ่ายตรงตามที่ระบุไว้ จึงไม่ดำเนินการส่วนที่เหลือ
op-note-source-moved = { $card } ถูกย้ายไปแล้ว: ความสามารถนั้นไม่ถูกสั่งใช้งานและไม่ออกผล
op-note-negated = ความสามารถของ { $card } ถูกทำให้ไร้ผล
op-note-used-up = ความสามารถนี้ของ { $card } ถูกใช้ไปแล้วในเทิร์นนี้
op-note-activates = ความสามารถของ { $card } ถูกสั่งใช้งาน
op-note-if = { $card }: เงื่อนไข “{ $words }” ถูกเติมเต็มแล้ว
op-note-if-not = { $card }: เงื่อนไข “{ $words }” ไม่ถูกเติมเต็ม ส่วนที่ตามมาจึงไม่ออกผล
op-note-if-done = { $card }: ได้กระทำแล้ว ส่วนที่ตามมาจึงออกผล
op-note-if-not-done = { $card }: ไม่ได้กระทำ ส่วนที่ตามมาจึงไม่ออกผล
op-note-then-anyway = { $card }: ส่วนที่อยู่ก่อน “จากนั้น” ไม่ได้กระทำ แต่ส่วนที่ตามมายังคงออกผล
op-note-nothing-to = ไม่มีการ์ดที่เลือกเพื่อ{ $verb }ได้ จึงไม่มีอะไรเกิดขึ้น
op-note-forbidden = มีความสามารถที่ห้ามทำสิ่งนี้กับ { $card }
op-note-forbidden-by = { $card }: { $words } จากความสามารถของ { $by }
op-note-forbidden-to = มีความสามารถที่ห้าม { $player } ทำสิ่งนี้
op-note-no-don-turned = { $player } ไม่มีด้ง!!การ์ดสำหรับสิ่งนี้
op-note-put-back = { $player } นำการ์ดกลับไปไว้ตามเดิม
op-note-already-so = { $card } อยู่ในสภาพนั้นอยู่แล้ว
op-note-not-at-all = 0 ครั้ง: ไม่มีอะไรเกิดขึ้น
op-note-does-not = { $player } เลือกไม่ทำส่วนที่ { $card } ให้เลือกได้: “{ $words }”
op-note-damage = { $player } ได้รับ { $n } ดาเมจ
op-note-no-life-left = { $player } ไม่มีไลฟ์เหลือให้รับดาเมจอีก ไม่มีอะไรเกิดขึ้น
op-note-trigger-unused = { $player } ไม่ใช้ [ทริกเกอร์]
op-note-banishes = { $card } มี [แบนนิช]
op-note-doubles = { $card } มี [ดับเบิลแอทแทค]
op-note-looks = { $player } ดู: { $words }
op-note-may-choose = { $player } ได้สิทธิ์เลือกว่าใครจะเริ่มก่อน
op-note-no-deck = เด็คของ { $player } เหลือ 0 ใบ
op-note-no-life = { $player } ได้รับดาเมจขณะที่ไลฟ์เป็น 0 ใบ
op-note-both = ผู้เล่นทั้งสองฝ่ายเติมเต็มเงื่อนไขการพ่ายแพ้ในเวลาเดียวกัน
op-note-no-trigger-here = สั่งใช้งาน [ทริกเกอร์] ของ { $card } ในกรณีนี้ไม่ได้
op-note-pays = { $player } เล่น { $card } ด้วยคอสต์ { $n }
op-note-played-rested = { $card } ลงสนามแบบเรสต์ตามที่ข้อความระบุ
op-note-cheaper = { $card } มีคอสต์ลดลงเพราะเป็นการ์ดใบถัดไปที่ลงสนาม
op-note-extra-turn = { $player } ได้เทิร์นเพิ่ม
op-note-ends-turn = { $player } จบเทิร์น
op-note-number = { $player } เลือก { $n }
op-part-permanent = { $by } จากความสามารถถาวร
op-part-card = { $by } จาก { $card }
op-part-don = { $by } จากด้ง!! { $n } ใบ
op-later-your-turn = เมื่อเริ่มเทิร์นถัดไปของเจ้าของความสามารถ
op-later-opponents-turn = เมื่อจบเทิร์นของคู่แข่ง
op-later-battle = เมื่อจบแบทเทิลนี้
op-later-turn = เมื่อจบเทิร์นนี้
op-part-given = { $card } { $words }
op-note-power = { $card }: { $base }, { $words }
op-note-declares = { $player } ประกาศสั่งใช้งานความสามารถของ { $card }
op-note-leader-stays = { $card } เป็นลีดเดอร์ จึงอยู่ที่เดิม
op-note-may-not = { $player } เลือกทำส่วนถัดไปของ { $card } ได้ แต่ทำไม่ได้จริง: “{ $words }”
op-note-asks-for = เงื่อนไขคือ { $words }
op-note-goes-on = ใช้ความสามารถแทนที่ของ { $card } เสร็จแล้ว จึงดำเนินการเทกซ์ที่เหลือของการ์ดที่ถูกแทรกต่อไป
op-note-chooses-none = { $player } ไม่เลือกการ์ดใบใด
op-note-keyword-by = { $card } มี [{ $keyword }] จาก { $by }
op-note-cost = คอสต์ของ { $card }: { $base }, { $words }
op-note-unseen-cards = ไม่มีการ์ดที่รู้ให้เลือก แต่การ์ดของ { $player } ที่ยังไม่มีใครเห็นอาจเลือกได้
op-note-unseen-hand = ไม่มีการ์ดที่รู้ของ { $player } ที่ใช้ได้ แต่การ์ดบนมือที่ยังไม่มีใครเห็นอาจใช้ได้
op-note-silent-replaced = ใช้ความสามารถของ { $card } แทนไม่ได้ เพราะสิ่งนี้เกิดขึ้นแทนสิ่งอื่นอยู่แล้ว
op-note-silent-instead = ใช้ความสามารถของ { $card } แทนไม่ได้ เพราะทำสิ่งที่ระบุไว้ไม่ได้
op-note-silent-cost = ใช้ความสามารถของ { $card } แทนไม่ได้ เพราะจ่ายค่าคอสต์เพื่อสั่งใช้งานไม่ได้
op-note-silent-condition = ความสามารถของ { $card } ไม่ทำงาน เพราะมีเงื่อนไขที่ไม่ถูกเติมเต็ม เงื่อนไขคือ { $words }
op-note-silent-negated = ความสามารถของ { $card } ไม่ทำงาน เพราะถูกทำให้ไร้ผล
op-note-silent-used = ความสามารถของ { $card } ไม่ทำงาน เพราะถูกใช้ไปแล้วในเทิร์นนี้
op-note-replaced = ทำความสามารถของ { $card } เสร็จแล้ว สิ่งที่ถูกแทนที่จึงไม่เกิดขึ้น
op-note-replacement-declined = { $player } เลือกไม่ใช้ความสามารถของ { $card } แทน
op-would-damage = { $player } รับความเสียหาย
op-would-lose = { $player } แพ้เกม
op-note-replaces = ใช้ความสามารถของ { $card } แทนสิ่งนี้: { $words }
op-note-forbidden-to-by = { $player }: { $words } จากความสามารถของ { $by }
op-note-draws-no-more = { $player } เลือกหยุดจั่วการ์ด
op-note-draws-one = { $player } เลือกจั่วการ์ดต่อ
op-note-looks-through = { $player } ตรวจดูการ์ดทุกใบใน{ $words }
op-note-does = { $player } เลือกทำส่วนที่ { $card } ให้เลือกได้: “{ $words }”
op-note-to-pay = สิ่งที่ต้องจ่าย: “{ $words }”
op-note-mode-words = { $player } เลือกแบบที่ { $n }: “{ $words }”
op-note-expires = สิ่งนี้สิ้นสุดลง: { $words }

# ONE PIECE: verbs
op-verb-choose = เลือก
op-verb-ko = ทำการ KO
op-verb-remove = นำออกจากสนาม
op-verb-trash = ส่งลงแทรช
op-verb-to-hand = นำขึ้นมือ
op-verb-to-deck = นำไปไว้ในเด็ค
op-verb-to-life = นำไปไว้ในไลฟ์
op-verb-rest = ทำให้เรสต์
op-verb-active = ทำให้แอ็คทีฟ
op-verb-play = นำลงสนาม
op-verb-give = มอบผลให้
op-verb-give-don = ติดด้ง!! ให้
op-verb-reveal = แสดง
op-verb-turn-life = พลิก
op-verb-activate = สั่งใช้งาน
op-verb-redirect = ให้เป็นเป้าหมายแทน

# ONE PIECE: steps that say nothing else
op-activate = สั่งใช้งานความสามารถ
op-once = ออกผลแล้ว นับเป็น 1 ครั้งของเทิร์นนี้
op-in-turn = ผู้เล่นทั้งสองทำทีละคน
op-activate-event = อีเวนต์ถูกสั่งใช้งานด้วยความสามารถ
op-activate-own = สั่งใช้งานความสามารถอื่นของการ์ดใบนี้
op-add = นำการ์ดขึ้นมือ
op-banish = [แบนนิช]
op-battle-attack = การ์ดโจมตี
op-battle-attack-effects = ความสามารถในแอทแทคสเตป
op-battle-compare = เปรียบเทียบพาวเวอร์
op-battle-counter-step = เริ่มเคาน์เตอร์สเตป
op-battle-damage = ลีดเดอร์ได้รับดาเมจ
op-battle-done = แบทเทิลจบแล้ว
op-battle-end = แบทเทิลจบลง
op-battle-end-effects = ความสามารถเมื่อจบแบทเทิล
op-battle-ko = คาแรกเตอร์ที่ถูกโจมตีถูก KO
op-battle-left = การ์ดในแบทเทิลถูกย้ายไปหรือไม่
op-battle-lost = การ์ดที่โจมตีมีพาวเวอร์น้อยกว่า
op-battle-over = กลับไปยังเมนเฟส
op-battle-over-other = ความสามารถ [ในแบทเทิลนี้] ของผู้เล่นที่ไม่ใช่เจ้าของเทิร์นสิ้นสุดลง
op-battle-over-own = ความสามารถ [ในแบทเทิลนี้] ของผู้เล่นเจ้าของเทิร์นสิ้นสุดลง
op-battle-then = ความสามารถที่รอการคิดดาเมจ
op-conditions = ตรวจสอบเงื่อนไข
op-damage = ทำดาเมจ
op-damage-begins = เริ่มการทำดาเมจ
op-damage-repeat = ดาเมจถัดไป
op-did = ผลของการกระทำนั้น
op-discard = ทิ้งการ์ดจากมือ
op-draw = จั่วการ์ด 1 ใบ
op-draw-many = จั่วการ์ด
op-extra-turn = ผู้เล่นคนเดิมได้อีกเทิร์นต่อจากเทิร์นนี้
op-draw-repeat = จั่วการ์ดใบถัดไป
op-from-top = ย้ายการ์ดใบบนสุดของเด็ค
op-give = มอบผลให้ในช่วงเวลาที่กำหนด
op-give-player = ส่งผลกับผู้เล่นในช่วงเวลาที่กำหนด
op-goes-on = ดำเนินการเทกซ์ที่เหลือต่อ
op-if = ถ้า
op-if-done = ถ้าได้กระทำแล้ว
op-instead = เกิดสิ่งนี้แทน
op-jump = ไปยังส่วนถัดไปของเทกซ์
op-keep = เทกซ์กล่าวถึงการ์ดเหล่านี้
op-ko = KO
op-later = สำหรับภายหลัง
op-life-to-hand = นำการ์ดจากไลฟ์ 1 ใบขึ้นมือ
op-life-to-hand-by-effect = ความสามารถทำให้นำการ์ดจากไลฟ์ขึ้นมือ
op-life-until = ส่งการ์ดจากไลฟ์ลงแทรช
op-look-hand = ดูการ์ดบนมือ
op-next-card = การ์ดใบถัดไป
op-no-life = มีไลฟ์หรือไม่
op-old-stage = ส่งสเตจใบเก่าลงแทรช
op-paid = ค่าคอสต์ถูกจ่ายตรงตามที่ระบุไว้หรือไม่
op-pick = เทกซ์ระบุว่าเป็นการ์ดใบใด
op-play = นำการ์ดลงสนาม
op-play-declare = เล่นการ์ด 1 ใบ
op-play-effect = ความสามารถของอีเวนต์
op-play-enter = นำการ์ดใบนั้นลงสนาม
op-play-event = สั่งใช้งานอีเวนต์
op-play-pay = จ่ายคอสต์ของการ์ดใบนั้น
op-put-into-play = นำคาแรกเตอร์ลงสนาม
op-put-stage = นำสเตจลงสนาม
op-redirect = การโจมตีเปลี่ยนเป้าหมาย
op-resolved = ความสามารถออกผลแล้ว
op-rest-away = การ์ดที่เหลือ
op-rest-don = เรสต์ด้ง!!การ์ด
op-return = นำการ์ดกลับขึ้นมือ
op-reveal = แสดงการ์ด
op-rule-both-lose = ผู้เล่นทั้งสองฝ่ายแพ้หรือไม่
op-rule-deck-texts = สิ่งที่เทกซ์ของการ์ดระบุเมื่อเด็คเหลือ 0 ใบ
op-rule-unsettled = ความสามารถถาวรหยุดนิ่งหรือไม่
op-rule-defeat = มีผู้เล่นแพ้
op-setup-begin = เริ่มเกม
op-setup-draw = จั่วการ์ดคนละ 5 ใบ
op-setup-life = วางการ์ดในไลฟ์
op-setup-redraw = จั่วการ์ดบนมือใหม่
op-setup-reshuffle = สับเด็คที่มีการเปลี่ยนแปลง
op-setup-decks = ตรวจเด็ค
op-setup-shuffle = ผู้เล่นทุกคนสับเด็ค
op-shuffle = สับเด็ค
op-swap = สลับพาวเวอร์แต่เดิม
op-then = จากนั้น
op-trash = ส่งการ์ดลงแทรช
op-trigger-card = การ์ดที่ใช้ [ทริกเกอร์] แล้ว
op-trigger-event = อีเวนต์ที่ใช้ [ทริกเกอร์] แล้ว
op-turn = เปลี่ยนการ์ดเป็นสภาพเรสต์หรือแอ็คทีฟ
op-turn-don = เพิ่มด้ง!!การ์ด
op-turn-don-back = ด้ง!!การ์ดที่ติดอยู่กลับคอสต์แอเรีย
op-turn-doomed = ใครแพ้เมื่อจบเทิร์น
op-turn-draw = ผู้เล่นเจ้าของเทิร์นจั่วการ์ด
op-turn-end = ความสามารถเมื่อจบเทิร์น
op-turn-give = ติดด้ง!! อีก 1 ใบ
op-turn-late-effects = ความสามารถที่ถึงช่วงเวลาสั่งใช้งานแล้ว
op-turn-life = พลิกการ์ดในไลฟ์
op-turn-main = เริ่มเมนเฟส
op-turn-next = เปลี่ยนเทิร์น
op-turn-refresh = การ์ดกลับเป็นสภาพแอ็คทีฟ
op-turn-refreshed = จบรีเฟรชเฟส
op-turn-start = ความสามารถเมื่อเริ่มเทิร์น
op-turn-then = ความสามารถที่ถึงช่วงเวลาสั่งใช้งานแล้ว
op-turn-this-turn = ความสามารถ [ในเทิร์นนี้] สิ้นสุดลง
op-turn-until-end = ความสามารถ [จนจบเทิร์น] สิ้นสุดลง
op-turn-until-start = ความสามารถ [จนถึงช่วงเริ่มเทิร์น] สิ้นสุดลง
op-win = ความสามารถทำให้เกมจบ
step-ends = เกมจบ

# ONE PIECE: faults of a board
op-fault-no-deck = เด็คของ { $player } ไม่มีการ์ด: ผู้เล่นคนนี้แพ้ไปแล้ว
op-fault-turn-at-setup = ก่อนเริ่มเกมยังไม่มีเจ้าของเทิร์น
op-fault-phase = “{ $name }” ไม่ใช่เฟส
op-fault-not-on-field = “{ $name }” ไม่อยู่บนสนามของผู้เล่นคนนี้
op-fault-not-once = “{ $name }” ไม่มีความสามารถ [เทิร์นละ 1 ครั้ง]
op-fault-no-leader = { $player } ไม่มีลีดเดอร์
op-fault-sixth = { $player } มีคาแรกเตอร์ใบที่ 6
op-fault-two-stages = ผู้เล่นมีสเตจได้ 1 ใบ: leader = {"{"} name = "…" {"}"}, stage = {"{"} name = "…" {"}"}
op-fault-too-many = { $player } มีการ์ดมากเกินไป
op-fault-don = { $player } มีด้ง!!การ์ด { $n } ใบ
op-fault-unknown-on-field = การ์ดบนสนามหงายหน้าอยู่ จึงต้องระบุชื่อ
op-fault-wrong-area = “{ $name }” อยู่ในแอเรียนี้ไม่ได้
op-fault-not-here = “{ $key }” ใช้กับการ์ดในแอเรียนี้ไม่ได้
op-fault-no-name = การ์ดไม่มีชื่อ
op-fault-described-twice = “{ $name }” มีคำอธิบายสองแบบที่ต่างกัน
op-fault-few-words = ไม่เข้าใจการ์ด “{ $words }”
op-fault-several-cards = มีการ์ดชื่อ “{ $name }” หลายใบ ให้เขียนหมายเลขของใบที่หมายถึง
op-fault-no-number = ไม่มีข้อมูลการ์ดรหัส “{ $name }” ระบุข้อมูลการ์ดด้วย --cards
op-fault-not-described = ไม่มีคำอธิบายของการ์ด “{ $name }”
op-fault-kind = นี่ไม่ใช่ประเภทของการ์ด
op-fault-attribute = นี่ไม่ใช่คุณลักษณะ
op-fault-colour = นี่ไม่ใช่ธีมสี
op-fault-text = ไม่เข้าใจเทกซ์ของการ์ดตั้งแต่ตรงนี้: “{ $words }”
op-fault-data-text = ไม่เข้าใจเทกซ์ของ { $name } ตั้งแต่ตรงนี้: “{ $words }”
op-fault-data = อ่านข้อมูลการ์ด { $file } ไม่ได้

# ONE PIECE: readings
reading-last-life-double-attack = 2 ดาเมจต่อไลฟ์ 1 ใบ: ดาเมจที่สองทำให้แพ้หรือไม่
reading-last-life-double-attack-survives = ดาเมจแต้มที่สองไม่มีผล
reading-last-life-double-attack-loses = ดาเมจแต้มที่สองทำให้แพ้
reading-new-auto = A ออกผลแล้วทำให้ C ถึงช่วงเวลาสั่งใช้งาน ขณะที่ B ของผู้เล่นคนเดียวกันรออยู่: C ออกผลก่อน B ได้หรือไม่
reading-new-auto-may-go-first = C ออกผลก่อน B ได้
reading-new-auto-waits = C รอจนกว่า B จะออกผลเสร็จ
reading-trigger-goes = การ์ดที่ไม่ใช่อีเวนต์ไปอยู่ที่ใดหลังใช้ [ทริกเกอร์]
reading-trigger-goes-trash = ลงแทรช
reading-trigger-goes-hand = ขึ้นมือ
reading-both-lose = ผู้เล่นทั้งสองฝ่ายแพ้ในเวลาเดียวกัน: ไม่มีข้อใดบอกว่าเป็นอย่างไร
reading-both-lose-undecided = ตัวบทไม่ได้ตัดสิน
reading-both-lose-draw = เสมอ
reading-secret-choice = เลือกการ์ดที่ตรงตามเงื่อนไขในจำนวนที่กำหนดจากพื้นที่ที่ไม่ถูกแสดง: ผู้เล่นเลือกที่จะไม่หยิบการ์ดเหล่านั้นได้หรือไม่
reading-secret-choice-may-decline = ผู้เล่นเลือกไม่หาก็ได้
reading-secret-choice-must = ผู้เล่นต้องเลือก
reading-secret-choice-cannot = เลือกไม่ได้เลย
reading-next-turn-now = “จนจบเทิร์นถัดไปของคู่แข่ง” ที่ออกผลในเทิร์นของคู่แข่ง: หมายถึงเทิร์นใด
reading-next-turn-now-this-turn = เทิร์นที่กำลังดำเนินอยู่
reading-next-turn-now-following = เทิร์นของฝ่ายตรงข้ามครั้งถัดไป
reading-2023-chain = ความสามารถของผู้เล่นเจ้าของเทิร์นถึงช่วงเวลาสั่งใช้งานขณะที่ความสามารถของผู้เล่นอีกฝ่ายรออยู่: ความสามารถใดออกผลก่อน
reading-2023-chain-turn-player = ผู้เล่นเจ้าของเทิร์นทำของตนให้หมดก่อน
reading-2023-chain-waves = ความสามารถที่เกิดก่อนออกผลก่อน
reading-2023-moved-source = ความสามารถอัตโนมัติที่การ์ดถูกย้ายไปก่อนถึงลำดับของมัน: ออกผลหรือไม่
reading-2023-moved-source-resolves = ออกผล
reading-2023-moved-source-lost = ไม่ออกผล
reading-2023-replacements = มีความสามารถ “แทนที่” หลายอย่าง: ได้ใช้ของใครก่อน
reading-2023-replacements-turn-player = ของผู้เล่นเจ้าของเทิร์น
reading-2023-replacements-own-card = ของการ์ดใบนั้นเอง
reading-2023-leaves-to-secret = “เมื่อถูกนำออก …” ของการ์ดที่ไปยังพื้นที่ที่ไม่ถูกแสดง: ออกผลหรือไม่
reading-2023-leaves-to-secret-resolves = ออกผล
reading-2023-leaves-to-secret-lost = ไม่ออกผล
reading-2023-gained = ความสามารถที่ได้รับหลังจากความสามารถของการ์ดถูกทำให้ไร้ผล: มีผลหรือไม่
reading-2023-gained-works = มีผล
reading-2023-gained-negated = ไร้ผลด้วย
reading-2023-if = ส่วนที่อยู่ก่อน “ถ้าทำเช่นนั้น” ไม่สำเร็จ: ส่วนที่ตามมาเกิดขึ้นหรือไม่
reading-2023-if-stops = ไม่เกิดขึ้น
reading-2023-if-goes-on = ยังคงเกิดขึ้น
reading-2023-on-ko = ตรวจสอบเงื่อนไขของ [เมื่อถูก KO] ที่ใด
reading-2023-on-ko-field = บนสนาม
reading-2023-on-ko-trash = ในแทรช
reading-2023-changed-cost = ค่าคอสต์เพื่อสั่งใช้งานถูกแทนที่ด้วยสิ่งอื่น: ดำเนินการส่วนที่เหลือหรือไม่
reading-2023-changed-cost-skips = ไม่ดำเนินการ
reading-2023-changed-cost-goes-on = ดำเนินการ
reading-2023-trigger-elsewhere = การ์ดจากไลฟ์ที่ถูกนำไปไว้ที่อื่นนอกจากมือ: ใช้ [ทริกเกอร์] ได้หรือไม่
reading-2023-trigger-elsewhere-no-trigger = ใช้ไม่ได้
reading-2023-trigger-elsewhere-trigger = ใช้ได้
reading-2023-start-of-game = ความสามารถ “เมื่อเริ่มเกม”: เกิดขึ้นหรือไม่
reading-2023-start-of-game-happen = เกิดขึ้น
reading-2023-start-of-game-nothing = ไม่เกิดขึ้น
reading-at-one-moment = การ์ดหลายใบทำให้ความสามารถเดียวกันทำงานในจังหวะเดียวกัน: ทำงานใบละครั้งหรือครั้งเดียว?
reading-at-one-moment-each = ครั้งละหนึ่งใบ ครบทุกใบ
reading-at-one-moment-once = ครั้งเดียวสำหรับทุกใบ

# Gundam: names of things
gcg-zone-battle = แบทเทิลแอเรีย
gcg-zone-base = จุดวางเบส
gcg-zone-paired = ไพล็อตที่จับคู่อยู่
gcg-zone-hand = การ์ดบนมือ
gcg-zone-deck = เด็ค
gcg-zone-shields = ชีลด์
gcg-zone-trash = แทรช
gcg-zone-removed = รีมูฟแอเรีย
gcg-zone-resolving = คอมมานด์ที่กำลังใช้งาน
gcg-zone-revealed = ชีลด์ที่เปิดอยู่
gcg-zone-outside = นอกเกม
gcg-kind-unit = ยูนิต
gcg-kind-pilot = ไพล็อต
gcg-kind-command = คอมมานด์
gcg-kind-base = เบส
gcg-stat-ap = AP
gcg-stat-hp = HP
gcg-stat-level = Lv.
gcg-stat-cost = คอสท์
gcg-keyword-repair = รีแพร์
gcg-keyword-breach = ทะลุทะลวง
gcg-keyword-support = สนับสนุน
gcg-keyword-blocker = บล็อกเกอร์
gcg-keyword-first-strike = โจมตีก่อน
gcg-keyword-high-maneuver = ไฮโมบิลิตี้
gcg-keyword-suppression = ซัพเพรสชัน
gcg-verb-choose = เลือก
gcg-verb-destroy = ทำลาย
gcg-verb-trash = วางลงในแทรช
gcg-verb-discard = ทิ้ง
gcg-verb-to-hand = นำขึ้นมือ
gcg-verb-to-deck = นำกลับเด็ค
gcg-verb-to-shields = วางเป็นชีลด์
gcg-verb-remove = กำจัดออกจากเกม
gcg-verb-leave = ออกจากฟีลด์
gcg-verb-rest = ทำให้เรสท์
gcg-verb-active = ทำให้แอคทีฟ
gcg-verb-deploy = ลง
gcg-verb-pair = จับคู่
gcg-verb-damage = ทำดาเมจ
gcg-verb-recover = ฟื้นฟู
gcg-verb-give = มอบให้
gcg-verb-reveal = เปิดโชว์
gcg-verb-play = เล่น
gcg-verb-redirect = ทำให้เป็นเป้าหมายการโจมตี

# Gundam: how texts were read
gcg-taken-hangs-on-if = ข้อความในประโยคถัดไปขึ้นอยู่กับ “ถ้า” ที่อยู่ก่อนหน้า
gcg-taken-own-in-cost = การ์ดในคอสท์ที่ไม่ระบุเจ้าของคือการ์ดของตนเอง
gcg-taken-said-of-the-last = ข้อความท้ายประโยคกล่าวถึงการ์ดที่ถูกกล่าวถึงเป็นใบสุดท้าย
gcg-taken-said-of-both = ข้อความท้ายประโยคกล่าวถึงทั้งสองอย่าง
gcg-taken-turn-of-pairing = “เทิร์นที่ยูนิตนี้ถูกจับคู่” คือเทิร์นที่ไพล็อตถูกจับคู่
gcg-taken-those-there = “ยูนิตทั้งหมด” ในช่วงเวลาหนึ่ง คือยูนิตที่อยู่ในตอนนั้น

# Gundam: effects in words
gcg-tell-head-given = { $n }. (มีเฉพาะเมื่อเอฟเฟกต์อื่นมอบให้) { $kind }
gcg-tell-no-text = ไม่มีเอฟเฟกต์
gcg-tell-auto = แสดงผลอัตโนมัติ: { $words }
gcg-tell-permanent = เอฟเฟกต์แบบปกติ
gcg-tell-cost = คอสท์:
gcg-tell-cost-may = คอสท์ ซึ่งไม่จ่ายก็ได้:
gcg-tell-outside = นอกเหนือจากเกม: { $words }
gcg-tell-opponents-turn = เป็นเทิร์นของฝ่ายตรงข้าม
gcg-tell-whose-opponents = ของฝ่ายตรงข้าม
gcg-tell-whose-any = ของผู้เล่นคนใดก็ได้
gcg-tell-whose-friends = ของฝ่ายเรา
gcg-tell-who-opponents = ฝ่ายตรงข้ามแต่ละคน
gcg-tell-who-any = ผู้เล่นคนใดก็ได้
gcg-tell-who-each = ผู้เล่นแต่ละคน
gcg-tell-by-battle = ด้วยแบทเทิลดาเมจ
gcg-tell-by-effect = ด้วยเอฟเฟกต์{ $whose }
gcg-tell-by-effect-of = ด้วยเอฟเฟกต์{ $whose } ของการ์ด ({ $filter })
gcg-tell-by-battle-with = ด้วยแบทเทิลดาเมจของยูนิต ({ $filter })
gcg-tell-is-type = คุณสมบัติ ({ $name })
gcg-tell-grant-effect = เอฟเฟกต์หมายเลข { $n } ด้านล่าง
gcg-tell-is-new = ลงมาในเทิร์นนี้
gcg-tell-is-rested = เรสท์
gcg-tell-call-main = 【เมน】 ของคอมมานด์
gcg-tell-call-action = 【แอ็กชัน】 ของคอมมานด์
gcg-tell-call-activate-main = 【แอคทีฟ・เมน】
gcg-tell-call-activate-action = 【แอคทีฟ・แอ็กชัน】
gcg-tell-call-burst = 【เบิร์ส】
gcg-tell-call-playing = เมื่อเล่นการ์ดใบนี้จากมือ
gcg-tell-any-number = ใส่การ์ดใบนี้ในเด็คกี่ใบก็ได้
gcg-tell-pilot = 【ไพล็อต】: จับคู่คอมมานด์ใบนี้เป็นไพล็อต [{ $name }] ได้
gcg-tell-keyword = 《{ $name }》
gcg-tell-keyword-n = 《{ $name } { $n }》

# Gundam: which cards, in words
gcg-cards-battle = ยูนิต
gcg-cards-base = เบส
gcg-cards-paired = ไพล็อตที่จับคู่อยู่
gcg-cards-hand = การ์ดบนมือ
gcg-cards-deck = การ์ดในเด็ค
gcg-cards-shields = ชีลด์
gcg-cards-trash = การ์ดในแทรช
gcg-cards-removed = การ์ดในรีมูฟแอเรีย
gcg-cards-resolving = คอมมานด์ที่กำลังใช้งาน
gcg-cards-revealed = ชีลด์ที่เปิดอยู่
gcg-cards-outside = การ์ดนอกเกม
gcg-cards-resources = รีซอร์ส
gcg-cards-ex = EXรีซอร์ส
gcg-cards-plain = รีซอร์สที่ไม่ใช่โทเคน
gcg-cards-resource-deck = การ์ดในรีซอร์สเด็ค
gcg-cards-shield-area = การ์ดในชีลด์แอเรีย
gcg-cards-field = การ์ดในแบทเทิลแอเรียและชีลด์แอเรีย
gcg-area-battle = แบทเทิลแอเรีย
gcg-area-base = จุดวางเบส
gcg-area-paired = แบทเทิลแอเรีย
gcg-area-hand = มือ
gcg-area-deck = เด็ค
gcg-area-shields = จุดวางชีลด์
gcg-area-trash = แทรช
gcg-area-removed = รีมูฟแอเรีย
gcg-area-resolving = ไม่อยู่ในแอเรียใด
gcg-area-revealed = ไม่อยู่ในแอเรียใด
gcg-area-outside = นอกเกม
gcg-is-linked = ลิ้งก์ยูนิต
gcg-is-paired = จับคู่กับไพล็อตอยู่
gcg-is-paired-with = จับคู่กับไพล็อต ({ $filter }) อยู่
gcg-is-paired-to = จับคู่กับยูนิต ({ $filter }) อยู่
gcg-is-pilot-of-this = จับคู่กับยูนิตนี้อยู่
gcg-is-pilot-of-it = จับคู่กับยูนิตนั้นอยู่
gcg-is-token = โทเคน
gcg-is-damaged = มีดาเมจ
gcg-is-attacking = กำลังโจมตี
gcg-is-attacked = ถูกโจมตีอยู่
gcg-is-battling = กำลังแบทเทิล
gcg-is-battling-this = กำลังแบทเทิลกับยูนิตนี้
gcg-is-battling-with = กำลังแบทเทิลกับ{ $cards }
gcg-is-pilot-part = มี 【ไพล็อต】
gcg-is-links-with-it = เงื่อนไขการลิ้งก์ตรงกับการ์ดใบนั้น
gcg-is-highest = { $stat }สูงสุดในนั้น
gcg-is-lowest = { $stat }ต่ำสุดในนั้น
gcg-is-of = การ์ด{ $whose }
gcg-is-placed = ถูกวางโดยเอฟเฟกต์นี้
gcg-number-level = (Lv. ของ{ $who })
gcg-number-damage-this = (ดาเมจบนการ์ดใบนี้)
gcg-number-damage-it = (ดาเมจบนการ์ดใบนั้น)
gcg-number-of-pilot = ({ $stat }ของไพล็อตของยูนิตนี้)
gcg-number-of-this = ({ $stat }ของการ์ดใบนี้)
gcg-number-shields = (จำนวนชีลด์{ $whose })
gcg-number-destroyed = (จำนวนการ์ดที่เอฟเฟกต์นี้ทำลาย)
gcg-number-damage = (ดาเมจครั้งนั้น)
gcg-number-keyword = (ค่าของ { $name } ของการ์ดใบนี้)
gcg-number-players = (จำนวนผู้เล่น: { $who })

# Gundam: conditions in words
gcg-if-link = 【ระหว่างลิ้งก์】
gcg-if-pair = 【ระหว่างจับคู่】
gcg-if-pair-with = 【ระหว่างจับคู่】 กับไพล็อต ({ $filter })
gcg-if-attacking-player = กำลังโจมตีผู้เล่น
gcg-if-attacking-unit = กำลังโจมตียูนิตของฝ่ายตรงข้าม
gcg-if-attacking-unit-of = กำลังโจมตียูนิตของฝ่ายตรงข้าม ({ $filter })
gcg-if-destroyed = เอฟเฟกต์นี้ทำลายการ์ด ({ $filter })
gcg-if-came = มี{ $cards }ลงมาในเทิร์นนี้
gcg-if-battle = กำลังแบทเทิล
gcg-if-paired-this-turn = ยูนิตนี้ถูกจับคู่กับไพล็อตในเทิร์นนี้
gcg-if-deployed-from = การ์ดใบนี้ลงมาจาก{ $area }
gcg-if-played-with-ex = ใช้EXรีซอร์สในการเล่นการ์ดใบนี้
gcg-if-paid = ในเทิร์นนี้จ่าย ① ขึ้นไปเพื่อเอฟเฟกต์ของ{ $cards }
gcg-if-discarded = { $who }ทิ้งการ์ดในเทิร์นนี้ด้วยเอฟเฟกต์{ $whose }
gcg-if-destroyed-this-turn = มี{ $cards }ถูกทำลายในเทิร์นนี้{ $by }

# Gundam: what sets effects off, in words
gcg-when-deploy = 【เมื่อลง】
gcg-when-attack = 【เมื่อโจมตี】
gcg-when-destroyed = 【เมื่อถูกทำลาย】
gcg-when-paired = 【เมื่อจับคู่】
gcg-when-paired-with = 【เมื่อจับคู่】 กับไพล็อต ({ $filter })
gcg-when-linked = 【เมื่อลิ้งก์】
gcg-when-start-yours = เมื่อเริ่มเทิร์นของตนเอง
gcg-when-start-opponents = เมื่อเริ่มเทิร์นของฝ่ายตรงข้าม
gcg-when-start-any = เมื่อเริ่มเทิร์นของผู้เล่นทุกคน
gcg-when-end-yours = เมื่อจบเทิร์นของตนเอง
gcg-when-end-opponents = เมื่อจบเทิร์นของฝ่ายตรงข้าม
gcg-when-end-any = เมื่อจบเทิร์นของผู้เล่นทุกคน
gcg-when-deployed = { $cards }ลงมา
gcg-when-deployed-from = { $cards }ลงมาจาก{ $area }
gcg-when-pairs = ไพล็อตถูกจับคู่กับ{ $cards }
gcg-when-pairs-with = ไพล็อต ({ $filter }) ถูกจับคู่กับ{ $cards }
gcg-when-links = { $cards }ลิ้งก์
gcg-when-attacks = { $cards }โจมตี
gcg-when-attacked = { $cards }ถูกโจมตี
gcg-when-blocks = { $cards }บล็อก
gcg-when-blocked = { $cards }ถูกบล็อก
gcg-when-blocked-by = { $cards }ถูกบล็อกโดยยูนิต ({ $filter })
gcg-when-battles = ยูนิตนี้แบทเทิล
gcg-when-battles-with = ยูนิตนี้แบทเทิลกับยูนิต ({ $filter })
gcg-when-destroys = { $by }ทำลาย{ $cards }ด้วยดาเมจ
gcg-when-destroys-battle = { $by }ทำลาย{ $cards }ด้วยแบทเทิลดาเมจ
gcg-when-deals = { $by }ทำดาเมจต่อ{ $cards }
gcg-when-deals-battle = { $by }ทำแบทเทิลดาเมจต่อ{ $cards }
gcg-when-hits-player = ยูนิตนี้ทำแบทเทิลดาเมจต่อ{ $who }
gcg-when-player-damaged = { $who }ได้รับดาเมจ
gcg-when-command-played = { $who }เล่นและใช้คอมมานด์
gcg-when-command-played-of = { $who }เล่นและใช้คอมมานด์ ({ $filter })
gcg-when-with-ex = { $words } โดยใช้EXรีซอร์ส
gcg-when-command-activated = { $who }ใช้ 【เมน】/【แอ็กชัน】 ของคอมมานด์
gcg-when-command-activated-of = { $who }ใช้ 【เมน】/【แอ็กชัน】 ของคอมมานด์ ({ $filter })
gcg-when-paid = { $who }จ่าย ① ขึ้นไปเพื่อเอฟเฟกต์ของ{ $cards }
gcg-when-played = { $who }เล่นการ์ด
gcg-when-played-of = { $who }เล่นการ์ด ({ $filter })
gcg-when-drawn = { $who }จั่วด้วยเอฟเฟกต์
gcg-when-resource = { $who }วางรีซอร์ส
gcg-when-ex-resource = { $who }วางEXรีซอร์ส
gcg-when-ex-gone = EXรีซอร์สของ{ $who }ออกจากเกม
gcg-when-burst = { $who }ใช้ 【เบิร์ส】
gcg-when-activated = ใช้เอฟเฟกต์ของ{ $cards }
gcg-when-recovers = { $cards }ฟื้นฟู HP
gcg-when-destroyed-damage = { $cards }ถูกทำลายด้วยดาเมจ
gcg-when-lowered = { $stat }ของ{ $cards }ลดลงด้วยเอฟเฟกต์{ $whose }
gcg-would-player = { $who }จะได้รับแบทเทิลดาเมจ
gcg-would-lose = { $who }จะแพ้เกม
gcg-would-draw = { $who }จะจั่ว
gcg-would-damaged = { $cards }จะได้รับดาเมจ{ $by }
gcg-deed-when-destroy = { $cards }ถูกทำลาย{ $by }
gcg-deed-when-damage = { $cards }ได้รับดาเมจ{ $by }
gcg-deed-when-rest = { $cards }ถูกทำให้เรสท์{ $by }
gcg-deed-when-active = { $cards }ถูกทำให้แอคทีฟ{ $by }
gcg-deed-when-to-hand = { $cards }กลับขึ้นมือเจ้าของ{ $by }
gcg-deed-would-destroy = { $cards }จะถูกทำลาย{ $by }
gcg-deed-would-rest = { $cards }จะถูกทำให้เรสท์{ $by }
gcg-deed-would-to-hand = { $cards }จะกลับขึ้นมือเจ้าของ{ $by }
gcg-deed-cannot-destroy = ไม่ถูกทำลาย{ $by }
gcg-deed-cannot-damage = ไม่ได้รับดาเมจ{ $by }
gcg-deed-cannot-rest = ไม่ถูกทำให้เรสท์{ $by }
gcg-deed-cannot-active = ไม่ถูกทำให้แอคทีฟ{ $by }

# Gundam: what cards get, in words
gcg-cannot-attack = โจมตีไม่ได้
gcg-cannot-attack-units = โจมตียูนิต ({ $filter }) ไม่ได้
gcg-cannot-attack-player = โจมตีผู้เล่นไม่ได้
gcg-cannot-attack-same = โจมตีผู้เล่นหรือทีมเดิมไม่ได้
gcg-cannot-attack-other = โจมตีสิ่งอื่นนอกจากยูนิต ({ $filter }) ไม่ได้
gcg-cannot-block = ใช้ 《บล็อกเกอร์》 ไม่ได้
gcg-cannot-block-those = ใช้ 《บล็อกเกอร์》 ต่อยูนิต ({ $filter }) ไม่ได้
gcg-cannot-be-blocked = ไม่ถูกบล็อก
gcg-cannot-be-blocked-by = ไม่ถูกบล็อกโดยยูนิต ({ $filter })
gcg-cannot-be-attacked = ไม่ถูกเลือกเป็นเป้าหมายการโจมตี
gcg-cannot-be-attacked-by = ไม่ถูกเลือกเป็นเป้าหมายการโจมตีโดยยูนิต ({ $filter })
gcg-cannot-be-paired = จับคู่กับไพล็อตไม่ได้
gcg-cannot-be-paired-with = จับคู่กับไพล็อต ({ $filter }) ไม่ได้
gcg-cannot-play = เล่น{ $cards }ไม่ได้
gcg-cannot-draw = จั่วด้วยเอฟเฟกต์ไม่ได้
gcg-cannot-activate = ใช้เอฟเฟกต์ของ{ $cards }ไม่ได้
gcg-cannot-place = วางรีซอร์สด้วยเอฟเฟกต์ไม่ได้
gcg-cannot-lower = { $stat }ไม่ลดลงด้วยเอฟเฟกต์{ $whose }
gcg-cannot-receive = ไม่ได้รับดาเมจครั้งละไม่เกิน { $n }{ $by }
gcg-grant-attacks-active = โจมตียูนิตของฝ่ายตรงข้ามที่แอคทีฟอยู่ได้
gcg-grant-attacks-active-of = โจมตียูนิตของฝ่ายตรงข้ามที่แอคทีฟอยู่ ({ $filter }) ได้
gcg-grant-at-once = โจมตีในเทิร์นที่ลงมาได้
gcg-grant-at-once-units = โจมตียูนิตของฝ่ายตรงข้ามในเทิร์นที่ลงมาได้
gcg-grant-stays-rested = ไม่แอคทีฟในสตาร์ทเฟส
gcg-grant-less-damage = ดาเมจที่ได้รับ{ $by }ลดลง { $n }
gcg-grant-less-damage-next = ดาเมจครั้งถัดไปที่ได้รับ{ $by }ลดลง { $n }
gcg-grant-links-with = เงื่อนไขการลิ้งก์ตรงกับไพล็อต ({ $filter }) ด้วย
gcg-grant-played-as = เล่นโดยถือว่ามี{ $words }
gcg-grant-colour = มี{ $colour }ด้วย
gcg-grant-lures = ยูนิตของฝ่ายตรงข้ามต้องโจมตีการ์ดนี้ถ้าทำได้
gcg-grant-lures-those = ยูนิตของฝ่ายตรงข้าม ({ $filter }) ต้องโจมตีการ์ดนี้ถ้าทำได้
gcg-grant-keyword-of = { $name } ที่มีค่า { $n }

# Gundam: operations in words
gcg-deed-destroy = ทำลาย{ $cards }
gcg-deed-trash = วาง{ $cards }ลงในแทรช
gcg-deed-discard = ทิ้ง{ $cards }
gcg-deed-to-hand = นำ{ $cards }ขึ้นมือเจ้าของ
gcg-deed-to-deck = นำ{ $cards }กลับเด็คของเจ้าของ { $spot }
gcg-deed-to-shields = วาง{ $cards }เป็นชีลด์
gcg-deed-remove = กำจัด{ $cards }ออกจากเกม
gcg-deed-rest = ทำให้{ $cards }เรสท์
gcg-deed-active = ทำให้{ $cards }แอคทีฟ
gcg-op-damage = ทำดาเมจ { $n } ต่อ{ $cards }
gcg-op-damage-shields = ทำดาเมจ { $n } ต่อการ์ดใบแรกของชีลด์แอเรีย{ $whose }
gcg-op-recover = { $cards }ฟื้นฟู { $n } HP
gcg-op-deploy = ลง{ $cards }
gcg-op-deploy-rested = ลง{ $cards }ในสภาพเรสท์
gcg-op-deploy-paying = จ่ายคอสท์แล้วลง{ $cards }
gcg-op-token = { $who }ลงโทเคนยูนิต { $token } { $n } ใบ
gcg-op-token-rested = { $who }ลงโทเคนยูนิต { $token } { $n } ใบในสภาพเรสท์
gcg-token = [{ $name }] ({ $words })
gcg-op-pair-this = จับคู่{ $cards }กับยูนิตนี้
gcg-op-pair-it = จับคู่{ $cards }กับยูนิตนั้น
gcg-op-pair-one = จับคู่{ $cards }กับ{ $units } 1 ใบ
gcg-op-paying = จ่ายคอสท์แล้ว{ $words }
gcg-op-resource = { $who }วาง{ $places } { $n } ใบในสภาพแอคทีฟ
gcg-op-resource-rested = { $who }วาง{ $places } { $n } ใบในสภาพเรสท์
gcg-op-turn-rest = ทำให้{ $places }{ $whose } { $n } ใบเรสท์
gcg-op-turn-active = ทำให้{ $places }{ $whose } { $n } ใบแอคทีฟ
gcg-op-up-to = ไม่เกิน { $n }
gcg-op-pay = จ่าย { $n } ด้วยรีซอร์ส
gcg-op-activate-own = ใช้ของการ์ดใบนี้: { $words }
gcg-op-activate-paired = ใช้ของการ์ดที่จับคู่กับยูนิตนี้: { $words }
gcg-op-activate-timing = ใช้ { $words } ของ{ $cards }
gcg-op-play = เล่น{ $cards }โดยไม่จ่ายคอสท์
gcg-op-play-paying = จ่ายคอสท์แล้วเล่น{ $cards }
gcg-op-redirect = เปลี่ยนเป้าหมายการโจมตีเป็น{ $cards }
gcg-op-rest-random = การ์ดที่เหลือที่ดูแล้ว: ไว้ใต้เด็คแบบสุ่มลำดับ
gcg-op-rest-trash = การ์ดที่เหลือที่ดูแล้ว: ลงในแทรช
gcg-op-each = { $who }ทำสิ่งนี้ตามลำดับเทิร์น:
gcg-op-ex-base = ลง EXเบส 1 ใบ
gcg-op-reduce = ดาเมจนั้นลดลง { $n }
gcg-op-takes-for-it = แบทเทิลดาเมจที่การ์ดใบนั้นจะได้รับ ให้ยูนิตนี้ได้รับแทน { $until }
gcg-op-takes-for-this = แบทเทิลดาเมจที่ยูนิตนี้จะได้รับ ให้การ์ดใบนั้นได้รับแทน { $until }
gcg-op-battle = ยูนิตนี้แบทเทิลกับ{ $cards } ดำเนินการเฉพาะดาเมจสเต็ป
gcg-until-battle = ในแบทเทิลนี้
gcg-until-turn = ในเทิร์นนี้
gcg-until-opponents-start = ในสตาร์ทเฟสของเทิร์นถัดไปของฝ่ายตรงข้าม
gcg-until-your-start = ในสตาร์ทเฟสถัดไปของตนเอง
gcg-until-opponents-turn = จนจบเทิร์นถัดไปของฝ่ายตรงข้าม
gcg-until-your-turn = จนจบเทิร์นถัดไปของตนเอง
gcg-until-always = ตราบเท่าที่การ์ดยังอยู่
gcg-later-turn = เมื่อจบเทิร์นนี้:
gcg-later-battle = เมื่อจบแบทเทิลนี้:
gcg-later-your-turn = เมื่อเริ่มเทิร์นถัดไปของตนเอง:
gcg-later-opponents-turn = เมื่อจบเทิร์นถัดไปของฝ่ายตรงข้าม:
gcg-later-after = หลังใช้คอมมานด์ใบนี้แล้ว:

# Card data
deck-json = ไม่ใช่ JSON: { $words }
deck-cards-list = ต้องเป็นรายการการ์ด จะอยู่เดี่ยวๆ หรืออยู่ใต้ "cards" หรือ "data" ก็ได้
deck-cards-empty = ไฟล์นี้ไม่มีการ์ด
deck-cards-none = ในโฟลเดอร์ไม่มีข้อมูลการ์ด ไฟล์ข้อมูลลงท้ายด้วย .json .csv หรือ .toml
deck-cards-shape = ข้อมูลการ์ดรูปแบบที่ไม่รู้จัก
deck-cards-shapes = รู้จักจากชื่อช่อง: { $words }
deck-cards-lacks = การ์ดนี้ไม่มี { $key }
deck-cards-object = ตรงนี้ต้องเป็นการ์ด คือออบเจ็กต์ที่มีชื่อกับค่า
deck-cards-quote = เครื่องหมายคำพูดที่ไม่ได้ปิด
deck-cards-row = แถวนี้มี { $found } ช่อง แต่แถวแรกมีชื่อ { $wanted } ช่อง
deck-cards-value = “{ $value }” ไม่ใช่ค่าที่ { $key } ใช้ได้
deck-cards-number = { $key } ต้องเป็นจำนวนเต็ม ไม่ใช่ { $value }
deck-colour-red = แดง
deck-colour-green = เขียว
deck-colour-blue = ฟ้า
deck-colour-purple = ม่วง
deck-colour-black = ดำ
deck-colour-yellow = เหลือง
deck-colour-white = ขาว

# shinpan deck: kinds and parts
deck-kind-leader = ลีดเดอร์
deck-kind-character = คาแรกเตอร์
deck-kind-event = อีเวนต์
deck-kind-stage = สเตจ
deck-kind-don = ด้ง!!
deck-kind-unit = ยูนิต
deck-kind-pilot = ไพล็อต
deck-kind-command = คอมมานด์
deck-kind-base = เบส
deck-kind-resource = รีซอร์ส
deck-kind-token = โทเคน
deck-kind-seal = ซีล
deck-kind-mystic = มิสติก
deck-kind-extra-seal = เอ็กซ์ตราซีล
deck-kind-extra-mystic = เอ็กซ์ตรามิสติก
deck-kind-unknown = ไม่ทราบ
deck-part-leader = ลีดเดอร์
deck-part-main = เด็ค
deck-part-beside = ข้างเด็ค
deck-part-don = ด้ง!! เด็ค
deck-part-resource = รีซอร์สเด็ค
deck-part-token = โทเคน

# shinpan deck check: verdicts and terms
deck-legal = ถูกกฎ
deck-illegal = ผิดกฎ
deck-unreadable = อ่านไม่ได้
deck-terms = ณ วันที่ { $date } รายการแบนที่มีผล: { $lists }
deck-terms-none = ณ วันที่ { $date } ไม่มีรายการแบนที่มีผล
deck-terms-today = ณ วันนี้ { $date } รายการแบนที่มีผล: { $lists }
deck-terms-today-none = ณ วันนี้ { $date } ไม่มีรายการแบนที่มีผล
deck-cards-count = { $n } ใบ
deck-summary = { $n } เด็ค
deck-summary-rules = ข้อที่ผิด: { $words }
deck-summary-unchecked = ใน { $n } เด็ค:
deck-no-day = “{ $text }” ไม่ใช่วันที่ เขียนแบบ 2026-04-01
deck-no-game = ยังไม่มีการตรวจเด็คของ { $name }

# shinpan deck: lines that are not understood
deck-list-at = บรรทัด { $line }
deck-list-line = ไม่เข้าใจ “{ $text }”
deck-list-number = ไม่เข้าใจ “{ $text }”: ไม่รู้ว่า “{ $what }” เป็นจำนวนหรือไม่ แยกจากชื่อด้วย x แท็บ หรือวงเล็บ หรือให้ข้อมูลการ์ด
deck-list-no-count = ไม่เข้าใจ “{ $text }”: “{ $what }” ไม่ใช่จำนวน ต้องเป็น 1 ถึง 999
deck-list-differ = ไม่เข้าใจ “{ $text }”: “{ $what }” กับ “{ $other }” ไม่ตรงกัน
deck-list-each = ไม่เข้าใจ “{ $text }”: มีการ์ดหลายชนิด และไม่ได้บอกจำนวนของทุกชนิด
deck-list-ambiguous = “{ $text }” อ่านได้สองทาง ต้องระบุหมายเลขการ์ด
deck-list-unseen = “{ $text }” มีอักขระที่มองไม่เห็นหรือกลับทิศข้อความ ให้พิมพ์ใหม่
deck-list-struck = “{ $text }” ถูกขีดฆ่า ให้ลบออกจากรายการ
deck-list-side = “{ $text }”: ไม่มีเกมใดที่นี่ใช้การ์ดแบบนั้น ให้ลบออกจากรายการ
deck-list-column = ไม่เข้าใจ “{ $text }”: คอลัมน์ “{ $what }” มีตัวเลขซึ่งไม่รู้ว่านับอะไร
deck-list-row = “{ $text }” มีคอลัมน์ไม่ตรงกับหัวตาราง
deck-list-head = “{ $text }”: คอลัมน์ “{ $what }” ซ้ำกับอีกคอลัมน์
deck-list-key = ไม่เข้าใจ “{ $text }”: ไม่รู้จักคีย์ “{ $what }” และอาจมีการ์ดหรือจำนวนอยู่ในนั้น
deck-list-nearest = ใกล้เคียงที่สุด: { $nearest }
deck-list-several = “{ $text }” เป็นชื่อของการ์ดหลายใบ: { $nearest } ต้องระบุรหัส
deck-list-playing = “{ $text }” ไม่ใช่ไพ่ เขียนแบบ ♠A, S10, ♡2-K หรือ JK x2
deck-list-json = ไม่ใช่ JSON: { $text }
deck-list-empty = ไม่มีการ์ดในรายการ
deck-list-game = ไม่ทราบว่าเป็นเกมใด ระบุด้วย --game op, gundam, sm หรือ bp
deck-list-unopened = อ่านไม่ได้: { $text }
deck-list-missing = ไม่มีไฟล์หรือโฟลเดอร์นี้
deck-lists-none = ใน { $name } ไม่มีรายการเด็ค ในโฟลเดอร์ ไฟล์รายการลงท้ายด้วย { $words } หรือไม่มีนามสกุล
deck-list-more = และอีก { $n } บรรทัด

# shinpan deck check: violations
deck-size-exactly = เด็คมีการ์ด { $found } ใบ ต้องมี { $allowed } ใบพอดี
deck-copies = { $cards }: มี { $found } ใบ ใส่ได้ไม่เกิน { $allowed } ใบ
deck-copies-unknown = { $cards }: มี { $found } ใบ ใส่ได้ไม่เกิน { $allowed } ใบ เว้นแต่เทกซ์ของการ์ดระบุไว้ ซึ่งไม่มีในข้อมูลการ์ด
deck-op-no-leader = ไม่มีลีดเดอร์การ์ด ต้องมี { $allowed } ใบพอดี
deck-op-leaders = มีลีดเดอร์การ์ด { $found } ใบ ({ $cards }) ต้องมี { $allowed } ใบพอดี และห้ามอยู่ในเด็ค
deck-op-not-a-leader = { $cards } อยู่ในตำแหน่งลีดเดอร์ แต่เป็นการ์ดประเภท{ $found } ต้องเป็น{ $allowed }
deck-op-kind = { $cards } เป็นการ์ดประเภท{ $found }ในเด็ค ประเภทที่ใส่ได้: { $allowed }
deck-op-don = ด้ง!! เด็คมี { $found } ใบ ต้องมี { $allowed } ใบพอดี
deck-op-don-by = ด้ง!! เด็คมี { $found } ใบ แต่ { $by } กำหนดให้มี { $allowed } ใบพอดี
deck-op-don-kind = { $cards } เป็นการ์ดประเภท{ $found }ในด้ง!! เด็ค ประเภทที่ใส่ได้: { $allowed }
deck-op-colour = { $cards } เป็นสี{ $found } ลีดเดอร์ใส่ได้เฉพาะสี{ $allowed }
deck-op-no-cost = { $cards } มีคอสต์ { $found } แต่ { $by } ให้ใส่ได้ไม่เกิน { $allowed }
deck-op-no-event-cost = { $cards } เป็นอีเวนต์ที่มีคอสต์ { $found } แต่ { $by } ให้ใส่อีเวนต์ที่มีคอสต์ไม่เกิน { $allowed }
deck-op-no-character-cost = { $cards } เป็นคาแรกเตอร์ที่มีคอสต์ { $found } แต่ { $by } ให้ใส่คาแรกเตอร์ที่มีคอสต์ไม่เกิน { $allowed }
deck-op-no-stage-cost = { $cards } เป็นสเตจที่มีคอสต์ { $found } แต่ { $by } ให้ใส่สเตจที่มีคอสต์ไม่เกิน { $allowed }
deck-op-only-type = { $cards } มีคุณสมบัติ { $found } แต่ { $by } ให้ใส่ได้เฉพาะคุณสมบัติ { $allowed }
deck-op-no-type = { $cards } มีคุณสมบัติ { $found } แต่ { $by } ห้ามใส่คุณสมบัติ { $allowed }
deck-gundam-kind = { $cards } เป็นการ์ดประเภท{ $found }ในเด็ค ประเภทที่ใส่ได้: { $allowed }
deck-gundam-colours = เด็คมีสี{ $found } ใช้ได้ไม่เกิน { $allowed } สี
deck-gundam-resources = รีซอร์สเด็คมี { $found } ใบ ต้องมี { $allowed } ใบพอดี
deck-gundam-resource-kind = { $cards } เป็นการ์ดประเภท{ $found }ในรีซอร์สเด็ค ประเภทที่ใส่ได้: { $allowed }
deck-sm-seals = มีซีล { $found } ใบ ระดับ { $by } ต้องมีอย่างน้อย { $allowed } ใบ
deck-sm-mystics = มีมิสติก { $found } ใบ ระดับ { $by } ต้องมีอย่างน้อย { $allowed } ใบ
deck-sm-extra-inside = { $cards } เป็นเอ็กซ์ตราการ์ดที่อยู่ในเด็ค (มี { $found } ใบ ใส่ได้ { $allowed } ใบ) ต้องวางข้างเด็ค
deck-sm-reflection-inside = { $cards } มีสัญลักษณ์ Reflection แต่อยู่ในเด็ค (มี { $found } ใบ ใส่ได้ { $allowed } ใบ) ต้องวางข้างเด็ค
deck-sm-card-beside = { $cards } อยู่ข้างเด็ค (มี { $found } ใบ ใส่ได้ { $allowed } ใบ) แต่ไม่ใช่เอ็กซ์ตราหรือ Reflection
deck-bp-size = เด็คมี { $found } ใบ ใช้ได้ไม่เกิน { $allowed } ใบ
deck-bp-regulation = เด็คมี { $found } ใบ ข้อกำหนด { $by } ใช้ได้ไม่เกิน { $allowed } ใบ (ไม่มีในฉบับใดของกฎ)
deck-bp-jokers = โจ๊กเกอร์ { $found } ใบ ใช้ได้ไม่เกิน { $allowed } ใบ
deck-bp-half-size = ครึ่งนี้มี { $found } ใบ ข้อกำหนดสุ่มครึ่งต้องมี { $allowed } ใบพอดี (ไม่มีในฉบับใดของกฎ)
deck-bp-halves = รายการมี { $found } เด็ค แบบสุ่มครึ่งต้องมี { $allowed } เด็ค คือสองครึ่งของสำรับเดียว
deck-bp-split = อยู่ในทั้งสองครึ่ง: { $cards } (มี { $found } ใบ ใส่ได้ { $allowed } ใบ) ทั้งสองครึ่งแจกจากสำรับเดียว
deck-banned = { $cards } ถูกแบน (มี { $found } ใบ ใส่ได้ { $allowed } ใบ): { $by }
deck-restricted = { $cards } ถูกจำกัด: มี { $found } ใบ ใส่ได้ { $allowed } ใบ: { $by }
deck-pair = { $cards } ห้ามอยู่ในเด็คเดียวกัน (มี { $found } ชนิด ใส่ได้ { $allowed } ชนิด): { $by }
deck-rotated = { $cards } อยู่ในบล็อก { $found } ใช้ได้เฉพาะบล็อก { $allowed }: { $by }

# shinpan deck check: warnings
deck-warn-heading = บรรทัด { $by } ระบุ { $allowed } ใบ แต่ตามมา { $found } ใบ
deck-warn-total = บรรทัด { $by } บอกว่ามีทั้งหมด { $allowed } ใบ แต่ในรายการมี { $found } ใบ
deck-warn-comment = บรรทัด { $by } เป็นหมายเหตุที่เอ่ยถึงการ์ด ({ $found } บรรทัด) ไม่ได้นับการ์ดเหล่านั้น
deck-warn-name = บรรทัด { $by }: ข้าง { $cards } เขียนว่า “{ $found }” แต่ข้อมูลมี “{ $allowed }” รหัสถูกหรือไม่
deck-warn-format = รายการระบุรูปแบบ “{ $by }” ซึ่งไม่รู้จัก
deck-warn-text = { $cards } อาจเปลี่ยนวิธีจัดเด็ค แต่ไม่เข้าใจเทกซ์: { $by }
deck-warn-multicolour = { $cards } เป็นสี{ $found } ซึ่งมีสีหนึ่งไม่ใช่สีของลีดเดอร์ ({ $allowed }): ต้องให้กรรมการตัดสิน กฎระบุว่านับเป็นการ์ดของทั้งสองสี และการ์ดที่สีไม่ตรงใช้ไม่ได้
deck-warn-new-colour = สี{ $found }ไม่อยู่ในสีที่ฉบับนี้ระบุ ({ $allowed }) การ์ดใหม่กว่าฉบับของกฎ
deck-warn-level = ไม่ได้ระบุระดับ จำนวนการ์ดพอสำหรับ: { $by }
deck-warn-reflection = { $cards }: มี { $found } ใบ ตามเลเวลหนึ่งใส่ได้ { $allowed } ใบ อีกเลเวลหนึ่ง (ของตัวเองกับของ Reflection ต่างกัน) ใส่ได้ { $by } ใบ: ต้องให้กรรมการตัดสิน
deck-warn-few = มีเพียง { $found } ใบ น้อยกว่า { $allowed } ใบไม่พอสำหรับการเตรียมเกม กฎไม่ได้กำหนดขั้นต่ำ
deck-warn-region = มีรายการแบนของภูมิภาคที่ยังไม่ได้ใช้: { $by } ระบุด้วย --region
deck-warn-other-region = ไม่มีรายการแบนของภูมิภาค “{ $found }” ที่มีอยู่เป็นของ: { $allowed }
deck-warn-no-region = ไม่มีรายการแบนของภูมิภาค “{ $found }” ที่มีอยู่ไม่ได้เป็นของภูมิภาคใด
deck-warn-date = ไม่มีรายการแบนที่มีผลในวันที่ { $found } ที่มีอยู่มีผล: { $allowed }
deck-warn-ban-card = รายการแบน { $by } เอ่ยถึงการ์ด { $found } ใบที่ไม่มีในข้อมูลการ์ด: { $cards }
deck-warn-encoding = รายการนี้ไม่ใช่ Unicode จึงอ่านเป็น { $by }
deck-warn-unknown = ไม่มีในข้อมูลการ์ด จึงนับจำนวนอย่างเดียว ({ $found }): { $cards }

# shinpan deck check: not checked
deck-unchecked-data = ไม่ได้ตรวจเพราะไม่มีข้อมูลการ์ดของ { $by }: ประเภท สี คอสต์ และเทกซ์ที่มีผลต่อการจัดเด็ค
deck-unchecked-leader = ไม่ได้ตรวจ: การ์ดใบใดเป็นลีดเดอร์ ถือว่าการ์ดใบหนึ่งเป็นลีดเดอร์
deck-unchecked-don = ไม่มีในรายการ: ด้ง!! เด็ค ต้องมี { $allowed } ใบพอดี
deck-unchecked-colour = ไม่ได้ตรวจ: สี เพราะไม่ทราบสีของลีดเดอร์
deck-unchecked-which-leader = ไม่ได้ตรวจ: { $cards } (สี{ $found }) ตรงกับสีของลีดเดอร์หรือไม่ เพราะมีลีดเดอร์การ์ดหลายใบ (สี{ $allowed })
deck-unchecked-colours = ไม่ได้ตรวจ: สี เพราะไม่ทราบ
deck-unchecked-resources = ไม่มีในรายการ: รีซอร์สเด็ค ต้องมีรีซอร์สการ์ด { $allowed } ใบพอดี
deck-unchecked-kind = ไม่ได้ตรวจ เพราะข้อมูลไม่ระบุประเภท: { $cards }
deck-unchecked-kinds = ไม่ได้ตรวจ: การ์ด { $found } ใบนี้เป็นซีลหรือมิสติก: { $cards }
deck-unchecked-level = ตัดสินไม่ได้: ใส่ { $cards } ({ $found } ใบ) ได้กี่ใบ เพราะไม่ทราบเลเวลหรือกฎไม่ได้ระบุ
deck-unchecked-block = ไม่ได้ตรวจ เพราะไม่ทราบบล็อก: { $cards } ({ $by })
deck-unchecked-backs = ให้กรรมการดูเอง: หลังไพ่ต้องไม่บอกหน้าไพ่ และต้องแยกแนวตั้งกับแนวนอนได้

# Ban lists
deck-bans-lacks = รายการแบนไม่มี { $key }
deck-bans-backwards = วันสิ้นสุดอยู่ก่อนวันเริ่ม
deck-bans-both = { $card } ถูกแบนอยู่แล้ว
deck-bans-pair = ตรงนี้ต้องมีการ์ดสองใบขึ้นไป
deck-bans-empty = ตรงนี้ต้องเป็นการ์ด
deck-bans-none = ในโฟลเดอร์ไม่มีรายการแบน ไฟล์รายการลงท้ายด้วย .toml

# shinpan deck sheet, shinpan deck diff
deck-sheet-title = ใบลงทะเบียนเด็ค
deck-sheet-event = งาน:
deck-sheet-date = วันที่:
deck-sheet-player-id = รหัสผู้เล่น:
deck-sheet-signature = ลายมือชื่อผู้เล่น:
deck-sheet-judge-signature = ลายมือชื่อกรรมการ:
deck-sheet-head-check = ตรวจ
deck-sheet-head-count = จำนวน
deck-sheet-head-number = หมายเลข
deck-sheet-head-name = ชื่อ
deck-sheet-head-cost = คอสต์
deck-sheet-player = ผู้เล่น:
deck-sheet-table = โต๊ะ:
deck-sheet-deck = เด็ค:
deck-sheet-judge = กรรมการ:
deck-sheet-kinds = ประเภท:
deck-sheet-colours = สี:
deck-sheet-costs = คอสต์:
deck-diff-same = สองรายการมีการ์ดเหมือนกัน
deck-diff-totals = ออก { $out } ใบ เข้า { $new } ใบ
deck-diff-one = { $name } ต้องมีเด็คเดียวพอดี

# Help of deck checks
help-deck = รายการเด็ค: ตรวจ พิมพ์ใบลงทะเบียน เปรียบเทียบ
help-deck-examples = ตัวอย่าง:
    shinpan deck check lists/ --cards cards.json
    shinpan deck sheet list.txt --html > sheet.html
    shinpan deck diff registered.txt presented.txt
help-deck-check = เด็คใดถูกกฎ เด็คอื่นผิดอะไร ตามข้อใด
help-deck-check-examples = ตัวอย่าง:
    shinpan deck check lists/                          ทั้งโฟลเดอร์ ไม่ว่ารูปแบบใด
    shinpan deck check list.txt --cards en.json th.csv ข้อมูลการ์ดรูปแบบใดก็ได้ที่รู้จัก
    shinpan deck check - --game gundam                 จากอินพุตมาตรฐาน
    shinpan deck check list.txt --date 2026-04-01 --region asia --quote
    shinpan deck check sm.txt --format caller          ระดับของ Summoner Master
    shinpan deck check lists/ --only problems --csv > problems.csv
  
  ข้อมูลการ์ด: --cards, หรือไฟล์ที่ SHINPAN_CARDS ระบุ, หรือโฟลเดอร์ shinpan/cards ในที่เก็บข้อมูลโปรแกรม
  (XDG_DATA_HOME, ~/.local/share) รายการแบน: --bans, SHINPAN_BANS, shinpan/bans
  รหัสออก: 0 ถูกกฎทั้งหมด, 1 มีที่ผิดกฎ, 2 มีที่อ่านไม่ได้หรือใช้ผิด
help-deck-check-lists = รายการ: ไฟล์ โฟลเดอร์ หรือ - สำหรับอินพุตมาตรฐาน
help-deck-check-game = เกม: op, gundam, sm หรือ bp (ค่าเริ่มต้น: ตามที่รายการแสดง)
help-deck-check-cards = ข้อมูลการ์ด: ไฟล์หรือโฟลเดอร์ รูปแบบใดก็ได้ที่รู้จัก
help-deck-sheet-lists = รายการ: ไฟล์ โฟลเดอร์ หรือ - สำหรับอินพุตมาตรฐาน
help-deck-sheet-game = เกม: op, gundam, sm หรือ bp (ค่าเริ่มต้น: ตามที่รายการแสดง)
help-deck-sheet-cards = ข้อมูลการ์ด: ไฟล์หรือโฟลเดอร์ รูปแบบใดก็ได้ที่รู้จัก
help-deck-diff-game = เกม: op, gundam, sm หรือ bp (ค่าเริ่มต้น: ตามที่รายการแสดง)
help-deck-diff-cards = ข้อมูลการ์ด: ไฟล์หรือโฟลเดอร์ รูปแบบใดก็ได้ที่รู้จัก
help-deck-check-bans = รายการแบนแบบ TOML: ไฟล์หรือโฟลเดอร์
help-deck-check-date = วันที่ใช้เลือกรายการแบนที่มีผล (ค่าเริ่มต้น: วันนี้)
help-deck-check-region = ใช้รายการแบนของภูมิภาคนี้ด้วย
help-deck-check-format = standard; open: เฉพาะการจัดเด็ค; caller, summoner, beginner; lite, lite40, half
help-deck-check-only = problems: เฉพาะเด็คที่ไม่ถูกกฎหรือมีคำเตือน
help-deck-check-csv = แถวสำหรับสเปรดชีต เด็คละหนึ่งแถว
help-deck-check-quote = ยกข้อความของข้อมาด้วย
help-deck-sheet = ใบลงทะเบียนสำหรับพิมพ์ มีช่องติ๊กทุกใบ
help-deck-sheet-examples = ตัวอย่าง:
    shinpan deck sheet list.txt --sort cost
    shinpan deck sheet lists/ --html > sheets.html
help-deck-sheet-sort = ลำดับการ์ด: name, cost หรือ number (ค่าเริ่มต้น)
help-deck-sheet-html = HTML ไฟล์เดียว หน้า A4 ละหนึ่งเด็ค
help-deck-sheet-text = ข้อความธรรมดา (ค่าเริ่มต้น)
help-deck-diff = รายการที่ลงทะเบียนกับที่นำมาแสดงต่างกันอย่างไร
help-deck-diff-examples = ตัวอย่าง:
    shinpan deck diff registered.txt presented.txt
help-deck-diff-a = รายการที่ลงทะเบียน
help-deck-diff-b = รายการที่นำมาแสดง

# shinpan cards
cards-check-totals = { $game }: การ์ด { $cards } ใบ มีเทกซ์ { $texts } ใบ อ่านได้ครบทั้งเทกซ์ { $read } ใบ ({ $share } %)
cards-check-refused = เทกซ์อื่นหยุดที่คำเหล่านี้:
cards-check-end = (ท้ายเทกซ์)
cards-check-doubtful = ข้อมูลที่อาจเสียหาย หรือการ์ดพิมพ์ต่างภาษาที่ไม่ตรงกัน:
cards-doubt-ends = ข้อความจบกลางประโยค
cards-doubt-tag = คุณลักษณะหายไป: แท็กเช่น <Slash> ถูกตัดทิ้ง
cards-doubt-numbers = ตัวเลขไม่ตรงกัน: มีเฉพาะที่นี่ { $here }; มีเฉพาะอีกฉบับ { $there }
cards-doubt-up-to = มีเพียงฉบับเดียวที่ระบุ “ไม่เกิน”
cards-doubt-heading = { $heading } มีจำนวนไม่เท่ากันในสองฉบับ
cards-show-none = ไม่มีการ์ด “{ $name }”
cards-show-several = มีการ์ดหลายใบชื่อ “{ $name }”: { $numbers }
cards-show-no-data = ระบุข้อมูลการ์ดด้วย --cards หากไม่ระบุ จะรู้จักเฉพาะการ์ดที่แต่งขึ้นในโปรแกรม
cards-show-refused = ไม่เข้าใจเทกซ์ตั้งแต่ไบต์ที่ { $at }: “{ $words }”
cards-show-refused-trigger = ไม่เข้าใจเทกซ์ทริกเกอร์ตั้งแต่ไบต์ที่ { $at }: “{ $words }”
cards-show-life = ไลฟ์ { $n }
cards-show-cost = คอสต์ { $n }
cards-show-power = พาวเวอร์ { $n }
cards-show-counter = เคาน์เตอร์ { $n }
cards-show-level = Lv. { $n }
cards-show-ap = AP { $n }
cards-show-hp = HP { $n }
cards-show-link = เงื่อนไขการลิ้งก์: { $words }
help-cards = ข้อมูลการ์ด ONE PIECE และ Gundam: เข้าใจเทกซ์ใดบ้าง และเข้าใจว่าอย่างไร
help-cards-examples = ตัวอย่าง:
    shinpan cards check cards.json
    shinpan cards show ZZ01-001 --cards cards.json
help-cards-check = อ่านเทกซ์การ์ดได้ครบกี่ใบ และใบอื่นหยุดที่คำใด
help-cards-check-examples = ตัวอย่าง:
    shinpan cards check cards.json
    shinpan cards check cards/ --json

  รหัสออก: 0 แม้มีเทกซ์ที่ไม่เข้าใจ, 2 ข้อมูลการ์ดอ่านไม่ได้
help-cards-check-files = ข้อมูลการ์ด: ไฟล์หรือโฟลเดอร์ ในรูปแบบใดก็ได้ที่รู้จัก
help-cards-show = แสดงการ์ดพร้อมสิ่งที่โปรแกรมเข้าใจจากเทกซ์
help-cards-show-examples = ตัวอย่าง:
    shinpan cards show ZZ01-001 --cards cards.json
    shinpan cards show "Admiral Hawthorn"     การ์ดที่แต่งขึ้นในโปรแกรม
help-cards-show-ids = หมายเลขหรือชื่อการ์ด
help-cards-show-cards = ข้อมูลการ์ด: ไฟล์หรือโฟลเดอร์ ในรูปแบบใดก็ได้ที่รู้จัก
help-run-cards = ข้อมูลการ์ด เพื่อให้กระดานเรียกการ์ดด้วยหมายเลขได้: ไฟล์หรือโฟลเดอร์
help-check-cards = ข้อมูลการ์ด เพื่อให้กระดานเรียกการ์ดด้วยหมายเลขได้: ไฟล์หรือโฟลเดอร์
help-explore-cards = ข้อมูลการ์ด เพื่อให้กระดานเรียกการ์ดด้วยหมายเลขได้: ไฟล์หรือโฟลเดอร์
help-table-cards = ข้อมูลการ์ด เพื่อให้กระดานเรียกการ์ดด้วยหมายเลขได้: ไฟล์หรือโฟลเดอร์

## Card texts, told

# Effects
tell-head = { $n }. { $kind }
tell-head-given = { $n }. (มีเฉพาะเมื่อความสามารถอื่นมอบให้) { $kind }
tell-no-text = ไม่มีความสามารถ
tell-taken = อ่านว่า: { $words }
tell-condition = เงื่อนไข: { $words }
tell-once = เทิร์นละ 1 ครั้ง
tell-cost = คอสต์:
tell-cost-may = คอสต์ ซึ่งเราไม่จ่ายก็ได้:
tell-may-free = เราไม่ใช้ความสามารถนี้ก็ได้
tell-effect = ผล:
tell-auto = อัตโนมัติ: { $words }
tell-permanent = ถาวร
tell-replacement = แทนที่: หาก{ $would } ให้เกิดสิ่งนี้แทน
tell-replacement-may = แทนที่: หาก{ $would } เราเลือกให้เกิดสิ่งนี้แทนได้
tell-construction = การจัดเด็ค: { $words }

# Timings
tell-or = { $a } หรือ { $b }
tell-and = { $a } และ { $b }
tell-when = เมื่อ{ $words }

# By what
tell-by-battle = ในแบทเทิล
tell-by-effect = ด้วยความสามารถ{ $whose }
tell-by-effect-of = ด้วยความสามารถ{ $whose } ของการ์ด ({ $filter })
tell-by-battle-with = ในแบทเทิลกับการ์ด ({ $filter })

# Conditions
tell-all-of = ({ $words })
tell-any-of = ({ $words })
tell-not = ไม่ใช่ว่า{ $words }
tell-your-turn = เป็นเทิร์นของเรา
tell-opponents-turn = เป็นเทิร์นของคู่แข่ง
tell-there-is = มี{ $cards }อย่างน้อย 1 ใบ
tell-is-least = { $a } มีค่า { $b } หรือมากกว่า
tell-is-most = { $a } มีค่า { $b } หรือน้อยกว่า
tell-is-exactly = { $a } มีค่าเท่ากับ { $b }
tell-is-more = { $a } มีค่ามากกว่า { $b }
tell-is-less = { $a } มีค่าน้อยกว่า { $b }
tell-only = มี{ $cards } และทุกใบเป็นการ์ด ({ $filter })
tell-did = ได้ทำสิ่งก่อนหน้านี้แล้ว
tell-it-is = การ์ดใบนั้นเป็นการ์ด ({ $filter })
tell-this-is = การ์ดใบนี้เป็นการ์ด ({ $filter })

# Whom and what something is granted
tell-grants = { $to }: { $words }
tell-to-all = { $cards }ทั้งหมด
tell-one-of = { $cards }ใบหนึ่ง
tell-to-this-in-hand = การ์ดใบนี้ รวมถึงเมื่ออยู่บนมือของเรา
tell-grant-stat = { $stat } { $n }
tell-grant-base = { $stat }กลายเป็น { $n }
tell-grant-effect = ความสามารถหมายเลข { $n } ด้านล่าง
tell-grant-negated = ความสามารถไร้ผล
tell-grant-name = มีชื่อ [{ $name }] ด้วย
tell-grant-type = มีคุณสมบัติ 《{ $name }》 ด้วย

# Players
tell-whose-yours = ของเรา
tell-whose-opponents = ของคู่แข่ง
tell-whose-any = ของผู้เล่นฝ่ายใดก็ได้
tell-whose-each = ของผู้เล่นแต่ละฝ่าย
tell-whose-friends = ของฝ่ายเรา
tell-whose-each-friend = ของผู้เล่นฝ่ายเราแต่ละคน
tell-who-yours = เรา
tell-who-opponents = คู่แข่ง
tell-who-any = ผู้เล่นฝ่ายใดฝ่ายหนึ่ง
tell-who-each = ผู้เล่นแต่ละฝ่าย
tell-who-friends = ผู้เล่นฝ่ายเราคนใดคนหนึ่ง
tell-who-each-friend = ผู้เล่นฝ่ายเราแต่ละคน

# Which cards
tell-selector = { $places }{ $whose }
tell-selector-of = { $cards } ({ $filter })
tell-cards-of = การ์ด ({ $filter })
tell-cards = การ์ด
tell-place-top = การ์ดจากบนสุดของ{ $area }
tell-place-bottom = การ์ดจากล่างสุดของ{ $area }
tell-place-looked = การ์ดที่ดูหรือแสดงอยู่

# What they are
tell-is-either = { $words }
tell-is-not = ไม่ใช่: { $words }
tell-is-anything = การ์ดใดก็ได้
tell-is-name = ชื่อ [{ $name }]
tell-is-name-includes = มี "{ $name }" อยู่ในชื่อ
tell-is-type = คุณสมบัติ 《{ $name }》
tell-is-type-includes = มี "{ $name }" อยู่ในคุณสมบัติ
tell-is-multicolour = หลายสี
tell-base = { $stat }แต่เดิม
tell-is-stat = { $stat } { $range }
tell-range-least = { $n } หรือมากกว่า
tell-range-most = { $n } หรือน้อยกว่า
tell-range-between = { $a } ถึง { $b }
tell-range-any = เท่าใดก็ได้
tell-is-rested = เรสต์
tell-is-active = แอ็คทีฟ
tell-is-has = มี{ $words }
tell-is-no-text = แต่เดิมไม่มีความสามารถ
tell-is-this = การ์ดใบนี้
tell-is-it = การ์ดใบนั้น
tell-is-other = การ์ดอีกใบ
tell-is-new = ลงสนามในเทิร์นนี้
tell-is-face-up = หงายหน้า
tell-is-face-down = คว่ำหน้า
tell-is-other-colour = สีต่างจากการ์ดใบนั้น
tell-is-same-name = ชื่อเดียวกับการ์ดใบนั้น
tell-is-same = { $stat }เท่ากับการ์ดใบนั้น
tell-is-different-names = ชื่อต่างกัน

# Targets
tell-target-exactly = { $cards } { $n } ใบ
tell-target-up-to = { $cards }ไม่เกิน { $n } ใบ
tell-target-any-number = { $cards }กี่ใบก็ได้
tell-target-total = { $cards }ไม่เกิน { $n } ใบที่มี{ $stat }รวม { $total } หรือน้อยกว่า
tell-target-at-least = { $cards } { $n } ใบหรือมากกว่า
tell-target-chosen-by = { $cards } โดย{ $who }เป็นผู้เลือก
tell-target-top = การ์ด { $n } ใบบนสุดของ{ $zone }{ $whose }
tell-target-top-up-to = การ์ดไม่เกิน { $n } ใบบนสุดของ{ $zone }{ $whose }
tell-target-both = { $a } และ { $b }

# Numbers
tell-amount-count = (จำนวน{ $cards })
tell-amount-per = { $n } ต่อทุก { $every } ของ { $of }
tell-amount-plus = { $a } + { $b }
tell-amount-sum = ({ $words })
tell-amount-total = ({ $stat }รวมของ{ $cards })
tell-amount-of-it = ({ $stat }ของการ์ดใบนั้น)
tell-amount-of = ({ $stat }ของ{ $cards })
tell-amount-done = (จำนวนการ์ดที่เพิ่งทำเช่นนั้น)
tell-amount-of-those = (จำนวนการ์ดเหล่านั้น)
tell-amount-chosen = (ตัวเลขที่เลือก)
tell-amount-up-to-total = (จำนวนที่ { $from } ขาดไปจาก { $to })
tell-amount-all = ทั้งหมด
tell-plus = +{ $n }
tell-minus = −{ $n }

# Operations
tell-op-if = ถ้า{ $words }:
tell-op-else = มิฉะนั้น:
tell-op-in-turn = ทั้งสองฝ่าย โดยผู้เล่นเจ้าของเทิร์นทำก่อน:
tell-op-may = { $who }จะทำสิ่งนี้หรือไม่ก็ได้:
tell-op-choose-one = { $who }เลือก 1 อย่าง:
tell-op-mode = แบบที่ { $n }:
tell-op-choose = เลือก{ $cards }
tell-op-draw = { $who }จั่วการ์ด { $n } ใบ
tell-op-draw-up-to = { $who }จั่วการ์ดไม่เกิน { $n } ใบ
tell-spot-top = บนสุด
tell-spot-bottom = ล่างสุด
tell-spot-either = บนสุดหรือล่างสุด
tell-spot-anywhere = ตำแหน่งใดก็ได้
tell-op-give = { $cards }: { $words } { $until }
tell-op-look = ดูการ์ด { $n } ใบจาก{ $pile }
tell-op-look-up-to = ดูการ์ดไม่เกิน { $n } ใบจาก{ $pile }
tell-op-look-reveal = แสดงการ์ด { $n } ใบจาก{ $pile }
tell-op-look-reveal-up-to = แสดงการ์ดไม่เกิน { $n } ใบจาก{ $pile }
tell-pile-top = ส่วนบนสุดของ{ $zone }{ $whose }
tell-pile-whole = { $zone }ทั้งกอง{ $whose }
tell-pile-either = ส่วนบนสุดหรือล่างสุดของ{ $zone }{ $whose }
tell-op-look-at = ดู{ $zone }{ $whose }
tell-op-rest-to = การ์ดที่เหลือจากที่ดู: ไว้ที่{ $spot }ของ{ $area }ในลำดับใดก็ได้
tell-op-rest-back = การ์ดที่เหลือจากที่ดู: กลับไปไว้ตามเดิม
tell-op-reveal = แสดง{ $cards }
tell-op-shuffle = สับ{ $zone }{ $whose }
tell-op-choose-number = เลือกตัวเลขตั้งแต่ { $a } ถึง { $b }
tell-op-win = { $who }ชนะเกม
tell-op-lose = { $who }แพ้เกม
tell-op-then = จากนั้น ไม่ว่าสิ่งข้างต้นจะเป็นอย่างไร:
tell-deed-op = { $verb } { $cards }
tell-deed-op-turned = { $verb } แบบหงายหน้าหรือเรสต์ { $cards }
tell-deed-when = มีการ{ $verb }กับ{ $cards }{ $by }
tell-deed-would = จะมีการ{ $verb }กับ{ $cards }{ $by }
tell-deed-cannot = { $verb }ไม่ได้{ $by }

## Card texts of ONE PIECE, told

# Effects
op-taken-hangs-on-if = สิ่งที่ตามหลัง “ถ้า” ขึ้นกับเงื่อนไขนั้น แม้อยู่หลัง “จากนั้น”
op-taken-asked-of-both = เงื่อนไขหลังการ์ดใบท้ายใช้กับทั้งสองฝั่งของ “หรือ”
op-taken-said-of-both = เจ้าของและสถานะเรสต์ใช้กับทั้งสองฝั่งของ “และ”
op-taken-own-in-cost = การ์ดที่จ่ายเป็นคอสต์คือการ์ดของเราเอง
op-taken-anybodys-in-cost = การ์ดที่นำไปวางในเด็คของเจ้าของเป็นของใครก็ได้ แม้เป็นคอสต์
op-taken-top-of-life = การ์ดจากไลฟ์คือใบบนสุด
op-taken-number-of-event = จำนวนคือจำนวนการ์ดที่ทำให้ความสามารถนี้ทำงาน
op-taken-one-for-all = “ต่อ … 1 ใบ”: การ์ดใบเดียวได้รับทั้งหมด
op-taken-all-of-some = “ทั้งหมด”: ต้องมีอย่างน้อย 1 ใบ และด้ง!! หมายถึงใบที่อยู่ในคอสต์แอเรีย
op-taken-set-now = ค่าที่ถูกกำหนด: สิ่งที่เพิ่มก่อนหน้าไม่นับอีก สิ่งที่เพิ่มภายหลังยังนับ
op-taken-by-opponent = “โดยคู่แข่ง”: โดยความสามารถของคู่แข่ง หรือถูก KO ในแบทเทิล
op-taken-kod-by-anything = “ถูก KO หรือถูกนำออกจากสนามโดยความสามารถของคู่แข่ง”: ถูก KO ไม่ว่าด้วยสิ่งใด
op-tell-activate-main = สั่งใช้งานในเมนเฟสของเรา: [ใช้งาน : เมน]
op-tell-main = [เมน] ของอีเวนต์
op-tell-counter = [เคาน์เตอร์] ของอีเวนต์
op-tell-trigger = [ทริกเกอร์]
op-tell-start-of-game = เมื่อเริ่มเกม
op-tell-any-number = ใส่การ์ดใบนี้ในเด็คกี่ใบก็ได้
op-tell-cannot-include = ใส่{ $cards }ในเด็คไม่ได้
op-tell-only-include = ใส่ในเด็คได้เฉพาะ{ $cards }
op-tell-don-deck = ด้ง!!เด็คมี { $n } ใบ

# Timings
op-tell-on-play = [เมื่อลงสนาม]
op-tell-when-attacking = [เมื่อโจมตี]
op-tell-on-block = [เมื่อบล็อก]
op-tell-on-ko = [เมื่อถูก KO]
op-tell-on-opponents-attack = [เมื่อคู่แข่งโจมตี]
op-tell-end-of-your-turn = [เมื่อจบเทิร์นของเรา]
op-tell-end-of-opponents-turn = [เมื่อจบเทิร์นของคู่แข่ง]
op-tell-start-of-turn = เมื่อเริ่มเทิร์น{ $whose }
op-tell-start-of-main = เมื่อเริ่มเมนเฟส{ $whose }
op-tell-end-of-battle = เมื่อจบแบทเทิลของการ์ดใบนี้
op-tell-end-of-battle-with = เมื่อจบแบทเทิลของการ์ดใบนี้กับการ์ด ({ $filter })

# What happens
op-tell-happens-kod = { $cards }ถูก KO{ $by }
op-tell-happens-removed = { $cards }ถูกนำออกจากสนาม{ $by }
op-tell-happens-returned = { $cards }ถูกนำกลับขึ้นมือเจ้าของ{ $by }
op-tell-happens-trashed = { $cards }ถูกส่งลงแทรช{ $by }
op-tell-happens-rested = { $cards }กลายเป็นสภาพเรสต์{ $by }
op-tell-happens-played = { $cards }ลงสนาม
op-tell-happens-played-from = { $cards }ลงสนามจาก{ $area }
op-tell-happens-don-returned = ด้ง!!การ์ดบนสนาม{ $whose } { $n } ใบหรือมากกว่าถูกนำกลับด้ง!!เด็ค{ $by }
op-tell-happens-don-given = ด้ง!!การ์ดถูกติดให้{ $cards }
op-tell-happens-damage-taken = { $who }ได้รับดาเมจ
op-tell-happens-damage-dealt = การโจมตีของการ์ดใบนี้ทำดาเมจแก่ไลฟ์ของคู่แข่ง
op-tell-happens-life-removed = การ์ดถูกนำออกจากไลฟ์{ $whose }
op-tell-happens-life-to-hand = การ์ดจากไลฟ์{ $whose }ถูกนำขึ้นมือ
op-tell-happens-life-becomes = ไลฟ์{ $whose }กลายเป็น { $n } ใบ
op-tell-happens-event = { $who }สั่งใช้งานอีเวนต์
op-tell-happens-blocker = { $who }สั่งใช้งาน [บล็อกเกอร์]
op-tell-happens-trigger = { $who }สั่งใช้งาน [ทริกเกอร์]
op-tell-happens-discarded = การ์ดบนมือ{ $whose }ถูกทิ้งลงแทรช{ $by }
op-tell-happens-drawn = { $who }จั่วการ์ดนอกดรอว์เฟส
op-tell-happens-attacks = { $cards }โจมตี
op-tell-happens-attacked = { $cards }ถูกโจมตี
op-tell-happens-battles = การ์ดใบนี้แบทเทิลกับการ์ดของคู่แข่ง
op-tell-happens-battles-with = การ์ดใบนี้แบทเทิลกับการ์ดของคู่แข่ง ({ $filter })
op-tell-happens-on-play = { $who }สั่งใช้งานความสามารถ [เมื่อลงสนาม]

# What would happen
op-tell-would-kod = { $cards }จะถูก KO{ $by }
op-tell-would-removed = { $cards }จะถูกนำออกจากสนาม{ $by }
op-tell-would-kod-or-removed = { $cards }จะถูก KO หรือถูกนำออกจากสนาม{ $by }
op-tell-would-returned = { $cards }จะถูกนำกลับขึ้นมือเจ้าของ{ $by }
op-tell-would-rested = { $cards }จะถูกทำให้เรสต์{ $by }
op-tell-would-trashed = { $cards }จะถูกส่งลงแทรช{ $by }
op-tell-would-lose = เราจะแพ้เพราะเด็คเหลือ 0 ใบ
op-tell-would-damage = { $who }จะได้รับดาเมจ
op-tell-would-life-to-hand = การ์ดจากไลฟ์{ $whose }จะถูกนำขึ้นมือ
op-tell-would-life-to-hand-of = การ์ด ({ $filter }) จากไลฟ์{ $whose }จะถูกนำขึ้นมือ

# Conditions
op-tell-don-given = มีด้ง!! ติดอยู่กับการ์ดใบนี้ { $n } ใบหรือมากกว่า: [ด้ง!! x{ $n }]
op-tell-activated-event = เราได้สั่งใช้งานอีเวนต์ในเทิร์นนี้
op-tell-activated-event-of = เราได้สั่งใช้งานอีเวนต์ ({ $filter }) ในเทิร์นนี้
op-tell-second-turn = เป็นเทิร์นที่ 2 ของเราหรือหลังจากนั้น
op-tell-kod-this-turn = ในเทิร์นนี้มีการ์ดต่อไปนี้ถูก KO { $n } ใบหรือมากกว่า: { $cards }

# Whom and what something is granted
op-tell-grant-attacks-active = โจมตีคาแรกเตอร์ที่แอ็คทีฟของคู่แข่งได้ด้วย
op-tell-grant-attacks-active-of = โจมตีการ์ดที่แอ็คทีฟของคู่แข่ง ({ $filter }) ได้ด้วย
op-tell-grant-attribute = มีคุณลักษณะ { $name } ด้วย
op-tell-grant-wins-by-deck = ชนะแทนที่จะแพ้เมื่อเด็คเหลือ 0 ใบ
op-tell-grant-loses-later = เมื่อเด็คเหลือ 0 ใบ ไม่แพ้ทันที แต่แพ้เมื่อจบเทิร์นนั้น
op-tell-grant-stays-rested = ไม่กลายเป็นแอ็คทีฟในรีเฟรชเฟส
op-tell-grant-played-rested = ลงสนามแบบเรสต์
op-tell-grant-played-rested-of = การ์ด ({ $filter }) ลงสนามแบบเรสต์
op-tell-grant-next-play = การ์ดใบถัดไป ({ $filter }) ที่ลงจากมือมีคอสต์ลดลง { $n }
op-tell-grant-all-names = มีทุกชื่อ
op-tell-grant-all-types = มีทุกคุณสมบัติ
op-tell-grant-all-attributes = มีทุกคุณลักษณะ
op-tell-cannot-attack = โจมตีไม่ได้
op-tell-cannot-attack-these = โจมตีการ์ด ({ $filter }) ไม่ได้
op-tell-cannot-block = สั่งใช้งาน [บล็อกเกอร์] ของการ์ดนี้ไม่ได้
op-tell-cannot-blockers = สั่งใช้งาน [บล็อกเกอร์] ไม่ได้
op-tell-cannot-blockers-of = สั่งใช้งาน [บล็อกเกอร์] ของการ์ด ({ $filter }) ไม่ได้
op-tell-cannot-be-kod = ถูก KO ไม่ได้{ $by }
op-tell-cannot-be-removed = ถูกนำออกจากสนามไม่ได้{ $by }
op-tell-cannot-be-rested = ถูกทำให้เรสต์ไม่ได้{ $by }
op-tell-cannot-be-returned = ถูกนำกลับขึ้นมือไม่ได้{ $by }
op-tell-cannot-be-blocked = ถูกบล็อกไม่ได้
op-tell-cannot-become-active = ทำให้แอ็คทีฟไม่ได้{ $by }
op-tell-cannot-be-attacked = ถูกโจมตีไม่ได้
op-tell-cannot-play = เล่นการ์ดไม่ได้
op-tell-cannot-play-of = เล่นการ์ด ({ $filter }) ไม่ได้
op-tell-cannot-play-from = { $words } จาก{ $area }
op-tell-cannot-draw = จั่วการ์ดด้วยความสามารถของตนไม่ได้
op-tell-cannot-life-to-hand = นำไลฟ์การ์ดขึ้นมือด้วยความสามารถของตนไม่ได้
op-tell-cannot-don-active = ทำให้ด้ง!!การ์ดแอ็คทีฟด้วยความสามารถไม่ได้
op-tell-cannot-don-active-of = ทำให้ด้ง!!การ์ดแอ็คทีฟด้วยความสามารถของการ์ด ({ $filter }) ไม่ได้
op-tell-cannot-attack-other = โจมตีได้เฉพาะการ์ด ({ $filter })
op-tell-cannot-attack-with = โจมตีด้วยการ์ดใดไม่ได้
op-tell-cannot-attack-with-of = โจมตีด้วยการ์ด ({ $filter }) ไม่ได้

# Which cards
op-tell-place-leader = ลีดเดอร์
op-tell-place-characters = คาแรกเตอร์
op-tell-place-stage = สเตจ
op-tell-place-field = การ์ดบนสนาม
op-tell-place-hand = การ์ดบนมือ
op-tell-place-deck = การ์ดในเด็ค
op-tell-place-trash = การ์ดในแทรช
op-tell-place-life = ไลฟ์การ์ด
op-tell-place-don = ด้ง!!การ์ดในคอสต์แอเรีย
op-tell-place-don-given = ด้ง!!การ์ดที่ติดอยู่
op-tell-place-don-deck = การ์ดในด้ง!!เด็ค
op-tell-place-don-field = ด้ง!!การ์ดบนสนาม
op-tell-area-hand = มือ
op-tell-area-deck = เด็ค
op-tell-area-trash = แทรช
op-tell-area-life = ไลฟ์

# What they are
op-tell-is-attribute = คุณลักษณะ { $name }
op-tell-is-don = ด้ง!! ที่ติดอยู่ { $range }
op-tell-is-attacking = กำลังโจมตี
op-tell-is-in-battle = อยู่ในแบทเทิลนี้
op-tell-is-at = อยู่ที่{ $area }
op-tell-attribute-slash = ฟัน
op-tell-attribute-strike = ตี
op-tell-attribute-ranged = ยิง
op-tell-attribute-special = พิเศษ
op-tell-attribute-wisdom = ปัญญา

# Numbers
op-tell-amount-don-on-this = (จำนวนด้ง!! ที่ติดอยู่กับการ์ดใบนี้)
op-tell-amount-don-on-it = (จำนวนด้ง!! ที่ติดอยู่กับการ์ดใบนั้น)

# Operations
op-tell-op-ko = KO { $cards }
op-tell-op-trash = ส่ง{ $cards }ลงแทรช
op-tell-op-mill = ส่งการ์ด { $n } ใบบนสุดของเด็ค{ $whose }ลงแทรช
op-tell-op-mill-up-to = ส่งการ์ดไม่เกิน { $n } ใบบนสุดของเด็ค{ $whose }ลงแทรช
op-tell-op-to-hand = นำ{ $cards }ขึ้นมือเจ้าของ
op-tell-op-to-deck = นำ{ $cards }ไปไว้ที่{ $spot }ของเด็คเจ้าของ
op-tell-op-to-life = นำ{ $cards }ไปไว้ที่{ $spot }ของไลฟ์เจ้าของแบบคว่ำหน้า
op-tell-op-to-life-up = นำ{ $cards }ไปไว้ที่{ $spot }ของไลฟ์เจ้าของแบบหงายหน้า
op-tell-op-rest = ทำให้{ $cards }เรสต์
op-tell-op-active = ทำให้{ $cards }แอ็คทีฟ
op-tell-op-play = นำ{ $cards }ลงสนามโดยไม่จ่ายคอสต์
op-tell-op-play-rested = นำ{ $cards }ลงสนามในสภาพเรสต์โดยไม่จ่ายคอสต์
op-tell-op-give-don = ติดด้ง!! { $n } ใบ{ $from }ให้{ $cards }แต่ละใบ
op-tell-op-give-don-up-to = ติดด้ง!! ไม่เกิน { $n } ใบ{ $from }ให้{ $cards }แต่ละใบ
op-tell-don-rested = ที่เรสต์ในคอสต์แอเรียของเรา
op-tell-don-active = ที่แอ็คทีฟในคอสต์แอเรียของเรา
op-tell-don-cost = ในคอสต์แอเรียของเรา (แอ็คทีฟหรือเรสต์)
op-tell-don-deck-from = จากด้ง!!เด็ค
op-tell-don-given-from = ที่ติดอยู่กับการ์ดใบอื่น
op-tell-don-opponents-rested = ที่เรสต์ในคอสต์แอเรียของคู่แข่ง
op-tell-don-opponents-cost = ในคอสต์แอเรียของคู่แข่ง (แอ็คทีฟหรือเรสต์)
op-tell-op-add-don = { $who }เพิ่มด้ง!! { $n } ใบจากด้ง!!เด็คในสภาพแอ็คทีฟ
op-tell-op-add-don-rested = { $who }เพิ่มด้ง!! { $n } ใบจากด้ง!!เด็คในสภาพเรสต์
op-tell-op-add-don-up-to = { $who }เพิ่มด้ง!! ไม่เกิน { $n } ใบจากด้ง!!เด็คในสภาพแอ็คทีฟ
op-tell-op-add-don-up-to-rested = { $who }เพิ่มด้ง!! ไม่เกิน { $n } ใบจากด้ง!!เด็คในสภาพเรสต์
op-tell-op-return-don = { $who }นำด้ง!! { $n } ใบบนสนามกลับด้ง!!เด็ค
op-tell-op-return-don-more = { $who }นำด้ง!! { $n } ใบหรือมากกว่าบนสนามกลับด้ง!!เด็ค
op-tell-op-return-don-up-to = { $who }นำด้ง!! ไม่เกิน { $n } ใบบนสนามกลับด้ง!!เด็ค
op-tell-op-return-don-any = { $who }นำด้ง!! { $n } ใบหรือมากกว่า หรือไม่นำ บนสนามกลับด้ง!!เด็ค
op-tell-only-rested-don = { $words } (เฉพาะใบที่เรสต์ในคอสต์แอเรีย)
op-tell-only-active-don = { $words } (เฉพาะใบที่แอ็คทีฟในคอสต์แอเรีย)
op-tell-op-take-back-don = นำด้ง!! ที่ใส่อยู่ { $n } ใบกลับคอสต์แอเรียแบบเรสต์
op-tell-op-take-back-don-up-to = นำด้ง!! ที่ใส่อยู่ไม่เกิน { $n } ใบกลับคอสต์แอเรียแบบเรสต์
op-tell-op-extra-turn = ได้เทิร์นเพิ่มต่อจากเทิร์นนี้
op-tell-op-rest-don = เรสต์ด้ง!! ที่แอ็คทีฟในคอสต์แอเรียของเรา { $n } ใบ
op-tell-op-rest-trash = การ์ดที่เหลือจากที่ดู: ลงแทรช
op-tell-op-rest-hand = การ์ดที่เหลือจากที่ดู: ขึ้นมือ
op-tell-op-damage = ทำดาเมจ { $n } แก่{ $who }
op-tell-op-face-up = พลิก{ $cards }หงายหน้า
op-tell-op-face-down = พลิก{ $cards }คว่ำหน้า
op-tell-op-life-until = ส่งการ์ดจากบนสุดของไลฟ์{ $whose }ลงแทรชจนเหลือ { $n } ใบ
op-tell-op-activate-own = สั่งใช้งานความสามารถ { $words } ของการ์ดใบนี้
op-tell-own-main = [เมน]
op-tell-own-counter = [เคาน์เตอร์]
op-tell-own-activate-main = [ใช้งาน : เมน]
op-tell-op-activate-event = สั่งใช้งาน{ $cards }โดยไม่จ่ายคอสต์
op-tell-op-redirect = เปลี่ยนเป้าหมายการโจมตีเป็น{ $cards }
op-tell-op-swap = สลับพาวเวอร์แต่เดิมของ{ $cards } { $until }

# How long
op-tell-until-battle = ในแบทเทิลนี้
op-tell-until-turn = ในเทิร์นนี้
op-tell-until-end = จนจบเทิร์นนี้
op-tell-until-your-end = จนจบเทิร์นถัดไปของเรา
op-tell-until-opponents-end = จนจบเทิร์นถัดไปของคู่แข่ง
op-tell-until-your-start = จนเริ่มเทิร์นถัดไปของเรา
op-tell-until-opponents-refresh = ในรีเฟรชเฟสถัดไปของคู่แข่ง
op-tell-until-your-refresh = ในรีเฟรชเฟสถัดไปของเรา
op-tell-until-always = ตลอดเวลาที่การ์ดอยู่ที่นั่น
op-tell-later-turn = เมื่อจบเทิร์นนี้:
op-tell-later-battle = เมื่อจบแบทเทิลนี้:
op-tell-later-opponents-turn = เมื่อจบเทิร์นของคู่แข่ง:
op-tell-later-your-turn = เมื่อเริ่มเทิร์นถัดไปของเรา:

# The page
help-serve = เปิดทุกอย่างเป็นหน้าเว็บ ในเครื่องนี้หรือในเครือข่ายของสนามแข่ง
help-serve-examples = ตัวอย่าง:
    shinpan serve                      เฉพาะเครื่องนี้
    shinpan serve --open               และเปิดเบราว์เซอร์
    shinpan serve --lan                สำหรับโทรศัพท์ในเครือข่ายเดียวกัน พร้อมกุญแจและคิวอาร์โค้ด
help-serve-port = พอร์ต (ค่าเริ่มต้น 7777; 0 คือพอร์ตใดก็ได้ที่ว่าง)
help-serve-lan = เปิดให้เครือข่ายที่เครื่องนี้อยู่ ตอบเฉพาะผู้ที่มีกุญแจ
help-serve-open = เปิดหน้าในเบราว์เซอร์
help-serve-cards = ข้อมูลการ์ด: ไฟล์หรือโฟลเดอร์ ในรูปแบบใดก็ได้ที่รู้จัก
help-serve-bans = รายการแบนในรูปแบบ TOML: ไฟล์หรือโฟลเดอร์
page-rules = กฎ
page-table = โต๊ะ
page-cases = กรณี
page-decks = เด็ค
page-cards = การ์ด
page-coverage = ความครอบคลุม
page-api = API
page-parts = ส่วนต่าง ๆ ของหน้า
page-skip = ไปที่เนื้อหา
page-language = ภาษา
page-search = ค้นหา
page-ask = ถามกฎ
page-ask-example = 7-1-3, บล็อกเกอร์, ชื่อการ์ด, คำถาม
page-cases-example = คำในคำถาม
page-game = เกม
page-all-games = ทุกเกม
page-all = ทั้งหมด
page-all-cases = กรณีทั้งหมด: { $n }
page-cases-found = กรณี: { $n }
page-cases-here = กรณีที่ตัดสินด้วยข้อนี้: { $n }
page-more = และอีก { $n } รายการ โปรดค้นให้แคบลง
page-contents = สารบัญ
page-path = เส้นทาง
page-neighbours = ก่อนหน้าและถัดไป
page-history = ในแต่ละฉบับ
page-copy = คัดลอกเป็นข้อความ
page-copied = คัดลอกแล้ว
page-changes = สิ่งที่เปลี่ยนจาก { $old } เป็น { $new }
page-filter = ชนิดของการเปลี่ยนแปลง
page-below-clause = เฉพาะใต้ข้อ
page-show = แสดง
page-clause = ข้อ
page-kind = ชนิด
page-registered = ที่ลงทะเบียนไว้
page-position = สถานการณ์
page-trace = ทีละขั้น
page-text = ข้อความของกรณี
page-open-at-table = เปิดที่โต๊ะ
page-table-what = บรรยายสถานการณ์ เล่นต่อไป แล้วดูข้อกฎของทุกขั้น
page-turn = เทิร์น
page-side = ฝั่งของ { $player }
page-undo = ย้อนกลับ
page-try = แค่ลองดู
page-type-play = พิมพ์การเล่น
page-play = เล่น
page-why = เพราะอะไร
page-why-example = ขั้นหรือการ์ด
page-why-step = เพราะอะไรจึงเกิดขั้น { $n }
page-restored = สแกนเสียหายที่จุดนี้ จึงกู้ข้อความที่พิมพ์คืน ข้อความตามสแกนอยู่ด้านล่าง
page-why-not = ทำไมไม่ได้: การเล่นที่ทำไม่ได้ตอนนี้ { $n } อย่าง
page-what-if = จะเกิดอะไรขึ้น
page-switches = การตีความและฉบับ
page-edition = ฉบับ
page-compare = เปรียบเทียบ
page-compare-with = กับ
page-explore = สำรวจ
page-explored = ดู { $n } สถานการณ์ พบซ้ำ { $merged }
page-explore-ended = หยุดหลัง { $n } วินาทีโดยไม่มีผล โปรดดูให้ใกล้ลง
page-until = ไกลแค่ไหน
page-until-rest = ถึงจุดพักถัดไป
page-until-turn = ถึงจบเทิร์น
page-until-turns = สองเทิร์น
page-for = เพื่อผู้เล่น
page-goal = เป้าหมาย
page-stop = หยุด
page-seen = สถานการณ์ที่ดูแล้ว:
page-share = แบ่งปัน
page-link = ลิงก์
page-code = คิวอาร์โค้ดของลิงก์
page-share-long = กรณีนี้ยาวเกินลิงก์ โปรดเก็บเป็นไฟล์
page-share-lan = โทรศัพท์เครื่องอื่นจะเห็นได้เมื่อเปิดหน้าด้วย --lan
page-broken-link = ลิงก์เสีย: บางส่วนหายไป
page-build = สร้างสถานการณ์
page-player = ผู้เล่น
page-zone = แอเรีย
page-card = การ์ด: ชื่อหรือหมายเลข
page-card-text = เทกซ์
page-trigger = ทริกเกอร์
page-values = ค่าต่าง ๆ
page-cost = คอสต์
page-power = พลัง
page-counter = เคาน์เตอร์
page-life = ไลฟ์
page-put = วางลง
page-set = กำหนด
page-read = อ่าน
page-keep = เก็บเป็นไฟล์
page-bring = นำไฟล์มา
page-understood = เข้าใจว่า
page-no-name = การ์ดไม่มีชื่อ
page-no-number = { $name }: “{ $value }” ไม่ใช่ตัวเลข
page-no-values = ไม่เข้าใจ “{ $value }” โปรดเขียน ap = 3, hp = 4
page-not-here = “{ $word }” ใช้ได้ที่บรรทัดคำสั่งเท่านั้น
page-too-long = กรณีนี้ยาวเกิน { $n } MB
page-body-long = สิ่งที่ส่งมายาวเกินไป
page-body-unread = ไม่เข้าใจสิ่งที่ส่งมา
page-lists = รายการเด็ค
page-files = ไฟล์
page-list = รายการ
page-pasted = รายการที่วาง
page-no-list = ไม่มีรายการ: วางรายการหรือเลือกไฟล์
page-date = วันที่
page-region = ภูมิภาค
page-sort = ลำดับในใบลงทะเบียน
page-sort-number = ตามหมายเลข
page-sort-name = ตามชื่อ
page-sort-cost = ตามคอสต์
page-check = ตรวจ
page-sheets = ใบลงทะเบียนสำหรับพิมพ์
page-csv = CSV
page-sorry = ไม่สำเร็จ
page-nothing-here = ไม่มีหน้าที่ที่อยู่นี้
page-to-front = ไปหน้าค้นหา
page-api-what = ทุกที่อยู่ตอบด้วยเอกสาร JSON หนึ่งฉบับ เหมือนที่คำสั่งพิมพ์ด้วย --json
page-api-language = ภาษาอยู่หน้าที่อยู่ หรือเป็นภาษาของเบราว์เซอร์:
page-api-errors = สิ่งที่ผิดตอบด้วยสถานะ 400 สิ่งที่ไม่พบด้วย 404:
page-api-bounds = กรณียาวไม่เกิน 1 MB รายการรวมกันไม่เกิน 10 MB การสำรวจจบใน 10 วินาที หรือเมื่อไม่มีใครรอ
page-api-address = ที่อยู่
page-api-sent = ส่งเป็น JSON
page-api-command = เหมือนกับ
page-api-table = กรณีคือสภาพทั้งหมด: ส่งมาพร้อมบรรทัดของโต๊ะโต้ตอบ (หมายเลขตัวเลือก การเล่น undo set put remove reading edition if why legal) แล้วจะได้กรณีที่เกิดขึ้น
page-open-at = เปิดหน้าแล้วที่ { $address } (Ctrl-C เพื่อปิด)
page-lan-note = ทุกคนในเครือข่ายนี้ที่มีที่อยู่พร้อมกุญแจใช้หน้านี้ได้ คนอื่นจะไม่ได้รับคำตอบ
page-no-server = เปิดหน้าไม่ได้: { $words }
page-no-lan = เครื่องนี้ไม่ได้อยู่ในเครือข่าย
page-no-browser = เปิดเบราว์เซอร์ไม่ได้ โปรดเปิดที่อยู่เอง
page-zone-leader = ลีดเดอร์
page-zone-characters = คาแรกเตอร์
page-zone-stage = สเตจ
page-zone-don = ด้ง!!
page-zone-active = แอ็คทีฟ
page-zone-rested = เรสต์
page-zone-hand = มือ
page-zone-life = ไลฟ์
page-zone-deck = เด็ค
page-zone-trash = แทรช
page-zone-graveyard = สุสาน
page-zone-soldiers = ทหาร
page-zone-bulwarks = กำแพง
page-zone-made = ทำแล้วในเทิร์นนี้
page-zone-driven = สภาพไดรฟ์
page-zone-new = ใหม่ในเทิร์นนี้
page-zone-negated = ถูกลบล้าง
page-zone-attacks = โจมตี
page-zone-up = หงายหน้า

# Gundam at the table
gcg-action-next = สิทธิ์กระทำส่งต่อไป
gcg-action-order = เริ่มแอคชันสเต็ป
gcg-action-over = แอคชันสเต็ปสิ้นสุด
gcg-action-resolve = ดำเนินการเอฟเฟกต์ที่ทริกเกอร์
gcg-activate = เอฟเฟกต์ทำงาน
gcg-activate-other = เอฟเฟกต์ของการ์ดทำงาน
gcg-ask-action = จะกระทำหรือพาส
gcg-ask-at-random = การ์ดใบถัดไปโดยสุ่มคือใบใด
gcg-ask-block = จะบล็อกหรือไม่
gcg-ask-burst = จะใช้【เบิร์สท์】หรือไม่
gcg-ask-choose = เลือกใบใด
gcg-ask-constants = เอฟเฟกต์ต่อเนื่องใดก่อน
gcg-ask-direction = ตามเข็มหรือทวนเข็มนาฬิกา
gcg-ask-discard = ทิ้งการ์ดใบใด
gcg-ask-first = เล่นก่อนหรือเล่นหลัง
gcg-ask-how-many = กี่ใบ
gcg-ask-look = ดูการ์ดใด
gcg-ask-main = จะทำอะไรในเมนเฟส
gcg-ask-may = จะทำหรือไม่
gcg-ask-mode = เอฟเฟกต์ใด
gcg-ask-number = จำนวนเท่าใด
gcg-ask-order = เอฟเฟกต์ใดก่อน
gcg-ask-pay = จ่ายด้วย EX รีซอร์สกี่ใบ
gcg-ask-pay-effect = จะจ่ายคอสต์หรือไม่
gcg-ask-place = วางที่ใดหรือลำดับใด
gcg-ask-redraw = จั่วใหม่หรือเก็บไว้
gcg-ask-resource = รีซอร์สใด
gcg-ask-room = นำยูนิตใดไปไว้ที่แทรช
gcg-ask-target = โจมตีเป้าหมายใด
gcg-ask-top-card = เป็นการ์ดใบใด
gcg-ask-unit = แพร์กับยูนิตใด
gcg-ask-which-card = เป็นการ์ดใบใด
gcg-ask-which-shield = ชีลด์เป็นการ์ดใบใด
gcg-ask-who-decides = ใครเป็นผู้ตัดสินใจ
gcg-battle-action = แอคชันสเต็ปของการแบทเทิล
gcg-battle-attack = ดำเนินการเอฟเฟกต์ตอนโจมตี
gcg-battle-back = เป้าหมายสร้างดาเมจ
gcg-battle-base = เบสได้รับดาเมจ
gcg-battle-blocked = ดำเนินการเอฟเฟกต์จากการบล็อก
gcg-battle-both = ทั้งสองฝ่ายสร้างดาเมจพร้อมกัน
gcg-battle-dealt = ดำเนินการเอฟเฟกต์จากดาเมจ
gcg-battle-end = “ระหว่างการแบทเทิลนี้” สิ้นสุด
gcg-battle-first = ฝ่ายโจมตีสร้างดาเมจก่อน
gcg-battle-gone = ตรวจว่ายังอยู่หรือไม่
gcg-battle-over = การแบทเทิลสิ้นสุด
gcg-battle-player = ผู้เล่นได้รับดาเมจ
gcg-battle-shield = ชีลด์ใบบนสุดได้รับดาเมจ
gcg-battle-shield-area = ตรวจชีลด์แอเรีย
gcg-battle-target = ตรวจเป้าหมายการโจมตี
gcg-battle-units = ยูนิตปะทะกัน
gcg-board-base = เบส: { $words }
gcg-board-battle = แบทเทิล: { $attacker } → { $target }
gcg-board-out = { $player }: ออกจากเกม
gcg-board-player = { $player }: ชีลด์ { $shields } · มือ: { $hand } · เด็ค { $deck } · แทรช { $trash }
gcg-board-resources = รีซอร์ส: แอคทีฟ { $active } เรสท์ { $rested } EX { $ex } ในเด็ค { $deck }
gcg-board-turn = เทิร์นของ { $player } { $phase }
gcg-board-units = ยูนิต: { $words }
gcg-breach = 《บรีช》สร้างดาเมจ
gcg-burst-declined = ไม่ใช้【เบิร์สท์】
gcg-burst-effect = เอฟเฟกต์【เบิร์สท์】
gcg-burst-used = การ์ดหลังใช้【เบิร์สท์】
gcg-choice-activate = ใช้เอฟเฟกต์ { $card }
gcg-choice-activate-nth = ใช้เอฟเฟกต์ { $card } ({ $n })
gcg-choice-attack = โจมตีด้วย { $card }
gcg-choice-block = บล็อกด้วย { $card }
gcg-choice-bottom = ล่างสุด
gcg-choice-burst = ใช้เบิร์สท์
gcg-choice-clockwise = ตามเข็มนาฬิกา
gcg-choice-concede = ยอมแพ้
gcg-choice-counterclockwise = ทวนเข็มนาฬิกา
gcg-choice-decides = { $player } ตัดสินใจ
gcg-choice-decline = ไม่ใช้
gcg-choice-done = พอแล้ว
gcg-choice-end-main = จบเมนเฟส
gcg-choice-ex-resource = EX รีซอร์ส
gcg-choice-first = เล่นก่อน
gcg-choice-is = การ์ดของ { $player } คือ { $card }
gcg-choice-keep = เก็บไว้
gcg-choice-mode = แบบที่ { $n }
gcg-choice-no = ไม่
gcg-choice-no-block = ไม่บล็อก
gcg-choice-no-burst = ไม่ใช้เบิร์สท์
gcg-choice-pair = แพร์ { $card }
gcg-choice-pass = พาส
gcg-choice-pay-ex = จ่ายด้วย EX { $n }
gcg-choice-play = เล่น { $card }
gcg-choice-redraw = จั่วใหม่
gcg-choice-resolve = ดำเนินการ { $card }
gcg-choice-resolve-nth = ดำเนินการ { $card } ({ $n })
gcg-choice-resource = รีซอร์ส
gcg-choice-second = เล่นหลัง
gcg-choice-target-player = ผู้เล่น { $player }
gcg-choice-top = บนสุด
gcg-choice-use = ใช้ { $card }
gcg-choice-whatever = ไม่สำคัญ
gcg-choice-yes = ใช่
gcg-conditions = ตรวจเงื่อนไข
gcg-damage = สร้างดาเมจ
gcg-damage-area = สร้างดาเมจต่อชีลด์แอเรีย
gcg-deploy = ดีพลอยการ์ด
gcg-deploy-by-effect = เอฟเฟกต์ดีพลอยการ์ด
gcg-destroy = ทำลายการ์ด
gcg-did = ผลที่เกิดขึ้น
gcg-discard = ทิ้งการ์ด
gcg-draw = จั่วการ์ด
gcg-draw-known = การ์ดที่จะจั่ว
gcg-draw-many = จั่วการ์ด
gcg-each = ผู้เล่นแต่ละคนทำ
gcg-event-active = { $card } เป็นแอคทีฟ
gcg-event-attack-player = { $card } โจมตี { $player }
gcg-event-attack-unit = { $card } โจมตี { $unit }
gcg-event-battle-over = การแบทเทิลสิ้นสุด
gcg-event-block = { $card } บล็อก
gcg-event-burst = ใช้【เบิร์สท์】ของ { $card }
gcg-event-clockwise = เทิร์นวนตามเข็มนาฬิกา
gcg-event-conceded = { $player } ยอมแพ้
gcg-event-counterclockwise = เทิร์นวนทวนเข็มนาฬิกา
gcg-event-damage = { $card } ได้รับ { $n } ดาเมจ
gcg-event-deployed = ดีพลอย { $card }
gcg-event-destroyed = { $card } ถูกทำลาย
gcg-event-discarded = ทิ้ง { $card }
gcg-event-drawn = { $player } จั่วการ์ด 1 ใบ
gcg-event-due = ดำเนินการสิ่งที่เลื่อนไว้
gcg-event-ex-resource = { $player } วาง EX รีซอร์ส { $n } ใบ
gcg-event-expire-battle = เอฟเฟกต์ของ { $player } ระหว่างแบทเทิลนี้สิ้นสุด
gcg-event-expire-start = เอฟเฟกต์ของ { $player } จนถึงสตาร์ทเฟสสิ้นสุด
gcg-event-expire-turn = เอฟเฟกต์ของ { $player } ระหว่างเทิร์นนี้สิ้นสุด
gcg-event-first = { $player } เล่นก่อน
gcg-event-followed = { $card } ไปพร้อมกับยูนิต
gcg-event-gains = { $card } ได้รับ { $words }
gcg-event-gone = { $card } ถูกนำออกจากเกม
gcg-event-is = การ์ดของ { $player } คือ { $card }
gcg-event-keeps = { $player } เก็บการ์ดบนมือไว้
gcg-event-laid = { $player } วางชีลด์
gcg-event-laid-base = วาง { $card }
gcg-event-later = จะดำเนินการภายหลัง
gcg-event-made-room = นำ { $card } ไปไว้ที่แทรชเพื่อการ์ดใหม่
gcg-event-moved = { $card } → { $zone }
gcg-event-ordered = ตามลำดับ: { $words }
gcg-event-out = { $player } ออกจากเกมพร้อมการ์ดและเอฟเฟกต์ทั้งหมด
gcg-event-over = เกมสิ้นสุด: { $result }
gcg-event-paid = { $player } จ่าย { $n }
gcg-event-paid-ex = { $player } จ่าย { $n } และ EX รีซอร์ส { $ex }
gcg-event-paired = { $card } แพร์กับ { $unit }
gcg-event-phase = เริ่ม { $phase }
gcg-event-played = เล่น { $card }
gcg-event-player-cannot = { $player } ได้รับเอฟเฟกต์
gcg-event-player-damage = { $player } ได้รับ { $n } ดาเมจ
gcg-event-put-back = { $player } นำการ์ดกลับไปใต้เด็ค
gcg-event-recover = { $card } ฟื้นฟู { $n }
gcg-event-redirect = เป้าหมายเปลี่ยนเป็น { $card }
gcg-event-redirect-player = เป้าหมายเปลี่ยนเป็น { $player }
gcg-event-redraws = { $player } จั่วใหม่
gcg-event-removed = { $card } ถูกกำจัด
gcg-event-resource = { $player } วางรีซอร์ส { $n } ใบ
gcg-event-resources-active = รีซอร์สของ { $player } เป็นแอคทีฟ { $n } ใบ
gcg-event-resources-rest = รีซอร์สของ { $player } เป็นเรสท์ { $n } ใบ
gcg-event-rest = { $card } เป็นเรสท์
gcg-event-revealed = เปิดเผย { $card }
gcg-event-set-off = เอฟเฟกต์ของ { $card } ทริกเกอร์
gcg-event-shuffle = { $player } สับเด็ค
gcg-event-struck = { $player } ถูกโจมตีโดยไม่มีการ์ดในชีลด์แอเรีย
gcg-event-to-trash = { $card } ไปที่แทรช
gcg-event-turn = เทิร์นของ { $player }
gcg-event-turned-up = ชีลด์ { $card } ถูกทำลายและหงายขึ้น
gcg-fault-color = ไม่ใช่สี
gcg-fault-data = อ่านข้อมูลการ์ดไม่ได้: { $file }
gcg-fault-dead = การ์ดที่นี่ควรถูกทำลายแล้ว
gcg-fault-described-twice = { $name } ถูกอธิบายไว้สองแบบ
gcg-fault-direction = เลือกทิศได้เฉพาะแบทเทิลรอยัล
gcg-fault-ex = { $player } มี EX รีซอร์สเกิน 5
gcg-fault-kind = ไม่ใช่ชนิดของการ์ด
gcg-fault-leader = ชีลด์แอเรียของทีมเขียนไว้ที่หัวหน้าทีม
gcg-fault-link = อ่านเงื่อนไขลิงก์ไม่ได้
gcg-fault-mode = ไม่ใช่รูปแบบการเล่น
gcg-fault-no-deck = { $player } ไม่มีเด็คและแพ้แล้ว
gcg-fault-no-name = การ์ดต้องมีชื่อ
gcg-fault-no-number = ไม่มีการ์ด { $name }
gcg-fault-no-side = ไม่มีข้อมูลของ { $player }
gcg-fault-not-described = ไม่มีคำอธิบาย { $name }
gcg-fault-not-here = ใช้ `{ $key }` กับการ์ดที่นี่ไม่ได้
gcg-fault-not-on-field = { $name } ไม่อยู่ในฟิลด์
gcg-fault-not-once = { $name } ไม่มีเอฟเฟกต์【เทิร์นละ 1 ครั้ง】
gcg-fault-not-played = เข้าใจแล้วแต่เล่นที่โต๊ะไม่ได้: { $words }
gcg-fault-out = ต้องมีผู้เล่นเหลืออยู่ และมี 3 คนขึ้นไป
gcg-fault-owner = เจ้าของต้องเป็นสมาชิกของทีมนี้
gcg-fault-phase = ไม่มีเฟส { $name }
gcg-fault-resources = { $player } มีรีซอร์สเกิน 15
gcg-fault-seat = ไม่มีผู้เล่นที่ { $player }
gcg-fault-seventh = { $player } มียูนิตเกิน 6
gcg-fault-text = อ่านข้อความนี้ไม่ได้: { $words }
gcg-fault-turn-at-setup = ก่อนเริ่มเกมยังไม่มีเทิร์นของใคร
gcg-fault-two-bases = ชีลด์แอเรียมีเบสได้ 1 ใบ
gcg-fault-two-pilots = ยูนิตมีไพล็อตได้ 1 ใบ
gcg-fault-unknown-on-field = การ์ดในฟิลด์ต้องเปิดเผย
gcg-fault-who = ไม่มีผู้เล่นนี้
gcg-fault-wrong-area = { $name } อยู่ที่นี่ไม่ได้
gcg-give = การ์ดได้รับบางอย่าง
gcg-give-player = ผู้เล่นได้รับบางอย่าง
gcg-goes-on = ดำเนินการส่วนที่เหลือต่อ
gcg-grant-base = { $stat } ดั้งเดิม { $n }
gcg-grant-cannot = สิ่งที่ทำไม่ได้
gcg-grant-effect = เอฟเฟกต์
gcg-grant-negated = ไม่มีเอฟเฟกต์
gcg-grant-number = { $stat } { $n }
gcg-if = ถ้า
gcg-if-done = ถ้าทำเช่นนั้น
gcg-in-turn = ตามลำดับเทิร์น
gcg-instead = เกิดสิ่งอื่นแทน
gcg-jump = ดำเนินต่อตามข้อความ
gcg-keep = ข้อความหมายถึงสิ่งนั้น
gcg-later = สำหรับภายหลัง
gcg-less-damage = ลดดาเมจ
gcg-look-hand = ดูการ์ดบนมือ
gcg-new = เพิ่งลง
gcg-next-card = การ์ดใบถัดไป
gcg-note-action-step = แอคชันสเต็ปของเอนด์เฟส
gcg-note-activates = เอฟเฟกต์ของ { $card } ทำงาน
gcg-note-again = ระหว่างนี้มีเอฟเฟกต์ของเทิร์นนี้เริ่มขึ้น
gcg-note-all-lose = ผู้เล่นที่เหลือแพ้ทั้งหมด
gcg-note-already-so = { $card } เป็นเช่นนั้นอยู่แล้ว
gcg-note-ap = { $card } AP { $ap } ปะทะ { $other } AP { $against }
gcg-note-as-many = เท่าที่มี
gcg-note-attack-on-player = การโจมตีต่อผู้เล่น { $player }
gcg-note-attack-on-unit = การโจมตีต่อ { $card }
gcg-note-attacker-gone = ยูนิตที่โจมตีไม่อยู่แล้ว การแบทเทิลสิ้นสุด
gcg-note-cannot-pay = จ่ายคอสต์ของ { $card } ไม่ได้
gcg-note-chosen = เลือก { $card }
gcg-note-condition-fails = เงื่อนไขของ { $card } ไม่ครบ
gcg-note-conditions-hold = เงื่อนไขของ { $card } ครบ
gcg-note-decides = { $player } ได้สิทธิ์ตัดสินใจ
gcg-note-deck-illegal = เด็คของ { $player } ไม่ถูกต้องตามกฎ
gcg-note-deck-legal = เด็คของ { $player } ถูกต้องตามกฎ
gcg-note-does-not = { $player } ไม่ทำ
gcg-note-draws = { $player } จั่วการ์ด
gcg-note-each = ผู้เล่นแต่ละคนตามลำดับ
gcg-note-first-hand = { $player } จั่วการ์ดเริ่มต้น
gcg-note-forbidden = ทำกับ { $card } ไม่ได้
gcg-note-forbidden-to = { $player } ทำไม่ได้
gcg-note-has-base = ชีลด์แอเรียของ { $player } มีเบส
gcg-note-has-nothing = ชีลด์แอเรียของ { $player } ไม่มีการ์ด
gcg-note-has-shields = ชีลด์แอเรียของ { $player } มีชีลด์แต่ไม่มีเบส
gcg-note-if = เงื่อนไขเป็นจริง
gcg-note-if-done = ทำแล้ว
gcg-note-if-not = เงื่อนไขไม่เป็นจริง
gcg-note-if-not-done = ไม่ได้ทำ
gcg-note-is-deployed = จะดีพลอย { $card }
gcg-note-is-next = ถัดไปคือเอฟเฟกต์ของ { $card }
gcg-note-is-paired = จะแพร์ { $card }
gcg-note-late-hand = การ์ดบนมือเกิน 10 ใบหลังแฮนด์สเต็ป
gcg-note-level = { $card }: Lv. { $level } รีซอร์ส { $there }
gcg-note-looks = { $player } ดู: { $words }
gcg-note-mode = { $player } เลือกเอฟเฟกต์ที่ { $n }
gcg-note-negated = เอฟเฟกต์ของ { $card } ถูกจำกัด
gcg-note-no-breach = ไม่มีการ์ดในชีลด์แอเรียของ { $player }
gcg-note-no-deck = เด็คของ { $player } หมด
gcg-note-no-harm = ดาเมจไม่มีผลต่อ { $card }
gcg-note-no-harm-player = ดาเมจไม่มีผลต่อ { $player }
gcg-note-no-resource = { $player } ไม่มีการ์ดรีซอร์สเหลือ
gcg-note-no-resource-to-turn = { $player } ไม่มีรีซอร์สดังกล่าว
gcg-note-no-room = รีซอร์สแอเรียของ { $player } เต็ม
gcg-note-no-strike-back = เป้าหมายไม่อยู่แล้วจึงไม่สร้างดาเมจ
gcg-note-no-such-ap = ข้อความอ้างถึง AP ที่ไม่มี
gcg-note-none-chosen = ไม่เลือก
gcg-note-not-at-all = 0 ครั้ง ไม่เกิดอะไรขึ้น
gcg-note-not-paid = ไม่จ่ายคอสต์ของ { $card }
gcg-note-nothing-to = ไม่มีเป้าหมายให้{ $verb }
gcg-note-nothing-to-recover = { $card } ไม่มีดาเมจให้ฟื้นฟู
gcg-note-number = { $player } เลือก { $n }
gcg-note-paid-otherwise = คอสต์ของ { $card } ไม่ได้จ่ายตามที่เขียน
gcg-note-paying = จ่ายคอสต์ของ { $card }
gcg-note-plays = { $player } เล่น { $card }
gcg-note-put-back = { $player } วางการ์ดกลับ
gcg-note-resource-decks = วางรีซอร์สเด็ค
gcg-note-struck = { $player } ได้รับแบทเทิลดาเมจโดยไม่มีการ์ดในชีลด์แอเรีย
gcg-note-target-gone = เป้าหมายของ { $card } ไม่อยู่แล้ว การแบทเทิลสิ้นสุด
gcg-note-then-anyway = ดำเนินการส่วนถัดไปอยู่ดี
gcg-note-turn-player-first = { $player } ก่อน
gcg-note-unit-chosen = แพร์กับ { $card }
gcg-note-unsettled = เอฟเฟกต์ต่อเนื่องไม่สิ้นสุด
gcg-note-used-up = ใช้ { $card } ในเทิร์นนี้แล้ว
gcg-once = นับว่าใช้ในเทิร์นนี้แล้ว
gcg-paid = จ่ายคอสต์แล้ว
gcg-pair = แพร์ไพล็อต
gcg-pair-by-effect = เอฟเฟกต์แพร์ไพล็อต
gcg-phase-draw = ดรอว์เฟส
gcg-phase-end = เอนด์เฟส
gcg-phase-main = เมนเฟส
gcg-phase-resource = รีซอร์สเฟส
gcg-phase-setup = ก่อนเริ่มเกม
gcg-phase-start = สตาร์ทเฟส
gcg-pick = การ์ดที่หมายถึง
gcg-play-base = เล่นเบส
gcg-play-by-effect = เอฟเฟกต์เล่นการ์ด
gcg-play-command = เล่นคอมมานด์
gcg-play-effect = เอฟเฟกต์เกิดผล
gcg-play-level = ตรวจ Lv.
gcg-play-pilot = เล่นไพล็อต
gcg-play-reveal = เปิดเผยการ์ด
gcg-play-unit = เล่นยูนิต
gcg-play-used = ใช้คอมมานด์แล้ว
gcg-recover = ฟื้นฟูดาเมจ
gcg-redirect = เปลี่ยนเป้าหมาย
gcg-remove = กำจัดการ์ด
gcg-repair = 《รีแพร์》ฟื้นฟู
gcg-resolved = เอฟเฟกต์ดำเนินการเสร็จ
gcg-resource = วางรีซอร์ส
gcg-rest-away = ส่วนที่เหลือไปที่อื่น
gcg-rested = เรสท์
gcg-result-drawn = เสมอ
gcg-result-undecided = ข้อความไม่ได้ตัดสิน
gcg-result-won = { $players } ชนะ
gcg-reveal = เปิดเผยการ์ด
gcg-room-base = ทำที่ว่างสำหรับเบส
gcg-rule-defeat = ผู้ที่เข้าเงื่อนไขการพ่ายแพ้จะแพ้
gcg-rule-destroyed = สิ่งที่ได้รับดาเมจเกิน HP ถูกทำลาย
gcg-rule-shields = ตรวจ【เบิร์สท์】ของชีลด์ที่ถูกทำลาย
gcg-rule-tokens = นำโทเค็นที่ออกไปออกจากเกม
gcg-setup-base = วาง EX เบส
gcg-setup-begin = เริ่มเกม
gcg-setup-decks = ตรวจเด็ค
gcg-setup-draw = การ์ดเริ่มต้น
gcg-setup-ex-resource = วาง EX รีซอร์ส
gcg-setup-redraw = จั่วการ์ดใหม่
gcg-setup-resources = รีซอร์สเด็ค
gcg-setup-shields = วางชีลด์
gcg-setup-shuffle = สับเด็ค
gcg-shield-to-hand = ชีลด์ขึ้นมือ
gcg-shuffle = สับเด็ค
gcg-summary = { $player }: Lv. { $lv } ชีลด์ { $shields } มือ { $hand } { $field }
gcg-then = จากนั้น
gcg-to-hand = การ์ดขึ้นมือ
gcg-trash = การ์ดไปที่แทรช
gcg-turn = เรสท์หรือแอคทีฟการ์ด
gcg-turn-action = แอคชันสเต็ป
gcg-turn-active = ทุกใบเป็นแอคทีฟ
gcg-turn-again = ตรวจว่ามีสิ่งใดของเทิร์นนี้เหลือ
gcg-turn-begins = เริ่มเทิร์น
gcg-turn-cleanup = “ระหว่างเทิร์นนี้” สิ้นสุด
gcg-turn-draw = การจั่วประจำเทิร์น
gcg-turn-end = เอนด์เฟส
gcg-turn-end-step = “เมื่อจบเทิร์น”
gcg-turn-main = เมนเฟส
gcg-turn-next = เทิร์นส่งต่อไป
gcg-turn-resolve = ดำเนินการเอฟเฟกต์ที่ทริกเกอร์
gcg-turn-resource = วางรีซอร์ส
gcg-turn-start = “เมื่อเริ่มเทิร์น”
gcg-turn-started = สตาร์ทเฟสสิ้นสุด
gcg-turn-then = ดำเนินการเอฟเฟกต์ที่ทริกเกอร์
gcg-win = เกมตัดสินแล้ว
reading-battle-damage-ap = แบทเทิลดาเมจเท่ากับ AP ของฝ่ายใด
reading-base-strikes-back = เบสที่ถูกโจมตีสร้างแบทเทิลดาเมจหรือไม่
reading-hp-in-texts = HP ที่ข้อความอ้างถึงคือที่เหลือหลังดาเมจหรือไม่
reading-destroyed-at = ดาเมจเท่ากับ HP เพียงพอหรือไม่
reading-destroyed-by = ยูนิตที่ถูกทำลายภายหลังเพราะ HP ลด ถือว่าด้วยแบทเทิลดาเมจหรือไม่
reading-first-strike-triggers = เอฟเฟกต์จากดาเมจ《เฟิร์สท์สไตรค์》ดำเนินการก่อนดาเมจของเป้าหมายหรือไม่
reading-new-triggers = ทริกเกอร์ระหว่างเอฟเฟกต์ ดำเนินการหลังจบหรือทันที
reading-burst-moment = ชีลด์ถูกทำลายระหว่างเอฟเฟกต์ ใช้【เบิร์สท์】หลังจบหรือทันที
reading-burst-or-new = 【เบิร์สท์】สองใบรออยู่ ใบแรกทริกเกอร์เอฟเฟกต์อื่น อะไรถัดไป
reading-targets-when = เลือกเป้าหมายเมื่อใด
reading-up-to-none = “สูงสุด N” เลือกไม่เอาเลยได้หรือไม่
reading-too-few-targets = เป้าหมายมีน้อยกว่าที่ต้องเลือกทำอย่างไร
reading-no-target-part = คำสั่งหนึ่งไม่มีเป้าหมาย ส่วนใดไม่เกิดผล
reading-later-target = คอมมานด์ขาดเป้าหมายเฉพาะคำสั่งหลัง เล่นได้หรือไม่
reading-once-for-nothing = เอฟเฟกต์【เทิร์นละ 1 ครั้ง】ที่ไม่เกิดผลนับว่าใช้แล้วหรือไม่
reading-trash-by-effect = เอฟเฟกต์นำการ์ดในฟิลด์ไปแทรช ถือว่าทำลายหรือไม่
reading-pilot-destroyed = ไพล็อตของยูนิตที่ถูกทำลายถือว่าถูกทำลายด้วยหรือไม่
reading-pilot-follows = ยูนิตออกจากสนามแบบอื่น ไพล็อตไปด้วยหรือไม่
reading-pair-with = แพร์ไพล็อตกับยูนิตของใครได้
reading-second-name = ชื่อและลักษณะของส่วน【ไพล็อต】นับขณะไม่ได้แพร์หรือไม่
reading-replacement-order = มีเอฟเฟกต์แทนที่หลายอย่าง ใครเลือก
reading-replaced-again = สิ่งที่เกิดแทนถูกแทนที่อีกได้หรือไม่
reading-draw-several = จั่วหลายใบพร้อมกันหรือไม่
reading-search-shuffles = เด็คที่ค้นแล้วต้องสับหรือไม่
reading-removed-tokens = โทเค็นที่นำออกจากเกมอยู่ที่ใด
reading-room-order = ทำที่ว่างก่อนหรือหลังวางการ์ดใหม่
reading-room-count = ดีพลอยหลายใบพร้อมกัน ต้องนำออกกี่ใบ
reading-resource-limit = EX รีซอร์สนับรวมใน 15 ใบหรือไม่
reading-cleanup-again = “ระหว่างเทิร์นนี้” ที่เริ่มในคลีนอัพสเต็ปสิ้นสุดด้วยหรือไม่
reading-hand-limit-late = การ์ดเกิน 10 ใบหลังแฮนด์สเต็ปต้องทิ้งหรือไม่
reading-royale-action-first = ในแบทเทิลรอยัลใครกระทำก่อนในแอคชันสเต็ป
reading-royale-blocks = ในแบทเทิลรอยัลใครใช้《บล็อกเกอร์》ได้
reading-royale-opponent-number = จำนวนของ “คู่แข่ง” คือของคนหนึ่งหรือรวมกัน
reading-royale-concession = ผู้เล่นในแบทเทิลรอยัลยอมแพ้ทำอย่างไร
reading-royale-turn-of-loser = ผู้เล่นเจ้าของเทิร์นตกรอบ เทิร์นจบเมื่อใด
reading-royale-target-gone = ผู้เล่นที่ถูกโจมตีตกรอบ การแบทเทิลสิ้นสุดหรือไม่
reading-royale-removed-cards = การ์ดของผู้เล่นที่ตกรอบทริกเกอร์อะไรหรือไม่
reading-royale-last-one = ชนะก่อน: คนอื่นหมดเด็คทั้งหมด คนสุดท้ายชนะหรือไม่
reading-royale-elimination-damage = แบบคัดออก: ดาเมจใดทำให้ตกรอบ
reading-team-phases = สมาชิกแต่ละคนจั่วและวางรีซอร์สหรือไม่
reading-team-action-order = ในทีมแบทเทิลใครกระทำในแอคชันสเต็ป
reading-team-trigger-order = เอฟเฟกต์ของสมาชิกทั้งสองทริกเกอร์พร้อมกัน ใครจัดลำดับ
reading-team-unit-limit = ยูนิต 6 ใบต่อคนหรือต่อทีม
reading-team-odds = สิ่งที่ข้อความไม่ได้ระบุในทีม ใครตัดสินใจ
