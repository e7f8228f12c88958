import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { remindOfDecisions } from "./index.ts";

const dayMs = 24 * 60 * 60_000;
let ahead = 0;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
});

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const decision = { decided: "Sell to salons first", because: "They answer within a day", lookAgainOn: dayIn(7) };

async function member(name: string) {
  const person = await app.signUp(name);
  const { venture } = await person.api.ventures.create({ name: "Salon app" });
  const { decision: added } = await person.api.decisions.add({ ventureId: venture.id, ...decision });
  return { person, ventureId: venture.id, decisionId: added.id, added };
}

const mailsTo = async ({ email }: TestMember) =>
  (await app.mailbox()).filter(({ to, attachments }) => to === email && attachments.length > 0);

describe("a decision", () => {
  test("is written down for a venture, and keeps every version of its words", async () => {
    const { person, ventureId, decisionId, added } = await member("Ada");
    expect(added).toMatchObject({ ...decision, ventureId, version: 1, isDue: false });
    const changed = { decided: "Sell to barbers first", because: "They pay", lookAgainOn: null };
    const { decision: now } = await person.api.decisions.change({ decisionId, version: 1, ...changed });
    expect(now).toMatchObject({ ...changed, version: 2 });
    const { versions } = await person.api.decisions.versions({ decisionId });
    expect(versions.map(({ version, decided }) => [version, decided])).toEqual([
      [2, "Sell to barbers first"],
      [1, "Sell to salons first"],
    ]);
    expect((await person.api.decisions.list({ ventureId })).decisions).toEqual([now]);
    expect(await refusalOf(person.api.decisions.calendar({ decisionId }))).toBe("decision.no_day");
  });

  test("that is changed at once keeps the first change, and the others are refused with both", async () => {
    const { person, decisionId } = await member("Ben");
    const results = await Promise.all(
      ["A", "B", "C", "D"].map((decided) =>
        person.api.decisions.change({ decisionId, version: 1, ...decision, decided }).then(
          ({ decision: { decided: stored } }) => ({ stored }),
          ({ code, data }: { code: string; data: unknown }) => ({ decided, code, data }),
        ),
      ),
    );
    const [stored] = (await person.api.decisions.list({})).decisions;
    expect(results.filter((each) => "stored" in each)).toEqual([{ stored: stored?.decided }]);
    const refused = results.filter((each) => "code" in each);
    expect(refused).toHaveLength(3);
    for (const { decided, code, data } of refused) {
      expect(code).toBe("decision.changed_meanwhile");
      const conflict = { yours: { decided }, theirs: { decided: stored?.decided }, version: 2 };
      expect(data).toMatchObject({ conflict });
    }
  });

  test("is mailed once on its day, with the day for a calendar, however many processes look", async () => {
    const { person, decisionId } = await member("Cem");
    const remind = async () => {
      const looks = await Promise.all(Array.from({ length: 6 }, () => remindOfDecisions(app.built.parts.ctx)));
      return looks.reduce((sum, mailed) => sum + mailed, 0);
    };
    await remind();
    expect(await mailsTo(person)).toEqual([]);
    ahead = 7 * dayMs;
    await remind();
    await remind();
    const [mail, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("A decision to look at again");
    expect(mail?.text).toContain("Because: They answer within a day");
    const file = await person.api.decisions.calendar({ decisionId });
    expect(await file.text()).toBe(mail?.attachments[0]?.content);
    expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${decision.lookAgainOn.replaceAll("-", "")}`);
    expect((await person.api.decisions.list({})).decisions).toMatchObject([{ isDue: true }]);
    await person.api.decisions.change({ decisionId, version: 1, ...decision, lookAgainOn: dayIn(9) });
    ahead = 9 * dayMs;
    await remind();
    expect(await mailsTo(person)).toHaveLength(2);
    ahead = 0;
  });

  test("cannot be looked at again on a day that is over", async () => {
    const { person, decisionId } = await member("Dia");
    const past = { ...decision, lookAgainOn: "2020-01-01" };
    expect(await refusalOf(person.api.decisions.add(past))).toBe("decision.past");
    expect(await refusalOf(person.api.decisions.change({ decisionId, version: 1, ...past }))).toBe("decision.past");
  });

  test("goes with its venture, and of another member it is not found", async () => {
    const { person, ventureId, decisionId } = await member("Eve");
    const other = await app.signUp("Fay");
    expect(await refusalOf(other.api.decisions.add({ ventureId, ...decision }))).toBe("venture.not_found");
    expect(await refusalOf(other.api.decisions.versions({ decisionId }))).toBe("decision.not_found");
    expect(await refusalOf(other.api.decisions.calendar({ decisionId }))).toBe("decision.not_found");
    expect(await refusalOf(other.api.decisions.change({ decisionId, version: 1, ...decision }))).toBe(
      "decision.not_found",
    );
    await person.api.ventures.delete({ ventureId });
    expect((await person.api.decisions.list({})).decisions).toEqual([]);
  });
});
