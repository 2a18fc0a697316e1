//! What is worked out bit by bit is what comes out when everything is worked out anew: along random play from every case of a game.

use shinpan::cardgame::spoken::Spoken;
use shinpan::cardgame::watch::FIELD;
use shinpan::engine::selfplay::{self, Dice};
use shinpan::engine::{Off, Readings, Runner};
use shinpan::games::gundam::Gundam;
use shinpan::games::summoner_master::SummonerMaster;
use shinpan::keys;
use shinpan::scenario::{Case, shipped};

/// A test for one game on the layer.
macro_rules! worked_out {
    ($name:ident, $game:ty) => {
        #[test]
        fn $name() {
            let mut runner = Runner::default();
            let mut looked_at = 0;
            for (seed, (name, text)) in shipped::cases().iter().enumerate() {
                let case = Case::read(name, text).expect("a case");
                if case.game.name != <$game>::NAME {
                    continue;
                }
                let mut readings = Readings::default();
                for (name, option) in &case.readings {
                    let (reading, option) = case.game.reading(name, option).expect("a reading of the game");
                    readings.set(reading, option);
                }
                let block = keys::parse(&case.text[case.board.clone()]).expect("a board");
                let mut table =
                    <$game>::read(&keys::whole(&block), case.edition, readings, &shinpan::cards::source::NoCards)
                        .expect("legal");
                let mut dice = Dice::new(seed as u64);
                let mut looked = 0;
                selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| {
                    looked += 1;
                    if looked < 30 {
                        let mut fresh = table.clone();
                        fresh.state.changed(FIELD);
                        fresh.state.settle(&fresh.book);
                        assert_eq!(<$game>::values(&fresh), <$game>::values(table), "{name}");
                        looked_at += 1;
                    }
                });
            }
            assert!(looked_at > 1_000, "{looked_at}");
        }
    };
}

worked_out!(gundam_is_worked_out_bit_by_bit, Gundam);
worked_out!(summoner_master_is_worked_out_bit_by_bit, SummonerMaster);
