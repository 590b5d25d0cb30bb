//! The questions that come with the program: matches that our own bots played, and where in them what is asked.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Read;
use std::str::FromStr;
use std::sync::OnceLock;

use flate2::read::GzDecoder;
use jantaku_core::notation::format_tiles;
use jantaku_core::{Hand, Players, Ruleset, Suit, Tile, Wall};
use jantaku_record::formats::tenhou6;
use jantaku_wire::{DrillEntry, DrillList, DrillSkill};
use thiserror::Error;

use crate::find::waits;
use crate::text_hash;
use crate::{Drill, Place, Played, ReadFault};

/// The matches: one record of tenhou.net/6 in each line.
const MATCHES: &[u8] = include_bytes!("../data/matches.jsonl.gz");
/// The questions: one [`Entry`] in each line.
const QUESTIONS: &[u8] = include_bytes!("../data/questions.txt.gz");

/// The skill whose hands are made, not played.
pub const ONE_SUIT: &str = "one_suit";

/// A question: what is asked, and of what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub drill: Drill,
    /// The skill that it trains.
    pub skill: &'static str,
    /// How hard it is, from 1 to 5.
    pub level: u8,
    /// What it is about.
    pub source: Source,
}

/// What a question is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// A position of a match.
    Position {
        /// The number of the match among those looked through.
        of_match: usize,
        at: Place,
        /// The answer, where it is a matter of judgement.
        yes: Option<bool>,
    },
    /// A hand or a win, as the words of a [`WinLine`](jantaku_scenario::WinLine).
    Line(String),
}

/// A line that is no question.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no question")]
pub struct EntryFault(pub String);

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Entry { drill, skill, level, source } = self;
        write!(f, "{} {skill} {level} ", drill.key())?;
        match source {
            Source::Line(line) => f.write_str(line),
            Source::Position { of_match, at, yes } => {
                write!(f, "{of_match}.{}.{}.{}", at.round, at.event, at.seat.index())?;
                match yes {
                    Some(yes) => write!(f, " {}", if *yes { "yes" } else { "no" }),
                    None => Ok(()),
                }
            }
        }
    }
}

impl FromStr for Entry {
    type Err = EntryFault;

    fn from_str(line: &str) -> Result<Entry, EntryFault> {
        let fault = || EntryFault(line.to_owned());
        let mut words = line.splitn(4, ' ');
        let mut word = || words.next().ok_or_else(fault);
        let drill = Drill::named(word()?).ok_or_else(fault)?;
        let skill = drill.skill(word()?).ok_or_else(fault)?;
        let level = word()?.parse().map_err(|_| fault())?;
        let rest = word()?;
        let source = match drill {
            Drill::Waits | Drill::Fu | Drill::Points => Source::Line(rest.to_owned()),
            _ => position(rest).ok_or_else(fault)?,
        };
        Ok(Entry { drill, skill, level, source })
    }
}

fn position(text: &str) -> Option<Source> {
    let (place, yes) = match text.split_once(' ') {
        None => (text, None),
        Some((place, "yes")) => (place, Some(true)),
        Some((place, "no")) => (place, Some(false)),
        Some(_) => return None,
    };
    let numbers: Vec<usize> = place.split('.').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let [of_match, round, event, seat] = numbers[..] else { return None };
    let seat = Players::Four.seats().nth(seat)?;
    Some(Source::Position { of_match, at: Place { round, event, seat }, yes })
}

/// Questions with the matches that they are about.
#[derive(Debug)]
pub struct Shelf {
    /// The records, one in each line.
    matches: Vec<String>,
    /// The questions by drill and skill.
    questions: BTreeMap<(Drill, &'static str), Vec<Entry>>,
}

/// Why the shelf cannot be read.
#[derive(Debug, Clone, Error)]
#[error("the questions that come with the program cannot be read: {0}")]
pub struct ShelfFault(String);

impl Shelf {
    /// The questions that come with the program.
    pub fn shipped() -> Result<&'static Shelf, ShelfFault> {
        static SHELF: OnceLock<Result<Shelf, ShelfFault>> = OnceLock::new();
        SHELF.get_or_init(Shelf::read).as_ref().map_err(Clone::clone)
    }

    fn read() -> Result<Shelf, ShelfFault> {
        let text = |packed: &[u8]| {
            let mut text = String::new();
            GzDecoder::new(packed).read_to_string(&mut text).map_err(|error| ShelfFault(error.to_string()))?;
            Ok(text)
        };
        let mut questions: BTreeMap<_, Vec<Entry>> = BTreeMap::new();
        for line in text(QUESTIONS)?.lines() {
            let entry: Entry = line.parse().map_err(|fault: EntryFault| ShelfFault(fault.to_string()))?;
            questions.entry((entry.drill, entry.skill)).or_default().push(entry);
        }
        Ok(Shelf { matches: text(MATCHES)?.lines().map(str::to_owned).collect(), questions })
    }

    /// The questions of a skill.
    pub fn of(&self, drill: Drill, skill: &str) -> &[Entry] {
        let skill = drill.skill(skill).unwrap_or_default();
        self.questions.get(&(drill, skill)).map_or(&[], Vec::as_slice)
    }

    /// All questions of a drill, skill by skill.
    pub fn all(&self, drill: Drill) -> impl Iterator<Item = &Entry> {
        drill.skills().iter().flat_map(move |skill| self.of(drill, skill))
    }

    /// The puzzle of a day, such as `2026-11-25`: the same for everybody, on any machine.
    pub fn daily(&self, date: &str) -> Option<&Entry> {
        const DRILLS: [Drill; 4] = [Drill::Discard, Drill::Riichi, Drill::Call, Drill::Push];
        const LEAST_LEVEL: u8 = 3;
        let number = text_hash(date);
        let drill = DRILLS[(number % 4) as usize];
        let hard: Vec<&Entry> = self.all(drill).filter(|entry| entry.level >= LEAST_LEVEL).collect();
        hard.get((number / 4 % hard.len().max(1) as u64) as usize).copied()
    }

    /// The match that a question is about; `None` if it is about a hand.
    pub fn match_of(&self, entry: &Entry) -> Result<Option<Played>, ReadFault> {
        match entry.source {
            Source::Position { of_match, .. } => self.played(of_match).map(Some),
            Source::Line(_) => Ok(None),
        }
    }

    /// The drills and skills, with how many questions there are of each.
    pub fn list(&self) -> DrillList {
        let skill = |drill: Drill, skill: &&'static str| DrillSkill {
            key: (*skill).to_owned(),
            questions: ((drill, *skill) != (Drill::Waits, ONE_SUIT)).then(|| self.of(drill, skill).len() as u32),
        };
        let entry = |drill: &Drill| DrillEntry {
            key: drill.key().to_owned(),
            skills: drill.skills().iter().map(|key| skill(*drill, key)).collect(),
        };
        DrillList { drills: Drill::ALL.iter().map(entry).collect() }
    }

    pub fn played(&self, nth: usize) -> Result<Played, ReadFault> {
        let text = self.matches.get(nth).ok_or_else(|| ReadFault::Unreadable("there is no such match".to_owned()))?;
        let log = tenhou6::parse(text).map_err(|error| ReadFault::Unreadable(error.to_string()))?;
        Played::of_log(&log)
    }
}

/// The `nth` hand of one suit that waits for at least three kinds of tiles, as words.
///
/// There are as many as one likes: each number is the seed of a wall, and the suit's tiles are taken from it in their order.
pub fn one_suit(nth: u64, rules: &Ruleset) -> Option<String> {
    /// One hand in about ten is in tenpai for three kinds or more.
    const TRIES: u32 = 1_000;
    (0..TRIES).find_map(|attempt| {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&nth.to_le_bytes());
        seed[8..12].copy_from_slice(&attempt.to_le_bytes());
        let suit = Suit::ALL[(nth % 3) as usize];
        let wall = Wall::from_seed(seed, &rules.tile_set());
        let of_suit = wall.tiles().iter().filter(|tile| tile.kind().suit() == Some(suit));
        let mut tiles: Vec<Tile> = of_suit.copied().take(13).collect();
        tiles.sort();
        let hand = Hand::new(&tiles, &[]).ok()?;
        let found = waits::question(&hand, rules)?;
        (found.task.right.len() >= 3).then(|| format_tiles(&tiles))
    })
}
