use std::sync::Arc;

use arrayvec::ArrayVec;
use jantaku_core::{BySeat, Hand, Meld, Ruleset, Seat, Tile, Wall};
use thiserror::Error;

use crate::choice::check;
use crate::fold::{FoldError, Open};
use crate::legal::Offered;
use crate::seat_state::SeatState;
use crate::setup::dealt_hand;
use crate::view::Held;
use crate::{
    Abort, Action, Actions, ClaimOn, Declares, DrawFrom, Event, IllegalIntent, IllegalReason, Phase, PublicEvent,
    RoundStart, Showing, Table, View, legal,
};

/// Why a choice cannot be made now. The round is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The rules bar it.
    #[error("{action} is not possible: {why}")]
    IllegalIntent {
        /// The action that was to be played.
        action: Action,
        /// The rule that bars the action.
        why: IllegalReason,
    },
    /// This seat has nothing to decide.
    #[error("it is not for {0:?} to decide anything now")]
    NotAsked(Seat),
    /// It is not among the seat's choices.
    #[error("{action} is not among the choices now")]
    NotLegal {
        /// The action that was to be played.
        action: Action,
    },
    /// The seat is not at this table.
    #[error("nobody sits on seat {0} at this table")]
    NoSuchSeat(Seat),
}

/// An event that does not follow from what came before.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The event does not fit the hands or the table.
    #[error(transparent)]
    Fold(#[from] FoldError),
    /// Something else must happen here.
    #[error("here follows {expected:?}, not {found:?}")]
    Unexpected {
        /// The event required by the rules.
        expected: Box<Event>,
        /// The event that was to be applied.
        found: Box<Event>,
    },
    /// The event is a choice that the rules bar.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// Nothing can follow the end of a match.
    #[error("the match is over")]
    Ended,
    /// The round waits for a choice, and this event is none of the choices.
    #[error("the round waits for a choice, {0:?} is none")]
    NoChoice(Box<Event>),
}

/// A round in play, with everything hidden. It changes only by [`Round::play`] and [`Round::apply`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub(crate) table: Table,
    pub(crate) own: BySeat<SeatState>,
    pub(crate) wall: Wall,
    /// The seats that have answered, in the order of their answers.
    pub(crate) answered: ArrayVec<Seat, 4>,
}

impl Round {
    /// Deals from a valid setup, passing each event to `emit` with the round after it.
    pub(crate) fn deal(
        rules: Arc<Ruleset>,
        start: RoundStart,
        wall: Wall,
        emit: &mut impl FnMut(&Round, Event),
    ) -> Round {
        let hands =
            BySeat::from_fn(rules.players, |seat| dealt_hand(&wall, start.position.dealer, seat, rules.players));
        let own = hands.map(|_, tiles| {
            let hand = Hand::new(tiles, &[]).expect("thirteen tiles of a checked wall are a hand");
            SeatState::new(hand, &rules)
        });
        let mut round = Round { table: Table::dealt(rules, &start), own, wall, answered: ArrayVec::new() };
        emit(&round, Event::Dealt { start: Box::new(start), hands: Box::new(hands) });
        round.run(emit);
        round
    }

    /// Returns the part of the round that everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.own.get(seat).map(|own| &own.hand)
    }

    /// Returns the wall that the round is dealt from.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// What a seat knows, borrowed; `None` if nobody sits there.
    #[inline]
    pub fn view(&self, seat: Seat) -> Option<View<'_>> {
        let own = Held::Lent(self.own.get(seat)?);
        Some(View { seat, table: Held::Lent(&self.table), own, ended: None })
    }

    /// What a seat may do; the same as in its view.
    pub fn legal_actions(&self, seat: Seat) -> Actions {
        let mut actions = Actions::default();
        self.legal_actions_into(seat, &mut actions);
        actions
    }

    /// [`Round::legal_actions`], replacing the contents of `actions`.
    #[inline]
    pub fn legal_actions_into(&self, seat: Seat, actions: &mut Actions) {
        actions.clear();
        if let Some(own) = self.own.get(seat) {
            legal::list(&self.table, seat, own, actions);
        }
    }

    /// What a seat might expect to do but may not, and why; the same as in its view.
    pub fn illegal_intents(&self, seat: Seat) -> Vec<IllegalIntent> {
        self.own.get(seat).map(|own| legal::illegal_intents(&self.table, seat, own)).unwrap_or_default()
    }

    /// Whether a seat has something to decide now: whether it has a legal action.
    #[inline]
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.own.get(seat).is_some_and(|own| legal::asks(&self.table, seat, own))
    }

    /// The seats that have something to decide now.
    pub fn asked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.table.players().seats().filter(|&seat| self.is_asked(seat))
    }

    /// Whether the cached claims of each seat are correct, as they must be.
    #[doc(hidden)]
    pub fn claims_hold(&self) -> bool {
        self.own.iter().all(|(seat, own)| own.claims == legal::claims(&self.table, seat, own))
    }

    /// Makes a choice and returns everything that follows from it. On an error nothing has changed.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, PlayError> {
        let mut events = Vec::new();
        self.play_into(seat, action, &mut events)?;
        Ok(events)
    }

    /// [`Round::play`], appending the events to `events`.
    pub fn play_into(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) -> Result<(), PlayError> {
        self.play_with(seat, action, &mut |_, event| events.push(event))
    }

    /// [`Round::play`], passing each event to `emit` with the round after it.
    #[inline]
    pub fn play_with(
        &mut self,
        seat: Seat,
        action: Action,
        emit: &mut impl FnMut(&Round, Event),
    ) -> Result<(), PlayError> {
        self.check(seat, action)?;
        if let Action::Discard { tile, tsumogiri } = action {
            self.fold_discard(seat, tile, tsumogiri, &Declares::Nothing).expect("a legal discard fits the table");
            emit(self, Event::Public(discarded(seat, tile, tsumogiri, Declares::Nothing)));
        } else {
            let first = self.consequence(seat, action).ok_or(PlayError::NotLegal { action })?;
            self.fold(&first).expect("the consequence of a legal action fits the table");
            emit(self, first);
        }
        self.run(emit);
        Ok(())
    }

    /// Folds an event of a record, checking that it follows from the rules, the wall and the choices. Answers may be
    /// missing: a player who could have claimed and did not has passed.
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        let (marks, answered) = (self.own.map(|_, own| own.marks()), self.answered.clone());
        let followed = self.follow(event);
        if followed.is_err() || self.leaves_calls_open(event) {
            self.own.iter_mut().for_each(|(seat, own)| own.restore(marks[seat]));
            self.answered = answered;
        }
        followed?;
        Ok(self.fold(event)?)
    }

    /// Checks that this event comes next, and records the answers that it implies.
    fn follow(&mut self, event: &Event) -> Result<(), ReplayError> {
        if self.announces_ron(event) {
            return Ok(());
        }
        self.imply_answers(event)?;
        let expected = match self.step() {
            Some(expected) => expected,
            None => {
                let choice = match event {
                    &Event::Answered { seat, action } => Some((seat, action)),
                    Event::Public(event) => self.table.choice_behind(event),
                    _ => None,
                };
                let (seat, action) = choice.ok_or_else(|| ReplayError::NoChoice(Box::new(event.clone())))?;
                self.check(seat, action)?;
                self.consequence(seat, action).ok_or(PlayError::NotLegal { action })?
            }
        };
        if expected == *event {
            return Ok(());
        }
        Err(ReplayError::Unexpected { expected: Box::new(expected), found: Box::new(event.clone()) })
    }

    /// After a discard, a stick or an indicator implies who did not win, but not yet who calls. Where robbed kans turn
    /// their indicators too, one after a kan does not even imply that.
    fn leaves_calls_open(&self, event: &Event) -> bool {
        let Phase::Claims { on, .. } = self.table.phase else { return false };
        (on == ClaimOn::Discard || self.table.rules.kan_dora_on_robbed_kan)
            && matches!(event, Event::Public(PublicEvent::RiichiPaid { .. } | PublicEvent::DoraRevealed { .. }))
    }

    /// Whether this is an indicator turned before a ron: it does not yet say who wins, if anyone.
    fn announces_ron(&self, event: &Event) -> bool {
        let Phase::Claims { on, .. } = self.table.phase else { return false };
        let before =
            matches!(event, Event::Public(PublicEvent::DoraRevealed { .. })).then(|| self.turned_before_ron(on));
        before.flatten().as_ref() == Some(event) && self.own.values().any(|own| own.claims.ron)
    }

    #[inline]
    fn check(&self, seat: Seat, action: Action) -> Result<(), PlayError> {
        let own = self.own.get(seat).ok_or(PlayError::NoSuchSeat(seat))?;
        check(&self.table, seat, own, action)
    }

    /// The first event of a legal action.
    #[inline]
    fn consequence(&self, seat: Seat, action: Action) -> Option<Event> {
        let hand = &self.own.get(seat)?.hand;
        let public = match (&self.table.phase, action) {
            (Phase::Opening | Phase::Claims { .. } | Phase::Over(_), _) => {
                return Some(Event::Answered { seat, action });
            }
            (_, Action::Discard { tile, tsumogiri }) => discarded(seat, tile, tsumogiri, Declares::Nothing),
            (_, Action::Riichi { tile, tsumogiri }) => discarded(seat, tile, tsumogiri, Declares::Riichi),
            (_, Action::OpenRiichi { tile, tsumogiri }) => {
                let mut shown = hand.clone();
                shown.discard(tile, tsumogiri).ok()?;
                discarded(seat, tile, tsumogiri, Declares::OpenRiichi(Box::new(shown)))
            }
            (_, Action::Ankan { kind }) => {
                PublicEvent::KanDeclared { seat, meld: Meld::Ankan(legal::ankan_of(hand, kind)?) }
            }
            (_, Action::Kakan { tile }) => {
                PublicEvent::KanDeclared { seat, meld: Meld::Kakan(legal::pon_of(hand, tile)?) }
            }
            (_, Action::Kita) => PublicEvent::Kita { seat },
            (_, Action::ShowTenpai) => declared(seat, Showing::Tenpai(hand.clone())),
            (_, Action::ShowNoten) => declared(seat, Showing::Noten(hand.clone())),
            (_, Action::HideHand) => declared(seat, Showing::Nothing),
            (_, Action::Tsumo) if self.table.dora.any_before_win() => return Some(Event::Answered { seat, action }),
            (_, Action::Tsumo) => return self.tsumo(seat),
            (_, Action::KyuushuKyuuhai) => return Some(self.broken_off(Abort::KyuushuKyuuhai, &[seat])),
            _ => return None,
        };
        Some(Event::Public(public))
    }

    /// Emits everything that now happens without a choice.
    #[inline]
    fn run(&mut self, emit: &mut impl FnMut(&Round, Event)) {
        loop {
            if let Some((seat, tile)) = self.plain_draw() {
                self.fold_draw(seat, tile, DrawFrom::Live).expect("a forced draw fits the table");
                emit(self, Event::Drew { seat, tile, from: DrawFrom::Live });
                // A player who has drawn has a choice.
                return debug_assert_eq!(self.step(), None);
            } else if let Some(event) = self.other_step() {
                self.fold(&event).expect("a forced event fits the table");
                emit(self, event);
            } else {
                return;
            }
        }
    }

    /// The fold: the same for play, replay and views.
    #[inline]
    pub(crate) fn fold(&mut self, event: &Event) -> Result<(), FoldError> {
        match *event {
            Event::Drew { seat, tile, from } => self.fold_draw(seat, tile, from),
            Event::Public(PublicEvent::Discarded { seat, tile, tsumogiri, ref declares }) => {
                self.fold_discard(seat, tile, tsumogiri, declares)
            }
            _ => self.fold_other(event),
        }
    }

    /// The most frequent events: a draw or a discard changes little.
    #[inline(never)]
    fn fold_draw(&mut self, seat: Seat, tile: Tile, from: DrawFrom) -> Result<(), FoldError> {
        self.own.iter_mut().for_each(|(seat, own)| own.close(&self.table, seat));
        self.answered.clear();
        if let Some(own) = self.own.get_mut(seat) {
            own.drew(&self.table, tile)?;
        }
        self.table.drew(seat, from)
    }

    #[inline(never)]
    fn fold_discard(&mut self, seat: Seat, tile: Tile, tsumogiri: bool, declares: &Declares) -> Result<(), FoldError> {
        if let Some(own) = self.own.get_mut(seat) {
            own.discarded(&self.table, tile, tsumogiri, declares)?;
        }
        self.table.discarded_by(seat, tile, tsumogiri, declares)?;
        self.look();
        Ok(())
    }

    /// Finds who may claim the tile on offer, if there is one.
    #[inline(always)]
    fn look(&mut self) {
        if let Some(offered) = Offered::on(&self.table) {
            for (seat, own) in self.own.iter_mut() {
                offered.look(&self.table, seat, own);
            }
        }
    }

    #[inline(never)]
    fn fold_other(&mut self, event: &Event) -> Result<(), FoldError> {
        let open = event.open();
        if open.as_ref().is_some_and(Open::goes_on) {
            self.own.iter_mut().for_each(|(seat, own)| own.close(&self.table, seat));
        }
        match event.concerns_only() {
            Some(seat) => {
                if let (Some(own), Some(seen)) = (self.own.get_mut(seat), event.seen(seat)) {
                    own.apply(&self.table, seat, seen)?;
                }
            }
            None => self.learn(event)?,
        }
        if let Some(open) = open {
            self.table.apply(&open)?;
            self.look();
        }
        if !self.answered.is_empty() {
            let own = &self.own;
            self.answered.retain(|seat| own[*seat].answer.is_some());
        }
        if let Event::Answered { seat, .. } = event {
            self.answered.push(*seat);
        }
        Ok(())
    }

    /// Updates the private state of each seat after an event that may change several.
    #[inline(never)]
    fn learn(&mut self, event: &Event) -> Result<(), FoldError> {
        for (seat, own) in self.own.iter_mut() {
            if let Some(seen) = event.seen(seat) {
                own.apply(&self.table, seat, seen)?;
            }
        }
        Ok(())
    }

    /// A record has only the result of the claims, or of a repeated deal. The answers follow from it: the claimant's,
    /// and passes.
    fn imply_answers(&mut self, event: &Event) -> Result<(), ReplayError> {
        if matches!(event, Event::Answered { .. }) || self.step().is_some() {
            return Ok(());
        }
        let first = match (&self.table.phase, event) {
            (Phase::Claims { from, .. }, _) => *from,
            (Phase::Opening, _) => self.table.dealer(),
            (&Phase::Turn { seat, .. }, Event::Public(PublicEvent::DoraRevealed { .. })) => {
                self.check(seat, Action::Tsumo)?;
                return Ok(self.fold(&Event::Answered { seat, action: Action::Tsumo })?);
            }
            _ => return Ok(()),
        };
        for seat in self.table.players().seats_from(first) {
            if !self.is_asked(seat) {
                continue;
            }
            let forced =
                |own| self.table.rules.riichi_forced_win && !legal::allows(&self.table, seat, own, Action::Pass);
            let action = match event.answer_of(seat) {
                // A player who had to win did so, though a nearer seat's win may have taken precedence.
                Action::Pass if forced(&self.own[seat]) => Action::Ron,
                action => action,
            };
            self.check(seat, action)?;
            self.fold(&Event::Answered { seat, action })?;
        }
        Ok(())
    }
}

fn declared(seat: Seat, showing: Showing) -> PublicEvent {
    PublicEvent::HandDeclared { seat, showing: Box::new(showing) }
}

fn discarded(seat: Seat, tile: Tile, tsumogiri: bool, declares: Declares) -> PublicEvent {
    PublicEvent::Discarded { seat, tile, tsumogiri, declares }
}
