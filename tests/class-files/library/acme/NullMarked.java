package acme;

public @interface NullMarked { }
