//! When nothing was found wrong, and that does not show that the method is valid: paths are missing, or there is none.

use crate::config::Bound;
use crate::ir::{MethodId, Program};
use crate::search::Exploration;

/// Why a search that has found nothing wrong does not show that the method is valid.
pub(super) enum Doubt {
    /// No path was seen to its end before the search was cut.
    Nothing(String),
    /// There are other paths, or there is none.
    Part(String),
    /// There is none, because nobody may call the method.
    Empty,
}

/// Looks at what the search has seen of the method.
pub(super) fn doubt(program: &Program, method: MethodId, found: &Exploration) -> Option<Doubt> {
    let cut = [
        (Bound::Interrupt, "the run was interrupted"),
        (Bound::Time, "the time ran out (--time)"),
        (Bound::Paths, "the paths ran out (--paths)"),
    ];
    let cut = cut.iter().find(|(bound, _)| found.tally.bounds_hit.contains(bound));
    if let Some((_, why)) = cut {
        return Some(match found.cases {
            0 => Doubt::Nothing(format!("no path came to an end before {why}")),
            1 => Doubt::Part(format!("no violation in 1 path; {why}")),
            paths => Doubt::Part(format!("no violation in {paths} paths; {why}")),
        });
    }
    if found.cases > 0 {
        return None;
    }
    if !found.endless.is_empty() {
        return Some(Doubt::Part("no path comes to an end: a loop goes round for ever".to_owned()));
    }
    if !found.is_complete() {
        let bounds: Vec<&str> = found.tally.bounds_hit.iter().map(|bound| bound.flag()).collect();
        return Some(Doubt::Part(format!("every path ends at a bound: {}", bounds.join(", "))));
    }
    let declared = program.method(method);
    let has_precondition =
        !declared.contract.requires.is_empty() || declared.params.iter().any(|param| param.non_null);
    Some(match (found.is_entered, has_precondition) {
        (false, true) => Doubt::Empty,
        (false, false) => {
            Doubt::Part("there is no input: what is known of inputs contradicts itself".to_owned())
        }
        (true, _) => Doubt::Part("no path comes to an end: the assumptions contradict each other".to_owned()),
    })
}
