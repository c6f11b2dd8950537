import rates.Clock;
import rates.Rates;
import rates.Risks;

/** Calls that must not happen, and calls that do not come back: they cost their own tests only. */
public class Dangers {
    public static int exit() {
        return Risks.exit(3) > 0 ? 1 : 2;
    }

    public static int endless() {
        return Risks.endless(1) > 0 ? 1 : 2;
    }

    public static int hungry() {
        return Risks.hungry(1) > 0 ? 1 : 2;
    }

    public static long now() {
        return Clock.day(1) > 0 ? 1 : 2;
    }

    public static int gone() {
        return Risks.gone("precious") == 1 ? 1 : 2;
    }

    public static int fine(int a) {
        return Rates.percent("FR") > a ? 1 : 2;
    }
}
