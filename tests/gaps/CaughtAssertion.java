// An AssertionError can be caught, as every exception.
//! CaughtAssertion.caught => valid and not invalid

class CaughtAssertion {
    static boolean caught(int n) {
        try {
            assert n != 7;
            return false;
        } catch (AssertionError error) {
            return n == 7;
        }
    }
}
