//! Stand-ins for objects of classes that are not there: an anonymous class or a lambda that gives the answers of the case.

mod answers;
mod body;
mod comparator;
mod mockito;
mod reply;

use indexmap::IndexMap;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Ended;
use oox_core::ir::{ClassId, MethodId};

use answers::mentions;
use body::{body, expression};
pub use mockito::Mocks;
use reply::Reply;
pub use reply::Rules;

use super::arranger::{Arranger, Built};
use super::means::Means;
use crate::generate::input::Answer;
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::{Subject, is_below};
use crate::java::{
    Access, ClassName, Expr, JavaClass, JavaMethod, JavaType, Kind, Member, TypeName, declared_params,
    every_object_has, identifier,
};

/// A method that a stand-in has, with the class that declares it.
struct WantedMethod<'p> {
    class: &'p JavaClass,
    method: &'p JavaMethod,
}

/// Whether all abstract methods that a class declares are among these: of the library, the program has those only that it
/// calls.
fn is_whole(class: &JavaClass, wanted: &[WantedMethod]) -> bool {
    // `equals` of a comparator is no method that it must have
    let known = wanted.iter().filter(|known| known.class.name == class.name).count();
    class.is_users || class.model.abstract_methods.is_some_and(|all| known >= all)
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

impl<'p> Arranger<'_, 'p> {
    /// An object that answers as the case wants it.
    pub fn stand_in(
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
            let compared = self.compared(class, &own)?;
            let mut ranked = Vec::new();
            for (value, rank) in &order.ranks {
                ranked.push((self.value(*value, &compared, "element")?, *rank));
            }
            return self.comparator((class, order.method), ranked, (&own, &compared), hint);
        }
        let answers: Vec<Answer> =
            self.raw.answers.iter().filter(|answer| answer.receiver == Some(object)).cloned().collect();
        let values = self.subject.arguments(java, &own);
        if self.can_be_mocked(class, java, &answers) {
            let mut replies = Vec::new();
            for (declaring, method, of_method) in self.by_method(&answers)? {
                let values = self.subject.arguments_above(java, &values, declaring);
                replies.push((method, self.reply(method, &of_method, &values)?));
            }
            return self.mocked((class, java), replies, &own, hint);
        }
        if java.kind == Kind::Interface && !java.is_users && java.model.abstract_methods.is_none() {
            return Err(Reason::ClassBelow(name.clone()));
        }
        let mut wanted = self.abstract_methods(class);
        // of a function that nobody calls the program has nothing
        let is_known = !wanted.is_empty() || java.model.abstract_methods.is_none_or(|all| all == 0);
        let is_whole = is_known && wanted.iter().all(|known| is_whole(known.class, &wanted));
        if let [only] = &wanted[..]
            && is_whole
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
        if !is_whole || java.kind == Kind::Class && !self.has_plain_constructor(class, java) {
            return Err(Reason::ClassBelow(name.clone()));
        }
        // also what it need not have, where the case wants an answer: `equals` of a comparator
        for answer in &answers {
            if !wanted.iter().any(|known| self.is_of(answer.method, known.method)) {
                let found = self.subject.java_method(answer.method);
                let (class, method) = found.ok_or(Missing::Answer)?;
                wanted.push(WantedMethod { class, method });
            }
        }
        let mut members = Vec::new();
        for WantedMethod { class, method } in &wanted {
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

    /// Whether a method of the program is the one written so.
    fn is_of(&self, id: MethodId, method: &JavaMethod) -> bool {
        self.subject.java_method(id).is_some_and(|(_, declared)| overrides(declared, method))
    }

    /// The methods that a class below this one must have, each once.
    fn abstract_methods(&self, class: ClassId) -> Vec<WantedMethod<'p>> {
        let mut found: Vec<WantedMethod<'p>> = Vec::new();
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
                if method.is_abstract && !every_object_has(&method.name, method.params.len()) {
                    found.push(WantedMethod { class: java, method });
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
