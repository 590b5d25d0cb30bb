use jantaku_engine::{Phase, Round};

/// How many legal paths of exactly `depth` choices start here. When several seats are asked, each answer is a choice
/// of its own, the lowest seat first. A path ends with its round.
pub fn perft(round: &Round, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if matches!(round.table().phase, Phase::Over(_)) {
        return 0;
    }
    let Some(seat) = round.asked().next() else { return 0 };
    let legal = round.legal_actions(seat).legal;
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = legal.into_iter().map(|action| {
        let mut next = round.clone();
        match next.play(seat, action) {
            Ok(_) => perft(&next, depth - 1),
            Err(error) => panic!("{error}, though it was listed as legal"),
        }
    });
    after.sum()
}
