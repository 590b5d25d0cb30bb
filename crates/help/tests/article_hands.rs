//! The hands that the page's articles show, against the scorer.

use std::collections::BTreeMap;

use jantaku_core::notation::parse_tiles;
use jantaku_core::{Counts, Hand, Ruleset, Yaku};
use jantaku_score::{NoWin, Win, WinBy, WinQuery, is_complete, score, waits};

fn hands() -> BTreeMap<String, String> {
    serde_json::from_str(include_str!("../../web/ui/src/state/helpHands.json")).unwrap()
}

/// The hand won by a ron on its last tile.
fn ron(text: &str) -> Result<Win, NoWin> {
    let rules = Ruleset::preset("tenhou").unwrap();
    let mut tiles = parse_tiles(text).unwrap();
    let last = tiles.pop().unwrap();
    score(&WinQuery::new(&rules, &Hand::new(&tiles, &[]).unwrap(), last, WinBy::Ron))
}

fn has(text: &str, yaku: Yaku) -> bool {
    ron(text).unwrap().yaku.iter().any(|line| line.yaku == yaku)
}

/// the pictures of the nine characters and of the four winds are the hands they are said to be.
#[test]
fn whole_hands_are_complete_and_score_as_said() {
    let hands = hands();
    for (name, text) in hands.iter().filter(|(name, _)| !name.starts_with("wait_")) {
        let counts: Counts = parse_tiles(text).unwrap().into_iter().collect();
        assert!(is_complete(&counts, 0), "{name}");
    }
    assert!(has(&hands["full_flush"], Yaku::Chinitsu));
    assert!(has(&hands["four_winds"], Yaku::Shousuushii));
    assert!(has(&hands["seven_pairs"], Yaku::Chiitoitsu));
    assert!(has(&hands["thirteen_orphans"], Yaku::Kokushi) || has(&hands["thirteen_orphans"], Yaku::Kokushi13));
    assert_eq!(ron(&hands["no_yaku"]), Err(NoWin::NoYaku));
}

#[test]
fn waits_are_as_wide_as_said() {
    let hands = hands();
    let wide = |name: &str| {
        let counts: Counts = parse_tiles(&hands[name]).unwrap().into_iter().collect();
        waits(&counts, 0).iter().map(|kind| kind.tile().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(wide("wait_two_sided"), ["6s", "9s"]);
    assert_eq!(wide("wait_middle"), ["7s"]);
    assert_eq!(wide("wait_edge"), ["7s"]);
    assert_eq!(wide("wait_pairs"), ["9s", "7z"]);
    assert_eq!(wide("wait_pair"), ["7z"]);
}
