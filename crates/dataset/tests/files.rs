//! Files of rows, written and read.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use jantaku_core::Ruleset;
use jantaku_dataset::{
    COLUMNS, Card, DatasetError, Job, Reason, Row, Shard, Source, Table, files_below, write, write_shards,
};

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn bots() -> Vec<String> {
    ["wild", "random", "random", "random"].map(str::to_owned).to_vec()
}

fn shards_of(matches: u32) -> NonZeroU32 {
    NonZeroU32::new(matches).unwrap()
}

fn play(out: &Path, matches: u32, threads: usize) -> Job {
    let rules = Ruleset::preset("tenhou").unwrap().into();
    let source = Source::Play { rules, bots: bots(), seed: 3, matches };
    Job { source, out: out.to_owned(), per_shard: shards_of(2), threads }
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read(path).unwrap())).collect()
}

fn rows(folder: &Path, card: &Card) -> Vec<Row> {
    let shards = (0..card.shards).map(|nth| Shard::open(&folder.join(format!("part-{nth:05}.parquet"))).unwrap());
    shards
        .flat_map(|shard| (0..shard.groups()).flat_map(|group| shard.group(group).unwrap()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn what_is_read_is_what_was_written() {
    let out = folder("round-trip");
    let card = write(&play(&out, 3, 2), &|_| ()).unwrap();
    let table = Table::new(Ruleset::preset("tenhou").unwrap().into(), &bots(), 3).unwrap();
    let made: Vec<Row> = (0..3).flat_map(|number| table.play(number).unwrap().0.rows).collect();
    assert!(rows(&out, &card) == made, "the rows differ");
    assert_eq!((card.shards, card.counts.matches, card.counts.decisions), (2, 3, made.len() as u64));
    assert_eq!(card.counts.actions.values().sum::<u64>(), card.counts.decisions);
    // From match to match the first bot sits one seat further.
    let wild = made.iter().filter(|row| u32::from(row.seat) == row.number).count() as u64;
    let chosen = [("random", made.len() as u64 - wild), ("wild", wild)].map(|(name, count)| (name.to_owned(), count));
    assert_eq!(card.counts.bots, BTreeMap::from(chosen));
    let shard = Shard::open(&out.join("part-00001.parquet")).unwrap();
    assert_eq!(shard.counts().bots.values().sum::<u64>(), shard.counts().decisions);
    assert!(made.iter().all(|row| row.mask[usize::from(row.action / 8)] & 1 << (row.action % 8) != 0));
    assert!(made.iter().all(|row| (1..=4).contains(&row.place)));
    let stated: Card = serde_json::from_slice(&files(&out)["card.json"]).unwrap();
    assert_eq!(stated, card);
}

/// Those that write a folder together write what one would.
#[test]
fn files_can_be_written_apart() {
    let (whole, apart) = (folder("whole"), folder("apart"));
    write(&play(&whole, 5, 1), &|_| ()).unwrap();
    let job = play(&apart, 5, 1);
    assert_eq!(write_shards(&job, 0..0).unwrap(), 3);
    assert!(!apart.join("part-00000.parquet").exists());
    for numbers in [2..3, 0..2, 7..9] {
        assert_eq!(write_shards(&job, numbers).unwrap(), 3);
    }
    assert!(!apart.join("card.json").exists());
    write(&job, &|_| ()).unwrap();
    assert!(files(&whole) == files(&apart), "the files differ");
    assert!(matches!(write_shards(&play(&apart, 6, 1), 0..1), Err(DatasetError::Begun { .. })));
}

#[test]
fn threads_and_breaks_change_no_byte() {
    let (one, two) = (folder("one-thread"), folder("two-threads"));
    write(&play(&one, 5, 1), &|_| ()).unwrap();
    write(&play(&two, 5, 2), &|_| ()).unwrap();
    let whole = files(&one);
    assert_eq!(
        whole.keys().collect::<Vec<_>>(),
        ["card.json", "manifest.json", "part-00000.parquet", "part-00001.parquet", "part-00002.parquet"]
    );
    assert!(files(&two) == whole, "the files differ");
    // As a run leaves them that is broken off.
    std::fs::remove_file(two.join("card.json")).unwrap();
    std::fs::rename(two.join("part-00001.parquet"), two.join("part-00001.parquet.part")).unwrap();
    let kept = std::fs::metadata(two.join("part-00000.parquet")).unwrap().modified().unwrap();
    write(&play(&two, 5, 2), &|_| ()).unwrap();
    assert!(files(&two) == whole, "the files differ after a break");
    assert_eq!(std::fs::metadata(two.join("part-00000.parquet")).unwrap().modified().unwrap(), kept);
}

#[test]
fn a_folder_goes_on_only_as_it_was_begun() {
    let out = folder("begun");
    write(&play(&out, 2, 1), &|_| ()).unwrap();
    let error = write(&play(&out, 3, 1), &|_| ()).unwrap_err();
    let DatasetError::Begun { field, found, wanted, .. } = error else { panic!("{error}") };
    assert_eq!((field.as_str(), found.as_str(), wanted.as_str()), ("matches", "2", "3"));
    let error = write(&Job { per_shard: shards_of(3), ..play(&out, 2, 1) }, &|_| ()).unwrap_err();
    assert!(matches!(&error, DatasetError::Begun { field, .. } if field == "per_shard"), "{error}");
    std::fs::remove_file(out.join("manifest.json")).unwrap();
    let error = write(&play(&out, 2, 1), &|_| ()).unwrap_err();
    assert!(matches!(error, DatasetError::Stray { .. }), "{error}");
    // A card of somebody else is not written over; what has another name is in nobody's way.
    let foreign = folder("foreign");
    std::fs::create_dir_all(&foreign).unwrap();
    std::fs::write(foreign.join("card.json"), "canary").unwrap();
    let error = write(&play(&foreign, 2, 1), &|_| ()).unwrap_err();
    assert!(matches!(error, DatasetError::Stray { .. }), "{error}");
    assert_eq!(std::fs::read_to_string(foreign.join("card.json")).unwrap(), "canary");
    std::fs::rename(foreign.join("card.json"), foreign.join("notes.json")).unwrap();
    write(&play(&foreign, 2, 1), &|_| ()).unwrap();
    let error = write(&play(&folder("nothing"), 0, 1), &|_| ()).unwrap_err();
    assert!(matches!(error, DatasetError::Nothing), "{error}");
}

#[test]
fn what_is_no_record_is_named_with_the_reason() {
    let (records, out) = (folder("records"), folder("of-records"));
    std::fs::create_dir_all(records.join("deeper")).unwrap();
    let table = Table::new(Ruleset::preset("tenhou").unwrap().into(), &bots(), 3).unwrap();
    let record = table.play(0).unwrap().1.to_json_lines();
    std::fs::write(records.join("deeper/a.jsonl"), &record).unwrap();
    std::fs::write(records.join("b.jsonl"), record.replacen("\"tsumogiri\":true", "\"tsumogiri\":false", 1)).unwrap();
    std::fs::write(records.join("notes.md"), "# Not a record\n").unwrap();
    let client = "../record/tests/corpus/tenhou-client/nine-kinds.txt";
    std::fs::copy(client, records.join("seat.txt")).unwrap();
    let source = Source::Records { folder: records.clone(), rules: None };
    let job = Job { source, out: out.clone(), per_shard: shards_of(3), threads: 2 };
    let card = write(&job, &|_| ()).unwrap();
    let reasons: Vec<(&str, Reason)> =
        card.counts.left_out.iter().map(|left| (left.file.as_str(), left.reason)).collect();
    assert_eq!(reasons, [("b.jsonl", Reason::Differs), ("notes.md", Reason::NoRecord)]);
    assert_eq!((card.counts.files, card.counts.matches, card.counts.open), (4, 2, 1));
    assert!(card.counts.bots.is_empty());
    let rows = rows(&out, &card);
    let (seat, whole): (Vec<&Row>, Vec<&Row>) = rows.iter().partition(|row| &*row.file == "seat.txt");
    assert!(whole.iter().all(|row| &*row.file == "deeper/a.jsonl" && &*row.rules == "tenhou"));
    assert!(!seat.is_empty() && seat.iter().all(|row| (row.seat, row.place) == (seat[0].seat, 0)), "{}", seat.len());
    let inside = Job { out: records.join("out"), ..job };
    let error = write(&inside, &|_| ()).unwrap_err();
    assert!(matches!(error, DatasetError::Inside { .. }), "{error}");
}

#[test]
fn the_readme_lists_the_columns() {
    let readme = include_str!("../README.md");
    for column in COLUMNS {
        let line = format!("| `{}` | `{}` | {} |\n", column.name, column.kind.name(), column.about);
        assert!(readme.contains(&line), "{line}");
    }
}

/// A link back up made each file count once for every level that links may have.
#[cfg(unix)]
#[test]
fn a_folder_that_links_to_itself_is_opened_once_and_only_files_are_found() {
    let folder = folder("link-loop");
    std::fs::create_dir_all(folder.join("a")).unwrap();
    std::fs::write(folder.join("a/one.jsonl"), "").unwrap();
    std::os::unix::fs::symlink("..", folder.join("a/up")).unwrap();
    std::os::unix::fs::symlink("a", folder.join("b")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(folder.join("s")).unwrap();
    assert_eq!(files_below(&folder).unwrap(), [folder.join("a/one.jsonl")]);
}
