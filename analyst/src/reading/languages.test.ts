import { describe, expect, test } from "vitest";
import { germanTexts } from "../fixtures/founder-texts-de.ts";
import { frenchTexts } from "../fixtures/founder-texts-fr.ts";
import { chineseTexts } from "../fixtures/founder-texts-zh.ts";
import { hindiTexts } from "../fixtures/founder-texts-hi.ts";
import { spanishTexts } from "../fixtures/founder-texts-es.ts";
import { readVenture } from "./read-venture.ts";

const texts = [...spanishTexts, ...germanTexts, ...frenchTexts, ...chineseTexts, ...hindiTexts];
const named = texts.map((text) => ({ ...text, name: `${text.language}: ${text.name}` }));

describe("every number of a founder's text has the role its writer meant, or none", () => {
  test.each(named)("$name", ({ messages, facts, language }) => {
    const silent = ["aside", "other"];
    const venture = readVenture(messages);
    const read = venture.facts.filter((fact) => !fact.superseded && !silent.includes(fact.role));
    const wanted = facts.split(", ").filter((item) => item !== "");
    expect(read.map((fact) => `${fact.role} ${fact.value}`).toSorted()).toEqual(wanted.toSorted());
    expect(venture.language).toBe(language);
  });
});

test.each(named.filter((item) => item.buyer !== undefined))("the buyer of $name", ({ messages, buyer }) =>
  expect(readVenture(messages).phrases.buyer?.text.toLowerCase()).toBe(buyer?.toLowerCase()),
);

test.each(named.filter((item) => item.rivals))("the rivals of $name", ({ messages, rivals }) =>
  expect(readVenture(messages).competitors.map((name) => name.text)).toEqual(rivals),
);

test.each(named)("every span of $name points at what the founder typed", ({ messages }) => {
  for (const fact of readVenture(messages).facts)
    expect(messages[fact.span.message]?.slice(fact.span.start, fact.span.end)).toBe(fact.text);
});
