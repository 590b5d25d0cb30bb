//! Choices that bring a replacement tile: kans and kita. Each is evaluated by the hand with that tile, the dora it reveals for
//! everybody, and the danger of being robbed.

use jantaku_core::{Ankan, Daiminkan, Hand, Kakan, Kind, Meld, Tile};
use jantaku_engine::{Action, Phase};

use super::forecast::RoundForecast;
use super::win_value::ExtraDora;
use super::{Evaluator, HandSearch, may_declare};
use crate::Prospect;
use crate::position::Position;

/// By what factor one more indicator raises the price of an opponent's win; set by hand.
const NEW_DORA_PRICE_FACTOR: f64 = 1.25;

/// Evaluates the kans and kita among these choices.
pub fn prospects(evaluator: &Evaluator, legal: &[Action]) -> Vec<Prospect> {
    let after = |&action: &Action| Some((action, hand_after(evaluator.win_value.position, action)?));
    legal.iter().filter_map(after).map(|(action, after)| prospect(evaluator, action, &after)).collect()
}

fn prospect(evaluator: &Evaluator, action: Action, after: &Hand) -> Prospect {
    let (position, stakes) = (evaluator.win_value.position, evaluator.win_value.stakes);
    let rules = &position.table.rules;
    let north = action == Action::Kita;
    let extra = ExtraDora {
        norths: u8::from(north && rules.kita_is_dora),
        new_dora: if north { rules.kita_new_dora } else { rules.kan_dora },
    };
    let mut opponents = evaluator.opponents.to_vec();
    if extra.new_dora {
        opponents
            .iter_mut()
            .for_each(|opponent| opponent.price = (f64::from(opponent.price) * NEW_DORA_PRICE_FACTOR) as i32);
    }
    let forecast = RoundForecast::new(position, stakes, &opponents);
    let declares = may_declare(position) && after.is_closed();
    let after_riichi =
        declares.then(|| RoundForecast::new(position, &stakes.with_stick(rules.riichi_stake), &opponents));
    let win_value = evaluator.win_value.with(extra, &forecast, after_riichi.as_ref());
    let (worth, win) = HandSearch::new(evaluator, &win_value, after, &[]).after_replacement(&after.counts());
    match can_be_robbed(position, action) {
        Some(kind) => {
            let risk = forecast.danger[kind.index()];
            Prospect { action, worth: risk.before(worth), win: risk.safe() * win, danger: worth - risk.before(worth) }
        }
        None => Prospect { action, worth, win, danger: 0.0 },
    }
}

/// The kind with which an opponent may rob the kan or kita.
fn can_be_robbed(position: &Position, action: Action) -> Option<Kind> {
    match action {
        Action::Kakan { tile } => Some(tile.kind()),
        Action::Kita => position.table.rules.kita_ron.then_some(Kind::NORTH),
        _ => None,
    }
}

/// The hand after the kan or kita.
fn hand_after(position: &Position, action: Action) -> Option<Hand> {
    let mut after = position.view.hand().clone();
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
            let Phase::Claims { from, tile, .. } = position.table.phase else { return None };
            let side = position.me.relative(from, position.table.players())?;
            Meld::Daiminkan(Daiminkan::new(tile, held(tile.kind()).try_into().ok()?, side).ok()?)
        }
        _ => return None,
    };
    after.lay(meld).ok()?;
    Some(after)
}
