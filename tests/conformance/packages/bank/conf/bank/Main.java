// Several packages with single-type imports; protected and package-private access across them.
package conf.bank;

import conf.bank.model.Account;
import conf.bank.model.Savings;
import conf.bank.service.Ledger;

public class Main {
    static class Club extends Account {
        Club(String o) {
            super(o, 10);
        }

        void bonus() {
            balance += 5;
            log("bonus");
        }

        @Override
        protected int fee() {
            return super.fee() + 1;
        }
    }

    public static void main(String[] args) {
        Account a = new Account("ann", 100);
        Savings s = new Savings("sue", 50);
        Club c = new Club("cy");
        Ledger l = new Ledger();
        l.add(a);
        l.add(s);
        l.add(c);
        System.out.println(a.withdraw(30) + " " + a);
        System.out.println(s.withdraw(49) + " " + s.withdraw(40) + " " + s);
        c.bonus();
        System.out.println(c.withdraw(12) + " " + c);
        System.out.println(l.total() + " " + Ledger.COUNT + " " + l.richest());
        s.addInterest();
        System.out.println(l.report());
        System.out.println(Account.created() + " " + c.history());
    }
}
