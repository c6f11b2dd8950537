package ooxide.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The classes of one recipe and of the program, loaded anew. */
final class Loader extends URLClassLoader {
    private final Map<String, byte[]> classes;
    private final Map<String, Class<?>> loaded = Collections.synchronizedMap(new LinkedHashMap<>());
    private volatile String doubtful;

    Loader(URL[] urls, Map<String, byte[]> classes) {
        super(urls, ClassLoader.getPlatformClassLoader());
        this.classes = classes;
        setDefaultAssertionStatus(true);
    }

    /** A class that was loaded and may ask its surroundings; null where there is none. */
    String doubtful() {
        return doubtful;
    }

    /** The classes of the program that were loaded so far, in their order. */
    Map<String, Class<?>> loaded() {
        synchronized (loaded) {
            return new LinkedHashMap<>(loaded);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes != null) {
            return defineClass(name, bytes, 0, bytes.length);
        }
        if (doubtful == null) {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in != null && Surroundings.mayDecide(in.readAllBytes())) {
                    doubtful = name;
                }
            } catch (IOException e) {
                doubtful = name;
            }
        }
        Class<?> found = super.findClass(name);
        loaded.put(name, found);
        return found;
    }
}
