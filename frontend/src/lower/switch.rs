//! `switch`, as a statement and as an expression.
//!
//! * Integers and enums without falling through: OOX's `switch`, one branch with many ways out.
//! * Strings, patterns, `null`: a chain of `if`.
//! * Falling through: the choice stands in the middle of nested labelled blocks, one for each arm.

use oox_core::lang::ast::{self, BinOp, StmtKind as Out, SwitchArm as OutArm};
use oox_core::lang::span::Span;

use super::code::Code;
use super::jump::{Target, TargetKind};
use super::switch_arms::falls_through;
use super::{Lower, Uncounted, build};
use crate::typed::{Const, Conversion, ExprKind, Switch, SwitchArm, SwitchKind, SwitchLabel};
use crate::types::Type;

/// The value that is looked at.
struct Subject {
    value: ast::Expr,
    ty: Type,
}

impl Code<'_, '_> {
    /// A switch statement.
    pub fn switch_stmt(&mut self, switch: &Switch, span: Span) -> Lower<Vec<ast::Stmt>> {
        let label = self.fresh_label("switch");
        let target = Target::new(TargetKind::Switch(label.clone()), None);
        let (stmts, used) =
            self.with_target(target, |code| code.scoped(|code| code.choose(switch, &label, span)))?;
        if used.left > 0 {
            return Ok(vec![build::labelled(label, stmts, span)]);
        }
        Ok(if stmts.len() == 1 { stmts } else { vec![build::block_stmt(stmts, span)] })
    }

    /// A switch expression of this type.
    pub fn switch_expr(&mut self, switch: &Switch, ty: &Type, span: Span) -> Lower<ast::Expr> {
        self.scoped(|code| {
            let label = code.fresh_label("switch");
            let result = code.fresh("result$");
            let out = code.low.ty(ty, span);
            let target = Target::new(TargetKind::Value(label.clone(), result.clone()), None);
            let (stmts, used) =
                code.with_target(target, |code| code.scoped(|code| code.choose(switch, &label, span)))?;
            let chosen = if used.left > 0 {
                build::labelled(label, stmts, span)
            } else {
                build::block_stmt(stmts, span)
            };
            let body = vec![build::declare(out, result.clone(), None, span), chosen];
            Ok(build::let_in(body, build::name(result, span), span))
        })
    }

    /// Evaluates the subject and runs the arm that fits; `end` is the label of the block around it.
    fn choose(&mut self, switch: &Switch, end: &str, span: Span) -> Lower<Vec<ast::Stmt>> {
        let has_null = switch.arms.iter().flat_map(|arm| &arm.labels).any(|l| matches!(l, SwitchLabel::Null));
        let by_number = !has_null && matches!(switch.kind, SwitchKind::Int | SwitchKind::Enum);
        let falls = !switch.is_arrow && falls_through(&switch.arms);
        let mut out = Vec::new();
        let subject = if by_number {
            self.number(switch)?
        } else {
            // `case null` asks before a box is opened
            let subject = match &switch.subject.kind {
                ExprKind::Convert(Conversion::Unbox, inner) if has_null => inner,
                _ => &switch.subject,
            };
            let ty = self.low.lowered_ty(subject);
            let value = self.expr(subject)?;
            let (declared, name) = self.temp("subject$", &ty, value, switch.subject.span);
            out.push(declared);
            Subject { value: build::name(name, switch.subject.span), ty }
        };
        if !by_number && !has_null {
            out.extend(self.subject_check(switch, &subject)?);
        }
        let tests = if by_number { Vec::new() } else { self.tests(switch, &subject)? };
        let bodies = self.arm_bodies(switch, end, falls, &mut out)?;
        if falls {
            let entries: Vec<String> = switch.arms.iter().map(|_| self.fresh_label("arm")).collect();
            let jumps = entries.iter().map(|entry| vec![build::break_to(entry, span)]).collect();
            let mut inner = if by_number {
                vec![self.table(switch, subject, jumps, true, end, span)]
            } else {
                self.chain(switch, tests, jumps, true, end, span)
            };
            for (entry, body) in entries.into_iter().zip(bodies) {
                inner = vec![build::labelled(entry, inner, span)];
                inner.push(build::block_stmt(body, span));
            }
            out.extend(inner);
        } else if by_number {
            out.push(self.table(switch, subject, bodies, false, end, span));
        } else {
            out.extend(self.chain(switch, tests, bodies, false, end, span));
        }
        Ok(out)
    }

    /// The subject as an integer: itself, or the position of an enum constant.
    fn number(&mut self, switch: &Switch) -> Lower<Subject> {
        let ty = self.low.lowered_ty(&switch.subject);
        let value = self.expr(&switch.subject)?;
        if switch.kind == SwitchKind::Int {
            return Ok(Subject { value, ty });
        }
        let ordinal = self.enum_method("ordinal", switch.subject.span)?;
        let value = self.virtual_call(value, ordinal, Vec::new(), switch.subject.span);
        Ok(Subject { value, ty: Type::INT })
    }

    /// A null subject throws, unless the first comparison does that by itself.
    fn subject_check(&mut self, switch: &Switch, subject: &Subject) -> Lower<Vec<ast::Stmt>> {
        let throws_itself = switch.kind == SwitchKind::String
            && switch.arms.iter().flat_map(|arm| &arm.labels).any(|l| matches!(l, SwitchLabel::Const(_)));
        if throws_itself || !subject.ty.is_reference() {
            return Ok(Vec::new());
        }
        Ok(vec![self.null_check(subject.value.clone(), switch.subject.span)?])
    }

    /// OOX's own switch.
    fn table(
        &mut self,
        switch: &Switch,
        subject: Subject,
        bodies: Vec<Vec<ast::Stmt>>,
        falls: bool,
        end: &str,
        span: Span,
    ) -> ast::Stmt {
        let mut arms = Vec::new();
        let mut default = None;
        for (arm, body) in switch.arms.iter().zip(bodies) {
            let mut labels = Vec::new();
            for label in &arm.labels {
                match label {
                    SwitchLabel::Const(Const::Int(value)) => {
                        labels.push(number_label(*value, &subject.ty, arm.span));
                    }
                    SwitchLabel::Enum(field) => {
                        let ordinal = self.world().field(*field).enum_ordinal.unwrap_or_default();
                        labels.push(build::int(i64::try_from(ordinal).unwrap_or(i64::MAX), arm.span));
                    }
                    _ => {}
                }
            }
            if is_default(arm) {
                // its constants need no way of their own
                default = Some(build::block(body, arm.span));
            } else {
                arms.push(OutArm { labels, body: build::block(body, arm.span) });
            }
        }
        if default.is_none() {
            if switch.is_exhaustive {
                self.uncounted(subject.value.span, vec![arms.len()], false);
            }
            default = self.no_arm(switch, falls, end, span).map(|stmts| build::block(stmts, span));
        }
        build::stmt(Out::Switch { subject: subject.value, arms, default }, span)
    }

    /// A chain of questions; the default comes last wherever it stands.
    fn chain(
        &mut self,
        switch: &Switch,
        tests: Vec<Option<(ast::Expr, Vec<ast::Stmt>)>>,
        bodies: Vec<Vec<ast::Stmt>>,
        falls: bool,
        end: &str,
        span: Span,
    ) -> Vec<ast::Stmt> {
        let mut questions = Vec::new();
        let mut rest = None;
        for ((arm, test), body) in switch.arms.iter().zip(tests).zip(bodies) {
            // `case null, default`: the one body answers both
            if is_default(arm) {
                rest = Some(body);
            } else if let Some((test, mut bindings)) = test {
                bindings.extend(body);
                questions.push((test, bindings, arm.span));
            }
        }
        // one outcome for each arm; that none fits is one more only where that is possible
        let is_always = |(test, ..): &(ast::Expr, Vec<ast::Stmt>, Span)| {
            matches!(test.kind, ast::ExprKind::Lit(ast::Lit::Bool(true)))
        };
        let is_open = rest.is_some()
            || questions.last().is_some_and(is_always)
            || !(switch.is_exhaustive || switch.has_default);
        let last = questions.iter().rposition(|question| !is_always(question));
        for (index, (_, _, at)) in questions.iter().enumerate() {
            let is_last = Some(index) == last;
            self.uncounted(*at, if is_last && is_open { Vec::new() } else { vec![0] }, true);
        }
        if rest.is_none() {
            rest = self.no_arm(switch, falls, end, span);
        }
        for (test, body, at) in questions.into_iter().rev() {
            rest = Some(vec![build::if_then(test, body, rest, at)]);
        }
        rest.unwrap_or_default()
    }

    /// What happens when no arm fits.
    fn no_arm(&mut self, switch: &Switch, falls: bool, end: &str, span: Span) -> Option<Vec<ast::Stmt>> {
        if switch.is_exhaustive && !switch.has_default {
            return Some(vec![self.match_error(span)]);
        }
        if falls {
            self.leave_switch();
            return Some(vec![build::break_to(end, span)]);
        }
        None
    }

    /// Notes what is not counted of a branch.
    pub(super) fn uncounted(&mut self, span: Span, outcomes: Vec<usize>, is_of_arm: bool) {
        if self.is_users() && !self.is_spec() {
            self.low.uncounted.push(Uncounted { span, outcomes, is_of_arm });
        }
    }

    fn match_error(&mut self, span: Span) -> ast::Stmt {
        let world = self.world();
        let string = Type::class(world.lang("String"));
        let throwable = Type::class(world.lang("Throwable"));
        if let Some(class) = world.find_class("java.lang.MatchException")
            && let Some(constructor) = world.find_constructor(class, &[string, throwable])
        {
            let made = self.new_object(class, constructor, vec![build::null(span), build::null(span)], span);
            return build::throw(made, span);
        }
        let class = world.lang("Error");
        let args = Vec::new();
        let made = match world.find_constructor(class, &[]) {
            Some(constructor) => self.new_object(class, constructor, args, span),
            None => build::null(span),
        };
        build::throw(made, span)
    }

    /// The question of each arm, with what must run when the answer is yes; none for a plain default.
    #[allow(clippy::type_complexity, reason = "a question and what it binds, per arm")]
    fn tests(
        &mut self,
        switch: &Switch,
        subject: &Subject,
    ) -> Lower<Vec<Option<(ast::Expr, Vec<ast::Stmt>)>>> {
        let mut tests = Vec::new();
        for arm in &switch.arms {
            let mut test: Option<ast::Expr> = None;
            let mut bindings = Vec::new();
            for label in &arm.labels {
                let question = match label {
                    SwitchLabel::Default => continue,
                    SwitchLabel::Null => {
                        build::binary(BinOp::Eq, subject.value.clone(), build::null(arm.span), arm.span)
                    }
                    SwitchLabel::Const(value) => self.equals_constant(subject, value, arm.span)?,
                    SwitchLabel::Enum(field) => {
                        let constant = self.static_field(*field, arm.span);
                        build::binary(BinOp::Eq, subject.value.clone(), constant, arm.span)
                    }
                    SwitchLabel::Pattern(pattern) => {
                        let (question, binds) =
                            self.pattern(&subject.value, &subject.ty, pattern, arm.span)?;
                        bindings.extend(binds);
                        question.unwrap_or_else(|| build::boolean(true, arm.span))
                    }
                };
                test = Some(match test {
                    Some(test) => build::binary(BinOp::Or, test, question, arm.span),
                    None => question,
                });
            }
            if let Some(guard) = &arm.guard
                && let Some(asked) = test.take()
            {
                let (guard, more) = self.condition(guard)?;
                let guard_span = guard.span;
                let guard = build::let_in(std::mem::take(&mut bindings), guard, guard_span);
                test = Some(match asked.kind {
                    ast::ExprKind::Lit(ast::Lit::Bool(true)) => guard,
                    _ => build::binary(BinOp::And, asked, guard, arm.span),
                });
                bindings = more;
            }
            tests.push(test.map(|test| (test, bindings)));
        }
        Ok(tests)
    }

    fn equals_constant(&mut self, subject: &Subject, value: &Const, span: Span) -> Lower<ast::Expr> {
        if let Const::String(units) = value {
            let literal = self.string(units, span)?;
            let object = self.world().lang("Object");
            let string = self.world().lang("String");
            let param = [Type::class(object)];
            let Some(equals) = self.world().find_method(string, "equals", &param) else {
                return super::reach::unsupported("String.equals is not modelled", span);
            };
            let is_string = subject.ty == Type::class(string);
            let receiver = if is_string {
                subject.value.clone()
            } else {
                let ty = self.low.lang_ty("String", span);
                build::cast(subject.value.clone(), ty)
            };
            let equal = self.virtual_call(receiver, equals, vec![literal], span);
            if is_string {
                return Ok(equal);
            }
            let ty = self.low.lang_ty("String", span);
            let test = build::is(subject.value.clone(), ty, span);
            return Ok(build::binary(BinOp::And, test, equal, span));
        }
        let (number, ty) = self.unboxed(subject.value.clone(), &subject.ty, span)?;
        let literal = self.constant(value, &ty, span)?;
        Ok(build::binary(BinOp::Eq, number, literal, span))
    }
}

/// The arm takes what no other takes.
fn is_default(arm: &SwitchArm) -> bool {
    arm.guard.is_none() && arm.labels.iter().any(|label| matches!(label, SwitchLabel::Default))
}

fn number_label(value: i32, ty: &Type, span: Span) -> ast::Expr {
    match (ty, u16::try_from(value)) {
        (Type::Prim(crate::types::Prim::Char), Ok(unit)) => {
            build::expr(ast::ExprKind::Lit(ast::Lit::Char(unit)), span)
        }
        _ => build::int(i64::from(value), span),
    }
}
