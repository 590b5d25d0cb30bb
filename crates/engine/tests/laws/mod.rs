//! The laws of the engine, over random matches. `JANTAKU_TEST_SCALE` multiplies their number.

mod folding;
mod imagine;
mod interference;
mod legality;
mod possible;

use std::sync::Arc;

use jantaku_core::rules::{
    AfterFourKans, CallPriority, ChomboMode, Extension, FuritenRiichi, KanDoraTiming, Kuikae, KyuushuKyuuhai, MultiRon,
    NagashiAfter, NagashiHand, RiichiAnkan, StakeOnRon, SuufonRenda, Suukaikan, TempFuritenUntil, TenpaiDeclaration,
    Yame,
};
use jantaku_core::{Players, Ruleset, Seat, Wind, Yaku};
use jantaku_engine::{Action, Event, Match};
use jantaku_testkit::{Chance, Driver, random_house};

/// The multiple of the usual number of matches.
fn scale() -> u64 {
    std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// The presets, and houses that differ from them wherever they can.
fn houses() -> Vec<Arc<Ruleset>> {
    let preset = |name| Ruleset::preset(name).expect("a preset");
    let mut contrary = preset("tenhou");
    contrary.wareme = true;
    contrary.kan_dora_ankan = KanDoraTiming::WithNextDiscard;
    contrary.kan_dora_daiminkan = KanDoraTiming::AfterDiscardPasses;
    contrary.kan_dora_kakan = KanDoraTiming::AfterDiscardOrWithWin;
    contrary.riichi_stake_on_ron = StakeOnRon::Lost;
    contrary.riichi_below_stake = true;
    contrary.riichi_min_wall = 0;
    contrary.multi_ron = MultiRon::AllPay;
    contrary.temp_furiten_until = TempFuritenUntil::OwnDraw;
    contrary.furiten_riichi = FuritenRiichi::Forbidden;
    contrary.riichi_ankan = RiichiAnkan::UncheckedPenalised;
    contrary.chombo_mode = ChomboMode::Penalised;
    contrary.ippatsu_broken_by_kakan = false;
    contrary.chankan_kokushi_on_ankan = true;
    contrary.kuikae = Kuikae::Allowed;
    contrary.last_tile_win_only = false;
    contrary.keishiki_tenpai = false;
    contrary.suucha_riichi = false;
    contrary.suufon_renda = SuufonRenda::AnyGoAround;
    contrary.riichi_ankan_drawn_only = false;
    contrary.kan_dora_pending_first = false;
    contrary.kan_dora_on_robbed_kan = true;
    contrary.kan_min_wall = 0;
    contrary.riichi_furiten = false;
    contrary.dora_indicator_stack = 2;
    contrary.furiten_147 = true;
    contrary.nagashi_after = NagashiAfter::AsTsumoWin;
    contrary.nagashi_needs_closed = NagashiHand::ClosedNoAnkan;
    Yaku::ALL.iter().for_each(|&yaku| contrary.yaku.switch_on(yaku));
    let mut shanghai = preset("yakuza");
    shanghai.riichi_forced_win = true;
    shanghai.riichi_min_wall = 1;
    shanghai.riichi_ankan = RiichiAnkan::NoReadingOrYakuChanged;
    shanghai.discard_furiten = false;
    shanghai.temporary_furiten = false;
    shanghai.kuikae = Kuikae::NoTileOfRun;
    shanghai.suufon_renda = SuufonRenda::AnyGoAround;
    shanghai.nagashi_after = NagashiAfter::WindsStay;
    shanghai.nagashi_needs_unclaimed = false;
    contrary.suukaikan = Suukaikan::AtFourthKan;
    contrary.nagashi_honba = true;
    contrary.extension = Extension::ExtraRound;
    contrary.agari_yame = Yame::LeaderChoice;
    contrary.tenpai_yame = Yame::LeaderChoice;
    shanghai.kyuushu_kyuuhai = KyuushuKyuuhai::Shanghai;
    shanghai.tenpai_declaration = TenpaiDeclaration::Voluntary;
    shanghai.after_four_kans_one_player = AfterFourKans::FifthKanAborts;
    contrary.tenpai_declaration = TenpaiDeclaration::Voluntary;
    contrary.noten_may_show = true;
    contrary.call_priority = CallPriority::FirstCall;
    (contrary.hanchan_count, contrary.round_winds) = (2, vec![Wind::East]);
    (contrary.chip_value, contrary.chips_ippatsu, contrary.chips_red, contrary.chips_ura) = (1000, 1, 1, 1);
    (contrary.yakitori, contrary.chombo_after_uma) = (1500, 20000);
    let mut three = preset("tenhou");
    three.players = Players::Three;
    three.uma = vec![20000, 0, -20000];
    three.noten_pot = 2000;
    three.honba_value = 200;
    let mut contrary_sanma = preset("tenhou_sanma");
    contrary_sanma.chii = true;
    contrary_sanma.kita_is_dora = false;
    contrary_sanma.kita_ron = false;
    contrary_sanma.kita_breaks_ippatsu = false;
    contrary_sanma.kita_breaks_first_turn = false;
    contrary_sanma.kita_in_riichi = false;
    contrary_sanma.kita_rinshan_yaku = false;
    contrary_sanma.kita_min_wall = 5;
    contrary_sanma.kita_ron_keeps_ippatsu = false;
    contrary_sanma.kita_new_dora = true;
    contrary_sanma.kita_opens_hand = true;
    contrary_sanma.kita_in_own_discards = true;
    contrary_sanma.kan_dora_pending_first = false;
    contrary_sanma.kan_dora_kakan = KanDoraTiming::AfterDiscardPasses;
    contrary_sanma.kan_dora_ankan = KanDoraTiming::AfterDiscardOrWithWin;
    Ruleset::preset_names().map(preset).chain([contrary, shanghai, three, contrary_sanma]).map(Arc::new).collect()
}

/// One choice of a match: the question, the choice, what followed.
struct Ply<'a> {
    before: &'a Match,
    seat: Seat,
    action: Action,
    after: &'a Match,
    events: &'a [Event],
}

/// Plays a random match. `dealt` sees each deal, `played` each choice.
fn play_match(
    rules: &Arc<Ruleset>,
    chance: &mut Chance,
    dealt: &mut impl FnMut(&Match, &[Event]),
    played: &mut impl FnMut(&Ply),
) {
    let driver = if chance.percent(80) { Driver::Eager } else { Driver::Random };
    let (mut game, events) = Match::start(rules.clone(), chance.wall(rules)).expect("a shuffled wall suits");
    dealt(&game, &events);
    while game.settlement().is_none() {
        if game.needs_wall().is_some() {
            let events = game.deal(chance.wall(rules)).expect("the match waits for a wall");
            dealt(&game, &events);
            continue;
        }
        let asked: Vec<Seat> = game.asked().collect();
        let seat = chance.pick(&asked).expect("a match that is not over waits for somebody");
        let view = game.view(seat).expect("somebody sits there");
        let action = driver.choose(&view, chance).expect("a seat that is asked has a choice");
        let before = game.clone();
        let events = game.play(seat, action).expect("a listed action is legal");
        played(&Ply { before: &before, seat, action, after: &game, events: &events });
    }
}

/// Plays matches of every house, and as many under random rules.
fn play_all(matches: u64, mut each: impl FnMut(&Arc<Ruleset>, &mut Chance)) {
    for (nth, rules) in houses().iter().enumerate() {
        for seed in 0..matches * scale() {
            each(rules, &mut Chance::new(seed * 100 + nth as u64));
        }
    }
    for seed in 0..matches * scale() {
        let mut chance = Chance::new(seed);
        each(&Arc::new(random_house(&mut chance)), &mut chance);
    }
}
