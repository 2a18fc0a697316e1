//! Things that texts name.

use crate::cardgame::{self, words};

words! {
    /// 300 to 304, 102.2. The Zones. Lines are marked on the cards of the arena: a Seal in no Line, a Support and a Mystic are there, too.
    pub enum Zone {
        /// 303
        Arena = "arena", "sm-zone-arena";
        /// 302
        Hand = "hand", "sm-zone-hand";
        /// 300
        SealLibrary = "seal library", "sm-zone-seal-library";
        /// 300
        MysticLibrary = "mystic library", "sm-zone-mystic-library";
        /// 301
        SealShrine = "seal shrine", "sm-zone-seal-shrine";
        /// 301
        MysticShrine = "mystic shrine", "sm-zone-mystic-shrine";
        /// 304
        Removed = "removed", "sm-zone-removed";
        /// 102.2. Reflections and Extra cards, beside the deck.
        Beside = "beside", "sm-zone-beside";
    }
}

impl cardgame::Zone for Zone {
    /// 303.5
    const FIELD: [Self; 2] = [Self::Arena, Self::Arena];

    /// 301.3, 303, 304.4
    fn is_open(self) -> bool {
        matches!(self, Self::Arena | Self::SealShrine | Self::MysticShrine | Self::Removed)
    }

    fn is_ordered(self) -> bool {
        matches!(self, Self::SealLibrary | Self::MysticLibrary | Self::SealShrine | Self::MysticShrine)
    }
}

words! {
    /// 200, 201. Kinds of cards. An Extra is one of them, and marked ([`Facts::extra`]).
    pub enum Category {
        /// 200
        Seal = "seal", "sm-kind-seal";
        /// 201
        Mystic = "mystic", "sm-kind-mystic";
    }
}

words! {
    /// 200.3.2. Elements. Multi has all of them (200.3.4).
    pub enum Element {
        /// Earth.
        Earth = "earth", "sm-element-earth";
        /// Water.
        Water = "water", "sm-element-water";
        /// Wind.
        Wind = "wind", "sm-element-wind";
        /// Fire.
        Fire = "fire", "sm-element-fire";
        /// Light.
        Light = "light", "sm-element-light";
        /// Darkness.
        Dark = "dark", "sm-element-dark";
        /// No element.
        Non = "non", "sm-element-non";
        /// 200.3.4
        Multi = "multi", "sm-element-multi";
    }
}

words! {
    /// Numbers of cards.
    pub enum Stat {
        /// 200.6
        At = "at", "sm-stat-at";
        /// 200.7
        Df = "df", "sm-stat-df";
        /// 200.8
        Sp = "sp", "sm-stat-sp";
        /// 200.11
        Lv = "lv", "sm-stat-lv";
        /// 200.10.2, 201.5. The casting Mp.
        CastMp = "cast mp", "sm-stat-cast-mp";
        /// 200.10.2. The attack Mp.
        AttackMp = "attack mp", "sm-stat-attack-mp";
    }
}

words! {
    /// Keywords of the glossary that a card simply has, some with a number.
    pub enum Keyword {
        /// g:Charging: the number.
        Charging = "charging", "sm-keyword-charging";
        /// g:Fixed Charging: the number.
        FixedCharging = "fixed charging", "sm-keyword-fixed-charging";
        /// g:Vanish: the Turns.
        Vanish = "vanish", "sm-keyword-vanish";
        /// g:Weak Touch
        WeakTouch = "weak touch", "sm-keyword-weak-touch";
        /// g:Hyper Drive
        HyperDrive = "hyper drive", "sm-keyword-hyper-drive";
        /// 621.4. Capacity of an Extra: the number.
        Capacity = "capacity", "sm-keyword-capacity";
    }
}

words! {
    /// 303.2. The Lines.
    pub enum Line {
        /// 303.2.1
        At = "at line", "sm-line-at";
        /// 303.2.2
        Df = "df line", "sm-line-df";
    }
}

impl Line {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::At, Self::Df];

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::At => Self::Df,
            Self::Df => Self::At,
        }
    }
}

words! {
    /// 709. Curses.
    pub enum Curse {
        /// 709.5
        Stone = "stone", "sm-curse-stone";
        /// 709.6
        Freeze = "freeze", "sm-curse-freeze";
        /// 709.7
        Charm = "charm", "sm-curse-charm";
        /// 709.8
        Poison = "poison", "sm-curse-poison";
        /// 709.9
        Death = "death", "sm-curse-death";
        /// 709.10
        LastDance = "last dance", "sm-curse-last-dance";
        /// 709.11
        Dimension = "dimension", "sm-curse-dimension";
    }
}

words! {
    /// What is done to cards.
    pub enum Deed {
        /// Nothing yet.
        Choose = "choose", "sm-verb-choose";
        /// It gets something.
        Give = "give", "sm-verb-give";
        /// 300.8. It is shown.
        Show = "show", "sm-verb-show";
        /// 701
        Destroy = "destroy", "sm-verb-destroy";
        /// g:Sacrifice: an own card in the arena is destroyed.
        Sacrifice = "sacrifice", "sm-verb-sacrifice";
        /// 702
        Discard = "discard", "sm-verb-discard";
        /// 703. Put into the Shrine.
        ToShrine = "to shrine", "sm-verb-to-shrine";
        /// 704
        ToLibrary = "to library", "sm-verb-to-library";
        /// 705
        ToHand = "to hand", "sm-verb-to-hand";
        /// 706. Taken out of the game.
        Remove = "remove", "sm-verb-remove";
        /// 707. Brought into the arena.
        Enter = "enter", "sm-verb-enter";
        /// 609. Cast.
        Cast = "cast", "sm-verb-cast";
        /// It becomes Active.
        Activate = "activate", "sm-verb-activate";
        /// It becomes Inactive.
        Inactivate = "inactivate", "sm-verb-inactivate";
        /// 515.8. It changes Line.
        ChangeLine = "change line", "sm-verb-change-line";
        /// 513.2. It is separated.
        Separate = "separate", "sm-verb-separate";
        /// 709.14. It gets a Curse.
        Curse = "curse", "sm-verb-curse";
        /// g:Purified
        Cure = "cure", "sm-verb-cure";
        /// g:Move Curse
        MoveCurse = "move curse", "sm-verb-move-curse";
        /// g:Control
        Control = "control", "sm-verb-control";
        /// g:Steal
        Steal = "steal", "sm-verb-steal";
        /// g:Move Mystic Card
        MoveMystic = "move mystic", "sm-verb-move-mystic";
        /// g:Change Target
        ChangeTarget = "change target", "sm-verb-change-target";
        /// 605.12, 710. It is ordered to do something, or attacks.
        Order = "order", "sm-verb-order";
        /// g:Charged Counter
        Counters = "counters", "sm-verb-counters";
        /// g:นับว่าผ่านไป X Turn
        PassTurns = "pass turns", "sm-verb-pass-turns";
        /// g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น
        Gain = "gain", "sm-verb-gain";
    }
}

words! {
    /// How words were read that can be read in more than one way.
    pub enum Taken {
        /// 605.12, 608.1. A Skill that only orders has one part.
        OrderIsOnePart = "order-is-one-part", "sm-taken-order-is-one-part";
        /// A word of no list that begins with a capital: the name of a card.
        NameOfACard = "name-of-a-card", "sm-taken-name-of-a-card";
        /// 200.2.2, 201.2.2. The own name of a card: this very card.
        OwnName = "own-name", "sm-taken-own-name";
        /// g:ผู้ร่าย. The caster: the owner of the card, in control of it or not.
        Caster = "caster", "sm-taken-caster";
        /// A Step or Subturn is entered or ends, and the text does not say whose: [`Whose::Any`].
        WhoseStep = "whose-step", "sm-taken-whose-step";
    }
}
