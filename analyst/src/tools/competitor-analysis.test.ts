import { competitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { CompetitorAnalysisInput } from "@cofounder/contract/tools/competitor-analysis";
import { describe, expect, test } from "vitest";
import { translatorFor } from "../i18n/translator.ts";
import { startupTypeCards } from "../knowledge/startup-types.ts";
import { analyseCompetitors } from "./competitor-analysis.ts";
import { competitorQueries } from "./competitor-queries.ts";

const now = new Date("2026-11-01T00:00:00Z");
const run = (input: CompetitorAnalysisInput): ReturnType<typeof analyseCompetitors> =>
  analyseCompetitors(input, { now, sources: [] });
const dentists: CompetitorAnalysisInput = {
  industry: "Dental software",
  idea:
    "A booking tool for dentists in Germany that fills empty chairs after a no-show. Every no-show costs " +
    "them €120. Today they use paper calendars. Unlike Doctolib, it works with the practice's own phone.",
  rivals: ["Doctolib", "Dampsoft"],
  price: "€49 per month",
};
const carbon: CompetitorAnalysisInput = {
  industry: "Climate",
  idea: "An AI agent that writes carbon reports for bakeries",
};

describe("competitor analysis", () => {
  test("has the form of the contract, and is deterministic", () => {
    expect(() => competitorAnalysisOutput.parse(run(dentists))).not.toThrow();
    expect(JSON.stringify(run(carbon))).toBe(JSON.stringify(run(carbon)));
  });
  test("doing nothing comes first, today's workaround second", () => {
    const [first, second] = run(dentists).alternatives;
    expect(first).toMatchObject({ kind: "nothing", about: { text: expect.stringContaining("€120") } });
    expect(second?.name).toContain("paper calendars");
  });
  test("every name comes from the founder or from the knowledge", () => {
    const known = new Set(["Doctolib", "Dampsoft", ...startupTypeCards.flatMap(({ alternatives }) => alternatives)]);
    const named = run(dentists).alternatives.filter(({ kind }) => kind === "rival" || kind === "example");
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });
  test("whoever names rivals gets no examples beside them, and finds them in the rivalry", () => {
    const { alternatives, forces } = run(dentists);
    expect(alternatives.map(({ kind }) => kind)).not.toContain("example");
    expect(forces.find(({ id }) => id === "rivalry")?.entries[0]?.text).toContain("Doctolib and Dampsoft");
  });
  test("the reason that several channels share stands below the first of them", () => {
    const reason = "leaves room for a personal sale";
    const told = run({ ...dentists, price: "€99 per month" }).strategy.filter(({ text }) => text.includes(reason));
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining("Founder sales:")]);
  });
  test("names from the knowledge are marked as examples to check", () => {
    const examples = run(carbon).alternatives.filter(({ kind }) => kind === "example");
    expect(examples.length).toBeGreaterThan(0);
    for (const { about } of examples)
      expect(about).toMatchObject({ basis: "source", text: expect.stringContaining("to check") });
  });
  test("a kind of business that is not certain lends no examples, prices or risks", () => {
    const walks = run({
      industry: "Pet care",
      idea:
        "A subscription for dog owners in Lisbon: a walker comes every weekday at lunch for 20 minutes. " +
        "Customers pay €89 a month and 14 owners have signed up so far.",
      rivals: ["Rover"],
      price: "€89 a month",
    });
    expect(walks.alternatives.map(({ name }) => name)).toEqual(["Do nothing", "Rover"]);
    expect(JSON.stringify(walks)).not.toMatch(/this kind of business|health data|Data goes to/);
    expect(walks.alternatives[0]?.about.text).not.toContain("€89");
    expect(walks.matrix.rows.map(({ label }) => label).join()).not.toMatch(/signed up|14/);
  });
  test.each(["Hair salon", "Car repair", "Training", "Wedding planning"])(
    "no kind of business is heard in a part of a word or one general word: %s",
    (industry) =>
      expect(
        run({ industry, idea: `We offer ${industry.toLowerCase()} in Leeds.` }).alternatives.map(({ kind }) => kind),
      ).not.toContain("example"),
  );
  test("rivals are unknown in the matrix until somebody checks them", () => {
    const { columns, rows } = run(dentists).matrix;
    const at = columns.indexOf("Dampsoft");
    for (const { cells } of rows) expect(cells[at]?.basis).toBe("unknown");
    expect(rows.find(({ label }) => label === "Price")?.cells[0]?.text).toBe("€49 per month");
    expect(rows.map(({ label }) => label)).toContain("Fills empty chairs after a no-show");
    expect(rows.map(({ label }) => label).join()).not.toMatch(/no-show costs|paper/);
  });
  test.each([
    [
      "en",
      "A booking tool for dentists that calls patients back. Our rival is Doctolib – yes, you say. They offer video calls and charge €139.",
      "Doctolib",
      /video|rival|139/i,
    ],
    [
      "en",
      "We deliver sourdough bread to offices by cargo bike. Competitors: Too Good To Go, which sells cheaper rolls in bulk.",
      "Too Good To Go",
      /cheaper|rolls|Competitor/i,
    ],
    [
      "de",
      "Eine App für Pflegedienste, die Touren plant. Unser Konkurrent ist Medifox. Er bietet Abrechnung und Schulungen vor Ort an.",
      "Medifox",
      /Abrechnung|Schulung|Konkurrent/,
    ],
    [
      "es",
      "Una plataforma que corrige exámenes de matemáticas. Nuestro competidor es Smartick: ofrece ejercicios diarios para niños.",
      "Smartick",
      /ejercicios|niños|competidor/,
    ],
    [
      "fr",
      "Nous créons un logiciel de stocks pour les boulangeries. Notre concurrent est Melba, qui propose " +
        "des recettes en ligne. Elle vend aussi des balances connectées.",
      "Melba",
      /recettes|balances|concurrent/,
    ],
    [
      "hi",
      "हम किराना दुकानों के लिए उधार का हिसाब रखने वाला ऐप बनाते हैं। हमारा प्रतिस्पर्धी Khatabook है जो मुफ़्त में संदेश भेजता है।",
      "Khatabook",
      /संदेश|प्रतिस्पर्धी/,
    ],
    [
      "zh",
      "我们做一款帮助高中生练习英语口语的应用。竞争对手是流利说，它提供AI老师和每日打卡。",
      "流利说",
      /AI老师|打卡|对手/,
    ],
  ])("a rival's feature, strength or buyer is not ours: %s", (...[, idea, name, theirs]) => {
    const { matrix, advantages, positioning, alternatives, whiteSpace } = run({
      industry: "Software",
      idea,
      rivals: [name],
    });
    const ours = [
      ...matrix.rows.map(({ label }) => label),
      ...[...advantages, ...positioning, ...whiteSpace].map(({ text }) => text),
    ];
    for (const line of ours) expect(line).not.toMatch(theirs);
    expect(matrix.rows.length).toBeGreaterThan(2);
    expect(alternatives.find(({ kind }) => kind === "rival")?.name).toBe(name);
  });
  test("the founder's difference is a feature, shown beside the rival", () => {
    const { matrix, positioning } = run({
      industry: "Pflege",
      rivals: ["Medifox"],
      idea: "Eine App für Pflegedienste. Unser Konkurrent ist Medifox. Im Gegensatz zu Medifox, planen wir Touren in zehn Sekunden.",
    });
    expect(matrix.rows.at(-1)?.label).toContain("Touren in zehn Sekunden");
    expect(positioning[0]?.text).toMatch(/Im Unterschied zu Medifox: planen wir Touren/);
  });
  test.each([
    ["Education", "An AI agent that automates token wallets for teachers with machine learning", "ed-tech"],
    ["Gesundheit", "Eine Software als Plattform mit Abo, die Verwaltung automatisiert", "health-wellness"],
    ["Blockchain", "Una app móvil para alumnos y profesores con clases y exámenes", "crypto-blockchain"],
    ["教育", "用人工智能自动化软件系统管理区块链钱包", "ed-tech"],
    ["SaaS Platform", "Patients track their diet, sleep and therapy with a clinic", "saas-platform"],
  ])("the chosen industry takes precedence over the words of the text: %s", (industry, idea, type) => {
    const card = startupTypeCards.find(({ id }) => id === type);
    const { figures, alternatives, language } = run({ industry, idea });
    expect(figures.map(({ value }) => value)).toContain(translatorFor(language).translate(card?.priceNorm ?? ""));
    for (const { name, kind } of alternatives) if (kind === "example") expect(card?.alternatives).toContain(name);
  });
  test("every search string is a few words and not a sentence", () => {
    const long = `We are building ${"a very long and winding tool, which helps many dentists; ".repeat(40)}`;
    for (const idea of [dentists.idea, long, "我们".repeat(400), "हम दुकानदारों के लिए ऐप बनाते हैं। ".repeat(40)]) {
      const input = { industry: `Dental care ${"and more ".repeat(12)}`.trim(), idea, rivals: ["Doctolib"] };
      const searches = run(input).checks.flatMap(({ search }) => search ?? []);
      for (const search of [...searches, ...competitorQueries(input)]) {
        expect(search.length).toBeLessThanOrEqual(90);
        expect(search).not.toMatch(/[.!?。！？।,;]/u);
        expect(search.split(" ").length).toBeLessThanOrEqual(10);
      }
    }
    expect(competitorQueries(dentists)).toEqual([
      "booking tool dentists Germany alternatives",
      "Dental software competitors",
      "Doctolib alternatives",
    ]);
  });
  test("nothing is placed on the map without the founder's words", () => {
    const { points } = run(dentists).map;
    expect(points.find(({ name }) => name === "Doctolib")).toMatchObject({ x: null, y: null });
  });
  test("the price is not compared with a figure that may not be the cost of the problem", () =>
    expect(
      run(dentists)
        .whiteSpace.map(({ text }) => text)
        .join(),
    ).not.toContain("€120"));
  test("another idea reads differently throughout", () => {
    const [one, other] = [run(dentists), run(carbon)];
    expect(one.map.y).not.toEqual(other.map.y);
    expect(one.marketOverview).not.toBe(other.marketOverview);
    const shared = one.strategy.filter(({ text }) => other.strategy.some((entry) => entry.text === text));
    expect(shared.length).toBeLessThan(one.strategy.length / 2);
  });
  test("web pages are listed with the day they were found", () =>
    expect(
      analyseCompetitors(carbon, {
        now,
        sources: [{ title: "Carbon tools", url: "https://example.com/a", snippet: "" }],
      }).sources,
    ).toEqual([{ title: "Carbon tools", url: "https://example.com/a", foundOn: "2026-11-01" }]));

  test.each([
    ["de", "Eine App für Pflegedienste, die Touren plant. Heute planen sie mit Papierlisten.", "Pflege", /Nichts tun/],
    [
      "es",
      "Una app para clínicas dentales que llena las citas canceladas. Hoy usan agendas de papel.",
      "Salud",
      /No hacer nada/,
    ],
    [
      "fr",
      "Un logiciel pour les boulangeries qui prévoit les commandes. Aujourd’hui, elles notent tout sur papier.",
      "Alimentation",
      /Ne rien faire/,
    ],
    ["hi", "किराना दुकानों के लिए उधार का हिसाब रखने वाला ऐप। आज वे कॉपी में लिखते हैं।", "Retail", /कुछ न करना/],
    ["zh", "我们做一款帮助牙科诊所填补空缺预约的应用。现在他们用纸质日历。", "Healthcare", /什么都不做/],
  ])(
    "the result is in the language of the idea, sentence by sentence: %s",
    (...[language, idea, industry, nothing]) => {
      const made = run({ industry, idea, language: "en" });
      expect(made.language).toBe(language);
      expect(made.alternatives[0]?.name).toMatch(nothing);
      const english = run({ industry, idea: carbon.idea });
      const lines = (output: typeof made) =>
        [...output.whiteSpace, ...output.advantages, ...output.strategy, ...output.positioning].map(({ text }) => text);
      const checks = [...made.checks.map(({ how }) => how), ...made.forces.map(({ check }) => check)];
      const both = new Set([
        ...lines(english),
        ...english.checks.map(({ how }) => how),
        ...english.forces.map(({ check }) => check),
      ]);
      expect(
        [...lines(made), ...checks].filter((line) => both.has(line) || /\b(?:the|your|and|with)\b/.test(line)),
      ).toEqual([]);
    },
  );

  test("without a language of its own the input is answered in that of the interface", () => {
    expect(run({ industry: "SaaS", idea: "Doctolib", language: "fr" }).language).toBe("fr");
    expect(run({ industry: "SaaS", idea: "Doctolib" }).language).toBe("en");
  });
});
