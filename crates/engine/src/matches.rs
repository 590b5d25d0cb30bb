use std::sync::Arc;

use jantaku_core::{Ruleset, Seat, Wall};
use thiserror::Error;

use crate::fold::FoldError;
use crate::next::{Next, RoundPosition, after_round};
use crate::settle::settle;
use crate::view::Held;
use crate::{
    Action, Actions, EndReason, Event, IllegalIntent, Phase, PlayError, PublicEvent, ReplayError, Round, RoundSetup,
    Settlement, SetupErrors, Table, View,
};

/// A match: rounds in sequence, and the settlement at the end.
///
/// Between rounds every seat is asked to continue; then the match waits for a wall.
///
/// ```
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (mut game, _) = Match::start(rules.into(), wall)?;
/// let dealer = game.table().dealer();
/// let discard = game.legal_actions(dealer).legal[0];
/// let events = game.play(dealer, discard)?;
/// assert!(!events.is_empty() && game.table().rivers[dealer].len() == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    round: Round,
    ended: Option<Settlement>,
}

/// Why no hand can be dealt now.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DealError {
    /// The round is still being played.
    #[error("the round is not over yet")]
    RoundRunning,
    /// The match is over.
    #[error("the match is over")]
    Ended,
    /// A game is over, and a record being replayed has not stated its standings.
    #[error("the standings of the game that is over are missing")]
    GameOpen,
    /// The wall does not suit the rules.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
}

impl Match {
    /// Deals the first hand; seat 0 is the first dealer.
    pub fn start(rules: Arc<Ruleset>, wall: Wall) -> Result<(Match, Vec<Event>), SetupErrors> {
        let position = RoundPosition::first(&rules);
        Match::start_from(RoundSetup { rules, position, wall })
    }

    /// Starts a match at any of its hands.
    pub fn start_from(setup: RoundSetup) -> Result<(Match, Vec<Event>), SetupErrors> {
        let mut events = Vec::new();
        let started = Match::start_with(setup, &mut |_, event| events.push(event))?;
        Ok((started, events))
    }

    /// [`Match::start_from`], passing each event to `emit` with the round after it.
    pub fn start_with(setup: RoundSetup, emit: &mut impl FnMut(&Round, Event)) -> Result<Match, SetupErrors> {
        Ok(Match { round: setup.start_with(emit)?, ended: None })
    }

    /// The round in play, or the last one.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Returns the part of the round that everybody sees.
    pub fn table(&self) -> &Table {
        &self.round.table
    }

    /// The final standings, once the match is over.
    pub fn settlement(&self) -> Option<&Settlement> {
        self.ended.as_ref()
    }

    /// What a seat knows, borrowed; `None` if nobody sits there.
    #[inline]
    pub fn view(&self, seat: Seat) -> Option<View<'_>> {
        self.round.view(seat).map(|view| View { ended: self.ended.as_ref().map(Held::Lent), ..view })
    }

    /// What a seat may do.
    pub fn legal_actions(&self, seat: Seat) -> Actions {
        let mut actions = Actions::default();
        self.legal_actions_into(seat, &mut actions);
        actions
    }

    /// [`Match::legal_actions`], replacing the contents of `actions`.
    #[inline]
    pub fn legal_actions_into(&self, seat: Seat, actions: &mut Actions) {
        match self.ended {
            Some(_) => actions.clear(),
            None => self.round.legal_actions_into(seat, actions),
        }
    }

    /// What a seat might expect to do but may not, and why.
    pub fn illegal_intents(&self, seat: Seat) -> Vec<IllegalIntent> {
        if self.ended.is_some() { Vec::new() } else { self.round.illegal_intents(seat) }
    }

    /// Whether a seat has something to decide now: whether it has a legal action.
    #[inline]
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.ended.is_none() && self.round.is_asked(seat)
    }

    /// The seats that have something to decide now.
    pub fn asked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.table().players().seats().filter(|&seat| self.is_asked(seat))
    }

    /// The next hand, if the match waits for its wall: the round is over and everyone has continued.
    pub fn needs_wall(&self) -> Option<RoundPosition> {
        let over = matches!(self.table().phase, Phase::Over(_));
        if over && self.ended.is_none() && self.asked().next().is_none() { self.table().next_position() } else { None }
    }

    /// Makes a choice and returns everything that follows from it. On an error nothing has changed.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, PlayError> {
        let mut events = Vec::new();
        self.play_into(seat, action, &mut events)?;
        Ok(events)
    }

    /// [`Match::play`], appending the events to `events`.
    pub fn play_into(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) -> Result<(), PlayError> {
        self.play_with(seat, action, &mut |_, event| events.push(event))
    }

    /// [`Match::play`], passing each event to `emit` with the round after it.
    #[inline]
    pub fn play_with(
        &mut self,
        seat: Seat,
        action: Action,
        emit: &mut impl FnMut(&Round, Event),
    ) -> Result<(), PlayError> {
        if self.ended.is_some() {
            return Err(PlayError::NotAsked(seat));
        }
        self.round.play_with(seat, action, emit)?;
        if let Some(reason) = self.ends_with(action) {
            let event = self.settled(reason);
            self.end(&event).expect("the standings fit the table");
            emit(&self.round, event);
        }
        Ok(())
    }

    /// Why the game ends with this choice, if it does.
    #[inline]
    fn ends_with(&self, action: Action) -> Option<EndReason> {
        self.table().result()?;
        match (action, after_round(self.table())) {
            (Action::Stop, Next::Ask { reason, .. }) => Some(reason),
            (_, Next::End(reason)) => Some(reason),
            _ => None,
        }
    }

    /// Deals the next hand from this wall.
    pub fn deal(&mut self, wall: Wall) -> Result<Vec<Event>, DealError> {
        let mut events = Vec::new();
        self.deal_with(wall, &mut |_, event| events.push(event))?;
        Ok(events)
    }

    /// [`Match::deal`], passing each event to `emit` with the round after it.
    pub fn deal_with(&mut self, wall: Wall, emit: &mut impl FnMut(&Round, Event)) -> Result<(), DealError> {
        if self.ended.is_some() {
            return Err(DealError::Ended);
        }
        if !matches!(self.table().phase, Phase::Over(_)) {
            return Err(DealError::RoundRunning);
        }
        let position = self.table().next_position().ok_or(DealError::GameOpen)?;
        self.round = RoundSetup { rules: self.table().rules.clone(), position, wall }.go_on(emit)?;
        Ok(())
    }

    /// Folds an event of a record, checking that it follows. Deals are made by [`Match::deal`] instead.
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        if self.ended.is_some() {
            return Err(ReplayError::Ended);
        }
        if !matches!(event, Event::Public(PublicEvent::GameEnded(_) | PublicEvent::MatchEnded(_))) {
            return self.round.apply(event);
        }
        let goes_on = |seat| self.round.own[seat].answer == Some(Action::Continue);
        let reason = match after_round(self.table()) {
            Next::End(reason) => reason,
            Next::Ask { reason, seat, .. } if !goes_on(seat) => reason,
            _ => return Err(ReplayError::NoChoice(Box::new(event.clone()))),
        };
        let expected = self.settled(reason);
        if *event != expected {
            return Err(ReplayError::Unexpected { expected: Box::new(expected), found: Box::new(event.clone()) });
        }
        Ok(self.end(event)?)
    }

    /// The end of the game in play, and of the match with its last game.
    fn settled(&self, reason: EndReason) -> Event {
        let settlement = Box::new(settle(self.table(), reason));
        let last = self.table().is_last_game();
        Event::Public(if last { PublicEvent::MatchEnded(settlement) } else { PublicEvent::GameEnded(settlement) })
    }

    fn end(&mut self, event: &Event) -> Result<(), FoldError> {
        if let Event::Public(PublicEvent::MatchEnded(settlement)) = event {
            self.ended = Some((**settlement).clone());
        }
        self.round.fold(event)
    }
}
