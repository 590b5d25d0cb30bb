//! The whole work: which file of rows has what, in which order, and what is there already.

use std::num::NonZeroU32;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_record::formats::read_bounded;
use rayon::prelude::*;

use crate::card::{CARD, ColumnCard};
use crate::error::at;
use crate::shard::Writer;
use crate::{Card, Counts, DatasetError, Found, LeftOut, Reason, Shard, Table, files_below, manifest, of_bytes};

/// The name of the card.
/// The most files of rows: their names have five digits.
const MOST: u64 = 100_000;

/// Where decisions come from.
#[derive(Debug, Clone)]
pub enum Source {
    /// All records of a folder and the folders in it.
    Records {
        folder: PathBuf,
        /// The rules to read the records of other programs under; those that they state, if `None`.
        rules: Option<Arc<Ruleset>>,
    },
    /// Matches that bots play, numbered from 0.
    Play {
        rules: Arc<Ruleset>,
        /// The bots, by name; they change seats from match to match.
        bots: Vec<String>,
        /// The seed of walls and chance.
        seed: u64,
        matches: u32,
    },
}

/// What is to be written.
#[derive(Debug, Clone)]
pub struct Job {
    /// Where decisions come from.
    pub source: Source,
    /// The folder to write to. What a run that was broken off has left there is kept.
    pub out: PathBuf,
    /// How many files, or matches that bots play, make one file of rows.
    pub per_shard: NonZeroU32,
    /// The number of threads that work; 0 for as many as there are processors. The files do not depend on it.
    pub threads: usize,
}

/// A record by its path within the folder.
pub(crate) struct Named {
    pub name: String,
    pub path: PathBuf,
}

impl Source {
    /// How many files there are to read, or matches to play.
    ///
    /// # Errors
    ///
    /// A folder that cannot be read.
    pub fn len(&self) -> Result<u64, DatasetError> {
        match self {
            Source::Records { folder, .. } => Ok(named(folder)?.len() as u64),
            Source::Play { matches, .. } => Ok(u64::from(*matches)),
        }
    }

    /// Whether there is nothing to read or to play.
    ///
    /// # Errors
    ///
    /// A folder that cannot be read.
    pub fn is_empty(&self) -> Result<bool, DatasetError> {
        Ok(self.len()? == 0)
    }
}

fn named(folder: &Path) -> Result<Vec<Named>, DatasetError> {
    let files = files_below(folder).map_err(at(folder, DatasetError::file))?;
    let name = |path: PathBuf| {
        let within = path.strip_prefix(folder).unwrap_or(&path);
        let parts: Vec<_> = within.iter().map(|part| part.to_string_lossy()).collect();
        Named { name: parts.join("/"), path }
    };
    Ok(files.into_iter().map(name).collect())
}

/// Writes files of rows, and at last the card. A file of rows that is there already is kept; `progress` is told how many more files or
/// matches are done.
///
/// # Errors
///
/// A folder that was begun from something else, files that cannot be written or that are not ours, and bots or rules with which no match
/// can be played.
pub fn write(job: &Job, progress: &(impl Fn(u64) + Sync)) -> Result<Card, DatasetError> {
    let (shards, counts) = write_some(job, 0..u32::MAX, progress)?;
    let counts = counts.into_iter().fold(Counts::default(), Counts::merge);
    let card = Card { shards, counts, columns: ColumnCard::all() };
    manifest::put(&job.out.join(CARD), &card)?;
    Ok(card)
}

/// Writes the files of rows with these numbers, and no card, so that many processes can share the work: [`write()`] completes it. Returns
/// how many files there are to be in all. A folder is to be begun by one process before others join in.
///
/// # Errors
///
/// Those of [`write()`].
pub fn write_shards(job: &Job, numbers: Range<u32>) -> Result<u32, DatasetError> {
    Ok(write_some(job, numbers, &|_| ())?.0)
}

fn write_some(
    job: &Job,
    numbers: Range<u32>,
    progress: &(impl Fn(u64) + Sync),
) -> Result<(u32, Vec<Counts>), DatasetError> {
    let files = match &job.source {
        Source::Records { folder, .. } => named(folder)?,
        Source::Play { .. } => Vec::new(),
    };
    let table = match &job.source {
        Source::Records { .. } => None,
        Source::Play { rules, bots, seed, .. } => Some(Table::new(rules.clone(), bots, *seed)?),
    };
    let all = match &job.source {
        Source::Records { .. } => files.len() as u64,
        Source::Play { matches, .. } => u64::from(*matches),
    };
    let shards = all.div_ceil(u64::from(job.per_shard.get()));
    match shards {
        0 => return Err(DatasetError::Nothing),
        1..=MOST => {}
        _ => return Err(DatasetError::Shards { shards }),
    }
    let shards = shards as u32;
    begin(job, &files, shards)?;
    let numbers = numbers.start.min(shards)..numbers.end.min(shards);
    let work = Work { job, files: &files, table: table.as_ref(), all, progress };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(job.threads).build()?;
    let counts: Result<Vec<Counts>, DatasetError> =
        pool.install(|| numbers.into_par_iter().map(|number| work.shard(number)).collect());
    Ok((shards, counts?))
}

fn begin(job: &Job, files: &[Named], shards: u32) -> Result<(), DatasetError> {
    std::fs::create_dir_all(&job.out).map_err(at(&job.out, DatasetError::file))?;
    if let Source::Records { folder, .. } = &job.source {
        let whole = |path: &Path| path.canonicalize().map_err(at(path, DatasetError::file));
        if whole(&job.out)?.starts_with(whole(folder)?) {
            return Err(DatasetError::Inside { out: job.out.clone() });
        }
    }
    manifest::agree(&job.out, &manifest::of(job, files, shards)?)
}

/// What all threads share.
struct Work<'a, P> {
    job: &'a Job,
    files: &'a [Named],
    table: Option<&'a Table>,
    all: u64,
    progress: &'a P,
}

impl<P: Fn(u64) + Sync> Work<'_, P> {
    /// Writes one file of rows, unless it is there.
    fn shard(&self, number: u32) -> Result<Counts, DatasetError> {
        let path = self.job.out.join(format!("part-{number:05}.parquet"));
        let per_shard = u64::from(self.job.per_shard.get());
        let of = per_shard * u64::from(number)..self.all.min(per_shard * (u64::from(number) + 1));
        if path.exists() {
            (self.progress)(of.end - of.start);
            return Ok(Shard::open(&path)?.counts().clone());
        }
        self.made(&path, of)
    }

    fn made(&self, path: &Path, of: Range<u64>) -> Result<Counts, DatasetError> {
        let mut writer = Writer::create(path)?;
        let mut counts = Counts::default();
        for nth in of {
            let found = self.found(nth)?;
            counts = counts.merge(found.counts);
            found.matches.into_iter().try_for_each(|rows| writer.push(rows.rows))?;
            (self.progress)(1);
        }
        writer.finish(&counts)?;
        Ok(counts)
    }

    /// The decisions of a file or of a match.
    fn found(&self, nth: u64) -> Result<Found, DatasetError> {
        match (&self.job.source, self.table) {
            (Source::Play { rules, .. }, Some(table)) => {
                let (rows, _) = table.play(nth as u32)?;
                let mut counts = Counts::default();
                counts.add(&rows, &rules.name, false);
                for seat in rules.players.seats() {
                    let chosen = rows.rows.iter().filter(|row| usize::from(row.seat) == seat.index()).count();
                    *counts.bots.entry(table.bot(seat, nth as u32).to_owned()).or_default() += chosen as u64;
                }
                Ok(Found { matches: vec![rows], counts })
            }
            (Source::Records { rules, .. }, _) => Ok(of_file(&self.files[nth as usize], rules.as_ref())),
            (Source::Play { .. }, None) => Ok(Found::default()),
        }
    }
}

fn of_file(file: &Named, rules: Option<&Arc<Ruleset>>) -> Found {
    let text = match std::fs::File::open(&file.path).map(read_bounded) {
        Ok(Ok(Ok(bytes))) => return of_bytes(&file.name, &bytes, rules),
        Ok(Ok(Err(error))) | Err(error) => error.to_string(),
        Ok(Err(error)) => error.to_string(),
    };
    let left_out = vec![LeftOut { file: file.name.clone(), number: None, reason: Reason::Unreadable, text }];
    Found { matches: Vec::new(), counts: Counts { files: 1, left_out, ..Counts::default() } }
}
