//! Claims on another player's tile: ron, pon, kan, chii, or pass.

use super::{CompleteHand, How, Verdict, Verdicts, barred_after, illegal_reason, kan_barred, score_win};
use crate::seat_state::SeatState;
use crate::{Abort, Action, ClaimOn, IllegalReason, Intent, RiichiStatus, Table};
use arrayvec::ArrayVec;
use jantaku_core::rules::{SuufonRenda, Suukaikan};
use jantaku_core::{Daiminkan, Hand, Kind, KindSet, Meld, Players, Pon, Seat, Tile, Wall};
use jantaku_score::is_complete;

/// A tile on offer, as one seat sees it.
pub(super) struct Offer<'a> {
    pub table: &'a Table,
    pub me: Seat,
    pub own: &'a SeatState,
    pub from: Seat,
    pub tile: Tile,
    pub on: ClaimOn,
}

/// The claims that a seat may make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Claims {
    pub ron: bool,
    pub pon: bool,
    pub kan: bool,
    pub chii: bool,
}

impl Claims {
    #[inline]
    pub fn any(self) -> bool {
        self.ron | self.pon | self.kan | self.chii
    }
}

impl Offer<'_> {
    pub(super) fn judge(&self, verdicts: &mut impl Verdicts) {
        let ron = self.ron();
        verdicts.judge(Action::Ron, Intent::Ron, ron);
        let called = self.may_call() && self.calls(verdicts);
        let ron = ron == Some(Ok(()));
        if (ron || called) && !(ron && self.must_win()) {
            verdicts.allow(Action::Pass);
        }
    }

    /// Whether [`Offer::judge`] lists this.
    pub fn allows(&self, action: Action) -> bool {
        let claims = self.own.claims;
        match action {
            Action::Ron => claims.ron,
            Action::Pass => claims.any() && !(claims.ron && self.must_win()),
            Action::Daiminkan => claims.kan,
            Action::Pon { own } => claims.pon && pairs(&self.own.hand, [self.tile.kind(); 2]).contains(&own),
            Action::Chii { own } => {
                let run = self.runs().find(|&run| claims.chii && run == own.map(Tile::kind));
                run.is_some_and(|run| self.leaves_discard(run) && pairs(&self.own.hand, run).contains(&own))
            }
            _ => false,
        }
    }

    /// The kinds of claims that [`Offer::judge`] lists.
    #[inline(never)]
    pub fn claims(&self) -> Claims {
        let none = Claims { ron: self.ron() == Some(Ok(())), ..Claims::default() };
        if !self.may_call() {
            return none;
        }
        let kind = self.tile.kind();
        let held = self.own.hand.counts().of(kind);
        let all = Claims {
            pon: held >= 2 && self.leaves_discard([kind; 2]),
            kan: held == 3 && kan_barred(self.table).is_none(),
            chii: self.runs().any(|run| self.leaves_discard(run)),
            ..none
        };
        if all != none && calls_barred(self.table).is_none() { all } else { none }
    }

    //
    /// Whether the house forces the player to win in riichi.
    fn must_win(&self) -> bool {
        self.table.rules.riichi_forced_win && self.table.riichi[self.me].is_riichi()
    }

    fn ron(&self) -> Verdict {
        let Offer { table, own, tile, on, .. } = *self;
        if !own.waits.contains(tile.kind()) || table.ron_passed || !on.may_be_ronned(&table.rules) {
            return None;
        }
        if !own.completes(tile, on) {
            return Some(Err(IllegalReason::ClosedKan));
        }
        if let Some(why) = own.furiten(table, self.me) {
            return Some(Err(self.by_147().unwrap_or(why)));
        }
        let winning = CompleteHand { hand: &own.hand, tile, how: How::Claimed(on), ura_indicators: &[] };
        Some(score_win(table, self.me, &winning).map(|_| ()).map_err(illegal_reason))
    }

    //
    /// Where the house uses the 1-4-7 rule and the tile on offer completes a run: a discard of the player that completes the hand too and belongs to
    /// the same group.
    fn by_147(&self) -> Option<IllegalReason> {
        let Offer { table, me, own, tile: offered, .. } = *self;
        let spoilt = own.waits & table.furiten_kinds(me);
        let related = |kind: Kind| {
            let (a, b) = (kind, offered.kind());
            spoilt.contains(a) && !a.is_honour() && a.suit() == b.suit() && a.number().abs_diff(b.number()) % 3 == 0
        };
        if !table.rules.furiten_147 || spoilt.contains(offered.kind()) || !self.completes_run() {
            return None;
        }
        let mut discards = table.rivers[me].iter().map(|discard| discard.tile);
        let discarded = discards.find(|discard| related(discard.kind()))?;
        Some(IllegalReason::Furiten147 { discarded, offered })
    }

    /// Whether the hand with the tile on offer is complete with that tile in a run.
    fn completes_run(&self) -> bool {
        let hand = &self.own.hand;
        RUNS[self.tile.kind().index()].iter().flatten().any(|&[low, high]| {
            let mut rest = hand.counts();
            rest.take(low) && rest.take(high) && is_complete(&rest, hand.melds().len() + 1)
        })
    }

    fn may_call(&self) -> bool {
        self.on == ClaimOn::Discard && !self.table.riichi[self.me].is_riichi()
    }

    /// The pairs of kinds that make a run with the tile, if this seat may call chii.
    fn runs(&self) -> impl Iterator<Item = [Kind; 2]> + use<> {
        let runs = if self.may_chii() { &RUNS[self.tile.kind().index()] } else { &[None; 3] };
        runs.iter().copied().flatten()
    }

    #[inline]
    fn may_chii(&self) -> bool {
        self.table.rules.chii && self.from.next(self.table.players()) == self.me
    }

    /// Whether the hand has two tiles of these kinds.
    fn holds(&self, [low, high]: [Kind; 2]) -> bool {
        let counts = self.own.hand.counts();
        let held = if low == high { counts.twice() } else { counts.held() };
        held.contains(low) && held.contains(high)
    }

    //
    /// Whether the hand has two tiles of these kinds, and after a call with them there is a legal discard.
    fn leaves_discard(&self, kinds: [Kind; 2]) -> bool {
        let counts = self.own.hand.counts();
        // A call uses two kinds and bars four at most.
        self.holds(kinds) && (counts.held().len() > 6 || self.leaves_other(kinds))
    }

    fn leaves_other(&self, kinds: [Kind; 2]) -> bool {
        let (counts, called) = (self.own.hand.counts(), self.tile.kind());
        let low = (kinds[0] != called).then_some(called.min(kinds[0]));
        let each = if kinds[0] == kinds[1] { 2 } else { 1 };
        let gone: KindSet = kinds.into_iter().filter(|&kind| counts.of(kind) == each).collect();
        !(counts.held() - gone - barred_after(&self.table.rules, called, low)).is_empty()
    }

    /// Judges calls in the order pon, kan, chii; returns whether there are any.
    fn calls(&self, verdicts: &mut impl Verdicts) -> bool {
        let kind = self.tile.kind();
        let barred = calls_barred(self.table).map_or(Ok(()), Err);
        let mut any = self.calls_with([kind; 2], Intent::Pon, barred, |own| Action::Pon { own }, verdicts);
        if self.own.hand.counts().of(kind) == 3 {
            let verdict = kan_barred(self.table).map_or(barred, Err);
            verdicts.judge(Action::Daiminkan, Intent::Kan { kind }, Some(verdict));
            any |= verdict.is_ok();
        }
        for run in self.runs() {
            any |= self.calls_with(run, Intent::Chii, barred, |own| Action::Chii { own }, verdicts);
        }
        any
    }

    fn calls_with(
        &self,
        kinds: [Kind; 2],
        intent: Intent,
        barred: Result<(), IllegalReason>,
        call: fn([Tile; 2]) -> Action,
        verdicts: &mut impl Verdicts,
    ) -> bool {
        if !self.holds(kinds) {
            return false;
        }
        let verdict = if self.leaves_discard(kinds) { barred } else { Err(IllegalReason::KuikaeNoDiscard) };
        for own in pairs(&self.own.hand, kinds) {
            verdicts.judge(call(own), intent, Some(verdict));
        }
        verdict.is_ok()
    }
}

/// Whether a tile of this kind could be called by a seat, including chii if it may. Usually it could not.
#[inline]
pub(super) fn is_of_use(own: &SeatState, kind: Kind, chii: bool) -> bool {
    let counts = own.hand.counts();
    (own.waits | counts.twice()).contains(kind)
        || (chii && PAIRS[kind.index()].iter().any(|pair| pair.within(counts.held())))
}

/// The pairs of [`RUNS`] as sets; unused entries are a set that no hand has.
static PAIRS: [[KindSet; 3]; Kind::COUNT] = {
    let mut pairs = [[KindSet::ALL; 3]; Kind::COUNT];
    let mut at = 0;
    while at < 3 * Kind::COUNT {
        if let Some([low, high]) = RUNS[at / 3][at % 3] {
            pairs[at / 3][at % 3] = KindSet::EMPTY.with(low).with(high);
        }
        at += 1;
    }
    pairs
};

/// By kind, the pairs that make a run with a tile of it.
static RUNS: [[Option<[Kind; 2]>; 3]; Kind::COUNT] = {
    let mut runs = [[None; 3]; Kind::COUNT];
    let mut index = 0;
    while let Some(kind) = Kind::from_index(index) {
        let pairs =
            [[kind.offset(-2), kind.offset(-1)], [kind.offset(-1), kind.offset(1)], [kind.offset(1), kind.offset(2)]];
        let mut nth = 0;
        while nth < pairs.len() {
            if let [Some(low), Some(high)] = pairs[nth] {
                runs[index][nth] = Some([low, high]);
            }
            nth += 1;
        }
        index += 1;
    }
    runs
};

/// Why no discard can be called now, if that is so.
fn calls_barred(table: &Table) -> Option<IllegalReason> {
    if table.live_left == 0 && table.rules.last_tile_win_only {
        Some(IllegalReason::LastTile)
    } else {
        round_ends(table).map(|_| IllegalReason::RoundEnds)
    }
}

/// Each different pair of tiles of these two kinds in the hand, distinguishing red fives; at most three.
fn pairs(hand: &Hand, [low, high]: [Kind; 2]) -> ArrayVec<[Tile; 2], 3> {
    let mut pairs = ArrayVec::new();
    if !KindSet::FIVES.contains(low) && !KindSet::FIVES.contains(high) {
        pairs.push([low.tile(), high.tile()]);
        return pairs;
    }
    let (lows, highs) = (of_kind(hand, low), of_kind(hand, high));
    for (at, &a) in lows.iter().enumerate() {
        for &b in &highs[if low == high { at + 1 } else { 0 }..] {
            if !pairs.contains(&[a, b]) {
                pairs.push([a, b]);
            }
        }
    }
    pairs
}

/// The concealed tiles of a kind, which are adjacent.
fn of_kind(hand: &Hand, kind: Kind) -> &[Tile] {
    let tiles = hand.concealed();
    let from = tiles.iter().position(|tile| tile.kind() == kind).unwrap_or(tiles.len());
    let many = tiles[from..].iter().take_while(|tile| tile.kind() == kind).count();
    &tiles[from..from + many]
}

pub(crate) fn pon(table: &Table, me: Seat, from: Seat, tile: Tile, own: [Tile; 2]) -> Option<Pon> {
    Pon::new(tile, own, me.relative(from, table.players())?).ok()
}

pub(crate) fn daiminkan(table: &Table, me: Seat, hand: &Hand, from: Seat, tile: Tile) -> Option<Daiminkan> {
    let own: ArrayVec<Tile, 3> = hand.tiles().filter(|held| held.kind() == tile.kind()).take(3).collect();
    Daiminkan::new(tile, own.into_inner().ok()?, me.relative(from, table.players())?).ok()
}

//
/// The abortive draw that follows from the discard on offer unless it is ronned.
#[inline]
pub(crate) fn round_ends(table: &Table) -> Option<Abort> {
    let rules = &table.rules;
    if table.same_winds >= 4 && four_winds(table) {
        Some(Abort::SuufonRenda)
    } else if rules.suucha_riichi && table.players() == Players::Four && all_in_riichi(table) {
        Some(Abort::SuuchaRiichi)
    } else if rules.suukaikan == Suukaikan::AfterLastDiscard && four_kans_of_several(table) {
        Some(Abort::Suukaikan)
    } else {
        None
    }
}

#[inline]
fn all_in_riichi(table: &Table) -> bool {
    table.riichi.values().copied().all(RiichiStatus::is_riichi)
}

/// Whether four players have discarded the same wind one after another, at a time that counts in the house.
fn four_winds(table: &Table) -> bool {
    let in_time = match table.rules.suufon_renda {
        SuufonRenda::Off => false,
        SuufonRenda::FirstGoAround => table.untouched && table.rivers.values().all(|river| river.len() == 1),
        SuufonRenda::AnyGoAround => true,
    };
    in_time && table.players() == Players::Four
}

#[inline]
pub(crate) fn four_kans_of_several(table: &Table) -> bool {
    let all = |melds: &ArrayVec<Meld, 4>| melds.iter().filter(|meld| meld.is_kan()).count() == Wall::KANS;
    table.kans() == Wall::KANS && !table.melds.values().any(all)
}
