//! Measures how a bot climbs the career's ladder: real bots play its matches and those among the rivals.

use std::fmt::Write;

use jantaku_career::{Among, Journal, MatchId, RANKS, Slot, ladder_rules, played_by_bots, rival};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

const CLIMBER: Slot = Slot::Tiger;

pub struct Climb {
    pub bot: String,
    /// The number of matches after which a climb ends that has not reached rank 1.
    pub matches: u32,
    /// The seed of the walls and of the bots' randomness.
    pub seed: u64,
}

/// The rank after each match of a climb. It ends with rank 1, if it gets there.
pub type Ranks = Vec<u8>;

impl Climb {
    /// Each climb begins at the last rank. They come in the same order on any number of threads.
    pub fn all(&self, runs: u32) -> Result<Vec<Ranks>, String> {
        (0..runs).into_par_iter().map(|run| self.one(run)).collect()
    }

    fn one(&self, run: u32) -> Result<Ranks, String> {
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::from(run));
        let mut journal = Journal::default();
        add(&mut journal, |profile| profile.create_character(CLIMBER, "Climber", "Torao"))?;
        add(&mut journal, |profile| profile.enter_ladder(CLIMBER))?;
        let mut ranks = Ranks::new();
        while ranks.len() < self.matches as usize && ranks.last() != Some(&1) {
            while let Some(due) = Among::next(journal.profile(), &bytes(&mut rng)) {
                let seed = bytes(&mut rng);
                add(&mut journal, |profile| due.play(profile, &seed))?;
            }
            self.challenge(&mut journal, MatchId(ranks.len() as u64), &bytes(&mut rng))?;
            ranks.push(rank(&journal)?);
        }
        Ok(ranks)
    }

    fn challenge(&self, journal: &mut Journal, id: MatchId, seed: &[u8; 32]) -> Result<(), String> {
        let found = journal.profile().character(CLIMBER).map_err(|refusal| refusal.to_string())?;
        let (_, entrants) = found.ladder.as_ref().ok_or("there is no ladder")?.next_four();
        let four = entrants.map(|who| {
            let bot = who.name().and_then(rival).map_or(self.bot.as_str(), |player| player.bot);
            (who, bot)
        });
        add(journal, |profile| profile.challenge(id, CLIMBER))?;
        let rules = ladder_rules().map_err(|error| error.to_string())?;
        let finish = played_by_bots(rules, &four, seed).map_err(|error| error.to_string())?;
        add(journal, |profile| profile.settle(id, finish))
    }
}

fn add<E: ToString>(
    journal: &mut Journal,
    command: impl FnOnce(&jantaku_career::Profile) -> Result<Vec<jantaku_career::Event>, E>,
) -> Result<(), String> {
    let events = command(journal.profile()).map_err(|refusal| refusal.to_string())?;
    journal.add(0, &events).map(|_| ()).map_err(|error| error.to_string())
}

fn rank(journal: &Journal) -> Result<u8, String> {
    let found = journal.profile().character(CLIMBER).map_err(|refusal| refusal.to_string())?;
    Ok(found.ladder.as_ref().ok_or("there is no ladder")?.rank())
}

fn bytes(rng: &mut ChaCha20Rng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// The quartiles of the numbers, if there are any.
fn quartiles(mut numbers: Vec<u32>) -> Option<[u32; 3]> {
    numbers.sort_unstable();
    let at = |part: usize| numbers.get((numbers.len() * part).div_ceil(4).saturating_sub(1)).copied();
    Some([at(1)?, at(2)?, at(3)?])
}

pub fn report(climbs: &[Ranks]) -> String {
    let mut text = String::new();
    let mut line = |title: &str, numbers: Vec<u32>| {
        let count = numbers.len();
        let _infallible = match quartiles(numbers) {
            Some([low, median, high]) => {
                writeln!(text, "{title}: median {median}, quartiles {low} and {high}, of {count}")
            }
            None => writeln!(text, "{title}: none"),
        };
    };
    let reached = |rank: u8| move |ranks: &Ranks| ranks.iter().position(|&at| at <= rank).map(|at| at as u32 + 1);
    for rank in [20, 10, 1] {
        line(&format!("matches to rank {rank}"), climbs.iter().filter_map(reached(rank)).collect());
    }
    line("rank at the end", climbs.iter().filter_map(|ranks| ranks.last().map(|&rank| rank.into())).collect());
    line("best rank", climbs.iter().filter_map(|ranks| ranks.iter().min().map(|&rank| rank.into())).collect());
    let share = |title: &str, ranks: Vec<u8>| {
        let third = |of: u8| ranks.iter().filter(|&&rank| (rank - 1) / (RANKS / 3) == of).count();
        format!("{title}, by thirds: 1 to 10 {}, 11 to 20 {}, 21 to 30 {}\n", third(0), third(1), third(2))
    };
    let ends = climbs.iter().filter_map(|ranks| ranks.last().copied()).collect();
    text + &share("ranks at the end", ends) + &share("ranks after each match", climbs.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_them_are_no_larger_than_the_median() {
        assert_eq!(quartiles(vec![4, 1, 3, 2]), Some([1, 2, 3]));
        assert_eq!(quartiles((1..=100).rev().collect()), Some([25, 50, 75]));
        assert_eq!((quartiles(vec![7]), quartiles(Vec::new())), (Some([7; 3]), None));
    }

    /// A first match is about the last four ranks, and the same seed gives the same one. Near miss: another seed.
    #[test]
    fn a_climb_begins_at_the_foot_and_can_be_repeated() {
        let climbs = |seed| Climb { bot: "easy".to_owned(), matches: 1, seed }.all(8).unwrap();
        assert!(climbs(1).iter().all(|ranks| matches!(ranks[..], [27..=30])));
        assert_eq!(climbs(1), climbs(1));
        assert_ne!(climbs(1), climbs(2));
        assert!(Climb { bot: "nobody".to_owned(), matches: 1, seed: 1 }.all(1).is_err());
    }

    #[test]
    fn a_report_counts_thirds() {
        let text = report(&[vec![29, 12, 1], vec![30, 28, 27]]);
        assert!(text.contains("matches to rank 1: median 3, quartiles 3 and 3, of 1\n"), "{text}");
        assert!(text.contains("ranks at the end, by thirds: 1 to 10 1, 11 to 20 0, 21 to 30 1\n"), "{text}");
        assert!(text.contains("ranks after each match, by thirds: 1 to 10 1, 11 to 20 1, 21 to 30 4\n"), "{text}");
    }
}
