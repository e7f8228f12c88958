import type { Message } from "@cofounder/contract";
import { describe, expect, it } from "vitest";
import { sentenceAround } from "../../../../components/marks/sentence-around.ts";
import { foundersBefore, heardBefore, placeOf } from "./said.ts";

const said = (id: string, content: string): Message => ({ id, type: "user", content }) as Message;
const reply = (id: string): Message => ({ id, type: "ai", content: "" }) as Message;
const at = (text: string, quote: string) => {
  const start = text.indexOf(quote);
  return { messageId: "m", text, start, end: start + quote.length };
};

describe("the founder's message of a figure", () => {
  const figure = { quote: "€9", span: { message: 0, start: 6, end: 8 } };

  it("is the one with the words of the figure at its place", () => {
    expect(placeOf(figure, [said("a", "Write a plan"), said("b", "It is €9 a wash")])?.messageId).toBe("b");
  });

  it("is null if no message has the words", () => {
    expect(placeOf(figure, [said("a", "It is €8 a wash")])).toBeNull();
  });

  it("is the one with the figure's index if two messages have the words", () => {
    const founders = [said("a", "It is €9 a wash"), said("b", "It is €9, really")];
    expect(placeOf(figure, founders)?.messageId).toBe("a");
    expect(placeOf({ ...figure, span: { ...figure.span, message: 1 } }, founders)?.messageId).toBe("b");
  });

  it("precedes the reply", () => {
    const thread = [said("a", ""), reply("r"), said("b", ""), reply("s")];
    expect(foundersBefore(thread, "r").map(({ id }) => id)).toEqual(["a"]);
    expect(foundersBefore(thread, "s").map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("the sentence of a figure", () => {
  it("ends with the founder's sentence, and not at a decimal point", () => {
    const text = "We wash. A wash costs €4.50, of which 2.80 goes. We like it.";
    expect(sentenceAround(at(text, "€4.50"))).toEqual(["A wash costs ", "€4.50", ", of which 2.80 goes."]);
  });

  it("ends at a line break and at the full stops of other scripts", () => {
    expect(sentenceAround(at("price: 5\ncost: 3", "3"))).toEqual(["cost: ", "3", ""]);
    expect(sentenceAround(at("我们洗衣服。每次4元，成本2元。谢谢。", "4元"))).toEqual(["每次", "4元", "，成本2元。"]);
  });

  it("is cut between words if it is long", () => {
    const text = `${"many words ".repeat(40)}€4 ${"and more ".repeat(40)}`;
    const [before, , after] = sentenceAround(at(text, "€4"));
    expect(before).toMatch(/^… (many|words) .*words $/);
    expect(after).toMatch(/^ and more .* …$/);
    expect(before.length + after.length).toBeLessThan(290);
  });
});

it("figures of earlier replies are listed once, as last read, without later replies", () => {
  const heard = (id: string, ...figures: [string, string][]): Message =>
    ({
      id,
      type: "ai",
      content: "",
      parts: [
        { kind: "heard", title: "", note: "", figures: figures.map(([figure, label]) => ({ id: figure, label })) },
      ],
    }) as unknown as Message;
  const messages = [
    heard("a", ["q0.1", "price"], ["q0.9", "cost"]),
    heard("b", ["q0.1", "fee"]),
    heard("c", ["q1.2", ""]),
  ];
  expect(heardBefore(messages, "c").map(({ id, label }) => [id, label])).toEqual([
    ["q0.1", "fee"],
    ["q0.9", "cost"],
  ]);
});
