//! `native` methods: each one is in the table of those that the engine implements.

use super::names::{MethodDecl, Names};
use crate::ir::{MethodId, Native, Program, Signature};
use crate::lang::ast;
use crate::lang::diagnostic::Diagnostic;

/// Finds the implementation of every method that is declared `native`.
pub(super) fn natives(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
    for (id, decl) in (0u32..).map(MethodId).zip(&names.methods) {
        if let Some(MethodDecl::Method(tree)) = decl
            && tree.is_native
        {
            match find(program, names, id, tree) {
                Ok(native) => program.methods[id.index()].native = Some(native),
                Err(error) => diagnostics.push(error),
            }
        }
    }
}

fn find(program: &Program, names: &Names, id: MethodId, tree: &ast::Method) -> Result<Native, Diagnostic> {
    let error = |message: String| Diagnostic::error(tree.name.span, message);
    if !tree.is_static || tree.body.is_some() || !tree.spec.is_empty() {
        let message = "a `native` method is static and has neither a contract nor a body";
        return Err(error(message.to_owned()).hint("the engine implements it: end the declaration with `;`"));
    }
    let method = program.method(id);
    let params = method.params.iter().map(|param| param.ty.clone()).collect();
    let wanted = Signature { params, ret: method.ret.clone() };
    let of_name = Native::ALL.iter().filter(|native| native.word() == tree.name.text);
    let known: Vec<(Native, Signature)> = of_name
        .filter_map(|native| Some((*native, native.signature(&program.builtin, names.text)?)))
        .collect();
    if let Some((native, _)) = known.iter().find(|(_, signature)| *signature == wanted) {
        return Ok(*native);
    }
    let show = |(native, Signature { params, ret }): &(Native, Signature)| {
        let params: Vec<String> = params.iter().map(|ty| program.show_ty(ty)).collect();
        let ret = ret.as_ref().map_or("void".to_owned(), |ty| program.show_ty(ty));
        format!("`{ret} {}({})`", native.word(), params.join(", "))
    };
    let shown: Vec<String> = known.iter().map(show).collect();
    let message = format!("the engine has no method `{}`", program.signature(id));
    if shown.is_empty() && Native::ALL.iter().any(|native| native.word() == tree.name.text) {
        return Err(error(message).hint("it has one for texts that are objects: declare a `text class`"));
    }
    if shown.is_empty() {
        let mut words: Vec<&str> = Native::ALL.iter().map(|native| native.word()).collect();
        words.dedup();
        return Err(error(message).hint(format!("it has {}", words.join(", "))));
    }
    Err(error(message).hint(format!("it has {}", shown.join(" and "))))
}
