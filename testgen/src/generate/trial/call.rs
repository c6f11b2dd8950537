//! Calls of a method, and what can be asked afterwards.

use super::values::Values;
use crate::generate::history::combinations;
use crate::generate::subject::{Instances, Subject};
use crate::generate::words::lower_first;
use crate::java::{
    ClassName, Expr, JavaClass, JavaMethod, JavaType, Stmt, TypeName, boxed, creation, identifier,
};

/// Questions about one object.
const MOST_QUESTIONS: usize = 4;
/// What the first word of a method is that only tells something.
const TELLS: [&str; 9] = ["get", "is", "has", "size", "length", "count", "name", "value", "contains"];
/// Names that tests give to what comes out.
const RESERVED: [&str; 3] = ["result", "thrown", "printed"];

/// A call with what is needed for it.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Makes the receiver.
    pub arrange: Vec<Stmt>,
    /// The call.
    pub call: Expr,
    /// The type of the result; `None` where there is none.
    pub result: Option<JavaType>,
    /// What is asked afterwards, with its type; first the result itself.
    pub observed: Vec<(Expr, JavaType)>,
}

/// Calls of a method, the plainest first.
pub fn trials(
    subject: &Subject,
    (class, java): (&JavaClass, &JavaMethod),
    values: &mut Values,
    receivers: &[Expr],
    most: usize,
) -> Vec<Trial> {
    let instances = Subject::instances_in(class, java);
    let Some(mut choices) = values.choices(java, &instances) else { return Vec::new() };
    let own = subject.usual_type(class);
    let has_receiver = !java.is_static && !java.is_constructor;
    if has_receiver {
        choices.insert(0, receivers.to_vec());
    }
    let result = match (java.is_constructor, java.ret.is_void()) {
        (true, _) => Some(own.clone()),
        (false, true) => None,
        (false, false) => Some(subject.type_to_see(&class.package, &java.ret.substituted(&instances))),
    };
    let variable = variable(class);
    let mut observed: Vec<(Expr, JavaType)> = Vec::new();
    if let Some(result) = &result {
        observed.push((Expr::name("result"), result.clone()));
        observed.extend(questions(subject, &class.package, &Expr::name("result"), result, None));
    }
    if has_receiver {
        observed.extend(questions(subject, &class.package, &Expr::name(&variable), &own, Some(java)));
        if result.is_none() {
            observed.push((Expr::name(&variable), own.clone()));
        }
    }
    let lengths: Vec<usize> = choices.iter().map(Vec::len).collect();
    let calls = combinations(&lengths, most).into_iter().map(|chosen| {
        let mut given = chosen.iter().zip(&choices).map(|(at, known)| known[*at].clone());
        let receiver = if has_receiver { given.next() } else { None };
        let args = typed(subject, class, java, &instances, given);
        let call = match (&receiver, java.is_constructor) {
            (Some(_), _) => Expr::name(&variable).call(&java.name, args),
            (None, true) => creation(class, None, args),
            (None, false) => Expr::static_call(ClassName::of(class), &java.name, args),
        };
        let arrange = receiver.map(|made| Stmt::local(TypeName::of(&own, subject.info), &variable, made));
        Trial {
            arrange: arrange.into_iter().collect(),
            call,
            result: result.clone(),
            observed: observed.clone(),
        }
    });
    calls.collect()
}

/// Objects of a class, each as a trial that does nothing with it.
pub fn receivers(subject: &Subject, class: &JavaClass, values: &mut Values) -> Vec<(Expr, Trial)> {
    let own = subject.usual_type(class);
    let variable = variable(class);
    let trials = values.of(&own).into_iter().map(|made| {
        let arrange = Stmt::local(TypeName::of(&own, subject.info), &variable, made.clone());
        let call =
            Expr::static_call(ClassName::jdk("java.util.Objects"), "isNull", vec![Expr::name(&variable)]);
        let result = Some(JavaType::Prim("boolean"));
        let mut observed =
            vec![(Expr::name("result"), JavaType::Prim("boolean")), (Expr::name(&variable), own.clone())];
        observed.extend(questions(subject, &class.package, &Expr::name(&variable), &own, None));
        (made, Trial { arrange: vec![arrange], call, result, observed })
    });
    trials.collect()
}

/// The arguments; where another method has the name, each says of which type it is.
fn typed(
    subject: &Subject,
    class: &JavaClass,
    java: &JavaMethod,
    instances: &Instances,
    given: impl Iterator<Item = Expr>,
) -> Vec<Expr> {
    let own = subject.class(&class.name);
    let all = own.map_or_else(Vec::new, |id| subject.all_methods(id));
    let of_name = all.iter().map(|(_, _, method)| *method).chain(&class.methods);
    let is_overloaded = of_name
        .filter(|other| other.name == java.name && other.is_constructor == java.is_constructor)
        .any(|other| other.signature != java.signature);
    let args = given.zip(&java.params).map(|(code, (_, ty))| {
        let ty = ty.substituted(instances);
        let is_plain = matches!(ty, JavaType::Prim(_)) || ty.class_name() == Some("String");
        let is_cast = matches!(code, Expr::Cast(..));
        if is_overloaded && !is_plain && !is_cast && subject.can_name_type(&class.package, &ty) {
            code.cast(TypeName::of(&ty, subject.info))
        } else {
            code
        }
    });
    args.collect()
}

/// What an object tells: methods without parameters that give something that can be written.
fn questions(
    subject: &Subject,
    package: &str,
    object: &Expr,
    ty: &JavaType,
    tested: Option<&JavaMethod>,
) -> Vec<(Expr, JavaType)> {
    let Some(class) = ty.class_name().and_then(|name| subject.class(name)) else { return Vec::new() };
    let all = subject.all_methods(class).into_iter();
    let telling = all.filter(|(_, java, method)| {
        let is_value = match &method.ret {
            JavaType::Prim(word) => *word != "void",
            JavaType::Class(name, _) => name == "String" || boxed(name).is_some(),
            _ => false,
        };
        java.is_users
            && is_value
            && !method.is_static
            && method.params.is_empty()
            && TELLS.iter().any(|word| method.name.starts_with(word))
            && Subject::can_use(package, java, method.access)
            && tested.is_none_or(|tested| tested.signature != method.signature)
    });
    let asked =
        telling.map(|(_, _, method)| (object.clone().call(&method.name, Vec::new()), method.ret.clone()));
    asked.take(MOST_QUESTIONS).collect()
}

/// The name of the receiver.
fn variable(class: &JavaClass) -> String {
    let name = identifier(&lower_first(class.path.last().map_or("subject", String::as_str)));
    if RESERVED.contains(&name.as_str()) { format!("{name}Object") } else { name }
}
