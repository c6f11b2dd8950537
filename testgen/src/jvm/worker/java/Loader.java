package ooxide.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Map;

/** The classes of one recipe and of the program, loaded anew. */
final class Loader extends URLClassLoader {
    private final Map<String, byte[]> classes;
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
        return super.findClass(name);
    }
}
