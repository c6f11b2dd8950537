//! What stand-ins are asked, and how they find the answer: by the arguments where the method is pure, so that a test does not
//! depend on how often and in which order it is called; one after the other where it is not.

use indexmap::IndexMap;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Ended;
use oox_core::ir::{FieldId, MethodId};

use super::reply::{Reply, Response, Rule, Rules, WantedArgument};
use crate::generate::build::arranger::{Arranger, Built};
use crate::generate::input::{Answer, Argument, Question};
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Subject;
use crate::java::{ClassName, Expr, JavaMethod, JavaType, Literal, TypeName, TypeParam, creation};

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
    pub fn reply(
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
        let columns: Vec<Vec<WantedArgument>> =
            told.iter().filter_map(|(param, ty)| self.column(*param, ty, asked)).collect();
        let rules = rules_of(&columns, asked);
        if rules.is_none() {
            self.restore(before);
        }
        rules
    }

    /// What one parameter is in each question, in the words of the test; `None` where it cannot be said or is always the same.
    fn column(&mut self, param: usize, ty: &JavaType, asked: &[Told]) -> Option<Vec<WantedArgument>> {
        let wanted = asked.iter().map(|it| self.wanted(param, it.question.as_ref()?.args.get(param)?, ty));
        let column: Vec<WantedArgument> = wanted.collect::<Option<_>>()?;
        column.windows(2).any(|it| it[0] != it[1]).then_some(column)
    }

    /// The name of an object that is asked about: that of the parameter where it is an argument.
    fn hint(&self, object: ObjId) -> String {
        let known = self.hints.iter().find(|(known, _)| *known == object);
        known.map_or_else(|| "asked".to_owned(), |(_, hint)| hint.clone())
    }

    /// An argument in the words of the test.
    fn wanted(&mut self, param: usize, argument: &Argument, ty: &JavaType) -> Option<WantedArgument> {
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
        Some(WantedArgument { param, argument, code })
    }

    /// What gives an answer; without one, the default of the result.
    fn result(
        &mut self,
        method: &JavaMethod,
        answer: Option<&Answer>,
        values: &IndexMap<String, JavaType>,
    ) -> Result<Response, Reason> {
        let mut all = values.clone();
        all.extend(Subject::instances_of(&method.type_params));
        let ty = method.ret.substituted(&all);
        match answer.map(|answer| answer.ended) {
            Some(Ended::Throwing(exception)) => {
                let thrown = self.thrown(exception)?;
                Ok(Response::Throw(thrown.code))
            }
            Some(Ended::Normally(Some(value))) => {
                let built = self.value(value, &ty, "answer")?;
                self.subject.check_nameable(self.package, &built.code, &ty)?;
                if !built.code.is_null() && mentions(&method.ret, &method.type_params) {
                    // only the caller knows what it stands for
                    let ret = method.ret.substituted(values);
                    let ret = TypeName::of_in(&ret, self.subject.info, &method.type_params);
                    return Ok(Response::Return(built.code.cast(TypeName::object()).cast(ret)));
                }
                Ok(Response::Return(built.code))
            }
            Some(Ended::Normally(None)) => Ok(Response::Nothing),
            None => Ok(match &ty {
                JavaType::Prim("void") => Response::Nothing,
                JavaType::Prim("boolean") => Response::Return(Expr::truth(false)),
                JavaType::Prim(_) => Response::Return(Expr::int(0)),
                _ => Response::Return(Expr::null()),
            }),
        }
    }

    /// A new exception like the one that a stand-in throws: with the fields that the path has looked at, else made by its plainest
    /// constructor.
    #[expect(clippy::disallowed_methods, reason = "whether there is one does not depend on the order")]
    pub fn thrown(&mut self, exception: ObjId) -> Result<Built, Reason> {
        let class = self.interpreter.class_of(&self.raw.state, exception).ok_or(Missing::Exception)?;
        let java = self.subject.java_class(class).ok_or(Missing::ExceptionName)?;
        let name = &java.name;
        if java.is_abstract || !Subject::can_name(self.package, java) {
            return Err(Reason::ExceptionOf(name.clone()));
        }
        let users = |field: &FieldId| self.subject.java_field(*field).is_some_and(|(java, _)| java.is_users);
        if self.raw.looked_at.get(&exception).is_some_and(|fields| fields.iter().any(users)) {
            let ty = JavaType::Class(name.clone(), Vec::new());
            return self.value(Value::Obj(exception), &ty, "exception");
        }
        let usable = |method: &JavaMethod| {
            method.is_constructor && Subject::can_use(self.package, java, method.access)
        };
        let mut constructors = self.subject.methods_of(class);
        constructors.retain(|(_, method)| usable(method) && method.params.len() <= 1);
        constructors.sort_by_key(|(_, method)| method.params.len());
        for (id, method) in constructors {
            let (args, code) = match &method.params[..] {
                [] => (Vec::new(), Vec::new()),
                [(_, JavaType::Class(text, _))] if text == "String" => {
                    let value = self.interpreter.literal(&mut self.done.state, "message");
                    (vec![value], vec![Expr::text("message")])
                }
                _ => continue,
            };
            if let Ok(value) = self.run(id, args) {
                return Ok(Built { code: creation(java, None, code), value });
            }
        }
        if !java.model.is_plain {
            return Err(Reason::ExceptionOf(name.clone()));
        }
        // its model needs no constructor, and the program has it only where somebody calls it
        let made = self.interpreter.allocate(&mut self.done.state, class);
        Ok(Built { code: creation(java, None, Vec::new()), value: Value::Obj(made) })
    }
}

/// Rules that look at these parameters; `None` where they cannot tell two questions apart that have different results.
fn rules_of(columns: &[Vec<WantedArgument>], asked: &[Told]) -> Option<Vec<Rule>> {
    let mut rules: Vec<Rule> = Vec::new();
    for (row, Told { result, .. }) in asked.iter().enumerate() {
        let wanted: Vec<WantedArgument> = columns.iter().map(|column| column[row].clone()).collect();
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

/// Whether a type speaks of some of these parameters.
pub fn mentions(ty: &JavaType, params: &[TypeParam]) -> bool {
    let values = params.iter().map(|param| (param.name.clone(), JavaType::Unknown)).collect();
    ty.substituted(&values) != *ty
}
