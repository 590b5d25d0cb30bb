//! The described houses' names for limits, checked against their documents.

use jantaku_core::rules::Terms;
use jantaku_score::Limit;

const NAMES: &str = include_str!("../../core/tests/data/names.txt");

const TERMS: [Terms; 5] = [Terms::Yakuza, Terms::PrettyGirls, Terms::Touzai, Terms::Shanghai, Terms::PoolOfDreams];

const LIMITS: [Limit; 6] =
    [Limit::Mangan, Limit::Haneman, Limit::Baiman, Limit::Sanbaiman, Limit::Kazoe, Limit::Yakuman(1)];

/// the first name in the house's document, or the common one. Thirteen han used to be a kazoe yakuman in a house
/// that calls them a counted yakuman.
#[test]
fn a_house_calls_a_limit_by_one_name_of_its_own_document() {
    let rows = NAMES.split("[limits]\n").nth(1).expect("a part on limits").lines();
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split(" | ").map(str::trim).skip(1).collect()).collect();
    assert_eq!(rows.len(), LIMITS.len());
    for (limit, row) in LIMITS.into_iter().zip(rows) {
        for (terms, names) in TERMS.into_iter().zip(row) {
            let printed = names.split("; ").next().filter(|name| *name != "-");
            assert_eq!(limit.name(terms), printed.map_or(limit.to_string(), str::to_owned), "{terms:?}, {limit:?}");
        }
    }
}
