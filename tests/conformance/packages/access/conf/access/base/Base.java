// Members of every access level.
package conf.access.base;

public class Base {
    private static String log = "";
    public int value = 1;

    public Base() {
        log += getClass().getSimpleName() + " ";
    }

    String hidden() {
        return "Base.hidden";
    }

    protected String open() {
        return "Base.open";
    }

    private String shared() {
        return "Base.shared";
    }

    public String callHidden() {
        return hidden();
    }

    public String callOpen() {
        return open();
    }

    public String callShared() {
        return shared();
    }

    public static String log() {
        return log.trim();
    }
}
