import { scenariosMax } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" } as const;

async function member(name: string) {
  const person = await app.signUp(name);
  const { venture } = await person.api.ventures.create({ name: "Chairs" });
  const { figure } = await person.api.ventures.addFigure({ ventureId: venture.id, ...price });
  return { person, api: person.api.scenarios, ventureId: venture.id, figureId: figure.id };
}

test("a scenario is kept with its values, renamed, changed and deleted", async () => {
  const { api, ventureId, figureId } = await member("Ada");
  const { scenario } = await api.create({ ventureId, name: "Dearer", values: { [figureId]: { value: 39 } } });
  expect(scenario).toMatchObject({ ventureId, name: "Dearer", values: { [figureId]: { value: 39 } }, version: 1 });
  const place = { ventureId, scenarioId: scenario.id };
  const renamed = await api.change({ ...place, version: 1, name: "Much dearer" });
  expect(renamed.scenario).toMatchObject({ name: "Much dearer", values: scenario.values, version: 2 });
  const values = { [figureId]: { value: 45, low: 39, high: 49 } };
  const changed = await api.change({ ...place, version: 2, values });
  expect(changed.scenario).toMatchObject({ name: "Much dearer", values, version: 3 });
  expect((await api.list({ ventureId })).scenarios).toEqual([changed.scenario]);
  await api.delete(place);
  expect((await api.list({ ventureId })).scenarios).toEqual([]);
  expect(await refusalOf(api.delete(place))).toBe("scenario.not_found");
  expect(await refusalOf(api.change({ ...place, version: 3, name: "Gone" }))).toBe("scenario.not_found");
});

test("the months of money and the seed are kept with a scenario, changed alone, and both are shown on a conflict", async () => {
  const { api, ventureId, figureId } = await member("Hal");
  const { scenario } = await api.create({ ventureId, name: "Raise", months: { [figureId]: 3 }, seed: 4_294_967_295 });
  expect(scenario).toMatchObject({ values: {}, months: { [figureId]: 3 }, seed: 4_294_967_295 });
  const place = { ventureId, scenarioId: scenario.id };
  const changed = await api.change({ ...place, version: 1, months: {} });
  expect(changed.scenario).toMatchObject({ name: "Raise", months: {}, seed: 4_294_967_295, version: 2 });
  await expect(api.change({ ...place, version: 1, months: { [figureId]: 24 }, seed: 7 })).rejects.toMatchObject({
    code: "scenario.changed_meanwhile",
    data: {
      conflict: {
        yours: { months: { [figureId]: 24 }, seed: 7 },
        theirs: { months: {}, seed: 4_294_967_295 },
        version: 2,
      },
    },
  });
  expect((await api.create({ ventureId, name: "Plain" })).scenario).toMatchObject({ months: {}, seed: 1 });
  for (const month of [0, 25, 1.5])
    expect(await refusalOf(api.change({ ...place, version: 2, months: { [figureId]: month } }))).toBe("invalid_input");
  expect(await refusalOf(api.change({ ...place, version: 2, seed: 4_294_967_296 }))).toBe("invalid_input");
});

test("the history of a scenario has each version with its values, months, seed and time, the newest first", async () => {
  const { api, ventureId, figureId } = await member("Ina");
  const { scenario } = await api.create({ ventureId, name: "Dearer", values: { [figureId]: { value: 39 } } });
  const place = { ventureId, scenarioId: scenario.id };
  await api.change({ ...place, version: 1, values: { [figureId]: { value: 45 } }, seed: 7 });
  const { scenario: last } = await api.change({ ...place, version: 2, name: "Much dearer", months: { [figureId]: 2 } });
  await refusalOf(api.change({ ...place, version: 1, name: "Late" }));
  const { versions } = await api.versions(place);
  expect(versions.map(({ at: _at, ...rest }) => rest)).toEqual([
    {
      name: "Much dearer",
      values: { [figureId]: { value: 45 } },
      months: { [figureId]: 2 },
      seed: 7,
      version: 3,
      author: null,
    },
    { name: "Dearer", values: { [figureId]: { value: 45 } }, months: {}, seed: 7, version: 2, author: null },
    { name: "Dearer", values: { [figureId]: { value: 39 } }, months: {}, seed: 1, version: 1, author: null },
  ]);
  expect([versions[0]?.at, versions[2]?.at]).toEqual([last.updatedAt, scenario.createdAt]);
  const other = await member("Jim");
  expect(await refusalOf(other.api.versions(place))).toBe("venture.not_found");
  expect(await refusalOf(other.api.versions({ ...place, ventureId: other.ventureId }))).toBe("scenario.not_found");
  await api.delete(place);
  expect(await refusalOf(api.versions(place))).toBe("scenario.not_found");
});

test("a scenario that two people change at once keeps the first change, and the others are refused with both", async () => {
  const { api, ventureId, figureId } = await member("Ben");
  const { scenario } = await api.create({ ventureId, name: "Dearer" });
  const results = await Promise.all(
    [31, 32, 33, 34].map((value) => {
      const values = { [figureId]: { value } };
      return api.change({ ventureId, scenarioId: scenario.id, version: 1, values }).then(
        (answer) => ({ stored: answer.scenario.values }),
        ({ code, data }: { code: string; data: unknown }) => ({ values, code, data }),
      );
    }),
  );
  const [stored] = (await api.list({ ventureId })).scenarios;
  expect(stored?.version).toBe(2);
  expect(results.filter((each) => "stored" in each)).toEqual([{ stored: stored?.values }]);
  const refused = results.filter((each) => "code" in each);
  expect(refused).toHaveLength(3);
  for (const { values, code, data } of refused) {
    expect(code).toBe("scenario.changed_meanwhile");
    expect(data).toEqual({ conflict: { yours: { values }, theirs: { values: stored?.values }, version: 2 } });
  }
});

test("of more scenarios at once than a venture may have, as many are kept as it may", async () => {
  const { api, ventureId } = await member("Cem");
  const names = Array.from({ length: scenariosMax + 5 }, (_, index) => `Case ${index}`);
  const answers = await Promise.all(names.map((name) => refusalOf(api.create({ ventureId, name }))));
  expect(answers.filter((code) => code === "scenario.limit_reached")).toHaveLength(5);
  expect((await api.list({ ventureId })).scenarios).toHaveLength(scenariosMax);
});

test("a range without one of its ends, or with the value outside, is refused and nothing is stored", async () => {
  const { api, ventureId, figureId } = await member("Dia");
  const keep = (value: { value: number; low?: number; high?: number }) =>
    refusalOf(api.create({ ventureId, name: "Range", values: { [figureId]: value } }));
  expect(await keep({ value: 30, low: 20 })).toBe("invalid_input");
  expect(await keep({ value: 50, low: 20, high: 40 })).toBe("invalid_input");
  expect((await api.list({ ventureId })).scenarios).toEqual([]);
});

test("the scenarios of another member's venture are not found", async () => {
  const owner = await member("Eli");
  const { scenario } = await owner.api.create({ ventureId: owner.ventureId, name: "Dearer" });
  const place = { ventureId: owner.ventureId, scenarioId: scenario.id };
  const { api } = await member("Fay");
  expect(await refusalOf(api.list({ ventureId: owner.ventureId }))).toBe("venture.not_found");
  expect(await refusalOf(api.create({ ventureId: owner.ventureId, name: "Mine" }))).toBe("venture.not_found");
  expect(await refusalOf(api.change({ ...place, version: 1, name: "Mine" }))).toBe("venture.not_found");
  expect(await refusalOf(api.delete(place))).toBe("venture.not_found");
  expect((await owner.api.list({ ventureId: owner.ventureId })).scenarios).toEqual([scenario]);
});

test("scenarios go with their venture while others are kept, and storage counts them no longer", async () => {
  const { person, api, ventureId } = await member("Gil");
  await api.create({ ventureId, name: "Dearer" });
  const adding = Array.from({ length: 12 }, (_, index) => refusalOf(api.create({ ventureId, name: `Case ${index}` })));
  await Promise.all([...adding, person.api.ventures.delete({ ventureId })]);
  for (const code of await Promise.all(adding))
    expect(["venture.not_found", "object"]).toContain(typeof code === "string" ? code : typeof code);
  const { rows } = await app.built.parts.ctx.database.pool.query(
    `select s.rows::int from member_storage s join users u on u.id = s.user_id
     where u.email = $1 and s.kind = 'venture_scenarios'`,
    [person.email],
  );
  expect(rows).toEqual([{ rows: 0 }]);
});
