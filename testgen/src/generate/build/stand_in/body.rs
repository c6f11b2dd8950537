//! The bodies of methods of stand-ins.

use super::reply::{Reply, Response, Rule};
use crate::java::{BinaryOp, Expr, LambdaBody, Stmt};

/// A reply as the body of a lambda, where that is short.
pub fn expression(reply: &Reply, names: &[String]) -> Option<LambdaBody> {
    let value = match reply {
        Reply::Always(Response::Nothing) => return Some(LambdaBody::Block(None)),
        Reply::Always(Response::Throw(exception)) => {
            return Some(LambdaBody::Block(Some(Stmt::Throw(exception.clone()))));
        }
        Reply::Always(Response::Return(value)) => value.clone(),
        Reply::ByArguments(rules) => {
            let rules = differing(rules);
            let (last, first) = rules.split_last()?;
            if let Some(condition) = truth(first, last, names) {
                return Some(LambdaBody::Value(condition));
            }
            let [rule] = first else { return None };
            let (then, els) = (rule.result.value()?.clone(), last.result.value()?.clone());
            Expr::Conditional(Box::new([rule.condition(names, true), then, els]))
        }
        Reply::InOrder(_) => return None,
    };
    Some(LambdaBody::Value(value))
}

/// A reply as the body of a method.
pub fn body(reply: &Reply, names: &[String], counter: &str) -> Vec<Stmt> {
    match reply {
        Reply::Always(Response::Nothing) => Vec::new(),
        Reply::Always(result) => vec![result.statement()],
        Reply::ByArguments(rules) => {
            let rules = differing(rules);
            let (last, first) = rules.split_last().expect("there is a last rule");
            if let Some(condition) = truth(first, last, names) {
                return vec![Stmt::Return(Some(condition))];
            }
            let asked =
                first.iter().map(|rule| Stmt::If(rule.condition(names, true), vec![rule.result.statement()]));
            asked.chain([last.result.statement()]).collect()
        }
        Reply::InOrder(results) => {
            let turns = results.iter().map(Response::statement).collect();
            vec![Stmt::InTurn(counter.to_owned(), turns)]
        }
    }
}

/// The condition that rules are about which say that it is so, or that it is not so.
fn truth(first: &[&Rule], last: &Rule, names: &[String]) -> Option<Expr> {
    let is_so = !last.result.truth()?;
    if first.iter().any(|rule| rule.result.truth() != Some(is_so)) {
        return None;
    }
    // a list of more than two is easier to read one below the other
    match first {
        [rule] => Some(rule.condition(names, is_so)),
        [one, other] if one.wanted.len() == 1 && other.wanted.len() == 1 => {
            let junction = if is_so { BinaryOp::Or } else { BinaryOp::And };
            Some(Expr::binary(junction, one.condition(names, is_so), other.condition(names, is_so)))
        }
        _ => None,
    }
}

/// The rules without those that do what the last one does for everything else.
fn differing(rules: &[Rule]) -> Vec<&Rule> {
    let (last, first) = rules.split_last().expect("there is a last rule");
    first.iter().filter(|rule| rule.result != last.result).chain([last]).collect()
}
