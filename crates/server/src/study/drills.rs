use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_drills::{Drill, DrillError, Entry, Examiner, ONE_SUIT, Played, Shelf, Source, ask, one_suit};
use jantaku_stats::Date;
use jantaku_store::{Store, StoreError, StoredMatch};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{DailyPuzzle, DrillList, DrillQuestion, QuestionQuery, QuestionsFrom};

use crate::houses::Houses;
use crate::jobs::Jobs;
use crate::refusal::{Malformed, Refused};
use crate::tables::Tables;

/// The number of the player's matches that one request looks through.
const LOOKED_THROUGH: usize = 5;

#[derive(Debug, Clone, Copy)]
struct Wanted {
    drill: Drill,
    skill: &'static str,
    level: Option<u8>,
    n: u64,
}

impl Wanted {
    /// The same question with another number.
    fn nth(self, n: u64) -> Wanted {
        Wanted { n, ..self }
    }

    /// All questions, those of the nearest level first, from the `n`th on.
    fn in_order<'a>(&self, entries: &'a [Entry]) -> impl Iterator<Item = &'a Entry> {
        let distance = |entry: &Entry| self.level.map_or(0, |level| entry.level.abs_diff(level));
        let least = entries.iter().map(distance).min();
        let (near, far): (Vec<&Entry>, Vec<&Entry>) = entries.iter().partition(|entry| Some(distance(entry)) == least);
        let first = usize::try_from(self.n % near.len().max(1) as u64).unwrap_or_default();
        let (before, from) = near.split_at(first);
        [from, before, &far].concat().into_iter()
    }
}

/// The place of one of the player's matches.
enum Kept {
    Stored(MatchId),
    /// A file may have several matches.
    File(PathBuf),
}

pub(crate) struct Drills {
    pub store: Store,
    pub jobs: Arc<Jobs>,
    pub houses: Arc<Houses>,
    pub tables: Arc<Tables>,
    /// Files of game records, beside the player's own matches.
    pub records: Arc<[PathBuf]>,
}

impl Drills {
    pub async fn list(&self) -> Result<DrillList, Refused> {
        Ok(self.jobs.run(|| Shelf::shipped().map(Shelf::list)).await?.map_err(DrillError::from)?)
    }

    pub async fn question(&self, player: PlayerId, asked: QuestionQuery) -> Result<DrillQuestion, Refused> {
        let rules = self.houses.named(player, asked.rules.as_deref()).await?;
        let drill = Drill::named(&asked.drill).ok_or(DrillError::Unknown)?;
        let skill = drill.skill(&asked.skill).ok_or(DrillError::Unknown)?;
        let QuestionQuery { n, level, from, .. } = asked;
        let wanted = Wanted { drill, skill, level, n };
        match from {
            None => Ok(self.jobs.run(move || shipped(wanted, &rules)).await??),
            Some(QuestionsFrom::Own) => self.own(player, wanted, rules).await,
        }
    }

    pub async fn daily(&self, date: String) -> Result<DailyPuzzle, Refused> {
        date.parse::<Date>().map_err(|error| Malformed::field("date", error))?;
        let puzzle = move || {
            let shelf = Shelf::shipped()?;
            let entry = shelf.daily(&date).ok_or(DrillError::Unknown)?;
            let played = shelf.match_of(entry)?.ok_or(DrillError::Unknown)?;
            let question = ask(entry, Some(&played), &played.rules)?;
            Ok::<_, DrillError>(DailyPuzzle { date, question, levels: jantaku_drills::answers(entry, &played)? })
        };
        Ok(self.jobs.run(puzzle).await??)
    }

    /// A question from the player's own matches, newest first, and then from the given records: each request looks into
    /// the next one.
    async fn own(&self, player: PlayerId, wanted: Wanted, rules: Ruleset) -> Result<DrillQuestion, Refused> {
        let found = self.tables.counting(player).await?.matches;
        let files = self.records.iter().cloned().map(Kept::File);
        let matches: Vec<Kept> = found.iter().map(|summary| Kept::Stored(summary.id)).chain(files).collect();
        let count = matches.len() as u64;
        for step in 0..LOOKED_THROUGH.min(matches.len()) as u64 {
            let (rules, inner) = (rules.clone(), wanted.nth(wanted.n / count));
            let question = match &matches[((wanted.n + step) % count) as usize] {
                Kept::Stored(id) => {
                    let stored = match self.store.load(*id).await {
                        Ok(Some(stored)) => stored,
                        // The list of matches says that it is damaged.
                        Ok(None) | Err(StoreError::Damaged { .. }) => continue,
                        Err(error) => return Err(error.into()),
                    };
                    self.jobs.run(move || from_match(&played(stored), inner, &rules)).await??
                }
                Kept::File(file) => {
                    let file = file.clone();
                    self.jobs.run(move || from_file(&file, inner, &rules)).await??
                }
            };
            if let Some(question) = question {
                return Ok(question);
            }
        }
        Err(DrillError::Unknown.into())
    }
}

/// A question of the shelf. If the house has nothing to ask about a hand, the next one is taken.
fn shipped(wanted: Wanted, rules: &Ruleset) -> Result<DrillQuestion, DrillError> {
    let Wanted { drill, skill, n, .. } = wanted;
    if (drill, skill) == (Drill::Waits, ONE_SUIT) {
        let line = one_suit(n, rules).ok_or(DrillError::Unknown)?;
        let entry = Entry { drill, skill: ONE_SUIT, level: 5, source: Source::Line(line) };
        return ask(&entry, None, rules);
    }
    let shelf = Shelf::shipped()?;
    for entry in wanted.in_order(shelf.of(drill, skill)) {
        match ask(entry, shelf.match_of(entry)?.as_ref(), rules) {
            Err(DrillError::Rules(_)) => {}
            asked => return asked,
        }
    }
    Err(DrillError::Unknown)
}

/// A question of a drill in a match, of this skill if there is any.
fn from_match(played: &Played, wanted: Wanted, rules: &Ruleset) -> Result<Option<DrillQuestion>, DrillError> {
    let Wanted { drill, skill, .. } = wanted;
    let mut entries = Examiner::new()?.questions(played, &[drill]);
    if entries.iter().any(|entry| entry.skill == skill) {
        entries.retain(|entry| entry.skill == skill);
    }
    let mut asked = wanted.in_order(&entries).map(|entry| ask(entry, Some(played), rules));
    // Another house may have nothing to ask.
    asked.find(|asked| !matches!(asked, Err(DrillError::Rules(_)))).transpose()
}

/// None in a file that cannot be read, whose name is logged.
fn from_file(file: &Path, wanted: Wanted, rules: &Ruleset) -> Result<Option<DrillQuestion>, DrillError> {
    let opened = File::open(file).map_err(|error| error.to_string());
    match opened.and_then(|opened| Played::of_file(opened).map_err(|error| error.to_string())) {
        Ok(matches) if matches.is_empty() => Ok(None),
        Ok(matches) => {
            let count = matches.len() as u64;
            from_match(&matches[(wanted.n % count) as usize], wanted.nth(wanted.n / count), rules)
        }
        Err(error) => {
            tracing::warn!("{}: {error}", file.display());
            Ok(None)
        }
    }
}

fn played(stored: StoredMatch) -> Played {
    let mut rounds: Vec<Vec<_>> = Vec::new();
    for event in stored.events {
        if matches!(event, jantaku_engine::Event::Dealt { .. }) {
            rounds.push(Vec::new());
        }
        if let Some(round) = rounds.last_mut() {
            round.push(event);
        }
    }
    Played { rules: stored.row.rules.into(), rounds }
}
