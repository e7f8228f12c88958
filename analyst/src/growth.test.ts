import { expect, test } from "vitest";
import { thirdOf } from "./fixtures/runs.ts";
import { analyse, analysePitch, renderReply, visibleText } from "./index.ts";

/** A kind of text that makes a carelessly written pattern backtrack. */
const bits = [
  "a",
  "1",
  "-",
  "- ",
  ".",
  " .",
  "\n",
  "x\n",
  "\n - ",
  "(",
  "[a](",
  "<",
  "<a ",
  "<a>",
  "<!--",
  "“",
  '"',
  "'",
  "@",
  "a@",
  "a-",
  "a: [«(",
];
const ofFigures = [
  "1,",
  "1.",
  "1k ",
  "$1k-",
  "10% ",
  "10万",
  "2026-",
  "half of ",
  "per ",
  "1 of ",
  "12 € ",
  "https://",
  "a.b.",
  "**",
  "| ",
  "\u0301",
  "\u200b",
  "में ",
  "我",
  "，",
];

const now = new Date("2026-05-04T09:00:00Z");
const long = 40_000;
const filled = (bit: string, length: number): string => `Lamps ${bit.repeat(Math.ceil(length / bit.length))} end`;

const work: Record<string, (text: string) => unknown> = {
  "an analysis": (text) => renderReply(analyse({ messages: [text], now }), { ask: text }),
  "the review of a pitch": (text) => analysePitch({ content: text, slides: [], previous: null } as never),
  "what a person sees of a text": visibleText,
};

function leastMs(times: number, run: () => unknown): number {
  const took = Array.from({ length: times }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return Math.min(...took);
}

/**
 * For four times the text, far more than four times the work, and more than for the same amount of a founder's text.
 */
function growsTooFast(run: (text: string) => unknown, bit: string, usualMs: number): boolean {
  const whole = () => leastMs(1, () => run(filled(bit, long)));
  if (whole() < 3 * usualMs) return false;
  const quarter = leastMs(2, () => run(filled(bit, long / 4)));
  return Math.min(whole(), whole()) > Math.max(10 * quarter, 3 * usualMs);
}

test.each(Object.entries(work))("%s takes time linear in the length of any text", (_, run) => {
  const usual = filled("We sell lamps at $30 a month to 400 bakeries. ", long);
  const usualMs = Math.max(
    5,
    leastMs(3, () => run(usual)),
  );
  expect(thirdOf([...bits, ...ofFigures]).filter((bit) => growsTooFast(run, bit, usualMs))).toEqual([]);
});
