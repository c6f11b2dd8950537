//! How a method of a stand-in finds its answer, as data: always the same, by its arguments, or one after the other.

use oox_core::interpret::Known;

use crate::generate::input::{Argument, Question};
use crate::java::{BinaryOp, ClassName, Expr, Stmt};

/// An argument that a stand-in looks at.
#[derive(Clone, Debug, PartialEq)]
pub struct WantedArgument {
    /// Which parameter.
    pub param: usize,
    /// What it must be, in the heap of the test.
    pub argument: Argument,
    /// The argument as an expression.
    pub code: Expr,
}

impl WantedArgument {
    /// The condition that a parameter of this name is the argument, or is not.
    fn condition(&self, name: &str, is: bool) -> Expr {
        let (name, code) = (Expr::name(name), self.code.clone());
        let equals = if is { BinaryOp::Equal } else { BinaryOp::NotEqual };
        let said = |truth: Expr, is: bool| if is { truth } else { truth.negated() };
        let compare = |class: &str, args: Vec<Expr>| {
            let compared = Expr::static_call(ClassName::jdk(class), "compare", args);
            Expr::binary(equals, compared, Expr::int(0))
        };
        match &self.argument {
            Argument::Plain(Known::Bool(value)) => said(name, *value == is),
            // `==` does not find NaN, and takes one zero for the other
            Argument::Plain(Known::F32(_)) => compare("Float", vec![name, code]),
            Argument::Plain(Known::F64(_)) => compare("Double", vec![name, code]),
            Argument::Text(_) => said(code.call("equals", vec![name]), is),
            Argument::Boxed(..) => {
                let objects = ClassName::jdk("java.util.Objects");
                said(Expr::static_call(objects, "equals", vec![name, code]), is)
            }
            _ => Expr::binary(equals, name, code),
        }
    }

    /// The argument in the words of Mockito: the name of a matcher, and what it is given.
    pub fn matcher(&self) -> (&'static str, Option<&Expr>) {
        match &self.argument {
            Argument::Plain(Known::Null) => ("isNull", None),
            Argument::Object(_) => ("same", Some(&self.code)),
            _ => ("eq", Some(&self.code)),
        }
    }
}

/// What a method of a stand-in does when it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// It ends: it has no result.
    Nothing,
    /// It gives this.
    Return(Expr),
    /// It throws this.
    Throw(Expr),
}

impl Response {
    /// As a statement of a body that goes on otherwise.
    pub fn statement(&self) -> Stmt {
        match self {
            Self::Nothing => Stmt::Return(None),
            Self::Return(value) => Stmt::Return(Some(value.clone())),
            Self::Throw(exception) => Stmt::Throw(exception.clone()),
        }
    }

    /// The result that it gives.
    pub fn value(&self) -> Option<&Expr> {
        match self {
            Self::Return(value) => Some(value),
            _ => None,
        }
    }

    /// The truth that it gives.
    pub fn truth(&self) -> Option<bool> {
        self.value().and_then(Expr::as_truth)
    }
}

/// What a method of a stand-in does for some arguments.
#[derive(Clone, Debug)]
pub struct Rule {
    /// The arguments.
    pub wanted: Vec<WantedArgument>,
    /// What it does.
    pub result: Response,
}

impl Rule {
    /// When it applies, or when it does not: an expression over the names of the parameters.
    pub fn condition(&self, names: &[String], applies: bool) -> Expr {
        let parts = self.wanted.iter().map(|it| it.condition(&names[it.param], applies));
        let junction = if applies { BinaryOp::And } else { BinaryOp::Or };
        let all = parts.reduce(|before, part| Expr::binary(junction, before, part));
        all.expect("a rule looks at some argument")
    }

    fn applies(&self, question: &Question) -> bool {
        self.wanted.iter().all(|it| question.args.get(it.param) == Some(&it.argument))
    }
}

/// What a method of a stand-in does.
#[derive(Clone, Debug)]
pub enum Reply {
    /// The same every time.
    Always(Response),
    /// What the first rule says that applies; the last one applies to everything else.
    ByArguments(Vec<Rule>),
    /// One after the other, the last one again and again.
    InOrder(Vec<Response>),
}

/// What a stand-in that looks at arguments must do: for the answers of the case, by their number.
#[derive(Clone, Debug)]
pub struct Rules {
    pub rules: Vec<Rule>,
    /// Numbers of answers with what is done for them.
    pub wanted: Vec<(usize, Response)>,
}

impl Rules {
    /// Whether the stand-in gives the answers of the case when it is asked these questions.
    pub fn agree_with(&self, questions: &[Question]) -> bool {
        self.wanted.iter().all(|(number, result)| {
            let Some(question) = questions.get(*number) else { return true };
            let (last, first) = self.rules.split_last().expect("there is a last rule");
            first.iter().find(|rule| rule.applies(question)).unwrap_or(last).result == *result
        })
    }
}
