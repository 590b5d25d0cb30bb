//! Practice: matches that count for nothing. They can be resumed from any point, and can begin with a custom hand.

use std::sync::Arc;

use jantaku_core::notation::{format_tiles, parse_tiles};
use jantaku_core::{BySeat, Ruleset, Seat, Wall, Wind};
use jantaku_engine::{
    Action, DealError, Event, Match, PublicEvent, ReplayError, RoundPosition, RoundSetup, SetupErrors,
};
use jantaku_scenario::{Scene, SceneError};
use thiserror::Error;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResumeFrom {
    /// Before the player's last choice that had an alternative. Continuing to the next hand is not a choice.
    LastChoice,
    LastDeal,
    /// After this event of the match's record, counted from 0, and whatever follows it without a choice.
    Event(usize),
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PracticeError {
    #[error("you have made no choice yet that could be taken back")]
    NoChoice,
    #[error("`event`: the record has no event {0}")]
    NoEvent(usize),
    #[error("the match is over at this point")]
    Over,
    #[error(transparent)]
    Scene(#[from] SceneError),
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    #[error("`seat`: nobody is {0:?} under these rules")]
    NobodySits(Wind),
    #[error("`round`: these rules have no {0:?} {1}")]
    NoRound(Wind, u8),
    #[error("`hand`: {0} tiles, where a hand has up to 14")]
    LongHand(usize),
    #[error("`points`: {found} numbers for {players} players")]
    Points { found: usize, players: usize },
    #[error("the match does not replay")]
    Replay,
}

impl PracticeError {
    pub fn key(&self) -> &'static str {
        match self {
            PracticeError::NoChoice => "practice_no_choice",
            PracticeError::NoEvent(_) | PracticeError::Replay => "practice_no_event",
            PracticeError::Over => "practice_over",
            PracticeError::Scene(_) | PracticeError::LongHand(_) => "practice_tiles",
            PracticeError::NobodySits(_) => "practice_seat",
            PracticeError::NoRound(..) => "practice_round",
            PracticeError::Setup(_) | PracticeError::Points { .. } => "practice_points",
        }
    }
}

impl From<ReplayError> for PracticeError {
    fn from(_: ReplayError) -> PracticeError {
        PracticeError::Replay
    }
}

impl From<DealError> for PracticeError {
    fn from(_: DealError) -> PracticeError {
        PracticeError::Replay
    }
}

/// Returns how many events of a match come before the point from which `seat` resumes it. At that point somebody has a
/// decision to make, or a hand is to be dealt.
pub fn resume_point(
    rules: &Arc<Ruleset>,
    walls: &[Wall],
    events: &[Event],
    seat: Seat,
    from: ResumeFrom,
) -> Result<usize, PracticeError> {
    let points = Points::of(rules, walls, events, seat)?;
    let kept = match from {
        ResumeFrom::LastChoice => points.choice.ok_or(PracticeError::NoChoice)?,
        ResumeFrom::LastDeal => points.deal.ok_or(PracticeError::Replay)?,
        ResumeFrom::Event(nth) => {
            // Records leave answers out.
            let mut recorded = events.iter().enumerate().filter(|(_, event)| !matches!(event, Event::Answered { .. }));
            let kept = recorded.nth(nth).map(|(at, _)| at + 1).ok_or(PracticeError::NoEvent(nth))?;
            points.all.into_iter().find(|&point| point >= kept).ok_or(PracticeError::Replay)?
        }
    };
    let is_over = matches!(events[..kept].last(), Some(Event::Public(PublicEvent::MatchEnded(_))));
    if is_over { Err(PracticeError::Over) } else { Ok(kept) }
}

/// The points from which a match can be resumed, as numbers of events before them.
#[derive(Default)]
struct Points {
    /// All points with a decision or a deal, and the end of the match.
    all: Vec<usize>,
    /// After the last deal.
    deal: Option<usize>,
    /// Before the seat's last choice that had an alternative.
    choice: Option<usize>,
}

impl Points {
    fn of(rules: &Arc<Ruleset>, walls: &[Wall], events: &[Event], seat: Seat) -> Result<Points, PracticeError> {
        let mut walls = walls.iter().cloned();
        let mut playing: Option<Match> = None;
        let (mut points, mut at) = (Points::default(), 0);
        while let Some(event) = events.get(at) {
            let mut wall = || walls.next().ok_or(PracticeError::Replay);
            match (event, &mut playing) {
                (Event::Dealt { start, .. }, None) => {
                    let setup = RoundSetup { rules: rules.clone(), position: start.position.clone(), wall: wall()? };
                    let (begun, dealt) = Match::start_from(setup)?;
                    playing = Some(begun);
                    at += dealt.len();
                    points.deal = Some(at);
                }
                (Event::Dealt { .. }, Some(playing)) => {
                    at += playing.deal(wall()?)?.len();
                    points.deal = Some(at);
                }
                (event, Some(playing)) => {
                    if is_choice(playing, seat, event) {
                        points.choice = Some(at);
                    }
                    playing.apply(event)?;
                    at += 1;
                }
                (_, None) => return Err(PracticeError::Replay),
            }
            let waits = |game: &Match| game.asked().next().is_some() || game.needs_wall().is_some();
            if playing.as_ref().is_some_and(|game| waits(game) || game.settlement().is_some()) {
                points.all.push(at);
            }
        }
        Ok(points)
    }
}

/// Whether an event is a choice of the seat that had an alternative.
fn is_choice(playing: &Match, seat: Seat, event: &Event) -> bool {
    let (who, action) = match event {
        &Event::Answered { seat, action } => (seat, action),
        Event::Public(event) => match playing.table().choice_behind(event) {
            Some(choice) => choice,
            None => return false,
        },
        _ => return false,
    };
    let had_others = || {
        let actions = playing.legal_actions(seat);
        actions.legal.len() + actions.fouls.len() > 1
    };
    who == seat && action != Action::Continue && had_others()
}

/// A hand to practise. Everything it does not state is left to chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomHand {
    /// The wind of the round and its number within it, from 1.
    pub round: (Wind, u8),
    pub seat: Wind,
    /// Up to fourteen tiles; the fourteenth is the first draw.
    pub hand: String,
    /// The player's next draws while nobody calls.
    pub draws: String,
    pub indicators: String,
    pub honba: u32,
    pub sticks: u32,
    /// Everybody's points from the first dealer on; none for those of the rules.
    pub points: Vec<i32>,
}

impl CustomHand {
    /// Returns the round with this hand, and the player's seat; `seed` shuffles the rest of the wall.
    pub fn setup(&self, rules: &Ruleset, seed: [u8; 32]) -> Result<(RoundSetup, Seat), PracticeError> {
        let position = self.position(rules)?;
        let from_dealer = rules.players.seats_from(position.dealer).zip(Wind::ALL);
        let own = from_dealer.into_iter().find(|(_, wind)| *wind == self.seat).map(|(seat, _)| seat);
        let own = own.ok_or(PracticeError::NobodySits(self.seat))?;
        let tiles = parse_tiles(&self.hand);
        let tiles = tiles.map_err(|error| SceneError::Tiles { part: "hand", text: self.hand.clone(), error })?;
        if tiles.len() > 14 {
            return Err(PracticeError::LongHand(tiles.len()));
        }
        let (hand, drawn) = tiles.split_at(tiles.len().min(13));
        let scene = Scene::at(rules.clone(), position)
            .hand(own.index(), &format_tiles(hand))
            .draws_of(own.index(), &(format_tiles(drawn) + &self.draws))
            .indicators(&self.indicators)
            .shuffled(seed);
        let setup = scene.setup()?;
        // What is on the table is checked with the deal.
        setup.clone().start()?;
        Ok((setup, own))
    }

    fn position(&self, rules: &Ruleset) -> Result<RoundPosition, PracticeError> {
        let (wind, number) = self.round;
        let winds = 0..rules.winds_to_play() as u8;
        let wind_index = winds.into_iter().find(|&index| rules.wind(index) == Some(wind));
        let dealer = rules.players.seats().nth(usize::from(number).wrapping_sub(1));
        let (wind_index, dealer) = wind_index.zip(dealer).ok_or(PracticeError::NoRound(wind, number))?;
        let (honba, sticks, first) = (self.honba, self.sticks, RoundPosition::first(rules));
        let (found, players) = (self.points.len(), rules.players.count());
        let scores = match found {
            0 => Some(first.scores),
            _ => BySeat::from_vec(self.points.clone()).filter(|_| found == players),
        };
        let scores = scores.ok_or(PracticeError::Points { found, players })?;
        Ok(RoundPosition { wind_index, dealer, honba, sticks, scores, ..first })
    }
}
