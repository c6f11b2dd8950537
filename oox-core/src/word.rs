//! Words of reports that are known when the program is built, read back from a report.

use std::collections::BTreeSet;
use std::sync::Mutex;

use serde::{Deserialize, Deserializer};

/// A word of ours.
pub(crate) type Word = &'static str;

/// Words that were read. There are as many as reports have, and each is kept once.
static READ: Mutex<BTreeSet<Word>> = Mutex::new(BTreeSet::new());

fn known(text: &str) -> Word {
    // a set of words is right at any time
    let mut read = READ.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(word) = read.get(text) {
        return word;
    }
    let word: Word = Box::leak(text.to_owned().into_boxed_str());
    read.insert(word);
    word
}

/// Reads a word.
pub(crate) fn word<'de, D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
    String::deserialize(from).map(|text| known(&text))
}

/// Reads several words.
pub(crate) fn words<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Word>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    Ok(texts.iter().map(|text| known(text)).collect())
}
