//! A line to a local port that can be cut: nothing comes through then, and its users learn nothing of that.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A line, which ends with the test.
pub struct Relay {
    pub port: u16,
    is_cut: watch::Sender<bool>,
    breaks: watch::Sender<()>,
}

impl Relay {
    /// A line to this port.
    pub async fn to(port: u16) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().port();
        let (is_cut, breaks) = (watch::Sender::new(false), watch::Sender::new(()));
        let (cut, broken) = (is_cut.clone(), breaks.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { continue };
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                for (from, to) in [(near_in, far_out), (far_in, near_out)] {
                    let (carried, mut broken) = (carry(from, to, cut.subscribe()), broken.subscribe());
                    tokio::spawn(async move {
                        tokio::select! {
                            () = carried => {}
                            _ = broken.changed() => {}
                        }
                    });
                }
            }
        });
        Relay { port: own, is_cut, breaks }
    }

    /// Cuts the line; what is sent meanwhile comes through once it is mended.
    pub fn cut(&self) {
        self.is_cut.send_replace(true);
    }

    /// Ends all its connections; new ones can be opened.
    pub fn break_off(&self) {
        self.breaks.send_replace(());
    }

    pub fn mend(&self) {
        self.is_cut.send_replace(false);
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut is_cut: watch::Receiver<bool>) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        // Whoever has ended the line has ended the test.
        if is_cut.wait_for(|is_cut| !is_cut).await.is_err() || to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}
