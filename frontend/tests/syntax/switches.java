class Switches {
    int old(int x) {
        switch (x) {
            case 1:
            case 2: f(); break;
            default:
            case A + 1: { return 2; }
            case 7, 8: 
        }
        switch (x) { }
        switch (y) { case 'a': return 1; case "b": }
        return 0;
    }
    int arrows(Object o) {
        switch (o) { case null -> f(); case String s -> { } default -> throw new A(); }
        int r = switch (o) {
            case Integer i when i > 0 && i < 10 -> i;
            case Point(int x, var y) when x == y -> x;
            case Outer.Line(Outer.Point(var a, int _), final Outer.Point p) -> a;
            case Box<String>(var s) -> { yield s.length(); }
            case Color.RED, BLUE -> 2;
            case final A a -> 1;
            case int[] xs -> 3;
            case null, default -> throw new B();
        };
        return switch (x) {
            case 1: yield 1;
            case 2: { yield -1; }
            case 3: yield (x);
            case 4: yield ++x;
            case 5: int yield = 3; yield = 4; yield++; yield yield;
            case 6: yield switch (y) { default -> 1; };
            default: yield !b ? 1 : 2;
        };
    }
    boolean patterns(Object o) {
        return o instanceof String s && s.isEmpty() || o instanceof final Integer i || o instanceof Point(int x, Point(var y, _))
            || o instanceof a.b.Point(var p) || !(o instanceof List<?> l) || o instanceof int[] || o instanceof @A String t;
    }
}
