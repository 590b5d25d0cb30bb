//! `jantaku score`: a winning hand explained line by line.

use clap::ArgGroup;
use jantaku_core::{Hand, Meld, Relative, Ruleset, Seat, Tile, Wind, Yaku};
use jantaku_score::{
    Fact, Facts, NoWin, Payments, Riichi, Win, WinBy, WinContext, WinPayment, WinQuery, score_stated, win_payments,
};
use miette::MietteDiagnostic;

use crate::failure::Failure;
use crate::input::{self, Side, WindArg};
use crate::{score_batch, score_explain, score_output, speech};

#[derive(clap::Args)]
#[command(group = ArgGroup::new("by").args(["tsumo", "ron", "batch"]).required(true))]
#[command(group = ArgGroup::new("what").args(["hand", "batch"]).required(true))]
pub struct Args {
    hand: Option<String>,
    #[arg(long = "meld", value_name = "MELD")]
    melds: Vec<String>,
    #[arg(long, value_name = "TILE", required_unless_present = "batch")]
    win: Option<String>,
    #[arg(long)]
    tsumo: bool,
    #[arg(long, value_name = "SIDE")]
    ron: Option<Side>,
    #[arg(long, value_name = "WIND", default_value = "S")]
    seat: WindArg,
    #[arg(long, value_name = "WIND", default_value = "E")]
    round: WindArg,
    #[arg(long, value_name = "TILES", default_value = "", hide_default_value = true)]
    dora: String,
    #[arg(long, value_name = "TILES", default_value = "", hide_default_value = true)]
    ura: String,
    #[arg(long, conflicts_with = "double_riichi")]
    riichi: bool,
    #[arg(long)]
    double_riichi: bool,
    #[arg(long)]
    open: bool,
    #[arg(long)]
    from_riichi: bool,
    #[arg(long)]
    ippatsu: bool,
    #[arg(long)]
    haitei: bool,
    #[arg(long)]
    houtei: bool,
    #[arg(long)]
    rinshan: bool,
    #[arg(long)]
    chankan: bool,
    #[arg(long)]
    tenhou: bool,
    #[arg(long)]
    chiihou: bool,
    #[arg(long)]
    renhou: bool,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=4))]
    kita: u8,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1000))]
    honba: u32,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1000))]
    sticks: u32,
    #[arg(long, default_value = "tenhou")]
    rules: String,
    #[arg(long)]
    explain: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    batch: Option<String>,
}

pub struct StatedWin {
    pub rules: Ruleset,
    pub hand: Hand,
    pub winning_tile: Tile,
    pub from: Option<Relative>,
    pub seat_wind: Wind,
    pub round_wind: Wind,
    pub context: WinContext,
    /// Haitei, houtei, tenhou, chiihou and renhou, as far as they are stated.
    pub named: Facts,
    pub indicators: Vec<Tile>,
    pub ura_indicators: Vec<Tile>,
    pub kita: u8,
    pub honba: u32,
    pub sticks: u32,
}

impl StatedWin {
    pub fn winner(&self) -> Result<Seat, String> {
        let seated = self.rules.players.seats().nth(self.seat_wind as usize);
        seated.ok_or_else(|| format!("nobody is {} at this table", self.seat_wind))
    }

    /// The winner's wind, and the round's.
    pub const fn winds(&self) -> (Wind, Wind) {
        (self.seat_wind, self.round_wind)
    }

    pub fn score(&self) -> Result<Win, NoWin> {
        let by = if self.from.is_some() { WinBy::Ron } else { WinBy::Tsumo };
        score_stated(&WinQuery {
            rules: &self.rules,
            hand: &self.hand,
            winning_tile: self.winning_tile,
            by,
            seat_wind: self.seat_wind,
            round_wind: self.round_wind,
            context: self.context.named(self.named, by, self.seat_wind).map_err(NoWin::from)?,
            indicators: &self.indicators,
            ura_indicators: &self.ura_indicators,
            kita: self.kita,
            honba: self.honba,
        })
    }

    /// A renhou that the house does not know is refused.
    pub fn check(&self) -> Result<(), String> {
        if self.named.has(Fact::Renhou) && !self.rules.yaku.knows(Yaku::Renhou) {
            return Err(format!("the rules `{}` know no renhou", self.rules.name));
        }
        Ok(())
    }

    pub fn payments(&self, win: &Win) -> Result<Payments, String> {
        let winner = self.winner()?;
        let players = self.rules.players;
        let from = match self.from {
            Some(side) => {
                let seat = winner.at(side, players);
                Some(seat.ok_or_else(|| format!("nobody sits {side} at this table"))?)
            }
            None => None,
        };
        Ok(win_payments(&WinPayment {
            rules: &self.rules,
            win,
            winner,
            from,
            dealer: Seat::new(0).expect("0 is a seat"),
            honba: self.honba,
            sticks: self.sticks,
            pao: &[],
        }))
    }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    if let Some(path) = &args.batch {
        return score_batch::run(path, args.json);
    }
    let scene = scene(args)?;
    let win = scene.score().map_err(|no_win| match no_win {
        NoWin::Contradiction(fault) => Failure::input(fault),
        no_win => Failure::DoesNotHold(MietteDiagnostic::new(no_win.to_string()).into()),
    })?;
    let payments = scene.payments(&win).map_err(Failure::input)?;
    match (args.json, args.explain) {
        (true, true) => {
            let steps = score_explain::steps(&scene, &win, &payments, speech::of_json())?;
            score_output::json(&scene, &win, &payments, &steps)
        }
        (true, false) => score_output::json(&scene, &win, &payments, &[]),
        (false, true) => score_explain::text(&scene, &win, &payments),
        (false, false) => score_output::text(&scene, &win, &payments),
    }
}

fn scene(args: &Args) -> Result<StatedWin, Failure> {
    let rules = input::rules(&args.rules)?;
    let concealed = input::tiles("HAND", args.hand.as_deref().unwrap_or_default())?;
    let melds = args.melds.iter().map(|text| input::meld(text)).collect::<Result<Vec<Meld>, _>>()?;
    let hand = Hand::new(&concealed, &melds)
        .map_err(|error| Failure::input(format!("{error}; the winning tile is given apart, by --win")))?;
    let riichi = match (args.riichi, args.double_riichi) {
        (_, true) => Riichi::Double,
        (true, _) => Riichi::Riichi,
        _ => Riichi::None,
    };
    let scene = StatedWin {
        winning_tile: input::tile("--win", args.win.as_deref().unwrap_or_default())?,
        from: args.ron.map(Relative::from),
        seat_wind: args.seat.into(),
        round_wind: args.round.into(),
        context: WinContext {
            riichi,
            open_riichi: args.open,
            from_riichi: args.from_riichi,
            ippatsu: args.ippatsu,
            rinshan: args.rinshan,
            chankan: args.chankan,
            from: args.ron.map(Relative::from),
            ..WinContext::default()
        },
        named: named([args.haitei, args.houtei, args.tenhou, args.chiihou, args.renhou]),
        indicators: input::tiles("--dora", &args.dora)?,
        ura_indicators: input::tiles("--ura", &args.ura)?,
        kita: args.kita,
        honba: args.honba,
        sticks: args.sticks,
        hand,
        rules,
    };
    scene.check().map_err(Failure::input)?;
    Ok(scene)
}

/// The stated facts, in this order.
pub fn named(stated: [bool; 5]) -> Facts {
    let names = [Fact::Haitei, Fact::Houtei, Fact::Tenhou, Fact::Chiihou, Fact::Renhou];
    names.into_iter().zip(stated).filter_map(|(name, stated)| stated.then_some(name)).collect()
}
