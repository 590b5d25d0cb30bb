//! The test vectors of `docs/fair-wall.md`.

use jantaku_core::rules::SeatsBy;
use jantaku_core::{BySeat, Dice, Players, Ruleset, Wall, notation};
use jantaku_record::line::{Hex32, SeatDrawForm};
use jantaku_record::{MatchId, SharedSeed, WallSource, share_seal};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A test vector of the specification.
#[derive(Deserialize)]
struct Vector {
    rules: String,
    match_id: MatchId,
    round: u32,
    secret: Hex32,
    shares: Vec<Option<Hex32>>,
    seals: Option<Vec<Option<Hex32>>>,
    commitment: Hex32,
    seed: Hex32,
    dice: Dice,
    wall: String,
}

/// The lines of the specification's blocks of this name.
fn of_specification<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let text = include_str!("../../../../docs/fair-wall.md");
    let begin = format!("```json {name}\n");
    let blocks = text.split(&begin).skip(1).map(|block| block.split("```").next().unwrap());
    blocks.flat_map(str::lines).map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_vectors_of_the_specification_hold() {
    let vectors: Vec<Vector> = of_specification("vectors");
    assert_eq!(vectors.iter().filter(|vector| vector.seals.is_some()).count(), 4);
    assert_eq!(vectors.len(), 8);
    for vector in vectors {
        let parts = |parts: Vec<Option<Hex32>>| {
            BySeat::from_vec(parts.into_iter().map(|part| part.map(|hex| hex.0)).collect()).unwrap()
        };
        let Vector { match_id, round, .. } = vector;
        let (secret, seals, shares) = (vector.secret.0, vector.seals.map(parts), parts(vector.shares));
        for (seat, share) in shares.iter().filter_map(|(seat, share)| Some((seat, (*share)?))) {
            let seal = seals.as_ref().map(|seals| seals[seat]);
            assert!(seal.is_none_or(|seal| seal == Some(share_seal(match_id, round, seat, &share))));
        }
        let shared = SharedSeed { match_id, round, seals, secret, shares };
        let wall = Wall::from_seed(shared.seed(), &Ruleset::preset(&vector.rules).unwrap().tile_set());
        let found = [shared.commitment(), shared.seed()].map(|hash| String::from(Hex32(hash)));
        assert_eq!(found, [vector.commitment, vector.seed].map(String::from));
        assert_eq!(notation::format_in_order(wall.tiles()), vector.wall);
        assert_eq!(wall.dice(), Some(vector.dice));
    }
}

/// A draw of seats of the specification.
#[derive(Deserialize)]
struct Draw {
    seats_by: SeatsBy,
    players: Players,
    secret: Hex32,
    seats_drawn: SeatDrawForm,
}

/// R-031: the draw of seats is the same for all time, from a seed as from the secret of a shared wall, whatever the shares.
#[test]
fn the_draws_of_seats_of_the_specification_hold() {
    let draws: Vec<Draw> = of_specification("seats");
    assert_eq!(draws.len(), 4);
    for Draw { seats_by, players, secret, seats_drawn } in draws {
        let shares = BySeat::from_fn(players, |seat| Some([seat.into(); 32]));
        let shared = SharedSeed { match_id: MatchId(1), round: 1, seals: None, secret: secret.0, shares };
        for source in [WallSource::Seed(secret.0), WallSource::Shared(shared)] {
            let draw = source.seat_draw(seats_by, players).unwrap();
            assert_eq!(SeatDrawForm::from(&draw), seats_drawn);
        }
    }
}
