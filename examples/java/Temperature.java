/** A number of degrees on one of three scales: enums and switches. */
public class Temperature {
    /** A scale. */
    public enum Unit { CELSIUS, FAHRENHEIT, KELVIN }

    /** What water is at a temperature. */
    public enum Phase { ICE, WATER, STEAM }

    private final double degrees;
    private final Unit unit;

    //@ requires unit != null;
    //@ signals (IllegalArgumentException e) Double.isNaN(degrees);
    public Temperature(double degrees, Unit unit) {
        if (Double.isNaN(degrees)) {
            throw new IllegalArgumentException("not a number");
        }
        this.degrees = degrees;
        this.unit = unit;
    }

    //@ requires unit != null;
    public double inCelsius() {
        return switch (unit) {
            case CELSIUS -> degrees;
            case FAHRENHEIT -> (degrees - 32) * 5 / 9;
            case KELVIN -> degrees - 273.15;
        };
    }

    //@ ensures (\result == Phase.ICE) == (celsius <= 0);
    public static Phase phaseAt(int celsius) {
        if (celsius <= 0) {
            return Phase.ICE;
        }
        return celsius < 100 ? Phase.WATER : Phase.STEAM;
    }
}
