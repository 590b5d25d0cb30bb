//! The cheap policy that plays the opponents in rollouts: it aims for a fast hand and folds to a riichi unless near tenpai.

use jantaku_core::{Counts, Kind, KindSet, Seat, Tile, Yaku};
use jantaku_engine::{Action, Phase, Table, View};
use jantaku_score::{AfterDiscard, discards, shanten};

use crate::common::{decide, rule_of_thumb};

/// The weight of one shanten, in tiles of ukeire: it outweighs any ukeire. Set by hand.
const SHANTEN_WEIGHT: f64 = 1000.0;
/// The weight of [`risk`], in tiles of ukeire, while the hand is pushed; set by hand.
const DANGER_WEIGHT: f64 = 1.2;

/// One of the legal actions.
pub fn choose(view: &View, legal: &[Action]) -> Action {
    decide(view, legal, || {
        rule_of_thumb(view, legal).or_else(|| match view.table().phase {
            Phase::Claims { tile, .. } => claim(view, tile, legal),
            _ if legal.contains(&Action::Kita) => Some(Action::Kita),
            _ => turn(view, legal),
        })
    })
}

/// The safe kinds against each opponent who threatens: by riichi or three open melds.
fn threats(table: &Table, me: Seat) -> Vec<KindSet> {
    let threatens = |seat: &Seat| {
        table.riichi[*seat].is_riichi() || table.melds[*seat].iter().filter(|meld| meld.is_open()).count() >= 3
    };
    table.players().others(me).filter(threatens).map(|seat| table.safe_kinds(seat)).collect()
}

fn turn(view: &View, legal: &[Action]) -> Option<Action> {
    let (table, me, hand) = (view.table(), view.seat(), view.hand());
    let seen: Counts = view.seen().collect();
    let threats = threats(table, me);
    let after = discards(&hand.counts(), hand.melds().len(), table.rules.tile_set);
    let least = after.iter().map(|after| after.shanten.min()).min()?;
    let fold = !threats.is_empty() && least > i8::from(threats.len() < 2);
    let danger = |kind: Kind| threats.iter().map(|safe| risk(kind, *safe, &seen)).sum::<f64>();
    let worth = |after: &AfterDiscard, tile: Tile| {
        let live: u8 = after.ukeire.iter().map(|kind| 4 - seen.of(kind).min(4)).sum();
        let keep = f64::from(u8::from(tile.is_red())) + table.dora().filter(|dora| *dora == tile.kind()).count() as f64;
        let speed =
            f64::from(live) - SHANTEN_WEIGHT * f64::from(after.shanten.min()) - 6.0 * keep - tile_value(tile.kind());
        let danger = danger(tile.kind());
        if fold { speed / (20.0 * SHANTEN_WEIGHT) - danger } else { speed - DANGER_WEIGHT * danger }
    };
    let mut best: Option<(f64, Tile, bool, bool)> = None;
    for action in legal {
        let &Action::Discard { tile, tsumogiri } = action else { continue };
        let Some(after) = after.iter().find(|after| after.kind == tile.kind()) else { continue };
        let worth = worth(after, tile);
        if best.is_none_or(|best| worth > best.0) {
            let waits = after.shanten.min() == 0 && after.ukeire.iter().any(|kind| seen.of(kind) < 4);
            best = Some((worth, tile, tsumogiri, waits));
        }
    }
    let (_, tile, tsumogiri, waits) = best?;
    let riichi = Action::Riichi { tile, tsumogiri };
    if waits && legal.contains(&riichi) { Some(riichi) } else { Some(Action::Discard { tile, tsumogiri }) }
}

/// The value of a tile in itself, in tiles of ukeire; set by hand.
fn tile_value(kind: Kind) -> f64 {
    match kind.number() {
        _ if kind.is_honour() => 0.0,
        1 | 9 => 0.5,
        2 | 8 => 1.0,
        _ => 1.5,
    }
}

/// How dangerous a kind is against one opponent who threatens, roughly in percent; set by hand.
fn risk(kind: Kind, safe: KindSet, seen: &Counts) -> f64 {
    if safe.contains(kind) {
        return 0.0;
    }
    if kind.is_honour() {
        return [3.0, 3.0, 2.0, 0.6, 0.0][usize::from(seen.of(kind).min(4))];
    }
    let open = |side: i8| {
        let beyond = kind.offset(3 * side);
        beyond.is_some_and(|beyond| !safe.contains(beyond)) && kind.offset(side).is_some_and(|near| seen.of(near) < 4)
    };
    let ways = f64::from(u8::from(open(1)) + u8::from(open(-1)));
    1.2 + 4.5 * ways / 2.0 + if kind.is_yaochuu() { 0.0 } else { 0.8 }
}

/// A call that lowers the shanten and leaves the hand a yaku, or passing.
fn claim(view: &View, tile: Tile, legal: &[Action]) -> Option<Action> {
    let (table, hand) = (view.table(), view.hand());
    let now = view.shanten();
    if now <= 0 || (now > 1 && !threats(table, view.seat()).is_empty()) {
        return Some(Action::Pass);
    }
    let open_yaku = OpenYaku::of(view);
    for &action in legal {
        let own = match action {
            Action::Pon { own } | Action::Chii { own } => own,
            _ => continue,
        };
        let triplet = matches!(action, Action::Pon { .. }) && open_yaku.values.contains(tile.kind());
        let simple = open_yaku.simples && [tile, own[0], own[1]].iter().all(simple) && (now <= 2 || !hand.is_closed());
        let mut rest = hand.counts();
        let held = own.iter().all(|tile| rest.take(tile.kind()));
        let nearer = || shanten(&rest, hand.melds().len() + 1, table.rules.tile_set).min() < now;
        if held && (triplet || open_yaku.triplet || simple) && nearer() {
            return Some(action);
        }
    }
    Some(Action::Pass)
}

/// The yaku that an open hand can have.
struct OpenYaku {
    values: KindSet,
    /// Whether it has a triplet of yakuhai.
    triplet: bool,
    /// Whether it can become tanyao.
    simples: bool,
}

impl OpenYaku {
    fn of(view: &View) -> OpenYaku {
        let (table, hand) = (view.table(), view.hand());
        let of_value = table.yakuhai(view.seat()).into_iter().filter(|(_, han)| *han > 0);
        let values: KindSet = of_value.map(|(kind, _)| kind).collect();
        let all = hand.all_counts();
        let allowed = table.rules.open_tanyao && table.rules.yaku.han(Yaku::Tanyao, false).is_some();
        let laid = hand.melds().iter().all(|meld| meld.tiles().iter().all(simple));
        let outside = hand.tiles().filter(|tile| !simple(tile)).count();
        OpenYaku {
            values,
            triplet: values.iter().any(|kind| all.of(kind) >= 3),
            simples: allowed && laid && outside <= 1 + usize::from(!hand.is_closed()),
        }
    }
}

fn simple(tile: &Tile) -> bool {
    !tile.kind().is_yaochuu()
}
