//! What a contract says of a call that keeps it, asserted in the test besides what was seen.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Known, RanEnding, State};
use oox_core::ir::{CheckId, MethodId};

use super::clause::{Meaning, Needs, Said, Translator};
use super::contract::{Asks, Clause, has_one_case, owner};
use crate::generate::build::{Arranged, Built};
use crate::generate::test::{Act, Test, Writer};
use crate::java::{BinaryOp, Expr, JavaType, Literal, Spec, SpecOp, Stmt};

/// More clauses than these nobody reads.
const MOST_CLAUSES: usize = 3;

impl<'p> Writer<'_, 'p> {
    /// Asserts the clauses that speak of a call that ended so, as far as a test can say them without reflection.
    pub fn promises(
        &mut self,
        test: &mut Test,
        ending: &RanEnding,
        act: &Act,
        arranged: &Arranged,
        after: &State,
    ) {
        let contract = &self.subject.program.method(self.method).contract;
        let (checks, result): (Vec<CheckId>, Option<Value>) = match ending {
            RanEnding::Returned(value) => (contract.ensures.iter().map(|spec| spec.check).collect(), *value),
            RanEnding::Threw(exception) => (self.signals(after, *exception), None),
            RanEnding::Violated(_) | RanEnding::Endless(_) | RanEnding::Stuck(_) => return,
        };
        if checks.is_empty() || !has_one_case(self.subject, self.method) {
            return;
        }
        let (junit, subject) = (self.junit, self.subject);
        let clauses: Vec<(Clause, Meaning)> = checks
            .into_iter()
            .map(|check| (Clause::of(subject, check), self.meaning(check, act, result)))
            .collect();
        let mut translator = self.translator(arranged, after, false);
        let mut lines = Vec::new();
        for (clause, meaning) in &clauses {
            let Asks::Condition(spec) = &clause.asks else { continue };
            if lines.len() < MOST_CLAUSES
                && says_more(spec, meaning)
                && let Ok(said) = translator.condition(spec, meaning)
                && said.code.as_truth() != Some(true)
            {
                lines.push(junit.asserts("assertTrue", vec![said.code], &clause.name.words));
            }
        }
        let needs = translator.needs;
        // with something to look at afterwards the call alone will do
        let nothing_thrown = junit.asserted("assertDoesNotThrow", vec![Expr::supplier(act.code.clone())]);
        if !lines.is_empty() && test.act == [nothing_thrown] {
            test.act = vec![Stmt::Expr(act.code.clone())];
        }
        test.assert.extend(lines);
        test.arrange.extend(needs.olds);
        test.throws |= needs.throws;
    }

    /// The `signals` clauses that speak of an exception.
    fn signals(&self, after: &State, exception: ObjId) -> Vec<CheckId> {
        let program = self.subject.program;
        let Some(class) = self.interpreter.class_of(after, exception) else { return Vec::new() };
        let signals = program.method(self.method).contract.signals.iter();
        signals
            .filter(|(declared, _)| program.is_subclass(class, *declared))
            .map(|(_, spec)| spec.check)
            .collect()
    }

    /// What the names in a clause of the tested method mean in its test. The result is in the variable `result`.
    pub fn meaning(&self, check: CheckId, act: &Act, result: Option<Value>) -> Meaning {
        let subject = self.subject;
        // an inherited clause has the names of the method that it was written for
        let declared = owner(subject, subject.program.check(check).span).unwrap_or(self.method);
        let names: Vec<&str> = match subject.java_method(declared).filter(|_| self.has_same_shape(declared)) {
            Some((_, java)) => java.params.iter().map(|(name, _)| name.as_str()).collect(),
            None => Vec::new(),
        };
        let types = self.java.params.iter().map(|(_, ty)| ty.substituted(&self.instances));
        let params = names.iter().zip(types.zip(&act.args));
        let params = params.map(|(name, (ty, built))| ((*name).to_owned(), said(built, ty))).collect();
        let result = result
            .filter(|_| self.java.is_constructor || !self.java.ret.is_void())
            .map(|value| Said::new(Expr::name("result"), self.result_type(), Some(value)));
        let this = if self.java.is_constructor {
            result.clone()
        } else {
            let ty = self.own_type();
            act.receiver.as_ref().and_then(|receiver| said(receiver, ty))
        };
        Meaning {
            class: subject.program.method(declared).class,
            this,
            is_old: !self.java.is_constructor,
            params,
            result,
            thrown: None,
        }
    }

    fn has_same_shape(&self, method: MethodId) -> bool {
        let java = self.subject.java_method(method);
        java.is_some_and(|(_, java)| {
            java.name == self.java.name && java.params.len() == self.java.params.len()
        })
    }

    /// Says clauses in Java, after a call.
    pub fn translator<'t>(
        &'t mut self,
        arranged: &'t Arranged,
        after: &'t State,
        may_reflect: bool,
    ) -> Translator<'t, 'p> {
        Translator {
            subject: self.subject,
            package: &self.class.package,
            states: (&arranged.state, after),
            has_undefined: after.has_undefined_old(),
            tested: self.java.params.is_empty().then_some(self.java.name.as_str()),
            may_reflect,
            names: arranged.names.clone(),
            needs: Needs::default(),
            interpreter: self.interpreter,
        }
    }

    /// What a value is after the call, as a part of an assertion: primitive values and texts only.
    pub fn plain(&mut self, after: &State, value: Value, ty: &JavaType) -> Option<Expr> {
        match (self.interpreter.known(after, value), ty) {
            (Known::Object(object), _) => self.interpreter.text_of(after, object).map(Expr::text),
            (known, JavaType::Prim(prim)) => Literal::of(&known, prim).map(Expr::Literal),
            _ => None,
        }
    }
}

/// The argument of a call once more; `None` where that would be another object.
fn said(built: &Built, ty: JavaType) -> Option<Said> {
    let is_plain = match &built.code {
        Expr::Name(_) | Expr::Constant(..) => true,
        Expr::Literal(literal) => !matches!(literal, Literal::Byte(_) | Literal::Short(_)),
        _ => false,
    };
    if !is_plain && !matches!(ty, JavaType::Prim(_)) {
        return None;
    }
    Some(Said::written(built.code.clone(), ty, built.value))
}

/// Whether a clause tells more than what is asserted anyway: that a result or a field is this or that value.
fn says_more(tree: &Spec, meaning: &Meaning) -> bool {
    let is_param = |tree: &Spec| match tree {
        Spec::Name(name) => meaning.params.iter().any(|(param, _)| param == name),
        _ => false,
    };
    let is_value = |tree: &Spec| match tree {
        Spec::Literal(..) => true,
        Spec::Old(inner) => is_param(inner),
        other => is_param(other),
    };
    let is_seen = |tree: &Spec| match tree {
        Spec::Result => true,
        Spec::Name(_) => !is_param(tree),
        Spec::Field(target, _) => **target == Spec::This,
        _ => false,
    };
    let speaks_of_the_end = tree.any(&|part| match part {
        Spec::Result | Spec::This | Spec::Call(..) | Spec::Index(..) | Spec::Field(..) => true,
        Spec::Name(_) => !is_param(part),
        _ => false,
    });
    let is_repeated = tree.conjuncts().iter().all(|part| match part {
        Spec::Binary(SpecOp::Java(BinaryOp::Equal), a, b) => {
            is_seen(a) && is_value(b) || is_value(a) && is_seen(b)
        }
        _ => false,
    });
    speaks_of_the_end && !is_repeated
}
