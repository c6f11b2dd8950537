//! Quantifiers over integers as streams.

use super::said::{Said, promoted};
use super::{Spoken, Words};
use crate::generate::reason::Unsaid;
use crate::java::{BinaryOp, ClassName, Expr, Fold, JavaType, Spec, SpecOp};

impl Words<'_, '_, '_> {
    /// One stream for each variable, the first outermost.
    pub(super) fn quantified(
        &mut self,
        fold: Fold,
        ty: &'static str,
        vars: &[String],
        conjuncts: &[&Spec],
        body: &Spec,
    ) -> Spoken {
        let Some((var, inner)) = vars.split_first() else {
            return self.expr(body);
        };
        let (implied_low, implied_high) =
            (implied(conjuncts, var, inner, true), implied(conjuncts, var, inner, false));
        let is_later = |cond: &&Spec| inner.iter().any(|name| cond.mentions(name));
        let (later, own): (Vec<&Spec>, Vec<&Spec>) = conjuncts.iter().copied().partition(is_later);
        let (mut low, mut high, mut rest) = (None, None, Vec::new());
        for cond in own {
            match bound(cond, var) {
                Some((true, is_strict, limit)) if low.is_none() => low = Some((is_strict, limit)),
                Some((false, is_strict, limit)) if high.is_none() => high = Some((is_strict, limit)),
                _ => rest.push(cond),
            }
        }
        let (Some((above, low)), Some((below, high))) = (low.or(implied_low), high.or(implied_high)) else {
            return Err(Unsaid::NoBounds);
        };
        let (low, high) = (self.expr(low)?, self.expr(high)?);
        let is_wide = |said: &Said| said.ty == JavaType::Prim("long");
        if ty == "int" && (is_wide(&low) || is_wide(&high)) {
            return Err(Unsaid::WiderBounds);
        }
        let low = match (above, low.code.as_int().and_then(|low| low.checked_add(1))) {
            (false, _) => low.code,
            (true, Some(next)) => Expr::int(i64::from(next)),
            (true, None) => Expr::binary(BinaryOp::Add, low.code, Expr::int(1)),
        };
        let stream = if ty == "int" { "java.util.stream.IntStream" } else { "java.util.stream.LongStream" };
        let range = if below { "range" } else { "rangeClosed" };
        let name = self.to.fresh(var);
        self.bound.push((var.clone(), Said::plain(Expr::name(&name), JavaType::Prim(ty))));
        let said = self.filtered(fold, ty, inner, &rest, &later, body);
        self.bound.pop();
        // the next quantifier may use the name again
        self.to.names.remove(&name);
        let (filter, body) = said?;
        let mut values = Expr::static_call(ClassName::jdk(stream), range, vec![low, high.code]);
        if let Some(condition) = filter {
            values = values.call("filter", vec![Expr::lambda(vec![name.clone()], condition)]);
        }
        self.folded(fold, ty, values, &name, body)
    }

    /// What becomes of the values of a stream.
    fn folded(&mut self, fold: Fold, ty: &str, values: Expr, name: &str, body: Said) -> Spoken {
        let is_itself = body.code.is_name(name);
        let each = vec![Expr::lambda(vec![name.to_owned()], body.code)];
        match fold {
            Fold::ForAll => return Ok(Said::condition(values.call("allMatch", each))),
            Fold::Exists => return Ok(Said::condition(values.call("anyMatch", each))),
            Fold::NumOf => {
                let counted = values.call("filter", each).call("count", Vec::new());
                return Ok(Said::plain(counted, JavaType::Prim("long")));
            }
            _ => {}
        }
        let JavaType::Prim(prim @ ("int" | "long")) = promoted(&body.ty, &JavaType::Prim("int"))? else {
            return Err(Unsaid::SumOfFloats);
        };
        let map = match (ty, prim) {
            (from, to) if from == to => "map",
            (_, "long") => "mapToLong",
            _ => "mapToInt",
        };
        let mapped = if is_itself && map == "map" { values } else { values.call(map, each) };
        let class = if prim == "int" { "Integer" } else { "Long" };
        let code = match fold {
            Fold::Product => {
                let (a, b) = (self.to.fresh("a"), self.to.fresh("b"));
                self.to.names.remove(&a);
                self.to.names.remove(&b);
                let product = Expr::binary(BinaryOp::Multiply, Expr::name(&a), Expr::name(&b));
                mapped.call("reduce", vec![Expr::int(1), Expr::lambda(vec![a, b], product)])
            }
            // of nothing they are the values that any other replaces
            Fold::Min => least_or_most(mapped, "min", class, "MAX_VALUE"),
            Fold::Max => least_or_most(mapped, "max", class, "MIN_VALUE"),
            _ => mapped.call("sum", Vec::new()),
        };
        Ok(Said::plain(code, JavaType::Prim(prim)))
    }

    pub(super) fn filtered(
        &mut self,
        fold: Fold,
        ty: &'static str,
        inner: &[String],
        rest: &[&Spec],
        later: &[&Spec],
        body: &Spec,
    ) -> Result<(Option<Expr>, Said), Unsaid> {
        let mut filter: Option<Expr> = None;
        for cond in rest {
            let cond = self.condition(cond)?.code;
            filter = Some(match filter {
                Some(before) => Expr::binary(BinaryOp::And, before, cond),
                None => cond,
            });
        }
        Ok((filter, self.quantified(fold, ty, inner, later, body)?))
    }
}

/// `values.min().orElse(Integer.MAX_VALUE)`
fn least_or_most(values: Expr, method: &str, class: &str, of_none: &str) -> Expr {
    let constant = Expr::Constant(ClassName::jdk(class), of_none.to_owned());
    values.call(method, Vec::new()).call("orElse", vec![constant])
}

/// The limit that a condition sets to a variable: whether it is the lower one, whether it is left out, and what it is.
fn bound<'j>(cond: &'j Spec, var: &str) -> Option<(bool, bool, &'j Spec)> {
    let Spec::Binary(sign, left, right) = cond else { return None };
    let is_var = |side: &Spec| matches!(side, Spec::Name(name) if name == var);
    let (is_less, is_strict) = match sign {
        SpecOp::Java(BinaryOp::Less) => (true, true),
        SpecOp::Java(BinaryOp::AtMost) => (true, false),
        SpecOp::Java(BinaryOp::Greater) => (false, true),
        SpecOp::Java(BinaryOp::AtLeast) => (false, false),
        _ => return None,
    };
    if is_var(left) && !right.mentions(var) {
        return Some((!is_less, is_strict, right));
    }
    (is_var(right) && !left.mentions(var)).then_some((is_less, is_strict, left))
}

/// The limit that a variable has because a later one has it: `i < j && j < n` says that `i < n`.
fn implied<'j>(
    conjuncts: &[&'j Spec],
    var: &str,
    inner: &[String],
    is_low: bool,
) -> Option<(bool, &'j Spec)> {
    let limits = |name: &str| {
        let name = name.to_owned();
        conjuncts
            .iter()
            .filter_map(move |cond| bound(cond, &name))
            .filter(move |(of_low, ..)| *of_low == is_low)
    };
    let is_later = |limit: &Spec| matches!(limit, Spec::Name(name) if inner.contains(name));
    let mut between = limits(var).filter_map(|(_, _, limit)| match limit {
        Spec::Name(name) if is_later(limit) => Some(name),
        _ => None,
    });
    let later = between.next()?;
    let is_free = |limit: &Spec| !limit.mentions(var) && !inner.iter().any(|name| limit.mentions(name));
    limits(later).find(|(_, _, limit)| is_free(limit)).map(|(_, is_strict, limit)| (is_strict, limit))
}
