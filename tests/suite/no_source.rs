//! Classes without source, and without a class file, are no errors: what they do is assumed and named, or the method that needs to know more cannot be
//! run and says so; everything else goes on.

use std::fs;
use std::process::Output;

use crate::support::run;
use crate::support::run::{ooxide, plain};

/// The report of a class with these members, in words, with the status.
fn report(name: &str, members: &str) -> (String, Option<i32>) {
    let folder = run::folder("no_source", name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    let file = folder.join("Uses.java");
    let text = format!(
        "import com.acme.Base;\nimport com.acme.Row;\nimport com.acme.Session;\n\
         import java.sql.*;\nimport javax.sql.DataSource;\nclass Uses {{\n{members}\n    int other() {{ return 1; }}\n}}\n"
    );
    fs::write(&file, text).expect("a file can be written");
    let output: Output =
        ooxide(&["verify", plain(&file), "--check", "assert", "--no-jdk-types", "--time", "none"]);
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(!text.contains('×'), "an error:\n{text}");
    assert!(text.contains("valid   Uses.other()"), "{text}");
    (text, output.status.code())
}

/// The methods run, and what they rest on is named.
fn is_assumed(name: &str, members: &str, calls: &[&str]) {
    let (text, status) = report(name, members);
    assert_eq!(status, Some(0), "{text}");
    assert!(!text.contains("unknown"), "{text}");
    for call in calls {
        assert!(text.contains("assumed, not executed") && text.contains(call), "{call}\n{text}");
    }
}

/// The method cannot be run, for this reason.
fn is_unsupported(name: &str, members: &str, reason: &str) {
    let (text, status) = report(name, members);
    assert_eq!(status, Some(3), "{text}");
    assert!(text.contains(&format!("not supported: {reason}")), "{text}");
    assert!(text.contains("cannot be run; everything else goes on"), "{text}");
}

#[test]
fn resources_are_closed_whatever_they_are() {
    is_assumed(
        "jdbc",
        "int rows(DataSource source, String name) throws SQLException {
            try (Connection c = source.getConnection(); PreparedStatement s = c.prepareStatement(name)) {
                s.setString(1, name);
                try (ResultSet r = s.executeQuery()) { return r.next() ? r.getInt(1) : 0; }
            }
        }",
        &["java.sql.Connection.close", "java.sql.ResultSet.close"],
    );
    is_assumed(
        "made",
        "int a() { try (Session s = new Session(1)) { return s.get(); } }",
        &["Session.close"],
    );
    is_assumed("given", "int a(Session s) { try (s) { return s.get(); } }", &["Session.close"]);
    is_assumed(
        "inferred",
        "int a() { try (var s = Session.open()) { return 1; } }",
        &["AutoCloseable.close"],
    );
    is_assumed(
        "chained",
        "int a() { try (Session s = new Session(1); var t = s.begin()) { t.commit(); return 1; } }",
        &["AutoCloseable.close", "AutoCloseable.commit"],
    );
    is_assumed(
        "below",
        "static class Own extends Session { } int a() { try (Own s = new Own()) { return 1; } }",
        &["Own.close"],
    );
}

#[test]
fn arrays_of_unknown_objects_are_copied() {
    is_assumed(
        "array",
        "Row[] a(Row[] rows) { Row[] all = rows.clone(); assert all != rows; return all; }",
        &[],
    );
    is_assumed("nested", "Row[][] a(Row[][] rows) { return rows.clone(); }", &[]);
    is_assumed("element", "Row a(Row[] rows) { return rows.clone()[0]; }", &[]);
    is_assumed(
        "result",
        "int a(Row row) { int[] all = row.numbers().clone(); return all.length; }",
        &["Row.numbers"],
    );
    is_assumed(
        "argument",
        "int b(byte[] all) { return all.length; } int a(Row r) { return b(r.data().clone()); }",
        &["Row.data"],
    );
    is_assumed(
        "inferred-array",
        "Object a(Row row) { var all = row.numbers().clone(); return all; }",
        &["Row.numbers"],
    );
    is_assumed("own", "static class Own extends Row { } Own[] a(Own[] all) { return all.clone(); }", &[]);
}

/// A copy is another array with the same elements.
#[test]
fn a_copy_of_an_array_is_exact() {
    let (text, status) = report(
        "exact",
        "void a(Row row) {
            int[] all = row.numbers();
            if (all == null || all.length == 0) return;
            int[] copy = all.clone();
            assert copy != all && copy.length == all.length && copy[0] == all[0];
        }",
    );
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn inherited_fields_are_not_supported_by_name() {
    let reason = "a field of a class without source";
    let own = |body: &str| format!("static class Own extends Base {{ int f(Own o) {{ {body} }} }}");
    is_unsupported("field", &own("return count;"), reason);
    is_unsupported("this-field", &own("return this.count;"), reason);
    is_unsupported("super-field", &own("return super.count;"), reason);
    is_unsupported("other-field", &own("return o.count;"), reason);
    is_unsupported("written", &own("count = 3; count += 1; return 0;"), reason);
    is_unsupported("member", &own("return table.length;"), reason);
    is_unsupported("called", &own("return table.clone().length;"), reason);
    is_unsupported("constant", &own("return Own.LIMIT;"), reason);
    is_unsupported(
        "reference",
        "static class Own extends Base { java.util.function.IntSupplier f() { return table::size; } }",
        reason,
    );
    is_unsupported(
        "inside",
        "static class Own extends Base { Object f() { return new Object() { int g() { return count; } }.g(); } }",
        reason,
    );
    is_unsupported(
        "library",
        "static class Own extends SQLException { String f() { return vendorState; } }",
        reason,
    );
}

#[test]
fn inner_classes_and_methods_of_outer_ones() {
    is_unsupported(
        "inner",
        "Object a(Row row) { return row.new Cell(1); }",
        "an inner class of a class without source",
    );
    is_assumed(
        "outer-method",
        "static class Own extends Base { class In { int g() { return inherited(1); } } }",
        &["com.acme.Base.inherited"],
    );
}

/// Where no class without source is involved, a name that is nowhere is an error as before.
#[test]
fn mistakes_stay_errors() {
    for (name, members) in [
        ("variable", "int a() { return nowhere; }"),
        ("member", "int a() { return nowhere.length; }"),
        ("super", "int a() { return super.nowhere; }"),
        ("resource", "int a() { try (Uses u = this) { return 1; } }"),
        ("copy", "int[] a(Uses u) { return u.clone(); }"),
        ("inner", "Object a() { return this.new Nowhere(); }"),
    ] {
        let folder = run::folder("no_source", &format!("mistake-{name}"));
        fs::create_dir_all(&folder).expect("a folder can be made");
        let file = folder.join("Uses.java");
        fs::write(&file, format!("class Uses {{ {members} int other() {{ return 1; }} }}"))
            .expect("it can be written");
        let output = ooxide(&["verify", plain(&file)]);
        assert_eq!(output.status.code(), Some(2), "{name}: {}", String::from_utf8_lossy(&output.stdout));
    }
}
