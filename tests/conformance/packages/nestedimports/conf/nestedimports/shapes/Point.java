// One of two classes of this simple name.
package conf.nestedimports.shapes;

public class Point {
    private final String label;

    public Point(String label) {
        this.label = label;
    }

    @Override
    public String toString() {
        return "shapes.Point " + label;
    }
}
