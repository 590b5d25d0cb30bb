use std::path::Path;
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::SeatEvent;
use jantaku_record::formats::client::Stream;
use jantaku_record::formats::log::unnamed;
use jantaku_record::formats::verify::replay_client;
use jantaku_record::{SeatInfo, SeatKind};

use super::turns::Shown;
use super::{Args, Sheet, seat};
use crate::failure::Failure;
use crate::records::{Found, find};

pub fn sheet(args: &Args) -> Result<(Sheet, Option<String>), Failure> {
    let own = match find(Path::new(&args.record), args.rules.as_deref(), args.which)? {
        Found::Whole(own) => own,
        Found::Stream(stream, rules) => return of_stream(args, &stream, &rules),
    };
    let players = own.record.header.rules.players;
    let seat = args.seat.map(|index| seat(index, players)).transpose()?;
    let seat = seat.or(own.opening.seat.filter(|seat| seat.index() < players.count()));
    let opens = own.opening.round.map(usize::from);
    let fault = own.difference.map(|difference| format!("{}: not shown from there on: {difference}", args.record));
    Ok((Sheet { opens, ..Sheet::of(&own.record, seat) }, fault))
}

/// The sheet of one seat's events.
fn of_stream(args: &Args, stream: &Stream, rules: &Arc<Ruleset>) -> Result<(Sheet, Option<String>), Failure> {
    if args.seat.is_some_and(|index| index != stream.seat.index()) {
        return Err(Failure::input(format!("{}: this is the stream of seat {} alone", args.record, stream.seat)));
    }
    let followed = replay_client(stream, rules);
    let shown = |round: Vec<SeatEvent>| round.into_iter().filter_map(|e| Shown::to_seat(e, stream.seat)).collect();
    let player = |name: &String| SeatInfo { name: name.clone(), kind: SeatKind::Human };
    let sheet = Sheet {
        rules: rules.clone(),
        seats: unnamed(rules.players).values().map(player).collect(),
        excerpt: false,
        opens: None,
        rounds: followed.rounds.into_iter().map(shown).collect(),
        ended: None,
    };
    Ok((sheet, followed.differences.first().map(|difference| format!("{}: {difference}", args.record))))
}
