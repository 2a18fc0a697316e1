//! The procedures of a game as one list: what is under way, what runs, and what the register knows come from it, so that no procedure can
//! be missing from one of them.

/// Makes the enum of a game's frames from the list of its procedures: the locals, the name in the register, and the rows of each. A
/// function may be named that forgets what is lost (see [`Frame::forget`](super::Frame::forget)).
///
/// ```ignore
/// procedures! {
///     /// What is under way.
///     pub enum Frame of Lanterns {
///         /// 1. Before the game.
///         Setup(rows::Dealt), "before the game", rows::SETUP;
///         /// 2. A turn.
///         Turn(rows::Nothing), "turn", rows::TURN;
///     }
/// }
/// ```
macro_rules! procedures {
    (
        $(#[$about:meta])*
        $vis:vis enum $frame:ident of $game:ty $(, forgetting by $forget:path)? {
            $($(#[$doc:meta])* $variant:ident($locals:ty), $name:literal, $rows:expr;)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        $vis enum $frame {
            $($(#[$doc])* $variant($crate::engine::At<$locals>),)*
        }

        impl $frame {
            /// The rows of all procedures, as the register lists them.
            $vis fn registered() -> Vec<$crate::engine::Registered> {
                let mut all = Vec::new();
                $(all.extend($crate::engine::row::rows($name, &$rows));)*
                all
            }
        }

        impl $crate::engine::Frame<$game> for $frame {
            fn step(&mut self, s: &mut $crate::engine::Stepper<'_, $game>) -> $crate::engine::Stepped<$game> {
                match self {
                    $(Self::$variant(at) => s.rows(&$rows, at),)*
                }
            }

            fn did(&mut self) -> &mut u8 {
                match self {
                    $(Self::$variant(at) => &mut at.did,)*
                }
            }

            $(fn forget(&mut self, lost: $crate::engine::Lost) {
                $forget(self, lost);
            })?
        }
    };
}

pub(crate) use procedures;
