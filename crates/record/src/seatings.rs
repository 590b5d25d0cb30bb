//! Arrangements of players around the table.

/// All seatings of these players that differ by name: for each, the index of the player at every seat. First the given
/// one, then those in which everyone moves on by one seat; then the other orders around the table.
pub fn seatings(names: &[String]) -> Vec<Vec<usize>> {
    let count = names.len();
    let named = |seating: &[usize]| seating.iter().map(|&player| &names[player]).collect::<Vec<_>>();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for ring in rings(count) {
        for step in 0..count {
            let seating: Vec<usize> = (0..count).map(|seat| ring[(seat + count - step) % count]).collect();
            if found.iter().all(|known| named(known) != named(&seating)) {
                found.push(seating);
            }
        }
    }
    found
}

/// The orders in which this many players can sit around a table, with the first player always first.
fn rings(count: usize) -> Vec<Vec<usize>> {
    let mut rings = vec![vec![0]];
    for player in 1..count {
        let put = |ring: &Vec<usize>, at: usize| {
            let mut ring = ring.clone();
            ring.insert(at, player);
            ring
        };
        rings =
            rings.iter().flat_map(|ring| (1..=ring.len()).rev().map(|at| put(ring, at)).collect::<Vec<_>>()).collect();
    }
    rings
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn seated(bots: &str) -> Vec<String> {
        let names: Vec<String> = bots.chars().map(String::from).collect();
        seatings(&names).iter().map(|seating| seating.iter().map(|&bot| names[bot].as_str()).collect()).collect()
    }

    #[test]
    fn every_distinct_seating_is_there_once() {
        for (bots, count) in [("abcd", 24), ("aabc", 12), ("aabb", 6), ("abbb", 4), ("aaaa", 1), ("abc", 6), ("abb", 3)]
        {
            let all = seated(bots);
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), count, "{bots}");
            assert_eq!(all.len(), count, "{bots}");
            assert_eq!(all[0], bots);
        }
    }

    /// Each name sits at each seat equally often.
    #[test]
    fn no_seat_is_favoured() {
        for bots in ["abcd", "aabc", "aabb", "abbb", "abc"] {
            let all = seated(bots);
            for name in bots.chars() {
                let at = |seat: usize| all.iter().filter(|seating| seating.chars().nth(seat) == Some(name)).count();
                assert!((1..bots.len()).all(|seat| at(seat) == at(0)), "{bots}: {name}");
            }
        }
    }

    #[test]
    fn first_all_move_on_by_one_seat() {
        assert_eq!(seated("abcd")[..5], ["abcd", "dabc", "cdab", "bcda", "abdc"]);
    }
}
