//! One test: from a case to its statements.

use std::collections::BTreeSet;

use oox_core::case::Case;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Ended, Executed, Interpreter, Known, Ran, RanEnding, Replayed, State};
use oox_core::ir::{DynType, FieldId, MethodId};

use super::answers::Question;
use super::arrange::{Arranged, Arranger, Built, Means};
use super::call::{Act, inputs};
use super::facts::Facts;
use super::instances::Instances;
use super::junit::JUnit;
use super::mockito::Mocks;
use super::observe::{Given, Observer};
use super::raw::{Raw, Reading, raw};
use super::reason::{Missing, Reason};
use super::statics::Statics;
use super::subject::Subject;
use crate::java::{ClassName, Expr, Helper, JavaClass, JavaMethod, JavaType, Stmt, TypeName};

/// A test.
#[derive(Clone, Debug)]
pub struct Test {
    /// Its name; unique in its class.
    pub name: String,
    /// In words.
    pub title: String,
    /// The case that it shows.
    pub case: String,
    /// How its input is built.
    pub means: Means,
    /// It declares `throws Exception`.
    pub throws: bool,
    /// Builds the input.
    pub arrange: Vec<Stmt>,
    /// Calls the method.
    pub act: Vec<Stmt>,
    /// Looks at what came out.
    pub assert: Vec<Stmt>,
    /// The call does not come back.
    pub is_endless: bool,
    /// It has types without their arguments, of which the compiler warns.
    pub is_unchecked: bool,
    /// The outcomes of the user's branches that it takes.
    pub facts: Facts,
    /// The static fields of the user that it can see.
    pub seen: BTreeSet<FieldId>,
    /// Those of them that it changes.
    pub changed: BTreeSet<FieldId>,
    /// What the tested method runs.
    pub executed: Executed,
}

impl Test {
    /// Its statements: arrange, act and assert.
    pub fn parts(&self) -> [&[Stmt]; 3] {
        [&self.arrange, &self.act, &self.assert]
    }

    /// Whether some expression in it is so.
    pub fn any(&self, is: &dyn Fn(&Expr) -> bool) -> bool {
        self.parts().into_iter().flatten().any(|stmt| stmt.any(is))
    }
}

/// What tests of one method have in common.
pub struct Writer<'c, 'p> {
    /// The program under test.
    pub subject: &'c Subject<'p>,
    /// Runs what is written.
    pub interpreter: &'c mut Interpreter<'p>,
    /// The method.
    pub method: MethodId,
    /// Its class in Java.
    pub class: &'p JavaClass,
    /// The method in Java.
    pub java: &'p JavaMethod,
    /// Which assertions there are.
    pub junit: JUnit,
    /// Who makes objects of classes that are not there.
    pub mocks: Mocks,
    /// What static fields hold at first.
    pub statics: &'c Statics,
    /// What type parameters stand for in the test that is being written.
    pub instances: Instances,
    /// The arguments of the test that is being written.
    pub given: Vec<Given>,
}

impl<'p> Writer<'_, 'p> {
    /// The input of a case, and what the method shows on it.
    pub fn input(&mut self, case: &Case, reading: Reading) -> Result<(Raw, Facts), Reason> {
        let mut raw = raw(self.subject, self.interpreter, self.method, case, reading)?;
        self.check_receiver(&raw)?;
        let facts = self.facts(&mut raw)?;
        Ok((raw, facts))
    }

    /// Runs the method on an input: what it shows.
    pub fn facts(&mut self, raw: &mut Raw) -> Result<Facts, Reason> {
        let ran = self.interpreter.act(&raw.state, self.method, raw.args.clone(), raw.replayed());
        for (answer, question) in raw.answers.iter_mut().zip(self.questions(&raw.state, &ran)) {
            answer.question = Some(question);
        }
        Facts::of(self.subject, self.interpreter, &ran)
    }

    /// What a run has asked of stand-ins.
    fn questions(&mut self, before: &State, ran: &Ran) -> Vec<Question> {
        let states = (before, &ran.state);
        ran.asked.iter().map(|asked| Question::of(self.subject, self.interpreter, states, asked)).collect()
    }

    /// Writes the test of a case: with arguments at bounds if there are such, else with its very input, unless only reflection
    /// would build that and calls can build one that takes the same path.
    pub fn test(&mut self, case: &Case, raw: &Raw, facts: &Facts) -> Result<Test, Reason> {
        if let Some(mut closer) = self.closer(raw, facts)
            && self.facts(&mut closer).is_ok()
            && let Ok(test) = self.test_of(case, &closer, facts)
            && test.means < Means::Reflection
        {
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

    /// Writes the test of a case with just this input.
    pub(super) fn test_of(&mut self, case: &Case, raw: &Raw, facts: &Facts) -> Result<Test, Reason> {
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
        let reserved = ["result", "thrown", "printed"];
        let mut arranger =
            Arranger::new(self.subject, self.interpreter, raw, &package, self.mocks, &reserved);
        let offset = raw.args.len() - self.java.params.len().min(raw.args.len());
        arranger.hints = raw.args[offset..]
            .iter()
            .zip(&self.java.params)
            .filter_map(|(value, (name, _))| match value {
                Value::Obj(object) => Some((*object, name.clone())),
                _ => None,
            })
            .collect();
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
        let values = receiver.iter().chain(&args).map(|built| built.value).collect();
        let ran = self.interpreter.act(&arranged.state, self.method, values, replayed);
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
        Ok(Test { executed: ran.executed, ..written })
    }

    fn written(
        &mut self,
        case: &Case,
        arranged: &Arranged,
        ending: &RanEnding,
        after: &State,
        act: &Act,
        facts: Facts,
    ) -> Result<Test, Reason> {
        let mut test = Test {
            name: String::new(),
            title: String::new(),
            case: case.id.clone(),
            means: arranged.means,
            throws: self.java.throws || arranged.throws,
            arrange: arranged.lines.clone(),
            act: Vec::new(),
            assert: Vec::new(),
            is_endless: false,
            is_unchecked: false,
            facts,
            seen: self.statics.seen(self.subject, after),
            changed: self.statics.changed(self.subject, self.interpreter, after),
            executed: Executed::default(),
        };
        let (expectation, words) = match ending {
            RanEnding::Returned(value) => self.returned(&mut test, *value, act, arranged, after)?,
            RanEnding::Threw(exception) => self.threw(&mut test, *exception, &act.code, arranged, after)?,
            RanEnding::Violated(violated) => self.violated(&mut test, violated, act, arranged, after)?,
            // a ring of fields that nobody outside can close is no mistake of the program
            RanEnding::Endless(_) if arranged.means == Means::Reflection => {
                return Err(Reason::EndlessByReflection);
            }
            RanEnding::Endless(span) => self.endless(&mut test, *span, &act.code),
            RanEnding::Stuck(reason) => return Err(Reason::Stuck(reason.clone())),
        };
        self.promises(&mut test, ending, act, arranged, after);
        self.name(&mut test, case, &expectation, &words);
        Ok(test)
    }

    /// Asserts what came back and what has changed; what is expected, as a part of a name and in words.
    fn returned(
        &mut self,
        test: &mut Test,
        value: Option<Value>,
        act: &Act,
        arranged: &Arranged,
        after: &State,
    ) -> Result<(String, String), Reason> {
        let call = &act.code;
        let ty = self.result_type();
        let value = value.filter(|_| !ty.is_void());
        if let Some(Known::Object(object)) = value.map(|value| self.interpreter.known(after, value)) {
            self.subject.check_fit(self.interpreter.class_of(after, object), &ty)?;
        }
        let mut observer = self.observer(arranged, after);
        match value {
            Some(value) => {
                let ty_name = TypeName::of(&ty, observer.subject.info);
                test.act.push(Stmt::local(ty_name, "result", call.clone()));
                observer.value(&Expr::name("result"), value, &ty, 0);
            }
            None => test.act.push(Stmt::Expr(call.clone())),
        }
        observer.changes();
        test.throws |= observer.throws();
        test.assert = observer.lines;
        if test.assert.is_empty() {
            self.look_at_output(test, after, act, arranged);
        }
        Ok(self.expectation(value, after, &ty))
    }

    /// Asserts the exception and what has changed nevertheless.
    fn threw(
        &mut self,
        test: &mut Test,
        exception: ObjId,
        call: &Expr,
        arranged: &Arranged,
        after: &State,
    ) -> Result<(String, String), Reason> {
        let class = self.interpreter.class_of(after, exception).ok_or(Missing::Exception)?;
        let java = self.nameable_exception(class).ok_or(Reason::HiddenException)?;
        let class = ClassName::of(java);
        let lambda = Expr::supplier(call.clone());
        let act = self.junit.assertion("assertThrows", vec![Expr::ClassLiteral(class.clone()), lambda]);
        match self.message(after, exception) {
            Some(message) => {
                test.act.push(Stmt::local(TypeName::class(class), "thrown", act));
                let thrown = Expr::name("thrown").call("getMessage", Vec::new());
                test.assert.push(self.junit.asserted("assertEquals", vec![Expr::text(message), thrown]));
            }
            None => test.act.push(Stmt::Expr(act)),
        }
        let mut observer = self.observer(arranged, after);
        observer.changes();
        // the call itself stands in a lambda that may throw anything
        test.throws = arranged.throws || observer.throws();
        test.assert.extend(observer.lines);
        let simple = java.path.last().cloned().unwrap_or_default();
        Ok((format!("throws{simple}"), format!("throws {simple}")))
    }

    fn observer<'o>(&'o mut self, arranged: &'o Arranged, after: &'o State) -> Observer<'o, 'p> {
        let states = (&arranged.state, after);
        let mut observer = Observer::new(
            self.subject,
            self.interpreter,
            &self.class.package,
            self.junit,
            states,
            &arranged.variables,
        );
        observer.given.clone_from(&self.given);
        observer
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

    /// Where no change can be seen: what was printed, or else what is still true of the receiver, or at least that the call
    /// ends.
    fn look_at_output(&mut self, test: &mut Test, after: &State, act: &Act, arranged: &Arranged) {
        let call = &act.code;
        let output = self.interpreter.output(after).unwrap_or_default();
        let printed: String =
            output.iter().filter(|(stream, _)| *stream == 1).map(|(_, text)| text.as_str()).collect();
        if printed.is_empty() {
            let receiver = act.receiver.as_ref().and_then(|it| it.variable(&arranged.variables));
            let mut observer = self.observer(arranged, after);
            if let Some(variable) = receiver {
                observer.standing(variable);
            }
            test.throws |= observer.throws();
            test.assert = observer.lines;
            if !test.assert.is_empty() {
                return;
            }
            if self.junit == JUnit::Five {
                test.act =
                    vec![self.junit.asserted("assertDoesNotThrow", vec![Expr::supplier(call.clone())])];
                test.throws = arranged.throws;
            }
            return;
        }
        test.throws = true;
        let code = Expr::Helper(Helper::PrintedBy, vec![Expr::supplier(call.clone())]);
        test.act = vec![Stmt::local(TypeName::jdk("String"), "printed", code)];
        let args = vec![Expr::text(printed), Expr::name("printed")];
        test.assert.push(self.junit.asserted("assertEquals", args));
    }
}

/// Larger arrays may not fit into the JVM that runs the tests.
const LARGEST_ARRAY: i64 = 1_000_000;
