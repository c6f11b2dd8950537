//! Patterns: type patterns and record patterns.

use super::cx::Cx;
use super::{Problem, R};
use crate::syntax::tree::{self, PatternKind, TypeKind};
use crate::typed::{Pattern, PatternPart};
use crate::types::Type;
use crate::world::ClassKind;
use crate::world::upper;

impl Cx<'_> {
    /// A pattern over a value of the given type. Its variables are not in scope yet. `tests_null`: null does not fit,
    /// even if the type does (`instanceof`, top level of a `case`).
    pub(super) fn pattern(&mut self, pattern: &tree::Pattern, known: &Type, tests_null: bool) -> R<Pattern> {
        let world = self.world;
        match &pattern.kind {
            PatternKind::Bind { ty, name } => {
                let ty = match ty.kind {
                    TypeKind::Var => known.clone(),
                    _ => world.resolve(&self.scope, ty)?,
                };
                let fits = *known == ty
                    || (ty.is_reference()
                        && *known != Type::Unknown
                        && world.is_subtype(&world.erasure(known), &world.erasure(&ty)));
                if ty.prim().is_some() && *known != ty {
                    return Err(Problem::unsupported("a primitive pattern", pattern.span));
                }
                if !fits && *known != Type::Unknown && !world.is_castable(known, &ty) {
                    return Err(Problem::error(
                        format!(
                            "incompatible types: `{}` cannot be `{}`",
                            world.show(known),
                            world.show(&ty)
                        ),
                        pattern.span,
                    ));
                }
                let var = name.as_ref().map(|name| world.new_local(name.text.clone(), ty.clone(), name.span));
                Ok(Pattern::Bind { ty, var, is_total: fits && !tests_null })
            }
            PatternKind::Record { ty, parts } => {
                let mut ty = world.resolve(&self.scope, ty)?;
                let Some(id) = ty.class_id().filter(|id| world.class(*id).kind == ClassKind::Record) else {
                    return Err(Problem::error("a record is needed in a record pattern", pattern.span));
                };
                // `Box(var x)` over a `Box<String>`
                if matches!(&ty, Type::Class(_, args) if args.is_empty())
                    && let Some(seen) = world.as_super(known, id)
                {
                    ty = seen;
                }
                let decl = world.class(id).decl.clone().expect("a record is declared");
                if decl.components.len() != parts.len() {
                    return Err(Problem::error(
                        "the pattern has the wrong number of components",
                        pattern.span,
                    ));
                }
                let mut typed = Vec::new();
                for (component, part) in decl.components.iter().zip(parts) {
                    let Some(accessor) = world.find_method(id, &component.name.text, &[]) else {
                        return Err(Problem::error("the record has no such accessor", part.span));
                    };
                    let declared = &world.method(accessor).ret;
                    let ty = match world.as_owner(&ty, id) {
                        Some(Type::Class(_, args)) => world.read_through(id, &args, declared),
                        _ => upper(declared),
                    };
                    let ty = if ty == Type::Unknown { world.object() } else { ty };
                    let value = world.new_local("part$", ty.clone(), part.span);
                    let pattern = self.pattern(part, &ty, false)?;
                    typed.push(PatternPart { accessor, value, pattern });
                }
                Ok(Pattern::Record { ty, parts: typed })
            }
        }
    }
}
