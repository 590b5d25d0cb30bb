use std::ops::Deref;
use std::sync::Arc;

use jantaku_core::{Hand, HandError, KindSet, Meld, Ruleset, Seat};

use crate::fold::{FoldError, Open};
use crate::seat_state::SeatState;
use crate::{
    Action, Actions, IllegalIntent, IllegalReason, Phase, PlayError, PublicEvent, SeatEvent, Settlement, Table, choice,
    legal, setup,
};

/// A part of a view: owned, or borrowed from the round that folds it for all seats.
#[derive(Debug, Clone)]
pub(crate) enum Held<'a, T> {
    Owned(Box<T>),
    Lent(&'a T),
}

impl<T: Clone> Held<'_, T> {
    fn into_owned(self) -> Held<'static, T> {
        Held::Owned(match self {
            Held::Owned(own) => own,
            Held::Lent(lent) => Box::new(lent.clone()),
        })
    }

    /// The owned part, mutable; a borrowed part is copied first.
    fn own(&mut self) -> &mut T {
        if let Held::Lent(lent) = *self {
            *self = Held::Owned(Box::new(lent.clone()));
        }
        match self {
            Held::Owned(own) => own,
            Held::Lent(_) => unreachable!("it was copied"),
        }
    }
}

impl<T> Deref for Held<'_, T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        match self {
            Held::Owned(own) => own,
            Held::Lent(lent) => lent,
        }
    }
}

impl<T: PartialEq> PartialEq for Held<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for Held<'_, T> {}

/// What one seat knows: the table and its own hand. Everything that it may do follows from that.
///
/// A client folds it from its seat's events ([`View::start`], [`View::apply`]). [`Round::view`](crate::Round::view)
/// borrows what the round has folded for that seat: nothing is copied, unless events are applied to it.
///
/// ```
/// use jantaku_core::{Ruleset, Seat, Wall};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(Seat::new(2).expect("a seat of four")).expect("somebody sits there");
/// assert_eq!(view.hand().concealed().len(), 13);
/// assert!(view.legal_actions().legal.is_empty(), "it is the dealer's turn");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View<'a> {
    pub(crate) seat: Seat,
    pub(crate) table: Held<'a, Table>,
    pub(crate) own: Held<'a, SeatState>,
    pub(crate) ended: Option<Held<'a, Settlement>>,
}

impl View<'_> {
    /// The view of a seat at the start of a round: `event` is its [`SeatEvent::Dealt`].
    pub fn start(rules: Arc<Ruleset>, seat: Seat, event: &SeatEvent) -> Result<View<'static>, FoldError> {
        let SeatEvent::Dealt { start, hand } = event else {
            return Err(FoldError::OutOfPlace("a stream begins with a deal"));
        };
        setup::check(&rules, start)?;
        if seat.index() >= rules.players.count() {
            return Err(FoldError::NoSuchSeat(seat));
        }
        let own = Box::new(SeatState::new(Hand::new(hand, &[])?, &rules));
        let table = Box::new(Table::dealt(rules, start));
        Ok(View { seat, table: Held::Owned(table), own: Held::Owned(own), ended: None })
    }

    /// Folds the next event of this seat's stream. On an error nothing has changed.
    pub fn apply(&mut self, event: &SeatEvent) -> Result<(), FoldError> {
        let marks = self.own.marks();
        let before = event.changes_hand_of(self.seat).then(|| SeatState::clone(&self.own));
        let folded = self.fold(event);
        if folded.is_err() {
            match before {
                Some(own) => *self.own.own() = own,
                None => self.own.own().restore(marks),
            }
        }
        folded
    }

    fn fold(&mut self, event: &SeatEvent) -> Result<(), FoldError> {
        let (table, own) = (self.table.own(), self.own.own());
        let open = event.open(self.seat);
        if open.as_ref().is_some_and(Open::goes_on) {
            own.close(table, self.seat);
        }
        own.apply(table, self.seat, event.seen())?;
        // A round deals from a checked wall; a stream may say anything.
        if event.changes_hand_of(self.seat)
            && let Some(kind) = own.hand.all_counts().five_of_a_kind()
        {
            return Err(HandError::FiveOfAKind(kind).into());
        }
        if let Some(open) = open {
            table.apply(&open)?;
            own.look(table, self.seat);
        }
        if let SeatEvent::Public(PublicEvent::MatchEnded(settlement)) = event {
            self.ended = Some(Held::Owned(settlement.clone()));
        }
        Ok(())
    }

    /// The same view, with nothing borrowed.
    pub fn into_owned(self) -> View<'static> {
        let View { seat, table, own, ended } = self;
        View { seat, table: table.into_owned(), own: own.into_owned(), ended: ended.map(Held::into_owned) }
    }

    /// The seat whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the part of the round that everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the hand of the seat.
    pub fn hand(&self) -> &Hand {
        &self.own.hand
    }

    /// The kinds that the hand waits for, as of the last discard.
    pub fn waits(&self) -> KindSet {
        self.own.waits
    }

    /// The shanten as of the last discard, with all tiles in play: 0 is tenpai.
    pub fn shanten(&self) -> i8 {
        self.own.shanten
    }

    /// Why this seat may not ron now, if it is furiten.
    pub fn furiten(&self) -> Option<IllegalReason> {
        self.own.furiten(&self.table, self.seat)
    }

    /// The hand with a kan laid, before its supplement tile; `None` if the choice is not a kan of this hand.
    pub fn after_kan(&self, action: Action) -> Option<Hand> {
        let mut hand = self.hand().clone();
        let meld = match (action, &self.table.phase) {
            (Action::Ankan { kind }, _) => Meld::Ankan(legal::ankan_of(&hand, kind)?),
            (Action::Kakan { tile }, _) => Meld::Kakan(legal::pon_of(&hand, tile)?),
            (Action::Daiminkan, &Phase::Claims { from, tile, .. }) => {
                Meld::Daiminkan(legal::daiminkan(&self.table, self.seat, &hand, from, tile)?)
            }
            _ => return None,
        };
        hand.lay(meld).ok()?;
        Some(hand)
    }

    /// The final standings, once the match is over.
    pub fn settlement(&self) -> Option<&Settlement> {
        self.ended.as_deref()
    }

    /// What this seat may do: the one source of legality.
    pub fn legal_actions(&self) -> Actions {
        if self.ended.is_some() { Actions::default() } else { legal::actions(&self.table, self.seat, &self.own) }
    }

    /// Returns what this seat might expect to do but may not, with the reasons.
    pub fn illegal_intents(&self) -> Vec<IllegalIntent> {
        if self.ended.is_some() { Vec::new() } else { legal::illegal_intents(&self.table, self.seat, &self.own) }
    }

    /// Checks that this seat may make this choice now, as [`Round::play`](crate::Round::play) would.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        match self.ended {
            Some(_) => Err(PlayError::NotAsked(self.seat)),
            None => choice::check(&self.table, self.seat, &self.own, action),
        }
    }
}
