import { replyWord } from "@cofounder/contract/analysis";
import type { ReplyPart } from "@cofounder/contract/analysis";
import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { settledIn } from "../../training/settled.ts";
import { languages } from "../i18n/language.ts";
import { renderReply } from "./render-reply.ts";
import { renderWeb } from "./web.ts";

const said = settledIn([
  "A stock tool for small labs in the UK. ⟦£79|price GBP/customer/month⟧ per month per lab, serving a " +
    "lab costs ⟦£11|unit_cost GBP/customer/month⟧. ⟦23|paying customer⟧ labs pay, churn is ⟦2%|churn " +
    "%/month⟧ a month, CAC is ⟦£390|acquisition_spend GBP/customer⟧. We spoke to ⟦14|asked customer⟧ lab " +
    'managers and ⟦9|said_yes customer of="14 lab managers"⟧ lose hours searching freezers.',
]);
const partsIn = (language: string): ReplyPart[] =>
  renderReply(analyse({ ...said, now: new Date("2026-08-01") }), { language }).parts;
const wordsIn = (language: string) => partsIn(language).find((part) => part.kind === "words");

describe.each(languages)("a reply in %s", (language) => {
  test("carries every label that a screen shows around it, in its own language", () => {
    const found = wordsIn(language);
    expect(found?.language).toBe(language);
    const needed = replyWord.options.filter((word) => !word.startsWith("chart."));
    expect(Object.keys(found?.words ?? {}).filter((word) => !word.startsWith("chart."))).toEqual(needed);
    const english = wordsIn("en")?.words;
    if (language !== "en") {
      const same = needed.filter((word) => found?.words[word] === english?.[word]);
      // "Sources" is also French.
      expect(same.filter((word) => word !== "reply.sources")).toEqual([]);
    }
  });

  test("shows formulas and inputs in words", () => {
    const metrics = partsIn(language).flatMap((part) => (part.kind === "metrics" ? part.items : []));
    expect(metrics.length).toBeGreaterThan(3);
    for (const { formulaText, inputs } of metrics) {
      expect(formulaText).not.toMatch(/_/);
      for (const input of inputs) expect(`${input.label} ${input.display}`).not.toMatch(/_|undefined/);
    }
  });

  test("describes web findings in its language, and quotes pages in theirs", () => {
    const told = renderWeb({ snippets: ["Labs pay by the month."], hosts: ["labs.example.org"] }, language);
    expect(told.text).toContain("Labs pay by the month.");
    expect(told.text).toContain("labs.example.org");
    if (language !== "en") expect(told.title).not.toBe("From the web");
  });
});

test("a reply without a rating or a chart carries no labels for them", () => {
  const { parts } = renderReply(analyse({ messages: ["hello"], now: new Date("2026-08-01") }));
  const found = parts.find((part) => part.kind === "words");
  expect(Object.keys(found?.words ?? {}).every((word) => /^(?:reply|notice|marks)\./.test(word))).toBe(true);
});

test("a count beside its own name does not repeat the noun", () => {
  const { markdown } = renderReply(analyse({ ...said, now: new Date("2026-08-01") }), { ask: "full report" });
  expect(markdown).toContain("paying customers 23;");
  expect(markdown).not.toMatch(/\[\]|\d{5,} /);
});
