//! What stand-ins are asked, and how they find the answer: by the arguments where the method is pure, so that a test does not
//! depend on how often and in which order it is called; one after the other where it is not.

use indexmap::IndexMap;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Asked, Interpreter, Known, State};
use oox_core::ir::{FieldId, MethodId};

use super::arrange::Arranger;
use super::content::{Content, content};
use super::raw::Answer;
use super::reason::Reason;
use super::subject::Subject;
use crate::java::{BinaryOp, ClassName, Expr, JavaMethod, JavaType, Literal, Stmt};

/// An argument of a call, as far as a test can recognise it.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A primitive value, or null.
    Plain(Known),
    /// A text, also one that the run has made.
    Text(String),
    /// The value in a box, with its primitive type.
    Boxed(&'static str, Known),
    /// A constant of an enum: the field that holds it.
    Constant(FieldId),
    /// An object that was there before the run.
    Object(ObjId),
    /// An object that the run has made: no variable of the test holds it.
    Made,
}

/// A call of a stand-in.
#[derive(Clone, Debug)]
pub struct Question {
    /// Its arguments, without the receiver.
    pub args: Vec<Argument>,
    /// The code asked, and not a contract, which a JVM does not evaluate.
    pub is_of_code: bool,
}

impl Question {
    /// A call during a run that began with one heap and ended with another.
    pub fn of(
        subject: &Subject,
        interpreter: &mut Interpreter,
        (before, after): (&State, &State),
        asked: &Asked,
    ) -> Self {
        let args = asked.args.iter().skip(1);
        let args = args.map(|value| argument(subject, interpreter, (before, after), *value)).collect();
        Self { args, is_of_code: !asked.is_contract }
    }
}

fn argument(
    subject: &Subject,
    interpreter: &mut Interpreter,
    (before, after): (&State, &State),
    value: Value,
) -> Argument {
    let object = match interpreter.known(after, value) {
        Known::Object(object) => object,
        plain => return Argument::Plain(plain),
    };
    if let Some(field) = interpreter.constant(after, object) {
        return Argument::Constant(field);
    }
    match content(subject, interpreter, after, object) {
        Some(Content::Text(text)) => Argument::Text(text),
        Some(Content::Boxed(prim, value)) => Argument::Boxed(prim, interpreter.known(after, value)),
        _ if before.world.heap.ids().any(|id| id == object) => Argument::Object(object),
        _ => Argument::Made,
    }
}

/// An argument that a stand-in looks at.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// Which parameter.
    pub param: usize,
    /// What it must be, in the heap of the test.
    argument: Argument,
    /// The same as an expression.
    code: Expr,
}

impl Wanted {
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
    pub wanted: Vec<Wanted>,
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
    rules: Vec<Rule>,
    wanted: Vec<(usize, Response)>,
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

/// An answer of the case in the words of the test.
#[derive(Clone)]
struct Told {
    /// Its place among the answers of the case.
    number: usize,
    question: Option<Question>,
    result: Response,
}

fn is_same(told: &[Told]) -> bool {
    told.windows(2).all(|it| it[0].result == it[1].result)
}

impl Arranger<'_, '_> {
    /// How a method finds its answers among these.
    pub(super) fn reply(
        &mut self,
        method: &JavaMethod,
        answers: &[Answer],
        values: &IndexMap<String, JavaType>,
    ) -> Result<Reply, Reason> {
        let mut told: Vec<Told> = Vec::new();
        for answer in answers {
            let result = self.result(method, Some(answer), values)?;
            told.push(Told { number: answer.number, question: answer.question.clone(), result });
        }
        if told.is_empty() {
            return Ok(Reply::Always(self.result(method, None, values)?));
        }
        if !is_same(&told) && answers.iter().all(|answer| self.is_function(answer.method)) {
            let asked: Vec<Told> = told.iter().filter(|it| it.question.is_some()).cloned().collect();
            if let Some(rules) = self.rules(method, &asked, values) {
                let wanted = asked.into_iter().map(|it| (it.number, it.result)).collect();
                self.done.rules.push(Rules { rules: rules.clone(), wanted });
                return Ok(Reply::ByArguments(rules));
            }
        }
        // what contracts ask, nobody asks on a JVM
        let is_of_code = |it: &Told| it.question.as_ref().is_some_and(|question| question.is_of_code);
        if told.iter().any(is_of_code) {
            told.retain(is_of_code);
        }
        Ok(if is_same(&told) {
            Reply::Always(told.swap_remove(0).result)
        } else {
            Reply::InOrder(told.into_iter().map(|it| it.result).collect())
        })
    }

    /// Whether the result of a method depends on its arguments only: it says so, or it is of a function of the library.
    fn is_function(&self, method: MethodId) -> bool {
        let of_library = self.subject.java_method(method).is_some_and(|(class, _)| class.model.is_function);
        of_library || self.subject.program.method(method).is_pure
    }

    /// Rules that give each question its result: by one parameter if one is enough, else by all that a test can recognise.
    fn rules(
        &mut self,
        method: &JavaMethod,
        asked: &[Told],
        values: &IndexMap<String, JavaType>,
    ) -> Option<Vec<Rule>> {
        let before = self.saved();
        let mut told = Vec::new();
        for (param, (_, ty)) in method.params.iter().enumerate() {
            let ty = ty.substituted(values);
            if let Some(column) = self.column(param, &ty, asked) {
                if let Some(rules) = rules_of(&[column], asked) {
                    return Some(rules);
                }
                told.push((param, ty));
            }
            self.restore(before.clone());
        }
        let columns: Vec<Vec<Wanted>> =
            told.iter().filter_map(|(param, ty)| self.column(*param, ty, asked)).collect();
        let rules = rules_of(&columns, asked);
        if rules.is_none() {
            self.restore(before);
        }
        rules
    }

    /// What one parameter is in each question, in the words of the test; `None` where it cannot be said or is always the same.
    fn column(&mut self, param: usize, ty: &JavaType, asked: &[Told]) -> Option<Vec<Wanted>> {
        let wanted = asked.iter().map(|it| self.wanted(param, it.question.as_ref()?.args.get(param)?, ty));
        let column: Vec<Wanted> = wanted.collect::<Option<_>>()?;
        column.windows(2).any(|it| it[0] != it[1]).then_some(column)
    }

    /// The name of an object that is asked about: that of the parameter where it is an argument.
    fn hint(&self, object: ObjId) -> String {
        let known = self.hints.iter().find(|(known, _)| *known == object);
        known.map_or_else(|| "asked".to_owned(), |(_, hint)| hint.clone())
    }

    /// An argument in the words of the test.
    fn wanted(&mut self, param: usize, argument: &Argument, ty: &JavaType) -> Option<Wanted> {
        let prim = match ty {
            JavaType::Prim(prim) => prim,
            _ => "",
        };
        let (argument, code) = match argument {
            Argument::Made => return None,
            Argument::Plain(known) => (argument.clone(), Expr::Literal(Literal::of(known, prim)?)),
            Argument::Text(text) => (argument.clone(), Expr::text(text)),
            Argument::Boxed(prim, known) => (argument.clone(), Expr::Literal(Literal::of(known, prim)?)),
            Argument::Object(object) => {
                let built = self.value(Value::Obj(*object), ty, &self.hint(*object)).ok()?;
                let is_variable = built.variable(&self.done.variables).is_some();
                let Value::Obj(object) = built.value else { return None };
                if !is_variable {
                    return None;
                }
                (Argument::Object(object), built.code)
            }
            Argument::Constant(field) => {
                let (java, constant) = self.subject.java_field(*field)?;
                if !Subject::can_name(self.package, java) {
                    return None;
                }
                (argument.clone(), Expr::Constant(ClassName::of(java), constant.name.clone()))
            }
        };
        Some(Wanted { param, argument, code })
    }
}

/// Rules that look at these parameters; `None` where they cannot tell two questions apart that have different results.
fn rules_of(columns: &[Vec<Wanted>], asked: &[Told]) -> Option<Vec<Rule>> {
    let mut rules: Vec<Rule> = Vec::new();
    for (row, Told { result, .. }) in asked.iter().enumerate() {
        let wanted: Vec<Wanted> = columns.iter().map(|column| column[row].clone()).collect();
        match rules.iter().find(|known| known.wanted == wanted) {
            Some(known) if known.result != *result => return None,
            Some(_) => {}
            None => rules.push(Rule { wanted, result: result.clone() }),
        }
    }
    // what it does most often it does for everything else
    let often = |rule: &Rule| rules.iter().filter(|known| known.result == rule.result).count();
    let last = (0..rules.len()).max_by_key(|index| often(&rules[*index]))?;
    let last = rules.remove(last);
    rules.push(last);
    Some(rules)
}
