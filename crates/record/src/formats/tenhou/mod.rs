//! What Tenhou's formats share: tile numbers, packed melds, numbers and names of yaku.

pub(super) mod tags;

use jantaku_core::{
    Ankan, Chii, Daiminkan, Kakan, Kind, Meld, MeldError, Players, Pon, Relative, Seat, Tile, Wind, Yaku,
};
use jantaku_engine::Abort;

use super::log::{Counted, StatedLimit};

/// How many tiles Tenhou numbers; with three players it leaves numbers out.
pub(super) const TILES: u8 = 136;

/// The face of a tile number: four of each kind, the first five of a suit red where there are red fives.
pub(super) fn face(number: u8, reds: bool) -> Option<Tile> {
    let kind = Kind::from_index(usize::from(number / 4))?;
    match kind.suit() {
        Some(suit) if reds && kind.number() == 5 && number.is_multiple_of(4) => Some(Tile::red(suit)),
        _ => Some(kind.tile()),
    }
}

/// What a packed meld says.
pub(super) enum Packed {
    /// A meld.
    Meld(Meld),
    /// A North set aside, by its number.
    Kita(u8),
}

/// Unpacks a meld of `seat`. None for bits that make no meld at all.
pub(super) fn unpack(bits: u32, seat: Seat, players: Players, reds: bool) -> Option<Result<Packed, MeldError>> {
    let from = || side(bits & 3, seat, players);
    let number = |index: u32| u8::try_from(index).ok().filter(|&number| number < TILES);
    let tile = |index: u32| number(index).and_then(|number| face(number, reds));
    if bits & 0x4 != 0 {
        let place = bits >> 10;
        let (called, run) = ((place % 3) as usize, place / 3);
        let base = run / 7 * 9 + run % 7;
        let all = [0, 1, 2].map(|nth| tile((base + nth) * 4 + ((bits >> (3 + 2 * nth)) & 3)));
        let own = |nth: usize| all[(called + nth) % 3];
        return Some(Chii::new(all[called]?, [own(1)?, own(2)?]).map(|chii| Packed::Meld(Meld::Chii(chii))));
    }
    if bits & 0x18 != 0 {
        let (unused, place) = ((bits >> 5) & 3, bits >> 9);
        let (called, kind) = ((place % 3) as usize, place / 3);
        let mut all = (0..4).filter(|&nth| nth != unused).map(|nth| tile(kind * 4 + nth));
        let all = [all.next()??, all.next()??, all.next()??];
        let pon = Pon::new(all[called], [all[(called + 1) % 3], all[(called + 2) % 3]], from()?);
        if bits & 0x10 == 0 {
            return Some(pon.map(|pon| Packed::Meld(Meld::Pon(pon))));
        }
        let added = tile(kind * 4 + unused)?;
        return Some(pon.and_then(|pon| Kakan::new(pon, added)).map(|kakan| Packed::Meld(Meld::Kakan(kakan))));
    }
    let id = bits >> 8;
    if bits & 0x20 != 0 {
        return Some(Ok(Packed::Kita(number(id)?)));
    }
    let kind = id / 4 * 4;
    let all = [tile(kind)?, tile(kind + 1)?, tile(kind + 2)?, tile(kind + 3)?];
    if bits & 3 == 0 {
        return Some(Ankan::new(all).map(|kan| Packed::Meld(Meld::Ankan(kan))));
    }
    let called = (id % 4) as usize;
    let own = [all[(called + 1) % 4], all[(called + 2) % 4], all[(called + 3) % 4]];
    Some(Daiminkan::new(all[called], own, from()?).map(|kan| Packed::Meld(Meld::Daiminkan(kan))))
}

/// Tenhou counts the seats from the caller on, four of them even with three players.
fn side(steps: u32, seat: Seat, players: Players) -> Option<Relative> {
    let from = Seat::new((seat.index() + steps as usize) % 4)?;
    (from.index() < players.count()).then(|| seat.relative(from, players)).flatten()
}

/// How far Tenhou counts from `seat` to the player at that side.
pub(super) fn steps(seat: Seat, side: Relative, players: Players) -> Option<u32> {
    let from = seat.at(side, players)?;
    Some(((from.index() + 4 - seat.index()) % 4) as u32)
}

/// Numbers and names of the yaku, in Tenhou's order; the winds have numbers of their own.
const YAKU: &[(u8, Counted, &str)] = &[
    (0, Counted::Yaku(Yaku::MenzenTsumo), "門前清自摸和"),
    (1, Counted::Yaku(Yaku::Riichi), "立直"),
    (2, Counted::Yaku(Yaku::Ippatsu), "一発"),
    (3, Counted::Yaku(Yaku::Chankan), "槍槓"),
    (4, Counted::Yaku(Yaku::Rinshan), "嶺上開花"),
    (5, Counted::Yaku(Yaku::Haitei), "海底摸月"),
    (6, Counted::Yaku(Yaku::Houtei), "河底撈魚"),
    (7, Counted::Yaku(Yaku::Pinfu), "平和"),
    (8, Counted::Yaku(Yaku::Tanyao), "断幺九"),
    (9, Counted::Yaku(Yaku::Iipeikou), "一盃口"),
    (10, Counted::Yaku(Yaku::SeatWind), "自風"),
    (14, Counted::Yaku(Yaku::RoundWind), "場風"),
    (18, Counted::Yaku(Yaku::Haku), "役牌 白"),
    (19, Counted::Yaku(Yaku::Hatsu), "役牌 發"),
    (20, Counted::Yaku(Yaku::Chun), "役牌 中"),
    (21, Counted::Yaku(Yaku::DoubleRiichi), "両立直"),
    (22, Counted::Yaku(Yaku::Chiitoitsu), "七対子"),
    (23, Counted::Yaku(Yaku::Chanta), "混全帯幺九"),
    (24, Counted::Yaku(Yaku::Ittsuu), "一気通貫"),
    (25, Counted::Yaku(Yaku::SanshokuDoujun), "三色同順"),
    (26, Counted::Yaku(Yaku::SanshokuDoukou), "三色同刻"),
    (27, Counted::Yaku(Yaku::Sankantsu), "三槓子"),
    (28, Counted::Yaku(Yaku::Toitoi), "対々和"),
    (29, Counted::Yaku(Yaku::Sanankou), "三暗刻"),
    (30, Counted::Yaku(Yaku::Shousangen), "小三元"),
    (31, Counted::Yaku(Yaku::Honroutou), "混老頭"),
    (32, Counted::Yaku(Yaku::Ryanpeikou), "二盃口"),
    (33, Counted::Yaku(Yaku::Junchan), "純全帯幺九"),
    (34, Counted::Yaku(Yaku::Honitsu), "混一色"),
    (35, Counted::Yaku(Yaku::Chinitsu), "清一色"),
    (37, Counted::Yaku(Yaku::Tenhou), "天和"),
    (38, Counted::Yaku(Yaku::Chiihou), "地和"),
    (39, Counted::Yaku(Yaku::Daisangen), "大三元"),
    (40, Counted::Yaku(Yaku::Suuankou), "四暗刻"),
    (41, Counted::Yaku(Yaku::SuuankouTanki), "四暗刻単騎"),
    (42, Counted::Yaku(Yaku::Tsuuiisou), "字一色"),
    (43, Counted::Yaku(Yaku::Ryuuiisou), "緑一色"),
    (44, Counted::Yaku(Yaku::Chinroutou), "清老頭"),
    (45, Counted::Yaku(Yaku::Chuuren), "九蓮宝燈"),
    (46, Counted::Yaku(Yaku::Chuuren9), "純正九蓮宝燈"),
    (47, Counted::Yaku(Yaku::Kokushi), "国士無双"),
    (48, Counted::Yaku(Yaku::Kokushi13), "国士無双１３面"),
    (49, Counted::Yaku(Yaku::Daisuushii), "大四喜"),
    (50, Counted::Yaku(Yaku::Shousuushii), "小四喜"),
    (51, Counted::Yaku(Yaku::Suukantsu), "四槓子"),
    (52, Counted::Dora, "ドラ"),
    (53, Counted::Ura, "裏ドラ"),
    (54, Counted::Red, "赤ドラ"),
];

/// Names that majiang spells otherwise; all of them are among the aliases.
const MAJIANG: &[(&str, &str)] = &[
    ("両立直", "ダブル立直"),
    ("役牌 白", "翻牌 白"),
    ("役牌 發", "翻牌 發"),
    ("役牌 中", "翻牌 中"),
    ("国士無双１３面", "国士無双十三面"),
];

/// Other spellings met in records.
const ALIASES: &[(&str, &str)] = &[
    ("ダブル立直", "両立直"),
    ("翻牌 白", "役牌 白"),
    ("翻牌 發", "役牌 發"),
    ("翻牌 中", "役牌 中"),
    ("役牌 自風", "自風"),
    ("役牌 場風", "場風"),
    ("断么九", "断幺九"),
    ("混全帯么九", "混全帯幺九"),
    ("純全帯么九", "純全帯幺九"),
    ("国士無双十三面", "国士無双１３面"),
];

const WINDS: [char; 4] = ['東', '南', '西', '北'];

/// The yaku of a number, and its wind.
pub(super) fn yaku_of(number: u8) -> Option<(Counted, Option<Wind>)> {
    let wind = match number {
        10..=17 => Some(Wind::ALL[usize::from(number - 10) % 4]),
        _ => None,
    };
    let first = if wind.is_some() { 10 + (number - 10) / 4 * 4 } else { number };
    YAKU.iter().find(|(known, ..)| *known == first).map(|&(_, what, _)| (what, wind))
}

/// The number of a yaku; a wind's needs the wind.
pub(super) fn number_of(what: Counted, wind: Option<Wind>) -> Option<u8> {
    let &(number, ..) = YAKU.iter().find(|(_, known, _)| *known == what)?;
    match what {
        Counted::Yaku(Yaku::SeatWind | Yaku::RoundWind) => Some(number + wind? as u8),
        _ => Some(number),
    }
}

/// The yaku of a name, and its wind where it names one.
pub(super) fn yaku_named(name: &str) -> Option<(Counted, Option<Wind>)> {
    let (name, wind) = match name.rsplit_once(' ') {
        Some((head, tail)) if tail.chars().count() == 1 && tail.contains(WINDS) => {
            let at = WINDS.iter().position(|&known| tail.starts_with(known))?;
            (head, Some(Wind::ALL[at]))
        }
        _ => (name, None),
    };
    let name = ALIASES.iter().find(|(alias, _)| *alias == name).map_or(name, |(_, name)| name);
    YAKU.iter().find(|(.., known)| *known == name).map(|&(_, what, _)| (what, wind))
}

/// The name of a yaku, with its wind where that is known.
pub(super) fn name_of(what: Counted, wind: Option<Wind>) -> Option<String> {
    let &(.., name) = YAKU.iter().find(|(_, known, _)| *known == what)?;
    Some(wind.map_or_else(|| name.to_owned(), |wind| format!("{name} {}", WINDS[wind as usize])))
}

/// The name of a yaku in majiang.
pub(super) fn majiang_name_of(what: Counted, wind: Option<Wind>) -> Option<String> {
    let name = name_of(what, wind)?;
    Some(MAJIANG.iter().find(|(tenhou, _)| *tenhou == name).map_or(name, |(_, majiang)| (*majiang).to_owned()))
}

/// Names of the aborts, for mjlog and for people.
pub(super) const ABORTS: [(Abort, &str, &str); 5] = [
    (Abort::KyuushuKyuuhai, "yao9", "九種九牌"),
    (Abort::SuufonRenda, "kaze4", "四風連打"),
    (Abort::SuuchaRiichi, "reach4", "四家立直"),
    (Abort::Suukaikan, "kan4", "四槓散了"),
    (Abort::Sanchahou, "ron3", "三家和了"),
];

/// Names of the limits; their place is mjlog's number, but that kazoe and yakuman share one.
pub(super) const LIMITS: [(StatedLimit, &str); 7] = [
    (StatedLimit::None, ""),
    (StatedLimit::Mangan, "満貫"),
    (StatedLimit::Haneman, "跳満"),
    (StatedLimit::Baiman, "倍満"),
    (StatedLimit::Sanbaiman, "三倍満"),
    (StatedLimit::Yakuman, "役満"),
    (StatedLimit::Kazoe, "数え役満"),
];
