//! What the help says of a house, computed from its rules.
//!
//! A [`Book`] has every yaku of the house with a hand that has it and one that almost has it, what gives fu, tables
//! of points, and the hands of the chapters on strategy. It holds no sentences: whoever shows it words it.
//!
//! ```
//! use jantaku_core::{Ruleset, Yaku};
//! use jantaku_help::Book;
//!
//! let book = Book::of(&Ruleset::preset("tenhou").unwrap());
//! let pinfu = book.yaku.iter().find(|page| page.yaku == Yaku::Pinfu).unwrap();
//! assert!(pinfu.hand.as_ref().unwrap().has(Yaku::Pinfu));
//! assert_eq!(pinfu.near_miss.as_ref().unwrap().reason, "middle_wait");
//! ```

mod fu;
mod points;
mod strategy;
mod yaku;

use jantaku_core::{BySeat, Ruleset, Seat, Wind, Yaku};
use jantaku_scenario::WinLine;
use jantaku_score::{Win, WinBy, WinPayment, win_payments};

pub use fu::FuLine;
pub use points::{LimitLine, Points, PointsRow};
pub use strategy::{Accepted, Figure, Look, Measure, Seen, Shown, Standing, Study, figures, study_keys};
pub use yaku::{NearMiss, YakuPage};

/// The facts behind the help of a house.
#[derive(Debug, Clone)]
pub struct Book {
    /// Every yaku that counts in the house, in the order of its results.
    pub yaku: Vec<YakuPage>,
    pub fu: Vec<FuLine>,
    /// Points by fu, from 20 to 110.
    pub points: Vec<PointsRow>,
    /// The limits, from the lowest; none in a house without limits.
    pub limits: Vec<LimitLine>,
    /// The hands of the chapters on strategy, without those that the house's rules make untrue.
    pub studies: Vec<Study>,
}

impl Book {
    /// The book of a house.
    pub fn of(rules: &Ruleset) -> Book {
        Book {
            yaku: yaku::pages(rules),
            fu: fu::lines(rules),
            points: points::rows(rules),
            limits: points::limits(rules),
            studies: strategy::studies(rules),
        }
    }
}

/// A hand as an example.
#[derive(Debug, Clone)]
pub struct Example {
    /// The hand, and how it is completed.
    pub line: WinLine,
    /// What it scores in the house; `None` if it does not win there.
    pub win: Option<Win>,
    /// What the winner receives in all.
    pub points: Option<i32>,
}

impl Example {
    /// Whether it scores a yaku in the house.
    pub fn has(&self, yaku: Yaku) -> bool {
        self.win.iter().flat_map(|win| win.yaku.iter()).any(|line| line.yaku == yaku)
    }

    fn of(line: WinLine, rules: &Ruleset) -> Example {
        let win = line.score(rules).ok();
        let points = win.as_ref().map(|win| received(&line, win, rules));
        Example { line, win, points }
    }
}

/// What the winner of a line receives.
fn received(line: &WinLine, win: &Win, rules: &Ruleset) -> i32 {
    let seats: Vec<_> = rules.players.seats().collect();
    let (dealer, other, third) = (seats[0], seats[1], seats[2]);
    let winner = if line.seat_wind == Wind::East { dealer } else { other };
    let from = (line.by == WinBy::Ron).then_some(if winner == dealer { other } else { third });
    payments(rules, win, winner, from, dealer)[winner]
}

/// What a win changes for everybody.
fn payments(rules: &Ruleset, win: &Win, winner: Seat, from: Option<Seat>, dealer: Seat) -> BySeat<i32> {
    win_payments(&WinPayment::new(rules, win, winner, from, dealer)).deltas(rules.players)
}

/// An example of this crate's own.
fn own(line: &str) -> WinLine {
    WinLine::read(line).unwrap_or_else(|error| panic!("{line}: {error}, but the examples are tested"))
}
