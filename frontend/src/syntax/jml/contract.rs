//! What JML comments hold: clauses of contracts, modifiers, invariants, statements.

use oox_core::lang::diagnostic::{Diagnostic, Subject};
use oox_core::lang::span::Span;

use super::super::tree::{
    Block, Expr, ExprKind, Ident, JmlCondition, JmlWords, Lit, MethodDecl, MethodKind, Modifiers, Param,
    Prim, SpecClause, SpecClauseKind, Stmt, StmtKind, StoreRef, TypeKind, TypeRef, TypeSegment,
};
use super::attach::{Item, ItemKind};
use super::lexer::{Token, TokenKind};
use super::words::{Word, is_keyword, is_of_class, meaning, misspelt};
use super::{Parsed, Parser, Stop};

impl Parser<'_> {
    /// All constructs; those with errors are left out and reported.
    pub(super) fn items(&mut self) -> Vec<Item> {
        let mut items = Vec::new();
        while self.token().kind != TokenKind::End {
            let start = self.at;
            if self.item(&mut items).is_err() {
                self.recover(start);
            }
        }
        items
    }

    /// To the end of the construct that began at `start`, as far as can be seen.
    fn recover(&mut self, start: usize) {
        let stopped = self.at.max(start + 1);
        let mut depth = 0_i64;
        self.at = start;
        while self.token().kind != TokenKind::End {
            let begins = self.token().is_first && is_keyword(self.text_at(0));
            if self.at >= stopped && begins {
                return;
            }
            match self.next().kind {
                TokenKind::Sign("(" | "[" | "{" | "{|") => depth += 1,
                TokenKind::Sign(")" | "]" | "}" | "|}") => depth -= 1,
                TokenKind::Sign(";") if depth <= 0 && self.at >= stopped => return,
                _ => {}
            }
        }
    }

    fn item(&mut self, items: &mut Vec<Item>) -> Parsed<()> {
        let first = self.token();
        if first.kind == TokenKind::Sign(";") {
            self.next();
            return Ok(());
        }
        let mut is_static = false;
        while let Some(Word::Prefix) = self.word_here() {
            is_static |= self.is_word("static");
            self.next();
        }
        if self.is_specification_only() {
            while !self.is_word("model") && !self.is_word("ghost") {
                self.next();
            }
        }
        let word = self.text_at(0);
        let begins_comment = first.is_first && self.token().start == first.start;
        let Some(meaning) = self.word_here() else { return self.unknown_word(begins_comment) };
        let keyword = self.at;
        self.next();
        let kind = match meaning {
            Word::Requires => {
                self.clause(first.start, keyword, |this| Ok(SpecClauseKind::Requires(this.expr()?)))?
            }
            Word::Ensures => {
                self.clause(first.start, keyword, |this| Ok(SpecClauseKind::Ensures(this.expr()?)))?
            }
            Word::Signals => self.clause(first.start, keyword, Self::signals)?,
            Word::SignalsOnly => self.clause(first.start, keyword, Self::signals_only)?,
            Word::Assignable => self.clause(first.start, keyword, Self::assignable)?,
            Word::Invariant => ItemKind::Invariant { is_static, said: self.said(keyword)? },
            Word::Assert => ItemKind::Statement(StmtKind::JmlAssert(self.said(keyword)?)),
            Word::Assume => ItemKind::Statement(StmtKind::JmlAssume(self.condition()?)),
            Word::Unreachable => {
                self.expect(";")?;
                let kind = ExprKind::Lit(Lit::Boolean(false));
                let cond = Expr::new(self.since(first.start), kind);
                let words = self.words_since(keyword);
                ItemKind::Statement(StmtKind::JmlAssert(JmlCondition { cond, words }))
            }
            Word::LoopInvariant => ItemKind::LoopInvariant(self.said(keyword)?),
            Word::Predicate => ItemKind::Predicate(self.predicate(first.start)?),
            Word::Ghost(word) => ItemKind::Statement(StmtKind::Ghost(word, self.condition()?)),
            Word::Also => ItemKind::Also,
            Word::Behavior(behavior) => ItemKind::Behavior(behavior),
            Word::Modifier(modifier) => ItemKind::Modifier(modifier),
            Word::UnusedModifier => {
                self.ignored(first.start, word, "is not used");
                return Ok(());
            }
            Word::Unused => {
                self.pass();
                self.ignored(first.start, word, "is not used");
                return Ok(());
            }
            Word::Unsupported => {
                self.pass();
                self.ignored(first.start, word, "is not supported and ignored");
                return Ok(());
            }
            Word::Prefix => return Err(self.unexpected("a JML keyword")),
        };
        items.push(Item { kind, word: word.to_owned(), span: self.since(first.start) });
        Ok(())
    }

    /// Whether the modifiers here are those of a `model` or `ghost` declaration.
    fn is_specification_only(&self) -> bool {
        let mut offset = 0;
        loop {
            match self.text_at(offset) {
                "model" | "ghost" => return true,
                word if matches!(
                    meaning(word),
                    Some(Word::Prefix | Word::Modifier(_) | Word::UnusedModifier)
                ) => {}
                _ => return false,
            }
            offset += 1;
        }
    }

    fn word_here(&self) -> Option<Word> {
        if self.token().kind == TokenKind::Word { meaning(self.text_at(0)) } else { None }
    }

    /// What begins with no word of JML: a word that was misspelt, or prose.
    fn unknown_word(&mut self, begins_comment: bool) -> Parsed<()> {
        let shown = self.text_at(0);
        let near = misspelt(shown);
        let mut end = self.at + 1;
        while end < self.tokens.len() && !self.tokens[end].is_first && self.tokens[end].kind != TokenKind::End
        {
            end += 1;
        }
        let is_word = self.token().kind == TokenKind::Word;
        // nobody writes `\result` in prose
        let has_backslash = self.tokens[self.at..end].iter().any(|token| token.kind == TokenKind::Backslash);
        let is_clause = is_word && (self.tokens[end - 1].kind == TokenKind::Sign(";") || has_backslash);
        if !begins_comment || near.is_some() || is_clause {
            if !is_word {
                return Err(self.unexpected("a JML keyword"));
            }
            let hint = match near {
                Some(near) => format!("did you mean `{near}`?"),
                None => "a comment that is not meant as JML begins without `@`".to_owned(),
            };
            let message = format!("`{shown}` is not a JML keyword");
            self.report.push(Diagnostic::error(self.span(), message).hint(hint));
            return Err(Stop);
        }
        self.warn(self.span(), format!("`{shown}` is not a JML keyword: this comment is ignored"));
        self.at = end;
        Ok(())
    }

    /// Leaves a trace of a construct that nothing is made of.
    fn ignored(&mut self, start: usize, word: &str, how: &str) {
        let warning = Diagnostic::warning(self.since(start), format!("JML: `{word}` {how}"));
        self.report
            .push(warning.about(Subject::Ignored { word: word.to_owned(), is_of_class: is_of_class(word) }));
    }

    /// Passes a construct up to its `;`, or its body in braces.
    fn pass(&mut self) {
        let mut depth = 0_i64;
        while self.token().kind != TokenKind::End {
            match self.next().kind {
                TokenKind::Sign("(" | "[" | "{" | "{|") => depth += 1,
                TokenKind::Sign(")" | "]" | "|}") => depth -= 1,
                TokenKind::Sign("}") => {
                    depth -= 1;
                    if depth <= 0 {
                        return;
                    }
                }
                TokenKind::Sign(";") if depth <= 0 => return,
                _ => {}
            }
        }
    }

    fn condition(&mut self) -> Parsed<Expr> {
        let cond = self.expr()?;
        self.expect(";")?;
        Ok(cond)
    }

    /// A condition with the construct that it stands in, which began at this token.
    fn said(&mut self, keyword: usize) -> Parsed<JmlCondition> {
        let cond = self.condition()?;
        Ok(JmlCondition { cond, words: self.words_since(keyword) })
    }

    /// A construct that began at this token and whose `;` was read, on one line.
    fn words_since(&self, keyword: usize) -> JmlWords {
        let text = |token: &Token| &self.text[token.start..token.end];
        let mut rest = String::new();
        for pair in self.tokens[keyword..self.at.saturating_sub(1).max(keyword)].windows(2) {
            if !rest.is_empty() && pair[1].start > pair[0].end {
                rest.push(' ');
            }
            rest.push_str(text(&pair[1]));
        }
        JmlWords { keyword: text(&self.tokens[keyword]).to_owned(), rest }
    }

    fn clause(
        &mut self,
        start: usize,
        keyword: usize,
        parse: impl FnOnce(&mut Self) -> Parsed<SpecClauseKind>,
    ) -> Parsed<ItemKind> {
        let kind = parse(self)?;
        self.expect(";")?;
        let words = self.words_since(keyword);
        Ok(ItemKind::Clause(SpecClause { kind, words, span: self.since(start) }))
    }

    /// `p(T x) { return A; }`, or only `p(T x);`
    fn predicate(&mut self, start: usize) -> Parsed<MethodDecl> {
        let name = self.ident()?;
        self.expect("(")?;
        let mut params = Vec::new();
        while !self.eat(")") {
            if !params.is_empty() {
                self.expect(",")?;
            }
            let ty = self.ty()?;
            params.push(Param {
                modifiers: Modifiers::default(),
                ty,
                is_varargs: false,
                name: self.ident()?,
            });
        }
        let mut body = None;
        if !self.eat(";") {
            let open = self.token().start;
            self.expect("{")?;
            let stmt = self.token().start;
            if !self.eat_word("return") {
                return Err(self.unexpected("`return`: a predicate is one assertion"));
            }
            let value = self.condition()?;
            let stmts = vec![Stmt { kind: StmtKind::Return(Some(value)), span: self.since(stmt) }];
            self.expect("}")?;
            body = Some(Block { stmts, span: self.since(open) });
        }
        let modifiers = Modifiers {
            is_public: true,
            is_abstract: body.is_none(),
            is_pure: true,
            is_helper: true,
            is_predicate: true,
            ..Modifiers::default()
        };
        let ret = TypeRef { kind: TypeKind::Prim(Prim::Boolean), span: name.span };
        Ok(MethodDecl {
            kind: MethodKind::Method,
            modifiers,
            type_params: Vec::new(),
            ret: Some(ret),
            name,
            params,
            throws: Vec::new(),
            contract: None,
            body,
            span: self.since(start),
        })
    }

    /// `(T x) E`, or only `E` for all exceptions.
    fn signals(&mut self) -> Parsed<SpecClauseKind> {
        if !self.is_typed_signals() {
            let span = self.span();
            let segment =
                |name: &str| TypeSegment { name: Ident { text: name.to_owned(), span }, args: None };
            let ty =
                TypeRef { kind: TypeKind::Named(["java", "lang", "Throwable"].map(segment).into()), span };
            let cond = Some(self.expr()?);
            return Ok(SpecClauseKind::Signals { ty, name: None, cond });
        }
        self.expect("(")?;
        let ty = self.ty()?;
        let name: Option<Ident> = if self.is_sign(")") { None } else { Some(self.ident()?) };
        self.expect(")")?;
        let cond = if self.is_sign(";") { None } else { Some(self.expr()?) };
        Ok(SpecClauseKind::Signals { ty, name, cond })
    }

    /// `(T)`, `(T x)`: a type in parentheses with nothing or a name after it.
    fn is_typed_signals(&self) -> bool {
        if !self.is_sign("(") || self.kind_at(1) != TokenKind::Word {
            return self.is_sign("(") && self.kind_at(1) == TokenKind::Sign(")");
        }
        let Some(end) = self.type_end(1) else { return false };
        let is_capital = self.text_at(end - 1).starts_with(char::is_uppercase);
        match self.kind_at(end) {
            TokenKind::Sign(")") => is_capital,
            TokenKind::Word => self.kind_at(end + 1) == TokenKind::Sign(")"),
            _ => false,
        }
    }

    fn signals_only(&mut self) -> Parsed<SpecClauseKind> {
        if self.token().kind == TokenKind::Backslash && self.text_at(0) == "\\nothing" {
            self.next();
            return Ok(SpecClauseKind::SignalsOnly(Vec::new()));
        }
        let mut types = vec![self.ty()?];
        while self.eat(",") {
            types.push(self.ty()?);
        }
        Ok(SpecClauseKind::SignalsOnly(types))
    }

    fn assignable(&mut self) -> Parsed<SpecClauseKind> {
        if self.token().kind == TokenKind::Backslash {
            match self.text_at(0) {
                "\\nothing" | "\\strictly_nothing" => {
                    self.next();
                    return Ok(SpecClauseKind::Assignable(Some(Vec::new())));
                }
                "\\everything" | "\\not_specified" => {
                    self.next();
                    return Ok(SpecClauseKind::Assignable(None));
                }
                _ => return Err(self.unexpected("a place, `\\nothing` or `\\everything`")),
            }
        }
        let mut places = vec![self.place()?];
        while self.eat(",") {
            places.push(self.place()?);
        }
        Ok(SpecClauseKind::Assignable(Some(places)))
    }

    /// `e.f`, `a[i]`, `e.*`, `a[*]`, `a[i..j]`
    fn place(&mut self) -> Parsed<StoreRef> {
        let start = self.token().start;
        let mut place = if self.eat_word("this") {
            Expr::new(self.since(start), ExprKind::This(None))
        } else if self.eat_word("super") {
            Expr::new(self.since(start), ExprKind::Super(None))
        } else {
            let name = self.ident()?;
            Expr::new(name.span, ExprKind::Name(name))
        };
        for _ in 0..super::super::MAX_DEPTH {
            if self.eat(".") {
                if self.eat("*") {
                    return Ok(StoreRef::AllFields(place));
                }
                let name = self.ident()?;
                let kind = ExprKind::Field(Box::new(place), name);
                place = Expr::new(self.since(start), kind);
            } else if self.eat("[") {
                if self.eat("*") {
                    self.expect("]")?;
                    return Ok(StoreRef::AllElements(place));
                }
                let index = self.expr()?;
                if self.eat("..") {
                    let last = self.expr()?;
                    self.expect("]")?;
                    return Ok(StoreRef::Elements(place, index, last));
                }
                self.expect("]")?;
                let kind = ExprKind::Index(Box::new(place), Box::new(index));
                place = Expr::new(self.since(start), kind);
            } else {
                return Ok(StoreRef::Place(place));
            }
        }
        let span: Span = self.since(start);
        Err(self.stop(span, "JML: nested too deeply"))
    }
}
