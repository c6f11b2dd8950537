//! What only specifications have: `\result`, `\old`, `\fresh`, `==>`, quantifiers.

use oox_core::lang::ast::Permission;
use oox_core::lang::span::Span;

use super::cx::Cx;
use super::{Problem, R};
use crate::syntax::tree::{self, BinOp, ExprKind as Syntax, QuantKind};
use crate::typed::{Expr, ExprKind, LocalId, Quant};
use crate::types::{Prim, Type};

/// The bounds that a range condition gives for a variable, and what is left of it.
#[derive(Default)]
struct Range {
    low: Option<Bound>,
    high: Option<Bound>,
    rest: Vec<Expr>,
}

/// A bound of a range: `lo < x` and `x <= hi` speak of the number after it, of which there may be none.
struct Bound {
    at: Expr,
    is_after: bool,
}

impl Cx<'_> {
    pub(super) fn spec_expr(&mut self, expr: &tree::Expr) -> R<Expr> {
        let span = expr.span;
        match &expr.kind {
            Syntax::Result => match self.spec_result.clone() {
                Some(Type::Void) | None => Err(Problem::error("there is no `\\result` here", span)),
                Some(ty) => Ok(Expr { kind: ExprKind::Result, ty, span }),
            },
            Syntax::Old(inner) => {
                let inner = self.value(inner, None)?;
                let ty = inner.ty.clone();
                Ok(Expr { kind: ExprKind::Old(Box::new(inner)), ty, span })
            }
            Syntax::Fresh(inner) => {
                let inner = self.value(inner, None)?;
                Ok(Expr { kind: ExprKind::Fresh(Box::new(inner)), ty: Type::BOOLEAN, span })
            }
            Syntax::NonNullElements(inner) => {
                let inner = self.value(inner, None)?;
                if inner.ty.elem().is_none_or(|elem| !elem.is_reference()) {
                    return Err(Problem::error("`\\nonnullelements` needs an array of references", span));
                }
                Ok(Expr { kind: ExprKind::NonNullElements(Box::new(inner)), ty: Type::BOOLEAN, span })
            }
            Syntax::Implies(premise, conclusion) => {
                let premise = self.condition(premise)?;
                let (truth, _) = super::cx::bindings(&premise);
                let conclusion = self.with_bindings(&truth, |cx| cx.condition(conclusion))?;
                let kind = ExprKind::Implies(Box::new(premise), Box::new(conclusion));
                Ok(Expr { kind, ty: Type::BOOLEAN, span })
            }
            Syntax::Sep(left, right) => {
                let (left, right) = (self.condition(left)?, self.condition(right)?);
                let kind = ExprKind::Sep(Box::new(left), Box::new(right));
                Ok(Expr { kind, ty: Type::BOOLEAN, span })
            }
            Syntax::Permission(form, inner) => {
                let inner = match form {
                    Permission::Untouched => self.condition(inner)?,
                    Permission::Field | Permission::Elements => self.value(inner, None)?,
                };
                let is_place = match form {
                    Permission::Untouched => true,
                    Permission::Field => matches!(inner.kind, ExprKind::Field(..)),
                    Permission::Elements => inner.ty.elem().is_some(),
                };
                if !is_place {
                    return Err(Problem::error(
                        "`acc` needs a field, or `a[*]` for all elements of an array",
                        span,
                    ));
                }
                let kind = ExprKind::Permission(*form, Box::new(inner));
                Ok(Expr { kind, ty: Type::BOOLEAN, span })
            }
            Syntax::Iff(is_different, left, right) => {
                let (left, right) = (self.condition(left)?, self.condition(right)?);
                let op = if *is_different { BinOp::Ne } else { BinOp::Eq };
                self.apply(op, left, right, span)
            }
            Syntax::Quant(quant) => self.quantifier(quant, span),
            Syntax::TypeOf(inner) => self.type_of(inner, span),
            Syntax::TypeLit(ty) => {
                let ty = self.world.resolve(&self.scope, ty)?;
                let class = Type::class(self.world.lang("Class"));
                Ok(Expr { kind: ExprKind::ClassLit(ty), ty: class, span })
            }
            _ => Err(Problem::unsupported("an expression that is not known here", span)),
        }
    }

    /// `\typeof(e)` is `e.getClass()`.
    fn type_of(&mut self, inner: &tree::Expr, span: Span) -> R<Expr> {
        let name = tree::Ident { text: "getClass".to_owned(), span };
        self.call(Some(inner), &[], &name, &[], None, span)
    }

    fn quantifier(&mut self, quant: &tree::Quant, span: Span) -> R<Expr> {
        let ty = self.world.resolve(&self.scope, &quant.ty)?;
        if !ty.prim().is_some_and(Prim::is_integral) {
            return Err(Problem::unsupported("a JML quantifier over objects", span));
        }
        self.scoped(|cx| {
            let vars: Vec<LocalId> =
                quant.vars.iter().map(|var| cx.declare(&var.text, ty.clone(), var.span)).collect();
            let range = match &quant.range {
                Some(range) => cx.condition(range)?,
                None => return Err(Problem::unsupported("a JML quantifier without a range", span)),
            };
            let is_number = !matches!(quant.kind, QuantKind::Forall | QuantKind::Exists | QuantKind::NumOf);
            let body = if is_number {
                let body = cx.value(&quant.body, None)?;
                cx.promoted(body)?
            } else {
                cx.condition(&quant.body)?
            };
            if vars.len() > 1 && !matches!(quant.kind, QuantKind::Forall | QuantKind::Exists) {
                return Err(Problem::unsupported("a JML quantifier over several variables", span));
            }
            let mut conjuncts = Vec::new();
            split(range, &mut conjuncts);
            nest(quant.kind, &vars, conjuncts, body, span)
        })
    }
}

/// One quantifier per variable, the first outermost. Each takes its bounds from the conjuncts that do not mention
/// later variables.
fn nest(kind: QuantKind, vars: &[LocalId], conjuncts: Vec<Expr>, body: Expr, span: Span) -> R<Expr> {
    let Some((var, inner)) = vars.split_first() else {
        return Ok(conjuncts.into_iter().rev().fold(body, |body, cond| restricted(kind, cond, body)));
    };
    let low = implied(&conjuncts, *var, inner, false);
    let high = implied(&conjuncts, *var, inner, true);
    let (mine, later): (Vec<Expr>, Vec<Expr>) =
        conjuncts.into_iter().partition(|cond| !inner.iter().any(|other| mentions(cond, *other)));
    let mut range = bounds(mine, *var);
    range.low = range.low.or(low);
    range.high = range.high.or(high);
    let (Some(low), Some(high)) = (range.low, range.high) else {
        return Err(Problem::unsupported("a JML quantifier without bounds for its variable", span));
    };
    let ty = if matches!(kind, QuantKind::Forall | QuantKind::Exists) {
        Type::BOOLEAN
    } else if kind == QuantKind::NumOf {
        Type::LONG
    } else {
        body.ty.clone()
    };
    let body = nest(kind, inner, later, body, span)?;
    let filter = range.rest.into_iter().reduce(|a, b| Expr {
        kind: ExprKind::And(Box::new(a), Box::new(b)),
        ty: Type::BOOLEAN,
        span,
    });
    let quant = Quant {
        kind,
        var: *var,
        low: low.at,
        excludes_low: low.is_after,
        high: high.at,
        includes_high: high.is_after,
        filter,
        body,
    };
    Ok(Expr { kind: ExprKind::Quant(Box::new(quant)), ty, span })
}

/// A bound that a variable has by way of a later one: `i < j && j < n` says `i < n`. The range may become larger than
/// what the conjuncts allow, which the quantifier of the later variable makes up for: `i < j` is one of its bounds.
fn implied(conjuncts: &[Expr], var: LocalId, inner: &[LocalId], is_high: bool) -> Option<Bound> {
    let side = |range: Range| if is_high { range.high } else { range.low };
    let is_free =
        |cond: &&Expr, but: LocalId| !inner.iter().any(|other| *other != but && mentions(cond, *other));
    inner.iter().enumerate().find_map(|(index, other)| {
        let pairs = conjuncts.iter().filter(|cond| is_free(cond, *other) && mentions(cond, *other));
        let between = side(bounds(pairs.cloned().collect(), var))?;
        // the variable itself, not some function of it
        if !is_local(&between.at, *other) {
            return None;
        }
        let own = conjuncts.iter().filter(|cond| is_free(cond, *other) && !mentions(cond, var));
        let found = side(bounds(own.cloned().collect(), *other));
        found.or_else(|| {
            let rest: Vec<Expr> = conjuncts.iter().filter(|cond| !mentions(cond, var)).cloned().collect();
            implied(&rest, *other, &inner[index + 1..], is_high)
        })
    })
}

/// The variable, whatever it is converted to.
fn is_local(expr: &Expr, var: LocalId) -> bool {
    let mut at = expr;
    while let ExprKind::Convert(_, inner) = &at.kind {
        at = inner;
    }
    matches!(at.kind, ExprKind::Local(id) if id == var)
}

/// `cond ==> body` or `cond && body`
fn restricted(kind: QuantKind, cond: Expr, body: Expr) -> Expr {
    let span = body.span;
    let (cond, body) = (Box::new(cond), Box::new(body));
    let kind = match kind {
        QuantKind::Forall => ExprKind::Implies(cond, body),
        _ => ExprKind::And(cond, body),
    };
    Expr { kind, ty: Type::BOOLEAN, span }
}

fn split(cond: Expr, into: &mut Vec<Expr>) {
    match cond.kind {
        ExprKind::And(left, right) => {
            split(*left, into);
            split(*right, into);
        }
        _ => into.push(cond),
    }
}

/// Reads `lo <= x`, `x < hi` and their variants off the conjuncts.
fn bounds(conjuncts: Vec<Expr>, var: LocalId) -> Range {
    let mut range = Range::default();
    let is_var = |expr: &Expr| is_local(expr, var);
    for cond in conjuncts {
        if let ExprKind::Binary(op, left, right) = &cond.kind {
            let (op, bound) = if is_var(left) && !mentions(right, var) {
                (*op, right)
            } else if is_var(right) && !mentions(left, var) {
                (flipped(*op), left)
            } else {
                range.rest.push(cond);
                continue;
            };
            let slot = match op {
                BinOp::Ge | BinOp::Gt => &mut range.low,
                BinOp::Lt | BinOp::Le => &mut range.high,
                _ => {
                    range.rest.push(cond);
                    continue;
                }
            };
            if slot.is_some() {
                range.rest.push(cond);
                continue;
            }
            *slot = Some(Bound { at: (**bound).clone(), is_after: matches!(op, BinOp::Gt | BinOp::Le) });
        } else {
            range.rest.push(cond);
        }
    }
    range
}

fn flipped(op: BinOp) -> BinOp {
    match op {
        BinOp::Lt => BinOp::Gt,
        BinOp::Le => BinOp::Ge,
        BinOp::Gt => BinOp::Lt,
        BinOp::Ge => BinOp::Le,
        other => other,
    }
}

/// Whether a variable occurs in a condition; forms that do not occur in ranges count as if it did.
fn mentions(expr: &Expr, var: LocalId) -> bool {
    match &expr.kind {
        ExprKind::Const(_) | ExprKind::This(_) | ExprKind::Result => false,
        ExprKind::Local(id) => *id == var,
        ExprKind::Field(object, _) => object.as_ref().is_some_and(|object| mentions(object, var)),
        ExprKind::Length(inner)
        | ExprKind::Unary(_, inner)
        | ExprKind::Convert(_, inner)
        | ExprKind::Old(inner)
        | ExprKind::InstanceOf(inner, _) => mentions(inner, var),
        ExprKind::Index(left, right)
        | ExprKind::Binary(_, left, right)
        | ExprKind::And(left, right)
        | ExprKind::Or(left, right)
        | ExprKind::Sep(left, right)
        | ExprKind::Implies(left, right) => mentions(left, var) || mentions(right, var),
        ExprKind::Cond(a, b, c) => mentions(a, var) || mentions(b, var) || mentions(c, var),
        ExprKind::Call(call) => {
            let on = match &call.target {
                crate::typed::CallTarget::Virtual(on) => mentions(on, var),
                _ => false,
            };
            on || call.args.iter().any(|arg| mentions(arg, var))
        }
        _ => true,
    }
}
