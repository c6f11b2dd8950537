package project;

public class Greeting {
    static String of(Person person) {
        String name = person.getName();
        return name == null ? "hello" : "hello " + name;
    }

    static Person anybody() { return new Person("anybody"); }
}
