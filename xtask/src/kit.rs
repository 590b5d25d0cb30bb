//! Builds the kit for Python: a wheel, and the documents as a site.

use crate::command::{Outcome, command, root, run, target_dir};
use crate::tools;

/// Builds the wheel for Linux, which runs wherever Python 3.10 or later does: zig links it against an old C library.
pub fn wheel() -> Outcome {
    let programs = tools::environment("python")?;
    run(&mut command(programs.join("pip"), &["install", "--quiet", "maturin[zig]>=1.9,<2"]))?;
    let out = target_dir().join("wheels");
    let mut build = command(programs.join("maturin"), &["build", "--release", "--locked", "--zig"]);
    // maturin looks for zig among the modules of the first Python on the path.
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let first = std::iter::once(programs.clone()).chain(std::env::split_paths(&paths));
    let path = std::env::join_paths(first).map_err(|error| format!("PATH: {error}"))?;
    run(build.args(["--compatibility", "manylinux2014", "--out"]).arg(&out).env("PATH", path))?;
    println!("the wheel is in {}", out.display());
    Ok(())
}

/// Builds the site of the documents; a broken link fails.
pub fn site() -> Outcome {
    let programs = tools::python()?;
    run(&mut command(programs.join("pip"), &["install", "--quiet", "mkdocs>=1.6,<2", "mkdocstrings[python]>=1,<2"]))?;
    let site = target_dir().join("site");
    let mut build = command(programs.join("python"), &["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir"]);
    run(build.arg(&site).current_dir(root()))?;
    println!("the site is in {}", site.join("index.html").display());
    Ok(())
}
