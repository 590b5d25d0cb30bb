//! What the help says of a house, computed from its rules.
//!
//! A [`Book`] has every yaku of the house with a hand that has it and one that almost has it, what gives fu, and tables
//! of points. It holds no sentences: whoever shows it words it.
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
mod yaku;

use jantaku_core::{Ruleset, Yaku};
use jantaku_scenario::WinLine;
use jantaku_score::Win;

pub use fu::FuLine;
pub use points::{LimitLine, Points, PointsRow};
pub use yaku::{FIRST, NearMiss, YakuPage};

/// The facts behind the help of a house.
#[derive(Debug, Clone)]
pub struct Book {
    /// Every yaku that counts in the house, in the order of its results.
    pub yaku: Vec<YakuPage>,
    /// What gives fu.
    pub fu: Vec<FuLine>,
    /// Points by fu, from 20 to 110.
    pub points: Vec<PointsRow>,
    /// The limits, from the lowest; none in a house without limits.
    pub limits: Vec<LimitLine>,
}

impl Book {
    /// The book of a house.
    pub fn of(rules: &Ruleset) -> Book {
        Book {
            yaku: yaku::pages(rules),
            fu: fu::lines(rules),
            points: points::rows(rules),
            limits: points::limits(rules),
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
}

impl Example {
    /// Whether it scores a yaku in the house.
    pub fn has(&self, yaku: Yaku) -> bool {
        self.win.iter().flat_map(|win| win.yaku.iter()).any(|line| line.yaku == yaku)
    }

    fn of(line: WinLine, rules: &Ruleset) -> Example {
        let win = line.score(rules).ok();
        Example { line, win }
    }
}

/// An example of this crate's own.
fn own(line: &str) -> WinLine {
    WinLine::read(line).unwrap_or_else(|error| panic!("{line}: {error}, but the examples are tested"))
}
