//! Two or more programs at the same work, in turns and by processor time, so that other load on the machine affects all
//! of them.

use std::hint::black_box;

use cpu_time::ThreadTime;

/// One pass over the inputs; returns the number of units of work.
pub type Pass<'a> = Box<dyn FnMut() -> u64 + 'a>;

/// A peer at the same work.
pub struct Peer<'a> {
    pub name: &'static str,
    /// The target ratio of our speed to theirs; `None` if it is shown for comparison only.
    pub goal: Option<f64>,
    /// The result of comparing its results with ours, which comes first.
    pub agreement: String,
    pub pass: Pass<'a>,
}

/// One piece of work.
pub struct Contest<'a> {
    pub inputs: String,
    /// The unit of the rates.
    pub unit: &'static str,
    pub ours: Pass<'a>,
    pub peers: Vec<Peer<'a>>,
}

/// The result of a contest.
pub struct Line {
    /// Our units per second.
    pub ours: f64,
    /// For each peer, its units per second and the ratio of our speed to it: medians.
    pub peers: Vec<(f64, f64)>,
}

impl Contest<'_> {
    /// Times `passes` passes of each program, in turns.
    pub fn run(&mut self, passes: usize) -> Line {
        let mut ours = Vec::new();
        let mut rates = vec![Vec::new(); self.peers.len()];
        rate(&mut self.ours);
        for _ in 0..passes {
            ours.push(rate(&mut self.ours));
            for (peer, rates) in self.peers.iter_mut().zip(&mut rates) {
                rates.push(rate(&mut peer.pass));
            }
        }
        let ratios = |rates: &[f64]| median(ours.iter().zip(rates).map(|(ours, peer)| ours / peer).collect());
        let peers = rates.iter().map(|rates| (median(rates.clone()), ratios(rates))).collect();
        Line { ours: median(ours), peers }
    }
}

fn rate(pass: &mut Pass) -> f64 {
    let start = ThreadTime::now();
    let units = black_box(pass());
    units as f64 / start.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The number of results that are equal.
pub fn agreement(equal: impl IntoIterator<Item = bool>) -> String {
    let (mut same, mut all) = (0, 0);
    for equal in equal {
        all += 1;
        same += u64::from(equal);
    }
    if same == all { format!("all {all} equal") } else { format!("{} of {all} DIFFER", all - same) }
}
