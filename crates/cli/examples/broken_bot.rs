//! A bot for the tests of `jantaku arena`: it plays like `normal` and answers each message, except for the fault that
//! its argument names.

use std::io::{BufRead, Write, stdin, stdout};
use std::sync::Arc;
use std::time::Duration;

use jantaku_bots::by_name;
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Kind, Ruleset, Tile};
use jantaku_engine::{Action, IllegalIntent, IllegalReason, Intent, Phase, View};
use jantaku_record::formats::mjai::live::{Decoded, Decoder, Message, answer, messages};
use jantaku_score::shanten;
use serde_json::json;

fn main() {
    let fault = std::env::args().nth(1).expect("the fault to have");
    let rules = Arc::new(Ruleset::preset("tenhou").expect("a preset"));
    let mut decoder = Decoder::new(rules, None);
    let mut out = stdout().lock();
    for line in stdin().lock().lines() {
        let line = line.expect("a line");
        let (lines, _) = messages(&line).expect("a message");
        let heard = decoder.decode(&lines[0]).expect("it makes sense");
        let said = match heard {
            Decoded::Asked | Decoded::OwnRiichi => choice(&mut decoder, &fault, heard == Decoded::OwnRiichi),
            _ => unasked(&decoder, &fault),
        };
        if let Some(said) = said {
            writeln!(out, "{said}").expect("somebody listens");
            out.flush().expect("somebody listens");
        }
    }
}

fn none() -> String {
    json!({ "type": "none" }).to_string()
}

/// Its answer where it has no choice.
fn unasked(decoder: &Decoder, fault: &str) -> Option<String> {
    let Some(view) = decoder.view() else { return (fault != "silent").then(none) };
    let me = view.seat().index();
    let denied = view.illegal_intents();
    match (fault, &view.table().phase) {
        ("silent", _) => None,
        ("furiten", &Phase::Claims { from, .. }) if denied.iter().any(is_furiten) => {
            Some(json!({ "type": "hora", "actor": me, "target": from.index() }).to_string())
        }
        ("unasked", Phase::Turn { seat, .. }) if seat.index() != me => {
            Some(json!({ "type": "reach", "actor": me }).to_string())
        }
        _ => Some(none()),
    }
}

fn is_furiten(denied: &IllegalIntent) -> bool {
    matches!(
        denied.why,
        IllegalReason::FuritenDiscard(_) | IllegalReason::FuritenPassed(_) | IllegalReason::FuritenRiichi(_)
    )
}

/// Its answer where it has one.
fn choice(decoder: &mut Decoder, fault: &str, reach: bool) -> Option<String> {
    let view = decoder.view().expect("a round is under way").clone();
    let actions = view.legal_actions();
    let action = chosen(&view, fault);
    if !reach {
        decoder.chosen(action).expect("it is legal");
    }
    let right = match action {
        Action::Riichi { tile, tsumogiri } if reach => answer(&view, Action::Discard { tile, tsumogiri }),
        action => answer(&view, action),
    };
    let right = right.expect("mjai has a word for it");
    let turn = matches!(view.table().phase, Phase::Turn { .. });
    let claims = actions.legal.iter().find(|action| matches!(action, Action::Chii { .. } | Action::Pon { .. }));
    let wrong = match fault {
        "silent" => return None,
        "late" => {
            std::thread::sleep(Duration::from_millis(700));
            right
        }
        "dies" => {
            eprintln!("it cannot go on");
            std::process::exit(3);
        }
        "garbage" => return Some("{\"type\":\"dahai\",".to_owned()),
        "array" => Message::from(vec![right]),
        "twice" => return Some(format!("{right}\n{right}")),
        "unknown type" => json!({ "type": "discard", "actor": view.seat().index() }),
        "huge line" => return Some("x".repeat(200_000)),
        "memory" => hoard(),
        "actor" if turn => with(right, "actor", ((view.seat().index() + 1) % 4).into()),
        "tile" if turn => with(right, "pai", missing(&view).into()),
        "no tile" if turn => with(right, "pai", Message::Null),
        "tsumogiri" if turn => json!({
            "type": "dahai", "actor": view.seat().index(), "pai": name(view.hand().concealed()[0]), "tsumogiri": true
        }),
        "none" if turn => json!({ "type": "none" }),
        "consumed" => match claims.and_then(|&call| answer(&view, call)) {
            Some(call) => with(call, "consumed", json!([missing(&view), missing(&view)])),
            None => right,
        },
        "target" => match claims.and_then(|&call| answer(&view, call)) {
            Some(call) => with(call, "target", view.seat().index().into()),
            None => right,
        },
        "riichi" if reach => noten(&view),
        "kuikae" => {
            match view.illegal_intents().iter().find(|denied| matches!(denied.why, IllegalReason::Kuikae { .. })) {
                Some(&IllegalIntent { what: Intent::Discard { tile }, .. }) => with(right, "pai", name(tile).into()),
                _ => right,
            }
        }
        "yaku" => match view.illegal_intents().iter().find(|denied| denied.what == Intent::Tsumo) {
            Some(_) => json!({ "type": "hora", "actor": view.seat().index(), "target": view.seat().index() }),
            None => right,
        },
        _ => right,
    };
    Some(wrong.to_string())
}

/// The legal choice on the way to its fault.
fn chosen(view: &View, fault: &str) -> Action {
    let actions = view.legal_actions();
    let first = |wanted: fn(&Action) -> bool| actions.legal.iter().copied().find(wanted);
    let wanted = match fault {
        "riichi" => first(|action| matches!(action, Action::Riichi { .. })),
        "kuikae" => first(|action| matches!(action, Action::Chii { .. })),
        "yaku" => first(|action| matches!(action, Action::Chii { .. })).or_else(|| tenpai(view)),
        "furiten" => first(|action| matches!(action, Action::Discard { tsumogiri: true, .. } | Action::Pass)),
        _ => None,
    };
    let normal = || by_name("normal", [0; 32]).expect("one of our bots").choose(view, &actions);
    wanted.unwrap_or_else(normal)
}

/// A discard that keeps or makes the hand tenpai.
fn tenpai(view: &View) -> Option<Action> {
    let stays = |action: &Action| match action {
        &Action::Discard { tile, tsumogiri } => {
            let mut hand = view.hand().clone();
            hand.discard(tile, tsumogiri).is_ok()
                && shanten(&hand.counts(), hand.melds().len(), TilesPlayed::Full136).min() == 0
        }
        _ => false,
    };
    view.legal_actions().legal.iter().copied().find(stays)
}

/// A discard without which the hand has no wait.
fn noten(view: &View) -> Message {
    let legal = view.legal_actions().legal;
    let breaks =
        |&tile: &Tile| !legal.iter().any(|action| matches!(action, Action::Riichi { tile: t, .. } if *t == tile));
    let tile = view.hand().concealed().iter().copied().find(breaks).expect("some tile is needed");
    json!({ "type": "dahai", "actor": view.seat().index(), "pai": name(tile), "tsumogiri": false })
}

fn with(mut message: Message, field: &str, value: Message) -> Message {
    message[field] = value;
    message
}

/// A tile that is not in the hand.
fn missing(view: &View) -> String {
    let held = |kind: Kind| view.hand().tiles().any(|tile| tile.kind() == kind);
    Kind::all().find(|&kind| !held(kind)).map(|kind| name(kind.tile())).expect("no hand holds every kind")
}

fn name(tile: Tile) -> String {
    let kind = tile.kind();
    match kind.suit() {
        Some(suit) => format!("{}{}{}", kind.number(), suit.letter(), if tile.is_red() { "r" } else { "" }),
        None => ["E", "S", "W", "N", "P", "F", "C"][usize::from(kind.number() - 1)].to_owned(),
    }
}

/// Takes memory until there is none.
fn hoard() -> ! {
    let mut hoard: Vec<Vec<u8>> = Vec::new();
    loop {
        hoard.push(vec![hoard.len() as u8 | 1; 1 << 22]);
    }
}
