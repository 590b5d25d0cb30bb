//! What a folder was begun from: a run that goes on must be the same.

use std::path::Path;

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::DatasetError;
use crate::card::{CARD, ColumnCard, MANIFEST};
use crate::error::at;
use crate::job::{Job, Named, Source};

pub(crate) fn of(job: &Job, files: &[Named], shards: u32) -> Result<Value, DatasetError> {
    let mut manifest = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "per_shard": job.per_shard,
        "shards": shards,
        "columns": ColumnCard::all(),
    });
    let source = match &job.source {
        Source::Records { rules, .. } => json!({
            "records": {"files": files.len(), "listing": listing(files)?},
            "rules": rules.as_deref(),
        }),
        Source::Play { rules, bots, seed, matches } => json!({
            "bots": bots,
            "seed": seed,
            "matches": matches,
            "rules": **rules,
        }),
    };
    if let (Value::Object(manifest), Value::Object(source)) = (&mut manifest, source) {
        manifest.extend(source);
    }
    Ok(manifest)
}

/// The files by name and length, as one SHA-256.
fn listing(files: &[Named]) -> Result<String, DatasetError> {
    let mut listing = Sha256::new();
    for file in files {
        let length = std::fs::metadata(&file.path).map_err(at(&file.path, DatasetError::file))?.len();
        listing.update(file.name.as_bytes());
        listing.update([0]);
        listing.update(length.to_be_bytes());
    }
    Ok(listing.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Writes the manifest of a folder that is begun, or compares it with the one that is there.
pub(crate) fn agree(out: &Path, manifest: &Value) -> Result<(), DatasetError> {
    let path = out.join(MANIFEST);
    if !path.exists() {
        if holds_any(out)? {
            return Err(DatasetError::Stray { path: out.to_owned() });
        }
        return put(&path, manifest);
    }
    let text = std::fs::read_to_string(&path).map_err(at(&path, DatasetError::file))?;
    let found: Value = serde_json::from_str(&text)
        .map_err(|error| DatasetError::Foreign { path: path.clone(), what: error.to_string() })?;
    let (empty, none) = (Map::new(), Value::Null);
    let (found, wanted) = (found.as_object().unwrap_or(&empty), manifest.as_object().unwrap_or(&empty));
    let of = |map: &Map<String, Value>, field: &str| map.get(field).unwrap_or(&none).to_string();
    match wanted.keys().chain(found.keys()).find(|field| wanted.get(*field) != found.get(*field)) {
        Some(field) => Err(DatasetError::Begun {
            path,
            field: field.clone(),
            found: short(of(found, field)),
            wanted: short(of(wanted, field)),
        }),
        None => Ok(()),
    }
}

/// A whole set of rules is no part of a message.
fn short(text: String) -> String {
    if text.len() > 80 { text.chars().take(80).chain("…".chars()).collect() } else { text }
}

/// Whether there is anything that would be written over, or taken for a part of what is written.
fn holds_any(out: &Path) -> Result<bool, DatasetError> {
    let entries = std::fs::read_dir(out).map_err(at(out, DatasetError::file))?;
    let is_ours = |path: &Path| path.extension().is_some_and(|end| end == "parquet") || path.ends_with(CARD);
    Ok(entries.flatten().any(|entry| is_ours(&entry.path())))
}

/// Writes JSON so that the file is never seen half written.
pub(crate) fn put(path: &Path, value: &impl serde::Serialize) -> Result<(), DatasetError> {
    let part = path.with_extension("json.part");
    let text = serde_json::to_string_pretty(value).unwrap_or_default() + "\n";
    std::fs::write(&part, text).map_err(at(&part, DatasetError::file))?;
    std::fs::rename(&part, path).map_err(at(path, DatasetError::file))
}
