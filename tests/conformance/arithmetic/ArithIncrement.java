// ++ and -- on locals, fields, statics, array elements, and as part of larger expressions.
public class ArithIncrement {
    static int count;
    int field = 5;
    static int calls;

    static ArithIncrement self;

    static ArithIncrement get() {
        calls++;
        return self;
    }

    static int[] data = {10, 20, 30};

    static int[] array() {
        calls++;
        return data;
    }

    public static void main(String[] args) {
        self = new ArithIncrement();
        int i = 0;
        System.out.println(i++ + i++ + i++);
        System.out.println(i);
        System.out.println(++i + i++ * --i);
        System.out.println(i);
        i = i++ + ++i;
        System.out.println(i);
        i = i++;
        System.out.println(i);
        System.out.println(get().field++ + " " + self.field + " " + calls);
        System.out.println(--get().field + " " + self.field + " " + calls);
        System.out.println(array()[1]++ + " " + data[1] + " " + calls);
        System.out.println(++array()[calls - 2] + " " + data[2] + " " + calls);
        System.out.println(count++ + count-- + ++count - --count);
        int k = 0;
        data[k++] = data[k] + k;
        System.out.println(data[0] + " " + k);
        data[k] = k = 2;
        System.out.println(data[1] + " " + k);
        int[][] grid = {{1, 2}, {3, 4}};
        grid[grid[0][0]++][grid[0][0] - 1] += 10;
        System.out.println(grid[0][0] + " " + grid[1][0] + " " + grid[1][1]);
        System.out.println(- -i + - --i);
        System.out.println(i+++i);
    }
}
