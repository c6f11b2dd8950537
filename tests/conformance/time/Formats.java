import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.Locale;

/** Formatters: patterns with the usual letters and the constants for ISO forms, printed and read. */
public class Formats {
    interface Step {
        Object run();
    }

    static void show(String name, Step step) {
        String shown;
        try {
            shown = String.valueOf(step.run());
        } catch (RuntimeException problem) {
            shown = problem.getClass().getSimpleName() + ": " + problem.getMessage();
        }
        System.out.println(name + " " + shown);
    }

    static final String[] PATTERNS = { "yyyy-MM-dd", "dd/MM/yyyy", "d.M.yy", "uuuu-MM-dd HH:mm:ss", "yyyyMMdd", "yyyyMMddHHmmss", "HH:mm", "H:m:s", "yyyy-MM-dd'T'HH:mm:ss.SSS",
        "hh:mm a", "EEE, d MMM yyyy", "EEEE d MMMM yyyy", "yyyy 'o''clock' ''", "[yyyy-]MM-dd", "yyyy-MM-dd[ HH:mm[:ss]]", "D", "DDD", "uuuu-DDD", "kk:mm", "K a", "yyyyMMddHHmmssSSS", "y", "M/d/y h:mm a", "HHmm",
        "'unended", "bb", "yyyy-MM-dd]", "{", "MMMMMM", "dddd", "HH:mm:ss.SSSSSS" };

    public static void main(String[] args) {
        LocalDateTime[] times = { LocalDateTime.of(2024, 2, 29, 9, 5, 7, 120000000), LocalDateTime.of(1999, 12, 31, 23, 59, 59), LocalDateTime.of(-5, 1, 1, 0, 0), LocalDateTime.of(12345, 6, 7, 12, 30) };
        for (String pattern : PATTERNS) {
            show("pattern " + pattern, () -> {
                DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
                return "";
            });
            for (LocalDateTime time : times) {
                show(pattern + " " + time, () -> time.format(DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)));
                show("date", () -> time.toLocalDate().format(DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)));
                show("time", () -> time.toLocalTime().format(DateTimeFormatter.ofPattern(pattern, Locale.US)));
                show("back", () -> LocalDateTime.parse(time.format(DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)), DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)).equals(time));
            }
        }
        String[][] texts = { { "yyyy-MM-dd", "2024-02-30" }, { "yyyy-MM-dd", "2024-02-32" }, { "yyyy-MM-dd", "2024-2-3" }, { "d/M/yyyy", "3/2/2024" }, { "d/M/yyyy", "03/02/2024" }, { "yyyyMMdd", "20240229" },
            { "yyyyMMdd", "120240229" }, { "yyyyMMdd", "2024229" }, { "dd.MM.yy", "01.02.99" }, { "dd.MM.yy", "01.02.03" }, { "dd MMM yyyy", "03 Mar 2024" }, { "dd MMM yyyy", "03 mar 2024" }, { "dd MMMM yyyy", "03 March 2024" },
            { "EEE dd MMM yyyy", "Sun 03 Mar 2024" }, { "EEE dd MMM yyyy", "Mon 03 Mar 2024" }, { "yyyy-MM-dd", "" }, { "yyyy-MM-dd", "2024-02-03 " }, { "yyyy-MM-dd", "abcd-ef-gh" }, { "yyyy-MM-dd[ HH:mm]", "2024-02-03" },
            { "yyyy-MM-dd[ HH:mm]", "2024-02-03 10:15" }, { "yyyy", "2024" }, { "uuuu-DDD", "2024-060" }, { "yyyy-MM-dd", "0000-01-01" }, { "uuuu-MM-dd", "0000-01-01" }, { "yyyy-MM-dd", "+2024-01-01" }, { "HH:mm", "10:15" } };
        for (String[] text : texts) {
            show(text[0] + " " + text[1], () -> LocalDate.parse(text[1], DateTimeFormatter.ofPattern(text[0], Locale.ENGLISH)));
            show("strict", () -> LocalDate.parse(text[1], DateTimeFormatter.ofPattern(text[0].replace('y', 'u'), Locale.ENGLISH).withResolverStyle(ResolverStyle.STRICT)));
        }
        String[][] clocks = { { "HH:mm", "09:05" }, { "HH:mm", "9:05" }, { "H:mm", "9:05" }, { "hh:mm a", "09:05 PM" }, { "hh:mm a", "12:00 AM" }, { "hh:mm a", "13:00 AM" }, { "HH:mm", "24:00" }, { "HH:mm", "25:00" },
            { "HH:mm:ss.SSS", "10:11:12.5" }, { "HH:mm:ss.SSS", "10:11:12.500" }, { "HHmmss", "101112" }, { "kk:mm", "24:10" }, { "HH", "10" } };
        for (String[] text : clocks) {
            show(text[0] + " " + text[1], () -> LocalTime.parse(text[1], DateTimeFormatter.ofPattern(text[0], Locale.US)));
        }
        show("yearmonth", () -> YearMonth.parse("03/2024", DateTimeFormatter.ofPattern("MM/yyyy")) + " " + YearMonth.of(2024, 3).format(DateTimeFormatter.ofPattern("MMM yyyy", Locale.US)));
        show("datetime", () -> LocalDateTime.parse("2024-02-29 24:00", DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm")));
        show("datetime", () -> LocalDateTime.parse("20240229101112", DateTimeFormatter.ofPattern("yyyyMMddHHmmss")));
        show("datetime", () -> LocalDateTime.parse("20240229101112345", DateTimeFormatter.ofPattern("yyyyMMddHHmmssSSS")));
        DateTimeFormatter[] constants = { DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.ISO_LOCAL_TIME, DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.ISO_OFFSET_DATE_TIME, DateTimeFormatter.ISO_ZONED_DATE_TIME,
            DateTimeFormatter.ISO_DATE_TIME, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_TIME, DateTimeFormatter.ISO_OFFSET_DATE, DateTimeFormatter.ISO_OFFSET_TIME };
        TemporalAccessor[] values = { LocalDate.of(2024, 2, 29), LocalTime.of(10, 15, 30, 120000), LocalTime.of(10, 15), LocalDateTime.of(2024, 2, 29, 10, 15), ZonedDateTime.of(2024, 2, 29, 10, 15, 0, 0, ZoneId.of("UTC")),
            OffsetDateTime.of(2024, 2, 29, 10, 15, 30, 5, ZoneOffset.ofHours(2)), Instant.ofEpochSecond(1709201730L) };
        for (int index = 0; index < constants.length; index++) {
            for (TemporalAccessor value : values) {
                DateTimeFormatter constant = constants[index];
                show("constant " + index, () -> constant.format(value));
            }
        }
        show("query", () -> DateTimeFormatter.ISO_DATE_TIME.parse("2024-02-29T10:15Z", ZonedDateTime::from));
        show("query", () -> DateTimeFormatter.ISO_DATE_TIME.parse("2024-02-29T10:15Z[UTC]").query(TemporalQueries.zone()));
        show("get", () -> DateTimeFormatter.ISO_DATE.parse("2024-02-29").get(ChronoField.DAY_OF_WEEK));
    }
}
