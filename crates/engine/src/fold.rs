//! The fold: how events change the table. It decides nothing, and it is the same for the round and for a seat's view.

use std::sync::Arc;

use arrayvec::ArrayVec;
use jantaku_core::rules::{KanDoraTiming, KyuushuKyuuhai, StakeOnRon};
use jantaku_core::{Ankan, BySeat, HandError, Kind, Meld, Relative, Ruleset, Seat, Tile};
use thiserror::Error;

use crate::{
    ClaimOn, Declares, DrawFrom, Event, Origin, Outcome, Phase, PublicEvent, RiichiStatus, River, RiverTile, RoundEnd,
    RoundStart, SeatEvent, SetupErrors, Showing, Table, setup, table::DoraPending,
};

/// An event that does not fit what came before it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FoldError {
    /// The seat's hand does not have the tiles of the event.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// The event deals an impossible round.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    /// The event names a seat where nobody sits.
    #[error("nobody sits on seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The event cannot come at this point of the round.
    #[error("{0}")]
    OutOfPlace(&'static str),
}

/// The public part of an event.
pub(crate) enum Open<'a> {
    Dealt(&'a RoundStart),
    Drew { seat: Seat, from: DrawFrom },
    Public(&'a PublicEvent),
}

impl Open<'_> {
    /// Whether the event ends a question to several seats.
    #[inline]
    pub(crate) fn goes_on(&self) -> bool {
        matches!(self, Open::Drew { .. } | Open::Public(PublicEvent::Called { .. } | PublicEvent::WallRanOut))
    }
}

impl Event {
    #[inline]
    pub(crate) fn open(&self) -> Option<Open<'_>> {
        match self {
            Event::Dealt { start, .. } => Some(Open::Dealt(start)),
            &Event::Drew { seat, from, .. } => Some(Open::Drew { seat, from }),
            Event::Answered { .. } => None,
            Event::Public(event) => Some(Open::Public(event)),
        }
    }
}

impl SeatEvent {
    #[inline]
    pub(crate) fn open(&self, me: Seat) -> Option<Open<'_>> {
        match self {
            SeatEvent::Dealt { start, .. } => Some(Open::Dealt(start)),
            &SeatEvent::DrewOwn { from, .. } => Some(Open::Drew { seat: me, from }),
            &SeatEvent::DrewOther { seat, from } => Some(Open::Drew { seat, from }),
            SeatEvent::Answered { .. } => None,
            SeatEvent::Public(event) => Some(Open::Public(event)),
        }
    }
}

impl Table {
    /// The table of a round just dealt.
    pub(crate) fn dealt(rules: Arc<Ruleset>, start: &RoundStart) -> Table {
        let players = rules.players;
        let live = rules.tile_set().live_len();
        Table {
            scores: start.position.scores.clone(),
            sticks: start.position.sticks,
            live_left: (live - 13 * players.count()) as u8,
            indicators: [start.indicator].into_iter().collect(),
            rivers: BySeat::from_fn(players, |_| River::default()),
            melds: BySeat::from_fn(players, |_| ArrayVec::new()),
            kita: BySeat::from_fn(players, |_| 0),
            riichi: BySeat::from_fn(players, |_| RiichiStatus::None),
            opened: BySeat::from_fn(players, |_| None),
            phase: if rules.kyuushu_kyuuhai == KyuushuKyuuhai::Shanghai {
                Phase::Opening
            } else {
                Phase::Draw { seat: start.position.dealer, from: DrawFrom::Live }
            },
            untouched: true,
            game_over: None,
            kans: 0,
            dora: DoraPending::default(),
            same_winds: 0,
            supplements: 0,
            drawn_for_kita: false,
            fed: BySeat::from_fn(players, |_| Vec::new()),
            kan_fed_by: None,
            kan_chain: 0,
            second_shot: BySeat::from_fn(players, |_| false),
            ron_passed: false,
            start: start.clone(),
            rules,
        }
    }

    #[inline(always)] // as for `SeatState::apply`
    pub(crate) fn apply(&mut self, event: &Open<'_>) -> Result<(), FoldError> {
        match event {
            Open::Dealt(start) => {
                setup::check_later(&self.rules, start)?;
                *self = Table::dealt(self.rules.clone(), start);
            }
            &Open::Drew { seat, from } => self.drew(seat, from)?,
            Open::Public(PublicEvent::Discarded { seat, tile, tsumogiri, declares }) => {
                self.discarded_by(*seat, *tile, *tsumogiri, declares)?;
            }
            Open::Public(PublicEvent::RiichiPaid { seat }) => self.riichi_paid(*seat)?,
            Open::Public(PublicEvent::Called { seat, meld }) => self.called(*seat, *meld)?,
            Open::Public(PublicEvent::KanDeclared { seat, meld }) => self.kan_declared(*seat, *meld)?,
            Open::Public(PublicEvent::Kita { seat }) => self.north_laid_aside(*seat)?,
            Open::Public(PublicEvent::DoraRevealed { indicator }) => self.dora_revealed(*indicator)?,
            Open::Public(PublicEvent::WallRanOut) => self.phase = Phase::Showdown { declared: Vec::new() },
            Open::Public(PublicEvent::HandDeclared { seat, showing }) => self.hand_declared(*seat, showing)?,
            Open::Public(PublicEvent::RoundEnded(end)) => self.ended(end)?,
            Open::Public(PublicEvent::GameEnded(settled)) => self.game_over = Some(settled.clone()),
            Open::Public(PublicEvent::MatchEnded(_)) => {}
        }
        Ok(())
    }

    #[inline]
    fn seated(&self, seat: Seat) -> Result<(), FoldError> {
        if seat.index() < self.players().count() { Ok(()) } else { Err(FoldError::NoSuchSeat(seat)) }
    }

    #[inline(always)]
    pub(crate) fn drew(&mut self, seat: Seat, from: DrawFrom) -> Result<(), FoldError> {
        self.seated(seat)?;
        if !matches!(self.phase, Phase::Draw { .. } | Phase::Claims { .. } | Phase::Opening) {
            return Err(FoldError::OutOfPlace("a draw before the turn is over"));
        }
        if self.live_left == 0 && (from == DrawFrom::Live || self.rules.kan_min_wall > 0) {
            return Err(FoldError::OutOfPlace("the wall is empty"));
        }
        self.live_left = self.live_left.saturating_sub(1);
        if from == DrawFrom::Live {
            self.kan_chain = 0;
        } else {
            self.supplements += 1;
            self.drawn_for_kita = matches!(self.phase, Phase::Claims { on: ClaimOn::Kita, .. });
            if !self.drawn_for_kita {
                self.kan_chain += 1;
                self.break_ippatsu_after_kan(seat);
            } else if self.rules.kita_breaks_ippatsu {
                self.break_ippatsu();
            }
        }
        self.phase = Phase::Turn { seat, origin: Origin::Draw(from) };
        Ok(())
    }

    /// A kan ends ippatsu once nobody can rob it any more.
    fn break_ippatsu_after_kan(&mut self, seat: Seat) {
        let kakan = matches!(self.phase, Phase::Claims { on: ClaimOn::Kakan, .. });
        if !kakan || self.rules.ippatsu_broken_by_kakan {
            self.break_ippatsu();
        } else if let RiichiStatus::Riichi { ippatsu, .. } = &mut self.riichi[seat] {
            *ippatsu = false;
            self.second_shot[seat] = false;
        }
    }

    fn break_ippatsu(&mut self) {
        for (seat, status) in self.riichi.iter_mut() {
            if let RiichiStatus::Riichi { ippatsu, .. } = status {
                *ippatsu = false;
                self.second_shot[seat] = false;
            }
        }
    }

    #[inline(always)]
    pub(crate) fn discarded_by(
        &mut self,
        seat: Seat,
        tile: Tile,
        tsumogiri: bool,
        declares: &Declares,
    ) -> Result<(), FoldError> {
        self.seated(seat)?;
        let riichi = declares.riichi();
        let before = self.riichi[seat];
        if riichi && (before.is_riichi() || self.opened_by_melds(seat)) {
            return Err(FoldError::OutOfPlace("a second riichi, or one with an open hand"));
        }
        if let Declares::OpenRiichi(hand) = declares {
            self.opened[seat] = Some(hand.clone());
        }
        if riichi {
            self.riichi[seat] = RiichiStatus::Declared { double: self.first_turn(seat) };
        } else if let RiichiStatus::Riichi { ippatsu, .. } = &mut self.riichi[seat] {
            self.second_shot[seat] = std::mem::take(ippatsu);
        }
        let lies_sideways = |discard: &RiverTile| discard.sideways && discard.claimed_by.is_none();
        let sideways = riichi || (before.is_riichi() && !self.rivers[seat].iter().any(lies_sideways));
        self.same_winds = self.winds_in_a_row(seat, tile.kind());
        let discard = RiverTile { tile, tsumogiri, sideways, claimed_by: None };
        if !self.rivers[seat].push(discard) {
            return Err(FoldError::OutOfPlace("more discards than a round can have"));
        }
        self.dora.reach(KanDoraTiming::WithNextDiscard);
        self.kan_fed_by = None;
        self.ron_passed = false;
        self.phase = Phase::Claims { from: seat, tile, on: ClaimOn::Discard };
        Ok(())
    }

    /// Whether a meld or a north on the table opens the hand of a seat.
    fn opened_by_melds(&self, seat: Seat) -> bool {
        let north = self.rules.kita_opens_hand && self.kita[seat] > 0;
        north || self.melds[seat].iter().any(|meld| !matches!(meld, Meld::Ankan(_)))
    }

    /// The number of discards in a row, this one included, that are of the same wind.
    fn winds_in_a_row(&self, seat: Seat, kind: Kind) -> u8 {
        if !kind.is_wind() {
            return 0;
        }
        match seat.at(Relative::Left, self.players()).and_then(|left| self.rivers[left].last()) {
            Some(before) if before.tile.kind() == kind && self.same_winds > 0 => self.same_winds.saturating_add(1),
            _ => 1,
        }
    }

    fn riichi_paid(&mut self, seat: Seat) -> Result<(), FoldError> {
        self.seated(seat)?;
        let RiichiStatus::Declared { double } = self.riichi[seat] else {
            return Err(FoldError::OutOfPlace("a riichi stick is paid without a declaration"));
        };
        self.riichi[seat] = RiichiStatus::Riichi { double, ippatsu: true };
        self.scores[seat] -= self.rules.riichi_stake;
        self.sticks += 1;
        self.ron_passed = self.rules.riichi_stake_on_ron == StakeOnRon::Returned;
        Ok(())
    }

    fn called(&mut self, seat: Seat, meld: Meld) -> Result<(), FoldError> {
        self.seated(seat)?;
        let Phase::Claims { from, on: ClaimOn::Discard, .. } = self.phase else {
            return Err(FoldError::OutOfPlace("a call without a discard on offer"));
        };
        if self.riichi[seat].is_riichi() {
            return Err(FoldError::OutOfPlace("a call in riichi"));
        }
        self.push_meld(seat, meld)?;
        self.fed_by(from, seat, &meld);
        if let Some(discard) = self.rivers[from].last_mut() {
            discard.claimed_by = Some(seat);
        }
        self.untouched = false;
        self.same_winds = 0;
        self.kan_chain = 0;
        self.break_ippatsu();
        self.phase = if meld.is_kan() {
            self.kans += 1;
            self.kan_turns(self.rules.kan_dora_daiminkan);
            Phase::Draw { seat, from: DrawFrom::Supplement }
        } else {
            Phase::Turn { seat, origin: Origin::Call(meld) }
        };
        Ok(())
    }

    fn kan_declared(&mut self, seat: Seat, meld: Meld) -> Result<(), FoldError> {
        self.seated(seat)?;
        let (tile, on) = match meld {
            Meld::Kakan(kakan) => {
                let pon = self.melds[seat].iter_mut().find(|laid| **laid == Meld::Pon(*kakan.pon()));
                *pon.ok_or(FoldError::OutOfPlace("an added kan without its pon"))? = meld;
                self.kan_turns(self.rules.kan_dora_kakan);
                (kakan.added(), ClaimOn::Kakan)
            }
            Meld::Ankan(ankan) => {
                self.push_meld(seat, meld)?;
                self.kan_of_opened(seat, &ankan)?;
                self.kan_turns(self.rules.kan_dora_ankan);
                (ankan.tiles()[0], ClaimOn::Ankan)
            }
            _ => return Err(FoldError::OutOfPlace("only closed and added kans are declared")),
        };
        self.kans += 1;
        self.untouched = false;
        self.same_winds = 0;
        self.kan_fed_by = None;
        self.ron_passed = false;
        self.phase = Phase::Claims { from: seat, tile, on };
        Ok(())
    }

    /// An open hand stays open without the tiles of a kan whose fourth tile was just drawn.
    fn kan_of_opened(&mut self, seat: Seat, kan: &Ankan) -> Result<(), FoldError> {
        let Some(hand) = &mut self.opened[seat] else { return Ok(()) };
        let mut held = hand.concealed().to_vec();
        let drawn = kan.tiles().into_iter().find(|tile| {
            let at = held.iter().position(|other| other == tile);
            at.map(|at| held.swap_remove(at)).is_none()
        });
        hand.draw(drawn.ok_or(FoldError::OutOfPlace("a kan out of four tiles of a hand laid open"))?);
        Ok(hand.lay(Meld::Ankan(*kan))?)
    }

    fn north_laid_aside(&mut self, seat: Seat) -> Result<(), FoldError> {
        self.seated(seat)?;
        if self.kita.values().sum::<u8>() >= 4 {
            return Err(FoldError::OutOfPlace("a fifth north"));
        }
        if self.rules.kita_opens_hand && self.riichi[seat].is_riichi() {
            return Err(FoldError::OutOfPlace("a north that opens a hand in riichi"));
        }
        self.kita[seat] += 1;
        self.pending_comes_first();
        if self.rules.kita_new_dora && self.kan_turns_dora() {
            self.dora.wait_for(KanDoraTiming::BeforeDraw);
        }
        if self.rules.kita_breaks_ippatsu && !self.rules.kita_ron_keeps_ippatsu {
            self.break_ippatsu();
        }
        self.untouched &= !self.rules.kita_breaks_first_turn;
        self.kan_fed_by = None;
        self.ron_passed = false;
        self.phase = Phase::Claims { from: seat, tile: Kind::NORTH.tile(), on: ClaimOn::Kita };
        Ok(())
    }

    fn push_meld(&mut self, seat: Seat, meld: Meld) -> Result<(), FoldError> {
        self.melds[seat].try_push(meld).map_err(|_| FoldError::OutOfPlace("a fifth meld"))
    }

    /// Records that a kan turns its indicator at this time.
    fn kan_turns(&mut self, timing: KanDoraTiming) {
        self.pending_comes_first();
        if self.kan_turns_dora() {
            self.dora.wait_for(timing);
        }
    }

    //
    /// Where the house says so, an indicator still pending is turned before the supplement tile of a further kan or
    /// north; a kan or north that is robbed turns none.
    ///
    /// Tenhou's records and client streams have the kan, the indicator and the draw in this order, and a north
    /// likewise; so do mjai-reviewer and Mortal for an added kan. Mahjong Soul sends the indicator with the north
    /// itself; it is not known whether a ron on that north counts it.
    fn pending_comes_first(&mut self) {
        if self.rules.kan_dora_pending_first {
            self.dora.all_before_draw();
        }
    }

    fn dora_revealed(&mut self, indicator: Tile) -> Result<(), FoldError> {
        if self.dora.total() == 0 {
            return Err(FoldError::OutOfPlace("an indicator without a kan"));
        }
        self.indicators.try_push(indicator).map_err(|_| FoldError::OutOfPlace("a sixth indicator"))?;
        if self.dora.due == 0 {
            let discard = matches!(self.phase, Phase::Claims { on: ClaimOn::Discard, .. });
            // An indicator that may come before a win does not mean that nobody wins.
            self.ron_passed |= discard && !self.dora.any_before_win();
            match (discard, self.dora.any_at(KanDoraTiming::BeforeDraw)) {
                (true, _) => self.dora.discard_passed(),
                (false, true) => self.dora.reach(KanDoraTiming::BeforeDraw),
                // A win, or a robbed kan: the indicators that wait for later are never turned.
                (false, false) => self.dora.all_due(),
            }
        }
        self.dora.due = self.dora.due.saturating_sub(1);
        Ok(())
    }

    fn hand_declared(&mut self, seat: Seat, showing: &Showing) -> Result<(), FoldError> {
        if self.to_declare() != Some(seat) {
            return Err(FoldError::OutOfPlace("a hand shown before its turn"));
        }
        if let Phase::Showdown { declared } = &mut self.phase {
            declared.push(showing.clone());
        }
        Ok(())
    }

    fn ended(&mut self, end: &RoundEnd) -> Result<(), FoldError> {
        let shown = match &end.outcome {
            Outcome::Won { .. } => end.scores.players(),
            Outcome::Exhaustive { hands, .. } => hands.players(),
            Outcome::Abortive { shown, .. } => shown.players(),
        };
        if [shown, end.scores.players()] != [self.players(); 2] {
            return Err(FoldError::OutOfPlace("a result for another number of players"));
        }
        self.scores = end.scores.clone();
        self.sticks = end.sticks;
        self.phase = Phase::Over(Box::new(end.clone()));
        Ok(())
    }
}
