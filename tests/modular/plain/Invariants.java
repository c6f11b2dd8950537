// Class invariants hold of all objects when a method is entered or left; what is written owes them before the next call.
class Account {
    private int balance;
    private Account partner;
    //@ invariant balance >= 0;

    //@ requires start >= 0;
    Account(int start) {
        balance = start;
    }

    //@ requires 0 <= amount && amount <= 1000 && balance <= 1000000;
    void deposit(int amount) {
        balance += amount;
    }

    //@ requires amount >= 0;
    void overdraw(int amount) { //~ not-proved
        balance -= amount;
    }

    //@ requires amount >= 0;
    //@ ensures balance <= \old(balance);
    void withdraw(int amount) {
        if (amount <= balance) {
            balance -= amount;
        }
    }

    /*@ pure @*/ int get() {
        return balance;
    }

    //@ ensures \result >= 0;
    int asked() {
        return get();
    }

    //@ ensures \result >= 0;
    static int ofArgument(Account a) {
        return a == null ? 0 : a.balance;
    }

    //@ requires o != null && amount >= 0;
    void robs(Account o, int amount) { //~ not-proved
        o.balance -= amount;
    }

    //@ requires o != null;
    void repairs(Account o) {
        o.balance = -1;
        o.balance = 5;
    }

    //@ requires o != null;
    void callsWhileBroken(Account o) {
        balance = -1;
        o.withdraw(3); //~ not-proved
        balance = 1;
    }

    //@ requires o != null;
    void callsWhileWhole(Account o) {
        balance = 1;
        o.withdraw(3);
    }

    Account leavesBroken() {
        Account a = new Account(3);
        a.balance = -1;
        return a; //~ not-proved
    }

    Account makes() {
        return new Account(3);
    }

    //@ ensures \result.balance == Math.max(0, x);
    Account makesOneOf(int x) {
        Account a = new Account(0);
        a.balance = Math.max(x, 0);
        return a;
    }

    //@ signals (IllegalStateException e) true;
    void throwsWhileBroken(int x) {
        balance = -1;
        if (x > 0) {
            throw new IllegalStateException(); //~ not-proved
        }
        balance = 0;
    }

    //@ assignable balance;
    /*@ helper @*/ private void breaks() {
        balance = -1;
    }

    void callsHelper() { //~ not-proved
        breaks();
    }

    void walk(Account o) { //~ unknown
        Account p = o;
        //@ loop_invariant true;
        while (p != null) {
            p.balance = 0;
            p = p.partner;
        }
    }
}

class Saving extends Account {
    int rate;
    //@ invariant rate > 0;

    Saving() {
        super(1);
        rate = 1;
    }

    void clears() { //~ not-proved
        rate = 0;
    }

    void doubles() {
        rate = 7;
        deposit(1); //~ not-proved
    }
}

class Forgetful extends Account {
    int rate;
    //@ invariant rate > 0;

    Forgetful() { //~ not-proved
        super(1);
    }
}

class Bare {
    int count;
    //@ invariant count > 0;
}

class Maker {
    Bare make() {
        return new Bare(); //~ not-proved
    }
}

class Pile {
    private int[] items;
    private int size;
    //@ invariant items != null && 0 <= size && size <= items.length;

    //@ requires capacity >= 0;
    Pile(int capacity) {
        items = new int[capacity];
    }

    //@ requires size < items.length;
    //@ ensures size == \old(size) + 1 && items[size - 1] == v;
    void push(int v) {
        items[size] = v;
        size++;
    }

    //@ requires size > 0;
    //@ ensures \result == \old(items[size - 1]);
    int pop() {
        size--;
        return items[size];
    }

    void popAnyway() { //~ not-proved
        size--;
    }
}

// the invariant reads what another object holds: somebody who writes that object does not see whose invariant it is
class Cell {
    int value;
}

class Holder {
    private Cell cell;
    //@ invariant cell != null && cell.value > 0;

    void writesCell(Cell other) { //~ unknown
        if (other != null) {
            other.value = 0;
        }
    }
}
