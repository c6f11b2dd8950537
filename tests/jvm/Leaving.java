/** The order in which `finally`, `return`, `break`, `continue` and exceptions take effect. */
public final class Leaving {
    static final class Log {
        int v;

        void put(int d) {
            v = v * 10 + d;
        }

        int get(int d) {
            put(d);
            return d;
        }
    }

    public static int normalEnd() {
        Log l = new Log();
        try { l.put(1); } finally { l.put(2); }
        l.put(3);
        return l.v;
    }

    public static int valueIsFixedBeforeFinally() {
        int x = 1;
        try { return x; } finally { x = 5; }
    }

    @SuppressWarnings("finally")
    public static int returnInFinallyWins() {
        try { return 1; } finally { return 2; }
    }

    @SuppressWarnings("finally")
    public static int returnInFinallySwallows() {
        int d = 0;
        try { return 1 / d; } finally { return 2; }
    }

    public static int breakRunsFinally() {
        Log l = new Log();
        while (true) {
            try { l.put(1); break; } finally { l.put(2); }
        }
        l.put(3);
        return l.v;
    }

    public static int continueRunsFinally() {
        Log l = new Log();
        int i = 0;
        while (i < 3) {
            i = i + 1;
            try {
                if (i == 2) { continue; }
                l.put(i);
            } finally {
                l.put(9);
            }
            l.put(7);
        }
        return l.v;
    }

    @SuppressWarnings("finally")
    public static int breakInFinallySwallows() {
        Log l = new Log();
        int d = 0;
        while (true) {
            try { l.put(1); l.put(1 / d); } finally { l.put(2); break; }
        }
        return l.v;
    }

    public static int labelledBreakThroughTwo() {
        Log l = new Log();
        outer:
        while (true) {
            try {
                while (true) {
                    try { l.put(1); break outer; } finally { l.put(2); }
                }
            } finally {
                l.put(3);
            }
        }
        l.put(4);
        return l.v;
    }

    public static int labelledContinueThroughTwo() {
        Log l = new Log();
        int i = 0;
        outer:
        while (i < 2) {
            i = i + 1;
            try {
                while (true) {
                    try { l.put(i); continue outer; } finally { l.put(8); }
                }
            } finally {
                l.put(9);
            }
        }
        return l.v;
    }

    public static int labelledBlock() {
        Log l = new Log();
        block: {
            l.put(1);
            if (l.v == 1) { break block; }
            l.put(2);
        }
        l.put(3);
        return l.v;
    }

    public static int nestedOrder() {
        Log l = new Log();
        int d = 0;
        try {
            try { l.put(1); l.put(1 / d); l.put(2); }
            catch (NullPointerException e) { l.put(3); }
            finally { l.put(4); }
            l.put(5);
        } catch (ArithmeticException e) { l.put(6); }
        finally { l.put(7); }
        return l.v;
    }

    public static int handlerThrows() {
        Log l = new Log();
        int d = 0;
        try {
            try { l.put(1 / d); }
            catch (ArithmeticException e) { l.put(1); Log n = null; l.put(n.v); }
            finally { l.put(2); }
        } catch (NullPointerException e) { l.put(3); }
        return l.v;
    }

    public static int finallyThrowReplaces() {
        int d = 0;
        Log n = null;
        try { return 1 / d; } finally { d = n.v; }
    }

    public static int firstFittingHandler() {
        Log l = new Log();
        int d = 0;
        try { l.put(1 / d); }
        catch (NullPointerException e) { l.put(1); }
        catch (RuntimeException e) { l.put(2); }
        catch (Throwable e) { l.put(3); }
        return l.v;
    }

    public static int rethrown() {
        int d = 0;
        try { return 1 / d; } catch (RuntimeException e) { throw e; }
    }

    static int leaves(Log l, int how) {
        while (true) {
            try {
                if (how == 0) { return l.get(1); }
                if (how == 1) { break; }
                if (how == 2) { throw new RuntimeException(); }
                how = how - 3;
                continue;
            } finally {
                l.put(how + 4);
            }
        }
        l.put(9);
        return 8;
    }

    public static int leavesByReturn() {
        Log l = new Log();
        return leaves(l, 0) * 1000 + l.v;
    }

    public static int leavesByBreak() {
        Log l = new Log();
        return leaves(l, 1) * 1000 + l.v;
    }

    public static int leavesByThrow() {
        Log l = new Log();
        try { leaves(l, 2); } catch (RuntimeException e) { l.put(3); }
        return l.v;
    }

    public static int leavesByContinue() {
        Log l = new Log();
        return leaves(l, 4) * 1000 + l.v;
    }

    public static int operandsFromLeft() {
        Log l = new Log();
        int r = l.get(1) + l.get(2) * l.get(3);
        return l.v * 100 + r;
    }

    public static int divisorIsEvaluatedFirst() {
        Log l = new Log();
        try { int r = l.get(1) / (l.get(2) - 2); l.put(r); } catch (ArithmeticException e) { l.put(3); }
        return l.v;
    }

    public static int argumentsBeforeNullReceiver() {
        Log l = new Log();
        Log n = null;
        try { n.put(l.get(1)); } catch (NullPointerException e) { l.put(2); }
        return l.v;
    }

    public static int valueBeforeNullArray() {
        Log l = new Log();
        int[] n = null;
        try { n[l.get(1)] = l.get(2); } catch (NullPointerException e) { l.put(3); }
        return l.v;
    }

    public static int valueBeforeBadIndex() {
        Log l = new Log();
        int[] a = new int[1];
        try { a[l.get(1)] = l.get(2); } catch (ArrayIndexOutOfBoundsException e) { l.put(3); }
        return l.v;
    }

    public static int shortCircuit() {
        Log l = new Log();
        boolean a = l.get(1) == 2 && l.get(3) == 3;
        boolean b = l.get(4) == 4 || l.get(5) == 5;
        boolean c = l.get(6) == 7 & l.get(8) == 8;
        return l.v * 10 + (a ? 1 : 0) + (b ? 2 : 0) + (c ? 4 : 0);
    }
}
