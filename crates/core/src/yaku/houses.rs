//! What the houses call their yaku.

use super::Yaku;

/// A house whose rules are described in a document of its own, with names of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum House {
    /// The parlour's table (Y).
    Yakuza,
    /// The club of pretty girls (G).
    PrettyGirls,
    /// TOUZAI, East and West (T).
    Touzai,
    /// The Shanghai table (S).
    Shanghai,
    /// The pool of dreams (B).
    PoolOfDreams,
}

impl House {
    /// All of them.
    pub const ALL: [House; 5] =
        [House::Yakuza, House::PrettyGirls, House::Touzai, House::Shanghai, House::PoolOfDreams];

    /// What this house calls a yaku; several names have ` / ` between. None where it has no name for it.
    pub fn calls(self, yaku: Yaku) -> Option<&'static str> {
        let (_, names) = NAMES.iter().find(|(named, _)| *named == yaku)?;
        Some(names[self as usize]).filter(|name| !name.is_empty())
    }
}

/// In the order of [`House::ALL`].
#[rustfmt::skip]
const NAMES: &[(Yaku, [&str; 5])] = &[
    (Yaku::Riichi, ["Riichi", "Ready hand", "Declare ready", "", ""]),
    (Yaku::DoubleRiichi, ["Double riichi", "Double-ready hand", "Ready in first discard", "", ""]),
    (Yaku::Ippatsu, ["One-shot", "", "Ready and go out", "", "One-shot"]),
    (Yaku::MenzenTsumo, ["Fully concealed hand", "Self-draw", "Concealed hand", "", "Fully concealed"]),
    (Yaku::Pinfu, ["Pinfu", "Pinfu", "No-points", "", "Peace"]),
    (Yaku::Tanyao, ["All simples / Inside / Endless", "All simples", "All simples", "", "All simples"]),
    (Yaku::Iipeikou, ["Pure double chow / Double run", "Identical sequences", "Two identical sequences", "", ""]),
    (Yaku::SeatWind, ["Seat wind / Own wind", "Seat wind / Own wind", "Own wind / Menpuu", "", "Seat wind"]),
    (Yaku::RoundWind, ["Prevalent wind / Round wind", "Prevailing wind", "Round wind / Soufuu", "", "Round wind"]),
    (Yaku::Haku, ["White / Haku / Po", "White / Tofu", "White / Haku", "", ""]),
    (Yaku::Hatsu, ["Green / Hatsu / Fa", "Green", "Green / Hatsu", "", ""]),
    (Yaku::Chun, ["Red / Chun / Chung", "Red", "Red / Chun", "", ""]),
    (Yaku::Haitei, ["Last-tile tsumo", "Last tile from the wall", "Last tile of wall", "", "Last tile draw"]),
    (Yaku::Houtei, ["Last-tile ron", "Last discard", "Last discarded tile", "", "Last tile discard"]),
    (Yaku::Rinshan, ["After a kong / King's tile draw", "Winning tile from the dead wall", "Going supplement tile", "", "Win off a kan replacement"]),
    (Yaku::Chankan, ["Robbing the kong", "Robbing a quad", "Robbing a kong", "", "Robbing a kan"]),
    (Yaku::Toitoi, ["All pungs, no chows", "All triplet", "Four triplets", "", "All pons"]),
    (Yaku::Chanta, ["Mixed outside hand", "Terminal/honor per set", "Terminal or honor in each", "", "All with orphans"]),
    (Yaku::Ittsuu, ["Pure straight / Three consecutive sequences", "Straight", "Three consecutive sequences", "", "Large straight"]),
    (Yaku::Chiitoitsu, ["Seven pairs", "Seven pairs", "Seven twins/pairs", "", "Seven pairs"]),
    (Yaku::SanshokuDoujun, ["Mixed triple chow", "Three color straight", "Three similar sequences", "", "Three colors, one chii"]),
    (Yaku::Sanankou, ["Three concealed pungs", "Three closed triplets", "Three concealed triplets", "", "Three concealed pons"]),
    (Yaku::SanshokuDoukou, ["Triple pung", "Three color triplets", "Three similar triplets", "", "Three colors, one pon"]),
    (Yaku::Sankantsu, ["Three kongs", "Three kans", "Three fours", "", "Three kans"]),
    (Yaku::Honroutou, ["All terminals and honours", "All terminals and honors", "All terminals and honors", "", "All orphans"]),
    (Yaku::Shousangen, ["Little three dragons", "Little three dragons", "Little three dragons", "", "Little three dragons"]),
    (Yaku::Junchan, ["Pure outside hand", "Terminals in each", "Terminals in each", "", "All with terminals"]),
    (Yaku::Honitsu, ["Half flush", "Half flush", "One suit with honors", "", "Half flush"]),
    (Yaku::Ryanpeikou, ["Twice pure double chow", "Two sets of identical sequences", "Double two identical sequences", "Double peikou", "Twice pure double chii"]),
    (Yaku::Chinitsu, ["Full flush", "Full flush", "One suit only", "Pure", "Full flush"]),
    (Yaku::Tenhou, ["Heavenly hand / Instant win", "Heavenly hand", "Heavenly hand", "", "Gift of heaven"]),
    (Yaku::Chiihou, ["Earthly hand", "Hand of earth", "Earthly hand", "", "Gift of earth"]),
    (Yaku::Renhou, ["", "Hand of man", "Human hand", "", "Gift of man"]),
    (Yaku::Kokushi, ["Thirteen orphans / Thirteen unique wonders", "Thirteen orphans", "Thirteen orphans", "", "Thirteen orphans"]),
    (Yaku::Kokushi13, ["Pure thirteen orphans / Junsei kokushimusou", "13-way wait", "", "", "13-way thirteen orphans"]),
    (Yaku::Suuankou, ["Four concealed pungs", "Four concealed triplets", "Four concealed triplets", "", "Four concealed pons"]),
    (Yaku::SuuankouTanki, ["Four concealed pungs with single wait / Suu ankou tanki machi", "Single wait", "", "", "Pair wait on four concealed pons"]),
    (Yaku::Daisangen, ["Big three dragons / Three great scholars", "Big three dragons", "Big three dragons", "Big three dragons", "Big three dragons"]),
    (Yaku::Shousuushii, ["Little four winds", "Little four winds", "Little four winds", "", "Little four winds"]),
    (Yaku::Daisuushii, ["Big four winds", "Big four winds", "Big four winds", "Big four winds", "Big four winds"]),
    (Yaku::Tsuuiisou, ["All honours / All symbols", "All honors", "All honors", "", "All honors"]),
    (Yaku::Chinroutou, ["All terminals / Heads and tails", "All terminals", "All terminals", "", "All terminals"]),
    (Yaku::Ryuuiisou, ["All green", "All green", "All green", "", "Perfect green"]),
    (Yaku::Chuuren, ["Nine gates / Nine lanterns", "Nine gates", "Nine gates", "", "Nine gates"]),
    (Yaku::Chuuren9, ["Pure nine gates / Junsei chuuren poutou", "Waiting on nine tiles", "", "", "Pure nine gates / Junsei chuuren poutou"]),
    (Yaku::Suukantsu, ["Four kongs", "Four kans", "Four fours", "", "Four kans"]),
    (Yaku::Daisharin, ["Big wheel", "", "", "", "The chariot"]),
    (Yaku::BeniKujaku, ["", "Red peacock", "", "", ""]),
    (Yaku::Daichisei, ["", "Big seven stars", "", "", "Big seven stars"]),
    (Yaku::IsshokuSanjun, ["Pure triple chow", "", "Three identical sequences", "", ""]),
    (Yaku::IsshokuYonjun, ["", "", "Four identical sequences", "", ""]),
    (Yaku::Sanrenkou, ["Pure shifted pungs", "", "", "", ""]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_calls_two_yaku_by_different_names() {
        for house in House::ALL {
            let mut named: Vec<&str> = NAMES.iter().filter_map(|(yaku, _)| house.calls(*yaku)).collect();
            assert!(!named.is_empty());
            named.sort_unstable();
            assert!(named.windows(2).all(|pair| pair[0] != pair[1]), "{house:?}: {named:?}");
        }
        assert_eq!(House::Touzai.calls(Yaku::IsshokuSanjun), Some("Three identical sequences"));
        assert_eq!(House::Yakuza.calls(Yaku::Renhou), None);
    }

    #[test]
    fn every_yaku_stands_once_in_their_order() {
        assert!(NAMES.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
