// StringBuilder: append of all types, insert, delete, reverse, setCharAt, setLength, chaining.
public class StrBuilder {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(1).append('c').append("s").append(2.5).append(true).append(3L).append((Object) null).append((String) null);
        System.out.println(sb + " " + sb.length());
        sb.setLength(0);
        System.out.println("[" + sb + "]" + sb.length());
        sb.append("hello").insert(0, "[").insert(sb.length(), ']').insert(3, 42);
        System.out.println(sb);
        sb.deleteCharAt(0).delete(2, 4).delete(4, 100);
        System.out.println(sb);
        System.out.println(sb.reverse());
        sb.setCharAt(0, 'X');
        System.out.println(sb.charAt(0) + "" + sb.charAt(sb.length() - 1));
        System.out.println(sb.indexOf("l") + " " + sb.indexOf("zz") + " " + sb.lastIndexOf("l"));
        System.out.println(sb.substring(1) + " " + sb.substring(0, 2));
        sb.replace(1, 2, "<long>");
        System.out.println(sb);
        sb.append(new char[] {'a', 'b'}).append("xyz", 1, 2);
        System.out.println(sb);
        StringBuilder same = sb.append("");
        System.out.println(same == sb);
        System.out.println(new StringBuilder("a").equals(new StringBuilder("a")));
        System.out.println(new StringBuilder("a").toString().equals("a"));
        System.out.println("a".contentEquals(new StringBuilder("a")));
        try {
            sb.charAt(99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("charAt out of bounds");
        }
        try {
            sb.deleteCharAt(-1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("deleteCharAt out of bounds");
        }
        try {
            sb.insert(1000, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("insert out of bounds");
        }
        StringBuilder pyramid = new StringBuilder();
        for (int i = 1; i <= 3; i++) {
            pyramid.append(" ".repeat(3 - i)).append("*".repeat(2 * i - 1)).append('\n');
        }
        System.out.print(pyramid);
        StringBuilder grow = new StringBuilder(1);
        for (char c = 'a'; c < 'z'; c++) {
            grow.append(c);
        }
        grow.setLength(5);
        System.out.println(grow + "|" + grow.isEmpty() + "|" + new StringBuilder().isEmpty());
        System.out.println(new StringBuffer("sb").append(1).reverse());
        System.out.println(new StringBuilder("b").compareTo(new StringBuilder("a")));
        CharSequence cs = sb;
        System.out.println(cs.subSequence(0, 2).toString() + cs.length());
    }
}
