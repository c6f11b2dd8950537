//! Types as text.

use super::Printer;
use crate::java::{ClassName, TypeName};

impl Printer<'_> {
    pub(super) fn class(&mut self, class: &ClassName) {
        let written = self.scope.class(&class.package, &class.path);
        self.line.push(&written);
    }

    pub(super) fn ty(&mut self, ty: &TypeName) {
        match ty {
            TypeName::Word(word) => self.line.push(word),
            TypeName::Class(class, args, inner) => {
                self.class(class);
                self.type_args(args);
                for (simple, args) in inner {
                    self.line.push(".");
                    self.line.push(simple);
                    self.type_args(args);
                }
            }
            TypeName::Array(elem) => {
                self.ty(elem);
                self.line.push("[]");
            }
            TypeName::Any => self.line.push("?"),
            TypeName::Extends(bound) => {
                self.line.push("? extends ");
                self.ty(bound);
            }
            TypeName::Super(bound) => {
                self.line.push("? super ");
                self.ty(bound);
            }
        }
    }

    fn type_args(&mut self, args: &[TypeName]) {
        if !args.is_empty() {
            self.line.push("<");
            self.separated(args, Self::ty);
            self.line.push(">");
        }
    }

    /// `<T extends A & B, U> `: the type parameters of a method; nothing without any.
    pub(super) fn type_params(&mut self, params: &[(String, Vec<TypeName>)]) {
        if params.is_empty() {
            return;
        }
        self.line.push("<");
        self.separated(params, |printer, (name, bounds)| {
            printer.line.push(name);
            for (index, bound) in bounds.iter().enumerate() {
                printer.line.push(if index == 0 { " extends " } else { " & " });
                printer.ty(bound);
            }
        });
        self.line.push("> ");
    }

    /// Things with commas between them.
    pub(super) fn separated<T>(&mut self, all: &[T], print: impl Fn(&mut Self, &T)) {
        for (index, it) in all.iter().enumerate() {
            if index > 0 {
                self.line.comma(false);
            }
            print(self, it);
        }
    }
}
