// Recursion without an end throws a StackOverflowError, which can be caught.
//! StackOverflow.caught => valid and not unknown

class StackOverflow {
    private static int down(int n) {
        return down(n + 1) + 1;
    }

    static int caught() {
        try {
            return down(0);
        } catch (StackOverflowError error) {
            return -1;
        }
    }
}
