// The message of an Enum.valueOf that found nothing, put together when it is read.
package java.lang;

final class ConstantText extends NumberedText {
    private final Class<?> type;
    private final String name;

    ConstantText(Class<?> type, String name) {
        super("", 0);
        this.type = type;
        this.name = name;
    }

    public String toString() {
        return "No enum constant " + type.getCanonicalName() + "." + name;
    }
}
