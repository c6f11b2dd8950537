//! Stand-ins for objects of classes that are not there: an anonymous class or a lambda that gives the answers of the case.

use indexmap::IndexMap;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Ended;
use oox_core::ir::{ClassId, FieldId, MethodId};

use super::answers::{Reply, Response, Rule};
use super::arrange::{Arranger, Built, Means};
use super::content::is_below;
use super::raw::Answer;
use super::reason::{Missing, Reason};
use super::subject::Subject;
use crate::java::{
    Access, BinaryOp, ClassName, Expr, JavaClass, JavaMethod, JavaType, Kind, LambdaBody, Member, Stmt,
    TypeName, TypeParam, creation, declared_params, identifier,
};

/// A method that a stand-in has, with the class that declares it.
struct Wanted<'p> {
    class: &'p JavaClass,
    method: &'p JavaMethod,
}

/// Whether all abstract methods that a class declares are among these: of the library, the program has those only that it
/// calls.
fn is_whole(class: &JavaClass, wanted: &[Wanted]) -> bool {
    // `equals` of a comparator is no method that it must have
    let known = wanted.iter().filter(|known| known.class.name == class.name).count();
    class.is_users || class.model.abstract_methods.is_some_and(|all| known >= all)
}

/// Whether a type speaks of some of these parameters.
fn mentions(ty: &JavaType, params: &[TypeParam]) -> bool {
    let values = params.iter().map(|param| (param.name.clone(), JavaType::Unknown)).collect();
    ty.substituted(&values) != *ty
}

/// `(T) (Object) e`: only the caller knows what `T` stands for.
fn is_unchecked_cast(expr: &Expr) -> bool {
    match expr {
        Expr::Cast(_, inner) => matches!(&**inner, Expr::Cast(ty, _) if *ty == TypeName::object()),
        _ => false,
    }
}

/// Whether one method overrides the other, given that their classes are related. Of overloads, none has the parameters of
/// another; what a type parameter stands for is not asked.
fn overrides(one: &JavaMethod, other: &JavaMethod) -> bool {
    let fits = |((_, one), (_, other)): (&(String, JavaType), &(String, JavaType))| {
        let is_same_class = one.class_name().is_some_and(|name| other.class_name() == Some(name));
        one == other || is_same_class || one.mentions_variable() || other.mentions_variable()
    };
    one.name == other.name
        && one.params.len() == other.params.len()
        && one.params.iter().zip(&other.params).all(fits)
}

/// A reply as the body of a lambda, where that is short.
fn expression(reply: &Reply, names: &[String]) -> Option<LambdaBody> {
    let value = match reply {
        Reply::Always(Response::Nothing) => return Some(LambdaBody::Block(None)),
        Reply::Always(Response::Throw(exception)) => {
            return Some(LambdaBody::Block(Some(Stmt::Throw(exception.clone()))));
        }
        Reply::Always(Response::Return(value)) => value.clone(),
        Reply::ByArguments(rules) => {
            let rules = differing(rules);
            let (last, first) = rules.split_last()?;
            if let Some(condition) = truth(first, last, names) {
                return Some(LambdaBody::Value(condition));
            }
            let [rule] = first else { return None };
            let (then, els) = (rule.result.value()?.clone(), last.result.value()?.clone());
            Expr::Conditional(Box::new([rule.condition(names, true), then, els]))
        }
        Reply::InOrder(_) => return None,
    };
    Some(LambdaBody::Value(value))
}

/// A reply as the body of a method.
fn body(reply: &Reply, names: &[String], counter: &str) -> Vec<Stmt> {
    match reply {
        Reply::Always(Response::Nothing) => Vec::new(),
        Reply::Always(result) => vec![result.statement()],
        Reply::ByArguments(rules) => {
            let rules = differing(rules);
            let (last, first) = rules.split_last().expect("there is a last rule");
            if let Some(condition) = truth(first, last, names) {
                return vec![Stmt::Return(Some(condition))];
            }
            let asked =
                first.iter().map(|rule| Stmt::If(rule.condition(names, true), vec![rule.result.statement()]));
            asked.chain([last.result.statement()]).collect()
        }
        Reply::InOrder(results) => {
            let turns = results.iter().map(Response::statement).collect();
            vec![Stmt::InTurn(counter.to_owned(), turns)]
        }
    }
}

/// The condition that rules are about which say that it is so, or that it is not so.
fn truth(first: &[&Rule], last: &Rule, names: &[String]) -> Option<Expr> {
    let is_so = !last.result.truth()?;
    if first.iter().any(|rule| rule.result.truth() != Some(is_so)) {
        return None;
    }
    // a list of more than two is easier to read one below the other
    match first {
        [rule] => Some(rule.condition(names, is_so)),
        [one, other] if one.wanted.len() == 1 && other.wanted.len() == 1 => {
            let junction = if is_so { BinaryOp::Or } else { BinaryOp::And };
            Some(Expr::binary(junction, one.condition(names, is_so), other.condition(names, is_so)))
        }
        _ => None,
    }
}

/// The rules without those that do what the last one does for everything else.
fn differing(rules: &[Rule]) -> Vec<&Rule> {
    let (last, first) = rules.split_last().expect("there is a last rule");
    first.iter().filter(|rule| rule.result != last.result).chain([last]).collect()
}

impl<'p> Arranger<'_, 'p> {
    /// An object that answers as the case wants it.
    pub(super) fn stand_in(
        &mut self,
        object: ObjId,
        class: ClassId,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, Reason> {
        let name = &self.subject.program.class(class).name;
        let java = self.subject.java_class(class).ok_or_else(|| Missing::Class(name.clone()))?;
        if !Subject::can_name(self.package, java) {
            return Err(Reason::HiddenClass(name.clone()));
        }
        let own = self.subject.own_type(java, ty);
        if let Some(class) = self.subject.hidden(self.package, &own) {
            return Err(Reason::HiddenClass(class.to_owned()));
        }
        if own.is_unknown() {
            return Err(Reason::HiddenType);
        }
        if let Some(order) = self.raw.orders.iter().find(|order| order.comparator == object) {
            return self.comparator(order, class, &own, hint);
        }
        let answers: Vec<Answer> =
            self.raw.answers.iter().filter(|answer| answer.receiver == Some(object)).cloned().collect();
        let values = self.subject.arguments(java, &own);
        if self.can_be_mocked(class, java, &answers) {
            return self.mocked((class, java), &answers, &own, &values, hint);
        }
        if java.kind == Kind::Interface && !java.is_users && java.model.abstract_methods.is_none() {
            return Err(Reason::ClassBelow(name.clone()));
        }
        let mut wanted = self.abstract_methods(class);
        if let [only] = &wanted[..]
            && java.kind == Kind::Interface
            && only.method.type_params.is_empty()
            && answers.iter().all(|answer| self.is_of(answer.method, only.method))
        {
            let values = self.subject.arguments_above(java, &values, only.class);
            let before = self.saved();
            let reply = self.reply(only.method, &answers, &values)?;
            let names = self.parameter_names(only.method, hint);
            if let Some(body) = expression(&reply, &names) {
                return self.stood_in(class, &own, hint, Expr::Lambda(names, Box::new(body)));
            }
            self.restore(before);
        }
        let is_whole = wanted.iter().all(|known| is_whole(known.class, &wanted));
        if !is_whole || java.kind == Kind::Class && !self.has_plain_constructor(class, java) {
            return Err(Reason::ClassBelow(name.clone()));
        }
        // also what it need not have, where the case wants an answer: `equals` of a comparator
        for answer in &answers {
            if !wanted.iter().any(|known| self.is_of(answer.method, known.method)) {
                let found = self.subject.java_method(answer.method);
                let (class, method) = found.ok_or(Missing::Answer)?;
                wanted.push(Wanted { class, method });
            }
        }
        let mut members = Vec::new();
        for Wanted { class, method } in &wanted {
            let is_visible = match method.access {
                Access::Private => false,
                Access::Package => class.package == self.package,
                Access::Protected | Access::Public => true,
            };
            if !is_visible {
                return Err(Reason::HiddenMethod { class: class.name.clone(), method: method.name.clone() });
            }
            let values = self.subject.arguments_above(java, &values, class);
            let of_method: Vec<Answer> =
                answers.iter().filter(|answer| self.is_of(answer.method, method)).cloned().collect();
            members.push(self.answering(method, &of_method, &values, hint)?);
        }
        let code = Expr::Anonymous(TypeName::of(&own, self.subject.info), members);
        self.stood_in(class, &own, hint, code)
    }

    /// A method that gives answers.
    fn answering(
        &mut self,
        method: &JavaMethod,
        answers: &[Answer],
        values: &IndexMap<String, JavaType>,
        hint: &str,
    ) -> Result<Member, Reason> {
        let mut values = values.clone();
        values.retain(|name, _| method.type_params.iter().all(|param| param.name != *name));
        let written = method.params.iter().map(|(_, ty)| ty).chain([&method.ret]);
        for ty in written.map(|ty| ty.substituted(&values)) {
            if let Some(class) = self.subject.hidden(self.package, &ty) {
                return Err(Reason::HiddenClass(class.to_owned()));
            }
        }
        let reply = self.reply(method, answers, &values)?;
        let info = self.subject.info;
        let written = |ty: &JavaType| TypeName::of_in(&ty.substituted(&values), info, &method.type_params);
        let names = self.parameter_names(method, hint);
        let counter = format!("{}Calls", identifier(&method.name));
        let body = body(&reply, &names, &counter);
        let types = method.params.iter().map(|(_, ty)| written(ty));
        Ok(Member {
            is_unchecked: mentions(&method.ret, &method.type_params)
                && body.iter().any(|stmt| stmt.any(&is_unchecked_cast)),
            access: method.access,
            type_params: declared_params(&method.type_params, &values, info),
            ret: written(&method.ret),
            name: method.name.clone(),
            params: types.zip(names).collect(),
            is_varargs: method.is_varargs,
            throws: self.checked(answers),
            body,
            counter: matches!(reply, Reply::InOrder(_)).then_some(counter),
        })
    }

    /// Names for the parameters that mean nothing else in the test, also not what is being declared.
    fn parameter_names(&self, method: &JavaMethod, hint: &str) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (name, _) in &method.params {
            let name = identifier(name);
            let is_free = |name: &String| {
                !self.done.names.contains(name) && !names.contains(name) && *name != identifier(hint)
            };
            let numbered = (2..).map(|number| format!("{name}{number}"));
            let free = std::iter::once(name.clone()).chain(numbered).find(is_free);
            names.push(free.expect("there are more numbers than names"));
        }
        names
    }

    fn stood_in(&mut self, class: ClassId, ty: &JavaType, hint: &str, code: Expr) -> Result<Built, Reason> {
        self.means(Means::StandIns);
        let made = self.interpreter.allocate_open(&mut self.done.state, class).ok_or(Missing::StandIn)?;
        Ok(self.variable(ty, hint, code, Value::Obj(made)))
    }

    /// What gives an answer; without one, the default of the result.
    pub(super) fn result(
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

    /// The checked exceptions that a stand-in throws.
    fn checked(&self, answers: &[Answer]) -> Vec<ClassName> {
        let mut classes: Vec<ClassName> = Vec::new();
        for answer in answers {
            let Ended::Throwing(exception) = answer.ended else { continue };
            let Some(class) = self.interpreter.class_of(&self.raw.state, exception) else { continue };
            let is_unchecked =
                ["RuntimeException", "Error"].iter().any(|above| is_below(self.subject, class, above));
            let class = self.subject.java_class(class).map(ClassName::of);
            classes.extend(class.filter(|class| !is_unchecked && !classes.contains(class)));
        }
        classes
    }

    /// A new exception like the one that a stand-in throws: with the fields that the path has looked at, else made by its plainest
    /// constructor.
    #[expect(clippy::disallowed_methods, reason = "whether there is one does not depend on the order")]
    pub(super) fn thrown(&mut self, exception: ObjId) -> Result<Built, Reason> {
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

    /// Whether a method of the program is the one written so.
    fn is_of(&self, id: MethodId, method: &JavaMethod) -> bool {
        self.subject.java_method(id).is_some_and(|(_, of)| overrides(of, method))
    }

    /// The methods that a class below this one must have, each once.
    fn abstract_methods(&self, class: ClassId) -> Vec<Wanted<'p>> {
        let mut found: Vec<Wanted<'p>> = Vec::new();
        let mut concrete: Vec<&'p JavaMethod> = Vec::new();
        for above in std::iter::once(class).chain(self.subject.program.class(class).ancestors.iter().copied())
        {
            let Some(java) = self.subject.java_class(above) else { continue };
            for method in &java.methods {
                if method.is_static
                    || method.is_constructor
                    || found.iter().any(|known| overrides(known.method, method))
                    || concrete.iter().any(|known| overrides(known, method))
                {
                    continue;
                }
                // whatever an interface says of the methods of every object, every object has them
                let is_objects = matches!(
                    (method.name.as_str(), method.params.len()),
                    ("equals", 1) | ("hashCode" | "toString", 0)
                );
                if method.is_abstract && !is_objects {
                    found.push(Wanted { class: java, method });
                } else {
                    concrete.push(method);
                }
            }
        }
        found
    }

    fn has_plain_constructor(&self, class: ClassId, java: &JavaClass) -> bool {
        let constructors =
            self.subject.methods_of(class).into_iter().filter(|(_, method)| method.is_constructor);
        constructors.into_iter().any(|(_, method)| {
            method.params.is_empty() && !java.is_inner && Subject::can_use(self.package, java, method.access)
        })
    }
}
