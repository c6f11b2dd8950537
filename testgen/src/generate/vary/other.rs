//! Inputs with other numbers, for writes that nobody sees where they write what is there.

use oox_core::case::{Case, Shown};
use oox_core::interpret::Known;
use oox_core::ir::CheckKind;

use crate::generate::input::{End, Facts, Raw};
use crate::generate::test::Writer;

impl Writer<'_, '_> {
    /// Another input that ends in the same way: a write that must not be is not seen where it writes what is there.
    pub fn other_input(&mut self, case: &Case, raw: &Raw, facts: &Facts) -> Option<(Case, Raw)> {
        let is_write = matches!(&facts.end, End::Violates(check, _) if check == CheckKind::Modifies.word());
        let declared = self.subject.program.method(self.method);
        let (mut case, mut other) = (case.clone(), raw.clone());
        let receiver = raw.args.len() - declared.params.len().min(raw.args.len());
        for (value, param) in other.args[receiver..].iter_mut().zip(&declared.params) {
            let shown = match self.interpreter.known(&raw.state, *value) {
                Known::Int(number) => Shown::Int(if number == 0 { 1 } else { number - 1 }),
                Known::Bool(truth) => Shown::Bool(!truth),
                _ => continue,
            };
            *value = match shown {
                Shown::Int(number) => self.interpreter.int(&param.ty, number)?,
                _ => self.interpreter.bool(shown == Shown::Bool(true)),
            };
            if let Some(arg) = case.args.iter_mut().find(|arg| arg.name == param.name) {
                arg.value = shown;
            }
        }
        (is_write && self.facts(&mut other).is_ok_and(|found| found.is_same_path(facts)))
            .then_some((case, other))
    }
}
