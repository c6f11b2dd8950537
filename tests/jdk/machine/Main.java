// Runs `main` of a compiled program on the compiled models: Main ROOT... CLASS. Roots are folders with class files.
package machine;

import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.BufferedOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import machine.Values.Arr;
import machine.Values.Thrown;
import machine.Values.Unmodelled;

public final class Main {
    private Main() {
    }

    public static void main(String[] args) throws InterruptedException {
        System.setOut(new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false));
        int[] status = new int[1];
        // A deep call of the program is a deep call of the machine.
        Thread thread = new Thread(null, () -> status[0] = run(args), "program", 1L << 30);
        thread.start();
        thread.join();
        System.out.flush();
        System.exit(status[0]);
    }

    private static int run(String[] args) {
        List<Path> roots = new ArrayList<>();
        for (int i = 0; i < args.length - 1; i++) {
            roots.add(Path.of(args[i]));
        }
        Loader loader = new Loader(roots);
        Machine machine = new Machine(loader);
        int status = 0;
        try {
            Type type = loader.type(args[args.length - 1].replace('.', '/'));
            machine.initialise(type);
            machine.call(type, "main([Ljava/lang/String;)V", new Arr("[Ljava/lang/String;", new Object[0]));
        } catch (Thrown t) {
            System.out.println("uncaught: " + Machine.text(machine.callVirtual("toString()Ljava/lang/String;", t.exception)));
            status = 1;
        } catch (Unmodelled u) {
            System.out.println("unmodelled: " + u.getMessage());
            status = 1;
        }
        if (!loader.borrowed.isEmpty()) {
            System.err.println("not modelled, taken from the JDK: " + loader.borrowed);
        }
        return status;
    }
}
