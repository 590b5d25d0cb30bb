//! The rules of a record: a line of text and the red fives, as in every such file, and if those are not enough,
//! `rules`, a rule file, which other programs ignore.

use jantaku_core::rules::RedFives;
use jantaku_core::{Players, Ruleset};
use serde_json::Value;

use crate::formats::houses::named;
use crate::formats::log::{Log, StatedResult};
use crate::formats::{FormatFault, StatedRules};

/// Reads full rules, which must agree with the file's red fives.
pub(super) fn stated(rules: &Value, players: Players, reds: [u8; 3]) -> Result<StatedRules, FormatFault> {
    let rules = rules.as_str().ok_or_else(|| FormatFault::expected("a rule file as text in `rules`", rules))?;
    let rules = Ruleset::from_toml(rules)?;
    if rules.players != players {
        let found = rules.players.count();
        return Err(FormatFault::expected(format!("`rules` of {} players", players.count()), found));
    }
    let RedFives { m, p, s } = rules.red_fives;
    if [m, p, s] != reds {
        return Err(FormatFault::OutOfPlace("`rule` and `rules` contradict each other in the red fives".to_owned()));
    }
    Ok(StatedRules::Ours(Box::new(rules)))
}

/// What a file says about the rules.
pub(super) struct Written {
    pub disp: String,
    pub reds: [u8; 3],
    /// The full rules, if those two and the `result` of the file are not enough.
    pub rules: Option<String>,
}

pub(super) fn written(log: &Log, result: Option<&StatedResult>) -> Written {
    let (tenhou, reds) = log.rules.display(log.players());
    let beside = |disp: &str, result| {
        log.rules_beside(&StatedRules::Display { disp: disp.to_owned(), reds }, &log.title, result)
    };
    let disp = match &log.rules {
        StatedRules::Display { .. } | StatedRules::Tenhou { .. } => tenhou,
        // A title is better than a line that nobody stated.
        StatedRules::Unstated { .. } | StatedRules::Majiang { .. } | StatedRules::NotOurs(_) => {
            log.title.first().filter(|title| named([title.as_str()]).is_some()).cloned().unwrap_or_default()
        }
        StatedRules::Ours(_) if [result, None].iter().any(|result| beside(&tenhou, *result).is_none()) => tenhou,
        StatedRules::Ours(rules) => format!("{} {}", rules.title(), tenhou.trim_start_matches(['三', '般'])),
    };
    let rules = beside(&disp, result);
    Written { disp, reds, rules }
}
