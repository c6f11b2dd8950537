class A {
    String s = "abc;
    char c = 'x;
    int y = 1;
}
/* never ends
