// Readers, writers and File names.
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.stream.Collectors;

public class Texts {
    static void writers() throws IOException {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.print(1);
        out.println("x");
        out.printf("%d|", 5);
        out.append("abc", 1, 2).append('q').append(null);
        out.println(new char[] {'c'});
        out.println((Object) null);
        out.write("hello", 1, 3);
        out.print(true);
        out.print(2.5);
        out.flush();
        System.out.println(text + " " + out.checkError() + " " + text.getBuffer().length());
        out.close();
        out.print("lost");
        System.out.println(text.toString().length() + " " + out.checkError());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintWriter buffered = new PrintWriter(bytes);
        buffered.print("\u00e9\ud83d\ude00");
        System.out.println(bytes.size());
        buffered.flush();
        System.out.println(bytes.size());
        PrintWriter eager = new PrintWriter(bytes, true);
        eager.print("a");
        System.out.println(bytes.size());
        eager.println();
        System.out.println(bytes.size());
        OutputStreamWriter raw = new OutputStreamWriter(bytes, "UTF-8");
        raw.write("x\ud83d");
        raw.flush();
        System.out.println(bytes.size());
        raw.write("\ude00");
        raw.close();
        System.out.println(bytes.size());
        StringWriter under = new StringWriter();
        BufferedWriter small = new BufferedWriter(under, 4);
        small.write("abcdef");
        System.out.println(under);
        small.write('g');
        small.newLine();
        System.out.println(under);
        small.write("longer than four".toCharArray());
        System.out.println(under);
        small.close();
        Show.show("closed", () -> {
            small.write("x");
            return 0;
        });
        Show.show("size", () -> new BufferedWriter(under, 0));
        Show.show("size", () -> new StringWriter(-1));
        PrintWriter onOut = new PrintWriter(System.out);
        onOut.println("flushed late");
        System.out.println("before it");
        onOut.flush();
        java.io.PrintStream closed = new java.io.PrintStream(bytes);
        closed.close();
        closed.print("x");
        System.out.println(bytes.size() + " " + closed.checkError());
    }

    static void readers() throws IOException {
        for (String s : new String[] {"", "a", "a\nb", "a\r\nb\r", "\n\n", "x\ry\n\rz"}) {
            BufferedReader in = new BufferedReader(new StringReader(s));
            StringBuilder out = new StringBuilder();
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                out.append('<').append(line).append('>');
            }
            System.out.println(out + " " + new BufferedReader(new StringReader(s)).lines().collect(Collectors.joining("|")));
        }
        BufferedReader mixed = new BufferedReader(new StringReader("a\r\nbc"));
        System.out.println(mixed.readLine() + mixed.read() + mixed.ready() + mixed.skip(1) + mixed.read());
        mixed.close();
        Show.show("closed", () -> mixed.readLine());
        StringReader in = new StringReader("abcdef");
        char[] some = new char[4];
        System.out.println(in.read() + " " + in.read(some, 1, 2) + " " + some[1] + some[2] + " " + in.skip(-1) + " " + in.read() + " " + in.markSupported());
        in.mark(0);
        System.out.println(in.skip(10) + " " + in.read() + " " + in.read(some));
        in.reset();
        System.out.println(in.read());
        in.close();
        Show.show("closed", () -> in.read());
        Show.show("part", () -> new StringReader("x").read(new char[2], 1, 2));
        InputStreamReader bytes = new InputStreamReader(new ByteArrayInputStream(new byte[] {65, 66, 67}));
        System.out.println(bytes.read() + " " + bytes.read(some) + " " + bytes.read());
    }

    static void files() {
        for (String s : new String[] {"", "/", "a", "/a", "a/b", "/a/b/", "a//b", "./x", "a/b.txt"}) {
            File f = new File(s);
            System.out.println(f + " " + f.getName() + " " + f.getParent() + " " + f.isAbsolute() + " " + f.getPath() + " " + f.getParentFile() + " "
                    + new File(f, "c") + " " + new File(s, "/d") + " " + new File(s, "") + " " + f.hashCode() + " " + f.equals(new File("a")) + " "
                    + f.compareTo(new File("b")));
        }
        Show.show("null", () -> new File((String) null));
    }

    public static void main(String[] args) throws IOException {
        writers();
        readers();
        files();
    }
}
