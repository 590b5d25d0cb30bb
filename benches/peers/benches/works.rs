//! Each side of each work separately: `cargo bench -p jantaku-bench-peers [FILTER]`. The table compares them.

use std::fmt;

use divan::Bencher;
use divan::counter::ItemsCount;
use jantaku_bench_peers::{Contest, WORKS, tenhou};

/// One side of one contest, by its indices.
#[derive(Debug, Clone)]
struct Side {
    work: usize,
    contest: usize,
    peer: Option<usize>,
    name: String,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

fn sides() -> Vec<Side> {
    let mut sides = Vec::new();
    for (work, (name, contests)) in WORKS.iter().enumerate() {
        for (contest, Contest { inputs, peers, .. }) in contests(&tenhou()).into_iter().enumerate() {
            let name = |side: &str| format!("{name} {inputs}: {side}");
            sides.push(Side { work, contest, peer: None, name: name("ours") });
            let each = peers.iter().enumerate();
            sides.extend(each.map(|(index, peer)| Side { work, contest, peer: Some(index), name: name(peer.name) }));
        }
    }
    sides
}

#[divan::bench(args = sides())]
fn pass(bencher: Bencher, side: &Side) {
    let mut contest = WORKS[side.work].1(&tenhou()).swap_remove(side.contest);
    let pass = match side.peer {
        Some(peer) => &mut contest.peers[peer].pass,
        None => &mut contest.ours,
    };
    let units = pass() as usize;
    bencher.counter(ItemsCount::new(units)).bench_local(pass);
}

fn main() {
    divan::main();
}
