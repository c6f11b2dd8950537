for (module in ["core/src/test/java/com/acme/RateTest", "web/src/test/java/com/acme/web/PageTest"]) {
    assert new File(basedir, module + ".java").text.contains("@Test") : module
}
for (report in ["core/target/surefire-reports/TEST-com.acme.RateTest.xml", "web/target/surefire-reports/TEST-com.acme.web.PageTest.xml"]) {
    assert new File(basedir, report).text.contains('failures="0"') : report
}
def log = new File(basedir, "build.log").text
assert log.contains("com.acme.web.Page.width(int)") : "verify has judged the second module"
