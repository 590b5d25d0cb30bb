//! What a line carries.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bytes::Bytes;
use jantaku_link::{Broken, Line, Receiver, Sender};
use jantaku_testkit::Nats;
use tokio::time::sleep;

use crate::{ends, numbered, soon};

const MESSAGES: usize = 10_000;
const LONG: usize = 3 * 1024 * 1024;

/// The message of this number; each two thousandth one is long.
fn message(number: usize) -> Bytes {
    if number % 2000 == 7 { vec![(number / 2000) as u8; LONG].into() } else { numbered(number) }
}

async fn send_all(sender: Sender) -> Sender {
    for number in 0..MESSAGES {
        sender.send(message(number)).await.unwrap();
    }
    sender
}

async fn receive_all(mut receiver: Receiver) -> Receiver {
    for number in 0..MESSAGES {
        let received = receiver.receive().await.unwrap().unwrap();
        assert!(received == message(number), "message {number} is another one, of {} bytes", received.len());
    }
    receiver
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_any_length_arrive_in_order_both_ways_at_once() {
    let Some(nats) = Nats::start() else { return };
    let ends = ends(&nats).await;
    let (here, there) = (ends.dialing, ends.answering);
    let (sending_here, sending_there) = (tokio::spawn(send_all(here.sender)), tokio::spawn(send_all(there.sender)));
    let (reading_here, reading_there) =
        (tokio::spawn(receive_all(here.receiver)), tokio::spawn(receive_all(there.receiver)));
    let (here, there) = (soon(sending_here).await.unwrap(), soon(sending_there).await.unwrap());
    let (mut from_there, mut from_here) = (soon(reading_here).await.unwrap(), soon(reading_there).await.unwrap());
    soon(here.close()).await.unwrap();
    assert_eq!(soon(from_here.receive()).await, Ok(None));
    assert_eq!(soon(from_there.receive()).await, Ok(None));
    assert_eq!(soon(there.send(Bytes::new())).await, Err(Broken::Closed));
}

#[tokio::test]
async fn messages_as_long_as_parts_and_empty_ones_are_kept_apart() {
    let Some(nats) = Nats::start() else { return };
    let mut ends = ends(&nats).await;
    let messages = [0, 0, 1, 65_535, 65_536, 65_537, 131_072, 0].map(|length| Bytes::from(vec![5; length]));
    for message in &messages {
        ends.answering.sender.send(message.clone()).await.unwrap();
    }
    soon(ends.answering.close()).await.unwrap();
    for message in &messages {
        assert_eq!(soon(ends.dialing.receiver.receive()).await, Ok(Some(message.clone())));
    }
    assert_eq!(soon(ends.dialing.receiver.receive()).await, Ok(None));
}

#[tokio::test]
async fn a_sender_that_is_dropped_breaks_its_line_after_what_it_sent() {
    let Some(nats) = Nats::start() else { return };
    let mut ends = ends(&nats).await;
    let Line { sender, mut receiver } = ends.dialing;
    sender.send(numbered(1)).await.unwrap();
    drop(sender);
    assert_eq!(soon(ends.answering.receiver.receive()).await, Ok(Some(numbered(1))));
    assert_eq!(soon(ends.answering.receiver.receive()).await, Err(Broken::ByPeer));
    assert_eq!(soon(receiver.receive()).await, Err(Broken::GivenUp));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_waits_for_a_slow_reader() {
    const ALL: usize = 1000;
    // The window, and one message that is queued. One place of the window may be the first message's.
    const AHEAD: usize = 128 + 2;
    let Some(nats) = Nats::start() else { return };
    let ends = ends(&nats).await;
    let (sender, mut receiver) = (ends.dialing.sender, ends.answering.receiver);
    let sent = Arc::new(AtomicUsize::new(0));
    let sending = tokio::spawn({
        let sent = sent.clone();
        async move {
            for number in 0..ALL {
                sender.send(numbered(number)).await.unwrap();
                sent.store(number + 1, Ordering::SeqCst);
            }
            sender.close().await
        }
    });
    soon(async {
        while sent.load(Ordering::SeqCst) < AHEAD - 1 {
            sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    // Whatever time it gets, it goes no further.
    for _ in 0..200 {
        sleep(Duration::from_millis(10)).await;
        let sent = sent.load(Ordering::SeqCst);
        assert!(sent <= AHEAD, "{sent} were sent, and none was taken");
    }
    for number in 0..ALL {
        assert_eq!(soon(receiver.receive()).await, Ok(Some(numbered(number))));
    }
    assert_eq!(soon(receiver.receive()).await, Ok(None));
    assert_eq!(soon(sending).await.unwrap(), Ok(()));
}
