import java.util.Date;

/** What differs from run to run: nothing of it can be expected. */
public class Clocks {
    public static String stamp(int number) {
        if (number < 0) {
            return "none";
        }
        return number + "@" + System.currentTimeMillis();
    }

    public static long age(Date since) {
        return new Date().getTime() / 86400000;
    }

    public static int seconds() {
        return java.time.LocalTime.now().getHour();
    }

    public static double chance() {
        return Math.random();
    }

    public static String language() {
        return java.util.Locale.getDefault().getDisplayLanguage();
    }
}
