// Needs Java 21: more special labels come first; constants before patterns of their type.
public class DominanceOrder {
    static class A {
    }

    static class B extends A {
    }

    static class C extends B {
    }

    static String pick(A a) {
        return switch (a) {
            case C c -> "C";
            case B b when b.hashCode() == b.hashCode() + 1 -> "never";
            case B b -> "B";
            case A x -> "A";
        };
    }

    static String number(Integer n) {
        return switch (n) {
            case 1 -> "one";
            case 2, 3 -> "two or three";
            case Integer i when i > 1000 -> "huge";
            case 42 -> "answer";
            case Integer i -> "int " + i;
        };
    }

    static String text(String s) {
        return switch (s) {
            case "a", "b" -> "letter";
            case String t when t.length() == 1 -> "single";
            case "long" -> "the word long";
            case String t -> "text " + t.length();
        };
    }

    static String total(Object o) {
        return switch (o) {
            case Integer i when i > 0 -> "positive";
            case Number n -> "number " + n.intValue();
            case Comparable<?> c -> "comparable";
            case Object any -> "object";
        };
    }

    public static void main(String[] args) {
        System.out.println(pick(new A()) + pick(new B()) + pick(new C()));
        for (int n : new int[] {1, 3, 42, 5000, 7}) {
            System.out.println(number(n));
        }
        System.out.println(text("a") + ", " + text("z") + ", " + text("long") + ", " + text("other"));
        System.out.println(total(5) + ", " + total(-5) + ", " + total("s") + ", " + total(new int[0]));
    }
}
