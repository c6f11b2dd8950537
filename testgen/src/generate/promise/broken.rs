//! Tests that fail as long as a promise does not hold. Each names the clause that is broken, and passes once it is kept.

use oox_core::case::{Case, Outcome};
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Ended, Known, Promise, State, Violated};
use oox_core::ir::{CheckId, CheckKind, ClassId, Program};
use oox_core::lang::span::{FileId, Span};

use super::clause::{Meaning, Needs, Said};
use super::contract::{Asks, Clause, is_in_comment, place};
use crate::generate::build::Arranged;
use crate::generate::input::{End, Facts};
use crate::generate::observe::JUnit;
use crate::generate::reason::{Hiding, Missing, Reason, Unsaid};
use crate::generate::subject::Subject;
use crate::generate::test::{Act, Test, Writer};
use crate::generate::words::upper_first;
use crate::java::{BinaryOp, Catch, ClassName, Expr, JavaClass, JavaType, Spec, Stmt, TypeName, new_jdk};

/// What is expected, as a part of a name and in words.
type Expectation = Result<(String, String), Reason>;

/// A promise that a call has broken.
#[derive(Clone, Copy)]
pub struct Broken<'b> {
    /// The check that says so.
    pub check: CheckId,
    /// The promise as it was written.
    pub clause: &'b Clause,
    /// How it was broken.
    pub violated: &'b Violated,
    /// The call.
    pub act: &'b Act,
    /// What was there before.
    pub arranged: &'b Arranged,
    /// What was there when the promise was judged.
    pub after: &'b State,
}

impl<'p> Writer<'_, 'p> {
    /// Writes the failing test of a broken promise.
    pub fn violated(
        &mut self,
        test: &mut Test,
        violated: &Violated,
        act: &Act,
        arranged: &Arranged,
        after: &State,
    ) -> Expectation {
        let check = match violated.what {
            Promise::Check(check) => check,
            Promise::NoCrash(span) => return self.crashed(test, span, violated, act, after),
            Promise::NoDeadlock(span) => return Ok(self.deadlocked(test, span, violated, &act.code)),
            // a race is nothing that a test sees
            Promise::NoRace(..) => {
                return Err(Reason::Stuck("it depends on the order of threads".to_owned()));
            }
        };
        let clause = Clause::of(self.subject, check);
        let broken = Broken { check, clause: &clause, violated, act, arranged, after };
        let declared = self.subject.program.check(check);
        let is_of_another = declared.method.is_some_and(|method| method != self.method);
        match clause.kind {
            CheckKind::Assert if !is_in_comment(self.subject, declared.span) => {
                self.no_exception(test, &act.code, ClassName::jdk("AssertionError"), &clause.message());
            }
            CheckKind::Assert => return hidden(&clause, Hiding::InComment),
            CheckKind::LoopInvariant => return hidden(&clause, Hiding::Moment),
            CheckKind::Requires => return hidden(&clause, Hiding::InnerCall),
            _ if is_of_another => return hidden(&clause, Hiding::BrokenByCall),
            CheckKind::Modifies => self.changed(test, broken)?,
            CheckKind::Ensures => self.ensured(test, broken)?,
            CheckKind::Invariant => self.invariant(test, broken)?,
            CheckKind::Signals
            | CheckKind::Exceptional
            | CheckKind::Crash
            | CheckKind::Deadlock
            | CheckKind::Race => {
                self.signalled(test, broken)?;
            }
        }
        let keyword: String = clause.keyword.split('_').map(upper_first).collect();
        Ok((format!("breaks{keyword}"), format!("breaks {}", clause.name.words)))
    }

    /// An exception that the contract does not permit.
    fn crashed(
        &mut self,
        test: &mut Test,
        span: Span,
        violated: &Violated,
        act: &Act,
        after: &State,
    ) -> Expectation {
        let java = self.exception(violated.thrown, after)?;
        let simple = java.path.last().cloned().unwrap_or_default();
        let span = violated.library_call(after).map_or(span, |call| call.span);
        let message = format!(
            "{}: {simple} is thrown, which the contract of {} does not permit",
            place(self.subject, span),
            self.java.name
        );
        self.no_exception(test, &act.code, ClassName::of(java), &message);
        Ok((format!("throws{simple}"), format!("throws {simple}, which the contract does not permit")))
    }

    fn exception(&self, thrown: Option<ObjId>, after: &State) -> Result<&'p JavaClass, Reason> {
        let class = thrown.and_then(|exception| self.interpreter.class_of(after, exception));
        let java = class.and_then(|class| self.nameable_exception(class));
        java.ok_or(Reason::HiddenException)
    }

    /// The call throws no exception of this class. Others are permitted where the contract speaks of exceptions.
    fn no_exception(&self, test: &mut Test, call: &Expr, class: ClassName, message: &str) {
        let permits_some = !self.subject.program.method(self.method).contract.signals.is_empty();
        if self.junit == JUnit::Five && !permits_some {
            let args = vec![Expr::supplier(call.clone()), Expr::text(message)];
            test.act.push(self.junit.asserted("assertDoesNotThrow", args));
            return;
        }
        let others = if permits_some { self.others(&class) } else { None };
        let caught = Catch { class, name: "thrown", body: vec![failing(message)] };
        let catches = [Some(caught), others].into_iter().flatten().collect();
        test.act.push(Stmt::Try(vec![Stmt::Expr(call.clone())], catches));
    }

    /// Lets exceptions of other classes than the one before pass: the contract may permit them.
    fn others(&self, class: &ClassName) -> Option<Catch> {
        let caught = if self.java.throws { "Exception" } else { "RuntimeException" };
        let is_above =
            |name: &str| self.subject.info.class(name).is_some_and(|above| ClassName::of(above) == *class);
        if ["RuntimeException", "Exception", "Throwable"].into_iter().any(is_above) {
            return None;
        }
        let body = vec![Stmt::Comment("the contract may permit it")];
        Some(Catch { class: ClassName::jdk(caught), name: "other", body })
    }

    /// A postcondition of a call that returned.
    fn ensured(&mut self, test: &mut Test, broken: Broken) -> Result<(), Reason> {
        let Broken { check, clause, violated, act, arranged, after } = broken;
        let Some(Ended::Normally(value)) = violated.scene.entry_ended else {
            return hidden(clause, Hiding::BrokenByCall);
        };
        let message = clause.message();
        let Asks::Condition(spec) = &clause.asks else {
            let args =
                vec![Expr::class_literal(ClassName::jdk("Throwable")), Expr::supplier(act.code.clone())];
            test.act.push(self.junit.asserts("assertThrows", args, &message));
            return Ok(());
        };
        let value = if self.java.is_constructor { violated.scene.entry_args.first().copied() } else { value };
        let meaning = self.meaning(check, act, value);
        let ty = self.result_type();
        let mut translator = self.translator(arranged, after, true);
        let said = translator.condition(spec, &meaning);
        let needs = translator.needs;
        test.act.push(match &meaning.result {
            Some(_) => Stmt::local(TypeName::of(&ty, self.subject.info), "result", act.code.clone()),
            None => Stmt::Expr(act.code.clone()),
        });
        match said {
            Ok(said) => {
                needed(test, needs);
                self.holds(test, said, violated.detail.is_some(), &message);
                Ok(())
            }
            Err(why) => {
                // at least it must not be this result again
                let bad = value.filter(|_| spec.any(&|part| *part == Spec::Result));
                let bad = bad.and_then(|value| self.plain(after, value, &ty));
                let bad = bad.ok_or_else(|| no_java_form(clause, why))?;
                let is_float = matches!(ty, JavaType::Prim("float" | "double")) && self.junit == JUnit::Four;
                let result = Expr::name("result");
                test.assert.push(if is_float {
                    let differs = Expr::binary(BinaryOp::NotEqual, result, bad);
                    self.junit.asserts("assertTrue", vec![differs], &message)
                } else {
                    self.junit.asserts("assertNotEquals", vec![bad, result], &message)
                });
                Ok(())
            }
        }
    }

    /// Asserts a condition; where evaluating it throws, that is said too.
    fn holds(&self, test: &mut Test, said: Said, throws: bool, message: &str) {
        let asserted = |condition| self.junit.asserts("assertTrue", vec![condition], message);
        test.assert.push(match (throws, self.junit) {
            (false, _) => asserted(said.code),
            (true, JUnit::Five) => {
                let args = vec![Expr::supplier(said.code), Expr::text(message)];
                asserted(self.junit.assertion("assertDoesNotThrow", args))
            }
            (true, JUnit::Four) => {
                let class = ClassName::jdk("RuntimeException");
                let caught = Catch { class, name: "thrown", body: vec![failing(message)] };
                Stmt::Try(vec![asserted(said.code)], vec![caught])
            }
        });
    }

    /// An invariant of an object that the test can name.
    fn invariant(&mut self, test: &mut Test, broken: Broken) -> Result<(), Reason> {
        let Broken { check, clause, violated, act, arranged, after } = broken;
        let (Some(end), Asks::Condition(spec)) = (violated.scene.entry_ended, &clause.asks) else {
            return hidden(clause, Hiding::BrokenInside);
        };
        let judged = violated.scene.judged_with.first().copied();
        let Some(Known::Object(object)) = judged.map(|value| self.interpreter.known(after, value)) else {
            return hidden(clause, Hiding::UnknownObject);
        };
        let value = match end {
            Ended::Normally(_) if self.java.is_constructor => violated.scene.entry_args.first().copied(),
            Ended::Normally(value) => value.filter(|_| !self.java.ret.is_void()),
            Ended::Throwing(_) => None,
        };
        let result_is_it =
            value.is_some_and(|value| self.interpreter.known(after, value) == Known::Object(object));
        let ty = self.result_type();
        let variable = arranged.variables.iter().find(|variable| variable.object == object);
        let this = match variable {
            Some(variable) => {
                Said::new(Expr::name(&variable.name), variable.ty.clone(), Some(Value::Obj(object)))
            }
            None if result_is_it => Said::new(Expr::name("result"), ty.clone(), Some(Value::Obj(object))),
            None => return hidden(clause, Hiding::NotHeld),
        };
        let own = self.interpreter.class_of(after, object);
        let class = own.and_then(|class| declaring(self.subject.program, class, check));
        let class = class.ok_or(Missing::InvariantClass)?;
        let meaning = Meaning {
            class,
            this: Some(this),
            is_old: false,
            params: Vec::new(),
            result: None,
            thrown: None,
        };
        let mut translator = self.translator(arranged, after, true);
        let said = translator.condition(spec, &meaning);
        let needs = translator.needs;
        let said = said.map_err(|why| no_java_form(clause, why))?;
        test.act.push(match end {
            Ended::Throwing(exception) => self.whatever_is_thrown(&act.code, exception, after)?,
            Ended::Normally(_) if variable.is_none() => {
                Stmt::local(TypeName::of(&ty, self.subject.info), "result", act.code.clone())
            }
            Ended::Normally(_) => Stmt::Expr(act.code.clone()),
        });
        needed(test, needs);
        self.holds(test, said, violated.detail.is_some(), &clause.message());
        Ok(())
    }

    /// A call whose exception is not the matter.
    pub fn whatever_is_thrown(&self, call: &Expr, exception: ObjId, after: &State) -> Result<Stmt, Reason> {
        let program = self.subject.program;
        let class = self.interpreter.class_of(after, exception).ok_or(Missing::ExceptionClass)?;
        let is = |name: &str| self.subject.class(name).is_some_and(|above| program.is_subclass(class, above));
        let caught = match () {
            () if self.java.throws && is("Exception") => "Exception",
            () if is("RuntimeException") => "RuntimeException",
            () => "Throwable",
        };
        let body = vec![Stmt::Comment("what is thrown is another matter")];
        let caught = Catch { class: ClassName::jdk(caught), name: "thrown", body };
        Ok(Stmt::Try(vec![Stmt::Expr(call.clone())], vec![caught]))
    }

    /// What must hold when an exception is thrown.
    fn signalled(&mut self, test: &mut Test, broken: Broken) -> Result<(), Reason> {
        let Broken { check, clause, violated, act, arranged, after } = broken;
        let Some(Ended::Throwing(exception)) = violated.scene.entry_ended else {
            return hidden(clause, Hiding::BrokenByCall);
        };
        let java = self.exception(Some(exception), after)?;
        let message = clause.message();
        let Asks::Condition(spec) = &clause.asks else {
            self.no_exception(test, &act.code, ClassName::of(java), &message);
            return Ok(());
        };
        let signals = &self.subject.program.method(self.method).contract.signals;
        let is_only = signals.len() == 1;
        let named = signals.iter().filter(|(_, spec)| spec.check == check).map(|(class, _)| *class).next();
        let java = named.and_then(|class| self.nameable_exception(class)).unwrap_or(java);
        let ty = JavaType::Class(java.name.clone(), Vec::new());
        let mut meaning = self.meaning(check, act, None);
        let thrown = Said::new(Expr::name("thrown"), ty, Some(Value::Obj(exception)));
        meaning.thrown = clause.thrown.clone().map(|name| (name, thrown));
        let mut translator = self.translator(arranged, after, true);
        let said = translator.condition(spec, &meaning);
        let needs = translator.needs;
        let said = said.map_err(|why| no_java_form(clause, why))?;
        if violated.detail.is_some() && self.junit == JUnit::Four {
            return hidden(clause, Hiding::NoValue);
        }
        needed(test, needs);
        self.holds(test, said, violated.detail.is_some(), &message);
        let class = ClassName::of(java);
        let others = if is_only { None } else { self.others(&class) };
        let caught = Catch { class, name: "thrown", body: std::mem::take(&mut test.assert) };
        let catches = [Some(caught), others].into_iter().flatten().collect();
        test.act.push(Stmt::Try(vec![Stmt::Expr(act.code.clone())], catches));
        Ok(())
    }
}

/// Why there is no test of a case; what is broken without a test is named.
pub fn of_violation(subject: &Subject, case: &Case, facts: Option<&Facts>, reason: Reason) -> Reason {
    let why = |reason: Reason| Box::new(reason);
    match (facts.map(|facts| &facts.end), &case.outcome) {
        (Some(End::Violates(check, (file, start))), _) => {
            let place = place(subject, Span { file: FileId(*file), start: *start, end: *start });
            if reason.place() == Some(&place) {
                return reason;
            }
            Reason::BrokenAt { place, check: check.clone(), why: why(reason) }
        }
        (Some(End::Endless((file, start))), _) => {
            let place = place(subject, Span { file: FileId(*file), start: *start, end: *start });
            Reason::BrokenAt { place, check: ENDLESS.to_owned(), why: why(reason) }
        }
        (None, Outcome::Violates { check, .. }) => Reason::Broken { check: check.clone(), why: why(reason) },
        (None, Outcome::Endless { .. }) => Reason::Broken { check: ENDLESS.to_owned(), why: why(reason) },
        _ => reason,
    }
}

/// What no test can show.
pub fn hidden<T>(clause: &Clause, why: Hiding) -> Result<T, Reason> {
    Err(Reason::Hidden { clause: clause.name.clone(), why })
}

/// What no test can say.
fn no_java_form(clause: &Clause, why: Unsaid) -> Reason {
    Reason::NoJavaForm { clause: clause.name.clone(), why }
}

/// The promise that a call which never ends breaks.
const ENDLESS: &str = "does not end";

/// The class that declares an invariant: the first one above that does not have it any more stands above it.
fn declaring(program: &Program, class: ClassId, check: CheckId) -> Option<ClassId> {
    let has = |class: ClassId| program.class(class).invariants.iter().any(|spec| spec.check == check);
    let mut found = None;
    let mut next = Some(class);
    while let Some(class) = next.filter(|class| has(*class)) {
        found = Some(class);
        next = program.class(class).superclass;
    }
    found
}

/// `throw new AssertionError(message, thrown);`
fn failing(message: &str) -> Stmt {
    let args = vec![Expr::text(message), Expr::name("thrown")];
    Stmt::Throw(new_jdk("AssertionError", false, args))
}

/// Adds what conditions need around them.
pub fn needed(test: &mut Test, needs: Needs) {
    test.arrange.extend(needs.olds);
    test.assert.extend(needs.reads);
    test.throws |= needs.throws;
}
