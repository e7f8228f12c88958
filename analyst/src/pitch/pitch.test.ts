import { describe, expect, test } from "vitest";
import { dated } from "./cues.ts";
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
    expect(score([""])).toBe(0);
  });
  test("the same deck gets the same review", () =>
    expect(JSON.stringify(reviewPitch({ slides: deck }))).toBe(JSON.stringify(reviewPitch({ slides: deck }))));
  test("findings name the slide", () => {
    const { items } = reviewPitch({ slides: deck });
    expect(items.find((item) => item.id === "ask")?.found?.span.message).toBe(9);
    expect(items.find((item) => item.id === "market")?.found).toMatchObject({ text: "40,000", span: { message: 4 } });
  });
  test.each(rubric.filter((item) => !["purpose", "solution"].includes(item.id)).map((item) => item.id))(
    "missing %s is reported as an instruction",
    (id) => {
      const bare = reviewPitch({ slides: ["A thing."] }).items.find((item) => item.id === id);
      expect(bare?.missing.length).toBeGreaterThan(0);
    },
  );
  test("there are twelve questions, the largest gap first", () => {
    const { questions } = reviewPitch({ slides: deck.filter((slide) => !slide.includes("raise")) });
    expect(questions).toHaveLength(12);
    expect(questions.indexOf("What will be true when this money is spent?")).toBeLessThan(4);
  });
});

describe("a deck with titles", () => {
  const pointsOf = (slides: string[]) =>
    new Map(reviewPitch({ slides }).items.map(({ id, points, max, found }) => [id, { points, max, found }]));

  test("what stands below a title counts as that item, and is quoted", () => {
    const items = pointsOf([
      "GreenCrate\nReusable packaging for online grocers",
      "The problem\nOnline grocers throw away 40 boxes per household a year. Each box costs the grocer €1.10.",
      "Business model\n€0.55 per trip. Washing and logistics cost us €0.21 per trip.",
      "Competition\nCardboard (the default), Ifco and RePack. Ifco crates do not fold.",
      "Risks\nIf crate loss rises above 4% a month the margin is gone.",
      "The ask\nRaising €1.2M on a SAFE: crates, a sales team, a washing site. It takes us to 10 grocers in 18 months.",
    ]);
    expect(items.get("competition")).toMatchObject({ points: 6, found: { span: { message: 3 } } });
    expect(items.get("risk")).toMatchObject({ points: 2, found: { span: { message: 4 } } });
    expect(items.get("model")).toMatchObject({ points: 8, found: { text: "€0.55" } });
    expect(items.get("ask")).toMatchObject({ points: 6, found: { span: { message: 5 } } });
  });

  test.each([
    [
      "de",
      "Wettbewerb: Vermietet.de, objego und der Steuerberater. Keiner liest Belege vom Foto.",
      "Risiken\nVermieter bleiben bei Papier.",
    ],
    [
      "es",
      "Competencia: Doctoralia, Excel y el teléfono. Ninguna reprograma citas.",
      "Riesgos\nQue WhatsApp cambie sus tarifas.",
    ],
    [
      "fr",
      "Concurrence : Doctolib, Excel et le papier. Aucun ne rappelle les patients.",
      "Risques\nLes cabinets gardent le papier.",
    ],
    ["hi", "प्रतिस्पर्धा: पेटीएम, नकद और खाता बही। कोई उधार नहीं जोड़ता।", "जोखिम\nदुकानदार कागज़ पर ही रहें।"],
    ["zh", "竞争：美团、饿了么和电话。没有一家能改期。", "风险\n商家继续用纸。"],
  ])("titles are known in %s", (_, competition, risk) => {
    const items = pointsOf(["A tool for shops.", competition, risk]);
    expect(items.get("competition")).toMatchObject({ points: 6 });
    expect(items.get("risk")).toMatchObject({ points: 2 });
  });

  test("a word in the middle of a slide is no title", () => {
    const items = pointsOf(["A tool for shops.", "We know the risk and the competition: none of it matters to us"]);
    expect(items.get("competition")?.points).toBeLessThan(6);
    expect(pointsOf(["Risks"]).get("risk")).toMatchObject({ points: 2 });
  });
});

describe("scored evidence", () => {
  test("a competitor's price is not quoted as the price", () => {
    const items = reviewPitch({
      slides: [
        "A dog-walking subscription for office workers in Lisbon.",
        "Owners leave dogs alone for nine hours. Today they use Rover, which costs €12 a walk.",
        "We charge €89 a month for 20 walks and pay walkers €5 a walk. 14 owners pay today.",
      ],
    }).items;
    const found = (id: string) => items.find((item) => item.id === id);
    expect(found("model")?.found?.text).toBe("€89");
    expect(found("model")?.missing).toEqual([]);
    expect(found("traction")?.found?.text).toBe("14");
    expect(found("problem")?.found?.text).toBe("Owners leave dogs alone for nine hours");
  });
  test.each([
    "Team: a former interpreter and a coder.",
    "Jana (workshop) and I.",
    "Das Team: Jana und Kemal, seit drei Jahren.",
  ])("a stated team is found, whatever its trade: %s", (slide) => {
    const team = reviewPitch({ slides: ["A tool for cafes.", slide] }).items.find(({ id }) => id === "team");
    expect(team?.points).toBeGreaterThan(0);
  });
  test.each([
    [
      "English",
      [
        "A tool for cafes.",
        "Live since June 2026. 12 paying customers. Use of funds: product, sales, marketing. We raise €400k.",
      ],
    ],
    [
      "German",
      [
        "Ein Werkzeug für Cafés.",
        "Seit März 2026 live. 12 zahlende Kunden. Das größte Risiko: Cafés bleiben bei Papier.",
      ],
    ],
    [
      "Spanish",
      [
        "Una herramienta para cafeterías.",
        "Ya en producción desde marzo de 2026. 12 clientes de pago. El mayor riesgo es el precio.",
      ],
    ],
    [
      "French",
      ["Un outil pour les cafés.", "En ligne depuis mars 2026. 12 clients payants. Le principal risque : le prix."],
    ],
    ["Hindi", ["कैफ़े के लिए एक टूल।", "मार्च 2026 से लाइव। 12 भुगतान करने वाले ग्राहक। सबसे बड़ा जोखिम कीमत है।"]],
    ["Chinese", ["面向咖啡馆的工具。", "2026年3月上线。12家付费客户。最大的风险是价格。"]],
  ])("occurs in the deck, word for word: %s", (_, slides) => {
    const { items } = reviewPitch({ slides });
    expect(items.filter(({ points, found }) => points > 0 && found === null)).toEqual([]);
    const evidence = items.flatMap(({ found }) => found ?? []);
    expect(evidence.map(({ span }) => slides[span.message]?.slice(span.start, span.end))).toEqual(
      evidence.map(({ text }) => text),
    );
  });
  test.each([
    "Gross margin 80 %. 12 paying customers.",
    "Marketing 30%, market 25.",
    "We may 50 times a day serve 2000 clinics for $2030.",
    "Marge 80 %, Augen 20.",
    "Marge brute 2026 €.",
    "Serviert in 2040 Praxen",
  ])("excludes a share, a price and a count as a date: %s", (text) => {
    const traction = reviewPitch({ slides: [text] }).items.find(({ id }) => id === "traction");
    expect(traction?.missing.join()).toMatch(/Date the numbers|Datiere|Nenne.*Datum|Datum|date/i);
  });
  test.each([
    ["12 paying customers since March 2026.", "March 2026"],
    ["12 zahlende Kunden im März 2026.", "März 2026"],
    ["12 clients payants en octobre 2025", "octobre 2025"],
    ["12 clientes de pago en enero de 2026", "enero de 2026"],
    ["12 paying customers (Q3)", "Q3"],
    ["2026年3月 12家付费客户", "2026年"],
    ["मार्च 2026 से 12 ग्राहक", "मार्च 2026"],
    ["12 paying customers in 2026.", "in 2026"],
  ])("includes a date: %s", (text, written) => expect(text.match(dated)?.[0]).toBe(written));
});

describe("penalties", () => {
  const penalty = (slides: string[], id: string): number =>
    reviewPitch({ slides }).penalties.find((entry) => entry.id.startsWith(id))?.points ?? 0;
  test("uses of money that do not add up cost five points", () =>
    expect(penalty(["We raise €400,000: 50% engineering, 30% sales, 40% marketing."], "uses")).toBe(5));
  test("buzzwords and capitals cost up to three", () =>
    expect(penalty(["A REVOLUTIONARY world-class game-changing AMAZING tool!!!"], "hype")).toBe(3));
  test("thirty slides cost three", () =>
    expect(
      penalty(
        Array.from({ length: 30 }, () => "Text."),
        "slides",
      ),
    ).toBe(3));
  test("twice the word limit costs eight", () => expect(penalty([`${"word ".repeat(1700)}.`], "length")).toBe(8));
  test("a missing contact address costs one", () => expect(penalty(["A tool for dentists."], "contact")).toBe(1));
});

test("a second version shows its gains", () => {
  const before = reviewPitch({ slides: deck.filter((slide) => !slide.includes("CAC")) });
  const { score: moved, items } = comparePitches(before, reviewPitch({ slides: deck }));
  expect(moved.after).toBeGreaterThan(moved.before);
  expect(items.map((item) => item.id)).toContain("go_to_market");
});

describe("readability", () => {
  test("The cat sat on the mat: six words, six syllables", () =>
    expect(readability("The cat sat on the mat.", "en").ease).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 1));
  test("long words are harder to read in every language with a scale", () => {
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
  test("Hindi and Chinese are measured by the length of sentences", () => {
    expect(readability("我们帮助小店管理库存。", "zh")).toMatchObject({ ease: null, fits: true });
    expect(readability("我们".repeat(20), "zh").fits).toBe(false);
    expect(readability("हम दुकानदारों की मदद करते हैं।", "hi")).toMatchObject({ ease: null, fits: true });
  });
});
