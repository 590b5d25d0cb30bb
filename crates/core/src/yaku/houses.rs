//! The houses' names for yaku.

use super::Yaku;

/// A house whose rules are described in a document of its own, with its own names.
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
    /// All houses with names of their own.
    pub const ALL: [House; 5] =
        [House::Yakuza, House::PrettyGirls, House::Touzai, House::Shanghai, House::PoolOfDreams];

    /// The house's name for a yaku; `None` if its document has none.
    pub fn calls(self, yaku: Yaku) -> Option<&'static str> {
        let (_, names) = NAMES.iter().find(|(named, _)| *named == yaku)?;
        Some(names[self as usize]).filter(|name| !name.is_empty())
    }
}

/// One name for each, in the order of [`House::ALL`]; the other names that a document uses are in
/// `tests/data/names.txt`.
#[rustfmt::skip]
const NAMES: &[(Yaku, [&str; 5])] = &[
    (Yaku::Riichi, ["Riichi", "Ready hand", "Declare ready", "Reach", "Riichi"]),
    (Yaku::DoubleRiichi, ["Double riichi", "Double-ready hand", "Ready in first discard", "", ""]),
    (Yaku::Ippatsu, ["Ippatsu", "One-shot", "Ready and go out", "Ippatsu", "One-shot"]),
    (Yaku::MenzenTsumo, ["Fully concealed hand", "Self-draw", "Concealed hand", "", "Fully concealed"]),
    (Yaku::Pinfu, ["Pinfu", "Pinfu", "No-points", "", "Peace"]),
    (Yaku::Tanyao, ["All simples", "All simples", "All simples", "", "All simples"]),
    (Yaku::Iipeikou, ["Pure double chow", "Identical sequences", "Two identical sequences", "", ""]),
    (Yaku::SeatWind, ["Seat wind", "Seat wind", "Own wind", "", "Pon of seat wind"]),
    (Yaku::RoundWind, ["Prevalent wind", "Prevalent wind", "Round wind", "", "Pon of round wind"]),
    (Yaku::Haku, ["White", "White", "White", "", ""]),
    (Yaku::Hatsu, ["Green", "Green", "Green", "", ""]),
    (Yaku::Chun, ["Red", "Red", "Red", "", ""]),
    (Yaku::Haitei, ["Last-tile tsumo", "Last tile from the wall", "Last tile of wall", "", "Last tile draw"]),
    (Yaku::Houtei, ["Last-tile ron", "Last discard", "Last discarded tile", "", "Last tile discard"]),
    (Yaku::Rinshan, ["After a kong", "Winning tile from the dead wall", "Going supplement tile", "", "Win off a kan replacement"]),
    (Yaku::Chankan, ["Robbing the kong", "Robbing a quad", "Robbing a kong", "", "Robbing a kan"]),
    (Yaku::Toitoi, ["All pungs", "All triplet", "Four triplets", "", "All pons"]),
    (Yaku::Chanta, ["Mixed outside hand", "Terminal or honor per set", "Terminal or honor in each", "", "All with orphans"]),
    (Yaku::Ittsuu, ["Pure straight", "Straight", "Three consecutive sequences", "", "Large straight"]),
    (Yaku::Chiitoitsu, ["Seven pairs", "Seven pairs", "Seven pairs", "", "Seven pairs"]),
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
    (Yaku::Tenhou, ["Heavenly hand", "Heavenly hand", "Heavenly hand", "", "Gift of heaven"]),
    (Yaku::Chiihou, ["Earthly hand", "Hand of earth", "Earthly hand", "", "Gift of earth"]),
    (Yaku::Renhou, ["", "Hand of man", "Human hand", "", "Gift of man"]),
    (Yaku::Paarenchan, ["", "Eight consecutive wins", "", "", "Eight dealer keeps"]),
    (Yaku::Kokushi, ["Thirteen orphans", "Thirteen orphans", "Thirteen orphans", "", "Thirteen orphans"]),
    (Yaku::Kokushi13, ["Pure thirteen orphans", "", "", "", "13-way thirteen orphans"]),
    (Yaku::Suuankou, ["Four concealed pungs", "Four concealed triplets", "Four concealed triplets", "", "Four concealed pons"]),
    (Yaku::SuuankouTanki, ["Four concealed pungs with single wait", "", "", "", "Pair wait on four concealed pons"]),
    (Yaku::Daisangen, ["Big three dragons", "Big three dragons", "Big three dragons", "Big three dragons", "Big three dragons"]),
    (Yaku::Shousuushii, ["Little four winds", "Little four winds", "Little four winds", "", "Little four winds"]),
    (Yaku::Daisuushii, ["Big four winds", "Big four winds", "Big four winds", "Big four winds", "Big four winds"]),
    (Yaku::Tsuuiisou, ["All honours", "All honors", "All honors", "", "All honors"]),
    (Yaku::Chinroutou, ["All terminals", "All terminals", "All terminals", "", "All terminals"]),
    (Yaku::Ryuuiisou, ["All green", "All green", "All green", "", "Perfect green"]),
    (Yaku::Chuuren, ["Nine gates", "Nine gates", "Nine gates", "", "Nine gates"]),
    (Yaku::Chuuren9, ["Pure nine gates", "", "", "", "Pure nine gates"]),
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
    fn every_yaku_stands_once_in_their_order() {
        assert!(NAMES.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
