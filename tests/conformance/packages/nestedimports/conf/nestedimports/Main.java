// Imports of nested classes, interfaces and enums; the same simple name in several packages.
package conf.nestedimports;

import conf.nestedimports.shapes.Shapes.Circle;
import conf.nestedimports.shapes.Shapes.Kind;
import conf.nestedimports.shapes.Shapes.*;
import conf.nestedimports.other.Point;
import java.util.Map.Entry;
import java.util.TreeMap;

public class Main {
    static String name(Kind k) {
        switch (k) {
            case ROUND:
                return "round";
            default:
                return "flat";
        }
    }

    public static void main(String[] args) {
        Circle c = new Circle(2);
        Square s = new Square(3);
        System.out.println(c.area() + " " + s.area() + " " + name(c.kind()) + " " + name(s.kind()));
        Point p = new Point(1, 2);
        conf.nestedimports.shapes.Point q = new conf.nestedimports.shapes.Point("q");
        System.out.println(p + " " + q + " " + p.getClass().getName());
        Square.Corner k = s.new Corner(1);
        System.out.println(k.where());
        TreeMap<String, Integer> m = new TreeMap<>();
        m.put("x", 1);
        for (Entry<String, Integer> e : m.entrySet()) {
            System.out.println(e.getKey() + e.getValue());
        }
        Measured big = () -> 100;
        System.out.println(big.area() + " " + Measured.larger(big, s).area());
        List l = new List();
        System.out.println(l);
        java.util.List<String> ul = java.util.List.of("util");
        System.out.println(ul);
    }
}
