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
help-lang = ภาษาที่โปรแกรมใช้แสดงผล: en, th หรือ ja (ค่าเริ่มต้น: ตามระบบ) ตัวกฎและหมายเหตุคงเป็นภาษาเดิม
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
help-rule-with = แสดงบทถอดความของเราคู่กับตัวกฎ: en หรือ none
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
help-search-with = แสดงบทถอดความของเราคู่กับตัวกฎ: en หรือ none
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
reading-passes-after-resolution = หลังแอ็กชันออกผล ล้างรายชื่อผู้ที่ผ่านหรือไม่
reading-making-passes = การทำแอ็กชันที่มีเอฟเฟกต์ปกตินับเป็นการผ่านไปในตัวหรือไม่
reading-empty-stage-pass = ผู้เล่นที่มีสิทธิ์กระทำผ่านได้หรือไม่เมื่อสเตจว่าง
reading-triggered-immediate = เมื่อแอ็กชันเปลี่ยนรุ่นทริกเกอร์ ออกผลทันทีหรือวางบนสเตจ
reading-empty-deck-by-cost = เมื่อเด็คหมดเพราะจ่ายคอสต์ จะแพ้เมื่อใด
reading-unpayable-cost = ทำแอ็กชันที่จ่ายคอสต์ได้ไม่ครบได้หรือไม่
reading-cost-bulwark = ไดรฟ์กำแพงใดเพื่อจ่าย B ได้บ้าง
reading-block-mix = กำแพงหลายใบ หรือกำแพงกับทหาร บล็อกผู้โจมตีตัวเดียวกันได้หรือไม่
reading-losing-blockers = เมื่อบล็อกเกอร์หลายตัวแพ้หรือเสมอ ตัวใดลงสุสาน
reading-attacker-gone = บล็อกเกอร์ของผู้โจมตีที่ออกจากสนามไปแล้วเป็นอย่างไร
reading-some-blockers-gone = เมื่อบล็อกเกอร์บางตัวออกจากสนามไปแล้ว เป็นอย่างไร
reading-no-attacker = แอ็กชันโจมตีออกผลโดยเลือกไม่มีผู้โจมตีได้หรือไม่
reading-role-when-turned = ผู้โจมตีที่เปลี่ยนเป็นสภาพชาร์จ หรือบล็อกเกอร์ที่เปลี่ยนเป็นสภาพไดรฟ์ ยังคงบทบาทเดิมหรือไม่
reading-changes-when-equipped = ผลของอัปและดาวน์ยังอยู่กับทหารที่ได้รับการสวมใส่หรือไม่
reading-equip-driven = ทหารสภาพไดรฟ์ยังคงสภาพไดรฟ์เมื่อได้รับการสวมใส่หรือไม่
reading-nothing-found = เมื่อแอ็กชันเปลี่ยนรุ่นไม่พบการ์ดใดเลย เป็นอย่างไร
reading-twist-choice = เลือกสภาพไดรฟ์หรือสภาพชาร์จสำหรับทวิสต์เมื่อใด
reading-once-counted = เทิร์นละ 1 ครั้ง นับเมื่อทำแอ็กชันหรือเมื่อออกผล
reading-no-card-to-turn = เมื่อผู้เล่นไม่มีการ์ดให้หงายตอนเริ่มเกม เป็นอย่างไร
reading-search-none = เสิร์ชโดยไม่นำการ์ดขึ้นมือทั้งที่มีการ์ดได้หรือไม่

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
    penalty [คำ]            การกระทำผิด บทลงโทษ ผู้เริ่มเล่น; countdown: เวลาจำกัดตามกติกา
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
repl-help-penalty = penalty, penalty คำ — การกระทำผิด บทลงโทษ และสิ่งอื่นที่เป็นหน้าที่ของโต๊ะกรรมการ ของเกมนี้หรือเกมอื่น
repl-help-countdown = countdown — เวลาจำกัดตามกติกาของเกมนี้ นับทีละวินาที
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
op-grant-cannot = มีสิ่งที่ทำไม่ได้
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
op-choice-use = ใช้ { $card }
op-choice-decline = ไม่ใช้
op-choice-mode = แบบที่ { $n }
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
op-event-player-cannot = ตั้งแต่ตอนนี้มีความสามารถส่งผลกับ { $player }
op-event-expire = ผลจากความสามารถของ { $player } ที่กำหนดไว้ถึงช่วงนี้สิ้นสุดลง
op-event-set-off = ความสามารถของ { $card } ถึงช่วงเวลาสั่งใช้งาน
op-event-ordered = ใช้ความสามารถถาวรตามลำดับนี้: { $words }
op-event-later = จะดำเนินการในภายหลัง
op-event-due = ดำเนินการสิ่งที่เลื่อนไว้
op-event-turn = เริ่มเทิร์นของ { $player }
op-event-first = { $player } เริ่มก่อน
op-event-keeps = { $player } เก็บมือไว้
op-event-redraws = { $player } นำการ์ดบนมือกลับเข้าเด็คแล้วจั่วใหม่
op-event-attack = { $card } เรสต์และโจมตี
op-event-target = เป้าหมายการโจมตีคือ { $card }
op-event-redirect = เป้าหมายการโจมตีเปลี่ยนเป็น { $card }
op-event-block = { $card } บล็อก: เรสต์และกลายเป็นเป้าหมายการโจมตี
op-event-struck = ลีดเดอร์ของ { $player } ได้รับดาเมจขณะที่ไลฟ์เป็น 0 ใบ
op-event-doomed = เด็คของ { $player } เหลือ 0 ใบ แต่ตามเทกซ์ของการ์ด { $player } ยังไม่แพ้ทันที
op-event-trigger = สั่งใช้งาน [ทริกเกอร์] ของ { $card }
op-event-is = การ์ดของ { $player } คือ { $card }
op-event-shuffle = { $player } สับเด็ค
op-event-mixed = วางการ์ด { $n } ใบบนสุดของเด็คของ { $player } กลับในลำดับแบบสุ่ม
op-event-face-up = { $card } ถูกพลิกหงายหน้า
op-event-face-down = { $card } ถูกพลิกคว่ำหน้า
op-event-revealed = แสดง { $card }
op-event-conceded = { $player } ขอยอมแพ้และแพ้เกม
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
op-note-paying = จ่ายคอสต์สั่งใช้งานของ { $card }
op-note-first-hand = { $player } จั่วการ์ดเริ่มต้นขึ้นมือ
op-setup-leaders = เปิดลีดเดอร์ของทั้งสองฝ่าย
op-event-phase = { $phase }
op-note-turn-player-first = ทั้งสองฝ่ายทำ โดย { $player } ผู้เล่นฝ่ายเทิร์นทำก่อน
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
op-note-if = เงื่อนไข “ถ้า” ถูกเติมเต็มแล้ว
op-note-if-not = เงื่อนไข “ถ้า” ไม่ถูกเติมเต็ม: ส่วนที่เหลือไม่ออกผล
op-note-if-done = ได้กระทำแล้ว ส่วนที่ตามมาจึงออกผล
op-note-if-not-done = ไม่ได้กระทำ: ส่วนที่ตามมาไม่ออกผล
op-note-then-anyway = ส่วนที่อยู่ก่อน “จากนั้น” ไม่ได้กระทำ แต่ส่วนที่ตามมายังคงออกผล
op-note-nothing-to = ไม่มีการ์ดที่จะ{ $verb }
op-note-forbidden = มีความสามารถที่ห้ามทำสิ่งนี้กับ { $card }
op-note-forbidden-to = มีความสามารถที่ห้าม { $player } ทำสิ่งนี้
op-note-no-don-turned = { $player } ไม่มีด้ง!!การ์ดสำหรับสิ่งนี้
op-note-put-back = { $player } นำการ์ดกลับไปไว้ตามเดิม
op-note-already-so = { $card } อยู่ในสภาพนั้นอยู่แล้ว
op-note-not-at-all = 0 ครั้ง: ไม่มีอะไรเกิดขึ้น
op-note-does-not = { $player } ไม่กระทำ
op-note-mode = { $player } เลือกแบบที่ { $n }
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
op-note-returns = { $player } นำด้ง!! { $n } ใบกลับด้ง!!เด็ค
op-note-ends-turn = { $player } จบเทิร์น
op-note-number = { $player } เลือก { $n }

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
reading-new-auto = A ออกผลแล้วทำให้ C ถึงช่วงเวลาสั่งใช้งาน ขณะที่ B ของผู้เล่นคนเดียวกันรออยู่: C ออกผลก่อน B ได้หรือไม่
reading-trigger-goes = การ์ดที่ไม่ใช่อีเวนต์ไปอยู่ที่ใดหลังใช้ [ทริกเกอร์]
reading-both-lose = ผู้เล่นทั้งสองฝ่ายแพ้ในเวลาเดียวกัน: ไม่มีข้อใดบอกว่าเป็นอย่างไร
reading-secret-choice = เลือกการ์ดที่ตรงตามเงื่อนไขในจำนวนที่กำหนดจากพื้นที่ที่ไม่ถูกแสดง: ผู้เล่นเลือกที่จะไม่หยิบการ์ดเหล่านั้นได้หรือไม่
reading-next-turn-now = “จนจบเทิร์นถัดไปของคู่แข่ง” ที่ออกผลในเทิร์นของคู่แข่ง: หมายถึงเทิร์นใด
reading-2023-chain = ความสามารถของผู้เล่นเจ้าของเทิร์นถึงช่วงเวลาสั่งใช้งานขณะที่ความสามารถของผู้เล่นอีกฝ่ายรออยู่: ความสามารถใดออกผลก่อน
reading-2023-moved-source = ความสามารถอัตโนมัติที่การ์ดถูกย้ายไปก่อนถึงลำดับของมัน: ออกผลหรือไม่
reading-2023-replacements = มีความสามารถ “แทนที่” หลายอย่าง: ได้ใช้ของใครก่อน
reading-2023-leaves-to-secret = “เมื่อถูกนำออก …” ของการ์ดที่ไปยังพื้นที่ที่ไม่ถูกแสดง: ออกผลหรือไม่
reading-2023-gained = ความสามารถที่ได้รับหลังจากความสามารถของการ์ดถูกทำให้ไร้ผล: มีผลหรือไม่
reading-2023-if = ส่วนที่อยู่ก่อน “ถ้าทำเช่นนั้น” ไม่สำเร็จ: ส่วนที่ตามมาเกิดขึ้นหรือไม่
reading-2023-on-ko = ตรวจสอบเงื่อนไขของ [เมื่อถูก KO] ที่ใด
reading-2023-changed-cost = ค่าคอสต์เพื่อสั่งใช้งานถูกแทนที่ด้วยสิ่งอื่น: ดำเนินการส่วนที่เหลือหรือไม่
reading-2023-trigger-elsewhere = การ์ดจากไลฟ์ที่ถูกนำไปไว้ที่อื่นนอกจากมือ: ใช้ [ทริกเกอร์] ได้หรือไม่
reading-2023-start-of-game = ความสามารถ “เมื่อเริ่มเกม”: เกิดขึ้นหรือไม่
reading-at-one-moment = การ์ดหลายใบทำให้ความสามารถเดียวกันทำงานในจังหวะเดียวกัน: ทำงานใบละครั้งหรือครั้งเดียว?

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
cards-check-totals = การ์ด { $game } { $cards } ใบ มีเทกซ์ { $texts } ใบ อ่านได้ครบทั้งเทกซ์ { $read } ใบ ({ $share } %)
cards-check-refused = เทกซ์อื่นหยุดที่คำเหล่านี้:
cards-check-end = (ท้ายเทกซ์)
cards-show-none = ไม่มีการ์ด “{ $name }”
cards-show-several = มีการ์ดหลายใบชื่อ “{ $name }”: { $numbers }
cards-show-no-data = ระบุข้อมูลการ์ดด้วย --cards หากไม่ระบุ จะรู้จักเฉพาะการ์ดที่แต่งขึ้นในโปรแกรม
cards-show-refused = ไม่เข้าใจเทกซ์ตั้งแต่ไบต์ที่ { $at }: “{ $words }”
cards-show-refused-trigger = ไม่เข้าใจเทกซ์ทริกเกอร์ตั้งแต่ไบต์ที่ { $at }: “{ $words }”
cards-show-life = ไลฟ์ { $n }
cards-show-cost = คอสต์ { $n }
cards-show-power = พาวเวอร์ { $n }
cards-show-counter = เคาน์เตอร์ { $n }
help-cards = ข้อมูลการ์ด ONE PIECE: เข้าใจเทกซ์ใดบ้าง และเข้าใจว่าอย่างไร
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
tell-construction = การสร้างเด็ค: { $words }

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
tell-grant-type = มีไทป์ "{ $name }" ด้วย

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
tell-is-type = ไทป์ [{ $name }]
tell-is-type-includes = มี "{ $name }" อยู่ในไทป์
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

# Whom and what something is granted
op-tell-grant-attacks-active = โจมตีคาแรกเตอร์ที่แอ็คทีฟของคู่แข่งได้ด้วย
op-tell-grant-attacks-active-of = โจมตีการ์ดที่แอ็คทีฟของคู่แข่ง ({ $filter }) ได้ด้วย
op-tell-grant-attribute = มีแอตทริบิวต์ { $name } ด้วย
op-tell-grant-wins-by-deck = ชนะแทนที่จะแพ้เมื่อเด็คเหลือ 0 ใบ
op-tell-grant-loses-later = เมื่อเด็คเหลือ 0 ใบ ไม่แพ้ทันที แต่แพ้เมื่อจบเทิร์นนั้น
op-tell-grant-stays-rested = ไม่กลายเป็นแอ็คทีฟในรีเฟรชเฟส
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
op-tell-is-attribute = แอตทริบิวต์ { $name }
op-tell-is-don = ด้ง!! ที่ติดอยู่ { $range }
op-tell-is-attacking = กำลังโจมตี
op-tell-is-in-battle = อยู่ในแบทเทิลนี้
op-tell-attribute-slash = ฟัน
op-tell-attribute-strike = ตี
op-tell-attribute-ranged = ยิง
op-tell-attribute-special = พิเศษ
op-tell-attribute-wisdom = ปัญญา

# Numbers
op-tell-amount-don-on-this = (จำนวนด้ง!! ที่ติดอยู่กับการ์ดใบนี้)

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

## Summoner Master: why a card text is refused, and how words were taken
sm-text-unread = ไม่เข้าใจคำเหล่านี้
sm-text-too-much = บรรทัดนี้ยาวหรือซับซ้อนเกินกว่าจะอ่านได้
sm-text-two-ways = บรรทัดนี้อ่านได้สองแบบซึ่งมีความหมายไม่เหมือนกัน
sm-text-no-box-here = ท่าโจมตี กรอบ หรือข้อยกเว้น อยู่ตรงนี้ไม่ได้
sm-text-too-great = จำนวนมากเกินไป
sm-text-times = “หลายครั้ง” ต้องเป็นจำนวน 2 ขึ้นไป
sm-text-said-twice = ระบุสิ่งนี้ซ้ำสองครั้ง
sm-text-no-cost-and-cost = “-” หมายถึงไม่มี Cost จึงไม่มีสิ่งอื่นอยู่ด้วยได้
sm-text-own-in-cost = Cost ต้องใช้การ์ดของตนเอง: จากสนาม หรือ Discard จากมือ
sm-text-ability-happens = สิ่งที่การ์ดมีอยู่ไม่ได้เกิดขึ้นเป็นครั้ง ให้ระบุว่าใครได้รับ
sm-text-which-zone = ไม่ชัดเจนว่าหมายถึง Zone ใด
sm-text-fixed-mp = Fixed Mp กับ Mp ใน Cost ไม่ตรงกัน
sm-text-continuous-chooses = บนการ์ดใบนี้ ข้อความที่ไม่มีคำเปิดทำงานตลอดเวลา (601.3.2) จึงเลือกการ์ดไม่ได้
sm-text-continuous-happens = บนการ์ดใบนี้ ข้อความที่ไม่มีคำเปิดทำงานตลอดเวลา (601.3.2) แต่สิ่งนี้เกิดครั้งเดียว ขาด “เมื่อ …:” หรือ “Skill (…):” ข้างหน้า
sm-text-continuous-ends = บนการ์ดใบนี้ ข้อความที่ไม่มีคำเปิดทำงานตลอดเวลา (601.3.2) จึงมีเวลาสิ้นสุดไม่ได้
sm-text-only-what-it-is = ตรงนี้ระบุได้เฉพาะลักษณะของการ์ด ไม่ใช่เจ้าของหรือที่อยู่
sm-text-none-needed = ต้องเป็นจำนวน 1 ขึ้นไป
sm-text-move-number = ท่าโจมตีมี At, Df, Sp และ Mp
sm-text-different-names = “ชื่อไม่ซ้ำกัน” ใช้กับการนับเท่านั้น
sm-text-how-many = ไม่ได้ระบุจำนวนการ์ด
sm-text-which-library = ต้องระบุ Seal Library หรือ Mystic Card Library
sm-text-what-is-x = ไม่ได้ระบุว่า X คืออะไร: “ตามจำนวน …”
sm-text-no-x = ข้อความก่อนหน้าไม่มี X
sm-text-no-noun = นี่ไม่ใช่ชนิดการ์ดหรือเผ่า
sm-text-no-element = นี่ไม่ใช่ธาตุ
sm-text-no-mark = นี่ไม่ใช่ธาตุ เผ่า (200.4.2) หรือประเภทของ Mystic Card (201.3.3)
sm-text-no-name = คำศัพท์ของเกมเป็นชื่อการ์ดโดยไม่มีเครื่องหมายคำพูดไม่ได้
sm-text-quote-the-name = ชื่อนี้ต้องอยู่ในเครื่องหมายคำพูด
sm-text-two-owners = ระบุเจ้าของสองฝ่ายให้การ์ดเดียวกัน
sm-text-two-places = ระบุที่อยู่สองแห่งให้การ์ดเดียวกัน
sm-text-not-there = การ์ดชนิดนี้ไม่อยู่ที่นั่น
sm-text-none-chosen = ต้องเป็นจำนวน 1 ขึ้นไป
sm-text-and-or = “และ” กับ “หรือ” รวมกันอ่านได้สองแบบ
sm-text-whose-subturn = ไม่ได้ระบุว่าเป็น Subturn โจมตีของใคร
sm-text-always-true = เงื่อนไขนี้เป็นจริงเสมอ
sm-text-no-turns = 0 Turn ไม่ใช่ระยะเวลา
sm-text-if-then = ไม่ชัดเจนว่าข้อความหลัง “จากนั้น” ขึ้นกับ “ถ้า” หรือไม่ ให้เขียนแยกบรรทัด
sm-text-until-of-both = ไม่ชัดเจนว่าระยะเวลาใช้กับทั้งสองอย่างหรือไม่ ให้ระบุหลังแต่ละอย่าง
sm-text-together = “พร้อมกัน” ต้องมีสองอย่างขึ้นไป
sm-text-no-subject = ไม่ชัดเจนว่ากล่าวถึงการ์ดใด หากไม่ระบุ ใช้ได้เฉพาะหลัง “Pasted …:”
sm-text-move-what = ย้ายได้เฉพาะ Mystic Card (g:Move Mystic Card)
sm-text-fortune = Fortune ต้องมี 2 ตัวเลือกขึ้นไป
sm-text-only-seals = ใช้ได้กับ Seal เท่านั้น
sm-text-which-player = ไม่ชัดเจนว่าหมายถึงผู้เล่นคนใด: เรา หรือฝ่ายตรงข้าม
sm-text-discard-from-hand = Discard คือการทิ้งจากมือของผู้นั้น (g:Discard)
sm-text-random-how-many = แบบสุ่ม: ระบุเฉพาะจำนวน Seal, Mystic Card หรือการ์ดในมือ
sm-text-from-where = ไม่ได้ระบุว่านำการ์ดมาจากที่ใด
sm-text-one-kind = ย้าย Counter ได้ครั้งละชนิด
sm-text-not-the-same = ข้อความภาษาไทยกับภาษาอังกฤษมีความหมายไม่ตรงกัน
sm-text-supports = { $wanted ->
    [1] Double ต้องมีใบรอง 1 ใบ ไม่ใช่ { $found } ใบ
   *[other] Triple ต้องมีใบรอง 2 ใบ ไม่ใช่ { $found } ใบ
}
sm-text-number = “{ $value }” เป็นค่าของ { $key } ไม่ได้
sm-text-range = จำนวนเต็มตั้งแต่ { $from } ถึง { $to }
sm-text-near = ที่เข้าใจคือ: { $words }
sm-text-refused = ไม่เข้าใจข้อความตรง “{ $words }”: { $why }
sm-taken-order-is-one-part = Skill ที่มีเพียงการสั่งนับเป็น Skill ช่วงเดียว (605.12 ไม่ใช่ 608)
sm-taken-name-of-a-card = คำที่ไม่อยู่ในรายการและขึ้นต้นด้วยตัวพิมพ์ใหญ่ถือว่าเป็นชื่อการ์ด
sm-taken-whose-step = ไม่ได้ระบุว่าเป็น Step หรือ Subturn ของใคร: ของผู้เล่นใดก็ได้

## The desk of a tournament: shinpan penalty
penalty-none = { $title }: กติกานี้ไม่มีข้อใดว่าด้วยการกระทำผิดหรือบทลงโทษ
penalty-nothing = ไม่พบ “{ $words }” ในสิ่งที่กติกากำหนดไว้สำหรับโต๊ะกรรมการ
penalty-topics = มีหัวข้อ: { $words }
penalty-unnamed = กติกาห้ามไว้ แต่ไม่ได้กำหนดบทลงโทษ
desk-sm-gambling = การนำเกมไปเดิมพัน
desk-sm-gambling-penalty = ผู้เล่นพนันไม่มีสิทธิ์เข้าแข่งขันในงานแข่งขันทุกประเภท
desk-sm-loop = การเล่นการ์ดในลักษณะที่ทำให้เกิดการวนซ้ำในช่วงเดียวอย่างไม่จบสิ้น
desk-sm-deliberate-loop = การจงใจทำให้เกิดการวนซ้ำเพื่อถ่วงเวลาหรือเพื่อให้เสมอ โดยพนักงานของบริษัทพิจารณาจากชุดการ์ดและสถานการณ์
desk-sm-deliberate-loop-penalty = ผู้เล่นจะถูกเชิญออกจากการแข่งขันและถูกตัดสิทธิ์ในของรางวัลที่พึงได้ทันที
desk-sm-stalling = ใช้เวลาเกิน 10 วินาทีในการแสดง Reflection Card หรือ Extra Card
desk-sm-stalling-penalty = พนักงานของบริษัทมีสิทธิ์ตัดสินว่าถ่วงเวลา แต่กติกาไม่ได้กำหนดผลที่ตามมา
desk-sm-outside-cards = การนำ Reflection Card หรือ Extra Card ที่อยู่นอกเหนือจากกองที่เตรียมไว้เข้ามาในเกม
desk-sm-wisdom = การประกาศ Wisdom เป็นการ์ดที่ทำให้การ์ดในกองเกินจำนวนสูงสุด (ข้อย่อย 7)
desk-sm-wisdom-penalty = ถูกปรับ Game Loss ในการแข่งขันหากถูกตรวจพบ (ตรงนี้ภาพสแกนไม่ชัดเจน)
desk-sm-showing-time = 10 วินาทีในการแสดง Reflection Card หรือ Extra Card เป็นเวลาจำกัดเพียงข้อเดียวในกติกานี้ ที่โต๊ะ: countdown
desk-sm-first-game = ผู้เริ่มเล่นใน Game แรกของ Match: ตัดสินด้วยวิธีที่ยุติธรรม
desk-sm-later-games = ผู้เริ่มเล่นใน Game ต่อไป: ผู้แพ้ใน Game ก่อนเป็นผู้เลือก
desk-sm-next-game = เมื่อจบ Game: นำการ์ดกลับเข้าชุดแล้วเริ่ม Game ต่อไป
desk-sm-losing = การแพ้ใน Game
desk-sm-draw = การเสมอใน Game
desk-sm-absent = ไม่มีในกติกานี้: เวลาต่อรอบ ความยาวของ Match การตักเตือน การยอมแพ้ รายการการ์ดต้องห้าม ให้ดู Tournament Rule และ Oracle Wording
help-penalty = กติกาว่าอย่างไรเรื่องการกระทำผิด บทลงโทษ และสิ่งอื่นที่เป็นหน้าที่ของโต๊ะกรรมการ
help-penalty-examples = ตัวอย่าง:
    shinpan penalty sm
    shinpan penalty sm ถ่วงเวลา
    shinpan penalty op
help-penalty-words = เกม และคำค้น: การกระทำผิด หมายเลขข้อ เวลา ผู้เริ่มเล่น
repl-countdown = { $clause }: { $n } วินาที
repl-countdown-over = หมดเวลา ({ $clause })
repl-no-countdown = กติกาของเกมนี้ไม่มีเวลาจำกัด

## Summoner Master: its words, and card texts told
sm-zone-arena = สนาม
sm-zone-hand = มือ
sm-zone-seal-library = Seal Library
sm-zone-mystic-library = Mystic Card Library
sm-zone-seal-shrine = Shrine ของ Seal
sm-zone-mystic-shrine = Shrine ของ Mystic Card
sm-zone-removed = Remove Zone
sm-zone-beside = การ์ดข้าง Deck
sm-kind-seal = Seal
sm-kind-mystic = Mystic Card
sm-element-earth = [ดิน]
sm-element-water = [น้ำ]
sm-element-wind = [ลม]
sm-element-fire = [ไฟ]
sm-element-light = [แสง]
sm-element-dark = [ความมืด]
sm-element-non = [ไม่มีธาตุ]
sm-element-multi = [Multi Element]
sm-stat-at = At
sm-stat-df = Df
sm-stat-sp = Sp
sm-stat-lv = Lv
sm-stat-cast-mp = Mp ค่าร่าย
sm-stat-attack-mp = Mp ค่าโจมตี
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
sm-verb-choose = เลือก
sm-verb-give = ให้
sm-verb-show = แสดง
sm-verb-destroy = ทำลาย
sm-verb-sacrifice = Sacrifice
sm-verb-discard = Discard
sm-verb-to-shrine = นำลง Shrine
sm-verb-to-library = นำกลับเข้า Library
sm-verb-to-hand = นำขึ้นมือ
sm-verb-remove = Remove
sm-verb-enter = นำเข้ามาในสนาม
sm-verb-cast = ร่าย
sm-verb-activate = ทำให้เป็น Active Seal
sm-verb-inactivate = ทำให้เป็น Inactive Seal
sm-verb-change-line = เปลี่ยน Line
sm-verb-separate = แยกการรวมร่าง
sm-verb-curse = ทำให้ติด Curse
sm-verb-cure = รักษา Curse
sm-verb-move-curse = ย้าย Curse
sm-verb-control = Control
sm-verb-steal = Steal
sm-verb-move-mystic = ย้าย Mystic Card
sm-verb-change-target = ย้ายเป้าหมายไปยัง
sm-verb-order = สั่ง
sm-verb-counters = เปลี่ยน Counter ของ
sm-verb-pass-turns = ให้ผ่าน Turn
sm-verb-gain = ได้รับจาก
sm-when-player-commands = { $who } สั่งการ
sm-when-declares-attack = { $who } ประกาศโจมตี
sm-when-declares-hand-attack = { $who } ประกาศโจมตีขึ้นมือ
sm-when-declares-all = { $who } ประกาศโจมตี All
sm-when-declares-multiple = { $who } ประกาศโจมตีหลายครั้ง
sm-when-declares-combination = { $who } ประกาศ Combination
sm-when-declares-break = { $who } ประกาศ Break Combination
sm-when-declares-line = { $who } ประกาศกำหนด Line
sm-when-declares-skill = { $who } ประกาศใช้ Skill
sm-when-declares-skill-all = { $who } ประกาศใช้ Skill All
sm-when-declares-skill-multiple = { $who } ประกาศใช้ Skill แบบหลายครั้ง
sm-when-declares-hand-skill = { $who } ประกาศใช้ Skill ในมือ
sm-when-attacks = { $who } โจมตี
sm-when-attacks-hand = { $who } โจมตีขึ้นมือ
sm-when-attacks-all = { $who } โจมตี All
sm-when-is-attacked = { $who } ถูกโจมตี
sm-when-is-attacked-by-all = { $who } ถูกโจมตี All
sm-when-fights = { $who } ต่อสู้
sm-when-attack-succeeds = { $who } โจมตีสำเร็จ
sm-when-attacked-succeeds = { $who } ถูกโจมตีสำเร็จ
sm-when-fight-succeeds = { $who } ต่อสู้สำเร็จ
sm-when-fight-ends = { $who } จบการต่อสู้
sm-when-hand-attack-succeeds = { $who } โจมตีขึ้นมือสำเร็จ
sm-when-all-succeeds = { $who } โจมตี All สำเร็จ
sm-when-attacked-by-all-succeeds = { $who } ถูกโจมตี All สำเร็จ
sm-when-combines = { $who } รวมร่าง
sm-when-has-combined = { $who } รวมร่างสำเร็จ
sm-when-breaks = { $who } แยกการรวมร่าง
sm-when-has-broken = { $who } แยกการรวมร่างสำเร็จ
sm-when-changes-line = { $who } เปลี่ยน Line
sm-when-changed-line = { $who } เปลี่ยน Line สำเร็จ
sm-when-sets-line = { $who } กำหนด Line
sm-when-has-set-line = { $who } กำหนด Line สำเร็จ
sm-when-dances = { $who } Dancing
sm-when-dances-to-at = { $who } Dancing At Line
sm-when-dances-to-df = { $who } Dancing Df Line
sm-when-uses-skill = { $who } ใช้ Skill
sm-when-uses-skill-all = { $who } ใช้ Skill All
sm-when-skill-succeeds = { $who } ใช้ Skill สำเร็จ
sm-when-skill-all-succeeds = { $who } ใช้ Skill All สำเร็จ
sm-when-is-cast = { $who } ถูกร่าย
sm-when-cast-succeeds = { $who } ร่ายสำเร็จ
sm-when-enters = { $who } เข้ามาในสนาม
sm-when-is-pasted = { $who } ติด
sm-when-pasted-succeeds = { $who } ติดสำเร็จ
sm-when-grows = { $who } Growth
sm-when-has-grown = { $who } Growth สำเร็จ
sm-when-progresses = { $who } Progress
sm-when-has-progressed = { $who } Progress สำเร็จ
sm-when-regenerates = { $who } Regeneration
sm-when-has-regenerated = { $who } Regeneration สำเร็จ
sm-when-destroys = { $who } ทำลายการ์ด
sm-when-is-destroyed = { $who } ถูกทำลาย
sm-when-discards = { $who } ทำให้ Discard
sm-when-is-discarded = { $who } ถูก Discard
sm-when-falls-to-shrine = { $who } ตก Shrine
sm-when-falls-from-library = { $who } ตก Shrine จากกองการ์ด
sm-when-returns-to-library = { $who } กลับเข้า Library
sm-when-goes-to-hand = { $who } ขึ้นมือ
sm-when-is-removed = { $who } ถูก Remove
sm-when-leaves-arena = { $who } ออกจากสนาม
sm-when-gets-curse = { $who } ติด Curse
sm-when-steals = { $who } Steal สำเร็จ
sm-when-becomes-inactive = { $who } กลายเป็น Inactive Seal
sm-when-becomes-active = { $who } กลายเป็น Active Seal
sm-when-draws = { $who } จั่วการ์ด
sm-when-enters-attack = { $who } เข้าสู่ Subturn โจมตี
sm-when-enters-defence = { $who } เข้าสู่ Subturn ป้องกัน
sm-when-enters-check-up = { $who } เข้าสู่ Check up Step
sm-when-enters-draw = { $who } เข้าสู่ Draw Step
sm-when-enters-discard = { $who } เข้าสู่ Discard Step
sm-when-enters-main = { $who } เข้าสู่ Main Step
sm-when-enters-clean-up = { $who } เข้าสู่ Mp Clean up Step
sm-when-enters-fill-up = { $who } เข้าสู่ Mp Fill up Step
sm-when-enters-end = { $who } เข้าสู่ End of Subturn Step
sm-when-ends-attack = จบ Subturn โจมตีของ{ $who }
sm-when-ends-defence = จบ Subturn ป้องกันของ{ $who }
sm-when-ends-subturn = จบ Subturn ของ{ $who }
sm-tell-auto = Trigger Ability: { $words }
sm-tell-permanent = Continuous Ability
sm-tell-cost = Cost:
sm-tell-effect = จากนั้น:
sm-tell-no-text = ไม่มี Skill หรือ Ability
sm-tell-is-inactive = เป็น Inactive Seal
sm-tell-is-active = เป็น Active Seal
sm-tell-this = การ์ดใบนี้
sm-tell-this-is = การ์ดใบนี้: { $filter }
sm-tell-grant-is = { $stat } เป็น { $n }
sm-tell-is-type = [{ $name }]
sm-tell-is-name-part = N<{ $name }>
sm-tell-cards-arena = การ์ดในสนาม
sm-tell-cards-hand = การ์ดในมือ
sm-tell-cards-seal-library = การ์ดใน Seal Library
sm-tell-cards-mystic-library = การ์ดใน Mystic Card Library
sm-tell-cards-seal-shrine = การ์ดใน Shrine ของ Seal
sm-tell-cards-mystic-shrine = การ์ดใน Shrine ของ Mystic Card
sm-tell-cards-shrines = การ์ดใน Shrine
sm-tell-cards-libraries = การ์ดใน Library
sm-tell-cards-removed = การ์ดใน Remove Zone
sm-tell-cards-beside = การ์ดข้าง Deck
sm-tell-op-to-library = นำ { $cards } กลับเข้า Library { $spot }
sm-tell-later-subturn = เมื่อจบ Subturn นี้:
sm-tell-later-turns = เมื่อครบ Turn ที่กำหนด:
sm-tell-until-always = ตราบเท่าที่ยังอยู่
sm-tell-until-subturn = จนจบ Subturn
sm-tell-until-turn = ใน Turn นี้
sm-tell-until-turns = { $n } Turn
sm-tell-until-subturns = { $n } Subturn
sm-tell-until-curse = ตราบเท่าที่ติด { $curse }
sm-tell-until-fight = ขณะที่ต่อสู้
sm-tell-until-arena = ตราบเท่าที่การ์ดใบนี้อยู่ในสนาม
sm-tell-until-line = ตราบเท่าที่การ์ดใบนี้อยู่ใน { $line }
sm-tell-skill = Skill
sm-tell-twinkling = Twinkling
sm-tell-interfere = Interfere
sm-tell-on-all = แบบ All
sm-tell-times = { $n } ครั้ง
sm-tell-in-hand = ในมือ
sm-tell-success = เมื่อ Mystic Card ร่ายสำเร็จ (601.2.4)
sm-tell-wake-up = Wake Up
sm-tell-wisdom = Wisdom: { $filter }
sm-tell-is-in-line = อยู่ใน { $line }
sm-tell-is-in-no-line = ไม่อยู่ใน Line
sm-tell-is-attacking = ที่โจมตี
sm-tell-is-attacked = ที่ถูกโจมตี
sm-tell-is-fighting = ที่ต่อสู้
sm-tell-is-cursed = ที่ติด Curse
sm-tell-is-cursed-by = ที่ติด { $curse }
sm-tell-is-grown = ที่ Growth แล้ว
sm-tell-is-progressed = ที่ Progress แล้ว
sm-tell-is-main = ที่รวมร่างอยู่
sm-tell-is-support = ใบรอง
sm-tell-is-combination = { $n ->
    [2] Double Combination
   *[other] Triple Combination
}
sm-tell-is-form = อยู่ในสภาพ “{ $name }”
sm-tell-is-extra = เป็น Extra Card
sm-tell-is-interfere = ที่มี Interfere
sm-tell-is-untargeted = ไม่กำหนดเป้าหมาย
sm-tell-is-paste = { $name }
sm-tell-is-pasted-on = ติดบนการ์ด ({ $filter })
sm-tell-is-host = การ์ดที่การ์ดใบนี้ติดอยู่
sm-tell-is-main-of-this = ใบหลักของการ์ดใบนี้
sm-tell-is-set = ชุด “{ $name }”
sm-tell-is-with-counters = ที่มี { $counter } { $n } ขึ้นไป
sm-tell-is-symbol = สัญลักษณ์ธาตุ { $name }
sm-tell-is-being-cast = กำลังร่าย
sm-tell-is-with-skill = ที่มี Skill
sm-tell-is-normal-stat = { $stat } ปกติ { $range }
sm-tell-is-normal-element = ธาตุปกติ { $name }
sm-tell-is-normal-name = ชื่อปกติ “{ $name }”
sm-tell-number-mp = Mp ของ{ $whose }
sm-tell-number-levels = Lv รวมใน Shrine ของ{ $whose }
sm-tell-number-counters = จำนวน { $counter } บนการ์ดใบนี้
sm-tell-number-elements = (จำนวนธาตุที่ไม่ซ้ำกันของ { $cards })
sm-tell-number-tribes = (จำนวนเผ่าที่ไม่ซ้ำกันของ { $cards })
sm-tell-number-symbols = (จำนวนประเภทสัญลักษณ์ธาตุของ { $cards })
sm-tell-number-names = (จำนวนชื่อที่ไม่ซ้ำกันของ { $cards })
sm-tell-alone = เราไม่มีการ์ดชนิดเดียวกันใบอื่นในสนาม (Alone)
sm-tell-support = การ์ดใบนี้เป็นใบรอง
sm-tell-support-of = การ์ดใบนี้เป็นใบรองของ Seal ({ $filter })
sm-tell-pasted = การ์ดใบนี้ติดบนการ์ด
sm-tell-pasted-on = การ์ดใบนี้ติดบนการ์ด ({ $filter })
sm-tell-attack-subturn = เป็น Subturn โจมตีของ{ $whose }
sm-tell-combined = การ์ดใบนี้รวมร่างอยู่
sm-tell-combined-in = การ์ดใบนี้อยู่ในท่า “{ $name }”
sm-tell-normally-combined = การ์ดใบนี้รวมร่างปกติในฐานะใบหลัก
sm-tell-stated = { $words } (นับเฉพาะการ์ดที่ผู้เล่นเป็นเจ้าของโดยปกติ)
sm-tell-subject = { $cards } ของ{ $whose }
sm-tell-cannot-attack = ไม่สามารถโจมตีได้
sm-tell-cannot-be-attacked = ไม่สามารถถูกโจมตีได้
sm-tell-cannot-attack-hand = ไม่สามารถโจมตีขึ้นมือได้
sm-tell-cannot-counter = ไม่สามารถสวนกลับได้
sm-tell-cannot-change-line = ไม่สามารถเปลี่ยน Line ได้
sm-tell-cannot-support = ไม่สามารถเป็นใบรองได้
sm-tell-cannot-combine = ไม่สามารถรวมร่างได้
sm-tell-cannot-use-skill = ไม่สามารถใช้ Skill ได้
sm-tell-cannot-draw = ไม่สามารถจั่วการ์ดได้
sm-tell-cannot-become-active = ไม่สามารถกลายเป็น Active Seal ได้
sm-tell-cannot-be-condition = ไม่สามารถเป็น Seal เงื่อนไขได้
sm-tell-cannot-be-target = ไม่สามารถถูกเลือกเป็นเป้าหมายของ { $against }
sm-tell-cannot-cast = ไม่สามารถร่าย { $cards } ได้
sm-tell-can-attack-from-df = โจมตีจาก Df Line ได้
sm-tell-can-attack-across = โจมตีข้ามไปยัง Df Line ได้
sm-tell-can-attack-hand = โจมตีขึ้นมือได้แม้ฝ่ายตรงข้ามมี Seal ใน Line
sm-tell-can-counter = สวนกลับได้
sm-tell-can-attack-twice = สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว
sm-tell-can-attack-again = สามารถสั่งโจมตีได้อีก 1 ครั้ง แม้เป็น Inactive Seal
sm-tell-can-attack-again-free = สามารถสั่งโจมตีได้อีก 1 ครั้งโดยไม่ต้องจ่าย Mp ค่าโจมตี แม้เป็น Inactive Seal
sm-tell-can-support = สามารถเป็นใบรองได้
sm-tell-protect = Protect { $against }
sm-tell-cancel = ยกเลิก { $against }
sm-tell-loses-skills = สูญเสีย Skill
sm-tell-loses-abilities = สูญเสีย Ability
sm-tell-swap = สลับค่าพลัง { $one } กับ { $two }
sm-tell-counts-as-in = อยู่ในสภาพ “{ $name }”
sm-tell-also = เป็น { $name } ด้วย
sm-tell-becomes = กลายเป็น { $name }
sm-tell-shade = Shade of { $name }
sm-tell-mp-max = Mp สูงสุด { $n }
sm-tell-shrine-max = Lv ใน Shrine สูงสุด { $n }
sm-tell-skill-mp = Mp ค่าใช้ Skill { $n }
sm-tell-period-subturn = Subturn
sm-tell-period-turn = Turn
sm-tell-period-game = Game
sm-tell-limit = { $n } ครั้งใน 1 { $period }
sm-tell-limit-named = { $n } ครั้งใน 1 { $period } รวมทุกใบที่ชื่อเดียวกัน
sm-tell-works = ถ้ามีชื่อเดียวกัน { $from } ใบขึ้นไป ({ $zone }) ทำงานเพียง { $work } ใบ
sm-tell-fixed-mp = Mp คงที่ { $n }
sm-tell-uncancelled = ยกเลิกไม่ได้
sm-tell-unlosable = สูญเสียไม่ได้
sm-tell-even-lost = แม้ Seal นั้นแพ้การต่อสู้
sm-tell-growth-box = เฉพาะเมื่อ Growth แล้ว
sm-tell-progress-box = เฉพาะเมื่อ Progress แล้ว
sm-tell-charged-counter = Charged Counter
sm-tell-fixed-counter = Fixed Charge Counter
sm-tell-things-everything = ทุกสิ่ง
sm-tell-things-mystics = Mystic Card
sm-tell-things-skills = Skill
sm-tell-things-interfere-skills = Skill Interfere
sm-tell-things-abilities = Ability
sm-tell-things-seals = Skill และ Ability ของ Seal
sm-tell-things-curses = Curse
sm-tell-things-curse = { $curse }
sm-tell-things-of = { $what } ของ{ $whose }
sm-tell-any-kind = การ์ด
sm-tell-op-pay-mp = จ่าย Mp { $n }
sm-tell-op-pay-counters = จ่าย { $counter } { $n }
sm-tell-op-mp = Mp ของ{ $who } { $n }
sm-tell-for-turns = { " " }({ $n } Turn)
sm-tell-op-curse = { $cards } ติด { $curse }{ $turns }
sm-tell-op-curse-gives = { $words } และระหว่างนั้น { $gives }
sm-tell-op-cure = รักษา Curse ทุกชนิดของ { $cards }
sm-tell-op-cure-one = รักษา Curse 1 ชนิดของ { $cards }
sm-tell-op-cure-kind = รักษา { $curse } ของ { $cards }
sm-tell-op-move-curse = ย้าย Curse 1 ชนิดจากใบแรกไปยังใบหลัง: { $cards }
sm-tell-op-control = Control { $cards } { $until }
sm-tell-op-steal = Steal { $cards }
sm-tell-op-remove-for = Remove { $cards } { $n } Turn
sm-tell-op-enter = นำ { $cards } เข้ามาในสนาม
sm-tell-op-enter-line = นำ { $cards } เข้ามาในสนามที่ { $line }
sm-tell-op-cast = ร่ายฟรี { $cards }
sm-tell-op-create = สร้าง Extra “{ $name }”
sm-tell-op-order-attack = สั่งโจมตี: { $cards }
sm-tell-op-order-attack-free = สั่งโจมตีฟรี: { $cards }
sm-tell-op-order-skill = สั่งใช้ Skill: { $cards }
sm-tell-op-order-combine = สั่งรวมร่าง: { $cards }
sm-tell-op-order-line = สั่งกำหนด Line: { $cards }
sm-tell-op-attack = โจมตี (เป็น Effect): { $cards }
sm-tell-op-change-line = เปลี่ยน Line: { $cards }
sm-tell-op-go-to-line = ไปยัง { $line }: { $cards }
sm-tell-op-separate = แยกการรวมร่าง { $cards }
sm-tell-op-move-mystic = ย้าย { $cards } ไปยังตำแหน่งใหม่ที่ติดได้
sm-tell-op-change-target = ย้ายเป้าหมายไปยัง { $cards }
sm-tell-op-counters = { $cards }: { $counter } { $n }
sm-tell-op-move-counters = ย้าย { $counter } { $n } จากใบแรกไปยังใบหลัง: { $cards }
sm-tell-op-pass-turns = { $cards } นับว่าผ่านไป { $n } Turn
sm-tell-op-skip-turn = ผ่าน Turn
sm-tell-op-fortune = Fortune { $n }
sm-tell-op-random = สุ่มจากมือของ{ $whose } { $kind } { $n } ใบ: { $verb }
sm-tell-op-draw = { $who } จั่ว { $kind } { $n } ใบ
sm-tell-op-gain-skill = การ์ดใบนี้ได้รับ Skill ของ { $cards } { $until }
sm-tell-op-gain-ability = การ์ดใบนี้ได้รับ Ability ของ { $cards } { $until }
sm-tell-op-together = พร้อมกัน (603.6.1):
sm-tell-op-together-ends = จบส่วนที่เกิดพร้อมกัน
sm-tell-op-order-begins = สั่ง (ช่วงที่ 2, 608):

# Summoner Master
sm-abilities = Ability ทำงาน
sm-ability = Ability ทำงาน
sm-ability-works = Ability ทำงาน
sm-active-again = Inactive Seal กลายเป็น Active Seal
sm-all-attack = สั่งโจมตี All
sm-all-attacked = Seal ทุกใบในทั้งสอง Line ถูกโจมตี
sm-ask-abilities = Ability ทำงานแบบใด และเลือกเป้าหมายใด
sm-ask-again = เลือกเป้าหมายใดใหม่
sm-ask-attacked = โจมตี Seal ใบใด
sm-ask-cast-target = Mystic Card เลือกเป้าหมายใด
sm-ask-choose = เลือกการ์ดใบใด
sm-ask-condition = ใช้เงื่อนไขใดในกรอบ
sm-ask-condition-seal = ใช้ Seal ใบใดเป็น Seal เงื่อนไข
sm-ask-counters = จ่าย Charged Counter ของฝ่ายเรากี่อัน
sm-ask-cure = รักษา Curse ใด
sm-ask-discard = Discard การ์ดใบใด
sm-ask-draw = จั่วจาก Library ใด
sm-ask-form = รวมร่างในรูปแบบใด
sm-ask-form-in-force = Seal ที่รวมร่างอยู่ในท่าใด
sm-ask-fortune = ทายถูกหรือไม่
sm-ask-gain = ได้รับข้อความใด
sm-ask-grow = จะทำ Growth หรือไม่
sm-ask-hand-card = การ์ดใบใดในมือใช้ Skill
sm-ask-hit = ครั้งนี้โจมตีสิ่งใด
sm-ask-interfere = ผู้เล่นจะใช้ Interfere หรือไม่
sm-ask-kind = Seal หรือ Mystic Card
sm-ask-library-order = การ์ดใบใดอยู่บน
sm-ask-line = Line ใด
sm-ask-main = ผู้เล่น Subturn โจมตีทำอะไร
sm-ask-may = จะทำหรือไม่
sm-ask-mode = ทำงานแบบใด
sm-ask-move = ใช้ท่าโจมตีใด
sm-ask-move-curse = ย้าย Curse ใด
sm-ask-move-mystic = ย้าย Mystic Card ไปที่ใด
sm-ask-order = Ability ใดทำงานก่อน
sm-ask-pay = จ่าย Cost หรือไม่
sm-ask-progress = จะทำ Progress หรือไม่
sm-ask-progressed = การ์ดใบใดถูก Progress
sm-ask-random = สุ่มได้การ์ดใบใด
sm-ask-regenerate = จะทำ Regeneration หรือไม่
sm-ask-shrine-order = การ์ดใบใดอยู่บนสุดใน Shrine
sm-ask-side = วางด้านใดของ Seal ตัวหลัก
sm-ask-start = ใครเล่นก่อน
sm-ask-starter = ใครเล่นก่อน
sm-ask-support = ใช้ Seal ใบใดเป็นใบรอง
sm-ask-target = Skill เลือกเป้าหมายใด
sm-ask-top-card = การ์ดใบบนสุดคือใบใด
sm-ask-twinkling = การ์ด Twinkling ไปที่ใด
sm-ask-wake = จะใช้ Wake Up หรือไม่
sm-ask-which-card = เป็นการ์ดใบใด
sm-ask-wisdom = ประกาศชื่อการ์ดใบใด
sm-attack = สั่งโจมตี
sm-attack-cost = จ่าย Cost การโจมตีได้หรือไม่
sm-attack-over = จบการโจมตี
sm-attack-paid = จ่าย Cost และประกาศโจมตี
sm-attack-state-over = พ้นสภาพ Seal ที่โจมตี
sm-attack-target-there = มีเป้าหมายให้โจมตีหรือไม่
sm-attacked-again = Seal ที่ถูกโจมตียังถูกต้องหรือไม่
sm-attacker-again = การโจมตียังถูกต้องหรือไม่
sm-being-removed = การ์ดถูก Remove
sm-board-at = {"  "}At Line: { $words }
sm-board-df = {"  "}Df Line: { $words }
sm-board-mystics = {"  "}Mystic Card: { $words }
sm-board-none = {"  "}ไม่อยู่ใน Line ใด: { $words }
sm-board-player = { $player }: Mp { $mp }, Lv ใน Shrine { $levels } จาก { $most }, มือ: { $hand }
sm-board-turn = Subturn โจมตีของ { $player }, { $words }
sm-box = ข้อความในกรอบปรากฏ
sm-break = สั่งแยกการรวมร่าง
sm-break-again = การแยกยังถูกต้องหรือไม่
sm-break-declared = ประกาศแยกการรวมร่าง
sm-break-over = จบการแยกการรวมร่าง
sm-cast = ประกาศร่าย
sm-cast-again = การร่ายยังถูกต้องหรือไม่
sm-cast-cost = จ่ายค่าร่ายได้หรือไม่
sm-cast-done = ร่ายสำเร็จ
sm-cast-growth = Growth ทำงาน
sm-cast-line = วาง Seal ใน Line
sm-cast-over = จบการร่าย
sm-cast-paid = จ่ายค่าร่าย
sm-cast-state-over = พ้นสภาพกำลังถูกร่าย
sm-cast-target-there = มีเป้าหมายหรือไม่
sm-check-up = ผู้เล่นมี Seal ในสนามหรือไม่
sm-choice-attack = โจมตีด้วย { $card }
sm-choice-attack-all = โจมตี All ด้วย { $card }
sm-choice-attack-hand = โจมตีขึ้นมือด้วย { $card }
sm-choice-bottom = ล่างสุด
sm-choice-break = แยกการรวมร่างของ { $card }
sm-choice-cast = ร่าย { $card }
sm-choice-combine = รวมร่าง { $card }
sm-choice-condition = เงื่อนไข { $card }
sm-choice-counters = Counter ของเรา { $n } อัน
sm-choice-decline = ไม่ใช้
sm-choice-discard = Discard { $card }
sm-choice-done = พอแล้ว
sm-choice-draw = จั่ว { $words }
sm-choice-form = ท่ารวมร่าง { $words }
sm-choice-grow = ทำ Growth
sm-choice-hand = มือ
sm-choice-hand-skill = Skill ของ { $card } ({ $n }) จากมือ
sm-choice-interfere-cast = Interfere ร่าย { $card }
sm-choice-interfere-hand-skill = Interfere Skill ของ { $card } ({ $n }) จากมือ
sm-choice-interfere-skill = Interfere Skill ของ { $card } ({ $n })
sm-choice-left-side = ซ้าย
sm-choice-let-start = ให้ { $player } เริ่มก่อน
sm-choice-line = กำหนด Line ของ { $card }
sm-choice-mode = แบบที่ { $n }
sm-choice-move = ด้วยท่า { $words }
sm-choice-multiple = โจมตีหลายครั้งด้วย { $card }
sm-choice-no = ไม่
sm-choice-no-growth = ไม่ทำ Growth
sm-choice-no-progress = ไม่ทำ Progress
sm-choice-no-regeneration = ไม่ทำ Regeneration
sm-choice-no-wake = ไม่ใช้ Wake Up
sm-choice-normal = ด้วยการโจมตีปกติ
sm-choice-nothing = ไม่มี
sm-choice-pass = ผ่าน
sm-choice-progress = Progress { $card }
sm-choice-regenerate = Regeneration { $card }
sm-choice-remove = Remove
sm-choice-resolve = ให้ { $card } ทำงานก่อน
sm-choice-right = ถูก
sm-choice-right-side = ขวา
sm-choice-shrine = ลง Shrine
sm-choice-skill = Skill ของ { $card } ({ $n })
sm-choice-start = เริ่มก่อน
sm-choice-starts = { $player } เริ่มก่อน
sm-choice-support = กับ { $card }
sm-choice-top = บนสุด
sm-choice-use = ใช้ { $card }
sm-choice-wake = Wake Up { $card }
sm-choice-whatever = ไม่สำคัญ
sm-choice-wisdom = Wisdom เป็น { $card }
sm-choice-wrong = ผิด
sm-choice-yes = ใช่
sm-clean-up = ลบ Mp ที่เหลือ
sm-combine = สั่งรวมร่าง
sm-combine-again = การรวมร่างยังถูกต้องหรือไม่
sm-combine-cost = ตรวจ Cost
sm-combine-declared = ประกาศรวมร่าง
sm-combine-over = จบการรวมร่าง
sm-combined = รวมร่างเสร็จสมบูรณ์
sm-compare = เริ่มการโจมตี
sm-compare-at = เทียบ At กับ At
sm-compare-df = เทียบ At กับ Df
sm-conditions = เงื่อนไขครบหรือไม่
sm-control-ends = Control สิ้นสุด
sm-counts = นับ Turn ลดลง
sm-curse = Seal ติด Curse
sm-curse-acts = Curse แสดงผล
sm-curse-counts = เริ่มนับ Turn ของ Curse
sm-curse-ends = Curse สิ้นสุด
sm-curses-wait = Curse ที่รออยู่แสดงผล
sm-destroyed = การ์ดถูกทำลาย
sm-did = ผลของการกระทำ
sm-discarded = การ์ดถูก Discard
sm-draw = จั่วการ์ด
sm-draw-step = Draw Step
sm-effect-over = จบการทำงานของ Effect
sm-end-attack = จบ Subturn โจมตี
sm-end-defence = จบ Subturn ป้องกัน
sm-end-loss = ผู้ที่ไม่มี Seal แพ้
sm-enter = นำการ์ดเข้ามาในสนาม
sm-enter-attack = เข้าสู่ Subturn โจมตี
sm-enter-check-up = เข้าสู่ Check up Step
sm-enter-clean-up = เข้าสู่ Mp Clean up
sm-enter-defence = เข้าสู่ Subturn ป้องกัน
sm-enter-discard = เข้าสู่ Discard Step
sm-enter-draw = เข้าสู่ Draw Step
sm-enter-end = เข้าสู่ End of Subturn Step
sm-enter-end-loss = เข้าสู่ End of Subturn Step
sm-enter-fill-up = เข้าสู่ Fill up Step
sm-enter-main = เข้าสู่ Main Step
sm-entered = เข้ามาในสนามสำเร็จ
sm-entering = การ์ดกำลังเข้ามาในสนาม
sm-event-active = { $card } กลายเป็น Active Seal
sm-event-attacked = { $card } ถูกโจมตี
sm-event-attacking = { $card } โจมตี
sm-event-becomes = { $card } นับเป็น { $words }
sm-event-begin = เริ่ม Subturn โจมตีของ { $player }
sm-event-controller = { $card } ถูกควบคุมโดย { $words }
sm-event-counters = { $card }: Counter { $words }
sm-event-curse = { $card } ติด { $words }
sm-event-curse-acts = { $words } บน { $card } แสดงผล
sm-event-curse-ends = { $words } บน { $card } สิ้นสุด
sm-event-destroyed = { $card } ถูกทำลาย
sm-event-expire = ผลที่มีกำหนดเวลาสิ้นสุด
sm-event-fighting = { $card } ต่อสู้
sm-event-form = { $card } อยู่ในท่า { $words }
sm-event-gets = { $card } ได้รับ { $words }
sm-event-grown = { $card } Growth สำเร็จ
sm-event-inactive = { $card } กลายเป็น Inactive Seal
sm-event-is = การ์ดใบนั้นคือ { $card }
sm-event-later = { $card }: ทำภายหลัง
sm-event-left = { $card }: เหลือ { $words } Subturn
sm-event-line = { $card } อยู่ใน { $words }
sm-event-lost = { $card } แพ้
sm-event-moved = { $card }: { $from } → { $to }
sm-event-mp = { $player }: Mp { $n }
sm-event-mp-is = { $player } มี Mp { $n }
sm-event-no-line = { $card } ไม่อยู่ใน Line ใด
sm-event-over = จบเกม: { $words }
sm-event-owner = { $card } เป็นของ { $words }
sm-event-pasted = { $card } ติดบน { $words }
sm-event-pasted-arena = { $card } ติดบนสนาม
sm-event-pays = { $player } จ่าย Mp { $n }
sm-event-progressed = { $card } Progress สำเร็จ
sm-event-separate = { $card } แยกออกจากการรวมร่าง
sm-event-set-off = Ability ของ { $card } ถึงเงื่อนไขทำงาน
sm-event-shown = แสดง { $card }
sm-event-shuffle = { $player } สับ { $words }
sm-event-step = { $words }
sm-event-support = { $card } เป็นใบรองของ { $words }
sm-falling = การ์ดตก Shrine
sm-fault-form = ใบรองไม่ตรงกับท่านี้
sm-fault-lost = { $player } แพ้แล้วเพราะ Lv ใน Shrine
sm-fault-no-name = การ์ดต้องมีชื่อ
sm-fault-not-in-arena = { $name } ไม่อยู่ในสนาม
sm-fault-pasted-on-support = ไม่มี Mystic Card ติดบนใบรอง { $name } ได้
sm-fault-unknown-in-arena = การ์ดในสนามต้องเป็นที่รู้
sm-fault-value = ไม่เข้าใจค่านี้: { $name }
sm-fault-wrong-zone = { $name } อยู่ที่นั่นไม่ได้
sm-fight = Seal ต่อสู้กัน
sm-fight-over = พ้นสภาพการต่อสู้
sm-fill-up = เติม Mp
sm-grow = เริ่ม Growth
sm-grow-again = เงื่อนไขยังครบหรือไม่
sm-grow-box-chosen = เลือกการทำงานของข้อความในกรอบ
sm-grow-cost = ตรวจ Cost
sm-grow-remove = นำการ์ดเงื่อนไขออกจากเกม
sm-grown = เสร็จสมบูรณ์
sm-hand-attack = สั่งโจมตีขึ้นมือ
sm-hand-attacked = โจมตีมือของฝ่ายตรงข้าม
sm-hand-there = ฝ่ายตรงข้ามมีการ์ดในมือหรือไม่
sm-hits = นับจำนวนครั้งที่โจมตี
sm-if = เป็นจริงหรือไม่
sm-if-done = เป็นไปตามนั้นหรือไม่
sm-in-turn = ผู้เล่นทั้งสอง ฝ่ายโจมตีก่อน
sm-inactive = Seal กลายเป็น Inactive Seal
sm-inactive-word = Inactive
sm-instead = เกิดสิ่งอื่นแทน
sm-instead-over = ดำเนินต่อ
sm-interfere = Interfere Step
sm-jump = ทำข้อความต่อไป
sm-keep = ข้อความหมายถึงการ์ดเหล่านี้
sm-later = เลื่อนไปทำภายหลัง
sm-level-beginner = Beginner
sm-level-caller = Caller
sm-level-summoner = Summoner
sm-line = ประกาศกำหนด Line
sm-line-again = การกำหนด Line ยังถูกต้องหรือไม่
sm-line-declared = ประกาศกำหนด Line
sm-line-other = อีก Line หนึ่ง
sm-line-over = จบการกำหนด Line
sm-line-set = กำหนด Line สำเร็จ
sm-looked-at-again = ตรวจเป้าหมายอีกครั้ง
sm-losers = Seal ที่แพ้ถูกทำลาย
sm-loss-empty = ไม่มีการ์ดในกองให้หยิบ
sm-loss-levels = Lv ใน Shrine
sm-loss-no-seal = ผู้เล่นไม่มี Seal
sm-main-over = จบ Main Step
sm-moved-on = ตัดการ์ดที่ย้ายไปแล้ว
sm-moves = การ์ดเปลี่ยน Zone
sm-moves-over = จบการเปลี่ยน Zone
sm-multiple-attack = สั่งโจมตีหลายครั้ง
sm-mystic-ends = จบการร่าย Mystic Card 0 Turn ตก Shrine
sm-mystic-works = Mystic Card ทำงาน
sm-next-subturn = Subturn ถัดไป
sm-not-legal-any-more = ใบรองแยกออกทันที
sm-note-abilities-work = สิ่งที่เลือกไว้ทำงาน
sm-note-ability-works = Ability ของ { $card } ทำงาน
sm-note-all-loses = { $card }: { $theirs } ต่อ { $mine } แพ้
sm-note-all-stands = { $card }: { $theirs } ต่อ { $mine } ไม่แพ้
sm-note-already-so = { $card } เป็นเช่นนั้นอยู่แล้ว
sm-note-attack-ends = การโจมตีจบโดยไม่เทียบค่า
sm-note-attack-player-first = { $player } ทำก่อน
sm-note-attacked-not-legal = Seal ที่ถูกโจมตีไม่ถูกต้องแล้ว
sm-note-attacks-all = Seal ทุกใบของ { $player } ใน Line ถูกโจมตี
sm-note-attacks-hand = โจมตีมือของ { $player }
sm-note-beside = การ์ด Reflection และ Extra วางข้างกอง
sm-note-cancelled = Skill ถูกยกเลิก
sm-note-cannot-attack = Seal โจมตีไม่ได้แล้ว ถูกนำออกจากการประกาศ
sm-note-cannot-use = ใช้ Skill ไม่ได้แล้ว
sm-note-cast-done = ร่าย { $card } สำเร็จ
sm-note-cast-left = การ์ดออกไปแล้ว จบขั้นตอน
sm-note-cast-no-target = ไม่มีเป้าหมาย
sm-note-chooses = เลือกสำหรับ { $card }
sm-note-combined = { $card } รวมร่างกับ { $words }
sm-note-compared = { $card } { $mine } ต่อ { $other } { $theirs }
sm-note-compared-speed = { $card } { $mine } ต่อ { $other } { $theirs } Sp { $fast } ต่อ { $slow }
sm-note-condition-fails = เงื่อนไขของ { $card } ไม่เป็นจริง
sm-note-condition-gone = เลือกการ์ดเงื่อนไขใหม่
sm-note-control-ends = Control ของ { $card } สิ้นสุด
sm-note-curse-acts = { $words } แสดงผลกับ { $card }
sm-note-curse-waits = Curse รอจน { $card } เข้ามาสำเร็จ
sm-note-discarded = Discard: { $words }
sm-note-does-not = { $player } ไม่ทำ
sm-note-empty-library = { $player } ไม่มีการ์ดให้จั่ว
sm-note-entered = { $card } เข้ามาในสนามสำเร็จ
sm-note-forbidden = ทำกับ { $card } ไม่ได้
sm-note-forbidden-to = { $player } ทำไม่ได้
sm-note-fortune-right = ทายถูก
sm-note-fortune-wrong = ทายผิด
sm-note-goes-on = ดำเนินต่อ
sm-note-hand-not-open = โจมตีขึ้นมือไม่ได้แล้ว
sm-note-hits-left = { $card } โจมตีอีก { $n } ครั้ง
sm-note-if = เป็นจริง
sm-note-if-not = ไม่เป็นจริง
sm-note-instead = { $card }: แทน
sm-note-interferes = { $player } ใช้ Interfere
sm-note-line = { $card } จะอยู่ใน { $words }
sm-note-line-not-set = ไม่ได้กำหนด Line
sm-note-looks = { $player } ดู { $words }
sm-note-losers = ถูกทำลายพร้อมกัน: { $words }
sm-note-loses = { $card } สูญเสีย Ability
sm-note-lost-empty = { $player } ไม่มีการ์ดให้หยิบ แพ้
sm-note-lost-levels = Lv ใน Shrine ของ { $player } ครบ แพ้
sm-note-lost-no-seal = { $player } ไม่มี Seal แพ้
sm-note-mode = { $player } เลือกแบบที่ { $n }
sm-note-move = ด้วยท่า { $words }
sm-note-move-gone = ท่าของ { $card } หายไป ประกาศท่าใหม่
sm-note-mystic-works = { $card } ทำงาน
sm-note-next = { $card } ทำงานก่อน
sm-note-no-condition = เงื่อนไขไม่ครบ
sm-note-no-draw = { $player } ไม่จั่วการ์ด
sm-note-no-hand = ไม่มีการ์ดในมือ
sm-note-no-seal = { $player } ไม่มี Seal ในสนาม
sm-note-no-skill-target = Skill ไม่มีเป้าหมาย ถูกนำออกจากการประกาศ
sm-note-no-such-card = ไม่มีการ์ดชื่อนั้นในมือ
sm-note-no-target = { $card } ไม่มีเป้าหมาย ไม่ทำงาน
sm-note-nobody-to-attack = ไม่มีเป้าหมายให้โจมตี
sm-note-not-at-all = 0 ครั้ง
sm-note-not-combined = การรวมร่างไม่เกิดขึ้น
sm-note-not-destroyed = { $card } โจมตี Df Line จึงไม่ถูกทำลาย
sm-note-not-paid = ไม่ได้จ่าย Cost
sm-note-nothing-to = ไม่มีสิ่งใดให้กระทำ
sm-note-number = { $player } เลือก { $n }
sm-note-out-of-the-game = ออกจากเกม: { $words }
sm-note-passes = { $player } ผ่าน
sm-note-paste-on = { $card } จะติดบน { $other }
sm-note-progress = { $card } ทำ Progress
sm-note-progressed = Progress ของ { $card } เสร็จสมบูรณ์
sm-note-put-back = { $player } นำการ์ดกลับที่เดิม
sm-note-random = สุ่ม { $words }
sm-note-regenerate = { $card } ทำ Regeneration
sm-note-regenerated = Regeneration ของ { $card } เสร็จสมบูรณ์
sm-note-seal-less = { $player } ไม่มี Seal และไม่ได้นำ Seal เข้ามา
sm-note-separated = { $card } ไม่อยู่ในการรวมร่างแล้ว
sm-note-short = จ่าย Cost ไม่พอ
sm-note-shows = แสดงการ์ด
sm-note-skill-against = Skill มีเป้าหมายเป็น { $player }
sm-note-skill-ends = จบการใช้ Skill
sm-note-skill-works = Skill ของ { $card } ทำงาน
sm-note-source-left = { $card } ออกไปแล้ว Ability ไม่ทำงาน
sm-note-starts = { $player } เล่นก่อน
sm-note-subturn = Subturn โจมตีของ { $player }
sm-note-support-gone = ประกาศใบรองใหม่
sm-note-target-gone = { $card }: เป้าหมายไม่ถูกต้อง เลือกใหม่
sm-note-then-anyway = สิ่งที่ตามมายังทำต่อ
sm-note-turns-complete = ครบ Turn: { $words }
sm-note-used-up = { $card } ทำงานครบจำนวนครั้งแล้ว
sm-note-uses-skill = { $card } ใช้ Skill
sm-note-vanishes = { $card } Vanish
sm-note-will-grow = จะทำ Growth
sm-once = นับว่าทำงานแล้ว
sm-op-attack = โจมตี
sm-op-cast = ร่ายฟรี
sm-op-change-line = เปลี่ยน Line
sm-op-change-target = ย้ายเป้าหมาย
sm-op-control = Control
sm-op-counters = Counter
sm-op-create = สร้าง Extra Card
sm-op-curse = ติด Curse
sm-op-destroy = ทำลาย
sm-op-discard = Discard
sm-op-draw = จั่ว
sm-op-enter = นำเข้ามาในสนาม
sm-op-give = ได้รับผล
sm-op-give-player = ผู้เล่นได้รับผล
sm-op-look = ดูการ์ด
sm-op-look-hand = ดูการ์ดในมือ
sm-op-move-counters = ย้าย Counter
sm-op-mp = เปลี่ยน Mp
sm-op-number = เลือกจำนวน
sm-op-order = สั่งการต่อ
sm-op-pass-turns = นับว่าผ่าน Turn
sm-op-pay-mp = จ่าย Mp
sm-op-random = สุ่ม
sm-op-remove = Remove
sm-op-remove-for = Remove ชั่วคราว
sm-op-rest = วางการ์ดที่เหลือ
sm-op-sacrifice = Sacrifice
sm-op-separate = แยกการรวมร่าง
sm-op-show = แสดงการ์ด
sm-op-shuffle = สับ Library
sm-op-skip-turn = ผ่าน Turn
sm-op-steal = Steal
sm-op-to-hand = ขึ้นมือ
sm-op-to-library = กลับเข้า Library
sm-op-to-shrine = ลง Shrine
sm-op-together = พร้อมกัน
sm-op-turn = Active หรือ Inactive
sm-op-win = ชนะหรือแพ้
sm-order = ลำดับการทำงาน
sm-other-form = Seal ตัวหลักอยู่ในท่าอื่น
sm-paid = จ่าย Cost แล้ว
sm-paste = ติด Mystic Card
sm-pick = การ์ดที่หมายถึง
sm-progress = Progress
sm-progress-cast = การ์ดเข้ามาในสนาม
sm-progress-declared = ประกาศ
sm-progressed = Progress เสร็จสมบูรณ์
sm-random-done = การ์ดที่สุ่มได้ย้าย
sm-regenerate = Regeneration
sm-regenerated = Regeneration เสร็จสมบูรณ์
sm-removed = การ์ดออกจากเกม
sm-returning = การ์ดกลับเข้า Library
sm-separated = แยกการรวมร่าง
sm-setup-beside = การ์ดข้างกอง
sm-setup-draw = จั่วมือแรก
sm-setup-libraries = Deck กลายเป็น Library
sm-setup-mp = Mp เริ่มต้น
sm-setup-reflection = Reflection เปลี่ยนการ์ด
sm-setup-shuffle = สับ Deck
sm-skill = สั่งใช้ Skill
sm-skill-again = การใช้ Skill ยังถูกต้องหรือไม่
sm-skill-cost = จ่าย Cost ของ Skill ได้หรือไม่
sm-skill-count = นับจำนวนครั้งที่ใช้
sm-skill-declared = ประกาศใช้ Skill
sm-skill-goes-on = Skill ดำเนินต่อ
sm-skill-move = ท่าที่ใช้ Skill
sm-skill-opponent = ฝ่ายตรงข้ามเป็นเป้าหมาย
sm-skill-over = จบการใช้ Skill
sm-skill-paid = จ่าย Cost ของ Skill
sm-skill-target-there = มีเป้าหมายหรือไม่
sm-skill-works = Skill ทำงาน
sm-state-over = พ้นสภาพ
sm-steal-back = สิ่งที่ถูก Steal กลับมา
sm-step-check-up = Check up Step
sm-step-clean-up = Mp Clean up Step
sm-step-discard = Discard Step
sm-step-draw = Draw Step
sm-step-end = End of Subturn Step
sm-step-fill-up = Mp Fill up Step
sm-step-interfere = Interfere Step
sm-step-main = Main Step
sm-step-second-interfere = Interfere Step หลัง Main Step
sm-step-setup = ก่อนเริ่มเกม
sm-subturn = เริ่ม Subturn
sm-summary = { $player }: Mp { $mp }, Lv { $levels }, มือ { $hand }, { $field }
sm-taken = การ์ดขึ้นมือ
sm-then = จากนั้น
sm-to-hand = การ์ดขึ้นมือ
sm-to-shrine = ลง Shrine
sm-until-end = ผลที่มีจนจบ Subturn สิ้นสุด
sm-vanish = Vanish
reading-reflection-face = การ์ด Reflection วางหงายหรือคว่ำ
reading-starter-mp = ผู้เริ่มเล่นทำสิ่งที่มี Mp 0 และไม่ใช่การร่ายใน Subturn แรกได้หรือไม่
reading-no-seal-loss = แพ้เพราะไม่มี Seal เมื่อใดใน End of Subturn Step
reading-entering-whose = “เมื่อเข้าสู่ Subturn โจมตี” “จบ” หมายถึงการ์ดของใคร
reading-discard-again = มือเกินอีกครั้งเพราะ Ability ของ Discard ต้อง Discard อีกหรือไม่
reading-discard-by-rule = Discard Step ทำตาม 702 หรือไม่
reading-draw-is-to-hand = การจั่วทำตาม 705 พร้อม Interfere Step หรือไม่
reading-fall-by-rule = การ์ดที่กฎนำลง Shrine ทำตาม 703 หรือไม่
reading-interfere-closing = Interfere Step จบเมื่อใด
reading-interfere-next = หลังใช้ Interfere ใครได้ใช้ต่อ
reading-rewind-interfere = ขั้นตอนย้อนไปก่อน Interfere Step ต้องมีอีกครั้งหรือไม่
reading-attack-success = “โจมตีสำเร็จ” ต้องชนะหรือไม่
reading-hand-attack-once = โจมตีขึ้นมือ 1 ครั้งใน Subturn นับต่อผู้เล่นหรือต่อ Seal
reading-hand-emptied = มือว่างเมื่อถึงเวลาหยิบการ์ด
reading-all-attack-empty = โจมตี All โดยไม่มีใครได้หรือไม่
reading-all-cannot-be-attacked = “ไม่สามารถถูกโจมตี” กับการโจมตี All
reading-all-speed = Sp ตัดสินเมื่อเสมอใน All หรือไม่
reading-all-attacked-ends = สภาพถูกโจมตี All สิ้นสุดเมื่อใด
reading-multiple-fights = Ability “ต่อสู้” เลือกในแต่ละครั้งของการโจมตีหลายครั้งหรือไม่
reading-multiple-hand = Ability “โจมตีขึ้นมือ” เลือกในแต่ละครั้งหรือไม่
reading-multiple-move-changed = ท่าเปลี่ยนระหว่างครั้ง ใช้จำนวนครั้งของท่าใด
reading-break-after-combining = ห้ามแยกใน Subturn ที่รวมร่าง หมายถึง Seal นั้นหรือผู้เล่น
reading-form-chosen = ท่าที่เจาะจงเท่ากันเลือกเมื่อใด
reading-support-age = “ไม่ถึง 1 Turn” นับถึงเมื่อใด
reading-line-after-loss = กำหนด Line ตาม 515.3 นับเป็นครั้งของ Subturn หรือไม่
reading-mystic-once = 1 ครั้งต่อ Subturn นับต่อใบหรือรวม
reading-growth-inactive = Growth, Progress, Regeneration ทำให้ Seal เป็น Inactive หรือไม่
reading-growth-declared = 610.1.7 ประกาศสิ่งใด
reading-all-skill-order = Ability “ประกาศใช้ Skill All” ก่อนจ่ายหรือไม่
reading-free-cast = ร่ายฟรีโดย Effect ทำตาม 610 ทั้งหมดหรือไม่
reading-progress-cast = การร่ายใน Progress ทำแบบใด
reading-progressed-cards = การ์ดใดถูก Progress ได้
reading-twinkling-moment = การ์ด Twinkling ออกจากมือเมื่อใด
reading-destroyed-return = “เมื่อถูกทำลาย ขึ้นมือ” ของการ์ดเองกับ 701.1
reading-turn-count = นับ Subturn ที่วางหรือไม่
reading-freeze-move = Seal ที่ติด Freeze ไป Df Line อย่างไร
reading-charm-side = Seal ที่ติด Charm อยู่ใน Line ของใคร
reading-control-commands = เจ้าของใหม่จาก Control สั่งได้ทุกอย่างหรือไม่
reading-effect-attack-inactive = โจมตีโดย Effect แล้วเป็น Inactive หรือไม่
reading-extra-levels = Extra Seal ใน Shrine นับ Lv หรือไม่
reading-extra-bounced = Extra ที่จะขึ้นมือ Ability ใดทำงาน
reading-untargeted-stays = Mystic Card ไม่มีเป้าหมาย x หรือ ∞ Turn อยู่ในสนามหรือไม่
reading-or-both = “หรือ” เมื่อเป็นจริงทั้งสองฝั่ง
reading-weak-touch = ค่าพลัง “เปล่า” คือค่าใด
reading-written-order = Effect ในข้อความเดียวที่ไม่พร้อมกัน ลำดับใด
reading-standing-timestamp = Continuous Ability เริ่มใหม่ Timestamp ใด
reading-name-part = N[ ] เทียบกับสิ่งใด
reading-order-word = Skill ที่ขึ้นต้นด้วย “สั่ง” มีกี่ส่วน
reading-endless = การวนซ้ำที่ไม่มีใครหยุดได้ ผลเป็นอย่างไร
