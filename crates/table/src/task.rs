mod asking;
mod due;
mod people;
mod seals;
mod storing;
mod votes;
mod window;

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jantaku_core::{BySeat, Seat};
use jantaku_engine::{Action, Event, Match, Phase, PublicEvent};
use jantaku_store::{Append, MatchRow, Presence, StoreError, StoredMatch};
use jantaku_wire::{EndedBy, ErrorCode, SeatsDrawn, ServerMessage, convert};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tracing::Instrument;

use super::deck::Sealing;
use super::restore::restore;
use super::stream::Stream;
use super::streams::Streams;
use super::tempo::Tempo;
use super::thinkers::{Player, Thinking, Thought, Wanted};
use super::{Message, Progress, TableError, TableHandle};
use crate::absence::{Absence, By};
use crate::clock::Clocks;
use due::{goes, time_out, until};
pub use seals::TIME_TO_OPEN;
use seals::sealing;
use storing::Answer;
use votes::Votes;
use window::Window;

pub enum Occupant {
    /// A person, and the bot that may play for them while they are away.
    Person(Option<Player>),
    /// A bot: it is given what its seat may know, and returns one choice.
    Bot(Player),
    /// Nobody: the engine's default choice is made for the seat.
    Empty,
}

/// What a table needs besides its match.
pub struct Setting {
    pub store: Arc<dyn Append>,
    pub occupants: BySeat<Occupant>,
    pub thinkers: Thinking,
    /// Whether these bots play for people who are away; otherwise the engine's default choice is made, unless the
    /// others want a bot.
    pub bot_for_away: bool,
    /// The time without a connection after which somebody is away; unbounded if none.
    pub gone_after: Option<Duration>,
    /// The time for which a table goes on while all its players are away and nobody has it open.
    pub put_aside: Duration,
    /// Runs when the end of the match is stored, just before anybody sees it.
    pub ended: Ended,
}

pub type Ended = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Messages that wait for a busy table; whoever sends more waits.
const INBOX: usize = 64;
/// The number of messages taken in a row before the table goes on, so that no flood of them holds it up.
const IN_A_ROW: usize = 16;
const TABLES: &str = "jantaku_tables";
/// The time for which a deserted table stays in memory.
const LINGER: Duration = Duration::from_secs(10);

/// Puts a stored match on a table, and returns its handle and its task.
///
/// The task ends on [`Message::Stop`] and [`Message::GiveUp`], when it cannot go on, and when nobody is there and
/// nothing happens without people, or all players are away. The store then has everything.
pub fn spawn(
    stored: &StoredMatch,
    setting: Setting,
) -> Result<(TableHandle, JoinHandle<Result<(), TableError>>), TableError> {
    let (playing, streams, follows) = restore(stored)?;
    // Nothing follows in a match that has ended early.
    let follows = if stored.row.ended.is_none() { follows } else { Vec::new() };
    let (sender, inbox) = mpsc::channel(INBOX);
    let progress = Arc::new(Progress {
        shown: AtomicU32::new(stored.events.len() as u32),
        all_shown: AtomicBool::new(true),
        between_hands: AtomicBool::new(follows.is_empty() && is_over(&playing)),
    });
    let handle = TableHandle { inbox: sender, progress: progress.clone() };
    let (reply, thoughts) = mpsc::channel(INBOX);
    let levels = setting.occupants.values().filter_map(|occupant| match occupant {
        Occupant::Bot(bot) | Occupant::Person(Some(bot)) => Some(bot.name().to_owned()),
        Occupant::Person(None) | Occupant::Empty => None,
    });
    let levels: Vec<String> = levels.collect();
    let stand_ins = BySeat::from_fn(stored.row.rules.players, |seat| match &setting.occupants[seat] {
        Occupant::Person(stand_in) => stand_in.as_ref().map(|bot| bot.name().to_owned()),
        Occupant::Bot(_) | Occupant::Empty => None,
    });
    let (tempo, thinkers) = (Tempo::new(stored.row.pace), setting.thinkers);
    let rest = stored.events.last().map_or(Duration::ZERO, |event| tempo.rest(event, thinkers.usual(&levels)));
    // On the heap, so that what runs it holds one of it, and not as many as functions that it is moved through.
    let mut table = Box::new(TableTask {
        store: setting.store,
        row: stored.row.clone(),
        seats_drawn: stored.seat_draw().map(|draw| convert::seats_drawn(&draw, stored.row.rules.players)),
        playing: Box::new(playing),
        stored: stored.events.len() as u32,
        rounds: stored.walls.len() as u32,
        unstored: follows.len(),
        unseen: follows.into(),
        progress,
        rest,
        rest_until: Instant::now() + rest,
        window: None,
        windows: 0,
        streams,
        occupants: setting.occupants,
        thinkers,
        levels,
        put_aside: setting.put_aside,
        ended: Some(setting.ended),
        reply,
        question: 0,
        thinking: Vec::new(),
        chosen: Vec::new(),
        stand_ins,
        bot_for_away: setting.bot_for_away,
        absence: absence(stored, setting.gone_after),
        votes: Votes::default(),
        tempo,
        clocks: clocks(stored),
        sealing: sealing(stored),
        open_until: None,
    });
    let span = tracing::info_span!("table", match_id = %stored.row.id);
    Ok((handle, tokio::spawn(async move { table.run(inbox, thoughts).await }.instrument(span))))
}

enum Leave {
    Stopped,
    GivenUp,
}

struct Counted;

impl Counted {
    fn new() -> Counted {
        metrics::gauge!(TABLES).increment(1);
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!(TABLES).decrement(1);
    }
}

struct TableTask {
    store: Arc<dyn Append>,
    row: MatchRow,
    seats_drawn: Option<SeatsDrawn>,
    playing: Box<Match>,
    /// Events in the store.
    stored: u32,
    /// Walls in the store.
    rounds: u32,
    /// Not seen by anybody yet.
    unseen: VecDeque<Event>,
    /// The last of them that are not stored.
    unstored: usize,
    progress: Arc<Progress>,
    rest: Duration,
    /// Nothing further is shown before this.
    rest_until: Instant,
    /// While everybody may claim or pass.
    window: Option<Window>,
    /// Counts windows, not questions: how many of those there were depends on who was asked.
    windows: u32,
    streams: Streams,
    /// The bot of a seat is taken out while it thinks.
    occupants: BySeat<Occupant>,
    stand_ins: BySeat<Option<String>>,
    bot_for_away: bool,
    absence: Absence,
    votes: Votes,
    thinkers: Thinking,
    levels: Vec<String>,
    put_aside: Duration,
    ended: Option<Ended>,
    reply: mpsc::Sender<Thought>,
    /// The number of the question: a thought about an earlier one is dropped.
    question: u32,
    /// The seats whose bots think.
    thinking: Vec<(Seat, Option<Wanted>)>,
    /// The choices of bots, and those decided for a person.
    chosen: Vec<(Seat, Action)>,
    tempo: Tempo,
    clocks: Option<Clocks>,
    sealing: Sealing,
    /// The deadline for opening the shares, once everybody has been shown the seals.
    open_until: Option<Instant>,
}

impl TableTask {
    async fn run(
        &mut self,
        mut inbox: mpsc::Receiver<Message>,
        mut thoughts: mpsc::Receiver<Thought>,
    ) -> Result<(), TableError> {
        let _counted = Counted::new();
        let (mut leaves, mut deserted, mut in_a_row) = (None, None, 0);
        let end = loop {
            deserted = if self.is_open() { None } else { deserted.or(Some(Instant::now())) };
            if deserted.is_some_and(|since: Instant| since.elapsed() >= self.put_aside && self.is_played_for_nobody()) {
                break Ok(Leave::Stopped);
            }
            let settled = self.settle().await;
            if let Err(error) = self.unless_ended(settled).await {
                break Err(error);
            }
            self.ask();
            let next = self.next_step();
            let (end_of_time, gone) = (self.end_of_time(), self.next_gone());
            leaves = match next.is_none() && end_of_time.is_none() && self.is_deserted() {
                true => leaves.or(Some(Instant::now() + LINGER)),
                false => None,
            };
            let has_turn = in_a_row < IN_A_ROW;
            in_a_row += 1;
            let (storing, now) = (self.storing(), Instant::now());
            let listens = !storing.contains(&now);
            let changes = [storing.start, storing.end].into_iter().find(|at| now < *at);
            let done = tokio::select! {
                biased;
                message = inbox.recv(), if has_turn && listens => match message {
                    None | Some(Message::Stop) => break Ok(Leave::Stopped),
                    Some(Message::GiveUp) => break Ok(Leave::GivenUp),
                    Some(message) => {
                        let handled = self.handle(message).await;
                        if let Err(error) = self.unless_ended(handled).await {
                            break Err(error);
                        }
                        continue;
                    }
                },
                Some(thought) = thoughts.recv() => self.take(thought),
                () = until(next), if next.is_some() => self.step().await,
                Some(timed_out) = time_out(end_of_time), if end_of_time.is_some() => self.handle(timed_out).await,
                Some(seat) = goes(gone), if gone.is_some() => self.depart(seat, self.stands_in(seat)).await,
                () = until(leaves), if leaves.is_some() => break Ok(Leave::Stopped),
                () = until(changes), if changes.is_some() => Ok(()),
                // Nothing else was due.
                () = tokio::task::yield_now(), if !has_turn => Ok(()),
            };
            in_a_row = 0;
            if let Err(error) = self.unless_ended(done).await {
                break Err(error);
            }
        };
        // What is not shown yet is stored, and nobody will see it here.
        if self.unseen.iter().rev().skip(self.unstored).any(is_end) {
            self.end().await;
        }
        let (message, code) = match &end {
            Ok(Leave::Stopped) => ("the server stops".to_owned(), Some(ErrorCode::ServerStops)),
            Ok(Leave::GivenUp) => ("the match was given up".to_owned(), Some(ErrorCode::GivenUp)),
            Err(error) => (error.to_string(), Some(error.code())),
        };
        let farewell = ServerMessage::Bye { message, code };
        self.streams.seats.iter_mut().for_each(|stream| stream.bye(&farewell));
        self.streams.public.bye(&farewell);
        end.map(drop)
    }

    async fn unless_ended(&mut self, done: Result<(), TableError>) -> Result<(), TableError> {
        match done {
            Err(TableError::Store(StoreError::Ended(by))) => self.end_early(by).await,
            done => done,
        }
    }

    /// The match has ended early, which is stored: everybody sees what was stored before it, and that.
    async fn end_early(&mut self, by: EndedBy) -> Result<(), TableError> {
        if !self.goes_on() {
            return Ok(());
        }
        // What is not stored yet has not happened.
        self.unseen.truncate(self.unseen.len() - self.unstored);
        self.unstored = 0;
        while let Some(event) = self.unseen.pop_front() {
            self.show(&event)?;
        }
        self.row.ended = Some(by);
        self.chosen.clear();
        self.ask_no_more();
        (self.window, self.clocks, self.open_until) = (None, None, None);
        self.progress.all_shown.store(true, Ordering::Release);
        self.progress.between_hands.store(true, Ordering::Release);
        self.end().await;
        self.streams.send_message(&ServerMessage::Ended { by });
        Ok(())
    }

    fn goes_on(&self) -> bool {
        self.row.ended.is_none() && (self.playing.needs_wall().is_some() || self.playing.asked().next().is_some())
    }

    fn is_open(&self) -> bool {
        self.streams.public.is_watched() || self.streams.seats.iter().any(Stream::is_held)
    }

    fn is_deserted(&self) -> bool {
        self.thinking.is_empty() && !self.is_open()
    }

    fn is_played_for_nobody(&self) -> bool {
        let mut people = self.streams.seats.iter().map(Stream::seat).peekable();
        self.thinking.is_empty() && people.peek().is_some() && people.all(|seat| self.is_away(seat))
    }

    async fn step(&mut self) -> Result<(), TableError> {
        if self.is_yet_to_be_stored() {
            self.store_rest().await
        } else if !self.unseen.is_empty() {
            self.show_next().await
        } else if let Some(window) = self.window.take() {
            self.close(window).await
        } else if self.is_claimed_in_secret() {
            self.answer_for_the_late(false);
            self.play_chosen().await.map(drop)
        } else if !self.chosen.is_empty() {
            self.play_chosen().await.map(drop)
        } else {
            self.go_on_to_the_deal().await
        }
    }

    /// Shows what is next to everybody. Answers before it go to their seats alone, and first, so that they change
    /// neither the order in which it reaches everybody nor what precedes it.
    async fn show_next(&mut self) -> Result<(), TableError> {
        loop {
            tokio::task::yield_now().await;
            if self.unseen.front().is_some_and(is_end) {
                self.end().await;
            }
            let Some(event) = self.next_unseen() else { return Ok(()) };
            self.show(&event)?;
            if !matches!(event, Event::Answered { .. }) {
                return Ok(());
            }
        }
    }

    fn next_unseen(&mut self) -> Option<Event> {
        if self.is_yet_to_be_stored() { None } else { self.unseen.pop_front() }
    }

    async fn end(&mut self) {
        if let Some(ended) = self.ended.take() {
            ended.await;
        }
    }

    /// Plays what was chosen, in the order of the seats, as far as it is still asked for, and stores it as one. Returns
    /// the seats whose choices count.
    async fn play_chosen(&mut self) -> Result<Vec<Seat>, TableError> {
        let (mut next, mut events, mut played) = (self.playing.clone(), Vec::new(), Vec::new());
        self.chosen.sort_by_key(|(seat, _)| *seat);
        for (seat, action) in std::mem::take(&mut self.chosen) {
            let goes_on = events.iter().all(|event| matches!(event, Event::Answered { .. }));
            if goes_on && next.is_asked(seat) {
                let more = next.play(seat, action).map_err(|why| TableError::Bot { seat: seat.into(), why })?;
                events.extend(more);
                played.push(seat);
            }
        }
        if !events.is_empty() {
            let took = self.commit(next, events, None, Answer::default()).await?;
            self.tempo.stored(took);
        }
        Ok(played)
    }

    fn show(&mut self, event: &Event) -> Result<(), TableError> {
        self.streams.show(event)?;
        let progress = &self.progress;
        let shown = self.stored - (self.unseen.len() - self.unstored) as u32;
        progress.shown.store(shown, Ordering::Release);
        progress.all_shown.store(self.unseen.is_empty(), Ordering::Release);
        progress.between_hands.store(self.unseen.is_empty() && is_over(&self.playing), Ordering::Release);
        if !matches!(event, Event::Answered { .. }) {
            // An answer changes nothing for the others; anything else ends what they were asked.
            self.chosen.clear();
            self.ask_no_more();
            self.rest = self.tempo.rest(event, self.thinkers.usual(&self.levels));
            self.rest_until = Instant::now() + self.rest;
            self.open_window(event);
        }
        Ok(())
    }
}

fn is_over(playing: &Match) -> bool {
    matches!(playing.table().phase, Phase::Over(_))
}

fn is_end(event: &Event) -> bool {
    matches!(event, Event::Public(PublicEvent::MatchEnded(_)))
}

/// Restores the clocks from the stored answers.
fn clocks(stored: &StoredMatch) -> Option<Clocks> {
    let mut clocks = Clocks::new(stored.row.time?, stored.row.rules.players);
    let dealt = stored.events.iter().rposition(|event| matches!(event, Event::Dealt { .. })).unwrap_or_default();
    let of_the_round = stored.spent.iter().filter(|(sequence, _)| *sequence as usize > dealt);
    of_the_round.for_each(|(_, spent)| clocks.spend(*spent));
    Some(clocks)
}

fn absence(stored: &StoredMatch, gone_after: Option<Duration>) -> Absence {
    let mut absence = Absence::new(stored.row.rules.players, gone_after);
    for (_, presence) in &stored.presences {
        match presence {
            Presence::Away { seat, bot } => absence.leave(*seat, if bot.is_some() { By::Bot } else { By::Default }),
            Presence::Back { seat } => absence.hear(*seat),
        }
    }
    absence
}

/// Seconds since the beginning of 1970.
pub fn now() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as u32)
}
