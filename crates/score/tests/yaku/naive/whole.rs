//! The naive definitions that depend on the moment, or on all tiles in every reading.

use jantaku_core::{Relative, Yaku};
use jantaku_score::Riichi;

use super::{Hand, ORPHANS, kinds, take};

const SUITS: [&str; 3] = ["m", "p", "s"];

impl Hand {
    /// How and when it was won.
    pub(super) fn moment(&self, yaku: Yaku) -> bool {
        let o = &self.context;
        let first = o.first_turn && self.tsumo;
        match yaku.key() {
            "riichi" => o.riichi != Riichi::None,
            "double_riichi" => o.riichi == Riichi::Double,
            "open_riichi" => o.open_riichi,
            "open_double_riichi" => o.open_riichi && o.riichi == Riichi::Double,
            "ippatsu" => o.ippatsu,
            "menzen_tsumo" => self.tsumo && self.closed,
            "haitei" => o.last_tile && self.tsumo && !o.rinshan,
            "houtei" => o.last_tile && !self.tsumo,
            "rinshan" => o.rinshan,
            "chankan" => o.chankan,
            "tenhou" => first && self.seat == 27,
            "chiihou" => first && self.seat != 27,
            "renhou" => o.first_turn && !self.tsumo,
            "paarenchan" => o.eighth_deal && self.seat == 27,
            "pouhoi_paarenchan" => o.eighth_deal && self.seat != 27,
            "tsubame_gaeshi" => o.declares != Riichi::None,
            "hien" => o.declares == Riichi::Double,
            "nippatsu" => o.nippatsu,
            "chou_ippatsu" => o.ippatsu && o.from == Some(Relative::Right),
            "kanburi" => o.after_kan,
            "ishi_no_ue_ni_mo_sannen" => o.riichi == Riichi::Double && o.last_tile && !(self.tsumo && o.rinshan),
            "iipin_mouyue" => o.last_tile && self.tsumo && !o.rinshan && self.win == 9,
            "chuupin_raoyui" => o.last_tile && !self.tsumo && self.win == 17,
            "uupin_kaihou" => o.rinshan && self.win == 13,
            "ryanzou_chankan" => o.chankan && self.win == 19,
            "renkaihou" => o.kan_chain > 1,
            "sanrenkaihou" => o.kan_chain > 2,
            "suurenkaihou" => o.kan_chain > 3,
            "toukanhou" => o.first_kan,
            _ => false,
        }
    }

    /// What all tiles are, in every reading.
    pub(super) fn whole(&self, yaku: Yaku) -> bool {
        let pairs = self.pairs().unwrap_or_default();
        let seven = !pairs.is_empty();
        let twice = |text: &str| self.closed && kinds(text).iter().all(|&kind| self.count(kind) == 2);
        let wheel = |suit: &str| twice(&format!("2345678{suit}"));
        let small = |suit: &str| twice(&format!("1234567{suit}")) || twice(&format!("3456789{suit}"));
        let flush = |suit: &str| self.only(&format!("123456789{suit}1234567z"));
        let suits = ["m", "p", "s"].into_iter().filter(|suit| flush(suit)).count();
        match yaku.key() {
            "tanyao" => self.only("2345678m2345678p2345678s"),
            "honroutou" => self.only(ORPHANS),
            "honitsu" => suits == 1,
            "chinitsu" => self.only("123456789m") || self.only("123456789p") || self.only("123456789s"),
            "chiitoitsu" => seven,
            "kokushi" => self.orphans(),
            "kokushi13" => self.orphans() && self.count(self.win) == 2,
            "tsuuiisou" => self.only("1234567z"),
            "chinroutou" => self.only("19m19p19s"),
            "ryuuiisou" => self.only("23468s6z"),
            "chuuren" => self.nine_gates().is_some(),
            "chuuren9" => self.nine_gates() == Some(self.win),
            "daisharin" => wheel("p"),
            "daichikurin" => wheel("s"),
            "daisuurin" => wheel("m"),
            "shousharin" => small("p"),
            "shouchikurin" => small("s"),
            "shousuurin" => small("m"),
            "chuusharin" => ["12345678", "23456789"]
                .iter()
                .any(|eight| (1..7).any(|gap| twice(&format!("{}{}p", &eight[..gap], &eight[gap + 1..])))),
            "beni_kujaku" => self.only("1579s7z"),
            "daichisei" => seven && self.only("1234567z"),
            "tohoku_expressway" => self.only("246p14z") && self.holds("246p14z"),
            "junsei_ryuuiisou" => self.only("23468s"),
            "kouitten" => self.only("23468s7z") && self.holds("7z"),
            "kokuiisou" => self.only("248p1234z"),
            "han_kokuiisou" => self.only("268p1234z") && self.holds("6p"),
            "ao_no_doumon" => {
                (1..=4).map(|wind| format!("248p{wind}6z")).any(|all| self.only(&all) && self.holds(&all))
            }
            "tanfonhou" => self.only("248p23468s123456z") && !self.only("248p23468s"),
            "chintanfon" => self.only("248p23468s"),
            "hyakuman_goku" => {
                self.only("123456789m") && self.tiles().iter().map(|kind| kind + 1).sum::<usize>() >= 100
            }
            "daisougen" => self.only("2345679s"),
            "toipuutao" => self.only("1234589p245689s5z"),
            "mondeikou" => self.red[0] > 0 && self.red[0] == self.red[1],
            "sangen_chiitoi" => seven && self.holds("567z"),
            "suushi_chiitoi" => seven && self.holds("1234z"),
            "kisuu_chiitoi" => seven && self.only("13579m13579p13579s"),
            "guusuu_chiitoi" => seven && self.only("2468m2468p2468s"),
            "dorahairi_chinroutou_chiitoi" => {
                let others: Vec<usize> =
                    pairs.iter().copied().filter(|pair| !kinds("19m19p19s").contains(pair)).collect();
                seven && others.len() == 1 && self.dora.contains(&others[0])
            }
            _ => false,
        }
    }

    /// Hands that are not complete in any other way.
    pub(super) fn irregular(&self, yaku: Yaku) -> bool {
        let closed = self.melds.is_empty();
        let apart = |a: usize, b: usize| a / 9 != b / 9 || a > 26 || a.abs_diff(b) > 2;
        let mut kinds_held = self.concealed.clone();
        kinds_held.dedup();
        let strangers = kinds_held.windows(2).all(|two| apart(two[0], two[1]));
        let at_once = closed && strangers && self.tsumo && self.context.first_turn;
        let same = |text: &str| {
            closed && {
                let mut all = kinds(text);
                all.sort_unstable();
                all == self.concealed
            }
        };
        match yaku.key() {
            "shiisanpuutaa" => at_once && kinds_held.len() == 13,
            "shiisuupuutaa" => at_once && kinds_held.len() == 14,
            "chiishin_uushii" => {
                ["147m258p369s", "147m369p258s", "258m147p369s", "258m369p147s", "369m147p258s", "369m258p147s"]
                    .iter()
                    .any(|groups| {
                        let all = format!("{groups}1234567z");
                        closed
                            && kinds_held.len() == 14
                            && self.holds("1234567z")
                            && self.concealed.iter().all(|tile| kinds(&all).contains(tile))
                    })
            }
            "american_civil_war" => SUITS.iter().any(|north| {
                SUITS.iter().any(|south| north != south && same(&format!("1861{north}1865{south}222444z")))
            }),
            _ => false,
        }
    }

    fn nine_gates(&self) -> Option<usize> {
        let suit = self.win / 9 * 9;
        let mut rest = self.concealed.clone();
        let gates: Vec<usize> = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].iter().map(|number| suit + number).collect();
        let nine = self.melds.is_empty() && suit < 27 && take(&mut rest, &gates);
        (nine && rest[0] / 9 * 9 == suit && rest[0] < 27).then(|| rest[0])
    }
}
