package com.acme.web;

import com.acme.Rate;

public class Page {
    // holds only because of the code of the other module
    //@ ensures \result.length() <= 3;
    public static String show(int number) {
        return Rate.percent(number) == 100 ? "all" : "not";
    }

    //@ ensures \result >= 0;
    public static int width(int number) {
        return 2 * Rate.percent(number);
    }
}
