// The precondition of deposit forgets the limit; a transfer still asks for it.
//! BankAccount.deposit => invalid
//! BankAccount.transferTo => valid

/** A bank account that is never overdrawn, specified with JML. */
class BankAccount {
    /** No account holds more, so that sums stay far from overflow. */
    public static final int LIMIT = 1_000_000;

    //@ invariant 0 <= balance && balance <= LIMIT; //~ invariant
    private int balance;

    //@ ensures balance == 0;
    public BankAccount() {
        balance = 0;
    }

    //@ requires 0 < amount;
    //@ assignable balance;
    //@ ensures balance == \old(balance) + amount;
    public void deposit(int amount) {
        balance += amount;
    }

    /** Pays out if the money is there, and says whether it was. */
    //@ requires 0 < amount;
    //@ assignable balance;
    //@ ensures \result == (amount <= \old(balance));
    //@ ensures balance == (\result ? \old(balance) - amount : \old(balance));
    public boolean withdraw(int amount) {
        if (amount > balance) {
            return false;
        }
        balance -= amount;
        return true;
    }

    /** Moves money to another account, or does nothing when it is not there. */
    //@ requires other != null;
    //@ requires 0 < amount && amount <= LIMIT - other.balance;
    //@ ensures balance + other.balance == \old(balance + other.balance);
    //@ ensures balance <= \old(balance);
    public void transferTo(BankAccount other, int amount) {
        if (withdraw(amount)) {
            other.deposit(amount);
        }
    }

    /** Adds whole percents of interest. */
    //@ requires 0 <= percent && percent <= 100;
    //@ ensures balance >= \old(balance);
    public void addInterest(int percent) {
        int interest = balance / 100 * percent;
        balance = Math.min(LIMIT, balance + interest);
    }

    //@ ensures \result == balance;
    public /*@ pure @*/ int getBalance() {
        return balance;
    }
}
