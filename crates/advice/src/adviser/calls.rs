//! Calls: what to call for, and when not to.

use std::cmp::Reverse;

use jantaku_core::{Kind, KindSet, Meld, Suit, Yaku};
use jantaku_engine::{Action, View};

use super::ground::{Called, Ground};
use super::plan::{flush, open_yaku};
use super::{Fact, Said, Stance};
use crate::shows_waits;

/// The number of tiles that are left in the live wall when a call can save the payment at the draw.
const NEAR_THE_DRAW: u8 = 16;
/// The number of dora that make an open hand worth its call.
const SEVERAL_DORA: u8 = 2;
/// The number of pairs and triplets of a hand of triplets.
const MANY_PAIRS: usize = 5;

/// The yaku that the hand can still get easily after a call; empty if it is none, or the house gives no help.
pub fn yaku_after_call(view: &View, call: Action) -> Vec<Yaku> {
    if !shows_waits(view) {
        return Vec::new();
    }
    let choices = [call];
    let ground = Ground::new(view, &choices);
    let yaku = |called: &Called| open_yaku(&ground, &called.hand).into_iter().chain(runs_yaku(called)).collect();
    ground.calls().first().map(yaku).unwrap_or_default()
}

/// The call that brings the hand nearest to a win, of those that pass and lower the shanten.
fn nearest<'c>(ground: &Ground, calls: &'c [Called], fits: impl Fn(&Called) -> bool) -> Option<&'c Called> {
    let before = ground.shanten();
    let nearer = calls.iter().filter(|called| !called.meld.is_kan() && called.shanten < before && fits(called));
    nearer.min_by_key(|called| (called.shanten, Reverse(called.tiles)))
}

/// The call and what it brings.
fn called(call: &Called) -> Option<Said> {
    let shanten = u8::try_from(call.shanten).ok()?;
    let tile = call.meld.called().map(|(tile, _)| tile)?;
    Some(Said::choose(call.action).with(Fact::Tile(tile)).with(Fact::Shanten(shanten)))
}

fn passes(ground: &Ground) -> Option<Action> {
    ground.choices.contains(&Action::Pass).then_some(Action::Pass)
}

/// Pon of a pair of value honours that brings the hand nearer, and its han.
fn value_call(ground: &Ground, calls: &[Called]) -> Option<(Called, u8)> {
    let call = nearest(ground, calls, |called| ground.value(called.meld.kind()) > 0)?;
    Some((call.clone(), ground.value(call.meld.kind())))
}

/// Whether a call makes a triplet of value honours, unless the hand is on the way to seven pairs, to which it brings nothing.
fn makes_yaku(ground: &Ground, called: &Called) -> bool {
    let seven_pairs = ground.counts.twice().len() >= MANY_PAIRS - 1;
    let pon = matches!(called.meld, Meld::Pon(_)) && ground.value(called.meld.kind()) > 0;
    pon && (!seven_pairs || called.shanten < ground.shanten())
}

//
pub(super) fn value_pon(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let call = calls.iter().filter(|called| makes_yaku(ground, called)).min_by_key(|called| called.shanten)?;
    let han = ground.value(call.meld.kind());
    ground.quiet().then(|| called(call).map(|said| said.with(Fact::Han(han))))?
}

//
pub(super) fn dealer_pon(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let (call, han) = value_call(ground, &calls)?;
    let quick = ground.table.dealer() == ground.me && call.shanten <= 2;
    (ground.quiet() && quick).then(|| called(&call).map(|said| said.with(Fact::Han(han))))?
}

//
pub(super) fn call_on(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let call = nearest(ground, &calls, |called| !open_yaku(ground, &called.hand).is_empty())?;
    let yaku = open_yaku(ground, &call.hand);
    (ground.quiet() && !ground.closed()).then(|| called(call).map(|said| said.with(Fact::Yaku(yaku))))?
}

//
pub(super) fn call_with_dora(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let dora = |called: &Called| {
        let tile = called.meld.called().map(|(tile, _)| tile);
        ground.dora_held() + u8::from(tile.is_some_and(|tile| ground.is_dora(tile)))
    };
    let fits = |called: &Called| dora(called) >= SEVERAL_DORA && !open_yaku(ground, &called.hand).is_empty();
    let call = nearest(ground, &calls, |called| fits(called) && called.shanten <= 1)?;
    let yaku = open_yaku(ground, &call.hand);
    ground.quiet().then(|| called(call).map(|said| said.with(Fact::Han(dora(call))).with(Fact::Yaku(yaku))))?
}

//
pub(super) fn call_for_flush(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let suit_of = |called: &Called| {
        let (suit, off) = flush(&called.hand)?;
        (off <= 2).then_some(suit)
    };
    let call = nearest(ground, &calls, |called| suit_of(called).is_some() && called.shanten <= 2)?;
    let suit = suit_of(call)?;
    ground.quiet().then(|| called(call).map(|said| said.with(Fact::Suit(suit))))?
}

/// A call that makes the hand tenpai shortly before the draw.
fn tenpai_call(ground: &Ground) -> Option<Said> {
    let late = ground.quiet() && ground.table.live_left <= NEAR_THE_DRAW && ground.shanten() > 0;
    let calls = ground.calls();
    let call = nearest(ground, &calls, |called| called.shanten == 0)?;
    late.then(|| called(call).map(|said| said.with(Fact::Wall(ground.table.live_left))))?
}

//
pub(super) fn call_for_tenpai(ground: &Ground) -> Option<Said> {
    if ground.table.dealer() == ground.me { None } else { tenpai_call(ground) }
}

//
pub(super) fn dealer_tenpai(ground: &Ground) -> Option<Said> {
    let said = if ground.table.dealer() == ground.me { tenpai_call(ground) } else { None };
    said.map(|said| Said { stance: Stance::Note, ..said })
}

//
pub(super) fn call_for_runs(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let call = nearest(ground, &calls, |called| runs_yaku(called).is_some() && called.shanten == 0)?;
    let yaku = runs_yaku(call)?;
    ground.quiet().then(|| called(call).map(|said| said.with(Fact::Yaku(vec![yaku]))))?
}

/// The straight, or the same run in three suits, of which a chii leaves at most one tile missing.
fn runs_yaku(called: &Called) -> Option<Yaku> {
    let Meld::Chii(chii) = called.meld else { return None };
    let low = chii.low();
    let held = called.hand.all_counts().held();
    let chiis = called.hand.melds().iter().all(|meld| matches!(meld, Meld::Chii(_)));
    let missing = |kinds: KindSet| (kinds - held).len() <= 1;
    let straight = KindSet::suit(low.suit()?);
    let run = |suit: Suit| KindSet::numbers(suit, &[low.number(), low.number() + 1, low.number() + 2]);
    let repeated = Suit::ALL.into_iter().map(run).fold(KindSet::EMPTY, |all, run| all | run);
    match () {
        () if !chiis => None,
        () if matches!(low.number(), 1 | 4 | 7) && missing(straight) => Some(Yaku::Ittsuu),
        () if missing(repeated) => Some(Yaku::SanshokuDoujun),
        () => None,
    }
}

/// Whether a call leaves a hand of pairs and triplets.
fn leaves_triplets(called: &Called) -> bool {
    let melds = called.hand.melds();
    let runs = melds.iter().any(|meld| matches!(meld, Meld::Chii(_)));
    !runs && melds.len() + called.hand.counts().twice().len() >= MANY_PAIRS
}

//
pub(super) fn call_for_triplets(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let call = nearest(ground, &calls, |called| matches!(called.meld, Meld::Pon(_)) && leaves_triplets(called))?;
    let pairs: KindSet = call.hand.counts().twice();
    ground
        .quiet()
        .then(|| called(call).map(|said| said.with(Fact::Yaku(vec![Yaku::Toitoi])).with(Fact::Tiles(pairs))))?
}

//
pub(super) fn open_kan(ground: &Ground) -> Option<Said> {
    let before = ground.shanten();
    let calls = ground.calls();
    let fits = |called: &&Called| called.meld.is_kan() && called.shanten <= before && leaves_triplets(called);
    let call = calls.iter().find(fits).filter(|_| ground.quiet() && !ground.closed())?;
    called(call).map(|said| said.with(Fact::Yaku(vec![Yaku::Toitoi])))
}

//
pub(super) fn no_yaku_call(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let pass = passes(ground).filter(|_| !calls.is_empty() && ground.table.live_left > NEAR_THE_DRAW)?;
    let none = calls.iter().all(|called| open_yaku(ground, &called.hand).is_empty() && runs_yaku(called).is_none());
    (ground.closed() && none).then(|| Said::choose(pass))
}

/// Skipping the calls on offer, with the least shanten that one of them leaves.
fn skipped(ground: &Ground, calls: &[Called]) -> Option<(Action, u8)> {
    let shanten = calls.iter().map(|called| called.shanten).min()?;
    Some((passes(ground)?, u8::try_from(shanten).ok()?))
}

//
pub(super) fn no_nearer(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let (pass, _) = skipped(ground, &calls)?;
    let none = calls.iter().all(|called| called.shanten >= ground.shanten() && !makes_yaku(ground, called));
    none.then(|| Said::choose(pass))
}

//
pub(super) fn skip_against_riichi(ground: &Ground) -> Option<Said> {
    let (pass, _) = skipped(ground, &ground.calls())?;
    let riichi = ground.in_riichi();
    (!riichi.is_empty()).then(|| Said::choose(pass).with(Fact::Players(riichi)))
}

//
pub(super) fn few_calls(ground: &Ground) -> Option<Said> {
    let calls = ground.calls();
    let (pass, shanten) = skipped(ground, &calls).filter(|&(_, shanten)| shanten >= 2)?;
    let worth = |called: &Called| makes_yaku(ground, called) || flush_near(called);
    let cheap = ground.dora_held() < SEVERAL_DORA && !calls.iter().any(worth);
    (ground.closed() && cheap && ground.table.live_left > NEAR_THE_DRAW)
        .then(|| Said::choose(pass).with(Fact::Shanten(shanten)))
}

fn flush_near(called: &Called) -> bool {
    flush(&called.hand).is_some_and(|(_, off)| off <= 3)
}

//
pub(super) fn only_pair(ground: &Ground) -> Option<Said> {
    let pass = passes(ground)?;
    let (_, tile) = ground.offered()?;
    let pairs = ground.counts.twice();
    let pon = ground.choices.iter().any(|action| matches!(action, Action::Pon { .. }));
    let chii = ground.choices.iter().any(|action| matches!(action, Action::Chii { .. }));
    let only: Option<Kind> = pairs.only().filter(|&kind| kind == tile.kind() && ground.counts.of(kind) == 2);
    let needed = ground.value(tile.kind()) > 0 || ground.table.live_left <= NEAR_THE_DRAW;
    let kind = only.filter(|_| pon && !chii && !needed)?;
    Some(Said::choose(pass).with(Fact::Tile(kind.tile())))
}
