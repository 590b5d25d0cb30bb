//! The evening in a room: its matches, and each person's total.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use jantaku_store::{RoomMatchRow, RoomRow, RoomStandingRow};
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{RoomPlayed, RoomStanding, RoomTotal};

const PLAYED: usize = 20;

/// The finished matches that may be shown: the end of the current one is stored before its table shows it.
fn shown(room: &RoomRow) -> impl DoubleEndedIterator<Item = &RoomMatchRow> {
    let unseen = room.current.filter(|(_, over)| !over).map(|(id, _)| id);
    room.matches.iter().filter(move |played| Some(played.id) != unseen)
}

/// The people who have played under each name, in the order in which they first did.
struct Namesakes<'a>(HashMap<&'a str, Vec<PlayerId>>);

impl Namesakes<'_> {
    fn of(room: &RoomRow) -> Namesakes<'_> {
        let mut all: HashMap<&str, Vec<PlayerId>> = HashMap::new();
        for RoomStandingRow { player, name, .. } in shown(room).flat_map(|played| &played.standings) {
            let people = all.entry(name).or_default();
            people.extend(player.filter(|player| !people.contains(player)));
        }
        Namesakes(all)
    }

    /// A name that tells a person from earlier ones with the same name.
    fn told_apart(&self, RoomStandingRow { player, name, .. }: &RoomStandingRow) -> String {
        let place = |people: &Vec<PlayerId>| people.iter().position(|known| Some(*known) == *player);
        match self.0.get(name.as_str()).and_then(place) {
            None | Some(0) => name.clone(),
            Some(before) => format!("{name} ({})", before + 1),
        }
    }
}

/// The last matches, in the order in which they were begun.
pub(super) fn played(room: &RoomRow) -> Vec<RoomPlayed> {
    let namesakes = Namesakes::of(room);
    let standing = |of: &RoomStandingRow| RoomStanding { name: namesakes.told_apart(of), total: of.total };
    let played = |of: &RoomMatchRow| RoomPlayed {
        match_id: of.id.to_string(),
        begun: Some(of.created),
        standings: of.standings.iter().map(standing).collect(),
    };
    let mut last: Vec<RoomPlayed> = shown(room).rev().take(PLAYED).map(played).collect();
    last.reverse();
    last
}

/// Bots are left out: each match has other ones.
pub(super) fn totals(room: &RoomRow) -> Vec<RoomTotal> {
    let namesakes = Namesakes::of(room);
    let mut by_person: BTreeMap<PlayerId, RoomTotal> = BTreeMap::new();
    for standing in shown(room).flat_map(|played| &played.standings) {
        let Some(player) = standing.player else { continue };
        let nothing = || RoomTotal { name: String::new(), matches: 0, total: 0 };
        let sum = by_person.entry(player).or_insert_with(nothing);
        sum.name = namesakes.told_apart(standing);
        sum.matches += 1;
        sum.total = sum.total.saturating_add(standing.total);
    }
    let mut totals: Vec<RoomTotal> = by_person.into_values().collect();
    totals.sort_by_key(|of| Reverse(of.total));
    totals
}

#[cfg(test)]
mod tests {
    use jantaku_wire::ids::MatchId;

    use super::*;
    use crate::rooms::change::tests::room;

    /// The matches: each player's id, name and result.
    fn after(matches: &[&[(Option<i64>, &str, i32)]]) -> RoomRow {
        let standing = |&(player, name, total): &(Option<i64>, &str, i32)| RoomStandingRow {
            player: player.map(PlayerId),
            name: name.to_owned(),
            total,
        };
        let played = |(nth, standings): (u64, &&[_])| RoomMatchRow {
            id: MatchId(nth),
            created: 100,
            standings: standings.iter().map(standing).collect(),
        };
        RoomRow { matches: (0..).zip(matches).map(played).collect(), ..room() }
    }

    #[test]
    fn two_people_of_one_name_are_told_apart_and_not_summed() {
        let room = after(&[
            &[(Some(4), "Ken", 30), (None, "Hana", -10)],
            &[(Some(7), "Ken", 20), (Some(4), "Kenji", -5)],
            &[(Some(7), "Ken", 1), (Some(4), "Ken", 2), (Some(9), "Hana", 3)],
        ]);
        let shown: Vec<Vec<String>> =
            played(&room).into_iter().map(|of| of.standings.into_iter().map(|of| of.name).collect()).collect();
        assert_eq!(shown, [vec!["Ken", "Hana"], vec!["Ken (2)", "Kenji"], vec!["Ken (2)", "Ken", "Hana"]]);
        let sums: Vec<_> = totals(&room).into_iter().map(|of| (of.name, of.matches, of.total)).collect();
        let expected = [("Ken", 3, 27), ("Ken (2)", 2, 21), ("Hana", 1, 3)];
        assert_eq!(sums, expected.map(|(name, matches, total)| (name.to_owned(), matches, total)));
    }

    #[test]
    fn the_match_that_is_played_is_not_shown_before_its_end() {
        let mut room = after(&[&[(Some(4), "Ken", 30)], &[(Some(7), "Ken", 20)]]);
        room.current = Some((MatchId(1), false));
        assert_eq!((played(&room).len(), totals(&room).len()), (1, 1));
        room.current = Some((MatchId(1), true));
        assert_eq!((played(&room).len(), totals(&room).len()), (2, 2));
        assert_eq!(played(&room)[0].begun, Some(100));
    }
}
