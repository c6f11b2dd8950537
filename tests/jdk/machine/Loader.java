// Finds class files: first the models and the program, then, for what nobody modelled yet, the running JDK.
package machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.tree.ClassNode;

final class Loader {
    private final List<Path> roots;
    private final Map<String, Type> types = new HashMap<>();
    // Classes that came from the running JDK.
    final TreeSet<String> borrowed = new TreeSet<>();

    Loader(List<Path> roots) {
        this.roots = roots;
    }

    Type type(String name) {
        Type type = types.get(name);
        return type == null ? load(name) : type;
    }

    private Type load(String name) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes(name)).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        Type type = new Type(node, node.superName == null ? null : type(node.superName));
        types.put(name, type);
        for (String i : node.interfaces) {
            type.interfaces.add(type(i));
        }
        return type;
    }

    private byte[] bytes(String name) {
        try {
            for (Path root : roots) {
                Path file = root.resolve(name + ".class");
                if (Files.exists(file)) {
                    return Files.readAllBytes(file);
                }
            }
            try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
                if (in == null) {
                    throw new Values.Unmodelled("class " + name);
                }
                borrowed.add(name);
                return in.readAllBytes();
            }
        } catch (IOException e) {
            throw new Values.Unmodelled("class " + name + ": " + e);
        }
    }
}
