//! What a class takes from outside: its enclosing instance and captured variables. They are fields, and parameters of
//! every constructor; code of a constructor reads the parameters, because the fields may not be there yet.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::reach::{Lowering, unsupported};
use super::{Lower, build};
use crate::typed::LocalId;
use crate::types::{ClassId, Type};

/// The parameter that holds the enclosing instance.
pub(super) const OUTER: &str = "this$0";

/// The parameter that holds a captured variable.
pub(super) fn captured_param(variable: &str) -> String {
    format!("val${variable}")
}

impl Lowering<'_> {
    /// The variables that a class takes from outside.
    pub fn captured_locals(&self, class: ClassId) -> Vec<LocalId> {
        let mut locals = self.world.captures(class);
        if let Some(receiver) = self.receivers.get(&class)
            && !locals.contains(receiver)
        {
            locals.push(*receiver);
        }
        locals
    }

    /// The name under which a class keeps a captured variable: two variables may have the same name.
    fn captured_name(&self, class: ClassId, local: LocalId) -> String {
        let locals = self.captured_locals(class);
        let name = self.world.local(local).name;
        let before = locals.iter().take_while(|other| **other != local);
        let twins = before.filter(|other| self.world.local(**other).name == name).count();
        let name = if name.is_empty() { "it".to_owned() } else { name };
        if twins == 0 { name } else { format!("{name}{}", twins + 1) }
    }

    /// The parameters that every constructor of the class has in front: `(name, type, field)`.
    pub fn outside_params(&mut self, class: ClassId, span: Span) -> Vec<(String, ast::Type, String)> {
        let mut params = Vec::new();
        let declared = self.world.class(class);
        if let (true, Some(outer)) = (declared.has_outer_instance, declared.outer) {
            let ty = self.ty(&Type::class(outer), span);
            params.push((OUTER.to_owned(), ty, self.outer_field(class)));
        }
        for local in self.captured_locals(class) {
            let name = self.captured_name(class, local);
            let ty = self.world.local(local).ty;
            let ty = self.ty(&ty, span);
            let field = self.captured_field(class, &name);
            params.push((captured_param(&name), ty, field));
        }
        params
    }
}

impl Code<'_, '_> {
    /// `this` of the class whose code this is, or of one around it.
    pub fn this(&mut self, class: ClassId, span: Span) -> Lower<ast::Expr> {
        let is_exact = self.outward(span).iter().any(|(_, at)| *at == class);
        let world = self.world();
        let fits = |at: ClassId| if is_exact { at == class } else { world.is_subclass(at, class) };
        let found = self.outward(span).into_iter().find(|(_, at)| fits(*at));
        match found {
            Some((value, _)) => Ok(value),
            None => unsupported("an enclosing instance that is not there", span),
        }
    }

    /// `this`, the enclosing instance, the one around that ..., each with its class.
    fn outward(&self, span: Span) -> Vec<(ast::Expr, ClassId)> {
        let mut all = Vec::new();
        if self.is_static {
            return all;
        }
        let mut class = self.class;
        let mut value = build::this(span);
        loop {
            all.push((value.clone(), class));
            let declared = self.low.world.class(class);
            let Some(outer) = declared.outer.filter(|_| declared.has_outer_instance) else { return all };
            value = if class == self.class && self.in_constructor {
                build::name(OUTER, span)
            } else {
                build::field(value, self.low.outer_field(class), span)
            };
            class = outer;
        }
    }

    /// A variable of a method around this class.
    pub fn captured(&mut self, local: LocalId, span: Span) -> Lower<ast::Expr> {
        for (value, class) in self.outward(span) {
            if self.low.captured_locals(class).contains(&local) {
                let name = self.low.captured_name(class, local);
                if class == self.class && self.in_constructor {
                    return Ok(build::name(captured_param(&name), span));
                }
                let field = self.low.captured_field(class, &name);
                return Ok(build::field(value, field, span));
            }
        }
        unsupported(format!("the variable `{}` is out of reach", self.world().local(local).name), span)
    }

    /// The enclosing instance for a new object of the class, if it has one.
    pub fn outer_arg(&mut self, class: ClassId, span: Span) -> Lower<Option<ast::Expr>> {
        let declared = self.world().class(class);
        match declared.outer.filter(|_| declared.has_outer_instance) {
            Some(outer) => self.this(outer, span).map(Some),
            None => Ok(None),
        }
    }

    /// The captured variables for a new object of the class.
    pub fn captured_args(&mut self, class: ClassId, span: Span) -> Lower<Vec<ast::Expr>> {
        let locals = self.low.captured_locals(class);
        locals
            .into_iter()
            .map(|local| match self.bound(local, span) {
                Some(value) => Ok(value),
                None => self.captured(local, span),
            })
            .collect()
    }
}
