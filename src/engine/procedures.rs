//! The procedures of a game as one list: what is under way, what runs, and what the register knows come from it, so that no procedure can
//! be missing from one of them.

/// Makes an enum of frames, one variant a procedure with an [`At`](super::At) of its locals, run: the name in the register, and the rows of each. A
/// function may be named that forgets what is lost (see [`Frame::forget`](super::Frame::forget)). The enum stands with the locals, below the
/// rows; the list above them.
///
/// ```text
/// procedures! {
///     Frame of Lanterns {
///         Setup, "before the game", rows::SETUP;
///         Turn, "turn", rows::TURN;
///     }
/// }
/// ```
macro_rules! procedures {
    (
        $frame:ident of $game:ty $(, forgetting by $forget:path)? {
            $($variant:ident, $name:literal, $rows:expr;)*
        }
    ) => {
        impl $frame {
            /// The rows of all procedures, as the register lists them.
            pub(crate) fn registered() -> Vec<$crate::engine::Registered> {
                let mut all = Vec::new();
                $(all.extend($crate::engine::row::rows($name, &$rows));)*
                all
            }
        }

        impl $crate::engine::Frame<$game> for $frame {
            fn step(&mut self, s: &mut $crate::engine::Stepper<'_, $game>) -> $crate::engine::Stepped {
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
