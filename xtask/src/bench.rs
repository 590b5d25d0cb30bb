//! Speed beside other programs, in a workspace of its own: benches/.

use crate::command::{Outcome, command, run, target_dir};

/// Prints the table twice: built for this processor, and for any.
pub fn table(args: &[&str]) -> Outcome {
    for (folder, flags) in [("native", "-Ctarget-cpu=native"), ("portable", "")] {
        let build = ["run", "--release", "--locked", "--manifest-path", "benches/Cargo.toml", "--bin", "table", "--"];
        let target = target_dir().join("benches").join(folder);
        run(command("cargo", &build).args(args).env("RUSTFLAGS", flags).env("CARGO_TARGET_DIR", target))?;
    }
    Ok(())
}
