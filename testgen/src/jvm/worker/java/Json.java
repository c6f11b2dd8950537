package ooxide.jvm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** As much of JSON as the worker speaks: it reads objects and lists of texts, and writes objects of texts and lists of texts. */
final class Json {
    private Json() {}

    static String object(Object... parts) {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < parts.length; i += 2) {
            text.append(i == 0 ? "" : ",");
            quote(text, (String) parts[i]);
            text.append(':');
            if (parts[i + 1] instanceof List) {
                text.append('[');
                String separator = "";
                for (Object each : (List<?>) parts[i + 1]) {
                    text.append(separator);
                    quote(text, (String) each);
                    separator = ",";
                }
                text.append(']');
            } else {
                quote(text, (String) parts[i + 1]);
            }
        }
        return text.append('}').toString();
    }

    private static void quote(StringBuilder text, String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }

    static Map<String, String> strings(String line) {
        Map<String, String> found = new LinkedHashMap<>();
        int[] at = {0};
        while (true) {
            String key = next(line, at);
            if (key == null) {
                return found;
            }
            found.put(key, next(line, at));
        }
    }

    /** The texts of a line. */
    static List<String> list(String line) {
        List<String> found = new ArrayList<>();
        int[] at = {0};
        for (String text = next(line, at); text != null; text = next(line, at)) {
            found.add(text);
        }
        return found;
    }

    /** The next text from a place on, which is behind it then. */
    private static String next(String line, int[] at) {
        int i = line.indexOf('"', at[0]);
        if (i < 0) {
            return null;
        }
        StringBuilder text = new StringBuilder();
        for (i++; line.charAt(i) != '"'; i++) {
            char c = line.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            i++;
            switch (line.charAt(i)) {
                case 'n': text.append('\n'); break;
                case 't': text.append('\t'); break;
                case 'r': text.append('\r'); break;
                case 'b': text.append('\b'); break;
                case 'f': text.append('\f'); break;
                case 'u':
                    text.append((char) Integer.parseInt(line.substring(i + 1, i + 5), 16));
                    i += 4;
                    break;
                default: text.append(line.charAt(i));
            }
        }
        at[0] = i + 1;
        return text.toString();
    }
}
