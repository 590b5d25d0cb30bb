//! Counts how often the adviser's rules apply in real records, and how often a strong bot agrees.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jantaku_advice::{AdviceRule, Stance, advice, applying, recommended};
use jantaku_bots::{Bot, by_name};
use jantaku_core::Ruleset;
use jantaku_engine::{Action, Event, Phase, Round, View};
use jantaku_record::formats::verify::replay_with;
use jantaku_record::formats::{Input, read};
use rayon::prelude::*;

/// The number of a bot's best choices that count as agreement.
const BEST: usize = 2;

pub struct Sample {
    pub folder: PathBuf,
    pub bot: String,
    /// One decision in this many is looked at.
    pub every: usize,
    pub files: usize,
}

#[derive(Debug, Clone, Copy, Default)]
struct Spoken {
    times: u64,
    /// The times it named a choice, to make or to avoid.
    named: u64,
    agreed: u64,
}

#[derive(Debug, Default)]
struct Figures {
    decisions: u64,
    advised: u64,
    recommended: Spoken,
    rules: BTreeMap<AdviceRule, Spoken>,
}

impl Sample {
    pub fn report(&self) -> Result<String, String> {
        let mut files = Vec::new();
        collect(&self.folder, &mut files)?;
        files.sort();
        // Evenly over all folders.
        let step = files.len().div_ceil(self.files.max(1)).max(1);
        let chosen: Vec<&PathBuf> = files.iter().step_by(step).collect();
        let each: Result<Vec<Figures>, String> = chosen.par_iter().map(|file| self.figures(file)).collect();
        Ok(each?.into_iter().fold(Figures::default(), Figures::merged).table())
    }

    /// Nothing is counted in a format that shows one seat only.
    fn figures(&self, file: &Path) -> Result<Figures, String> {
        let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let logs = match read(&bytes) {
            Ok(Input::Log(log)) => vec![log],
            Ok(Input::Logs(logs)) => logs,
            _ => return Ok(Figures::default()),
        };
        let mut bot = by_name(&self.bot, [1; 32]).map_err(|unknown| unknown.to_string())?;
        let (mut figures, mut seen) = (Figures::default(), 0);
        for log in logs {
            let Ok(rules) = log.ruleset() else { continue };
            let rules: Arc<Ruleset> = Arc::new(rules);
            replay_with(&log, &rules, &mut |round: &Round, event: &Event| {
                for view in deciding(round, event) {
                    seen += 1;
                    if seen % self.every.max(1) == 0 {
                        figures.decision(&view, bot.as_mut());
                    }
                }
            });
        }
        Ok(figures)
    }
}

fn deciding<'r>(round: &'r Round, event: &Event) -> Vec<View<'r>> {
    let opens = matches!(event, Event::Drew { .. } | Event::Public(_));
    let asks = opens && matches!(round.table().phase, Phase::Turn { .. } | Phase::Claims { .. });
    let seats = round.table().players().seats().filter(|_| asks);
    seats.filter_map(|seat| round.view(seat)).filter(|view| view.legal_actions().legal.len() > 1).collect()
}

pub fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

impl Figures {
    fn decision(&mut self, view: &View, bot: &mut dyn Bot) {
        let actions = view.legal_actions();
        let said = applying(view, &actions.legal);
        self.decisions += 1;
        self.advised += u64::from(!said.is_empty());
        if said.is_empty() {
            return;
        }
        let mut best: Vec<Action> = bot.explain(view, &actions).iter().map(|one| one.action).take(BEST).collect();
        if best.is_empty() {
            best.push(bot.choose(view, &actions));
        }
        if let Some(chosen) = recommended(&advice(view, &actions.legal)) {
            let agreed = best.iter().any(|&other| same(chosen, other));
            self.recommended.add(Spoken { times: 1, named: 1, agreed: agreed.into() });
        }
        for advice in said {
            let (named, agreed) = match advice.stance {
                Stance::Choose(action) => (Some(action), best.iter().any(|&other| same(action, other))),
                Stance::Avoid(action) => (Some(action), !same(action, best[0])),
                Stance::Note => (None, false),
            };
            if let Some(action) = named {
                assert!(actions.legal.contains(&action), "{} names an illegal {action}", advice.rule.key());
            }
            let spoken = Spoken { times: 1, named: named.is_some().into(), agreed: agreed.into() };
            self.rules.entry(advice.rule).or_default().add(spoken);
        }
    }

    fn merged(mut self, other: Figures) -> Figures {
        self.decisions += other.decisions;
        self.advised += other.advised;
        self.recommended.add(other.recommended);
        for (rule, spoken) in other.rules {
            self.rules.entry(rule).or_default().add(spoken);
        }
        self
    }

    fn table(&self) -> String {
        let share = |part: u64, whole: u64| if whole == 0 { 0.0 } else { 100.0 * part as f64 / whole as f64 };
        let mut text = format!(
            "{} decisions, {:.1} % with advice; a choice recommended: {} times, {:.1} % among the bot's best {BEST}\n\n",
            self.decisions,
            share(self.advised, self.decisions),
            self.recommended.named,
            share(self.recommended.agreed, self.recommended.named),
        );
        text += "| rule | speaks | of decisions | agrees |\n|---|---|---|---|\n";
        for &rule in AdviceRule::ALL {
            let Spoken { times, named, agreed } = self.rules.get(&rule).copied().unwrap_or_default();
            let agrees = if named == 0 { "–".to_owned() } else { format!("{:.1} %", share(agreed, named)) };
            let of = share(times, self.decisions);
            // Writing to a string cannot fail.
            let _written = writeln!(text, "| `{}` | {times} | {of:.2} % | {agrees} |", rule.key());
        }
        text
    }
}

impl Spoken {
    fn add(&mut self, other: Spoken) {
        self.times += other.times;
        self.named += other.named;
        self.agreed += other.agreed;
    }
}

/// Whether two choices are the same but for which of two like tiles goes.
fn same(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Discard { tile: one, .. }, Action::Discard { tile: other, .. })
        | (Action::Riichi { tile: one, .. }, Action::Riichi { tile: other, .. }) => one == other,
        _ => one == other,
    }
}
