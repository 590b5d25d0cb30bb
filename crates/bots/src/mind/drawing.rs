//! Choices that bring another tile: kans, and norths laid aside. Each is weighed by what the hand comes to with the tile
//! from the dead wall, the dora it turns, for everybody, and the danger of being robbed.

use jantaku_core::{Ankan, Daiminkan, Hand, Kakan, Kind, Meld, Tile};
use jantaku_engine::{Action, Phase};

use super::course::Course;
use super::spoils::Bonus;
use super::{Search, Weigher, may_declare};
use crate::Prospect;
use crate::sight::Sight;

/// How much more others win, on average, with one indicator more.
const TURNED: f64 = 1.25;

/// What each of these choices leads to.
pub fn prospects(weigher: &Weigher, legal: &[Action]) -> Vec<Prospect> {
    let laid = |&action: &Action| Some((action, laid(weigher.spoils.sight, action)?));
    legal.iter().filter_map(laid).map(|(action, after)| prospect(weigher, action, &after)).collect()
}

fn prospect(weigher: &Weigher, action: Action, after: &Hand) -> Prospect {
    let (sight, stakes) = (weigher.spoils.sight, weigher.spoils.stakes);
    let rules = &sight.table.rules;
    let north = action == Action::Kita;
    let bonus = Bonus {
        norths: u8::from(north && rules.kita_is_dora),
        turned: if north { rules.kita_new_dora } else { rules.kan_dora },
    };
    let mut foes = weigher.foes.to_vec();
    if bonus.turned {
        foes.iter_mut().for_each(|foe| foe.price = (f64::from(foe.price) * TURNED) as i32);
    }
    let course = Course::new(sight, stakes, &foes);
    let declares = may_declare(sight) && after.is_closed();
    let after_stick = declares.then(|| Course::new(sight, &stakes.with_stick(rules.riichi_stake), &foes));
    let spoils = weigher.spoils.with(bonus, &course, after_stick.as_ref());
    let (worth, win) = Search::new(weigher, &spoils, after, &[]).supplied(&after.counts());
    match robbed(sight, action) {
        Some(kind) => {
            let risk = course.danger[kind.index()];
            Prospect { action, worth: risk.before(worth), win: risk.safe() * win, danger: worth - risk.before(worth) }
        }
        None => Prospect { action, worth, win, danger: 0.0 },
    }
}

/// The kind with which another may win at once.
fn robbed(sight: &Sight, action: Action) -> Option<Kind> {
    match action {
        Action::Kakan { tile } => Some(tile.kind()),
        Action::Kita => sight.table.rules.kita_ron.then_some(Kind::NORTH),
        _ => None,
    }
}

/// The hand with the kan laid, or the north aside.
fn laid(sight: &Sight, action: Action) -> Option<Hand> {
    let mut after = sight.view.hand().clone();
    let held = |kind: Kind| after.tiles().filter(|tile| tile.kind() == kind).collect::<Vec<Tile>>();
    let meld = match action {
        Action::Kita => {
            after.set_aside(Kind::NORTH.tile()).ok()?;
            return Some(after);
        }
        Action::Ankan { kind } => Meld::Ankan(Ankan::new(held(kind).try_into().ok()?).ok()?),
        Action::Kakan { tile } => {
            let pon = after.melds().iter().find_map(|meld| match meld {
                Meld::Pon(pon) if meld.kind() == tile.kind() => Some(*pon),
                _ => None,
            });
            Meld::Kakan(Kakan::new(pon?, tile).ok()?)
        }
        Action::Daiminkan => {
            let Phase::Claims { from, tile, .. } = sight.table.phase else { return None };
            let side = sight.me.relative(from, sight.table.players())?;
            Meld::Daiminkan(Daiminkan::new(tile, held(tile.kind()).try_into().ok()?, side).ok()?)
        }
        _ => return None,
    };
    after.lay(meld).ok()?;
    Some(after)
}
