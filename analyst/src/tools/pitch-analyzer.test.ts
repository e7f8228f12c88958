import { pitchAnalyzerOutput } from "@cofounder/contract/tools/pitch-analyzer";
import { beforeAll, describe, expect, test } from "vitest";
import { analysePitch, bandsOf, splitSlides } from "./pitch-analyzer.ts";

const deck = `A booking tool for dentists in Germany that fills empty chairs.
---
Dentists lose 3 hours a week on the phone, and every no-show costs them €120. Today they use paper calendars.
---
Our booking tool calls patients back when a chair is empty. Unlike Doctolib, it works with the practice's own phone.
---
There are 40,000 dental clinics in Germany. The price is €49 per month. Hosting costs us €6 per clinic.
---
I was a dentist for 8 years. Team of 3. mail@example.com`;

// The words of six languages are compiled on the first reading.
beforeAll(() => void analysePitch({ content: deck }), 60_000);

describe("the pitch analyzer", () => {
  test("the same deck gets exactly the same answer", () =>
    expect(JSON.stringify(analysePitch({ content: deck }))).toBe(JSON.stringify(analysePitch({ content: deck }))));
  test("the answer has the form of the contract", () =>
    expect(() => pitchAnalyzerOutput.parse(analysePitch({ content: deck, earlier: "A tool." }))).not.toThrow());
  test("findings are tied to slide and sentence", () => {
    const market = analysePitch({ content: deck }).items.find(({ id }) => id === "market");
    expect(market?.found).toEqual({
      slide: 4,
      quote: "40,000",
      sentence: "There are 40,000 dental clinics in Germany.",
    });
  });
  test("a missing item is a weakness with an instruction, and the largest gap is the first recommendation", () => {
    const { weaknesses, recommendations } = analysePitch({ content: deck });
    expect(weaknesses.some((text) => text.startsWith("Traction with dates (0/8)"))).toBe(true);
    expect(recommendations[0]).toContain("Traction");
  });
  test("with more parts than any deck has, neighbors are merged, and no word is lost", () => {
    const parts = Array.from({ length: 1_201 }, (_, index) => `Part ${index}`);
    const slides = splitSlides(parts.join("\n\n"));
    expect(slides.length).toBeLessThanOrEqual(500);
    expect(slides.join("\n")).toBe(parts.join("\n"));
  });
  test("twelve questions", () => expect(analysePitch({ content: deck }).questions).toHaveLength(12));
  test("a second version states its gains", () => {
    const { difference } = analysePitch({
      content: `${deck}\n---\nWe raise €400,000 on a SAFE: 50% engineering, 30% sales, 20% marketing, for 18 months.`,
      earlier: deck,
    });
    expect(difference?.after).toBeGreaterThan(difference?.before ?? 0);
    expect(difference?.items.map(({ id }) => id)).toContain("ask");
  });
  test.each([
    [100, "green", "High"],
    [80, "green", "High"],
    [79, "yellow", "Medium"],
    [60, "yellow", "Medium"],
    [59, "red", "Low"],
  ])("%i is %s, %s", (score, band, investorReadiness) => expect(bandsOf(score)).toEqual({ band, investorReadiness }));
});

describe("slides", () => {
  test.each([
    ["a line of dashes", "One\n---\nTwo"],
    ["their numbers", "Slide 1\nOne\nSlide 2:\nTwo"],
    ["form feeds", "One\fTwo"],
    ["blank lines, when there is nothing else", "One\n\nTwo"],
  ])("are divided at %s", (_name, text) => expect(splitSlides(text)).toEqual(["One", "Two"]));
});
