import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import java.util.UUID;

/** Base64, moments and identifiers. */
public class Encodings {
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

    public static void main(String[] args) {
        String[] texts = { "", "a", "ab", "abc", "abcd", "hello, world", "\u00ff\u00fe\u00fd~~~???", "0123456789012345678901234567890123456789012345678901234567890123456789" };
        for (String text : texts) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            String basic = Base64.getEncoder().encodeToString(bytes);
            show("basic", () -> basic + " " + Base64.getEncoder().withoutPadding().encodeToString(bytes));
            show("url", () -> Base64.getUrlEncoder().encodeToString(bytes) + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
            show("mime", () -> Base64.getMimeEncoder().encodeToString(bytes));
            show("bytes", () -> Arrays.toString(Base64.getEncoder().encode(bytes)));
            show("back", () -> new String(Base64.getDecoder().decode(basic), StandardCharsets.UTF_8).equals(text));
            show("back", () -> Arrays.equals(Base64.getUrlDecoder().decode(Base64.getUrlEncoder().withoutPadding().encode(bytes)), bytes));
            show("back", () -> Arrays.equals(Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encodeToString(bytes)), bytes));
        }
        for (String text : new String[] { "YQ==", "YQ", "YQ=", "Y", "Y===", "YWI=", "YWI", "YWJj", "YW Jj", "Y-_j", "Y+/j", "YQ==x", "=", "==", "YWJjZ", "YWJj=", "Y\nWJj", "*" }) {
            show("decode " + text, () -> Arrays.toString(Base64.getDecoder().decode(text)));
            show("url", () -> Arrays.toString(Base64.getUrlDecoder().decode(text)));
            show("mime", () -> Arrays.toString(Base64.getMimeDecoder().decode(text)));
        }
        Date[] dates = { new Date(0), new Date(1709201730123L), new Date(-1) };
        for (Date a : dates) {
            for (Date b : dates) {
                show("date", () -> a.before(b) + " " + a.after(b) + " " + a.compareTo(b) + " " + a.equals(b) + " " + a.hashCode());
            }
            show("instant", () -> a.toInstant() + " " + Date.from(a.toInstant()).getTime() + " " + a.clone().equals(a));
        }
        show("from", () -> Date.from(Instant.MAX));
        UUID[] ids = { new UUID(1, 2), UUID.fromString("123e4567-e89b-12d3-a456-426614174000"), UUID.fromString("1-2-3-4-5") };
        for (UUID id : ids) {
            show("uuid", () -> id + " " + id.version() + " " + id.variant() + " " + id.hashCode() + " " + id.compareTo(ids[0]) + " " + id.equals(UUID.fromString(id.toString())));
            show("time", () -> id.timestamp() + " " + id.clockSequence() + " " + id.node());
        }
        for (String text : new String[] { "", "x", "1-2-3-4", "1-2-3-4-5-6", "g-2-3-4-5", "123e4567-e89b-12d3-a456-4266141740000" }) {
            show("uuid " + text, () -> UUID.fromString(text));
        }
    }
}
