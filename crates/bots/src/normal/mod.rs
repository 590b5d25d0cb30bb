//! A sound player. It weighs every discard and call by one measure, points to be expected: the chance to win the
//! hand times what it is worth ([`outlook`]), less the danger of what must be discarded for it ([`crate::foes`]).
//! Folding needs no rule of its own: far from tenpai the danger outweighs the hand, and the safest tile is best.

mod calls;
mod chance;
mod discard;
mod outlook;
#[cfg(test)]
mod tests;

use jantaku_engine::{Action, Actions, Phase, View};

use crate::Bot;
use crate::common::{at_once, decide, kan, kita};
use crate::sight::Sight;

/// Plays every position the same way.
pub struct Normal;

impl Bot for Normal {
    fn name(&self) -> &str {
        "normal"
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let legal = actions.legal.as_slice();
        decide(view, legal, || {
            at_once(view, legal).or_else(|| {
                let sight = Sight::wary(view);
                match view.table().phase {
                    Phase::Claims { from, tile, .. } => Some(calls::choose(&sight, from, tile, legal)),
                    _ => kita(&sight, legal)
                        .or_else(|| kan(&sight, legal))
                        .or_else(|| discard::best(&sight, view.hand(), legal).map(|choice| choice.action)),
                }
            })
        })
    }
}
