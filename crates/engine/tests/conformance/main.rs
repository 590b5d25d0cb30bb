//! Real matches of four players, where the variable `JANTAKU_CONFORMANCE` names a folder of them: they must cost what
//! they cost, be followed by the same hand or the end, and offer every player what was offered.

mod log;
mod matches;
mod offers;

use std::path::{Path, PathBuf};

/// The files of a folder of logs, if there are any.
fn folder(name: &str) -> Option<Vec<PathBuf>> {
    let Ok(logs) = std::env::var("JANTAKU_CONFORMANCE") else {
        println!("skipped: JANTAKU_CONFORMANCE names no folder of logs");
        return None;
    };
    let entries = std::fs::read_dir(Path::new(&logs).join(name)).expect("the folder is there");
    Some(entries.map(|entry| entry.expect("a file").path()).collect())
}
