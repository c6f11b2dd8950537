//! Tests of what goes wrong in some orders of threads only. No test can force such an order inside of a method, so this one tries
//! many, on copies of the classes whose threads pause at random. It may pass, and says so by its name.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::case::{Case, Outcome, Position};
use oox_core::interpret::{Executed, Known};

use super::{RESERVED, hints};
use crate::generate::build::{Arranger, Means};
use crate::generate::input::{End, Facts, Raw, Reading, raw};
use crate::generate::reason::Reason;
use crate::generate::test::{Looked, Test, Writer, inputs};
use crate::java::Stmt;

impl Writer<'_, '_> {
    /// The test of a case in which an assertion fails, or threads wait for each other; nothing of any other one.
    pub fn stressed(&mut self, case: &Case) -> Option<Result<Test, Reason>> {
        let Outcome::Violates { check, .. } = &case.outcome else { return None };
        let schedule = case.schedule.as_ref()?;
        let (expectation, words) = match check.as_str() {
            "assert" => ("breaksAssert", "breaks the assertion"),
            "deadlock" => ("deadlocks", "comes to a deadlock of its threads"),
            _ => return None,
        };
        let waiting = schedule.waiting.last().map(|waiting| &waiting.place);
        let place = waiting.or_else(|| schedule.steps.last().map(|step| &step.place))?;
        let words = format!("{words} at {}, in some orders of its threads", shown(place));
        let end = End::Violates(format!("{check} at {}", shown(place)), (0, 0));
        Some(self.stress_test(case, &end, expectation, &words))
    }

    fn stress_test(
        &mut self,
        case: &Case,
        end: &End,
        expectation: &str,
        words: &str,
    ) -> Result<Test, Reason> {
        let raw = raw(self.subject, self.interpreter, self.method, case, Reading::Usual)?;
        self.check_receiver(&raw)?;
        let test = self.stress_test_with(case, &raw, end, expectation, words);
        if !matches!(test, Err(Reason::NoMaker(_))) {
            return test;
        }
        // what happens in some orders does not often rest on what a counter begins with
        let plain = self.plain_numbers(&raw);
        self.stress_test_with(case, &plain, end, expectation, words)
    }

    /// The input with the numbers in objects of the user's classes that these have without anybody's doing.
    fn plain_numbers(&mut self, raw: &Raw) -> Raw {
        let mut plain = raw.clone();
        for object in raw.state.world.heap.ids() {
            let class = self.interpreter.class_of(&raw.state, object);
            let java = class.and_then(|class| self.subject.java_class(class));
            if !java.is_some_and(|known| known.is_users) {
                continue;
            }
            for (field, value) in self.interpreter.fields(&raw.state, object) {
                let ty = &self.subject.program.field(field).ty;
                if let Known::Int(_) = self.interpreter.known(&raw.state, value)
                    && let Some(zero) = self.interpreter.int(ty, 0)
                {
                    self.interpreter.set_field(&mut plain.state, object, field, zero);
                }
            }
        }
        plain
    }

    fn stress_test_with(
        &mut self,
        case: &Case,
        raw: &Raw,
        end: &End,
        expectation: &str,
        words: &str,
    ) -> Result<Test, Reason> {
        let package = self.class.package.clone();
        let mut lines: Vec<Stmt> = self.statics.reset_all(self.subject, &package)?;
        self.instances = self.instances_for(raw);
        let own = self.own_type();
        let mut arranger =
            Arranger::new(self.subject, self.interpreter, raw, &package, self.mocks, &RESERVED);
        arranger.hints = hints(raw, self.java);
        let types = (&own, &self.instances);
        let (receiver, args) = inputs(&mut arranger, self.method, self.class, self.java, raw, types)?;
        let arranged = arranger.done;
        // reflection would make an object of the class, and not of its copy
        if arranged.means == Means::Reflection {
            return Err(Reason::NoMaker(self.class.name.clone()));
        }
        let call = self.call(receiver.as_ref(), &args, &arranged.variables)?;
        lines.extend(arranged.lines);
        let facts = Facts {
            end: end.clone(),
            answer: None,
            covered: BTreeSet::new(),
            math: BTreeSet::new(),
            margins: BTreeMap::new(),
            places: BTreeSet::new(),
        };
        let mut test = Test {
            name: String::new(),
            title: String::new(),
            case: case.id.clone(),
            means: arranged.means,
            throws: true,
            arrange: lines,
            act: vec![Stmt::Expr(call)],
            assert: Vec::new(),
            is_endless: false,
            is_unchecked: false,
            facts,
            seen: BTreeSet::new(),
            changed: BTreeSet::new(),
            seen_on_jvm: Vec::new(),
            executed: Executed::default(),
            looked: Looked::default(),
            scene: None,
            notices: BTreeSet::new(),
        };
        self.name(&mut test, case, expectation, words);
        test.name += "_stress";
        Ok(test)
    }
}

fn shown(place: &Position) -> String {
    let file = place.file.rsplit('/').next().unwrap_or(&place.file);
    format!("{file}:{}", place.line)
}
