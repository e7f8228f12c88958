import { languages } from "../src/i18n/language.ts";
import { scoreOf } from "./lexer-score.ts";

/**
 * The lexer's hits among the annotations; `--misses` lists its misses. It is tuned on the first writer, not on the
 * others.
 */
const groups = [["h01"], ["h02", "h03"]];
const part = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`.padStart(8);

for (const hands of groups) {
  process.stdout.write(`${hands.join(", ")}     marks    found    exact    value    extra\n`);
  for (const language of languages) {
    const { score, misses } = scoreOf(language, hands);
    const { marks, found, exact, value, extra } = score;
    const parts = [found, exact, value, extra].map((count) => part(count, marks)).join(" ");
    process.stdout.write(`${language.padEnd(8)}${String(marks).padStart(8)} ${parts}\n`);
    if (process.argv.includes("--misses"))
      for (const { kind, id, marked, read } of misses) process.stdout.write(`  ${kind} ${id} ${marked} => ${read}\n`);
  }
}
