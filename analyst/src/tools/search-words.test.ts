import { expect, test } from "vitest";
import { searchQuery, searchWords } from "./search-words.ts";

test.each([
  [
    "We are building a booking tool for dentists in Germany that fills empty chairs. Every no-show costs €120.",
    "booking tool dentists Germany",
  ],
  ["A subscription for fresh bread, delivered to offices twice a week", "subscription fresh bread"],
  ["Wir entwickeln eine Einsatzplanung für Pflegedienste, die Touren spart.", "Einsatzplanung Pflegedienste"],
  ["Creamos una plataforma de citas para veterinarios que reduce las ausencias", "plataforma citas veterinarios"],
  ["Nous créons un logiciel de devis pour les artisans qui gagne du temps", "logiciel devis artisans"],
  ["हम छोटे दुकानदारों के लिए बिलिंग सॉफ्टवेयर बनाते हैं", "छोटे दुकानदारों बिलिंग सॉफ्टवेयर"],
  ["我们做一款面向牙科诊所的预约软件，减少爽约", "面向牙科诊所 预约软件"],
])("a text is searched for by its subject: %s", (text, words) => expect(searchWords(text)).toBe(words));

test.each(["x".repeat(4_000), "word ".repeat(900), "我们".repeat(900), "...", "", "The and of"])(
  "for any text, a search string is short: %#",
  (text) => {
    expect(searchWords(text).length).toBeLessThanOrEqual(60);
    expect(searchQuery(text).length).toBeLessThanOrEqual(90);
  },
);

test("a short question is searched for as it is, a long message by its subject", () => {
  expect(searchQuery("What do dentists pay for booking software?")).toBe("What do dentists pay for booking software?");
  expect(searchQuery(`A booking tool for dentists. ${"It does many things well and better. ".repeat(20)}`)).toBe(
    "booking tool dentists",
  );
});
