//! The naive definitions for four sets and a pair.

use jantaku_core::Yaku;

use super::{Group, Hand, ORPHANS, Standard, kinds};

impl Standard {
    /// The number of sets with exactly these tiles, counting a quad as its triplet.
    fn sets(&self, text: &str) -> usize {
        let wanted = kinds(text);
        let same = |group: &&Group| group.tiles == wanted || (group.tiles.len() == 4 && group.tiles[1..] == wanted[..]);
        self.groups.iter().filter(same).count()
    }

    fn all(&self, sets: &[&str]) -> bool {
        sets.iter().all(|set| self.sets(set) >= sets.iter().filter(|other| *other == set).count())
    }

    fn triplets(&self) -> Vec<usize> {
        self.groups.iter().filter(|group| group.is_triplet()).map(|group| group.tiles[0]).collect()
    }

    fn quads(&self) -> Vec<usize> {
        self.groups.iter().filter(|group| group.tiles.len() == 4).map(|group| group.tiles[0]).collect()
    }

    fn runs(&self) -> Vec<Vec<usize>> {
        self.groups.iter().filter(|group| !group.is_triplet()).map(|group| group.tiles.clone()).collect()
    }

    fn trip(&self, kind: usize) -> bool {
        self.triplets().contains(&kind)
    }

    /// Whether the winning tile filled an edge or the middle of a run.
    fn narrow(&self, hand: &Hand) -> bool {
        let filled = self.groups.iter().find(|group| group.won && !group.is_triplet());
        filled.is_some_and(|run| {
            let low = run.tiles[0];
            hand.win == low + 1 || (hand.win == low + 2 && low % 9 == 0) || (hand.win == low && low % 9 == 6)
        })
    }

    /// The group beside these three, and the pair, contain one of these kinds.
    fn rest(&self, three: [&str; 3], of: &str) -> bool {
        let mut left = self.groups.clone();
        for run in three {
            let Some(at) = left.iter().position(|group| group.tiles == kinds(run)) else { return false };
            left.remove(at);
        }
        left[0].tiles.iter().any(|tile| kinds(of).contains(tile)) && kinds(of).contains(&self.pair)
    }

    fn each_has(&self, of: &str) -> bool {
        let has = |tiles: &[usize]| tiles.iter().any(|tile| kinds(of).contains(tile));
        has(&[self.pair]) && self.groups.iter().all(|group| has(&group.tiles))
    }

    /// Triplets of these numbers, in one suit or one in each of the three.
    fn numbers(&self, numbers: &[usize], spread: bool) -> bool {
        let suits = if spread {
            vec![[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        } else {
            vec![[0, 0, 0], [1, 1, 1], [2, 2, 2]]
        };
        let at = |suits: &[usize; 3], nth: usize| 9 * suits[nth % 3] + numbers[nth] - 1;
        suits.iter().any(|suits| (0..numbers.len()).all(|nth| self.trip(at(suits, nth))))
    }

    fn stepping(&self, step: usize, count: usize, spread: bool) -> bool {
        (1..=9).any(|low| {
            let numbers: Vec<usize> = (0..count).map(|nth| low + nth * step).collect();
            numbers[count - 1] <= 9 && self.numbers(&numbers, spread)
        })
    }

    #[allow(clippy::too_many_lines, reason = "one line for each yaku")]
    pub(super) fn has(&self, hand: &Hand, yaku: Yaku) -> bool {
        let suits = ["m", "p", "s"];
        let by_suit = |test: &dyn Fn(&str) -> bool| suits.iter().any(|suit| test(suit));
        let straight = |s: &str| self.all(&[&format!("123{s}"), &format!("456{s}"), &format!("789{s}")]);
        let ittsuu = by_suit(&straight);
        let orders = ["mps", "msp", "pms", "psm", "smp", "spm"];
        let mixed = |order: &str| {
            ["123", "456", "789"].iter().zip(order.chars()).map(|(run, s)| format!("{run}{s}")).collect::<Vec<_>>()
        };
        let mixed_all = |order: &&&str| mixed(order).iter().all(|run| self.sets(run) > 0);
        let rest = |three: Vec<String>, of: &str| self.rest([&three[0], &three[1], &three[2]], of);
        let pure = |s: &str| mixed(&s.repeat(3));
        let runs = self.runs();
        let equal = |n: usize| runs.iter().any(|run| runs.iter().filter(|other| *other == run).count() >= n);
        let doubles = || {
            let mut left = runs.clone();
            left.sort();
            let mut pairs = 0;
            while left.len() > 1 {
                if left[0] == left[1] {
                    pairs += 1;
                    left.drain(..2);
                } else {
                    left.remove(0);
                }
            }
            pairs
        };
        let concealed = self.groups.iter().filter(|g| g.is_triplet() && !g.called && (!g.won || hand.tsumo)).count();
        let triplets = self.triplets();
        let winds: Vec<usize> = triplets.iter().copied().filter(|kind| (27..31).contains(kind)).collect();
        let dragons = triplets.iter().filter(|&&kind| kind > 30).count();
        let value = |kind: usize| kind == hand.seat || kind == hand.round;
        let pair_wind = (27..31).contains(&self.pair);
        let quads = self.quads();
        let of = |suit: usize| {
            let mut lows: Vec<usize> = runs.iter().filter(|run| run[0] / 9 == suit).map(|run| run[0] % 9).collect();
            lows.sort_unstable();
            lows
        };
        let mirror = |a: usize, b: usize| of(a).len() == 2 && of(a) == of(b);
        let mirrored =
            [(0, 1), (0, 2), (1, 2)].into_iter().filter(|&(a, b)| mirror(a, b)).map(|(a, _)| a).collect::<Vec<_>>();
        let green = |extra: &str| self.groups.iter().flat_map(|g| &g.tiles).all(|tile| kinds(extra).contains(tile));
        let pair = |text: &str| kinds(text) == [self.pair];
        let called = self.groups.iter().filter(|g| g.called).count();
        let single = || (0..34).filter(|&kind| hand.would_win(kind)).count() == 1;
        let flush = |s: &str| hand.only(&format!("123456789{s}1234567z"));
        let suit_of = |kind: usize| kind / 9;
        match yaku.key() {
            "pinfu" => {
                hand.closed
                    && runs.len() == 4
                    && self.pair < 31
                    && !value(self.pair)
                    && self.groups.iter().any(|g| g.won)
                    && !self.narrow(hand)
            }
            "iipeikou" => hand.closed && doubles() >= 1,
            "ryanpeikou" => hand.closed && doubles() == 2,
            "seat_wind" => self.trip(hand.seat),
            "round_wind" => self.trip(hand.round),
            "haku" => self.sets("555z") == 1,
            "hatsu" => self.sets("666z") == 1,
            "chun" => self.sets("777z") == 1,
            "pei" => self.sets("444z") == 1,
            "toitoi" => triplets.len() == 4,
            "chanta" => self.each_has(ORPHANS) && !runs.is_empty(),
            "junchan" => self.each_has("19m19p19s") && !runs.is_empty(),
            "ittsuu" => ittsuu,
            "sanshoku_doujun" => {
                (1..=7).any(|n| suits.iter().all(|s| self.sets(&format!("{n}{}{}{s}", n + 1, n + 2)) > 0))
            }
            "sanankou" => concealed >= 3,
            "sanshoku_doukou" => (0..9).any(|n| self.trip(n) && self.trip(9 + n) && self.trip(18 + n)),
            "sankantsu" => quads.len() >= 3,
            "shousangen" => dragons == 2 && self.pair > 30,
            "suuankou" => concealed == 4,
            "suuankou_tanki" => concealed == 4 && !self.groups.iter().any(|g| g.won),
            "daisangen" => dragons == 3,
            "shousuushii" => winds.len() == 3 && pair_wind,
            "daisuushii" => winds.len() == 4,
            "suukantsu" => quads.len() == 4,
            "ketsupaihou" => hand.context.seen_copies >= 3 && !hand.context.chankan && self.narrow(hand) && single(),
            "chinchii_toushii" => hand.context.chankan && self.narrow(hand) && single(),
            "uushin_tsuukan" => by_suit(&|s| {
                straight(s)
                    && self
                        .groups
                        .iter()
                        .any(|g| g.won && g.tiles == kinds(&format!("456{s}")) && kinds(&format!("5{s}")) == [hand.win])
            }),
            "shiiaru_raotai" => called == 4,
            "kinkei_dokuritsu" => called == 4 && pair("1s"),
            "touchao_hanchanshue" => called == 4 && pair("5z"),
            "isshoku_sanjun" => equal(3),
            "isshoku_yonjun" => equal(4),
            "chinpeikou" => hand.closed && mirrored.iter().any(|&suit| of(suit)[0] == of(suit)[1]),
            "kyandonhou" => !mirrored.is_empty(),
            "shanron_chonchu" => mirror(0, 2) && of(0)[1] >= of(0)[0] + 3 && suit_of(self.pair) == 1,
            "sanshoku_ittsuu" => orders.iter().any(|order| mixed_all(&order)),
            "ittsuu_chanta" => by_suit(&|s| rest(pure(s), ORPHANS)),
            "ittsuu_junchan" => by_suit(&|s| rest(pure(s), "19m19p19s")),
            "sanshoku_ittsuu_chanta" => orders.iter().any(|order| rest(mixed(order), ORPHANS)),
            "sanshoku_ittsuu_junchan" => orders.iter().any(|order| rest(mixed(order), "19m19p19s")),
            "golden_gate_bridge" => {
                by_suit(&|s| ["123", "345", "567", "789"].iter().all(|run| self.sets(&format!("{run}{s}")) == 1))
            }
            "tohoku_shinkansen" => {
                hand.closed && ittsuu && ((self.trip(27) && pair("4z")) || (self.trip(30) && pair("1z")))
            }
            "joetsu_shinkansen_asahi" => ittsuu && ((self.trip(31) && pair("4z")) || (self.trip(30) && pair("5z"))),
            "joetsu_shinkansen_toki" => by_suit(&|s| straight(s) && flush(s)) && hand.holds("4z"),
            "seikan_renrakusen" => ittsuu && quads.contains(&32) && pair("4z"),
            "gold_rush" => straight("p") && flush("p") && hand.holds("6z"),
            "isshoku_souryuukai" => by_suit(&|s| {
                self.sets(&format!("123{s}")) == 2 && self.sets(&format!("789{s}")) == 2 && pair(&format!("5{s}"))
            }),
            "sanshoku_souryuukai" => by_suit(&|s| {
                pair(&format!("5{s}"))
                    && suits
                        .iter()
                        .filter(|other| **other != s)
                        .all(|other| self.all(&[&format!("123{other}"), &format!("789{other}")]))
            }),
            "suukiitsu" => self
                .groups
                .iter()
                .any(|g| g.is_triplet() && g.tiles.len() == 3 && runs.iter().any(|run| run.contains(&g.tiles[0]))),
            "sanrenkou" => self.stepping(1, 3, false),
            "suurenkou" => self.stepping(1, 4, false),
            "shou_sanrenkou" => {
                self.pair < 27
                    && (1..=7).any(|low| {
                        let three: Vec<usize> = (low..low + 3).map(|n| self.pair / 9 * 9 + n - 1).collect();
                        three.contains(&self.pair) && three.iter().all(|&kind| kind == self.pair || self.trip(kind))
                    })
            }
            "sanshoku_renkou" => self.stepping(1, 3, true),
            "sanshoku_shoudoukou" => {
                self.pair < 27
                    && (0..3).filter(|&suit| suit != self.pair / 9).all(|suit| self.trip(9 * suit + self.pair % 9))
            }
            "ryandoukou" => [(0, 9), (0, 18), (9, 18)]
                .iter()
                .any(|&(a, b)| (0..9).filter(|n| self.trip(a + n) && self.trip(b + n)).count() == 2),
            "choupaikou" => self.stepping(2, 3, false),
            "sujipaikou" => [[1, 4, 7], [2, 5, 8], [3, 6, 9]].iter().any(|three| self.numbers(three, false)),
            "chousankou" => self.numbers(&[1, 5, 9], false),
            "suuchoupaikou" => self.stepping(2, 4, false),
            "sanshoku_choupaikou" => self.stepping(2, 3, true),
            "sanshoku_sujipaikou" => [[1, 4, 7], [2, 5, 8], [3, 6, 9]].iter().any(|three| self.numbers(three, true)),
            "sanshoku_chousankou" => self.numbers(&[1, 5, 9], true),
            "suuzuukou" => triplets.len() == 4 && triplets.iter().all(|&kind| kind > 26) && self.pair < 27,
            "sanpuukou" => winds.len() == 3 && !pair_wind,
            "otakaze_sankou" => winds.len() == 3 && !pair_wind && !winds.iter().any(|&kind| value(kind)),
            "shou_sanpuu" => winds.len() == 2 && pair_wind,
            "otakaze_shou_sanpuu" => {
                pair_wind && !value(self.pair) && winds.iter().filter(|&&kind| !value(kind)).count() == 2
            }
            "ryanankan" => self.groups.iter().filter(|g| g.tiles.len() == 4 && !g.called).count() >= 2,
            "sanshoku_doukan" => (0..9).any(|n| [n, 9 + n, 18 + n].iter().all(|kind| quads.contains(kind))),
            "chousangen" => [31, 32, 33].iter().all(|kind| quads.contains(kind)),
            "chousuushii" => [27, 28, 29, 30].iter().all(|kind| quads.contains(kind)),
            "setsugekka" => self.all(&["111p", "555p", "555z"]),
            "kachoufuugetsu" => self.all(&["111p", "555p", "111s"]) && winds.iter().any(|&kind| value(kind)),
            "fuukasetsugetsu" => self.all(&["111p", "555p", "555z"]) && winds.iter().any(|&kind| value(kind)),
            "ryuuiisou_rin" => pair("5s") && green("23468s6z"),
            "kouitten_rin" => pair("5s") && green("23468s7z") && self.trip(33),
            "banryoku_ittenkou" => pair("7z") && green("23468s"),
            "zentaigo" => self.each_has("5m5p5s"),
            "uumensai" => {
                let sort = |kind: usize| if kind > 30 { 4 } else { kind / 9 };
                let mut sorts: Vec<usize> =
                    self.groups.iter().map(|g| sort(g.tiles[0])).chain([sort(self.pair)]).collect();
                sorts.sort_unstable();
                sorts == [0, 1, 2, 3, 4]
            }
            "rentsuu_honitsu" => [("m", 33), ("p", 32), ("s", 31)]
                .iter()
                .any(|&(s, dragon)| self.trip(dragon) && flush(s) && hand.tiles().iter().any(|&kind| kind < 27)),
            _ => false,
        }
    }
}
