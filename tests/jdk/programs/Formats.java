// String.format: every conversion with flags, widths, precisions and arguments, right and wrong.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

public class Formats {
    static void format(String format, Object... args) {
        Show.show("[" + format + "]", () -> String.format(format, args));
    }

    static void malformed() {
        String[] all = {"%5", "%-5", "%-", "%.", "%5.2", "%.5", "%1$", "%1$5", "%.d", "%5.d", "%-.2", "%1$-", "%$d", "%0", "%05", "%00d",
            "%-00d", "%5$", "%1$d", "%1$1$d", "%<", "%<5", "%,", "%12$", "%-12$d", "%1.5.2f", "%- 5d", "%<d", "%0$d", "%5d %<d", "%t",
            "%T", "%Tq", "%tq", "%D", "%N", "%i", "%X", "%E", "%F", "%G", "%H", "%.3%", "%.0n", "%-n", "%0%", "%05%", "%+%", "%#%",
            "%-5%|", "%1$n", "%2$%", "%1$5d|%1$-5d", "%B", "%Z", "%\u00e9", "%5\u00e9", "% d", "%(d", "% (d", "%(+d", "%#,d", "%-+5d|",
            "%,05d", "%#x", "%#X", "%#o", "%08x", "%-8x|", "%#08x", "%(x", "%00x", "%-08x", "%.3x", "%c", "%5c", "%C", "%d%d", "%s%s%s",
            "%1$s%3$s", "%h", "%5h|", "%-5h|", "%.1h", "%#h", "%S", "%b", "%5b|", "%-7b|", "%.2b", "%e", "%x", "%", "a%", "%l", "%0d",
            "%,s", "%#b", "%#d", "%-s", "%+c", "%,o", "% x", "%99999999999d", "%.99999999999f", "%99999999999$d", "%+s", "%#s", "%+ d",
            "%-05d", "%5n", "%-%", "%d %q", "%q %d %d %d", "plain", "", "%%", "%n", "%3$s %1$s %2$s %<s"};
        for (String f : all) {
            format(f, 12, -3);
            format(f);
        }
    }

    static void typed() {
        Object[] args = {null, true, 'c', "text", "\u00df", (byte) -1, (byte) 65, (short) -2, (short) 70, 12, -1234567, Integer.MIN_VALUE, 0, 1114112,
            5L, Long.MIN_VALUE, 1.0f, 0.35f, 0.0, -0.0, 1.5, -2.25, 1234567.891, Double.NaN, Double.NEGATIVE_INFINITY, 1e-5, 1e10,
            9.9996, new BigInteger("123456789"), new BigInteger("-255")};
        String[] formats = {"%d", "%5d|", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%(,015d", "%x", "%X", "%#x", "%010x", "%o", "%#o",
            "%s", "%10s|", "%-10s|", "%.2s", "%8.3s|", "%S", "%c", "%C", "%5c|", "%b", "%B", "%.2b", "%h", "%H", "%f", "%.0f", "%.1f",
            "%10.3f|", "%-12.2f|", "%012.4f", "%+.2f", "% .1f", "%(,.2f", "%#.0f", "%e", "%.0e", "%.3e", "%E", "%015.2e|", "%g", "%.3g", "%.0g",
            "%+x", "%(x"};
        for (Object a : args) {
            for (String f : formats) {
                format(f, a);
            }
        }
    }

    public static void main(String[] args) {
        malformed();
        typed();
        for (int i = 0; i < 1500; i++) {
            double d = Show.anyDouble();
            int places = Show.random(12);
            format("%." + places + "f %." + places + "e %." + places + "g %f", d, d, d, (float) d);
            format("%,d %x %o %(,d", Show.anyInt(), Show.anyInt(), Show.anyLong(), Show.anyLong());
        }
        for (String number : new String[] {"0", "-0.005", "1234567.125", "2.5", "-99.995", "1E+5", "1E-9", "0.04999"}) {
            for (String f : new String[] {"%f", "%.2f", "%.0f", "%#.0f", "%,12.1f|", "%-12.3f|", "%012.2f", "%+.1f", "%(.2f", "%s", "%d"}) {
                format(f, new BigDecimal(number));
            }
        }
        format("%c|%3c", 128512, 128512);
        format("%s", (Object[]) null);
        format(null, "a");
        System.out.println("%d-%s".formatted(1, "x"));
        System.out.println(String.format(Locale.US, "%,.2f", 1234.5) + String.format((Locale) null, "%.1f", 1.25));
        System.out.printf(Locale.ROOT, "%,d%n", 1234567);
        System.out.printf("%5.1f|%n", 2.25);
        System.out.format("%s%n", "done");
    }
}
