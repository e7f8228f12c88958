import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readTexts } from "../../../evals/founders/read-founders.ts";
import { quantitiesOf } from "../../training/quantities.ts";
import { analyse } from "../analyse.ts";
import { compute } from "../laws/index.ts";
import { languages } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { answerQuestions } from "./answer-questions.ts";
import { selfCheck } from "./self-check.ts";
import { shortReply } from "./short-reply.ts";

const { venture, riskiest, killTest, rating } = analyse({ messages: [""], now: new Date("2026-08-01") });
const texts = languages.flatMap((language) =>
  readTexts(join(import.meta.dirname, `../fixtures/asked/${language}.txt`), "open"),
);
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("messages of twenty trades, with every figure settled as its founder means it", () => {
  test.each(texts.map((text) => [text.id, text] as const))(
    "%s is computed, answered and explained once",
    (_, founder) => {
      const { text, language, spans, follows, answers } = founder;
      const quantities = quantitiesOf(founder);
      const { computed, withdrawn } = selfCheck(quantities, compute(quantities));
      const known = { quantities, computed, unread: [], messages: [text] };
      const translator = translatorFor(language);

      const isGiven = ({ low, unit }: { low: number; unit: string }): boolean =>
        computed.metrics.some(({ value }) => Math.abs(value * (unit === "%" ? 100 : 1) - low) <= Math.abs(low) / 100);
      const lacking = follows.filter(
        (wanted) => !isGiven(wanted) && !(wanted.unit === "%" && isGiven({ ...wanted, unit: "" })),
      );
      expect(lacking.map(({ name, low }) => `${name} ${low}`)).toEqual([]);

      const questions = spans.filter(({ kind }) => kind === "question").map(({ start, end }) => text.slice(start, end));
      const asked = answerQuestions(questions, known, translator);
      const wrong = answers.filter(
        ({ question, holds }) => !plain(asked.find((answer) => answer.text === question)?.answer ?? "").includes(holds),
      );
      expect(wrong).toEqual([]);

      const parts = shortReply({ ...known, withdrawn, asked, venture, riskiest, killTest, rating }, translator);
      const told = parts.flatMap((part) => (part.kind === "section" || part.kind === "headline" ? [part.text] : []));
      const sentences = told
        .join("\n")
        .split(/(?<=[.!?。？！।])\s+|\n+/u)
        .filter((sentence) => sentence.length > 20);
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    },
  );
});
