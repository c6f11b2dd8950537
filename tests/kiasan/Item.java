package kiasan;

/** Anything that {@link VectorOfItems} may hold: elements, and vectors too. */
public class Item {
}
