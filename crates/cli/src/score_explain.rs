//! `jantaku score --explain`: the arithmetic of a win, step by step.

use jantaku_core::Language;
use jantaku_score::{Account, FuReason, Limit, Payments, Reason, Transfer, Win, WinBy, base_times, up_to_hundred};
use jantaku_wire::{YakuValue, convert};

use crate::failure::Failure;
use crate::score::StatedWin;
use crate::score_output::{account, dora, fu_reason, limit_name, reading, yaku_name};
use crate::{output, speech};

/// A step: its name, and its lines.
pub type Step = (&'static str, Vec<String>);

pub fn text(scene: &StatedWin, win: &Win, payments: &Payments) -> Result<(), Failure> {
    for (name, lines) in steps(scene, win, payments, speech::spoken())? {
        let names = std::iter::once(name).chain(std::iter::repeat(""));
        names.zip(lines).try_for_each(|(name, line)| output::print(format!("{name:<9}{line}")))?;
    }
    Ok(())
}

pub fn steps(scene: &StatedWin, win: &Win, payments: &Payments, language: Language) -> Result<Vec<Step>, Failure> {
    let hand = reading(&win.reading, &scene.hand, scene.winning_tile, language);
    let mut steps = vec![("Hand", vec![format!("{}: {hand}", scene.winning_tile)])];
    if !matches!(win.limit, Some(Limit::Yakuman(_))) {
        steps.push(("Fu", fu(win)));
    }
    steps.push(("Han", vec![han(scene, win, language)]));
    steps.push(("Base", vec![base(scene, win)]));
    steps.push(("Payment", payments.iter().map(|transfer| payment(scene, win, transfer)).collect()));
    let winner = scene.winner().map_err(Failure::input)?;
    let deltas = payments.deltas(scene.rules.players);
    let change = |seat| format!("{} {:+}", account(Account::Seat(seat)), deltas[seat]);
    let moved = scene.rules.players.seats().filter(|&seat| seat == winner || deltas[seat] != 0);
    steps.push(("In all", vec![moved.map(change).collect::<Vec<_>>().join(", ")]));
    Ok(steps)
}

/// `  20  a win`, `+ 10  closed hand, won on a discard`, `= 30`.
fn fu(win: &Win) -> Vec<String> {
    let items = win.fu.items.iter().zip(std::iter::once(' ').chain(std::iter::repeat('+')));
    let mut lines: Vec<String> =
        items.map(|(item, sign)| format!("{sign} {:>3}  {}", item.fu, fu_reason(&item.reason))).collect();
    let (sum, total) = (win.fu.sum(), win.fu.total);
    let fixed = win.fu.items.iter().any(|item| item.reason == FuReason::Chiitoitsu);
    lines.push(match (sum == total, fixed) {
        (_, true) => format!("= {total:>3}  never rounded"),
        (true, _) => format!("= {total:>3}"),
        (false, _) => format!("= {sum:>3}  rounded up to the next ten: {total}"),
    });
    lines
}

/// Every yaku and dora with its han, and the sum.
fn han(scene: &StatedWin, win: &Win, language: Language) -> String {
    let (rules, terms) = (&scene.rules, scene.rules.terms);
    let (own, round) = scene.winds();
    let lines = convert::yaku_lines(&win.listed(rules), own, round, terms);
    let yaku = lines.iter().map(|line| match (yaku_name(line, language), &line.value) {
        (name, YakuValue::Han(han)) => format!("{name} {han}"),
        (name, YakuValue::Yakuman(units)) => format!("{name} {}", Limit::Yakuman(*units).name(terms)),
        (name, YakuValue::Limit(limit)) => format!("{name}, a {} in all", limit_name(limit)),
    });
    let dora = dora(win, language)
        .into_iter()
        .filter(|(.., count)| *count > 0)
        .map(|(name, _, count)| format!("{name} {count}"));
    let parts: Vec<String> = yaku.chain(dora).collect();
    match win.limit {
        Some(_) if win.han == 0 && win.yaku.iter().all(|line| line.value.units() == 0) => parts.join(" + "),
        Some(limit @ Limit::Yakuman(_)) => format!("{} = {}", parts.join(" + "), limit.name(terms)),
        _ => format!("{} = {} han", parts.join(" + "), win.han),
    }
}

fn base(scene: &StatedWin, win: &Win) -> String {
    let (han, fu, base) = (win.han, win.fu.total, win.base);
    let raw = || i32::from(fu) << (2 + han);
    let formula = || format!("{fu} fu x 2^({han} han + 2) = {fu} x {} = {}", 1 << (2 + han), raw());
    if scene.rules.aotenjou {
        return format!("{fu} fu x 2^({han} han + 2), without a limit: {base}");
    }
    let name = win.limit.map_or_else(String::new, |limit| limit.name(scene.rules.terms));
    match win.limit {
        Some(Limit::Yakuman(units)) => format!("{units} x {} = {base}", scene.rules.yakuman_base),
        Some(_) if han == 0 => format!("a {name}, whatever the fu: {base}"),
        Some(_) if han >= 5 => format!("{han} han are a {name}, whatever the fu: {base}"),
        Some(_) if scene.rules.kiriage && raw() <= 2000 => {
            format!("{}, which this house rounds up to a {name}: {base}", formula())
        }
        Some(_) => format!("{}, more than 2000: a {name}, {base}", formula()),
        None => formula(),
    }
}

fn payment(scene: &StatedWin, win: &Win, transfer: &Transfer) -> String {
    let from = account(transfer.from);
    let points = transfer.points;
    match transfer.reason {
        Reason::Hand => match times(scene, transfer) {
            Some((times, why)) if up_to_hundred(win.base * times) == points => {
                let exact = win.base * times;
                let rounded = format!(", rounded up to the next hundred: {points}");
                let rounded = if exact == points { "" } else { &rounded };
                format!("{from} pays {} x {times} = {exact}{rounded}  ({why})", win.base)
            }
            _ => format!("{from} pays {points} for the hand"),
        },
        Reason::Honba => {
            let each = points / i32::try_from(scene.honba).unwrap_or(i32::MAX).max(1);
            format!("{from} pays {} honba x {each} = {points}", scene.honba)
        }
        Reason::Sticks => {
            let sticks = if scene.sticks == 1 { "stick" } else { "sticks" };
            format!("{} riichi {sticks} x {} = {points}", scene.sticks, scene.rules.riichi_stake)
        }
        _ => format!("{from} pays {points}"),
    }
}

/// The multiple of the base that a payer owes for the hand, and why.
fn times(scene: &StatedWin, transfer: &Transfer) -> Option<(i32, &'static str)> {
    let dealer = Account::Seat(scene.rules.players.seats().next()?);
    let by = if scene.from.is_some() { WinBy::Ron } else { WinBy::Tsumo };
    let (dealer_wins, dealer_pays) = (transfer.to == dealer, transfer.from == dealer);
    let why = match (by, dealer_wins, dealer_pays) {
        (WinBy::Ron, true, _) => "a discard, and the dealer won: six times",
        (WinBy::Ron, false, _) => "a discard, and another than the dealer won: four times",
        (WinBy::Tsumo, true, _) => "the dealer drew the tile: everybody pays double",
        (WinBy::Tsumo, false, true) => "the dealer pays double",
        (WinBy::Tsumo, false, false) => "the others pay once",
    };
    Some((base_times(by, dealer_wins, dealer_pays), why))
}
