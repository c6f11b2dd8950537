//! Quantifiers over integers as streams.

use super::said::{ATOM, Said};
use super::{Spoken, Words};
use crate::generate::jml::{Jml, tightness};
use crate::java::{JavaType, jdk};

impl Words<'_, '_, '_> {
    /// One stream for each variable, the first outermost.
    pub(super) fn quantified(
        &mut self,
        is_forall: bool,
        ty: &'static str,
        vars: &[String],
        conjuncts: &[&Jml],
        body: &Jml,
    ) -> Spoken {
        let Some((var, inner)) = vars.split_first() else {
            return self.expr(body);
        };
        let is_later = |cond: &&Jml| inner.iter().any(|name| cond.mentions(name));
        let (later, own): (Vec<&Jml>, Vec<&Jml>) = conjuncts.iter().copied().partition(is_later);
        let (mut low, mut high, mut rest) = (None, None, Vec::new());
        for cond in own {
            match bound(cond, var) {
                Some((true, is_strict, limit)) if low.is_none() => low = Some((is_strict, limit)),
                Some((false, is_strict, limit)) if high.is_none() => high = Some((is_strict, limit)),
                _ => rest.push(cond),
            }
        }
        let (Some((above, low)), Some((below, high))) = (low, high) else {
            return Err("a quantifier without bounds".to_owned());
        };
        let (low, high) = (self.expr(low)?, self.expr(high)?);
        let is_wide = |said: &Said| said.ty == JavaType::Prim("long");
        if ty == "int" && (is_wide(&low) || is_wide(&high)) {
            return Err("a quantifier with wider bounds than its variable".to_owned());
        }
        let low = match (above, low.code.parse::<i32>().ok().and_then(|low| low.checked_add(1))) {
            (false, _) => low.code,
            (true, Some(next)) => next.to_string(),
            (true, None) => format!("{} + 1", low.within(tightness("+"))),
        };
        let stream =
            jdk(if ty == "int" { "java.util.stream.IntStream" } else { "java.util.stream.LongStream" });
        let range = if below { "range" } else { "rangeClosed" };
        let name = self.to.fresh(var);
        self.bound.push((var.clone(), Said::atom(name.clone(), JavaType::Prim(ty), None)));
        let said = self.filtered(is_forall, ty, inner, &rest, &later, body);
        self.bound.pop();
        // the next quantifier may use the name again
        self.to.names.remove(&name);
        let (filter, body) = said?;
        let filter = filter.map_or_else(String::new, |cond| format!(".filter({name} -> {cond})"));
        let which = if is_forall { "allMatch" } else { "anyMatch" };
        let code = format!("{stream}.{range}({low}, {}){filter}.{which}({name} -> {})", high.code, body.code);
        Ok(Said::condition(code, ATOM))
    }

    pub(super) fn filtered(
        &mut self,
        is_forall: bool,
        ty: &'static str,
        inner: &[String],
        rest: &[&Jml],
        later: &[&Jml],
        body: &Jml,
    ) -> Result<(Option<String>, Said), String> {
        let mut filter: Option<String> = None;
        for cond in rest {
            let cond = self.condition(cond)?.within(tightness("&&"));
            filter = Some(filter.map_or_else(|| cond.clone(), |before| format!("{before} && {cond}")));
        }
        Ok((filter, self.quantified(is_forall, ty, inner, later, body)?))
    }
}

/// The limit that a condition sets to a variable: whether it is the lower one, whether it is left out, and what it is.
fn bound<'j>(cond: &'j Jml, var: &str) -> Option<(bool, bool, &'j Jml)> {
    let Jml::Binary(sign, left, right) = cond else { return None };
    let is_var = |side: &Jml| matches!(side, Jml::Name(name) if name == var);
    let (is_less, is_strict) = match *sign {
        "<" => (true, true),
        "<=" => (true, false),
        ">" => (false, true),
        ">=" => (false, false),
        _ => return None,
    };
    if is_var(left) && !right.mentions(var) {
        return Some((!is_less, is_strict, right));
    }
    (is_var(right) && !left.mentions(var)).then_some((is_less, is_strict, left))
}
