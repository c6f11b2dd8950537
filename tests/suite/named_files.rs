//! A command that is given a file is about the classes of that file. Files that it leads to are read for what they declare and
//! for what is called; what is wrong in them is no reason to give up.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::support::run;

/// A small shop: `Cart` leads to `Item`, and that to `Stock`.
const SHOP: [(&str, &str); 4] = [
    (
        "Cart",
        "package shop;
        public class Cart {
            private Item item;
            public void put(Item item) { this.item = item; }
            public int total() { return item == null ? 0 : item.price() * 2; }
            public static class Line { int twice(int n) { return n + n; } }
        }",
    ),
    (
        "Item",
        "package shop;
        public class Item {
            private final int price;
            public Item(int price) {
                if (price < 0) throw new IllegalArgumentException();
                this.price = price;
            }
            public int price() { return price; }
            public int neverCalled(Stock stock) { return stock.left(this) / 0; }
            //@ ensures \\result == 1;
            public int wrong() { return 2; }
        }",
    ),
    (
        "Stock",
        "package shop;
        public class Stock {
            public int left(Item item) { return item == null ? 0 : item.price(); }
            public int mistake() { return thereIsNoSuchName; }
        }",
    ),
    ("Other", "package shop; public class Other { public int far() { return 4; } }"),
];

struct Project {
    root: PathBuf,
}

impl Project {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let root = run::folder("named_files", name);
        fs::create_dir_all(root.join("src/shop")).expect("a folder can be made");
        for (class, text) in files {
            fs::write(root.join(format!("src/shop/{class}.java")), text).expect("a file can be written");
        }
        Self { root }
    }

    /// Runs a command, which must end with this status; gives what it says.
    fn says(&self, args: &[&str], status: i32) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
        let output: Output = command.args(args).current_dir(&self.root).output().expect("ooxide starts");
        let text =
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(status), "{args:?}\n{text}");
        text
    }
}

fn has(text: &str, there: &[&str], not_there: &[&str]) {
    for part in there {
        assert!(text.contains(part), "{part}\n{text}");
    }
    for part in not_there {
        assert!(!text.contains(part), "{part}\n{text}");
    }
}

const GEN: [&str; 4] = ["--graphs", "none", "--time", "none"];

#[test]
fn gen_tests_the_classes_of_the_named_file() {
    // javac reads all of these files
    let right = SHOP.map(|(class, text)| (class, text.replace("thereIsNoSuchName", "1")));
    let files: Vec<(&str, &str)> = right.iter().map(|(class, text)| (*class, text.as_str())).collect();
    let project = Project::new("gen", &files);
    let args = [&["gen", "src/shop/Cart.java", "--out", "tests", "--coverage"], &GEN[..]].concat();
    let text = project.says(&args, 0);
    has(
        &text,
        &["CartTest.java", "CartLineTest.java", "shop.Cart "],
        &["ItemTest", "shop.Item", "Stock", "mistake"],
    );
    // objects of the other classes are built as always
    let tests = fs::read_to_string(project.root.join("tests/shop/CartTest.java")).expect("it is there");
    has(&tests, &["new Item("], &["setField"]);
    let text = project.says(&[&["gen", "src/shop/Item.java", "--dry-run"], &GEN[..]].concat(), 1);
    has(&text, &["ItemTest.java", "ItemViolationTest.java", "wrong()"], &["Cart", "StockTest"]);
}

#[test]
fn gen_tests_all_files_of_a_folder_and_what_is_asked_for_by_name() {
    let project = Project::new("gen-all", &SHOP);
    // `mistake` is an error now
    let text = project.says(&[&["gen", "src", "--dry-run"], &GEN[..]].concat(), 2);
    has(&text, &["CartTest.java", "ItemTest.java", "StockTest.java", "OtherTest.java"], &[]);
    let by_name = ["gen", "src/shop/Cart.java", "--class", "Item", "--method", "price", "--dry-run"];
    let text = project.says(&[&by_name[..], &GEN].concat(), 0);
    has(&text, &["ItemTest.java", "price()"], &["CartTest", "wrong()"]);
    let two = ["gen", "src/shop/Cart.java", "src/shop/Other.java", "--dry-run"];
    let text = project.says(&[&two[..], &GEN].concat(), 0);
    has(&text, &["CartTest.java", "OtherTest.java"], &["ItemTest"]);
}

#[test]
fn verify_judges_the_methods_of_the_named_file() {
    let project = Project::new("verify", &SHOP);
    let text = project.says(&["verify", "src/shop/Cart.java"], 0);
    has(
        &text,
        &["Cart.total", "Cart.put", "Cart.Line.twice", "3 methods"],
        &["Item.", "wrong", "Stock", "mistake"],
    );
    let text = project.says(&["verify", "src/shop/Item.java", "--method", "price"], 0);
    has(&text, &["Item.price"], &["Cart", "Stock"]);
    let text = project.says(&["verify", "src/shop/Cart.java", "--class", "Item", "--method", "wrong"], 1);
    has(&text, &["INVALID shop.Item.wrong"], &["Cart.total"]);
    let text = project.says(&["verify", "src/shop/Cart.java", "--entry", "Item.price"], 0);
    has(&text, &["Item.price"], &["Cart.total"]);
}

#[test]
fn of_other_files_the_program_has_what_is_reached() {
    let project = Project::new("lower", &SHOP);
    let text = project.says(&["lower", "src/shop/Cart.java"], 0);
    has(&text, &["price()", "`shop.Item`"], &["neverCalled", "wrong", "Stock"]);
    // what is called is run, with its exceptions and contracts
    let caller = "package shop;
        class Caller {
            static int divide(Item item, Stock stock) { return item.neverCalled(stock); }
            static int ask(Item item) { return item.wrong(); }
        }";
    let project = Project::new("reached", &[&SHOP[..], &[("Caller", caller)]].concat());
    let text = project.says(&["verify", "src/shop/Caller.java"], 1);
    has(&text, &["ArithmeticException", "ensures a postcondition of `shop.Item.wrong` does not hold"], &[]);
}

/// Which code an input runs is decided by all of its classes that the program has.
#[test]
fn methods_that_override_are_reached_with_their_classes() {
    let files = [
        (
            "Shape",
            "package shop; public interface Shape { int area(); default int twice() { return 2 * area(); } }",
        ),
        (
            "Square",
            "package shop; public class Square implements Shape { public int area() { return 4 / side; } int side; }",
        ),
        (
            "Round",
            "package shop; public class Round extends Square { public int area() { throw new IllegalStateException(); } }",
        ),
        (
            "Use",
            "package shop;
            class Use {
                static int known(Shape shape) { return shape == null ? 0 : shape.twice(); }
                static Shape make() { return new Square(); }
                static boolean isRound(Shape shape) { return shape instanceof Round; }
            }",
        ),
    ];
    let project = Project::new("overriding", &files);
    let text = project.says(&["verify", "src/shop/Use.java"], 1);
    has(&text, &["ArithmeticException", "IllegalStateException", "INVALID shop.Use.known"], &[]);
}

#[test]
fn what_is_wrong_in_other_files_does_not_stop_the_run() {
    let broken = [
        (
            "Good",
            "package shop; class Good { int one(Broken b) { return 1; } int two(Half h) { return h.fine(); } int three(Half h) { return h.bad(); } }",
        ),
        ("Broken", "package shop; class Broken { int x( { return 1; } }"),
        (
            "Half",
            "package shop; class Half { int fine() { return 5; } int bad() { return nowhere; } NoSuchClass odd(NoSuchClass c) { return c; } }",
        ),
    ];
    let project = Project::new("wrong", &broken);
    let text = project.says(&["verify", "src/shop/Good.java", "--check", "assert"], 3);
    has(
        &text,
        &[
            "`shop.Broken` is taken for a class without source",
            "valid   shop.Good.one",
            "valid   shop.Good.two",
        ],
        &[],
    );
    has(&text, &["unknown shop.Good.three", "cannot find the variable `nowhere`"], &["×"]);
    // named, they are judged
    project.says(&["verify", "src/shop/Broken.java"], 2);
    project.says(&["verify", "src/shop/Half.java"], 2);
    project.says(&["verify", "src"], 2);
}
