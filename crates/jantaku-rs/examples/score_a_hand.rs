//! The yaku, fu and points of a winning hand.

use std::error::Error;

use jantaku_rs::score::{Riichi, WinPayment, win_payments};
use jantaku_rs::{Hand, Ruleset, Seat, WinBy, WinQuery, parse_tiles, score};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let rules = Ruleset::preset("tenhou")?;
    let hand = Hand::new(&parse_tiles("234m567p340678s8s")?, &[])?;
    let indicators = parse_tiles("2m")?;
    let mut query = WinQuery::new(&rules, &hand, "8s".parse()?, WinBy::Ron);
    query.indicators = &indicators;
    query.context.riichi = Riichi::Riichi;
    query.context.ippatsu = true;
    let win = score(&query)?;

    for line in &win.yaku {
        println!("{}: {:?}", line.yaku.key(), line.value);
    }
    println!("dora: {}", win.dora.total());
    println!("{} han, {} fu, {} base points", win.han, win.fu.total, win.base);

    let [dealer, winner, loser] = [0, 1, 2].map(|index| Seat::new(index).expect("a seat of four"));
    let mut payment = WinPayment::new(&rules, &win, winner, Some(loser), dealer);
    (payment.honba, payment.sticks) = (1, 1);
    let paid = win_payments(&payment);
    for (seat, points) in paid.deltas(rules.players).iter() {
        println!("seat {seat}: {points:+}");
    }
    Ok(())
}
