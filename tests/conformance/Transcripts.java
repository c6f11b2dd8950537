import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the main methods of the given classes in one JVM and writes what each prints to a file of its name. */
public class Transcripts {
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        PrintStream original = System.out;
        for (int i = 1; i < args.length; i++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            Class.forName(args[i]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            System.out.flush();
            Files.write(folder.resolve(args[i] + ".out"), bytes.toByteArray());
        }
        System.setOut(original);
    }
}
