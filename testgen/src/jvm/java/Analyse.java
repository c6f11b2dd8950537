import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ILine;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.tools.ExecFileLoader;

/** What JaCoCo measured, as lines. Arguments: the measurement, the folder of the classes, the file to write. */
public final class Analyse {
    private Analyse() {}

    public static void main(String[] args) throws IOException {
        ExecFileLoader data = new ExecFileLoader();
        data.load(new File(args[0]));
        CoverageBuilder builder = new CoverageBuilder();
        new Analyzer(data.getExecutionDataStore(), builder).analyzeAll(new File(args[1]));
        try (PrintWriter out = new PrintWriter(args[2], "UTF-8")) {
            for (IClassCoverage found : builder.getClasses()) {
                write(out, found);
            }
        }
    }

    private static void write(PrintWriter out, IClassCoverage found) {
        String folder = found.getPackageName().isEmpty() ? "" : found.getPackageName() + "/";
        String name = found.getName().replace('/', '.');
        String counters = counters(found.getInstructionCounter(), found.getBranchCounter());
        out.print("class\t" + name + "\t" + folder + found.getSourceFileName() + counters + "\n");
        for (IMethodCoverage method : found.getMethods()) {
            String code = counters(method.getInstructionCounter(), method.getBranchCounter());
            out.print("method\t" + method.getName() + code + "\n");
        }
        // -1 when no class has line numbers
        for (int number = Math.max(found.getFirstLine(), 0); number <= found.getLastLine(); number++) {
            ILine line = found.getLine(number);
            if (line.getStatus() != ICounter.EMPTY) {
                out.print("line\t" + number + counters(line.getInstructionCounter(), line.getBranchCounter()) + "\n");
            }
        }
    }

    private static String counters(ICounter instructions, ICounter branches) {
        return counter(instructions) + counter(branches);
    }

    private static String counter(ICounter counter) {
        return "\t" + counter.getCoveredCount() + "\t" + counter.getMissedCount();
    }
}
