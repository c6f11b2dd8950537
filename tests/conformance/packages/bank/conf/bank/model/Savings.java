// A neighbour that overrides a package-private method.
package conf.bank.model;

public class Savings extends Account {
    public Savings(String o, int b) {
        super(o, b);
    }

    @Override
    int limit() {
        return super.limit() - 5;
    }

    public void addInterest() {
        balance += balance / 10;
        trail += "interest;";
    }
}
