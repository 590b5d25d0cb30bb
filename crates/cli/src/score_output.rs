use jantaku_core::notation::format_tiles;
use jantaku_core::rules::Terms;
use jantaku_core::{Hand, Language, Meld, Ruleset, Seat, Tile, Wind, Yaku};
use jantaku_score::{Account, Decomposition, FuReason, Limit, Payments, Reason, Shape, Value, Wait, Win};
use jantaku_wire::{LimitName, YakuLine, YakuValue, convert};
use serde_json::{Value as Json, json};

use crate::failure::Failure;
use crate::score::StatedWin;
use crate::score_explain::Step;
use crate::{output, speech};

pub fn text(scene: &StatedWin, win: &Win, payments: &Payments) -> Result<(), Failure> {
    let by = scene.from.map_or("by self-draw".to_owned(), |side| format!("from the {side}"));
    let mut hand = format_tiles(scene.hand.concealed());
    scene.hand.melds().iter().for_each(|meld| hand += &format!("  {meld}"));
    let seat = output::wind(scene.seat_wind);
    output::print(format!("{hand}  wins on {} {by}", scene.winning_tile))?;
    output::print(format!("{seat} seat, {} round, rules `{}`", output::wind(scene.round_wind), scene.rules.name))?;
    let read = reading(&win.reading, &scene.hand, scene.winning_tile, speech::spoken());
    output::print(format!("read as {read}\n"))?;
    output::print(yaku_table(win, &scene.rules, scene.winds()))?;
    output::print("")?;
    output::print(fu_table(win))?;
    output::print("")?;
    output::print(format!("{}: {} base points\n", headline(win, scene.rules.terms), win.base))?;
    let mut table = output::table(&["from", "to", "points", "for"], &[2]);
    for transfer in payments {
        let (from, to) = (account(transfer.from), account(transfer.to));
        table.add_row([from, to, &transfer.points.to_string(), reason(transfer.reason)]);
    }
    output::print(table)?;
    let gain = payments.deltas(scene.rules.players)[scene.winner().map_err(Failure::input)?];
    output::print(format!("\n{seat} gains {gain}"))
}

pub fn headline(win: &Win, terms: Terms) -> String {
    let count = format!("{} han {} fu", win.han, win.fu.total);
    match win.limit {
        Some(limit) if win.han == 0 => limit.name(terms),
        Some(limit) => format!("{count}, {}", limit.name(terms)),
        None => count,
    }
}

/// A yaku by the house's name in English; in another language by its name there.
pub fn yaku_name(line: &YakuLine, language: Language) -> String {
    match Yaku::from_key(&line.key) {
        _ if language == Language::ENGLISH => line.name.as_ref().unwrap_or(&line.english).clone(),
        // The kanji says which wind.
        Some(yaku @ (Yaku::SeatWind | Yaku::RoundWind)) => format!("{} {}", yaku.name(language), line.kanji),
        Some(yaku) => yaku.name(language).to_owned(),
        None => line.kanji.clone(),
    }
}

/// The name of a limit in this house.
pub fn limit_name(limit: &LimitName) -> &str {
    limit.name.as_ref().unwrap_or(&limit.english)
}

/// The yaku by the names and in the order of the house, dora last. The winds are the winner's and the round's.
pub fn yaku_table(win: &Win, rules: &Ruleset, (own, round): (Wind, Wind)) -> comfy_table::Table {
    let language = speech::spoken();
    let mut table = output::table(&["yaku", "", "han"], &[2]);
    for line in convert::yaku_lines(&win.listed(rules), own, round, rules.terms) {
        let value = match &line.value {
            YakuValue::Han(han) => han.to_string(),
            YakuValue::Yakuman(units) => Limit::Yakuman(*units).name(rules.terms),
            YakuValue::Limit(limit) => limit_name(limit).to_owned(),
        };
        let name = yaku_name(&line, language);
        table.add_row([&name, beside(&name, &line.kanji), &value]);
    }
    for (name, kanji, count) in dora(win, language).into_iter().filter(|(_, _, count)| *count > 0) {
        table.add_row([name, beside(name, kanji), &count.to_string()]);
    }
    table
}

/// The kanji beside a name that has them not.
fn beside<'a>(name: &str, kanji: &'a str) -> &'a str {
    if name.ends_with(kanji) { "" } else { kanji }
}

/// The kinds of dora, each with its name, its kanji and how many there are. Other languages than English have the kanji only.
pub fn dora(win: &Win, language: Language) -> [(&'static str, &'static str, u8); 4] {
    let dora = [
        ("Dora", "ドラ", win.dora.dora),
        ("Ura-dora", "裏ドラ", win.dora.ura),
        ("Red fives", "赤ドラ", win.dora.red),
        ("Kita", "北", win.dora.kita),
    ];
    let english = language == Language::ENGLISH;
    dora.map(|(name, kanji, count)| (if english { name } else { kanji }, kanji, count))
}

pub fn fu_table(win: &Win) -> comfy_table::Table {
    let mut table = output::table(&["fu", "", ""], &[1]);
    for item in &win.fu.items {
        table.add_row([fu_reason(&item.reason), item.fu.to_string()]);
    }
    if win.fu.sum() != win.fu.total {
        table.add_row(["rounded up".to_owned(), win.fu.total.to_string()]);
    }
    table
}

pub fn reading(reading: &Decomposition, hand: &Hand, winning_tile: Tile, language: Language) -> String {
    let groups = || {
        let groups = reading.groups(hand, winning_tile);
        groups.iter().map(|group| format_tiles(group)).collect::<Vec<_>>().join(" ")
    };
    match reading {
        Decomposition::Standard { wait: found, .. } => format!("{}, {}", groups(), wait(*found)),
        Decomposition::Chiitoitsu { .. } => groups(),
        Decomposition::Kokushi { pair, thirteen_sided } => {
            format!("thirteen orphans, {pair} twice{}", if *thirteen_sided { ", thirteen-sided wait" } else { "" })
        }
        Decomposition::Irregular { form } => {
            format!("{}: {}", form.yaku().name(language), form.yaku().info().meaning.of(language))
        }
    }
}

fn wait(wait: Wait) -> &'static str {
    match wait {
        Wait::Ryanmen => "two-sided wait",
        Wait::Kanchan => "middle wait",
        Wait::Penchan => "edge wait",
        Wait::Shanpon => "wait on two pairs",
        Wait::Tanki => "pair wait",
    }
}

pub fn fu_reason(reason: &FuReason) -> String {
    match reason {
        FuReason::Win => "base".to_owned(),
        FuReason::ClosedRon => "closed hand, won on a discard".to_owned(),
        FuReason::Tsumo => "self-draw".to_owned(),
        FuReason::Chiitoitsu => "seven pairs".to_owned(),
        FuReason::Set(found) => {
            let kept = if found.concealed { "closed" } else { "open" };
            let (shape, tiles) = if found.shape == Shape::Quad { ("quad", 4) } else { ("triplet", 3) };
            format!("{kept} {shape} {}", format_tiles(&vec![found.kind.tile(); tiles]))
        }
        FuReason::Pair(kind) => format!("pair {}", format_tiles(&[kind.tile(); 2])),
        FuReason::Wait(found) => wait(*found).to_owned(),
        FuReason::OpenPinfu => "open hand without other fu".to_owned(),
    }
}

pub fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Hand => "hand",
        Reason::Honba => "honba",
        Reason::Sticks => "sticks",
        Reason::Pao => "pao",
        Reason::Noten => "noten",
        Reason::Nagashi => "nagashi",
        Reason::RiichiStick => "riichi_stick",
        Reason::Chombo => "chombo",
    }
}

fn wind_of(seat: Seat) -> &'static str {
    output::wind(Wind::ALL[seat.index()])
}

pub fn account(account: Account) -> &'static str {
    match account {
        Account::Pot => "pot",
        Account::Seat(seat) => wind_of(seat),
    }
}

/// The steps of the arithmetic are included if they were asked for.
pub fn json(scene: &StatedWin, win: &Win, payments: &Payments, steps: &[Step]) -> Result<(), Failure> {
    output::json(&object(scene, win, payments, steps))
}

pub fn object(scene: &StatedWin, win: &Win, payments: &Payments, steps: &[Step]) -> Json {
    let yaku: Vec<Json> = win
        .yaku
        .iter()
        .map(|line| match line.value {
            Value::Han(han) => json!({"yaku": line.yaku.key(), "han": han}),
            Value::Units(units) => json!({"yaku": line.yaku.key(), "yakuman": units}),
            Value::Limit(limit) => json!({"yaku": line.yaku.key(), "limit": limit.to_string()}),
        })
        .collect();
    let fu: Vec<Json> =
        win.fu.items.iter().map(|item| json!({"reason": fu_reason(&item.reason), "fu": item.fu})).collect();
    let transfers = payments.iter().map(|transfer| {
        json!({
            "from": account(transfer.from), "to": account(transfer.to),
            "points": transfer.points, "reason": reason(transfer.reason),
        })
    });
    let transfers: Vec<Json> = transfers.collect();
    let mut deltas = serde_json::Map::new();
    for (seat, delta) in payments.deltas(scene.rules.players).iter() {
        deltas.insert(wind_of(seat).to_owned(), json!(delta));
    }
    let melds: Vec<String> = scene.hand.melds().iter().map(Meld::to_string).collect();
    let mut score = json!({
        "rules": scene.rules.name,
        "hand": format_tiles(scene.hand.concealed()),
        "melds": melds,
        "win": scene.winning_tile,
        "reading": reading(&win.reading, &scene.hand, scene.winning_tile, speech::of_json()),
        "yaku": yaku,
        "dora": {"dora": win.dora.dora, "ura": win.dora.ura, "red": win.dora.red, "kita": win.dora.kita},
        "han": win.han,
        "fu": {"items": fu, "total": win.fu.total},
        "limit": win.limit.map(|limit| limit.to_string()),
        "base": win.base,
        "transfers": transfers,
        "deltas": deltas,
        "pot": payments.pot_delta(),
    });
    if !steps.is_empty() {
        let step = |(name, lines): &Step| json!({ "step": name, "lines": lines });
        score["explain"] = steps.iter().map(step).collect();
    }
    score
}
