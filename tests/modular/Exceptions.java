class Account {
    int balance;

    //@ requires acc(balance) ** 0 <= balance ** 0 <= amount;
    //@ ensures acc(balance) ** balance == \old(balance) - amount ** 0 <= balance;
    //@ signals (IllegalStateException e) acc(balance) ** balance == \old(balance) ** balance < amount;
    void withdraw(int amount) {
        if (balance < amount) throw new IllegalStateException();
        balance = balance - amount;
    }

    //@ requires acc(balance);
    //@ ensures acc(balance);
    void silent(int amount) {
        if (balance < amount) throw new IllegalStateException(); //~ exception
        balance = balance - amount;
    }

    //@ requires acc(balance) ** 0 <= balance ** 0 <= amount;
    //@ ensures acc(balance) ** (\result ==> balance == \old(balance) - amount);
    boolean tryWithdraw(int amount) {
        try {
            withdraw(amount);
            return true;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    //@ requires acc(balance) ** 0 <= balance ** 0 <= amount;
    //@ ensures acc(balance);
    void uncaught(int amount) {
        withdraw(amount); //~ exception
    }

    //@ requires acc(balance);
    //@ ensures acc(balance) ** balance == 1;
    int last() {
        try {
            return 7;
        } finally {
            balance = 1;
        }
    }

    static int divide(int a, int b) {
        return a / b; //~ exception
    }

    //@ requires b != 0;
    //@ ensures \result == a / b;
    static int divideSafe(int a, int b) {
        return a / b;
    }
}
