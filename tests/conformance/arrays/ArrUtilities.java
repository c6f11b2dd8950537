// java.util.Arrays and System.arraycopy: fill, copyOf, equals, sort, search, asList.
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ArrUtilities {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1};
        int[] b = Arrays.copyOf(a, 6);
        int[] c = Arrays.copyOfRange(a, 1, 3);
        System.out.println(Arrays.toString(b) + Arrays.toString(c) + Arrays.toString(Arrays.copyOf(a, 2)));
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, 5) + " " + Arrays.binarySearch(a, 4) + " " + Arrays.binarySearch(a, 100));
        Arrays.fill(b, 7);
        Arrays.fill(b, 1, 3, 0);
        System.out.println(Arrays.toString(b));
        System.out.println(Arrays.equals(a, new int[] {1, 3, 5, 9}) + " " + a.equals(new int[] {1, 3, 5, 9}) + " " + Arrays.equals((int[]) null, null));
        int[] d = {1, 2, 3, 4, 5};
        System.arraycopy(d, 0, d, 1, 4);
        System.out.println(Arrays.toString(d));
        System.arraycopy(d, 2, d, 0, 3);
        System.out.println(Arrays.toString(d));
        try {
            System.arraycopy(d, 3, d, 0, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("arraycopy bounds " + Arrays.toString(d));
        }
        try {
            System.arraycopy(new Object[] {"a", 1}, 0, new String[2], 0, 2);
        } catch (ArrayStoreException e) {
            System.out.println("arraycopy store");
        }
        String[] s = {"pear", "Fig", "apple"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxed));
        List<String> view = Arrays.asList(s);
        view.set(0, "changed");
        System.out.println(s[0] + " " + view);
        s[1] = "through";
        System.out.println(view.get(1));
        int[] part = {9, 8, 7, 6, 5};
        Arrays.sort(part, 1, 4);
        System.out.println(Arrays.toString(part));
        int[][] m = {{1, 2}, {3}};
        int[][] n = {{1, 2}, {3}};
        System.out.println(Arrays.equals(m, n) + " " + Arrays.deepEquals(m, n) + " " + Arrays.deepToString(m));
        char[] cs = "hello".toCharArray();
        Arrays.sort(cs);
        System.out.println(new String(cs) + Arrays.hashCode(new int[] {1, 2}) + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}));
        System.out.println(Arrays.stream(a).sum() + " " + Arrays.asList(1, 2, 3).contains(2) + " " + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 5}));
    }
}
