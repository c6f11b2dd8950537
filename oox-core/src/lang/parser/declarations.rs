//! Classes, interfaces and their members. What a member promises is in `contracts.rs`.

use super::super::ast::{
    Constructor, Field, Member, Method, Param, Program, Super, TypeDecl, TypeDeclKind, TypeVariable,
};
use super::super::diagnostic::Diagnostic;
use super::super::span::Span;
use super::super::token::TokenKind;
use super::{Parsed, Parser, Stop};

/// The words before a member, each where it stands.
#[derive(Default)]
struct Modifiers {
    is_static: Option<Span>,
    is_abstract: Option<Span>,
    is_pure: Option<Span>,
    is_ordered: Option<Span>,
    is_helper: Option<Span>,
    is_native: Option<Span>,
    non_null: Option<Span>,
    is_owned: Option<Span>,
    is_prior: Option<Span>,
    is_volatile: Option<Span>,
    is_predicate: Option<Span>,
    is_trusted: Option<Span>,
}

/// The words before `class` and `interface`, in any order.
pub(super) const TYPE_MODIFIERS: [&str; 6] = ["abstract", "library", "hidden", "open", "text", "enum"];

impl Parser<'_> {
    pub(super) fn program(&mut self) -> Program {
        let mut types = Vec::new();
        while self.kind() != TokenKind::Eof {
            let failed_from = self.at;
            match self.type_decl() {
                Ok(decl) => types.push(decl),
                Err(Stop) => self.recover_type_decl(failed_from),
            }
        }
        Program { types }
    }

    fn type_decl(&mut self) -> Parsed<TypeDecl> {
        let start = self.span();
        let mut words: Vec<&str> = Vec::new();
        while TYPE_MODIFIERS.contains(&self.nth_word(0)) {
            words.push(self.nth_word(0));
            self.bump();
        }
        let has = |word: &str| words.contains(&word);
        if has("abstract") && self.at_word("interface") {
            let error = Diagnostic::error(self.since(start), "an interface is always abstract");
            self.complain(error.hint("leave out `abstract`"));
        }
        let kind = if self.eat(TokenKind::Class) {
            TypeDeclKind::Class
        } else if self.at_word("interface") {
            self.bump();
            TypeDeclKind::Interface
        } else {
            return Err(self.unexpected("`class` or `interface`"));
        };
        let name = self.ident("a name")?;
        let variables = self.type_variables()?;
        let mut extends = self.supertypes("extends")?;
        if kind == TypeDeclKind::Class && extends.len() > 1 {
            let error = Diagnostic::error(extends[1].name.span, "a class extends one class only");
            self.complain(error.hint("name the interfaces after `implements`"));
            extends.truncate(1);
        }
        let implements_at = self.span();
        let mut implements = self.supertypes("implements")?;
        if kind == TypeDeclKind::Interface && !implements.is_empty() {
            let error = Diagnostic::error(implements_at, "an interface implements nothing");
            self.complain(error.hint("name its parents after `extends`"));
            implements.clear();
        }
        let open = self.expect(TokenKind::LBrace)?;
        let members = self.members();
        self.close_brace(open);
        Ok(TypeDecl {
            kind,
            is_abstract: has("abstract") && kind == TypeDeclKind::Class,
            is_library: has("library"),
            is_hidden: has("hidden"),
            is_open: has("open"),
            is_text: has("text"),
            is_enum: has("enum"),
            name,
            variables,
            extends,
            implements,
            members,
            span: self.since(start),
        })
    }

    /// `<T, U extends C>`, or nothing.
    fn type_variables(&mut self) -> Parsed<Vec<TypeVariable>> {
        let mut variables = Vec::new();
        if self.eat(TokenKind::Lt) {
            variables.push(self.type_variable()?);
            while self.eat(TokenKind::Comma) {
                variables.push(self.type_variable()?);
            }
            self.expect(TokenKind::Gt)?;
        }
        Ok(variables)
    }

    fn type_variable(&mut self) -> Parsed<TypeVariable> {
        let name = self.ident("the name of a type variable")?;
        let mut bound = None;
        if self.at_word("extends") {
            self.bump();
            bound = Some(self.ident("a name")?);
        }
        Ok(TypeVariable { name, bound })
    }

    fn supertypes(&mut self, word: &str) -> Parsed<Vec<Super>> {
        let mut supers = Vec::new();
        if self.at_word(word) {
            self.bump();
            supers.push(self.supertype()?);
            while self.eat(TokenKind::Comma) {
                supers.push(self.supertype()?);
            }
        }
        Ok(supers)
    }

    fn supertype(&mut self) -> Parsed<Super> {
        Ok(Super { name: self.ident("a name")?, args: self.type_args()? })
    }

    fn members(&mut self) -> Vec<Member> {
        let mut members = Vec::new();
        while !matches!(self.kind(), TokenKind::RBrace | TokenKind::Eof) && !self.at_type_decl() {
            let failed_from = self.at;
            match self.member() {
                Ok(member) => members.push(member),
                Err(Stop) => self.recover_member(failed_from),
            }
        }
        members
    }

    fn member(&mut self) -> Parsed<Member> {
        if self.kind() == TokenKind::Minus {
            let error = Diagnostic::error(self.span(), "`-` does not start a member");
            self.complain(error.hint("a field is written `int f;`, without the `-` of older tools"));
            self.bump();
        }
        let start = self.span();
        if self.kind() == TokenKind::Static && self.nth(1) == TokenKind::LBrace {
            self.bump();
            return Ok(Member::StaticInit(self.block()?));
        }
        if self.at_word("invariant") && self.nth(1) == TokenKind::LParen {
            self.bump();
            let invariant = self.in_parens(Self::expr)?;
            self.end_member()?;
            return Ok(Member::Invariant(invariant));
        }
        let modifiers = self.modifiers();
        if self.kind().is_name() && self.nth(1) == TokenKind::LParen {
            let Modifiers {
                is_static,
                is_abstract,
                is_pure,
                is_ordered,
                is_helper,
                is_native,
                non_null,
                is_owned,
                is_prior,
                is_volatile,
                is_predicate,
                is_trusted,
            } = modifiers;
            self.forbid("constructor", &[("static", is_static), ("abstract", is_abstract)]);
            self.forbid("constructor", &[("pure", is_pure), ("ordered", is_ordered), ("nonnull", non_null)]);
            self.forbid("constructor", &[("native", is_native), ("owned", is_owned), ("prior", is_prior)]);
            self.forbid("constructor", &[("volatile", is_volatile), ("predicate", is_predicate)]);
            self.forbid("constructor", &[("trusted", is_trusted)]);
            return Ok(Member::Constructor(self.constructor(start, is_helper.is_some())?));
        }
        let ret = if self.eat(TokenKind::Void) {
            None
        } else if self.nth_is_type(0) {
            Some(self.declared_type()?)
        } else {
            return Err(self.unexpected("a member"));
        };
        let name = self.ident("a name")?;
        if self.kind() == TokenKind::LParen {
            self.forbid("method", &[("nonnull", modifiers.non_null), ("owned", modifiers.is_owned)]);
            self.forbid("method", &[("prior", modifiers.is_prior), ("volatile", modifiers.is_volatile)]);
            let params = self.params()?;
            let (spec, body) = self.spec_and_body()?;
            return Ok(Member::Method(Method {
                is_static: modifiers.is_static.is_some(),
                is_abstract: modifiers.is_abstract.is_some(),
                is_pure: modifiers.is_pure.is_some(),
                is_ordered: modifiers.is_ordered.is_some(),
                is_helper: modifiers.is_helper.is_some(),
                is_native: modifiers.is_native.is_some(),
                is_predicate: modifiers.is_predicate.is_some(),
                is_trusted: modifiers.is_trusted.is_some(),
                ret,
                name,
                params,
                spec,
                body,
                span: self.since(start),
            }));
        }
        let Some(ty) = ret else {
            return Err(self.unexpected("`(` after the name of a `void` method"));
        };
        self.forbid("field", &[("abstract", modifiers.is_abstract), ("pure", modifiers.is_pure)]);
        self.forbid("field", &[("ordered", modifiers.is_ordered), ("native", modifiers.is_native)]);
        self.forbid("field", &[("predicate", modifiers.is_predicate), ("trusted", modifiers.is_trusted)]);
        let init = if self.eat_assign() { Some(self.expr()?) } else { None };
        self.end_member()?;
        Ok(Member::Field(Field {
            is_helper: modifiers.is_helper.is_some(),
            is_static: modifiers.is_static.is_some(),
            non_null: modifiers.non_null.is_some(),
            is_owned: modifiers.is_owned.is_some(),
            is_prior: modifiers.is_prior.is_some(),
            is_volatile: modifiers.is_volatile.is_some(),
            ty,
            name,
            init,
            span: self.since(start),
        }))
    }

    fn end_member(&mut self) -> Parsed<()> {
        let next = self.nth_is_type(0)
            || matches!(
                self.kind(),
                TokenKind::Static | TokenKind::Void | TokenKind::Class | TokenKind::Minus
            );
        self.end(next)
    }

    fn modifiers(&mut self) -> Modifiers {
        let mut modifiers = Modifiers::default();
        loop {
            let span = self.span();
            let place = match self.nth_word(0) {
                _ if self.kind() == TokenKind::Static => &mut modifiers.is_static,
                "abstract" if self.at_modifier() => &mut modifiers.is_abstract,
                "pure" if self.at_modifier() => &mut modifiers.is_pure,
                "ordered" if self.at_modifier() => &mut modifiers.is_ordered,
                "helper" if self.at_modifier() || self.at_helper_constructor() => &mut modifiers.is_helper,
                "native" if self.at_modifier() => &mut modifiers.is_native,
                "nonnull" if self.at_modifier() => &mut modifiers.non_null,
                "owned" if self.at_modifier() => &mut modifiers.is_owned,
                "prior" if self.at_modifier() => &mut modifiers.is_prior,
                "volatile" if self.at_modifier() => &mut modifiers.is_volatile,
                "predicate" if self.at_modifier() => &mut modifiers.is_predicate,
                "trusted" if self.at_modifier() => &mut modifiers.is_trusted,
                word @ ("public" | "private" | "protected" | "final") if self.at_modifier() => {
                    let error = Diagnostic::error(span, format!("OOX has no modifier `{word}`"));
                    self.complain(error.hint(format!("leave out `{word}`")));
                    self.bump();
                    continue;
                }
                _ => return modifiers,
            };
            *place = Some(span);
            self.bump();
        }
    }

    /// Whether the word here is a modifier and not the type of what is declared: `pure T m()`, but `pure m()`.
    fn at_modifier(&self) -> bool {
        let starts_rest =
            |kind: TokenKind| kind.is_type_keyword() || matches!(kind, TokenKind::Static | TokenKind::Void);
        let (next, third) = (self.nth(1), self.nth(2));
        starts_rest(next)
            || next.is_name()
                && (third.is_name()
                    || matches!(third, TokenKind::LBracket | TokenKind::Lt)
                    || starts_rest(third))
    }

    /// `helper C(`: a constructor. A method whose result is of a class `helper` has that name in back-quotes.
    fn at_helper_constructor(&self) -> bool {
        self.nth(1).is_name() && self.nth(2) == TokenKind::LParen
    }

    fn forbid(&mut self, what: &str, modifiers: &[(&str, Option<Span>)]) {
        for &(word, span) in modifiers {
            if let Some(span) = span {
                self.complain(Diagnostic::error(span, format!("a {what} cannot be `{word}`")));
            }
        }
    }

    fn constructor(&mut self, start: Span, is_helper: bool) -> Parsed<Constructor> {
        let name = self.ident("a name")?;
        let params = self.params()?;
        let (spec, body) = self.spec_and_body()?;
        Ok(Constructor { is_helper, name, params, spec, body, span: self.since(start) })
    }

    fn params(&mut self) -> Parsed<Vec<Param>> {
        self.expect(TokenKind::LParen)?;
        self.list(TokenKind::RParen, |parser| {
            let [is_generic, non_null] = ["generic", "nonnull"].map(|word| {
                let is_there = parser.at_word(word) && parser.at_modifier();
                if is_there {
                    parser.bump();
                }
                is_there
            });
            let ty = parser.declared_type()?;
            Ok(Param { is_generic, non_null, ty, name: parser.ident("the name of the parameter")? })
        })
    }

    /// `( ... )` around something that is not a grouped expression.
    pub(super) fn in_parens<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.expect(TokenKind::LParen)?;
        let inside = parse(self)?;
        self.expect(TokenKind::RParen)?;
        Ok(inside)
    }
}
