// A copied object shares what it refers to. Wrong: the history is shared.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Account implements Cloneable {
        int balance;
        int[] history = new int[2];

        Account copy() {
            try {
                Account copy = (Account) super.clone();
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        account.balance = Verifier.nondetInt();
        Account copy = account.copy();
        copy.balance = 0;
        copy.history[0] = 1;
        assert account.history[0] == 0; //~ assert
        assert account.balance == 0 || account.balance != copy.balance;
    }
}
