//! Where verdicts go: to the list of what is legal, or to the reasons why the rest is not.

use crate::{Action, Actions, Denial, Denied, Wish};

/// Whether an action is possible or why not; nothing where nobody would expect it.
pub(super) type Verdict = Option<Result<(), Denial>>;

/// Takes verdicts down, in order. Each of the two listings keeps its part and lets the rest go.
pub(super) trait Verdicts {
    /// This is legal.
    fn allow(&mut self, _: Action) {}

    /// All these are legal.
    fn allow_all(&mut self, _: &[Action]) {}

    /// This is a foul that may be committed.
    fn foul(&mut self, _: Action) {}

    /// This might be expected and is not possible, if there is a reason, which is looked for only if it is wanted.
    fn deny(&mut self, _: Wish, _why: impl FnOnce() -> Option<Denial>) {}

    /// Lists an action as legal or its wish as denied, if there is a verdict.
    fn judge(&mut self, action: Action, wish: Wish, verdict: Verdict) {
        match verdict {
            Some(Ok(())) => self.allow(action),
            Some(Err(why)) => self.deny(wish, || Some(why)),
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
impl Verdicts for Vec<Denied> {
    fn deny(&mut self, what: Wish, why: impl FnOnce() -> Option<Denial>) {
        let denied = why().map(|why| Denied { what, why });
        self.extend(denied.filter(|denied| self.last() != Some(denied)));
    }
}
