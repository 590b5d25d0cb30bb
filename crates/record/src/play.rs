use std::sync::Arc;

use jantaku_core::{Ruleset, Seat, WallSeed};
use jantaku_engine::{Action, Actions, DealError, Event, Match, PlayError, SetupErrors};
use thiserror::Error;

use crate::line::SeatInfo;
use crate::{Recording, RoundSeeds, WallSource};

/// Why a match could not be played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayMatchError {
    /// Names for another number of seats than the rules have.
    #[error("{found} seats were named, and the rules are for {wanted}")]
    Seats {
        /// How many were named.
        found: usize,
        /// The number of players of the rules.
        wanted: usize,
    },
    /// The first hand cannot be dealt under these rules.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    /// A later hand cannot be dealt.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// A choice that was not among those offered.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// Plays a match to its end and records it. `seats` has one entry for each seat, in order. The rounds are dealt from [`RoundSeeds`]; `choose` is called for
/// one seat after another, the lowest first, and `watch` gets every event, including answers.
pub fn play_match(
    rules: Arc<Ruleset>,
    seats: &[SeatInfo],
    seed: &WallSeed,
    mut choose: impl FnMut(&Match, Seat, &Actions) -> Action,
    mut watch: impl FnMut(&Match, &Event),
) -> Result<(Match, Recording), PlayMatchError> {
    let (found, wanted) = (seats.len(), rules.players.count());
    if found != wanted {
        return Err(PlayMatchError::Seats { found, wanted });
    }
    let set = rules.tile_set();
    let mut recording = Recording::new(&rules, seats);
    let mut seeds = RoundSeeds::new(*seed);
    let mut seal = |recording: &mut Recording| {
        let source = WallSource::Seed(seeds.deal());
        let wall = source.wall(&set);
        recording.seal(source);
        wall
    };
    let (mut played, mut events) = Match::start(rules, seal(&mut recording))?;
    loop {
        for event in events.drain(..) {
            recording.push(&event);
            watch(&played, &event);
        }
        if played.settlement().is_some() {
            return Ok((played, recording));
        }
        match next_asked(&played) {
            Some((seat, actions)) => played.play_into(seat, choose(&played, seat, &actions), &mut events)?,
            None => events = played.deal(seal(&mut recording))?,
        }
    }
}

/// The lowest seat that has a choice, and its actions.
fn next_asked(played: &Match) -> Option<(Seat, Actions)> {
    let asked = |seat| (seat, played.legal_actions(seat));
    played.table().players().seats().map(asked).find(|(_, actions)| !actions.legal.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::SeatKind;

    #[test]
    fn there_is_one_name_for_each_seat() {
        let rules = Arc::new(Ruleset::preset("tenhou").unwrap());
        let play = |names: usize| {
            let seats = vec![SeatInfo { name: "bot".to_owned(), kind: SeatKind::Bot }; names];
            play_match(rules.clone(), &seats, &[1; 32], |_, _, actions| actions.default_action().unwrap(), |_, _| ())
        };
        assert!(play(4).is_ok());
        for found in [0, 3, 5] {
            assert_eq!(play(found).err(), Some(PlayMatchError::Seats { found, wanted: 4 }));
        }
    }
}
