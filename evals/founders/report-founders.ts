import { add, type Count, type Grade, gradeText } from "./grade-founders.ts";
import { type FounderText, readFounders } from "./read-founders.ts";

/** At most so many of a hundred figures, and of the values that follow, are wrong. */
const mostWrong = { figures: 0.02, derived: 0.01 };
/** What the built-in reading has reached: it does not fall behind. */
const leastRight = 0.03;

interface Graded {
  text: FounderText;
  grade: Grade;
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const all = ({ right, wrong, missing }: Count): number => right + wrong + missing;
const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
const shares = (count: Count): string =>
  [count.right, count.wrong, count.missing].map((part) => share(part, all(count)).padStart(7)).join(" ");

function total(graded: readonly Graded[], of: "figures" | "derived" | "derivedOfAnnotated"): Count {
  return graded.map(({ grade }) => grade[of]).reduce(add, { right: 0, wrong: 0, missing: 0 });
}

/** Reads and grades every text, prints the table, and says what is below the targets. */
export function gradeFounders({ verbose }: { verbose: boolean }): string[] {
  const graded = readFounders().map((text) => ({ text, grade: gradeText(text) }));
  say(
    `${graded.length} founders' texts: right, wrong and unread figures; values that follow from them; values that follow from the annotated figures`,
  );
  const groups: [string, (text: FounderText) => boolean][] = [
    ...(["en", "hi", "de", "fr", "es", "zh"] as const).map((language): [string, (text: FounderText) => boolean] => [
      language,
      (text) => text.language === language,
    ]),
    ["open", ({ set }) => set === "open"],
    ["locked", ({ set }) => set === "locked"],
    ["all", () => true],
  ];
  for (const [name, isOf] of groups) {
    const group = graded.filter(({ text }) => isOf(text));
    say(
      `${name.padEnd(7)} ${shares(total(group, "figures"))}  | ${shares(total(group, "derived"))}  | ${shares(total(group, "derivedOfAnnotated"))}`,
    );
  }
  // The words of a locked text stay unread, also where its reading is wrong.
  if (verbose)
    for (const { text, grade } of graded) if (text.set === "open") for (const fault of grade.faults) say(`  ${fault}`);
  return faultsOf(graded);
}

function faultsOf(graded: readonly Graded[]): string[] {
  const figures = total(graded, "figures");
  const derived = total(graded, "derived");
  const faults: string[] = [];
  if (figures.wrong > mostWrong.figures * all(figures))
    faults.push(`${share(figures.wrong, all(figures))} of the founders' figures are read wrongly`);
  if (derived.wrong > mostWrong.derived * all(derived))
    faults.push(`${share(derived.wrong, all(derived))} of the values that follow are wrong`);
  if (figures.right < leastRight * all(figures))
    faults.push(`only ${share(figures.right, all(figures))} of the founders' figures are read rightly`);
  return faults;
}
