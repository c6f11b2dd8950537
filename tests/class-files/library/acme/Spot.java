package acme;

public sealed interface Spot permits Point, Spot.Nowhere {
    record Nowhere() implements Spot { }
}
