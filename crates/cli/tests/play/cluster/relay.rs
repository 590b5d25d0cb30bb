//! A line to something on this machine that can be cut: nothing comes through then, and whoever uses it hears nothing of that.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A line, which goes with the test.
pub struct Relay {
    pub port: u16,
    is_cut: watch::Sender<bool>,
}

impl Relay {
    /// A line to this port.
    pub async fn to(port: u16) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (own, is_cut) = (listener.local_addr().unwrap().port(), watch::Sender::new(false));
        let cut = is_cut.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { continue };
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                tokio::spawn(carry(near_in, far_out, cut.clone()));
                tokio::spawn(carry(far_in, near_out, cut.clone()));
            }
        });
        Relay { port: own, is_cut }
    }

    /// Cuts the line; what is sent meanwhile comes through once it is mended.
    pub fn cut(&self) {
        self.is_cut.send_replace(true);
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
