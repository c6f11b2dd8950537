//! Static fields outlive a test. What some test changes is put back before each test that can see it, so that their order
//! does not matter.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use oox_core::config::Config;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, State};
use oox_core::ir::FieldId;

use crate::generate::reason::Reason;
use crate::generate::subject::{Content, Subject, content};
use crate::java::{ClassName, Expr, Helper, JavaType, Literal, Stmt, TypeName};

/// The static fields of the user and what they hold at first. This does not depend on the tested method.
pub struct Statics {
    initial: BTreeMap<FieldId, Initial>,
}

/// What a static field holds at first.
struct Initial {
    /// All that hangs on it, as text.
    snapshot: String,
    /// How it is put back.
    reset: Option<Reset>,
    /// It holds that for ever, and what it holds does not change.
    is_constant: bool,
}

/// How a static field is put back to what it holds at first.
enum Reset {
    /// It is written.
    Write(Expr),
    /// It holds an object of this type that is emptied.
    Clear(TypeName),
}

impl Statics {
    /// What the static fields of the user hold after the initialisation of their classes.
    pub fn new(subject: &Subject, config: &Config) -> Self {
        let mut interpreter = Interpreter::new(subject.program, config, config);
        let mut initial = BTreeMap::new();
        for class in subject.program.classes.iter().filter(|class| class.is_of_user() && !class.is_enum) {
            let mut state = interpreter.start();
            for field in &class.static_fields {
                if let Some(value) = interpreter.static_field(&mut state, *field) {
                    let snapshot = snapshot(subject, &mut interpreter, &state, value);
                    let reset = reset(subject, &mut interpreter, &state, *field, value);
                    let is_constant = is_constant(subject, &mut interpreter, &state, *field, value);
                    initial.insert(*field, Initial { snapshot, reset, is_constant });
                }
            }
        }
        Self { initial }
    }

    /// The statement that gives a static field what it holds at first; `None` where a test has none.
    pub fn reset(&self, subject: &Subject, package: &str, field: FieldId) -> Option<Stmt> {
        let (java, declared) = subject.java_field(field)?;
        if !Subject::can_name(package, java) {
            return None;
        }
        let is_visible = Subject::can_use(package, java, declared.access);
        let class = ClassName::of(java);
        let place = |class| Expr::Constant(class, declared.name.clone());
        let hidden = |class| vec![Expr::null(), Expr::class_literal(class), Expr::text(&declared.name)];
        let cleared = |object: Expr| Stmt::Expr(object.call("clear", Vec::new()));
        Some(match self.initial.get(&field)?.reset.as_ref()? {
            Reset::Write(code) if is_visible => Stmt::Assign(place(class), code.clone()),
            Reset::Write(code) => {
                let args = hidden(class).into_iter().chain([code.clone()]).collect();
                Stmt::Expr(Expr::Helper(Helper::SetField, args))
            }
            Reset::Clear(_) if is_visible => cleared(place(class)),
            Reset::Clear(ty) => cleared(Expr::Helper(Helper::GetField, hidden(class)).cast(ty.clone())),
        })
    }

    /// The statements that give all static fields of a package what they hold at first; one of which there is none, otherwise.
    pub fn reset_all(&self, subject: &Subject, package: &str) -> Result<Vec<Stmt>, Reason> {
        let is_of_package =
            |field: &FieldId| subject.java_field(*field).is_some_and(|(java, _)| java.package == package);
        let fields =
            self.initial.iter().filter(|(field, initial)| !initial.is_constant && is_of_package(field));
        let reset = |field: FieldId| {
            let name = || subject.program.field(field).name.clone();
            self.reset(subject, package, field).ok_or_else(|| Reason::StaticField(name()))
        };
        fields.map(|(field, _)| reset(*field)).collect()
    }

    /// The fields of classes that are initialised.
    pub fn seen(&self, subject: &Subject, state: &State) -> BTreeSet<FieldId> {
        let is_seen =
            |field: &&FieldId| state.world.initialised.contains(&subject.program.field(**field).class);
        self.initial.keys().filter(is_seen).copied().collect()
    }

    /// The fields that hold something else than at first.
    pub fn changed(
        &self,
        subject: &Subject,
        interpreter: &mut Interpreter,
        state: &State,
    ) -> BTreeSet<FieldId> {
        let mut changed = BTreeSet::new();
        for field in self.seen(subject, state) {
            let value = state.world.statics.get(&field).copied();
            let value = value.unwrap_or_else(|| interpreter.default(&subject.program.field(field).ty));
            if snapshot(subject, interpreter, state, value) != self.initial[&field].snapshot {
                changed.insert(field);
            }
        }
        changed
    }
}

/// Does a static field hold this value for ever, and does what it holds stay as it is?
fn is_constant(
    subject: &Subject,
    interpreter: &mut Interpreter,
    state: &State,
    field: FieldId,
    value: Value,
) -> bool {
    let is_final = subject.java_field(field).is_some_and(|(_, declared)| declared.is_final);
    let is_fixed = match interpreter.known(state, value) {
        Known::Object(object) => {
            let is_plain = interpreter
                .class_of(state, object)
                .is_some_and(|class| subject.program.class(class).superclass.is_none());
            let held = content(subject, interpreter, state, object);
            is_plain || matches!(held, Some(Content::Text(_) | Content::Written(_) | Content::Boxed(..)))
        }
        _ => true,
    };
    is_final && is_fixed
}

/// How a static field with this value is put back; `None` where that is not plain enough.
fn reset(
    subject: &Subject,
    interpreter: &mut Interpreter,
    state: &State,
    field: FieldId,
    value: Value,
) -> Option<Reset> {
    let (_, declared) = subject.java_field(field)?;
    let prim = match declared.ty {
        JavaType::Prim(prim) => prim,
        _ => "",
    };
    let known = interpreter.known(state, value);
    let class = match known {
        Known::Object(object) => interpreter.class_of(state, object),
        _ => None,
    };
    let cleared = || {
        let (_, above) = subject.holds(class?)?;
        let any = vec![TypeName::Any; above.type_params.len()];
        Some(Reset::Clear(TypeName::generic(ClassName::of(above), any)))
    };
    let code = match known {
        Known::Object(object) => match content(subject, interpreter, state, object)? {
            Content::Text(text) => Expr::text(text),
            Content::Boxed(prim, value) => {
                Expr::Literal(Literal::of(&interpreter.known(state, value), prim)?)
            }
            Content::Elements(elements) if elements.is_empty() => return cleared(),
            Content::Entries(entries) if entries.is_empty() => return cleared(),
            _ => return None,
        },
        known => Expr::Literal(Literal::of(&known, prim)?),
    };
    (!declared.is_final).then_some(Reset::Write(code))
}

/// What hangs on a value, as text.
fn snapshot(subject: &Subject, interpreter: &mut Interpreter, state: &State, value: Value) -> String {
    let mut text = String::new();
    let mut seen: Vec<ObjId> = Vec::new();
    show(subject, interpreter, state, value, &mut seen, &mut text);
    text
}

const MOST_OBJECTS: usize = 200;

fn show(
    subject: &Subject,
    interpreter: &mut Interpreter,
    state: &State,
    value: Value,
    seen: &mut Vec<ObjId>,
    text: &mut String,
) {
    let known = interpreter.known(state, value);
    let Known::Object(object) = known else {
        let _ = write!(text, "{known:?} ");
        return;
    };
    if let Some(at) = seen.iter().position(|known| *known == object) {
        let _ = write!(text, "#{at} ");
        return;
    }
    seen.push(object);
    if seen.len() > MOST_OBJECTS {
        return;
    }
    let _ = write!(text, "{:?} ", interpreter.type_of(state, object));
    let held: Vec<Value> = match content(subject, interpreter, state, object) {
        Some(Content::Text(content) | Content::Written(content)) => {
            let _ = write!(text, "{content:?} ");
            return;
        }
        Some(Content::Boxed(_, value)) => vec![value],
        Some(Content::Elements(values)) => values,
        Some(Content::Entries(entries)) => {
            entries.into_iter().flat_map(|(key, value)| [key, value]).collect()
        }
        Some(Content::Optional(value)) => value.into_iter().collect(),
        None => match interpreter.elements(state, object) {
            Some(elements) => elements,
            None => interpreter.fields(state, object).into_iter().map(|(_, value)| value).collect(),
        },
    };
    let _ = write!(text, "{}[ ", held.len());
    for value in held {
        show(subject, interpreter, state, value, seen, text);
    }
    text.push_str("] ");
}
