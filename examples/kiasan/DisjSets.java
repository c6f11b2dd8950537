package kiasan;

/** Disjoint sets of the numbers below a bound, each a tree in which every number points to its parent. */
public class DisjSets {
    //@ invariant repOK();
    /** The parent of each number; a negative one marks a root. */
    private int[] parent;

    //@ requires count > 0;
    public DisjSets(int count) {
        parent = new int[count];
        for (int i = 0; i < count; i++) {
            parent[i] = -1;
        }
    }

    /** Every way up leads to a root, in fewer steps than there are numbers. */
    private /*@ pure @*/ boolean repOK() {
        if (parent == null || parent.length == 0) {
            return false;
        }
        for (int i = 0; i < parent.length; i++) {
            int at = i;
            int steps = 0;
            while (parent[at] >= 0) {
                at = parent[at];
                steps++;
                if (at >= parent.length || steps >= parent.length) {
                    return false;
                }
            }
        }
        return true;
    }

    private /*@ pure @*/ boolean isRoot(int x) {
        return 0 <= x && x < parent.length && parent[x] < 0;
    }

    /** Makes two sets one. */
    //@ requires root1 != root2 && isRoot(root1) && isRoot(root2);
    //@ ensures find(root2) == root1;
    public void union(int root1, int root2) {
        parent[root2] = root1;
    }

    /** The root of the tree that `x` is in. */
    //@ requires 0 <= x && x < parent.length;
    //@ ensures isRoot(\result);
    public /*@ pure @*/ int find(int x) {
        if (parent[x] < 0) {
            return x;
        }
        return find(parent[x]);
    }
}
