//! Checks that the storm of several servers finds faults: each is planted in a copy of the last commit, and the history
//! of the run has to show it.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::command::{Outcome, command, run, target_dir};
use crate::{tools, web};

/// A fault to be planted.
struct Fault {
    name: &'static str,
    about: &'static str,
    file: &'static str,
    /// The code there, once in the file.
    right: &'static str,
    /// The code with the fault.
    wrong: &'static str,
    /// The findings, in words; one of these has to appear.
    found: &'static [&'static str],
}

const FAULTS: [Fault; 3] = [
    Fault {
        name: "no-fence",
        about: "a server whose lease has ended goes on storing",
        file: "crates/store/src/postgres/work.rs",
        right: "[_, 0] => Err(StoreError::Superseded.into()),",
        wrong: "[_, 0] => Ok(false),",
        found: &["after its lease had ended", "another had taken over"],
    },
    Fault {
        name: "shown-first",
        about: "what happens is shown, and answers count, before it is stored",
        file: "crates/table/src/task/storing.rs",
        right: "self.store.append(appended).await?;",
        wrong: "let store = self.store.clone(); tokio::spawn(async move { store.append(appended).await });",
        found: &["what is stored there is", "was shown two events of number", "was to come"],
    },
    Fault {
        name: "twice",
        about: "what one server says is passed on twice by another, now and then",
        file: "crates/server/src/tables/socket/elsewhere.rs",
        right: "Frame::Text(text) => self.socket.send_text(&text).await,",
        wrong: "Frame::Text(text) => {
                if text.len() % 8 == 0 {
                    let _ = self.socket.send_text(&text).await;
                }
                self.socket.send_text(&text).await
            }",
        found: &["on one connection"],
    },
];

/// Plants each of these faults, or every one, runs the storm with it, and reports whether it was found.
pub fn find(names: &[&str]) -> Outcome {
    if let Some(unknown) = names.iter().find(|name| !FAULTS.iter().any(|fault| fault.name == **name)) {
        return Err(format!("there is no fault `{unknown}`"));
    }
    let copy = target_dir().join("faults");
    let place = copy.display().to_string();
    if copy.exists() {
        run(&mut command("git", &["worktree", "remove", "--force", &place]))?;
    }
    run(&mut command("git", &["worktree", "add", "--force", "--detach", &place, "HEAD"]))?;
    let chosen = FAULTS.iter().filter(|fault| names.is_empty() || names.contains(&fault.name));
    let outcomes: Vec<Outcome> = chosen.map(|fault| fault.find(&copy)).collect();
    let removed = run(&mut command("git", &["worktree", "remove", "--force", &place]));
    let failed: Vec<String> = outcomes.into_iter().chain([removed]).filter_map(Result::err).collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

pub fn list() {
    FAULTS.iter().for_each(|fault| println!("  {:12} {}", fault.name, fault.about));
}

impl Fault {
    /// The file with the fault in it.
    fn planted(&self, code: &str) -> Result<String, String> {
        match code.matches(self.right).count() {
            1 => Ok(code.replace(self.right, self.wrong)),
            count => Err(format!("{}: `{}` is there {count} times, not once", self.file, self.right)),
        }
    }

    fn find(&self, copy: &Path) -> Outcome {
        println!("\n{}: {}", self.name, self.about);
        let (dist, postgres) = (web::dist()?, tools::postgres()?);
        let (file, failed) = (copy.join(self.file), |error: std::io::Error| format!("{}: {error}", self.file));
        let right = fs::read_to_string(&file).map_err(failed)?;
        fs::write(&file, self.planted(&right)?).map_err(failed)?;
        let storm = ["test", "--locked", "-p", "jantaku", "--test", "play", "--", "--ignored", "whichever"];
        let mut storm = command("cargo", &storm);
        // Its own folder: no other run must start a program with a fault.
        storm.current_dir(copy).env("CARGO_TARGET_DIR", target_dir().join("faults-target")).env("WEB_DIST", dist);
        storm.env("JANTAKU_POSTGRES", postgres);
        let output = storm.stderr(Stdio::inherit()).output();
        fs::write(&file, right).map_err(failed)?;
        let output = output.map_err(failed)?;
        let printed = String::from_utf8_lossy(&output.stdout);
        let found = self.found.iter().find(|words| printed.contains(**words));
        match (output.status.success(), found) {
            (false, Some(words)) => {
                println!("found: “… {words} …”");
                Ok(())
            }
            (true, _) => Err(format!("{}: nothing was found", self.name)),
            (false, None) => Err(format!("{}: the run failed, but not for what is planted:\n{printed}", self.name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::root;

    #[test]
    fn each_fault_has_its_place() {
        for fault in FAULTS {
            let code = fs::read_to_string(root().join(fault.file)).unwrap();
            assert_ne!(fault.planted(&code).unwrap(), code, "{}", fault.name);
        }
    }
}
