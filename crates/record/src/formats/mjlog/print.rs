use std::fmt::Write;

use jantaku_core::{BySeat, Seat};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::table::{NoNumber, Numbered};
use crate::formats::PrintError;
use crate::formats::log::{
    Counted, DrawKind, Log, LogEnd, LogRound, Move, StatedDraw, StatedResult, StatedWin, StatedWorth,
};
use crate::formats::rules::{StatedRules, bit};
use crate::formats::tenhou::{ABORTS, LIMITS};
use crate::yaku_names::number_of;

/// Writes a record as XML. Copies of a tile that the record does not distinguish are numbered as they come.
pub fn print(log: &Log) -> Result<String, PrintError> {
    let bits = log.rules.bits(log.players());
    let (lobby, early, csrule) = match &log.rules {
        StatedRules::Tenhou { lobby, early, csrule, .. } => (*lobby, *early, csrule.as_deref()),
        _ => (None, false, None),
    };
    let mut text = String::from("<mjloggm ver=\"2.3\">");
    if let Some(seed) = &log.seed {
        let _ = write!(text, "<SHUFFLE seed=\"{seed}\" ref=\"\"/>");
    }
    let lobby = lobby.map(|lobby| format!(" lobby=\"{lobby}\"")).unwrap_or_default();
    let csrule = csrule.map(|rule| format!(" csrule=\"{rule}\"")).unwrap_or_default();
    let _ = write!(text, "<GO type=\"{bits}\"{lobby}{csrule}/>");
    if let Some(names) = log.names() {
        text.push_str("<UN");
        for (seat, name) in names.iter() {
            let _ = write!(text, " n{seat}=\"{}\"", utf8_percent_encode(name, NON_ALPHANUMERIC));
        }
        text.push_str("/>");
    }
    text.push_str("<TAIKYOKU oya=\"0\"/>");
    for (nth, round) in log.rounds.iter().enumerate() {
        let result = log.result.as_ref().filter(|_| nth + 1 == log.rounds.len());
        let reds = bits & bit::NO_REDS == 0;
        let mut writing = Writing { text: &mut text, round, number: nth + 1, result, reds };
        writing.round(early)?;
    }
    text.push_str("</mjloggm>\n");
    Ok(text)
}

struct Writing<'a> {
    text: &'a mut String,
    round: &'a LogRound,
    number: usize,
    result: Option<&'a StatedResult>,
    reds: bool,
}

impl Writing<'_> {
    fn missing(&self, what: &'static str) -> PrintError {
        PrintError::NotStated { format: "mjlog", round: self.number, what }
    }

    fn unsayable(&self, what: String) -> PrintError {
        PrintError::Unsayable { format: "mjlog", round: self.number, what }
    }

    fn add(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn round(&mut self, early: bool) -> Result<(), PrintError> {
        let no_number = |round: &Self, NoNumber(tile): NoNumber| {
            round.unsayable(format!("so many {tile}: it has one red five a suit or none"))
        };
        let mut table = Numbered::new(self.round, self.reds).map_err(|error| no_number(self, error))?;
        let begun = self.init(&mut table, early);
        begun.map_err(|error| error.unwrap_or_else(|tile| no_number(self, tile)))?;
        for step in &self.round.moves {
            if let Move::Dora { indicator } = step {
                let number = table.turn(*indicator, self.indicator(table.indicators.len()));
                let number = number.map_err(|error| no_number(self, error))?;
                self.add(&format!("<DORA hai=\"{number}\"/>"));
                continue;
            }
            self.step(step, &mut table)?.map_err(|error| no_number(self, error))?;
        }
        match &self.round.end {
            None => Ok(()),
            Some(LogEnd::Won(wins)) => {
                // The indicators that are only listed.
                for &indicator in self.round.indicators.iter().flatten().skip(table.indicators.len()) {
                    table.turn(indicator, None).map_err(|error| no_number(self, error))?;
                }
                for (nth, win) in wins.iter().enumerate() {
                    let ura = table.ura(self.round.ura.as_deref().unwrap_or_default());
                    let ura = ura.map_err(|error| no_number(self, error))?;
                    let last = nth + 1 == wins.len();
                    self.agari(win, &table, &ura, last)?;
                }
                Ok(())
            }
            Some(LogEnd::Drawn(draw)) => self.ryuukyoku(draw, &table),
        }
    }

    /// The number of an indicator, if known.
    fn indicator(&self, nth: usize) -> Option<u8> {
        self.round.numbers.as_ref().and_then(|numbers| numbers.indicators.get(nth)).copied()
    }

    fn init(&mut self, table: &mut Numbered, early: bool) -> Result<(), Result<PrintError, NoNumber>> {
        let start = &self.round.start;
        let indicator = table.turn(start.indicator, self.indicator(0)).map_err(Err)?;
        let hand = 4 * u32::from(start.wind_index) + start.dealer.index() as u32;
        let [die, other] = start.dice.unwrap_or([1, 1]);
        let (die, other) = (die.saturating_sub(1), other.saturating_sub(1));
        let ten = self.hundreds(&start.scores).map_err(Ok)?;
        let mut text = format!(
            "<INIT seed=\"{hand},{},{},{die},{other},{indicator}\" ten=\"{}\" oya=\"{}\"",
            start.honba,
            start.sticks,
            join(&ten),
            start.dealer
        );
        for (seat, numbers) in table.hands.iter() {
            let _ = write!(text, " hai{seat}=\"{}\"", join(numbers));
        }
        text.push_str(if early { " shuffle=\"mt19937ar\"/>" } else { "/>" });
        self.add(&text);
        Ok(())
    }

    /// Points in hundreds, for four seats.
    fn hundreds(&self, points: &BySeat<i32>) -> Result<Vec<i32>, PrintError> {
        if let Some(odd) = points.values().find(|points| **points % 100 != 0) {
            return Err(self.unsayable(format!("{odd} points: it counts hundreds")));
        }
        let mut hundreds: Vec<i32> = points.values().map(|points| points / 100).collect();
        hundreds.resize(4, 0);
        Ok(hundreds)
    }

    fn step(&mut self, step: &Move, table: &mut Numbered) -> Result<Result<(), NoNumber>, PrintError> {
        let text = match step {
            Move::Draw { seat, tile } => {
                table.draw(*seat, *tile).map(|number| format!("<{}{number}/>", letter('T', *seat)))
            }
            Move::Discard { seat, tile, tsumogiri, riichi } => table.discard(*seat, *tile, *tsumogiri).map(|number| {
                let reach = if *riichi { format!("<REACH who=\"{seat}\" step=\"1\"/>") } else { String::new() };
                format!("{reach}<{}{number}/>", letter('D', *seat))
            }),
            Move::RiichiPaid { seat, scores } => {
                let ten = scores.as_ref().map(|scores| self.hundreds(scores)).transpose()?;
                let ten = ten.map(|ten| format!(" ten=\"{}\"", join(&ten))).unwrap_or_default();
                Ok(format!("<REACH who=\"{seat}\"{ten} step=\"2\"/>"))
            }
            Move::Meld { seat, meld } => table.lay(*seat, meld).map(|m| format!("<N who=\"{seat}\" m=\"{m}\"/>")),
            Move::Kita { seat, tsumogiri } => {
                table.kita(*seat, *tsumogiri).map(|m| format!("<N who=\"{seat}\" m=\"{m}\"/>"))
            }
            Move::Dora { .. } => Ok(String::new()),
        };
        Ok(text.map(|text| self.add(&text)))
    }

    /// Points before and changes, alternating.
    fn changes(&self, before: &Option<BySeat<i32>>, deltas: &Option<BySeat<i32>>) -> Result<String, PrintError> {
        let missing = || self.missing("points before and after");
        let before = self.hundreds(before.as_ref().ok_or_else(missing)?)?;
        let deltas = self.hundreds(deltas.as_ref().ok_or_else(missing)?)?;
        Ok(join(&before.into_iter().zip(deltas).flat_map(|(before, delta)| [before, delta]).collect::<Vec<_>>()))
    }

    fn agari(&mut self, win: &StatedWin, table: &Numbered, ura: &[u8], last: bool) -> Result<(), PrintError> {
        let seat = win.seat;
        let machi = match win.from {
            None => table.drawn(seat),
            Some(_) => table.offered.map(|(_, number)| number),
        };
        let machi = machi.ok_or_else(|| self.missing("a tile to win with"))?;
        let mut hai = table.hands[seat].clone();
        if win.from.is_some() {
            hai.push(machi);
        }
        hai.sort_unstable();
        let [honba, sticks] = win.pot.ok_or_else(|| self.missing("honba and sticks"))?;
        let mut text = format!("<AGARI ba=\"{honba},{sticks}\" hai=\"{}\"", join(&hai));
        let melds: Vec<u32> = table.melds[seat].iter().rev().map(|(bits, _)| *bits).collect();
        if !melds.is_empty() {
            let _ = write!(text, " m=\"{}\"", join(&melds));
        }
        let fu = win.fu.ok_or_else(|| self.missing("the fu of a win"))?;
        let points = win.points.ok_or_else(|| self.missing("the points of a win"))?.sum(self.round.hands.players());
        let limit =
            win.limit.and_then(|limit| LIMITS.iter().position(|(known, _)| *known == limit)).unwrap_or(0).min(5);
        let _ = write!(text, " machi=\"{machi}\" ten=\"{fu},{points},{limit}\"");
        text.push_str(&self.yaku(win)?);
        if self.round.indicators.is_some() {
            let _ = write!(text, " doraHai=\"{}\"", join(&table.indicators));
        }
        let riichi = |step: &Move| matches!(step, Move::RiichiPaid { seat: who, .. } if *who == seat);
        if self.round.ura.is_some() && self.round.moves.iter().any(riichi) {
            let _ = write!(text, " doraHaiUra=\"{}\"", join(ura));
        }
        let _ = write!(text, " who=\"{seat}\" fromWho=\"{}\"", win.from.unwrap_or(seat));
        if let Some(liable) = win.liable.flatten() {
            let _ = write!(text, " paoWho=\"{liable}\"");
        }
        let _ = write!(text, " sc=\"{}\"", self.changes(&win.before, &win.deltas)?);
        text.push_str(&self.owari(last)?);
        self.add(&text);
        self.add("/>");
        Ok(())
    }

    fn yaku(&self, win: &StatedWin) -> Result<String, PrintError> {
        let lines = win.yaku.as_ref().ok_or_else(|| self.missing("the yaku of a win"))?;
        let (mut han, mut yakuman) = (Vec::new(), Vec::new());
        for line in lines {
            let number = number_of(line.what, line.wind);
            let number = number.ok_or_else(|| self.unsayable(format!("the yaku {:?}", line.what)))?;
            let what = match line.what {
                Counted::Yaku(yaku) => yaku.key(),
                _ => "a dora",
            };
            match line.worth {
                StatedWorth::Han(worth) => han.extend([number, worth]),
                StatedWorth::Yakuman(1) | StatedWorth::Uncounted => yakuman.push(number),
                StatedWorth::Yakuman(units) => return Err(self.unsayable(format!("{what} worth {units} yakuman"))),
                StatedWorth::Limit(limit) => return Err(self.unsayable(format!("{what} worth {limit} in all"))),
            }
        }
        match yakuman.is_empty() {
            true => Ok(format!(" yaku=\"{}\"", join(&han))),
            false => Ok(format!(" yakuman=\"{}\"", join(&yakuman))),
        }
    }

    fn owari(&self, last: bool) -> Result<String, PrintError> {
        let Some(StatedResult { points: Some(points), totals: Some(totals), .. }) = self.result.filter(|_| last) else {
            return Ok(String::new());
        };
        let points = self.hundreds(points)?;
        let mut totals: Vec<f64> = totals.values().map(|&total| f64::from(total) / 1000.0).collect();
        totals.resize(4, 0.0);
        let pairs: Vec<String> =
            points.iter().zip(&totals).map(|(points, total)| format!("{points},{total:.1}")).collect();
        Ok(format!(" owari=\"{}\"", pairs.join(",")))
    }

    fn ryuukyoku(&mut self, draw: &StatedDraw, table: &Numbered) -> Result<(), PrintError> {
        let word = match draw.kind {
            DrawKind::Exhaustive => None,
            DrawKind::Nagashi => Some("nm"),
            DrawKind::Abort(abort) => ABORTS.iter().find(|(known, ..)| *known == abort).map(|(_, word, _)| *word),
        };
        let word = word.map(|word| format!(" type=\"{word}\"")).unwrap_or_default();
        let [honba, sticks] = draw.pot.ok_or_else(|| self.missing("honba and sticks"))?;
        let sc = self.changes(&draw.before, &draw.deltas)?;
        let mut text = format!("<RYUUKYOKU{word} ba=\"{honba},{sticks}\" sc=\"{sc}\"");
        for (seat, hand) in draw.shown.iter().flat_map(|shown| shown.iter()) {
            if hand.is_some() {
                let mut numbers = table.hands[seat].clone();
                numbers.sort_unstable();
                let _ = write!(text, " hai{seat}=\"{}\"", join(&numbers));
            }
        }
        text.push_str(&self.owari(true)?);
        self.add(&text);
        self.add("/>");
        Ok(())
    }
}

fn letter(first: char, seat: Seat) -> char {
    char::from(first as u8 + seat.index() as u8)
}

fn join<T: ToString>(values: &[T]) -> String {
    values.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}
