/** Asks a bank that may refuse, with an exception that says why. */
public class Gateway {
    /** The bank has refused. */
    public static class Refused extends Exception {
        private final int code;

        public Refused(String message, int code) {
            super(message);
            this.code = code;
        }

        public int getCode() {
            return code;
        }
    }

    /** Somebody else's. */
    public interface Bank {
        boolean charge(int cents) throws Refused;
    }

    private final Bank bank;

    public Gateway(Bank bank) {
        this.bank = bank;
    }

    public String pay(int cents) {
        try {
            return bank.charge(cents) ? "paid" : "not paid";
        } catch (Refused e) {
            if (e.getCode() >= 500) {
                throw new IllegalStateException("the bank is closed", e);
            }
            return "try again";
        }
    }

    /** A text of a fixed length, longer than any chain of references that is tried. */
    public static boolean isPin(String text) {
        if (text.length() != 8) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }
}
