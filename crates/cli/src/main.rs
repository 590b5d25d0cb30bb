//! The `jantaku` binary.

fn main() {}
