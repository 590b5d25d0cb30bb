//! Facts of matches that stay in memory.

use std::collections::HashMap;

use jantaku_wire::ids::MatchId;

/// A value for each of the matches used last: at most `most`, or as many as one request uses.
pub(super) struct Kept<T> {
    most: usize,
    /// The number of requests so far; each value has the number of the last that used it.
    requests: u64,
    values: HashMap<MatchId, (u64, T)>,
}

impl<T> Kept<T> {
    pub fn new(most: usize) -> Kept<T> {
        Kept { most, requests: 0, values: HashMap::new() }
    }

    pub fn get(&self, id: MatchId) -> Option<&T> {
        self.values.get(&id).map(|(_, value)| value)
    }

    pub fn insert(&mut self, id: MatchId, value: T) {
        self.values.insert(id, (self.requests, value));
    }

    /// Notes that a request uses these, and forgets the least recently used beyond the limit.
    pub fn used(&mut self, ids: impl IntoIterator<Item = MatchId>) {
        self.requests += 1;
        for id in ids {
            if let Some((last, _)) = self.values.get_mut(&id) {
                *last = self.requests;
            }
        }
        let over = self.values.len().saturating_sub(self.most);
        if over == 0 {
            return;
        }
        let mut others: Vec<(u64, MatchId)> = self.values.iter().map(|(id, (last, _))| (*last, *id)).collect();
        others.retain(|(last, _)| *last < self.requests);
        others.sort_unstable();
        for (_, id) in others.into_iter().take(over) {
            self.values.remove(&id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(kept: &Kept<()>) -> Vec<u64> {
        (1..=9).filter(|id| kept.get(MatchId(*id)).is_some()).collect()
    }

    fn request(kept: &mut Kept<()>, numbers: &[u64]) {
        let new = numbers.iter().map(|id| MatchId(*id)).filter(|id| kept.get(*id).is_none()).collect::<Vec<_>>();
        new.into_iter().for_each(|id| kept.insert(id, ()));
        kept.used(numbers.iter().map(|id| MatchId(*id)));
    }

    #[test]
    fn what_was_used_last_stays() {
        let mut kept = Kept::new(3);
        for numbers in [[1, 2], [1, 3], [4, 4]] {
            request(&mut kept, &numbers);
        }
        assert_eq!(ids(&kept), [1, 3, 4], "2 was used before the others");
        request(&mut kept, &[5, 6, 7, 8]);
        assert_eq!(ids(&kept), [5, 6, 7, 8], "what one request uses stays");
        request(&mut kept, &[9]);
        assert_eq!(ids(&kept), [7, 8, 9]);
    }
}
