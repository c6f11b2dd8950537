// What an overridden method says of exceptions holds for the overriding one, in its own case.
//! Below.strict => invalid
//! Below.silent => invalid
//! Below.wider => valid complete
//! Below.first => invalid
//! Lowest.wider => invalid
//! Shape.scaled(Integer) => invalid
//! Round.scaled(Integer) => valid complete
//! Named.take => invalid
class Above {
    //@ requires n > 0;
    //@ ensures \result > 0;
    int strict(int n) { return n; }

    //@ ensures \result >= 0;
    int silent(int n) { return 0; }

    //@ requires n > 0;
    //@ signals (IllegalArgumentException e) true;
    int wider(int n) { return n; }

    //@ public normal_behavior
    //@   requires n > 0;
    int first(int n) { return n; }
}

class Below extends Above {
    // the case of the class above permits nothing for n > 0
    //@ also
    //@ requires n <= 0;
    //@ signals (IllegalStateException e) true;
    int strict(int n) {
        if (n <= 0) {
            throw new IllegalStateException();
        }
        if (n == 7) {
            throw new IllegalStateException(); //~ crash Below.strict
        }
        return n;
    }

    //@ also
    //@ signals (IllegalStateException e) n < 0;
    int silent(int n) {
        if (n < 0) {
            throw new IllegalStateException(); //~ crash Below.silent
        }
        return n;
    }

    //@ also
    //@ requires n <= 0;
    //@ signals (IllegalStateException e) true;
    int wider(int n) {
        if (n == 1) throw new IllegalArgumentException();
        if (n == 0) throw new IllegalStateException();
        return n;
    }

    //@ also
    //@ requires n <= 0;
    int first(int n) {
        if (n == -7) {
            throw new IllegalStateException(); //~ crash Below.first
        }
        return n;
    }
}

class Lowest extends Below {
    int wider(int n) {
        if (n == 1) throw new IllegalStateException(); //~ crash Lowest.wider
        if (n == 0) throw new IllegalStateException();
        return n;
    }
}

interface Scaled<T> {
    //@ requires by != null;
    //@ signals (IllegalArgumentException e) true;
    //@ also
    //@ requires by == null;
    void scaled(T by);
}

class Shape implements Scaled<Integer> {
    public void scaled(Integer by) {
        if (by == null) {
            throw new IllegalArgumentException(); //~ crash Shape.scaled(Integer)
        }
    }
}

class Round implements Scaled<Integer> {
    public void scaled(Integer by) {
        if (by != null) {
            throw new IllegalArgumentException();
        }
    }
}

interface Taking {
    //@ public normal_behavior
    //@   requires n >= 0; //~ signals Named.take
    void take(int n);
}

class Named implements Taking {
    //@ also
    //@ requires n < 0;
    //@ signals (IllegalArgumentException e) true;
    public void take(int n) {
        if (n < 3) throw new IllegalArgumentException();
    }
}
