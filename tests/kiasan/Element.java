package kiasan;

/**
 * What the stacks and lists hold. It is a class of its own so that no element is a container or the inside of one: they lie in
 * separate regions of the heap.
 */
public class Element extends Item {
}
