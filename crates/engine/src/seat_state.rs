//! What only one seat knows: its hand, and the winning tiles it has passed.

use jantaku_core::rules::{TempFuritenUntil, TilesPlayed};
use jantaku_core::{Hand, Kind, KindSet, Meld, Ruleset, Seat, Tile};
use jantaku_score::{Irregular, live_waits, shanten};

use crate::event::Seen;
use crate::fold::FoldError;
use crate::legal::{Claims, Offered};
use crate::{Action, ClaimOn, Declares, IllegalReason, Phase, PublicEvent, Table};

/// The private part of a seat's knowledge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatState {
    pub(crate) hand: Hand,
    /// The waits of the hand between turns: a cache of `live_waits(hand)`.
    pub(crate) waits: KindSet,
    /// The shanten of the hand between turns, with all tiles in play as for `live_waits`: a cache of `shanten`.
    pub(crate) shanten: i8,
    /// The winning tile passed in this go-around.
    pub(crate) passed: Option<Tile>,
    /// The winning tile passed in riichi.
    pub(crate) passed_in_riichi: Option<Tile>,
    /// The answer given while others still decide.
    pub(crate) answer: Option<Action>,
    /// What it may claim of the tile on offer: a cache of `legal::claims`.
    pub(crate) claims: Claims,
}

/// The tiles passed in this go-around and in riichi, the answer, and the possible claims.
pub(crate) type Marks = (Option<Tile>, Option<Tile>, Option<Action>, Claims);

impl SeatState {
    pub(crate) fn new(hand: Hand, rules: &Ruleset) -> SeatState {
        let (waits, claims) = (KindSet::EMPTY, Claims::default());
        let mut own = SeatState { hand, waits, shanten: 0, passed: None, passed_in_riichi: None, answer: None, claims };
        own.read(rules);
        own
    }

    /// Updates the caches of the hand.
    fn read(&mut self, rules: &Ruleset) {
        self.shanten = shanten(&self.hand.counts(), self.hand.melds().len(), TilesPlayed::Full136).min();
        let may_wait = self.shanten == 0 || Irregular::known(rules).next().is_some();
        self.waits = if may_wait { live_waits(&self.hand, rules) } else { KindSet::EMPTY };
    }

    /// The part of the state that changes while the hand does not.
    pub(crate) fn marks(&self) -> Marks {
        (self.passed, self.passed_in_riichi, self.answer, self.claims)
    }

    pub(crate) fn restore(&mut self, (passed, passed_in_riichi, answer, claims): Marks) {
        (self.passed, self.passed_in_riichi, self.answer, self.claims) = (passed, passed_in_riichi, answer, claims);
    }

    /// Finds the possible claims on the tile on offer, if any; `table` is the table after the event.
    pub(crate) fn look(&mut self, table: &Table, me: Seat) {
        if let Some(offered) = Offered::on(table) {
            offered.look(table, me, self);
        }
    }

    //
    /// Why this seat may not ron, if it is furiten.
    pub(crate) fn furiten(&self, table: &Table, seat: Seat) -> Option<IllegalReason> {
        let spoilt = self.waits & table.furiten_kinds(seat);
        let discards = table.rivers[seat].iter().map(|discard| discard.tile).chain([Kind::NORTH.tile()]);
        discards
            .filter(|_| !spoilt.is_empty())
            .find(|discard| spoilt.contains(discard.kind()))
            .map(IllegalReason::FuritenDiscard)
            .or(self.passed_in_riichi.map(IllegalReason::FuritenRiichi))
            .or(self.passed.map(IllegalReason::FuritenPassed))
    }

    /// Whether the tile on offer would complete the hand, yaku or not.
    pub(crate) fn completes(&self, tile: Tile, on: ClaimOn) -> bool {
        self.waits.contains(tile.kind()) && (on != ClaimOn::Ankan || self.waits_on_kokushi())
    }

    /// Thirteen orphans are tenpai with twelve or thirteen different terminals and honours.
    fn waits_on_kokushi(&self) -> bool {
        let held = self.hand.counts().held();
        self.hand.melds().is_empty() && held.iter().all(|kind| kind.is_yaochuu()) && held.len() >= 12
    }

    /// Folds what this seat learns; `table` is the table before the event, with any question that the event closes
    /// already closed.
    #[inline(always)] // most of it is optimised away where the event is known
    pub(crate) fn apply(&mut self, table: &Table, me: Seat, event: Seen<'_>) -> Result<(), FoldError> {
        match event {
            Seen::DrewOther { .. } => {}
            Seen::DrewOwn { tile, .. } => self.drew(table, tile)?,
            Seen::Answered { action } => (self.answer, self.claims) = (Some(action), Claims::default()),
            Seen::Public(event) => match event {
                PublicEvent::Discarded { seat, .. } if *seat != me => {}
                event => self.apply_public(table, me, event)?,
            },
            Seen::Dealt { hand, .. } => *self = SeatState::new(Hand::new(hand, &[])?, &table.rules),
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn drew(&mut self, table: &Table, tile: Tile) -> Result<(), FoldError> {
        if self.hand.concealed_len() + 3 * self.hand.melds().len() > 13 {
            return Err(FoldError::OutOfPlace("a second draw in one turn"));
        }
        if table.rules.temp_furiten_until != TempFuritenUntil::OwnDiscard {
            self.passed = None;
        }
        self.hand.draw(tile);
        Ok(())
    }

    #[inline]
    pub(crate) fn discarded(
        &mut self,
        table: &Table,
        tile: Tile,
        tsumogiri: bool,
        declares: &Declares,
    ) -> Result<(), FoldError> {
        self.hand.discard(tile, tsumogiri)?;
        if matches!(declares, Declares::OpenRiichi(shown) if **shown != self.hand) {
            return Err(FoldError::OutOfPlace("the hand laid open is not the hand held"));
        }
        // Without the drawn tile, the hand waits as before.
        if !tsumogiri {
            self.read(&table.rules);
        }
        if table.rules.temp_furiten_until == TempFuritenUntil::OwnDiscard {
            self.passed = None;
        }
        Ok(())
    }

    fn apply_public(&mut self, table: &Table, me: Seat, event: &PublicEvent) -> Result<(), FoldError> {
        match event {
            &PublicEvent::Discarded { seat, tile, tsumogiri, ref declares } if seat == me => {
                self.discarded(table, tile, tsumogiri, declares)?;
            }
            &PublicEvent::Called { seat, meld } if seat == me => {
                self.lay(meld, table)?;
                if table.rules.temp_furiten_until == TempFuritenUntil::OwnDrawOrCall {
                    self.passed = None;
                }
            }
            &PublicEvent::KanDeclared { seat, meld } if seat == me => self.lay(meld, table)?,
            &PublicEvent::Kita { seat } if seat == me => {
                self.hand.set_aside(Kind::NORTH.tile())?;
                self.read(&table.rules);
            }
            PublicEvent::RoundEnded(_) | PublicEvent::GameEnded(_) => {
                (self.answer, self.claims) = (None, Claims::default());
            }
            _ => {}
        }
        Ok(())
    }

    fn lay(&mut self, meld: Meld, table: &Table) -> Result<(), FoldError> {
        self.hand.lay(meld)?;
        if meld.is_kan() {
            self.read(&table.rules);
        }
        Ok(())
    }

    /// The round continues and nobody won with the tile on offer: the players whose hands it would have completed have
    /// passed it.
    #[inline]
    pub(crate) fn close(&mut self, table: &Table, me: Seat) {
        (self.answer, self.claims) = (None, Claims::default());
        if !self.waits.is_empty() {
            self.let_pass(table, me);
        }
    }

    fn let_pass(&mut self, table: &Table, me: Seat) {
        if let Phase::Claims { from, tile, on } = table.phase
            && from != me
            && self.completes(tile, on)
            && on.may_be_ronned(&table.rules)
        {
            if table.riichi[me].is_riichi() && table.rules.riichi_furiten {
                self.passed_in_riichi.get_or_insert(tile);
            } else if table.rules.temporary_furiten {
                self.passed.get_or_insert(tile);
            }
        }
    }
}
