import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Runs methods on all small inputs and says of each whether one makes it fail.
 *
 * <p>Arguments: the folder of the classes, the number of inputs that a method is tried on, and a file with a line for each
 * method: its class, its name, and the fields that it depends on, or {@code *} for all. The others keep their default values.
 * A line of the output is {@code class method answer inputs witness}. The answer is {@code fails}, {@code holds} when all
 * small inputs were tried, or {@code sampled} when there were too many of them and none that was tried fails.
 *
 * <p>An input is any heap of the classes of the package, whatever their constructors say, whose objects keep their
 * invariants: the method {@code invariantHolds} of each class and of those above it. A method {@code check7} with a
 * precondition has it as {@code check7Requires}.
 */
public class SmallHeaps {
    /** All inputs of this depth are tried, and as many as the limit allows of those that are one deeper. */
    private static final int DEPTH = 2;
    private static final int DEEPEST = 3;

    private final Path folder;
    private final int limit;

    private SmallHeaps(Path folder, int limit) {
        this.folder = folder;
        this.limit = limit;
    }

    public static void main(String[] args) throws Exception {
        SmallHeaps heaps = new SmallHeaps(Path.of(args[0]), Integer.parseInt(args[1]));
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            String[] words = line.split(" ");
            heaps.judge(words[0], words[1], Set.of(words).contains("*") ? null : Set.of(words));
        }
    }

    /** A package is loaded once; its methods follow each other. */
    private Heap heap;
    private String loaded = "";

    private void judge(String name, String method, Set<String> fields) throws Exception {
        String of = name.substring(0, name.lastIndexOf('.'));
        if (!of.equals(loaded)) {
            heap = new Heap(classes(of));
            loaded = of;
        }
        Class<?> type = Class.forName(name);
        for (Method found : type.getDeclaredMethods()) {
            if (found.getName().equals(method)) {
                System.out.println(name + " " + method + " " + answer(type, found, fields));
            }
        }
    }

    private List<Class<?>> classes(String of) throws Exception {
        List<Class<?>> classes = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder.resolve(of))) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".class")) {
                    classes.add(Class.forName(of + "." + name.substring(0, name.length() - ".class".length())));
                }
            }
        }
        return classes;
    }

    private String answer(Class<?> of, Method method, Set<String> fields) throws Exception {
        method.setAccessible(true);
        Method requires = null;
        try {
            requires = of.getDeclaredMethod(method.getName() + "Requires", method.getParameterTypes());
            requires.setAccessible(true);
        } catch (NoSuchMethodException none) {
            // it takes everything
        }
        int tried = 0;
        boolean all = false;
        for (int depth = 1; depth <= DEEPEST; depth++) {
            Choices choices = new Choices();
            int runs = 0;
            do {
                // once there are too many, what is left of them is drawn by lot
                if (runs == limit) {
                    choices.drawFrom(method.getName().hashCode());
                }
                runs++;
                heap.begin(choices, depth, fields);
                Object[] arguments = heap.arguments(of, method);
                if (arguments != null && heap.keepsInvariants() && isAccepted(requires, arguments)) {
                    tried++;
                    Throwable failure = failure(method, arguments);
                    heap.restore();
                    if (failure != null) {
                        // the method may have changed its input
                        choices.again();
                        heap.begin(choices, depth, fields);
                        String input = heap.shown(method, heap.arguments(of, method));
                        return "fails " + tried + " " + input + " -> " + failure.getClass().getName();
                    }
                }
            } while (choices.next() && runs < 2 * limit);
            all |= depth >= DEPTH && runs <= limit;
            if (runs > limit) {
                break;
            }
        }
        return (all ? "holds " : "sampled ") + tried + " ";
    }

    private static boolean isAccepted(Method requires, Object[] arguments) throws Exception {
        return requires == null || (Boolean) requires.invoke(receiver(arguments), operands(arguments));
    }

    private static Throwable failure(Method method, Object[] arguments) throws Exception {
        try {
            method.invoke(receiver(arguments), operands(arguments));
            return null;
        } catch (InvocationTargetException thrown) {
            return thrown.getCause();
        }
    }

    private static Object receiver(Object[] arguments) {
        return arguments[0];
    }

    private static Object[] operands(Object[] arguments) {
        Object[] rest = new Object[arguments.length - 1];
        System.arraycopy(arguments, 1, rest, 0, rest.length);
        return rest;
    }
}
