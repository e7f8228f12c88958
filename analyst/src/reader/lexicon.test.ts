import { expect, test } from "vitest";
import { conceptsOf, lexiconOf, parseLexicon } from "./lexicon.ts";
import { words } from "./words.ts";

const concepts = (lexicon: string, text: string): string[][] =>
  conceptsOf(
    parseLexicon(lexicon),
    words(text).map(({ word }) => word),
  );

test("a word, a stem and a phrase have their concepts, and the longest match wins", () => {
  const lexicon = "rent: rent\nfixed: service charge\nprice: charge*, café";
  expect(concepts(lexicon, "the rent, charges and a service charge at the CAFE")).toEqual([
    [],
    ["rent"],
    [],
    ["price"],
    [],
    [],
    ["fixed"],
    ["fixed", "price"],
    [],
    [],
    ["price"],
  ]);
});

test("the lexicon joins Chinese characters that form a word", () => {
  expect(concepts("rent: 房租\nmonth: 月", "房租每月")).toEqual([["rent"], ["rent"], [], ["month"]]);
});

test.each(["en", "hi", "de", "fr", "es", "zh"] as const)(
  "the lexicon of %s has the concepts of the English one",
  (language) => {
    const names = (of: typeof language): string[] => {
      const found = new Set<string>();
      const visit = (branch: ReturnType<typeof lexiconOf>): void => {
        for (const concept of branch.concepts) found.add(concept);
        for (const next of [...(branch.exact?.values() ?? []), ...(branch.stems?.values() ?? [])]) visit(next);
      };
      visit(lexiconOf(of));
      return [...found].toSorted();
    };
    expect(names(language)).toEqual(names("en"));
  },
);
