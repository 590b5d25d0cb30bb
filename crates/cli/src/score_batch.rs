//! `jantaku score --batch`: score vectors, one JSON object a line, compared with our own score.

use std::collections::BTreeMap;

use jantaku_core::notation::parse_tiles;
use jantaku_core::rules::{OpenPinfuFu, PinfuTsumo, RedFives};
use jantaku_core::{Ankan, Chii, Daiminkan, Hand, Kakan, Meld, Pon, Relative, Ruleset, Tile, Wind, Worth, Yaku};
use jantaku_record::yaku_names::{Counted, number_of};
use jantaku_score::{NoWin, Occasion, Riichi, Value, Win};
use serde::Deserialize;

use crate::failure::Failure;
use crate::input;
use crate::output::print;
use crate::score::Scene;

#[derive(Deserialize)]
struct Vector {
    id: String,
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
    dora_ind: Vec<Tile>,
    ura_ind: Vec<Tile>,
    honba: u32,
    sticks: u32,
    nuki: u8,
    rules: VectorRules,
    expected: Expected,
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    error: Option<String>,
    han: Option<u8>,
    fu: Option<u8>,
    yakuman: Option<u8>,
    yaku: Option<BTreeMap<u8, u8>>,
    yakuman_yaku: Option<Vec<u8>>,
    points: Option<i32>,
    #[serde(rename = "delta_by_seat_wind_ESWN")]
    deltas: Option<Vec<i32>>,
    cost: Option<Cost>,
    yakuman_any_of: Option<Vec<u8>>,
    present: Option<bool>,
}

/// What others pay, honba and sticks included.
#[derive(Deserialize)]
struct Cost {
    total: i32,
}

pub fn run(path: &str) -> Result<(), Failure> {
    let (mut passed, mut failed) = (0, 0);
    let text = input::file(path)?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    for (index, line) in lines {
        let at = |message: String| Failure::input(format!("{path}, line {}: {message}", index + 1));
        let vector: Vector = serde_json::from_str(line).map_err(|error| at(error.to_string()))?;
        let differences = check(&vector).map_err(|message| at(format!("{}: {message}", vector.id)))?;
        if differences.is_empty() {
            passed += 1;
        } else {
            failed += 1;
            print(format!("{}: {}", vector.id, differences.join("; ")))?;
        }
    }
    print(format!("{passed} passed, {failed} failed"))?;
    if failed == 0 { Ok(()) } else { Err(Failure::Told) }
}

/// Where a vector and our score differ.
fn check(vector: &Vector) -> Result<Vec<String>, String> {
    let scene = scene(vector)?;
    let expected = &vector.expected;
    let scored = scene.score();
    Ok(match (&scored, &expected.error) {
        (Ok(win), None) => compare(&scene, win, expected)?,
        (Ok(_), Some(error)) => vec![format!("expected {error}, found a win")],
        (Err(no_win), Some(error)) if error_name(no_win) == error => Vec::new(),
        (Err(no_win), Some(error)) => vec![format!("expected {error}, found: {no_win}")],
        (Err(no_win), None) => vec![format!("expected a win, found: {no_win}")],
    })
}

fn error_name(no_win: &NoWin) -> &'static str {
    match no_win {
        NoWin::NotComplete => "hand_not_winning",
        NoWin::NoYaku => "no_yaku",
        NoWin::BelowTwoHan { .. } => "below_two_han",
        NoWin::Contradiction(_) => "contradiction",
    }
}

fn compare(scene: &Scene, win: &Win, expected: &Expected) -> Result<Vec<String>, String> {
    let units: u8 = win.yaku.iter().map(|line| line.value.units()).sum();
    let yaku = yaku_by_id(scene, win);
    let ids: Vec<u8> = yaku.keys().copied().collect();
    let payments = scene.payments(win).map_err(|_| "nobody sits there".to_owned())?;
    let deltas: Vec<i32> = payments.deltas(scene.rules.players).values().copied().collect();
    let gained = deltas[scene.seat_wind as usize];
    let extra = scene.honba as i32 * scene.rules.honba_value + scene.sticks as i32 * scene.rules.riichi_stake;

    let mut differences = Vec::new();
    differ(&mut differences, "yakuman", expected.yakuman, units);
    if units == 0 {
        differ(&mut differences, "han", expected.han, win.han);
        differ(&mut differences, "fu", expected.fu, win.fu.total);
    }
    differ(&mut differences, "yaku", expected.yaku.clone(), yaku);
    if units > 0 {
        let mut listed = expected.yakuman_yaku.clone();
        listed.iter_mut().for_each(|ids| ids.sort_unstable());
        differ(&mut differences, "yakuman", listed, ids.clone());
    }
    differ(&mut differences, "points", expected.points, gained - extra);
    differ(&mut differences, "deltas", expected.deltas.clone(), deltas);
    differ(&mut differences, "total", expected.cost.as_ref().map(|cost| cost.total), gained);
    let any = expected.yakuman_any_of.as_ref().map(|wanted| wanted.iter().any(|id| ids.contains(id)));
    if any != expected.present {
        differences.push(format!("expected one of {:?}: {:?}", expected.yakuman_any_of, expected.present));
    }
    Ok(differences)
}

fn differ<T: PartialEq + std::fmt::Debug>(differences: &mut Vec<String>, what: &str, expected: Option<T>, found: T) {
    if let Some(expected) = expected.filter(|expected| *expected != found) {
        differences.push(format!("{what}: expected {expected:?}, found {found:?}"));
    }
}

/// Han by Tenhou's number of the yaku; a yakuman counts as 13 for each unit, as the vectors do.
fn yaku_by_id(scene: &Scene, win: &Win) -> BTreeMap<u8, u8> {
    let han = |value| match value {
        Value::Han(han) => han,
        Value::Units(units) => 13 * units,
        Value::Limit(_) => 0,
    };
    let lines = win.yaku.iter().filter_map(|line| Some((tenhou_id(line.yaku, scene)?, han(line.value))));
    let dora = [(52, win.dora.dora + win.dora.kita), (53, win.dora.ura), (54, win.dora.red)];
    lines.chain(dora.into_iter().filter(|(_, count)| *count > 0)).collect()
}

fn tenhou_id(yaku: Yaku, scene: &Scene) -> Option<u8> {
    let wind = if yaku == Yaku::SeatWind { scene.seat_wind } else { scene.round_wind };
    number_of(Counted::Yaku(yaku), Some(wind))
}

fn scene(vector: &Vector) -> Result<Scene, String> {
    let concealed = parse_tiles(&vector.closed).map_err(|error| error.to_string())?;
    let melds = vector.melds.iter().map(meld).collect::<Result<Vec<Meld>, _>>()?;
    Ok(Scene {
        rules: rules(&vector.rules)?,
        hand: Hand::new(&concealed, &melds).map_err(|error| error.to_string())?,
        winning_tile: vector.win,
        from: match (vector.tsumo, vector.ron_from) {
            (true, _) => None,
            // Who dealt in makes no difference to the sums where the vector doesn't say it.
            (false, side) => Some(side.unwrap_or(Relative::Left)),
        },
        seat_wind: wind(vector.seat_wind)?,
        round_wind: wind(vector.round_wind)?,
        occasion: Occasion {
            riichi: [Riichi::None, Riichi::Riichi, Riichi::Double][usize::from(vector.riichi.min(2))],
            ippatsu: vector.ippatsu,
            last_tile: vector.haitei || vector.houtei,
            rinshan: vector.rinshan,
            chankan: vector.chankan,
            first_turn: vector.tenhou || vector.chiihou,
            ..Occasion::default()
        },
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
