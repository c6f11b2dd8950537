// The base class: protected members for subclasses elsewhere, package-private ones for neighbours.
package conf.bank.model;

public class Account {
    private static int created;
    private final String owner;
    protected int balance;
    String trail = "";

    public Account(String owner, int balance) {
        this.owner = owner;
        this.balance = balance;
        created++;
    }

    protected int fee() {
        return 1;
    }

    protected void log(String s) {
        trail += s + ";";
    }

    public boolean withdraw(int n) {
        int all = n + fee();
        log("w" + all);
        if (all > limit()) {
            return false;
        }
        balance -= all;
        return true;
    }

    int limit() {
        return balance;
    }

    public int balance() {
        return balance;
    }

    public String history() {
        return trail;
    }

    public static int created() {
        return created;
    }

    @Override
    public String toString() {
        return owner + "=" + balance;
    }
}
