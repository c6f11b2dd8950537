// print and println choose by static type: char, char[], Object, primitives.
public class StrPrintOverloads {
    public static void main(String[] args) {
        System.out.println('a');
        System.out.println((int) 'a');
        System.out.println('a' + 'b');
        System.out.println(new char[] {'h', 'i'});
        System.out.println((Object) "obj");
        System.out.println((String) null);
        System.out.println((Object) null);
        System.out.println(1L);
        System.out.println(1f);
        System.out.println(1d);
        System.out.println(true);
        System.out.println((byte) -1);
        System.out.println((short) 300);
        Character boxed = 'z';
        System.out.println(boxed);
        System.out.print('a');
        System.out.print(1);
        System.out.print("s");
        System.out.print(2.0);
        System.out.print(false);
        System.out.print(new char[] {'x', 'y'});
        System.out.print((Object) null);
        System.out.print('\n');
        System.out.println();
        System.out.print("no newline\n");
        System.out.println("tab\tquote\"backslash\\unicode\u0041");
        System.out.println("multi\nline");
        System.out.println("a" + System.lineSeparator().length());
        Integer i = null;
        System.out.println(i);
        System.out.println("" + 'a' + 'b' + ('a' + 'b'));
        System.out.println(String.valueOf((Object) null));
        System.out.println(String.valueOf(true) + String.valueOf('c') + String.valueOf(1.0f));
    }
}
