// Model of java.util.Properties without reading and writing files.
package java.util;

public class Properties extends Hashtable<Object, Object> {
    protected Properties defaults;

    // That the defaults of the defaults lead back to these is left to the bound on calls.
    //@ invariant defaults != this;

    public Properties() {
    }

    public Properties(Properties defaults) {
        this.defaults = defaults;
    }

    public Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object value = get(key);
        if (value instanceof String) {
            return (String) value;
        }
        return defaults == null ? null : defaults.getProperty(key);
    }

    public String getProperty(String key, String defaultValue) {
        String value = getProperty(key);
        return value == null ? defaultValue : value;
    }
}
