//! The instructions of W1 to W5, counted by callgrind; the inputs are made before the counting begins. `cargo xtask
//! test counts` compares the counts with counts.txt.

use std::hint::black_box;
use std::sync::Arc;

use gungraun::{library_benchmark, library_benchmark_group, main};
use jantaku_bench::{Distribution, Record, WinInput, hands, records, w1, w2, w3, w4, w4e, w5, walls, wins};
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Ruleset, Wall};

fn rules() -> Arc<Ruleset> {
    Arc::new(Ruleset::preset("tenhou").expect("the preset is built in"))
}

fn drawn(distribution: Distribution, many: usize) -> Vec<Counts> {
    hands(distribution, TilesPlayed::Full136, 14, many, 1)
}

fn won() -> (Arc<Ruleset>, Vec<WinInput>) {
    (rules(), wins(&rules(), 300, 3))
}

fn dealt() -> (Arc<Ruleset>, Vec<Wall>) {
    (rules(), walls(&rules(), 20, 5))
}

fn recorded() -> (Arc<Ruleset>, Vec<Record>) {
    (rules(), records(&rules(), 2, 6))
}

#[library_benchmark]
#[bench::all(drawn(Distribution::All, 10_000))]
#[bench::suit(drawn(Distribution::Suit, 10_000))]
fn shanten(hands: Vec<Counts>) -> i64 {
    black_box(w1(black_box(&hands)))
}

#[library_benchmark]
#[bench::all(drawn(Distribution::All, 300))]
#[bench::suit(drawn(Distribution::Suit, 300))]
fn ukeire(hands: Vec<Counts>) -> u64 {
    black_box(w2(black_box(&hands)))
}

#[library_benchmark]
#[bench::tenhou(won())]
fn scoring((rules, wins): (Arc<Ruleset>, Vec<WinInput>)) -> i64 {
    black_box(w3(&rules, black_box(&wins)))
}

#[library_benchmark]
#[bench::tenhou(rules())]
fn random_play(rules: Arc<Ruleset>) -> u64 {
    black_box(w4(&rules, 2, 4)).decisions
}

#[library_benchmark]
#[bench::tenhou(dealt())]
fn tsumogiri((rules, walls): (Arc<Ruleset>, Vec<Wall>)) -> u64 {
    black_box(w4e(&rules, black_box(&walls)))
}

#[library_benchmark]
#[bench::tenhou(recorded())]
fn replaying((rules, records): (Arc<Ruleset>, Vec<Record>)) -> u64 {
    black_box(w5(&rules, black_box(&records)))
}

library_benchmark_group!(name = works, benchmarks = [shanten, ukeire, scoring, random_play, tsumogiri, replaying]);
main!(library_benchmark_groups = works);
