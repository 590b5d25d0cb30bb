//! Local yaku of the moment: how and when the winning tile came, and how the hand waited for it.

use jantaku_core::{Kind, Relative, Suit, Wind};

use super::Reading;
use super::context::{chankan, haitei, houtei, ippatsu, rinshan};
use super::shape::ittsuu_suit;
use crate::{Riichi, Wait, WinBy, waits};

//
/// The player has not had a turn yet.
pub(super) fn renhou(reading: &Reading) -> bool {
    reading.whole.query.context.first_turn && reading.whole.query.by == WinBy::Ron
}

//
pub(super) fn paarenchan(reading: &Reading) -> bool {
    reading.whole.query.context.eighth_deal && reading.whole.query.seat_wind == Wind::East
}

pub(super) fn pouhoi_paarenchan(reading: &Reading) -> bool {
    reading.whole.query.context.eighth_deal && reading.whole.query.seat_wind != Wind::East
}

/// A double riichi counts too, in a house that does not know it.
pub(super) fn tsubame_gaeshi(reading: &Reading) -> bool {
    reading.whole.query.context.declares != Riichi::None
}

pub(super) fn hien(reading: &Reading) -> bool {
    reading.whole.query.context.declares == Riichi::Double
}

pub(super) fn nippatsu(reading: &Reading) -> bool {
    reading.whole.query.context.nippatsu
}

pub(super) fn chou_ippatsu(reading: &Reading) -> bool {
    ippatsu(reading.whole) && reading.whole.query.context.from == Some(Relative::Right)
}

pub(super) fn kanburi(reading: &Reading) -> bool {
    reading.whole.query.context.after_kan
}

pub(super) fn ishi_no_ue_ni_mo_sannen(reading: &Reading) -> bool {
    reading.whole.query.context.riichi == Riichi::Double && (haitei(reading) || houtei(reading))
}

fn with(reading: &Reading, suit: Suit, number: u8) -> bool {
    Kind::suited(suit, number) == Some(reading.whole.query.winning_tile.kind())
}

pub(super) fn iipin_mouyue(reading: &Reading) -> bool {
    haitei(reading) && with(reading, Suit::Pin, 1)
}

pub(super) fn chuupin_raoyui(reading: &Reading) -> bool {
    houtei(reading) && with(reading, Suit::Pin, 9)
}

pub(super) fn uupin_kaihou(reading: &Reading) -> bool {
    rinshan(reading) && with(reading, Suit::Pin, 5)
}

pub(super) fn ryanzou_chankan(reading: &Reading) -> bool {
    chankan(reading) && with(reading, Suit::Sou, 2)
}

pub(super) fn renkaihou(reading: &Reading) -> bool {
    reading.whole.query.context.kan_chain >= 2
}

pub(super) fn sanrenkaihou(reading: &Reading) -> bool {
    reading.whole.query.context.kan_chain >= 3
}

pub(super) fn suurenkaihou(reading: &Reading) -> bool {
    reading.whole.query.context.kan_chain >= 4
}

pub(super) fn toukanhou(reading: &Reading) -> bool {
    reading.whole.query.context.first_kan
}

/// An edge or middle wait for only one kind.
fn narrow_wait(reading: &Reading) -> bool {
    let hand = reading.whole.query.hand;
    matches!(reading.wait(), Some(Wait::Kanchan | Wait::Penchan))
        && waits(&hand.counts(), hand.melds().len()).len() == 1
}

/// A robbed kan is another yaku.
pub(super) fn ketsupaihou(reading: &Reading) -> bool {
    reading.whole.query.context.seen_copies >= 3 && !chankan(reading) && narrow_wait(reading)
}

/// The robbed pon shows the other three copies.
pub(super) fn chinchii_toushii(reading: &Reading) -> bool {
    chankan(reading) && narrow_wait(reading)
}

/// The middle wait for a 5 completes 456.
pub(super) fn uushin_tsuukan(reading: &Reading) -> bool {
    let won = reading.whole.query.winning_tile.kind();
    won.number() == 5
        && won.suit().is_some()
        && reading.wait() == Some(Wait::Kanchan)
        && won.suit() == ittsuu_suit(reading)
}

/// A closed kan spoils it.
pub(super) fn shiiaru_raotai(reading: &Reading) -> bool {
    let melds = reading.whole.query.hand.melds();
    melds.len() == 4 && melds.iter().all(|meld| meld.is_open())
}

pub(super) fn kinkei_dokuritsu(reading: &Reading) -> bool {
    shiiaru_raotai(reading) && with(reading, Suit::Sou, 1)
}

pub(super) fn touchao_hanchanshue(reading: &Reading) -> bool {
    shiiaru_raotai(reading) && reading.pair() == Some(Kind::HAKU)
}
