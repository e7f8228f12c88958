import { expect, test } from "vitest";
import type { Claim, Metric, TextMark } from "@cofounder/contract/analysis";
import type { Quantity } from "../quantities/quantity.ts";
import { parseUnit } from "../quantities/unit.ts";
import { type Backing, noBacking } from "./backing.ts";
import { countMarks, markText } from "./mark-text.ts";

type Given = [quote: string, value: number, unit: string, more?: Partial<Quantity>];

const quantity = ([quote, value, unit, more]: Given, index: number): Quantity => ({
  id: `q0.${index}`,
  quote,
  span: { message: 0, start: 0, end: quote.length },
  value,
  unit: parseUnit(unit) ?? {},
  of: "",
  flow: "none",
  party: "venture",
  status: "actual",
  meaning: "none",
  basis: "once",
  readBy: "model",
  evidence: {},
  ...more,
});

const metric = (name: string, [value, unit]: [value: number, unit: string], more: Partial<Metric> = {}): Metric => ({
  name,
  label: name,
  value,
  unit,
  low: null,
  high: null,
  formula: "as_given",
  inputs: [],
  display: String(value),
  ...more,
});

const claim = (value: number, unit: string, more: Partial<Claim> = {}): Claim => ({
  id: "calculated.answer.0",
  type: "computed",
  text: String(value),
  value,
  unit,
  span: null,
  formula: "price × customers",
  inputs: [],
  source: null,
  ...more,
});

const backing = (currency: string, given: readonly Given[], more: Partial<Backing> = {}): Backing => ({
  ...noBacking,
  currency,
  quantities: given.map(quantity),
  ...more,
});

/** The salon: 39 a month from each of 14, of which 9 goes into serving them, and 1,200 rent. */
const salon = (currency: string, quote = (amount: string) => `${amount} ${currency}`): Backing =>
  backing(currency, [
    [quote("39"), 39, `${currency}/customer/month`, { flow: "in" }],
    ["14", 14, "customer"],
    [quote("9"), 9, `${currency}/customer/month`, { flow: "out" }],
    [quote("1200"), 1200, `${currency}/month`, { flow: "out" }],
    [quote("30000"), 30_000, currency],
    ["40%", 40, "%"],
    ["45", 45, "minute/use"],
    ["21", 21, "employee"],
  ]);

const marked = (text: string, from: Backing, language = "en"): string[] =>
  markText(text, from, language).map(({ start, end, kind }) => `${text.slice(start, end)} ${kind}`);

const euros = salon("EUR", (amount) => `€${amount}`);

test("what is computed from an assumption of the model's says so, with the arithmetic that leads to it", () => {
  const assumed = [
    claim(120, "wash/month", { id: "a_washes", type: "assumption", formula: "six a working day" }),
    claim(4_680, "EUR", { id: "d_revenue", type: "assumption", formula: "39 × 120" }),
  ];
  const text = "With 120 washes at €39 you take in €4,680, and €3,480 after the rent of €1,200.";
  const marks = markText(text, { ...euros, claims: assumed }, "en");
  expect(marks.map(({ start, end, kind, claim: id }) => `${text.slice(start, end)} ${kind} ${id}`)).toEqual([
    "120 own null",
    "€39 founder q0.0",
    "€4,680 assumed d_revenue",
    "€3,480 assumed null",
    "€1,200 founder q0.3",
  ]);
  expect(marks[2]?.says).toContain("39 × 120");
  expect(countMarks(marks)).toEqual({ checked: 2, own: 3, differs: 0 });
});

test("a scale that stands on the result alone is the one of the calculation", () => {
  const from = backing("INR", [["23.62 lakh", 2_362_000, "INR/month"]]);
  const kindsOf = (text: string) => marked(text, from).map((mark) => mark.split(" ").at(-1));
  expect(kindsOf("85 ÷ 30 × 23.62 = ₹66.9 lakh.")).not.toContain("differs");
  expect(kindsOf("85 ÷ 30 × 23.62 = ₹76.9 lakh.")).toContain("differs");
});

test("a number of things is rounded up, and an amount in a table is rounded", () => {
  const claims = [claim(55.08, "toastie/day"), claim(-44_147.37, "EUR", { id: "d_month" })];
  const from = backing("EUR", [], { claims });
  expect(marked("It takes 56 toasties, not 57.", from)).toEqual(["56 computed", "57 own"]);
  expect(marked("| Left | −44,147 |", from)).toEqual(["−44,147 computed"]);
});

test("a figure of the founder's is known by its unit, and not once more by its digits alone", () => {
  const span = { message: 0, start: 0, end: 2 };
  const said = claim(14, "", { id: "f0", type: "founder", text: "14", formula: null, span });
  const from = backing("EUR", [["14", 14, "customer"]], { claims: [said] });
  expect(marked("It is over in 14 months.", from)).toEqual(["14 own"]);
});

test.each<[string, string[]]>([
  ["You charge €39 a month.", ["€39 founder"]],
  ["You charge **€39** a month.", ["€39 founder"]],
  ["You charge **39** € a month.", ["39 founder"]],
  ["You charge 39 EUR a month.", ["39 EUR founder"]],
  ["You charge thirty-nine euros a month.", ["thirty-nine euros founder"]],
  ["At 39 per salon it is cheap.", ["39 founder"]],
  ["Your 14 salons pay.", ["14 founder"]],
  ["That is €468 a year from each.", ["€468 founder"]],
  ["Over a year each pays €468.", ["€468 founder"]],
  ["That is €468 from each.", ["€468 own"]],
  ["That is €9 a week.", ["€9 founder"]],
  ["Each pays €39 a year.", ["€39 own"]],
  ["€30k in the bank.", ["€30k founder"]],
  ["€30,000 in the bank.", ["€30,000 founder"]],
  ["€0.03M in the bank.", ["€0.03M founder"]],
  ["A wash takes 0.75 hours.", ["0.75 founder"]],
  ["A wash takes 45 minutes.", ["45 founder"]],
  ["A wash takes 50 minutes.", ["50 own"]],
  ["40% come back, so 60% do not.", ["40% founder", "60% founder"]],
  ["40 % come back.", ["40 % founder"]],
  ["0.4 of them come back.", ["0.4 founder"]],
  ["35 % come back.", ["35 % own"]],
  ["Rent: −€1,200.", ["−€1,200 founder"]],
  ["Rent: -1,200 EUR.", ["-1,200 EUR founder"]],
  ["Rent: (€1,200).", ["€1,200 founder"]],
  ["Rent: minus 1200 euros.", ["minus 1200 euros founder"]],
  ["Your 14 employees are too many.", ["14 own"]],
  ["Your 14 good salons pay.", ["14 founder"]],
  ["14 × (€39 − €9) = €420.", ["14 founder", "€39 founder", "€9 founder", "€420 computed"]],
  ["14 salons × €39 × 12 = €6,552.", ["14 founder", "€39 founder", "€6,552 computed"]],
  ["14 × €39 − €1,200 = −€654.", ["14 founder", "€39 founder", "€1,200 founder", "−€654 computed"]],
  ["€39 − 40% = €23.40.", ["€39 founder", "40% founder", "€23.40 computed"]],
  ["A total (14 × €39 + 3 × €9 = €573).", ["14 founder", "€39 founder", "€9 founder", "€573 computed"]],
  ["14 × €39 = €564.", ["14 founder", "€39 founder", "€564 differs"]],
  ["41 × €50 − €1,200 = €850.", ["41 own", "€50 own", "€1,200 founder", "€850 own"]],
  ["41 × €50 − €1,200 = €950.", ["41 own", "€50 own", "€1,200 founder", "€950 differs"]],
  ["14 × €39 = €546.", ["14 founder", "€39 founder", "€546 computed"]],
  ["14 × 39 = 546.", ["14 founder", "39 founder", "546 computed"]],
  ["14 salons at €39 bring €546 a month.", ["14 founder", "€39 founder", "€546 computed"]],
  ["14 salons at €39 bring €6,552 a year.", ["14 founder", "€39 founder", "€6,552 computed"]],
  ["€39 − €9 leaves €30.", ["€39 founder", "€9 founder", "€30 computed"]],
  ["€39 less €9 is €30, a margin of 77%.", ["€39 founder", "€9 founder", "€30 computed", "77% computed"]],
  ["€9 of €39 is 23%.", ["€9 founder", "€39 founder", "23% computed"]],
  ["€30,000 ÷ €1,200 a month = 25 months.", ["€30,000 founder", "€1,200 founder", "25 computed"]],
  ["€1,200 over 14 salons is €85.71 each.", ["€1,200 founder", "14 founder", "€85.71 computed"]],
  ["14 × €39 = €560.", ["14 founder", "€39 founder", "€560 differs"]],
  ["20 salons at €39 bring €780.", ["20 own", "€39 founder", "€780 own"]],
  ["Charge €49 and 14 salons bring €686.", ["€49 own", "14 founder", "€686 own"]],
  ["40% of €30,000 is €12,000.", ["40% founder", "€30,000 founder", "€12,000 computed"]],
  ["The market is worth €4.2 billion.", ["€4.2 billion own"]],
  ["Expect 10–15 interviews.", ["10–15 own"]],
  ["Give it 6 weeks.", ["6 own"]],
  ["Three reasons speak for 3 tests.", []],
  ["Since 2019, in 2026, by June 3, on 2026-11-23.", []],
  ["Step 3 in week 2, 24/7, B2B, Web3 and GPT-4, Q3.", []],
  ["1. First\n2) Second\n\n## 3. Third", []],
  ["Run `price = 77` or [this](https://a.example/88?p=99).", []],
  ["```\nprofit = 77 * 88\n```\nDone.", []],
  ["See https://a.example/77/88 and <https://b.example/99>.", []],
  ["$39 a month", ["$39 own"]],
])("in a euro venture: %s", (text, expected) => {
  expect(marked(text, euros)).toEqual(expected);
});

test.each<[string, string, string, string[]]>([
  ["USD", "en", "$39 from each of 14 makes $546 a month.", ["$39 founder", "14 founder", "$546 computed"]],
  ["USD", "en", "US$39 a month", ["US$39 founder"]],
  ["USD", "en", "39 bucks a month", ["39 bucks founder"]],
  ["USD", "en", "CA$39 a month", ["CA$39 own"]],
  ["CAD", "en", "$39 a month", ["$39 founder"]],
  ["CAD", "en", "US$39 a month", ["US$39 own"]],
  ["MXN", "es", "Cobras $39 al mes a 14 clientes: $546.", ["$39 founder", "14 founder", "$546 computed"]],
  ["MXN", "es", "Son 39 pesos al mes.", ["39 pesos founder"]],
  ["MXN", "es", "Son MX$39 al mes, no US$39.", ["MX$39 founder", "US$39 own"]],
  ["MXN", "en", "The price of $39 pays for 45 minutes.", ["$39 founder", "45 founder"]],
  ["COP", "es", "Cobras $39 al mes.", ["$39 founder"]],
  ["COP", "es", "Son 39 pesos al mes.", ["39 pesos founder"]],
  ["COP", "es", "La renta es de $1.200.", ["$1.200 founder"]],
  ["ARS", "es", "La renta es de $ 1.200 al mes.", ["$ 1.200 founder"]],
  ["CLP", "es", "En caja hay $30.000.", ["$30.000 founder"]],
  ["GBP", "en", "£39 a month, £468 a year", ["£39 founder", "£468 founder"]],
  ["GBP", "en", "39 quid a month", ["39 quid founder"]],
  ["GBP", "en", "Rent is £1.2k.", ["£1.2k founder"]],
  ["CHF", "de", "CHF 39 im Monat, 39.– oder 39 Franken", ["CHF 39 founder", "39.– founder", "39 Franken founder"]],
  ["CHF", "de", "Die Miete beträgt CHF 1'200.", ["CHF 1'200 founder"]],
  ["CHF", "de", "In der Kasse liegen 30'000 Franken.", ["30'000 Franken founder"]],
  ["CHF", "fr", "39 francs par mois", ["39 francs founder"]],
  ["JPY", "en", "¥39 a month from 14 is ¥546.", ["¥39 founder", "14 founder", "¥546 computed"]],
  ["JPY", "zh", "每月39日元，一年468日元。", ["39日元 founder", "468日元 founder"]],
  ["CNY", "zh", "每家每月39元，14家共546元。", ["39元 founder", "14 founder", "546元 computed"]],
  ["CNY", "zh", "房租每月1200块。", ["1200块 founder"]],
  ["CNY", "zh", "账上有3万元。", ["3万元 founder"]],
  ["CNY", "zh", "三个原因，第3步，11月23日，2026年。", []],
  ["CNY", "zh", "市场有5000万元。", ["5000万元 own"]],
  ["CNY", "zh", "40%会回来，60%不会。", ["40% founder", "60% founder"]],
  ["CNY", "zh", "每次45分钟，也就是0.75小时。", ["45 founder", "0.75 founder"]],
  ["INR", "hi", "हर दुकान से ₹39 महीना, 14 दुकानों से ₹546।", ["₹39 founder", "14 founder", "₹546 computed"]],
  ["INR", "hi", "किराया 1,200 रुपये है।", ["1,200 रुपये founder"]],
  ["INR", "hi", "बैंक में 0.3 लाख रुपये हैं।", ["0.3 लाख रुपये founder"]],
  ["INR", "hi", "साल में ₹468 आते हैं।", ["₹468 founder"]],
  ["INR", "hi", "40% लौटते हैं, 60% नहीं।", ["40% founder", "60% founder"]],
  ["INR", "hi", "बाज़ार ₹500 करोड़ का है।", ["₹500 करोड़ own"]],
  ["INR", "en", "Rs 39 a month, Rs. 468 a year", ["Rs 39 founder", "Rs. 468 founder"]],
  ["EUR", "de", "Du nimmst 39 € im Monat von 14 Salons: 546 €.", ["39 € founder", "14 founder", "546 € computed"]],
  ["EUR", "de", "Das sind 468 € im Jahr.", ["468 € founder"]],
  ["EUR", "de", "Die Miete von 1.200 € ist fix.", ["1.200 € founder"]],
  ["EUR", "de", "Es bleiben 30 € von 39 € nach 9 €.", ["30 € computed", "39 € founder", "9 € founder"]],
  ["EUR", "de", "40 % kommen wieder, 60 % nicht.", ["40 % founder", "60 % founder"]],
  ["EUR", "de", "Eine Wäsche dauert 0,75 Stunden.", ["0,75 founder"]],
  ["EUR", "de", "Am 15. März, in Schritt 3, seit 2024: drei Gründe.", []],
  ["EUR", "de", "Der Markt ist 4,2 Mrd. € groß.", ["4,2 Mrd. € own"]],
  ["EUR", "fr", "39 € par mois et 14 salons font 546 €.", ["39 € founder", "14 founder", "546 € computed"]],
  ["EUR", "fr", "Soit 468 € par an.", ["468 € founder"]],
  ["EUR", "fr", "Le loyer est de 1 200 €.", ["1 200 € founder"]],
  ["EUR", "fr", "40 % reviennent, 60 % non.", ["40 % founder", "60 % founder"]],
  ["EUR", "fr", "Le 3 juin, à l'étape 3, pour trois raisons.", []],
  ["EUR", "fr", "Visez 12,5 % de croissance.", ["12,5 % own"]],
  ["EUR", "es", "39 € al mes por 14 salones son 546 €.", ["39 € founder", "14 founder", "546 € computed"]],
  ["EUR", "es", "Son 468 € al año.", ["468 € founder"]],
  ["EUR", "es", "El alquiler es de −1.200 €.", ["−1.200 € founder"]],
  ["EUR", "es", "El 3 de junio, en el paso 3, por tres razones.", []],
])("%s, %s: %s", (...[currency, language, text, expected]) => {
  expect(marked(text, salon(currency), language)).toEqual(expected);
});

const results = (currency: string, language: "en" | "de" | "fr" | "es" | "hi" | "zh"): Backing => ({
  ...salon(currency),
  metrics: [
    metric("gross_margin", [0.769, "ratio"], { label: "gross margin", display: "76.9%" }),
    metric("runway_months", [9, "months"], { label: language === "en" ? "runway" : "Runway", display: "9 months" }),
    metric("mrr", [546, currency], { label: "MRR" }),
    metric("monthly_result", [-654, currency], { label: "Left a month" }),
    metric("max_cac", [1634, currency], { label: "Most it may cost" }),
    metric("monthly_churn", [0.147, "ratio"], { label: "Monthly churn", low: 0.05, high: 0.32 }),
  ],
});

test.each<[string, string[]]>([
  ["Your gross margin of 77% is fine.", ["77% computed"]],
  ["The others cost 23%.", ["23% computed"]],
  ["About 15% cancel.", ["15% computed"]],
  ["At most 1.6k euros may go into one.", ["1.6k euros computed"]],
  ["You lose €654 a month.", ["€654 computed"]],
  ["The month ends at −€654.", ["−€654 computed"]],
  ["It ends at (€654).", ["€654 computed"]],
  ["You lose €7,848 a year.", ["€7,848 computed"]],
  ["The money lasts 9 months, or 0.75 years.", ["9 computed", "0.75 computed"]],
  ["Your gross margin is 60% of it.", ["60% founder"]],
  ["Your gross margin is 55%.", ["55% differs"]],
  ["Your runway is 14 months.", ["14 differs"]],
  ["You have 6 months of runway.", ["6 differs"]],
  ["Your MRR is €700.", ["€700 differs"]],
  ["If you charged more, the gross margin is 88%.", ["88% own"]],
  ["A healthy gross margin is 88%.", ["88% own"]],
  ["Your gross margin should be 88%.", ["88% own"]],
  ["Suppose you raise the price. Your gross margin is 88%.", ["88% own"]],
  ["Is your gross margin 88%?", ["88% own"]],
  ["Runway goes from 9 to 14 months.", ["14 own"]],
  ["Of them, between 5% and 32% cancel.", ["5% and 32% computed"]],
  ["| case | gross margin |\n|---|---|\n| cheap | gross margin 55% |", ["55% own"]],
])("among results: %s", (text, expected) => {
  expect(marked(text, results("EUR", "en"))).toEqual(expected);
});

test.each<["de" | "fr" | "es" | "hi" | "zh", string, string[]]>([
  ["de", "Die Bruttomarge beträgt 55 %.", ["55 % differs"]],
  ["de", "Deine Reichweite ist 20 Monate.", ["20 differs"]],
  ["de", "Deine Bruttomarge liegt bei 70 %.", ["70 % differs"]],
  ["de", "Bei 50 Kunden ist die Bruttomarge 70 %.", ["50 own", "70 % own"]],
  ["de", "Wenn du mehr nimmst, ist die Bruttomarge 88 %.", ["88 % own"]],
  ["de", "Die Marge würde auf 88 % steigen.", ["88 % own"]],
  ["fr", "La marge brute est de 55 %.", ["55 % own"]],
  ["fr", "Marge brute : 55 %", ["55 % differs"]],
  ["fr", "Si le prix monte, la marge brute est 88 %.", ["88 % own"]],
  ["es", "Margen bruto: 55 %", ["55 % differs"]],
  ["es", "Si subes el precio, el margen bruto es 88 %.", ["88 % own"]],
  ["hi", "मार्जिन 55% है।", ["55% differs"]],
  ["hi", "अगर दाम बढ़े तो मार्जिन 88% है।", ["88% own"]],
  ["zh", "毛利率是55%。", ["55% differs"]],
  ["zh", "如果涨价，毛利率是88%。", ["88% own"]],
])("what differs, %s: %s", (language, text, expected) => {
  expect(marked(text, results("EUR", language), language)).toEqual(expected);
});

const mark = (text: string, from: Backing, language = "en"): TextMark | undefined => markText(text, from, language)[0];

test("a mark says the founder's words, the formula with values, the source, or both values", () => {
  expect(mark("You charge €39.", euros)).toMatchObject({ says: '"€39"', claim: "q0.0" });
  expect(markText("14 × €39 = €546", euros, "en").at(-1)).toMatchObject({ says: "14 × €39 = €546", claim: null });
  expect(mark("60% leave.", euros)?.says).toBe("100 % − 40% = 60%");
  expect(mark("Your gross margin is 55%.", results("EUR", "en"))).toMatchObject({
    claim: "gross_margin",
    says: "gross margin: 55% here, 76.9% computed; they differ by 21.9%",
  });
  const benchmarks = [{ id: "pages", values: [{ value: 0.038, unit: "ratio" }], publisher: "Unbounce", year: "2024" }];
  expect(mark("Pages convert 3.8%.", { ...euros, benchmarks })).toMatchObject({
    kind: "source",
    says: "Unbounce, 2024",
    claim: "pages",
  });
});

test("a web page's numbers are marked with its publisher", () => {
  const sources = [{ publisher: "example.com", year: "2025", text: "The market grew to $4.2 billion, 12% a year." }];
  expect(marked("It is worth $4.2 billion and grows 12%.", { ...euros, sources })).toEqual([
    "$4.2 billion source",
    "12% source",
  ]);
});

test("a round number that a source has too is not from it without a word of that", () => {
  const benchmarks = [
    { id: "failures", values: [{ value: 0.7, unit: "ratio" }], publisher: "CB Insights", year: "2024" },
  ];
  const from = { ...results("EUR", "en"), benchmarks };
  expect(marked("Some 70% fail.", from)).toEqual(["70% own"]);
  expect(marked("CB Insights counts 70%.", from)).toEqual(["70% source"]);
  expect(marked("Your gross margin is 70%.", from)).toEqual(["70% differs"]);
  expect(marked("The 14 and 40% make 97%.", from)).toEqual(["14 founder", "40% founder", "97% own"]);
});

test("a calculator's answer is recognised in another unit", () => {
  const claims = [claim(1.5, "years"), claim(6552, "EUR"), claim(0.23, "ratio")];
  const from = { ...euros, claims };
  expect(marked("That is 18 months, €6.6k and 23%.", from)).toEqual(["18 computed", "€6.6k computed", "23% computed"]);
  expect(mark("That is 23%.", from)).toMatchObject({ claim: "calculated.answer.0", says: "price × customers = 23%" });
});

test("a price pays for minutes, and the text is never changed", () => {
  const from = backing("MXN", [
    ["$180", 180, "MXN/use"],
    ["4 pesos el minuto", 4, "MXN/minute"],
  ]);
  const text = "Your price of $180 pays for 45 minutes at $4 each.";
  expect(marked(text, from)).toEqual(["$180 founder", "45 computed", "$4 founder"]);
});

test("the foot of a column and the end of a list are sums", () => {
  const from = backing("EUR", [
    ["€18", 18, "EUR/order"],
    ["€7", 7, "EUR/order"],
    ["€3", 3, "EUR/order"],
  ]);
  const table = "| | per order |\n|---|---|\n| Beans | €18 |\n| Courier | €7 |\n| Box | €3 |\n| All | €28 |";
  expect(marked(table, from).at(-1)).toBe("€28 computed");
  expect(marked("- Beans €18\n- Courier €7\n- Box €3\n- All €28", from).at(-1)).toBe("€28 computed");
  expect(marked("- Beans €18\n- Courier €7\n- Box €3\n- All €29", from).at(-1)).toBe("€29 own");
});

test("marks are counted by what backs them", () => {
  const marks = markText("€39 from 14; 55% and €77. Your runway is 20 months.", results("EUR", "en"), "en");
  expect(countMarks(marks)).toEqual({ checked: 2, own: 2, differs: 1 });
});

/** A seeded generator, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const prose = [
  "You charge €39 a month and 14 salons pay.",
  "14 × €39 = **€546**, and €6,552 a year.",
  "After €9 each, €30 are left: 77%.",
  "The rent of €1,200 takes 9 months; 60% leave.",
  "The market of €4.2 billion grows 12%.",
];

test("marks do not depend on the order of what backs them", () => {
  const next = random(7);
  const from = results("EUR", "en");
  const text = prose.join(" ");
  const before = markText(text, from, "en");
  for (let round = 0; round < 20; round++) {
    const quantities = from.quantities.toSorted(() => next() - 0.5);
    const metrics = from.metrics.toSorted(() => next() - 0.5);
    expect(markText(text, { ...from, quantities, metrics }, "en")).toEqual(before);
  }
});

test("marks are in order, do not overlap, and cover a number as it is written", () => {
  const next = random(11);
  for (let round = 0; round < 50; round++) {
    const text = prose.toSorted(() => next() - 0.5).join(next() < 0.5 ? " " : "\n\n- ");
    let end = 0;
    for (const { start, end: to } of markText(text, results("EUR", "en"), "en")) {
      expect(start).toBeGreaterThanOrEqual(end);
      expect(text.slice(start, to)).toMatch(/^(?:€[\d.,]+(?: billion)?|[\d.,]+%?)$/);
      expect(text.slice(start - 1, start)).not.toMatch(/[\d€]/);
      end = to;
    }
  }
});

test("every figure of the founder that is quoted verbatim is marked as the founder's", () => {
  const next = random(13);
  const signs: [string, (value: string) => string][] = [
    ["USD", (value) => `$${value}`],
    ["EUR", (value) => `${value} €`],
    ["GBP", (value) => `£${value}`],
    ["INR", (value) => `₹${value}`],
    ["JPY", (value) => `¥${value}`],
    ["MXN", (value) => `$${value}`],
    ["CHF", (value) => `CHF ${value}`],
    ["BRL", (value) => `R$${value}`],
  ];
  for (let round = 0; round < 400; round++) {
    const [currency, sign] = signs[round % signs.length] ?? ["USD", String];
    const value = Math.floor(next() * 10 ** (2 + Math.floor(next() * 5))) + 13;
    const quote = sign(String(value));
    const from = backing(currency, [[quote, value, `${currency}/customer/month`]]);
    expect(marked(`You say ${quote} is the price.`, from)).toEqual([`${quote} founder`]);
  }
});
