//! Enums: constants are static fields, made in order; `values()` gives a copy of them, `valueOf` finds one by its name.

use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::reach::{Lowering, unsupported};
use super::{Lower, build, types};
use crate::attribute::{self, Init};
use crate::typed::{Conversion, Expr, ExprKind, Stmt, StmtKind};
use crate::types::{ClassId, Type};
use crate::world::{ClassKind, FieldId};

/// The field that holds all constants.
pub(super) const VALUES: &str = "$VALUES";

impl Lowering<'_> {
    /// An enum, or the class of one of its constants.
    pub fn is_enum_class(&self, class: ClassId) -> bool {
        self.world.class(class).kind == ClassKind::Enum
            || self.superclass(class).is_some_and(|above| self.world.class(above).kind == ClassKind::Enum)
    }

    /// The constants in order.
    pub fn enum_constants(&self, class: ClassId) -> Vec<FieldId> {
        let members = self.world.members(class);
        let mut constants: Vec<FieldId> = members
            .fields
            .values()
            .copied()
            .filter(|id| self.world.field(*id).enum_ordinal.is_some())
            .collect();
        constants.sort_by_key(|id| self.world.field(*id).enum_ordinal);
        constants
    }

    /// An enum whose constants are in the program: one that the library only names, as in a type test, has none.
    pub fn has_enum_values(&self, class: ClassId) -> bool {
        self.world.class(class).kind == ClassKind::Enum
            && self.enum_constants(class).iter().all(|id| self.static_fields.contains(id))
    }

    /// Whether making a constant can throw. Most cannot: they have literals as arguments, and a constructor that stores
    /// them.
    pub fn constant_can_throw(&mut self, class: ClassId, made: &Expr) -> bool {
        let ExprKind::New { class: own_class, constructor, args, .. } = &made.kind else { return true };
        if *own_class != class || !args.iter().all(is_simple) {
            return true;
        }
        let has_code = attribute::initialisers(self.world, class, false).is_ok_and(|inits| {
            inits.iter().any(|init| !matches!(init, Init::Field(_, value) if is_simple(value)))
        });
        let is_written = self.world.method(*constructor).synthetic.is_none();
        has_code
            || is_written
                && !attribute::body(self.world, *constructor)
                    .is_ok_and(|body| body.stmts.iter().all(only_stores))
    }

    pub fn enum_values_field(&mut self, class: ClassId, span: Span) -> ast::Field {
        ast::Field {
            is_helper: true,
            is_static: true,
            is_owned: false,
            is_prior: false,
            is_volatile: false,
            non_null: false,
            ty: self.ty(&Type::array(Type::class(class)), span),
            name: build::ident(VALUES, span),
            init: None,
            span,
        }
    }

    pub fn enum_values_init(&mut self, class: ClassId, span: Span) -> Vec<ast::Stmt> {
        let constants = self.enum_constants(class);
        let name = self.class_name(class);
        let elem = build::class_type(&name, span);
        let values = build::field(build::name(&name, span), VALUES, span);
        let count = i64::try_from(constants.len()).unwrap_or(i64::MAX);
        let sizes = vec![build::cast(build::int(count, span), types::i32(span))];
        let made = build::expr(ast::ExprKind::NewArray { elem, sizes, open_dims: 0 }, span);
        let mut stmts = vec![build::assign(values.clone(), made, span)];
        for (index, constant) in (0i64..).zip(constants) {
            let place = build::index(values.clone(), build::int(index, span), span);
            let field = self.field_name(constant);
            stmts.push(build::assign(place, build::field(build::name(&name, span), field, span), span));
        }
        stmts
    }

    /// `values()`
    pub fn enum_values(&mut self, class: ClassId, span: Span) -> Vec<ast::Stmt> {
        self.use_static_part(class);
        let name = self.class_name(class);
        let constants = self.enum_constants(class);
        let elem = build::class_type(&name, span);
        let array = build::array_type(elem.clone(), span);
        let count = i64::try_from(constants.len()).unwrap_or(i64::MAX);
        let sizes = vec![build::cast(build::int(count, span), types::i32(span))];
        let made = build::expr(ast::ExprKind::NewArray { elem, sizes, open_dims: 0 }, span);
        let mut stmts = vec![build::declare(array, "copy$", Some(made), span)];
        for (index, _) in (0i64..).zip(constants) {
            let from = build::field(build::name(&name, span), VALUES, span);
            let value = build::index(from, build::int(index, span), span);
            let place = build::index(build::name("copy$", span), build::int(index, span), span);
            stmts.push(build::assign(place, value, span));
        }
        stmts.push(build::return_value(build::name("copy$", span), span));
        stmts
    }

    /// `valueOf(String)`
    pub fn enum_value_of(&mut self, class: ClassId, params: &[String], span: Span) -> Lower<Vec<ast::Stmt>> {
        self.use_static_part(class);
        let world = self.world;
        let declared = world.class(class);
        let [param] = params else { return unsupported("valueOf of an enum", span) };
        let object = Type::class(world.lang("Object"));
        let string = Type::class(world.lang("String"));
        let equals = world.find_method(world.lang("String"), "equals", &[object]);
        let illegal = world.lang("IllegalArgumentException");
        let illegal_new = world.find_constructor(illegal, std::slice::from_ref(&string));
        let null = world.lang("NullPointerException");
        let null_new = world.find_constructor(null, std::slice::from_ref(&string));
        let join = world.find_method(world.lang("String"), "join2", &[string.clone(), string]);
        let (Some(equals), Some(illegal_new), Some(null_new), Some(join)) =
            (equals, illegal_new, null_new, join)
        else {
            return unsupported("valueOf of an enum", span);
        };
        let constants = self.enum_constants(class);
        let class_name = self.class_name(class);
        let shown = format!("No enum constant {}.", declared.name.replace('$', "."));
        let mut code = self.code(class, true);
        let wanted = build::name(param, span);
        let is_null = build::binary(BinOp::Eq, wanted.clone(), build::null(span), span);
        let message = build::text("Name is null", span);
        let thrown = code.new_object(null, null_new, vec![message], span);
        let mut stmts = vec![build::if_then(is_null, vec![build::throw(thrown, span)], None, span)];
        for constant in constants {
            let name = code.world().field(constant).name.clone();
            let field = code.low.field_name(constant);
            let value = build::field(build::name(&class_name, span), field, span);
            let test = code.virtual_call(wanted.clone(), equals, vec![build::text(name, span)], span);
            stmts.push(build::if_then(test, vec![build::return_value(value, span)], None, span));
        }
        let message = code.static_call(join, vec![build::text(shown, span), wanted], span);
        let thrown = code.new_object(illegal, illegal_new, vec![message], span);
        stmts.push(build::throw(thrown, span));
        Ok(stmts)
    }
}

/// A literal or a variable.
fn is_simple(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Const(_) | ExprKind::Local(_) => true,
        ExprKind::Convert(Conversion::Widen | Conversion::Prim, inner) => is_simple(inner),
        _ => false,
    }
}

/// `this.f = x;`
fn only_stores(stmt: &Stmt) -> bool {
    let StmtKind::Expr(Expr { kind: ExprKind::Assign(place, value), .. }) = &stmt.kind else {
        return matches!(stmt.kind, StmtKind::Empty);
    };
    let of_this = |part: &Expr| matches!(part.kind, ExprKind::This(_));
    matches!(&place.kind, ExprKind::Field(Some(part), _) if of_this(part)) && is_simple(value)
}
