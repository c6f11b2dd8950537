// Records and sealed interfaces of a library: patterns and switches are complete.

import acme.Point;
import acme.Spot;

class Records {
    int sum(Point point) { return point.x() + point.y(); }

    int made() { return new Point(1, 2).x(); }

    int spot(Spot spot) {
        if (spot instanceof Point point) return point.x();
        if (spot instanceof Spot.Nowhere) return 0;
        return 1;
    }
}
