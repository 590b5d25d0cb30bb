//! Every yaku closed and open, where both are possible, and the example hands of the registry.

use jantaku_core::notation::parse_tiles;
use jantaku_core::{Hand, Kind, Meld, Tile, Worth, Yaku};
use jantaku_score::{Decomposition, Shape, WinBy};

use crate::common::{WinLine, meld, value_of};
use crate::yaku::local::{self, knowing, usual};
use crate::yaku::table::TABLE;

fn hits(yaku: Yaku) -> Vec<WinLine> {
    let ordinary = TABLE.iter().filter(|(listed, ..)| *listed == yaku).flat_map(|(_, hands, _)| hands.iter());
    let local = local::cases().into_iter().filter(|case| case.yaku == yaku).map(|case| case.hit);
    let lines = ordinary.map(|(line, _)| *line).chain(local);
    lines.map(|line| WinLine::read(line).with(|rules| knowing(rules, &[yaku]))).collect()
}

/// The same hand with every call taken back: pon and chii from the hand, kans closed.
fn closed(scene: &WinLine) -> WinLine {
    let mut tiles = scene.hand.concealed().to_vec();
    let mut melds = Vec::new();
    for laid in scene.hand.melds() {
        let own = laid.tiles();
        if laid.is_kan() { melds.push(meld("ankan", &own)) } else { tiles.extend(own) }
    }
    with_hand(scene, &tiles, &melds)
}

/// The hands with one more set called.
fn opened(scene: &WinLine) -> Vec<WinLine> {
    let Ok(win) = scene.score() else { return Vec::new() };
    let Decomposition::Standard { sets, .. } = win.reading else { return Vec::new() };
    let open = |set: &jantaku_score::Set| {
        let kinds: Vec<Kind> = set.kinds().collect();
        let called: Vec<Tile> = (0..3).map(|nth| kinds[nth % kinds.len()].tile()).collect();
        let mut tiles = scene.hand.concealed().to_vec();
        for tile in &called {
            tiles.remove(tiles.iter().position(|held| held.kind() == tile.kind())?);
        }
        let mut melds = scene.hand.melds().to_vec();
        melds.push(meld(if set.shape == Shape::Run { "chii" } else { "pon" }, &called));
        Some(with_hand(scene, &tiles, &melds))
    };
    let kan = |laid: &Meld| {
        let mut melds = scene.hand.melds().to_vec();
        melds.retain(|other| other != laid);
        melds.push(meld("kan", &laid.tiles()));
        with_hand(scene, scene.hand.concealed(), &melds)
    };
    let kans = scene.hand.melds().iter().filter(|laid| matches!(laid, Meld::Ankan(_))).map(kan);
    sets.iter().filter_map(open).chain(kans).collect()
}

fn with_hand(scene: &WinLine, tiles: &[Tile], melds: &[Meld]) -> WinLine {
    let mut scene = scene.clone();
    scene.hand = Hand::new(tiles, melds).expect("the same tiles");
    scene.ura_indicators.clear();
    scene
}

/// What the yaku gives in a hand, if it is there.
fn found(scene: &WinLine, yaku: Yaku) -> Option<jantaku_score::Value> {
    scene.score().ok().and_then(|win| value_of(&win, yaku))
}

/// Yakuman that a call spoils, and those that need one; for han the table says so.
const CLOSED_ONLY: &[Yaku] = &[
    Yaku::Tenhou,
    Yaku::Chiihou,
    Yaku::Renhou,
    Yaku::Kokushi,
    Yaku::Kokushi13,
    Yaku::Suuankou,
    Yaku::SuuankouTanki,
    Yaku::Chuuren,
    Yaku::Chuuren9,
    Yaku::Daisharin,
    Yaku::Daichisei,
    Yaku::Hien,
    Yaku::IshiNoUeNiMoSannen,
    Yaku::Shiisanpuutaa,
    Yaku::Shiisuupuutaa,
    Yaku::ChiishinUushii,
    Yaku::AmericanCivilWar,
    Yaku::TohokuShinkansen,
    Yaku::Daichikurin,
    Yaku::Daisuurin,
    Yaku::Shousharin,
    Yaku::Shouchikurin,
    Yaku::Shousuurin,
    Yaku::Chuusharin,
    Yaku::DorahairiChinroutouChiitoi,
];
const OPEN_ONLY: &[Yaku] = &[Yaku::ShiiaruRaotai, Yaku::KinkeiDokuritsu, Yaku::TouchaoHanchanshue];

#[test]
fn every_yaku_counts_closed_and_open_where_it_may_be_both() {
    for &yaku in Yaku::ALL {
        let hits = hits(yaku);
        let shut: Vec<WinLine> = hits.iter().map(closed).collect();
        let open: Vec<WinLine> =
            hits.iter().chain(&shut).flat_map(opened).filter(|scene| !scene.hand.is_closed()).collect();
        let open = open.iter().chain(hits.iter().filter(|scene| !scene.hand.is_closed()));
        let in_open: Vec<_> = open.filter_map(|scene| found(scene, yaku)).collect();
        let in_closed: Vec<_> = shut.iter().filter_map(|scene| found(scene, yaku)).collect();
        let may_be_open = !CLOSED_ONLY.contains(&yaku) && usual(yaku, false).is_some();
        let may_be_closed = !OPEN_ONLY.contains(&yaku);
        assert_eq!(!in_open.is_empty(), may_be_open, "{yaku} open");
        assert_eq!(!in_closed.is_empty(), may_be_closed, "{yaku} closed");
        assert!(in_open.iter().all(|value| Some(*value) == usual(yaku, false)), "{yaku} open: {in_open:?}");
        assert!(in_closed.iter().all(|value| Some(*value) == usual(yaku, true)), "{yaku} closed: {in_closed:?}");
    }
}

/// The hands that a picture may be: any of its tiles won, on the occasions of the yaku's own hands.
fn pictured(yaku: Yaku) -> Vec<WinLine> {
    let groups: Vec<Vec<Tile>> =
        yaku.info().picture.split(' ').map(|group| parse_tiles(group).expect("tiles")).collect();
    let melds: Vec<Meld> = groups[1..]
        .iter()
        .map(|tiles| match tiles.len() {
            4 => meld("ankan", tiles),
            _ if tiles[0] == tiles[1] => meld("pon", tiles),
            _ => meld("chii", tiles),
        })
        .collect();
    let mut scenes = Vec::new();
    for hit in hits(yaku) {
        for nth in 0..groups[0].len() {
            for by in [WinBy::Ron, WinBy::Tsumo] {
                let mut tiles = groups[0].clone();
                let winning_tile = tiles.remove(nth);
                let mut scene = with_hand(&hit, &tiles, &melds);
                (scene.winning_tile, scene.by) = (winning_tile, by);
                scenes.push(scene);
            }
        }
    }
    scenes
}

#[test]
fn every_picture_has_its_yaku() {
    for &yaku in Yaku::ALL {
        assert!(pictured(yaku).iter().any(|scene| found(scene, yaku).is_some()), "{yaku}: {}", yaku.info().picture);
    }
}

#[test]
fn every_yaku_has_a_usual_worth() {
    assert!(Yaku::ALL.iter().all(|yaku| yaku.info().usual != Worth::Absent));
}
