// Arrays of objects: nulls, aliasing, clone, identity and equality of elements.
import java.util.Arrays;

public class ArrObjects {
    static class Cell {
        int v;

        Cell(int v) {
            this.v = v;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Cell && ((Cell) o).v == v;
        }

        @Override
        public int hashCode() {
            return v;
        }

        @Override
        public String toString() {
            return "c" + v;
        }
    }

    static Cell[] grow(Cell[] a) {
        Cell[] b = new Cell[a.length * 2];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    static int find(Object[] a, Object x) {
        for (int i = 0; i < a.length; i++) {
            if (x == null ? a[i] == null : x.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        Cell[] a = new Cell[3];
        System.out.println(Arrays.toString(a));
        a[0] = new Cell(1);
        a[1] = a[0];
        a[1].v++;
        System.out.println(a[0] + " " + a[1] + " " + (a[0] == a[1]));
        try {
            a[2].v = 5;
        } catch (NullPointerException e) {
            System.out.println("a[2] is null");
        }
        Cell[] b = a.clone();
        b[0].v = 50;
        b[1] = new Cell(7);
        System.out.println(a[0] + " " + a[1] + " " + b[1] + " " + (a[2] == b[2]));
        a = grow(a);
        System.out.println(a.length + " " + Arrays.toString(a));
        System.out.println(find(a, new Cell(50)) + " " + find(a, null) + " " + find(a, "x") + " " + find(b, new Cell(7)));
        System.out.println(Arrays.equals(new Cell[] {new Cell(1)}, new Cell[] {new Cell(1)}) + " " + Arrays.asList(b).indexOf(new Cell(7)));
        Object[] objs = {new Cell(1), "s", new int[] {1}, null};
        int cells = 0;
        for (Object o : objs) {
            if (o instanceof Cell) {
                cells += ((Cell) o).v;
            }
        }
        System.out.println(cells);
        Cell[][] grid = new Cell[2][2];
        for (int i = 0; i < 4; i++) {
            grid[i / 2][i % 2] = new Cell(i);
        }
        Cell[] diag = {grid[0][0], grid[1][1]};
        diag[1].v = 99;
        System.out.println(Arrays.deepToString(grid));
        Object self[] = new Object[1];
        self[0] = self;
        System.out.println(self[0] == self && ((Object[]) self[0])[0] == self);
        Cell t = b[0];
        b[0] = b[1];
        b[1] = t;
        System.out.println(b[0] + " " + b[1]);
        Cell[] none = null;
        System.out.println(none == null ? "no array" : "" + none.length);
    }
}
