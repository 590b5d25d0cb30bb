//! Tools for the checks: found, or installed if that is allowed.

use std::path::PathBuf;

use crate::command::{Outcome, command, find, output, run, target_dir};

/// `cargo-deny`, installed into the target folder if `PATH` has none.
pub fn cargo_deny() -> Result<PathBuf, String> {
    find("cargo-deny").map_or_else(|| install("cargo-deny", None), Ok)
}

/// The runner of the instruction counts, of the very version of the library: installed into the target folder.
pub fn gungraun_runner(version: &str) -> Result<PathBuf, String> {
    install("gungraun-runner", Some(version))
}

pub fn valgrind() -> Outcome {
    match find("valgrind") {
        Some(_) => Ok(()),
        None => apt_install("valgrind libc6-dbg", "valgrind, to count instructions"),
    }
}

/// Makes a Python environment in the target folder, with the package and the tools of its checks, and returns the
/// folder of its programs.
pub fn python() -> Result<PathBuf, String> {
    let programs = environment("python")?;
    // uv installs in seconds what takes pip a minute.
    run(&mut command(programs.join("pip"), &["install", "--quiet", "maturin>=1.9,<2", "uv"]))?;
    let mut develop =
        command(programs.join("maturin"), &["develop", "--uv", "--quiet", "--locked", "--extras", "test"]);
    run(develop.env("VIRTUAL_ENV", target_dir().join("python")))?;
    Ok(programs)
}

/// Makes a Python environment in the target folder with Debian's PyTorch, as PyPI's brings 2 GB for graphics cards, and returns its interpreter.
/// It finds the package on `PYTHONPATH`, in `crates/py/python`.
pub fn pytorch() -> Result<PathBuf, String> {
    const DEBIAN: &str = "/usr/bin/python3";
    python()?;
    if output(&mut command(DEBIAN, &["-c", "import torch, ensurepip"])).is_none() {
        apt_install("python3-venv python3-torch libopenblas0", "PyTorch, for the examples that train")?;
    }
    let folder = target_dir().join("pytorch");
    let python = folder.join("bin/python");
    if !python.is_file() {
        run(command(DEBIAN, &["-m", "venv", "--system-site-packages"]).arg(&folder))?;
    }
    // PyTorch 1.13 was built for NumPy 1.
    let packages = ["numpy>=1.26,<2", "pyarrow>=18,<22"];
    run(command(&python, &["-m", "pip", "install", "--quiet"]).args(packages))?;
    Ok(python)
}

/// Makes a Python environment with Schemathesis, and returns the folder of its programs.
pub fn schemathesis() -> Result<PathBuf, String> {
    let programs = environment("http-api")?;
    run(&mut command(programs.join("pip"), &["install", "--quiet", "schemathesis>=4,<5", "pytest>=8,<10"]))?;
    Ok(programs)
}

/// Makes an empty Python environment of this name in the target folder, and returns the folder of its programs.
pub fn environment(name: &str) -> Result<PathBuf, String> {
    let folder = target_dir().join(name);
    let programs = folder.join("bin");
    if !programs.join("pip").is_file() {
        let make = || run(command("python3", &["-m", "venv"]).arg(&folder));
        // Debian packages `venv` apart from the interpreter.
        make().or_else(|_| {
            apt_install("python3 python3-venv", "Python 3.10 or later, for the kit").and_then(|()| make())
        })?;
    }
    Ok(programs)
}

/// Installs a program into the target folder, if it is missing. Unoptimised: most of the time would go into building.
fn install(program: &str, version: Option<&str>) -> Result<PathBuf, String> {
    let tools = target_dir().join("tools").join(version.unwrap_or_default());
    let path = tools.join("bin").join(program);
    if !path.is_file() {
        println!("{program} is missing: installing it into {} (minutes, once)", tools.display());
        let mut install = command("cargo", &["install", program, "--locked", "--debug"]);
        install.args(version.into_iter().flat_map(|version| ["--version", version])).arg("--root").arg(&tools);
        install.env("CARGO_TARGET_DIR", target_dir().join("tools/build")).env("CARGO_PROFILE_DEV_DEBUG", "0");
        run(&mut install).map_err(|error| format!("{error}; install it by hand: cargo install {program} --locked"))?;
    }
    Ok(path)
}

/// The folder of PostgreSQL's programs. Debian has one for each version, beside `PATH`.
pub fn postgres() -> Result<PathBuf, String> {
    const NEEDED: [&str; 4] = ["initdb", "pg_isready", "postgres", "psql"];
    let found = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let of_debian = versions.map(|version| version.path().join("bin"));
        let on_path = find("initdb").and_then(|initdb| initdb.canonicalize().ok()?.parent().map(PathBuf::from));
        let all = of_debian.chain(on_path);
        all.filter(|folder| NEEDED.iter().all(|program| folder.join(program).is_file())).max()
    };
    found().map_or_else(
        || {
            apt_install("postgresql", "PostgreSQL, for the tests of stores")?;
            found().ok_or("postgresql was installed but is not in /usr/lib/postgresql".to_owned())
        },
        Ok,
    )
}

/// Chromium; Debian's without windows takes a quarter less time than one that hides them.
pub fn chromium() -> Result<PathBuf, String> {
    const SHELL: &str = "chromium-headless-shell";
    let found = || [SHELL, "chromium"].into_iter().find_map(find);
    found().map_or_else(
        || {
            apt_install(SHELL, "Chromium, for the browser tests")?;
            find(SHELL).ok_or(format!("{SHELL} was installed but is not on PATH"))
        },
        Ok,
    )
}

/// A font with kanji: without one the page shows boxes.
pub fn kanji_font() -> Outcome {
    let fonts = output(&mut command("fc-list", &[":lang=ja"]));
    if fonts.is_some_and(|fonts| !fonts.is_empty()) {
        return Ok(());
    }
    apt_install("fontconfig fonts-ipafont-gothic", "a font with kanji, for the browser tests")
}

/// Installs Debian packages (separated by blanks) if this user may; otherwise reports what is missing.
fn apt_install(packages: &str, what: &str) -> Outcome {
    let by_hand = format!("{what}, is missing; install it: sudo apt-get install {packages}");
    let root = output(&mut command("id", &["-u"])).is_some_and(|id| id == "0");
    if !root || find("apt-get").is_none() {
        return Err(by_hand);
    }
    println!("{what}, is missing: installing {packages}");
    let install = |args: &[&str]| run(command("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive"));
    let packages: Vec<&str> = packages.split(' ').collect();
    install(&["update", "-qq"])
        .and_then(|()| install(&[&["install", "-y", "-qq", "--no-install-recommends"], &packages[..]].concat()))
        .map_err(|error| format!("{error}; {by_hand}"))
}
