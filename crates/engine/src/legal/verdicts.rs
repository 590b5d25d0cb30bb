//! Where verdicts go: to the list of what is legal, or to the reasons why the rest is not.

use crate::{Action, Actions, IllegalIntent, IllegalReason, Intent};

/// Whether an action is possible or why not; nothing where nobody would expect it.
pub(super) type Verdict = Option<Result<(), IllegalReason>>;

/// Takes verdicts down, in order. Each of the two listings keeps its part and lets the rest go.
pub(super) trait Verdicts {
    /// This is legal.
    fn allow(&mut self, _: Action) {}

    /// All these are legal.
    fn allow_all(&mut self, _: &[Action]) {}

    /// This is a foul that may be committed.
    fn foul(&mut self, _: Action) {}

    /// This might be expected and is not possible, if there is a reason, which is looked for only if it is wanted.
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

/// What is said twice in a row is kept once.
impl Verdicts for Vec<IllegalIntent> {
    fn deny(&mut self, what: Intent, why: impl FnOnce() -> Option<IllegalReason>) {
        let denied = why().map(|why| IllegalIntent { what, why });
        self.extend(denied.filter(|denied| self.last() != Some(denied)));
    }
}
