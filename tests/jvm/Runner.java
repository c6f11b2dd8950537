import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/** Calls every static method without parameters of a class and prints its result, or the class of its exception. */
public final class Runner {
    public static void main(String[] args) throws Exception {
        Method[] methods = Class.forName(args[0]).getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method method : methods) {
            boolean isCase = Modifier.isStatic(method.getModifiers())
                && Modifier.isPublic(method.getModifiers())
                && method.getParameterCount() == 0;
            if (!isCase) {
                continue;
            }
            String result;
            try {
                result = String.valueOf(method.invoke(null));
            } catch (InvocationTargetException e) {
                result = e.getCause().getClass().getSimpleName();
            }
            System.out.println(method.getName() + " " + result);
        }
    }
}
