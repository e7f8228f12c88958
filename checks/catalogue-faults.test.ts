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

/** The faults found when one text of the German catalogue is replaced or missing. */
function faultsWith(name: string, texts: Record<string, string | Texts | undefined>): string[] {
  const spoilt = Object.entries({ ...german[name], ...texts }).filter(([, text]) => text !== undefined);
  return faultsBeside(english, "de", { ...german, [name]: Object.fromEntries(spoilt) as Texts });
}

test("a catalogue with the same texts has no fault, in any order", () => {
  expect(faultsBeside(english, "de", german)).toEqual([]);
});

test("texts are identified by their namespace and full key path", () => {
  expect(textsOf(english).get("chat:empty.from")).toBe("From {{low}} to {{high}}");
});

test("a namespace without a file is reported once", () => {
  const { chat = {} } = german;
  expect(faultsBeside(english, "de", { chat })).toEqual(["no file in de: problems.json"]);
});

test("a missing or an additional text is reported", () => {
  expect(faultsWith("chat", { left_one: undefined })).toEqual(["missing in de: chat:left_one"]);
  expect(faultsWith("chat", { empty: undefined })).toEqual([
    "missing in de: chat:empty.title",
    "missing in de: chat:empty.from",
  ]);
  expect(faultsWith("chat", { receive: "Empfangen" })).toEqual(["only in de: chat:receive"]);
});

test("a placeholder that is missing, or has another name or format, is reported", () => {
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

test("a title that can no longer be split from its explanation is reported", () => {
  expect(faultsWith("problems", { expired: "Abgelaufen: Dieser Code gilt nicht mehr." })).toEqual([
    "without ' - ' between title and explanation in de: problems:expired",
  ]);
});

test("a long text left in English is reported; a short one may be the same word, placeholders not counted", () => {
  expect(faultsWith("chat", { empty: { ...empty, title: "What are you building today?" } })).toEqual([
    "still English in de: chat:empty.title",
  ]);
  expect(faultsWith("chat", { send: "Send" })).toEqual([]);
});
