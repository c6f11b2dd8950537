// A small DSL with consumers that configure builders, and nested scopes.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class LamBuilderDsl {
    static class Tag {
        final String name;
        final List<Object> kids = new ArrayList<>();
        String attrs = "";

        Tag(String name) {
            this.name = name;
        }

        Tag attr(String k, Object v) {
            attrs += " " + k + "='" + v + "'";
            return this;
        }

        Tag text(String s) {
            kids.add(s);
            return this;
        }

        Tag tag(String n, Consumer<? super Tag> body) {
            Tag t = new Tag(n);
            body.accept(t);
            kids.add(t);
            return this;
        }

        <T> Tag each(Iterable<T> ts, Function<? super T, Consumer<Tag>> f) {
            for (T t : ts) {
                f.apply(t).accept(this);
            }
            return this;
        }

        Tag when(boolean c, Consumer<Tag> yes) {
            if (c) {
                yes.accept(this);
            }
            return this;
        }

        void render(StringBuilder sb, int depth) {
            String pad = "  ".repeat(depth);
            sb.append(pad).append('<').append(name).append(attrs);
            if (kids.isEmpty()) {
                sb.append("/>\n");
                return;
            }
            sb.append(">\n");
            for (Object k : kids) {
                if (k instanceof Tag) {
                    ((Tag) k).render(sb, depth + 1);
                } else {
                    sb.append(pad).append("  ").append(k).append('\n');
                }
            }
            sb.append(pad).append("</").append(name).append(">\n");
        }
    }

    static Consumer<Tag> item(String s) {
        return t -> t.tag("li", li -> li.text(s));
    }

    static String scoped(Supplier<String> s) {
        depth++;
        try {
            return depth + ":" + s.get();
        } finally {
            depth--;
        }
    }

    static int depth;

    public static void main(String[] args) {
        Tag root = new Tag("div").attr("id", 1);
        root.tag("ul", ul -> ul.attr("class", "x").each(List.of("a", "b"), LamBuilderDsl::item).when(true, item("c")).when(false, item("d")))
            .tag("br", t -> { })
            .tag("p", p -> {
                for (int i = 0; i < 2; i++) {
                    int k = i;
                    p.tag("b", b -> b.text("n" + k).attr("k", k * 1.5));
                }
            });
        StringBuilder sb = new StringBuilder();
        root.render(sb, 0);
        System.out.print(sb);
        System.out.println(scoped(() -> scoped(() -> "in") + scoped(() -> scoped(() -> "deep"))) + depth);
        Consumer<Tag> both = item("1");
        both = both.andThen(item("2"));
        Tag t = new Tag("t");
        both.accept(t);
        System.out.println(t.kids.size());
    }
}
