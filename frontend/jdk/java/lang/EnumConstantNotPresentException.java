// Model of java.lang.EnumConstantNotPresentException.
package java.lang;

public class EnumConstantNotPresentException extends RuntimeException {
    private Class<? extends Enum> enumType;
    private String constantName;

    //@ invariant enumType != null;

    public EnumConstantNotPresentException(Class<? extends Enum> enumType, String constantName) {
        super(enumType.getName() + "." + constantName);
        this.enumType = enumType;
        this.constantName = constantName;
    }

    public Class<? extends Enum> enumType() {
        return enumType;
    }

    public String constantName() {
        return constantName;
    }
}
