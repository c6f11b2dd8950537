/** Each kind of change that a mutant makes, once at least. */
public class Mutated {
    private boolean open = true;
    private int closings;

    public static int larger(int a, int b) {
        return a > b ? a : b;
    }

    public static int scaled(int x, int y) {
        return -(x * y + x) % 7;
    }

    public boolean isOpen() {
        return open;
    }

    public void close() {
        if (open) {
            note();
        }
        open = false;
    }

    private void note() {
        closings++;
    }

    public int closings() {
        return closings;
    }

    public static int sum(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    public static String label(Object value) {
        if (value == null) {
            return "";
        }
        return value instanceof String ? "text" : "other";
    }
}
