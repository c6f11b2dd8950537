// Uses the model through an import on demand.
package conf.bank.service;

import conf.bank.model.*;
import java.util.*;

public class Ledger {
    public static int COUNT;
    private final List<Account> all = new ArrayList<>();

    public void add(Account a) {
        all.add(a);
        COUNT++;
    }

    public int total() {
        int t = 0;
        for (Account a : all) {
            t += a.balance();
        }
        return t;
    }

    public Account richest() {
        return Collections.max(all, Comparator.comparingInt(Account::balance));
    }

    public String report() {
        StringJoiner j = new StringJoiner(", ");
        all.forEach(a -> j.add(a.toString()));
        return j.toString();
    }
}
