// equals, hashCode, toString of our own classes inside collections.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class ClsEqualsHash {
    static class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            if (o == null || getClass() != o.getClass()) {
                return false;
            }
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public String toString() {
            return "(" + x + "," + y + ")";
        }
    }

    static class Point3 extends Point {
        final int z;

        Point3(int x, int y, int z) {
            super(x, y);
            this.z = z;
        }

        @Override
        public boolean equals(Object o) {
            return super.equals(o) && z == ((Point3) o).z;
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y, z);
        }
    }

    static class Same {
        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        Point a = new Point(1, 2);
        Point b = new Point(1, 2);
        System.out.println((a == b) + " " + a.equals(b) + " " + a.equals(null) + " " + a.equals("x") + " " + a.hashCode());
        System.out.println(a.equals(new Point3(1, 2, 3)) + " " + new Point3(1, 2, 3).equals(a) + " " + new Point3(1, 2, 3).equals(new Point3(1, 2, 3)));
        Set<Point> set = new HashSet<>();
        System.out.println(set.add(a) + " " + set.add(b) + " " + set.size() + " " + set.contains(new Point(1, 2)));
        Map<Point, String> map = new HashMap<>();
        map.put(a, "first");
        map.put(b, "second");
        map.put(new Point(2, 1), "other");
        System.out.println(map.get(new Point(1, 2)) + " " + map.get(new Point(2, 1)) + " " + map.get(new Point(9, 9)) + " " + map.size());
        List<Point> list = new ArrayList<>(List.of(a, new Point(3, 3)));
        System.out.println(list.indexOf(new Point(3, 3)) + " " + list.contains(b) + " " + list.remove(b) + " " + list);
        Set<Same> sames = new HashSet<>();
        Same s = new Same();
        sames.add(s);
        sames.add(new Same());
        sames.add(s);
        System.out.println(sames.size() + " " + sames.contains(s) + " " + sames.contains(new Same()));
        System.out.println(Objects.equals(a, b) + " " + Objects.equals(null, a) + " " + Objects.equals(null, null));
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(new Object()) + " " + (o.hashCode() == o.hashCode()));
    }
}
