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
fault-utf8 = ไฟล์ไม่ใช่ UTF-8
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
case-no-player = ไม่มีผู้เล่น “{ $name }” ที่โต๊ะ บรรทัดต้องขึ้นต้นด้วย A:, B: หรือ ?:
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
trace-under = ตามการตีความ { $words }
trace-decision = { $who }: { $question } ({ $clause })
trace-met-before = เคยเกิดสถานการณ์นี้มาก่อนแล้ว ที่การตัดสินใจครั้งที่ { $n }
trace-failed = ผลไม่ตรงกับที่คาดไว้:
trace-ours = { $text }: ขั้นตอนพื้นฐานที่แผ่นกฎของผู้จัดพิมพ์ถือว่ามีอยู่แล้ว เขียนด้วยถ้อยคำของเราเอง
result-ongoing = เกมดำเนินต่อไป
result-won = { $player } ชนะ
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
error-no-case = ไม่มีกรณี “{ $name }”
error-unreadable = อ่าน { $name } ไม่ได้: { $words }
error-unwritable = เขียน { $name } ไม่ได้: { $words }
error-reading-form = “{ $text }” ไม่ใช่การตีความพร้อมตัวเลือก เขียนแบบ NAME=OPTION

# shinpan explore
explore-until-rest = สถานการณ์นิ่งถัดไป
explore-until-turns = การจบเทิร์นครั้งที่ { $n }
explore-until-form = “{ $text }” ไม่ใช่ขอบเขตการสำรวจ เขียนแบบ rest, turn หรือ 3 turns
explore-seen = จนถึง{ $horizon }: พบ { $positions } สถานการณ์, พบซ้ำและรวมเข้าด้วยกัน { $merged } ครั้ง
explore-chance = ลำดับของการ์ดและการ์ดที่ไม่รู้ก็เป็นทางแยกด้วย: ผู้เล่นบังคับได้เฉพาะสิ่งที่เกิดขึ้นไม่ว่าการ์ดจะเป็นใบใด
explore-cycles = บางสถานการณ์เกิดซ้ำ: แนวการเล่นที่ผ่านสถานการณ์เหล่านั้นไม่มีที่สิ้นสุด
explore-cut = เมื่อครบขีดจำกัด { $limit } สถานการณ์ การสำรวจถูกตัดกลางทางที่ { $cut } สถานการณ์ อาจยังมีมากกว่านี้
explore-forced = { $player } บังคับให้เกิด { $goal } ได้ ไม่ว่าจะถูกตอบโต้อย่างไร
explore-with-help = { $player } ไปถึง { $goal } ได้หากมีสิ่งอื่นช่วย แต่บังคับให้เกิดไม่ได้
explore-never = { $player } ไปถึง { $goal } ไม่ได้
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
    การเล่น (ทำจริง):         summon soldier S7, drive bulwark D3      (ใส่ A: หรือ B: นำหน้าได้)
    เลขของตัวเลือก:           2
    if PLAY; PLAY           จะเกิดอะไรขึ้น ลองบนสำเนา
    legal PLAY              ทำได้หรือไม่ และตามข้อใด
    options [all]           สิ่งที่เลือกได้; all: รวมสิ่งที่ถูกปฏิเสธ และเหตุผล
    board, trace [all]      สถานการณ์; ขั้นที่ผ่านมา
    why [STEP|CARD]         ขั้นและข้อที่นำมาถึงตรงนั้น
    undo [N|all], redo      ย้อนกลับและทำซ้ำ
    set A.deck = 12         แก้กระดานในสถานการณ์นิ่ง; put A.hand S7; remove A.hand S7
    reading [NAME=OPTION]   การตีความ; เปลี่ยนตัวเลือกแล้วเล่นแนวเดิมซ้ำ
    edition EDITION         แนวเดิมภายใต้ฉบับอื่น
    explore [rest|turn|N turns] [for A] [goal B.deck = 0]
    rule A-9, search WORDS  ตัวบท
    save FILE.md, load FILE.md|GAME, new, help, quit
repl-differs = สิ่งที่ต่างไป:
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
    shinpan table case.md              กรณีหนึ่ง โดยเล่นการเล่นในนั้นแล้ว
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
