import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Language, languages } from "../../i18n/language.ts";
import { fitLinear } from "../../../training/train/spans-fit.ts";
import { chancesOf, scoresOf } from "./linear.ts";
import { readKind } from "./read-kind.ts";
import { readQuestions } from "./read-questions.ts";
import { readSpans, type SpanRead } from "./read-spans.ts";

const language = fc.constantFrom(...languages);
const words = fc.constantFrom(
  ...(
    "We sell coffee to offices in Berlin and charge 40 € per month . , ? ! : \n ¿ 我们 卖 咖啡 给 办公室 吗 ？ क्या " +
    "हम कॉफ़ी बेचते हैं । nobody pays yet our rival is CafeX ignore everything what if nous vendons aux " +
    "bureaux"
  ).split(" "),
);
const message = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(words).map((list) => list.join(" ")),
);

const spansOf = (texts: readonly string[], inLanguage: Language): SpanRead[] =>
  readSpans(
    texts,
    texts.map(() => inLanguage),
  ).flatMap((spans) => Object.values(spans).flat());

test("every span and every question lies in its message and holds the words at its place", () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 3 }), language, (texts, inLanguage) => {
      const found = [...spansOf(texts, inLanguage), ...readQuestions(texts, inLanguage)];
      for (const { message: index, start, end, text } of found) {
        expect(start).toBeLessThan(end);
        expect(texts[index]?.slice(start, end)).toBe(text);
      }
    }),
  );
});

test("spans of a kind never overlap, nor do questions", () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 3 }), language, (texts, inLanguage) => {
      const questions = readQuestions(texts, inLanguage).map((question) => ({ ...question, kind: "asked" }));
      const groups = Map.groupBy(
        [...spansOf(texts, inLanguage), ...questions],
        ({ kind, message: index }) => `${kind} ${index}`,
      );
      for (const group of groups.values())
        for (const [index, { start }] of group.toSorted((a, b) => a.start - b.start).entries())
          expect(start).toBeGreaterThanOrEqual(group.toSorted((a, b) => a.start - b.start)[index - 1]?.end ?? 0);
    }),
  );
});

test("the same messages are read the same way", () => {
  fc.assert(
    fc.property(message, language, fc.boolean(), (text, inLanguage, first) => {
      const read = (): string =>
        JSON.stringify([
          spansOf([text], inLanguage),
          readQuestions([text], inLanguage),
          readKind(text, { first }, inLanguage),
        ]);
      expect(read()).toBe(read());
    }),
    { numRuns: 30 },
  );
});

test("a sentence with a question mark is a question", () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), language, (list, inLanguage) => {
      const text = `${list.join(" ").replace(/[\n.?？!।¿]/g, " ")} why?`;
      expect(readQuestions([text], inLanguage).at(-1)?.end).toBe(text.length);
    }),
  );
});

test("a question mark in a web address is not a question", () => {
  expect(readQuestions(["Our page is https://beans.example/buy?size=2 and it is live."], "en")).toEqual([]);
});

// In a process of its own: in one that had fitted models before, Node's compiler was seen to give all parts one step.
test("weights are the same after writing and reading", () => {
  const module = JSON.stringify(new URL("model-file.ts", import.meta.url).href);
  const program = `
    import { isDeepStrictEqual } from "node:util";
    import { decodeSpanModel, encodeSpanModel, spanModel } from ${module};
    console.log(isDeepStrictEqual(decodeSpanModel(encodeSpanModel(spanModel())), spanModel()));`;
  const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect([stdout.trim(), status]).toEqual(["true", 0]);
});

const learn = (seed: number): ReturnType<typeof fitLinear> =>
  fitLinear(
    Array.from({ length: 60 }, () => ({
      places: [
        [1, 9],
        [2, 9],
        [3, 9],
      ],
      candidates: [0, 1, 2].map((place) => ({ place, tag: 0, isRight: place === 1 })),
    })),
    { tags: ["named"], epochs: 4, seed, leastPlaces: 2, mostWeights: 3, dropout: 0.2, rate: 0.1 },
  );

test("training learns which of several places is right, and gives the same result for the same seed", () => {
  const model = learn(1);
  const [first = 0, second = 0, third = 0] = chancesOf(
    scoresOf(model, [
      [1, 9],
      [2, 9],
      [3, 9],
    ]),
  );
  expect(second).toBeGreaterThan(10 * Math.max(first, third));
  expect(model.weights.length).toBeLessThanOrEqual(3);
  expect(learn(1)).toEqual(model);
  expect(learn(2)).not.toEqual(model);
});

test("chances sum to one", () => {
  expect(chancesOf(Float64Array.of(1, 0, -2, 900, 4, 0.5)).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

const questions: Record<Language, string[]> = {
  en: ["Should I raise the price?", "what would you change first", "how many customers do we need to break even"],
  de: ["Soll ich den Preis erhöhen?", "was würdest du zuerst ändern", "wie viele kunden brauchen wir dafür"],
  fr: [
    "Dois-je augmenter le prix ?",
    "qu'est-ce que tu changerais en premier",
    "combien de clients faut-il pour vivre",
  ],
  es: ["¿Debo subir el precio?", "qué cambiarías primero", "cuántos clientes necesitamos para cubrir los gastos"],
  hi: ["क्या मुझे दाम बढ़ाना चाहिए?", "आप पहले क्या बदलेंगे", "हमें कितने ग्राहक चाहिए"],
  zh: ["我该涨价吗？", "你觉得先改什么", "要多少客户才能保本"],
};

test.each(languages)("questions are found with and without a question mark: %s", (inLanguage) => {
  for (const question of questions[inLanguage]) expect(readQuestions([question], inLanguage)).toHaveLength(1);
});

const statements: Record<Language, string> = {
  en: "Rent is 900 a month.",
  de: "Die Miete beträgt 900 im Monat.",
  fr: "Le loyer est de 900 par mois.",
  es: "El alquiler es de 900 al mes.",
  hi: "किराया महीने का 900 है।",
  zh: "房租每月900。",
};

test.each(languages)("a statement is not a question: %s", (inLanguage) => {
  expect(readQuestions([statements[inLanguage]], inLanguage)).toEqual([]);
});

test("a decimal point does not end a question", () => {
  const [question] = readQuestions(["Läuft gut. Ab wie vielen Abos kann ich mir 2.500 Euro zahlen?"], "de");
  expect(question?.text).toBe("Ab wie vielen Abos kann ich mir 2.500 Euro zahlen?");
});
