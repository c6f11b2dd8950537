/** A bank account: nothing but contracts. */
class Account {
    private int balance;

    //@ predicate open() { return acc(balance) ** 0 <= balance ** balance <= 1000000; }

    //@ ensures open() ** balance() == 0;
    Account() {
    }

    //@ requires open();
    /*@ pure @*/ int balance() {
        //@ opening open();
        return balance;
    }

    //@ requires open() ** 0 <= amount ** amount <= 1000000 - balance();
    //@ ensures open() ** balance() == \old(balance()) + amount;
    void deposit(int amount) {
        balance = balance + amount;
    }

    //@ requires open() ** 0 <= amount ** amount <= balance();
    //@ ensures open() ** balance() == \old(balance()) - amount;
    void withdraw(int amount) {
        balance = balance - amount;
    }

    //@ requires open() ** 0 <= amount;
    //@ ensures open(); //~ missing-permission
    void overdraw(int amount) {
        balance = balance - amount;
    }

    //@ requires open() ** to != null ** to.open() ** 0 <= amount ** amount <= balance() ** amount <= 1000000 - to.balance();
    //@ ensures open() ** to.open() ** balance() == \old(balance()) - amount ** to.balance() == \old(to.balance()) + amount;
    void transfer(Account to, int amount) { // aliased
        withdraw(amount);
        to.deposit(amount);
    }

    //@ requires open() ** to != null ** to.open() ** 0 <= amount ** amount <= balance() ** amount <= 1000000 - to.balance();
    //@ ensures open() ** to.open() ** to.balance() == \old(to.balance()); //~ not-proved
    void steal(Account to, int amount) {
        withdraw(amount);
        to.deposit(amount);
    }
}
