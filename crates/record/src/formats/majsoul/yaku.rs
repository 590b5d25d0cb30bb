//! Mahjong Soul's numbers of the yaku.

use jantaku_core::{Wind, Yaku};

use crate::formats::log::Counted;

/// The numbers, in the game's order. Those from 51 on are its local yaku (古役).
pub(super) const YAKU: [(u32, Counted); 64] = [
    (1, Counted::Yaku(Yaku::MenzenTsumo)),
    (2, Counted::Yaku(Yaku::Riichi)),
    (3, Counted::Yaku(Yaku::Chankan)),
    (4, Counted::Yaku(Yaku::Rinshan)),
    (5, Counted::Yaku(Yaku::Haitei)),
    (6, Counted::Yaku(Yaku::Houtei)),
    (7, Counted::Yaku(Yaku::Haku)),
    (8, Counted::Yaku(Yaku::Hatsu)),
    (9, Counted::Yaku(Yaku::Chun)),
    (10, Counted::Yaku(Yaku::SeatWind)),
    (11, Counted::Yaku(Yaku::RoundWind)),
    (12, Counted::Yaku(Yaku::Tanyao)),
    (13, Counted::Yaku(Yaku::Iipeikou)),
    (14, Counted::Yaku(Yaku::Pinfu)),
    (15, Counted::Yaku(Yaku::Chanta)),
    (16, Counted::Yaku(Yaku::Ittsuu)),
    (17, Counted::Yaku(Yaku::SanshokuDoujun)),
    (18, Counted::Yaku(Yaku::DoubleRiichi)),
    (19, Counted::Yaku(Yaku::SanshokuDoukou)),
    (20, Counted::Yaku(Yaku::Sankantsu)),
    (21, Counted::Yaku(Yaku::Toitoi)),
    (22, Counted::Yaku(Yaku::Sanankou)),
    (23, Counted::Yaku(Yaku::Shousangen)),
    (24, Counted::Yaku(Yaku::Honroutou)),
    (25, Counted::Yaku(Yaku::Chiitoitsu)),
    (26, Counted::Yaku(Yaku::Junchan)),
    (27, Counted::Yaku(Yaku::Honitsu)),
    (28, Counted::Yaku(Yaku::Ryanpeikou)),
    (29, Counted::Yaku(Yaku::Chinitsu)),
    (30, Counted::Yaku(Yaku::Ippatsu)),
    (31, Counted::Dora),
    (32, Counted::Red),
    (33, Counted::Ura),
    // Norths set aside (抜きドラ), which are dora elsewhere.
    (34, Counted::Dora),
    (35, Counted::Yaku(Yaku::Tenhou)),
    (36, Counted::Yaku(Yaku::Chiihou)),
    (37, Counted::Yaku(Yaku::Daisangen)),
    (38, Counted::Yaku(Yaku::Suuankou)),
    (39, Counted::Yaku(Yaku::Tsuuiisou)),
    (40, Counted::Yaku(Yaku::Ryuuiisou)),
    (41, Counted::Yaku(Yaku::Chinroutou)),
    (42, Counted::Yaku(Yaku::Kokushi)),
    (43, Counted::Yaku(Yaku::Shousuushii)),
    (44, Counted::Yaku(Yaku::Suukantsu)),
    (45, Counted::Yaku(Yaku::Chuuren)),
    (46, Counted::Yaku(Yaku::Paarenchan)),
    (47, Counted::Yaku(Yaku::Chuuren9)),
    (48, Counted::Yaku(Yaku::SuuankouTanki)),
    (49, Counted::Yaku(Yaku::Kokushi13)),
    (50, Counted::Yaku(Yaku::Daisuushii)),
    (51, Counted::Yaku(Yaku::TsubameGaeshi)),
    (52, Counted::Yaku(Yaku::Kanburi)),
    (53, Counted::Yaku(Yaku::ShiiaruRaotai)),
    (54, Counted::Yaku(Yaku::Uumensai)),
    (55, Counted::Yaku(Yaku::Sanrenkou)),
    (56, Counted::Yaku(Yaku::IsshokuSanjun)),
    (57, Counted::Yaku(Yaku::IipinMouyue)),
    (58, Counted::Yaku(Yaku::ChuupinRaoyui)),
    (59, Counted::Yaku(Yaku::Renhou)),
    (60, Counted::Yaku(Yaku::Daisharin)),
    (61, Counted::Yaku(Yaku::Daichikurin)),
    (62, Counted::Yaku(Yaku::Daisuurin)),
    (63, Counted::Yaku(Yaku::IshiNoUeNiMoSannen)),
    (64, Counted::Yaku(Yaku::Daichisei)),
];

/// The first local yaku.
const FIRST_LOCAL: u32 = 51;

/// The yaku with this number. The winds have no numbers of their own: no wind is stated.
pub(super) fn of(number: u32) -> Option<(Counted, Option<Wind>)> {
    YAKU.iter().find(|(known, _)| *known == number).map(|&(_, what)| (what, None))
}

/// The yaku of rooms with local yaku.
pub(super) fn local() -> impl Iterator<Item = Yaku> {
    YAKU.iter().filter(|(number, _)| *number >= FIRST_LOCAL).filter_map(|(_, what)| match what {
        Counted::Yaku(yaku) => Some(*yaku),
        Counted::Dora | Counted::Ura | Counted::Red => None,
    })
}
