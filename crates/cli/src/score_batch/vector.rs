//! The lines of a batch: wins in the form of score vectors.

use std::collections::{BTreeMap, HashMap};

use jantaku_core::notation::parse_tiles;
use jantaku_core::rules::{OpenPinfuFu, PinfuTsumo, RedFives};
use jantaku_core::{Ankan, Chii, Daiminkan, Hand, Kakan, Meld, Pon, Relative, Ruleset, Tile, Wind, Worth, Yaku};
use jantaku_score::{Riichi, WinContext};
use serde::Deserialize;

use crate::score::{StatedWin, named};

/// A line of a batch.
#[derive(Deserialize)]
pub struct Vector {
    pub id: String,
    closed: String,
    melds: Vec<VectorMeld>,
    win: Tile,
    tsumo: bool,
    ron_from: Option<Relative>,
    seat_wind: Tile,
    round_wind: Tile,
    riichi: u8,
    ippatsu: bool,
    rinshan: bool,
    chankan: bool,
    haitei: bool,
    houtei: bool,
    tenhou: bool,
    chiihou: bool,
    #[serde(default)]
    renhou: bool,
    #[serde(default)]
    eighth_deal: bool,
    dora_ind: Vec<Tile>,
    ura_ind: Vec<Tile>,
    honba: u32,
    sticks: u32,
    nuki: u8,
    /// The rules as a few words.
    rules: Option<VectorRules>,
    /// A preset's name, or the text of a rule file.
    house: Option<String>,
    pub expected: Option<Expected>,
}

#[derive(Deserialize)]
struct VectorMeld {
    #[serde(rename = "type")]
    call: String,
    tiles: String,
    called: Option<Tile>,
    added: Option<Tile>,
    from: Option<Relative>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VectorRules {
    players: u8,
    aka: bool,
    kuitan: bool,
    double_yakuman: bool,
    kiriage: bool,
    kazoe: String,
    renpu_pair_fu: u8,
    open_pinfu_fu30: bool,
    pinfu_tsumo: bool,
}

/// The score of another program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    pub error: Option<String>,
    pub han: Option<u8>,
    pub fu: Option<u8>,
    pub yakuman: Option<u8>,
    pub yaku: Option<BTreeMap<u8, u8>>,
    pub yakuman_yaku: Option<Vec<u8>>,
    pub points: Option<i32>,
    #[serde(rename = "delta_by_seat_wind_ESWN")]
    pub deltas: Option<Vec<i32>>,
    pub cost: Option<Cost>,
    pub yakuman_any_of: Option<Vec<u8>>,
    pub present: Option<bool>,
}

/// The payments of the others, honba and sticks included.
#[derive(Deserialize)]
pub struct Cost {
    pub total: i32,
}

/// The rules that the lines of a batch name, each read once.
#[derive(Default)]
pub struct Houses(HashMap<String, Ruleset>);

impl Houses {
    fn find(&mut self, text: &str) -> Result<Ruleset, String> {
        if let Some(known) = self.0.get(text) {
            return Ok(known.clone());
        }
        let read = if text.contains('=') { Ruleset::from_toml(text) } else { Ruleset::preset(text) };
        let rules = read.map_err(|error| error.to_string())?;
        self.0.insert(text.to_owned(), rules.clone());
        Ok(rules)
    }
}

/// The win that a line describes.
pub fn scene(vector: &Vector, houses: &mut Houses) -> Result<StatedWin, String> {
    let concealed = parse_tiles(&vector.closed).map_err(|error| error.to_string())?;
    let melds = vector.melds.iter().map(meld).collect::<Result<Vec<Meld>, _>>()?;
    Ok(StatedWin {
        rules: match (&vector.rules, &vector.house) {
            (Some(words), None) => rules(words)?,
            (None, Some(text)) => houses.find(text)?,
            _ => return Err("one of `rules` and `house` says the rules".to_owned()),
        },
        hand: Hand::new(&concealed, &melds).map_err(|error| error.to_string())?,
        winning_tile: vector.win,
        from: match (vector.tsumo, vector.ron_from) {
            (true, None) => None,
            (true, Some(_)) => return Err("`ron_from` of a self-draw".to_owned()),
            // Without a stated discarder any one gives the same sums.
            (false, side) => Some(side.unwrap_or(Relative::Left)),
        },
        seat_wind: wind(vector.seat_wind)?,
        round_wind: wind(vector.round_wind)?,
        context: WinContext {
            riichi: match vector.riichi {
                0 => Riichi::None,
                1 => Riichi::Riichi,
                2 => Riichi::Double,
                other => return Err(format!("`riichi` is 0, 1 or, double, 2, not {other}")),
            },
            ippatsu: vector.ippatsu,
            rinshan: vector.rinshan,
            chankan: vector.chankan,
            eighth_deal: vector.eighth_deal,
            ..WinContext::default()
        },
        named: named([vector.haitei, vector.houtei, vector.tenhou, vector.chiihou, vector.renhou]),
        indicators: vector.dora_ind.clone(),
        ura_indicators: vector.ura_ind.clone(),
        kita: vector.nuki,
        honba: vector.honba,
        sticks: vector.sticks,
    })
}

fn wind(tile: Tile) -> Result<Wind, String> {
    Wind::ALL.into_iter().find(|wind| wind.kind() == tile.kind()).ok_or_else(|| format!("{tile} is no wind"))
}

fn rules(given: &VectorRules) -> Result<Ruleset, String> {
    let preset = match given.players {
        4 => "tenhou",
        3 => "tenhou_sanma",
        players => return Err(format!("three or four play, not {players}")),
    };
    let mut rules = Ruleset::preset(preset).map_err(|error| error.to_string())?;
    if !given.aka {
        rules.red_fives = RedFives { m: 0, p: 0, s: 0 };
    }
    rules.open_tanyao = given.kuitan;
    rules.kiriage = given.kiriage;
    rules.kazoe_yakuman = match given.kazoe.as_str() {
        "yakuman" => true,
        "sanbaiman" => false,
        other => return Err(format!("`kazoe` is neither yakuman nor sanbaiman: {other}")),
    };
    rules.double_wind_pair_fu = given.renpu_pair_fu;
    rules.open_pinfu_fu = if given.open_pinfu_fu30 { OpenPinfuFu::Thirty } else { OpenPinfuFu::Twenty };
    rules.pinfu_tsumo = if given.pinfu_tsumo { PinfuTsumo::ZeroFu } else { PinfuTsumo::Counted };
    if given.double_yakuman {
        for yaku in [Yaku::SuuankouTanki, Yaku::Kokushi13, Yaku::Chuuren9, Yaku::Daisuushii] {
            rules.yaku.set(yaku, Worth::Yakuman { yakuman: 2 });
        }
    }
    Ok(rules)
}

fn meld(given: &VectorMeld) -> Result<Meld, String> {
    let mut tiles = parse_tiles(&given.tiles).map_err(|error| error.to_string())?;
    // The tile called, then the others; an added tile last.
    if let Some(called) = given.called {
        put(&mut tiles, called, 0)?;
    }
    if let Some(added) = given.added {
        let last = tiles.len().saturating_sub(1);
        put(&mut tiles[1.min(last)..], added, last.saturating_sub(1))?;
    }
    let from = given.from.unwrap_or(Relative::Left);
    let meld = match (given.call.as_str(), tiles.as_slice()) {
        ("chi", &[called, a, b]) => Chii::new(called, [a, b]).map(Meld::Chii),
        ("pon", &[called, a, b]) => Pon::new(called, [a, b], from).map(Meld::Pon),
        ("daiminkan", &[called, a, b, c]) => Daiminkan::new(called, [a, b, c], from).map(Meld::Daiminkan),
        ("kakan", &[called, a, b, added]) => {
            Pon::new(called, [a, b], from).and_then(|pon| Kakan::new(pon, added)).map(Meld::Kakan)
        }
        ("ankan", &[a, b, c, d]) => Ankan::new([a, b, c, d]).map(Meld::Ankan),
        (call, _) => return Err(format!("`{call}` of {} is no meld", given.tiles)),
    };
    meld.map_err(|error| error.to_string())
}

/// Moves a tile to a place.
fn put(tiles: &mut [Tile], tile: Tile, place: usize) -> Result<(), String> {
    let at = tiles.iter().position(|&held| held == tile).ok_or_else(|| format!("the meld has no {tile}"))?;
    tiles.swap(at, place);
    Ok(())
}
