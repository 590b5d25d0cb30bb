//! The TypeScript types in the browser's sources are those of the protocol.

use std::fs;
use std::path::{Path, PathBuf};

use jantaku_wire::{
    AccountState, AdminMatch, AdminPeople, AdminReport, AdminRoom, Advised, CareerCommand, CareerPage, Catalogue,
    Ceremony, ClientMessage, Created, Credentials, DailyPuzzle, DeviceCode, DeviceOffer, DrillList, DrillQuestion,
    Failure, Forget, HelpBook, HouseChecked, HouseRead, Lesson, LessonList, LookBack, NewBan, NewCareerMatch, NewMatch,
    NewPasskey, NewPractice, OfferedName, OwnSeat, PasswordChange, PastDiscard, Person, Recovery, RecoveryCodes,
    Replay, RoomCommand, RoomFound, RoomList, SaveHouse, ScoreAnswer, ServerMessage, SessionList, SignIn, StartPage,
    StatisticsList, StatisticsPage, Visitor, YakuInReach,
};
use ts_rs::{Config, TS};

#[test]
fn the_generated_types_are_those_checked_in() {
    let dir = std::env::temp_dir().join(format!("jantaku-wire-{}", std::process::id()));
    let config = Config::new().with_out_dir(&dir);
    ClientMessage::export_all(&config).unwrap();
    ServerMessage::export_all(&config).unwrap();
    StartPage::export_all(&config).unwrap();
    OwnSeat::export_all(&config).unwrap();
    NewMatch::export_all(&config).unwrap();
    Created::export_all(&config).unwrap();
    Failure::export_all(&config).unwrap();
    Replay::export_all(&config).unwrap();
    Catalogue::export_all(&config).unwrap();
    HouseChecked::export_all(&config).unwrap();
    HouseRead::export_all(&config).unwrap();
    HelpBook::export_all(&config).unwrap();
    Ceremony::export_all(&config).unwrap();
    ScoreAnswer::export_all(&config).unwrap();
    SaveHouse::export_all(&config).unwrap();
    CareerPage::export_all(&config).unwrap();
    CareerCommand::export_all(&config).unwrap();
    NewCareerMatch::export_all(&config).unwrap();
    NewPractice::export_all(&config).unwrap();
    Advised::export_all(&config).unwrap();
    LookBack::export_all(&config).unwrap();
    YakuInReach::export_all(&config).unwrap();
    PastDiscard::export_all(&config).unwrap();
    Person::export_all(&config).unwrap();
    StatisticsPage::export_all(&config).unwrap();
    StatisticsList::export_all(&config).unwrap();
    DrillList::export_all(&config).unwrap();
    DrillQuestion::export_all(&config).unwrap();
    DailyPuzzle::export_all(&config).unwrap();
    LessonList::export_all(&config).unwrap();
    Lesson::export_all(&config).unwrap();
    Visitor::export_all(&config).unwrap();
    SignIn::export_all(&config).unwrap();
    Forget::export_all(&config).unwrap();
    RoomCommand::export_all(&config).unwrap();
    RoomFound::export_all(&config).unwrap();
    RoomList::export_all(&config).unwrap();
    SessionList::export_all(&config).unwrap();
    DeviceOffer::export_all(&config).unwrap();
    DeviceCode::export_all(&config).unwrap();
    OfferedName::export_all(&config).unwrap();
    AccountState::export_all(&config).unwrap();
    Credentials::export_all(&config).unwrap();
    NewPasskey::export_all(&config).unwrap();
    RecoveryCodes::export_all(&config).unwrap();
    PasswordChange::export_all(&config).unwrap();
    Recovery::export_all(&config).unwrap();
    AdminPeople::export_all(&config).unwrap();
    AdminRoom::export_all(&config).unwrap();
    AdminMatch::export_all(&config).unwrap();
    AdminReport::export_all(&config).unwrap();
    NewBan::export_all(&config).unwrap();
    let generated = fs::read_to_string(dir.join("wire.ts")).unwrap();
    fs::remove_dir_all(&dir).unwrap();
    assert!(!generated.contains("bigint"), "64-bit numbers do not survive JSON in a browser");
    let kept: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/ui/src/wire/generated/wire.ts");
    if std::env::var_os("JANTAKU_WRITE_WIRE").is_some() {
        fs::create_dir_all(kept.parent().unwrap()).unwrap();
        fs::write(&kept, generated).unwrap();
        return;
    }
    let found = fs::read_to_string(&kept).unwrap_or_default();
    assert!(
        found == generated,
        "{} is out of date: JANTAKU_WRITE_WIRE=1 cargo test -p jantaku-wire --test all types writes it anew",
        kept.display()
    );
}
