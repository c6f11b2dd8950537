//! `ooxide merge`: the reports of shares of the methods as one, byte for byte what one run would have written.

use std::path::Path;

use oox_core::verdict::SCHEMA;
use serde::Deserialize;

use crate::cli::MergeArgs;
use crate::input::read;
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::print;

/// The report of a share.
struct Share {
    /// The methods, as they are written.
    methods: Vec<String>,
    verdicts: Vec<String>,
    /// Which share it is: `2/5`.
    shard: String,
    interrupted: bool,
}

/// Puts reports together.
pub fn run(args: &MergeArgs) -> Result<Status, Problem> {
    let shares: Vec<Share> = args.reports.iter().map(|file| share(file)).collect::<Result<_, _>>()?;
    let most = shares.iter().map(|share| share.methods.len()).max().unwrap_or_default();
    let expected = (1..=shares.len()).map(|index| format!("{index}/{}", shares.len()));
    let given: Vec<&str> = shares.iter().map(|share| share.shard.as_str()).collect();
    if !expected.eq(given.iter().copied()) {
        return Err(Problem::call(
            format!("these are not the shares of one run in their order: {}", given.join(", ")),
            "give the reports of all shares, the first one first",
        ));
    }
    let methods = (0..most).flat_map(|index| shares.iter().filter_map(move |share| share.methods.get(index)));
    let methods: Vec<&str> = methods.map(String::as_str).collect();
    let interrupted = shares.iter().any(|share| share.interrupted);
    let note = if interrupted { "  \"interrupted\": true,\n" } else { "" };
    let list = if methods.is_empty() { "[]".to_owned() } else { format!("[\n{}\n  ]", methods.join(",\n")) };
    print(&format!("{{\n  \"schema\": \"{SCHEMA}\",\n{note}  \"methods\": {list}\n}}\n"))?;
    let has = |word: &str| shares.iter().flat_map(|share| &share.verdicts).any(|verdict| verdict == word);
    let status = if has("invalid") || has("deadlock") {
        Status::Violated
    } else if has("possible") || has("unknown") {
        Status::Inconclusive
    } else {
        Status::Fine
    };
    Ok(if interrupted { status.unfinished() } else { status })
}

fn share(file: &Path) -> Result<Share, Problem> {
    #[derive(Deserialize)]
    struct Document {
        schema: String,
        #[serde(default)]
        interrupted: bool,
        #[serde(default)]
        shard: String,
        methods: Vec<Method>,
    }
    #[derive(Deserialize)]
    struct Method {
        verdict: String,
    }
    let text = read(file)?;
    let refused = |why: String| {
        Problem::call(
            format!("{}: {why}", file.display()),
            "write it with `ooxide verify --shard I/N --format json`",
        )
    };
    let document: Document = serde_json::from_str(&text).map_err(|error| refused(error.to_string()))?;
    let methods = methods(&text);
    if document.schema != SCHEMA || methods.len() != document.methods.len() {
        return Err(refused("this is no report as we write it".to_owned()));
    }
    let verdicts = document.methods.into_iter().map(|method| method.verdict).collect();
    Ok(Share { methods, verdicts, shard: document.shard, interrupted: document.interrupted })
}

/// The methods of a report as we write it: each from its opening brace to its closing one, which stand alone in their lines.
fn methods(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines() {
        if line == "    {" {
            lines.clear();
        }
        lines.push(line);
        if matches!(line, "    }" | "    },") {
            found.push(lines.join("\n").trim_end_matches(',').to_owned());
            lines.clear();
        }
    }
    found
}
