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
help = ชินปัน ผู้ช่วยกรรมการการ์ดเกม: เปิดกฎตามเลขข้อ ค้นหา และเปรียบเทียบฉบับ โดยไม่ต้องใช้อินเทอร์เน็ต
help-examples = ตัวอย่าง:
    shinpan rule op 7-1-3              ข้อหนึ่งในกฎวันพีซฉบับล่าสุด
    shinpan rule one-piece@2023-01-19 7-1-3
    shinpan search blocker             ค้นเป็นภาษาอังกฤษ ไทย หรือญี่ปุ่น
    shinpan search "เทิร์นแรกโจมตีได้ไหม"
    shinpan diff op 2023-01-19 1.1.8   สิ่งที่เปลี่ยนระหว่างสองฉบับ
  
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
