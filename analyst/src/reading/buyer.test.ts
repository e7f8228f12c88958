import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { analyse, renderReply } from "../index.ts";
import type { SpanRead, SpansRead } from "../reader/spans/read-spans.ts";
import type { Language } from "../i18n/language.ts";
import { readBuyer } from "./buyer.ts";
import { readVenture } from "./read-venture.ts";

const now = new Date("2026-08-01");
const unsure = "We rent out folding kayaks by the day, and marinas keep them on a rack beside the fuel pump.";

function naming(text: string, words: string, sure: Partial<SpanRead> = {}): SpansRead {
  const start = text.indexOf(words);
  const span: SpanRead = {
    kind: "buyer",
    message: 0,
    start,
    end: start + words.length,
    text: words,
    confidence: 0.6,
    isSure: false,
    isLikely: true,
    ...sure,
  };
  return { buyer: [span], offer: [], rival: [] };
}

const read = (marked: string, words: string, sure?: Partial<SpanRead>): ReturnType<typeof readBuyer> => {
  const { messages, settled } = settledIn([marked]);
  const { quantities } = readVenture(messages, { settled });
  const figures = quantities.map(({ span }) => span);
  const [text = ""] = messages;
  return readBuyer({ texts: messages, languages: ["en"], spans: [naming(text, words, sure)], quantities, figures });
};

describe("the buyer", () => {
  test("is certain where a settled figure counts the same noun", () => {
    const { buyer, guess } = read("Kayak racks for marinas. ⟦14|paying customer⟧ marinas pay today.", "marinas");
    expect([buyer?.text, guess]).toEqual(["marinas", null]);
  });
  test("is only a guess where a figure counts somebody else", () => {
    const { buyer, guess } = read("Kayak racks for marinas. ⟦14|paying customer⟧ hotels pay today.", "marinas");
    expect([buyer, guess?.text]).toEqual([null, "marinas"]);
  });
  test("is certain where the words are sure enough", () => {
    expect(read("Kayak racks for marinas.", "marinas", { isSure: true }).buyer?.text).toBe("marinas");
  });
  test("is unknown where no words are likely", () => {
    expect(read("Kayak racks for marinas.", "marinas", { isLikely: false })).toMatchObject({
      buyer: null,
      guess: null,
    });
  });
  test("is not guessed from a word that does not identify anybody", () => {
    expect(read("Kayak racks. Our customers like them.", "customers").guess).toBeNull();
    expect(read("Kayak racks. Our hotels like them.", "hotels").guess?.text).toBe("hotels");
  });
  test("is not guessed from what stands right before money that goes out", () => {
    const marked =
      "We bake bread. Flour and salt ⟦€0.55|unit_cost EUR/loaf⟧ a loaf. Hotels buy it at ⟦€2|price EUR/loaf⟧.";
    expect(read(marked, "Flour").guess).toBeNull();
    expect(read(marked, "Hotels").guess?.text).toBe("Hotels");
  });
  test("contains no figure", () => {
    const marked = "⟦Fourteen|paying customer =14⟧ marinas pay today.";
    expect(read(marked, "Fourteen marinas").buyer?.text).toBe("marinas");
  });
});

const answers: [Language, string, string, string][] = [
  ["en", unsure, "Buyer: small marinas on lakes", "small marinas on lakes"],
  ["en", unsure, "Customers: marinas", "marinas"],
  ["de", "Wir vermieten Faltkajaks am Tag.", "Kunde: kleine Yachthäfen", "kleine Yachthäfen"],
  [
    "fr",
    "Nous louons des kayaks pliants à la journée.",
    "Client : petits ports de plaisance",
    "petits ports de plaisance",
  ],
  ["es", "Alquilamos kayaks plegables por días.", "Cliente: puertos deportivos", "puertos deportivos"],
  ["hi", "हम दिन के हिसाब से कयाक किराये पर देते हैं।", "ग्राहक: छोटे बंदरगाह", "छोटे बंदरगाह"],
  ["zh", "我们按天出租折叠皮划艇。", "客户：小码头", "小码头"],
];

test.each(answers)("a later message answers the question about the buyer: %s", (...[, first, answer, buyer]) => {
  const venture = readVenture([first, answer]);
  expect(venture.phrases.buyer?.text).toBe(buyer);
  expect(venture.phrases.buyer?.span.message).toBe(1);
  expect(venture.buyerGuess).toBeNull();
});

test("the last answer replaces the earlier one", () => {
  const venture = readVenture([unsure, "Buyer: marinas", "Buyer: sailing clubs"]);
  expect(venture.phrases.buyer?.text).toBe("sailing clubs");
});

test.each([
  "Make it shorter please.",
  "Now it is called Zed.",
  "Why?",
  "We are in Split since 2019.",
  "Paying customers: 14",
  "Paying customers: none",
  "Customer acquisition cost: high",
])("a message that is not an answer names no buyer: %s", (message) =>
  expect(readVenture([unsure, message]).phrases.buyer?.span.message).not.toBe(1),
);

const told = (messages: string[]): { first: string; markdown: string; guess: string | undefined } => {
  const analysis = analyse({ messages, now });
  const reply = renderReply(analysis);
  const asked = reply.parts.find((part) => part.kind === "questions");
  const first = asked?.kind === "questions" ? (asked.items[0]?.text ?? "") : "";
  return { first, markdown: reply.markdown, guess: analysis.venture.buyerGuess?.text };
};

test("without a certain buyer the reply asks who pays, and names nobody as the buyer", () => {
  const { first, markdown } = told([`${unsure} They hold on to the rope while they climb in, and like it a lot.`]);
  expect(first).toMatch(/^Who pays for it/);
  expect(markdown).not.toContain("The buyer is");
});

test("unconfirmed figures are asked about before the buyer", () =>
  expect(told([`${unsure} A day costs 30 euros and a kayak 900 euros.`]).first).not.toMatch(/^Who pays/));

describe("the buyer is not asked for where a figure names them", () => {
  const isAsked = (marked: string): boolean => {
    const { messages, settled } = settledIn([marked]);
    return analyse({ messages, settled, now }).questions.some(({ id }) => id === "buyer");
  };
  test.each([
    ["paying customers are counted", `${unsure} ⟦14|paying customer⟧ pay for it.`, false],
    ["a price is for each customer", `${unsure} It is ⟦39|price EUR/customer/month⟧ a month.`, false],
    [
      "a price is for each of people or firms",
      `${unsure} It is ⟦39|price EUR/hotel/month⟧ a month for a hotel.`,
      false,
    ],
    ["a price is for each of a thing", `${unsure} It is ⟦39|price EUR/kayak⟧ a kayak.`, true],
  ])("%s", (_title, marked, expected) => expect(isAsked(marked)).toBe(expected));
});

test("an answered question is not asked again", () => {
  const { first, markdown } = told([`${unsure} A day costs 30 euros.`, "Buyer: marinas"]);
  expect(first).not.toMatch(/pays for it first/);
  expect(markdown).toContain("marinas");
});

test("for any input, the words of the buyer occur in the messages", () => {
  const words = fc.constantFrom(
    ..."Buyer : marinas pay us 14 for kayaks . ? \n customers 客户 ： 小码头 Kunde Hotels".split(" "),
  );
  const message = fc.array(words, { maxLength: 12 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(fc.array(message, { maxLength: 3 }), (messages) => {
      const { phrases, buyerGuess } = readVenture(messages);
      for (const phrase of [phrases.buyer, buyerGuess]) {
        if (phrase === null) continue;
        const { message: index, start, end } = phrase.span;
        const said = messages[index]?.slice(start, end) ?? "";
        for (const word of phrase.text.split(" ")) expect(said).toContain(word);
      }
      expect(phrases.buyer === null || buyerGuess === null).toBe(true);
    }),
    { numRuns: 40 },
  );
});
