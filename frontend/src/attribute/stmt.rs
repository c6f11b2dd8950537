//! Statements.

use oox_core::lang::span::Span;

use super::completion::{can_complete, introduced};
use super::cx::{Cx, Returns, bindings};
use super::{Problem, R, entry};
use crate::syntax::tree::{self, ExprKind as Syntax, StmtKind as S, TypeKind};
use crate::typed::{Catch, Const, Expr, ForEach, LocalId, Loop, Stmt, StmtKind, Try, TryResource};
use crate::types::{ClassId, Type};
use crate::world::ScopeKind;
use crate::world::upper;

impl Cx<'_> {
    /// The statements of a block, in a scope of their own.
    pub(super) fn block(&mut self, block: &tree::Block) -> R<Vec<Stmt>> {
        self.scoped(|cx| cx.stmts(&block.stmts))
    }

    /// Statements in the current scope.
    pub(super) fn stmts(&mut self, stmts: &[tree::Stmt]) -> R<Vec<Stmt>> {
        stmts.iter().map(|stmt| self.stmt(stmt)).collect()
    }

    /// A statement; what it declares stays in scope.
    pub(super) fn stmt(&mut self, stmt: &tree::Stmt) -> R<Stmt> {
        let span = stmt.span;
        let kind = match &stmt.kind {
            S::Empty => StmtKind::Empty,
            S::Local(decl) => return self.local_declaration(decl, span),
            S::LocalType(decl) => {
                let class = self.world.declare_local(decl, &self.scope);
                self.scope = self.scope.with(ScopeKind::LocalType(decl.name.text.clone(), class));
                entry::attribute_local(self.world, class);
                StmtKind::Empty
            }
            S::Expr(expr) => self.expr_stmt(expr)?,
            S::ConstructorCall { outer, is_super, args } => {
                self.constructor_call(outer.as_ref(), *is_super, args, span)?
            }
            S::If { cond, then, els } => {
                let cond = self.condition(cond)?;
                let (truth, falsity) = bindings(&cond);
                let then = self.with_bindings(&truth, |cx| cx.stmt(then))?;
                let els = match els {
                    Some(els) => Some(self.with_bindings(&falsity, |cx| cx.stmt(els))?),
                    None => None,
                };
                // `if (!(o instanceof T t)) return;` makes `t` visible afterwards
                let then_goes_on = can_complete(&then);
                let else_goes_on = els.as_ref().is_none_or(can_complete);
                if !then_goes_on && else_goes_on {
                    self.bind_all(&falsity);
                } else if then_goes_on && !else_goes_on {
                    self.bind_all(&truth);
                }
                StmtKind::If(cond, Box::new(then), els.map(Box::new))
            }
            S::While { cond, invariants, body } => {
                let cond = self.condition(cond)?;
                let invariants = self.specs(invariants)?;
                let (truth, _) = bindings(&cond);
                let body = self.with_bindings(&truth, |cx| cx.stmt(body))?;
                let cond = Some(cond);
                let parts =
                    Loop { init: Vec::new(), cond, is_do: false, update: Vec::new(), invariants, body };
                StmtKind::Loop(Box::new(parts))
            }
            S::Do { body, cond, invariants } => {
                let invariants = self.specs(invariants)?;
                let body = self.scoped(|cx| cx.stmt(body))?;
                let cond = Some(self.condition(cond)?);
                let parts =
                    Loop { init: Vec::new(), cond, is_do: true, update: Vec::new(), invariants, body };
                StmtKind::Loop(Box::new(parts))
            }
            S::For { init, cond, update, invariants, body } => {
                self.scoped(|cx| cx.for_loop(init, cond.as_ref(), update, invariants, body))?
            }
            S::ForEach { var, iterable, invariants, body } => {
                self.scoped(|cx| cx.for_each(var, iterable, invariants, body, span))?
            }
            S::Block(block) => StmtKind::Block(self.block(block)?),
            S::Labeled { label, body } => {
                StmtKind::Labeled(label.clone(), Box::new(self.scoped(|cx| cx.stmt(body))?))
            }
            S::Switch(switch) => StmtKind::Switch(Box::new(self.switch_stmt(switch)?)),
            S::Return(value) => self.return_stmt(value.as_ref(), span)?,
            S::Break(label) => StmtKind::Break(label.clone()),
            S::Continue(label) => StmtKind::Continue(label.clone()),
            S::Yield(value) => StmtKind::Yield(self.yield_value(value)?),
            S::Throw(value) => {
                let value = self.value(value, None)?;
                let throwable = Type::class(self.world.lang("Throwable"));
                StmtKind::Throw(self.assign(value, &throwable).map(narrow_throw)?)
            }
            S::Try { resources, body, catches, finally } => {
                self.scoped(|cx| cx.try_stmt(resources, body, catches, finally.as_ref()))?
            }
            S::Synchronized { lock, body } => {
                let lock = self.value(lock, None)?;
                StmtKind::Synchronized(lock, self.block(body)?)
            }
            S::Assert { cond, message } => {
                let cond = self.condition(cond)?;
                let (_, falsity) = bindings(&cond);
                let message = match message {
                    Some(message) => Some(self.with_bindings(&falsity, |cx| cx.value(message, None))?),
                    None => None,
                };
                let (truth, _) = bindings(&cond);
                self.bind_all(&truth);
                StmtKind::Assert(cond, message)
            }
            S::JmlAssert(said) => StmtKind::JmlAssert(self.spec(&said.cond)?),
            S::Ghost(word, what) => {
                let was_spec = std::mem::replace(&mut self.is_spec, true);
                let found = self.value(what, None);
                self.is_spec = was_spec;
                StmtKind::Ghost(*word, found?)
            }
            S::JmlAssume(cond) => StmtKind::Assume(self.spec(cond)?),
            S::Unsupported(what) => return Err(Problem::unsupported(*what, span)),
        };
        let stmt = Stmt { kind, span };
        self.bind_all(&introduced(&stmt));
        Ok(stmt)
    }

    fn local_declaration(&mut self, decl: &tree::LocalDecl, span: Span) -> R<Stmt> {
        let mut stmts = Vec::new();
        for declarator in &decl.declarators {
            let stmt_span = if decl.declarators.len() == 1 { span } else { declarator.span };
            let kind = if matches!(decl.ty.kind, TypeKind::Var) {
                let Some(init) = &declarator.init else {
                    return Err(Problem::error("`var` needs an initial value", declarator.span));
                };
                let value = self.value(init, None)?;
                let ty = match upper(&value.ty) {
                    Type::Null => {
                        return Err(Problem::error("the type of `null` cannot be inferred", init.span));
                    }
                    ty => ty,
                };
                let id = self.declare(&declarator.name.text, ty, declarator.name.span);
                self.mark(id, &decl.modifiers);
                StmtKind::Local(id, Some(value))
            } else {
                let ty = self.world.resolve(&self.scope, &decl.ty)?.array_of(declarator.dims);
                // the variable is in scope in its own initialiser
                let id = self.declare(&declarator.name.text, ty.clone(), declarator.name.span);
                self.mark(id, &decl.modifiers);
                let init = match &declarator.init {
                    Some(init) => Some(self.value_as(init, &ty)?),
                    None => None,
                };
                if decl.modifiers.is_final {
                    let constant = init.as_ref().and_then(Expr::constant).cloned();
                    if let Some(value) = constant.filter(|value| *value != Const::Null) {
                        self.world.update_local(id, |info| info.constant = Some(value));
                    }
                }
                StmtKind::Local(id, init)
            };
            stmts.push(Stmt { kind, span: stmt_span });
        }
        Ok(match stmts.len() {
            1 => stmts.remove(0),
            _ => Stmt { kind: StmtKind::Several(stmts), span },
        })
    }

    fn expr_stmt(&mut self, expr: &tree::Expr) -> R<StmtKind> {
        if let Syntax::Call { target, name, args, .. } = &expr.kind
            && name.text == "assume"
            && args.len() == 1
            && self.is_of_verifier(target.as_deref(), name)
        {
            return Ok(StmtKind::Assume(self.condition(&args[0])?));
        }
        let value = self.expr(expr, Some(&Type::Void))?;
        // nobody looks at the result: no check of its class either
        let value = match value.kind {
            crate::typed::ExprKind::Convert(crate::typed::Conversion::Expect, inner) => *inner,
            _ => value,
        };
        Ok(StmtKind::Expr(value))
    }

    fn constructor_call(
        &mut self,
        outer: Option<&tree::Expr>,
        is_super: bool,
        args: &[tree::Expr],
        span: Span,
    ) -> R<StmtKind> {
        let world = self.world;
        let class = self.class();
        let outer = match outer {
            Some(outer) => Some(self.value(outer, None)?),
            None => None,
        };
        let ty = if is_super {
            world.supers(class).0.unwrap_or_else(|| world.object())
        } else {
            world.self_type(class)
        };
        let Some(base) = ty.class_id() else {
            return Err(Problem::error("there is no superclass", span));
        };
        let (constructor, args) = self.constructor_of(&ty, args, span)?;
        let outer = match outer {
            Some(outer) => Some(outer),
            None if is_super => self.outer_for_super(base, span)?,
            None => None,
        };
        Ok(StmtKind::ConstructorCall { is_super, constructor, outer, args })
    }

    /// The enclosing instance for the constructor of an inner superclass: not the object itself, which is not there yet.
    pub(super) fn outer_for_super(&mut self, base: crate::types::ClassId, span: Span) -> R<Option<Expr>> {
        let world = self.world;
        let above = world.class(base);
        if !above.has_outer_instance || above.place != crate::world::ClassPlace::Member {
            return Ok(None);
        }
        let wanted = above.outer.expect("a member class has an outer class");
        let own = self.class();
        let mut is_static = false;
        for at in self.scope.outward() {
            match &at.kind {
                ScopeKind::Static => is_static = true,
                ScopeKind::Class(class)
                    if *class != own && world.is_subclass(*class, wanted) && !is_static =>
                {
                    return Ok(Some(self.this(*class, span)));
                }
                _ => {}
            }
        }
        Err(Problem::error(
            format!("no enclosing instance of `{}` is in scope", world.class(wanted).name),
            span,
        ))
    }

    fn for_loop(
        &mut self,
        init: &[tree::Stmt],
        cond: Option<&tree::Expr>,
        update: &[tree::Expr],
        invariants: &[tree::JmlCondition],
        body: &tree::Stmt,
    ) -> R<StmtKind> {
        let init = self.stmts(init)?;
        let cond = match cond {
            Some(cond) => Some(self.condition(cond)?),
            None => None,
        };
        let invariants = self.specs(invariants)?;
        let truth = cond.as_ref().map(|cond| bindings(cond).0).unwrap_or_default();
        let (update, body) = self.with_bindings(&truth, |cx| -> R<_> {
            let update = update.iter().map(|expr| cx.expr(expr, None)).collect::<R<Vec<_>>>()?;
            let body = cx.scoped(|cx| cx.stmt(body))?;
            Ok((update, body))
        })?;
        Ok(StmtKind::Loop(Box::new(Loop { init, cond, is_do: false, update, invariants, body })))
    }

    /// The elements of something that nobody knows, where none of them is of a class with code: going through an array
    /// or a collection of them is the same.
    fn open_element(&self, var: &tree::Param) -> R<Option<Type>> {
        if matches!(var.ty.kind, tree::TypeKind::Var) {
            return Ok(None);
        }
        let ty = self.world.resolve(&self.scope, &var.ty)?;
        let is_open = |id| self.world.class(id).origin == crate::world::Origin::Open;
        Ok(Some(ty).filter(|ty| ty.prim().is_some() || ty.class_id().is_some_and(is_open)))
    }

    fn for_each(
        &mut self,
        var: &tree::Param,
        iterable: &tree::Expr,
        invariants: &[tree::JmlCondition],
        body: &tree::Stmt,
        span: Span,
    ) -> R<StmtKind> {
        let world = self.world;
        let mut iterable = self.value(iterable, None)?;
        if iterable.ty == Type::Unknown
            && let Some(elem) = self.open_element(var)?
        {
            iterable = self.retarget(iterable, &Type::array(elem));
        }
        let elem = match &iterable.ty {
            Type::Array(elem) => (**elem).clone(),
            Type::Unknown => return Err(Problem::unsupported("a loop over an object of unknown type", span)),
            other => {
                let Some(class) = world.find_top_level("java.lang.Iterable") else {
                    return Err(Problem::unsupported("a loop over an Iterable", span));
                };
                match world.as_super(other, class) {
                    Some(Type::Class(_, args)) => args.first().map_or_else(|| world.object(), upper),
                    _ if self.member_classes(other).iter().any(|id| world.is_partly_open(*id)) => {
                        return Err(Problem::unsupported("a loop over a class without source", span));
                    }
                    _ => {
                        return Err(Problem::error(
                            format!("a loop needs an array or an Iterable, not `{}`", world.show(other)),
                            iterable.span,
                        ));
                    }
                }
            }
        };
        let elem = if elem == Type::Unknown { world.object() } else { elem };
        let element = world.new_local("element$", elem.clone(), var.name.span);
        let ty = match var.ty.kind {
            TypeKind::Var => elem,
            _ => world.resolve(&self.scope, &var.ty)?,
        };
        let value = self.assign(self.local(element, var.name.span), &ty)?;
        let id = self.declare(&var.name.text, ty, var.name.span);
        self.mark(id, &var.modifiers);
        let invariants = self.specs(invariants)?;
        let body = self.scoped(|cx| cx.stmt(body))?;
        Ok(StmtKind::ForEach(Box::new(ForEach { var: id, iterable, element, value, invariants, body })))
    }

    fn return_stmt(&mut self, value: Option<&tree::Expr>, span: Span) -> R<StmtKind> {
        match (self.returns.clone(), value) {
            (Returns::No, _) => Err(Problem::error("`return` is not allowed in an initialiser", span)),
            (Returns::Type(Type::Void), None) => Ok(StmtKind::Return(None)),
            (Returns::Type(Type::Void), Some(_)) => {
                Err(Problem::error("a method without a result cannot return a value", span))
            }
            (Returns::Type(_), None) => Err(Problem::error("a value must be returned", span)),
            (Returns::Type(ty), Some(value)) => Ok(StmtKind::Return(Some(self.value_as(value, &ty)?))),
            (Returns::Collect(_), None) => Ok(StmtKind::Return(None)),
            (Returns::Collect(_), Some(value)) => {
                let value = self.value(value, None)?;
                if let Returns::Collect(found) = &mut self.returns {
                    found.push(value.ty.clone());
                }
                Ok(StmtKind::Return(Some(value)))
            }
        }
    }

    fn try_stmt(
        &mut self,
        resources: &[tree::Resource],
        body: &tree::Block,
        catches: &[tree::Catch],
        finally: Option<&tree::Block>,
    ) -> R<StmtKind> {
        let world = self.world;
        let (resources, body) = self.scoped(|cx| -> R<_> {
            let mut found = Vec::new();
            for resource in resources {
                found.push(cx.resource(resource)?);
            }
            Ok((found, cx.block(body)?))
        })?;
        let mut typed = Vec::new();
        for catch in catches {
            let types: Vec<Type> =
                catch.types.iter().map(|ty| world.resolve(&self.scope, ty)).collect::<R<_>>()?;
            let mut ty = if types.len() == 1 { types[0].clone() } else { world.least_upper_bound(&types) };
            if types.len() > 1 && ty == world.object() {
                // what a class without source extends is not known, but it is caught
                ty = Type::class(world.lang("Throwable"));
            }
            let (var, body) = self.scoped(|cx| -> R<_> {
                let var = cx.declare(&catch.name.text, ty, catch.name.span);
                Ok((var, cx.block(&catch.body)?))
            })?;
            typed.push(Catch { types, var, body, span: catch.span });
        }
        let finally = match finally {
            Some(finally) => Some(self.block(finally)?),
            None => None,
        };
        Ok(StmtKind::Try(Box::new(Try { resources, body, catches: typed, finally })))
    }

    fn resource(&mut self, resource: &tree::Resource) -> R<TryResource> {
        let (init, var, span): (Expr, LocalId, Span) = match resource {
            tree::Resource::Declared { modifiers, ty, name, init } => {
                let value = if matches!(ty.kind, TypeKind::Var) {
                    self.resource_value(init)?
                } else {
                    let ty = self.world.resolve(&self.scope, ty)?;
                    self.value_as(init, &ty)?
                };
                let var = self.declare(&name.text, value.ty.clone(), name.span);
                self.mark(var, modifiers);
                (value, var, name.span)
            }
            tree::Resource::Expr(expr) => {
                let value = self.resource_value(expr)?;
                let var = self.world.new_local("resource$", value.ty.clone(), expr.span);
                (value, var, expr.span)
            }
        };
        let close = self
            .candidates(&init.ty, "close")
            .into_iter()
            .find(|one| one.params.is_empty())
            .map(|one| one.method.id);
        if let Some(close) = close {
            Ok(TryResource { var, init, close })
        } else {
            let class = self.member_classes(&init.ty).into_iter().next();
            let may_have_it = |id: &ClassId| {
                self.world.class(*id).origin != crate::world::Origin::User || self.world.is_partly_open(*id)
            };
            match class.filter(may_have_it) {
                Some(class) => {
                    let close = self.world.open_method(class, "close", &[], &Type::Void, false);
                    Ok(TryResource { var, init, close })
                }
                None => Err(Problem::error("a resource needs a method `close()`", span)),
            }
        }
    }
}

impl Cx<'_> {
    /// What a resource is set to, where nothing says of which type: whatever it is, it can be closed.
    fn resource_value(&mut self, init: &tree::Expr) -> R<Expr> {
        let value = self.value(init, None)?;
        if value.ty != Type::Unknown {
            return Ok(value);
        }
        let closeable = Type::class(self.world.lang("AutoCloseable"));
        self.value_as(init, &closeable)
    }
}

/// The exception keeps its own type.
fn narrow_throw(value: Expr) -> Expr {
    match value.kind {
        crate::typed::ExprKind::Convert(crate::typed::Conversion::Widen, inner) => *inner,
        _ => value,
    }
}
