use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, Semaphore};

/// A client ends a transaction with this.
const COMMIT: &[u8] = b"COMMIT\0";

/// The fate of commits on their way.
#[derive(Clone)]
pub enum Commits {
    /// Each is made, and the answer to every other one, from the first on, is lost with the connection. They are
    /// counted.
    LoseAnswers(Arc<AtomicUsize>),
    /// Each waits until the test lets it go on; the test is notified.
    Hold(Arc<Notify>, Arc<Semaphore>),
}

/// Starts a line to the database on this port, and returns its own port.
pub async fn line(to: u16, commits: Commits) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        loop {
            let (client, _) = listener.accept().await.unwrap();
            let server = TcpStream::connect(("127.0.0.1", to)).await.unwrap();
            tokio::spawn(carry(client, server, commits.clone()));
        }
    });
    port
}

async fn carry(mut client: TcpStream, mut server: TcpStream, commits: Commits) {
    let (mut asked, mut answered) = ([0; 16 * 1024], [0; 16 * 1024]);
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(length @ 1..) = read else { return };
                let asked = &asked[..length];
                let commit = asked.windows(COMMIT.len()).any(|part| part == COMMIT);
                if let (true, Commits::Hold(waiting, going_on)) = (commit, &commits) {
                    waiting.notify_one();
                    going_on.acquire().await.unwrap().forget();
                }
                server.write_all(asked).await.unwrap();
                if let (true, Commits::LoseAnswers(count)) = (commit, &commits)
                    && count.fetch_add(1, Ordering::Relaxed).is_multiple_of(2)
                {
                    // The answer says that it was made; nobody hears of it.
                    let _ = server.read(&mut answered).await;
                    return;
                }
            }
            read = server.read(&mut answered) => {
                let Ok(length @ 1..) = read else { return };
                if client.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
