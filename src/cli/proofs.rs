//! The flags of proofs: `ooxide verify --modular`.

use clap::{Args, ValueEnum};

/// Whether methods are explored or proved.
#[derive(Args)]
#[command(next_help_heading = "Proofs (see docs/modular.md)")]
pub struct Proofs {
    /// Prove each method once, by its contract and its permissions, for inputs of any size
    #[arg(long)]
    pub modular: bool,
    /// How methods are verified
    #[arg(long, value_enum, value_name = "MODE", default_value = "bounded")]
    pub mode: VerifyMode,
    /// Levels of predicates that are opened and closed without being told
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=8))]
    pub infer: u32,
    /// Open, close and use nothing without being told
    #[arg(long)]
    pub no_infer: bool,
    /// Look for no input that shows what is not proved
    #[arg(long)]
    pub no_bridge: bool,
}

/// How methods are verified.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum VerifyMode {
    /// All paths within the bounds, with an input for each violation
    Bounded,
    /// The same as --modular
    Modular,
}

impl Proofs {
    /// Whether methods are proved.
    pub fn is_modular(&self) -> bool {
        self.modular || self.mode == VerifyMode::Modular
    }

    /// How many levels of predicates are opened and closed.
    pub fn levels(&self) -> u32 {
        if self.no_infer { 0 } else { self.infer }
    }
}
