use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jantaku_table::Turns;
use jantaku_wire::ids::PlayerId;

use crate::refusal::{Malformed, Overload, Refused};

/// The most waiting jobs of one person: what a page asks for at once, and no more than is done within a request's time.
const WAITING: usize = 8;
/// The most people with waiting jobs.
const PEOPLE: usize = 8;
/// The owner of jobs before anybody has signed in, and of the server's own.
const NOBODY: i64 = 0;

tokio::task_local! {
    static ASKS: i64;
}

/// Runs a future whose jobs are this person's.
pub(crate) async fn asked_by<F: Future>(person: PlayerId, done: F) -> F::Output {
    ASKS.scope(person.0, done).await
}

pub(crate) fn who_asks() -> i64 {
    ASKS.try_with(|person| *person).unwrap_or(NOBODY)
}

pub(crate) struct Jobs {
    turns: Turns,
    /// The running and waiting jobs of each person.
    places: Arc<Mutex<HashMap<i64, usize>>>,
    /// The most waiting jobs of one person.
    waiting: usize,
}

struct Place {
    places: Arc<Mutex<HashMap<i64, usize>>>,
    person: i64,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = locked(&self.places);
        let left = places.remove(&self.person).map_or(0, |all| all - 1);
        if left > 0 {
            places.insert(self.person, left);
        }
    }
}

fn locked(places: &Mutex<HashMap<i64, usize>>) -> MutexGuard<'_, HashMap<i64, usize>> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Jobs {
    /// A pool that leaves half of the machine to the bots.
    pub fn of_machine() -> Jobs {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Jobs::new((processors / 2).max(1), WAITING)
    }

    fn new(running: usize, waiting: usize) -> Jobs {
        Jobs { turns: Turns::new(running), places: Arc::default(), waiting }
    }

    /// Runs a job in its person's turn, or refuses it if too many of theirs wait. A waiting job whose caller gives up
    /// never runs.
    pub async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        let person = who_asks();
        let place = self.place(person).ok_or(Overload::Busy)?;
        let turn = self.turns.share(person).turn(false).await;
        let done = tokio::task::spawn_blocking(move || {
            let _held = (place, turn);
            job()
        });
        Ok(done.await.map_err(|_| Malformed("this cannot be read".to_owned()))?)
    }

    fn place(&self, person: i64) -> Option<Place> {
        let mut places = locked(&self.places);
        let (own, all) = (places.get(&person).copied().unwrap_or_default(), places.values().sum::<usize>());
        let has_room = own < self.turns.size() + self.waiting && all < self.turns.size() + PEOPLE * self.waiting;
        has_room.then(|| {
            places.insert(person, own + 1);
            Place { places: self.places.clone(), person }
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::task::JoinHandle;

    use super::*;

    /// A pool with a place and room for two of each person, whose jobs end when they are told to.
    struct Queue {
        jobs: Arc<Jobs>,
        finish: mpsc::Sender<()>,
        finished: Arc<Mutex<mpsc::Receiver<()>>>,
    }

    impl Queue {
        fn new() -> Queue {
            let (finish, finished) = mpsc::channel();
            Queue { jobs: Arc::new(Jobs::new(1, 2)), finish, finished: Arc::new(Mutex::new(finished)) }
        }

        /// Waits until the job has its place.
        async fn start(&self, person: i64) -> JoinHandle<Result<(), Refused>> {
            let (jobs, finished) = (self.jobs.clone(), self.finished.clone());
            let job = async move { jobs.run(move || finished.lock().unwrap().recv().unwrap()).await };
            let before = locked(&self.jobs.places).values().sum::<usize>();
            let started = tokio::spawn(asked_by(PlayerId(person), job));
            while locked(&self.jobs.places).values().sum::<usize>() == before {
                tokio::task::yield_now().await;
            }
            started
        }
    }

    #[tokio::test]
    async fn what_the_queue_has_no_room_for_is_refused() {
        let queue = Queue::new();
        let all = [queue.start(1).await, queue.start(1).await, queue.start(1).await];
        let jobs = &queue.jobs;
        let refused = asked_by(PlayerId(1), jobs.run(|| ())).await.unwrap_err();
        assert!(matches!(refused.of(), Some(Overload::Busy)), "{refused}");
        (0..3).for_each(|_| queue.finish.send(()).unwrap());
        for job in all {
            job.await.unwrap().unwrap();
        }
        assert_eq!(jobs.run(|| 7).await.unwrap(), 7, "there is room again");
        assert!(jobs.run(|| panic!("on purpose")).await.is_err());
        assert_eq!(jobs.run(|| 7).await.unwrap(), 7, "a job that panicked has left its place");
        assert!(locked(&jobs.places).is_empty());
    }

    /// However much one person has asked for, others are served in turn with them.
    #[tokio::test]
    async fn nobody_is_refused_for_what_another_one_has_asked_for() {
        let queue = Queue::new();
        let own = [queue.start(1).await, queue.start(1).await, queue.start(1).await];
        let other = queue.start(2).await;
        // What runs, one more of the first person's, whose turn it was next, and what the other one asked for.
        (0..3).for_each(|_| queue.finish.send(()).unwrap());
        other.await.unwrap().unwrap();
        assert!(!own[2].is_finished(), "the other one waited for all");
        queue.finish.send(()).unwrap();
        for job in own {
            job.await.unwrap().unwrap();
        }
    }
}
