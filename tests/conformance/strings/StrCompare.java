// equals, compareTo, equalsIgnoreCase, identity of constants and interned strings.
public class StrCompare {
    static final String K = "key";

    public static void main(String[] args) {
        String a = "key";
        String b = new String("key");
        String k = "k";
        System.out.println((a == K) + " " + (a == b) + " " + a.equals(b) + " " + (a == b.intern()));
        System.out.println((k + "ey" == a) + " " + ("k" + "ey" == a) + " " + ((k + "ey").intern() == a));
        System.out.println(a.equals(null) + " " + a.equals((Object) 5) + " " + "".equals(""));
        String[][] pairs = {{"apple", "banana"}, {"b", "a"}, {"a", "a"}, {"app", "apple"}, {"Zoo", "apple"}, {"", "x"}, {"10", "9"}};
        for (String[] p : pairs) {
            System.out.println(p[0] + " ? " + p[1] + " = " + p[0].compareTo(p[1]) + " " + p[0].compareToIgnoreCase(p[1]));
        }
        System.out.println("HeLLo".equalsIgnoreCase("hEllO") + " " + "a".equalsIgnoreCase(null));
        System.out.println(a.hashCode() == b.hashCode());
        System.out.println("a".compareTo("b") < 0 ? "before" : "after");
        java.util.List<String> list = new java.util.ArrayList<>(java.util.List.of("pear", "Apple", "fig", "apple", "Fig"));
        java.util.Collections.sort(list);
        System.out.println(list);
        list.sort(String.CASE_INSENSITIVE_ORDER);
        System.out.println(list);
        list.sort(java.util.Comparator.comparing(String::length).thenComparing(java.util.Comparator.reverseOrder()));
        System.out.println(list);
        System.out.println(a.substring(0) == a);
        System.out.println("abc".substring(1, 1) == "" || "abc".substring(1, 1).isEmpty());
        Object o = a;
        System.out.println(o.equals("key") + " " + o.toString());
    }
}
