//! Contracts. JML speaks of the values that parameters had at entry; OOX of their present ones, so a parameter that the
//! body assigns is read with `old`. A checked exception that a method declares is no crash.

use oox_core::lang::ast::{self, BinOp, ClauseKind, Location};
use oox_core::lang::span::Span;

use super::code::{Code, Mode};
use super::expr::non_null_elements;
use super::reach::{Lowering, unsupported};
use super::{Lower, Purpose, build};
use crate::attribute;
use crate::typed::{Assignable, Clause, Const, Contract, Expr, ExprKind, LocalId};
use crate::types::{ClassId, Type};
use crate::world::{MethodId, Origin};

impl Lowering<'_> {
    /// The contract of a method with these parameters; `locals` are those of its body, if it has one.
    pub fn spec(
        &mut self,
        method: MethodId,
        params: &[ast::Param],
        locals: &[LocalId],
    ) -> Lower<Vec<ast::Clause>> {
        let known = self.world.method(method);
        let mut clauses = Vec::new();
        let span = known.decl.as_ref().map_or(known.span, |decl| decl.name.span);
        let mut declared: Vec<ast::Type> = Vec::new();
        if self.world.class(known.class).origin == Origin::User {
            for thrown in known.throws.iter() {
                if self.is_checked(thrown) {
                    declared.push(self.ty(thrown, span));
                }
            }
        }
        // arguments that nobody looks at need no assumption
        let is_read = locals.first().is_none_or(|args| self.world.local(*args).is_used);
        if self.is_main(method) && is_read {
            clauses.push(main_requires(&params[0].name.text, span));
        }
        if let Some(contract) = attribute::contract(self.world, method, self.purpose == Purpose::Proof)? {
            let prefix =
                if known.is_constructor() { self.constructor_prefix(known.class, span) } else { Vec::new() };
            let mut code = self.code(known.class, known.is_static());
            code.in_constructor = known.is_constructor();
            code.mode = Mode::Spec;
            for param in prefix.iter().chain(params) {
                code.fresh(&param.name.text);
            }
            let assigned: Vec<bool> =
                locals.iter().map(|local| code.world().local(*local).is_assigned).collect();
            clauses.extend(code.clauses(&contract, params, &assigned, &declared)?);
            if let Some(problem) = code.refused.take() {
                return Err(problem);
            }
        }
        let is_framed = clauses.iter().any(|clause| matches!(clause.kind, ClauseKind::Modifies { .. }));
        if known.is_constructor() && known.modifiers.is_pure && !is_framed {
            // the new object is its own work
            let kind = ClauseKind::Modifies { places: Vec::new(), guard: None };
            clauses.push(ast::Clause { kind, span });
        }
        if self.world.gives_non_null(method) {
            clauses.push(gives_an_object(span));
        }
        clauses.extend(declared.into_iter().map(|ty| {
            let cond = build::boolean(true, span);
            ast::Clause { kind: ClauseKind::Signals { ty, var: None, cond }, span }
        }));
        Ok(clauses)
    }

    /// `public static void main(String[] args)`
    fn is_main(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        let strings = Type::array(Type::class(self.world.lang("String")));
        declared.name == "main"
            && declared.is_static()
            && declared.modifiers.is_public
            && declared.ret == Type::Void
            && self.signature(method) == [strings]
    }

    fn is_checked(&mut self, thrown: &Type) -> bool {
        let Some(class) = self.world.erasure(thrown).class_id() else { return false };
        if self.world.class(class).is_unseen() {
            self.thrown.insert(class);
            return true;
        }
        let is = |above: &'static str| self.world.is_subclass(class, self.world.lang(above));
        is("Throwable") && !is("RuntimeException") && !is("Error")
    }

    /// The invariants of a class.
    pub fn invariant_clauses(&mut self, class: ClassId, clauses: &[Clause]) -> Lower<Vec<ast::Member>> {
        let mut members = Vec::new();
        for clause in clauses {
            let mut code = self.code(class, false);
            code.mode = Mode::Spec;
            let cond = code.expr(&clause.cond)?;
            if let Some(problem) = code.refused.take() {
                return Err(problem);
            }
            members.push(ast::Member::Invariant(cond));
        }
        Ok(members)
    }
}

/// The result is not null.
pub(super) fn gives_an_object(span: Span) -> ast::Clause {
    let cond = build::binary(BinOp::Ne, build::name("retval", span), build::null(span), span);
    ast::Clause { kind: ClauseKind::Ensures(cond), span }
}

/// The JVM calls `main` with an array of strings, none of them null.
fn main_requires(args: &str, span: Span) -> ast::Clause {
    let is_there = |value| build::binary(BinOp::Ne, value, build::null(span), span);
    let each = non_null_elements(
        build::name(args, span),
        "each$".to_owned(),
        "at$".to_owned(),
        is_there(build::name("each$", span)),
        span,
    );
    let cond = build::binary(BinOp::And, is_there(build::name(args, span)), each, span);
    ast::Clause { kind: ClauseKind::Requires(cond), span }
}

impl Code<'_, '_> {
    /// The clauses; exceptions of the `declared` types may leave the method whichever of its cases holds.
    fn clauses(
        &mut self,
        contract: &Contract,
        params: &[ast::Param],
        assigned: &[bool],
        declared: &[ast::Type],
    ) -> Lower<Vec<ast::Clause>> {
        let mut out = Vec::new();
        let bind = |code: &mut Self, at_exit: bool| {
            for (index, (local, param)) in contract.params.iter().zip(params).enumerate() {
                let span = param.name.span;
                let mut value = build::name(&param.name.text, span);
                if at_exit && assigned.get(index).copied().unwrap_or_default() {
                    value = build::expr(ast::ExprKind::Old(Box::new(value)), span);
                }
                code.bind(*local, value);
            }
        };
        bind(self, false);
        for clause in &contract.requires {
            let kind = ClauseKind::Requires(self.expr(&clause.cond)?);
            out.push(ast::Clause { kind, span: clause.span });
        }
        for frame in &contract.assignable {
            let places = frame.places.iter().map(|place| self.location(place)).collect::<Lower<Vec<_>>>()?;
            let guard = frame.guard.as_ref().map(|guard| self.expr(guard)).transpose()?;
            out.push(ast::Clause { kind: ClauseKind::Modifies { places, guard }, span: frame.span });
        }
        bind(self, true);
        for clause in &contract.ensures {
            let kind = ClauseKind::Ensures(self.expr(&clause.cond)?);
            out.push(ast::Clause { kind, span: clause.span });
        }
        for signals in &contract.signals {
            let clause = self.scoped(|code| {
                let ty = code.low.ty(&signals.ty, signals.span);
                if let Some(class) = code.world().erasure(&signals.ty).class_id() {
                    code.throws(class);
                }
                let var = Some(build::ident(code.declare(signals.var), signals.span));
                let cond = code.expr(&signals.cond)?;
                Ok(ast::Clause { kind: ClauseKind::Signals { ty, var, cond }, span: signals.span })
            })?;
            out.push(clause);
        }
        for permission in &contract.permissions {
            let span = permission.span;
            let mut types: Vec<ast::Type> = Vec::new();
            for ty in &permission.types {
                if let Some(class) = self.world().erasure(ty).class_id() {
                    self.throws(class);
                }
                types.push(self.low.ty(ty, span));
            }
            types.extend(declared.iter().cloned());
            let is_always = matches!(permission.guard.constant(), Some(Const::Boolean(true)));
            let guard = if is_always { None } else { Some(self.expr(&permission.guard)?) };
            out.push(ast::Clause { kind: ClauseKind::Throws { types, guard }, span });
        }
        if let Some((types, span)) = &contract.signals_only {
            out.push(self.signals_only(types, *span));
        }
        Ok(out)
    }

    fn signals_only(&mut self, types: &[Type], span: Span) -> ast::Clause {
        if types.is_empty() {
            return ast::Clause { kind: ClauseKind::Exceptional(build::boolean(false, span)), span };
        }
        let name = self.scoped(|code| code.fresh("thrown$"));
        let mut cond = None;
        for ty in types {
            let out = self.low.ty(ty, span);
            let is_it = build::is(build::name(&name, span), out, span);
            cond = Some(match cond {
                None => is_it,
                Some(before) => build::binary(BinOp::Or, before, is_it, span),
            });
        }
        let cond = cond.unwrap_or_else(|| build::boolean(false, span));
        let ty = self.low.lang_ty("Throwable", span);
        let var = Some(build::ident(name, span));
        ast::Clause { kind: ClauseKind::Signals { ty, var, cond }, span }
    }

    fn location(&mut self, place: &Assignable) -> Lower<Location> {
        match place {
            Assignable::Place(Expr { kind: ExprKind::Field(object, field), span, .. }) => {
                let base = if let Some(object) = object {
                    self.expr(object)?
                } else {
                    self.use_static_field(*field);
                    let class = self.world().field(*field).class;
                    build::name(self.low.class_name(class), *span)
                };
                let field = build::ident(self.low.field_name(*field), *span);
                Ok(Location::Field { base, field })
            }
            Assignable::Place(Expr { kind: ExprKind::Index(array, index), .. }) => {
                let base = self.expr(array)?;
                Ok(Location::Elem { base, index: self.expr(index)? })
            }
            Assignable::Place(other) => unsupported("assignable of no place", other.span),
            Assignable::AllFields(object) => Ok(Location::AllFields(self.expr(object)?)),
            Assignable::AllElements(array) => Ok(Location::AllElems(self.expr(array)?)),
        }
    }
}
