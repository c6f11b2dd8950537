//! Which cases become tests: all of them, or few that still cover every branch, statement, outcome, answer and thrown type.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use oox_core::lang::span::FileId;

use crate::generate::input::{End, Facts};

/// Something that a test can show.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goal {
    /// An outcome of a branch of the user's.
    Branch(u32, usize),
    /// An outcome of a branch of the user's in a run that returns: what throws at once after a branch has hardly taken it.
    Lasting(u32, usize),
    /// What a method says that answers yes or no.
    Answer(bool),
    /// An outcome of a branch in a function of `Math`.
    Math(u32, usize),
    /// Code of the user's.
    Place(FileId, u32),
    /// A way to end.
    End(End),
}

/// What a run shows.
pub fn goals(facts: &Facts) -> BTreeSet<Goal> {
    // one test for each broken promise is enough
    let is_broken = facts.is_violation();
    let branches =
        facts.covered.iter().filter(|_| !is_broken).map(|(id, outcome)| Goal::Branch(*id, *outcome));
    let places = facts.places.iter().filter(|_| !is_broken).map(|(file, at)| Goal::Place(*file, *at));
    let math = facts.math.iter().filter(|_| !is_broken).map(|(id, outcome)| Goal::Math(*id, *outcome));
    let lasting = facts.covered.iter().filter(|_| facts.end == End::Returns);
    let lasting = lasting.map(|(id, outcome)| Goal::Lasting(*id, *outcome));
    let answer = facts.answer.map(Goal::Answer);
    let end = Goal::End(facts.end.clone());
    branches.chain(lasting).chain(math).chain(places).chain(answer).chain([end]).collect()
}

/// Chooses candidates until nothing new can be shown. `write` makes a test of a candidate; where it cannot, the next best
/// takes its place. Candidates that the later ones make superfluous are left out again. The result is in the order of
/// the candidates.
pub fn few<T>(candidates: &[(Facts, usize)], write: impl FnMut(usize) -> Option<T>) -> Vec<(usize, T)> {
    few_besides(&BTreeSet::new(), candidates, write)
}

/// Chooses candidates as [`few`] does, where other tests show something already.
pub fn few_besides<T>(
    known: &BTreeSet<Goal>,
    candidates: &[(Facts, usize)],
    mut write: impl FnMut(usize) -> Option<T>,
) -> Vec<(usize, T)> {
    let wanted: Vec<BTreeSet<Goal>> = candidates.iter().map(|(facts, _)| goals(facts)).collect();
    // there are many candidates and few things to show: of those that show the same, the simplest input comes
    // first
    let mut groups: BTreeMap<&BTreeSet<Goal>, Vec<usize>> = BTreeMap::new();
    for (index, goals) in wanted.iter().enumerate() {
        groups.entry(goals).or_default().push(index);
    }
    let simplicity = |index: &usize| {
        let (facts, complexity) = &candidates[*index];
        (*complexity, Reverse(facts.at_bounds()), *index)
    };
    let mut left: Vec<(&BTreeSet<Goal>, VecDeque<usize>)> = Vec::new();
    for (goals, mut indices) in groups {
        indices.sort_by_key(simplicity);
        left.push((goals, indices.into()));
    }
    let mut shown = known.clone();
    let mut chosen: Vec<(usize, T)> = Vec::new();
    loop {
        // most first; among those the simplest input, then the one with the closest comparisons, then the first
        let gains = left.iter_mut().filter_map(|(goals, indices)| {
            let gain = goals.difference(&shown).count();
            let first = *indices.front()?;
            (gain > 0).then_some((Reverse(gain), simplicity(&first), indices))
        });
        let Some((_, _, indices)) = gains.min_by_key(|(gain, simplicity, _)| (*gain, *simplicity)) else {
            break;
        };
        let Some(best) = indices.pop_front() else { break };
        if let Some(test) = write(best) {
            shown.extend(wanted[best].iter().cloned());
            chosen.push((best, test));
        }
    }
    let shows: Vec<BTreeSet<Goal>> =
        chosen.iter().map(|(candidate, _)| wanted[*candidate].difference(known).cloned().collect()).collect();
    let mut left = superfluous(&shows, |_| true).into_iter();
    chosen.retain(|_| !left.next().unwrap_or_default());
    chosen.sort_by_key(|(candidate, _)| *candidate);
    chosen
}

/// Which of several the others make superfluous, one after the other from the first on, of those that may be left out.
pub fn superfluous(shows: &[BTreeSet<Goal>], may_go: impl Fn(usize) -> bool) -> Vec<bool> {
    let mut is_left_out = vec![false; shows.len()];
    for index in (0..shows.len()).filter(|index| may_go(*index)) {
        let others = (0..shows.len()).filter(|other| *other != index && !is_left_out[*other]);
        let others: BTreeSet<&Goal> = others.flat_map(|other| &shows[other]).collect();
        is_left_out[index] = shows[index].iter().all(|goal| others.contains(goal));
    }
    is_left_out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn facts(covered: &[(u32, usize)]) -> Facts {
        Facts {
            end: End::Returns,
            answer: None,
            covered: covered.iter().copied().collect(),
            math: BTreeSet::new(),
            margins: BTreeMap::new(),
            places: BTreeSet::new(),
        }
    }

    #[test]
    fn of_equals_the_one_at_its_bounds_is_taken() {
        let far = Facts { margins: [((0, 0), 3)].into(), ..facts(&[(0, 0)]) };
        let close = Facts { margins: [((0, 0), 0)].into(), ..facts(&[(0, 0)]) };
        let chosen: Vec<usize> = few(&[(far, 1), (close, 1)], Some).into_iter().map(|c| c.0).collect();
        assert_eq!(chosen, [1]);
    }

    #[test]
    fn what_later_choices_cover_is_left_out() {
        let candidates = [
            (facts(&[(0, 0), (1, 0), (2, 0)]), 1),
            (facts(&[(0, 0), (0, 1), (3, 0)]), 1),
            (facts(&[(1, 0), (2, 0), (2, 1), (4, 0)]), 1),
        ];
        let chosen: Vec<usize> = few(&candidates, Some).into_iter().map(|(index, _)| index).collect();
        assert_eq!(chosen, [1, 2]);
    }

    #[test]
    fn another_takes_the_place_of_one_that_cannot_be_written() {
        let candidates = [(facts(&[(0, 0)]), 0), (facts(&[(0, 0)]), 5)];
        let chosen: Vec<usize> =
            few(&candidates, |index| (index == 1).then_some(())).into_iter().map(|c| c.0).collect();
        assert_eq!(chosen, [1]);
    }
}
