//! Every example runs to its end.

use std::error::Error;

#[path = "../examples/random_match.rs"]
mod random_match;
#[path = "../examples/replay_a_record.rs"]
mod replay_a_record;
#[path = "../examples/score_a_hand.rs"]
mod score_a_hand;
#[path = "../examples/shanten_and_ukeire.rs"]
mod shanten_and_ukeire;
#[path = "../examples/write_a_bot.rs"]
mod write_a_bot;

type Outcome = Result<(), Box<dyn Error>>;

#[test]
fn random_match_runs() -> Outcome {
    random_match::main()
}

#[test]
fn replay_a_record_runs() -> Outcome {
    replay_a_record::main()
}

#[test]
fn score_a_hand_runs() -> Outcome {
    score_a_hand::main()
}

#[test]
fn shanten_and_ukeire_runs() -> Outcome {
    shanten_and_ukeire::main()
}

#[test]
fn write_a_bot_runs() -> Outcome {
    write_a_bot::main()
}
