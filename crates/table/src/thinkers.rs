//! A bounded pool in which the bots of all tables think, while the tables go on listening.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jantaku_bots::Bot;
use jantaku_core::Seat;
use jantaku_engine::{Action, Actions, View};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

use super::turns::{Share, Turns};
use super::usual::Usual;

pub type Player = Box<dyn Bot + Send>;

type Delay = Arc<dyn Fn(&View, &Actions) -> Duration + Send + Sync>;

#[derive(Clone)]
pub struct Thinkers {
    turns: Turns,
    usual: Arc<Mutex<Usual>>,
    delay: Option<Delay>,
}

/// One person's part of the pool.
pub struct Thinking {
    share: Share,
    usual: Arc<Mutex<Usual>>,
    delay: Option<Delay>,
}

pub(super) struct Question {
    pub seat: Seat,
    pub number: u32,
    pub view: View<'static>,
    /// Whether it is the turn of the seat, and so public who thinks.
    pub is_turn: bool,
    /// Whether the table never rests: others go first.
    pub is_instant: bool,
}

pub(super) struct Thought {
    pub seat: Seat,
    pub question: u32,
    /// The bot and its choice, unless it was no longer asked when it had a place; nothing where it failed.
    pub done: Option<(Player, Option<Action>)>,
}

/// Held while a thought is wanted. Once it is dropped, a bot that has no place yet need not think.
pub(super) struct Wanted(#[expect(dead_code, reason = "what counts is that it is dropped")] oneshot::Sender<()>);

impl Thinkers {
    /// A pool for this many thoughts at a time.
    pub fn new(size: usize) -> Thinkers {
        Thinkers { turns: Turns::new(size), usual: Arc::default(), delay: None }
    }

    /// One place for each processor.
    pub fn of_machine() -> Thinkers {
        Thinkers::new(std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// Delays every thought by this much, on the clock of the runtime: for tests of what timing reveals.
    pub fn delayed(self, delay: impl Fn(&View, &Actions) -> Duration + Send + Sync + 'static) -> Thinkers {
        Thinkers { delay: Some(Arc::new(delay)), ..self }
    }

    /// The part of this person: people are served in turn, however many tables they have.
    #[must_use]
    pub fn of(&self, person: i64) -> Thinking {
        Thinking { share: self.turns.share(person), usual: self.usual.clone(), delay: self.delay.clone() }
    }
}

impl Thinking {
    /// The usual thinking time of these levels now, at all tables of the server.
    pub(super) fn usual(&self, levels: &[String]) -> Duration {
        let in_turn = levels.len().div_ceil(self.share.turns().size()) as u32;
        self.usual.lock().unwrap_or_else(PoisonError::into_inner).of(self.share.person(), levels.iter(), in_turn)
    }

    /// The thought goes to `reply`.
    pub(super) fn think(&self, question: Question, mut bot: Player, reply: mpsc::Sender<Thought>) -> Wanted {
        let (share, usual, delay) = (self.share.clone(), self.usual.clone(), self.delay.clone());
        let Question { seat, number, view, is_turn, is_instant } = question;
        let (wanted, unwanted) = oneshot::channel();
        tokio::spawn(async move {
            let thinking = async {
                let asked = Instant::now();
                let turn = tokio::select! {
                    biased;
                    turn = share.turn(is_instant) => turn,
                    _ = unwanted => return Some((bot, None)),
                };
                let (begun, actions) = (Instant::now(), view.legal_actions());
                if let Some(delay) = delay {
                    sleep(delay(&view, &actions)).await;
                }
                let thinking = tokio::task::spawn_blocking(move || {
                    let _turn = turn;
                    let action = catch_unwind(AssertUnwindSafe(|| bot.choose(&view, &actions))).ok()?;
                    Some((bot, action))
                });
                let (bot, action) = thinking.await.ok().flatten()?;
                if is_turn {
                    let mut usual = usual.lock().unwrap_or_else(PoisonError::into_inner);
                    usual.add(share.person(), bot.name(), begun - asked, begun.elapsed());
                }
                Some((bot, Some(action)))
            };
            let done = thinking.await;
            // A table that is gone needs no answer.
            let _ = reply.send(Thought { seat, question: number, done }).await;
        });
        Wanted(wanted)
    }
}
