//! Orders that nobody has written: objects get numbers whose order is the one that the comparisons of a case tell.

use std::collections::BTreeMap;

use oox_core::case::{CallView, Case, Shown};

/// Numbers by the names of objects.
pub type Ranks = BTreeMap<String, i64>;

/// The order of a comparator that a case calls.
pub struct Ranking<'c> {
    /// The name of the comparator.
    pub comparator: &'c str,
    /// `Class.method` and the signature, as the calls have them.
    method: (&'c str, &'c str),
    /// What is compared, with its number, the least first.
    pub ranks: Vec<(&'c Shown, i64)>,
}

impl Ranking<'_> {
    /// Whether a call is one of its method.
    pub fn is_of(&self, call: &CallView) -> bool {
        self.method == (&call.method, &call.signature)
    }
}

/// A comparison of two objects, by their names, and its sign.
struct Compared {
    left: String,
    right: String,
    sign: i64,
}

/// Numbers for the objects of unknown classes that are compared with each other, in their order. `None` where a call
/// other than a comparison of two such objects is made of one.
pub fn of_comparables(case: &Case) -> Option<Ranks> {
    let is_open = |name: &str| {
        let view = case.object(name);
        view.is_some_and(|view| view.ty.starts_with("some Comparable"))
    };
    let open: Vec<String> =
        case.pre.iter().map(|view| view.name.clone()).filter(|name| is_open(name)).collect();
    let mut facts = Vec::new();
    for call in &case.calls {
        let (Some(Shown::Object { name: receiver }), true) =
            (call.args.first(), call.method.ends_with("compareTo"))
        else {
            if call.args.iter().any(|arg| matches!(arg, Shown::Object { name } if is_open(name))) {
                return None;
            }
            continue;
        };
        let (Some(Shown::Object { name: other }), Some(Shown::Int(sign))) = (call.args.get(1), &call.returns)
        else {
            return None;
        };
        if !is_open(receiver) || !is_open(other) {
            return None;
        }
        facts.push(Compared { left: receiver.clone(), right: other.clone(), sign: sign.signum() });
    }
    numbers(open, &facts)
}

/// The orders of the comparators of a case. Those are left out whose answers are not those of one order.
pub fn of_comparators(case: &Case, is_order: impl Fn(&CallView) -> bool) -> Vec<Ranking<'_>> {
    let mut calls: BTreeMap<(&str, (&str, &str)), Vec<&CallView>> = BTreeMap::new();
    for call in case.calls.iter().filter(|call| is_order(call)) {
        if let [Shown::Object { name }, _, _] = &call.args[..] {
            calls.entry((name, (&call.method, &call.signature))).or_default().push(call);
        }
    }
    calls.into_iter().filter_map(|((comparator, method), calls)| order(comparator, method, &calls)).collect()
}

fn order<'c>(comparator: &'c str, method: (&'c str, &'c str), calls: &[&'c CallView]) -> Option<Ranking<'c>> {
    let mut operands: BTreeMap<String, &'c Shown> = BTreeMap::new();
    let mut facts = Vec::new();
    for call in calls {
        let (left, right) = (name(&call.args[1])?, name(&call.args[2])?);
        let Some(Shown::Int(sign)) = &call.returns else { return None };
        operands.insert(left.clone(), &call.args[1]);
        operands.insert(right.clone(), &call.args[2]);
        facts.push(Compared { left, right, sign: sign.signum() });
    }
    let numbers = numbers(operands.keys().cloned(), &facts)?;
    let mut ranks: Vec<(&Shown, i64)> =
        operands.iter().map(|(name, shown)| (*shown, numbers[name])).collect();
    ranks.sort_by_key(|(_, number)| *number);
    Some(Ranking { comparator, method, ranks })
}

/// What tells an operand of a comparison from others.
fn name(shown: &Shown) -> Option<String> {
    match shown {
        Shown::Null => Some("null".to_owned()),
        Shown::Object { name } | Shown::Written { name, .. } | Shown::Constant { name, .. } => {
            Some(name.clone())
        }
        Shown::Any { symbol, .. } => Some(symbol.clone()),
        _ => None,
    }
}

/// Numbers that make all comparisons true; `None` where there are none.
fn numbers(names: impl IntoIterator<Item = String>, facts: &[Compared]) -> Option<Ranks> {
    let mut ranks: Ranks = names.into_iter().map(|name| (name, 0)).collect();
    // as many rounds as there are objects raise every number above those below it
    for _ in 0..=ranks.len() + facts.len() {
        for Compared { left, right, sign } in facts {
            let (a, b) = (*ranks.get(left)?, *ranks.get(right)?);
            match sign {
                0 => {
                    ranks.insert(left.clone(), a.max(b));
                    ranks.insert(right.clone(), a.max(b));
                }
                1 if a <= b => {
                    ranks.insert(left.clone(), b + 1);
                }
                -1 if b <= a => {
                    ranks.insert(right.clone(), a + 1);
                }
                _ => {}
            }
        }
    }
    let agrees = |fact: &Compared| (ranks[&fact.left] - ranks[&fact.right]).signum() == fact.sign;
    facts.iter().all(agrees).then_some(ranks)
}

#[cfg(test)]
mod tests {
    use super::{Compared, numbers};

    fn fact(left: &str, sign: i64, right: &str) -> Compared {
        Compared { left: left.to_owned(), right: right.to_owned(), sign }
    }

    fn names(all: &[&str]) -> Vec<String> {
        all.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn numbers_follow_the_comparisons() {
        let facts = [fact("c", 1, "b"), fact("a", -1, "b"), fact("d", 0, "a")];
        let ranks = numbers(names(&["a", "b", "c", "d"]), &facts).expect("an order");
        assert_eq!([ranks["a"], ranks["b"], ranks["c"], ranks["d"]], [0, 1, 2, 0]);
    }

    #[test]
    fn a_circle_is_no_order() {
        let facts = [fact("a", -1, "b"), fact("b", -1, "c"), fact("c", -1, "a")];
        assert!(numbers(names(&["a", "b", "c"]), &facts).is_none());
    }
}
