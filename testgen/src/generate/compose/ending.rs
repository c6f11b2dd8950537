//! What a test asserts, by how the call has ended.

use std::collections::BTreeSet;

use oox_core::case::Case;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Executed, Known, RanEnding, State};

use crate::generate::build::{Arranged, Means};
use crate::generate::input::Facts;
use crate::generate::observe::{JUnit, Observer};
use crate::generate::reason::{Missing, Reason};
use crate::generate::test::{Act, Looked, Test, Writer};
use crate::java::{ClassName, Expr, Helper, Stmt, TypeName};

impl<'p> Writer<'_, 'p> {
    /// The test of a call that ended so.
    pub(super) fn written(
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
            is_unchecked: arranged.lines.iter().any(|line| line.any(&is_raw_class))
                || act.code.any(&is_raw_class),
            facts,
            seen: self.statics.seen(self.subject, after),
            changed: self.statics.changed(self.subject, self.interpreter, after),
            seen_on_jvm: after.notes.seen.iter().cloned().collect(),
            executed: Executed::default(),
            looked: Looked::default(),
            scene: None,
            notices: BTreeSet::new(),
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
        (test.looked.asked, test.assert) = (observer.asked, observer.lines);
        if test.assert.is_empty() {
            self.look_at_output(test, after, act, arranged);
        }
        if test.looked.printed.is_none() {
            test.looked.lines.clone_from(&test.assert);
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
        let act = self.junit.assertion("assertThrows", vec![Expr::class_literal(class.clone()), lambda]);
        match self.message(after, exception) {
            Some(message) => {
                test.act.push(Stmt::local(TypeName::class(class), "thrown", act));
                let thrown = Expr::name("thrown").call("getMessage", Vec::new());
                test.looked.message = Some(message.clone());
                test.assert.push(self.junit.asserted("assertEquals", vec![Expr::text(message), thrown]));
            }
            None => test.act.push(Stmt::Expr(act)),
        }
        let mut observer = self.observer(arranged, after);
        observer.changes();
        // the call itself stands in a lambda that may throw anything
        test.throws = arranged.throws || observer.throws();
        test.looked.asked = observer.asked;
        test.looked.lines.clone_from(&observer.lines);
        test.assert.extend(observer.lines);
        let simple = java.path.last().cloned().unwrap_or_default();
        Ok((format!("throws{simple}"), format!("throws {simple}")))
    }

    pub(super) fn observer<'o>(&'o mut self, arranged: &'o Arranged, after: &'o State) -> Observer<'o, 'p> {
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

    /// Where no change can be seen: what was printed, or else what is still true of the receiver, or at least that the call
    /// ends.
    fn look_at_output(&mut self, test: &mut Test, after: &State, act: &Act, arranged: &Arranged) {
        let call = &act.code;
        let printed = self.printed(after);
        if printed.is_empty() {
            let receiver = act.receiver.as_ref().and_then(|it| it.variable(&arranged.variables));
            let mut observer = self.observer(arranged, after);
            if let Some(variable) = receiver {
                observer.standing(variable);
            }
            test.throws |= observer.throws();
            (test.looked.asked, test.assert) = (observer.asked, observer.lines);
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
        let args = vec![Expr::text(&printed), Expr::name("printed")];
        test.assert.push(self.junit.asserted("assertEquals", args));
        test.looked.printed = Some(printed);
    }

    /// What was written to the standard output since the call began.
    pub(super) fn printed(&self, after: &State) -> String {
        let output = self.interpreter.output(after).unwrap_or_default();
        output.iter().filter(|(stream, _)| *stream == 1).map(|(_, text)| text.as_str()).collect()
    }
}

/// A class literal that is given where its type argument is another one.
fn is_raw_class(part: &Expr) -> bool {
    matches!(part, Expr::Cast(_, inner) if matches!(**inner, Expr::ClassLiteral(_)))
}
