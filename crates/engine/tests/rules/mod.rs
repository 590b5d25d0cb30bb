//! Rounds for every rule of the table, each with a case that meets it and one that just misses.

mod aborts;
mod calls;
mod chankan;
mod chombo;
mod continuation;
mod course;
mod deal;
mod draws;
mod ending;
mod first_turn;
mod furiten;
mod games;
mod illegal_intents;
mod ippatsu;
mod irregular;
mod kan_dora;
mod kans;
mod kita;
mod kuikae;
mod last_tile;
mod lengths;
mod local_yaku;
mod moments;
mod multi_ron;
mod nagashi;
mod open_riichi;
mod pao;
mod pao_hands;
mod payments;
mod placement;
mod riichi;
mod robustness;
mod sakizuke;
mod several_winners;
mod wareme;

use jantaku_engine::Intent;
use jantaku_testkit::{kind, tile};

/// Closed, waiting for 3p and 6p, with tanyao and pinfu.
const READY: &str = "234567m34588s45p";

fn kan(text: &str) -> Intent {
    Intent::Kan { kind: kind(text) }
}

fn discarding(text: &str) -> Intent {
    Intent::Discard { tile: tile(text) }
}
