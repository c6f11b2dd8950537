//! Bounds that grow while there is time: once everything within them was explored and nothing is violated, those that were hit
//! become larger, and the search begins anew.
//!
//! What is reported was finished: a search that the clock cuts off counts only if it has found a violation. A round costs a
//! multiple of the one before it as a rule, so that beginning anew costs little beside the last one.

use std::collections::BTreeSet;
use std::time::Instant;

use super::{Exploration, explore};
use crate::config::{Bound, Bounds, Config};
use crate::ir::{MethodId, Program};
use crate::lang::span::SourceMap;

/// Explores a method within bounds that grow until the search is complete, something is violated, or the time is over.
pub fn explore_deeper(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
) -> Exploration {
    let started = Instant::now();
    let mut config = config.clone();
    let time = config.bounds.time;
    let mut finished = explore(program, sources, &config, method);
    while let Some(larger) = larger_bounds(&finished) {
        let left = time.map(|time| time.saturating_sub(started.elapsed()));
        if left.is_some_and(|left| left.is_zero()) || config.interrupt.is_requested() {
            break;
        }
        config.bounds = Bounds { time: left, ..larger };
        let deeper = explore(program, sources, &config, method);
        if is_open(&deeper) {
            break;
        }
        finished = deeper;
        finished.is_deepened = true;
    }
    finished.time = started.elapsed();
    finished
}

/// Did the search end before its answer is known, without anything that is wrong for sure?
fn is_open(found: &Exploration) -> bool {
    let is_cut =
        [Bound::Time, Bound::Interrupt, Bound::Paths].iter().any(|cut| found.tally.bounds_hit.contains(cut));
    let is_undecided = !found.undecided.is_empty() || !found.unsupported.is_empty();
    !found.has_violation() && (is_cut || is_undecided)
}

/// What to try next; nothing where the answer would be the same.
fn larger_bounds(found: &Exploration) -> Option<Bounds> {
    if found.has_violation() || is_open(found) {
        return None;
    }
    let mut hit: BTreeSet<Bound> = found.tally.bounds_hit.clone();
    // a path that never ends is over whatever number of steps it may take
    if !found.endless.is_empty() {
        hit.remove(&Bound::Steps);
    }
    let mut bounds = found.bounds;
    let mut is_larger = false;
    for bound in hit {
        is_larger |= grow(&mut bounds, bound);
    }
    is_larger.then_some(bounds)
}

/// Chains grow by one, since each is as much work as all before it; what is counted along a path doubles.
fn grow(bounds: &mut Bounds, bound: Bound) -> bool {
    match bound {
        Bound::K => bounds.k = bounds.k.saturating_add(1),
        Bound::Array => bounds.array = bounds.array.map(|array| array.saturating_add(1)),
        Bound::Loops => bounds.loops = bounds.loops.max(1).saturating_mul(2),
        Bound::Calls => bounds.calls = bounds.calls.max(1).saturating_mul(2),
        Bound::Threads => bounds.threads = bounds.threads.max(1).saturating_mul(2),
        Bound::Retries => bounds.retries = bounds.retries.max(1).saturating_mul(2),
        Bound::Steps => bounds.steps = bounds.steps.max(1).saturating_mul(8),
        Bound::Classes | Bound::Patience | Bound::Paths | Bound::Time | Bound::Interrupt => return false,
    }
    true
}
