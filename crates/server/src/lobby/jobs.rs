//! A pool for the long computations of single requests: a few run at a time, beside the bots, and others wait in a bounded queue.

use std::sync::Arc;

use tokio::sync::Semaphore;

use super::LobbyError;

/// How many jobs may wait: what one person can ask for at once, and no more than is done within a request's time.
const WAITING: usize = 8;

/// A pool for jobs that compute for long.
pub(crate) struct Jobs {
    /// One for each job that runs or waits.
    places: Arc<Semaphore>,
    /// One for each job that runs.
    turns: Arc<Semaphore>,
}

impl Jobs {
    /// A pool that leaves half of the machine to the bots.
    pub fn of_machine() -> Jobs {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Jobs::new((processors / 2).max(1), WAITING)
    }

    fn new(running: usize, waiting: usize) -> Jobs {
        Jobs { places: Arc::new(Semaphore::new(running + waiting)), turns: Arc::new(Semaphore::new(running)) }
    }

    /// Runs a job in its turn, or refuses it if too many wait. A job whose caller gives up while it waits never runs.
    pub async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, LobbyError> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| LobbyError::Busy)?;
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| LobbyError::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let _held = (place, turn);
            job()
        });
        done.await.map_err(|_| LobbyError::Request("this cannot be read".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn what_the_queue_has_no_room_for_is_refused() {
        let jobs = Arc::new(Jobs::new(1, 2));
        let (finish, finished) = mpsc::channel::<()>();
        let finished = Arc::new(std::sync::Mutex::new(finished));
        let start = || {
            let (jobs, finished) = (jobs.clone(), finished.clone());
            tokio::spawn(async move { jobs.run(move || finished.lock().unwrap().recv().unwrap()).await })
        };
        let all = [start(), start(), start()];
        while jobs.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(jobs.run(|| ()).await, Err(LobbyError::Busy)));
        (0..3).for_each(|_| finish.send(()).unwrap());
        for job in all {
            job.await.unwrap().unwrap();
        }
        assert_eq!(jobs.run(|| 7).await.unwrap(), 7, "there is room again");
        assert!(jobs.run(|| panic!("on purpose")).await.is_err());
        assert_eq!(jobs.run(|| 7).await.unwrap(), 7, "a job that panicked has left its place");
    }
}
