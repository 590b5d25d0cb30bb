//! Tables for `jantaku admin`.

use chrono::DateTime;
use comfy_table::Table;
use jantaku_wire::{AdminMatch, AdminPerson, AdminReport, AdminRoom, Ban};

use crate::output::table;

/// A time in UTC, to the minute.
pub fn time(seconds: u32) -> String {
    let time = DateTime::from_timestamp(seconds.into(), 0);
    time.map(|time| time.format("%Y-%m-%d %H:%M").to_string()).unwrap_or_default()
}

/// A person with their number, since names are not unique.
pub fn named(person: &AdminPerson) -> String {
    format!("{} ({})", person.name, person.id)
}

pub fn people(people: &[AdminPerson]) -> Table {
    let mut table = table(
        &[
            text!("admin-id"),
            text!("admin-name"),
            text!("admin-account"),
            text!("admin-since"),
            text!("admin-seen"),
            text!("admin-sessions"),
            text!("admin-banned-until"),
        ],
        &[0, 5],
    );
    for person in people {
        let account = match &person.account {
            None => text!("admin-guest").to_owned(),
            Some(name) if person.admin => format!("{name} {}", text!("admin-is-admin")),
            Some(name) => name.clone(),
        };
        let seen = person.seen.map(time).unwrap_or_default();
        let (id, sessions) = (person.id.to_string(), person.sessions.to_string());
        let banned = person.ban.as_ref().map(banned).unwrap_or_default();
        table.add_row([id, person.name.clone(), account, time(person.since), seen, sessions, banned]);
    }
    table
}

fn banned(ban: &Ban) -> String {
    let until = ban.until.map_or_else(|| text!("admin-for-good").to_owned(), time);
    match &ban.reason {
        Some(reason) => format!("{until}: {reason}"),
        None => until,
    }
}

pub fn rooms(rooms: &[AdminRoom]) -> Table {
    let mut table = table(
        &[
            text!("admin-room"),
            text!("admin-opened"),
            text!("admin-host"),
            text!("admin-people"),
            text!("admin-bots"),
            text!("admin-open"),
            text!("admin-rules"),
            text!("admin-match"),
        ],
        &[4, 5],
    );
    for room in rooms {
        let playing = room.playing.clone().unwrap_or_default();
        let playing = if room.closing { format!("{playing} {}", text!("admin-is-closing")) } else { playing };
        let (bots, open) = (room.bots.to_string(), room.open.to_string());
        let (opened, people) = (time(room.opened), room.people.join(", "));
        table.add_row([room.id.clone(), opened, room.host.clone(), people, bots, open, room.rules.clone(), playing]);
    }
    table
}

pub fn matches(matches: &[AdminMatch]) -> Table {
    let mut table = table(
        &[
            text!("admin-match"),
            text!("admin-begun"),
            text!("admin-played"),
            text!("admin-people"),
            text!("admin-bots"),
            text!("admin-rules"),
            text!("admin-room"),
        ],
        &[4],
    );
    for row in matches {
        let (bots, room) = (row.bots.to_string(), row.room.clone().unwrap_or_default());
        let (begun, played, people) = (time(row.begun), time(row.played), row.people.join(", "));
        table.add_row([row.id.clone(), begun, played, people, bots, row.rules.clone(), room]);
    }
    table
}

pub fn reports(reports: &[AdminReport]) -> Table {
    let heads = [text!("admin-at"), text!("admin-by"), text!("admin-about"), text!("admin-room")];
    let mut table = table(&heads, &[]);
    for report in reports {
        let (by, about) =
            (format!("{} ({})", report.by, report.by_id), format!("{} ({})", report.about, report.about_id));
        table.add_row([time(report.at), by, about, report.room.clone()]);
    }
    table
}
