//! What lines mean, worked out by hand.

use super::super::vocabulary::*;
use super::{Frame, TextFault, exception, needed, read};

const ZERO: Frame = Frame::mystic(Turns::Zero, None);
const AREA: Frame = Frame::mystic(Turns::Endless, Some(Paste::Pa));
const ON_SEAL: Frame = Frame::mystic(Turns::For(2), Some(Paste::Ps));

/// The only effect of a text that is said in both languages.
fn both(frame: Frame, en: &str, th: &str) -> Effect {
    let one = |text: &str| read(frame, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    let (english, thai) = (one(en), one(th));
    assert_eq!(english, thai, "{en} / {th}");
    assert_eq!(english.text.effects.len(), 1);
    english.text.effects.into_iter().next().expect("there is one")
}

fn refused(frame: Frame, text: &str) -> TextFault {
    match read(frame, text) {
        Err(fault) => fault,
        Ok(read) => panic!("{text}: {read:?}"),
    }
}

fn arena(whose: Whose, is: Vec<Is>) -> Selector {
    Selector { whose, places: vec![Place::Zone(Zone::Arena)], filter: Filter::of(is) }
}

fn seal() -> Is {
    Is::Category(Category::Seal)
}

fn chosen(from: Selector) -> Target {
    Target::Choose { who: Whose::Yours, from, count: Count::Exactly(Amount::N(1)) }
}

fn of_this(when: When) -> Kind {
    let who = Selector { whose: Whose::Any, places: Vec::new(), filter: Filter::of(vec![Is::This]) };
    Kind::Auto(vec![Timing::Own(OwnTiming { when, who })])
}

fn skill(mp: u8) -> Effect {
    let call = Call::Skill { interfere: false, uses: Uses::Once, hand: false, twinkling: false };
    Effect { cost: vec![Op::Own(OwnOp::PayMp(mp))], ..Effect::of(Kind::Called(call)) }
}

#[test]
fn a_trigger_ability() {
    let found =
        both(Frame::SEAL, "When [S] attacks: [S] At +2 until end of Subturn", "เมื่อ [S] โจมตี: [S] At +2 จนจบ Subturn");
    let give =
        Op::Give { to: Target::This, what: vec![Grant::Stat(Stat::At, Amount::N(2))], until: Until::EndOfSubturn };
    assert_eq!(found, Effect { body: vec![give], ..Effect::of(of_this(When::Attacks)) });
}

#[test]
fn while_it_fights_ends_with_the_fight() {
    let found = both(Frame::SEAL, "While [S] fights: the Seal it fights At -1", "ขณะที่ [S] ต่อสู้: Seal ที่ต่อสู้ด้วย At -1");
    assert_eq!(found.kind, of_this(When::Fights));
    let Some(Op::Give { to: Target::All(to), until: Until::Fight, .. }) = found.body.first() else {
        panic!("{found:?}")
    };
    assert!(
        to.filter.asks(&Is::Own(OwnIs::Fighting)) && to.filter.asks(&Is::Not(Box::new(Filter::of(vec![Is::This]))))
    );
}

#[test]
fn a_skill_with_a_limit() {
    let found = both(
        Frame::SEAL,
        "Skill Interfere (Mp 1): 1 Seal At -3 until end of Subturn (1/Subturn)",
        "Skill Interfere (Mp 1): Seal 1 ใบ At -3 จนจบ Subturn (1/Subturn)",
    );
    let call = Call::Skill { interfere: true, uses: Uses::Once, hand: false, twinkling: false };
    assert_eq!(found.kind, Kind::Called(call));
    assert_eq!(found.cost, [Op::Own(OwnOp::PayMp(1))]);
    assert_eq!(found.extra.limit, Some((1, Period::Subturn)));
    let to = chosen(arena(Whose::Any, vec![seal()]));
    let what = vec![Grant::Stat(Stat::At, Amount::N(-3))];
    assert_eq!(found.body, [Op::Give { to, what, until: Until::EndOfSubturn }]);
}

#[test]
fn the_two_parts_of_a_skill() {
    let found = both(
        Frame::SEAL,
        "Skill (Mp 2): [S] At +1 until end of Subturn; order: destroy 1 Mystic",
        "Skill (Mp 2): [S] At +1 จนจบ Subturn สั่งทำลาย Mystic Card 1 ใบ",
    );
    let destroyed = chosen(arena(Whose::Any, vec![Is::Category(Category::Mystic)]));
    assert_eq!(found.body.len(), 3);
    assert_eq!(found.body[1], Op::Own(OwnOp::OrderBegins));
    let destroy = Op::Move { deed: Deed::Destroy, what: destroyed, spot: Spot::Top, turned: false };
    assert_eq!(found.body[2], destroy);
}

#[test]
fn when_at_the_end_says_in_which_combination() {
    let found =
        both(Frame::SEAL, "Skill (Mp 1): draw 1 Seal when in Cross Cut", "Skill (Mp 1): จั่ว Seal 1 ใบ เมื่อ Cross Cut");
    assert_eq!(found.conditions, [Condition::Own(OwnCondition::Combined(Some("Cross Cut".into())))]);
}

#[test]
fn an_order_is_one_part_and_said_to_be_taken_so() {
    let text = "Skill (Mp 1): order 1 own Knight to attack free";
    let found = read(Frame::SEAL, text).expect("it is read");
    assert_eq!(found.text.taken, [Taken::OrderIsOnePart]);
    let knight = arena(Whose::Yours, vec![seal(), Is::Type("Knight".into())]);
    let order = Op::Own(OwnOp::Order(Order::Attack { free: true }, chosen(knight)));
    assert_eq!(found.text.effects, [Effect { body: vec![order], ..skill(1) }]);
    assert_eq!(read(Frame::SEAL, "Skill (Mp 1): สั่ง Seal [Knight] 1 ใบของเราโจมตีฟรี"), Ok(found));
}

#[test]
fn what_a_mystic_of_0_turns_says_happens_once() {
    let found = both(ZERO, "destroy 1 Seal", "ทำลาย Seal 1 ใบ");
    assert_eq!(found.kind, Kind::Called(Call::Success));
    assert_eq!(refused(AREA, "destroy 1 Seal").why, "sm-text-continuous-happens");
    assert_eq!(refused(Frame::SEAL, "1 Seal At +2").why, "sm-text-continuous-chooses");
    assert_eq!(refused(Frame::SEAL, "[S] At +2 until end of Subturn").why, "sm-text-continuous-ends");
}

#[test]
fn what_a_lasting_card_says_holds() {
    let found = both(AREA, "every own Seal Df +1", "Seal ทุกใบของเรา Df +1");
    let to = To::All(arena(Whose::Yours, vec![seal()]));
    let what = vec![Grant::Stat(Stat::Df, Amount::N(1))];
    assert_eq!(found.kind, Kind::Permanent(vec![Grants { to, what }]));
}

#[test]
fn what_is_pasted_speaks_of_its_host() {
    let found = both(ON_SEAL, "Pasted [Beast]: At -2 Df -1", "Pasted [Beast]: At -2 Df -1");
    let filter = Filter::of(vec![Is::Type("Beast".into())]);
    assert_eq!(found.conditions, [Condition::Own(OwnCondition::Pasted(filter))]);
    let to = To::All(arena(Whose::Any, vec![Is::Own(OwnIs::Host)]));
    let what = vec![Grant::Stat(Stat::At, Amount::N(-2)), Grant::Stat(Stat::Df, Amount::N(-1))];
    assert_eq!(found.kind, Kind::Permanent(vec![Grants { to, what }]));
    assert_eq!(refused(Frame::SEAL, "At -2").why, "sm-text-no-subject");
}

#[test]
fn x_is_what_is_counted() {
    let found = both(
        Frame::SEAL,
        "[S] At +X, X by the number of own Seals with different names",
        "[S] At +X ตามจำนวน Seal ของเราที่ชื่อไม่ซ้ำกัน",
    );
    let names = Amount::Own(Number::Names(Box::new(arena(Whose::Yours, vec![seal()]))));
    let grants = Grants { to: To::This, what: vec![Grant::Stat(Stat::At, names)] };
    assert_eq!(found.kind, Kind::Permanent(vec![grants]));
    assert_eq!(refused(Frame::SEAL, "[S] At +X").why, "sm-text-what-is-x");
    assert_eq!(refused(Frame::SEAL, "[S] At +2, X by the number of Seals").why, "sm-text-no-x");
}

#[test]
fn at_one_time() {
    let found = both(
        ZERO,
        "Condition: we have 2 [Light] Seals in the arena; at one time: destroy 1 own Seal, 1 Seal of the opponent to hand, our Shrine Max +2",
        "เงื่อนไข: เรามี Seal [Light] 2 ใบในสนาม; พร้อมกัน: ทำลาย Seal 1 ใบของเรา, Seal 1 ใบของฝ่ายตรงข้ามขึ้นมือ, Lv ใน Shrine สูงสุดของเรา +2",
    );
    let light = arena(Whose::Yours, vec![seal(), Is::Colour(Element::Light)]);
    let has = Condition::Is(Amount::Count(Box::new(light)), Compare::AtLeast, Amount::N(2));
    assert_eq!(found.conditions, [Condition::Own(OwnCondition::Stated(Box::new(has)))]);
    assert_eq!(found.body.first(), Some(&Op::Own(OwnOp::TogetherBegins)));
    assert_eq!(found.body.last(), Some(&Op::Own(OwnOp::TogetherEnds)));
    assert_eq!(found.body.len(), 5);
}

#[test]
fn a_text_that_is_given() {
    let plain = both(
        ZERO,
        "1 Seal gains \"Protect from the opponent's Mystics\" until end of Subturn",
        "Seal 1 ใบได้รับ \"Protect Mystic Card ของฝ่ายตรงข้าม\" จนจบ Subturn",
    );
    let against = Against { whose: Whose::Opponents, what: Things::Mystics, filter: Filter::any() };
    let Some(Op::Give { what, .. }) = plain.body.first() else { panic!("{plain:?}") };
    assert_eq!(what, &[Grant::Own(OwnGrant::Protect(against))]);
    let text = "1 Seal gains \"When [S] attacks: our Mp +1\" until end of Subturn";
    let given = read(ZERO, text).expect("it is read").text;
    assert_eq!(given.effects.len(), 2);
    assert!(given.effects[1].given);
    let Some(Op::Give { what, .. }) = given.effects[0].body.first() else { panic!("{given:?}") };
    assert_eq!(what, &[Grant::Effect(1)]);
}

#[test]
fn moves_and_boxes_that_stand_in_the_text() {
    let text = "Move Crossing Blades (Knight 1): At 6 Sp 4 Mp 2";
    let found = read(Frame::SEAL, text).expect("it is read");
    let knight = Needed { filter: Filter::of(vec![Is::Type("Knight".into())]), count: 1 };
    let blades = Attack {
        name: "Crossing Blades".into(),
        supports: vec![knight],
        at: Some(6),
        sp: Some(4),
        mp: Some(2),
        times: 1,
        ..Attack::default()
    };
    assert_eq!(found.moves, [blades]);
    assert_eq!(read(Frame::SEAL, "ท่า Crossing Blades (Knight 1): At 6 Sp 4 Mp 2"), Ok(found));
    let grown = "Growth (N<Dragoon> 1, [Fire] 1): When cast successfully: destroy 1 Seal in the Df Line";
    let found = read(Frame::SEAL, grown).expect("it is read");
    assert_eq!(found.growth.len(), 1);
    assert_eq!(found.growth[0].len(), 2);
    assert_eq!(found.text.effects[0].extra.printed, Printed::GrowthBox);
}

#[test]
fn what_a_move_asks_for() {
    let dragoon = Needed { filter: Filter::of(vec![Is::NameIncludes("Dragoon".into())]), count: 1 };
    let fire = Needed { filter: Filter::of(vec![Is::Colour(Element::Fire)]), count: 1 };
    assert_eq!(needed("N<Dragoon> 1, [Fire] 1"), Ok(vec![dragoon, fire]));
    let keeper = Needed { filter: Filter::of(vec![Is::Name("Egg Keeper".into())]), count: 1 };
    assert_eq!(needed("Egg Keeper 1"), Ok(vec![keeper]));
    assert_eq!(needed("-"), Ok(Vec::new()));
    assert!(needed("Knight").is_err());
    assert_eq!(exception("[Machine]"), Ok(Filter::of(vec![Is::Type("Machine".into())])));
    let level = Filter::of(vec![seal(), Is::Stat(Stat::Lv, Of::Now, 3, MOST)]);
    assert_eq!(exception("Seal of Lv 3 or more"), Ok(level.clone()));
    assert_eq!(exception("Seal Lv 3 ขึ้นไป"), Ok(level));
}

#[test]
fn a_slip_is_no_name() {
    assert_eq!(refused(ZERO, "Seel to hand").why, "sm-text-no-name");
    assert_eq!(refused(ZERO, "Seel to hand").near.as_deref(), Some("seal"));
    assert_eq!(refused(ZERO, "Seal to hand").why, "sm-text-no-name");
    let named = read(Frame::SEAL, "When [S] changes Line: Ebb changes Line").expect("it is read");
    assert_eq!(named.text.taken, [Taken::NameOfACard]);
    assert_eq!(refused(ZERO, "destroy 1 [Knigt] Seal").near.as_deref(), Some("Knight"));
}

#[test]
fn what_can_be_meant_in_two_ways_is_refused() {
    assert_eq!(refused(ZERO, "if we have 1 Seal in the arena: draw 1 Seal; then draw 1 Mystic").why, "sm-text-if-then");
    let mixed = "As long as we have 1 Seal and we have 1 Mystic or [S] is in the At Line: [S] At +1";
    assert_eq!(refused(Frame::SEAL, mixed).why, "sm-text-and-or");
    assert_eq!(refused(ZERO, "destroy 1 own Seal of the opponent").why, "sm-text-two-owners");
    let anybody = "As long as a player has 3 Seals: [S] At +1";
    assert_eq!(refused(Frame::SEAL, anybody).why, "sm-text-which-player");
    let both = "When [S] attacks: [S] At +2 and [S] Df +2 until end of Subturn";
    assert_eq!(refused(Frame::SEAL, both).why, "sm-text-until-of-both");
    let each = "When [S] attacks: [S] At +2 until end of Subturn and [S] Df +2 until end of Subturn";
    assert_eq!(read(Frame::SEAL, each), read(Frame::SEAL, "When [S] attacks: [S] At +2 Df +2 until end of Subturn"));
}

#[test]
fn a_refusal_shows_the_place_and_what_is_near() {
    let fault = refused(ZERO, "draw 1 Seal\ndestory 1 Mystic");
    assert_eq!(fault.line("draw 1 Seal\ndestory 1 Mystic"), (2, 1));
    assert_eq!(fault.near.as_deref(), Some("destroy …"));
    let thai = "ทำลาย Seal 1 ใบ\nSeal 1 ใบขึ้นมื";
    let fault = refused(ZERO, thai);
    assert_eq!(fault.line(thai), (2, 10));
    assert_eq!(fault.near.as_deref(), Some("… ขึ้นมือ"));
}

#[test]
fn dirt_does_not_matter() {
    let clean = read(ZERO, "Seal 1 ใบ At -3 จนจบ Subturn").expect("it is read");
    for text in ["Seal 1ใบ At −3 จนจบSubturn", "Seal ๑ ใบ  At -3 จน จบ Subturn", "seal 1 ใบ at - 3 จนจบ subturn"]
    {
        assert_eq!(read(ZERO, text).as_ref(), Ok(&clean), "{text}");
    }
    assert_eq!(read(ZERO, "ทําลาย Seal 1 ใบ"), read(ZERO, "ทำลาย Seal 1 ใบ"));
}

#[test]
fn what_can_stand_in_the_text_says_the_same_in_both_languages() {
    let seal = [
        ("Move Great Sweep (-): At 4 Mp 3 All", "ท่า Great Sweep (-): At 4 Mp 3 All"),
        ("Move Triple Volley (N<Samurai> 2): At 9 Mp 4 2 times", "ท่า Triple Volley (N<Samurai> 2): At 9 Mp 4 2 ครั้ง"),
        (
            "Growth (N<Dragoon> 1, [Fire] 1): When cast successfully: destroy 1 Seal in the Df Line",
            "Growth (N<Dragoon> 1, [Fire] 1): เมื่อร่ายสำเร็จ: ทำลาย Seal 1 ใบใน Df Line",
        ),
        (
            "Progress (Egg Keeper 1): When [S] attacks: draw 1 Seal",
            "Progress (Egg Keeper 1): เมื่อ [S] โจมตี: จั่ว Seal 1 ใบ",
        ),
        ("Capacity 2", "Capacity 2"),
        ("[S] At +2 (cannot be lost)", "[S] At +2 (สูญเสียไม่ได้)"),
    ];
    for (en, th) in seal {
        let frame = Frame { extra: true, ..Frame::SEAL };
        assert_eq!(read(frame, en).expect(en), read(frame, th).expect(th));
    }
    let (en, th) = ("Pasted [Beast]: At -2 ; exception: [Machine]", "Pasted [Beast]: At -2 ; ข้อยกเว้น: [Machine]");
    let collar = read(ON_SEAL, en).expect(en);
    assert_eq!(collar.exception, Some(Filter::of(vec![Is::Type("Machine".into())])));
    assert_eq!(read(ON_SEAL, th).expect(th), collar);
}

/// What would mean nothing, or something else than it seems, is refused with its place.
#[test]
fn what_means_nothing_is_refused() {
    let zero = Frame::mystic(Turns::Zero, None);
    let arena = Frame::mystic(Turns::Endless, Some(Paste::Pa));
    let extra = Frame { extra: true, ..Frame::SEAL };
    let refused = [
        (Frame::SEAL, "Skill (Mp 1): that Seal At +1 until end of Subturn", "sm-text-no-that", "that Seal"),
        (Frame::SEAL, "When [S] attacks: that Seal At +1", "sm-text-no-that", "that Seal"),
        (Frame::SEAL, "Skill (Mp 1): Seal นั้น At +1 จนจบ Subturn", "sm-text-no-that", "Seal นั้น"),
        (Frame::SEAL, "Enters: 1 Mystic to hand; then that Seal At +1", "sm-text-no-that", "that Seal"),
        (Frame::SEAL, "Enters: every Seal At +1; then that Seal to hand", "sm-text-no-that", "that Seal"),
        (Frame::SEAL, "Enters: destroy 1 Seal; then that Seal At +1", "sm-text-no-that", "that Seal"),
        (Frame::SEAL, "Capacity 2", "sm-text-only-extras", "Capacity 2"),
        (extra, "Capacity 0", "sm-text-none-needed", "Capacity 0"),
        (Frame::SEAL, "Skill (Mp 1): bring 1 Seal from the Shrine into the arena", "sm-text-whose-zone", "1 Seal"),
        (Frame::SEAL, "Skill (Mp 1): นำ Seal 1 ใบจาก Shrine ขึ้นมือ", "sm-text-whose-zone", "Seal 1"),
        (Frame::SEAL, "Skill (Mp 1): 1 Mystic At +2 until end of Subturn", "sm-text-only-seals", "1 Mystic"),
        (Frame::SEAL, "Skill (Mp 1): destroy 1 Seal in our hand", "sm-text-only-arena", "destroy"),
        (Frame::SEAL, "Skill (Mp 1): 1 Seal in our hand to hand", "sm-text-there-already", "1 Seal"),
        (Frame::SEAL, "Skill (Mp 1): show 1 Seal", "sm-text-there-already", "show"),
        (Frame::SEAL, "Skill (Mp 1): Control 1 own Seal", "sm-text-own-already", "Control"),
        (Frame::SEAL, "Skill (Mp 1): destroy the attacked Seal", "sm-text-nobody-attacks", "the attacked"),
        (Frame::SEAL, "Skill (Mp 1): cast free [S]", "sm-text-there-already", "cast free"),
        (Frame::SEAL, "Skill (Mp 1): [S] At +0 until end of Subturn", "sm-text-none-needed", "+0"),
        (Frame::SEAL, "[S] At +2 (1/Subturn)", "sm-text-no-limit", "(1/"),
        (Frame::SEAL, "Charging 3 (1/Turn)", "sm-text-no-limit", "(1/"),
        (Frame::SEAL, "Pasted: At +1", "sm-text-not-pasted", "Pasted"),
        (Frame::SEAL, "Enters: the Main At +1", "sm-text-no-main", "the Main"),
        (Frame::SEAL, "When [S] is pasted: draw 1 Seal", "sm-text-only-mystics", "[S] is"),
        (arena, "When [S] attacks: draw 1 Seal", "sm-text-only-seals", "[S] attacks"),
        (arena, "As long as [S] is in the At Line: every Seal At +1", "sm-text-only-seals", "[S] is"),
        (arena, "Dancing: draw 1 Seal", "sm-text-only-seals", "Dancing"),
        (zero, "Skill (Mp 1): draw 1 Seal", "sm-text-zero-turns", "Skill"),
    ];
    for (frame, text, why, at) in refused {
        is_refused(frame, text, why, at);
    }
}

/// A text is refused for this reason, at these words.
fn is_refused(frame: Frame, text: &str, why: &str, at: &str) {
    match read(frame, text) {
        Ok(found) => panic!("{text}: {found:?}"),
        Err(fault) => {
            assert_eq!(fault.why, why, "{text}");
            assert!(text[fault.at.start..].starts_with(at), "{text}: {:?}", fault.at);
        }
    }
}

/// What stands behind the second of two may be meant of both; an amount is said once; a word in brackets is one of the lists.
#[test]
fn what_is_meant_of_one_or_of_both_is_refused() {
    let zero = Frame::mystic(Turns::Zero, None);
    let refused = [
        (zero, "destroy 1 Seal and 1 Mystic of the opponent", "sm-text-of-both", "of the opponent"),
        (zero, "ทำลาย Seal 1 ใบ และ Mystic Card 1 ใบของฝ่ายตรงข้าม", "sm-text-of-both", "ของฝ่ายตรงข้าม"),
        (zero, "Remove 1 Seal and 1 Mystic in our Shrine", "sm-text-of-both", "in our Shrine"),
        (zero, "destroy 1 Knight and 1 Mage of Lv 3 or less", "sm-text-of-both", "of Lv 3"),
        (
            Frame::SEAL,
            "As long as we have a Seal and a Mystic in our Shrine: [S] At +2",
            "sm-text-of-both",
            "in our Shrine",
        ),
        (Frame::SEAL, "Move Cross (Knight 3): At 6", "sm-text-supports-many", "Knight 3"),
        (Frame::SEAL, "Skill (Mp 2, Mp 1): draw 1 Seal", "sm-text-said-twice", "Mp 1"),
        (Frame::SEAL, "Twinkling (Remove [S]): draw 1 Seal", "sm-text-twinkling-cost", "Remove [S]"),
        (Frame::SEAL, "Shade of [Knigt]", "sm-text-no-mark", "Knigt"),
        (Frame::SEAL, "เมื่อ [S] โจมตีหรือถูกโจมตีสำเร็จ: จั่ว Seal 1 ใบ", "sm-text-of-both", "ถูกโจมตีสำเร็จ"),
    ];
    for (frame, text, why, at) in refused {
        is_refused(frame, text, why, at);
    }
    // Here it is meant of one, or said of each.
    for text in [
        "destroy 1 own Seal and 1 Seal of the opponent",
        "destroy 1 Seal of the opponent and 1 Mystic of the opponent",
        "destroy 1 Mystic and 1 Seal of Lv 3 or less",
        "Remove 1 Seal in our Shrine and 1 Mystic",
    ] {
        read(zero, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    }
    read(Frame::SEAL, "Shade of [Tenth Year]").expect("a set of cards");
}

#[test]
fn either_of_two_moments_of_one_card() {
    let short = both(
        Frame::SEAL,
        "When [S] attacks or is attacked: [S] At +1 until end of Subturn",
        "เมื่อ [S] โจมตีหรือถูกโจมตี: [S] At +1 จนจบ Subturn",
    );
    let long = both(
        Frame::SEAL,
        "When [S] attacks or [S] is attacked: [S] At +1 until end of Subturn",
        "เมื่อ [S] โจมตี หรือ [S] ถูกโจมตี: [S] At +1 จนจบ Subturn",
    );
    assert_eq!(short, long);
    let of_others = both(
        Frame::SEAL,
        "When a Knight of ours attacks or is attacked: that Seal At +1 until end of Subturn",
        "เมื่อ Seal [Knight] ของเรา โจมตีหรือถูกโจมตี: Seal นั้น At +1 จนจบ Subturn",
    );
    let Kind::Auto(timings) = &of_others.kind else { panic!("{of_others:?}") };
    let knight = Selector {
        whose: Whose::Yours,
        places: Vec::new(),
        filter: Filter::of(vec![seal(), Is::Type("Knight".into())]),
    };
    let of = |when: When| Timing::Own(OwnTiming { when, who: knight.clone() });
    assert_eq!(timings, &[of(When::Attacks), of(When::IsAttacked)]);
    assert_eq!(refused(AREA, "When a Mystic is destroyed or attacks: draw 1 Seal").why, "sm-text-only-seals");
}

#[test]
fn how_many_in_every_wording() {
    let so_many = |compare: Compare, n: i32| {
        let own = arena(Whose::Yours, vec![seal()]);
        Condition::Is(Amount::Count(Box::new(own)), compare, Amount::N(n))
    };
    for (en, th, compare, n) in [
        ("more than 2 Seals", "Seal มากกว่า 2 ใบ", Compare::AtLeast, 3),
        ("fewer than 3 Seals", "Seal น้อยกว่า 3 ใบ", Compare::AtMost, 2),
        ("less than 3 Seals", "Seal ไม่ถึง 3 ใบ", Compare::AtMost, 2),
        ("at least 2 Seals", "Seal อย่างน้อย 2 ใบ", Compare::AtLeast, 2),
        ("at most 2 Seals", "Seal ไม่เกิน 2 ใบ", Compare::AtMost, 2),
        ("fewer than 1 Seals", "Seal น้อยกว่า 1 ใบ", Compare::Exactly, 0),
    ] {
        let found =
            both(Frame::SEAL, &format!("As long as we have {en}: [S] At +2"), &format!("ตราบเท่าที่เรามี {th}: [S] At +2"));
        assert_eq!(found.conditions, [so_many(compare, n)], "{en}");
    }
    assert_eq!(refused(Frame::SEAL, "As long as we have at least 0 Seals: [S] At +2").why, "sm-text-always-true");
}

/// What is like that, and means something.
#[test]
fn what_means_something_is_read() {
    let arena = Frame::mystic(Turns::Endless, Some(Paste::Pa));
    let extra = Frame { extra: true, ..Frame::SEAL };
    let all = [
        (Frame::SEAL, "When a Knight of ours attacks: that Seal At +1 until end of Subturn"),
        (Frame::SEAL, "Skill (Mp 1): 1 Seal At +1 until end of Subturn; then that Seal attacks"),
        (Frame::SEAL, "เมื่อ Seal ของเราถูกทำลาย: Seal นั้นขึ้นมือ"),
        (extra, "Capacity 2"),
        (Frame::SEAL, "Skill (Mp 1): Remove 1 Seal in a Shrine"),
        (Frame::SEAL, "Skill Interfere (Mp 1): destroy the attacked Seal"),
        (Frame::SEAL, "Skill in hand (Mp 1): bring [S] into the arena"),
        (arena, "Enters: 1 Seal gains \"When [S] attacks: draw 1 Seal\" until end of Subturn"),
        (Frame::SEAL, "[S] can be ordered to attack 1 more time, even as an Inactive Seal (1/Subturn)"),
    ];
    for (frame, text) in all {
        read(frame, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    }
}
