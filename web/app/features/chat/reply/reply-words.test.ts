import type { ReplyPart } from "@cofounder/contract";
import { expect, it } from "vitest";
import { filled, wordsOf } from "./reply-words.ts";

const words: ReplyPart = { kind: "words", language: "de", words: { "rating.title": "Bewertung des Analysten" } };

it("a reply uses the words delivered with it, or none if it is older than they are", () => {
  expect(wordsOf([{ kind: "headline", text: "Hüte" }, words])).toMatchObject({ language: "de" });
  expect(wordsOf([{ kind: "headline", text: "Hüte" }])).toBeNull();
});

it("a placeholder is filled by name, wherever the language puts it", () => {
  expect(filled("de {low} a {high}", { low: 3, high: "4,5" })).toBe("de 3 a 4,5");
  expect(filled("{percent} मापदंडों के लिए", { percent: "80%" })).toBe("80% मापदंडों के लिए");
});
