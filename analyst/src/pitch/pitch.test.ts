import { describe, expect, test } from "vitest";
import { comparePitches, reviewPitch } from "./review.ts";
import { readability } from "./readability.ts";
import { rubric } from "./rubric.ts";

const deck = [
  "A booking tool for dentists in Germany that fills empty chairs.",
  "Dentists lose 3 hours a week on the phone, and every no-show costs them €120. Today they use paper calendars.",
  "Our booking tool calls patients back when a chair is empty. Unlike Doctolib, it works with the practice's own phone.",
  "Why now: since January 2026 a new law allows online consent.",
  "There are 40,000 dental clinics in Germany. The price is €49 per month. Hosting costs us €6 per clinic.",
  "Live since March 2026. 12 paying customers, churn is 3% a month. We interviewed 14 dentists.",
  "We sell by cold calls; CAC is €180. Competitors are Doctolib and Dampsoft.",
  "I was a dentist for 8 years. Team of 3.",
  "Cash is €60,000, burn is €5,000 a month. We plan to reach 400 customers.",
  "We raise €400,000 on a SAFE: 50% engineering, 30% sales, 20% marketing, to reach the milestone of €20k MRR in 18 months.",
  "The biggest risk: practices may keep the phone. mail@example.com",
];
const score = (slides: string[]): number => reviewPitch({ slides }).score;

describe("the rubric", () => {
  test("has 100 points, and each item's signals add up to it", () => {
    expect(rubric.reduce((sum, item) => sum + item.max, 0)).toBe(100);
    for (const item of rubric) expect(item.signals.reduce((sum, signal) => sum + signal.points, 0)).toBe(item.max);
  });
  test("a complete deck scores high, an empty one nothing", () => {
    expect(score(deck)).toBeGreaterThanOrEqual(80);
    expect(score([""])).toBe(2);
  });
  test("the same deck gets the same review", () =>
    expect(JSON.stringify(reviewPitch({ slides: deck }))).toBe(JSON.stringify(reviewPitch({ slides: deck }))));
  test("findings name the slide", () => {
    const { items } = reviewPitch({ slides: deck });
    expect(items.find((item) => item.id === "ask")?.found?.span.message).toBe(9);
    expect(items.find((item) => item.id === "market")?.found).toMatchObject({ text: "40,000", span: { message: 4 } });
  });
  test.each(rubric.filter((item) => !["purpose", "solution"].includes(item.id)).map((item) => item.id))(
    "what %s lacks is said as an instruction",
    (id) => {
      const bare = reviewPitch({ slides: ["A thing."] }).items.find((item) => item.id === id);
      expect(bare?.missing.length).toBeGreaterThan(0);
    },
  );
  test("twelve questions, the largest gap first", () => {
    const { questions } = reviewPitch({ slides: deck.filter((slide) => !slide.includes("raise")) });
    expect(questions).toHaveLength(12);
    expect(questions.indexOf("What will be true when this money is spent?")).toBeLessThan(4);
  });
});

describe("penalties", () => {
  const penalty = (slides: string[], id: string): number =>
    reviewPitch({ slides }).penalties.find((entry) => entry.id.startsWith(id))?.points ?? 0;
  test("two prices cost five points", () =>
    expect(penalty([...deck, "Our price is €89 per month."], "contradiction")).toBe(5));
  test("uses that do not add up cost five points", () =>
    expect(penalty(["We raise €400,000: 50% engineering, 30% sales, 40% marketing."], "uses")).toBe(5));
  test("filler and capitals cost up to three", () =>
    expect(penalty(["A REVOLUTIONARY world-class game-changing AMAZING tool!!!"], "hype")).toBe(3));
  test("thirty slides cost three", () =>
    expect(
      penalty(
        Array.from({ length: 30 }, () => "Text."),
        "slides",
      ),
    ).toBe(3));
  test("twice the words cost eight", () => expect(penalty([`${"word ".repeat(1700)}.`], "length")).toBe(8));
  test("a missing address costs one", () => expect(penalty(["A tool for dentists."], "contact")).toBe(1));
});

test("a second version shows what it gained", () => {
  const before = reviewPitch({ slides: deck.filter((slide) => !slide.includes("CAC")) });
  const { score: moved, items } = comparePitches(before, reviewPitch({ slides: deck }));
  expect(moved.after).toBeGreaterThan(moved.before);
  expect(items.map((item) => item.id)).toContain("go_to_market");
});

describe("readability", () => {
  test("The cat sat on the mat: six words, six syllables", () =>
    expect(readability("The cat sat on the mat.", "en").ease).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 1));
  test("long words read harder in every scaled language", () => {
    const pairs = [
      ["en", "We sell bread.", "Organisational interoperability necessitates considerable institutional deliberation."],
      [
        "de",
        "Wir backen Brot.",
        "Unternehmensübergreifende Interoperabilitätsanforderungen bedingen Abstimmungsnotwendigkeiten.",
      ],
      [
        "es",
        "El pan es bueno.",
        "La interoperabilidad organizacional necesita deliberaciones institucionales considerables.",
      ],
      [
        "fr",
        "Le pain est bon.",
        "L'interopérabilité organisationnelle nécessite une délibération institutionnelle considérable.",
      ],
    ] as const;
    for (const [language, easy, hard] of pairs)
      expect(readability(easy, language).ease ?? 0).toBeGreaterThan(readability(hard, language).ease ?? 0);
  });
  test("Hindi and Chinese go by the length of sentences", () => {
    expect(readability("我们帮助小店管理库存。", "zh")).toMatchObject({ ease: null, fits: true });
    expect(readability("我们".repeat(20), "zh").fits).toBe(false);
    expect(readability("हम दुकानदारों की मदद करते हैं।", "hi")).toMatchObject({ ease: null, fits: true });
  });
});
