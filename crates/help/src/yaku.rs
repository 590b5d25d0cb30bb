//! Every yaku with a hand that has it and one that almost has it.

use jantaku_core::{Ruleset, Worth, Yaku};

use crate::{Example, own};

/// A yaku of a house.
#[derive(Debug, Clone)]
pub struct YakuPage {
    pub yaku: Yaku,
    pub worth: Worth,
    /// Its place among [`Yaku::LEARN_FIRST`], from 1.
    pub first: Option<u8>,
    /// A hand that has it; `None` if none of the examples does in a house of uncommon worths.
    pub hand: Option<Example>,
    /// A hand that almost has it; `None` if it has it in this house after all.
    pub near_miss: Option<NearMiss>,
}

/// A hand that almost has a yaku.
#[derive(Debug, Clone)]
pub struct NearMiss {
    pub hand: Example,
    /// A key for why the yaku does not count, such as `middle_wait`.
    pub reason: &'static str,
}

/// The pages of a house.
pub(crate) fn pages(rules: &Ruleset) -> Vec<YakuPage> {
    let lines = jantaku_score::YAKU_EXAMPLES.lines().filter(|line| !line.starts_with('#'));
    let mut pages: Vec<YakuPage> = lines.filter_map(|line| page(line, rules)).collect();
    rules.terms.sort(&mut pages, |page| page.yaku);
    pages
}

/// `None` if the yaku never counts in the house.
fn page(line: &'static str, rules: &Ruleset) -> Option<YakuPage> {
    let mut cells = line.split(" | ");
    let mut next = || cells.next().unwrap_or_else(|| panic!("`{line}`: four cells, but the examples are tested"));
    let yaku = Yaku::from_key(next()).unwrap_or_else(|| panic!("`{line}`: no yaku, but the examples are tested"));
    let counts = [true, false].iter().any(|&closed| rules.yaku.counting(closed).contains(yaku));
    if !counts {
        return None;
    }
    let (wins, miss, reason) = (next(), next(), next());
    Some(YakuPage {
        yaku,
        worth: rules.yaku.worth(yaku),
        first: (1..).zip(Yaku::LEARN_FIRST).find(|(_, (_, learnt))| learnt.contains(&yaku)).map(|(place, _)| place),
        hand: wins.split(" ; ").map(|win| Example::of(own(win), rules)).find(|hand| hand.has(yaku)),
        near_miss: Some(Example::of(own(miss), rules))
            .filter(|hand| !hand.has(yaku))
            .map(|hand| NearMiss { hand, reason }),
    })
}
