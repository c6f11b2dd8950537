//! Text to tree.

use super::{Fold, Jml, OPERATORS, Quantified};
use crate::generate::reason::Unsaid;

/// Deeper conditions nobody reads.
const DEEPEST: usize = 60;

/// Primitive types that numbers are cast to.
const NUMBERS: [&str; 7] = ["byte", "short", "char", "int", "long", "float", "double"];

/// A clause on one line: without the signs that begin the lines of a comment.
pub fn on_one_line(text: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = if index == 0 { line } else { without_margin(line) };
        words.extend(line.split_whitespace());
    }
    words.join(" ").trim_end_matches(';').trim_end().to_owned()
}

fn without_margin(line: &str) -> &str {
    line.trim_start().trim_start_matches("//").trim_start_matches('@')
}

/// Reads a condition; the reason where a test cannot say it.
pub fn parse(text: &str) -> Result<Jml, Unsaid> {
    let text = on_one_line(text);
    let mut parser = Parser { rest: &text, depth: 0 };
    let found = parser.expr()?;
    parser.space();
    if parser.rest.is_empty() { Ok(found) } else { Err(parser.unexpected()) }
}

struct Parser<'t> {
    rest: &'t str,
    depth: usize,
}

impl<'t> Parser<'t> {
    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn eat(&mut self, sign: &str) -> bool {
        self.space();
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, sign: &str) -> Result<(), Unsaid> {
        if self.eat(sign) { Ok(()) } else { Err(self.unexpected()) }
    }

    fn unexpected(&self) -> Unsaid {
        let word: String = self.rest.chars().take_while(|c| !c.is_whitespace()).take(20).collect();
        Unsaid::InCondition(word)
    }

    fn is_part(c: char) -> bool {
        c.is_alphanumeric() || c == '_' || c == '$'
    }

    /// The word that stands here.
    fn peek_word(&mut self) -> &'t str {
        self.space();
        let end = self.rest.find(|c| !Self::is_part(c)).unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        if word.starts_with(|c: char| c.is_ascii_digit()) { "" } else { word }
    }

    fn word(&mut self) -> Result<String, Unsaid> {
        let word = self.peek_word();
        if word.is_empty() {
            return Err(self.unexpected());
        }
        self.rest = &self.rest[word.len()..];
        Ok(word.to_owned())
    }

    fn eat_word(&mut self, wanted: &str) -> bool {
        let found = self.peek_word() == wanted;
        if found {
            self.rest = &self.rest[wanted.len()..];
        }
        found
    }

    fn expr(&mut self) -> Result<Jml, Unsaid> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Unsaid::TooDeep);
        }
        let cond = self.binary(1)?;
        let found = if self.eat("?") {
            let then = self.expr()?;
            self.expect(":")?;
            Jml::Cond(Box::new(cond), Box::new(then), Box::new(self.expr()?))
        } else {
            cond
        };
        self.depth -= 1;
        Ok(found)
    }

    fn operator(&mut self) -> Option<(&'static str, u8)> {
        self.space();
        if self.rest.starts_with('%') {
            return Some(("%", 12));
        }
        OPERATORS.iter().find(|(sign, _)| self.rest.starts_with(sign)).copied()
    }

    fn binary(&mut self, least: u8) -> Result<Jml, Unsaid> {
        let mut left = self.unary()?;
        loop {
            if least <= 9 && self.eat_word("instanceof") {
                let class = self.word()?;
                left = Jml::InstanceOf(Box::new(left), class);
                if !self.peek_word().is_empty() || self.rest.starts_with(['.', '<', '[']) {
                    return Err(Unsaid::InstanceOfMore);
                }
                continue;
            }
            let Some((sign, tightness)) = self.operator().filter(|(_, tightness)| *tightness >= least) else {
                return Ok(left);
            };
            self.rest = &self.rest[sign.len()..];
            // `==>` groups to the right, all others to the left
            self.depth += 1;
            if self.depth > DEEPEST {
                return Err(Unsaid::TooDeep);
            }
            let right = self.binary(if sign == "==>" { tightness } else { tightness + 1 })?;
            self.depth -= 1;
            left = match sign {
                "<==" => Jml::Binary("==>", Box::new(right), Box::new(left)),
                sign => Jml::Binary(sign, Box::new(left), Box::new(right)),
            };
        }
    }

    fn unary(&mut self) -> Result<Jml, Unsaid> {
        self.space();
        for sign in ["!", "-", "~", "+"] {
            if self.rest.starts_with(sign) {
                self.rest = &self.rest[1..];
                self.depth += 1;
                if self.depth > DEEPEST {
                    return Err(Unsaid::TooDeep);
                }
                let inner = self.unary()?;
                self.depth -= 1;
                return Ok(Jml::Unary(sign, Box::new(inner)));
            }
        }
        let before = self.rest;
        if self.eat("(") {
            let word = self.peek_word();
            if let Some(ty) = NUMBERS.iter().find(|ty| **ty == word) {
                self.rest = &self.rest[word.len()..];
                self.expect(")")?;
                return Ok(Jml::Cast(ty, Box::new(self.unary()?)));
            }
            self.rest = before;
        }
        self.postfix()
    }

    fn postfix(&mut self) -> Result<Jml, Unsaid> {
        let mut found = self.primary()?;
        loop {
            if self.eat("[") {
                let index = self.expr()?;
                self.expect("]")?;
                found = Jml::Index(Box::new(found), Box::new(index));
            } else if self.eat(".") {
                let name = self.word()?;
                found = match self.args()? {
                    Some(args) => Jml::Call(Some(Box::new(found)), name, args),
                    None => Jml::Field(Box::new(found), name),
                };
            } else {
                return Ok(found);
            }
        }
    }

    fn args(&mut self) -> Result<Option<Vec<Jml>>, Unsaid> {
        if !self.eat("(") {
            return Ok(None);
        }
        let mut args = Vec::new();
        while !self.eat(")") {
            if !args.is_empty() {
                self.expect(",")?;
            }
            args.push(self.expr()?);
        }
        Ok(Some(args))
    }

    fn primary(&mut self) -> Result<Jml, Unsaid> {
        self.space();
        let first = self.rest.chars().next().unwrap_or(' ');
        if first.is_ascii_digit() || first == '.' {
            return Ok(Jml::Literal(self.number()));
        }
        match first {
            '"' | '\'' => return self.quoted(first),
            '\\' => return self.backslash(),
            '(' => {
                self.rest = &self.rest[1..];
                let inner = self.expr()?;
                self.expect(")")?;
                // a type would have to be told from an expression by what follows
                if self.peek_word().is_empty() || self.peek_word() == "instanceof" {
                    return Ok(inner);
                }
                return Err(Unsaid::CastToClass);
            }
            _ => {}
        }
        let word = self.word()?;
        Ok(match word.as_str() {
            "true" | "false" | "null" => Jml::Literal(word),
            "this" => Jml::This,
            "new" | "super" => return Err(Unsaid::InCondition(word)),
            _ => match self.args()? {
                Some(args) => Jml::Call(None, word, args),
                None => Jml::Name(word),
            },
        })
    }

    fn number(&mut self) -> String {
        let mut end = 0;
        let bytes = self.rest.as_bytes();
        let is_hex = self.rest.starts_with("0x") || self.rest.starts_with("0X");
        while end < bytes.len() {
            let c = char::from(bytes[end]);
            let is_sign = matches!(c, '+' | '-') && !is_hex && matches!(bytes[end - 1], b'e' | b'E');
            // a dot that begins a name is none of the number
            let is_dot = c == '.' && bytes.get(end + 1).is_none_or(|next| !next.is_ascii_alphabetic());
            if !(c.is_ascii_alphanumeric() || c == '_' || is_dot || is_sign && end > 0) {
                break;
            }
            end += 1;
        }
        let number = self.rest[..end].to_owned();
        self.rest = &self.rest[end..];
        number
    }

    fn quoted(&mut self, quote: char) -> Result<Jml, Unsaid> {
        let mut is_escaped = false;
        for (at, c) in self.rest.char_indices().skip(1) {
            match c {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                c if c == quote => {
                    let literal = self.rest[..=at].to_owned();
                    self.rest = &self.rest[at + 1..];
                    return if literal.is_ascii() {
                        Ok(Jml::Literal(literal))
                    } else {
                        Err(Unsaid::NotAscii)
                    };
                }
                _ => {}
            }
        }
        Err(self.unexpected())
    }

    fn backslash(&mut self) -> Result<Jml, Unsaid> {
        self.rest = &self.rest[1..];
        let word = self.word()?;
        match word.as_str() {
            "result" => return Ok(Jml::Result),
            "forall" => return self.quantified(Fold::ForAll),
            "exists" => return self.quantified(Fold::Exists),
            "sum" => return self.quantified(Fold::Sum),
            "product" => return self.quantified(Fold::Product),
            "min" => return self.quantified(Fold::Min),
            "max" => return self.quantified(Fold::Max),
            "num_of" => return self.quantified(Fold::NumOf),
            "old" | "pre" | "nonnullelements" => {}
            _ => return Err(Unsaid::InCondition(format!("\\{word}"))),
        }
        self.expect("(")?;
        let inner = Box::new(self.expr()?);
        self.expect(")")?;
        Ok(if word == "nonnullelements" { Jml::NonNullElements(inner) } else { Jml::Old(inner) })
    }

    fn quantified(&mut self, fold: Fold) -> Result<Jml, Unsaid> {
        let word = self.word()?;
        let ty = match word.as_str() {
            "int" => "int",
            "long" => "long",
            _ => return Err(Unsaid::QuantifierOver(word)),
        };
        let mut vars = vec![self.word()?];
        while self.eat(",") {
            vars.push(self.word()?);
        }
        self.expect(";")?;
        let range = self.expr()?;
        if !self.eat(";") {
            return Err(Unsaid::NoRange);
        }
        let body = self.expr()?;
        Ok(Jml::Quantified(Box::new(Quantified { fold, ty, vars, range, body })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn binary(sign: &'static str, left: Jml, right: Jml) -> Jml {
        Jml::Binary(sign, Box::new(left), Box::new(right))
    }

    fn name(text: &str) -> Jml {
        Jml::Name(text.to_owned())
    }

    #[test]
    fn operators_bind_as_in_jml() {
        let found = parse("a ==> b ==> c <==> d").expect("a condition");
        let left = binary("==>", name("a"), binary("==>", name("b"), name("c")));
        assert_eq!(found, binary("<==>", left, name("d")));
        assert_eq!(parse("a <== b"), parse("b ==> a"));
        assert_eq!(parse("a + b % c << d < e == f"), parse("(((a + (b % c)) << d) < e) == f"));
    }

    #[test]
    fn the_margin_of_a_comment_is_no_part_of_a_clause() {
        let text = "size == \\old(size) + 1\n    //@   && elements[size - 1] == value;";
        assert_eq!(on_one_line(text), "size == \\old(size) + 1 && elements[size - 1] == value");
        assert_eq!(on_one_line("a\n      @ && b"), "a && b");
    }

    #[test]
    fn quantifiers_have_variables_range_and_body() {
        let Ok(Jml::Quantified(of)) = parse("(\\forall int i, j; 0 <= i && i < j; a[i] <= a[j])") else {
            panic!("no quantifier");
        };
        assert!(of.fold == Fold::ForAll && of.vars == ["i", "j"] && of.range.conjuncts().len() == 2);
        assert!(of.body.mentions("j") && !of.body.mentions("k"));
    }

    #[test]
    fn what_a_test_cannot_say_names_itself() {
        for (text, reason) in [
            ("\\fresh(x)", "`\\fresh` in a condition"),
            ("(\\forall Object o; true; o != null)", "a quantifier over `Object`"),
            ("((Node) x).next == null", "a cast to a class in a condition"),
            ("x == new int[0]", "`new` in a condition"),
            ("x ==", "`` in a condition"),
        ] {
            assert_eq!(parse(text).map_err(|why| why.to_string()), Err(reason.to_owned()), "{text}");
        }
        assert!(parse(&"(".repeat(5000)).is_err() && parse(&"!".repeat(5000)).is_err());
    }

    #[test]
    fn numbers_end_where_a_name_begins() {
        assert_eq!(parse("1_000.5e-3"), Ok(Jml::Literal("1_000.5e-3".to_owned())));
        assert_eq!(parse("1-x"), parse("1 - x"));
        assert_eq!(parse("0x1e-1"), parse("0x1e - 1"));
    }
}
