//! Expressions with statements inside: lambdas that are called at once, `switch` with a value.

use super::Maker;
use super::types::{Prim, Ty};
use Prim::{Char, Int, Long};
use std::fmt::Write as _;

impl Maker {
    /// What is inside cannot jump out; when it is the body of a lambda or a class, it sees only what does not change.
    pub fn inside(&mut self, captures: bool, body: impl FnOnce(&mut Self) -> String) -> String {
        let jumps = std::mem::take(&mut self.jumps);
        let (barrier, returns, checked) = (self.barrier, self.returns, self.checked);
        let mark = self.open();
        self.returns = false;
        if captures {
            self.barrier = self.scope.len();
            self.checked = false;
        }
        let text = body(self);
        self.close(mark);
        (self.barrier, self.returns, self.checked, self.jumps) = (barrier, returns, checked, jumps);
        text
    }

    /// Statements in one line, to stand inside of an expression.
    fn inline(&mut self) -> String {
        let out = std::mem::take(&mut self.out);
        self.statements(1);
        let text = std::mem::replace(&mut self.out, out);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The body of a lambda that gives a value.
    fn body(&mut self, ty: Ty, depth: usize) -> String {
        if self.random.below(3) > 0 {
            return self.expr(ty, depth);
        }
        let statements = self.inline();
        format!("{{ {statements} return {}; }}", self.expr(ty, depth))
    }

    /// Through a `Supplier`.
    pub fn supplied(&mut self, ty: Ty, depth: usize) -> String {
        let body = self.inside(true, |maker| maker.body(ty, depth));
        match ty {
            Ty::Prim(prim) => {
                format!("(({}) ((Supplier<{}>) () -> {body}).get())", prim.java(), prim.boxed())
            }
            _ => format!("((Supplier<{}>) () -> {body}).get()", ty.java()),
        }
    }

    /// A lambda of `java.util.function`, applied to arguments.
    pub fn lambda_number(&mut self, depth: usize) -> String {
        let (interface, types, method): (&str, &[Ty], &str) = self.random.of(&[
            ("IntUnaryOperator", &[Ty::Prim(Int)][..], "applyAsInt"),
            ("IntBinaryOperator", &[Ty::Prim(Int), Ty::Prim(Int)], "applyAsInt"),
            ("ToIntFunction<String>", &[Ty::Text], "applyAsInt"),
            ("ToIntBiFunction<String, Integer>", &[Ty::Text, Ty::Boxed(Int)], "applyAsInt"),
            ("Function<Character, Integer>", &[Ty::Boxed(Char)], "apply"),
            ("BiFunction<Shape, Long, Integer>", &[Ty::Shape, Ty::Boxed(Long)], "apply"),
            ("UnaryOperator<Integer>", &[Ty::Boxed(Int)], "apply"),
            ("LongToIntFunction", &[Ty::Prim(Long)], "applyAsInt"),
        ]);
        let arguments: Vec<String> = types.iter().map(|ty| self.expr(*ty, depth)).collect();
        let arguments = arguments.join(", ");
        if interface == "ToIntFunction<String>" && self.random.below(2) == 0 {
            return format!("((ToIntFunction<String>) String::length).applyAsInt({arguments})");
        }
        if interface == "IntUnaryOperator" && self.random.below(2) == 0 {
            let receiver = self.expr(Ty::Shape, depth);
            return format!(
                "((IntUnaryOperator) ({receiver})::twist).andThen(x -> x - 1).applyAsInt({arguments})"
            );
        }
        let names: Vec<String> = types.iter().map(|_| self.fresh("p")).collect();
        let body = self.inside(true, |maker| {
            // only what is declared by the lambda itself may be assigned, and its parameters are not
            for (name, ty) in names.iter().zip(types) {
                maker.declare(name, *ty, false);
            }
            maker.body(Ty::Prim(Int), depth)
        });
        let call = format!("(({interface}) ({}) -> {body}).{method}({arguments})", names.join(", "));
        // a box where a number is wanted
        if method == "apply" { format!("((int) {call})") } else { call }
    }

    /// What is switched on, and its labels.
    pub fn selector(&mut self, depth: usize) -> (String, Vec<&'static str>) {
        match self.random.below(5) {
            0 => (self.expr(Ty::Text, depth), vec!["\"a\"", "\"text\"", "\"\"", "\"null\""]),
            1 => (self.expr(Ty::Hue, depth), vec!["RED", "GREEN", "BLUE"]),
            2 => (self.expr(Ty::Prim(Char), depth), vec!["'a'", "'x'", "'\\uffff'", "0"]),
            3 => (self.expr(Ty::Boxed(Int), depth), vec!["-1", "127", "1", "Integer.MAX_VALUE"]),
            _ => (format!("({}) & 3", self.expr(Ty::Prim(Int), depth)), vec!["0", "1", "1 + 1", "3"]),
        }
    }

    /// Some compilers take `yield (a).b();` for a call.
    fn yielded(&mut self, ty: Ty, depth: usize) -> String {
        let value = self.expr(ty, depth);
        if !value.starts_with('(') {
            return format!("yield {value};");
        }
        let name = self.fresh("y");
        format!("{} {name} = {value}; yield {name};", ty.java())
    }

    /// `switch` with a value. It stands alone: the compiler of JDK 17 fails on some inside of other expressions.
    pub fn switch_expression(&mut self, ty: Ty, depth: usize) -> String {
        let (selector, labels) = self.selector(depth.min(2));
        let groups: Vec<Vec<&str>> = if self.random.below(2) == 0 {
            labels.iter().map(|label| vec![*label]).collect()
        } else {
            labels.chunks(2).map(<[_]>::to_vec).collect()
        };
        let mut arms: Vec<String> = groups.iter().map(|group| format!("case {}", group.join(", "))).collect();
        arms.push("default".to_owned());
        let old = self.random.below(3) == 0;
        let mut text = String::new();
        for arm in arms {
            let value = self.inside(false, |maker| match maker.random.below(if old { 4 } else { 8 }) {
                0 | 1 => {
                    let statements = maker.inline();
                    let yielded = maker.yielded(ty, depth.min(2));
                    if old {
                        format!("{statements} {yielded}")
                    } else {
                        format!("{{ {statements} {yielded} }}")
                    }
                }
                2 if arm != "default" && maker.random.below(3) == 0 => {
                    format!("throw new Oops({});", maker.expr(Ty::Prim(Int), depth.min(1)))
                }
                _ if old => maker.yielded(ty, depth.min(2)),
                _ => format!("{};", maker.expr(ty, depth.min(2))),
            });
            let _ = write!(text, "{arm} {} {value} ", if old { ":" } else { "->" });
        }
        format!("switch ({selector}) {{ {text}}}")
    }
}
