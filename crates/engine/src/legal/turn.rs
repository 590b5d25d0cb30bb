//! A player's turn: discard, riichi, tsumo, kans, nine kinds.

use arrayvec::ArrayVec;
use jantaku_core::rules::{ChomboMode, KyuushuKyuuhai, RiichiAnkan};
use jantaku_core::{Ankan, Hand, Kakan, Kind, KindSet, Meld, Seat, Tile, Yaku};
use jantaku_score::{Irregular, Set, WinBy, decompositions, live_waits};

use super::{CompleteHand, How, Verdict, Verdicts, illegal_reason, kan_barred, kuikae, score_win};
use crate::seat_state::SeatState;
use crate::{Action, DrawFrom, IllegalReason, Intent, Origin, Table};

/// The turn of a seat, as that seat knows it.
pub(super) struct Turn<'a> {
    pub table: &'a Table,
    pub seat: Seat,
    pub own: &'a SeatState,
    pub origin: Origin,
}

impl Turn<'_> {
    pub fn judge(&self, verdicts: &mut impl Verdicts) {
        let from = match self.origin {
            Origin::Call(meld) => {
                self.discards_after_call(&meld, verdicts);
                let north = self.table.rules.kita && self.own.hand.counts().of(Kind::NORTH) > 0;
                return verdicts.deny(Intent::Kita, || north.then_some(IllegalReason::KitaAfterCall));
            }
            Origin::Draw(from) => from,
        };
        let tsumo = self.tsumo(from);
        verdicts.judge(Action::Tsumo, Intent::Tsumo, tsumo);
        if self.must_win(tsumo) {
            let deny = |(tile, _)| verdicts.deny(Intent::Discard { tile }, || Some(IllegalReason::MustWin));
            return discards(&self.own.hand).for_each(deny);
        }
        if self.in_riichi() {
            self.locked_discards(verdicts);
        } else {
            if self.is_closed() {
                self.riichi(verdicts);
            } else {
                verdicts
                    .deny(Intent::Riichi, || (!self.tenpai_discards().is_empty()).then_some(IllegalReason::HandOpen));
            }
            self.free_discards(verdicts);
        }
        self.kans(verdicts);
        verdicts.judge(Action::Kita, Intent::Kita, self.kita());
        verdicts.judge(Action::KyuushuKyuuhai, Intent::KyuushuKyuuhai, self.kyuushu_kyuuhai());
        if self.table.rules.chombo_mode != ChomboMode::Prevented {
            self.fouls().for_each(|foul| verdicts.foul(foul));
        }
    }

    /// Whether [`Turn::judge`] lists this, even as a foul.
    #[inline]
    pub fn allows(&self, action: Action) -> bool {
        self.lists(action) || self.is_foul(action)
    }

    //
    /// The fouls that can be committed where the house punishes fouls.
    fn fouls(&self) -> impl Iterator<Item = Action> + '_ {
        let counts = self.own.hand.counts();
        let riichi = discards(&self.own.hand).map(|(tile, tsumogiri)| Action::Riichi { tile, tsumogiri });
        let kans = counts.held().iter().map(|kind| Action::Ankan { kind });
        riichi.chain(kans).filter(|&action| self.is_foul(action))
    }

    //
    /// Riichi with a hand that is not tenpai, and in riichi a kan that changes the waits.
    #[inline]
    fn is_foul(&self, action: Action) -> bool {
        let Origin::Draw(from) = self.origin else { return false };
        if self.table.rules.chombo_mode == ChomboMode::Prevented || self.must_win_drawn(from) {
            return false;
        }
        match action {
            Action::Riichi { tile, tsumogiri } => {
                let possible = self.table.rules.chombo_mode == ChomboMode::Penalised;
                let free = !self.in_riichi() && self.is_closed() && self.riichi_barred().is_none();
                possible
                    && free
                    && holds(&self.own.hand, tile, tsumogiri)
                    && self.waits_after(tile, tsumogiri).is_empty()
            }
            Action::Ankan { kind } => {
                let unchecked = self.table.rules.riichi_ankan == RiichiAnkan::UncheckedPenalised && self.in_riichi();
                unchecked
                    && self.own.hand.counts().of(kind) == 4
                    && self.kan().is_ok()
                    && self.riichi_kan(kind) == Err(IllegalReason::RiichiKan)
            }
            _ => false,
        }
    }

    /// Whether [`Turn::judge`] lists this discard.
    #[inline]
    pub fn may_discard(&self, tile: Tile, tsumogiri: bool) -> bool {
        let free = match self.origin {
            Origin::Call(meld) => !kuikae(&self.table.rules, &meld).contains(tile.kind()),
            Origin::Draw(from) => (tsumogiri || !self.in_riichi()) && !self.must_win_drawn(from),
        };
        free && holds(&self.own.hand, tile, tsumogiri)
    }

    #[inline]
    fn lists(&self, action: Action) -> bool {
        let hand = &self.own.hand;
        match (self.origin, action) {
            (Origin::Draw(from), _) if action != Action::Tsumo && self.must_win_drawn(from) => false,
            (_, Action::Discard { tile, tsumogiri }) => self.may_discard(tile, tsumogiri),
            (Origin::Call(_), _) => false,
            (Origin::Draw(_), Action::Riichi { tile, tsumogiri }) => {
                let free = !self.in_riichi() && self.is_closed() && self.riichi_barred().is_none();
                let waits = if free { self.waits_after(tile, tsumogiri) } else { KindSet::EMPTY };
                !waits.is_empty() && self.riichi_furiten(tile, waits).is_none()
            }
            (Origin::Draw(_), Action::OpenRiichi { tile, tsumogiri }) => {
                self.may_lay_open() && self.lists(Action::Riichi { tile, tsumogiri })
            }
            (Origin::Draw(from), Action::Tsumo) => self.tsumo(from) == Some(Ok(())),
            (Origin::Draw(_), Action::Ankan { kind }) => hand.counts().of(kind) == 4 && self.ankan(kind).is_ok(),
            (Origin::Draw(_), Action::Kakan { tile }) => {
                hand.tiles().any(|held| held == tile) && pon_of(hand, tile).is_some() && self.kan().is_ok()
            }
            (Origin::Draw(_), Action::Kita) => self.kita() == Some(Ok(())),
            (Origin::Draw(_), Action::KyuushuKyuuhai) => self.kyuushu_kyuuhai() == Some(Ok(())),
            _ => false,
        }
    }

    /// Whether [`Turn::judge`] lists anything.
    #[inline]
    pub fn asks(&self) -> bool {
        match self.origin {
            Origin::Call(meld) => {
                let barred = kuikae(&self.table.rules, &meld);
                !(self.own.hand.counts().held() - barred).is_empty()
            }
            Origin::Draw(_) => self.own.hand.drawn().is_some(),
        }
    }

    #[inline]
    pub(super) fn in_riichi(&self) -> bool {
        self.table.riichi[self.seat].is_riichi()
    }

    #[inline]
    pub(super) fn is_closed(&self) -> bool {
        self.table.is_closed(self.seat, &self.own.hand)
    }

    //
    /// Whether the house forces the player to win in riichi.
    #[inline]
    fn must_win(&self, tsumo: Verdict) -> bool {
        self.table.rules.riichi_forced_win && self.in_riichi() && tsumo == Some(Ok(()))
    }

    #[inline]
    fn must_win_drawn(&self, from: DrawFrom) -> bool {
        self.table.rules.riichi_forced_win && self.in_riichi() && self.must_win(self.tsumo(from))
    }

    #[inline]
    fn tsumo(&self, from: DrawFrom) -> Verdict {
        let complete = |tile: &Tile| self.own.waits.contains(tile.kind()) || self.wins_at_once(from);
        self.own.hand.drawn().filter(complete).map(|drawn| self.wins(from, drawn))
    }

    /// Whether the complete hand is a win.
    fn wins(&self, from: DrawFrom, drawn: Tile) -> Result<(), IllegalReason> {
        let hand = without_drawn(&self.own.hand, drawn);
        let winning = CompleteHand { hand: &hand, tile: drawn, how: How::Drawn(from), ura_indicators: &[] };
        score_win(self.table, self.seat, &winning).map(|_| ()).map_err(illegal_reason)
    }

    /// Whether the first draw completes an irregular hand, which has no waits.
    #[inline]
    fn wins_at_once(&self, from: DrawFrom) -> bool {
        from == DrawFrom::Live
            && self.table.first_turn(self.seat)
            && Irregular::known(&self.table.rules).any(|form| form.of_first_draw() && form.is(&self.own.hand.counts()))
    }

    /// Any tile may be discarded. An entry for a tile like the one before it is overwritten.
    fn free_discards(&self, verdicts: &mut impl Verdicts) {
        let hand = &self.own.hand;
        let mut listed = [Action::Discard { tile: Tile::default(), tsumogiri: false }; 15];
        let (mut many, mut last) = (0, None);
        for &tile in hand.concealed() {
            listed[many] = Action::Discard { tile, tsumogiri: false };
            many += usize::from(last.replace(tile) != Some(tile));
        }
        if let Some(tile) = hand.drawn() {
            listed[many] = Action::Discard { tile, tsumogiri: true };
            many += 1;
        }
        verdicts.allow_all(&listed[..many]);
    }

    //
    /// In riichi only the drawn tile may be discarded.
    fn locked_discards(&self, verdicts: &mut impl Verdicts) {
        for (tile, tsumogiri) in discards(&self.own.hand) {
            let verdict = if tsumogiri { Ok(()) } else { Err(IllegalReason::InRiichi) };
            verdicts.judge(Action::Discard { tile, tsumogiri }, Intent::Discard { tile }, Some(verdict));
        }
    }

    fn discards_after_call(&self, meld: &Meld, verdicts: &mut impl Verdicts) {
        let barred = kuikae(&self.table.rules, meld);
        let called = meld.called().map(|(tile, _)| tile);
        for (tile, tsumogiri) in discards(&self.own.hand) {
            let verdict = match called {
                Some(called) if barred.contains(tile.kind()) => Err(IllegalReason::Kuikae { called, tile }),
                _ => Ok(()),
            };
            verdicts.judge(Action::Discard { tile, tsumogiri }, Intent::Discard { tile }, Some(verdict));
        }
    }

    fn kans(&self, verdicts: &mut impl Verdicts) {
        let hand = &self.own.hand;
        for kind in hand.all_four().iter() {
            verdicts.judge(Action::Ankan { kind }, Intent::Kan { kind }, Some(self.ankan(kind)));
        }
        let held = |meld: &Meld| match meld {
            Meld::Pon(pon) if hand.counts().of(meld.kind()) > 0 => {
                hand.tiles().find(|tile| tile.kind() == pon.called().kind())
            }
            _ => None,
        };
        if hand.melds().is_empty() {
            return;
        }
        let mut added: ArrayVec<Tile, 4> = hand.melds().iter().filter_map(held).collect();
        added.sort();
        for tile in added {
            verdicts.judge(Action::Kakan { tile }, Intent::Kan { kind: tile.kind() }, Some(self.kan()));
        }
    }

    fn ankan(&self, kind: Kind) -> Result<(), IllegalReason> {
        self.kan()?;
        if self.in_riichi() { self.riichi_kan(kind) } else { Ok(()) }
    }

    /// Whether any kan may be declared.
    fn kan(&self) -> Result<(), IllegalReason> {
        kan_barred(self.table).map_or(Ok(()), Err)
    }

    //
    /// In riichi a closed kan may not change the hand, by the house's definition of that.
    fn riichi_kan(&self, kind: Kind) -> Result<(), IllegalReason> {
        let drawn = self.own.hand.drawn().is_some_and(|tile| tile.kind() == kind);
        let rules = &self.table.rules;
        // A tile drawn into an open hand would have to be shown.
        let drawn_only = rules.riichi_ankan_drawn_only || self.table.opened[self.seat].is_some();
        if drawn_only && rules.riichi_ankan != RiichiAnkan::Never && !drawn {
            return Err(IllegalReason::RiichiKanNotDrawn);
        }
        let readings = || drawn && self.keeps_waits(kind) && always_a_triplet(self.own, kind);
        let allowed = match rules.riichi_ankan {
            RiichiAnkan::Never => false,
            RiichiAnkan::WaitsUnchanged | RiichiAnkan::UncheckedPenalised => self.keeps_waits(kind),
            RiichiAnkan::NoReadingChanged => readings(),
            RiichiAnkan::NoReadingOrYakuChanged => readings() && self.keeps_yaku(kind),
        };
        if allowed { Ok(()) } else { Err(IllegalReason::RiichiKan) }
    }

    /// The hand after the kan, before its supplement tile.
    fn after_kan(&self, kind: Kind) -> Option<Hand> {
        let mut after = self.own.hand.clone();
        after.lay(Meld::Ankan(ankan_of(&self.own.hand, kind)?)).ok()?;
        Some(after)
    }

    fn keeps_waits(&self, kind: Kind) -> bool {
        self.after_kan(kind).is_some_and(|after| live_waits(&after, &self.table.rules) == self.own.waits)
    }

    /// Whether every wait still has the yaku that it had.
    fn keeps_yaku(&self, kind: Kind) -> bool {
        let (Some(drawn), Some(after)) = (self.own.hand.drawn(), self.after_kan(kind)) else { return false };
        let before = without_drawn(&self.own.hand, drawn);
        let yaku = |hand: &Hand, wait: Kind| -> Vec<Yaku> {
            let winning = CompleteHand { hand, tile: wait.tile(), how: How::Imagined, ura_indicators: &[] };
            score_win(self.table, self.seat, &winning)
                .map_or(vec![], |win| win.yaku.iter().map(|line| line.yaku).collect())
        };
        self.own.waits.iter().all(|wait| {
            let kept = yaku(&after, wait);
            yaku(&before, wait).iter().all(|had| kept.contains(had))
        })
    }

    fn kita(&self) -> Verdict {
        let (rules, hand) = (&self.table.rules, &self.own.hand);
        let (left, needed) = (self.table.live_left, rules.kita_min_wall);
        if !rules.kita || hand.counts().of(Kind::NORTH) == 0 {
            return None;
        }
        let just_drawn = hand.drawn() == Some(Kind::NORTH.tile());
        if self.in_riichi() && !(just_drawn && rules.kita_in_riichi) {
            Some(Err(IllegalReason::KitaInRiichi))
        } else if left < needed {
            Some(Err(IllegalReason::KitaTooFewTiles { left, needed }))
        } else {
            Some(Ok(()))
        }
    }

    #[inline]
    fn kyuushu_kyuuhai(&self) -> Verdict {
        if self.table.rivers[self.seat].is_empty() { self.nine_kinds() } else { None }
    }

    fn nine_kinds(&self) -> Verdict {
        let table = self.table;
        match table.rules.kyuushu_kyuuhai {
            KyuushuKyuuhai::Off => return None,
            KyuushuKyuuhai::Shanghai => return self.draws_a_ninth_kind().then_some(Ok(())),
            KyuushuKyuuhai::NineKindsOptional => {}
        }
        let kinds = self.own.hand.counts().held().iter().filter(|kind| kind.is_yaochuu()).count();
        let verdict = if table.first_turn(self.seat) { Ok(()) } else { Err(IllegalReason::NotFirstTurn) };
        (kinds >= 9).then_some(verdict)
    }

    //
    /// Exactly eight kinds of terminals and honours were dealt, and the first draw is another.
    fn draws_a_ninth_kind(&self) -> bool {
        let hand = &self.own.hand;
        let Some(drawn) = hand.drawn().filter(|tile| tile.kind().is_yaochuu() && hand.melds().is_empty()) else {
            return false;
        };
        let kinds = hand.counts().held().iter().filter(|kind| kind.is_yaochuu()).count();
        kinds == 9 && hand.counts().of(drawn.kind()) == 1
    }
}

/// The hand as it was before the drawn tile.
pub(crate) fn without_drawn(hand: &Hand, drawn: Tile) -> Hand {
    let mut waiting = hand.clone();
    waiting.discard(drawn, true).expect("the drawn tile can always be discarded");
    waiting
}

/// Each different discard: tiles of the hand in order, then the drawn one.
#[inline]
pub(super) fn discards(hand: &Hand) -> impl Iterator<Item = (Tile, bool)> + '_ {
    let tiles = hand.concealed();
    let others = tiles.windows(2).filter(|pair| pair[0] != pair[1]).map(|pair| pair[1]);
    let different = tiles.first().copied().into_iter().chain(others);
    different.map(|tile| (tile, false)).chain(hand.drawn().map(|tile| (tile, true)))
}

/// Whether the hand has this tile, as the drawn one (`tsumogiri`) or among the others.
fn holds(hand: &Hand, tile: Tile, tsumogiri: bool) -> bool {
    if tsumogiri { hand.drawn() == Some(tile) } else { hand.concealed().contains(&tile) }
}

/// The kan that adds `tile` to a pon of the hand.
pub(crate) fn pon_of(hand: &Hand, tile: Tile) -> Option<Kakan> {
    hand.melds().iter().find_map(|meld| match meld {
        Meld::Pon(pon) => Kakan::new(*pon, tile).ok(),
        _ => None,
    })
}

/// The closed kan of a kind, if the hand has all four.
pub(crate) fn ankan_of(hand: &Hand, kind: Kind) -> Option<Ankan> {
    let tiles: ArrayVec<Tile, 4> = hand.tiles().filter(|tile| tile.kind() == kind).take(4).collect();
    Ankan::new(tiles.into_inner().ok()?).ok()
}

/// Whether the three tiles are a triplet in every reading of the completed hand.
fn always_a_triplet(own: &SeatState, kind: Kind) -> bool {
    let Some(drawn) = own.hand.drawn() else { return false };
    let waiting = without_drawn(&own.hand, drawn);
    let is_triplet = |set: &Set| set.is_triplet() && set.kind == kind;
    own.waits.iter().all(|wait| {
        decompositions(&waiting, wait, WinBy::Ron).iter().all(|reading| reading.sets().iter().any(is_triplet))
    })
}
