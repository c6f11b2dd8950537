//! The code of one method: which names are in scope, what a local variable of Java is called, where jumps go.

use std::ops::{Deref, DerefMut};

use indexmap::IndexSet;
use oox_core::lang::ast;
use oox_core::lang::span::Span;
use rustc_hash::{FxHashMap, FxHashSet};

use super::build;
use super::jump::Target;
use super::reach::Lowering;
use crate::attribute::Problem;
use crate::typed::LocalId;
use crate::types::{ClassId, Type};
use crate::world::{Origin, World};

/// How far code may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Statements of a program.
    Code,
    /// A specification: only pure calls, no statements inside expressions.
    Spec,
    /// A specification, inside `old(...)`.
    Old,
}

/// See the module.
pub(super) struct Code<'l, 'w> {
    pub low: &'l mut Lowering<'w>,
    /// The class whose code this is.
    pub class: ClassId,
    /// There is no `this`.
    pub is_static: bool,
    /// What the class takes from outside is in parameters.
    pub in_constructor: bool,
    pub mode: Mode,
    /// The enum constant that is being made: its name and position.
    pub constant: Option<(String, usize)>,
    pub jumps: Vec<Target>,
    locals: FxHashMap<LocalId, ast::Expr>,
    in_scope: Vec<String>,
    /// Every name that was ever given in this code.
    given: FxHashSet<String>,
    /// Names that are declared further out than where they were given.
    far: FxHashSet<String>,
    /// Variables of earlier arms of a switch, and those of them that later arms mention.
    pub watched: FxHashSet<LocalId>,
    pub mentioned: IndexSet<LocalId>,
    /// Declarations that must stand before the present statement, because what follows it sees them.
    pub hoisted: Vec<ast::Stmt>,
    labels: usize,
    /// A call that a specification cannot make.
    pub refused: Option<Problem>,
}

impl<'w> Deref for Code<'_, 'w> {
    type Target = Lowering<'w>;

    fn deref(&self) -> &Self::Target {
        self.low
    }
}

impl DerefMut for Code<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.low
    }
}

impl<'w> Lowering<'w> {
    /// The code of a member of a class.
    pub fn code(&mut self, class: ClassId, is_static: bool) -> Code<'_, 'w> {
        Code {
            low: self,
            class,
            is_static,
            in_constructor: false,
            mode: Mode::Code,
            constant: None,
            jumps: Vec::new(),
            locals: FxHashMap::default(),
            in_scope: Vec::new(),
            given: FxHashSet::default(),
            far: FxHashSet::default(),
            watched: FxHashSet::default(),
            mentioned: IndexSet::new(),
            hoisted: Vec::new(),
            labels: 0,
            refused: None,
        }
    }
}

impl<'w> Code<'_, 'w> {
    pub fn world(&self) -> &'w World {
        self.low.world
    }

    /// The code is the user's own.
    pub fn is_users(&self) -> bool {
        self.low.world.class(self.class).origin == Origin::User
    }

    /// Runs `inside` in a scope of its own.
    pub fn scoped<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        let known = self.in_scope.len();
        let result = inside(self);
        self.in_scope.truncate(known);
        result
    }

    /// A name that is not in scope yet; it is in scope from now on.
    pub fn fresh(&mut self, wanted: &str) -> String {
        let mut name = wanted.to_owned();
        let mut count = 1;
        while self.is_taken(&name) {
            count += 1;
            name = format!("{wanted}{count}");
        }
        self.in_scope.push(name.clone());
        self.given.insert(name.clone());
        name
    }

    /// Declares a variable before the present statement, where what follows sees it too.
    pub fn hoist(&mut self, local: LocalId, span: Span) -> ast::Expr {
        let info = self.low.world.local(local);
        let wanted = if info.name.is_empty() { "it$" } else { &info.name };
        let mut name = wanted.to_owned();
        let mut count = 1;
        while self.given.contains(&name) || self.is_taken(&name) {
            count += 1;
            name = format!("{wanted}{count}");
        }
        self.given.insert(name.clone());
        self.far.insert(name.clone());
        let ty = self.local_ty(local, span);
        self.hoisted.push(build::declare(ty, name.clone(), None, info.span));
        self.bind(local, build::name(name.clone(), info.span));
        build::name(name, span)
    }

    /// Runs `inside`, and gives the names that were given in it.
    pub fn catching_names<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> (T, FxHashSet<String>) {
        let before = std::mem::take(&mut self.given);
        let result = inside(self);
        let names = self.given.clone();
        self.given.extend(before);
        (result, names)
    }

    /// `T x;` around code that was lowered before and gave these names: OOX has no shadowing.
    pub fn declare_around(&mut self, local: LocalId, names: &FxHashSet<String>, span: Span) -> ast::Stmt {
        let info = self.low.world.local(local);
        let mut name = info.name.clone();
        let mut count = 1;
        while names.contains(&name) || self.is_taken(&name) {
            count += 1;
            name = format!("{}{count}", info.name);
        }
        self.in_scope.push(name.clone());
        self.given.insert(name.clone());
        self.bind(local, build::name(name.clone(), info.span));
        let ty = self.local_ty(local, span);
        build::declare(ty, name, None, span)
    }

    fn is_taken(&self, name: &str) -> bool {
        let is_class = || {
            self.low.names.users.contains(name)
                || (name.starts_with(char::is_uppercase)
                    && self.low.world.find_class(&format!("java.lang.{name}")).is_some())
        };
        matches!(name, "this" | "super" | "retval")
            || self.in_scope.iter().any(|known| known == name)
            || self.far.contains(name)
            || is_class()
    }

    /// A label that no other statement of this code has.
    pub fn fresh_label(&mut self, wanted: &str) -> String {
        self.labels += 1;
        format!("{wanted}${}", self.labels)
    }

    /// Gives a local variable its name.
    pub fn declare(&mut self, local: LocalId) -> String {
        let info = self.low.world.local(local);
        let wanted = if info.name.is_empty() { "it$" } else { &info.name };
        let name = self.fresh(wanted);
        self.locals.insert(local, build::name(name.clone(), info.span));
        name
    }

    /// Says what a local variable stands for.
    pub fn bind(&mut self, local: LocalId, value: ast::Expr) {
        self.locals.insert(local, value);
    }

    /// What a local variable stands for, if it is one of this code.
    pub fn bound(&mut self, local: LocalId, span: Span) -> Option<ast::Expr> {
        if self.watched.contains(&local) {
            self.mentioned.insert(local);
        }
        self.locals.get(&local).map(|value| ast::Expr { kind: value.kind.clone(), span })
    }

    /// `T x := init;` with the name of the variable.
    pub fn declare_stmt(&mut self, local: LocalId, init: Option<ast::Expr>, span: Span) -> ast::Stmt {
        let ty = self.local_ty(local, span);
        let info = self.low.world.local(local);
        let init = init.map(|init| if info.is_non_null { self.never_null(init, &info.ty) } else { init });
        let name = self.declare(local);
        build::declare(ty, name, init, span)
    }

    /// A value for a place that is declared as never null: where it is null, that is a violation.
    pub fn never_null(&mut self, value: ast::Expr, ty: &Type) -> ast::Expr {
        let span = value.span;
        if self.is_spec() || matches!(value.kind, ast::ExprKind::New { .. } | ast::ExprKind::NewArray { .. })
        {
            return value;
        }
        self.scoped(|code| {
            let (declared, name) = code.temp("stored$", ty, value, span);
            let judgement = build::not_null(build::name(&name, span), span);
            build::let_in(vec![declared, judgement], build::name(name, span), span)
        })
    }

    /// The OOX type of a local variable.
    pub fn local_ty(&mut self, local: LocalId, span: Span) -> ast::Type {
        let ty = self.low.world.local(local).ty;
        self.low.ty(&ty, span)
    }

    /// A new variable with a value: its declaration and its name.
    pub fn temp(&mut self, wanted: &str, ty: &Type, init: ast::Expr, span: Span) -> (ast::Stmt, String) {
        let ty = self.low.ty(ty, span);
        let name = self.fresh(wanted);
        (build::declare(ty, name.clone(), Some(init), span), name)
    }

    /// Runs `inside`, and gives what it hoisted.
    pub fn catching_hoisted<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> (T, Vec<ast::Stmt>) {
        let before = std::mem::take(&mut self.hoisted);
        let result = inside(self);
        (result, std::mem::replace(&mut self.hoisted, before))
    }

    /// The code is a specification.
    pub fn is_spec(&self) -> bool {
        self.mode != Mode::Code
    }
}
