//! Objects of the library that are made of their parts, as a date of year, month and day: what a test writes for one.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, State};
use oox_core::ir::{ClassId, ClassKind, FieldId, MethodId};

use crate::generate::subject::Subject;
use crate::java::{ClassName, Expr, JavaType, Literal, Parts, creation};

impl<'p> Subject<'p> {
    /// What objects of a class are made of.
    pub fn parts(&self, class: ClassId) -> Option<&'p Parts> {
        self.model(class)?.parts.as_ref()
    }

    /// The class itself, or the first below an abstract one of the library, whose objects are made of parts.
    pub fn made_of_parts(&self, class: ClassId) -> Option<ClassId> {
        if self.parts(class).is_some() {
            return Some(class);
        }
        let declared = self.program.class(class);
        if !declared.is_abstract || !declared.is_library || declared.kind == ClassKind::Interface {
            return None;
        }
        let all = (0u32..).map(ClassId).zip(&self.program.classes);
        let mut below = all.map(|(id, _)| id).filter(|id| self.program.is_subclass(*id, class));
        below.find(|id| self.parts(*id).is_some())
    }

    /// The fields that the maker of a class is given, in its order.
    pub fn part_fields(&self, class: ClassId) -> Option<Vec<FieldId>> {
        let fields = &self.program.class(class).fields;
        let named = |name: &String| fields.iter().copied().find(|id| self.program.field(*id).name == *name);
        self.parts(class)?.fields.iter().map(named).collect()
    }

    /// What makes an object of its parts.
    pub fn part_maker(&self, class: ClassId) -> Option<MethodId> {
        let maker = &self.parts(class)?.maker;
        let types: Vec<_> =
            self.part_fields(class)?.into_iter().map(|id| &self.program.field(id).ty).collect();
        let methods = &self.program.class(self.class(&maker.class)?).methods;
        methods.iter().copied().find(|id| {
            let method = self.program.method(*id);
            let is_named = if maker.is_constructor() {
                method.is_constructor
            } else {
                method.is_static && method.name == maker.method
            };
            is_named && method.params.iter().map(|param| &param.ty).eq(types.iter().copied())
        })
    }

    /// The parts of an object, in the order of its maker.
    pub fn part_values(&self, interpreter: &Interpreter, state: &State, object: ObjId) -> Option<Vec<Value>> {
        let class = interpreter.class_of(state, object)?;
        let held = interpreter.fields(state, object);
        let value = |field: FieldId| held.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
        self.part_fields(class)?.into_iter().map(value).collect()
    }

    /// The parts of an object as a text that tells all about it; none where one of them is no primitive value.
    pub fn parts_text(&self, interpreter: &Interpreter, state: &State, object: ObjId) -> Option<String> {
        let values = self.part_values(interpreter, state, object)?;
        let shown = values.into_iter().map(|value| match interpreter.known(state, value) {
            Known::Int(number) => Some(number.to_string()),
            Known::Bool(value) => Some(value.to_string()),
            _ => None,
        });
        Some(shown.collect::<Option<Vec<_>>>()?.join(" "))
    }

    /// The expression for an object that its text or its parts tell all about.
    pub fn written(
        &self,
        interpreter: &Interpreter,
        state: &State,
        object: ObjId,
        text: &str,
    ) -> Option<Expr> {
        let class = interpreter.class_of(state, object)?;
        let java = self.java_class(class)?;
        if let Some(by) = &java.model.written {
            return Some(Expr::static_call(ClassName::jdk(&by.class), &by.method, vec![Expr::text(text)]));
        }
        let Some(parts) = &java.model.parts else {
            return Some(creation(java, None, vec![Expr::text(text)]));
        };
        let values = self.part_values(interpreter, state, object)?;
        let fields = self.part_fields(class)?;
        let literals = values.into_iter().zip(fields).map(|(value, field)| {
            let prim = Self::prim(&self.program.field(field).ty)?;
            Literal::of(&interpreter.known(state, value), prim).map(Expr::Literal)
        });
        let literals = literals.collect::<Option<Vec<_>>>()?;
        Some(if parts.maker.is_constructor() {
            creation(java, None, literals)
        } else {
            Expr::static_call(ClassName::jdk(&parts.maker.class), &parts.maker.method, literals)
        })
    }

    /// The type of a variable for such an object: its class, or that which has the method where nobody can name it.
    pub fn written_type(&self, package: &str, class: ClassId) -> JavaType {
        let own = || JavaType::Class(self.program.class(class).name.clone(), Vec::new());
        match self.java_class(class) {
            Some(java) if !Self::can_name(package, java) => {
                let by = java.model.written.as_ref();
                by.map_or_else(own, |by| JavaType::Class(by.class.clone(), Vec::new()))
            }
            _ => own(),
        }
    }
}
