package java.util.regex;

/** A text that is not a pattern. Our models do not find out which are none: see {@link Pattern#compile(String)}. */
public class PatternSyntaxException extends IllegalArgumentException {
    private final String desc;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String desc, String regex, int index) {
        this.desc = desc;
        this.pattern = regex;
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public String getDescription() {
        return desc;
    }

    public String getPattern() {
        return pattern;
    }

    public String getMessage() {
        StringBuilder text = new StringBuilder();
        text.append(desc);
        if (index >= 0) {
            text.append(" near index ").append(index);
        }
        text.append(System.lineSeparator()).append(pattern);
        if (index >= 0 && pattern != null && index < pattern.length()) {
            text.append(System.lineSeparator());
            for (int i = 0; i < index; i++) {
                text.append(pattern.charAt(i) == '\t' ? '\t' : ' ');
            }
            text.append('^');
        }
        return text.toString();
    }
}
