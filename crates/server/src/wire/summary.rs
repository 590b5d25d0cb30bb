//! The rules in a few lines a player reads before sitting down.

use jantaku_core::Ruleset;
use jantaku_core::rules::{Bust, Extension, KyuushuKyuuhai, MultiRon, Oka, Sakizuke, Yame};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Length;

/// One line about the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RuleLine {
    /// What it is about.
    pub label: String,
    /// How it is.
    pub value: String,
}

/// The rules in short.
pub fn summary(rules: &Ruleset) -> Vec<RuleLine> {
    let reds = rules.red_fives;
    let line = |label: &str, value: String| RuleLine { label: label.to_owned(), value };
    let mut lines = vec![
        line("Length", length_text(rules)),
        line("Points", format!("{} to start, {} to return", rules.starting_points, rules.return_points)),
        line("Placement", placement(rules)),
        line(
            "Red fives",
            if reds.m + reds.p + reds.s == 0 {
                "none".into()
            } else {
                format!("{} m, {} p, {} s", reds.m, reds.p, reds.s)
            },
        ),
        line("Open tanyao", yes_no(rules.open_tanyao)),
        line(
            "Two han minimum",
            if rules.two_han_from == 0 { "never".into() } else { format!("from {} honba", rules.two_han_from) },
        ),
        line(
            "Several rons",
            match rules.multi_ron {
                MultiRon::HeadBump => "only the next in turn wins",
                MultiRon::DoublePayTripleAbort => "two are paid, three abort the hand",
                MultiRon::AllPay => "all are paid",
            }
            .into(),
        ),
        line(
            "Nine kinds aborts",
            match rules.kyuushu_kyuuhai {
                KyuushuKyuuhai::Off => "no",
                KyuushuKyuuhai::NineKindsOptional => "yes",
                KyuushuKyuuhai::Shanghai => "the deal may be repeated",
            }
            .into(),
        ),
        line("Ending early", ending(rules)),
    ];
    lines.extend(late_yaku(rules).map(|value| line("Late yaku", value.to_owned())));
    lines
}

/// What a house asks that bars a late yaku, as few do.
fn late_yaku(rules: &Ruleset) -> Option<&'static str> {
    match rules.sakizuke {
        Sakizuke::Allowed => None,
        Sakizuke::EveryWait => Some("barred: every tile waited for must give a yaku"),
        Sakizuke::OneYaku => Some("barred: the same yaku with every tile waited for"),
        Sakizuke::FirstCall => Some("barred: settled by the first call"),
    }
}

/// Which of the lengths on offer the rules have.
pub(crate) fn length(rules: &Ruleset) -> Length {
    if rules.round_winds.len() > 1 { Length::EastSouth } else { Length::East }
}

/// `East`, `East and South`, `East, South and West`.
pub(crate) fn rounds(rules: &Ruleset) -> String {
    let mut winds: Vec<String> = rules.round_winds.iter().map(ToString::to_string).collect();
    match winds.pop() {
        Some(last) if !winds.is_empty() => format!("{} and {last}", winds.join(", ")),
        last => last.unwrap_or_default(),
    }
}

fn length_text(rules: &Ruleset) -> String {
    let extension = match rules.extension {
        Extension::None => String::new(),
        _ => format!(", then on until somebody has {}", rules.goal_points),
    };
    let games = match rules.hanchan_count {
        1 => String::new(),
        games => format!("{games} games of "),
    };
    format!("{games}{}{extension}", rounds(rules))
}

fn placement(rules: &Ruleset) -> String {
    if !rules.floating_uma.is_empty() {
        return format!("uma by how many have {}", rules.floating_at);
    }
    let uma: Vec<String> = rules.uma.iter().map(|points| format!("{points:+}")).collect();
    let oka = match rules.oka {
        Oka::None => "",
        Oka::ToFirst => ", oka to the first",
    };
    let yakitori = if rules.yakitori > 0 { format!(", yakitori {}", rules.yakitori) } else { String::new() };
    let chips = if rules.chip_value > 0 { format!(", chips at {}", rules.chip_value) } else { String::new() };
    format!("uma {}{oka}{yakitori}{chips}", uma.join(" "))
}

fn ending(rules: &Ruleset) -> String {
    let bust = match rules.bust {
        Bust::Off => None,
        Bust::BelowZero => Some("below zero"),
        Bust::ZeroOrBelow => Some("at zero"),
    };
    let yame = match rules.agari_yame {
        Yame::Off => None,
        Yame::LeaderChoice => Some("the last dealer may stop after a win, being on top"),
        Yame::DealerChoice => Some("the last dealer may stop after a win"),
        Yame::LeaderAutomatic => Some("when the last dealer wins, being on top"),
    };
    let ways: Vec<&str> = bust.into_iter().chain(yame).collect();
    if ways.is_empty() { "never".into() } else { ways.join("; ") }
}

fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.into()
}
