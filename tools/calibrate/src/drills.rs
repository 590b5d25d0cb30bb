//! Looks through matches for drill questions, and writes those that come with the program.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use jantaku_core::Ruleset;
use jantaku_core::notation::format_tiles;
use jantaku_drills::{Drill, Entry, Examiner, Played, Shelf, Source, ask, text_hash};
use jantaku_engine::{Phase, RiverTile, View};
use jantaku_record::formats::log::Log;
use jantaku_record::formats::{Input, read, tenhou6};
use jantaku_wire::DrillChoice;
use rayon::prelude::*;

use crate::advice::collect;

pub struct Search {
    pub folder: PathBuf,
    /// The most questions of each drill whose answers are counted.
    pub most: usize,
    /// The same where they are judged: `master` takes about a second for each.
    pub most_judged: usize,
    /// Whether `master` has to agree.
    pub thorough: bool,
    pub write: Option<PathBuf>,
}

struct Searched {
    text: String,
    played: Played,
    entries: Vec<Entry>,
}

impl Search {
    pub fn report(&self) -> Result<String, String> {
        let mut files = Vec::new();
        collect(&self.folder, &mut files)?;
        files.sort();
        let each: Result<Vec<Vec<Searched>>, String> = files.par_iter().map(|file| self.search(file)).collect();
        let matches: Vec<Searched> = each?.into_iter().flatten().collect();
        let mut shelf = self.shelf(&matches);
        if self.thorough {
            shelf.par_iter_mut().try_for_each(|(_, entries)| confirm(entries, &matches))?;
        }
        if let Some(folder) = &self.write {
            let lines =
                |lines: &mut dyn Iterator<Item = String>| lines.fold(String::new(), |all, line| all + &line + "\n");
            pack(&folder.join("matches.jsonl.gz"), &lines(&mut matches.iter().map(|one| one.text.clone())))?;
            pack(&folder.join("questions.txt.gz"), &lines(&mut shelf.values().flatten().map(ToString::to_string)))?;
        }
        Ok(table(matches.len(), &shelf))
    }

    /// A record of one seat has none.
    fn search(&self, file: &Path) -> Result<Vec<Searched>, String> {
        let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let bytes = std::fs::read(file).map_err(|error| fault(&error))?;
        let logs = match read(&bytes) {
            Ok(Input::Ours(record)) => vec![Log::from_record(&record)],
            Ok(Input::Log(log)) => vec![log],
            Ok(Input::Logs(logs)) => logs,
            _ => return Ok(Vec::new()),
        };
        let mut examiner = Examiner::new().map_err(|error| fault(&error))?;
        let mut searched = Vec::new();
        for log in logs {
            // As it is shipped, so that the positions have the same numbers. What has no place in this format is left out.
            let Ok(text) = tenhou6::print(&log) else { continue };
            let text: String = text.lines().collect();
            let Ok(log) = tenhou6::parse(&text) else { continue };
            let Ok(played) = Played::of_log(&log) else { continue };
            let entries = examiner.questions(&played, Drill::ALL);
            searched.push(Searched { text, played, entries });
        }
        Ok(searched)
    }

    /// The questions by skill: none twice, in an order that looks like chance, and neither answer much more often than the other.
    fn shelf(&self, matches: &[Searched]) -> BTreeMap<(Drill, &'static str), Vec<Entry>> {
        let mut shelf: BTreeMap<_, Vec<Entry>> = BTreeMap::new();
        for (nth, searched) in matches.iter().enumerate() {
            for entry in &searched.entries {
                let mut entry = entry.clone();
                if let Source::Position { of_match, .. } = &mut entry.source {
                    *of_match = nth;
                }
                shelf.entry((entry.drill, entry.skill)).or_default().push(entry);
            }
        }
        for entries in shelf.values_mut() {
            entries.sort_by_cached_key(|entry| text_hash(&entry.to_string()));
            entries.dedup();
            *entries = balanced(few_easy(std::mem::take(entries)));
        }
        for drill in Drill::ALL {
            let skills = || shelf.iter().filter(|((of, _), _)| of == drill).map(|(_, entries)| entries.len());
            let most = if drill.is_judged() { self.most_judged } else { self.most };
            let share = share(&skills().collect::<Vec<_>>(), most);
            shelf.iter_mut().filter(|((of, _), _)| of == drill).for_each(|(_, entries)| entries.truncate(share));
        }
        shelf
    }
}

fn confirm(entries: &mut Vec<Entry>, matches: &[Searched]) -> Result<(), String> {
    let all = std::mem::take(entries);
    let each = all.into_par_iter().map(|entry| {
        let Source::Position { of_match, .. } = entry.source else { return Ok(Some(entry)) };
        let mut examiner = Examiner::new().map_err(|error| error.to_string())?;
        let confirmed = examiner.confirms(&entry, &matches[of_match].played).map_err(|error| error.to_string())?;
        Ok(confirmed.then_some(entry))
    });
    let kept: Result<Vec<Option<Entry>>, String> = each.collect();
    entries.extend(kept?.into_iter().flatten());
    Ok(())
}

/// The number of questions of each skill, so that all together are no more than `most`.
fn share(skills: &[usize], most: usize) -> usize {
    let of_share = |share: usize| skills.iter().map(|&count| count.min(share)).sum::<usize>();
    (0..=most).rev().find(|&share| of_share(share) <= most).unwrap_or_default()
}

/// Of questions whose answers are counted, at most one in four of level 1.
fn few_easy(entries: Vec<Entry>) -> Vec<Entry> {
    let easy = |entry: &Entry| entry.level == 1 && !entry.drill.is_judged();
    // Among the first, too: the last may be cut.
    let (mut kept, mut others) = (0, 0);
    let mut keeps = |entry: &Entry| match easy(entry) {
        true if 3 * kept >= others => false,
        true => {
            kept += 1;
            true
        }
        false => {
            others += 1;
            true
        }
    };
    entries.into_iter().filter(|entry| keeps(entry)).collect()
}

/// Of the more frequent answer, at most three times as many as of the other.
fn balanced(entries: Vec<Entry>) -> Vec<Entry> {
    let is_yes = |entry: &Entry| matches!(entry.source, Source::Position { yes: Some(true), .. });
    if entries.iter().any(|entry| !matches!(entry.source, Source::Position { yes: Some(_), .. })) {
        return entries;
    }
    let (yes, no): (Vec<_>, Vec<_>) = entries.into_iter().partition(is_yes);
    let (mut many, mut few) = if yes.len() > no.len() { (yes, no) } else { (no, yes) };
    many.truncate(3 * few.len().max(1));
    // The rarer answer comes at places that look like chance, too.
    many.append(&mut few);
    many.sort_by_cached_key(|entry| text_hash(&format!("{entry} in its place")));
    many
}

fn pack(file: &Path, text: &str) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{}: {error}", file.display());
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(text.as_bytes()).map_err(fault)?;
    std::fs::write(file, packed.finish().map_err(fault)?).map_err(fault)
}

fn table(matches: usize, shelf: &BTreeMap<(Drill, &'static str), Vec<Entry>>) -> String {
    let mut table =
        format!("{matches} matches\n\n| drill | skill | questions | yes | level |\n|---|---|---|---|---|\n");
    for ((drill, skill), entries) in shelf {
        let yes =
            entries.iter().filter(|entry| matches!(entry.source, Source::Position { yes: Some(true), .. })).count();
        let level = entries.iter().map(|entry| f64::from(entry.level)).sum::<f64>() / entries.len().max(1) as f64;
        let judged = if drill.is_judged() { yes.to_string() } else { String::new() };
        let _ = writeln!(table, "| {} | {skill} | {} | {judged} | {level:.1} |", drill.key(), entries.len());
    }
    table
}

pub fn listing(drill: &str, first: usize) -> Result<String, String> {
    let drill = Drill::named(drill).ok_or_else(|| format!("there is no drill `{drill}`"))?;
    let shelf = Shelf::shipped().map_err(|error| error.to_string())?;
    let rules = Ruleset::preset("tenhou").map_err(|error| error.to_string())?;
    let skills: Vec<&[Entry]> = drill.skills().iter().map(|skill| shelf.of(drill, skill)).collect();
    let longest = skills.iter().map(|entries| entries.len()).max().unwrap_or_default();
    let in_turn = (0..longest).flat_map(|nth| skills.iter().filter_map(move |entries| entries.get(nth)));
    let mut lines = String::new();
    for entry in in_turn.take(first) {
        let played = shelf.match_of(entry).map_err(|error| error.to_string())?;
        let question = ask(entry, played.as_ref(), &rules).map_err(|error| format!("{entry}: {error}"))?;
        let right: Vec<_> = question.right.iter().map(|&nth| said(&question.choices[usize::from(nth)])).collect();
        let all: Vec<_> = question.choices.iter().map(said).collect();
        let position = match (&entry.source, &played) {
            (Source::Position { at, .. }, Some(played)) => seen(&played.view(*at).map_err(|error| error.to_string())?),
            _ => question.hand.clone().unwrap_or_default(),
        };
        let estimates: Vec<_> =
            question.solution.estimates.iter().map(|one| format!("{} {}%", one.points, one.win)).collect();
        let _ = writeln!(
            lines,
            "{} {} | {position} | {} of {} {}",
            entry.skill,
            entry.level,
            right.join(" "),
            all.join(" "),
            estimates.join(" / ")
        );
    }
    Ok(lines)
}

fn said(choice: &DrillChoice) -> String {
    match choice {
        DrillChoice::Tile { tile } => tile.to_string(),
        DrillChoice::Fu { fu } => fu.to_string(),
        DrillChoice::Ron { points } => points.to_string(),
        DrillChoice::Tsumo { dealer: Some(dealer), others } => format!("{others}/{dealer}"),
        DrillChoice::Tsumo { dealer: None, others } => format!("{others} all"),
        DrillChoice::Yes {} => "yes".to_owned(),
        DrillChoice::No {} => "no".to_owned(),
    }
}

fn seen(view: &View) -> String {
    let table = view.table();
    let mut text = format_tiles(view.hand().concealed());
    if let Some(drawn) = view.hand().drawn() {
        let _ = write!(text, "+{drawn}");
    }
    if let Phase::Claims { from, tile, .. } = table.phase {
        let _ = write!(text, " on {tile} of {}", table.wind(from).letter());
    }
    let _ = write!(
        text,
        " {} in {} indicators:{} left:{}",
        table.wind(view.seat()).letter(),
        table.start.wind.letter(),
        format_tiles(&table.indicators),
        table.live_left
    );
    for seat in table.players().seats_from(view.seat()) {
        let sideways = |lying: &RiverTile| if lying.sideways { "*" } else { "" };
        let river: String =
            table.rivers[seat].iter().map(|lying| format!("{}{}", lying.tile, sideways(lying))).collect();
        let melds: Vec<String> = table.melds[seat].iter().map(|meld| format_tiles(&meld.tiles_as_called())).collect();
        let riichi = if table.riichi[seat].is_riichi() { " RIICHI" } else { "" };
        let (wind, points) = (table.wind(seat).letter(), table.scores[seat] / 100);
        let _ = write!(text, "; {wind}{riichi} {points} {river} [{}]", melds.join(","));
    }
    text
}
