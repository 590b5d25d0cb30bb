//! Who can be dialed, and what happens where nobody can.

use std::time::Duration;

use async_nats::Client;
use bytes::Bytes;
use futures_util::{FutureExt, StreamExt};
use jantaku_link::{Broken, Line, Link, LinkError};
use jantaku_testkit::Nats;
use tokio::time::sleep;

use crate::{connected, dial, node, numbered, soon, stranger};

#[tokio::test]
async fn a_node_that_is_not_there_is_said_to_be_so() {
    let Some(nats) = Nats::start() else { return };
    let (link, _incoming) = node(&nats, 1).await;
    assert_eq!(link.dial(99, Bytes::new()).await.err(), Some(LinkError::NoNode(99)));
}

#[tokio::test]
async fn a_node_that_takes_no_lines_any_more_is_not_there() {
    let Some(nats) = Nats::start() else { return };
    let (link, _incoming) = node(&nats, 1).await;
    let (_two, incoming) = node(&nats, 2).await;
    let _line = dial(&link, 2).await.unwrap();
    drop(incoming);
    soon(async { while link.dial(2, Bytes::new()).await.err() != Some(LinkError::NoNode(2)) {} }).await;
}

#[tokio::test]
async fn a_node_that_does_not_answer_is_waited_for_only_so_long() {
    let Some(nats) = Nats::start() else { return };
    let (link, _incoming) = node(&nats, 1).await;
    let _dials = stranger(&nats).await.subscribe("jantaku.node.7").await.unwrap();
    assert_eq!(dial(&link, 7).await.err(), Some(LinkError::NoAnswer(7)));
}

#[tokio::test]
async fn a_node_that_takes_no_lines_for_now_says_that_it_is_busy() {
    let Some(nats) = Nats::start() else { return };
    let (link, _incoming) = node(&nats, 1).await;
    let (_two, mut incoming) = node(&nats, 2).await;
    let mut waiting = vec![dial(&link, 2).await.unwrap()];
    for number in 1..256 {
        waiting.push(soon(link.dial(2, numbered(number))).await.unwrap());
    }
    assert_eq!(link.dial(2, Bytes::new()).await.err(), Some(LinkError::Busy(2)));
    let _taken = soon(incoming.next()).await.unwrap();
    assert!(soon(link.dial(2, Bytes::new())).await.is_ok());
}

#[tokio::test]
async fn without_nats_nobody_is_dialed_until_it_comes() {
    let Some(mut nats) = Nats::start() else { return };
    nats.kill();
    let (link, _incoming) = Link::open(&nats.address(), 1).await.unwrap();
    let (_two, mut incoming) = Link::open(&nats.address(), 2).await.unwrap();
    assert!(!link.is_connected());
    assert_eq!(link.dial(2, Bytes::new()).await.err(), Some(LinkError::Away));
    nats.resume();
    soon(connected(&link)).await;
    let _line = dial(&link, 2).await.unwrap();
    assert!(soon(incoming.next()).await.is_some());
}

/// What comes of dialing somebody who answers with this.
async fn dial_stranger(link: &Link, stranger: &Client, answer: &'static [u8]) -> Result<Line, LinkError> {
    let mut dials = stranger.subscribe("jantaku.node.7").await.unwrap();
    let answered = async {
        let dial = dials.next().await.unwrap();
        stranger.publish(dial.reply.unwrap(), Bytes::from_static(answer)).await.unwrap();
    };
    tokio::join!(dial(link, 7), soon(answered)).0
}

#[tokio::test]
async fn a_node_of_another_version_is_refused() {
    let Some(nats) = Nats::start() else { return };
    let (link, _incoming) = node(&nats, 1).await;
    let newer = stranger(&nats).await;
    let dialed = dial_stranger(&link, &newer, &[2, 0]).await;
    let versions = LinkError::Broken(Broken::Version { own: 1, other: 2 });
    assert_eq!(dialed.err(), Some(versions));
    assert!(versions.to_string().contains("version 1") && versions.to_string().contains("version 2"));

    let said = soon(newer.request("jantaku.node.1", Bytes::from_static(&[2]))).await.unwrap();
    assert_eq!(&said.payload[..], [1], "the version, and no line");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_lines_to_one_node_are_apart() {
    let Some(nats) = Nats::start() else { return };
    let (link, _incoming) = node(&nats, 1).await;
    let (_two, mut incoming) = node(&nats, 2).await;
    drop(dial(&link, 2).await.unwrap());
    soon(incoming.next()).await.unwrap();
    tokio::spawn(async move {
        while let Some((first, line)) = incoming.next().await {
            line.sender.send(first).await.unwrap();
            tokio::spawn(line.close());
        }
    });
    let mut lines = Vec::new();
    for number in 0..100 {
        lines.push(soon(link.dial(2, numbered(number))).await.unwrap());
    }
    for (number, mut line) in lines.into_iter().enumerate() {
        assert_eq!(soon(line.receiver.receive()).await, Ok(Some(numbered(number))));
        assert_eq!(soon(line.receiver.receive()).await, Ok(None));
    }
}

#[tokio::test]
async fn a_node_that_has_answered_and_is_gone_is_not_waited_for() {
    let Some(nats) = Nats::start() else { return };
    let (link, _incoming) = node(&nats, 1).await;
    let dialed = dial_stranger(&link, &stranger(&nats).await, b"\x01jantaku.inbox.gone").await;
    assert_eq!(soon(dialed.unwrap().receiver.receive()).await, Err(Broken::Gone));
}

/// NATS says that nobody listens there, and may say so only after the other side has spoken.
#[tokio::test]
async fn a_node_says_nothing_to_one_that_may_not_listen_yet() {
    let Some(nats) = Nats::start() else { return };
    let (_one, mut incoming) = node(&nats, 1).await;
    let dialing = stranger(&nats).await;
    let mut said = dialing.subscribe("jantaku.inbox.*.dialing").await.unwrap();
    let answer = soon(dialing.request("jantaku.node.1", Bytes::from_static(&[1]))).await.unwrap();
    let line = String::from_utf8(answer.payload[1..].to_vec()).unwrap();
    // Longer than from one beat to the next.
    sleep(Duration::from_millis(2_500)).await;
    assert!(said.next().now_or_never().is_none());
    let first = [&[1, 1, 0, 0, 0, 0, 0, 0, 0, 1][..], &[0; 8]].concat();
    dialing.publish(format!("{line}.answering"), first.into()).await.unwrap();
    assert!(soon(incoming.next()).await.is_some());
    assert!(soon(said.next()).await.is_some());
}
