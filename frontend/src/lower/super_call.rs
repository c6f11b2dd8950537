//! `super.m()`. OOX has it for the superclass. A default method that is called as `I.super.m()` is there once more under
//! a name of its own, and a lambda asks the class around it.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::reach::{Lowering, unsupported};
use super::{Lower, build};
use crate::typed::Call;
use crate::types::ClassId;
use crate::world::MethodId;

impl Code<'_, '_> {
    pub fn super_call(&mut self, call: &Call, span: Span) -> Lower<ast::Expr> {
        let declared = self.world().method(call.method);
        let object = self.world().lang("Object");
        if declared.class == object && declared.name == "clone" {
            return self.clone_this(span);
        }
        let owner = self.owner_of_super(declared.class, span)?;
        let args = self.args(owner, call.method, &call.args)?;
        self.use_method(call.method);
        self.note_call(call.method, span);
        if declared.class == object && declared.name == "getClass" {
            let this = self.this(owner, span)?;
            return Ok(self.class_of_this(this, span));
        }
        let by_superclass =
            self.low.superclass(owner).is_some_and(|above| self.world().is_subclass(above, declared.class));
        if !by_superclass {
            let name = self.low.own_default(call.method)?;
            let this = self.this(owner, span)?;
            return Ok(build::call(this, name, args, span));
        }
        if owner == self.class {
            let name = self.low.method_name(call.method);
            return Ok(build::call(build::name("super", span), name, args, span));
        }
        let name = self.low.super_accessor(owner, call.method, span);
        let this = self.this(owner, span)?;
        Ok(build::call(this, name, args, span))
    }

    /// The class whose `super` is meant: this one, or the one around a lambda.
    fn owner_of_super(&self, above: ClassId, span: Span) -> Lower<ClassId> {
        let mut class = self.class;
        loop {
            let declared = self.low.world.class(class);
            let is_it = declared.place != crate::world::ClassPlace::Lambda
                && self.low.world.is_subclass(class, above);
            if is_it && class != above {
                return Ok(class);
            }
            match declared.outer {
                Some(outer) => class = outer,
                None => return unsupported("super of no class", span),
            }
        }
    }
}

impl Lowering<'_> {
    /// `m$I`: the default method once more, so that it can be called although it is overridden.
    fn own_default(&mut self, method: MethodId) -> Lower<String> {
        let declared = self.world.method(method);
        let name = format!("{}${}", declared.name, self.short_name(declared.class));
        if self.has_extra(declared.class, &name, declared.params.len()) {
            return Ok(name);
        }
        let mut copy = self.lower_method(method)?;
        copy.name.text.clone_from(&name);
        copy.is_helper = true;
        self.extra_members.entry(declared.class).or_default().push(ast::Member::Method(copy));
        Ok(name)
    }

    /// `super$m`: what `super.m()` means in the class, for code inside it that is no part of it.
    fn super_accessor(&mut self, class: ClassId, method: MethodId, span: Span) -> String {
        let declared = self.world.method(method);
        let name = format!("super${}${}", declared.name, self.short_name(class));
        if self.has_extra(class, &name, declared.params.len()) {
            return name;
        }
        let params: Vec<ast::Param> = self.plain_params(method, span);
        let args = params.iter().map(|param| build::name(&param.name.text, span)).collect();
        let target = self.method_name(method);
        let call = build::call(build::name("super", span), target, args, span);
        let accessor = self.forwarder(&name, method, params, call, span);
        self.extra_members.entry(class).or_default().push(ast::Member::Method(accessor));
        name
    }

    fn has_extra(&self, class: ClassId, name: &str, arity: usize) -> bool {
        self.extra_members.get(&class).is_some_and(|members| {
            members.iter().any(|member| {
                matches!(member, ast::Member::Method(method)
                    if method.name.text == name && method.params.len() == arity)
            })
        })
    }
}
