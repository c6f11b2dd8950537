// Record components with varargs, nested records with the same names, and records in interfaces.
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

public class RecVarargsAnnotations {
    record Call(String name, Object... args) {
        int arity() {
            return args.length;
        }

        String show() {
            return name + Arrays.toString(args);
        }
    }

    interface Geometry {
        record Point(int x, int y) implements Geometry {
        }

        record Line(Point from, Point to) implements Geometry {
            Line(int a, int b, int c, int d) {
                this(new Point(a, b), new Point(c, d));
            }
        }

        default int weight() {
            return this instanceof Line ? 2 : 1;
        }
    }

    record Point(String label) {
    }

    record Matrix(int[]... rows) {
        int at(int i, int j) {
            return rows[i][j];
        }
    }

    record Shadow(int value) {
        int value(int value) {
            return value + this.value + value();
        }

        static Shadow value(String value) {
            return new Shadow(value.length());
        }
    }

    public static void main(String[] args) {
        System.out.println(new Call("f").show() + new Call("g", 1, "a").show() + new Call("h", (Object) null).arity());
        System.out.println(new Call("k", (Object[]) new String[] {"p", "q"}).arity());
        Geometry.Line l = new Geometry.Line(1, 2, 3, 4);
        System.out.println(l + " " + l.to().y() + " " + l.weight() + l.from().weight());
        System.out.println(new Point("p") + " " + new Geometry.Point(0, 0));
        System.out.println(new Matrix(new int[] {1, 2}, new int[] {3}).at(1, 0) + new Matrix().rows().length);
        System.out.println(new Shadow(5).value(10) + " " + Shadow.value("four") + " " + new Shadow(7).value());
        BiFunction<Integer, Integer, Geometry.Point> make = Geometry.Point::new;
        Function<Geometry.Point, Integer> getX = Geometry.Point::x;
        System.out.println(make.andThen(getX).apply(8, 9));
        List<Geometry> gs = List.of(make.apply(1, 1), l);
        int w = 0;
        for (Geometry g : gs) {
            w += g.weight();
        }
        System.out.println(w);
        var local = new Object() {
            record In(int a) {
            }

            In make() {
                return new In(3);
            }
        };
        System.out.println(local.make().a());
    }
}
