//! Statements, and methods of classes without a name, as text.

use super::Printer;
use crate::java::{Access, Catch, Expr, Local, Member, Stmt, TypeName};

/// The compiler would warn of a cast.
const UNCHECKED: &str = "@SuppressWarnings(\"unchecked\")";

impl Printer<'_> {
    /// A statement on lines of its own.
    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        if let Stmt::Local(Local { is_unchecked: true, .. }) = stmt {
            self.own_line(UNCHECKED);
        }
        self.begin();
        self.plain(stmt);
        self.end();
    }

    /// A statement on the line that was begun.
    pub(super) fn plain(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Expr(expr) => self.ended("", Some(expr)),
            Stmt::Local(Local { ty, name, value, .. }) => {
                self.ty(ty);
                self.line.push(" ");
                self.line.push(name);
                self.line.assignment();
                self.ended("", Some(value));
            }
            Stmt::Assign(target, value) => {
                self.expr(target);
                self.line.assignment();
                self.ended("", Some(value));
            }
            Stmt::Return(None) => self.ended("return", None),
            Stmt::Return(value) => self.ended("return ", value.as_ref()),
            Stmt::Throw(exception) => self.ended("throw ", Some(exception)),
            Stmt::If(condition, body) => {
                self.line.push("if ");
                self.line.open();
                self.expr(condition);
                self.line.close();
                self.line.push(" ");
                self.block(body);
            }
            Stmt::InTurn(counter, stmts) => self.in_turn(counter, stmts),
            Stmt::Try(body, catches) => {
                self.line.push("try ");
                self.block(body);
                for catch in catches {
                    self.catch(catch);
                }
            }
            Stmt::Comment(words) => {
                self.line.push("// ");
                self.line.push(words);
            }
        }
    }

    fn ended(&mut self, word: &str, expr: Option<&Expr>) {
        self.line.push(word);
        if let Some(expr) = expr {
            self.expr(expr);
        }
        self.line.push(";");
    }

    fn own_line(&mut self, text: &str) {
        self.begin();
        self.line.push(text);
        self.end();
    }

    /// `{`, statements, and `}` on the line that is begun afterwards.
    fn block(&mut self, body: &[Stmt]) {
        self.line.push("{");
        self.end();
        self.within(|printer| body.iter().for_each(|stmt| printer.stmt(stmt)));
        self.begin();
        self.line.push("}");
    }

    fn catch(&mut self, catch: &Catch) {
        self.line.push(" catch ");
        self.line.open();
        self.class(&catch.class);
        self.line.push(" ");
        self.line.push(catch.name);
        self.line.close();
        self.line.push(" ");
        self.block(&catch.body);
    }

    fn in_turn(&mut self, counter: &str, stmts: &[Stmt]) {
        self.line.push("switch ");
        self.line.open();
        self.line.push(counter);
        self.line.push("++");
        self.line.close();
        self.line.push(" {");
        self.end();
        self.within(|printer| {
            for (index, stmt) in stmts.iter().enumerate() {
                let is_last = index + 1 == stmts.len();
                printer.own_line(&if is_last { "default:".to_owned() } else { format!("case {index}:") });
                printer.within(|printer| printer.stmt(stmt));
            }
        });
        self.begin();
        self.line.push("}");
    }

    /// The methods of a class without a name, with a blank line between them.
    pub(super) fn members(&mut self, members: &[Member]) {
        self.within(|printer| {
            for (index, member) in members.iter().enumerate() {
                if index > 0 {
                    printer.own_line("");
                }
                printer.member(member);
            }
        });
    }

    fn member(&mut self, member: &Member) {
        if let Some(counter) = &member.counter {
            self.own_line(&format!("private int {counter};"));
            self.own_line("");
        }
        self.own_line("@Override");
        if member.is_unchecked {
            self.own_line(UNCHECKED);
        }
        self.begin();
        self.line.push(match member.access {
            Access::Public => "public ",
            Access::Protected => "protected ",
            Access::Package | Access::Private => "",
        });
        self.type_params(&member.type_params);
        self.ty(&member.ret);
        self.line.push(" ");
        self.line.push(&member.name);
        self.line.open();
        let numbered: Vec<(usize, &(TypeName, String))> = member.params.iter().enumerate().collect();
        self.separated(&numbered, |printer, (index, (ty, name))| {
            let is_last = index + 1 == member.params.len();
            match ty {
                TypeName::Array(elem) if member.is_varargs && is_last => {
                    printer.ty(elem);
                    printer.line.push("...");
                }
                ty => printer.ty(ty),
            }
            printer.line.push(" ");
            printer.line.push(name);
        });
        self.line.close();
        if !member.throws.is_empty() {
            self.line.push(" throws ");
            self.separated(&member.throws, Self::class);
        }
        self.line.push(" ");
        self.block(&member.body);
        self.end();
    }
}
