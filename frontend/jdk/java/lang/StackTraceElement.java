// Model of java.lang.StackTraceElement. Modelled throwables have no trace, so programs see only elements they made.
package java.lang;

import java.io.Serializable;

public final class StackTraceElement implements Serializable {
    private String declaringClass;
    private String methodName;
    private String fileName;
    private int lineNumber;

    //@ invariant declaringClass != null && methodName != null;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        if (declaringClass == null) {
            throw new NullPointerException("Declaring class is null");
        }
        if (methodName == null) {
            throw new NullPointerException("Method name is null");
        }
        this.declaringClass = declaringClass;
        this.methodName = methodName;
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public boolean isNativeMethod() {
        return lineNumber == -2;
    }

    public String toString() {
        StringBuilder out = new StringBuilder();
        out.append(declaringClass).append('.').append(methodName).append('(');
        if (lineNumber == -2) {
            out.append("Native Method");
        } else if (fileName == null) {
            out.append("Unknown Source");
        } else {
            out.append(fileName);
            if (lineNumber >= 0) {
                out.append(':').append(lineNumber);
            }
        }
        return out.append(')').toString();
    }

    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (!(obj instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement other = (StackTraceElement) obj;
        boolean sameFile = fileName == null ? other.fileName == null : fileName.equals(other.fileName);
        return sameFile && lineNumber == other.lineNumber && declaringClass.equals(other.declaringClass)
                && methodName.equals(other.methodName);
    }

    public int hashCode() {
        int result = 31 * declaringClass.hashCode() + methodName.hashCode();
        result = 31 * result;
        result = 31 * result;
        result = 31 * result;
        result = 31 * result + (fileName == null ? 0 : fileName.hashCode());
        return 31 * result + lineNumber;
    }
}
