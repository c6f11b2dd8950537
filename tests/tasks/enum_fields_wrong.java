// Enum constants with fields and methods. Wrong: a nickel of seven cents gives more coins.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    enum Coin {
        PENNY(1), NICKEL(7), DIME(10), QUARTER(25);

        private final int cents;

        Coin(int cents) {
            this.cents = cents;
        }

        Coin next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    static int change(int cents) {
        int coins = 0;
        for (int i = Coin.values().length - 1; i >= 0; i--) {
            Coin coin = Coin.values()[i];
            while (cents >= coin.cents) {
                cents -= coin.cents;
                coins++;
            }
        }
        return coins;
    }

    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 4);
        Coin coin = Coin.values()[i];
        assert coin.next().cents > coin.cents || coin == Coin.QUARTER;
        int cents = Verifier.nondetInt();
        Verifier.assume(cents >= 0 && cents < 50);
        assert change(cents) <= 7; //~ assert
    }
}
