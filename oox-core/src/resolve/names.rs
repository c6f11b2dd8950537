//! Finding classes, fields and methods by name, and suggesting a near name when there is none.

use rustc_hash::FxHashMap;

use crate::ir::{ClassId, FieldId, MethodId, Program, Ty};
use crate::lang::ast;
use crate::lang::diagnostic::Diagnostic;
use crate::lang::slip::nearest;
use crate::lang::span::Span;
use crate::term::{FloatTy, IntTy};

/// Types of Java that have another name here.
const JAVA_WORDS: [(&str, &str); 6] = [
    ("boolean", "bool"),
    ("String", "string"),
    ("byte", "i8"),
    ("short", "i16"),
    ("long", "i64"),
    ("double", "f64"),
];

/// Who is called what, and the tree that each declaration came from.
pub(super) struct Names<'a> {
    /// Some code of the program speaks of threads.
    pub has_threads: bool,
    pub classes: FxHashMap<&'a str, ClassId>,
    /// Per class, in the order of `Program::classes`.
    pub decls: Vec<&'a ast::TypeDecl>,
    /// The class of string literals.
    pub text: Option<ClassId>,
    /// The members of each method id; `None` for default constructors.
    pub methods: Vec<Option<MethodDecl<'a>>>,
    /// The first method with each name and parameter types.
    pub twins: FxHashMap<TwinKey, MethodId>,
    /// Classes whose static initialisation has an effect.
    pub needs_init: Vec<bool>,
}

/// Two methods with the same key cannot both be declared.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct TwinKey {
    class: ClassId,
    name: String,
    params: Vec<Ty>,
}

impl TwinKey {
    pub fn of(program: &Program, id: MethodId) -> Self {
        let method = program.method(id);
        let params = method.params.iter().map(|param| param.ty.clone()).collect();
        // a constructor has the name of its class, which no method has
        Self { class: method.class, name: method.name.clone(), params }
    }
}

/// Where a method comes from.
#[derive(Clone, Copy)]
pub(super) enum MethodDecl<'a> {
    Method(&'a ast::Method),
    Constructor(&'a ast::Constructor),
}

impl<'a> MethodDecl<'a> {
    pub fn spec(self) -> &'a [ast::Clause] {
        match self {
            Self::Method(method) => &method.spec,
            Self::Constructor(constructor) => &constructor.spec,
        }
    }

    pub fn is_helper(self) -> bool {
        match self {
            Self::Method(method) => method.is_helper,
            Self::Constructor(constructor) => constructor.is_helper,
        }
    }

    pub fn body(self) -> Option<&'a ast::Block> {
        match self {
            Self::Method(method) => method.body.as_ref(),
            Self::Constructor(constructor) => constructor.body.as_ref(),
        }
    }

    pub fn params(self) -> &'a [ast::Param] {
        match self {
            Self::Method(method) => &method.params,
            Self::Constructor(constructor) => &constructor.params,
        }
    }
}

impl Names<'_> {
    pub fn ty(&self, ty: &ast::Type, diagnostics: &mut Vec<Diagnostic>) -> Option<Ty> {
        Some(match &ty.kind {
            ast::TypeKind::Prim(prim) => match prim {
                ast::Prim::Int => Ty::Int,
                ast::Prim::Uint => Ty::Uint,
                ast::Prim::Bool => Ty::Bool,
                ast::Prim::Float | ast::Prim::F64 => Ty::Float(FloatTy::F64),
                ast::Prim::F32 => Ty::Float(FloatTy::F32),
                ast::Prim::Char | ast::Prim::U16 => Ty::Bits(IntTy::U16),
                ast::Prim::I8 => Ty::Bits(IntTy::I8),
                ast::Prim::I16 => Ty::Bits(IntTy::I16),
                ast::Prim::I32 => Ty::Bits(IntTy::I32),
                ast::Prim::I64 => Ty::Bits(IntTy::I64),
            },
            ast::TypeKind::String => self.text_ty(),
            ast::TypeKind::Class(name) | ast::TypeKind::Applied(name, _) => {
                Ty::Ref(self.class(name, ty.span, diagnostics)?)
            }
            ast::TypeKind::Array(elem) => Ty::Array(self.ty(elem, diagnostics)?.into()),
        })
    }

    /// The type of string literals.
    pub fn text_ty(&self) -> Ty {
        self.text.map_or(Ty::String, Ty::Ref)
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "the nearest one is taken, and of several the first by name"
    )]
    pub fn class(&self, name: &str, span: Span, diagnostics: &mut Vec<Diagnostic>) -> Option<ClassId> {
        let found = self.classes.get(name).copied();
        if found.is_none() {
            let mut error = Diagnostic::error(span, format!("unknown class `{name}`"));
            if let Some((_, ours)) = JAVA_WORDS.iter().find(|(java, _)| *java == name) {
                error = error.hint(format!("in OOX it is `{ours}`"));
            } else if let Some(near) = nearest(name, self.classes.keys().copied()) {
                error = error.hint(format!("did you mean `{near}`?"));
            }
            diagnostics.push(error);
        }
        found
    }
}

/// The field of that name in the class or above it: the nearest one, as static fields may hide others.
pub(super) fn find_field(program: &Program, class: ClassId, name: &str) -> Option<FieldId> {
    let own = |class: ClassId| {
        let of_class = program.class(class);
        let mut fields =
            of_class.static_fields.iter().chain(&of_class.fields).map(|id| (*id, program.field(*id)));
        fields.find(|(_, field)| field.class == class && field.name == name).map(|(id, _)| id)
    };
    let mut chain = Some(class);
    while let Some(id) = chain {
        if let Some(field) = own(id) {
            return Some(field);
        }
        chain = program.class(id).superclass;
    }
    let found: Vec<FieldId> = program.class(class).ancestors.iter().filter_map(|id| own(*id)).collect();
    let is_nearest = |field: &&FieldId| {
        let class = program.field(**field).class;
        !found.iter().any(|other| {
            let other = program.field(*other).class;
            other != class && program.is_subclass(other, class)
        })
    };
    found.iter().find(is_nearest).copied()
}

/// All methods of that name that a call on `class` can mean, overridden ones left out.
pub(super) fn find_methods(program: &Program, class: ClassId, name: &str) -> Vec<MethodId> {
    let mut found: Vec<MethodId> = Vec::new();
    let mut add_from = |ancestor: ClassId| {
        for id in &program.class(ancestor).methods {
            let method = program.method(*id);
            if method.name != name || method.is_constructor {
                continue;
            }
            match found.iter().position(|other| same_params(program, *other, *id)) {
                None => found.push(*id),
                // interfaces come in no order
                Some(at) if says_more(program, *id, found[at]) => found[at] = *id,
                Some(_) => {}
            }
        }
    };
    // the superclass chain first: nearest declarations hide farther ones
    let mut chain = Some(class);
    while let Some(id) = chain {
        add_from(id);
        chain = program.class(id).superclass;
    }
    for ancestor in &program.class(class).ancestors {
        add_from(*ancestor);
    }
    add_from(program.builtin.object);
    found
}

/// The method overrides the other one, or has the narrower result of two that a class inherits.
fn says_more(program: &Program, id: MethodId, other: MethodId) -> bool {
    let (method, known) = (program.method(id), program.method(other));
    if method.is_static || known.is_static || method.class == known.class {
        return false;
    }
    program.is_subclass(method.class, known.class)
        || match (&method.ret, &known.ret) {
            (Some(own), Some(theirs)) => {
                own != theirs && theirs.is_reference() && program.is_assignable(own, theirs)
            }
            _ => false,
        }
}

/// The constructors of a class.
pub(super) fn find_constructors(program: &Program, class: ClassId) -> Vec<MethodId> {
    let declared = &program.class(class).methods;
    declared.iter().copied().filter(|id| program.method(*id).is_constructor).collect()
}

pub(super) fn same_params(program: &Program, a: MethodId, b: MethodId) -> bool {
    let (a, b) = (program.method(a), program.method(b));
    a.params.len() == b.params.len() && a.params.iter().zip(&b.params).all(|(a, b)| a.ty == b.ty)
}
