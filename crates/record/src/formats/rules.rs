//! The rules that a record was played under, from what it says about them.

use std::sync::Arc;

use jantaku_core::rules::{HouseRules, RedFives, Rounding, Yame};
use jantaku_core::{Players, Ruleset, Suit, Tile, Wind};
use thiserror::Error;

use super::client::Stream;
use super::houses::{Display, MAJIANG, Site, majiang, named};
use super::log::{Log, LogRound, LogStart, Move, StatedResult};
use super::tables;

/// What a record says about its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StatedRules {
    /// Tenhou's bits, and the lobby.
    Tenhou {
        /// The bits of `GO type`.
        bits: u32,
        /// The lobby; 0 is the public one.
        lobby: Option<u32>,
        /// Whether the log is from the time when each round named its own shuffle.
        early: bool,
        /// A tournament's own rules, as Tenhou encodes them.
        csrule: Option<String>,
    },
    /// A line of text, as tenhou.net/6 shows it, and the number of red fives in each suit.
    Display {
        /// The name that the record gives the rules.
        disp: String,
        /// Red fives of characters, dots and bamboo.
        reds: [u8; 3],
    },
    /// Nothing, except perhaps whether there are red fives, and the length.
    Unstated {
        /// Whether there are red fives.
        reds: Option<bool>,
        /// Whether East and South are played (`true`) or only East.
        hanchan: Option<bool>,
    },
    /// Nothing, in a majiang record, whose program has its own rules; except perhaps whether there are red fives.
    Majiang {
        /// Whether there are red fives.
        reds: Option<bool>,
    },
    /// The rules in full, from a record of Jantaku or from the terms of a room.
    Ours(Box<Ruleset>),
    /// Rules that we do not have, in words: which, and why.
    NotOurs(String),
}

/// Why a record's rules are unknown.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownRules {
    /// Three players, and nothing about the rules.
    #[error("the record does not say which three-player rules it was played under")]
    ThreePlayers,
    /// A line that is neither Tenhou's nor Mahjong Soul's, and no known house.
    #[error("the rules `{0}` are not known")]
    Display(String),
    /// Bits that mean something else.
    #[error("Tenhou's bits {0:#x} have others than those for red fives, open tanyao, length, players, level and speed")]
    Bits(u32),
    /// The name of a kind of table whose rules we do not have.
    #[error("not supported: {0}; a file of rules can be given for it")]
    NotSupported(String),
    /// The match does not begin with the usual points.
    #[error("the record states no rules and starts with {points} points each, which the rules `{rules}` do not")]
    Points {
        /// The points that each player begins with.
        points: i32,
        /// The rules assumed for records that state none.
        rules: String,
    },
}

/// Bits of Tenhou's `GO type`.
pub(super) mod bit {
    pub const NO_REDS: u32 = 0x02;
    /// Tanyao only in closed hands.
    pub const NO_KUITAN: u32 = 0x04;
    pub const HANCHAN: u32 = 0x08;
    pub const SANMA: u32 = 0x10;
    /// The room's level: with [`UPPER`] 鳳凰, alone 特上.
    pub const SPECIAL: u32 = 0x20;
    /// Less time to think.
    pub const FAST: u32 = 0x40;
    /// The room's level: 上級.
    pub const UPPER: u32 = 0x80;
    /// Against people, all of the above, and 0x100, which shows some discards darker.
    pub const KNOWN: u32 = 0x1ff;
}

impl StatedRules {
    /// Whether there are red fives, if stated.
    pub(super) fn has_reds(&self) -> Option<bool> {
        match self {
            StatedRules::Tenhou { bits, .. } => Some(bits & bit::NO_REDS == 0),
            StatedRules::Display { reds, .. } => Some(*reds != [0; 3]),
            StatedRules::Unstated { reds, .. } | StatedRules::Majiang { reds } => *reds,
            StatedRules::NotOurs(_) => None,
            StatedRules::Ours(rules) => {
                let RedFives { m, p, s } = rules.red_fives;
                Some(m + p + s > 0)
            }
        }
    }

    /// Whether East and South are played (`true`) or only East, if stated.
    pub(super) fn hanchan(&self) -> Option<bool> {
        match self {
            StatedRules::Tenhou { bits, .. } => Some(bits & bit::HANCHAN != 0),
            StatedRules::Display { disp, .. } => Display::read(disp).map(|line| line.hanchan),
            StatedRules::Unstated { hanchan, .. } => *hanchan,
            StatedRules::Majiang { .. } | StatedRules::NotOurs(_) => None,
            StatedRules::Ours(rules) => match rules.round_winds[..] {
                [Wind::East] => Some(false),
                [Wind::East, Wind::South] => Some(true),
                _ => None,
            },
        }
    }

    /// Tenhou's bits for these rules, as far as bits can express them.
    pub(super) fn bits(&self, players: Players) -> u32 {
        let sanma = if players == Players::Three { bit::SANMA } else { 0 };
        match self {
            StatedRules::Tenhou { bits, .. } => *bits,
            StatedRules::Display { disp, reds } => {
                let (kuitan, hanchan) = Display::read(disp).map_or((true, true), |line| (line.kuitan, line.hanchan));
                sanma | bits(reds.iter().any(|&red| red > 0), kuitan, hanchan)
            }
            StatedRules::Unstated { reds, hanchan } => {
                sanma | bits(reds.unwrap_or(true), true, hanchan.unwrap_or(true))
            }
            StatedRules::Majiang { reds } => bits(reds.unwrap_or(true), true, true),
            StatedRules::NotOurs(_) => sanma | bits(true, true, true),
            StatedRules::Ours(rules) => {
                let RedFives { m, p, s } = rules.red_fives;
                sanma | bits(m + p + s > 0, rules.open_tanyao, rules.round_winds.len() > 1)
            }
        }
    }

    /// Tenhou's line for these rules, and the red fives of each suit.
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

/// Whether there are red fives, if the tiles of a round show it: a red five, or four plain fives of a suit.
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

/// The evidence in a record about its rules.
struct Evidence<'a> {
    rules: &'a StatedRules,
    title: &'a [String],
    players: Players,
    starts: Vec<&'a LogStart>,
    result: Option<&'a StatedResult>,
}

impl Log {
    /// The rules that the record was played under.
    pub fn ruleset(&self) -> Result<Ruleset, UnknownRules> {
        let starts = self.rounds.iter().map(|round| &round.start).collect();
        let (rules, title, result) = (&self.rules, &self.title[..], self.result.as_ref());
        Evidence { rules, title, players: self.players(), starts, result }.ruleset()
    }

    /// Whether the record says nothing of its rules, so that [`ruleset`](Log::ruleset) assumes them.
    pub fn assumes_rules(&self) -> bool {
        let silent = match &self.rules {
            StatedRules::Unstated { .. } => true,
            StatedRules::Display { disp, .. } => disp.is_empty(),
            StatedRules::Tenhou { .. }
            | StatedRules::Majiang { .. }
            | StatedRules::Ours(_)
            | StatedRules::NotOurs(_) => false,
        };
        let named = |title: &String| Display::read(title).is_some() || named([title.as_str()]).is_some();
        silent && !self.title.iter().any(named)
    }

    /// `given`, or otherwise the rules that the record was played under.
    pub fn ruleset_or(&self, given: Option<&Arc<Ruleset>>) -> Result<Arc<Ruleset>, UnknownRules> {
        given.map_or_else(|| self.ruleset().map(Arc::new), |given| Ok(given.clone()))
    }

    /// The rules as a rule file, if they are fully known and a record with only this display, title and result would be
    /// read under other rules.
    pub(super) fn rules_beside(
        &self,
        rules: &StatedRules,
        title: &[String],
        result: Option<&StatedResult>,
    ) -> Option<String> {
        let StatedRules::Ours(ours) = &self.rules else { return None };
        let starts = self.rounds.iter().map(|round| &round.start).collect();
        let read = Evidence { rules, title, players: self.players(), starts, result }.ruleset();
        (read.as_ref() != Ok(&**ours)).then(|| HouseRules::nearest((**ours).clone()).to_toml())
    }
}

impl Stream {
    /// The rules that the match was played under.
    pub fn ruleset(&self) -> Result<Ruleset, UnknownRules> {
        let starts = self.rounds.iter().map(|round| &round.start).collect();
        let (rules, result) = (&self.rules, self.result.as_ref());
        Evidence { rules, title: &[], players: self.players, starts, result }.ruleset()
    }

    /// `given`, or otherwise the rules that the match was played under.
    pub fn ruleset_or(&self, given: Option<&Arc<Ruleset>>) -> Result<Arc<Ruleset>, UnknownRules> {
        given.map_or_else(|| self.ruleset().map(Arc::new), |given| Ok(given.clone()))
    }
}

impl Evidence<'_> {
    fn ruleset(&self) -> Result<Ruleset, UnknownRules> {
        match self.rules {
            StatedRules::Ours(rules) => Ok((**rules).clone()),
            StatedRules::NotOurs(why) => Err(UnknownRules::NotSupported(why.clone())),
            StatedRules::Tenhou { bits, csrule, .. } if tables::not_supported(*bits, csrule.as_deref()).is_some() => {
                let named = tables::not_supported(*bits, csrule.as_deref());
                Err(UnknownRules::NotSupported(named.unwrap_or_default()))
            }
            StatedRules::Tenhou { bits, .. } if bits & !bit::KNOWN != 0 => Err(UnknownRules::Bits(*bits)),
            StatedRules::Tenhou { bits, early, .. } => {
                let red = u8::from(bits & bit::NO_REDS == 0);
                let mut rules = self.tenhou([red; 3], bits & bit::NO_KUITAN == 0, bits & bit::HANCHAN != 0);
                if *early {
                    // A log of 2009 continues after the last dealer, in first place, was tenpai.
                    rules.tenpai_yame = Yame::Off;
                }
                Ok(rules)
            }
            StatedRules::Display { disp, reds } => self.displayed(disp, *reds),
            StatedRules::Unstated { reds, hanchan } => {
                let red = u8::from(reds.unwrap_or(true));
                match (self.house(None), self.room()) {
                    (Some(house), _) => Ok(house),
                    (None, Some(room)) => self.displayed(room, [red; 3]),
                    (None, None) => self.unstated(*reds, *hanchan),
                }
            }
            StatedRules::Majiang { reds } => self.house(None).map_or_else(|| self.majiang(*reds), Ok),
        }
    }

    /// The house that the title names, or a line beside it.
    fn house(&self, line: Option<&str>) -> Option<Ruleset> {
        named(self.title.iter().map(String::as_str).chain(line))
    }

    /// The first title that reads as a line of rules, where there is no such line.
    fn room(&self) -> Option<&str> {
        self.title.iter().map(String::as_str).find(|title| Display::read(title).is_some())
    }

    fn displayed(&self, line: &str, reds: [u8; 3]) -> Result<Ruleset, UnknownRules> {
        let line = if line.is_empty() { self.room().unwrap_or_default() } else { line };
        if tables::is_parlour(line) {
            return Err(UnknownRules::NotSupported(format!("Tenhou's parlour table (雀荘戦) `{line}`")));
        }
        match Display::read(line) {
            Some(Display { site: Site::Tenhou, kuitan, hanchan, .. }) => Ok(self.tenhou(reds, kuitan, hanchan)),
            Some(Display { site: Site::MahjongSoul, kuitan, hanchan, agreed }) => {
                let [four, three] = ["mahjong_soul", "mahjong_soul_sanma"];
                let mut rules = self.variant([four, three], reds, kuitan, hanchan);
                if agreed {
                    tables::take_terms(&mut rules, &self.starts, self.result);
                }
                Ok(rules)
            }
            None => {
                let mut rules = match self.house(Some(line)) {
                    Some(house) => house,
                    None if line.starts_with(MAJIANG) => self.majiang(Some(reds != [0; 3]))?,
                    None if line.is_empty() => self.unstated(Some(reds != [0; 3]), None)?,
                    None => return Err(UnknownRules::Display(line.to_owned())),
                };
                let [m, p, s] = reds;
                rules.red_fives = RedFives { m, p, s };
                Ok(rules)
            }
        }
    }

    fn unstated(&self, reds: Option<bool>, hanchan: Option<bool>) -> Result<Ruleset, UnknownRules> {
        if self.players == Players::Three {
            return Err(UnknownRules::ThreePlayers);
        }
        let rules = self.tenhou([u8::from(reds.unwrap_or(true)); 3], true, hanchan.unwrap_or(!self.stays_in_east()));
        self.if_it_starts_so(rules)
    }

    /// A match that is recorded to its end and stays in East was played over East.
    fn stays_in_east(&self) -> bool {
        self.result.is_some() && self.starts.iter().all(|start| start.wind_index == 0)
    }

    /// These rules, if the match starts with their points.
    fn if_it_starts_so(&self, rules: Ruleset) -> Result<Ruleset, UnknownRules> {
        let first = self.starts.first().filter(|start| start.name() == "E1.0");
        match first.and_then(|start| start.scores.values().find(|&&points| points != rules.starting_points)) {
            Some(&points) => Err(UnknownRules::Points { points, rules: rules.name }),
            None => Ok(rules),
        }
    }

    fn majiang(&self, reds: Option<bool>) -> Result<Ruleset, UnknownRules> {
        let mut rules = majiang();
        if reds == Some(false) {
            rules.red_fives = RedFives { m: 0, p: 0, s: 0 };
        }
        if self.stays_in_east() {
            rules.round_winds = vec![Wind::East];
        }
        if self.in_thousands() {
            rules.settle_rounding = Rounding::Nearest;
        }
        self.if_it_starts_so(rules)
    }

    /// Tenhou's rules in this variant.
    fn tenhou(&self, reds: [u8; 3], kuitan: bool, hanchan: bool) -> Ruleset {
        let mut rules = self.variant(["tenhou", "tenhou_sanma"], reds, kuitan, hanchan);
        if let Some(result) = self.result.filter(|_| self.in_thousands()) {
            rules.settle_rounding = Rounding::HalfAway;
            rules.uma = tables::older_uma(&rules, result).unwrap_or(rules.uma);
        }
        rules
    }

    /// The preset for four players or the one for three, in this variant. Private lobbies play other lengths than they
    /// state: East only is followed at most by South, and only while nobody has the goal, so a record that goes further
    /// was played over both.
    fn variant(&self, presets: [&str; 2], reds: [u8; 3], kuitan: bool, hanchan: bool) -> Ruleset {
        let preset = presets[usize::from(self.players == Players::Three)];
        let mut rules = Ruleset::preset(preset).expect("the preset is part of the program and tested");
        let [m, p, s] = reds;
        rules.red_fives = RedFives { m, p, s };
        rules.open_tanyao = kuitan;
        let beyond = || tables::goes_beyond_east(&rules, &self.starts);
        if !hanchan && self.starts.iter().all(|start| start.wind_index < 2) && !beyond() {
            rules.round_winds = vec![Wind::East];
        }
        rules
    }

    /// Older matches were settled in whole thousands.
    fn in_thousands(&self) -> bool {
        let totals = self.result.and_then(|result| result.totals.as_ref());
        totals.is_some_and(|totals| totals.values().all(|total| total % 1000 == 0))
    }
}
