//! Stand-ins that Mockito makes, for those who use it anyway.

use oox_core::heap::Value;
use oox_core::ir::ClassId;

use super::reply::{Reply, Response, WantedArgument};
use crate::generate::build::arranger::{Arranger, Built};
use crate::generate::build::means::Means;
use crate::generate::input::Answer;
use crate::generate::reason::{Missing, Reason};
use crate::java::{ClassName, Expr, JavaClass, JavaMethod, JavaType, Kind, Stmt};

/// Who makes the objects of classes that are not there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mocks {
    /// An anonymous class or a lambda.
    #[default]
    Written,
    /// Mockito, where it does the same; else as above.
    Mockito,
}

/// A call of a static method of Mockito.
fn mockito(name: &str, args: Vec<Expr>) -> Expr {
    Expr::imported("org.mockito.Mockito", name, args)
}

/// A call of a matcher.
fn matching(name: &str, args: Vec<Expr>) -> Expr {
    Expr::imported("org.mockito.ArgumentMatchers", name, args)
}

/// The answers of a method, with the class that declares it.
pub type AnswersOf<'p> = (&'p JavaClass, &'p JavaMethod, Vec<Answer>);

fn matcher(ty: &JavaType) -> Expr {
    let name = match ty {
        JavaType::Prim("boolean") => "anyBoolean",
        JavaType::Prim("byte") => "anyByte",
        JavaType::Prim("char") => "anyChar",
        JavaType::Prim("double") => "anyDouble",
        JavaType::Prim("float") => "anyFloat",
        JavaType::Prim("int") => "anyInt",
        JavaType::Prim("long") => "anyLong",
        JavaType::Prim("short") => "anyShort",
        _ => "any",
    };
    matching(name, Vec::new())
}

impl<'p> Arranger<'_, 'p> {
    /// Whether Mockito's object does what one of our own would: a mock has no code of default methods, and what stands for a
    /// type parameter of a method it cannot be told.
    pub(super) fn can_be_mocked(&self, class: ClassId, java: &JavaClass, answers: &[Answer]) -> bool {
        let above = self.subject.program.class(class).ancestors.iter();
        let classes = std::iter::once(&class).chain(above).filter_map(|id| self.subject.java_class(*id));
        let has_code = |declared: &JavaMethod| !declared.is_static && !declared.is_abstract;
        let is_plain =
            |declared: &JavaClass| declared.kind == Kind::Interface && !declared.methods.iter().any(has_code);
        let names = |name: &str| java.methods.iter().filter(|declared| declared.name == name).count();
        let can_be_stubbed = |answer: &Answer| {
            let method = self.subject.java_method(answer.method).map(|(_, method)| method);
            method.is_some_and(|declared| {
                declared.type_params.is_empty() && !declared.is_varargs && names(&declared.name) <= 1
            })
        };
        self.mocks == Mocks::Mockito
            && classes.into_iter().filter(|declared| declared.name != "Object").all(is_plain)
            && answers.iter().all(can_be_stubbed)
    }

    /// The answers of a mock by the methods that give them, each with the class that declares it.
    pub(super) fn by_method(&self, answers: &[Answer]) -> Result<Vec<AnswersOf<'p>>, Reason> {
        let mut asked: Vec<AnswersOf<'p>> = Vec::new();
        for answer in answers {
            let (declaring, method) = self.subject.java_method(answer.method).ok_or(Missing::Answer)?;
            match asked.iter_mut().find(|(_, known, _)| std::ptr::eq(*known, method)) {
                Some((_, _, of_method)) => of_method.push(answer.clone()),
                None => asked.push((declaring, method, vec![answer.clone()])),
            }
        }
        Ok(asked)
    }

    /// A mock whose methods reply so.
    pub(super) fn mocked(
        &mut self,
        (class, java): (ClassId, &JavaClass),
        replies: Vec<(&JavaMethod, Reply)>,
        own: &JavaType,
        hint: &str,
    ) -> Result<Built, Reason> {
        // of a generic type there is no class to write
        let literal = java.type_params.is_empty().then(|| Expr::class_literal(ClassName::of(java)));
        let made = self.interpreter.allocate_open(&mut self.done.state, class).ok_or(Missing::Mock)?;
        self.means(Means::StandIns);
        let mock = mockito("mock", literal.into_iter().collect());
        let built = self.variable(own, hint, mock, Value::Obj(made));
        for (method, reply) in replies {
            match reply {
                Reply::Always(result) => self.stub(&built.code, method, &[], &[result]),
                Reply::InOrder(results) => self.stub(&built.code, method, &[], &results),
                Reply::ByArguments(rules) => {
                    for rule in rules {
                        self.stub(&built.code, method, &rule.wanted, &[rule.result]);
                    }
                }
            }
        }
        Ok(built)
    }

    /// Says what a method does for some arguments, one time after the other.
    fn stub(&mut self, mock: &Expr, method: &JavaMethod, wanted: &[WantedArgument], results: &[Response]) {
        let mut answers: Vec<(&str, Vec<Expr>)> = results.iter().map(told).collect();
        // the last answer is given again and again
        while answers.len() > 1 && answers[answers.len() - 1] == answers[answers.len() - 2] {
            answers.pop();
        }
        if answers.iter().all(|(kind, _)| *kind == "Nothing") {
            return;
        }
        self.done.throws |= method.throws;
        let args = arguments(method, wanted);
        let mut answers = answers.into_iter();
        let told = if method.ret.is_void() {
            let (kind, given) = answers.next().expect("somebody asked");
            let begin = mockito(&format!("do{kind}"), given);
            let all = answers.fold(begin, |chain, (kind, given)| chain.call(format!("do{kind}"), given));
            all.call("when", vec![mock.clone()]).call(&method.name, args)
        } else {
            let begin = mockito("when", vec![mock.clone().call(&method.name, args)]);
            answers.fold(begin, |chain, (kind, given)| chain.call(format!("then{kind}"), given))
        };
        self.done.lines.push(Stmt::Expr(told));
    }
}

/// A response in the words of Mockito: `Return(1)`, `Throw(e)`, or nothing of a method without a result.
fn told(response: &Response) -> (&'static str, Vec<Expr>) {
    match response {
        Response::Return(value) => ("Return", vec![value.clone()]),
        Response::Throw(exception) => ("Throw", vec![exception.clone()]),
        Response::Nothing => ("Nothing", Vec::new()),
    }
}

/// The arguments of a call that is stubbed: values where all are wanted by their value, else matchers.
fn arguments(method: &JavaMethod, wanted: &[WantedArgument]) -> Vec<Expr> {
    let matchers: Vec<Option<(&str, Option<&Expr>)>> = (0..method.params.len())
        .map(|param| wanted.iter().find(|it| it.param == param).map(WantedArgument::matcher))
        .collect();
    if matchers.iter().all(|it| matches!(it, Some(("eq", _)))) {
        return matchers.into_iter().flatten().filter_map(|(_, code)| code.cloned()).collect();
    }
    let written = matchers.into_iter().zip(&method.params).map(|(it, (_, ty))| match it {
        Some((name, code)) => matching(name, code.cloned().into_iter().collect()),
        None => matcher(ty),
    });
    written.collect()
}
