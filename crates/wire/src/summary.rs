use jantaku_core::Ruleset;
use jantaku_core::rules::{Bust, Extension, HanchanSettlement, KyuushuKyuuhai, MultiRon, Oka, Sakizuke, Yame};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Length, Wind};

/// One line about the rules: a topic, and its facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RuleLine {
    /// The topic of the line.
    pub topic: RuleTopic,
    pub facts: Vec<RuleFact>,
}

/// The topic of a line of the rules in short.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum RuleTopic {
    /// The length of a match.
    Length,
    /// Points at the start, and to be returned.
    Points,
    Placement,
    RedFives,
    OpenTanyao,
    /// Two han needed from some honba on.
    TwoHan,
    /// Several rons on one tile.
    SeveralRons,
    NineKinds,
    Ending,
    /// A yaku that comes late.
    LateYaku,
}

/// One fact about the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum RuleFact {
    Yes {},
    No {},
    None {},
    Never {},
    /// This many games, each settled by itself.
    Games {
        count: u8,
    },
    /// This many games, settled together.
    GamesTogether {
        count: u8,
    },
    Winds {
        winds: Vec<Wind>,
    },
    /// It goes on until somebody has this many points.
    Extension {
        goal: i32,
    },
    Points {
        start: i32,
        back: i32,
    },
    Uma {
        /// The points of each place, first place first.
        points: Vec<i32>,
    },
    /// Uma by the number of players with this many points.
    FloatingUma {
        at: i32,
    },
    Oka {},
    Yakitori {
        points: i32,
    },
    Chips {
        /// The worth of one.
        points: i32,
    },
    Reds {
        m: u8,
        p: u8,
        s: u8,
    },
    /// From this many honba on.
    FromHonba {
        honba: u8,
    },
    /// Only the next in turn wins.
    HeadBump {},
    /// Two are paid, three abort the hand.
    TripleAbort {},
    AllPay {},
    /// The deal may be repeated.
    DealAgain {},
    BelowZero {},
    AtZero {},
    /// The last dealer may stop after a win, if they lead.
    LeaderMayStop {},
    /// The last dealer may stop after a win.
    DealerMayStop {},
    /// When the last dealer wins and leads.
    LeaderStops {},
    /// Every tile waited for must give a yaku.
    EveryWait {},
    /// The same yaku with every tile waited for.
    OneYaku {},
    /// Settled by the first call.
    FirstCall {},
}

pub fn summary(rules: &Ruleset) -> Vec<RuleLine> {
    let reds = rules.red_fives;
    let mut lines = vec![
        line(RuleTopic::Length, length_facts(rules)),
        line(RuleTopic::Points, [RuleFact::Points { start: rules.starting_points, back: rules.return_points }]),
        line(RuleTopic::Placement, placement(rules)),
        line(
            RuleTopic::RedFives,
            [match (reds.m, reds.p, reds.s) {
                (0, 0, 0) => RuleFact::None {},
                (m, p, s) => RuleFact::Reds { m, p, s },
            }],
        ),
        line(RuleTopic::OpenTanyao, [if rules.open_tanyao { RuleFact::Yes {} } else { RuleFact::No {} }]),
        line(
            RuleTopic::TwoHan,
            [match rules.two_han_from {
                0 => RuleFact::Never {},
                honba => RuleFact::FromHonba { honba },
            }],
        ),
        line(
            RuleTopic::SeveralRons,
            [match rules.multi_ron {
                MultiRon::HeadBump => RuleFact::HeadBump {},
                MultiRon::DoublePayTripleAbort => RuleFact::TripleAbort {},
                MultiRon::AllPay => RuleFact::AllPay {},
            }],
        ),
        line(
            RuleTopic::NineKinds,
            [match rules.kyuushu_kyuuhai {
                KyuushuKyuuhai::Off => RuleFact::No {},
                KyuushuKyuuhai::NineKindsOptional => RuleFact::Yes {},
                KyuushuKyuuhai::Shanghai => RuleFact::DealAgain {},
            }],
        ),
        line(RuleTopic::Ending, ending(rules)),
    ];
    lines.extend(late_yaku(rules).map(|fact| line(RuleTopic::LateYaku, [fact])));
    lines
}

fn line(topic: RuleTopic, facts: impl Into<Vec<RuleFact>>) -> RuleLine {
    RuleLine { topic, facts: facts.into() }
}

/// The requirement of a house that bars a late yaku, as few do.
fn late_yaku(rules: &Ruleset) -> Option<RuleFact> {
    match rules.sakizuke {
        Sakizuke::Allowed => None,
        Sakizuke::EveryWait => Some(RuleFact::EveryWait {}),
        Sakizuke::OneYaku => Some(RuleFact::OneYaku {}),
        Sakizuke::FirstCall => Some(RuleFact::FirstCall {}),
    }
}

/// The offered length that the rules have.
pub fn length(rules: &Ruleset) -> Length {
    if rules.round_winds.len() > 1 { Length::EastSouth } else { Length::East }
}

fn length_facts(rules: &Ruleset) -> Vec<RuleFact> {
    let count = rules.hanchan_count;
    let games = (count > 1).then_some(match rules.hanchan_settlement {
        HanchanSettlement::Each => RuleFact::Games { count },
        HanchanSettlement::Once => RuleFact::GamesTogether { count },
    });
    let winds = RuleFact::Winds { winds: rules.round_winds.to_vec() };
    let on = (rules.extension != Extension::None).then_some(RuleFact::Extension { goal: rules.goal_points });
    games.into_iter().chain([winds]).chain(on).collect()
}

fn placement(rules: &Ruleset) -> Vec<RuleFact> {
    if !rules.floating_uma.is_empty() {
        return vec![RuleFact::FloatingUma { at: rules.floating_at }];
    }
    let oka = match rules.oka {
        Oka::None => None,
        Oka::ToFirst => Some(RuleFact::Oka {}),
    };
    let yakitori = (rules.yakitori > 0).then_some(RuleFact::Yakitori { points: rules.yakitori });
    let chips = (rules.chip_value > 0).then_some(RuleFact::Chips { points: rules.chip_value });
    [RuleFact::Uma { points: rules.uma.to_vec() }].into_iter().chain(oka).chain(yakitori).chain(chips).collect()
}

fn ending(rules: &Ruleset) -> Vec<RuleFact> {
    let bust = match rules.bust {
        Bust::Off => None,
        Bust::BelowZero => Some(RuleFact::BelowZero {}),
        Bust::ZeroOrBelow => Some(RuleFact::AtZero {}),
    };
    let yame = match rules.agari_yame {
        Yame::Off => None,
        Yame::LeaderChoice => Some(RuleFact::LeaderMayStop {}),
        Yame::DealerChoice => Some(RuleFact::DealerMayStop {}),
        Yame::LeaderAutomatic => Some(RuleFact::LeaderStops {}),
    };
    let ways: Vec<RuleFact> = bust.into_iter().chain(yame).collect();
    if ways.is_empty() { vec![RuleFact::Never {}] } else { ways }
}
