import java.util.ArrayList;
import java.util.List;

/** Where a path leaves values open, a test has such that show where they go. */
class Telling {

    static class Item {
        private final String name;
        private final int amount;

        Item(String name, int amount) {
            if (name.isEmpty() || amount <= 0) {
                throw new IllegalArgumentException("no item");
            }
            this.name = name;
            this.amount = amount;
        }
    }

    private final List<Item> items = new ArrayList<>();
    private int weight;

    Telling(int weight) {
        this.weight = weight;
    }

    static int pick(boolean first, int a, int b) {
        return first ? a : b;
    }

    static int sum(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    static String path(String folder, String file) {
        return folder + "/" + file;
    }

    static <T> void swap(T[] all, int i, int j) {
        T kept = all[i];
        all[i] = all[j];
        all[j] = kept;
    }

    static int parse(String digits) {
        int value = 0;
        for (int i = 0; i < digits.length(); i++) {
            if (!Character.isDigit(digits.charAt(i))) {
                return -1;
            }
            value = 10 * value + (digits.charAt(i) - '0');
        }
        return value;
    }

    int times(Telling other) {
        return weight * other.weight;
    }

    void add(Item item) {
        items.add(item);
    }

    @Override
    public String toString() {
        return items.size() + " items of " + weight;
    }
}
