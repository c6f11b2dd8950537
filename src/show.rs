//! `ooxide show`

use oox_core::ir::to_dot;

use crate::Status;
use crate::cli::ShowArgs;
use crate::input::{self, find_entry, print, write_file};
use crate::problems::Problem;

/// Prints the control-flow graph of a method.
pub fn run(args: &ShowArgs) -> Result<Status, Problem> {
    let input = input::load(&args.paths)?;
    let methods = find_entry(&input.program, &args.cfg)?;
    let mut out = String::new();
    for id in methods {
        let name = input.program.qualified_name(id);
        let Some(body) = input.program.method(id).body else {
            return Err(Problem::call(format!("`{name}` has no body"), "choose a method that has one"));
        };
        let class = &input.program.class(input.program.method(id).class).name;
        let title = format!("{class}.{}", input.program.signature(id));
        out.push_str(&to_dot(&input.program, input.program.body(body), &input.sources, &title));
    }
    match &args.out {
        Some(folder) => {
            let file = write_file(folder, &format!("{}.dot", args.cfg.replace(['(', ')', ','], "_")), &out)?;
            print(&format!("{}\n", file.display()))?;
        }
        None => print(&out)?,
    }
    Ok(Status::Fine)
}
