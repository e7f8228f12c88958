import { replyPart } from "@cofounder/contract/analysis";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { ideas } from "../fixtures/ideas.ts";
import { runs } from "../fixtures/runs.ts";
import { analyse, backingOf, markText, renderReply } from "../index.ts";

const now = new Date("2026-08-01T00:00:00Z");
/** From messages with settled figures. */
const core = (marked: string[]): ReturnType<typeof analyse> => analyse({ ...settledIn(marked), now });
const plain = (marked: string): string => settledIn([marked]).messages.join("");
const reply = (marked: string[], ask?: string): ReturnType<typeof renderReply> =>
  renderReply(core(marked), ask === undefined ? {} : { ask: plain(ask) });
const titles = (marked: string[], ask?: string): string[] =>
  reply(marked, ask).parts.flatMap((part) => (part.kind === "section" ? [part.title] : []));
const dental = ideas[0]?.marked ?? [];
const asks = [
  "How should I price it?",
  "Who are the competitors?",
  "What are the risks?",
  "Give me a roadmap",
  "How do I grow?",
  "Suggest ideas",
  "Is it legal?",
  "Rate my idea",
  "What is the market size?",
  "What is the revenue model?",
];

describe.each(ideas)("the reply to '$name'", ({ marked }) => {
  const { parts, markdown } = reply(marked);
  test("fits the contract", () => {
    for (const part of parts) expect(() => replyPart.parse(part)).not.toThrow();
  });
  test("has no broken wording", () => {
    expect(markdown).not.toMatch(
      /undefined|null|NaN|Infinity|\{|\}|-0\b|\ba [aeiou]\w*(?<!use\w*|uni\w*|one\w*|euro\w*)\b/,
    );
    expect(markdown).not.toMatch(/\b(\w+) \1\b/i);
    expect(markdown).not.toMatch(/\b1 (?:founder facts|sources|assumptions|hours|months|customers)\b/);
    expect(markdown).not.toMatch(/(?:^|[.!?] )[a-z]\w+ [a-z]+ .*\n(?=\n## )/m);
    expect(markdown).not.toMatch(/\.\.(?!\.)|,,| ,| \.(?:\s|$)/);
  });
  test("keeps the summary within 120 words", () => {
    const summary = parts.find((part) => part.kind === "section" && part.id === "executive_summary");
    const text = summary?.kind === "section" ? summary.text : "";
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(120);
  });
  test("answers each single question within the contract", () => {
    for (const ask of asks)
      for (const part of reply(marked, ask).parts) expect(() => replyPart.parse(part)).not.toThrow();
  });
});

describe("one assumption and one test in the whole reply", () => {
  test.each([
    [
      "a loss on each sale",
      "we bake ⟦12|price EUR/cake⟧ cakes at ⟦15|unit_cost EUR/cake⟧ each, ⟦40|volume cake/month⟧ a month",
    ],
    [
      "sales below the break-even",
      "Seife zu ⟦6|price EUR/Stück⟧, ⟦2|unit_cost EUR/Stück⟧ Material, ⟦400|fixed_cost EUR/month⟧ Miete, ⟦30|volume Stück/month⟧ im Monat",
    ],
    [
      "a thing bought for each customer",
      "cobramos ⟦20|price EUR/customer/month⟧ al mes, ⟦4|unit_cost EUR/customer/month⟧ de red y ⟦90|one_off_cost EUR/customer⟧ del equipo",
    ],
  ])("%s", (_, marked) => {
    const analysis = core([marked]);
    const sections = reply([marked]).parts.flatMap((part) =>
      part.kind === "section" && part.id === "riskiest_assumption" ? [part.text] : [],
    );
    expect(sections.length).toBeGreaterThan(0);
    for (const text of sections) expect(text).toContain(analysis.killTest.stopIf);
    const [first] = analysis.roadmap.phases[0]?.tasks ?? [];
    expect(first).toMatchObject({ what: analysis.killTest.how, stopIf: analysis.killTest.stopIf });
  });
});

describe("an answer fits its question", () => {
  test("a first idea gets the deciding finding and, folded below it, the whole report in order", () => {
    const { parts } = reply(dental);
    expect(parts[0]?.kind).toBe("heard");
    const fold = parts.findIndex(({ kind }) => kind === "fold");
    const folded = parts.slice(fold).flatMap((part) => (part.kind === "section" ? [part.title] : []));
    expect(parts.slice(0, fold).some(({ kind }) => kind === "headline")).toBe(true);
    expect(folded).toEqual([
      "Executive Summary",
      "Market Potential",
      "Market Gap",
      "Top Competitors",
      "Unit Economics",
      "Regulation",
      "Analyst Rating",
    ]);
  });
  test.each([
    ["How should I price it?", "Monetization"],
    ["Who are the competitors?", "Top Competitors"],
    ["What are the risks?", "Riskiest Assumption"],
    ["Give me a roadmap", "Execution Roadmap"],
    ["What is the market size?", "Market Potential"],
    ["Is it legal?", "Regulation"],
  ])("%s", (ask, title) => {
    const told = titles(dental, ask);
    expect(told[0]).toBe(title);
    expect(told.length).toBeLessThan(6);
  });
  test.each(["hi", "ok", "hello there", ""])("'%s' gets three questions and no rating", (text) => {
    const { parts } = reply([text]);
    expect(parts.some((part) => part.kind === "rating")).toBe(false);
    expect(parts.find((part) => part.kind === "questions")).toMatchObject({ items: { length: 3 } });
  });
  test("an unnamed price is asked for and not assumed", () => {
    const analysis = core(["A CRM for dentists in Spain that reminds patients of their yearly check by text message."]);
    const { markdown } = renderReply(analysis, { topic: "pricing" });
    expect(markdown).toContain("You name no price yet.");
    expect(markdown).not.toMatch(/\$29|\$99/);
  });
  test("information that an open figure may contain is not called missing", () => {
    const message = "A CRM for 40 dentists in Spain. They pay 49 euros a month, and it costs 9 euros.";
    const { markdown, parts } = renderReply(analyse({ messages: [message], now }));
    expect(parts[0]).toMatchObject({ kind: "heard" });
    expect(markdown).not.toMatch(/You name no price|no payment so far|The cost to serve one customer is not measured/);
  });
  test("unconfirmed figures beside a settled price are not called missing either", () => {
    const message =
      "A CRM for dentists in Spain at 49 euros a month. Serving one costs us 9 euros a month, and winning one 90 euros.";
    const start = message.indexOf("49 euros");
    const price = {
      span: { message: 0, start, end: start + 8 },
      reading: {
        meaning: "price",
        unit: { EUR: 1, customer: -1, month: -1 },
        flow: "in",
        party: "venture",
        status: "actual",
        basis: "recurring",
      },
    } as const;
    const analysis = analyse({ messages: [message], now, settled: [price] });
    const reasons = analysis.rating.parts.map(({ because }) => because);
    expect(reasons).toContain("The price is €49 a month. What you say of it waits for your confirmation.");
    expect([renderReply(analysis).markdown, ...reasons].join("\n")).not.toMatch(
      /The cost to serve is missing|costs to win is missing|without a cost per customer/,
    );
  });
  test("a few words with a question mark get no answer", () => {
    const wash = "A wash is ⟦19 euros|price EUR/wash⟧, the foam ⟦3 euros|unit_cost EUR/wash⟧. Beautiful, no?";
    const { markdown } = reply([`${wash} What is left of one wash?`]);
    expect(markdown).toContain("**What is left of one wash?**");
    expect(markdown).not.toContain("**Beautiful, no?**");
  });
  test("a question in a later message is answered, even while its figures are open", () => {
    const first = "We sell meal kits to gyms: ⟦8.50 pounds|price GBP/kit⟧ a kit, ingredients ⟦3.20|unit_cost GBP/kit⟧.";
    const asking = "Now we also pack them. What is left of a kit?";
    const { markdown } = reply([first, asking], asking);
    expect(markdown).toContain("**What is left of a kit?** **£5.30 for each kit**");
    const open = "The packaging is 0.45 per kit. And what would be left if we charged 9?";
    const { messages, settled } = settledIn([first]);
    const waiting = renderReply(analyse({ messages: [...messages, open], now, settled }), { ask: open }).markdown;
    expect(waiting).toMatch(/\*\*And what would be left if we charged 9\?\*\* .*"0\.45"/);
    expect(waiting).not.toContain("Executive Summary");
  });
  test("a short question is answered, as is one without a question mark", () => {
    const wash = "A wash is ⟦19 euros|price EUR/wash⟧, the foam ⟦3 euros|unit_cost EUR/wash⟧.";
    const machine = "The machine is ⟦1600 euros|one_off_cost EUR/machine⟧.";
    const { markdown } = reply([`${wash} ${machine} Am I losing money?\nand how many washes till the machine is paid`]);
    expect(markdown).toContain("**Am I losing money?** No. **€16 for each wash** is left");
    expect(markdown).toContain(
      "**and how many washes till the machine is paid?** After **100 washes for each machine**",
    );
  });
  test("a refusal plans and rates nothing", () => {
    const { parts } = reply(["A shop for counterfeit designer bags"]);
    expect(parts.map((part) => part.kind)).toEqual(["notice", "section", "words"]);
  });
});

describe("the folded sections hold what is of this venture", () => {
  const folded = (marked: string): string => reply([marked]).markdown.split("## The whole analysis")[1] ?? "";
  const untested =
    "We plan a booking tool for vets in Spain at ⟦€49|price EUR/customer/month planned⟧ a month, " +
    "there are ⟦9,000|reachable customer⟧ of them in the country, and we have built nothing of it so far.";
  const selling = "We sell soap in Leeds at ⟦£6|price GBP/piece⟧, the oil is ⟦£2|unit_cost GBP/piece⟧ a piece, ";
  const soap = `${selling}⟦400|volume piece/month⟧ pieces a month; the room is ⟦£900|fixed_cost GBP/month⟧ a month.`;

  test("before the first sale the assumption, its test and the plan", () => {
    expect(titles([untested])).toEqual(expect.arrayContaining(["Riskiest Assumption", "Execution Roadmap"]));
    expect(folded(untested)).toContain("vets");
  });
  test("of a business that sells, the values at which its result turns, and no test from a card", () => {
    const told = folded(soap);
    // 400 × (6 − 2) − 900 = 700: zero at 225 pieces, at a price of 4.25 or at a room of 1,600.
    expect(told).toContain('- "400" (quantity): 225 pieces each month');
    expect(told).toContain('- "£6" (price): £4.25 for each piece');
    expect(titles([soap])).not.toEqual(expect.arrayContaining(["Execution Roadmap"]));
    expect(told).not.toMatch(/strangers|waitlist|First payment|Interviews about past behavior/);
  });
  test("sales of last year are sales, and what is planned is no result of them", () => {
    const boats =
      "We rent boats at ⟦£45|price GBP/rental⟧ a rental, insurance and shed are ⟦£8,600|fixed_cost GBP/year⟧ a year; last summer " +
      "⟦160|volume rental/year past⟧ rentals went out. New boats would go out ⟦700|volume rental/year planned⟧ times a year.";
    const told = folded(boats);
    expect(titles([boats])).not.toEqual(expect.arrayContaining(["Execution Roadmap"]));
    expect(told).not.toContain("£31,500");
  });
  test("no rating, test or plan beside the answer to a decision", () => {
    const asked = `${soap} A second stall would cost ⟦£700|fixed_cost GBP/month planned "second stall"⟧ a month. Should we take it?`;
    expect(titles([asked])).not.toEqual(expect.arrayContaining(["Analyst Rating"]));
    expect(titles([asked])).not.toEqual(expect.arrayContaining(["Execution Roadmap"]));
    expect(folded(asked)).not.toContain("Executive Summary");
  });
  test("nothing that is only missing, assumed or of another trade", () => {
    for (const marked of [untested, soap])
      expect(folded(marked)).not.toMatch(
        /Not found in your words|cannot be computed yet|What is missing|30% of your cash|you named none|Left out/,
      );
  });
});

const bread = ideas.find((idea) => idea.name === "bread subscription")?.marked ?? [];
const afterwards = (message: string): ReturnType<typeof renderReply> => reply([...bread, message], message);

describe("a founder with customers is shown their existing figures", () => {
  const { markdown } = reply(bread);
  test.each([
    "14 paying customers of 31 asked, 45.2% (29.2% to 62.2%",
    "**Monthly recurring revenue: €546**",
    "**Gross margin: 46.2%**",
    "**Contribution per customer and month: €18**",
    'The buyer is "small offices"',
    'The first rival is what they do today: "send an intern to the bakery"',
  ])("%s", (words) => expect(markdown).toContain(words));
  test("and none of it is called missing", () =>
    expect(markdown).not.toMatch(
      /[Nn]obody has paid|Pre-sale|could not tell|Has anyone paid|12,000 euros and 20 hours/,
    ));
  test("a section's figures do not repeat its title", () => {
    const { parts } = reply(bread);
    const headings = parts.flatMap((part) => ("title" in part ? [part.title] : []));
    expect(new Set(headings).size).toBe(headings.length);
  });
});

const charge49 = "we now charge ⟦€49|price EUR/customer/month⟧";
const churn4 = "churn is ⟦4%|churn %/month⟧";
const whatIf59 = "What if we charge ⟦€59|price EUR/customer/month hypothetical⟧ a month?";

describe("the reply to a later message is of its size", () => {
  test("a new price is shown before and after, with its effects", () => {
    const { parts, markdown } = afterwards(charge49);
    expect(parts.map((part) => part.kind)).toEqual(["heard", "section", "table", "rating", "questions", "words"]);
    expect(markdown).toContain("Price for each customer and month: 39 euros → **€49**");
    expect(markdown).toContain("| Gross margin | 46.2% | 57.1% |");
    expect(markdown).toMatch(/Rating: \d|rating stays at \d/);
  });
  test("a measured churn is shown with its effects", () =>
    expect(afterwards(churn4).markdown).toContain("| Monthly churn | not computable | 4% |"));
  test("a supposition changes nothing permanently", () => {
    const { parts, markdown } = afterwards(whatIf59);
    expect(markdown).toContain("## What would change");
    expect(parts.some((part) => part.kind === "rating")).toBe(false);
    expect(core([...bread, whatIf59]).metrics).toEqual(core(bread).metrics);
  });
  test("a channel and a differentiator count as news", () =>
    expect(afterwards("We sell through LinkedIn. Unlike Too Good To Go we come every week.").markdown).toContain(
      'Channel named: "LinkedIn"',
    ));
  test("a remark without news gets the current state", () => {
    const { parts } = afterwards("I think people will love it");
    expect(parts[0]).toMatchObject({ kind: "notice", tone: "info" });
    expect(parts.filter((part) => part.kind === "section")).toHaveLength(1);
  });
  test("a question gets its topic, and the whole report only on request", () => {
    expect(titles([...bread, "How should I price it?"], "How should I price it?")[0]).toBe("Monetization");
    expect(titles([...bread, "Give me the full analysis"], "Give me the full analysis")).toHaveLength(7);
  });
  test("every figure of a change is traced, to an assumption that is told at the least", () => {
    for (const message of [charge49, whatIf59, churn4]) {
      const analysis = core([...bread, message]);
      const { markdown } = renderReply(analysis, { ask: plain(message) });
      const backing = { ...backingOf(analysis), claims: analysis.claims };
      const marks = markText(markdown, backing, analysis.language);
      expect(marks.filter(({ kind, says }) => kind === "differs" || (kind === "own" && says === ""))).toEqual([]);
    }
  });
});

describe("a few words are an idea", () => {
  test.each([
    ["a food delivery app for students in Berlin", "Riskiest Assumption"],
    ["eine App, mit der Nachbarn Werkzeug verleihen", "Riskanteste Annahme"],
    ["una app para alquilar bicicletas a turistas", "Hipótesis más arriesgada"],
  ])("an idea of one sentence gets what can be derived from it, then questions: %s", (idea, risk) => {
    const { parts, markdown } = reply([idea]);
    expect(titles([idea])).toContain(risk);
    expect(parts.filter(({ kind }) => kind === "questions")).toHaveLength(1);
    expect(parts.findLastIndex(({ kind }) => kind === "section")).toBeLessThan(
      parts.findIndex(({ kind }) => kind === "questions"),
    );
    expect(markdown.split(/\s+/).length).toBeGreaterThan(150);
  });
  test.each([
    "Our TAM is big: a booking tool for salons in Spain, ⟦19 euros|price EUR/customer/month⟧ a month, " +
      "⟦12|paying customer⟧ salons pay us, churn ⟦3%|churn %/month⟧ a month.",
    "We lower CAC and raise LTV with a course planner for schools, it costs ⟦29 euros|price " +
      "EUR/customer/month⟧ a month and ⟦4|paying customer⟧ schools pay for it today, says our bookkeeper.",
    "Wir verkaufen Salons eine Terminbuchung, der CAC ist ⟦90 Euro|acquisition_spend EUR/customer⟧, sie kostet ⟦29 Euro|price EUR/customer/month⟧ im Monat.",
  ])("a business term in a first message does not make it a narrow question: %s", (idea) => {
    const { parts } = reply([idea], idea);
    expect(parts[0]?.kind).toBe("heard");
    expect(parts.some(({ kind }) => kind === "fold")).toBe(true);
  });
  test("no kind of business is guessed from its words", () =>
    expect(reply(["an app that explains homework to students"]).markdown).not.toMatch(/learner|exam/i));
  test("tinder for dogs", () => {
    const { parts, markdown } = reply(["tinder for dogs"]);
    expect(markdown).toContain("what tinder does, brought to dogs");
    expect(parts.find((part) => part.kind === "questions")).toMatchObject({ items: { length: 3 } });
  });
});

describe("a new idea in the same conversation", () => {
  test.each([
    "A new idea: a sauna on a trailer for lake towns in Finland, ⟦90 euros|price EUR/evening⟧ an evening.",
    "Vergiss das. Neue Idee: eine mobile Sauna für Seeorte in Finnland, ⟦90 Euro|price EUR/Abend⟧ pro Abend.",
    "换个想法：给湖边小镇的移动桑拿，每晚⟦90欧元|price EUR/晚⟧。",
  ])("'%s' is not mixed with the previous one", (message) => {
    const analysis = core([...bread, message]);
    expect(analysis.change).toBeNull();
    expect(analysis.venture.quantities.map(({ value }) => value)).toEqual([90]);
    expect(analysis.venture.quantities[0]?.span.message).toBe(bread.length);
  });
});

test("a figure neither settled nor proven is asked about", () => {
  const { parts } = reply([
    "A dental tool for clinics in Spain at ⟦€49|price EUR/customer/month⟧ a month. The thing with the ⟦€2,100|unclear EUR =2100⟧ is settled.",
  ]);
  const figures = parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
  expect(figures.map(({ quote, state }) => [quote, state])).toEqual([
    ["€49", "settled"],
    ["€2,100", "unread"],
  ]);
});

describe("whatever is typed", () => {
  const fragment = fc.constantFrom(
    "We charge ",
    "$",
    "€",
    "0",
    "-5",
    "999999999999",
    "1e400",
    "%",
    " per month",
    " churn ",
    "CAC is ",
    " paying customers",
    "cash ",
    "burn ",
    "\n",
    "\u200b",
    "NaN",
    "Infinity",
    "<b>",
    "|",
    "`",
    "**",
    "for ",
    "dentists",
    "competitors: ",
    "X",
    " of ",
    "\u0967\u0968",
    "。",
    "take rate",
    "average order",
    "we take ",
  );
  test("the reply is deterministic, has no NaN and fits the contract", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fragment, fc.string({ maxLength: 6 })), { maxLength: 30 }), (pieces) => {
        const messages = [pieces.join("")];
        const first = analyse({ messages, now });
        const told = renderReply(first);
        expect(JSON.stringify(analyse({ messages, now }))).toBe(JSON.stringify(first));
        expect(renderReply(first).markdown).toBe(told.markdown);
        for (const part of told.parts) replyPart.parse(part);
        for (const metric of [...first.metrics, ...first.market, ...first.ladder, ...first.inverses])
          expect(metric.value === null || (Number.isFinite(metric.value) && !Object.is(metric.value, -0))).toBe(true);
        expect(told.markdown.replaceAll(messages[0] ?? "", "")).not.toMatch(/undefined|\bnull\b/);
      }),
      { numRuns: runs(400), seed: 11 },
    );
  });
});
