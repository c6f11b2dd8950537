// Branches as JaCoCo counts them: one class for each form, so that the figures can be compared.
enum Unit {
    C, F, K
}

class Chains {
    static int grade(int points) {
        if (points > 90) {
            return 1;
        } else if (points > 50) {
            return 2;
        }
        return points < 0 || points == 13 ? 6 : 5;
    }
}

class Numbers {
    static int old(int n) {
        int found = 0;
        switch (n) {
            case 1:
                found = 1;
            case 2:
                found++;
                break;
            case 5:
            case 6:
                found = 7;
                break;
        }
        return found;
    }

    static int arrows(int n) {
        return switch (n) {
            case 1 -> 10;
            case 2, 3 -> 20;
            default -> 0;
        };
    }
}

class Words {
    static int old(String word) {
        switch (word) {
            case "a":
                return 1;
            case "b":
            case "c":
                return 2;
            default:
                return 0;
        }
    }

    static int arrows(String word) {
        return switch (word) {
            case "a" -> 1;
            case "b", "c" -> 2;
            default -> 0;
        };
    }
}

class Constants {
    static int all(Unit unit) {
        return switch (unit) {
            case C -> 1;
            case F -> 2;
            case K -> 3;
        };
    }

    static int some(Unit unit) {
        int found = 0;
        switch (unit) {
            case C:
                found = 1;
                break;
            case F:
                found = 2;
                break;
        }
        return found;
    }

    static int yields(Unit unit, int n) {
        return switch (unit) {
            case C, F -> {
                if (n > 0) {
                    yield 4;
                }
                yield 5;
            }
            case K -> 3;
        };
    }
}

class Resource implements AutoCloseable {
    int closed;

    @Override
    public void close() {
        closed++;
    }
}

class Resources {
    static int made(int n) {
        try (Resource resource = new Resource()) {
            if (n > 0) {
                return 1;
            }
            return resource.closed;
        }
    }

    static int given(Resource given, int n) {
        try (Resource resource = given) {
            return n > 0 ? 1 : 2;
        }
    }
}

class Ends {
    static int count;

    static int last(int n) {
        try {
            if (n > 0) {
                return 1;
            }
            if (n < -5) {
                throw new IllegalStateException();
            }
        } finally {
            if (n == 1) {
                count++;
            }
        }
        return 0;
    }
}
