//! Where bots think: a bounded number at a time, for all tables together, while the tables go on listening.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use jantaku_bots::Bot;
use jantaku_core::Seat;
use jantaku_engine::{Action, Actions, View};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, sleep};

/// A bot at a table.
pub type Player = Box<dyn Bot + Send>;

/// How long a thought takes besides thinking.
type Delay = Arc<dyn Fn(&View, &Actions) -> Duration + Send + Sync>;

/// A pool of places to think in; clones share it.
#[derive(Clone)]
pub struct Thinkers {
    places: Arc<Semaphore>,
    size: usize,
    delay: Option<Delay>,
}

/// What a bot makes of a question.
pub(super) struct Thought {
    pub seat: Seat,
    /// Which question it was.
    pub question: u32,
    /// The bot, and what it chose; nothing where it failed.
    pub done: Option<(Player, Action)>,
    /// How long it thought.
    pub took: Duration,
}

impl Thinkers {
    /// Room for so many thoughts at a time.
    pub fn new(size: usize) -> Thinkers {
        let size = size.max(1);
        Thinkers { places: Arc::new(Semaphore::new(size)), size, delay: None }
    }

    /// As many as the machine has processors.
    pub fn of_machine() -> Thinkers {
        Thinkers::new(std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// The same with every thought delayed by this much, by the clock of the runtime: for tests of what timing reveals.
    pub fn delayed(self, delay: impl Fn(&View, &Actions) -> Duration + Send + Sync + 'static) -> Thinkers {
        Thinkers { delay: Some(Arc::new(delay)), ..self }
    }

    /// How many may think at a time.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Lets a bot think; what comes of it goes to `reply`.
    pub(super) fn think(
        &self,
        seat: Seat,
        question: u32,
        mut bot: Player,
        view: View<'static>,
        reply: mpsc::Sender<Thought>,
    ) {
        let (places, delay) = (self.places.clone(), self.delay.clone());
        tokio::spawn(async move {
            // The pool is never closed.
            let Ok(place) = places.acquire_owned().await else { return };
            let (begun, actions) = (Instant::now(), view.legal_actions());
            if let Some(delay) = delay {
                sleep(delay(&view, &actions)).await;
            }
            let thinking = tokio::task::spawn_blocking(move || {
                let _place = place;
                let action = catch_unwind(AssertUnwindSafe(|| bot.choose(&view, &actions))).ok()?;
                Some((bot, action))
            });
            let done = thinking.await.ok().flatten();
            // A table that is gone needs no answer.
            let _ = reply.send(Thought { seat, question, done, took: begun.elapsed() }).await;
        });
    }
}
