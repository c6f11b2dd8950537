//! What threads make a difference to: monitors of methods, and what our models of the JDK say with annotations of the package
//! `ooxide`.
//!
//! * `@Forked` before a method: whoever calls it starts a thread that runs it.
//! * `@Atomic` before a method: no other thread comes in between; `Native.await(c)` as its first statement waits until `c` holds.
//! * `@Quiet` before a method: nobody can see what it reads and writes, a cache for example.
//! * `@Weak` before a method: it promises less than it is taken to, which the verdict says.
//! * `@Monitor` before a class: its public methods are `synchronized`.
//!
//! Where nothing starts a thread, only waiting is written down.

use oox_core::ir::Native;
use oox_core::lang::ast::{self, StmtKind as Out};
use oox_core::lang::span::Span;

use super::code::Code;
use super::jump::TargetKind;
use super::reach::Lowering;
use super::{Lower, build};
use crate::syntax::tree::Modifiers;
use crate::typed::{Call, Expr, ExprKind, Stmt, StmtKind};
use crate::types::{ClassId, Type};
use crate::world::{Method, MethodId, Origin};

impl Lowering<'_> {
    /// A class of ours, or a member of one, is marked so.
    fn is_marked(&self, class: ClassId, modifiers: &Modifiers, mark: &str) -> bool {
        self.world.class(class).origin == Origin::Library
            && modifiers.annotations.iter().any(|annotation| annotation.text == mark)
    }

    /// Whoever calls the method starts a thread.
    fn is_forked(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        self.is_marked(declared.class, &declared.modifiers, "Forked")
    }

    /// The method runs with the monitor of its object, or of its class.
    fn has_monitor(&self, method: &Method) -> bool {
        let of_class = self.world.class(method.class).decl.clone();
        let is_of_monitor =
            || of_class.is_some_and(|decl| self.is_marked(method.class, &decl.modifiers, "Monitor"));
        method.modifiers.is_synchronized
            || self.has_threads && method.modifiers.is_public && !method.is_static() && is_of_monitor()
    }

    /// The engine throws `IllegalMonitorStateException` where a program waits or asks for monitors: such a program has it.
    fn know_monitors(&mut self) {
        let exception = self.world.lang("IllegalMonitorStateException");
        self.make_live(exception);
    }

    /// A native method of the engine is in the program.
    pub fn native_of_monitors(&mut self, name: &str) {
        if Native::ALL.iter().any(|native| native.word() == name && native.asks_for_monitors()) {
            self.know_monitors();
        }
    }

    /// `Native.await(condition)`
    fn awaited<'e>(&self, stmt: &'e Stmt) -> Option<&'e Expr> {
        let StmtKind::Expr(Expr { kind: ExprKind::Call(call), .. }) = &stmt.kind else { return None };
        let declared = self.world.method(call.method);
        let is_await = declared.name == "await" && self.world.class(declared.class).name == "ooxide.Native";
        if is_await { call.args.first() } else { None }
    }
}

impl Code<'_, '_> {
    /// The statements of a method, with what is around them.
    pub fn method_stmts(&mut self, method: &Method, stmts: &[Stmt], span: Span) -> Lower<Vec<ast::Stmt>> {
        if self.low.is_marked(method.class, &method.modifiers, "Atomic") {
            let mut all = self.weakness(method);
            all.extend(self.atomic(stmts, span)?);
            return Ok(all);
        }
        let body = self.stmts(stmts)?;
        if self.low.has_threads && self.low.is_marked(method.class, &method.modifiers, "Quiet") {
            return Ok(self.quiet(body, span));
        }
        if !self.low.has_monitor(method) {
            return Ok(body);
        }
        let target = if method.is_static() {
            // the monitor of the class, which only other threads can tell from none
            if !self.low.has_threads {
                return Ok(body);
            }
            self.low.class_object(method.class)
        } else {
            build::this(method.span)
        };
        Ok(vec![build::stmt(Out::Lock { target, body: build::block(body, span) }, span)])
    }

    /// Statements of which nobody sees what they touch.
    fn quiet(&mut self, body: Vec<ast::Stmt>, span: Span) -> Vec<ast::Stmt> {
        let Some(quiet) = self.native("quiet", &[Type::BOOLEAN]) else { return body };
        let mut call =
            |begins| build::call_stmt(self.static_call(quiet, vec![build::boolean(begins, span)], span));
        let begin = call(true);
        let finally = Some(build::block(vec![call(false)], span));
        let inside = Out::Try { body: build::block(body, span), catches: Vec::new(), finally };
        vec![begin, build::stmt(inside, span)]
    }

    /// A method that the engine implements.
    fn native(&self, name: &str, params: &[Type]) -> Option<MethodId> {
        let class = self.world().find_class("ooxide.Native")?;
        self.world().find_method(class, name, params)
    }

    /// Says that a method is taken to promise more than it does.
    fn weakness(&mut self, method: &Method) -> Vec<ast::Stmt> {
        let string = Type::class(self.world().lang("String"));
        let note = self.native("note", &[string]);
        match note
            .filter(|_| self.low.has_threads && self.low.is_marked(method.class, &method.modifiers, "Weak"))
        {
            Some(note) => {
                let class = self.low.short_name(method.class);
                let what = format!("{class}.{}, which is taken to be volatile", method.name);
                let text = build::text(what, method.span);
                vec![build::call_stmt(self.static_call(note, vec![text], method.span))]
            }
            None => Vec::new(),
        }
    }

    fn atomic(&mut self, stmts: &[Stmt], span: Span) -> Lower<Vec<ast::Stmt>> {
        let until = stmts.first().and_then(|stmt| self.low.awaited(stmt));
        let rest = &stmts[usize::from(until.is_some())..];
        let until = until.map(|until| self.expr(until)).transpose()?;
        let body = self.stmts(rest)?;
        if until.is_none() && !self.low.has_threads {
            return Ok(body);
        }
        self.low.know_monitors();
        Ok(vec![build::stmt(Out::Atomic { until, body: build::block(body, span) }, span)])
    }

    /// A call that starts a thread instead.
    pub fn fork(&mut self, call: &Call, span: Span) -> Lower<Option<ast::Stmt>> {
        if !self.low.is_forked(call.method) {
            return Ok(None);
        }
        self.low.forks = true;
        let call = self.call(call, span)?;
        Ok(Some(build::stmt(Out::Fork { into: None, call }, span)))
    }

    /// The method that a call of the user means: a `wait` in no loop does not look again at what it waits for.
    pub fn waits_as(&self, method: MethodId) -> MethodId {
        let declared = self.world().method(method);
        let object = self.world().lang("Object");
        let is_in_loop = || self.jumps.iter().any(|target| matches!(target.kind, TargetKind::Loop));
        if declared.class != object || declared.name != "wait" || !declared.params.is_empty() || is_in_loop()
        {
            return method;
        }
        self.world().find_method(object, "wait$once", &[]).filter(|_| self.is_users()).unwrap_or(method)
    }
}
