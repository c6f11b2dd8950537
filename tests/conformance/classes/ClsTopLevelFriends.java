// Several top-level classes in one file, with package-private access and mutual use.
interface ClsTopLevelFriendsShape {
    double area();

    static ClsTopLevelFriendsShape unit() {
        return new ClsTopLevelFriendsSquare(1);
    }
}

class ClsTopLevelFriendsSquare implements ClsTopLevelFriendsShape {
    static int made;
    final double side;

    ClsTopLevelFriendsSquare(double side) {
        this.side = side;
        made++;
        ClsTopLevelFriends.log("square " + side);
    }

    @Override
    public double area() {
        return side * side;
    }
}

abstract class ClsTopLevelFriendsBase {
    static {
        ClsTopLevelFriends.log("base init");
    }

    protected String tag = "base";

    abstract int go(int n);
}

final class ClsTopLevelFriendsImpl extends ClsTopLevelFriendsBase {
    static {
        ClsTopLevelFriends.log("impl init");
    }

    @Override
    int go(int n) {
        return n <= 0 ? 0 : 1 + new ClsTopLevelFriendsImpl().go(n - 2);
    }
}

enum ClsTopLevelFriendsLevel {
    LOW, HIGH
}

record ClsTopLevelFriendsPair(int a, String b) {
}

public class ClsTopLevelFriends {
    private static int lines;

    static void log(String s) {
        System.out.println(++lines + ": " + s);
    }

    public static void main(String[] args) {
        log("start");
        ClsTopLevelFriendsShape u = ClsTopLevelFriendsShape.unit();
        log("" + u.area());
        log("" + new ClsTopLevelFriendsSquare(1.5).area());
        log("made " + ClsTopLevelFriendsSquare.made);
        ClsTopLevelFriendsBase b = new ClsTopLevelFriendsImpl();
        log(b.tag + b.go(7));
        b.tag += "!";
        log(b.tag);
        log(ClsTopLevelFriendsLevel.HIGH + " " + ClsTopLevelFriendsLevel.values().length);
        log(new ClsTopLevelFriendsPair(1, "x").toString());
    }
}
