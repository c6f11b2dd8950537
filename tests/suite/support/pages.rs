//! The pages of the documentation and their fenced blocks.

use std::path::Path;

use super::run::root;

/// A fenced block.
pub struct Block {
    /// `file:line` of its fence.
    pub place: String,
    /// What stands after the back-quotes.
    pub tag: String,
    /// The comment on the line before, without its marks.
    pub marker: Option<String>,
    pub text: String,
}

/// The pages, by their names relative to the root.
pub fn pages() -> Vec<String> {
    let mut pages = vec!["README.md".to_owned()];
    let folder = std::fs::read_dir(root().join("docs")).expect("there is documentation");
    let names = folder.map(|entry| entry.expect("the folder can be read").file_name());
    pages.extend(
        names
            .map(|name| format!("docs/{}", name.to_str().expect("pages have plain names")))
            .filter(|name| Path::new(name).extension().is_some_and(|ending| ending == "md")),
    );
    pages.sort();
    pages
}

/// The text of a page.
pub fn read(page: &str) -> String {
    std::fs::read_to_string(root().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"))
}

/// The blocks of all pages.
pub fn blocks() -> Vec<Block> {
    pages().iter().flat_map(|page| blocks_of(page)).collect()
}

/// The blocks of a page.
pub fn blocks_of(page: &str) -> Vec<Block> {
    let text = read(page);
    let lines: Vec<&str> = text.lines().collect();
    let mut blocks = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        if let Some(tag) = lines[at].strip_prefix("```") {
            let length = lines[at + 1..].iter().position(|line| *line == "```");
            let length = length.unwrap_or_else(|| panic!("{page}:{}: the block is not closed", at + 1));
            let before = at.checked_sub(1).map_or("", |before| lines[before]);
            let marker = before.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
            blocks.push(Block {
                place: format!("{page}:{}", at + 1),
                tag: tag.to_owned(),
                marker: marker.map(str::to_owned),
                text: lines[at + 1..][..length].iter().flat_map(|line| [line, "\n"]).collect(),
            });
            at += length + 1;
        }
        at += 1;
    }
    blocks
}
