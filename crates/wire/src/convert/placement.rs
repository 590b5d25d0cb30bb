//! The places that one win can lead to.

use jantaku_core::Seat;
use jantaku_engine::{self as engine, Table};
use jantaku_score::win_deltas;

use super::end::limit;
use super::seat;
use crate::{BetterPlace, PlacementByRon, PlacementByTsumo, PlacementTarget};

pub(super) fn placement_target(table: &Table, me: Seat) -> Option<PlacementTarget> {
    let engine::PlacementTarget { now, better } = table.placement_target(me)?;
    Some(PlacementTarget { now, better: better.iter().map(|better| place(table, me, better)).collect() })
}

fn place(table: &Table, me: Seat, better: &engine::Better) -> BetterPlace {
    let limit = |least: &engine::Least| least.limit.map(|reached| limit(reached, table.rules.terms));
    let ron = |(from, least): &(Seat, engine::Least)| PlacementByRon {
        from: seat(*from),
        points: win_deltas(&table.rules, me, Some(*from), table.dealer(), least.base, 0)[me],
        limit: limit(least),
    };
    let tsumo = |least: &engine::Least| {
        let deltas = win_deltas(&table.rules, me, None, table.dealer(), least.base, 0);
        let others = deltas.iter().filter(|(at, _)| *at != me && *at != table.dealer());
        PlacementByTsumo {
            dealer: (table.dealer() != me).then_some(-deltas[table.dealer()]),
            others: others.map(|(_, points)| -points).max().unwrap_or(0),
            limit: limit(least),
        }
    };
    BetterPlace {
        place: better.place,
        ron: better.ron.iter().map(ron).collect(),
        tsumo: better.tsumo.as_ref().map(tsumo),
    }
}

#[cfg(test)]
mod tests {
    use jantaku_testkit::{Scene, SceneExt, seat};

    use super::*;

    /// the honba comes to it.
    #[test]
    fn points_are_those_of_the_hand() {
        let points = [22_000, 33_000, 26_000, 19_000];
        let t = Scene::of("tenhou").wind(1).dealer(3).points(points).honba(1).deal();
        let target = placement_target(t.view(0).table(), seat(0)).unwrap();
        let second = target.better.iter().find(|better| better.place == 2).unwrap();
        let rons: Vec<_> = second.ron.iter().map(|ron| (ron.from, ron.points)).collect();
        assert_eq!(rons, [(1, 3900), (2, 2000), (3, 3900)]);
        assert_eq!(second.tsumo.as_ref().map(|tsumo| (tsumo.dealer, tsumo.others)), Some((Some(1500), 800)));
    }
}
