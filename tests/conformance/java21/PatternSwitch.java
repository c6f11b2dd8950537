// Needs Java 21: type patterns in switch, in the order of the labels.
public class PatternSwitch {
    static String kind(Object o) {
        return switch (o) {
            case Integer i -> "int " + (i + 1);
            case Long l -> "long " + l;
            case String s -> "string " + s.length();
            case int[] a -> "ints " + a.length;
            case CharSequence cs -> "chars " + cs.length();
            case Enum<?> e -> "enum " + e.name();
            default -> "other";
        };
    }

    enum Color { RED }

    static void stmt(Object o) {
        switch (o) {
            case String s:
                System.out.println("statement " + s);
                break;
            case Integer i:
                System.out.println("number " + i);
                break;
            default:
                System.out.println("neither");
        }
    }

    public static void main(String[] args) {
        Object[] all = {1, 2L, "abc", new int[3], new StringBuilder("xy"), Color.RED, 2.5, 'c'};
        for (Object o : all) {
            System.out.println(kind(o));
        }
        stmt("s");
        stmt(7);
        stmt(null == all[0] ? 1 : 2.0);
        try {
            kind(null);
        } catch (NullPointerException e) {
            System.out.println("null without a label");
        }
    }
}
