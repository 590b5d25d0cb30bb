//! The tests of this crate, in one program: it is linked once.
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod decode;
mod openapi;
mod scenes;
mod score;
mod types;

use std::fs;
use std::path::Path;

/// Compares the generated text with the file of the repository, or writes the file.
fn golden(file: &str, generated: &str) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("JANTAKU_WRITE").is_some() {
        return fs::write(&kept, generated).unwrap();
    }
    let found = fs::read_to_string(&kept).unwrap_or_default();
    assert!(found == generated, "{file} is out of date: cargo xtask write writes it anew");
}
