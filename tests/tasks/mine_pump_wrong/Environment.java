/** Water and gas in the mine. */
class Environment {
    enum Level { LOW, NORMAL, HIGH }

    private Level level = Level.NORMAL;
    private boolean methaneCritical;

    void waterRises() {
        switch (level) {
            case LOW:
                level = Level.NORMAL;
                break;
            case NORMAL:
                level = Level.HIGH;
                break;
            default:
                break;
        }
    }

    void lowerWater() {
        if (level.ordinal() > 0) {
            level = Level.values()[level.ordinal() - 1];
        }
    }

    void changeMethane() {
        methaneCritical = !methaneCritical;
    }

    boolean isMethaneCritical() {
        return methaneCritical;
    }

    boolean isHigh() {
        return level == Level.HIGH;
    }

    boolean isLow() {
        return level == Level.LOW;
    }
}
