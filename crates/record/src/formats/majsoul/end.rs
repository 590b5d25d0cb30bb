//! How a round ended.

use jantaku_core::{BySeat, Tile};
use jantaku_engine::Abort;

use super::json::{Fan, Hule, NoTile, Won};
use super::parse::{Reading, by_seat, tile, tiles};
use super::yaku;
use crate::formats::FormatFault;
use crate::formats::log::{
    DrawKind, LogEnd, StatedDraw, StatedLimit, StatedPoints, StatedWin, StatedWorth, StatedYaku,
};

/// The numbers of the aborts.
const ABORTS: [(u32, Abort); 5] = [
    (1, Abort::KyuushuKyuuhai),
    (2, Abort::SuufonRenda),
    (3, Abort::Suukaikan),
    (4, Abort::SuuchaRiichi),
    (5, Abort::Sanchahou),
];

/// The numbers of the limits; those from 6 to 10 are multiple yakuman.
const LIMITS: [(u32, StatedLimit); 12] = [
    (0, StatedLimit::None),
    (1, StatedLimit::Mangan),
    (2, StatedLimit::Haneman),
    (3, StatedLimit::Baiman),
    (4, StatedLimit::Sanbaiman),
    (5, StatedLimit::Yakuman),
    (6, StatedLimit::Yakuman),
    (7, StatedLimit::Yakuman),
    (8, StatedLimit::Yakuman),
    (9, StatedLimit::Yakuman),
    (10, StatedLimit::Yakuman),
    (11, StatedLimit::Kazoe),
];

impl Reading {
    pub(super) fn won(&mut self, won: &Won) -> Result<(), FormatFault> {
        let mut wins = won.hules.iter().map(|hule| self.win(hule)).collect::<Result<Vec<StatedWin>, _>>()?;
        let points = |points: &Vec<i32>, field| {
            let stated = Some(points).filter(|points| !points.is_empty());
            stated.map(|points| by_seat(points.clone(), self.players, field)).transpose()
        };
        let before = points(&won.old_scores, "old_scores")?;
        let deltas = points(&won.delta_scores, "delta_scores")?;
        let after = points(&won.scores, "scores")?;
        match &mut wins[..] {
            [] => return Err(FormatFault::missing("a win in `hules`")),
            [win] => (win.before, win.deltas, win.after) = (before, deltas, after),
            // The payments of several wins are stated together.
            [first, .., last] => (first.before, last.after) = (before, after),
        }
        let listed = won.hules.iter().map(|hule| &hule.doras).find(|doras| !doras.is_empty());
        self.round.indicators = listed.map(|doras| tiles(doras)).transpose()?;
        let ura = won.hules.iter().filter(|hule| hule.liqi).map(|hule| &hule.li_doras).find(|ura| !ura.is_empty());
        self.round.ura = ura.map(|ura| tiles(ura)).transpose()?;
        self.round.end = Some(LogEnd::Won(wins));
        Ok(())
    }

    fn win(&self, hule: &Hule) -> Result<StatedWin, FormatFault> {
        let mut hand = tiles(&hule.hand)?;
        hand.sort();
        let from = match hule.zimo {
            true => None,
            false => Some(self.offered.ok_or_else(|| FormatFault::missing("the discard that the win takes"))?),
        };
        let liable = Some(hule.baopai).filter(|&number| number > 0);
        let limit = LIMITS.iter().find(|(number, _)| *number == hule.title_id).map(|&(_, limit)| limit);
        Ok(StatedWin {
            seat: self.seat(hule.seat)?,
            from,
            // Older records do not say that anybody is.
            liable: liable.map(|number| self.seat(number - 1)).transpose()?.map(Some),
            tile: Some(tile(&hule.hu_tile)?),
            hand: Some(hand),
            yaku: Some(lines(&hule.fans, hule.yiman)?).filter(|lines| !lines.is_empty()),
            han: Some(hule.count).filter(|_| !hule.yiman),
            fu: Some(hule.fu).filter(|_| !hule.yiman),
            limit,
            chips: None,
            points: worth(hule).filter(|_| liable.is_none()),
            pot: None,
            before: None,
            deltas: None,
            after: None,
        })
    }

    pub(super) fn ran_out(&mut self, end: &NoTile) -> Result<(), FormatFault> {
        let shown = end.players.iter().map(|player| {
            let mut hand = tiles(&player.hand)?;
            hand.sort();
            Ok(Some(hand).filter(|_| player.tingpai))
        });
        let shown: Vec<Option<Vec<Tile>>> = shown.collect::<Result<_, FormatFault>>()?;
        let shown = Some(shown).filter(|shown| !shown.is_empty());
        let shown = shown.map(|shown| by_seat(shown, self.players, "players")).transpose()?;
        let tenpai = shown.as_ref().map(|shown| shown.map(|_, hand| hand.is_some()));
        let mut before = None;
        let mut deltas: Option<BySeat<i32>> = None;
        for change in &end.scores {
            if before.is_none() && !change.old_scores.is_empty() {
                before = Some(by_seat(change.old_scores.clone(), self.players, "old_scores")?);
            }
            if !change.delta_scores.is_empty() {
                let more = by_seat(change.delta_scores.clone(), self.players, "delta_scores")?;
                let sum = |sum: BySeat<i32>| sum.map(|seat, points| points.saturating_add(more[seat]));
                deltas = Some(deltas.map_or_else(|| more.clone(), sum));
            }
        }
        let kind = if end.liujumanguan { DrawKind::Nagashi } else { DrawKind::Exhaustive };
        let (pot, after) = (None, None);
        self.round.end = Some(LogEnd::Drawn(StatedDraw { kind, tenpai, shown, pot, before, deltas, after }));
        Ok(())
    }

    pub(super) fn aborted(&mut self, number: u32) -> Result<(), FormatFault> {
        let abort = ABORTS.iter().find(|(known, _)| *known == number).map(|&(_, abort)| abort);
        let kind =
            abort.ok_or_else(|| FormatFault::expected("the number of an abortive draw, from 1 to 5,", number))?;
        let kind = DrawKind::Abort(kind);
        let (tenpai, shown, pot, before, deltas, after) = (None, None, None, None, None, None);
        self.round.end = Some(LogEnd::Drawn(StatedDraw { kind, tenpai, shown, pot, before, deltas, after }));
        Ok(())
    }
}

/// The points of the hand, without honba and sticks.
fn worth(hule: &Hule) -> Option<StatedPoints> {
    let &Hule { point_rong, point_zimo_qin: dealer, point_zimo_xian: others, .. } = hule;
    let points = match (hule.zimo, hule.qinjia) {
        (false, _) => StatedPoints::Sum(point_rong),
        (true, true) => StatedPoints::Each(others),
        (true, false) => StatedPoints::Shares { others, dealer },
    };
    Some(points).filter(|_| if hule.zimo { others > 0 } else { point_rong > 0 })
}

/// The lines of a win; dora by indicators and by Norths, which are two here, are one.
fn lines(fans: &[Fan], yakuman: bool) -> Result<Vec<StatedYaku>, FormatFault> {
    let mut lines: Vec<StatedYaku> = Vec::new();
    for &Fan { val, id } in fans {
        let known = yaku::of(id).ok_or_else(|| FormatFault::expected("the number of a yaku in `fans`", id))?;
        let (what, wind) = known;
        let same = lines.iter_mut().find(|line| line.what == what);
        match (same, yakuman) {
            (Some(StatedYaku { worth: StatedWorth::Han(han), .. }), false) => *han = han.saturating_add(val),
            (_, false) => lines.push(StatedYaku { what, wind, worth: StatedWorth::Han(val) }),
            (_, true) if val == 0 => lines.push(StatedYaku { what, wind, worth: StatedWorth::Uncounted }),
            (_, true) => lines.push(StatedYaku { what, wind, worth: StatedWorth::Yakuman(val) }),
        }
    }
    Ok(lines)
}
