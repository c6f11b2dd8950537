def tests = new File(basedir, "src/test/java/com/acme/OrderTest.java")
assert tests.text.contains("@Test") : "there are tests for Order"
assert !new File(basedir, "src/test/java/com/acme/OrderDtoTest.java").exists() : "what is excluded has none"
assert !new File(basedir, "target/ooxide/graphs").exists() : "the setting graphs holds"
def ran = new File(basedir, "target/surefire-reports/TEST-com.acme.OrderTest.xml").text
assert ran.contains('failures="0"') && ran.contains("<testcase ") : ran
