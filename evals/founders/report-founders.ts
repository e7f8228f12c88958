import { type Answers, countAnswers } from "./count-answers.ts";
import { countPresses, type Presses } from "./count-presses.ts";
import { add, type Count, type Grade, gradeText } from "./grade-founders.ts";
import { type FounderText, readFounders } from "./read-founders.ts";
import { all, groups, say, share, shares, sum } from "./table.ts";

/** The maximum percentage of wrong figures, and of wrong results. */
const mostWrong = { figures: 0.02, derived: 0.01 };
/**
 * The number of figures of each half that are completely right after at most three presses on their chip: the aim is 95
 * of 100.
 */
const leastAfterThree = { open: 0.94, locked: 0.95 };
/** The number of questions of which the reply shows the right number, of 100; the aim is all. */
const leastShown = { open: 0.5, locked: 0.52 };
/** The scores reached by the built-in reading and, from annotated figures, by the laws: they must not drop. */
const leastRight = { figures: 0.03, derivedOfAnnotated: 0.57 };

interface Graded {
  text: FounderText;
  grade: Grade;
  presses: Presses;
  answers: Answers;
}

function total(graded: readonly Graded[], of: "figures" | "derived" | "derivedOfAnnotated"): Count {
  return graded.map(({ grade }) => grade[of]).reduce(add, { right: 0, wrong: 0, missing: 0 });
}

/** Reads and grades every text, prints the table, and returns what is below the targets. */
export function gradeFounders({ verbose }: { verbose: boolean }): string[] {
  const graded = readFounders().map((text) => ({
    text,
    grade: gradeText(text),
    presses: countPresses(text),
    answers: countAnswers(text),
  }));
  say(
    `${graded.length} founders' texts: right, wrong and unread figures; values that follow from them; values that follow from the annotated figures`,
  );
  for (const [name, isOf] of groups) {
    const group = graded.filter(({ text }) => isOf(text));
    say(
      `${name.padEnd(7)} ${shares(total(group, "figures"))}  | ${shares(total(group, "derived"))}  | ${shares(total(group, "derivedOfAnnotated"))}`,
    );
  }
  say("right after no press, one, two, three on a chip, and after more or by a typed word");
  for (const [name, isOf] of groups) {
    const presses = pressesOf(graded.filter(({ text }) => isOf(text)));
    const parts = [presses[0], presses[1], presses[2], presses[3], presses.more];
    say(
      `${name.padEnd(7)} ${parts.map((part) => share(part, sum(parts)).padStart(7)).join(" ")}  ` +
        `| at most three ${share(sum(parts) - presses.more, sum(parts))}`,
    );
  }
  say("questions with a number for an answer, every figure settled: it stands in an answer, or anywhere in the reply");
  for (const [name, isOf] of groups) {
    const { questions, answered, shown } = answersOf(graded.filter(({ text }) => isOf(text)));
    say(
      `${name.padEnd(7)} ${share(answered, questions).padStart(7)} ${share(shown, questions).padStart(7)}  of ${questions}`,
    );
  }
  // The words of a locked text are never shown, even where its reading is wrong.
  if (verbose)
    for (const { text, grade, answers } of graded.filter((one) => one.text.set === "open"))
      for (const fault of [...grade.faults, ...answers.missing.map((what) => `${text.id}: no answer to ${what}`)])
        say(`  ${fault}`);
  return faultsOf(graded);
}

function pressesOf(graded: readonly Graded[]): Presses {
  const of = (count: keyof Presses): number => sum(graded.map(({ presses }) => presses[count]));
  return { 0: of(0), 1: of(1), 2: of(2), 3: of(3), more: of("more") };
}

const answersOf = (graded: readonly Graded[]): Omit<Answers, "missing"> => ({
  questions: sum(graded.map(({ answers }) => answers.questions)),
  answered: sum(graded.map(({ answers }) => answers.answered)),
  shown: sum(graded.map(({ answers }) => answers.shown)),
});

function faultsOf(graded: readonly Graded[]): string[] {
  const figures = total(graded, "figures");
  const derived = total(graded, "derived");
  const faults: string[] = [];
  if (figures.wrong > mostWrong.figures * all(figures))
    faults.push(`${share(figures.wrong, all(figures))} of the founders' figures are read wrongly`);
  if (derived.wrong > mostWrong.derived * all(derived))
    faults.push(`${share(derived.wrong, all(derived))} of the values that follow are wrong`);
  if (figures.right < leastRight.figures * all(figures))
    faults.push(`only ${share(figures.right, all(figures))} of the founders' figures are read rightly`);
  for (const set of ["open", "locked"] as const) {
    const presses = pressesOf(graded.filter(({ text }) => text.set === set));
    const whole = sum(Object.values(presses));
    const { questions, shown } = answersOf(graded.filter(({ text }) => text.set === set));
    if (shown < leastShown[set] * questions)
      faults.push(`only ${share(shown, questions)} of the ${set} questions have their number in the reply`);
    if (whole - presses.more < leastAfterThree[set] * whole)
      faults.push(`only ${share(whole - presses.more, whole)} of the ${set} figures are right after three presses`);
  }
  return [...faults, ...faultsOfLaws(graded)];
}

/** The laws alone, from annotated figures: for the half that improvements were derived from, and for both. */
function faultsOfLaws(graded: readonly Graded[]): string[] {
  const open = graded.filter(({ text }) => text.set === "open");
  const halves = {
    "the open half": total(open, "derivedOfAnnotated"),
    "both halves": total(graded, "derivedOfAnnotated"),
  };
  const wrong = Object.entries(halves)
    .filter(([, count]) => count.wrong > mostWrong.derived * all(count))
    .map(([half, count]) => `${share(count.wrong, all(count))} of what the laws give of ${half} is wrong`);
  const right = share(halves["both halves"].right, all(halves["both halves"]));
  const isBehind = halves["both halves"].right < leastRight.derivedOfAnnotated * all(halves["both halves"]);
  return isBehind ? [...wrong, `only ${right} of what follows from annotated figures is given by the laws`] : wrong;
}
