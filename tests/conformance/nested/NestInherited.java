// An inner class inherited by a subclass of its outer class, and extending inner classes.
public class NestInherited {
    protected String name = "base";

    NestInherited() {
    }

    NestInherited(String n) {
        name = n;
    }

    class In {
        String hi() {
            return "In of " + name + " " + describe();
        }
    }

    String describe() {
        return "D" + name;
    }

    static class Sub extends NestInherited {
        String name = "sub-own";

        Sub() {
            super("sub");
        }

        @Override
        String describe() {
            return "Sub" + name + super.name;
        }

        class In2 extends In {
            @Override
            String hi() {
                return "In2 " + super.hi() + " " + name + " " + Sub.this.name;
            }
        }

        In inherited() {
            return new In();
        }
    }

    static class Outsider extends NestInherited.In {
        Outsider(NestInherited o) {
            o.super();
        }

        @Override
        String hi() {
            return "outsider " + super.hi();
        }
    }

    class Self extends NestInherited {
        Self(String n) {
            super(n);
        }

        String names() {
            return name + " " + NestInherited.this.name;
        }

        In mine() {
            return new In();
        }

        In outers() {
            return NestInherited.this.new In();
        }
    }

    public static void main(String[] args) {
        NestInherited b = new NestInherited();
        Sub s = new Sub();
        System.out.println(b.new In().hi());
        System.out.println(s.new In().hi());
        System.out.println(s.inherited().hi());
        System.out.println(s.new In2().hi());
        System.out.println(new Outsider(b).hi());
        System.out.println(new Outsider(s).hi());
        Self self = b.new Self("self");
        System.out.println(self.names());
        System.out.println(self.mine().hi());
        System.out.println(self.outers().hi());
        NestInherited.In up = s.new In2();
        System.out.println(up.hi());
        try {
            new Outsider(null);
        } catch (NullPointerException e) {
            System.out.println("no enclosing instance");
        }
    }
}
