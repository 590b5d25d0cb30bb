//! Every yaku with its test, in the order of results.

use jantaku_core::{Yaku, YakuSet};

use crate::Irregular;

use super::need::Need;
use super::{Reading, colours, common, context, moment, runs, shape, triplets, yakuman};

type Test = fn(&Reading) -> bool;

/// How a yaku is found.
pub(super) struct Entry {
    yaku: Yaku,
    /// What the hand needs for the yaku to be checked, and the test; `None` for those of `common`.
    asked: Option<(Need, Test)>,
}

const fn common(yaku: Yaku) -> Entry {
    Entry { yaku, asked: None }
}

const fn asked(yaku: Yaku, need: Need, test: Test) -> Entry {
    Entry { yaku, asked: Some((need, test)) }
}

/// By need, the yaku that are checked if it is met.
pub(super) const ASKED: [YakuSet; Need::COUNT] = {
    let mut asked = [YakuSet::EMPTY; Need::COUNT];
    let mut at = 0;
    while at < REGISTRY.len() {
        if let Some((need, _)) = REGISTRY[at].asked {
            asked[need as usize].insert(REGISTRY[at].yaku);
        }
        at += 1;
    }
    asked
};

/// All yaku that are checked.
pub(super) const TO_ASK: YakuSet = {
    let mut all = YakuSet::EMPTY;
    let mut at = 0;
    while at < REGISTRY.len() {
        all.put(REGISTRY[at].yaku, REGISTRY[at].asked.is_some());
        at += 1;
    }
    all
};

/// Whether a reading has a yaku.
#[inline]
pub(crate) fn has(reading: &Reading, yaku: Yaku) -> bool {
    match REGISTRY[yaku as usize].asked {
        Some((_, test)) => test(reading),
        None => common::common(reading).contains(yaku),
    }
}

static REGISTRY: [Entry; Yaku::COUNT] = [
    common(Yaku::Riichi),
    common(Yaku::DoubleRiichi),
    asked(Yaku::OpenRiichi, Need::OpenRiichi, context::open_riichi),
    asked(Yaku::OpenDoubleRiichi, Need::OpenRiichi, context::open_double_riichi),
    common(Yaku::Ippatsu),
    common(Yaku::MenzenTsumo),
    common(Yaku::Pinfu),
    common(Yaku::Tanyao),
    common(Yaku::Iipeikou),
    common(Yaku::SeatWind),
    common(Yaku::RoundWind),
    common(Yaku::Haku),
    common(Yaku::Hatsu),
    common(Yaku::Chun),
    asked(Yaku::Pei, Need::WindTriplet, shape::pei),
    asked(Yaku::Haitei, Need::Moment, context::haitei),
    asked(Yaku::Houtei, Need::Moment, context::houtei),
    asked(Yaku::Rinshan, Need::Moment, context::rinshan),
    asked(Yaku::Chankan, Need::Moment, context::chankan),
    common(Yaku::Toitoi),
    common(Yaku::Chanta),
    common(Yaku::Ittsuu),
    common(Yaku::Chiitoitsu),
    common(Yaku::SanshokuDoujun),
    common(Yaku::Sanankou),
    common(Yaku::SanshokuDoukou),
    asked(Yaku::Sankantsu, Need::TwoQuads, shape::sankantsu),
    asked(Yaku::Honroutou, Need::Outsides, shape::honroutou),
    asked(Yaku::Shousangen, Need::TwoDragons, shape::shousangen),
    common(Yaku::Junchan),
    common(Yaku::Honitsu),
    common(Yaku::Ryanpeikou),
    common(Yaku::Chinitsu),
    asked(Yaku::Tenhou, Need::Moment, context::tenhou),
    asked(Yaku::Chiihou, Need::Moment, context::chiihou),
    asked(Yaku::Renhou, Need::Moment, moment::renhou),
    asked(Yaku::Paarenchan, Need::Moment, moment::paarenchan),
    asked(Yaku::PouhoiPaarenchan, Need::Moment, moment::pouhoi_paarenchan),
    asked(Yaku::Kokushi, Need::Orphans, yakuman::kokushi),
    asked(Yaku::Kokushi13, Need::Orphans, yakuman::kokushi13),
    asked(Yaku::Suuankou, Need::FourConcealed, yakuman::suuankou),
    asked(Yaku::SuuankouTanki, Need::FourConcealed, yakuman::suuankou_tanki),
    asked(Yaku::Daisangen, Need::TwoDragons, yakuman::daisangen),
    asked(Yaku::Shousuushii, Need::TwoWinds, yakuman::shousuushii),
    asked(Yaku::Daisuushii, Need::TwoWinds, yakuman::daisuushii),
    asked(Yaku::Tsuuiisou, Need::Outsides, yakuman::tsuuiisou),
    asked(Yaku::Chinroutou, Need::Outsides, yakuman::chinroutou),
    asked(Yaku::Ryuuiisou, Need::OneSuit, yakuman::ryuuiisou),
    asked(Yaku::Chuuren, Need::OneSuit, yakuman::chuuren),
    asked(Yaku::Chuuren9, Need::OneSuit, yakuman::chuuren9),
    asked(Yaku::Suukantsu, Need::TwoQuads, yakuman::suukantsu),
    asked(Yaku::Daisharin, Need::OneSuit, colours::daisharin),
    asked(Yaku::BeniKujaku, Need::OneSuit, colours::beni_kujaku),
    asked(Yaku::Daichisei, Need::NoSets, colours::daichisei),
    asked(Yaku::TsubameGaeshi, Need::Moment, moment::tsubame_gaeshi),
    asked(Yaku::Hien, Need::Moment, moment::hien),
    asked(Yaku::Nippatsu, Need::Moment, moment::nippatsu),
    asked(Yaku::ChouIppatsu, Need::Ippatsu, moment::chou_ippatsu),
    asked(Yaku::Kanburi, Need::Moment, moment::kanburi),
    asked(Yaku::IshiNoUeNiMoSannen, Need::Moment, moment::ishi_no_ue_ni_mo_sannen),
    asked(Yaku::IipinMouyue, Need::Moment, moment::iipin_mouyue),
    asked(Yaku::ChuupinRaoyui, Need::Moment, moment::chuupin_raoyui),
    asked(Yaku::UupinKaihou, Need::Moment, moment::uupin_kaihou),
    asked(Yaku::RyanzouChankan, Need::Moment, moment::ryanzou_chankan),
    asked(Yaku::Renkaihou, Need::Moment, moment::renkaihou),
    asked(Yaku::Sanrenkaihou, Need::Moment, moment::sanrenkaihou),
    asked(Yaku::Suurenkaihou, Need::Moment, moment::suurenkaihou),
    asked(Yaku::Toukanhou, Need::Moment, moment::toukanhou),
    asked(Yaku::Ketsupaihou, Need::Moment, moment::ketsupaihou),
    asked(Yaku::ChinchiiToushii, Need::Moment, moment::chinchii_toushii),
    asked(Yaku::UushinTsuukan, Need::ThreeRuns, moment::uushin_tsuukan),
    asked(Yaku::Shiisanpuutaa, Need::NoSets, |reading| reading.is(Irregular::Shiisanpuutaa)),
    asked(Yaku::Shiisuupuutaa, Need::NoSets, |reading| reading.is(Irregular::Shiisuupuutaa)),
    asked(Yaku::ChiishinUushii, Need::NoSets, |reading| reading.is(Irregular::ChiishinUushii)),
    asked(Yaku::AmericanCivilWar, Need::NoSets, |reading| reading.is(Irregular::AmericanCivilWar)),
    asked(Yaku::ShiiaruRaotai, Need::FourMelds, moment::shiiaru_raotai),
    asked(Yaku::KinkeiDokuritsu, Need::FourMelds, moment::kinkei_dokuritsu),
    asked(Yaku::TouchaoHanchanshue, Need::FourMelds, moment::touchao_hanchanshue),
    asked(Yaku::IsshokuSanjun, Need::EqualRuns, runs::isshoku_sanjun),
    asked(Yaku::IsshokuYonjun, Need::EqualRuns, runs::isshoku_yonjun),
    asked(Yaku::Chinpeikou, Need::FourRuns, runs::chinpeikou),
    asked(Yaku::Kyandonhou, Need::FourRuns, runs::kyandonhou),
    asked(Yaku::ShanronChonchu, Need::FourRuns, runs::shanron_chonchu),
    asked(Yaku::SanshokuIttsuu, Need::ThreeRuns, runs::sanshoku_ittsuu),
    asked(Yaku::IttsuuChanta, Need::ThreeRuns, runs::ittsuu_chanta),
    asked(Yaku::IttsuuJunchan, Need::ThreeRuns, runs::ittsuu_junchan),
    asked(Yaku::SanshokuIttsuuChanta, Need::ThreeRuns, runs::sanshoku_ittsuu_chanta),
    asked(Yaku::SanshokuIttsuuJunchan, Need::ThreeRuns, runs::sanshoku_ittsuu_junchan),
    asked(Yaku::GoldenGateBridge, Need::FourRuns, runs::golden_gate_bridge),
    asked(Yaku::TohokuShinkansen, Need::ThreeRuns, runs::tohoku_shinkansen),
    asked(Yaku::JoetsuShinkansenAsahi, Need::ThreeRuns, runs::joetsu_shinkansen_asahi),
    asked(Yaku::JoetsuShinkansenToki, Need::ThreeRuns, runs::joetsu_shinkansen_toki),
    asked(Yaku::SeikanRenrakusen, Need::ThreeRuns, runs::seikan_renrakusen),
    asked(Yaku::GoldRush, Need::ThreeRuns, runs::gold_rush),
    asked(Yaku::IsshokuSouryuukai, Need::FourRuns, runs::isshoku_souryuukai),
    asked(Yaku::SanshokuSouryuukai, Need::FourRuns, runs::sanshoku_souryuukai),
    asked(Yaku::Suukiitsu, Need::Sets, runs::suukiitsu),
    asked(Yaku::Sanrenkou, Need::ThreeTriplets, triplets::sanrenkou),
    asked(Yaku::Suurenkou, Need::ThreeTriplets, triplets::suurenkou),
    asked(Yaku::ShouSanrenkou, Need::TwoTriplets, triplets::shou_sanrenkou),
    asked(Yaku::SanshokuRenkou, Need::ThreeTriplets, triplets::sanshoku_renkou),
    asked(Yaku::SanshokuShoudoukou, Need::TwoTriplets, triplets::sanshoku_shoudoukou),
    asked(Yaku::Ryandoukou, Need::ThreeTriplets, triplets::ryandoukou),
    asked(Yaku::Choupaikou, Need::ThreeTriplets, triplets::choupaikou),
    asked(Yaku::Sujipaikou, Need::ThreeTriplets, triplets::sujipaikou),
    asked(Yaku::Chousankou, Need::ThreeTriplets, triplets::chousankou),
    asked(Yaku::Suuchoupaikou, Need::ThreeTriplets, triplets::suuchoupaikou),
    asked(Yaku::SanshokuChoupaikou, Need::ThreeTriplets, triplets::sanshoku_choupaikou),
    asked(Yaku::SanshokuSujipaikou, Need::ThreeTriplets, triplets::sanshoku_sujipaikou),
    asked(Yaku::SanshokuChousankou, Need::ThreeTriplets, triplets::sanshoku_chousankou),
    asked(Yaku::Suuzuukou, Need::ThreeTriplets, triplets::suuzuukou),
    asked(Yaku::Sanpuukou, Need::TwoWinds, triplets::sanpuukou),
    asked(Yaku::OtakazeSankou, Need::TwoWinds, triplets::otakaze_sankou),
    asked(Yaku::ShouSanpuu, Need::TwoWinds, triplets::shou_sanpuu),
    asked(Yaku::OtakazeShouSanpuu, Need::TwoWinds, triplets::otakaze_shou_sanpuu),
    asked(Yaku::Ryanankan, Need::TwoQuads, triplets::ryanankan),
    asked(Yaku::SanshokuDoukan, Need::TwoQuads, triplets::sanshoku_doukan),
    asked(Yaku::Chousangen, Need::TwoQuads, triplets::chousangen),
    asked(Yaku::Chousuushii, Need::TwoQuads, triplets::chousuushii),
    asked(Yaku::Setsugekka, Need::ThreeTriplets, triplets::setsugekka),
    asked(Yaku::Kachoufuugetsu, Need::ThreeTriplets, triplets::kachoufuugetsu),
    asked(Yaku::Fuukasetsugetsu, Need::ThreeTriplets, triplets::fuukasetsugetsu),
    asked(Yaku::TohokuExpressway, Need::OneSuit, colours::tohoku_expressway),
    asked(Yaku::JunseiRyuuiisou, Need::OneSuit, colours::junsei_ryuuiisou),
    asked(Yaku::RyuuiisouRin, Need::OneSuit, colours::ryuuiisou_rin),
    asked(Yaku::Kouitten, Need::OneSuit, colours::kouitten),
    asked(Yaku::KouittenRin, Need::OneSuit, colours::kouitten_rin),
    asked(Yaku::BanryokuIttenkou, Need::OneSuit, colours::banryoku_ittenkou),
    asked(Yaku::Kokuiisou, Need::OneSuit, colours::kokuiisou),
    asked(Yaku::HanKokuiisou, Need::OneSuit, colours::han_kokuiisou),
    asked(Yaku::AoNoDoumon, Need::OneSuit, colours::ao_no_doumon),
    asked(Yaku::Tanfonhou, Need::NoCharacters, colours::tanfonhou),
    asked(Yaku::Chintanfon, Need::NoCharacters, colours::chintanfon),
    asked(Yaku::HyakumanGoku, Need::OneSuit, colours::hyakuman_goku),
    asked(Yaku::Daisougen, Need::OneSuit, colours::daisougen),
    asked(Yaku::Toipuutao, Need::NoCharacters, colours::toipuutao),
    asked(Yaku::Zentaigo, Need::Sets, colours::zentaigo),
    asked(Yaku::Uumensai, Need::ThreeSuits, colours::uumensai),
    asked(Yaku::RentsuuHonitsu, Need::OneSuit, colours::rentsuu_honitsu),
    asked(Yaku::Mondeikou, Need::Nothing, colours::mondeikou),
    asked(Yaku::Daichikurin, Need::OneSuit, colours::daichikurin),
    asked(Yaku::Daisuurin, Need::OneSuit, colours::daisuurin),
    asked(Yaku::Shousharin, Need::OneSuit, colours::shousharin),
    asked(Yaku::Shouchikurin, Need::OneSuit, colours::shouchikurin),
    asked(Yaku::Shousuurin, Need::OneSuit, colours::shousuurin),
    asked(Yaku::Chuusharin, Need::OneSuit, colours::chuusharin),
    asked(Yaku::SangenChiitoi, Need::NoSets, colours::sangen_chiitoi),
    asked(Yaku::SuushiChiitoi, Need::NoSets, colours::suushi_chiitoi),
    asked(Yaku::KisuuChiitoi, Need::NoSets, colours::kisuu_chiitoi),
    asked(Yaku::GuusuuChiitoi, Need::NoSets, colours::guusuu_chiitoi),
    asked(Yaku::DorahairiChinroutouChiitoi, Need::NoSets, colours::dorahairi_chinroutou_chiitoi),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_yaku_is_registered_once_and_in_order() {
        let registered: Vec<Yaku> = REGISTRY.iter().map(|entry| entry.yaku).collect();
        assert_eq!(registered, Yaku::ALL);
    }
}
