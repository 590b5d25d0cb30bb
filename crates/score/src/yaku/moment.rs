//! Local yaku of the moment: how and when the winning tile came, and how the hand waited for it.

use jantaku_core::{Kind, Relative, Suit, Wind, Yaku};

use super::Reading;
use super::context::{chankan, haitei, houtei, ippatsu, rinshan};
use super::need::Need;
use super::registry::{Entry, asked};
use super::shape::ittsuu_suit;
use crate::{Riichi, Wait, WinBy, waits};

pub(super) const YAKU: &[Entry] = &[
    asked(Yaku::Renhou, Need::Moment, renhou),
    asked(Yaku::Paarenchan, Need::Moment, paarenchan),
    asked(Yaku::PouhoiPaarenchan, Need::Moment, pouhoi_paarenchan),
    asked(Yaku::TsubameGaeshi, Need::Moment, tsubame_gaeshi),
    asked(Yaku::Hien, Need::Moment, hien),
    asked(Yaku::Nippatsu, Need::Moment, nippatsu),
    asked(Yaku::ChouIppatsu, Need::Ippatsu, chou_ippatsu),
    asked(Yaku::Kanburi, Need::Moment, kanburi),
    asked(Yaku::IshiNoUeNiMoSannen, Need::Moment, ishi_no_ue_ni_mo_sannen),
    asked(Yaku::IipinMouyue, Need::Moment, iipin_mouyue),
    asked(Yaku::ChuupinRaoyui, Need::Moment, chuupin_raoyui),
    asked(Yaku::UupinKaihou, Need::Moment, uupin_kaihou),
    asked(Yaku::RyanzouChankan, Need::Moment, ryanzou_chankan),
    asked(Yaku::Renkaihou, Need::Moment, renkaihou),
    asked(Yaku::Sanrenkaihou, Need::Moment, sanrenkaihou),
    asked(Yaku::Suurenkaihou, Need::Moment, suurenkaihou),
    asked(Yaku::Toukanhou, Need::Moment, toukanhou),
    asked(Yaku::Ketsupaihou, Need::Moment, ketsupaihou),
    asked(Yaku::ChinchiiToushii, Need::Moment, chinchii_toushii),
    asked(Yaku::UushinTsuukan, Need::ThreeRuns, uushin_tsuukan),
    asked(Yaku::ShiiaruRaotai, Need::FourMelds, shiiaru_raotai),
    asked(Yaku::KinkeiDokuritsu, Need::FourMelds, kinkei_dokuritsu),
    asked(Yaku::TouchaoHanchanshue, Need::FourMelds, touchao_hanchanshue),
];

//
/// The player has not had a turn yet.
fn renhou(reading: &Reading) -> bool {
    reading.whole.query.context.first_turn && reading.whole.query.by == WinBy::Ron
}

//
fn paarenchan(reading: &Reading) -> bool {
    reading.whole.query.context.eighth_deal && reading.whole.query.seat_wind == Wind::East
}

fn pouhoi_paarenchan(reading: &Reading) -> bool {
    reading.whole.query.context.eighth_deal && reading.whole.query.seat_wind != Wind::East
}

/// A double riichi counts too, in a house that does not know it.
fn tsubame_gaeshi(reading: &Reading) -> bool {
    reading.whole.query.context.declares != Riichi::None
}

fn hien(reading: &Reading) -> bool {
    reading.whole.query.context.declares == Riichi::Double
}

fn nippatsu(reading: &Reading) -> bool {
    reading.whole.query.context.nippatsu
}

fn chou_ippatsu(reading: &Reading) -> bool {
    ippatsu(reading.whole) && reading.whole.query.context.from == Some(Relative::Right)
}

fn kanburi(reading: &Reading) -> bool {
    reading.whole.query.context.after_kan
}

fn ishi_no_ue_ni_mo_sannen(reading: &Reading) -> bool {
    reading.whole.query.context.riichi == Riichi::Double && (haitei(reading) || houtei(reading))
}

fn with(reading: &Reading, suit: Suit, number: u8) -> bool {
    Kind::suited(suit, number) == Some(reading.whole.query.winning_tile.kind())
}

fn iipin_mouyue(reading: &Reading) -> bool {
    haitei(reading) && with(reading, Suit::Pin, 1)
}

fn chuupin_raoyui(reading: &Reading) -> bool {
    houtei(reading) && with(reading, Suit::Pin, 9)
}

fn uupin_kaihou(reading: &Reading) -> bool {
    rinshan(reading) && with(reading, Suit::Pin, 5)
}

fn ryanzou_chankan(reading: &Reading) -> bool {
    chankan(reading) && with(reading, Suit::Sou, 2)
}

fn renkaihou(reading: &Reading) -> bool {
    reading.whole.query.context.kan_chain >= 2
}

fn sanrenkaihou(reading: &Reading) -> bool {
    reading.whole.query.context.kan_chain >= 3
}

fn suurenkaihou(reading: &Reading) -> bool {
    reading.whole.query.context.kan_chain >= 4
}

fn toukanhou(reading: &Reading) -> bool {
    reading.whole.query.context.first_kan
}

/// An edge or middle wait for only one kind.
fn narrow_wait(reading: &Reading) -> bool {
    let hand = reading.whole.query.hand;
    matches!(reading.wait(), Some(Wait::Kanchan | Wait::Penchan))
        && waits(&hand.counts(), hand.melds().len()).len() == 1
}

/// A robbed kan is another yaku.
fn ketsupaihou(reading: &Reading) -> bool {
    reading.whole.query.context.seen_copies >= 3 && !chankan(reading) && narrow_wait(reading)
}

/// The robbed pon shows the other three copies.
fn chinchii_toushii(reading: &Reading) -> bool {
    chankan(reading) && narrow_wait(reading)
}

/// The middle wait for a 5 completes 456.
fn uushin_tsuukan(reading: &Reading) -> bool {
    let won = reading.whole.query.winning_tile.kind();
    won.number() == 5
        && won.suit().is_some()
        && reading.wait() == Some(Wait::Kanchan)
        && won.suit() == ittsuu_suit(reading)
}

/// A closed kan spoils it.
fn shiiaru_raotai(reading: &Reading) -> bool {
    let melds = reading.whole.query.hand.melds();
    melds.len() == 4 && melds.iter().all(|meld| meld.is_open())
}

fn kinkei_dokuritsu(reading: &Reading) -> bool {
    shiiaru_raotai(reading) && with(reading, Suit::Sou, 1)
}

fn touchao_hanchanshue(reading: &Reading) -> bool {
    shiiaru_raotai(reading) && reading.pair() == Some(Kind::HAKU)
}
