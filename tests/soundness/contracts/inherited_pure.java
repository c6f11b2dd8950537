// `pure` is inherited, and a class may be `pure` as a whole.
//! Counter.peek => valid complete
//! Counting.peek => invalid
//! Deeper.peek => invalid
//! Impl.size(String) => invalid
//! Fine.size(String) => valid complete
//! Calls.lambda => invalid
//! Point.moved => invalid
//! Point.sum => valid complete
//! Point.Point => invalid
//! Plain.Plain => valid complete
//! Made.Made => invalid
//! Cached.hashCode => valid complete
class Counter {
    int count;
    int asked;

    /*@ pure @*/ int peek() { return count; }
}

class Counting extends Counter {
    @Override
    int peek() { //~ modifies Counting.peek
        asked++;
        return count;
    }
}

class Deeper extends Counting {
    int peek() { return asked = 1; } //~ modifies Deeper.peek
}

interface Sized<T> {
    /*@ pure @*/ int size(T of);
}

class Impl implements Sized<String> {
    int calls;

    public int size(String of) { return calls++; } //~ modifies Impl.size(String)
}

class Fine implements Sized<String> {
    public int size(String of) {
        int[] made = new int[1];
        made[0] = 3;
        return made[0];
    }
}

class Calls {
    int calls;

    int lambda() {
        Sized<String> sized = s -> calls++; //~ modifies Calls.lambda
        return sized.size("");
    }
}

/*@ pure @*/ class Point {
    static int made;
    int x;
    int y;

    Point(int x) { //~ modifies Point.Point
        this.x = x;
        made = made + 1;
    }

    int sum() { return x + y; }

    int moved() { return x = x + 1; } //~ modifies Point.moved
}

/*@ pure @*/ class Plain {
    int x;

    Plain(int x) { this.x = x; }
}

class Made {
    int x;
    static int count;

    /*@ pure @*/ Made(int x) { //~ modifies Made.Made
        this.x = x;
        count = x;
    }
}

// our models of the JDK bind nobody
class Cached {
    int hash;

    @Override
    public int hashCode() {
        if (hash == 0) {
            hash = 31;
        }
        return hash;
    }
}
