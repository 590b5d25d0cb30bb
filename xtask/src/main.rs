//! Project chores: `cargo xtask test`.

fn main() {}
