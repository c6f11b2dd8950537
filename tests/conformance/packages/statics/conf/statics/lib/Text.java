// A second class with static members.
package conf.statics.lib;

public interface Text {
    String SEP = "|";

    static String join(String... parts) {
        return parts.length == 0 ? "(none)" : String.join(SEP, parts);
    }
}
