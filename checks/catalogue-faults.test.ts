import { expect, test } from "vitest";
import { type Catalogue, faultsBeside, type Texts, textsOf } from "./catalogue-faults.ts";

const english: Catalogue = {
  chat: {
    send: "Send",
    left_one: "{{count, number}} token left",
    left_other: "{{count, number}} tokens left",
    empty: { title: "What are you building today?", from: "From {{low}} to {{high}}" },
  },
  problems: { expired: "Expired - This code has expired." },
};

const empty = { title: "Was baust du heute auf?", from: "Bis {{high}}, von {{low}}" };

const german: Catalogue = {
  chat: {
    send: "Senden",
    left_one: "noch {{count, number}} Token",
    left_other: "noch {{count, number}} Tokens",
    empty,
  },
  problems: { expired: "Abgelaufen - Dieser Code gilt nicht mehr." },
};

/** What is found when one text of the German catalogue is another, or is gone. */
function faultsWith(name: string, texts: Record<string, string | Texts | undefined>): string[] {
  const spoilt = Object.entries({ ...german[name], ...texts }).filter(([, text]) => text !== undefined);
  return faultsBeside(english, "de", { ...german, [name]: Object.fromEntries(spoilt) as Texts });
}

test("a catalogue that says the same has no fault, in whatever order", () => {
  expect(faultsBeside(english, "de", german)).toEqual([]);
});

test("texts are known by their namespace and the whole way to them", () => {
  expect(textsOf(english).get("chat:empty.from")).toBe("From {{low}} to {{high}}");
});

test("a namespace without a file is named once", () => {
  const { chat = {} } = german;
  expect(faultsBeside(english, "de", { chat })).toEqual(["no file in de: problems.json"]);
});

test("a text that is missing or one too many", () => {
  expect(faultsWith("chat", { left_one: undefined })).toEqual(["missing in de: chat:left_one"]);
  expect(faultsWith("chat", { empty: undefined })).toEqual([
    "missing in de: chat:empty.title",
    "missing in de: chat:empty.from",
  ]);
  expect(faultsWith("chat", { receive: "Empfangen" })).toEqual(["only in de: chat:receive"]);
});

test("a placeholder that is missing, or has another name or format", () => {
  expect(faultsWith("chat", { empty: { ...empty, from: "Bis {{high}}" } })).toEqual([
    "without {{low}} in de: chat:empty.from",
  ]);
  expect(faultsWith("chat", { empty: { ...empty, from: "{{low}} bis {{hoch}}" } })).toEqual([
    "without {{high}} in de: chat:empty.from",
    "with {{hoch}} of its own in de: chat:empty.from",
  ]);
  expect(faultsWith("chat", { left_one: "noch {{count}} Token" })).toEqual([
    "without {{count, number}} in de: chat:left_one",
    "with {{count}} of its own in de: chat:left_one",
  ]);
  expect(faultsWith("chat", { send: "{{what}} senden" })).toEqual(["with {{what}} of its own in de: chat:send"]);
});

test("a title that no longer parts from its explanation", () => {
  expect(faultsWith("problems", { expired: "Abgelaufen: Dieser Code gilt nicht mehr." })).toEqual([
    "without ' - ' between title and explanation in de: problems:expired",
  ]);
});

test("a long text that was left in English; a short one may be the same word, placeholders left aside", () => {
  expect(faultsWith("chat", { empty: { ...empty, title: "What are you building today?" } })).toEqual([
    "still English in de: chat:empty.title",
  ]);
  expect(faultsWith("chat", { send: "Send" })).toEqual([]);
});
