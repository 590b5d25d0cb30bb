use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::line::{SeatInfo, SeatKind};
use crate::seatings::seatings;
use crate::{PlayMatchError, Recording, match_seed, play_match};

/// Matches between the same players under the same rules, numbered from 0. One seed decides all that is left to chance in each of them, so that any
/// match can be played by itself.
#[derive(Debug, Clone)]
pub struct Series {
    rules: Arc<Ruleset>,
    players: Vec<String>,
    /// All seatings of the players; match follows match through these.
    seatings: Vec<Vec<usize>>,
    seed: u64,
    duplicate: bool,
}

impl Series {
    /// The players by name, as they sit in match 0. Where it is `duplicate`, matches that follow one another have the same walls until every seating
    /// has played on them.
    ///
    /// # Errors
    ///
    /// Another number of players than the rules have.
    pub fn new(
        rules: Arc<Ruleset>,
        players: Vec<String>,
        seed: u64,
        duplicate: bool,
    ) -> Result<Series, PlayMatchError> {
        let (found, wanted) = (players.len(), rules.players.count());
        if found != wanted {
            return Err(PlayMatchError::Seats { found, wanted });
        }
        let seatings = seatings(&players);
        Ok(Series { rules, players, seatings, seed, duplicate })
    }

    /// Returns the rules that every match is played by.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// Returns the seed of all walls.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Which player sits there.
    pub fn player_at(&self, seat: Seat, number: u32) -> usize {
        self.seatings[number as usize % self.seatings.len()][seat.index()]
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat, number: u32) -> &str {
        &self.players[self.player_at(seat, number)]
    }

    /// The number of matches that have the same walls.
    pub fn matches_of_a_deal(&self) -> u32 {
        if self.duplicate { self.seatings.len() as u32 } else { 1 }
    }

    /// The number of the walls of a match.
    pub fn deal(&self, number: u32) -> u32 {
        number / self.matches_of_a_deal()
    }

    /// Those who sit at the table of a match, by seat: `sit` makes each of them, with the seed of what that player leaves to chance.
    ///
    /// # Errors
    ///
    /// The first error of `sit`.
    pub fn seated<P, E>(&self, number: u32, mut sit: impl FnMut(Seat, [u8; 32]) -> Result<P, E>) -> Result<Vec<P>, E> {
        let mut chances = ChaCha20Rng::seed_from_u64(self.seed);
        // The even streams are those of the walls: see `match_seed`.
        chances.set_stream(2 * u64::from(number) + 1);
        let mut sits = |seat| {
            let mut seed = [0; 32];
            chances.fill_bytes(&mut seed);
            sit(seat, seed)
        };
        self.rules.players.seats().map(&mut sits).collect()
    }

    /// Plays a match to its end and records it, as [`play_match`] does.
    ///
    /// # Errors
    ///
    /// Those of [`play_match`].
    pub fn play(
        &self,
        number: u32,
        choose: impl FnMut(&Match, Seat, &Actions) -> Action,
        watch: impl FnMut(&Match, &Event),
    ) -> Result<(Match, Recording), PlayMatchError> {
        let info = |seat| SeatInfo { name: self.name(seat, number).to_owned(), kind: SeatKind::Bot };
        let infos: Vec<SeatInfo> = self.rules.players.seats().map(info).collect();
        let seed = match_seed(self.seed, u64::from(self.deal(number)));
        play_match(self.rules.clone(), &infos, &seed, choose, watch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(players: &str, duplicate: bool) -> Result<Series, PlayMatchError> {
        let rules = Arc::new(Ruleset::preset("tenhou").unwrap());
        Series::new(rules, players.chars().map(String::from).collect(), 7, duplicate)
    }

    fn names(series: &Series, number: u32) -> String {
        series.rules().players.seats().map(|seat| series.name(seat, number)).collect()
    }

    fn record(series: &Series, number: u32) -> String {
        let first = |_: &Match, _: Seat, actions: &Actions| actions.legal[0];
        series.play(number, first, |_, _| {}).unwrap().1.to_json_lines()
    }

    /// The walls of a match, as its record reveals them.
    fn walls(record: &str) -> Vec<&str> {
        record.lines().filter(|line| line.contains(r#""type":"seed""#)).collect()
    }

    #[test]
    fn players_move_on_from_match_to_match() {
        let series = series("abbb", false).unwrap();
        assert_eq!([0, 1, 3, 4].map(|number| names(&series, number)), ["abbb", "babb", "bbba", "abbb"]);
        assert_ne!(walls(&record(&series, 0))[0], walls(&record(&series, 1))[0]);
        assert_eq!(record(&series, 5), record(&series, 5));
    }

    #[test]
    fn duplicates_keep_the_walls_until_all_seatings_have_played_on_them() {
        let series = series("abbb", true).unwrap();
        assert_eq!([3, 4].map(|number| series.deal(number)), [0, 1]);
        let [first, last, next] = [0, 3, 4].map(|number| record(&series, number));
        assert_eq!(walls(&first)[0], walls(&last)[0]);
        assert_ne!(walls(&first)[0], walls(&next)[0]);
    }

    #[test]
    fn each_player_of_each_match_has_chances_of_its_own() {
        let series = series("aaaa", true).unwrap();
        let seeds = |number| series.seated(number, |_, seed| Ok::<_, ()>(seed)).unwrap();
        let mut all = [seeds(0), seeds(1)].concat();
        assert_eq!(seeds(0), seeds(0));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8);
        assert_eq!(series.seated(0, |seat, _| Err::<(), _>(seat)), Err(Seat::new(0).unwrap()));
    }

    #[test]
    fn there_is_one_player_for_each_seat() {
        assert!(series("abcd", false).is_ok());
        for (players, found) in [("abc", 3), ("abcde", 5)] {
            assert_eq!(series(players, false).err(), Some(PlayMatchError::Seats { found, wanted: 4 }));
        }
    }
}
