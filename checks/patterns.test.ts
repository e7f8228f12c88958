import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { whyTooSlow } from "./patterns/prove.ts";

const told = (pattern: RegExp, longest?: number) =>
  whyTooSlow({ pattern, file: "some.ts" }, longest === undefined ? undefined : { longest, because: "a test" });

test("every pattern applied to foreign text takes time linear in its length, or sees only short texts", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["checks/patterns/command.ts", "--new"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/\b\d{4,} patterns, .* 0 too slow\n$/);
  expect(status).toBe(0);
});

test.each([
  ["a way that is two others", /^price(?:大|约|大约)*$/u],
  ["a way that is there twice", /\bcost(?: (?:of|the|of))* \d/i],
  ["blanks that may be read by any of three", /^slide\s*:?\s*-?\s*$/m],
  ["words with or without a blank", /\bfor\s+((?:\p{L}+\s?){1,6}?)(?=,)/u],
  ["an end that is looked for from everywhere", /\s+$/],
  ["a look behind over all that came before", /(?<=\S\s*)now/],
  ["a comment that does not end", /<!--[\s\S]*?-->/g],
])("%s is detected", (_, pattern) => {
  expect(told(pattern)).not.toBeNull();
});

test.each([/^\s*(?:[-*]\s)?\w+/, /(?<!\s)\s+$/, /\b(?:one|two|three)\b[^.]{0,40}$/i, /\d{1,3}(?:[.,]\d{3}){0,4}/g])(
  "%s passes",
  (pattern) => {
    expect(told(pattern)).toBeNull();
  },
);

test("a pattern for short texts may be quadratic, but an exponential one fails even for these", () => {
  expect(told(/\s+$/, 400)).toBeNull();
  expect(told(/\s+$/, 100_000)).not.toBeNull();
  expect(told(/^(?:a|aa)*$/, 110)).not.toBeNull();
});
