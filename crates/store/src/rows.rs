use jantaku_core::{Ruleset, Seat, SeatDraw, Wind};
use jantaku_engine::{Event, PublicEvent, Standing};
use jantaku_record::WallSource;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{EndedBy, Mode, Pace, Person, RoundName, TimeControl, Watching};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    /// A person, who takes the seat by this secret.
    Person {
        player: PlayerId,
        token: SeatToken,
    },
    Bot(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    pub name: String,
    /// The face, where it is not that of the name.
    pub face: Option<Person>,
    pub who: Who,
}

impl SeatRow {
    pub fn of_bot(name: &str, bot: &str) -> SeatRow {
        SeatRow { name: name.to_owned(), face: None, who: Who::Bot(bot.to_owned()) }
    }

    pub fn bot(&self) -> Option<&str> {
        match &self.who {
            Who::Bot(name) => Some(name),
            Who::Person { .. } => None,
        }
    }
}

/// The source of a match's walls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchSeed {
    /// Each wall is drawn afresh.
    Fresh,
    /// All follow from this seed.
    Fixed([u8; 32]),
    /// Each wall follows from a secret derived from this one, and from the players' shares.
    Shared([u8; 32]),
}

impl MatchSeed {
    /// Returns the seed of all walls, if there is one.
    pub fn fixed(self) -> Option<[u8; 32]> {
        match self {
            MatchSeed::Fixed(seed) => Some(seed),
            MatchSeed::Fresh | MatchSeed::Shared(_) => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    pub id: MatchId,
    /// In seconds since 1970.
    pub created: u32,
    pub rules: Ruleset,
    pub seats: Vec<SeatRow>,
    /// The pace of the bots.
    pub pace: Pace,
    /// None if it is unlimited.
    pub time: Option<TimeControl>,
    /// The seconds that everybody has after a discard to claim or pass; if none, only players who can claim are waited
    /// for.
    pub claim_window: Option<u8>,
    pub seed: MatchSeed,
    /// The seed of the bots' whims, which a restart doesn't change.
    pub whims: [u8; 32],
    pub mode: Mode,
    /// What a spectator with the link may see.
    pub watching: Watching,
    pub finished: bool,
    /// Who ended it early.
    pub ended: Option<EndedBy>,
}

impl MatchRow {
    pub fn faces(&self) -> Vec<Option<Person>> {
        let faces: Vec<_> = self.seats.iter().map(|seat| seat.face).collect();
        if faces.iter().all(Option::is_none) { Vec::new() } else { faces }
    }
}

/// A match with all its events.
#[derive(Debug, Clone)]
pub struct StoredMatch {
    pub row: MatchRow,
    /// The wall of each round so far.
    pub walls: Vec<WallSource>,
    pub events: Vec<Event>,
    /// The time of the answers, each with the number of the event it became.
    pub spent: Vec<(u32, Spent)>,
    /// The players who went away and came back, each with the number of events before.
    pub presences: Vec<(u32, Presence)>,
    /// The players' seals for the next round's wall.
    pub seals: Vec<Seal>,
    /// The shares of these that are opened.
    pub shares: Vec<Share>,
}

impl StoredMatch {
    pub fn seat_draw(&self) -> Option<SeatDraw> {
        let Ruleset { seats_by, players, .. } = self.row.rules;
        self.walls.first()?.seat_draw(seats_by, players)
    }
}

/// An addition to a match, stored at once.
#[derive(Debug, Clone)]
pub struct Appended {
    pub id: MatchId,
    /// The number of its events before.
    pub after: u32,
    pub events: Vec<Event>,
    /// The rounds they deal, in order: at most one, except at the beginning of a match that resumes another.
    pub dealt: Vec<Dealt>,
    /// The time of the answer that they begin with, where time counts.
    pub spent: Option<Spent>,
    /// A player who is away from now on, or is back. It may be the only addition.
    pub presence: Option<Presence>,
    /// The player's seal for the next wall, sent with that answer.
    pub seal: Option<Seal>,
    /// A player's share in the next wall. It may be the only addition.
    pub share: Option<Share>,
    /// The resulting change of the player's career.
    pub career: Option<CareerLines>,
    /// In seconds since 1970.
    pub now: u32,
}

impl Appended {
    /// These events and nothing beside them, after so many that the match has.
    pub fn new(id: MatchId, after: u32, events: Vec<Event>, now: u32) -> Appended {
        let (spent, presence, seal, share, career) = (None, None, None, None, None);
        Appended { id, after, events, dealt: Vec::new(), spent, presence, seal, share, career, now }
    }
}

/// An addition to a player's career, stored at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CareerLines {
    pub player: PlayerId,
    /// The number of its lines before.
    pub after: u32,
    pub lines: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spent {
    pub seat: Seat,
    /// From the question to the answer, in milliseconds, without the uncharged time on the line.
    pub millis: u32,
}

/// A player who is away from now on, or is back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    Away {
        seat: Seat,
        /// The level of the bot that plays for them, if one does.
        bot: Option<String>,
    },
    Back {
        seat: Seat,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seal {
    pub round: u32,
    pub seat: Seat,
    pub bytes: [u8; 32],
}

/// An opened share in a shared wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    pub round: u32,
    pub seat: Seat,
    pub bytes: [u8; 32],
}

#[derive(Debug, Clone)]
pub struct Dealt {
    /// Its number, from 0.
    pub round: u32,
    pub wall: WallSource,
    /// The game of the match, from 1.
    pub game: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub seat: Seat,
    pub place: u8,
    pub points: i32,
    /// With uma, oka and everything else, in points.
    pub total: i32,
}

/// A match as a list shows it, without its rules or events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: MatchId,
    /// In seconds since 1970.
    pub created: u32,
    /// The name of its rules.
    pub title: String,
    pub mode: Mode,
    /// The names by seat.
    pub names: Vec<String>,
    pub scores: Vec<i32>,
    /// The seat of the player whose list this is.
    pub seat: Seat,
    /// The round that it has come to.
    pub round: RoundName,
    pub finished: bool,
    /// The place of that player from 1, once the match is over.
    pub place: Option<u8>,
    /// Who ended it early.
    pub ended: Option<EndedBy>,
}

/// A match that cannot be listed, or not played on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damaged {
    /// Its id, as far as it can be read.
    pub id: String,
    /// The damage, without anything of a hand or a wall.
    pub why: String,
}

/// The result of giving up a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GivenUp {
    Done,
    /// It is over, and stays.
    Over,
    /// The player has no seat in it.
    NoSeat,
    OthersPlay,
    /// There is no match of this id any more.
    NoMatch,
}

/// One page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub finished: bool,
    /// Terms of which one is in a player's name or in the title of the rules; all matches if empty.
    pub search: Vec<String>,
    /// The cursor after which the page begins; the first page if none.
    pub after: Option<(u32, i64)>,
    /// The most to list.
    pub limit: u32,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Listed {
    pub matches: Vec<Summary>,
    /// The matches of this page that cannot be listed.
    pub damaged: Vec<Damaged>,
    /// The cursor of the next page.
    pub next: Option<(u32, i64)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRow {
    pub name: String,
    pub base: String,
    /// The complete rules: a later change of the preset does not change them.
    pub rules: String,
}

/// The change of the columns for lists.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Changes {
    /// The wind, the number of the hand and the honba.
    pub position: Option<(Wind, u8, u32)>,
    pub scores: Option<Vec<i32>>,
    pub results: Option<Vec<Place>>,
}

impl Changes {
    pub fn of(events: &[Event]) -> Changes {
        events.iter().fold(Changes::default(), |mut changes, event| {
            match event {
                Event::Dealt { start, .. } => {
                    changes.position = Some((start.wind, start.number(), start.position.honba));
                    changes.scores = Some(start.position.scores.values().copied().collect());
                }
                Event::Public(PublicEvent::MatchEnded(settlement)) => {
                    changes.scores = Some(settlement.scores.values().copied().collect());
                    let place =
                        |of: &Standing| Place { seat: of.seat, place: of.place, points: of.points, total: of.total };
                    changes.results = Some(settlement.standings.iter().map(place).collect());
                }
                _ => {}
            }
            changes
        })
    }
}
