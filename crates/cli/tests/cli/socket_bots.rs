//! `jantaku arena` with bots that listen on a WebSocket.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::channel;
use std::thread;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, accept_hdr};

use crate::cli::arena::{example, folder, records};
use crate::cli::common::{jantaku, stderr, stdout};

/// A bot that listens on loopback, one connection for each match, and answers with its first choice, except for its
/// fault.
fn listening(manner: &'static str) -> String {
    listening_until(manner, |_| ())
}

/// The same, reporting the end of each connection.
fn listening_until(manner: &'static str, ended: impl Fn(Error) + Clone + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let ended = ended.clone();
            thread::spawn(move || {
                if let Some(end) = play(accept(stream.unwrap()), manner) {
                    ended(end);
                }
            });
        }
    });
    format!("jantaku:ws://{address}/bot")
}

fn accept(stream: TcpStream) -> WebSocket<TcpStream> {
    #[expect(clippy::result_large_err, reason = "the library asks for it")]
    let at_bot = |request: &Request, response: Response| {
        assert_eq!(request.uri().path(), "/bot");
        Ok(response)
    };
    accept_hdr(stream, at_bot).unwrap()
}

/// Plays until the table hangs up, and returns its error.
fn play(mut socket: WebSocket<TcpStream>, manner: &str) -> Option<Error> {
    loop {
        let text = match socket.read() {
            Ok(Message::Text(text)) => text,
            Ok(_) => continue,
            Err(end) => return Some(end),
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] != "choose" {
            continue;
        }
        let first = json!({ "decision": message["decision"], "action": message["actions"][0] }).to_string();
        let answer = match manner {
            "silent" => continue,
            "hangs up" => return None,
            "closes" => {
                let frame = CloseFrame { code: CloseCode::Away, reason: "it cannot go on".into() };
                socket.close(Some(frame)).unwrap();
                continue;
            }
            "binary" => Message::binary(first),
            "huge" => Message::text("x".repeat(200_000)),
            "garbage" => Message::text("{\"decision\":"),
            _ => Message::text(first),
        };
        socket.send(answer).unwrap();
    }
}

#[test]
fn a_bot_that_listens_plays_as_a_process_does() {
    let play = |name: &str, bot: &str| {
        let dir = folder(name);
        let path = dir.display().to_string();
        let args = ["arena", "--matches", "4", "--jobs", "2", "--rules", "tenhou_sanma", "--timeout", "60"];
        let seats = ["--bot", bot, "--bot", bot, "--bot", "wild", "--records", &path];
        let output = jantaku(&[&args[..], &seats].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{bot}: {}{}", stdout(&output), stderr(&output));
        records(&dir)
    };
    let process = format!("jantaku:{}", example("native_bot", "first"));
    assert_eq!(play("socket-listens", &listening("first")), play("socket-process", &process));
}

#[test]
fn a_bot_that_listens_is_checked_and_each_connection_closed_in_order() {
    let (sender, ends) = channel();
    let bot = listening_until("first", move |end| sender.send(end).unwrap());
    let output = jantaku(&["arena", "--rules", "tenhou_sanma", "--timeout", "60", "--check", &bot], "");
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).contains("11 held, 0 failed"), "{}", stdout(&output));
    let ends: Vec<Error> = ends.iter().take(11).collect();
    assert!(ends.iter().all(|end| matches!(end, Error::ConnectionClosed)), "{ends:?}");
}

#[test]
fn the_fault_of_a_bot_that_listens_is_named() {
    let dir = folder("socket-failures");
    let path = dir.display().to_string();
    for (manner, timeout, said) in [
        ("silent", "0.01", "no answer within 0.1 s"),
        ("hangs up", "60", "it closed the connection: "),
        ("closes", "60", "it closed the connection: it cannot go on"),
        ("binary", "60", "a binary message; text was expected"),
        ("huge", "60", "a line of more than 65536 bytes"),
        ("garbage", "60", "the answer is not JSON: EOF while parsing"),
    ] {
        let bot = listening(manner);
        let check = ["arena", "--situation", "a whole round", "--check", &bot, "--timeout", timeout];
        let args = [&check[..], &["--force", "--failures", &path]].concat();
        let output = jantaku(&args, "");
        assert_eq!(output.status.code(), Some(1), "{manner}: {}{}", stdout(&output), stderr(&output));
        assert!(stdout(&output).contains(&format!("a whole round: {said}")), "{manner}: {}", stdout(&output));
    }
    let file = dir.join("a-whole-round.json").display().to_string();
    for (manner, code) in [("garbage", 1), ("first", 0)] {
        let again = ["arena", "--replay-decision", &file, "--bot", &listening(manner), "--timeout", "60"];
        assert_eq!(jantaku(&again, "").status.code(), Some(code), "{manner}: {}", fs::read_to_string(&file).unwrap());
    }
}

#[test]
fn an_address_where_nobody_listens_is_wrong_usage() {
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for address in [format!("ws://{closed}"), "ws://".to_owned()] {
        let output = jantaku(&["arena", "--check", &format!("jantaku:{address}")], "");
        let printed = stderr(&output).replace("\n  │", "");
        assert_eq!(output.status.code(), Some(2), "{printed}");
        assert!(printed.contains(&format!("`{address}`: no connection: ")), "{printed}");
    }
}
