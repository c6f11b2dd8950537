// lists: exact where a loop walks to the end, bounds elsewhere
class Chain {
    Chain next;
    Chain other;
    boolean mark;
    int n;

    static void wipe(Chain h) {
        while (h != null) {
            h.mark = false;
            h = h.next;
        }
    }

    // without a round nothing is written: y is no exact place
    static void trap(Chain h, Chain y) {
        while (h != null) {
            y.mark = true;
            h = h.next;
        }
    }

    static void afterStep(Chain h) {
        while (h != null) {
            h = h.next;
            if (h != null) {
                h.n = 0;
            }
        }
    }

    static void twoSteps(Chain h) {
        while (h != null) {
            h.n = 3;
            h = h.next;
            if (h != null) {
                h = h.next;
            }
        }
    }

    static void onCondition(Chain h) {
        while (h != null) {
            if (h.n > 3) {
                h.n = 0;
            }
            h = h.next;
        }
    }

    static void nested(Chain h) {
        for (Chain p = h; p != null; p = p.next) {
            for (Chain q = p.other; q != null; q = q.next) {
                q.n = 1;
            }
        }
    }

    static Chain last(Chain h) {
        while (h.next != null) {
            h = h.next;
        }
        return h;
    }

    static boolean has(Chain h, int x) {
        for (Chain p = h; p != null; p = p.next) {
            if (p.n == x) {
                return true;
            }
        }
        return false;
    }

    static void drop(Chain h, int x) {
        while (h != null && h.next != null) {
            if (h.next.n == x) {
                h.next = h.next.next;
            }
            h = h.next;
        }
    }

    static Chain copy(Chain h) {
        Chain made = null;
        for (Chain p = h; p != null; p = p.next) {
            Chain c = new Chain();
            c.n = p.n;
            c.next = made;
            made = c;
        }
        return made;
    }
}
