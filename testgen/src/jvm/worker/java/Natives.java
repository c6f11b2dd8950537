package ooxide.jvm;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** What our models of the JDK leave open under names of their own: what the JDK does there. */
final class Natives {
    /** One of these methods. */
    interface Native {
        Object call(Object[] args) throws Exception;
    }

    private static final Map<String, Native> ALL = new HashMap<>();

    static {
        ALL.put("java.lang.Math.openPow", args -> Math.pow((Double) args[0], (Double) args[1]));
        ALL.put("java.lang.FormatText.openFormat", args -> args[0] == null
                ? String.format((String) args[1], (Object[]) args[2])
                : String.format((Locale) args[0], (String) args[1], (Object[]) args[2]));
        ALL.put("java.util.regex.Pattern.openCompile", args -> {
            Pattern.compile((String) args[0], (Integer) args[1]);
            return null;
        });
        ALL.put("java.util.regex.Pattern.openSplit",
                args -> Pattern.compile((String) args[0], (Integer) args[1]).split((String) args[2], (Integer) args[3]));
        // nobody can expect what it is set to, but a property that a plain JVM does not have is one that somebody has to set
        ALL.put("java.lang.System.property", args -> {
            if (System.getProperty((String) args[0]) != null) {
                throw new Refused("what the property is depends on where it runs");
            }
            return null;
        });
        character("numericBeyond", Character::getNumericValue);
        character("letterBeyond", Character::isLetter);
        character("alphabeticBeyond", Character::isAlphabetic);
        character("upperBeyond", Character::isUpperCase);
        character("lowerBeyond", Character::isLowerCase);
        character("titleBeyond", Character::isTitleCase);
        character("toLowerBeyond", Character::toLowerCase);
        character("toUpperBeyond", Character::toUpperCase);
        character("toTitleBeyond", Character::toTitleCase);
        character("foldBeyond", c -> Character.toLowerCase(Character.toUpperCase(c)));
        character("identifierStartBeyond", Character::isJavaIdentifierStart);
        character("identifierPartBeyond", Character::isJavaIdentifierPart);
        character("unicodeStartBeyond", Character::isUnicodeIdentifierStart);
        character("unicodePartBeyond", Character::isUnicodeIdentifierPart);
        character("ignorableBeyond", Character::isIdentifierIgnorable);
        character("definedBeyond", Character::isDefined);
        character("mirroredBeyond", Character::isMirrored);
    }

    private Natives() {}

    private static void character(String name, java.util.function.IntFunction<Object> told) {
        ALL.put("java.lang.Character." + name, args -> told.apply((Integer) args[0]));
    }

    /** What a method of a model does; null for all others. */
    static Native of(String type, String name) {
        return ALL.get(type + "." + name);
    }
}
