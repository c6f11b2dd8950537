package acme;

public record Point(int x, int y) implements Spot {
    public Point { if (x < 0) throw new Stop("x"); }
}
