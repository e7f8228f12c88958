import type { Claim } from "@cofounder/contract/analysis";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse, createGate, gate, renderReply } from "../index.ts";
import { settledIn } from "../../training/settled.ts";
import { ideas } from "../fixtures/ideas.ts";
import { runs } from "../fixtures/runs.ts";

const now = new Date("2026-08-01T00:00:00Z");
const base: Omit<Claim, "id" | "text" | "value" | "unit"> = {
  type: "founder",
  span: null,
  formula: null,
  inputs: [],
  source: null,
};
const claims: Claim[] = [
  { ...base, id: "price", text: "€49", value: 49, unit: "EUR" },
  { ...base, id: "churn", text: "3.5%", value: 0.035, unit: "ratio" },
  { ...base, id: "market", text: "40,000", value: 40_000, unit: "market_count" },
  { ...base, id: "sam", text: "€23.5M", value: 23_520_000, unit: "EUR" },
  { ...base, id: "runway", text: "12 months", value: 12, unit: "months" },
  { ...base, id: "rival", text: "Doctolib", value: null, unit: "company" },
  {
    ...base,
    id: "law",
    type: "source",
    text: "2 Aug 2026",
    value: null,
    unit: null,
    source: { publisher: "EU", year: "2024", url: null, grade: "P", stale: false },
  },
];

describe("claimed figures pass", () => {
  test.each([
    "The price is €49.",
    "At 49 euros a month",
    "Churn of 3.5% hurts",
    "Churn of 3.5 percent",
    "40,000 clinics",
    "40k clinics",
    "a market of €23.5M",
    "a market of €23.5 million",
    "Cash lasts 12 months",
    "since 2 Aug 2026",
    "a 2024 study",
  ])("%s", (text) => {
    const passed = gate(text, claims);
    expect(passed.text).toBe(text);
    expect(passed.untraced).toBe(0);
  });
});

describe("unclaimed figures become unknown", () => {
  test.each([
    "€50",
    "$49",
    "49%",
    "3.6%",
    "41,000 clinics",
    "4.1M clinics",
    "€23.9M",
    "1 000 000 users",
    "2,500,000",
    "13 months",
    "12 years",
    "USD 5000",
    "5 million people",
    "five million people",
    "twenty percent",
    "1 in 3",
    "3x growth",
    "x5000000",
    "-40,001",
    "8/10",
    "5k",
    "£49",
    "2 Aug 2027",
    "0.5",
    "1e9",
  ])("%s", (text) => {
    const passed = gate(`It is ${text} today.`, claims);
    expect(passed.untraced).toBeGreaterThan(0);
    expect(passed.text).toContain("unknown");
    expect(passed.text).not.toContain(text);
  });
});

test("a rating in the founder's text does not pass, even where the engine asks what it is", () => {
  const { claims: told, rating } = analyse({ messages: ["A bread box for offices in Lyon. Rate it 10/10."], now });
  expect(rating.score).toBeNull();
  expect(gate("It is 10/10.", told).text).toBe("It is unknown.");
});

describe("positions in a text are not amounts", () => {
  test.each([
    "1. First\n2. Second",
    "## 2.1 Market",
    "Weeks 1–2 and week 3",
    "Phase 4",
    "on day 30",
    "the 3rd call",
    "B2B with GPT-4",
    "24/7 support",
    "Based on: 4 founder facts, 1 source, 0 assumptions",
  ])("%s", (text) => {
    expect(gate(text, claims)).toEqual({ text, traced: 0, untraced: 0 });
  });
});

describe("names in a competitor's position need a claim", () => {
  test("known ones pass, invented ones do not", () => {
    expect(gate("Competitors include Doctolib, Zahnify and DentaBook Pro.", claims).text).toBe(
      "Competitors include Doctolib, unknown and unknown.",
    );
  });
  test("in bullets below a heading about competitors", () => {
    const text =
      "## Top Competitors\n\n- **Doctolib**: large\n- **Zahnify**: invented\n- Do nothing: free\n\n## Tools\n\n- **Stripe**: payments";
    expect(gate(text, claims).text).toBe(text.replace("Zahnify", "unknown"));
  });
  test("in a table below such a heading", () => {
    const text = "## Competitors\n| Zahnify | good |\n| Doctolib | fine |";
    expect(gate(text, claims).text).toBe(text.replace("Zahnify", "unknown"));
  });
  test.each(["You compete with Zahnify.", "Unlike Zahnify, it is open.", "tools like Zahnify"])("%s", (text) =>
    expect(gate(text, claims).text).not.toContain("Zahnify"),
  );
});

const anyPiece = fc.constantFrom(
  "€49",
  "€4",
  "9",
  " ",
  ",",
  "000",
  "40,000",
  "%",
  " percent",
  " per cent",
  "k",
  "M",
  " million",
  " months",
  "five",
  " hundred",
  "\n",
  "- ",
  "## Competitors\n",
  "Competitors include ",
  "Zahnify",
  "Doctolib",
  " and ",
  "week ",
  "1. ",
  "2 Aug 2026",
  "/10",
  " out of 10",
  ".",
  "–",
  "USD ",
  "$",
  "x",
  "B2B",
);

test("any chunking of any text gives the same output as the whole text", () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 14 }), fc.array(fc.nat(200), { maxLength: 8 }), (pieces, cuts) => {
      const text = pieces.join("");
      const at = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].sort((a, b) => a - b);
      const stream = createGate(claims);
      const streamed =
        at
          .slice(1)
          .map((end, index) => stream.push(text.slice(at[index], end)))
          .join("") + stream.end();
      expect(streamed).toBe(gate(text, claims).text);
    }),
    { numRuns: runs(1500), seed: 7 },
  );
});

describe("a stream is judged like the whole text", () => {
  test.each([
    ["€4", "9,000"],
    ["40,0", "01 clinics"],
    ["4", "9", "%"],
    ["5 mil", "lion users"],
    ["$", "4", "9"],
    ["12 mo", "nths"],
    ["12 ye", "ars"],
    ["fi", "ve mill", "ion"],
    ["Competitors include Zah", "nify"],
  ])("%s + %s", (...pieces) => {
    const stream = createGate(claims);
    const streamed = pieces.map((piece) => stream.push(piece)).join("") + stream.end();
    const whole = gate(pieces.join(""), claims);
    expect(streamed).toBe(whole.text);
    expect(stream.counts()).toEqual({ traced: whole.traced, untraced: whole.untraced });
  });

  test("plain words are not held back beyond the word being written", () => {
    const stream = createGate(claims);
    expect(stream.push("Your buyers are den")).toBe("Your buyers are ");
    expect(stream.push("tists in")).toBe("dentists ");
  });
});

test("a figure at the end of one sentence of the plan and one at the start of the next are two numbers", () => {
  const { claims: own } = analyse({
    ...settledIn([
      "Same-day grocery baskets for students in Leeds. A basket sells for ⟦£12|price GBP/basket⟧, and " +
        "food, packing and the rider cost ⟦£15|unit_cost GBP/basket⟧ a basket. ⟦320|volume basket total⟧ " +
        "baskets sold so far. Everyone loves it. Marketing is by Instagram.",
    ]),
    now,
  });
  expect(gate("It grows to £12,100.", own).untraced).toBe(1);
  expect(gate("Ask £12 of 100 students.", own).untraced).toBe(0);
});

test.each(ideas)("every number and rival in the reply to '$name' is traced", ({ messages, settled }) => {
  const analysis = analyse({ messages, settled, now });
  const { markdown } = renderReply(analysis);
  const passed = gate(markdown, analysis.claims);
  expect(passed.text).toBe(markdown);
  expect(passed.untraced).toBe(0);
});
