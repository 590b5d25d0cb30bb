//! Files in the formats of other programs.

use jantaku_record::formats::client::Stream;
use jantaku_record::formats::log::{Log, unnamed};
use jantaku_record::formats::verify::{self, Difference};
use jantaku_record::formats::{Input, UnknownRules, read, tenhou6};

use super::*;

impl From<UnknownRules> for ReplayFault {
    fn from(unknown: UnknownRules) -> ReplayFault {
        ReplayFault::UnknownRules(unknown.to_string())
    }
}

/// The replay of a file. Its rules are the given ones, or else those it states; our own records always state theirs.
pub fn of_bytes(bytes: &[u8], rules: Option<&Arc<Ruleset>>) -> Result<Replay, ReplayFault> {
    let input = read(bytes).map_err(|error| match is_bare_link(bytes) {
        true => ReplayFault::Elsewhere,
        false => ReplayFault::Unreadable(error.to_string()),
    })?;
    match input {
        Input::Ours(record) => of_record(&record),
        Input::Log(log) => of_log(&log, &log.ruleset_or(rules)?),
        Input::Logs(logs) => Err(ReplayFault::Unreadable(format!(
            "{} matches in one file; `jantaku convert --match 1` makes a record of the first",
            logs.len()
        ))),
        Input::Client(stream) => of_stream(&stream, &stream.ruleset_or(rules)?),
    }
}

/// A link without a record in it.
fn is_bare_link(bytes: &[u8]) -> bool {
    let text = std::str::from_utf8(bytes).unwrap_or_default().trim();
    (text.starts_with("http://") || text.starts_with("https://")) && !tenhou6::has_links(text)
}

fn of_log(log: &Log, rules: &Arc<Ruleset>) -> Result<Replay, ReplayFault> {
    check_length(log.rounds.len(), log.rounds.iter().map(|round| round.moves.len()).sum())?;
    let done = verify::replay(log, rules);
    let differs = done.differences.first();
    if let (true, Some(differs)) = (done.rounds.is_empty(), differs) {
        return Err(ReplayFault::Differs { rules: rules.name.clone(), why: differs.to_string() });
    }
    let names = log.called().values().cloned().collect();
    // Only its seat sees an answer, and none of our records has one.
    let is_shown = |event: &&Event| !matches!(event, Event::Answered { .. });
    let rounds: Vec<Vec<&Event>> =
        done.rounds.iter().map(|(_, events)| events.iter().filter(is_shown).collect()).collect();
    Ok(cut(of_rounds(rules, names, &rounds)?, differs))
}

/// The replay of one seat's stream: the hands of the others stay unknown.
fn of_stream(stream: &Stream, rules: &Arc<Ruleset>) -> Result<Replay, ReplayFault> {
    check_length(stream.rounds.len(), stream.rounds.iter().map(|round| round.steps.len()).sum())?;
    let followed = verify::replay_client(stream, rules);
    let is_shown = |event: &SeatEvent| !matches!(event, SeatEvent::Answered { .. });
    let shown = |round: &Vec<SeatEvent>| round.iter().filter(|event| is_shown(event)).cloned().collect();
    let rounds: Vec<Vec<SeatEvent>> = followed.rounds.iter().map(shown).collect();
    let names = unnamed(rules.players).values().cloned().collect();
    let seats = BySeat::from_fn(rules.players, |seat| (seat == stream.seat).then(|| rounds.clone()));
    Ok(cut(super::replay(rules, names, &seats)?, followed.differences.first()))
}

/// Adds the reason why the replay ends before the record does.
fn cut(replay: Replay, differs: Option<&Difference>) -> Replay {
    Replay { differs: differs.map(Difference::to_string), ..replay }
}
