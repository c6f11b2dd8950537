//! Pictures of a case: its heap before and after the run.
//!
//! `model` says what is drawn, `layout` where, and `svg`, `dot` and `text` write it down. Nothing here needs a tool
//! outside, and equal cases give equal bytes.

pub mod columns;
pub mod dot;
pub mod layout;
pub mod model;
mod palette;
pub mod svg;
pub mod text;

use oox_core::case::Case;

use crate::mark::{Comment, marked};

/// The forms of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A standalone drawing.
    Svg,
    /// Graphviz source.
    Dot,
    /// Lines for the terminal.
    Text,
}

impl Form {
    /// The ending of a file of this form.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Dot => "dot",
            Self::Text => "txt",
        }
    }
}

/// Draws a case.
pub fn draw(case: &Case, form: Form) -> String {
    let picture = model::Picture::new(case);
    match form {
        Form::Svg => svg::write(&picture),
        Form::Dot => dot::write(&picture),
        Form::Text => text::write(case, &picture),
    }
}

/// Draws a case for a file.
pub fn draw_marked(case: &Case, form: Form) -> String {
    let drawn = draw(case, form);
    match form {
        Form::Svg => marked(drawn, Comment::Markup),
        Form::Dot => marked(drawn, Comment::Slashes),
        Form::Text => marked(drawn, Comment::Below),
    }
}
