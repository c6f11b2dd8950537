// var: the inferred type decides overloads, division and element types.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

public class CtlVar {
    static String t(int x) {
        return "int";
    }

    static String t(long x) {
        return "long";
    }

    static String t(double x) {
        return "double";
    }

    static String t(char x) {
        return "char";
    }

    static String t(Object x) {
        return "Object";
    }

    static String t(String x) {
        return "String";
    }

    public static void main(String[] args) {
        var i = 1;
        var l = 1L;
        var d = 1 / 2.0;
        var c = 'c';
        var s = "s";
        var o = (Object) "o";
        System.out.println(t(i) + t(l) + t(d) + t(c) + t(s) + t(o));
        var sum = c + i;
        System.out.println(sum + t(sum));
        var list = new ArrayList<String>();
        list.add("x");
        for (var e : list) {
            System.out.println(t(e) + e.length());
        }
        var map = new HashMap<String, List<Integer>>();
        map.computeIfAbsent("k", k -> new ArrayList<>()).add(5);
        for (var en : map.entrySet()) {
            var k = en.getKey();
            var v = en.getValue();
            System.out.println(k + v.get(0) + t(v.get(0) / 2));
        }
        var arr = new int[][] {{1, 2}, {3}};
        for (var row : arr) {
            for (var x : row) {
                System.out.print(x + " ");
            }
        }
        System.out.println();
        var anon = new Object() {
            int hidden = 7;

            int twice() {
                return hidden * 2;
            }
        };
        anon.hidden++;
        System.out.println(anon.hidden + " " + anon.twice());
        for (var k = 0L; k < 2; k++) {
            System.out.print(t(k) + " ");
        }
        System.out.println();
        var b = (byte) 1;
        b += 200;
        System.out.println(b);
        var r = i > 0 ? 1 : 2.0;
        System.out.println(r + t(r));
        java.util.function.BiFunction<Integer, Integer, Integer> f = (var x, var y) -> x * y;
        System.out.println(f.apply(6, 7));
    }
}
