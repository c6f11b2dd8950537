import java.util.List;
/** A module. */
@Deprecated(since = "1")
open module a.b {
    requires transitive c.d;
    exports a.b to x, y;
    provides A with B;
}
