//! When the yaku of a win must be certain: hands as `common` reads them, under each value of the option.

use crate::common::{WinLine, meld};
use jantaku_core::rules::Sakizuke::{self, Allowed, EveryWait, FirstCall, OneYaku};
use jantaku_core::{Counts, Hand, Kind, Meld, Tile};
use jantaku_score::{LateYaku, NoWin, WinBy};
use proptest::prelude::*;

fn kind(text: &str) -> Kind {
    jantaku_core::notation::parse_tile(text).expect("a tile").kind()
}

/// Why the hand does not win under this value.
fn refused(line: &str, sakizuke: Sakizuke) -> Option<LateYaku> {
    match WinLine::read(line).with(|rules| rules.sakizuke = sakizuke).score() {
        Ok(_) => None,
        Err(NoWin::LateYaku(why)) => Some(why),
        Err(no_win) => panic!("{line}: {no_win}"),
    }
}

/// The values are ordered: what one refuses, the stricter ones refuse too. `None`: all of them accept it.
#[track_caller]
fn refused_from(line: &str, from: Option<(Sakizuke, LateYaku)>) {
    let mut why = None;
    for sakizuke in [Allowed, EveryWait, OneYaku, FirstCall] {
        why = why.or(from.filter(|(first, _)| *first == sakizuke).map(|(_, why)| why));
        assert_eq!(refused(line, sakizuke), why, "{line} {sakizuke:?}");
    }
}

#[track_caller]
fn wins(line: &str) {
    refused_from(line, None);
}

#[test]
fn a_tile_without_yaku_spoils_the_others() {
    let none = |tile| Some((EveryWait, LateYaku::NoneWith(kind(tile))));
    refused_from("23m456p678s444s55p ron:4m", none("1m"));
    wins("23m456p678s444s55p tsumo:4m"); // a closed self-draw is a yaku with either
    wins("23m456p678s444s55p riichi ron:4m");
    wins("24m456p678s444s55p ron:3m"); // one tile alone
    refused_from("23m55p pon:222s chii:456p chii:678s ron:4m", none("1m"));
    refused_from("23m55p pon:222s chii:456p chii:678s tsumo:4m", none("1m"));
    refused_from("234m456p678s99m55z ron:5z", none("9m"));
}

#[test]
fn what_the_tile_itself_brings_settles_nothing() {
    let none = Some((EveryWait, LateYaku::NoneWith(kind("5s"))));
    refused_from("234m1167s pon:999m chii:456p ron:8s last", none);
    refused_from("234m1167s pon:999m chii:456p ron:8s chankan", none);
    refused_from("234m1167s kan:9999m chii:456p tsumo:8s rinshan", none);
    wins("234m1167s pon:222z chii:456p ron:8s last");
    wins("23m456p678s444s55p ron:1m first rules:pretty_girls"); // renhou does not ask for the tile
}

#[test]
fn each_tile_may_give_another_yaku_only_in_the_mildest_house() {
    let another = Some((OneYaku, LateYaku::NotTheSame));
    refused_from("789m789p67788s55z ron:6s", another); // iipeikou with 6s, three colours with 9s
    refused_from("789m789p67788s55z ron:9s", another);
    refused_from("234m456p789s5577z ron:5z", another); // white or red dragon
    wins("234m456p789s5577z tsumo:5z");
}

#[test]
fn a_yaku_that_contains_another_counts_as_both() {
    wins("222m444p666s33s11z ron:1z"); // three concealed triplets, four by self-draw
    wins("1112345678999m ron:1m"); // nine gates are a full flush
    wins("19m19p19s1234567z ron:7z");
    wins("123789m12378p11s ron:9p"); // an outside hand with 9p alone, but pinfu with 6p too
    refused_from("123789m11178p11s ron:9p", Some((EveryWait, LateYaku::NoneWith(kind("6p")))));
    wins("123m789m123p11z79p ron:8p");
}

#[test]
fn the_first_call_is_part_of_the_yaku_or_no_call_is() {
    let late = Some((FirstCall, LateYaku::NotByFirstCall));
    wins("234m1167s pon:555z chii:456p ron:8s");
    wins("234m1167s kakan:5555z chii:456p tsumo:8s");
    refused_from("234m1167s chii:456p pon:555z ron:8s", late);
    refused_from("234m1167s chii:456p pon:555z tsumo:8s", late);
    refused_from("234m1167s chii:456p kan:5555z ron:8s", late);
    wins("1167s555z chii:456p chii:234m ron:8s"); // it lies wholly in the concealed tiles
    wins("234m1167s chii:456p ankan:5555z ron:8s"); // a closed kan is no call
    wins("234m1167s ankan:9999p pon:555z ron:8s");
}

#[test]
fn a_yaku_of_several_sets_needs_the_first_call_among_them() {
    let late = Some((FirstCall, LateYaku::NotByFirstCall));
    wins("24p234s11z chii:234m pon:999s ron:3p"); // three colours
    refused_from("24p234s11z pon:999s chii:234m ron:3p", late);
    wins("24p234s234m11z pon:999s ron:3p");
    wins("46789m11z chii:123m pon:999s ron:5m"); // a straight
    refused_from("46789m11z pon:999s chii:123m ron:5m", late);
    wins("222m45s11z pon:222p pon:222s ron:6s"); // three colours, triplets
    refused_from("222m1z chii:678p pon:222p pon:222s ron:1z", late);
    refused_from("45s77z chii:345m pon:555z pon:666z ron:6s", late); // small three dragons
}

#[test]
fn every_call_is_part_of_a_yaku_of_the_whole_hand() {
    wins("456s1167s pon:333z chii:789s ron:8s"); // half flush
    wins("456s1167s chii:789s pon:333z ron:8s");
    wins("99m44p pon:222s pon:333z pon:111m ron:4p"); // all triplets
    wins("24m88p chii:345s pon:666s pon:555p ron:3m"); // all simples
    wins("79p11s pon:333z chii:123m pon:999s ron:8p"); // outside hand
}

#[test]
fn a_tile_that_cannot_come_is_not_asked() {
    wins("567m567p56s11z kan:4444s ron:7s"); // three colours; all 4s are in the kan
    refused_from("567m567p56s11z pon:444s ron:7s", Some((EveryWait, LateYaku::NoneWith(kind("4s")))));
}

/// Four sets and a pair by lot, the first few of them called; won by a tile of the rest.
fn hands() -> impl Strategy<Value = WinLine> {
    let set = (any::<bool>(), 0..Kind::COUNT);
    let lots = (prop::collection::vec(set, 4), 0..Kind::COUNT, 0..4usize, 0..14usize, any::<bool>());
    lots.prop_filter_map("tiles that there are", |(sets, pair, called, won, tsumo)| {
        let sets: Vec<Vec<Tile>> = sets.into_iter().map(|(run, kind)| set_of(run, kind)).collect::<Option<_>>()?;
        let pair = Kind::from_index(pair)?.tile();
        let mut concealed: Vec<Tile> = sets[called..].iter().flatten().copied().chain([pair, pair]).collect();
        let all: Counts = sets[..called].iter().flatten().chain(&concealed).copied().collect();
        let winning_tile = concealed.remove(won % concealed.len());
        let name = |set: &Vec<Tile>| if set[0] == set[1] { "pon" } else { "chii" };
        let melds: Vec<Meld> = sets[..called].iter().map(|set| meld(name(set), set)).collect();
        let hand = Hand::new(&concealed, &melds).ok().filter(|_| all.five_of_a_kind().is_none())?;
        let by = if tsumo { WinBy::Tsumo } else { WinBy::Ron };
        let mut scene = WinLine::read("1112345678999m ron:5m");
        (scene.hand, scene.winning_tile, scene.by) = (hand, winning_tile, by);
        Some(scene)
    })
}

fn set_of(run: bool, kind: usize) -> Option<Vec<Tile>> {
    let kind = Kind::from_index(kind)?;
    let kinds = if run { [Some(kind), kind.offset(1), kind.offset(2)] } else { [Some(kind); 3] };
    kinds.into_iter().map(|kind| kind.map(Kind::tile)).collect()
}

fn late(scene: &WinLine, sakizuke: Sakizuke) -> bool {
    matches!(scene.clone().with(|rules| rules.sakizuke = sakizuke).score(), Err(NoWin::LateYaku(_)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// The mildest value, by its definition: each tile that completes the hand wins with it. What one value refuses,
    /// the stricter ones refuse; a closed hand has no first call, and a closed self-draw is never late.
    #[test]
    fn each_value_is_stricter_than_the_one_before(scene in hands()) {
        let [every, one, first] = [EveryWait, OneYaku, FirstCall].map(|sakizuke| late(&scene, sakizuke));
        if scene.score().is_ok() {
            let with = |kind: Kind| {
                let mut scene = scene.clone();
                scene.winning_tile = kind.tile();
                scene.score()
            };
            let poor = Kind::all().any(|kind| with(kind) == Err(NoWin::NoYaku));
            prop_assert_eq!(every, poor);
        }
        prop_assert!(every <= one && one <= first);
        if scene.hand.is_closed() {
            prop_assert_eq!(one, first);
            prop_assert!(!(first && scene.by == WinBy::Tsumo));
        }
    }
}
