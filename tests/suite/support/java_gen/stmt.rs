//! Statements: what can be nested in what, and jumps that leave the code after them reachable.

use super::types::{PRIMS, Prim, Ty};
use super::{Jump, Maker};
use Prim::{Boolean, Int};
use std::fmt::Write as _;

const DEPTH: usize = 4;

impl Maker {
    /// Variables of many types, with values that cannot fail.
    pub fn locals(&mut self) {
        for _ in 0..5 {
            let ty = Ty::any(&mut self.random);
            self.local(ty, 0);
        }
        self.local(Ty::Prim(Int), 0);
    }

    fn local(&mut self, ty: Ty, depth: usize) {
        let value = match ty {
            // the one leaf that could fail
            Ty::Round if depth == 0 => "new Round(2)".to_owned(),
            _ if depth > 0 && self.random.below(5) == 0 => self.switch_expression(ty, depth),
            _ => self.expr(ty, depth),
        };
        let assignable = self.random.below(3) > 0;
        let name = self.fresh("v");
        match self.random.below(4) {
            0 if !assignable => self.line(&format!("final {} {name} = {value};", ty.java())),
            1 => self.line(&format!("var {name} = {value};")),
            _ => self.line(&format!("{} {name} = {value};", ty.java())),
        }
        self.declare(&name, ty, assignable);
    }

    /// Statements whose exceptions end only themselves.
    pub fn guarded(&mut self) {
        self.block("try", |maker| maker.statements(3));
        let name = self.fresh("e");
        self.block(&format!("catch (RuntimeException {name})"), |maker| {
            maker.line(&format!("caught(s, {name});"));
        });
    }

    /// Some statements.
    pub fn statements(&mut self, most: usize) {
        for _ in 0..=self.random.below(most) {
            self.statement();
        }
    }

    fn show(&mut self) {
        let ty = Ty::any(&mut self.random);
        let value = self.expr(ty, DEPTH);
        self.line(&format!("show(s, {value});"));
    }

    fn condition(&mut self) -> String {
        self.expr(Ty::Prim(Boolean), 3)
    }

    fn statement(&mut self) {
        if self.fuel < 10 || self.indent > 7 {
            self.show();
            return;
        }
        match self.random.below(24) {
            0..=5 => self.show(),
            6 | 7 => {
                let ty = Ty::any(&mut self.random);
                self.local(ty, 3);
            }
            8 | 9 => self.assignment(),
            10 => {
                let condition = self.condition();
                self.block(&format!("if ({condition})"), |maker| maker.statements(2));
                if self.random.below(2) == 0 {
                    self.block("else", |maker| maker.statements(2));
                }
            }
            11 => self.counted(),
            12 => self.over_array(),
            13 => self.conditional_loop(),
            14 => self.switch(),
            15 | 16 => self.tried(),
            17 => self.resources(),
            18 => {
                let label = self.fresh("block");
                self.jumps.push(Jump::Block(label.clone()));
                self.block(&format!("{label}:"), |maker| maker.statements(3));
                self.jumps.pop();
            }
            19 => self.local_class(),
            20 | 21 => self.pattern(),
            _ => self.jump(),
        }
    }

    fn assignment(&mut self) {
        let ty = Ty::any(&mut self.random);
        let computes = matches!(ty, Ty::Prim(_) | Ty::Text | Ty::Boxed(Int));
        let choice = self.random.below(3);
        if choice == 0 && computes {
            if let Some(assignment) = self.compound_assignment(ty, 3) {
                self.line(&format!("{assignment};"));
            }
            return;
        }
        let Some(place) = self.place(ty, 2) else { return self.show() };
        if choice == 1 && computes && ty != Ty::Text && ty != Ty::Prim(Boolean) {
            let sign = self.random.of(&["++", "--"]);
            let statement =
                if self.random.below(2) == 0 { format!("{place}{sign};") } else { format!("{sign}{place};") };
            return self.line(&statement);
        }
        let value = self.expr(ty, 3);
        self.line(&if ty == Ty::Text {
            format!("{place} = cut({value});")
        } else {
            format!("{place} = {value};")
        });
    }

    fn labelled(&mut self) -> Option<String> {
        (self.random.below(3) == 0).then(|| self.fresh("loop"))
    }

    fn in_loop(&mut self, label: Option<String>, head: &str, body: impl FnOnce(&mut Self)) {
        let prefix = label.as_ref().map_or(String::new(), |label| format!("{label}: "));
        self.jumps.push(Jump::Loop(label));
        self.block(&format!("{prefix}{head}"), body);
        self.jumps.pop();
    }

    fn counted(&mut self) {
        let (label, name) = (self.labelled(), self.fresh("i"));
        let times = 1 + self.random.below(4);
        let ty = self.random.of(&["int", "int", "byte", "char", "long", "short"]);
        let step = self.random.of(&["++", "++", " += 2"]);
        let mark = self.open();
        let extra =
            if self.random.below(3) == 0 { format!("{} && ", self.condition()) } else { String::new() };
        if ty == "int" {
            // not assignable in the body, and changed by the loop: no lambda may capture it
            let copy = self.fresh("v");
            self.in_loop(
                label,
                &format!("for ({ty} {name} = 0; {extra}{name} < {times}; {name}{step})"),
                |maker| {
                    maker.line(&format!("final int {copy} = {name};"));
                    maker.declare(&copy, Ty::Prim(Int), false);
                    maker.statements(2);
                },
            );
        } else {
            self.in_loop(
                label,
                &format!("for ({ty} {name} = 0; {extra}{name} < {times}; {name}{step})"),
                |maker| maker.statements(2),
            );
        }
        self.close(mark);
    }

    fn over_array(&mut self) {
        let (label, name) = (self.labelled(), self.fresh("x"));
        let (array, element) = match self.random.below(4) {
            0 => (Ty::Texts, Ty::Text),
            1 => (Ty::Grid, Ty::Array(Int)),
            _ => {
                let prim = self.random.of(&PRIMS);
                (Ty::Array(prim), Ty::Prim(prim))
            }
        };
        let value = self.expr(array, 2);
        self.in_loop(label, &format!("for ({} {name} : {value})", element.java()), |maker| {
            maker.declare(&name, element, false);
            maker.line(&format!("show(s, {name});"));
            maker.statements(2);
        });
    }

    fn conditional_loop(&mut self) {
        let (label, count) = (self.labelled(), self.fresh("n"));
        let times = 1 + self.random.below(4);
        self.line(&format!("int {count} = {times};"));
        let condition = self.condition();
        match self.random.below(3) {
            0 => self.in_loop(label, &format!("while ({count}-- > 0 && {condition})"), |maker| {
                maker.statements(2);
            }),
            1 => self.in_loop(label, "for (;;)", |maker| {
                maker.line(&format!("if ({count}-- <= 0 || {condition}) break;"));
                maker.statements(2);
            }),
            _ => {
                self.in_loop(label, "do", |maker| maker.statements(2));
                self.out.truncate(self.out.trim_end().len());
                let _ = writeln!(self.out, " while (--{count} > 0 && {condition});");
            }
        }
    }

    fn switch(&mut self) {
        let (selector, mut labels) = self.selector(3);
        let arrows = self.random.below(2) == 0;
        let at = self.random.below(labels.len() + 1);
        if self.random.below(4) > 0 {
            labels.insert(at, "default");
        }
        self.jumps.push(Jump::Switch);
        self.block(&format!("switch ({selector})"), |maker| {
            for label in labels {
                let label = if label == "default" { label.to_owned() } else { format!("case {label}") };
                if arrows {
                    maker.block(&format!("{label} ->"), |maker| maker.statements(2));
                } else {
                    maker.block(&format!("{label}:"), |maker| maker.statements(2));
                    if maker.random.below(2) == 0 {
                        maker.line("break;");
                    }
                }
            }
        });
        self.jumps.pop();
    }

    fn tried(&mut self) {
        let checked = self.random.below(3) == 0;
        let outer = self.checked;
        self.checked |= checked;
        self.block("try", |maker| {
            maker.statements(3);
            if checked {
                let condition = maker.condition();
                maker.line(&format!("if ({condition}) throw new Checked(\"checked\" + next());"));
            }
        });
        self.checked = outer;
        let kinds = self.random.of(&[
            &["ArithmeticException", "Oops"][..],
            &["NullPointerException | ArrayIndexOutOfBoundsException"],
            &["Oops", "RuntimeException"],
            &["IndexOutOfBoundsException"],
            &["ClassCastException", "IllegalArgumentException | ArithmeticException", "Throwable"],
            &[],
        ]);
        if checked {
            self.handler("Checked");
        }
        for kind in kinds {
            self.handler(kind);
        }
        if (kinds.is_empty() && !checked) || self.random.below(3) == 0 {
            self.block("finally", |maker| {
                maker.line("s.append(\" finally\");");
                maker.statements(2);
            });
        }
    }

    fn handler(&mut self, kind: &str) {
        let name = self.fresh("e");
        self.block(&format!("catch ({kind} {name})"), |maker| {
            maker.line(&format!("caught(s, {name});"));
            maker.statements(1);
            if maker.random.below(5) == 0 && kind != "Throwable" && kind != "Checked" {
                let condition = maker.condition();
                maker.line(&format!("if ({condition}) throw {name};"));
            }
        });
    }

    fn resources(&mut self) {
        let (one, other) = (self.fresh("door"), self.fresh("door"));
        let (first, second) = (self.expr(Ty::Prim(Int), 2), self.expr(Ty::Prim(Int), 1));
        let head = if self.random.below(2) == 0 {
            format!("try (Door {one} = new Door({first}))")
        } else {
            format!("try (Door {one} = new Door({first}); Door {other} = new Door({second}))")
        };
        self.block(&head, |maker| maker.statements(2));
        if self.random.below(2) == 0 {
            self.handler("IllegalStateException");
        }
    }

    fn local_class(&mut self) {
        let (class, value) = (self.fresh("Local"), self.fresh("v"));
        let start = self.expr(Ty::Prim(Int), 2);
        let captured = self
            .visible(Ty::Prim(Int))
            .into_iter()
            .find(|name| self.scope.iter().any(|variable| variable.name == *name && !variable.assignable));
        let captured = captured.unwrap_or_else(|| "theInt".to_owned());
        self.block(&format!("class {class} extends Shape"), |maker| {
            maker.line(&format!("{class}(int n) {{ super(n - 1); total += {captured}; }}"));
            maker.line(&format!("int twist(int x) {{ return x - {captured}; }}"));
            maker.line(&format!("String name() {{ return \"local\" + n + {captured}; }}"));
        });
        self.line(&format!("Shape {value} = new {class}({start});"));
        self.declare(&value, Ty::Shape, false);
        self.line(&format!("show(s, {value}.twist('a') + {value}.twice(1));"));
        self.line(&format!("show(s, {value}.toString());"));
    }

    /// `instanceof` with a name. Its operand is a variable, because the compiler of JDK 17 fails on `(Object) (a && b)`.
    fn pattern(&mut self) {
        let ty = self.random.of(&[Ty::Boxed(Int), Ty::Text, Ty::Shape, Ty::Round, Ty::Array(Int), Ty::Hue]);
        let (value, name) = (self.expr(Ty::Object, 3), self.fresh("is"));
        let object = self.fresh("v");
        self.line(&format!("Object {object} = {value};"));
        let test = format!("{object} instanceof {} {name}", ty.java());
        let used = |maker: &mut Self| {
            maker.declare(&name, ty, false);
            maker.line(&format!("show(s, {name});"));
            maker.statements(2);
        };
        if self.random.below(3) == 0 {
            self.block(&format!("if (!({test}))"), |maker| maker.statements(1));
            self.block("else", used);
            return;
        }
        let mark = self.open();
        self.declare(&name, ty, false);
        let condition = self.condition();
        self.close(mark);
        self.block(&format!("if ({test} && {condition})"), used);
    }

    fn jump(&mut self) {
        let mut jumps = vec![format!("throw new Oops({})", self.expr(Ty::Prim(Int), 1))];
        jumps.push(
            self.random
                .of(&[
                    "throw new IllegalStateException(theText)",
                    "throw new ArithmeticException()",
                    "throw null",
                ])
                .to_owned(),
        );
        if self.returns {
            jumps.push("return s.append(\" returned\").toString()".to_owned());
        }
        if self.checked {
            jumps.push("throw new Checked(\"why\")".to_owned());
        }
        if self.jumps.iter().any(|jump| !matches!(jump, Jump::Block(_))) {
            jumps.push("break".to_owned());
        }
        for jump in &self.jumps {
            match jump {
                Jump::Block(label) => jumps.push(format!("break {label}")),
                Jump::Loop(label) => {
                    jumps.push("continue".to_owned());
                    if let Some(label) = label {
                        jumps.push(format!("break {label}"));
                        jumps.push(format!("continue {label}"));
                    }
                }
                Jump::Switch => {}
            }
        }
        let jump = jumps[self.random.below(jumps.len())].clone();
        let condition = self.condition();
        self.line(&format!("if ({condition}) {jump};"));
    }
}
