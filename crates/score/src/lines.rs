use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

/// A list that is read as a slice; up to `N` entries are stored inline.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Lines<T, const N: usize>(SmallVec<[T; N]>);

impl<T, const N: usize> Lines<T, N> {
    #[inline]
    pub(crate) fn push(&mut self, line: T) {
        self.0.push(line);
    }

    /// The first `many` of these.
    #[inline]
    pub(crate) fn first_of(lines: [T; N], many: usize) -> Self {
        Lines(SmallVec::from_buf_and_len(lines, many))
    }
}

impl<T, const N: usize> Default for Lines<T, N> {
    #[inline]
    fn default() -> Self {
        Lines(SmallVec::new())
    }
}

impl<T, const N: usize> Deref for Lines<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Lines<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> FromIterator<T> for Lines<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(lines: I) -> Self {
        Lines(lines.into_iter().collect())
    }
}

impl<T: Serialize, const N: usize> Serialize for Lines<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Lines<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().collect())
    }
}
