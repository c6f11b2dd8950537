// Objects and arrays of the input that are larger than -k: they grow, one reference and one cell at a time.
//! Shapes.longList => valid incomplete
//! Shapes.longList --deepen => invalid
//! Shapes.longList --heap lazy --deepen => invalid
//! Shapes.longList --heap merged --deepen => invalid
//! Shapes.shortLists => valid incomplete
//! Shapes.shortLists --deepen => valid complete
//! Shapes.ninth => valid incomplete
//! Shapes.ninth --deepen => invalid
//! Shapes.fixedLength --array 2 --deepen => invalid
//! Shapes.firstOfMany => invalid
//! Shapes.firstOfMany --deepen => invalid
//! Shapes.spine => valid incomplete
//! Shapes.spine --deepen => invalid
public class Shapes {
    static class Node {
        Node next;
    }

    static int length(Node node, int most) {
        int length = 0;
        while (node != null && length < most) {
            length++;
            node = node.next;
        }
        return length;
    }

    static void longList(Node node) {
        assert length(node, 20) != 8; //~ assert Shapes.longList
    }

    static void shortLists(Node node) {
        assert length(node, 6) <= 6;
    }

    static void ninth(boolean[] flags) {
        int set = 0;
        for (int i = 0; flags != null && i < flags.length && i < 12 && flags[i]; i++) {
            set++;
        }
        assert set != 9; //~ assert Shapes.ninth
    }

    static void fixedLength(int[] numbers) {
        assert numbers == null || numbers.length != 5; //~ assert Shapes.fixedLength
    }

    // what is found within the first bounds is reported from there
    static void firstOfMany(Node node) {
        assert length(node, 20) != 2; //~ assert Shapes.firstOfMany
    }

    static class Tree {
        int key;
        Tree left;
        Tree right;
    }

    static void spine(Tree tree) {
        int height = 0;
        while (tree != null && tree.right != null && tree.key < tree.right.key && height < 9) {
            height++;
            tree = tree.right;
        }
        assert height < 5; //~ assert Shapes.spine
    }
}
