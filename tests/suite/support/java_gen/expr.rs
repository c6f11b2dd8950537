//! Expressions of a wanted type, with their side effects.

use super::Maker;
use super::types::{INTEGERS, NUMBERS, PRIMS, Prim, Ty};
use Prim::{Boolean, Char, Double, Float, Int, Long};

impl Maker {
    /// An expression whose static type is this one.
    pub fn expr(&mut self, ty: Ty, depth: usize) -> String {
        if depth == 0 || self.fuel == 0 {
            return self.leaf(ty);
        }
        self.fuel -= 1;
        if self.random.below(12) == 0 {
            return self.common(ty, depth - 1);
        }
        match ty {
            Ty::Prim(Boolean) => self.truth(depth - 1),
            Ty::Prim(prim) => self.number(prim, depth - 1),
            Ty::Boxed(prim) => self.boxed(prim, depth - 1),
            Ty::Text => self.text(depth - 1),
            _ => self.reference(ty, depth - 1),
        }
    }

    /// A value without a computation.
    pub fn leaf(&mut self, ty: Ty) -> String {
        let variables = self.visible(ty);
        if !variables.is_empty() && self.random.below(3) > 0 {
            return self.random.of(&variables.iter().map(String::as_str).collect::<Vec<_>>()).to_owned();
        }
        match ty {
            Ty::Prim(prim) if self.random.below(4) == 0 => format!("the{}", capital(prim.java())),
            Ty::Prim(prim) => prim.literal(&mut self.random),
            Ty::Boxed(Int) if self.random.below(4) == 0 => "theInteger".to_owned(),
            Ty::Boxed(prim) if self.random.below(12) == 0 => format!("(({}) null)", prim.boxed()),
            Ty::Boxed(prim) => {
                let value = prim.literal(&mut self.random);
                format!("{}.valueOf({value})", prim.boxed())
            }
            Ty::Text => self
                .random
                .of(&[
                    "\"\"",
                    "\"a\"",
                    "\"abc\"",
                    "\"text\"",
                    "\"x\\ty\\u00e9\"",
                    "\"null\"",
                    "\"12\"",
                    "theText",
                    "(\"te\" + \"xt\")",
                    "((String) null)",
                ])
                .to_owned(),
            Ty::Object => {
                let inner = self.random.of(&[
                    Ty::Boxed(Int),
                    Ty::Boxed(Char),
                    Ty::Text,
                    Ty::Shape,
                    Ty::Array(Int),
                    Ty::Hue,
                    Ty::Pair,
                ]);
                format!("((Object) {})", self.leaf(inner))
            }
            Ty::Array(Int) if self.random.below(2) == 0 => "theInts".to_owned(),
            Ty::Array(prim) => {
                let values: Vec<String> = (0..4).map(|_| prim.literal(&mut self.random)).collect();
                format!("new {}[] {{{}}}", prim.java(), values.join(", "))
            }
            Ty::Texts => "new String[] {\"p\", null, theText, \"q\"}".to_owned(),
            Ty::Grid => "new int[][] {{1, 2, 3, 4}, theInts, {5, 6}, null}".to_owned(),
            Ty::Shape => self
                .random
                .of(&["theShape", "theShape", "new Shape(2)", "new Round(5)", "((Shape) null)"])
                .to_owned(),
            Ty::Round => self.random.of(&["new Round(1)", "new Round()", "((Round) theShape)"]).to_owned(),
            Ty::Hue => self.random.of(&["Hue.RED", "Hue.GREEN", "Hue.BLUE", "((Hue) null)"]).to_owned(),
            Ty::Pair => self
                .random
                .of(&["new Pair(theInt, theText)", "new Pair(3, \"r\")", "new Pair(3, null)"])
                .to_owned(),
        }
    }

    /// What there is for every type.
    fn common(&mut self, ty: Ty, depth: usize) -> String {
        match self.random.below(7) {
            0 | 1 => {
                let condition = self.expr(Ty::Prim(Boolean), depth);
                format!("({condition} ? {} : {})", self.expr(ty, depth), self.expr(ty, depth))
            }
            2 => match self.place(ty, depth) {
                Some(place) => {
                    let value = self.expr(ty, depth);
                    if ty == Ty::Text {
                        format!("({place} = cut({value}))")
                    } else {
                        format!("({place} = {value})")
                    }
                }
                None => self.leaf(ty),
            },
            3 => self.supplied(ty, depth),
            4 | 5 => match ty {
                Ty::Prim(_) => format!("pass({})", self.expr(ty, depth)),
                _ => format!("(({}) same({}))", ty.java(), self.expr(ty, depth)),
            },
            _ => match ty {
                Ty::Prim(_) => self.leaf(ty),
                // the cast fails when the object is another one
                _ if self.random.below(3) > 0 => {
                    format!("(({}) (Object) {})", ty.java(), self.expr(ty, depth))
                }
                _ => format!("(({}) {})", ty.java(), self.expr(Ty::Object, depth)),
            },
        }
    }

    /// Something that can be assigned, if there is one.
    pub fn place(&mut self, ty: Ty, depth: usize) -> Option<String> {
        let variables = self.assignable(ty);
        let choice = self.random.below(6);
        if choice < 3 && !variables.is_empty() {
            return Some(
                self.random.of(&variables.iter().map(String::as_str).collect::<Vec<_>>()).to_owned(),
            );
        }
        match ty {
            Ty::Prim(Int) if choice == 3 => {
                let field = self.random.of(&["n", "n", "early"]);
                let owner = if field == "n" { self.random.of(&[Ty::Shape, Ty::Round]) } else { Ty::Round };
                Some(format!("{}.{field}", self.expr(owner, depth.min(1))))
            }
            Ty::Prim(Long) if choice == 3 => Some(format!("{}.total", self.expr(Ty::Shape, depth.min(1)))),
            Ty::Prim(prim) if choice == 4 => Some(self.element(prim, depth)),
            Ty::Prim(prim) => Some(format!("the{}", capital(prim.java()))),
            Ty::Boxed(Int) => Some("theInteger".to_owned()),
            Ty::Text if choice == 3 => Some(format!("{}.label", self.expr(Ty::Shape, depth.min(1)))),
            Ty::Text if choice == 4 => {
                Some(format!("{}[{}]", self.receiver(Ty::Texts, depth), self.index(depth)))
            }
            Ty::Text => Some("theText".to_owned()),
            Ty::Array(Int) => Some("theInts".to_owned()),
            Ty::Shape => Some("theShape".to_owned()),
            _ => None,
        }
    }

    fn element(&mut self, prim: Prim, depth: usize) -> String {
        if prim == Int && self.random.below(4) == 0 {
            let grid = self.receiver(Ty::Grid, depth);
            return format!("{grid}[{}][{}]", self.index(depth), self.index(depth));
        }
        let array = self.receiver(Ty::Array(prim), depth);
        format!("{array}[{}]", self.index(depth))
    }

    /// In brackets where a selector could belong to a part of it.
    fn receiver(&mut self, ty: Ty, depth: usize) -> String {
        let text = self.expr(ty, depth.min(2));
        if text.starts_with("new ") { format!("({text})") } else { text }
    }

    fn index(&mut self, depth: usize) -> String {
        let ty = Ty::Prim(self.random.of(&[Int, Int, Char, Prim::Byte]));
        let value = self.expr(ty, depth.min(2));
        match self.random.below(12) {
            0 => value,
            1 => format!("({value} % 5)"),
            _ => format!("({value} & 3)"),
        }
    }

    /// An operand of an arithmetic operator: sometimes a box.
    fn operand(&mut self, prim: Prim, depth: usize) -> String {
        let ty = if self.random.below(7) == 0 { Ty::Boxed(prim) } else { Ty::Prim(prim) };
        let text = self.expr(ty, depth);
        // `(byte) 1` is no operand of `.` or `++`, but of these it is
        if text.starts_with('(') && text.ends_with(')') { text } else { format!("({text})") }
    }

    /// Two types whose binary promotion is this one.
    fn pair_of(&mut self, prim: Prim, from: &[Prim]) -> (Prim, Prim) {
        let smaller: Vec<Prim> = from.iter().copied().filter(|other| other.promoted() <= prim).collect();
        let other = self.random.of(&smaller);
        let same: Vec<Prim> = smaller.iter().copied().filter(|other| other.promoted() == prim).collect();
        let one = self.random.of(&same);
        if self.random.below(2) == 0 { (one, other) } else { (other, one) }
    }

    fn number(&mut self, prim: Prim, depth: usize) -> String {
        let wide = prim >= Int;
        match self.random.below(16) {
            0..=4 if wide => {
                let (left, right) = self.pair_of(prim, &NUMBERS);
                let sign = self.random.of(&["+", "-", "*", "/", "%", "+", "-"]);
                format!("({} {sign} {})", self.operand(left, depth), self.operand(right, depth))
            }
            5 if wide && prim.is_integer() => {
                let (left, right) = self.pair_of(prim, &INTEGERS);
                let sign = self.random.of(&["&", "|", "^"]);
                format!("({} {sign} {})", self.operand(left, depth), self.operand(right, depth))
            }
            6 if wide && prim.is_integer() => {
                let (left, _) = self.pair_of(prim, &[prim]);
                let right = self.random.of(&INTEGERS);
                let sign = self.random.of(&["<<", ">>", ">>>"]);
                format!("({} {sign} {})", self.operand(left, depth), self.operand(right, depth))
            }
            7 if wide => {
                let sign = if prim.is_integer() {
                    self.random.of(&["-", "+", "~"])
                } else {
                    self.random.of(&["-", "+"])
                };
                format!("({sign}{})", self.operand(prim, depth))
            }
            8 => match self.place(Ty::Prim(prim), depth) {
                Some(place) => {
                    let sign = self.random.of(&["++", "--"]);
                    if self.random.below(2) == 0 {
                        format!("({sign}{place})")
                    } else {
                        format!("({place}{sign})")
                    }
                }
                None => self.leaf(Ty::Prim(prim)),
            },
            9 | 10 => self.compound(Ty::Prim(prim), depth),
            11 => self.element(prim, depth),
            12 => match prim {
                Int => self.int_call(depth),
                Long => match self.random.below(3) {
                    0 => format!(
                        "{}.twist({})",
                        self.receiver(Ty::Shape, depth),
                        self.expr(Ty::Prim(Long), depth)
                    ),
                    1 => format!("Math.max({}, {})", self.operand(Long, depth), self.operand(Int, depth)),
                    _ => format!("{}.total", self.receiver(Ty::Shape, depth)),
                },
                Char => format!("{}.charAt({})", self.receiver(Ty::Text, depth), self.index(depth)),
                Double => {
                    format!("Math.min({}, {})", self.operand(Double, depth), self.operand(Float, depth))
                }
                Float => format!("Math.abs({})", self.operand(Float, depth)),
                _ => format!("pass({})", self.expr(Ty::Prim(prim), depth)),
            },
            13 if prim == Int => self.lambda_number(depth),
            14 => format!("(({}) {})", prim.java(), self.operand(prim, depth)),
            _ => {
                let from = Ty::Prim(self.random.of(&NUMBERS));
                format!("(({}) ({}))", prim.java(), self.expr(from, depth))
            }
        }
    }

    fn compound(&mut self, ty: Ty, depth: usize) -> String {
        match self.compound_assignment(ty, depth) {
            Some(assignment) => format!("({assignment})"),
            None => self.leaf(ty),
        }
    }

    /// `place op= value`, where the value can have another type.
    pub fn compound_assignment(&mut self, ty: Ty, depth: usize) -> Option<String> {
        let place = self.place(ty, depth)?;
        let (sign, value) = match ty {
            Ty::Prim(Boolean) => (self.random.of(&["&=", "|=", "^="]), self.operand(Boolean, depth)),
            Ty::Text => ("+=", format!("cut({})", self.expr(Ty::Text, depth))),
            Ty::Prim(prim) | Ty::Boxed(prim) => {
                let bits = prim.is_integer() && self.random.below(3) == 0;
                // a box takes its own kind back only
                let limit = if matches!(ty, Ty::Boxed(_)) { prim } else { Double };
                let others: Vec<Prim> = NUMBERS
                    .into_iter()
                    .filter(|other| *other <= limit && (!bits || other.is_integer()))
                    .collect();
                let sign = if bits {
                    self.random.of(&["<<=", ">>=", ">>>=", "&=", "|=", "^="])
                } else {
                    self.random.of(&["+=", "-=", "*=", "/=", "%="])
                };
                let other = self.random.of(&others);
                (sign, self.operand(other, depth))
            }
            _ => return None,
        };
        Some(format!("{place} {sign} {value}"))
    }

    fn int_call(&mut self, depth: usize) -> String {
        match self.random.below(16) {
            0 | 1 => "next()".to_owned(),
            2 => format!("{}.length()", self.receiver(Ty::Text, depth)),
            3 => {
                let prim = self.random.of(&PRIMS);
                format!("{}.length", self.receiver(Ty::Array(prim), depth))
            }
            4 => format!("{}.size({})", self.receiver(Ty::Shape, depth), self.expr(Ty::Prim(Int), depth)),
            5 => {
                let small = self.random.of(&[Int, Char, Prim::Byte, Prim::Short]);
                format!("{}.twist({})", self.receiver(Ty::Shape, depth), self.expr(Ty::Prim(small), depth))
            }
            6 => format!("{}.twice({})", self.receiver(Ty::Shape, depth), self.expr(Ty::Prim(Int), depth)),
            7 => {
                let values: Vec<String> =
                    (0..self.random.below(4)).map(|_| self.expr(Ty::Prim(Int), depth.min(2))).collect();
                format!("sum({})", values.join(", "))
            }
            8 => format!("{}.weight({})", self.receiver(Ty::Hue, depth), self.expr(Ty::Prim(Int), depth)),
            9 => format!("{}.ordinal()", self.receiver(Ty::Hue, depth)),
            10 => format!("{}.both()", self.receiver(Ty::Pair, depth)),
            11 => format!("{}.left()", self.receiver(Ty::Pair, depth)),
            12 => {
                let ty = self.random.of(&[
                    Ty::Text,
                    Ty::Boxed(Int),
                    Ty::Boxed(Long),
                    Ty::Boxed(Boolean),
                    Ty::Boxed(Char),
                    Ty::Boxed(Double),
                ]);
                format!("{}.hashCode()", self.receiver(ty, depth))
            }
            13 => format!("{}.compareTo({})", self.receiver(Ty::Text, depth), self.expr(Ty::Text, depth)),
            14 => format!(
                "Math.floorMod({}, {})",
                self.expr(Ty::Prim(Int), depth),
                self.expr(Ty::Prim(Int), depth)
            ),
            _ => format!("{}.indexOf({})", self.receiver(Ty::Text, depth), self.expr(Ty::Text, depth)),
        }
    }

    fn truth(&mut self, depth: usize) -> String {
        match self.random.below(15) {
            0..=4 => {
                let (left, right) = (self.random.of(&NUMBERS), self.random.of(&NUMBERS));
                let sign = self.random.of(&["<", "<=", ">", ">=", "==", "!="]);
                // two boxes are compared as objects, and must then be of one class
                let right = if self.random.below(2) == 0 {
                    format!("({})", self.expr(Ty::Prim(right), depth))
                } else {
                    self.operand(left, depth)
                };
                format!("({} {sign} {right})", self.operand_of_comparison(left, depth))
            }
            5 | 6 => {
                let sign = self.random.of(&["&&", "||", "&", "|", "^", "==", "!="]);
                format!(
                    "({} {sign} {})",
                    self.expr(Ty::Prim(Boolean), depth),
                    self.expr(Ty::Prim(Boolean), depth)
                )
            }
            7 => format!("(!{})", self.operand(Boolean, depth)),
            8 => {
                let boxed = Ty::Boxed(self.random.of(&[Int, Long, Char, Boolean, Prim::Byte, Prim::Short]));
                let ty = self.random.of(&[Ty::Text, Ty::Object, Ty::Shape, Ty::Hue, boxed, boxed]);
                let sign = self.random.of(&["==", "!="]);
                format!("({} {sign} {})", self.expr(ty, depth), self.expr(ty, depth))
            }
            9 => {
                let class = self.random.of(&[
                    "Integer",
                    "String",
                    "Shape",
                    "Round",
                    "Number",
                    "Comparable<?>",
                    "int[]",
                    "Hue",
                    "Pair",
                    "Object[]",
                    "Sized",
                ]);
                format!("({} instanceof {class})", self.expr(Ty::Object, depth))
            }
            10 | 11 => {
                let ty = self.random.of(&[
                    Ty::Text,
                    Ty::Shape,
                    Ty::Boxed(Int),
                    Ty::Boxed(Double),
                    Ty::Pair,
                    Ty::Object,
                ]);
                let other = if self.random.below(3) == 0 { Ty::Object } else { ty };
                format!("{}.equals({})", self.receiver(ty, depth), self.expr(other, depth))
            }
            12 => {
                let method = self.random.of(&["contains", "startsWith", "endsWith", "equalsIgnoreCase"]);
                format!("{}.{method}({})", self.receiver(Ty::Text, depth), self.expr(Ty::Text, depth))
            }
            13 => self.compound(Ty::Prim(Boolean), depth),
            _ => "flip()".to_owned(),
        }
    }

    fn operand_of_comparison(&mut self, prim: Prim, depth: usize) -> String {
        format!("({})", self.expr(Ty::Prim(prim), depth))
    }

    fn boxed(&mut self, prim: Prim, depth: usize) -> String {
        match self.random.below(8) {
            0..=2 => format!("{}.valueOf({})", prim.boxed(), self.expr(Ty::Prim(prim), depth)),
            3 => format!("(({}) ({}))", prim.boxed(), self.expr(Ty::Prim(prim), depth)),
            4 if prim == Int => {
                let sign = self.random.of(&["++", "--"]);
                let place = self.place(Ty::Boxed(Int), depth).unwrap_or_else(|| "theInteger".to_owned());
                if self.random.below(2) == 0 {
                    format!("({place}{sign})")
                } else {
                    format!("({sign}{place})")
                }
            }
            5 if prim == Int || prim == Long || prim == Double => self.compound(Ty::Boxed(prim), depth),
            6 => format!("(({}) {})", prim.boxed(), self.expr(Ty::Object, depth)),
            // the cast gives it a type of its own, where that of a generic call depends on what is around it
            _ => format!("(({}) same({}))", prim.boxed(), self.expr(Ty::Prim(prim), depth)),
        }
    }

    fn text(&mut self, depth: usize) -> String {
        match self.random.below(14) {
            0..=4 => {
                // how a float is written depends on the version of the JDK
                let other = loop {
                    let ty = Ty::any(&mut self.random);
                    match ty {
                        Ty::Prim(Float | Double)
                        | Ty::Boxed(Float | Double)
                        | Ty::Array(_)
                        | Ty::Texts
                        | Ty::Grid
                        | Ty::Object => {}
                        _ => break ty,
                    }
                };
                let (text, other) = (self.expr(Ty::Text, depth), self.expr(other, depth));
                if self.random.below(2) == 0 {
                    format!("(cut({text}) + ({other}))")
                } else {
                    format!("(({other}) + cut({text}))")
                }
            }
            5 => {
                let text = self.receiver(Ty::Text, depth);
                if self.random.below(2) == 0 {
                    format!("{text}.substring({})", self.index(depth))
                } else {
                    format!("{text}.substring({}, {})", self.index(depth), self.index(depth))
                }
            }
            6 => {
                let prim = self.random.of(&[Int, Long, Char, Boolean]);
                format!("String.valueOf({})", self.expr(Ty::Prim(prim), depth))
            }
            7 => {
                let (left, right) = (self.random.of(&NUMBERS), self.random.of(&NUMBERS));
                let condition = self.expr(Ty::Prim(Boolean), depth);
                // the type of the whole depends on the kinds, and on whether a constant fits
                format!("kind({condition} ? {} : {})", self.operand(left, depth), self.operand(right, depth))
            }
            8 => {
                let ty = Ty::any(&mut self.random);
                format!("kind({})", self.expr(ty, depth))
            }
            9 => {
                let call = self.random.of(&[
                    "trim()",
                    "toUpperCase()",
                    "concat(theText)",
                    "replace('t', 'u')",
                    "repeat(2)",
                    "toString()",
                    "intern()",
                    "strip()",
                ]);
                format!("cut({}).{call}", self.expr(Ty::Text, depth))
            }
            10 => {
                let call = self.random.of(&["name()", "toString()", "label", "self().name()"]);
                format!("{}.{call}", self.receiver(Ty::Shape, depth))
            }
            11 => {
                let ty =
                    self.random.of(&[Ty::Object, Ty::Text, Ty::Boxed(Long), Ty::Boxed(Boolean), Ty::Shape]);
                format!(
                    "{}.twist(({}) {})",
                    self.receiver(Ty::Shape, depth),
                    if ty == Ty::Boxed(Long) { "Object".to_owned() } else { ty.java() },
                    self.expr(ty, depth)
                )
            }
            12 => self.compound(Ty::Text, depth),
            _ => {
                let call = self.random.of(&["right()", "toString()"]);
                format!("{}.{call}", self.receiver(Ty::Pair, depth))
            }
        }
    }

    fn reference(&mut self, ty: Ty, depth: usize) -> String {
        match ty {
            Ty::Object => {
                let inner = Ty::any(&mut self.random);
                format!("((Object) ({}))", self.expr(inner, depth))
            }
            Ty::Array(prim) => match self.random.below(3) {
                0 => {
                    let size = self.expr(Ty::Prim(Int), depth.min(1));
                    if self.random.below(8) == 0 {
                        format!("new {}[({size}) % 7]", prim.java())
                    } else {
                        format!("new {}[({size}) & 7]", prim.java())
                    }
                }
                1 => format!("{}.clone()", self.receiver(ty, depth)),
                _ => {
                    let values: Vec<String> =
                        (0..self.random.below(5)).map(|_| self.expr(Ty::Prim(prim), depth.min(2))).collect();
                    format!("new {}[] {{{}}}", prim.java(), values.join(", "))
                }
            },
            Ty::Texts => {
                let values: Vec<String> =
                    (0..self.random.below(5)).map(|_| self.expr(Ty::Text, depth.min(2))).collect();
                format!("new String[] {{{}}}", values.join(", "))
            }
            Ty::Grid => match self.random.below(3) {
                0 => format!("new int[3][({}) & 3]", self.expr(Ty::Prim(Int), depth.min(2))),
                1 => "new int[2][]".to_owned(),
                _ => format!(
                    "new int[][] {{{}, {}}}",
                    self.expr(Ty::Array(Int), depth.min(2)),
                    self.expr(Ty::Array(Int), depth.min(2))
                ),
            },
            Ty::Shape => match self.random.below(4) {
                0 => format!("new Shape({})", self.expr(Ty::Prim(Int), depth)),
                1 => format!("{}.self()", self.receiver(Ty::Shape, depth)),
                2 => {
                    let argument = self.expr(Ty::Prim(Int), depth.min(1));
                    let amount = self.inside(true, |maker| maker.expr(Ty::Prim(Int), depth.min(1)));
                    format!(
                        "((Shape) new Shape({argument}) {{ int twist(int x) {{ return super.twist(x) + n; }} {{ n += {amount}; }} }})"
                    )
                }
                _ => format!("((Shape) {})", self.expr(Ty::Round, depth)),
            },
            Ty::Round => match self.random.below(3) {
                0 => format!("new Round({})", self.expr(Ty::Prim(Int), depth)),
                1 => format!("((Round) {})", self.expr(Ty::Shape, depth)),
                _ => format!("{}.self()", self.receiver(Ty::Round, depth)),
            },
            Ty::Hue => match self.random.below(2) {
                0 => format!("Hue.values()[{}]", self.index(depth)),
                _ => format!(
                    "Hue.valueOf({})",
                    self.random.of(&["\"RED\"", "\"BLUE\"", "\"GREEN\"", "theText"])
                ),
            },
            Ty::Pair => {
                format!("new Pair({}, {})", self.expr(Ty::Prim(Int), depth), self.expr(Ty::Text, depth))
            }
            _ => self.leaf(ty),
        }
    }
}

/// `theByte` for `byte`.
pub fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}
