//! Whether there are colours in what is printed: decided once, by a flag.

use std::sync::OnceLock;

use crate::cli::Color;

static CHOSEN: OnceLock<Color> = OnceLock::new();

/// Decides it. What was decided stays.
pub fn choose(when: Color) {
    CHOSEN.get_or_init(|| when);
}

/// Whether there are colours in what goes to a terminal, or to something that is none.
pub fn is_wanted(is_terminal: bool) -> bool {
    match CHOSEN.get().copied().unwrap_or(Color::Auto) {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => is_terminal && std::env::var_os("NO_COLOR").is_none(),
    }
}
