// Needs Java 21: record patterns, nested, with var and in instanceof.
public class RecordPatterns {
    record Point(int x, int y) {
    }

    record Line(Point from, Point to) {
    }

    record Box(Object content) {
    }

    static String show(Object o) {
        return switch (o) {
            case Point(int x, int y) when x == y -> "diagonal " + x;
            case Point(int x, var y) -> "point " + x + "/" + y;
            case Line(Point(var a, var b), Point(int c, int d)) -> "line " + (c - a) + "," + (d - b);
            case Line l -> "line with null";
            case Box(String s) -> "box of text " + s;
            case Box(Box(var inner)) -> "box in box of " + inner;
            case Box(var any) -> "box of " + any;
            default -> "other";
        };
    }

    static int sum(Object o) {
        if (o instanceof Line(Point(int a, int b), Point to) && a > 0) {
            return a + b + to.x();
        }
        if (!(o instanceof Point(int x, int y))) {
            return -1;
        }
        return x * y;
    }

    public static void main(String[] args) {
        System.out.println(show(new Point(2, 2)));
        System.out.println(show(new Point(2, 3)));
        System.out.println(show(new Line(new Point(1, 1), new Point(4, 6))));
        System.out.println(show(new Line(null, new Point(0, 0))));
        System.out.println(show(new Box("t")));
        System.out.println(show(new Box(new Box(5))));
        System.out.println(show(new Box(null)));
        System.out.println(show(new Box(7)));
        System.out.println(sum(new Line(new Point(1, 2), new Point(3, 4))) + " " + sum(new Line(new Point(0, 2), new Point(3, 4))) + " " + sum(new Point(5, 6)) + " " + sum("s"));
    }
}
