//! Days, as the names of records state them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A day of the Gregorian calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a day is written like 2026-01-31")]
pub struct DateError;

impl Date {
    /// A day; `None` if the month does not have it, or the year is not from 1900 to 2999.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 => 28 + u8::from(leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let exists = (1900..3000).contains(&year) && (1..=12).contains(&month) && (1..=days).contains(&day);
        exists.then_some(Date { year, month, day })
    }

    /// The first day in a name, written like 2018-01-20 or 20180120, as in Tenhou's ids of records.
    pub fn in_name(name: &str) -> Option<Date> {
        let starts = name.char_indices().map(|(at, _)| at);
        let digit_before = |at: usize| name[..at].ends_with(|before: char| before.is_ascii_digit());
        starts.filter(|&at| !digit_before(at)).find_map(|at| {
            let text = &name[at..];
            let dashed = text.get(..10).and_then(|day| day.parse().ok());
            dashed
                .or_else(|| text.get(..8).and_then(|day| Date::of_parts(day.get(..4)?, day.get(4..6)?, day.get(6..)?)))
        })
    }

    fn of_parts(year: &str, month: &str, day: &str) -> Option<Date> {
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if ![year, month, day].into_iter().all(digits) || (year.len(), month.len(), day.len()) != (4, 2, 2) {
            return None;
        }
        Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next(), parts.next(), parts.next());
        match (year, month, day, parts.next()) {
            (Some(year), Some(month), Some(day), None) => Date::of_parts(year, month, day).ok_or(DateError),
            _ => Err(DateError),
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_and_written() {
        for text in ["2026-01-31", "2024-02-29", "2000-02-29"] {
            assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
        }
        let wrong = ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-1-1", "2026-01-31-1"];
        for text in wrong.into_iter().chain(["", "+026-01-01", "二〇二六-01-01", "1899-12-31"]) {
            assert_eq!(text.parse::<Date>(), Err(DateError), "{text}");
        }
    }

    #[test]
    fn days_are_in_order() {
        let days = ["2017-12-31", "2018-01-02", "2018-01-10", "2018-02-01"];
        assert!(days.map(|day| day.parse::<Date>().unwrap()).is_sorted());
    }

    #[test]
    fn a_name_of_a_record_has_its_day() {
        let names = [
            ("mjx-2011020613gm-00a9-0000-3774f8d1.json", Some("2011-02-06")),
            ("z1-2018-01-20_09_00_05-2c4cfe.txt", Some("2018-01-20")),
            ("00000000-20180120", Some("2018-01-20")),
            ("dnov-bug1.mjlog", None),
            ("hand120180120.mjlog", None),
            ("第39期十段位決定戦2.json", None),
        ];
        for (name, day) in names {
            assert_eq!(Date::in_name(name).map(|day| day.to_string()).as_deref(), day, "{name}");
        }
    }
}
