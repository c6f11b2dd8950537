/** About the package. */
@Deprecated
@A(x = {1, 2}, y = @B)
package a.b.c;

import java.util.*;
import static java.lang.Math.max;
import static java.lang.Math . /* here */ *;
import a.module.open.with.C;
;
