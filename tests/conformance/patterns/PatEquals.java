// equals methods and visitors written with instanceof patterns.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class PatEquals {
    static class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point p && p.x == x && p.y == y;
        }

        @Override
        public int hashCode() {
            return x * 31 + y;
        }
    }

    static class Colored extends Point {
        final String c;

        Colored(int x, int y, String c) {
            super(x, y);
            this.c = c;
        }

        @Override
        public boolean equals(Object o) {
            return super.equals(o) && (!(o instanceof Colored k) || k.c.equals(c));
        }
    }

    static String json(Object o) {
        if (o == null) {
            return "null";
        } else if (o instanceof String s) {
            return '"' + s + '"';
        } else if (o instanceof Number || o instanceof Boolean) {
            return o.toString();
        } else if (o instanceof List<?> l) {
            List<String> parts = new ArrayList<>();
            for (Object e : l) {
                parts.add(json(e));
            }
            return "[" + String.join(",", parts) + "]";
        } else if (o instanceof Map<?, ?> m) {
            StringBuilder sb = new StringBuilder("{");
            for (Map.Entry<?, ?> e : m.entrySet()) {
                sb.append(sb.length() > 1 ? "," : "").append(json(e.getKey())).append(':').append(json(e.getValue()));
            }
            return sb.append('}').toString();
        } else if (o instanceof Object[] a) {
            return json(java.util.Arrays.asList(a));
        } else if (o instanceof Point p) {
            return json(List.of(p.x, p.y));
        }
        return json(o.toString());
    }

    static int depth(Object o) {
        int d = 0;
        if (o instanceof List<?> l) {
            for (Object e : l) {
                d = Math.max(d, depth(e));
            }
            return d + 1;
        }
        return d;
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2);
        Colored red = new Colored(1, 2, "red");
        Colored blue = new Colored(1, 2, "blue");
        System.out.println(p.equals(new Point(1, 2)) + " " + p.equals(red) + " " + red.equals(p) + " " + red.equals(blue) + " " + p.equals(null) + " " + p.equals("p"));
        Map<String, Object> m = new TreeMap<>();
        m.put("a", 1);
        m.put("b", List.of(true, "x", 2.5));
        m.put("c", null);
        m.put("d", new Object[] {p, 'q', new TreeMap<>()});
        System.out.println(json(m));
        System.out.println(json(null) + json("s") + json(new int[0].length) + json(List.of()));
        System.out.println(depth(List.of(1, List.of(2, List.of()), List.of())) + " " + depth("x"));
        Comparable<?> c = "cmp";
        if (c instanceof String s) {
            System.out.println(s.length());
        }
        Object n = 3;
        if (n instanceof Integer i && n instanceof Comparable<?> q && q.equals(3)) {
            System.out.println(i + 1);
        }
        System.out.println(json(3L) + json(1.0f) + json(false) + json('z'));
    }
}
