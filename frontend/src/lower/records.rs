//! Records: `equals`, `hashCode` and `toString` as the JDK's own.

use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::code::Code;
use super::reach::{Lowering, unsupported};
use super::{Lower, build, types};
use crate::types::{ClassId, Prim, Type};
use crate::world::FieldId;

impl Lowering<'_> {
    /// The fields of the components, in order.
    pub fn components(&self, class: ClassId) -> Vec<FieldId> {
        let members = self.world.members(class);
        let Some(decl) = &self.world.class(class).decl else { return Vec::new() };
        decl.components.iter().filter_map(|part| members.fields.get(&part.name.text).copied()).collect()
    }

    /// Primitives by value, floats as `compare` sees them, references by `equals`.
    pub fn record_equals(&mut self, class: ClassId, params: &[String], span: Span) -> Lower<Vec<ast::Stmt>> {
        let [param] = params else { return unsupported("equals of a record", span) };
        let fields = self.components(class);
        let ty = self.ty(&Type::class(class), span);
        let mut code = self.code(class, false);
        let other = build::name(param, span);
        let not_one = build::not(build::is(other.clone(), ty.clone(), span), span);
        let mut stmts = vec![
            build::if_then(not_one, vec![build::return_value(build::boolean(false, span), span)], None, span),
            build::declare(ty.clone(), "that$", Some(build::cast(other, ty)), span),
        ];
        let mut equal: Option<ast::Expr> = None;
        for field in fields {
            let ty = code.world().erasure(&code.world().field(field).ty);
            let name = code.low.field_name(field);
            let mine = build::field(build::this(span), &name, span);
            let theirs = build::field(build::name("that$", span), &name, span);
            let same = code.component_equals(&ty, mine, theirs, span)?;
            equal = Some(match equal {
                None => same,
                Some(before) => build::binary(BinOp::And, before, same, span),
            });
        }
        let equal = equal.unwrap_or_else(|| build::boolean(true, span));
        stmts.push(build::return_value(equal, span));
        Ok(stmts)
    }

    /// `31 * h + hash(component)`, from 0.
    pub fn record_hash_code(&mut self, class: ClassId, span: Span) -> Lower<Vec<ast::Stmt>> {
        let fields = self.components(class);
        let mut code = self.code(class, false);
        let hash = || build::name("hash$", span);
        let zero = build::int(0, span);
        let mut stmts = vec![build::declare(types::i32(span), "hash$", Some(zero), span)];
        for field in fields {
            let ty = code.world().erasure(&code.world().field(field).ty);
            let value = build::field(build::this(span), code.low.field_name(field), span);
            let of_component = code.component_hash(&ty, value, span)?;
            let scaled = build::binary(BinOp::Mul, build::int(31, span), hash(), span);
            let sum = build::binary(BinOp::Add, scaled, of_component, span);
            stmts.push(build::assign(hash(), sum, span));
        }
        stmts.push(build::return_value(hash(), span));
        Ok(stmts)
    }

    /// `Name[a=1, b=x]`
    pub fn record_to_string(&mut self, class: ClassId, span: Span) -> Lower<Vec<ast::Stmt>> {
        let fields = self.components(class);
        let simple = self.world.class(class).simple.clone();
        let mut code = self.code(class, false);
        let mut text = build::text(format!("{simple}["), span);
        for (index, field) in fields.into_iter().enumerate() {
            let declared = code.world().field(field);
            let ty = code.world().erasure(&declared.ty);
            let comma = if index == 0 { "" } else { ", " };
            let label = build::text(format!("{comma}{}=", declared.name), span);
            let value = build::field(build::this(span), code.low.field_name(field), span);
            let value = code.component_text(&ty, value, span)?;
            text = code.join(text, label, span)?;
            text = code.join(text, value, span)?;
        }
        text = code.join(text, build::text("]", span), span)?;
        Ok(vec![build::return_value(text, span)])
    }
}

impl Code<'_, '_> {
    /// A static method of a class of the library.
    fn library_call(
        &mut self,
        class: &str,
        name: &str,
        params: &[Type],
        args: Vec<ast::Expr>,
        span: Span,
    ) -> Lower<ast::Expr> {
        let found = self.world().find_class(class);
        match found.and_then(|class| self.world().find_method(class, name, params)) {
            Some(method) => Ok(self.static_call(method, args, span)),
            None => unsupported(format!("{class}.{name} is not modelled"), span),
        }
    }

    fn component_equals(
        &mut self,
        ty: &Type,
        mine: ast::Expr,
        theirs: ast::Expr,
        span: Span,
    ) -> Lower<ast::Expr> {
        match ty {
            Type::Prim(prim @ (Prim::Float | Prim::Double)) => {
                let class = format!("java.lang.{}", prim.box_name());
                let params = [ty.clone(), ty.clone()];
                let sign = self.library_call(&class, "compare", &params, vec![mine, theirs], span)?;
                Ok(build::binary(BinOp::Eq, sign, build::int(0, span), span))
            }
            Type::Prim(_) => Ok(build::binary(BinOp::Eq, mine, theirs, span)),
            _ => {
                let object = Type::class(self.world().lang("Object"));
                let params = [object.clone(), object];
                self.library_call("java.util.Objects", "equals", &params, vec![mine, theirs], span)
            }
        }
    }

    fn component_hash(&mut self, ty: &Type, value: ast::Expr, span: Span) -> Lower<ast::Expr> {
        if let Type::Prim(prim) = ty {
            let class = format!("java.lang.{}", prim.box_name());
            return self.library_call(&class, "hashCode", std::slice::from_ref(ty), vec![value], span);
        }
        let object = Type::class(self.world().lang("Object"));
        self.library_call("java.util.Objects", "hashCode", &[object], vec![value], span)
    }

    fn component_text(&mut self, ty: &Type, value: ast::Expr, span: Span) -> Lower<ast::Expr> {
        if *ty == Type::class(self.world().lang("String")) {
            return Ok(value);
        }
        let param = match ty {
            Type::Prim(Prim::Byte | Prim::Short) => Type::INT,
            Type::Prim(_) => ty.clone(),
            _ => Type::class(self.world().lang("Object")),
        };
        let value = if param == *ty {
            value
        } else {
            let out = self.low.ty(&param, span);
            build::cast(value, out)
        };
        self.library_call("java.lang.String", "valueOf", &[param], vec![value], span)
    }

    fn join(&mut self, left: ast::Expr, right: ast::Expr, span: Span) -> Lower<ast::Expr> {
        let string = Type::class(self.world().lang("String"));
        self.library_call("java.lang.String", "join2", &[string.clone(), string], vec![left, right], span)
    }
}
