//! Which rules a record was played under, from what it says of them.

use jantaku_core::rules::{RedFives, Rounding, Yame};
use jantaku_core::{Players, Ruleset, Suit, Tile, Wind};
use thiserror::Error;

use super::client::Stream;
use super::log::{Log, LogRound, LogStart, Move, StatedResult};

/// What a record says of its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StatedRules {
    /// Tenhou's bits, and the lobby.
    Tenhou {
        /// The bits of `GO type`.
        bits: u32,
        /// The lobby; 0 is the public one.
        lobby: Option<u32>,
        /// Whether the log is of the time when each round named its own shuffle.
        early: bool,
    },
    /// A line for people, as tenhou.net/6 shows it, and how many red fives there are of each suit.
    Display {
        /// The line.
        disp: String,
        /// Red fives of characters, dots and bamboo.
        reds: [u8; 3],
    },
    /// Nothing, but perhaps whether there are red fives.
    Unstated {
        /// Whether there are.
        reds: Option<bool>,
    },
    /// All of them.
    Ours(Box<Ruleset>),
}

/// Why a record's rules cannot be known.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownRules {
    /// Three players, and no word on the rules.
    #[error("the record does not say which three-player rules it was played under")]
    ThreePlayers,
    /// A line that is none of Tenhou's.
    #[error("the rules `{0}` are not known")]
    Display(String),
    /// Bits that stand for something else.
    #[error("Tenhou's bits {0:#x} have others than those for red fives, open tanyao, length, players, level and speed")]
    Bits(u32),
    /// Other points at the start.
    #[error("the record states no rules and starts with {0} points each, which the tenhou preset does not")]
    Points(i32),
}

/// Bits of Tenhou's `GO type`.
pub(super) mod bit {
    /// No red fives.
    pub const NO_REDS: u32 = 0x02;
    /// Tanyao only in closed hands.
    pub const NO_KUITAN: u32 = 0x04;
    /// East and South.
    pub const HANCHAN: u32 = 0x08;
    /// Three players.
    pub const SANMA: u32 = 0x10;
    /// The room's level: with [`UPPER`] 鳳凰, alone 特上.
    pub const SPECIAL: u32 = 0x20;
    /// Less time to think.
    pub const FAST: u32 = 0x40;
    /// The room's level: 上級.
    pub const UPPER: u32 = 0x80;
    /// Against people, and all of the above.
    pub const KNOWN: u32 = 0xff;
}

impl StatedRules {
    /// Whether there are red fives, where that is said.
    pub(super) fn has_reds(&self) -> Option<bool> {
        match self {
            StatedRules::Tenhou { bits, .. } => Some(bits & bit::NO_REDS == 0),
            StatedRules::Display { reds, .. } => Some(*reds != [0; 3]),
            StatedRules::Unstated { reds } => *reds,
            StatedRules::Ours(rules) => {
                let RedFives { m, p, s } = rules.red_fives;
                Some(m + p + s > 0)
            }
        }
    }

    /// Tenhou's bits for these rules, as far as bits can say them.
    pub(super) fn bits(&self, players: Players) -> u32 {
        let sanma = if players == Players::Three { bit::SANMA } else { 0 };
        match self {
            StatedRules::Tenhou { bits, .. } => *bits,
            StatedRules::Display { disp, reds } => {
                let display = parse_display(disp).unwrap_or(Display { kuitan: true, hanchan: true });
                sanma | bits(reds.iter().any(|&red| red > 0), display.kuitan, display.hanchan)
            }
            StatedRules::Unstated { reds } => sanma | bits(reds.unwrap_or(true), true, true),
            StatedRules::Ours(rules) => {
                let RedFives { m, p, s } = rules.red_fives;
                sanma | bits(m + p + s > 0, rules.open_tanyao, rules.round_winds.len() > 1)
            }
        }
    }

    /// The line that Tenhou would show for these rules, and the red fives of each suit.
    pub(super) fn display(&self, players: Players) -> (String, [u8; 3]) {
        let bits = self.bits(players);
        let reds = match self {
            StatedRules::Display { disp, reds } => return (disp.clone(), *reds),
            StatedRules::Ours(rules) => [rules.red_fives.m, rules.red_fives.p, rules.red_fives.s],
            _ => [u8::from(bits & bit::NO_REDS == 0); 3],
        };
        let room = match (bits & bit::UPPER != 0, bits & bit::SPECIAL != 0) {
            (true, true) => "鳳",
            (true, false) => "上",
            (false, true) => "特",
            (false, false) => "般",
        };
        let parts = [
            (players == Players::Three, "三"),
            (true, room),
            (true, if bits & bit::HANCHAN != 0 { "南" } else { "東" }),
            (bits & bit::NO_KUITAN == 0, "喰"),
            (reds != [0; 3], "赤"),
            (bits & bit::FAST != 0, "速"),
        ];
        (parts.into_iter().filter(|(said, _)| *said).map(|(_, part)| part).collect(), reds)
    }
}

fn bits(reds: bool, kuitan: bool, hanchan: bool) -> u32 {
    // Bit 0: the match is against people.
    1 | if reds { 0 } else { bit::NO_REDS }
        | if kuitan { 0 } else { bit::NO_KUITAN }
        | if hanchan { bit::HANCHAN } else { 0 }
}

/// Whether there are red fives, where the tiles of a round tell: one is seen, or four fives of a suit that are not.
pub(super) fn reds_seen(rounds: &[LogRound]) -> Option<bool> {
    rounds.iter().find_map(|round| {
        let drawn = round.moves.iter().filter_map(|step| match step {
            Move::Draw { tile, .. } => Some(tile),
            _ => None,
        });
        let tiles = || round.hands.values().flatten().chain(drawn.clone()).chain([&round.start.indicator]);
        let all_plain = |suit| tiles().filter(|&&tile| tile == Tile::red(suit).kind().tile()).count() > 3;
        match tiles().any(|tile| tile.is_red()) {
            true => Some(true),
            false => Suit::ALL.into_iter().any(all_plain).then_some(false),
        }
    })
}

/// What of a record bears on its rules.
struct Evidence<'a> {
    rules: &'a StatedRules,
    players: Players,
    starts: Vec<&'a LogStart>,
    result: Option<&'a StatedResult>,
}

impl Log {
    /// The rules the record was played under.
    pub fn ruleset(&self) -> Result<Ruleset, UnknownRules> {
        let starts = self.rounds.iter().map(|round| &round.start).collect();
        Evidence { rules: &self.rules, players: self.players(), starts, result: self.result.as_ref() }.ruleset()
    }
}

impl Stream {
    /// The rules the match was played under.
    pub fn ruleset(&self) -> Result<Ruleset, UnknownRules> {
        let starts = self.rounds.iter().map(|round| &round.start).collect();
        Evidence { rules: &self.rules, players: self.players, starts, result: self.result.as_ref() }.ruleset()
    }
}

impl Evidence<'_> {
    fn ruleset(&self) -> Result<Ruleset, UnknownRules> {
        let mut rules = match self.rules {
            StatedRules::Ours(rules) => return Ok((**rules).clone()),
            StatedRules::Unstated { .. } if self.players == Players::Three => return Err(UnknownRules::ThreePlayers),
            StatedRules::Tenhou { bits, .. } if bits & !bit::KNOWN != 0 => return Err(UnknownRules::Bits(*bits)),
            StatedRules::Tenhou { bits, early, .. } => {
                let red = u8::from(bits & bit::NO_REDS == 0);
                let hanchan = self.is_hanchan(bits & bit::HANCHAN != 0);
                let mut rules = tenhou(self.players, [red; 3], bits & bit::NO_KUITAN == 0, hanchan);
                if *early {
                    // A log of 2009 goes on after the last dealer, on top, was tenpai.
                    rules.tenpai_yame = Yame::Off;
                }
                rules
            }
            StatedRules::Display { disp, reds } => {
                let display = parse_display(disp).ok_or_else(|| UnknownRules::Display(disp.clone()))?;
                tenhou(self.players, *reds, display.kuitan, self.is_hanchan(display.hanchan))
            }
            StatedRules::Unstated { reds } => {
                // A match that is told to its end and stays in East was played over East.
                let east = self.result.is_some() && self.starts.iter().all(|start| start.wind_index == 0);
                let rules = tenhou(self.players, [u8::from(reds.unwrap_or(true)); 3], true, !east);
                let first = self.starts.first().filter(|start| start.name() == "E1.0");
                let other = first.and_then(|start| start.scores.values().find(|&&p| p != rules.starting_points));
                if let Some(&points) = other {
                    return Err(UnknownRules::Points(points));
                }
                rules
            }
        };
        if self.in_thousands() {
            rules.settle_rounding = Rounding::HalfAway;
        }
        Ok(rules)
    }

    /// Private lobbies play other lengths than their bits say: East alone is followed by South at most, so a record
    /// that goes beyond was played over both.
    fn is_hanchan(&self, stated: bool) -> bool {
        stated || self.starts.iter().any(|start| start.wind_index > 1)
    }

    /// Older matches were settled in whole thousands.
    fn in_thousands(&self) -> bool {
        let totals = self.result.and_then(|result| result.totals.as_ref());
        totals.is_some_and(|totals| totals.values().all(|total| total % 1000 == 0))
    }
}

/// Tenhou's rules in this variant.
fn tenhou(players: Players, reds: [u8; 3], kuitan: bool, hanchan: bool) -> Ruleset {
    let preset = if players == Players::Three { "tenhou_sanma" } else { "tenhou" };
    let mut rules = Ruleset::preset(preset).expect("the preset is part of the program and tested");
    let [m, p, s] = reds;
    rules.red_fives = RedFives { m, p, s };
    rules.open_tanyao = kuitan;
    if !hanchan {
        rules.round_winds = vec![Wind::East];
    }
    rules
}

struct Display {
    kuitan: bool,
    hanchan: bool,
}

/// Reads Tenhou's line: the players, the room, the length, 喰 for open tanyao, 赤 for red fives, 速 for a fast match.
fn parse_display(disp: &str) -> Option<Display> {
    let room = disp.trim_start_matches(['三', '四']);
    let rest = room.strip_prefix(['般', '上', '特', '鳳', '若', '銀', '琥', '孔']).unwrap_or(room);
    let hanchan = rest.starts_with('南');
    let rest = rest.strip_prefix(['東', '南'])?;
    let kuitan = rest.starts_with('喰');
    let rest = rest.trim_start_matches('喰').trim_start_matches('赤').trim_start_matches('速');
    rest.is_empty().then_some(Display { kuitan, hanchan })
}
