// Every array is Cloneable and Serializable: casts, assignments, instanceof, patterns, overloads, clone.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

public class ArrCloneable {
    static class Plain {
    }

    static class Copied implements Cloneable {
        int value = 5;

        @Override
        public Copied clone() throws CloneNotSupportedException {
            return (Copied) super.clone();
        }
    }

    record Kept(Cloneable inside) implements Serializable {
    }

    static Cloneable field = new long[] {4, 5};

    static String pick(Object o) {
        return "object";
    }

    static String pick(Cloneable c) {
        return "cloneable";
    }

    static String describe(Serializable s) {
        return s == null ? "null" : s instanceof int[] ints ? "ints " + ints.length : s.getClass().getSimpleName();
    }

    static <T extends Cloneable> T same(T t) {
        return t;
    }

    static String kinds(Object o) {
        String text = "";
        if (o instanceof Cloneable) {
            text += "C";
        }
        if (o instanceof Serializable s && s == o) {
            text += "S";
        }
        if (Cloneable.class.isInstance(o)) {
            text += "c";
        }
        try {
            Cloneable c = (Cloneable) o;
            text += c == null ? "-" : "!";
        } catch (ClassCastException e) {
            text += "x";
        }
        try {
            Serializable s = (Serializable) o;
            text += s == o ? "!" : "?";
        } catch (ClassCastException e) {
            text += "x";
        }
        return text;
    }

    public static void main(String[] args) throws Exception {
        Object[] all = {new int[3], new String[2], new double[1][2], new Plain(), new Copied(), "text", 7,
            new Object[0], null, new Plain[1], new boolean[0], new Kept(null), new ArrayList<String>()};
        for (Object each : all) {
            System.out.println(kinds(each));
        }
        Cloneable c = new int[] {1, 2, 3};
        Serializable s = (Serializable) c;
        System.out.println(c == s);
        System.out.println(((int[]) c).clone()[2] + " " + ((int[]) s).length);
        System.out.println(pick(new int[1]) + " " + pick("x") + " " + pick(new Copied()) + " " + pick(c));
        System.out.println(describe(new int[4]) + " " + describe("t") + " " + describe(null) + " " + describe(new char[2]));
        System.out.println(same(new short[] {8, 9})[1]);
        System.out.println(((long[]) field)[0]);
        field = new Copied();
        System.out.println(field instanceof long[]);
        System.out.println(((Copied) field).clone().value);
        Kept kept = new Kept(new byte[] {6});
        System.out.println(((byte[]) kept.inside())[0] + " " + kept.equals(new Kept(kept.inside())));
        List<Cloneable> list = new ArrayList<>();
        list.add(new char[] {'a'});
        list.add(new Copied());
        for (Cloneable each : list) {
            System.out.println(each instanceof char[] chars ? "chars " + chars[0] : each.getClass().getSimpleName());
        }
        int[][] grid = {{1}, {2}};
        Cloneable[] rows = grid;
        System.out.println(rows.length + " " + (rows[1] == grid[1]));
        int[][] copy = grid.clone();
        copy[0][0] = 9;
        copy[1] = null;
        System.out.println(grid[0][0] + " " + (grid[1] == null) + " " + (copy.getClass() == grid.getClass()));
    }
}
