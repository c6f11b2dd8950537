// A class of the user below one without source: its fields, its constructors, its abstract and protected methods.

import acme.inside.Base;

class Below extends Base<String> {
    int made;

    Below(int count) { super(count); }

    @Override protected String make(String text) {
        made++;
        last = text;
        return last;
    }

    @Override protected boolean accepts(String element) { return element.length() > 1 && super.accepts(element); }

    void unseen() { made = 0; }

    int both() {
        count = 3;
        int before = made;
        String text = make("ab");
        assert made == before + 1;
        assert last == text && count == 3;
        return accepts(text) ? 1 : 0;
    }

    static int of(Base<String> base) {
        return base.all() == null ? 0 : 1;
    }

    static int first(Below below) {
        for (String each : below.all()) return each.length();
        return 0;
    }
}
