//! Clauses that say how something is read: what a number, a name, a word of a text or a place means. Each with the code that reads it.

use crate::engine::Registered;
use crate::engine::check::value;

/// By the code that reads them: clause, and what is read.
const READ: [(&str, &[(&str, &str)]); 10] = [
    (
        // `deck::summoner_master`
        "deck",
        &[
            ("101.2.1", "how many cards a level asks for"),
            ("101.2.2", "how many cards a level asks for"),
            ("101.2.3", "how many cards a level asks for"),
            ("101.4.1", "how many of a name"),
            ("101.4.2", "how many of a name"),
            ("101.4.3", "how many of a name"),
            ("101.4.4", "how many of a name"),
            ("200.2.3", "one name is one card"),
            ("201.2.4", "one name is one card"),
            ("620.5", "how many Reflections"),
            ("200.2.4.2", "the Reflection is one of the name"),
            ("201.2.5.2", "the Reflection is one of the name"),
        ],
    ),
    (
        // `matching`: what a card is
        "names, elements, tribes",
        &[
            ("200.2.2", "the own name is this card"),
            ("201.2.2", "the own name is this card"),
            ("201.2.3", "every card of a name"),
            ("200.3.4", "Multi is every element"),
            ("g:Double Element", "both elements"),
            ("200.4.3", "tribes"),
            ("200.9.4", "the name after the symbol of a set"),
            ("201.7.4", "the name after the symbol of a set"),
            ("200.20.2", "Shade of"),
            ("201.17.2", "Shade of"),
            ("g:ชื่อปกติ", "the printed name"),
            ("g:ธาตุปกติ", "the printed element"),
            ("g:ค่าพลังปกติ", "the printed power"),
            ("g:สัญลักษณ์ธาตุ", "element symbols"),
            ("g:[S]", "this card"),
        ],
    ),
    (
        // `matching::reckon`
        "numbers of cards",
        &[
            ("g:ตามจำนวน[เงื่อนไข] ที่ไม่ซ้ำกัน", "how many different ones"),
            ("g:ประเภทสัญลักษณ์ธาตุ", "how many different symbols"),
            ("g:ตามจำนวนการ์ดที่ชื่อไม่ซ้ำกัน", "how many different names"),
        ],
    ),
    (
        // `matching::holds`, `text::conditions`
        "conditions",
        &[
            ("g:Alone:", "alone"),
            ("g:เป็นใบรอง <xxx>:", "as a Support"),
            ("g:Pasted", "pasted on"),
            ("g:หรือ", "or"),
            ("g:และ", "and"),
            ("g:และ/หรือ", "and/or"),
            ("g:Mp ค่าร่ายปกติ", "the printed casting Mp"),
            ("g:รวมร่างปกติ", "really combined"),
            ("g:อยู่ในสภาพ <ท่ารวมร่าง>", "counts as in a move"),
            ("g:เงื่อนไข (Condition)", "only own cards are looked at"),
            ("621.6.5", "an Extra is not counted for a Condition"),
        ],
    ),
    (
        // `values`
        "numbers",
        &[
            ("200.10.2", "casting Mp and attack Mp"),
            ("200.12.3", "the values of a move"),
            ("603.4", "plus and minus come last"),
            ("g:Timestamp", "the later one holds"),
            ("602.1.4", "fixed when the Effect arises"),
            ("602.1.5", "read as it is now"),
            ("g:สลับค่าพลัง X กับ Y (เมื่อ X และ Y คือค่าพลังใดๆ)", "swapped numbers"),
            ("g:(Zone X [up] Work Y)", "which copies work"),
            ("g:(สูญเสียไม่ได้)", "a text that cannot be lost"),
            ("g:(ยกเลิกไม่ได้)", "a text that cannot be cancelled"),
            ("510.5", "an Effect on a Support reaches nobody else"),
            ("201.11.4", "an exception of a Mystic that is not pasted"),
        ],
    ),
    (
        // `setup::mirrored`
        "Reflections",
        &[
            ("200.2.4.1", "takes the parts of the Reflection"),
            ("201.2.5.1", "takes the parts of the Reflection"),
            ("620.3", "is no Ability"),
            ("g:Reflection", "takes the parts of the Reflection"),
        ],
    ),
    (
        // `event`, `game::leaves`: where a card is, and what it forgets
        "places",
        &[
            ("300.6", "no effect from the Library"),
            ("301.5", "no effect from the Shrine, and none on cards in it"),
            ("302.6", "no effect from the hand"),
            ("303.5", "Abilities of Seals work in the arena"),
            ("303.6", "Effects reach the arena only"),
            ("602.1.2", "Effects act in the arena"),
            ("303.2.4", "Mystic Cards are in no Line"),
            ("303.7", "who leaves the arena forgets"),
            ("301.6", "a card in the Shrine forgets"),
            ("602.1.3", "Effects end when the card leaves"),
            ("709.2", "Curses end when the Seal leaves"),
            ("303.8", "a card that comes in is a new one"),
            ("304.2", "each player has a Remove Zone"),
            ("304.3", "removed cards are not in the game"),
            ("401.1", "the Steps in their order"),
            ("510.1", "a Support is not the one that combines"),
        ],
    ),
    (
        // `view::open`
        "what everybody sees",
        &[
            ("300.4", "the cards of a Library are counted"),
            ("302.5", "the cards of a hand are counted"),
            ("304.4", "the cards of a Remove Zone lie open"),
        ],
    ),
    (
        // `resting`: what a step rests on
        "what stays as it is",
        &[
            ("709.5.3", "Stone: still a target"),
            ("709.5.4", "Stone: still counters"),
            ("709.5.5", "Stone: Abilities work"),
            ("709.6.3", "Freeze: still a target"),
            ("709.6.4", "Freeze: combines and breaks"),
            ("709.6.5", "Freeze: still counters"),
            ("709.6.6", "Freeze: Abilities work"),
            ("709.7.3", "Charm: still counters"),
            ("709.8.2", "Poison: still a target"),
            ("709.8.3", "Poison: still counters"),
            ("709.8.4", "Poison: Abilities work"),
            ("709.10.2", "Last Dance: still a target"),
            ("709.10.4", "Last Dance: still counters"),
            ("709.10.5", "Last Dance: Abilities work"),
            ("709.11.6", "Dimension: still a target"),
            ("709.11.7", "Dimension: Abilities work"),
            ("621.6.1", "an Extra by the rules of Seals and Mystics"),
            ("621.6.2", "an Extra is a Seal or a Mystic in the game"),
            ("202.2.2", "the rules of Extras before the others"),
            ("201.6.4", "an Interfere Mystic cast in the normal way"),
            ("615.6", "Interfere in the normal way"),
            ("501.5", "a counter is no attack"),
            ("712.2", "an Ability's choices are its owner's"),
            (
                "g:Shade of <ชื่อ Seal> or Shade of N<> or Shade of <Type> or Shade of <Element> or Shade of <ประเภทของ Mystic Card> or Shade of <ชุดของการ์ด>",
                "counts as",
            ),
            ("713.3", "the attack goes on without it"),
            ("602.1.6", "an Effect goes on without its source"),
            ("g:Dancing At Line", "to the At Line only"),
            ("g:Dancing Df Line", "to the Df Line only"),
            ("g:Attacked Seal", "an attacked Seal"),
            ("g:Attacking Seal", "an attacking Seal"),
            ("g:Ability “เมื่อเข้ามาในสนาม”", "when it enters"),
            ("g:Ability “เมื่อ Steal สำเร็จ”", "when Steal succeeds"),
            ("g:Ability “เมื่อตก Shrine จากกองการ์ด”", "when it falls from the pile"),
            ("g:Ability “ยกเลิก Curse”", "cancels every Curse"),
            ("g:Ability “ยกเลิก X Curse”", "cancels the Curse named"),
            ("g:สามารถสั่งโจมตีได้อีก 1 ครั้งโดยไม่ต้องจ่าย Mp ค่าโจมตี แม้เป็น Inactive Seal", "one more attack"),
        ],
    ),
    (
        // `text`
        "texts",
        &[
            ("601.3.2", "a text without an opening is Continuous"),
            ("601.3.3", "as long as, while"),
            ("608.1", "a Skill of two parts"),
            ("g:As long as", "as long as"),
            ("g:While", "while"),
            ("g:When", "when"),
            ("g:เข้ามา:", "enters"),
            ("g:เรา", "we"),
            ("g:งานในสั่ง", "a target that the text itself names"),
            ("g:ผู้ร่าย", "the caster"),
            ("g:ฝ่ายตรงข้าม", "the opponent"),
            ("g:จนจบ Subturn", "until end of Subturn"),
            ("g:ใน Subturn นี้", "in this Subturn"),
            ("g:Remove (คำย่อ)", "Remove"),
        ],
    ),
];

/// What the game reads, for the register.
pub fn registered() -> impl Iterator<Item = Registered> {
    READ.iter()
        .flat_map(|(procedure, all)| all.iter().map(|(clause, name)| value(clause, name, ()).registered(procedure)))
}
