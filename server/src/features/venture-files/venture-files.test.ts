import type { TestRule, VentureFile } from "@cofounder/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import { unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { remindOfDecisions } from "../decisions/index.ts";
import { remindOfTests } from "../kill-tests/index.ts";

const dayMs = 24 * 60 * 60_000;
let ahead = 0;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
});

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const rule: TestRule = {
  assumption: "willingness_to_pay",
  statement: "Salons pay 35 euros a month",
  how: "Offer it to twenty of them",
  counted: "salons that pay",
  comparison: "at_least",
  threshold: 3,
  sample: 20,
  costMax: 100,
  currency: "EUR",
  stopRule: "Stop below three",
  endsOn: dayIn(9),
};

const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" } as const;
const paying = { value: 40, meaning: "paying", flow: "none", unit: "customer" } as const;
const rent = { value: 800, meaning: "fixed_cost", flow: "out", unit: "EUR/month" } as const;

/** A venture with a figure that was changed, one that was set aside and one that was only typed. */
async function sheet(name: string) {
  const person = await app.signUp(name);
  const { venture } = await person.api.ventures.create({
    name: "Salon app",
    line: "A booking app",
    buyer: "hair salons",
  });
  const ventureId = venture.id;
  const { figure } = await person.api.ventures.addFigure({ ventureId, ...price });
  await person.api.ventures.changeFigure({ ventureId, figureId: figure.id, version: 1, value: 35 });
  const customers = await person.api.ventures.addFigure({ ventureId, ...paying });
  const cost = await person.api.ventures.addFigure({ ventureId, ...rent });
  await person.api.ventures.changeFigure({ ventureId, figureId: cost.figure.id, version: 1, state: "no_longer_true" });
  await person.api.scenarios.create({
    ventureId,
    name: "Dearer, with fewer",
    values: { [figure.id]: { value: 49 }, [customers.figure.id]: { value: 30, low: 20, high: 38 } },
    months: { [cost.figure.id]: 4 },
    seed: 77,
  });
  const { scenario } = await person.api.scenarios.create({ ventureId, name: "As it is" });
  const moved = { values: { [figure.id]: { value: 31 } }, seed: 9 };
  await person.api.scenarios.change({ ventureId, scenarioId: scenario.id, version: 1, ...moved });
  await person.api.scenarios.change({ ventureId, scenarioId: scenario.id, version: 2, values: {}, seed: 1 });
  await person.api.ventures.change({ ventureId, version: 1, place: "Vienna" });
  const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
  const testId = locked.id;
  await person.api.killTests.change({ testId, version: 1, rule: { ...rule, threshold: 4 } });
  await person.api.killTests.enterResult({ testId, version: 2, count: 1, of: 6, notes: "Two come back" });
  await person.api.killTests.enterResult({ testId, version: 2, count: 5, of: 20, notes: "" });
  await person.api.killTests.lock({ ventureId, rule: { ...rule, assumption: null, sample: null } });
  const said = { decided: "Sell to salons", because: "They pay", lookAgainOn: dayIn(9) };
  const { decision } = await person.api.decisions.add({ ventureId, ...said });
  await person.api.decisions.change({ decisionId: decision.id, version: 1, ...said, because: "They pay at once" });
  await person.api.decisions.add({ ventureId, decided: "No app", because: "", lookAgainOn: null });
  return { person, ventureId };
}

/** The file as its third version was. */
function earlierOf(text: string) {
  const file = JSON.parse(text) as VentureFile;
  const { at: _at, ...venture } = file.venture.versions.at(-1) ?? { at: "" };
  const scenarios = file.scenarios.flatMap(({ since, versions }) =>
    versions.slice(-1).map(({ at: changedAt, ...parts }) => ({ ...parts, since, changedAt })),
  );
  return { ...file, version: 3, venture, scenarios };
}

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

/** A file with something else in it. */
const changed = (change: (file: Mutable<VentureFile>) => unknown) => (text: string) => {
  const file = JSON.parse(text) as Mutable<VentureFile>;
  change(file);
  return JSON.stringify(file);
};

const fileOf = async ({ person, ventureId }: { person: TestMember; ventureId: string }): Promise<string> =>
  (await person.api.ventureFiles.export({ ventureId, format: "json" })).text();

const upload = (person: TestMember, text: string) =>
  person.api.ventureFiles.import({ file: new File([text], "venture.json", { type: "application/json" }) });

describe("a venture's file", () => {
  test("is taken in as a new venture, whose file has the same bytes", async () => {
    const each = await sheet("Ada");
    const text = await fileOf(each);
    const other = await app.signUp("Ben");
    const { venture } = await upload(other, text);
    expect(venture).toMatchObject({
      name: "Salon app",
      line: "A booking app",
      buyer: "hair salons",
      place: "Vienna",
      version: 2,
    });
    const said = (await other.api.ventures.versions({ ventureId: venture.id })).versions;
    expect(said.map(({ place, version, author }) => [place, version, author])).toEqual([
      ["Vienna", 2, null],
      ["", 1, null],
    ]);
    expect(await fileOf({ person: other, ventureId: venture.id })).toBe(text);
    const { figures } = await other.api.ventures.figures({ ventureId: venture.id });
    expect(figures.map(({ value, state, version }) => [value, state, version])).toEqual([
      [35, "stands", 2],
      [40, "stands", 1],
      [800, "no_longer_true", 2],
    ]);
    const { versions } = await other.api.ventures.figureVersions({
      ventureId: venture.id,
      figureId: figures[0]?.id ?? "",
    });
    expect(versions.map(({ value }) => value)).toEqual([35, 29]);
  });

  test("brings its tests, decisions and scenarios, which are the member's own from then on", async () => {
    const text = await fileOf(await sheet("Jon"));
    const other = await app.signUp("Kai");
    const { venture } = await upload(other, text);
    const ventureId = venture.id;
    const { tests } = await other.api.killTests.list({ ventureId });
    expect(tests).toHaveLength(2);
    const decided = tests.find(({ version }) => version === 2);
    expect(decided).toMatchObject({
      origin: null,
      state: "done",
      isSigned: true,
      isImported: true,
      rule: { ...rule, threshold: 4 },
      result: { count: 5, of: 20, verdict: "passed" },
    });
    const { versions, results } = await other.api.killTests.versions({ testId: decided?.id ?? "" });
    expect(versions.map(({ rule: { threshold }, isSigned }) => [threshold, isSigned])).toEqual([
      [4, true],
      [3, true],
    ]);
    expect(results.map(({ notes, verdict }) => [notes, verdict])).toEqual([
      ["", "passed"],
      ["Two come back", "undecided"],
    ]);
    const { decisions } = await other.api.decisions.list({ ventureId });
    expect(decisions.map(({ decided: what, because, version }) => [what, because, version])).toEqual([
      ["No app", "", 1],
      ["Sell to salons", "They pay at once", 2],
    ]);
    const { figures } = await other.api.ventures.figures({ ventureId });
    const idOf = (value: number) => figures.find((figure) => figure.value === value)?.id ?? "";
    const { scenarios } = await other.api.scenarios.list({ ventureId });
    expect(scenarios).toMatchObject([
      {
        name: "Dearer, with fewer",
        values: { [idOf(35)]: { value: 49 }, [idOf(40)]: { value: 30, low: 20, high: 38 } },
        months: { [idOf(800)]: 4 },
        seed: 77,
      },
      { name: "As it is", values: {}, months: {}, seed: 1, version: 3 },
    ]);
    const earlier = await other.api.scenarios.versions({ ventureId, scenarioId: scenarios[1]?.id ?? "" });
    expect(earlier.versions.map(({ values, seed, version }) => [values, seed, version])).toEqual([
      [{}, 1, 3],
      [{ [idOf(35)]: { value: 31 } }, 9, 2],
      [{}, 1, 1],
    ]);
  });

  test("whose test was changed afterwards says that its signature cannot be checked, and is locked anew here", async () => {
    const { person, ventureId } = await sheet("Leo");
    const text = await fileOf({ person, ventureId });
    const { venture } = await upload(
      person,
      changed(({ tests }) => {
        for (const each of tests) {
          each.results = [];
          for (const version of each.versions) version.rule.threshold = 1;
        }
      })(text),
    );
    const { tests } = await person.api.killTests.list({ ventureId: venture.id });
    expect(tests.map(({ isSigned, isImported }) => [isSigned, isImported])).toEqual([
      [false, true],
      [false, true],
    ]);
    const [first] = tests;
    if (!first) throw new Error("no test was taken in");
    const { test: again } = await person.api.killTests.change({ testId: first.id, version: first.version, rule });
    expect(again).toMatchObject({ version: first.version + 1, isSigned: true, isImported: false });
    const own = (await person.api.killTests.list({ ventureId })).tests;
    expect(own.map(({ isSigned, isImported }) => [isSigned, isImported])).toEqual([
      [true, false],
      [true, false],
    ]);
    const once = await fileOf({ person, ventureId: venture.id });
    const mia = await app.signUp("Mia");
    const { venture: third } = await upload(mia, once);
    expect(await fileOf({ person: mia, ventureId: third.id })).toBe(once);
  });

  test("with days that are past reminds nobody of them, and with days to come does", async () => {
    const text = await fileOf(await sheet("Nia"));
    const late = await app.signUp("Oto");
    const soon = await app.signUp("Pia");
    await upload(soon, text);
    const mails = async ({ email }: TestMember) =>
      (await app.mailbox()).filter(({ to, attachments }) => to === email && attachments.length > 0).length;
    // A day is over once it is over in all time zones.
    ahead = 12 * dayMs;
    await upload(late, text);
    const { ctx } = app.built.parts;
    while ((await remindOfTests(ctx)) + (await remindOfDecisions(ctx)) > 0);
    expect(await mails(late)).toBe(0);
    expect(await mails(soon)).toBe(2);
    expect((await late.api.killTests.list({})).tests.map(({ state }) => state).toSorted()).toEqual(["done", "overdue"]);
    ahead = 0;
  });

  test("of the first version, which held the sheet alone, is taken in as well", async () => {
    const { person, ventureId } = await sheet("Que");
    const { tests: _t, decisions: _d, scenarios: _s, ...rest } = earlierOf(await fileOf({ person, ventureId }));
    const { venture } = await upload(person, JSON.stringify({ ...rest, version: 1 }));
    expect((await person.api.ventures.figures({ ventureId: venture.id })).figures).toHaveLength(3);
    expect((await person.api.killTests.list({ ventureId: venture.id })).tests).toEqual([]);
  });

  test("of the third version, whose venture and scenarios had no history, is taken in as well", async () => {
    const { person, ventureId } = await sheet("Sam");
    const { venture } = await upload(person, JSON.stringify(earlierOf(await fileOf({ person, ventureId }))));
    expect(venture).toMatchObject({ name: "Salon app", place: "Vienna", version: 1 });
    const taken = (await person.api.scenarios.list({ ventureId: venture.id })).scenarios;
    expect(taken.map(({ name, seed, version }) => [name, seed, version])).toEqual([
      ["Dearer, with fewer", 77, 1],
      ["As it is", 1, 1],
    ]);
    const stored = (await person.api.scenarios.list({ ventureId })).scenarios;
    expect(taken.map(({ updatedAt }) => updatedAt)).toEqual(stored.map(({ updatedAt }) => updatedAt));
  });

  test("of the second version, whose scenarios had no months and no seed, is taken in as well", async () => {
    const { person, ventureId } = await sheet("Rio");
    const file = earlierOf(await fileOf({ person, ventureId }));
    const scenarios = file.scenarios.map(({ months: _months, seed: _seed, ...rest }) => rest);
    const { venture } = await upload(person, JSON.stringify({ ...file, version: 2, scenarios }));
    const taken = (await person.api.scenarios.list({ ventureId: venture.id })).scenarios;
    expect(taken.map(({ name, months, seed }) => [name, months, seed])).toEqual([
      ["Dearer, with fewer", {}, 1],
      ["As it is", {}, 1],
    ]);
    expect((await person.api.killTests.list({ ventureId: venture.id })).tests).toHaveLength(2);
  });

  test("fits the schema that is published", async () => {
    const text = await fileOf(await sheet("Cem"));
    const published = await app.stranger.api.ventureFiles.schema();
    expect(published).toMatchObject({
      type: "object",
      required: expect.arrayContaining(["format", "figures", "tests", "decisions", "scenarios"]) as string[],
    });
    const ajv = new Ajv2020({ formats: { "date-time": true, date: true, uuid: true } });
    ajv.validate(published, JSON.parse(text));
    expect(ajv.errors).toBeNull();
  });

  test.each([
    ["no JSON", () => "not a file", ""],
    ["another format", (text: string) => text.replace("cofounder.venture", "other"), "format"],
    ["a meaning that does not exist", (text: string) => text.replace('"price"', '"prize"'), "figures.0"],
    [
      "a figure without a version",
      (text: string) => text.replace(/"versions": \[[^\]]*\]/, '"versions": []'),
      "figures.0",
    ],
    ["a field too much", (text: string) => text.replace('"version": 4,', '"version": 4, "more": 1,'), ""],
    ["a version to come", (text: string) => text.replace('"version": 4,', '"version": 5,'), "version"],
    [
      "a scenario without a version",
      changed(({ scenarios }) => (scenarios[0] ? (scenarios[0].versions = []) : 0)),
      "scenarios.0",
    ],
    [
      "another verdict than the rule's",
      changed(({ tests }) => tests.map(({ results }) => results.map((each) => (each.verdict = "failed")))),
      "tests.",
    ],
    [
      "a count beyond the sample",
      changed(({ tests }) => tests.map(({ results }) => results.map((each) => (each.of = 4)))),
      "tests.",
    ],
    [
      "a result after a decided one",
      changed(({ tests }) => tests.map((each) => (each.results = each.results.toReversed()))),
      "tests.",
    ],
    ["a broken signature", (text: string) => text.replace(/"signature": "../, '"signature": "'), "tests.0.versions.0"],
    ["a test without a rule", changed(({ tests }) => tests.map((each) => (each.versions = []))), "tests.0.versions"],
    [
      "a decision without words",
      changed(({ decisions }) => decisions.map(({ versions }) => versions.map((each) => (each.decided = "")))),
      "decisions.0.versions.0.decided",
    ],
    [
      "a scenario of a figure that the file does not have",
      changed(({ scenarios }) => scenarios.map(({ versions }) => versions[0]?.values.map((each) => (each.figure = 7)))),
      "scenarios.",
    ],
    [
      "a month of a figure that the file does not have",
      changed(({ scenarios }) => scenarios.map(({ versions }) => versions[0]?.months.map((each) => (each.figure = 7)))),
      "scenarios.0.versions.0.months.0.figure",
    ],
  ])("with %s is refused with the place of the fault, and nothing is stored", async (what, change, path) => {
    const each = await sheet(`Dia-${what.replace(/\W/g, "")}`);
    const text = await fileOf(each);
    const refused = await upload(each.person, change(text)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "venture_file.invalid" });
    const { issues } = (refused as { data: { issues: { path: string }[] } }).data;
    expect(issues[0]?.path.startsWith(path)).toBe(true);
    expect((await each.person.api.ventures.list()).ventures).toHaveLength(1);
  });

  test("of more than 5 MB is refused", async () => {
    const person = await app.signUp("Eve");
    expect(await refusalOf(upload(person, " ".repeat(5_000_001)))).toBe("venture_file.too_large");
  });

  test("of another member is not found", async () => {
    const { ventureId } = await sheet("Fay");
    const other = await app.signUp("Gil");
    const wanted = other.api.ventureFiles.export({ ventureId, format: "json" });
    expect(await refusalOf(wanted)).toBe("venture.not_found");
  });
});

describe("a venture to read", () => {
  test("has its figures and what follows from them, in the language that is asked for", async () => {
    const { person, ventureId } = await sheet("Hal");
    const file = await person.api.ventureFiles.export({ ventureId, format: "md", language: "de" });
    expect(file.name).toBe("salon-app.md");
    const text = await file.text();
    expect(text).toContain("# Salon app");
    expect(text).toContain("## Was daraus folgt");
    expect(text).toMatch(/1\.400\s€/);
    expect(text).not.toContain("Fixkosten");
    expect(text).toContain("## Szenarien");
    expect(text).toMatch(/Dearer, with fewer \| .*49\s€ statt 35\s€; .*20 – 38 .*statt 40/);
    expect(text).toContain("## Tests");
    expect(text).toMatch(/Salons pay 35 euros a month \| mindestens 4 von 20: salons that pay \| .*, Fassung 2 \|/);
    expect(text).toContain("Bestanden, 5 von 20");
    expect(text).toContain("## Entscheidungen");
    expect(text).toContain("| Sell to salons | They pay at once |");
    expect(text).not.toContain("chart:");
  });

  test.each(["pdf", "docx"] as const)("is a whole %s with its charts", async (format) => {
    const { person, ventureId } = await sheet(`Ida-${format}`);
    const cost = { value: 9, meaning: "unit_cost", flow: "out", unit: "EUR/customer/month" } as const;
    await person.api.ventures.addFigure({ ventureId, ...cost });
    const bytes = new Uint8Array(await (await person.api.ventureFiles.export({ ventureId, format })).arrayBuffer());
    expect(new TextDecoder("latin1").decode(bytes.subarray(0, 4))).toBe(format === "pdf" ? "%PDF" : "PK\u0003\u0004");
    if (format === "docx") {
      const parts = unzipSync(bytes);
      expect(Object.keys(parts).filter((name) => name.startsWith("word/media/"))).toHaveLength(2);
      expect(new TextDecoder().decode(parts["word/document.xml"])).toContain('descr="Cash over the coming 24 months"');
      return;
    }
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    for (const each of ["Cash over the coming 24 months", "Dearer, with fewer", "They pay at once", "Passed, 5 of 20"])
      expect(text.replace(/\s+/g, " ")).toContain(each);
  });
});
