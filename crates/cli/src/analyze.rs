//! `jantaku analyze`: the shanten, the waits, and the result of every discard.

use clap::ArgGroup;
use jantaku_core::notation::format_tiles;
use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Ruleset, Tile, Wind};
use jantaku_score::{Riichi, WinBy, WinContext, WinQuery, improvements, score, shanten, tiles_left, ukeire};
use serde_json::{Value as Json, json};

use crate::failure::Failure;
use crate::input::{self, WindArg};
use crate::{analyze_batch, output};

#[derive(clap::Args)]
#[command(group = ArgGroup::new("what").args(["hand", "batch"]).required(true))]
pub struct Args {
    hand: Option<String>,
    #[arg(long = "meld", value_name = "MELD")]
    melds: Vec<String>,
    #[arg(long, value_name = "TILES", default_value = "", hide_default_value = true)]
    visible: String,
    #[arg(long, value_name = "TILES", default_value = "", hide_default_value = true)]
    dora: String,
    #[arg(long, value_name = "WIND", default_value = "S")]
    seat: WindArg,
    #[arg(long, value_name = "WIND", default_value = "E")]
    round: WindArg,
    #[arg(long, default_value = "tenhou")]
    rules: String,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    batch: Option<String>,
    #[arg(long, requires = "batch", conflicts_with = "ukeire")]
    shanten: bool,
    #[arg(long, requires = "batch")]
    ukeire: bool,
    #[arg(long, requires = "batch")]
    timing: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.batch {
        Some(path) => analyze_batch::run(path, &input::rules(&args.rules)?, args.ukeire, args.timing),
        None => Table::new(args)?.print(args.json),
    }
}

struct Table {
    rules: Ruleset,
    concealed: Vec<Tile>,
    melds: Vec<Meld>,
    indicators: Vec<Tile>,
    /// All tiles seen: own, visible and indicators.
    seen: Counts,
    seat: Wind,
    round: Wind,
}

/// A hand before its draw.
struct Outlook {
    discard: Option<Tile>,
    shanten: i8,
    ukeire: KindSet,
    left: usize,
    /// Draws that would make the accepted tiles more.
    improves: KindSet,
    value: Vec<String>,
}

impl Table {
    fn new(args: &Args) -> Result<Table, Failure> {
        let concealed = input::tiles("HAND", args.hand.as_deref().unwrap_or_default())?;
        let melds = args.melds.iter().map(|text| input::meld(text)).collect::<Result<Vec<Meld>, _>>()?;
        let indicators = input::tiles("--dora", &args.dora)?;
        let visible = input::tiles("--visible", &args.visible)?;
        let size = concealed.len() + 3 * melds.len();
        if !(13..=14).contains(&size) || melds.len() > 4 {
            return Err(Failure::input(format!(
                "a hand is 13 or 14 tiles with each meld counted as three, not {size}"
            )));
        }
        let melded = melds.iter().flat_map(Meld::tiles);
        let seen: Counts =
            concealed.iter().copied().chain(melded).chain(visible).chain(indicators.iter().copied()).collect();
        if let Some(kind) = seen.five_of_a_kind() {
            return Err(Failure::input(format!("there are only four {kind}; hand, melds and visible tiles have more")));
        }
        let rules = input::rules(&args.rules)?;
        input::played(&seen, rules.tile_set).map_err(Failure::input)?;
        Ok(Table { rules, concealed, melds, indicators, seen, seat: args.seat.into(), round: args.round.into() })
    }

    fn print(&self, json: bool) -> Result<(), Failure> {
        let counts: Counts = self.concealed.iter().copied().collect();
        let shanten = shanten(&counts, self.melds.len(), self.rules.tile_set);
        let outlooks = self.outlooks()?;
        if json {
            let outlooks: Vec<Json> = outlooks.iter().map(outlook_json).collect();
            return output::json(&json!({
                "shanten": {"standard": shanten.standard, "chiitoitsu": shanten.chiitoitsu, "kokushi": shanten.kokushi},
                "outlooks": outlooks,
            }));
        }
        let shapes = [
            ("four sets and a pair", Some(shanten.standard)),
            ("seven pairs", shanten.chiitoitsu),
            ("thirteen orphans", shanten.kokushi),
        ];
        for (shape, number) in shapes.into_iter().filter_map(|(shape, number)| Some((shape, number?))) {
            output::print(format!("{shape}: {}", distance(number)))?;
        }
        output::print("")?;
        let headings = if outlooks.iter().any(|outlook| outlook.discard.is_some()) { "discard" } else { "" };
        let mut table =
            output::table(&[headings, "then", "ukeire", "left", "improved by", "value on a ron / with riichi"], &[3]);
        for outlook in &outlooks {
            let discard = outlook.discard.map_or(String::new(), |tile| tile.to_string());
            table.add_row([
                discard,
                distance(outlook.shanten),
                kinds(outlook.ukeire),
                outlook.left.to_string(),
                kinds(outlook.improves),
                outlook.value.join("\n"),
            ]);
        }
        output::print(table)
    }

    /// The hand as it is, or after each different discard, the best first.
    fn outlooks(&self) -> Result<Vec<Outlook>, Failure> {
        if self.concealed.len() % 3 == 1 {
            return Ok(vec![self.outlook(None, self.concealed.clone())?]);
        }
        let mut discards = self.concealed.clone();
        discards.sort();
        discards.dedup();
        let mut outlooks = Vec::new();
        for discard in discards {
            let mut rest = self.concealed.clone();
            rest.remove(rest.iter().position(|&tile| tile == discard).unwrap_or_default());
            outlooks.push(self.outlook(Some(discard), rest)?);
        }
        outlooks.sort_by_key(|outlook| (outlook.shanten, std::cmp::Reverse(outlook.left)));
        Ok(outlooks)
    }

    fn outlook(&self, discard: Option<Tile>, rest: Vec<Tile>) -> Result<Outlook, Failure> {
        let counts: Counts = rest.iter().copied().collect();
        let ukeire = ukeire(&counts, self.melds.len(), self.rules.tile_set);
        let left = tiles_left(ukeire, &self.seen);
        let shanten = shanten(&counts, self.melds.len(), self.rules.tile_set).min();
        let improvements = improvements(&counts, self.melds.len(), self.rules.tile_set, &self.seen);
        let improves = improvements.iter().map(|improvement| improvement.draw).collect();
        let value = if shanten == 0 { self.values(&rest, ukeire)? } else { Vec::new() };
        Ok(Outlook { discard, shanten, ukeire, left, improves, value })
    }

    /// The value of each wait on a discard, plain and with riichi.
    fn values(&self, rest: &[Tile], waits: KindSet) -> Result<Vec<String>, Failure> {
        let hand = Hand::new(rest, &self.melds).map_err(Failure::input)?;
        let value = |kind: Kind, riichi| {
            let context = WinContext { riichi, ..WinContext::default() };
            let won = score(&WinQuery {
                rules: &self.rules,
                hand: &hand,
                winning_tile: kind.tile(),
                by: WinBy::Ron,
                seat_wind: self.seat,
                round_wind: self.round,
                context,
                indicators: &self.indicators,
                ura_indicators: &[],
                kita: 0,
                honba: 0,
            });
            won.map_or("no yaku".to_owned(), |win| match win.limit {
                Some(limit) => limit.to_string(),
                None => format!("{} han {} fu", win.han, win.fu.total),
            })
        };
        let line = |kind: Kind| {
            let plain = value(kind, Riichi::None);
            let riichi = if hand.is_closed() { format!(" / {}", value(kind, Riichi::Riichi)) } else { String::new() };
            format!("{kind}: {plain}{riichi}")
        };
        Ok(waits.iter().map(line).collect())
    }
}

fn outlook_json(outlook: &Outlook) -> Json {
    let listed = |kinds: KindSet| kinds.iter().map(|kind| kind.to_string()).collect::<Vec<String>>();
    let (ukeire, improves) = (listed(outlook.ukeire), listed(outlook.improves));
    let Outlook { discard, shanten, left, value, .. } = outlook;
    json!({"discard": discard, "shanten": shanten, "accepts": ukeire, "left": left, "improves": improves, "value": value})
}

fn kinds(set: KindSet) -> String {
    format_tiles(&set.iter().map(Kind::tile).collect::<Vec<_>>())
}

fn distance(shanten: i8) -> String {
    match shanten {
        -1 => "complete".to_owned(),
        0 => "tenpai".to_owned(),
        number => format!("{number} away from tenpai"),
    }
}
