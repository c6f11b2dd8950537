// Numbers at the bounds of comparisons, and both ways through functions that choose.
public class Limits {
    static String group(int age) {
        return age < 18 ? "young" : "grown";
    }

    static int fee(int days, int most) {
        return Math.min(most, 3 * days);
    }

    static char grade(char mark) {
        return mark > 'm' ? 'b' : 'a';
    }
}
