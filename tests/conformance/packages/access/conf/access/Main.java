// Package-private methods are not overridden across packages; protected ones are.
package conf.access;

import conf.access.base.Base;
import conf.access.base.Sibling;
import conf.access.derived.Derived;
import conf.access.derived.Leaf;

public class Main {
    public static void main(String[] args) {
        Base b = new Base();
        Derived d = new Derived();
        Leaf leaf = new Leaf();
        Sibling s = new Sibling();
        System.out.println(b.callHidden() + " " + b.callOpen() + " " + b.callShared());
        System.out.println(d.callHidden() + " " + d.callOpen() + " " + d.callShared());
        System.out.println(leaf.callHidden() + " " + leaf.callOpen() + " " + leaf.callShared());
        System.out.println(s.callHidden() + " " + s.callOpen() + " " + s.callShared());
        System.out.println(d.own() + " " + leaf.own());
        Base up = d;
        System.out.println(up.callHidden() + " " + up.value + " " + d.value + " " + d.baseValue());
        System.out.println(Base.log());
    }
}
