//! Lines of a test, with the places at which they may be broken. Long ones are broken after a comma or before `&&` and `||`,
//! and after `=` where nothing else is left.

/// How far the statements of a test are indented.
pub const INDENT: &str = "        ";
/// Longer lines are broken.
const LONGEST: usize = 110;

/// A line on its way.
#[derive(Clone, Debug, Default)]
pub struct Line {
    text: String,
    breaks: Vec<Break>,
    /// Parentheses that are open.
    depth: i32,
}

/// A place at which a line may be broken.
#[derive(Clone, Copy, Debug)]
struct Break {
    kind: BreakKind,
    /// Where the sign stands, in bytes.
    sign: usize,
    /// Where the next line begins, in bytes.
    next: usize,
    /// Parentheses that are open there.
    depth: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BreakKind {
    Comma,
    /// A comma before a lambda without parameters.
    BeforeLambda,
    Operator,
    Assignment,
}

impl Line {
    /// An empty line with so many blanks before it.
    pub fn indented(blanks: usize) -> Self {
        Self { text: " ".repeat(blanks), ..Self::default() }
    }

    /// Writes something that is never broken and has no parentheses that matter.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// `(`
    pub fn open(&mut self) {
        self.text.push('(');
        self.depth += 1;
    }

    /// `)`
    pub fn close(&mut self) {
        self.text.push(')');
        self.depth -= 1;
    }

    /// `, `
    pub fn comma(&mut self, is_before_lambda: bool) {
        let kind = if is_before_lambda { BreakKind::BeforeLambda } else { BreakKind::Comma };
        self.break_at(kind, 1);
        self.text.push_str(", ");
    }

    /// ` = `
    pub fn assignment(&mut self) {
        self.text.push(' ');
        self.break_at(BreakKind::Assignment, 1);
        self.text.push_str("= ");
    }

    /// ` && `, ` || `
    pub fn junction(&mut self, sign: &str) {
        self.text.push(' ');
        self.break_at(BreakKind::Operator, 0);
        self.text.push_str(sign);
        self.text.push(' ');
    }

    fn break_at(&mut self, kind: BreakKind, length: usize) {
        let sign = self.text.len();
        self.breaks.push(Break { kind, sign, next: sign + length, depth: self.depth });
    }

    /// As it is.
    pub fn text(&self) -> &str {
        self.text.trim_end()
    }

    /// On several lines if it is long.
    pub fn broken(&self) -> String {
        if self.text.chars().count() <= LONGEST {
            return self.text().to_owned();
        }
        let Some(at) = self.last_fitting().filter(|at| *at < self.text.len()) else {
            return self.text.clone();
        };
        let indent = self.text.len() - self.text.trim_start().len();
        let blanks = indent.max(INDENT.len()) + if indent > 12 { 0 } else { 8 };
        let rest = self.text[at..].trim_start();
        let skipped = self.text.len() - rest.len();
        let breaks = self.breaks.iter().filter(|it| it.sign >= skipped);
        let moved = |place: usize| place - skipped + blanks;
        let breaks = breaks.map(|it| Break { sign: moved(it.sign), next: moved(it.next), ..*it });
        let rest = Self {
            breaks: breaks.collect(),
            text: format!("{}{rest}", " ".repeat(blanks)),
            depth: self.depth,
        };
        format!("{}\n{}", self.text[..at].trim_end(), rest.broken())
    }

    /// The last place at which what stands before it fits, or the first one at all. Where a call inside of a lambda would be
    /// broken, the whole lambda goes to the next line.
    fn last_fitting(&self) -> Option<usize> {
        let (mut at, mut depth_at, mut before_lambda) = (None, 0, None);
        for it in &self.breaks {
            if at.is_some() && self.text[..it.sign].chars().count() > LONGEST - 4 {
                break;
            }
            match it.kind {
                BreakKind::Assignment if at.is_some() => {}
                BreakKind::Assignment => at = Some(it.next),
                BreakKind::Comma | BreakKind::Operator | BreakKind::BeforeLambda => {
                    (at, depth_at) = (Some(it.next), it.depth);
                    if it.kind == BreakKind::BeforeLambda {
                        before_lambda = Some((it.next, it.depth));
                    }
                }
            }
        }
        before_lambda.filter(|(_, depth)| depth_at > *depth).map(|(before, _)| before).or(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(args: &[String], is_lambda_last: bool) -> Line {
        let mut line = Line::indented(8);
        line.push("assertEquals");
        line.open();
        for (index, arg) in args.iter().enumerate() {
            if index > 0 {
                line.comma(is_lambda_last && index + 1 == args.len());
            }
            line.push(arg);
        }
        line.close();
        line.push(";");
        line
    }

    #[test]
    fn long_lines_are_broken_after_the_last_comma_that_fits() {
        let args: Vec<String> = (0..12).map(|number| format!("argument{number}")).collect();
        let broken = call(&args, false).broken();
        let lines: Vec<&str> = broken.lines().collect();
        assert_eq!(lines.len(), 2, "{broken}");
        assert!(
            lines[0].ends_with("argument6,") && lines[1].starts_with("                argument7,"),
            "{broken}"
        );
    }

    #[test]
    fn what_cannot_be_broken_stays() {
        let long = "x".repeat(200);
        assert_eq!(call(std::slice::from_ref(&long), false).broken().lines().count(), 1);
        let two = call(&["a".to_owned(), long], true).broken();
        assert!(two.starts_with("        assertEquals(a,\n                xxx"), "{two}");
    }
}
