//! Turns for long computations: a bounded number at a time. Waiting people are served in turn, so that nobody waits for
//! all that somebody else has asked for.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

#[derive(Clone)]
pub struct Turns {
    size: usize,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// The turns that each person has now.
    running: HashMap<i64, usize>,
    /// The shares that each person has.
    present: HashMap<i64, usize>,
    waiting: Queue,
    /// Those who let everybody else go first.
    patient: Queue,
}

/// The people who wait; whoever has had a turn goes to the back.
type Queue = VecDeque<(i64, VecDeque<oneshot::Sender<Turn>>)>;

/// A person's share of the turns, for as long as there is something to do for them.
#[derive(Clone)]
pub struct Share(Arc<Shared>);

struct Shared {
    turns: Turns,
    person: i64,
}

/// A turn, until it is dropped.
pub struct Turn {
    turns: Turns,
    person: i64,
}

impl Turns {
    /// At most `size` at a time.
    pub fn new(size: usize) -> Turns {
        Turns { size: size.max(1), state: Arc::default() }
    }

    pub fn size(&self) -> usize {
        self.size
    }

    pub fn share(&self, person: i64) -> Share {
        *self.state().present.entry(person).or_default() += 1;
        Share(Arc::new(Shared { turns: self.clone(), person }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives what is free to whoever is next.
    fn serve(&self) {
        let mut state = self.state();
        while let Some(person) = state.next(self.size) {
            let Some(waits) = state.take(person) else { continue };
            *state.running.entry(person.0).or_default() += 1;
            // Whoever has given up meanwhile drops the turn, which takes the lock.
            drop(state);
            drop(waits.send(Turn { turns: self.clone(), person: person.0 }));
            state = self.state();
        }
    }
}

/// The next person, and whether they let everybody else go first.
type Next = (i64, bool);

impl State {
    /// The next person, if there is a turn for them. While several people wait, nobody who has a turn takes the last
    /// one.
    fn next(&self, size: usize) -> Option<Next> {
        let free = size.saturating_sub(self.running.values().sum());
        let keeps_the_last = size > 1 && self.present.len() > 1 && free == 1;
        let may = |person: &i64| !keeps_the_last || !self.running.contains_key(person);
        let first = |queue: &Queue| queue.iter().map(|(person, _)| *person).find(may);
        match first(&self.waiting) {
            _ if free == 0 => None,
            Some(person) => Some((person, false)),
            None if keeps_the_last => None,
            None => first(&self.patient).map(|person| (person, true)),
        }
    }

    /// Removes the request that has waited longest and is still wanted.
    fn take(&mut self, (person, is_patient): Next) -> Option<oneshot::Sender<Turn>> {
        let queue = if is_patient { &mut self.patient } else { &mut self.waiting };
        let at = queue.iter().position(|(waits, _)| *waits == person)?;
        let (_, mut waits) = queue.remove(at)?;
        let first = std::iter::from_fn(|| waits.pop_front()).find(|waits| !waits.is_closed());
        if !waits.is_empty() {
            queue.push_back((person, waits));
        }
        first
    }
}

impl Share {
    pub fn turns(&self) -> &Turns {
        &self.0.turns
    }

    pub fn person(&self) -> i64 {
        self.0.person
    }

    /// Waits for a turn; if `is_patient`, until nobody else wants one.
    pub async fn turn(&self, is_patient: bool) -> Turn {
        let turn = self.line_up(is_patient);
        self.turns().serve();
        turn.await.expect("whoever waits is served before they are forgotten")
    }

    fn line_up(&self, is_patient: bool) -> oneshot::Receiver<Turn> {
        let person = self.0.person;
        let (sender, turn) = oneshot::channel();
        let mut state = self.turns().state();
        let queue = if is_patient { &mut state.patient } else { &mut state.waiting };
        match queue.iter_mut().find(|(waits, _)| *waits == person) {
            Some((_, waits)) => waits.push_back(sender),
            None => queue.push_back((person, VecDeque::from([sender]))),
        }
        turn
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        less(&mut self.turns.state().present, self.person);
        // What was kept for them is free.
        self.turns.serve();
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        less(&mut self.turns.state().running, self.person);
        self.turns.serve();
    }
}

fn less(counts: &mut HashMap<i64, usize>, person: i64) {
    if let Some(count) = counts.get_mut(&person) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&person);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    type Waiting = Pin<Box<dyn Future<Output = Turn>>>;

    fn wait(share: &Share, is_patient: bool) -> Waiting {
        let share = share.clone();
        let mut waiting: Waiting = Box::pin(async move { share.turn(is_patient).await });
        assert!(turn(&mut waiting).is_none(), "there is a turn at once");
        waiting
    }

    fn turn(waiting: &mut Waiting) -> Option<Turn> {
        match waiting.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(turn) => Some(turn),
            Poll::Pending => None,
        }
    }

    fn has(share: &Share) -> Option<Turn> {
        let share = share.clone();
        turn(&mut (Box::pin(async move { share.turn(false).await }) as Waiting))
    }

    #[test]
    fn each_person_is_served_in_turn_however_much_another_one_has_asked_for() {
        let turns = Turns::new(1);
        let [one, other] = [1, 2].map(|person| turns.share(person));
        let first = has(&one).unwrap();
        let mut ones: Vec<Waiting> = (0..20).map(|_| wait(&one, false)).collect();
        let mut others = wait(&other, false);
        drop(first);
        let second = turn(&mut ones[0]).unwrap();
        drop(second);
        assert!(turn(&mut ones[1]).is_none());
        assert!(turn(&mut others).is_some(), "the other one has waited for two of twenty");
        // Whoever gives up is passed over, also with a turn that they have not taken.
        ones.truncate(3);
        assert!(turn(&mut ones[1]).is_some());
        ones.clear();
        assert!(has(&other).is_some());
    }

    #[test]
    fn nobody_takes_the_last_place_twice_while_others_are_there() {
        let turns = Turns::new(2);
        let one = turns.share(1);
        let both = (has(&one).unwrap(), has(&one).unwrap());
        drop(both);
        let other = turns.share(2);
        let first = has(&one).unwrap();
        let mut second = wait(&one, false);
        drop(has(&other).expect("a place was kept"));
        assert!(turn(&mut second).is_none());
        drop(other);
        assert!(turn(&mut second).is_some(), "nobody else is there");
        drop(first);
    }

    #[test]
    fn the_patient_wait_until_nobody_else_wants_a_turn() {
        let turns = Turns::new(1);
        let [one, other] = [1, 2].map(|person| turns.share(person));
        let first = has(&one).unwrap();
        let mut patient = wait(&one, true);
        let mut others: Vec<Waiting> = (0..3).map(|_| wait(&other, false)).collect();
        drop(first);
        for waiting in &mut others {
            assert!(turn(&mut patient).is_none());
            drop(turn(waiting).unwrap());
        }
        assert!(turn(&mut patient).is_some());
    }
}
