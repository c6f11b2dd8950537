// Numbers that decide how often something is done: recursion and loops go on until the mistake shows, or there is none.
//! Counting.deepRecursion => valid incomplete
//! Counting.deepRecursion --deepen => invalid
//! Counting.boundedRecursion => valid incomplete
//! Counting.boundedRecursion --deepen => valid complete
//! Counting.mutualRecursion --deepen => invalid
//! Counting.longLoop => valid incomplete
//! Counting.longLoop --deepen => invalid
//! Counting.boundedLoop => valid incomplete
//! Counting.boundedLoop --deepen => valid complete
//! Counting.smallBounds --loops 1 --deepen => valid complete
//! Counting.loopInRecursion --loops 2 --calls 2 --deepen => invalid
//! Counting.manySteps --steps 100 => unknown
//! Counting.manySteps --steps 100 --deepen => valid complete
//! Counting.stepsOfSomeInputs --steps 100 => valid incomplete
//! Counting.stepsOfSomeInputs --steps 100 --deepen => invalid
public class Counting {
    static int down(int n) {
        return n <= 0 ? 0 : 1 + down(n - 1);
    }

    static void deepRecursion(int n) {
        assert down(n) != 101; //~ assert Counting.deepRecursion
    }

    static void boundedRecursion(int n) {
        if (n <= 100) {
            assert down(n) <= 100;
        }
    }

    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    static void mutualRecursion(int n) {
        if (n >= 0 && n < 200 && isEven(n)) {
            assert n != 150; //~ assert Counting.mutualRecursion
        }
    }

    static void longLoop(int n) {
        int i = 0;
        while (i < n && i < 1000) {
            i++;
        }
        assert i != 90; //~ assert Counting.longLoop
    }

    static void boundedLoop(int n) {
        int sum = 0;
        for (int i = 0; i < n && i < 50; i++) {
            sum += 2;
        }
        assert sum <= 100;
    }

    static void smallBounds(int n) {
        int i = 0;
        while (i < n && i < 20) {
            i++;
        }
        assert i <= 20;
    }

    static void loopInRecursion(int n) {
        if (n <= 0) {
            return;
        }
        int i = 0;
        while (i < n && i < 8) {
            i++;
        }
        assert i != 7; //~ assert Counting.loopInRecursion
        loopInRecursion(n - 1);
    }

    static void manySteps() {
        int i = 0;
        while (i < 1000) {
            i++;
        }
        assert i == 1000;
    }

    static void stepsOfSomeInputs(boolean isLong) {
        int i = 0;
        while (isLong && i < 1000) {
            i++;
        }
        assert i != 1000; //~ assert Counting.stepsOfSomeInputs
    }
}
