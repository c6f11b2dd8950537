//! From a case to its test: the input is built, the method is run on it, and what was seen is asserted.

mod ending;
mod notice;
mod stress;

use std::rc::Rc;

pub use notice::Notices;
use oox_core::case::{Case, Origin};
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Ended, RanEnding, Replayed};
use oox_core::ir::DynType;

use crate::generate::build::{Arranged, Arranger, Built, Means};
use crate::generate::input::{Facts, Raw};
use crate::generate::observe::Given;
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Instances;
use crate::generate::test::{Act, Scene, Test, Writer, inputs};
use crate::java::{JavaMethod, JavaType};

/// Larger arrays may not fit into the JVM that runs the tests.
const LARGEST_ARRAY: i64 = 1_000_000;

/// Variables that assertions have.
const RESERVED: [&str; 3] = ["result", "thrown", "printed"];

/// Arguments that are objects, with the names of their parameters.
fn hints(raw: &Raw, java: &JavaMethod) -> Vec<(ObjId, String)> {
    let offset = raw.args.len() - java.params.len().min(raw.args.len());
    let given = raw.args[offset..].iter().zip(&java.params);
    let objects = given.filter_map(|(value, (name, _))| match value {
        Value::Obj(object) => Some((*object, name.clone())),
        _ => None,
    });
    objects.collect()
}

impl Writer<'_, '_> {
    /// Writes the test of a case: with arguments at bounds if there are such, else with its very input, unless only reflection
    /// would build that and calls can build one that takes the same path.
    pub fn test(&mut self, case: &Case, raw: &Raw, facts: &Facts) -> Result<Test, Reason> {
        let closer = self.closer(raw, facts);
        if let Some(mut closer) = closer {
            if let Some(test) = self.rich_test(case, &closer, facts) {
                return Ok(test);
            }
            if self.facts(&mut closer).is_ok()
                && let Ok(test) = self.test_of(case, &closer, facts)
                && test.means < Means::Reflection
            {
                return Ok(test);
            }
        }
        if let Some(test) = self.rich_test(case, raw, facts) {
            return Ok(test);
        }
        let mut best = self.test_of(case, raw, facts);
        if best.as_ref().is_ok_and(|test| test.means < Means::Reflection) {
            return best;
        }
        for other in self.acceptable(raw, facts) {
            let test = self.test_of(case, &other, facts);
            if test.as_ref().is_ok_and(|test| test.means < Means::Reflection) {
                return test;
            }
            if best.is_err() && test.is_ok() {
                best = test;
            }
        }
        best
    }

    /// The test of an input that tells more than this one; nothing where there is none that constructors and methods build.
    fn rich_test(&mut self, case: &Case, raw: &Raw, facts: &Facts) -> Option<Test> {
        if !self.is_free {
            return None;
        }
        for mut richer in self.richer(raw, facts) {
            if self.facts(&mut richer).is_err() {
                continue;
            }
            let Some(shown) = self.richer_case(case, &richer) else { continue };
            if let Ok(test) = self.test_of(&shown, &richer, facts)
                && test.means < Means::Fields
            {
                self.richer_cases.push(shown);
                return Some(test);
            }
        }
        None
    }

    /// What pictures and names show of a test whose input is not that of its case.
    fn richer_case(&mut self, case: &Case, raw: &Raw) -> Option<Case> {
        let ran = self.interpreter.act(&raw.state, self.method, raw.args.clone(), raw.replayed());
        let made_by = format!("{} on other values", case.id);
        let input = (&raw.state, &raw.args[..]);
        let shown = self.interpreter.case(self.subject.sources, self.method, input, &ran, &made_by)?;
        Some(Case { from: Origin::Values, ..shown })
    }

    /// Writes the test of a case with just this input.
    pub fn test_of(&mut self, case: &Case, raw: &Raw, facts: &Facts) -> Result<Test, Reason> {
        let instances = self.instances_for(raw);
        let others = self.raw_instances(&instances);
        let written = self.test_with(case, raw, facts, instances);
        if let Some(others) = others
            && written.as_ref().map_or(true, |test| test.means == Means::Reflection)
        {
            let other = self.test_with(case, raw, facts, others);
            if other.as_ref().is_ok_and(|test| written.is_err() || test.means < Means::Reflection) {
                return other.map(|test| Test { is_unchecked: true, ..test });
            }
        }
        written
    }

    /// Writes the test of a case in which type parameters stand for these types.
    fn test_with(
        &mut self,
        case: &Case,
        raw: &Raw,
        facts: &Facts,
        instances: Instances,
    ) -> Result<Test, Reason> {
        for answer in &raw.answers {
            // a stand-in is there for objects of classes that nobody has, and for no others
            let is_of_stand_in = answer.receiver.is_some_and(|object| {
                matches!(self.interpreter.type_of(&raw.state, object), DynType::Open(_))
            });
            if !is_of_stand_in {
                let name = self.subject.program.qualified_name(answer.method);
                return Err(Reason::NoCode(name));
            }
        }
        self.instances = instances;
        let own = self.own_type();
        let package = self.class.package.clone();
        let mut arranger =
            Arranger::new(self.subject, self.interpreter, raw, &package, self.mocks, &RESERVED);
        arranger.hints = hints(raw, self.java);
        let types = (&own, &self.instances);
        let (receiver, args) = inputs(&mut arranger, self.method, self.class, self.java, raw, types)?;
        let mut replayed = Vec::new();
        for answer in &raw.answers {
            let ended = match answer.ended {
                Ended::Normally(Some(value)) => {
                    // a stand-in that gives it has built it, with a type that says more than this one
                    let ty = self.subject.program.method(answer.method).ret.clone();
                    let ty = ty.map_or(JavaType::Unknown, |ty| self.subject.java_type(&ty));
                    let built = match arranger.built(value) {
                        Some(built) => built,
                        None => arranger.value(value, &ty, "answer")?,
                    };
                    Ended::Normally(Some(built.value))
                }
                Ended::Normally(None) => Ended::Normally(None),
                Ended::Throwing(exception) => {
                    let Value::Obj(thrown) = arranger.thrown(exception)?.value else {
                        return Err(Missing::NullException.into());
                    };
                    Ended::Throwing(thrown)
                }
            };
            replayed.push(Replayed { method: answer.method, ended });
        }
        let arranged = arranger.done;
        let values: Vec<Value> = receiver.iter().chain(&args).map(|built| built.value).collect();
        let ran = self.interpreter.act(&arranged.state, self.method, values.clone(), replayed.clone());
        let found = Facts::of(self.subject, self.interpreter, &ran)?;
        if !ran.state.world.failed.is_empty() {
            return Err(Reason::FailingInitialisation);
        }
        if self.interpreter.largest_array(&ran.state) > LARGEST_ARRAY {
            return Err(Reason::MakesLargeArray(LARGEST_ARRAY));
        }
        if !found.is_same_path(facts) {
            return Err(Reason::OtherPath);
        }
        let questions = self.questions(&arranged.state, &ran);
        if !arranged.rules.iter().all(|rules| rules.agree_with(&questions)) {
            return Err(Reason::OtherQuestions);
        }
        self.given = self.given(&args, &arranged);
        let act = Act { code: self.call(receiver.as_ref(), &args, &arranged.variables)?, receiver, args };
        let written = self.written(case, &arranged, &ran.ending, &ran.state, &act, found)?;
        let thrown = match ran.ending {
            RanEnding::Threw(exception) => self.interpreter.class_of(&ran.state, exception),
            _ => None,
        };
        let scene = Scene {
            values,
            replayed,
            instances: self.instances.clone(),
            given: self.given.clone(),
            receiver: act.receiver.as_ref().and_then(|it| it.variable(&arranged.variables)).cloned(),
            thrown,
            steps: self.interpreter.steps_of(&ran),
            looked: written.looked.clone(),
            ending: ran.ending,
            arranged,
        };
        Ok(Test { executed: ran.executed, scene: Some(Rc::new(scene)), ..written })
    }

    /// The arguments, for questions about them.
    fn given(&self, args: &[Built], arranged: &Arranged) -> Vec<Given> {
        let types = self.java.params.iter().map(|(_, ty)| ty.substituted(&self.instances));
        let given = args.iter().zip(types).map(|(built, ty)| {
            let code = built.code.clone();
            let is_variable = built.variable(&arranged.variables).is_some();
            // one object for each such literal, and for each small number in a box
            let is_single = code.is_text() || code.as_int().is_some_and(|it| (-128..=127).contains(&it));
            Given { value: built.value, code, ty, is_named: is_variable || is_single }
        });
        given.collect()
    }
}
