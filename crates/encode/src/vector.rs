//! Many matches, played one decision of each at a time.

use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset};
use jantaku_engine::{Action, Settlement, SetupErrors};
use jantaku_record::match_seed;
use thiserror::Error;

use crate::{ActionId, LEN, SeededMatch, UnknownAction, mask_into, observe};

/// Into how many parts for each thread the matches are split, so that a slow one holds up less.
const PARTS: usize = 4;

/// Matches under the same rules, each waiting for the decision of one seat.
///
/// A step makes one decision in each [`SeededMatch`]. The walls of a match follow from the seed and its number alone, as
/// everywhere ([`match_seed`]); when it ends, its place goes on with the match that is as many further as there are places.
///
/// ```
/// use jantaku_core::Ruleset;
/// use jantaku_encode::{Buffers, VectorMatch};
///
/// let rules = Ruleset::preset("tenhou")?;
/// let (mut matches, mut buffers) = (VectorMatch::new(rules.into(), 8, 1, 2)?, Buffers::new(8));
/// matches.asked(&mut buffers.outputs())?;
/// for _ in 0..100 {
///     let first = |mask: &[bool; 401]| mask.iter().position(|legal| *legal).unwrap_or(0) as u16;
///     let actions: Vec<u16> = buffers.masks.iter().map(first).collect();
///     matches.step(&actions, &mut buffers.outputs())?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct VectorMatch {
    rules: Arc<Ruleset>,
    places: Vec<Place>,
    pool: Option<rayon::ThreadPool>,
}

/// Where a match is played.
struct Place {
    seed: u64,
    number: u64,
    played: SeededMatch,
}

/// What is written for each match, in slices as long as there are matches.
#[derive(Debug)]
pub struct Outputs<'a> {
    /// What the seat that is asked sees.
    pub observations: &'a mut [[i16; LEN]],
    /// What it may choose, by [`ActionId`].
    pub masks: &'a mut [[bool; ActionId::COUNT]],
    /// Which seat is asked; seat 0 was the first dealer.
    pub seats: &'a mut [u8],
    /// The points that each seat gained with the last decision, by seat.
    pub gains: &'a mut [[i32; 4]],
    /// Whether the match ended with it. What is seen belongs to the next match then.
    pub ended: &'a mut [bool],
    /// If it did: the result of each seat with all bonuses, by seat, in points.
    pub results: &'a mut [[i32; 4]],
}

/// What the [`Outputs`] of so many matches are written to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Buffers {
    pub observations: Vec<[i16; LEN]>,
    pub masks: Vec<[bool; ActionId::COUNT]>,
    pub seats: Vec<u8>,
    pub gains: Vec<[i32; 4]>,
    pub ended: Vec<bool>,
    pub results: Vec<[i32; 4]>,
}

impl Buffers {
    /// Buffers for so many matches.
    pub fn new(matches: usize) -> Buffers {
        Buffers {
            observations: vec![[0; LEN]; matches],
            masks: vec![[false; ActionId::COUNT]; matches],
            seats: vec![0; matches],
            gains: vec![[0; 4]; matches],
            ended: vec![false; matches],
            results: vec![[0; 4]; matches],
        }
    }

    /// The buffers, to be written to.
    pub fn outputs(&mut self) -> Outputs<'_> {
        Outputs {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            gains: &mut self.gains,
            ended: &mut self.ended,
            results: &mut self.results,
        }
    }
}

/// Why matches cannot be played.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum VectorError {
    /// No match can be started under these rules.
    #[error(transparent)]
    Rules(#[from] SetupErrors),
    /// There are no threads to play with.
    #[error("there are no threads to play with: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// A slice has the wrong length.
    #[error("`{name}` has {found} entries for {expected} matches")]
    Length {
        name: &'static str,
        found: usize,
        /// How many matches there are.
        expected: usize,
    },
    /// No action has this number.
    #[error("match {at}: {error}")]
    Unknown {
        /// The place of the match.
        at: usize,
        error: UnknownAction,
    },
    /// The seat that is asked may not choose this.
    #[error("match {at}: `{action}` is not among the legal actions")]
    Illegal {
        /// The place of the match.
        at: usize,
        action: ActionId,
    },
}

impl Place {
    fn new(rules: &Arc<Ruleset>, seed: u64, number: u64) -> Result<Place, SetupErrors> {
        let played = SeededMatch::start(rules.clone(), match_seed(seed, number), &mut |_| ())?;
        Ok(Place { seed, number, played })
    }

    /// Makes the decision, and returns the result if the match is over.
    fn play(&mut self, action: Action, gains: &mut [i32; 4]) -> Option<Settlement> {
        let before = points(&self.played.game().table().scores);
        let after = self.played.play(action, &mut |_| ()).expect("it is legal");
        // Sticks that nobody won are given to the first place.
        let settled = self.played.game().settlement();
        let after = points(settled.map_or(&after, |settled| &settled.scores));
        *gains = std::array::from_fn(|seat| after[seat] - before[seat]);
        settled.cloned()
    }
}

fn points(scores: &BySeat<i32>) -> [i32; 4] {
    let mut points = [0; 4];
    scores.iter().for_each(|(seat, score)| points[seat.index()] = *score);
    points
}

/// The part of the outputs that is one match's.
struct Output<'a> {
    observation: &'a mut [i16; LEN],
    mask: &'a mut [bool; ActionId::COUNT],
    seat: &'a mut u8,
    gains: &'a mut [i32; 4],
    ended: &'a mut bool,
    results: &'a mut [i32; 4],
}

impl Output<'_> {
    fn asked(&mut self, place: &Place) {
        observe(&place.played.view(), self.observation);
        mask_into(place.played.actions(), self.mask);
        *self.seat = place.played.seat().index() as u8;
    }
}

impl VectorMatch {
    /// Starts so many matches, numbered from 0, to be played by so many threads.
    ///
    /// # Errors
    ///
    /// Rules under which no match can start.
    pub fn new(rules: Arc<Ruleset>, matches: usize, seed: u64, threads: usize) -> Result<VectorMatch, VectorError> {
        let places: Result<Vec<Place>, SetupErrors> =
            (0..matches as u64).map(|number| Place::new(&rules, seed, number)).collect();
        let pool = match threads {
            0 | 1 => None,
            _ => Some(rayon::ThreadPoolBuilder::new().num_threads(threads).build()?),
        };
        Ok(VectorMatch { rules, places: places?, pool })
    }

    /// How many matches there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Writes the decisions that are asked now. Nothing was gained, and nothing ended.
    ///
    /// # Errors
    ///
    /// A slice of the wrong length.
    pub fn asked(&mut self, outputs: &mut Outputs) -> Result<(), VectorError> {
        self.each(outputs, |_, place, output| {
            (*output.gains, *output.ended, *output.results) = ([0; 4], false, [0; 4]);
            output.asked(place);
        })
    }

    /// Makes one decision in each match, by [`ActionId`], and writes the next.
    ///
    /// # Errors
    ///
    /// A number that is no action or none of the legal ones, and a slice of the wrong length. No decision is made then.
    pub fn step(&mut self, actions: &[u16], outputs: &mut Outputs) -> Result<(), VectorError> {
        let expected = self.places.len();
        if actions.len() != expected {
            return Err(VectorError::Length { name: "actions", found: actions.len(), expected });
        }
        for (at, (place, &number)) in self.places.iter().zip(actions).enumerate() {
            let action =
                ActionId::from_index(usize::from(number)).map_err(|error| VectorError::Unknown { at, error })?;
            if !place.played.actions().legal.contains(&action.action()) {
                return Err(VectorError::Illegal { at, action });
            }
        }
        let rules = self.rules.clone();
        self.each(outputs, move |at, place, output| {
            let action = ActionId::from_index(usize::from(actions[at])).expect("it was looked at").action();
            let settled = place.play(action, output.gains);
            *output.ended = settled.is_some();
            *output.results = settled.map_or([0; 4], |settled| results(&settled));
            if *output.ended {
                *place = Place::new(&rules, place.seed, place.number + expected as u64).expect("as the one before");
            }
            output.asked(place);
        })
    }

    fn each(
        &mut self,
        outputs: &mut Outputs,
        of: impl Fn(usize, &mut Place, &mut Output) + Sync,
    ) -> Result<(), VectorError> {
        outputs.check(self.places.len())?;
        let threads = self.pool.as_ref().map_or(1, rayon::ThreadPool::current_num_threads);
        let parts = if threads > 1 { PARTS * threads } else { 1 };
        let (places, outputs) = (&mut self.places[..], outputs.reborrow());
        match &self.pool {
            Some(pool) => pool.install(|| in_parts(parts, 0, places, outputs, &of)),
            None => in_parts(1, 0, places, outputs, &of),
        }
        Ok(())
    }
}

/// Splits the matches among threads; the parts are disjoint, so that the outcome does not depend on who plays them.
fn in_parts(
    parts: usize,
    first: usize,
    places: &mut [Place],
    outputs: Outputs,
    of: &(impl Fn(usize, &mut Place, &mut Output) + Sync),
) {
    if parts > 1 && places.len() > 1 {
        let half = places.len() / 2;
        let (places, rest) = places.split_at_mut(half);
        let (outputs, others) = outputs.split_at(half);
        rayon::join(
            || in_parts(parts / 2, first, places, outputs, of),
            || in_parts(parts / 2, first + half, rest, others, of),
        );
        return;
    }
    for (nth, place) in places.iter_mut().enumerate() {
        let mut output = Output {
            observation: &mut outputs.observations[nth],
            mask: &mut outputs.masks[nth],
            seat: &mut outputs.seats[nth],
            gains: &mut outputs.gains[nth],
            ended: &mut outputs.ended[nth],
            results: &mut outputs.results[nth],
        };
        of(first + nth, place, &mut output);
    }
}

impl Outputs<'_> {
    fn reborrow(&mut self) -> Outputs<'_> {
        Outputs {
            observations: self.observations,
            masks: self.masks,
            seats: self.seats,
            gains: self.gains,
            ended: self.ended,
            results: self.results,
        }
    }

    fn check(&self, expected: usize) -> Result<(), VectorError> {
        let lengths = [
            ("observations", self.observations.len()),
            ("masks", self.masks.len()),
            ("seats", self.seats.len()),
            ("gains", self.gains.len()),
            ("ended", self.ended.len()),
            ("results", self.results.len()),
        ];
        match lengths.into_iter().find(|(_, found)| *found != expected) {
            Some((name, found)) => Err(VectorError::Length { name, found, expected }),
            None => Ok(()),
        }
    }
}

impl<'a> Outputs<'a> {
    fn split_at(self, at: usize) -> (Outputs<'a>, Outputs<'a>) {
        let (observations, more_observations) = self.observations.split_at_mut(at);
        let (masks, more_masks) = self.masks.split_at_mut(at);
        let (seats, more_seats) = self.seats.split_at_mut(at);
        let (gains, more_gains) = self.gains.split_at_mut(at);
        let (ended, more_ended) = self.ended.split_at_mut(at);
        let (results, more_results) = self.results.split_at_mut(at);
        let rest = Outputs {
            observations: more_observations,
            masks: more_masks,
            seats: more_seats,
            gains: more_gains,
            ended: more_ended,
            results: more_results,
        };
        (Outputs { observations, masks, seats, gains, ended, results }, rest)
    }
}

fn results(settled: &Settlement) -> [i32; 4] {
    let mut results = [0; 4];
    settled.standings.iter().for_each(|standing| results[standing.seat.index()] = standing.total);
    results
}
