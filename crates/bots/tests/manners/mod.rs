//! How often our bots call, fold and declare riichi, and what their habits and styles come to, in quarter games against three
//! `easy`: every bot that sits in a parlour, on the ladder or in the club, and the cautious ones. Their bands are stated in `docs/bots.md`.

mod bands;
mod measure;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use bands::{BOTS, Bands};
use jantaku_bots::LEVELS_WITH_STYLES;
use measure::{Manners, measured};

/// The measured shares in percent: calls, folds, riichi, furiten, flushes.
fn shares(manners: &Manners) -> [f64; 5] {
    [manners.calls, manners.folds, manners.riichi, manners.furiten, manners.flushes].map(measure::Share::percent)
}

/// The next bot that nobody measures yet, and where its manners go.
fn taken<'a>(
    next: &AtomicUsize,
    bots: &'a [Bands],
    found: &'a [OnceLock<Manners>],
) -> Option<(&'a Bands, &'a OnceLock<Manners>)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    bots.get(at).zip(found.get(at))
}

/// The manners of these bots, in the same order, measured on all processors.
fn all(bots: &[Bands], matches: u32) -> Vec<Manners> {
    let found: Vec<OnceLock<Manners>> = bots.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((bot, slot)) = taken(&next, bots, &found) {
            slot.get_or_init(|| measured(bot.name, "easy", matches));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let line = |(bot, slot): (&Bands, &OnceLock<Manners>)| {
        let manners = *slot.get().expect("each bot was measured");
        let numbers: String = shares(&manners).iter().map(|share| format!(" {share:.1} |")).collect();
        let (wins, deal_ins) = (manners.wins.percent(), manners.deal_ins.percent());
        println!("| `{}` |{numbers} {wins:.1} | {deal_ins:.1} | {:.2} |", bot.name, manners.places.percent() / 100.0);
        manners
    };
    bots.iter().zip(&found).map(line).collect()
}

/// Each share lies in its band, and nobody else of the level has as much of what sets a bot apart.
fn hold(bots: &[Bands], found: &[Manners]) {
    let found: Vec<[f64; 5]> = found.iter().map(shares).collect();
    let level = |bot: &Bands| bot.name.split('/').next();
    for (bot, shares) in bots.iter().zip(&found) {
        for (what, (share, (low, high))) in shares.iter().zip(bot.bands).enumerate() {
            assert!((low..=high).contains(share), "{}: share {what} is {share:.1}, not {low} to {high}", bot.name);
        }
        let Some(own) = bot.apart else { continue };
        let (low, high) = bot.bands[own];
        let others = bots.iter().zip(&found).filter(|(other, _)| level(other) == level(bot) && other.name != bot.name);
        for (other, shares) in others.filter(|(other, _)| other.apart != Some(own)) {
            let share = shares[own];
            assert!(!(low..=high).contains(&share), "{} has {share:.1} like {}", other.name, bot.name);
        }
    }
}

/// beginners over 200 matches each.
#[test]
fn beginners_have_their_habits() {
    let beginners: Vec<Bands> = BOTS.into_iter().filter(|bot| bot.name.starts_with("easy")).collect();
    hold(&beginners, &all(&beginners, 200));
}

/// Caution lies between plain style and folding: it folds more often than the one, deals in less, and goes on with safer tiles where it does not fold.
fn caution_is_between(found: &[Manners]) {
    for level in LEVELS_WITH_STYLES {
        let of = |style: &str| BOTS.iter().position(|bot| bot.name == format!("{level}{style}")).map(|at| found[at]);
        let order = ["", "/cautious", "/folder"].map(|style| of(style).expect("it is measured"));
        let [folds, careful] = [order.map(|one| one.folds.percent()), order.map(|one| one.careful.percent())];
        let deal_ins = order.map(|one| -one.deal_ins.percent());
        for (what, shares) in [("folds", folds), ("careful", careful), ("deals in", deal_ins)] {
            println!("{level} {what}: {shares:.1?}");
            assert!(shares.is_sorted_by(|less, more| less < more), "{level} {what}: {shares:?}");
        }
    }
}

/// everybody over 200 matches.
#[test]
#[ignore = "long"]
fn everybody_has_the_manners_of_style_and_level() {
    let found = all(&BOTS, 200);
    hold(&BOTS, &found);
    caution_is_between(&found);
}
