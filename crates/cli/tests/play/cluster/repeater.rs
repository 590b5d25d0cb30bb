//! NATS that delivers twice what servers send each other on their lines.

use async_nats::ConnectOptions;
use futures_util::StreamExt;
use jantaku_testkit::Nats;
use tokio::task::JoinHandle;

/// Repeats everything that servers send each other on their lines, until it is dropped.
pub struct Repeater(JoinHandle<()>);

impl Repeater {
    pub async fn of(nats: &Nats) -> Repeater {
        // What it sends itself it does not hear.
        let options =
            ConnectOptions::with_user_and_password(Nats::USER.to_owned(), Nats::PASSWORD.to_owned()).no_echo();
        let client = options.connect(format!("127.0.0.1:{}", nats.port())).await.unwrap();
        let mut all = client.subscribe("jantaku.inbox.>").await.unwrap();
        client.flush().await.unwrap();
        Repeater(tokio::spawn(async move {
            while let Some(message) = all.next().await {
                let _ = client.publish(message.subject, message.payload).await;
            }
        }))
    }
}

impl Drop for Repeater {
    fn drop(&mut self) {
        self.0.abort();
    }
}
