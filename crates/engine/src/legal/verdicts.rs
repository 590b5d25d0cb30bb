//! Receivers of verdicts: the list of legal actions, or the reasons why others are illegal.

use crate::{Action, Actions, IllegalIntent, IllegalReason, Intent};

/// Whether an action is legal, or why not; `None` if nobody would expect it.
pub(super) type Verdict = Option<Result<(), IllegalReason>>;

/// Receives verdicts in order. Each of the two receivers keeps its part and ignores the rest.
pub(super) trait Verdicts {
    /// This action is legal.
    fn allow(&mut self, _: Action) {}

    /// All these actions are legal.
    fn allow_all(&mut self, _: &[Action]) {}

    /// This is a foul that may be committed.
    fn foul(&mut self, _: Action) {}

    /// Somebody might expect this, but it is illegal if there is a reason. The reason is looked for only if it is
    /// wanted.
    fn deny(&mut self, _: Intent, _why: impl FnOnce() -> Option<IllegalReason>) {}

    /// Lists an action as legal or its intent as illegal, if there is a verdict.
    fn judge(&mut self, action: Action, intent: Intent, verdict: Verdict) {
        match verdict {
            Some(Ok(())) => self.allow(action),
            Some(Err(why)) => self.deny(intent, || Some(why)),
            None => {}
        }
    }
}

impl Verdicts for Actions {
    fn allow(&mut self, action: Action) {
        self.legal.push(action);
    }

    fn allow_all(&mut self, actions: &[Action]) {
        self.legal.try_extend_from_slice(actions).expect("there is room for all there can be");
    }

    fn foul(&mut self, action: Action) {
        self.fouls.push(action);
    }
}

/// Of equal entries in a row, one is kept.
impl Verdicts for Vec<IllegalIntent> {
    fn deny(&mut self, what: Intent, why: impl FnOnce() -> Option<IllegalReason>) {
        let denied = why().map(|why| IllegalIntent { what, why });
        self.extend(denied.filter(|denied| self.last() != Some(denied)));
    }
}
