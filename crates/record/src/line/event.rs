//! Engine events as lines, and back.

use jantaku_core::{BySeat, Tile};
use jantaku_engine::{Declares, Event, PublicEvent, RoundPosition, RoundStart, Showing, Tally};

use super::{Line, LineError, Tiles};

impl From<&Event> for Line {
    fn from(event: &Event) -> Self {
        match event {
            Event::Dealt { start, hands } => Line::Dealt {
                wind_index: start.position.wind_index,
                wind: start.wind,
                dealer: start.position.dealer,
                honba: start.position.honba,
                sticks: start.position.sticks,
                scores: start.position.scores.clone(),
                indicator: start.indicator,
                kept: start.position.kept,
                kept_by: start.position.kept_by,
                dice: start.dice,
                game: start.position.game,
                tally: start
                    .position
                    .tally
                    .values()
                    .any(|tally| *tally != Tally::default())
                    .then(|| start.position.tally.clone()),
                hands: hands.map(|_, hand| Tiles(hand.to_vec())),
            },
            &Event::Drew { seat, tile, from } => Line::Drew { seat, tile, from },
            &Event::Answered { seat, action } => Line::Answered { seat, action },
            Event::Public(event) => event.into(),
        }
    }
}

impl From<&PublicEvent> for Line {
    fn from(event: &PublicEvent) -> Self {
        match event {
            &PublicEvent::Discarded { seat, tile, tsumogiri, ref declares } => {
                let opened = if let Declares::OpenRiichi(hand) = declares { Some((**hand).clone()) } else { None };
                Line::Discarded { seat, tile, tsumogiri, riichi: declares.riichi(), opened }
            }
            &PublicEvent::RiichiPaid { seat } => Line::RiichiPaid { seat },
            PublicEvent::Called { seat, meld } => Line::Called { seat: *seat, meld: *meld },
            PublicEvent::KanDeclared { seat, meld } => Line::KanDeclared { seat: *seat, meld: *meld },
            &PublicEvent::Kita { seat } => Line::Kita { seat },
            &PublicEvent::DoraRevealed { indicator } => Line::DoraRevealed { indicator },
            PublicEvent::WallRanOut => Line::WallRanOut {},
            PublicEvent::HandDeclared { seat, showing } => match &**showing {
                Showing::Noten(hand) => Line::NotenShown { seat: *seat, hand: hand.clone() },
                showing => Line::TenpaiDeclared { seat: *seat, shown: showing.tenpai().cloned() },
            },
            PublicEvent::RoundEnded(end) => Line::RoundEnded(end.clone()),
            PublicEvent::GameEnded(settlement) => Line::GameEnded(settlement.clone()),
            PublicEvent::MatchEnded(settlement) => Line::MatchEnded(settlement.clone()),
        }
    }
}

impl TryFrom<Line> for Event {
    type Error = LineError;

    fn try_from(line: Line) -> Result<Self, LineError> {
        let public = match line {
            Line::Match(_)
            | Line::Wall { .. }
            | Line::SharedWall { .. }
            | Line::Seed { .. }
            | Line::SharedSeed { .. }
            | Line::Tiles { .. }
            | Line::Away { .. }
            | Line::Back { .. }
            | Line::Spent { .. } => {
                return Err(LineError::NoEvent(line.kind()));
            }
            Line::Dealt {
                wind_index,
                wind,
                dealer,
                honba,
                sticks,
                scores,
                indicator,
                kept,
                kept_by,
                dice,
                game,
                tally,
                hands,
            } => {
                let hands = thirteen(&hands)?;
                let tally = tally.unwrap_or_else(|| BySeat::from_fn(scores.players(), |_| Tally::default()));
                let position = RoundPosition { wind_index, dealer, honba, sticks, scores, kept, kept_by, game, tally };
                let start = RoundStart { position, wind, indicator, dice };
                return Ok(Event::Dealt { start: Box::new(start), hands: Box::new(hands) });
            }
            Line::Drew { seat, tile, from } => return Ok(Event::Drew { seat, tile, from }),
            Line::Answered { seat, action } => return Ok(Event::Answered { seat, action }),
            Line::Discarded { seat, tile, tsumogiri, riichi, opened } => {
                let declares = match (riichi, opened) {
                    (false, None) => Declares::Nothing,
                    (true, None) => Declares::Riichi,
                    (true, Some(hand)) => Declares::OpenRiichi(Box::new(hand)),
                    (false, Some(_)) => return Err(LineError::OpenedWithoutRiichi),
                };
                PublicEvent::Discarded { seat, tile, tsumogiri, declares }
            }
            Line::RiichiPaid { seat } => PublicEvent::RiichiPaid { seat },
            Line::Called { seat, meld } => PublicEvent::Called { seat, meld },
            Line::KanDeclared { seat, meld } => PublicEvent::KanDeclared { seat, meld },
            Line::Kita { seat } => PublicEvent::Kita { seat },
            Line::DoraRevealed { indicator } => PublicEvent::DoraRevealed { indicator },
            Line::WallRanOut {} => PublicEvent::WallRanOut,
            Line::TenpaiDeclared { seat, shown } => {
                let showing = Box::new(shown.map_or(Showing::Nothing, Showing::Tenpai));
                PublicEvent::HandDeclared { seat, showing }
            }
            Line::NotenShown { seat, hand } => {
                PublicEvent::HandDeclared { seat, showing: Box::new(Showing::Noten(hand)) }
            }
            Line::RoundEnded(end) => PublicEvent::RoundEnded(end),
            Line::GameEnded(settlement) => PublicEvent::GameEnded(settlement),
            Line::MatchEnded(settlement) => PublicEvent::MatchEnded(settlement),
        };
        Ok(Event::Public(public))
    }
}

fn thirteen(hands: &BySeat<Tiles>) -> Result<BySeat<[Tile; 13]>, LineError> {
    let mut dealt = hands.map(|_, _| [Tile::default(); 13]);
    for (seat, Tiles(hand)) in hands.iter() {
        dealt[seat] = hand[..].try_into().map_err(|_| LineError::Deal { seat, found: hand.len() })?;
    }
    Ok(dealt)
}
