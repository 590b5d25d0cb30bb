use jantaku_advice::safety::Class;
use jantaku_advice::why;
use jantaku_core::Yaku;
use jantaku_engine::{Action, View};
use jantaku_testkit::{seat, tile};

use crate::adviser::{NEAR, dora, seen};

fn discard(view: &View, text: &str) -> Action {
    let like = |action: &&Action| matches!(action, Action::Discard { tile: other, .. } if *other == tile(text));
    *view.legal_actions().legal.iter().find(like).expect("a legal discard")
}

/// the best discard, and how much another leaves.
#[test]
fn a_discard_is_compared_with_the_best() {
    let view = seen(0, NEAR, "0:9m-");
    let best = why(&view, discard(&view, "9m")).unwrap();
    assert_eq!((best.after.shanten, best.best.as_ref()), (1, None));
    assert_eq!(best.before.as_ref().map(|before| before.tiles()), Some(best.after.tiles()));
    let other = why(&view, discard(&view, "2m")).unwrap();
    assert_eq!(other.after.shanten, 2);
    assert_eq!(other.best.map(|(tile, outlook)| (tile, outlook.tiles())), Some((tile("9m"), best.after.tiles())));
    assert_eq!((best.place, best.plan), (None, None), "all have the same points");
}

/// the danger against each player who threatens.
#[test]
fn the_danger_of_a_discard_is_explained() {
    let view = seen(3, "1479m258p369s126z", "0:9p 1:8m 2!6s 3:7s-");
    let danger = why(&view, discard(&view, "6s")).unwrap().danger;
    assert_eq!(
        danger.iter().map(|threat| (threat.seat, threat.mark.class)).collect::<Vec<_>>(),
        [(seat(2), Class::Genbutsu)]
    );
    let quiet = seen(3, "1479m258p369s126z", "0:9p 1:8m 2:6s 3:7s-");
    assert!(why(&quiet, discard(&quiet, "6s")).unwrap().danger.is_empty());
}

/// the value that a discard keeps.
#[test]
fn dora_and_yaku_of_a_discard_are_explained() {
    let view = dora(0, "234m567678p2399s", "1s", "0:1z-");
    let kept = why(&view, discard(&view, "1z")).unwrap().worth;
    // Pinfu and a dora.
    assert_eq!((kept.dora, kept.dora_lost, kept.points), (1, 0, Some((2900, 2900))));
    let lost = why(&view, discard(&view, "2s")).unwrap().worth;
    assert_eq!((lost.dora, lost.dora_lost, lost.points), (0, 1, None));
    assert!(kept.yaku.contains(&Yaku::Tanyao));
}

#[test]
fn only_discards_are_explained() {
    let view = seen(1, "234m567p2267s55z9m", "0:5z");
    assert_eq!(why(&view, Action::Pass), None);
    let view = seen(0, NEAR, "0:9m-");
    assert_eq!(why(&view, Action::Discard { tile: tile("7z"), tsumogiri: false }), None);
}

/// what the tiles that help are counted for.
#[test]
fn seven_pairs_are_named_where_they_are_nearer() {
    let view = seen(0, "1133557799m11p2z", "0:4s-");
    let explained = why(&view, discard(&view, "4s")).unwrap();
    assert_eq!((explained.plan, explained.after.shanten), (Some(Yaku::Chiitoitsu), 0));
    assert_eq!(explained.blocks.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 2, 2, 2, 2, 1]);
    let view = seen(0, NEAR, "0:9m-");
    let sets = why(&view, discard(&view, "9m")).unwrap();
    assert_eq!(sets.blocks.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 2, 2, 2, 1]);
}
