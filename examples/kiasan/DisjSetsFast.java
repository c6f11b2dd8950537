package kiasan;

/** Disjoint sets that keep their trees low: by rank in `union`, by compressing paths in `find`. */
public class DisjSetsFast {
    //@ invariant repOK();
    /** The parent of each number; a negative one marks a root, and is smaller the higher its tree may be. */
    private int[] parent;

    //@ requires count > 0;
    public DisjSetsFast(int count) {
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

    /** Makes two sets one: the lower tree goes below the root of the higher one. */
    //@ requires root1 != root2 && isRoot(root1) && isRoot(root2);
    //@ requires parent[root1] > Integer.MIN_VALUE;
    //@ ensures isRoot(root1) != isRoot(root2);
    public void union(int root1, int root2) {
        if (parent[root2] < parent[root1]) {
            parent[root1] = root2;
        } else {
            if (parent[root1] == parent[root2]) {
                parent[root1]--;
            }
            parent[root2] = root1;
        }
    }

    /** The root of the tree that `x` is in; all on the way to it point to it afterwards. */
    //@ requires 0 <= x && x < parent.length;
    //@ ensures isRoot(\result);
    public int find(int x) {
        if (parent[x] < 0) {
            return x;
        }
        parent[x] = find(parent[x]);
        return parent[x];
    }
}
