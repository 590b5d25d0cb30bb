//! What NATS loses or repeats, NATS that goes, and nodes that stand still.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use bytes::Bytes;
use futures_util::StreamExt;
use jantaku_link::{Broken, Line, Link, LinkError};
use jantaku_testkit::Nats;
use tokio::runtime;
use tokio::sync::oneshot;

use crate::{Ends, dial, ends, node, numbered, soon, stranger};

type Received = Result<Option<Bytes>, Broken>;

#[tokio::test(flavor = "multi_thread")]
async fn what_nats_delivers_twice_is_received_once() {
    const TIMES: usize = 1000;
    let Some(nats) = Nats::start() else { return };
    let stranger = stranger(&nats).await;
    let mut frames = stranger.subscribe("jantaku.inbox.*.answering").await.unwrap();
    let Ends { dialing, mut answering, _nodes } = ends(&nats).await;
    let repeating = tokio::spawn(async move {
        for _ in 0..TIMES {
            let frame = frames.next().await.unwrap();
            stranger.publish(frame.subject, frame.payload).await.unwrap();
        }
    });
    for number in 0..2 * TIMES {
        dialing.sender.send(numbered(number)).await.unwrap();
        assert_eq!(soon(answering.receiver.receive()).await, Ok(Some(numbered(number))));
    }
    soon(repeating).await.unwrap();
}

/// What both ends of a line receive after somebody else has sent this to the one that was dialed.
async fn received_after(nats: &Nats, forged: &'static [u8]) -> [Received; 2] {
    let stranger = stranger(nats).await;
    let mut frames = stranger.subscribe("jantaku.inbox.*.answering").await.unwrap();
    let Ends { mut dialing, mut answering, _nodes } = ends(nats).await;
    let frame = soon(frames.next()).await.unwrap();
    stranger.publish(frame.subject, forged.into()).await.unwrap();
    [soon(answering.receiver.receive()).await, soon(dialing.receiver.receive()).await]
}

#[tokio::test]
async fn a_message_that_is_lost_breaks_the_line_on_both_sides() {
    let Some(nats) = Nats::start() else { return };
    // A beat after the hundredth part, where only the first one came.
    let beat = &[1, 2, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0];
    assert_eq!(received_after(&nats, beat).await, [Err(Broken::Lost), Err(Broken::ByPeer)]);
}

#[tokio::test]
async fn what_cannot_be_read_breaks_the_line_on_both_sides() {
    let Some(nats) = Nats::start() else { return };
    assert_eq!(received_after(&nats, b"\x01nonsense").await, [Err(Broken::Unreadable), Err(Broken::ByPeer)]);
}

#[tokio::test]
async fn a_reader_that_is_sent_more_than_the_window_breaks_the_line() {
    let Some(nats) = Nats::start() else { return };
    let stranger = stranger(&nats).await;
    let mut frames = stranger.subscribe("jantaku.inbox.*.answering").await.unwrap();
    let Ends { dialing: _dialing, mut answering, _nodes } = ends(&nats).await;
    let subject = soon(frames.next()).await.unwrap().subject;
    for number in 2..200u8 {
        let part = [1, 1, 0, 0, 0, 0, 0, 0, 0, number, 0, 0, 0, 0, 0, 0, 0, 0];
        stranger.publish(subject.clone(), part.to_vec().into()).await.unwrap();
    }
    // It is the reader's turn only when the line has broken: with a sender, as nothing was taken.
    soon(async { while answering.sender.send(Bytes::new()).await.is_ok() {} }).await;
    let mut received = 0;
    let end = loop {
        match soon(answering.receiver.receive()).await {
            Ok(Some(_)) => received += 1,
            end => break end,
        }
    };
    assert_eq!((received, end), (128, Err(Broken::Unreadable)));
}

#[tokio::test(flavor = "multi_thread")]
async fn both_sides_notice_that_nats_is_gone_and_dial_again_when_it_is_back() {
    let Some(mut nats) = Nats::start() else { return };
    let (link, _none) = node(&nats, 1).await;
    let (_two, mut incoming) = node(&nats, 2).await;
    let mut dialing = dial(&link, 2).await.unwrap();
    let (_, mut answering) = soon(incoming.next()).await.unwrap();
    nats.kill();
    dialing.sender.send(numbered(1)).await.unwrap();
    let (here, there) = soon(async { tokio::join!(dialing.receiver.receive(), answering.receiver.receive()) }).await;
    assert_eq!((here, there), (Err(Broken::Silent), Err(Broken::Silent)));
    assert_eq!(soon(answering.sender.send(numbered(2))).await, Err(Broken::Silent));
    nats.resume();
    let mut dialing = dial(&link, 2).await.unwrap();
    let (_, answering) = soon(incoming.next()).await.unwrap();
    answering.sender.send(numbered(3)).await.unwrap();
    assert_eq!(soon(dialing.receiver.receive()).await, Ok(Some(numbered(3))));
}

/// What a node does with its first line, in a thread and a runtime of its own, with which it ends.
fn apart<T: Send + 'static>(nats: &Nats, with: impl AsyncFnOnce(Line) -> T + Send + 'static) -> oneshot::Receiver<T> {
    let (result, received) = oneshot::channel();
    let address = nats.address();
    thread::spawn(move || {
        let runtime = runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let done = runtime.block_on(async {
            let (_link, mut incoming) = Link::open(&address, 2).await.unwrap();
            let (_, line) = incoming.next().await.unwrap();
            with(line).await
        });
        drop(runtime);
        let _ = result.send(done);
    });
    received
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stood_still_has_lost_its_lines() {
    let Some(nats) = Nats::start() else { return };
    let (go, let_go) = mpsc::channel();
    let received = apart(&nats, async move |mut line| {
        let_go.recv().unwrap();
        loop {
            match line.receiver.receive().await {
                Ok(Some(_)) => {}
                last => return last,
            }
        }
    });
    let (link, _incoming) = node(&nats, 1).await;
    let mut line = dial(&link, 2).await.unwrap();
    line.sender.send(numbered(1)).await.unwrap();
    assert_eq!(soon(line.receiver.receive()).await, Err(Broken::Silent));
    go.send(()).unwrap();
    // It notices by itself, unless it is told before.
    let received = soon(received).await.unwrap();
    assert!(matches!(received, Err(Broken::Silent | Broken::ByPeer)), "{received:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_ends_without_a_word_is_gone() {
    let Some(nats) = Nats::start() else { return };
    let ended = apart(&nats, async |mut line| {
        line.sender.send(numbered(1)).await.unwrap();
        // The other side has it.
        line.receiver.receive().await
    });
    let (link, _incoming) = node(&nats, 1).await;
    let mut line = dial(&link, 2).await.unwrap();
    assert_eq!(soon(line.receiver.receive()).await, Ok(Some(numbered(1))));
    line.sender.send(numbered(2)).await.unwrap();
    assert_eq!(soon(ended).await.unwrap(), Ok(Some(numbered(2))));
    assert_eq!(soon(line.receiver.receive()).await, Err(Broken::Gone));
}

/// A wrong password is said when a server starts, and not waited for.
#[tokio::test]
async fn a_wrong_password_is_an_error_at_once() {
    let Some(nats) = Nats::start() else { return };
    let (before, after) = nats.address().split_once('@').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let wrong = format!("{before}x@{after}");
    assert_eq!(soon(Link::open(&wrong, 1)).await.map(|_| ()).unwrap_err(), LinkError::Refused);
    assert_eq!(soon(Link::open(&format!("nats://{after}"), 1)).await.map(|_| ()).unwrap_err(), LinkError::Refused);
    let (right, _) = soon(Link::open(&nats.address(), 1)).await.unwrap();
    while !right.is_connected() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
