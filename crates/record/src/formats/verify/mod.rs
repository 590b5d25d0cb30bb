//! Checks a foreign record against the rules: every choice, win, payment and transition is computed again.

mod client;
mod count;
mod difference;
mod remark;
mod result;
mod round;
mod stated;
mod tenhou_wall;
mod wall;

use std::sync::Arc;

use jantaku_core::{Ruleset, Wall};
use jantaku_engine::{Action, Event, Match, Round, RoundPosition, RoundSetup, Settlement};

pub(super) use client::seen;
pub use client::{Followed, replay_client};
pub use count::count_record;
use count::{count_round, count_seat_round};
pub use difference::{Check, Difference, Tally};
pub use remark::Remark;
pub(super) use stated::stated_win;
pub(super) use wall::indicators;

use super::log::{Contradiction, Log, LogRound};
use round::RoundReplay;

/// The result of a replay.
#[derive(Debug, Clone, Default)]
pub struct Replayed {
    /// The first difference of each round that has one.
    pub differences: Vec<Difference>,
    /// What the record leaves open, or labels wrongly, without a fault in play.
    pub remarks: Vec<Remark>,
    /// Counts of what was checked.
    pub tally: Tally,
    /// The rounds as events, with their walls, up to the first round with a difference.
    pub rounds: Vec<(Wall, Vec<Event>)>,
    /// The rounds after the first difference, or after one that is not over, that have none themselves, each with its number in the record, from 0.
    pub later: Vec<(usize, Vec<Event>)>,
    /// The final standings, if the record reaches them.
    pub settlement: Option<Settlement>,
}

/// Replays a record under these rules. After a difference the next round starts as the record says.
pub fn replay(log: &Log, rules: &Arc<Ruleset>) -> Replayed {
    replay_with(log, rules, &mut |_, _| ())
}

/// [`replay`], passing each event to `show` with the round after it.
pub fn replay_with(log: &Log, rules: &Arc<Ruleset>, show: &mut impl FnMut(&Round, &Event)) -> Replayed {
    let mut done = Replayed::default();
    let mut table: Option<Match> = None;
    let mut walls = tenhou_wall::Walls::new(log);
    let mut broken_off = false;
    for (nth, round) in log.rounds.iter().enumerate() {
        let last = nth + 1 == log.rounds.len();
        let differs = |(event, check, record, rules): Fault| {
            let (round, at) = (round.start.name(), round.at.0);
            Difference { round, at, event, check, record, rules }
        };
        done.tally.count("rounds");
        let seeded = walls.check(round);
        let mut sink = Sink { events: Vec::with_capacity(2 * round.moves.len() + 2), show };
        let result = begin(table.take(), rules, round, &mut sink).and_then(|(mut begun, wall)| {
            let mut replay = RoundReplay::new(&mut begun, round, &mut done.tally, sink);
            replay.play()?;
            replay.finish(last.then_some(log))?;
            let (events, labels) = replay.into_events();
            Ok((begun, wall, events, labels))
        });
        let result = result.and_then(|played| numbered(round).map(|()| played));
        match result.and_then(|played| seeded.map(|checked| (played, checked))) {
            Ok(((played, wall, events, labels), checked)) => {
                done.remarks.extend(labels.into_iter().map(|label| Remark::Label(differs(label))));
                done.tally.add("walls from a seed", checked.into());
                count_round(&mut done.tally, rules, &events);
                done.settlement = played.settlement().cloned();
                match done.differences.is_empty() && !broken_off {
                    true => done.rounds.push((wall, events)),
                    false => done.later.push((nth, events)),
                }
                table = Some(played).filter(|_| round.end.is_some());
                if round.end.is_none() {
                    broken_off = true;
                    let (round, at, moves) = (round.start.name(), round.at.0, round.moves.len());
                    done.remarks.push(Remark::Unfinished { round, at, moves });
                }
            }
            Err(fault) => done.differences.push(differs(fault)),
        }
    }
    done
}

/// Receives the events of a round.
struct Sink<'a, S> {
    events: Vec<Event>,
    show: &'a mut S,
}

impl<S: FnMut(&Round, &Event)> Sink<'_, S> {
    fn take(&mut self, round: &Round, event: Event) {
        (self.show)(round, &event);
        self.events.push(event);
    }
}

/// The number of the event, what was compared, the value in the record, the value by the rules.
type Fault = (usize, Check, String, String);

/// Deals a round: the next one of the match, or the one stated if there is no previous round (at the start, or after a
/// difference).
fn begin(
    before: Option<Match>,
    rules: &Arc<Ruleset>,
    round: &LogRound,
    sink: &mut Sink<'_, impl FnMut(&Round, &Event)>,
) -> Result<(Match, Wall), Fault> {
    let start = &round.start;
    let wall = wall::rebuild(round, rules).map_err(|why| (0, Check::Tiles, why, "they are one set".to_owned()))?;
    let stated = RoundPosition {
        wind_index: start.wind_index,
        dealer: start.dealer,
        honba: start.honba,
        sticks: start.sticks,
        scores: start.scores.clone(),
        ..RoundPosition::first(rules)
    };
    let Some(mut table) = before else {
        let first = RoundPosition::first(rules);
        if stated.wind_index == 0 && stated.dealer == first.dealer && stated.honba == 0 && stated.sticks == 0 {
            same(0, Check::Start, &stated, &first, stated::position)?;
        }
        let setup = RoundSetup { rules: rules.clone(), position: stated, wall: wall.clone() };
        let table = Match::start_with(setup, &mut |round, event| sink.take(round, event))
            .map_err(|error| (0, Check::Start, "a round that begins so".to_owned(), error.to_string()))?;
        return Ok((table, wall));
    };
    // The last dealer could have ended the match and did not.
    let seats: Vec<_> = table.asked().collect();
    for seat in seats {
        table
            .play(seat, Action::Continue)
            .map_err(|error| (0, Check::Start, "a next round".to_owned(), error.to_string()))?;
    }
    let position = table.needs_wall();
    let position =
        position.ok_or_else(|| (0, Check::MatchEnd, "another round".to_owned(), "the match is over".to_owned()))?;
    same(0, Check::Start, &stated, &position, stated::position)?;
    table
        .deal_with(wall.clone(), &mut |round, event| sink.take(round, event))
        .map_err(|error| (0, Check::Start, "a next round".to_owned(), error.to_string()))?;
    Ok((table, wall))
}

/// Checks that the numbers of a round's tiles agree.
fn numbered(round: &LogRound) -> Result<(), Fault> {
    torn(round.numbers.as_ref().and_then(|numbers| numbers.contradiction.as_ref()))
}

fn torn(contradiction: Option<&Contradiction>) -> Result<(), Fault> {
    contradiction
        .map_or(Ok(()), |Contradiction { after, said, seen }| Err((*after, Check::Copies, said.clone(), seen.clone())))
}

/// Checks that record and rules agree: the values are equal, or at least their texts by `say`.
fn same<T: PartialEq + ?Sized>(
    event: usize,
    check: Check,
    record: &T,
    rules: &T,
    say: impl Fn(&T) -> String,
) -> Result<(), Fault> {
    if record == rules {
        return Ok(());
    }
    let (record, rules) = (say(record), say(rules));
    if record == rules { Ok(()) } else { Err((event, check, record, rules)) }
}
