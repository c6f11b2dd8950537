//! Type variables of classes and the arguments that declarations give them. Code has erased types: a variable is its bound.

use super::names::Names;
use crate::ir::{ClassId, Generic, Generics, Program, Ty, TypeArg};
use crate::lang::ast::{self, TypeKind};
use crate::lang::diagnostic::Diagnostic;
use crate::lang::span::Span;

/// The type variables of all classes, and what those of their supertypes stand for.
pub(super) fn headers(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
    for (index, decl) in names.decls.iter().enumerate() {
        let class = ClassId(u32::try_from(index).expect("fewer than 2^32 classes"));
        for (at, variable) in decl.variables.iter().enumerate() {
            let name = &variable.name;
            if let Some(first) = decl.variables[..at].iter().find(|other| other.name.text == name.text) {
                diagnostics.push(
                    Diagnostic::error(name.span, format!("type variable `{}` is declared twice", name.text))
                        .related(first.name.span, "first declared here"),
                );
            }
            if let Some(bound) = &variable.bound {
                names.class(&bound.text, bound.span, diagnostics);
            }
        }
        let mut supers = Vec::new();
        for above in decl.extends.iter().chain(&decl.implements) {
            let id = names.class(&above.name.text, above.name.span, diagnostics);
            let args = id.and_then(|id| names.args(class, id, &above.args, above.name.span, diagnostics));
            supers.extend(id.zip(args).map(|(id, args)| (id, args.into())));
        }
        program.classes[index].generic = Generics { variables: decl.variables.len(), supers };
    }
}

impl Names<'_> {
    /// The erased type of a member, and the declared one where that says more.
    pub fn declared(
        &self,
        class: ClassId,
        ty: &ast::Type,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<(Ty, Option<Generic>)> {
        let generic = self.generic(class, ty, diagnostics)?;
        let erased = self.erased(class, &generic);
        Some((erased, Some(generic).filter(says_more)))
    }

    fn generic(&self, class: ClassId, ty: &ast::Type, diagnostics: &mut Vec<Diagnostic>) -> Option<Generic> {
        Some(match &ty.kind {
            TypeKind::Class(name) => match self.variable(class, name) {
                Some(at) => Generic::Variable(at),
                None => Generic::Class(self.class(name, ty.span, diagnostics)?, [].into()),
            },
            TypeKind::Applied(name, args) => {
                if self.variable(class, name).is_some() {
                    let error = format!("`{name}` is a type variable and has no arguments");
                    diagnostics.push(Diagnostic::error(ty.span, error).hint("leave out what is in `< >`"));
                    return None;
                }
                let id = self.class(name, ty.span, diagnostics)?;
                Generic::Class(id, self.args(class, id, args, ty.span, diagnostics)?.into())
            }
            TypeKind::Array(elem) => Generic::Array(self.generic(class, elem, diagnostics)?.into()),
            TypeKind::Prim(_) | TypeKind::String => match self.ty(ty, diagnostics)? {
                Ty::Ref(text) => Generic::Class(text, [].into()),
                plain => Generic::Plain(plain),
            },
        })
    }

    /// The arguments of `generic`, as they are written in a declaration of `class`.
    fn args(
        &self,
        class: ClassId,
        generic: ClassId,
        args: &[ast::TypeArg],
        span: Span,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<Vec<TypeArg>> {
        let wanted = self.decls[generic.index()].variables.len();
        if !args.is_empty() && args.len() != wanted {
            let name = &self.decls[generic.index()].name.text;
            let has =
                if wanted == 1 { "1 type variable".to_owned() } else { format!("{wanted} type variables") };
            diagnostics.push(
                Diagnostic::error(span, format!("`{name}` has {has}, not {}", args.len()))
                    .hint("give an argument for each of them, or none"),
            );
            return None;
        }
        let mut found = Vec::new();
        for arg in args {
            found.push(match arg {
                ast::TypeArg::Any => TypeArg::Any,
                ast::TypeArg::Exactly(ty) => TypeArg::Exactly(self.generic(class, ty, diagnostics)?),
                ast::TypeArg::Below(ty) => TypeArg::Below(self.generic(class, ty, diagnostics)?),
            });
        }
        Some(found)
    }

    fn variable(&self, class: ClassId, name: &str) -> Option<usize> {
        self.decls[class.index()].variables.iter().position(|variable| variable.name.text == name)
    }

    fn erased(&self, class: ClassId, ty: &Generic) -> Ty {
        match ty {
            Generic::Variable(at) => {
                let bound = self.decls[class.index()].variables[*at].bound.as_ref();
                let bound = bound.and_then(|bound| self.classes.get(bound.text.as_str()));
                Ty::Ref(bound.copied().unwrap_or(self.classes["Object"]))
            }
            Generic::Plain(ty) => ty.clone(),
            Generic::Class(class, _) => Ty::Ref(*class),
            Generic::Array(elem) => Ty::Array(self.erased(class, elem).into()),
        }
    }
}

/// More than its erasure does.
fn says_more(ty: &Generic) -> bool {
    match ty {
        Generic::Variable(_) => true,
        Generic::Plain(_) => false,
        Generic::Class(_, args) => !args.is_empty(),
        Generic::Array(elem) => says_more(elem),
    }
}
