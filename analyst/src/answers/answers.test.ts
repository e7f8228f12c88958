import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { type Language, languages } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { renderReply } from "../presentation/render-reply.ts";
import { type AnswerId, type AnswerText, factNames, groupIds, groups, reviewed } from "./answer.ts";
import { factsOf } from "./facts.ts";
import { factsIn, fill } from "./fill.ts";
import { findAnswer } from "./find-answer.ts";
import { sources } from "./sources.ts";
import { isTranslated, textOf } from "./texts.ts";

const ids = groupIds.flatMap((group): readonly AnswerId[] => groups[group]);
const texts = languages.flatMap((language) =>
  ids.filter((id) => isTranslated(id, language)).map((id) => ({ id, language, text: textOf(id, language) })),
);
const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../fixtures/craft/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** What a translation has in common with the English text. */
const shapeOf = ({ body, template, where }: AnswerText) =>
  [body, template, where].map((part) =>
    part === undefined
      ? null
      : {
          sources: matchesIn(part, /\[\^[^\]]*\]/g),
          facts: factsIn(part).toSorted(),
          blanks: matchesIn(part, /\[[^\]^]*\]/g).length,
          rows: matchesIn(part, /^\|.*\|$/gm).length,
          items: matchesIn(part, /^\d+\. /gm).length,
        },
  );
const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole]) => whole).toSorted();

/** Whether Markdown takes each second `**` of a line as an end: after a mark and before a letter it would not. */
function hasWholeMarks(line: string): boolean {
  const marks = [...line.matchAll(/\*\*/g)];
  return marks.length % 2 === 0 && marks.every(({ index }, nth) => isMark(line, index, nth % 2 === 0));
}

function isMark(line: string, index: number, opens: boolean): boolean {
  const around = [line[index - 1] ?? " ", line[index + 2] ?? " "];
  const [outside = " ", inside = " "] = opens ? around : around.toReversed();
  return !/\s/u.test(inside) && (!/[\p{P}\p{S}]/u.test(inside) || /[\s\p{P}\p{S}]/u.test(outside));
}

interface Asked {
  id: string;
  language: Language;
  text: string;
}

function readAsked(file: string): Asked[] {
  let id = "";
  return linesOf(file).flatMap((line) => {
    const [, language, text = ""] = /^(en|de|es|fr|hi|zh): (.*)$/.exec(line) ?? [];
    if (!language) id = line.trim();
    return language ? [{ id, language: language as Language, text }] : [];
  });
}

describe("the texts of the answers", () => {
  test("there are seventy, each read through on a stated day", () => {
    expect(ids).toHaveLength(70);
    expect(new Set(ids).size).toBe(70);
    for (const day of Object.values(reviewed)) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each(texts)(
    "$language $id names known sources and facts, and is of a length that is read",
    ({ language, text }) => {
      const whole = `${text.body}\n${text.template ?? ""}\n${text.where ?? ""}`;
      const cited = [...whole.matchAll(/\[\^([^\]]*)\]/g)].map(([, id]) => id);
      expect(cited.filter((id) => !Object.hasOwn(sources, id ?? ""))).toEqual([]);
      expect(factsIn(whole).filter((name) => !factNames.includes(name as never))).toEqual([]);
      if (language !== "en") return;
      const words = fill(text.body, {}).split(/\s+/).length;
      expect(words).toBeGreaterThan(120);
      expect(words).toBeLessThan(340);
    },
  );

  test("every source is cited", () => {
    const cited = new Set(
      ids.flatMap((id) =>
        [...`${textOf(id, "en").body}${textOf(id, "en").where ?? ""}`.matchAll(/\[\^([^\]]*)\]/g)].map(
          ([, one]) => one,
        ),
      ),
    );
    expect(Object.keys(sources).filter((id) => !cited.has(id))).toEqual([]);
  });

  test.each(texts)("$language $id reads whole with all facts and with none", ({ text }) => {
    const all = Object.fromEntries(factNames.map((name) => [name, "FACT"]));
    for (const facts of [{}, all])
      for (const part of [text.body, text.template ?? "", text.where ?? ""])
        expect(fill(part, facts)).not.toMatch(/[{}]|\|\|| {2}\S|[.,] [.,]/);
  });

  test.each(texts.filter(({ language }) => language !== "en"))(
    "$language $id has the sources, facts and parts of the English text, and as many blanks",
    ({ id, text }) => {
      expect(shapeOf(text)).toEqual(shapeOf(textOf(id, "en")));
    },
  );

  test.each(texts)("$language $id closes what it makes bold, with all facts and with none", ({ text }) => {
    for (const facts of [{}, Object.fromEntries(factNames.map((name) => [name, "“FACT”"]))])
      for (const part of [text.body, text.template ?? "", text.where ?? ""])
        expect(
          fill(part, facts)
            .split("\n")
            .filter((line) => !hasWholeMarks(line)),
        ).toEqual([]);
  });

  test("a sentence with a fact gives way to the one without", () => {
    const text = "Begin. {{price: At {price} it is dear. || Name a price.}} Write to {buyer|[whom]}.";
    expect(fill(text, { price: "€5" })).toBe("Begin. At €5 it is dear. Write to [whom].");
    expect(fill(text, { buyer: "cafés" })).toBe("Begin. Name a price. Write to cafés.");
    expect(fill("One. {{price: At {price}. ||}} Two.", {})).toBe("One. Two.");
  });
});

test.each([
  ["en", "the UK"],
  ["de", "Vereinigtes Königreich"],
  ["fr", "Royaume-Uni"],
  ["es", "Reino Unido"],
  ["zh", "英国"],
])("a place stands in an answer in %s by its name there", (language, name) => {
  const messages = ["Repairs for landlords in London, booked by app."];
  const { venture } = analyse({ messages, now: new Date("2026-11-23") });
  expect(factsOf(venture, messages, translatorFor(language)).place).toBe(name);
});

describe.each(languages)("questions in %s, written apart from the wordings of the index", (language) => {
  const asked = readAsked("questions.txt").filter((one) => one.language === language);
  const found = asked.map(({ id, text }) => ({ id, text, ...findAnswer(text, language) }));

  test("nine in ten find their answer or are offered it, and at most three in a hundred another", () => {
    const right = found.filter(({ id, answer, maybe }) => answer === id || maybe.includes(id as AnswerId));
    const wrong = found.filter(({ id, answer }) => answer !== null && answer !== id);
    expect(asked.length).toBeGreaterThan(60);
    expect(right.length / asked.length).toBeGreaterThanOrEqual(0.9);
    expect(wrong.length / asked.length).toBeLessThanOrEqual(0.03);
  });

  test("what no answer fits finds none", () => {
    const unfit = readAsked("unanswered.txt").filter((one) => one.language === language);
    expect(unfit).toHaveLength(10);
    expect(unfit.filter(({ text }) => findAnswer(text, language).answer !== null)).toEqual([]);
  });
});

describe("a conversation without a model", () => {
  const idea = "Repairs for landlords in Leeds, booked by app. Landlords pay £29 a month.";
  const replyTo = (messages: string[], hasModel = false) =>
    renderReply(analyse({ messages, now: new Date("2026-11-23") }), { ask: messages.at(-1) ?? "", hasModel });
  const titleOf = (messages: string[]) => {
    const [part] = replyTo(messages).parts;
    return part?.kind === "section" ? part.title : part?.kind;
  };

  test("a question about the craft gets the stored answer with its sources, in the middle of a venture too", () => {
    expect(titleOf(["What is vesting?"])).toBe("How vesting and a cliff work");
    const { parts, empty } = replyTo([idea, "Should I use a SAFE or a convertible note?"]);
    expect(parts[0]).toMatchObject({ kind: "section", title: "SAFE or convertible note?" });
    expect(JSON.stringify(parts[0])).toMatch(/¹ Y Combinator.*As of 2026-11-23/);
    expect(empty).toBe(false);
  });

  test("a request for a text gets its template first, filled with the venture's words", () => {
    const [form, why] = replyTo([idea, "write a cold mail to the landlords"]).parts;
    expect(form).toMatchObject({ title: "A template to fill in" });
    expect(JSON.stringify(form)).toMatch(/This is a template.*\[name\]/);
    expect(why).toMatchObject({ title: "How to write a cold email" });
  });

  test("what nothing fits gets one line with the way to connect a model, and costs nothing", () => {
    const { parts, empty } = replyTo([idea, "How do I cook rice?"]);
    expect(parts.filter(({ kind }) => kind !== "words")).toEqual([
      { kind: "notice", tone: "info", text: expect.stringContaining("/help-center/getting-started#model") as string },
    ]);
    expect(empty).toBe(true);
  });

  test("questions about the venture's own figures and additions to it go on as they did", () => {
    for (const ask of [
      "What is my runway?",
      "Who are my competitors?",
      "What if I charge £49?",
      "Churn is 4% a month.",
    ])
      expect(titleOf([idea, ask])).toBe("heard");
  });

  test("no number of a question is lost: one is heard beside the answer, and several are a venture's", () => {
    const kindsOf = (ask: string) => replyTo([ask]).parts.map(({ kind }) => kind);
    expect(kindsOf("What is vesting, and is 4 years usual?").slice(0, 2)).toEqual(["heard", "section"]);
    const told = "We sell soap at 9 euros a bar, it costs us 4 euros. What is a good gross margin?";
    expect(JSON.stringify(replyTo([told]).parts)).not.toContain("As of");
  });

  test("where a model writes, only an answer that fits stands in for it", () => {
    expect(JSON.stringify(replyTo(["What is vesting?"], true).parts)).toContain("How vesting");
    expect(JSON.stringify(replyTo([idea, "How do I cook rice?"], true).parts)).not.toContain("No language model");
  });
});
