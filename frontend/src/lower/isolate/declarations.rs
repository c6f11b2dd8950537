//! Declarations that the resolver refuses: methods that we made up for classes without source may not go together with
//! those that somebody wrote. What would run in their place is not known, so nothing runs there, and the report says so.

use oox_core::lang::ast::{Member, Method, Type, TypeDecl, TypeDeclKind};
use oox_core::lang::diagnostic::{Diagnostic, Subject};
use oox_core::lang::printer::print_type;

use super::super::{Lowered, build, method::plain_method};
use super::{is_disabled, take_out};

/// Changes what the diagnostic is about. False if that was done before, or is not possible.
pub(super) fn isolate(lowered: &mut Lowered, subject: &Subject, error: &Diagnostic) -> bool {
    match subject {
        Subject::Twins { class, signature } => one_of_twins(lowered, class, signature, error),
        Subject::Override { class, signature, above } => same_result(lowered, class, signature, above, error),
        Subject::Missing { class, signature, above } => stand_in(lowered, class, signature, above, error),
        // nothing is in the way
        Subject::Ignored { .. } | Subject::Unread => false,
    }
}

/// Two methods that OOX takes for one: calls mean either, so only one stays, and it runs only if there is nothing to
/// choose.
fn one_of_twins(lowered: &mut Lowered, class: &str, signature: &str, error: &Diagnostic) -> bool {
    let Some(at_type) = find_type(lowered, class) else { return false };
    let decl = &mut lowered.program.types[at_type];
    let twins: Vec<usize> = (0..decl.members.len())
        .filter(|at| method(&decl.members[*at]).is_some_and(|method| is_called(decl, method, signature)))
        .collect();
    let [first, second, ..] = twins[..] else { return false };
    let same = match (method(&decl.members[first]), method(&decl.members[second])) {
        (Some(a), Some(b)) => {
            let is_open = |method: &Method| method.body.is_none() && method.spec.is_empty();
            is_open(a)
                && is_open(b)
                && a.is_static == b.is_static
                && shown(decl, a.ret.as_ref()) == shown(decl, b.ret.as_ref())
        }
        _ => false,
    };
    decl.members.remove(second);
    if !same && !is_disabled(&decl.members[first]) {
        let reason = format!("two methods that OOX takes for one: {}", error.message);
        take_out(lowered, at_type, first, &reason, error.span);
    }
    true
}

/// A method whose result does not go with what it overrides: it gets that result, and no code. So it is still what
/// runs for its class, and says that nobody knows how.
fn same_result(lowered: &mut Lowered, class: &str, signature: &str, above: &str, error: &Diagnostic) -> bool {
    let (Some(at_type), Some(at_above)) = (find_type(lowered, class), find_type(lowered, above)) else {
        return false;
    };
    let of_above = &lowered.program.types[at_above];
    let Some(theirs) = find_method(of_above, signature) else { return false };
    let (wanted, is_static) = (theirs.ret.as_ref().map(|ret| of_above.erased(ret)), theirs.is_static);
    // what overrides several methods with different results goes with one of them at most
    if !lowered.adapted.insert((class.to_owned(), signature.to_owned())) {
        return false;
    }
    let decl = &mut lowered.program.types[at_type];
    let is_interface = decl.kind == TypeDeclKind::Interface;
    let Some(at_member) = { decl.members.iter() }
        .position(|member| method(member).is_some_and(|method| is_called(decl, method, signature)))
    else {
        return false;
    };
    let Some(mine) = method(&decl.members[at_member]) else { return false };
    if mine.is_static != is_static || shown(decl, mine.ret.as_ref()) == wanted.as_ref().map(print_type) {
        return false;
    }
    let Member::Method(mine) = &mut decl.members[at_member] else { return false };
    mine.ret = wanted;
    let is_abstract = mine.is_abstract || (is_interface && mine.body.is_none());
    if !is_abstract && !is_disabled(&decl.members[at_member]) {
        take_out(lowered, at_type, at_member, &error.message, error.span);
    }
    true
}

/// A class with objects that has no code for a method that we made up.
fn stand_in(lowered: &mut Lowered, class: &str, signature: &str, above: &str, error: &Diagnostic) -> bool {
    let (Some(at_type), Some(at_above)) = (find_type(lowered, class), find_type(lowered, above)) else {
        return false;
    };
    let of_above = &lowered.program.types[at_above];
    let Some(mut declared) = find_method(of_above, signature).cloned() else { return false };
    declared.ret = declared.ret.map(|ret| of_above.erased(&ret));
    for param in &mut declared.params {
        param.ty = of_above.erased(&param.ty);
    }
    let decl = &mut lowered.program.types[at_type];
    if find_method(decl, signature).is_some() {
        return false;
    }
    let span = decl.span;
    decl.members.push(Member::Method(Method {
        is_helper: true,
        params: declared.params,
        body: Some(build::block(vec![build::unsupported(&error.message, error.span)], span)),
        ..plain_method(&declared.name.text, declared.ret, span)
    }));
    let at_member = decl.members.len() - 1;
    take_out(lowered, at_type, at_member, &error.message, error.span);
    true
}

fn find_type(lowered: &Lowered, name: &str) -> Option<usize> {
    lowered.program.types.iter().position(|decl| decl.name.text == name)
}

fn method(member: &Member) -> Option<&Method> {
    match member {
        Member::Method(method) => Some(method),
        _ => None,
    }
}

fn find_method<'d>(decl: &'d TypeDecl, signature: &str) -> Option<&'d Method> {
    decl.members.iter().filter_map(method).find(|method| is_called(decl, method, signature))
}

/// A resolved program has names without the quotes that OOX needs around those with dots.
fn is_called(decl: &TypeDecl, method: &Method, signature: &str) -> bool {
    let Some((name, params)) = signature.split_once('(') else { return false };
    if method.name.text != name {
        return false;
    }
    let types: Vec<String> =
        method.params.iter().map(|param| print_type(&decl.erased(&param.ty)).replace('`', "")).collect();
    params.strip_suffix(')').is_some_and(|params| params == types.join(","))
}

fn shown(decl: &TypeDecl, ret: Option<&Type>) -> Option<String> {
    ret.map(|ret| print_type(&decl.erased(ret)))
}
