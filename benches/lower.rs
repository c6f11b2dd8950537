//! How long `ooxide lower --check` takes on trees of generated Java files, so that nothing has to be fetched. The time for
//! one file should not grow with the tree.
//!
//! Every row is a run of the real program. Nothing here can fail: what is translated is the business of the tests.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Files of a tree.
const SIZES: [usize; 4] = [125, 250, 500, 1000];
/// Classes above one another before a new line of them begins.
const DEPTH: usize = 8;

fn main() -> io::Result<()> {
    println!("{:>6} {:>9} {:>8} {:>12}", "files", "methods", "ms", "ms per file");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lower-bench");
    for size in SIZES {
        // what an earlier run left there
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        let package = folder.join("made");
        fs::create_dir_all(&package)?;
        for index in 0..size {
            fs::write(package.join(format!("C{index}.java")), source(index, size))?;
        }
        let begin = Instant::now();
        let output =
            Command::new(env!("CARGO_BIN_EXE_ooxide")).args(["lower", "--check"]).arg(&folder).output()?;
        let milliseconds = begin.elapsed().as_millis();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut words = text.split_whitespace().skip_while(|word| *word != "methods");
        let methods = words.nth(1).unwrap_or("?");
        let tenths = milliseconds * 10 / size as u128;
        println!("{size:>6} {methods:>9} {milliseconds:>8} {:>10}.{}", tenths / 10, tenths % 10);
    }
    fs::remove_dir_all(&folder)
}

/// A class with overrides, private methods, overloads, a lambda, an anonymous class and calls of other classes.
fn source(index: usize, size: usize) -> String {
    let mut text = String::from("package made;\n\nimport java.util.ArrayList;\nimport java.util.List;\n\n");
    // the topmost class of the line
    let first = index - index % DEPTH;
    let above = if first == index { String::new() } else { format!(" extends C{}", index - 1) };
    let other = (index * 7 + 3) % size;
    let _ = writeln!(text, "public class C{index}{above} implements Comparable<C{first}> {{");
    let _ = writeln!(text, "    private int own{index};");
    let _ = writeln!(text, "    @Override public int compareTo(C{first} to) {{ return 0; }}");
    let _ = writeln!(text, "    @Override public String toString() {{ return \"C{index} \" + own{index}; }}");
    for method in 0..8 {
        let _ = writeln!(text, "    private int step{method}(int x) {{ return x * {method} + own{index}; }}");
        let _ = writeln!(
            text,
            "    public int run{method}(int x) {{ return step{method}(x) + run{method}(\"a\"); }}"
        );
        let _ = writeln!(text, "    public int run{method}(String s) {{ return s.length() + {method}; }}");
    }
    let _ = writeln!(
        text,
        "    public List<Integer> collect(int n) {{
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {{
            all.add(new C{other}().run0(i));
        }}
        all.removeIf(each -> each > own{index});
        Runnable later = new Runnable() {{ @Override public void run() {{ all.clear(); }} }};
        later.run();
        return all;
    }}
}}"
    );
    text
}
