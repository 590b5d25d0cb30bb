//! Decisions of a match, as they are made.

use std::sync::Arc;

use jantaku_core::Seat;
use jantaku_encode::{ActionId, LEN, Observation, mask, observe};
use jantaku_engine::{Action, Actions, Settlement, Standing, View};

/// Which actions are legal, a bit for each [`ActionId`]: action `n` is bit `n % 8` of byte `n / 8`, the lowest first.
pub type Mask = [u8; ActionId::COUNT.div_ceil(8)];

/// A decision. [`COLUMNS`](crate::COLUMNS) says what each field is.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Row {
    pub file: Arc<str>,
    pub rules: Arc<str>,
    pub number: u32,
    pub round: u16,
    pub decision: u32,
    pub seat: u8,
    pub players: u8,
    pub action: u16,
    pub result: i32,
    pub points: i32,
    pub place: u8,
    pub observation: Observation,
    pub mask: Mask,
}

impl Default for Row {
    fn default() -> Row {
        Row {
            file: Arc::default(),
            rules: Arc::default(),
            number: 0,
            round: 0,
            decision: 0,
            seat: 0,
            players: 0,
            action: 0,
            result: 0,
            points: 0,
            place: 0,
            observation: [0; LEN],
            mask: [0; ActionId::COUNT.div_ceil(8)],
        }
    }
}

/// How a match ended for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    pub seat: Seat,
    /// Its result in points, with all bonuses.
    pub result: i32,
    pub points: i32,
    pub place: u8,
}

impl Ended {
    /// How a match ended for each seat.
    pub fn of(settled: &Settlement) -> Vec<Ended> {
        let of = |standing: &Standing| {
            let &Standing { seat, total: result, points, place, .. } = standing;
            Ended { seat, result, points, place }
        };
        settled.standings.iter().map(of).collect()
    }
}

/// The decisions of one match.
#[derive(Debug, Clone, Default)]
pub struct Rows {
    /// In the order in which they are asked.
    pub rows: Vec<Row>,
    /// How many more there were that cannot be told.
    pub hidden: u64,
    /// How many rounds there were.
    pub rounds: u64,
}

impl Rows {
    /// Adds the decision of the seat of a view in the round with this number.
    pub fn push(&mut self, round: u16, view: &View, actions: &Actions, action: Action) {
        let legal = mask(actions);
        // A foul is no legal action.
        let Some(id) = ActionId::of(&action).ok().filter(|id| legal[id.index()]) else {
            self.hidden += 1;
            return;
        };
        let mut row = Row {
            round,
            decision: self.rows.len() as u32,
            seat: view.seat().index() as u8,
            players: view.table().players().count() as u8,
            action: id.index() as u16,
            ..Row::default()
        };
        observe(view, &mut row.observation);
        legal.iter().enumerate().filter(|(_, legal)| **legal).for_each(|(nth, _)| row.mask[nth / 8] |= 1 << (nth % 8));
        self.rows.push(row);
    }

    /// Writes what is known of the whole match into all its decisions: `ended` is empty if its end is not known.
    pub fn finish(&mut self, file: &Arc<str>, rules: &str, number: u32, ended: &[Ended]) {
        let rules: Arc<str> = rules.into();
        for row in &mut self.rows {
            (row.file, row.rules, row.number) = (file.clone(), rules.clone(), number);
            if let Some(ended) = ended.iter().find(|ended| ended.seat.index() == usize::from(row.seat)) {
                (row.result, row.points, row.place) = (ended.result, ended.points, ended.place);
            }
        }
    }
}
