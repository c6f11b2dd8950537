//! What annotations of classes and packages say of null for all that is declared inside of them: `@NullMarked`, `@NonNullByDefault`
//! and their like, of any package. The declarations get what they say themselves, unless they say something.
//!
//! Where it is not sure that a type is meant as a whole, nothing is promised: arrays and dotted names, in which an annotation may be at a
//! part, and type variables, which may stand for a type with null. So is the parameter of `equals`, which everybody may call with null.

use std::sync::Arc;

use super::{Origin, World};
use crate::syntax::tree::{
    Ident, Member, MethodDecl, Modifiers, Nullness, Param, TypeDecl, TypeDeclKind, TypeKind, TypeParam,
    TypeRef, Unit,
};

/// What is never null unless something else is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Defaults {
    params: bool,
    results: bool,
    fields: bool,
}

impl Defaults {
    const ALL: Self = Self { params: true, results: true, fields: true };

    fn is_none(self) -> bool {
        self == Self::default()
    }

    /// With what these annotations say.
    pub(super) fn with(self, annotations: &[Ident]) -> Self {
        annotations.iter().fold(self, |known, annotation| known.and(&annotation.text))
    }

    fn and(self, annotation: &str) -> Self {
        match annotation {
            "NullMarked" | "NonNullByDefault" | "NotNullByDefault" => Self::ALL,
            "NullUnmarked" => Self::default(),
            "ParametersAreNonnullByDefault" | "ParametersAreNonNullByDefault" => {
                Self { params: true, ..self }
            }
            "ReturnValuesAreNonnullByDefault"
            | "MethodsReturnNonnullByDefault"
            | "MethodsReturnNonNullByDefault" => Self { results: true, ..self },
            "NonNullApi" => Self { params: true, results: true, ..self },
            "NonNullFields" | "FieldsAreNonnullByDefault" | "FieldsAreNonNullByDefault" => {
                Self { fields: true, ..self }
            }
            _ => self,
        }
    }
}

impl World {
    /// Notes what the file of a package says.
    pub fn add_package(&self, unit: &Unit) {
        if !unit.annotations.is_empty() {
            self.defaults
                .borrow_mut()
                .insert(unit.package_name(), Defaults::default().with(&unit.annotations));
        }
    }

    /// What holds in a package: its `package-info` is looked for where its classes are.
    fn defaults_of(&self, package: &str) -> Defaults {
        if let Some(known) = self.defaults.borrow().get(package) {
            return *known;
        }
        let info =
            if package.is_empty() { "package-info".to_owned() } else { format!("{package}.package-info") };
        let found = self.package_info(&info);
        self.defaults.borrow_mut().insert(package.to_owned(), found);
        found
    }

    /// The declaration with what is said around it.
    pub(super) fn marked(&self, decl: &Arc<TypeDecl>, package: &str, origin: Origin) -> Arc<TypeDecl> {
        // our models say what they mean
        if origin == Origin::Library {
            return Arc::clone(decl);
        }
        let around = self.defaults_of(package);
        if around.is_none() && !says_something(decl) {
            Arc::clone(decl)
        } else {
            type_decl(decl, around, &[])
        }
    }
}

/// What annotations of these names say.
pub(super) fn said_by<'n>(names: impl IntoIterator<Item = &'n String>) -> Defaults {
    names.into_iter().fold(Defaults::default(), |known, name| known.and(name))
}

/// Whether an annotation of the class, or of something inside of it, is one of those.
fn says_something(decl: &TypeDecl) -> bool {
    let says = |modifiers: &Modifiers| !Defaults::default().with(&modifiers.annotations).is_none();
    says(&decl.modifiers)
        || decl.members.iter().any(|member| match member {
            Member::Method(method) => says(&method.modifiers),
            Member::Type(inner) => says_something(inner),
            Member::Field(_) | Member::Init { .. } | Member::Invariant { .. } => false,
        })
}

/// A class in which that holds. `variables` are the type variables around it.
fn type_decl(decl: &Arc<TypeDecl>, around: Defaults, variables: &[&str]) -> Arc<TypeDecl> {
    if decl.kind == TypeDeclKind::Annotation {
        return Arc::clone(decl);
    }
    let here = around.with(&decl.modifiers.annotations);
    let variables = with_params(variables, &decl.type_params);
    let mut marked = TypeDecl::clone(decl);
    for component in marked.components.iter_mut().filter(|_| here.params && here.fields) {
        param(component, &variables);
    }
    for member in &mut marked.members {
        match member {
            Member::Field(field) if here.fields && is_whole(&field.ty, &variables) => {
                let has_brackets = field.declarators.iter().any(|declarator| declarator.dims > 0);
                if !has_brackets {
                    promise(&mut field.modifiers);
                }
            }
            Member::Method(method) => *method = Arc::new(method_decl(method, here, &variables)),
            Member::Type(inner) => *inner = type_decl(inner, here, &variables),
            Member::Field(_) | Member::Init { .. } | Member::Invariant { .. } => {}
        }
    }
    Arc::new(marked)
}

fn method_decl(method: &MethodDecl, around: Defaults, variables: &[&str]) -> MethodDecl {
    let here = around.with(&method.modifiers.annotations);
    let variables = with_params(variables, &method.type_params);
    let mut marked = method.clone();
    if here.results && method.ret.as_ref().is_some_and(|ret| is_whole(ret, &variables)) {
        promise(&mut marked.modifiers);
    }
    let is_equals = method.name.text == "equals" && method.params.len() == 1;
    for declared in marked.params.iter_mut().filter(|_| here.params && !is_equals) {
        param(declared, &variables);
    }
    marked
}

fn with_params<'v>(around: &[&'v str], own: &'v [TypeParam]) -> Vec<&'v str> {
    around.iter().copied().chain(own.iter().map(|param| param.name.text.as_str())).collect()
}

fn param(param: &mut Param, variables: &[&str]) {
    if !param.is_varargs && is_whole(&param.ty, variables) {
        promise(&mut param.modifiers);
    }
}

fn promise(modifiers: &mut Modifiers) {
    modifiers.nullness = modifiers.nullness.or(Some(Nullness::NonNull));
}

/// A class by a plain name.
fn is_whole(ty: &TypeRef, variables: &[&str]) -> bool {
    matches!(&ty.kind, TypeKind::Named(segments)
        if matches!(&segments[..], [only] if !variables.contains(&only.name.text.as_str())))
}
