//! The registry against the naive definitions, over hands one or two tiles away from each yaku.

use jantaku_core::{Counts, Hand, Kind, Meld, Ruleset, Tile, Worth, Yaku};
use jantaku_score::{Irregular, NoWin, Riichi, WinBy, WinContext, waits};

use crate::common::{WinLine, meld, value_of};
use crate::yaku::table::TABLE;
use crate::yaku::{local, naive};

/// Hands for each yaku.
const HANDS: usize = 10_000;

struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    fn of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn kind(&mut self) -> Kind {
        Kind::from_index(self.below(Kind::COUNT)).expect("a kind")
    }
}

fn hits() -> Vec<(Yaku, Vec<&'static str>)> {
    let ordinary = TABLE.iter().map(|(yaku, hands, _)| (*yaku, hands.iter().map(|(line, _)| *line).collect()));
    ordinary.chain(local::cases().into_iter().map(|case| (case.yaku, vec![case.hit]))).collect()
}

/// The scene with one or two of its concealed tiles changed, won on any of them; None where that cannot be.
fn neighbour(hit: &WinLine, chance: &mut Chance) -> Option<WinLine> {
    let mut tiles: Vec<Tile> = hit.hand.concealed().iter().copied().chain([hit.winning_tile]).collect();
    let mut melds: Vec<Meld> = hit.hand.melds().to_vec();
    if !melds.is_empty() && chance.below(3) == 0 {
        let at = chance.below(melds.len());
        melds[at] = other_meld(melds[at], chance)?;
    }
    for _ in 0..=chance.below(2) {
        tiles.remove(chance.below(tiles.len()));
    }
    let short = 14 - 3 * melds.len() - tiles.len();
    if short == 2 {
        tiles.push(chance.kind().tile());
    }
    let melded: Vec<Tile> = melds.iter().flat_map(|meld| meld.tiles()).collect();
    let counts: Counts = tiles.iter().copied().collect();
    let irregular = |kind: &Kind| {
        let mut with = counts;
        with.add(*kind);
        melds.is_empty() && Irregular::known(&hit.rules).any(|form| form.is(&with))
    };
    let completing: Vec<Kind> = waits(&counts, melds.len()).iter().chain(Kind::all().filter(irregular)).collect();
    let last = if completing.is_empty() || chance.below(16) == 0 { chance.kind() } else { chance.of(&completing) };
    tiles.push(last.tile());
    let all: Counts = tiles.iter().chain(&melded).copied().collect();
    if all.five_of_a_kind().is_some() {
        return None;
    }
    let winning_tile = tiles.remove(chance.below(tiles.len()));
    let by = chance.of(&[WinBy::Ron, WinBy::Tsumo, hit.by]);
    let odds = if hit.context == WinContext::default() { 16 } else { 2 };
    let context = if chance.below(odds) > 0 { hit.context } else { other_occasion(chance) };
    let winds = jantaku_core::Wind::ALL;
    let (seat_wind, round_wind) =
        if chance.below(2) == 0 { (hit.seat_wind, hit.round_wind) } else { (chance.of(&winds), chance.of(&winds)) };
    let hand = Hand::new(&tiles, &melds).ok()?;
    let indicators = if chance.below(4) == 0 { vec![chance.kind().tile()] } else { hit.indicators.clone() };
    let ura_indicators = Vec::new();
    let win = jantaku_scenario::WinLine {
        hand,
        winning_tile,
        by,
        seat_wind,
        round_wind,
        context,
        indicators,
        ura_indicators,
        kita: 0,
        honba: 0,
    };
    Some(WinLine { rules: hit.rules.clone(), win })
}

/// Another call, or the same of other tiles.
fn other_meld(laid: Meld, chance: &mut Chance) -> Option<Meld> {
    let kind = if chance.below(2) == 0 { laid.kind() } else { chance.kind() };
    let call = chance.of(&["chii", "pon", "kan", "ankan"]);
    let run = [Some(kind), kind.offset(1), kind.offset(2)];
    match call {
        "chii" => {
            let run: Option<Vec<Tile>> = run.into_iter().map(|kind| kind.map(Kind::tile)).collect();
            run.map(|tiles| meld("chii", &tiles))
        }
        "pon" => Some(meld("pon", &[kind.tile(); 3])),
        _ => Some(meld(call, &[kind.tile(); 4])),
    }
}

fn other_occasion(chance: &mut Chance) -> WinContext {
    let mut yes = |odds: usize| chance.below(odds) == 0;
    let mut context = WinContext {
        open_riichi: yes(2),
        from_riichi: yes(4),
        ippatsu: yes(2),
        last_tile: yes(3),
        rinshan: yes(3),
        chankan: yes(4),
        first_turn: yes(4),
        after_kan: yes(3),
        nippatsu: yes(3),
        first_kan: yes(4),
        eighth_deal: yes(2),
        ..WinContext::default()
    };
    context.riichi = chance.of(&[Riichi::None, Riichi::Riichi, Riichi::Double]);
    context.declares = chance.of(&[Riichi::None, Riichi::Riichi, Riichi::Double]);
    context.kan_chain = chance.below(5) as u8;
    context.seen_copies = chance.below(4) as u8;
    context.from = chance.of(&[None, Some(jantaku_core::Relative::Right), Some(jantaku_core::Relative::Across)]);
    context
}

fn check(yaku: Yaku, hits: &[&str]) {
    let mut chance = Chance(yaku as u64);
    let needs_another = yaku == Yaku::Paarenchan;
    let knowing = |rules: &mut Ruleset| {
        local::knowing(rules, &[]);
        rules.yaku.set(yaku, Worth::Han([1, 1]));
        if needs_another {
            rules.yaku.set(Yaku::Tanyao, Worth::Han([1, 1]));
        }
    };
    let scenes: Vec<WinLine> = hits.iter().map(|line| WinLine::read(line).with(knowing)).collect();
    let (mut tried, mut having) = (0, 0);
    while tried < HANDS {
        let hit = &scenes[chance.below(scenes.len())];
        let Some(scene) = neighbour(hit, &mut chance) else { continue };
        let found = match scene.score() {
            Ok(win) => value_of(&win, yaku).is_some(),
            Err(NoWin::NoYaku | NoWin::NotComplete) => false,
            Err(NoWin::Contradiction(_)) => continue,
            Err(other) => panic!("{other}"),
        };
        let naive = naive::Hand::of(&scene);
        let expected = naive.has(yaku) && (!needs_another || naive.has(Yaku::Tanyao));
        assert_eq!(
            found, expected,
            "{yaku}: {:?} {} {:?} {:?}",
            scene.hand, scene.winning_tile, scene.by, scene.context
        );
        tried += 1;
        having += usize::from(found);
    }
    assert!(having > 0, "{yaku} never occurred");
}

#[test]
fn every_yaku_equals_its_naive_definition_one_or_two_tiles_away() {
    let hits = hits();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let mine = hits.iter().skip(worker).step_by(workers);
            scope.spawn(move || mine.for_each(|(yaku, lines)| check(*yaku, lines)));
        }
    });
}
