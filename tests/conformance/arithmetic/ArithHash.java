// Hash codes that the API documents.
public class ArithHash {
    static int poly(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) {
            h = 31 * h + s.charAt(i);
        }
        return h;
    }

    public static void main(String[] args) {
        String[] words = {"", "a", "hello", "polygenelubricants", "Aa", "BB", "the quick brown fox"};
        for (String w : words) {
            System.out.println(w + " " + w.hashCode() + " " + (poly(w) == w.hashCode()));
        }
        System.out.println(Integer.hashCode(-5) + " " + Integer.valueOf(77).hashCode());
        System.out.println(Long.hashCode(1L << 32) + " " + Long.valueOf(-1).hashCode() + " " + Long.hashCode(Long.MAX_VALUE));
        System.out.println(Boolean.hashCode(true) + " " + Boolean.hashCode(false));
        System.out.println(Character.hashCode('a') + " " + Byte.hashCode((byte) -1) + " " + Short.hashCode((short) 300));
        System.out.println(Double.hashCode(1.5) + " " + Double.hashCode(0.0) + " " + Double.hashCode(-0.0));
        System.out.println(Float.hashCode(1.5f));
        System.out.println(java.util.Objects.hash(1, "a", null, 2L));
        System.out.println(java.util.Objects.hash() + " " + java.util.Objects.hashCode(null));
        System.out.println(java.util.Arrays.hashCode(new int[] {1, 2, 3}));
        System.out.println(java.util.List.of(1, 2, 3).hashCode());
        System.out.println(new java.util.HashSet<>(java.util.List.of(5, 6)).hashCode());
        System.out.println(java.util.Map.of("k", 3).hashCode());
        System.out.println(Math.abs("polygenelubricants".hashCode()) % 16);
        System.out.println(Math.floorMod("polygenelubricants".hashCode(), 16));
    }
}
