//! Engine events as lines, and back.

use jantaku_core::{Hand, Meld, Tile};
use jantaku_engine::{Declares, Event, PublicEvent, RoundPosition, RoundStart, Showing};

use super::tally;
use super::{HandForm, Line, LineError, Tiles, by_seat};

impl From<&Event> for Line {
    fn from(event: &Event) -> Self {
        match event {
            Event::Dealt { start, hands } => Line::Dealt {
                wind_index: start.position.wind_index,
                wind: start.wind,
                dealer: start.position.dealer,
                honba: start.position.honba,
                sticks: start.position.sticks,
                scores: start.position.scores.values().copied().collect(),
                indicator: start.indicator,
                kept: start.position.kept,
                kept_by: start.position.kept_by,
                dice: start.dice,
                game: start.position.game,
                tally: tally::forms(&start.position.tally),
                hands: hands.values().map(|hand| Tiles(hand.to_vec())).collect(),
            },
            &Event::Drew { seat, tile, from } => Line::Drew { seat, tile, from },
            &Event::Answered { seat, action } => Line::Answered { seat, action: action.into() },
            Event::Public(event) => event.into(),
        }
    }
}

impl From<&PublicEvent> for Line {
    fn from(event: &PublicEvent) -> Self {
        match event {
            &PublicEvent::Discarded { seat, tile, tsumogiri, ref declares } => {
                let opened = if let Declares::OpenRiichi(hand) = declares { Some((&**hand).into()) } else { None };
                Line::Discarded { seat, tile, tsumogiri, riichi: declares.riichi(), opened }
            }
            &PublicEvent::RiichiPaid { seat } => Line::RiichiPaid { seat },
            PublicEvent::Called { seat, meld } => Line::Called { seat: *seat, meld: meld.into() },
            PublicEvent::KanDeclared { seat, meld } => Line::KanDeclared { seat: *seat, meld: meld.into() },
            &PublicEvent::Kita { seat } => Line::Kita { seat },
            &PublicEvent::DoraRevealed { indicator } => Line::DoraRevealed { indicator },
            PublicEvent::WallRanOut => Line::WallRanOut {},
            PublicEvent::HandDeclared { seat, showing } => match &**showing {
                Showing::Noten(hand) => Line::NotenShown { seat: *seat, hand: hand.into() },
                showing => Line::TenpaiDeclared { seat: *seat, shown: showing.tenpai().map(HandForm::from) },
            },
            PublicEvent::RoundEnded(end) => Line::RoundEnded(Box::new((&**end).into())),
            PublicEvent::GameEnded(settlement) => Line::GameEnded(Box::new((&**settlement).into())),
            PublicEvent::MatchEnded(settlement) => Line::MatchEnded(Box::new((&**settlement).into())),
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
                let scores = by_seat("scores", scores)?;
                let hands = hands.into_iter().enumerate().map(thirteen).collect::<Result<_, _>>()?;
                let tally = tally::tally(tally, scores.players())?;
                let position = RoundPosition { wind_index, dealer, honba, sticks, scores, kept, kept_by, game, tally };
                let start = RoundStart { position, wind, indicator, dice };
                return Ok(Event::Dealt { start: Box::new(start), hands: Box::new(by_seat("hands", hands)?) });
            }
            Line::Drew { seat, tile, from } => return Ok(Event::Drew { seat, tile, from }),
            Line::Answered { seat, action } => return Ok(Event::Answered { seat, action: action.into() }),
            Line::Discarded { seat, tile, tsumogiri, riichi, opened } => {
                let declares = match (riichi, opened) {
                    (false, None) => Declares::Nothing,
                    (true, None) => Declares::Riichi,
                    (true, Some(hand)) => Declares::OpenRiichi(Box::new(Hand::try_from(hand)?)),
                    (false, Some(_)) => return Err(LineError::OpenedWithoutRiichi),
                };
                PublicEvent::Discarded { seat, tile, tsumogiri, declares }
            }
            Line::RiichiPaid { seat } => PublicEvent::RiichiPaid { seat },
            Line::Called { seat, meld } => PublicEvent::Called { seat, meld: Meld::try_from(meld)? },
            Line::KanDeclared { seat, meld } => PublicEvent::KanDeclared { seat, meld: Meld::try_from(meld)? },
            Line::Kita { seat } => PublicEvent::Kita { seat },
            Line::DoraRevealed { indicator } => PublicEvent::DoraRevealed { indicator },
            Line::WallRanOut {} => PublicEvent::WallRanOut,
            Line::TenpaiDeclared { seat, shown } => {
                let hand = shown.map(Hand::try_from).transpose()?;
                let showing = Box::new(hand.map_or(Showing::Nothing, Showing::Tenpai));
                PublicEvent::HandDeclared { seat, showing }
            }
            Line::NotenShown { seat, hand } => {
                PublicEvent::HandDeclared { seat, showing: Box::new(Showing::Noten(hand.try_into()?)) }
            }
            Line::RoundEnded(end) => PublicEvent::RoundEnded(Box::new((*end).try_into()?)),
            Line::GameEnded(settlement) => PublicEvent::GameEnded(Box::new((*settlement).try_into()?)),
            Line::MatchEnded(settlement) => PublicEvent::MatchEnded(Box::new((*settlement).try_into()?)),
        };
        Ok(Event::Public(public))
    }
}

fn thirteen((seat, tiles): (usize, Tiles)) -> Result<[Tile; 13], LineError> {
    tiles.0.try_into().map_err(|tiles: Vec<Tile>| LineError::Deal { seat, found: tiles.len() })
}
