// The other class of this simple name.
package conf.nestedimports.other;

public record Point(int x, int y) {
}
