//! What a seat may do: the one place that decides it, using only what that seat knows.

mod claims;
mod context;
mod riichi;
mod turn;
mod verdicts;

use jantaku_core::{
    Hand, Kind, KindSet, Meld, Ruleset, Seat, Tile, Wall,
    rules::{AfterFourKans, Kuikae, TenpaiDeclaration},
};
use jantaku_score::{NoWin, Riichi, Win, WinBy, WinQuery, score};

use crate::next::{Next, after_round};
use crate::seat_state::SeatState;
use crate::{Action, Actions, ClaimOn, DrawFrom, IllegalIntent, IllegalReason, Phase, Table};

use claims::Offer;
use turn::Turn;
use verdicts::{Verdict, Verdicts};

pub(crate) use claims::{Claims, daiminkan, four_kans_of_several, pon, round_ends};
pub(crate) use turn::{ankan_of, pon_of, without_drawn};

/// The actions of `seat`, whose private knowledge is `own`.
#[inline]
pub(crate) fn actions(table: &Table, seat: Seat, own: &SeatState) -> Actions {
    let mut actions = Actions::default();
    list(table, seat, own, &mut actions);
    actions
}

/// Appends the [`actions`] to a list.
#[inline]
pub(crate) fn list(table: &Table, seat: Seat, own: &SeatState, actions: &mut Actions) {
    let idle = match table.phase {
        Phase::Turn { seat: turn, .. } => turn != seat,
        // Most seats cannot use most of the tiles on offer.
        Phase::Claims { .. } => !own.claims.any(),
        _ => false,
    };
    if !idle {
        judge(table, seat, own, actions);
    }
}

#[inline(never)]
fn judge(table: &Table, seat: Seat, own: &SeatState, verdicts: &mut impl Verdicts) {
    match question(table, seat, own) {
        Some(Question::Turn(turn)) => turn.judge(verdicts),
        Some(Question::Claim(offer)) => offer.judge(verdicts),
        Some(Question::Opening) => verdicts.allow_all(&REDEAL),
        Some(Question::Showdown { show }) => verdicts.allow_all(&[show, Action::HideHand]),
        Some(Question::Between) => between(table, seat).for_each(|action| verdicts.allow(action)),
        None => {}
    }
}

/// What `seat` might expect to do but may not, and why.
pub(crate) fn illegal_intents(table: &Table, seat: Seat, own: &SeatState) -> Vec<IllegalIntent> {
    let mut denied = Vec::new();
    judge(table, seat, own, &mut denied);
    denied
}

/// Whether [`actions`] has this one, without making the list.
#[inline]
pub(crate) fn allows(table: &Table, seat: Seat, own: &SeatState, action: Action) -> bool {
    match (action, &table.phase) {
        // The most frequent question.
        (Action::Discard { tile, tsumogiri }, &Phase::Turn { seat: turn, origin }) if turn == seat => {
            own.answer.is_none() && Turn { table, seat, own, origin }.may_discard(tile, tsumogiri)
        }
        _ => allows_other(table, seat, own, action),
    }
}

#[inline(never)]
fn allows_other(table: &Table, seat: Seat, own: &SeatState, action: Action) -> bool {
    match question(table, seat, own) {
        Some(Question::Turn(turn)) => turn.allows(action),
        Some(Question::Claim(offer)) => offer.allows(action),
        Some(Question::Opening) => REDEAL.contains(&action),
        Some(Question::Showdown { show }) => action == show || action == Action::HideHand,
        Some(Question::Between) => between(table, seat).any(|listed| listed == action),
        None => false,
    }
}

/// Whether [`actions`] has anything, without making the list.
#[inline]
pub(crate) fn asks(table: &Table, seat: Seat, own: &SeatState) -> bool {
    match question(table, seat, own) {
        Some(Question::Turn(turn)) => turn.asks(),
        Some(Question::Claim(offer)) => offer.own.claims.any(),
        Some(Question::Opening | Question::Showdown { .. }) => true,
        Some(Question::Between) => between(table, seat).next().is_some(),
        None => false,
    }
}

/// A tile on offer, before any seat's claims are known.
pub(crate) struct Offered {
    from: Seat,
    tile: Tile,
    on: ClaimOn,
    /// The seat that might call chii.
    next: Option<Seat>,
}

impl Offered {
    /// The tile on offer now, if one is.
    #[inline]
    pub fn on(table: &Table) -> Option<Offered> {
        let Phase::Claims { from, tile, on } = table.phase else { return None };
        let next = table.rules.chii.then(|| from.next(table.players()));
        Some(Offered { from, tile, on, next })
    }

    /// Finds the claims of a seat that has not answered. Seats that cannot use the tile already have empty claims.
    #[inline]
    pub fn look(&self, table: &Table, me: Seat, own: &mut SeatState) {
        let &Offered { from, tile, on, next } = self;
        if me != from && claims::is_of_use(own, tile.kind(), next == Some(me)) {
            let offer = Offer { table, me, own, from, tile, on };
            own.claims = if own.answer.is_none() { offer.claims() } else { Claims::default() };
        }
    }
}

/// The kinds of claims among the [`actions`]; cached as `claims` in [`SeatState`].
pub(crate) fn claims(table: &Table, seat: Seat, own: &SeatState) -> Claims {
    match question(table, seat, own) {
        Some(Question::Claim(offer)) => offer.claims(),
        _ => Claims::default(),
    }
}

/// What a seat has to decide.
enum Question<'a> {
    Turn(Turn<'a>),
    Claim(Offer<'a>),
    Opening,
    /// The hand may be shown, by this choice, or hidden.
    Showdown {
        show: Action,
    },
    Between,
}

#[inline(always)] // the caller knows the answer's branch
fn question<'a>(table: &'a Table, seat: Seat, own: &'a SeatState) -> Option<Question<'a>> {
    if own.answer.is_some() {
        return None;
    }
    match table.phase {
        Phase::Turn { seat: turn, origin } if turn == seat => Some(Question::Turn(Turn { table, seat, own, origin })),
        Phase::Claims { from, tile, on } if from != seat => {
            Some(Question::Claim(Offer { table, me: seat, own, from, tile, on }))
        }
        Phase::Opening => may_redeal(table, seat, own).then_some(Question::Opening),
        Phase::Showdown { .. } => may_show(table, seat, own).map(|show| Question::Showdown { show }),
        Phase::Over(_) => Some(Question::Between),
        _ => None,
    }
}

const REDEAL: [Action; 2] = [Action::KyuushuKyuuhai, Action::Pass];

//
/// Whether the seat may have the deal repeated: the dealer with exactly nine kinds of terminals and honours, anyone
/// with eight and one of them twice.
fn may_redeal(table: &Table, seat: Seat, own: &SeatState) -> bool {
    let counts = own.hand.counts();
    let orphans = counts.held().iter().filter(|kind| kind.is_yaochuu());
    let (kinds, tiles) = orphans.fold((0, 0), |(kinds, tiles), kind| (kinds + 1, tiles + counts.of(kind)));
    (kinds == 9 && seat == table.dealer()) || (kinds == 8 && tiles == 9)
}

//
/// The choice that shows a hand which may also be hidden: tenpai without riichi, where the house leaves it to the
/// player, or noten, where the house lets such a hand be shown.
fn may_show(table: &Table, seat: Seat, own: &SeatState) -> Option<Action> {
    if table.to_declare() != Some(seat) {
        return None;
    }
    let tenpai = is_tenpai(table, seat, own);
    let by_choice = match tenpai {
        true => table.rules.tenpai_declaration == TenpaiDeclaration::Voluntary && !table.riichi[seat].is_riichi(),
        false => table.rules.noten_may_show,
    };
    by_choice.then_some(if tenpai { Action::ShowTenpai } else { Action::ShowNoten })
}

//
/// Whether the hand is tenpai: by shape alone, or with at least one wait that would have a yaku.
pub(crate) fn is_tenpai(table: &Table, seat: Seat, own: &SeatState) -> bool {
    if table.rules.keishiki_tenpai {
        return !own.waits.is_empty();
    }
    own.waits.iter().any(|wait| {
        let winning = CompleteHand { hand: &own.hand, tile: wait.tile(), how: How::Imagined, ura_indicators: &[] };
        score_win(table, seat, &winning).is_ok()
    })
}

fn between(table: &Table, seat: Seat) -> impl Iterator<Item = Action> + use<> {
    let actions: &[Action] = match after_round(table) {
        Next::End(_) => &[], // the standings follow at once
        Next::Ask { seat: asked, .. } if asked == seat => &[Action::Continue, Action::Stop],
        _ => &[Action::Continue],
    };
    actions.iter().copied()
}

/// How a winning tile comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum How {
    /// Drawn by the winner.
    Drawn(DrawFrom),
    Claimed(ClaimOn),
    /// At some later time, in an ordinary way: used to see whether a tenpai hand has a yaku.
    Imagined,
}

/// A hand with its winning tile.
pub(crate) struct CompleteHand<'a> {
    pub hand: &'a Hand,
    pub tile: Tile,
    pub how: How,
    pub ura_indicators: &'a [Tile],
}

/// Scores a win of `seat` as things stand on the table.
pub(crate) fn score_win(table: &Table, seat: Seat, winning: &CompleteHand<'_>) -> Result<Win, NoWin> {
    let how = winning.how;
    let by = if matches!(how, How::Claimed(_)) { WinBy::Ron } else { WinBy::Tsumo };
    let context = context::context(table, seat, winning.tile, how);
    let in_riichi = context.riichi != Riichi::None;
    score(&WinQuery {
        rules: &table.rules,
        hand: winning.hand,
        winning_tile: winning.tile,
        by,
        seat_wind: table.wind(seat),
        round_wind: table.start.wind,
        context,
        indicators: &table.indicators,
        ura_indicators: if in_riichi { winning.ura_indicators } else { &[] },
        kita: table.kita[seat],
        honba: table.start.position.honba,
    })
}

/// Why a complete hand does not win.
fn illegal_reason(no_win: NoWin) -> IllegalReason {
    debug_assert!(!matches!(no_win, NoWin::Contradiction(_)), "play has brought about what cannot be: {no_win}");
    match no_win {
        NoWin::BelowTwoHan { han } => IllegalReason::BelowTwoHan { han },
        NoWin::LateYaku(why) => IllegalReason::LateYaku(why),
        _ => IllegalReason::NoYaku,
    }
}

/// Why no kan can be declared now, if that is so.
#[inline]
fn kan_barred(table: &Table) -> Option<IllegalReason> {
    if table.live_left < table.rules.kan_min_wall || (table.live_left == 0 && table.rules.last_tile_win_only) {
        Some(IllegalReason::LastTile)
    } else if table.kans() >= Wall::KANS && !fifth_kan_aborts(table) {
        Some(IllegalReason::FourKans)
    } else {
        None
    }
}

//
/// Whether a fifth kan ends the round after four by one player.
fn fifth_kan_aborts(table: &Table) -> bool {
    table.rules.after_four_kans_one_player == AfterFourKans::FifthKanAborts
        && table.kans() == Wall::KANS
        && !four_kans_of_several(table)
}

/// The kinds that may not be discarded right after `meld`.
pub fn kuikae(rules: &Ruleset, meld: &Meld) -> KindSet {
    let low = if let Meld::Chii(chii) = meld { Some(chii.low()) } else { None };
    meld.called().map_or(KindSet::EMPTY, |(called, _)| barred_after(rules, called.kind(), low))
}

/// The same after calling this kind, for a run from `low` on.
fn barred_after(rules: &Ruleset, called: Kind, low: Option<Kind>) -> KindSet {
    let mut barred = KindSet::EMPTY;
    if rules.kuikae == Kuikae::Allowed {
        return barred;
    }
    barred.insert(called);
    let Some(low) = low else { return barred };
    if matches!(rules.kuikae, Kuikae::NoSameOrSuji | Kuikae::NoTileOfRun) {
        let other_end = match called.number() - low.number() {
            0 => low.offset(3),
            2 => low.offset(-1),
            _ => None,
        };
        other_end.into_iter().for_each(|kind| barred.insert(kind));
    }
    if rules.kuikae == Kuikae::NoTileOfRun {
        (0..3).filter_map(|step| low.offset(step)).for_each(|kind| barred.insert(kind));
    }
    barred
}
