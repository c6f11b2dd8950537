// `assignable` in specification cases: what may change depends on the precondition that holds.
//! Cases.withdraw => valid complete
//! Cases.withdrawWrong => invalid
//! Cases.both => invalid
//! Cases.free => valid complete
//! Cases.element => valid
//! Cases.elementWrong => invalid
//! Cases.call => invalid
//! Cases.counted => valid complete
//! Cases.tricked => invalid
//! Loud.say => valid complete
//! Quiet.say => invalid
class Cases {
    int balance;
    int[] log = new int[2];

    /*@ requires amount >= 0 && amount <= balance;
      @ assignable balance;
      @ ensures balance == \old(balance) - amount;
      @ also
      @ requires amount < 0 || amount > balance;
      @ assignable \nothing;
      @ signals_only IllegalArgumentException;
      @ ensures false;
      @*/
    void withdraw(int amount) {
        if (amount < 0 || amount > balance) {
            throw new IllegalArgumentException();
        }
        balance -= amount;
    }

    /*@ requires amount >= 0 && amount <= balance;
      @ assignable balance;
      @ also
      @ requires amount < 0 || amount > balance;
      @ signals (IllegalArgumentException e) true;
      @ // the second case forbids it
      @ // even if it is put back
      @ assignable \nothing; //~ modifies Cases.withdrawWrong
      @*/
    void withdrawWrong(int amount) {
        balance -= amount;
        if (amount < 0 || balance < 0) {
            balance += amount;
            throw new IllegalArgumentException();
        }
    }

    // where both cases hold both must be kept
    //@ requires a > 0;
    //@ assignable balance;
    //@ also
    //@ requires b > 0;
    //@ assignable log; //~ modifies Cases.both
    void both(int a, int b) {
        if (a > 0) {
            balance = 1;
        } else {
            log = null;
        }
    }

    // a case without the clause permits everything
    //@ requires a > 0;
    //@ assignable balance;
    //@ also
    //@ requires a <= 0;
    void free(int a) {
        balance = a;
        if (a <= 0) {
            log = null;
        }
    }

    //@ requires log != null && log.length == 2 && first;
    //@ assignable log[0];
    //@ also
    //@ requires log != null && log.length == 2 && !first;
    //@ assignable log[1];
    void element(boolean first) { log[first ? 0 : 1] = 5; }

    //@ requires log != null && log.length == 2 && first;
    //@ assignable log[0]; //~ modifies Cases.elementWrong
    //@ also
    //@ requires log != null && log.length == 2 && !first;
    //@ assignable log[*];
    void elementWrong(boolean first) { log[1] = 5; }

    // a caller relies on what each case leaves alone
    //@ requires up;
    //@ assignable balance;
    //@ ensures balance > 0;
    //@ also
    //@ requires !up;
    //@ assignable log;
    native void step(boolean up);

    void call() {
        int before = balance;
        int[] logged = log;
        step(false);
        assert balance == before;
        step(true);
        assert balance > 0;
        assert log == logged; //~ assert Cases.call
    }

    // the precondition of a case speaks of the argument, not of what the body makes of it
    //@ requires n > 0;
    //@ ensures balance == \old(balance) + n;
    //@ also
    //@ requires n <= 0;
    //@ assignable \nothing;
    void counted(int n) {
        if (n > 0) {
            balance += n;
        }
        n = -n;
    }

    //@ requires true;
    //@ ensures true;
    //@ assignable balance; //~ modifies Cases.tricked
    void tricked(boolean up) { step(up); }
}

class Speaker {
    int volume;
    int other;

    //@ requires loud;
    //@ assignable volume;
    void say(boolean loud) {
        if (loud) {
            volume = 11;
        }
    }
}

class Loud extends Speaker {
    //@ also
    //@ requires !loud;
    //@ assignable other;
    void say(boolean loud) {
        if (loud) {
            volume = 12;
        } else {
            other = 1;
        }
    }
}

class Quiet extends Speaker {
    //@ also
    //@ requires !loud;
    //@ assignable \nothing; //~ modifies Quiet.say
    void say(boolean loud) { volume = 0; }
}
