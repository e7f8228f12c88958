import { describe, expect, test } from "vitest";
import type { ModelReading } from "./reading.ts";
import { summarise, type Summarisable } from "./summarise.ts";
import { tokensAbout } from "./tokens-about.ts";

const nothing = { dismissed: [], retracted: [], buyer: null, offer: null, rivals: [], questions: [], instructions: [] };

const placeIn = (messages: readonly string[], message: number, words: string) => {
  const start = (messages[message] ?? "").indexOf(words);
  return { message, start, end: start + words.length };
};

const price = (messages: readonly string[], message: number, words: string) => ({
  span: placeIn(messages, message, words),
  reading: {
    meaning: "price" as const,
    unit: { EUR: 1, wash: -1 },
    flow: "in" as const,
    party: "venture" as const,
    status: "actual" as const,
    basis: "once" as const,
    of: "washing",
  },
});

const summaryOf = (given: Partial<Summarisable> & Pick<Summarisable, "messages">) =>
  summarise({ left: given.messages.length, readings: [], settled: [], replies: new Map(), room: 10_000, ...given });

const idea = "We wash cars at the office. A wash is 19 euros. Fleet managers pay for it. Wascho does the same.";

describe("a summary of older messages", () => {
  test("says what was proven: figures with their meanings, buyer, offer and rivals", () => {
    const messages = [idea];
    const reading: ModelReading = {
      ...nothing,
      kind: "idea",
      messages: [0],
      figures: [price(messages, 0, "19 euros")],
      buyer: placeIn(messages, 0, "Fleet managers"),
      offer: placeIn(messages, 0, "wash cars"),
      rivals: [placeIn(messages, 0, "Wascho")],
    };
    expect(summaryOf({ messages, readings: [reading] })).toEqual({
      lines: [
        'message 1 | 19 euros = price (washing) in EUR/wash, actual; buyer: "Fleet managers"; offer: "wash cars"; competitor: "Wascho"',
      ],
      missing: 0,
    });
  });

  test("says what a later message takes back, on both sides, and repeats the words of a correction", () => {
    const messages = [idea, "Forget the 19 euros, we got the price wrong."];
    const first: ModelReading = { ...nothing, kind: "idea", messages: [0], figures: [price(messages, 0, "19 euros")] };
    const second: ModelReading = {
      ...nothing,
      kind: "correction",
      messages: [1],
      figures: [],
      retracted: [placeIn(messages, 0, "19 euros")],
    };
    expect(summaryOf({ messages, readings: [first, second] }).lines).toEqual([
      "message 1 | 19 euros = price (washing) in EUR/wash, actual, taken back later",
      'message 2 | takes back 19 euros of message 1; "Forget the 19 euros, we got the price wrong."',
    ]);
  });

  test("what the founder settled stands above what was read, and what is no figure is not named", () => {
    const messages = [idea, "We have 14 offices and bus line 7 stops there."];
    const settled = [
      { ...price(messages, 0, "19 euros"), reading: { ...price(messages, 0, "19 euros").reading, of: "big wash" } },
      { span: placeIn(messages, 1, "7"), reading: null },
    ];
    const readings = [{ ...nothing, kind: "idea" as const, messages: [0], figures: [price(messages, 0, "19 euros")] }];
    const { lines } = summaryOf({ messages, readings, settled });
    expect(lines[0]).toContain("19 euros = price (big wash) in EUR/wash, actual");
    expect(lines.join("\n")).not.toContain("7 =");
  });

  test("asks again what was asked, and repeats the first sentences where nothing is known", () => {
    const messages = [idea, "Which licence do I need?", "We have decided to begin in Graz. ".repeat(20), "Thanks!"];
    const { lines } = summaryOf({ messages, replies: new Map([[1, "None for a wash without water.\n\nMore."]]) });
    expect(lines[1]).toBe(
      'message 2 | asks "Which licence do I need?"; you answered "None for a wash without water. More."',
    );
    expect(lines[2]).toMatch(/^message 3 \| "(?:We have decided to begin in Graz\. ?){2,6}"$/);
    expect(lines).toHaveLength(3);
  });

  test("of an idea that a new one replaced only its words are left", () => {
    const messages = [idea, "A new idea: we repair kites."];
    const readings = [{ ...nothing, kind: "idea" as const, messages: [0], figures: [price(messages, 0, "19 euros")] }];
    expect(summaryOf({ messages, readings }).lines[0]).toMatch(/^message 1 \| "We wash cars/);
  });

  test("200 messages keep every proven figure within their room; what is only said goes first", () => {
    const messages = Array.from({ length: 200 }, (_, index) =>
      index % 4 === 0
        ? `A wash of kind ${index} is ${index + 5} euros.`
        : "I talked to my neighbour about it and she had a lot to say about cars and the weather. ".repeat(2),
    );
    const readings = messages.flatMap((_, index): ModelReading[] =>
      index % 4 === 0
        ? [{ ...nothing, kind: "addition", messages: [index], figures: [price(messages, index, `${index + 5} euros`)] }]
        : [],
    );
    const room = 2_000;
    const { lines, missing } = summaryOf({ messages, readings, left: 196, room });
    for (let index = 0; index < 196; index += 4)
      expect(lines.find((line) => line.startsWith(`message ${index + 1} |`))).toContain(`${index + 5} euros = price`);
    expect(tokensAbout(lines.join("\n"))).toBeLessThanOrEqual(room);
    expect(missing).toBe(196 - lines.length);
    expect(missing).toBeGreaterThan(0);
  });
});
