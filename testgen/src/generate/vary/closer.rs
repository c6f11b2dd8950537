//! Arguments at the bounds of the comparisons that they decide: of `age >= 18`, 17 and 18 tell more than 0 and 18.
//!
//! A number that is an argument is moved by what a comparison leaves, as long as the method does the same with it.

use oox_core::interpret::{Known, Ran, RanEnding};

use crate::generate::input::{Facts, Raw};
use crate::generate::test::Writer;

/// Larger numbers say nothing to people.
const LARGEST: i64 = 1_000_000;
/// Runs for one test.
const MOST_RUNS: usize = 24;

impl Writer<'_, '_> {
    /// The same input with arguments closer to bounds; nothing where there is none.
    pub fn closer(&mut self, raw: &Raw, facts: &Facts) -> Option<Raw> {
        if facts.is_violation() || facts.margins.values().all(|margin| *margin == 0) {
            return None;
        }
        let (first, mut reached) = self.run_on(raw)?;
        let mut best = raw.clone();
        let mut runs = 0;
        let extra = raw.args.len() - self.java.params.len().min(raw.args.len());
        for (place, margin) in facts.margins.clone() {
            for index in extra..raw.args.len() {
                if reached.margins.get(&place) != Some(&margin) || margin == 0 || runs >= MOST_RUNS {
                    break;
                }
                for by in [margin, -margin] {
                    let Some(trial) = self.moved(&best, index, by) else { continue };
                    runs += 1;
                    let Some((ran, found)) = self.run_on(&trial) else { continue };
                    if ran.state.count.steps == first.state.count.steps
                        && found.is_same_path(facts)
                        && found.at_bounds() > reached.at_bounds()
                        && found.margins.get(&place) == Some(&0)
                    {
                        (best, reached) = (trial, found);
                        break;
                    }
                }
            }
        }
        (reached.at_bounds() > facts.at_bounds()).then_some(best)
    }

    /// Runs the method on an input; nothing where it gets stuck.
    pub(super) fn run_on(&mut self, raw: &Raw) -> Option<(Ran, Facts)> {
        let ran = self.interpreter.act(&raw.state, self.method, raw.args.clone(), raw.replayed());
        if matches!(ran.ending, RanEnding::Stuck(_)) {
            return None;
        }
        let facts = Facts::of(self.subject, self.interpreter, &ran).ok()?;
        Some((ran, facts))
    }

    /// The input with one integer moved. Zero is what results do not depend on.
    fn moved(&mut self, raw: &Raw, index: usize, by: i64) -> Option<Raw> {
        let Known::Int(value) = self.interpreter.known(&raw.state, raw.args[index]) else { return None };
        let value = value.checked_add(by).filter(|value| *value != 0 && value.abs() <= LARGEST)?;
        let declared = self.subject.program.method(self.method);
        let skipped = declared.params.len().checked_sub(raw.args.len());
        let param = match skipped {
            Some(skipped) => declared.params.get(index + skipped)?,
            None => declared.params.get(index.checked_sub(raw.args.len() - declared.params.len())?)?,
        };
        let mut moved = raw.clone();
        moved.args[index] = self.interpreter.int(&param.ty, value)?;
        Some(moved)
    }
}
