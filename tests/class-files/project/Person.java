package project;

/** Its getter, its constructor and its log are added when it is compiled, as annotation processors do. */
public class Person {
    private final String name;

    //ADDED private static final java.util.logging.Logger log = java.util.logging.Logger.getLogger("person");
    //ADDED public Person(String name) { this.name = name; }
    //ADDED public String getName() { return name; }

    public int length() {
        log.info("asked");
        return name == null ? 0 : name.length();
    }
}
