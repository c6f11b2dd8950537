//! How the inputs of tests were built, in shares of the whole.

use crate::generate::{Means, Test};

/// How many inputs needed one means and nothing less direct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The least direct means that was needed.
    pub means: Means,
    /// So many tests.
    pub count: usize,
    /// Whole percents; those of all shares add up to 100.
    pub percent: usize,
}

/// The shares of the means that occur, the most direct one first.
pub fn shares<'t>(tests: impl Iterator<Item = &'t Test>) -> Vec<Share> {
    let mut counts = std::collections::BTreeMap::new();
    for test in tests {
        *counts.entry(test.means).or_insert(0) += 1;
    }
    of_counts(counts.into_iter().collect())
}

fn of_counts(counts: Vec<(Means, usize)>) -> Vec<Share> {
    let total: usize = counts.iter().map(|(_, count)| count).sum();
    let mut shares: Vec<Share> = counts
        .into_iter()
        .map(|(means, count)| Share { means, count, percent: count * 100 / total.max(1) })
        .collect();
    // what rounding down has lost goes to those that lost most
    let lost = if total == 0 { 0 } else { 100 - shares.iter().map(|share| share.percent).sum::<usize>() };
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(shares[*index].count * 100 % total.max(1)));
    for index in order.into_iter().take(lost) {
        shares[index].percent += 1;
    }
    shares
}

/// `literals 40 %, constructors 60 %`
pub fn in_words(shares: &[Share]) -> String {
    let words: Vec<String> =
        shares.iter().map(|share| format!("{} {} %", share.means.words(), share.percent)).collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_percents_of_three_thirds_add_up() {
        let thirds = of_counts(vec![(Means::Literals, 1), (Means::Constructors, 1), (Means::Reflection, 1)]);
        assert_eq!(in_words(&thirds), "literals 34 %, constructors 33 %, reflection 33 %");
    }

    #[test]
    fn the_largest_rest_is_rounded_up() {
        let shares = of_counts(vec![(Means::Literals, 1), (Means::Methods, 6)]);
        assert_eq!(shares.iter().map(|share| share.percent).collect::<Vec<_>>(), [14, 86]);
    }

    #[test]
    fn no_tests_have_no_shares() {
        assert!(of_counts(Vec::new()).is_empty());
    }
}
