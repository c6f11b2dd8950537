//! `switch`: one branch of the graph with many ways out.

use rustc_hash::FxHashSet;

use super::lower::{Flexible, Lowerer};
use crate::ir::{BlockId, Const, Operand, SwitchCase, Terminator, Ty};
use crate::lang::ast::{self, ExprKind, Lit, SwitchArm, UnOp};
use crate::lang::span::Span;
use crate::term::Num;

impl<'a> Lowerer<'_, 'a> {
    pub fn switch_statement(
        &mut self,
        subject: &'a ast::Expr,
        arms: &'a [SwitchArm],
        default: Option<&'a ast::Block>,
        span: Span,
    ) {
        let value = self.expr(subject);
        let ty = value.as_ref().map(|value| value.ty.clone()).filter(Ty::is_integer);
        if let (Some(value), None) = (&value, &ty) {
            let message = format!("`switch` needs an integer, found `{}`", self.show(&value.ty));
            self.error(subject.span, message);
        }
        let after = self.b.block();
        let targets: Vec<BlockId> = arms.iter().map(|_| self.b.block()).collect();
        let otherwise = if default.is_some() { self.b.block() } else { after };
        let labels = self.labels(arms, ty.as_ref());
        if let Some(value) = value {
            let cases = labels.into_iter().zip(&targets);
            let cases: Vec<SwitchCase> =
                cases.map(|(labels, target)| SwitchCase { labels, target: *target }).collect();
            let terminator = if cases.is_empty() {
                Terminator::Goto(otherwise)
            } else {
                let branch = self.branch(subject.span, cases.len() + 1);
                Terminator::Switch { subject: value.op, cases, default: otherwise, branch }
            };
            self.b.end(subject.span, terminator, otherwise);
        }
        for (arm, target) in arms.iter().zip(targets) {
            self.b.switch_to(target);
            self.block(&arm.body);
            self.b.fall_into(span, after);
        }
        if let Some(block) = default {
            self.b.switch_to(otherwise);
            self.block(block);
            self.b.fall_into(span, after);
        }
        self.b.switch_to(after);
    }

    /// The labels of each arm as constants of the type of the subject; what is wrong with them is reported.
    fn labels(&mut self, arms: &'a [SwitchArm], ty: Option<&Ty>) -> Vec<Vec<Const>> {
        let mut seen: FxHashSet<Num> = FxHashSet::default();
        let mut all = Vec::new();
        for arm in arms {
            let mut labels = Vec::new();
            for label in &arm.labels {
                let Some(num) = label_value(label) else {
                    let hint = "a label is an integer or a character, perhaps with `-` before it";
                    self.error_hint(label.span, "this is not a constant", hint);
                    continue;
                };
                if !seen.insert(num.clone()) {
                    self.error(label.span, format!("label {num} occurs twice"));
                }
                let constant = ty.and_then(|ty| self.literal_as(&Flexible::Int(num), ty, label.span));
                if let Some(Some(Operand::Const(constant))) = constant {
                    labels.push(constant);
                }
            }
            all.push(labels);
        }
        all
    }
}

fn label_value(label: &ast::Expr) -> Option<Num> {
    match &label.kind {
        ExprKind::Lit(Lit::Int(digits)) => digits.parse().ok(),
        ExprKind::Lit(Lit::Char(unit)) => Some(Num::from(i64::from(*unit))),
        ExprKind::Unary(UnOp::Neg, inner) => label_value(inner).map(|num| num.neg()),
        _ => None,
    }
}
