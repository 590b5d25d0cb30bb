//! Walls that the server and the players fix together: fixed vectors, and every change is found.

mod mutations;
mod vectors;
mod verifiers;

use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Seat, Wall};
use jantaku_engine::Match;
use jantaku_record::line::Hex32;
use jantaku_record::{
    Commitment, Fault, Header, Line, MatchId, Record, RecordError, Recording, SeatInfo, SeatKind, SharedSeed,
    WallProof, WallSource, commitment, prove_walls, share_seal,
};
use sha2::{Digest, Sha256};

const MATCH: MatchId = MatchId(0x00c0_ffee_0123_4567);

/// Three people, the last of whom sends no share in even rounds, and a bot.
fn table(rules: &Ruleset) -> Vec<SeatInfo> {
    let mut seats = crate::common::seats(rules);
    seats.iter_mut().take(3).for_each(|seat| seat.kind = SeatKind::Human);
    seats
}

fn bits(what: &str, round: u32) -> [u8; 32] {
    Sha256::new().chain_update(what).chain_update(round.to_be_bytes()).finalize().into()
}

fn shared(match_id: MatchId, round: u32, rules: &Ruleset) -> SharedSeed {
    let share = |seat: Seat| match seat.index() {
        3 => None,
        2 if round.is_multiple_of(2) => None,
        at => Some(bits(&format!("share {at} of {match_id}"), round)),
    };
    let shares = BySeat::from_fn(rules.players, share);
    SharedSeed { match_id, round, seals: None, secret: bits(&format!("secret of {match_id}"), round), shares }
}

/// The same in version 2: whoever sends no share has sealed one in every second of those rounds.
fn sealed(match_id: MatchId, round: u32, rules: &Ruleset) -> SharedSeed {
    let shared = shared(match_id, round, rules);
    let share = |seat: Seat| match seat.index() {
        2 if round.is_multiple_of(4) => Some([9; 32]),
        _ => shared.shares[seat],
    };
    let seal = |seat| share(seat).map(|share| share_seal(match_id, round, seat, &share));
    SharedSeed { seals: Some(BySeat::from_fn(rules.players, seal)), ..shared }
}

/// A match whose walls follow from the seeds that `shared` gives for its rounds, counted from 1.
fn play(rules: &Arc<Ruleset>, seats: &[SeatInfo], shared: impl Fn(u32) -> SharedSeed) -> Recording {
    let mut header = Header::new(rules, seats.to_vec());
    header.match_id = Some(shared(1).match_id);
    let mut recording = Recording::with_header(header);
    let mut round = 0;
    let mut seal = |recording: &mut Recording| {
        round += 1;
        let source = WallSource::Shared(shared(round));
        recording.seal(source.clone());
        source.wall(&rules.tile_set())
    };
    let mut die = crate::common::Die(shared(1).match_id.0 | 1);
    let (mut played, mut events) = Match::start(rules.clone(), seal(&mut recording)).unwrap();
    loop {
        events.iter().for_each(|event| recording.push(event));
        if played.settlement().is_some() {
            return recording;
        }
        let asked = played.asked().next();
        events = match asked {
            Some(seat) => {
                let action = crate::common::choose(&mut die, &played, seat, &played.legal_actions(seat));
                played.play(seat, action).unwrap()
            }
            None => played.deal(seal(&mut recording)).unwrap(),
        };
    }
}

fn lines() -> Vec<Line> {
    let rules = crate::common::house(0);
    play(&rules, &table(&rules), |round| sealed(MATCH, round, &rules)).lines().to_vec()
}

fn read(lines: &[Line]) -> Result<Record, RecordError> {
    let text: String = lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect();
    Record::read(text.as_bytes())
}

fn proofs(lines: &[Line]) -> Vec<WallProof> {
    let text: String = lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect();
    prove_walls(text.as_bytes()).unwrap().rounds
}

/// The fault of the wall of the second round after a change, which a replay finds as well.
fn fault_after(change: impl Fn(&mut Vec<Line>)) -> Fault {
    let mut lines = lines();
    change(&mut lines);
    let record = match read(&lines) {
        Ok(record) => record,
        Err(error) => return error.fault,
    };
    assert!(record.replay().is_err());
    proofs(&lines)[1].fault.take().unwrap().fault
}

fn commitments(lines: &mut [Line]) -> Vec<&mut Hex32> {
    lines
        .iter_mut()
        .filter_map(|line| match line {
            Line::SharedWall { commitment, .. } => Some(commitment),
            _ => None,
        })
        .collect()
}

fn seals(lines: &mut [Line]) -> Vec<&mut Option<Vec<Option<Hex32>>>> {
    lines
        .iter_mut()
        .filter_map(|line| match line {
            Line::SharedWall { seals, .. } => Some(seals),
            _ => None,
        })
        .collect()
}

fn seeds(lines: &mut [Line]) -> Vec<(&mut Hex32, &mut Vec<Option<Hex32>>)> {
    lines
        .iter_mut()
        .filter_map(|line| match line {
            Line::SharedSeed { secret, shares } => Some((secret, shares)),
            _ => None,
        })
        .collect()
}

fn header(lines: &mut [Line]) -> &mut Header {
    match &mut lines[0] {
        Line::Match(header) => header,
        line => panic!("{line:?}"),
    }
}

#[test]
fn a_record_says_what_its_walls_follow_from() {
    for (house, of) in [(0, sealed as fn(MatchId, u32, &Ruleset) -> SharedSeed), (1, sealed), (2, sealed), (0, shared)]
    {
        let rules = crate::common::house(house);
        let shared = |_, round, rules: &Arc<Ruleset>| of(MATCH, round, rules);
        let recording = play(&rules, &table(&rules), |round| shared(MATCH, round, &rules));
        let record = Record::read(recording.to_json_lines().as_bytes()).unwrap();
        assert_eq!(record.header.match_id, Some(MATCH));
        assert!(record.rounds.len() > 2 && record.replay().unwrap().settlement().is_some());
        for ((round, proof), number) in record.rounds.iter().zip(proofs(recording.lines())).zip(1..) {
            let expected = shared(MATCH, number, &rules);
            assert!(proof.fault.is_none(), "{:?}", proof.fault);
            let before = Commitment::Shared(Hex32(expected.commitment()), expected.seals.clone());
            assert_eq!(round.sealed.what, Some(before));
            assert_eq!(round.revealed.as_ref().unwrap().what, WallSource::Shared(expected.clone()));
            let seats = |seats: Vec<Seat>| seats.into_iter().map(Seat::index).collect::<Vec<_>>();
            let (missing, unopened): (&[usize], &[usize]) = match (number % 4, expected.version()) {
                (0, 2) => (&[], &[2]),
                (0 | 2, _) => (&[2], &[]),
                _ => (&[], &[]),
            };
            assert_eq!((&*seats(proof.missing), &*seats(proof.unopened)), (missing, unopened), "round {number}");
        }
    }
}

/// The same record in every version.
#[test]
fn the_same_match_gives_the_same_bytes() {
    let rules = crate::common::house(3);
    let written = |of: fn(MatchId, u32, &Ruleset) -> SharedSeed| {
        play(&rules, &table(&rules), |round| of(MATCH, round, &rules)).to_json_lines()
    };
    for (written, known) in [
        (written(shared), include_str!("../data/shared.jsonl")),
        (written(sealed), include_str!("../data/sealed.jsonl")),
    ] {
        assert_eq!(written.split_once('\n').unwrap().1, known.split_once('\n').unwrap().1);
        assert!(Record::read(known.as_bytes()).unwrap().replay().unwrap().settlement().is_some());
    }
}

#[test]
fn one_bit_of_the_secret_the_commitment_or_a_share_is_found() {
    for bit in (0..256).step_by(17) {
        let flip = |hex: &mut Hex32| hex.0[bit / 8] ^= 1 << (bit % 8);
        let fault = fault_after(|lines| flip(commitments(lines)[1]));
        assert!(matches!(fault, Fault::SharedCommitment { match_id: MATCH, round: 2, .. }), "{fault}");
        let fault = fault_after(|lines| flip(seeds(lines)[1].0));
        assert!(matches!(fault, Fault::SharedCommitment { .. }), "{fault}");
        let fault = fault_after(|lines| flip(seeds(lines)[1].1[1].as_mut().unwrap()));
        assert!(matches!(fault, Fault::SharedSeal(seat) if seat.index() == 1), "{fault}");
        let fault = fault_after(|lines| flip(seals(lines)[1].as_mut().unwrap()[1].as_mut().unwrap()));
        assert!(matches!(fault, Fault::SharedSeal(seat) if seat.index() == 1), "{fault}");
    }
}

#[test]
fn shares_cannot_change_places_disappear_or_come_later() {
    let of_other_tiles = |change: fn(&mut Vec<Line>)| {
        let fault = fault_after(change);
        assert!(matches!(fault, Fault::SharedTiles(_)), "{fault}");
        assert!(fault.to_string().ends_with("the players' shares: the hands are not those of the wall"), "{fault}");
    };
    let unsealed = |seat: usize, change: fn(&mut Vec<Option<Hex32>>)| {
        let fault = fault_after(|lines| change(seeds(lines)[1].1));
        assert!(matches!(fault, Fault::SharedSeal(of) if of.index() == seat), "{fault}");
    };
    unsealed(0, |shares| shares.swap(0, 1));
    unsealed(2, |shares| shares.swap(1, 2));
    unsealed(2, |shares| shares[2] = Some(Hex32([0; 32])));
    of_other_tiles(|lines| seeds(lines)[1].1[0] = None);
    // Seals count without a share as well: none can be left out, or added, once there is a wall.
    of_other_tiles(|lines| {
        (seals(lines)[1].as_mut().unwrap()[0], seeds(lines)[1].1[0]) = (None, None);
    });
    of_other_tiles(|lines| seals(lines)[1].as_mut().unwrap()[2] = Some(Hex32([0; 32])));
}

/// A server that leaves out a share after it has seen it: everybody sees whose.
#[test]
fn whoever_sealed_a_share_that_is_not_in_the_wall_is_named() {
    let rules = crate::common::house(0);
    let left_out = |round| {
        let mut shared = sealed(MATCH, round, &rules);
        let seat = Seat::new(1).unwrap();
        shared.shares[seat] = shared.shares[seat].filter(|_| round != 2);
        shared
    };
    let all = proofs(play(&rules, &table(&rules), left_out).lines());
    assert!(all.iter().all(|proof| proof.fault.is_none()));
    assert_eq!(all[1].unopened, [Seat::new(1).unwrap()]);
    assert!(all[0].unopened.is_empty() && all[2].unopened.is_empty());
    // Nor can it go back to the version in which nobody saw that.
    let earlier = |round| if round == 2 { shared(MATCH, round, &rules) } else { sealed(MATCH, round, &rules) };
    let text = play(&rules, &table(&rules), earlier).to_json_lines();
    assert!(matches!(prove_walls(text.as_bytes()).unwrap_err().fault, Fault::EarlierVersion));
    assert!(matches!(Record::read(text.as_bytes()).unwrap_err().fault, Fault::EarlierVersion));
    let later = |round| if round == 1 { shared(MATCH, round, &rules) } else { sealed(MATCH, round, &rules) };
    let text = play(&rules, &table(&rules), later).to_json_lines();
    assert!(prove_walls(text.as_bytes()).unwrap().rounds.iter().all(|proof| proof.fault.is_none()));
}

#[test]
fn a_commitment_holds_for_its_round_and_its_match_alone() {
    let fault = fault_after(|lines| {
        let [first, second, ..] = &mut commitments(lines)[..] else { panic!("two rounds") };
        std::mem::swap(*first, *second);
    });
    assert!(matches!(fault, Fault::SharedCommitment { round: 2, .. }), "{fault}");
    // The first round as it was, in place of the second.
    let fault = fault_after(|lines| {
        let (commitment, secret) = (*commitments(lines)[0], *seeds(lines)[0].0);
        *commitments(lines)[1] = commitment;
        *seeds(lines)[1].0 = secret;
    });
    assert!(matches!(fault, Fault::SharedCommitment { round: 2, .. }), "{fault}");
    let fault = fault_after(|lines| header(lines).match_id = Some(MatchId(MATCH.0 ^ 1)));
    assert!(matches!(fault, Fault::SharedCommitment { match_id: MatchId(0x00c0_ffee_0123_4566), .. }), "{fault}");
    assert_eq!(
        fault.to_string().split(": for ").next().unwrap(),
        "the server's secret is not the one it committed to before the deal"
    );
}

#[test]
fn what_the_protocol_does_not_know_is_refused() {
    assert!(matches!(fault_after(|lines| header(lines).match_id = None), Fault::NoMatchId));
    let fault = fault_after(|lines| seeds(lines)[1].1[3] = Some(Hex32([0; 32])));
    assert!(matches!(fault, Fault::BotShare(seat) if seat.index() == 3), "{fault}");
    let fault = fault_after(|lines| seeds(lines)[1].1.truncate(3));
    assert!(matches!(fault, Fault::Shares { found: 3, wanted: 4 }), "{fault}");
    let fault = fault_after(|lines| {
        if let Some(Line::SharedWall { version, .. }) = lines.iter_mut().find(|line| line.kind() == "shared_wall") {
            *version = 3;
        }
    });
    assert!(matches!(fault, Fault::SharedVersion(3)), "{fault}");
    let fault = fault_after(|lines| *seals(lines)[1] = None);
    assert!(matches!(fault, Fault::Seals(2)), "{fault}");
    let fault = fault_after(|lines| seals(lines)[1].as_mut().unwrap()[3] = Some(Hex32([0; 32])));
    assert!(matches!(fault, Fault::BotShare(seat) if seat.index() == 3), "{fault}");
    let fault = fault_after(|lines| seals(lines)[1].as_mut().unwrap().truncate(3));
    assert!(matches!(fault, Fault::Shares { found: 3, wanted: 4 }), "{fault}");
    // A server that chose the wall alone cannot pass it off as shared, nor reveal a shared one as its own.
    let alone = [7; 32];
    let fault = fault_after(|lines| {
        *lines.iter_mut().find(|line| line.kind() == "shared_seed").unwrap() = Line::Seed { seed: Hex32(alone) };
    });
    assert!(matches!(fault, Fault::OutOfPlace { expected: "a line of type `shared_seed`", found: "seed" }), "{fault}");
    let fault = fault_after(|lines| {
        let hash = Some(Hex32(commitment(&alone)));
        *lines.iter_mut().find(|line| line.kind() == "shared_wall").unwrap() = Line::Wall { commitment: hash };
    });
    assert!(matches!(fault, Fault::MixedWalls | Fault::OutOfPlace { .. }), "{fault}");
}

/// A host picks the one wall that matters, and says in the record that it was the server's own.
#[test]
fn a_match_with_shared_walls_has_them_in_every_round() {
    let rules = crate::common::house(0);
    let own = [7; 32];
    for (sealed, revealed) in [WallSource::Seed(own), WallSource::Stated(Wall::from_seed(own, &rules.tile_set()))]
        .map(|source| (source.sealed(), source.revealed()))
    {
        for number in [0, 1] {
            let mut lines = lines();
            *lines.iter_mut().filter(|line| line.kind() == "shared_wall").nth(number).unwrap() = sealed.clone();
            let before = lines.iter().position(|line| line.kind() == "shared_seed");
            let at = if number == 0 { before } else { lines.iter().rposition(|line| line.kind() == "shared_seed") };
            lines[at.unwrap()] = revealed.clone();
            let text: String = lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect();
            assert!(matches!(read(&lines).unwrap_err().fault, Fault::MixedWalls | Fault::OutOfPlace { .. }));
            assert!(prove_walls(text.as_bytes()).is_err());
        }
    }
}

#[test]
fn in_another_match_a_shared_wall_is_a_stated_one() {
    let rules = crate::common::house(0);
    let (set, source) = (rules.tile_set(), WallSource::Shared(shared(MATCH, 1, &rules)));
    let wall = source.wall(&set);
    assert_eq!(source.for_another_match(&set), WallSource::Stated(wall));
    let alone = WallSource::Seed([1; 32]);
    assert_eq!(alone.clone().for_another_match(&set), alone);
}
