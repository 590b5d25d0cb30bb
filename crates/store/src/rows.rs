use jantaku_core::{Ruleset, Seat, SeatDraw, Wind};
use jantaku_engine::{Event, PublicEvent, Standing};
use jantaku_record::WallSource;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{EndedBy, Mode, Pace, Person, RoundName, TimeControl, Watching};

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    /// A person, who takes the seat by this secret.
    Person { player: PlayerId, token: SeatToken },
    /// The bot of this name.
    Bot(String),
}

/// A seat as it was agreed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    pub name: String,
    /// The face, where it is not that of the name.
    pub face: Option<Person>,
    pub who: Who,
}

impl SeatRow {
    /// A bot at a seat, with the face of its name.
    pub fn of_bot(name: &str, bot: &str) -> SeatRow {
        SeatRow { name: name.to_owned(), face: None, who: Who::Bot(bot.to_owned()) }
    }

    /// The bot that plays it, if one does.
    pub fn bot(&self) -> Option<&str> {
        match &self.who {
            Who::Bot(name) => Some(name),
            Who::Person { .. } => None,
        }
    }
}

/// What the walls of a match follow from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchSeed {
    /// Each is drawn afresh.
    Fresh,
    /// All follow from this seed.
    Fixed([u8; 32]),
    /// Each follows from a secret that is derived from this one, and from what the players add to it.
    Shared([u8; 32]),
}

impl MatchSeed {
    /// The seed that all walls follow from, if there is one.
    pub fn fixed(self) -> Option<[u8; 32]> {
        match self {
            MatchSeed::Fixed(seed) => Some(seed),
            MatchSeed::Fresh | MatchSeed::Shared(_) => None,
        }
    }
}

/// A match as it was agreed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    pub id: MatchId,
    /// When it was created, in seconds since 1970.
    pub created: u32,
    pub rules: Ruleset,
    /// Who sits where, from seat 0.
    pub seats: Vec<SeatRow>,
    /// How fast the bots play.
    pub pace: Pace,
    /// How long people may think; as long as they like without.
    pub time: Option<TimeControl>,
    /// How many seconds everybody has after a discard to claim or pass; without, only whoever can claim is waited for.
    pub claim_window: Option<u8>,
    /// What its walls follow from.
    pub seed: MatchSeed,
    /// What the whims of its bots are derived from, so that a restart draws no others.
    pub whims: [u8; 32],
    /// What it is played for.
    pub mode: Mode,
    /// What anybody with its link may watch.
    pub watching: Watching,
    /// Whether it is over.
    pub finished: bool,
    /// Who has ended it before its end, if somebody has.
    pub ended: Option<EndedBy>,
}

impl MatchRow {
    /// The faces by seat; nothing where all are those of the names.
    pub fn faces(&self) -> Vec<Option<Person>> {
        let faces: Vec<_> = self.seats.iter().map(|seat| seat.face).collect();
        if faces.iter().all(Option::is_none) { Vec::new() } else { faces }
    }
}

/// A match with all that happened in it.
#[derive(Debug, Clone)]
pub struct StoredMatch {
    /// As it was agreed.
    pub row: MatchRow,
    /// The wall of each round so far.
    pub walls: Vec<WallSource>,
    pub events: Vec<Event>,
    /// What answers took, each with the number of the event it became.
    pub spent: Vec<(u32, Spent)>,
    /// Who went away and came back, each with the number of events there were.
    pub presences: Vec<(u32, Presence)>,
    /// What players have sealed for the wall of the next round.
    pub seals: Vec<Seal>,
    /// Which of them they have opened.
    pub shares: Vec<Share>,
}

impl StoredMatch {
    /// What decided its seats, where its house leaves that to the dice or to a draw of tiles.
    pub fn seat_draw(&self) -> Option<SeatDraw> {
        let Ruleset { seats_by, players, .. } = self.row.rules;
        self.walls.first()?.seat_draw(seats_by, players)
    }
}

/// What is added to a match at once.
#[derive(Debug, Clone)]
pub struct Appended {
    pub id: MatchId,
    /// How many events it has so far.
    pub after: u32,
    pub events: Vec<Event>,
    /// The rounds they deal, in order: one at most, but at the beginning of a match that resumes another.
    pub dealt: Vec<Dealt>,
    /// What the answer took that they begin with, if time counts.
    pub spent: Option<Spent>,
    /// Who is away from now on, or is back. It may be all that is added.
    pub presence: Option<Presence>,
    /// What the player seals for the next wall with that answer.
    pub seal: Option<Seal>,
    /// What a player opens for the next wall. It may be all that is added.
    pub share: Option<Share>,
    /// What that changes in a player's career.
    pub career: Option<CareerLines>,
    /// When, in seconds since 1970.
    pub now: u32,
}

impl Appended {
    /// These events and nothing beside them, after so many that the match has.
    pub fn new(id: MatchId, after: u32, events: Vec<Event>, now: u32) -> Appended {
        let (spent, presence, seal, share, career) = (None, None, None, None, None);
        Appended { id, after, events, dealt: Vec::new(), spent, presence, seal, share, career, now }
    }
}

/// What is added to a player's career at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CareerLines {
    pub player: PlayerId,
    /// How many lines it has so far.
    pub after: u32,
    pub lines: Vec<String>,
}

/// What an answer took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spent {
    pub seat: Seat,
    /// From the question to the answer, in milliseconds, without what the line took as far as that is not charged.
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

/// What a player seals for a shared wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seal {
    pub round: u32,
    pub seat: Seat,
    pub bytes: [u8; 32],
}

/// What a player adds to a shared wall: what they have sealed, opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    pub round: u32,
    pub seat: Seat,
    pub bytes: [u8; 32],
}

/// A round that is dealt.
#[derive(Debug, Clone)]
pub struct Dealt {
    /// Its number, from 0.
    pub round: u32,
    pub wall: WallSource,
    /// Which game of the match it belongs to, from 1.
    pub game: u8,
}

/// How a seat finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub seat: Seat,
    pub place: u8,
    /// Points at the end.
    pub points: i32,
    /// The result with uma, oka and all the rest, in points.
    pub total: i32,
}

/// A match and where it stands: what a list needs, without its rules or events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: MatchId,
    /// When it was created, in seconds since 1970.
    pub created: u32,
    /// What its rules are called.
    pub title: String,
    /// What it is played for.
    pub mode: Mode,
    /// The names by seat.
    pub names: Vec<String>,
    /// Points by seat after the last round.
    pub scores: Vec<i32>,
    /// The seat of the player whose list this is.
    pub seat: Seat,
    /// The round that it has come to.
    pub round: RoundName,
    /// Whether it is over.
    pub finished: bool,
    /// The place of that player from 1, once it is played to its end.
    pub place: Option<u8>,
    /// Who has ended it before its end, if somebody has.
    pub ended: Option<EndedBy>,
}

/// A match that cannot be listed, or not be played on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damaged {
    /// Its id, as far as it can be read.
    pub id: String,
    /// What is wrong, without anything of a hand or a wall.
    pub why: String,
}

/// What comes of giving up a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GivenUp {
    Done,
    /// It is over, and stays.
    Over,
    /// The player has no seat in it.
    NoSeat,
    /// Other people play it too.
    OthersPlay,
    /// There is none of this id, or none any more.
    NoMatch,
}

/// Which part of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// Matches that are over, or those that are not.
    pub finished: bool,
    /// Only matches with one of these terms in a player's name or in the title of the rules; all matches if it is empty.
    pub search: Vec<String>,
    /// Matches after the one of this cursor; the first ones without.
    pub after: Option<(u32, i64)>,
    /// The most to list.
    pub limit: u32,
}

/// A part of a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Listed {
    pub matches: Vec<Summary>,
    /// Those of this part that cannot be listed.
    pub damaged: Vec<Damaged>,
    /// Where the next part begins, if there is one.
    pub next: Option<(u32, i64)>,
}

/// A house as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRow {
    /// Its name, which no other house has.
    pub name: String,
    /// The preset it is described by.
    pub base: String,
    /// Its rules, complete, so that a preset that changes later does not change it.
    pub rules: String,
}

/// What events change in the columns that lists are made from.
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
