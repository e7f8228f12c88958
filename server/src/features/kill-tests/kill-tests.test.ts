import type { TestRule } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const query = (text: string, values: unknown[] = []) => app.built.parts.ctx.database.pool.query(text, values);

const rule: TestRule = {
  assumption: "willingness_to_pay",
  statement: "Dentists pay €49 a month for it",
  how: "Offer it to twenty of them",
  counted: "dentists who pay",
  comparison: "at_least",
  threshold: 2,
  sample: 20,
  costMax: 100,
  currency: "EUR",
  stopRule: "Stop below two",
  endsOn: "2999-12-31",
};

async function memberWithVenture(name: string) {
  const person = await app.signUp(name);
  const { venture } = await person.api.ventures.create({ name: "Chairs" });
  return { person, ventureId: venture.id };
}

async function replyWithTest(person: TestMember) {
  const started = await person.send("A booking tool for dentists in Berlin who lose patients who do not show up.");
  const reply = await person.finish(started.turnId);
  const planned = reply.parts.flatMap((part) => (part.kind === "section" && part.test ? [part.test] : []))[0];
  if (!planned) throw new Error("the reply proposes no test");
  const { days: _days, ...fields } = planned;
  return { ...started, reply, rule: { ...fields, endsOn: "2999-12-31" } };
}

describe("the test of a reply", () => {
  test("is taken on with the rule that the reply proposes, and belongs to the venture of its chat", async () => {
    const person = await app.signUp("Ada");
    const { chat, reply, rule: proposed } = await replyWithTest(person);
    const { test: locked } = await person.api.killTests.lock({ messageId: reply.id, rule: proposed });
    const { ventureId } = (await person.api.chats.get({ chatId: chat.id })).chat;
    expect(ventureId).not.toBeNull();
    expect(locked).toMatchObject({
      ventureId,
      origin: { chatId: chat.id, messageId: reply.id },
      version: 1,
      rule: proposed,
      isSigned: true,
      state: "open",
    });
    expect(locked.signature).toMatch(/^[0-9a-f]{64}$/);
    expect((await person.api.killTests.list({ chatId: chat.id })).tests).toEqual([locked]);
  });

  test("is taken on once, however often and at once it is asked for", async () => {
    const person = await app.signUp("Ben");
    const { reply, rule: proposed } = await replyWithTest(person);
    const lock = () => refusalOf(person.api.killTests.lock({ messageId: reply.id, rule: proposed }));
    const answers = await Promise.all(Array.from({ length: 8 }, lock));
    expect(answers.filter((answer) => typeof answer === "object")).toHaveLength(1);
    expect(answers.filter((code) => code === "kill_test.taken_on")).toHaveLength(7);
    expect((await person.api.killTests.list({})).tests).toHaveLength(1);
  });

  test("moves with its chat to another venture", async () => {
    const { person, ventureId } = await memberWithVenture("Cem");
    const { chat, reply, rule: proposed } = await replyWithTest(person);
    await person.api.killTests.lock({ messageId: reply.id, rule: proposed });
    await person.api.chats.move({ chatId: chat.id, ventureId });
    expect((await person.api.killTests.list({ ventureId })).tests).toHaveLength(1);
  });

  test("of another member is not found", async () => {
    const [dia, eli] = [await app.signUp("Dia"), await app.signUp("Eli")];
    const { reply, rule: proposed } = await replyWithTest(dia);
    expect(await refusalOf(eli.api.killTests.lock({ messageId: reply.id, rule: proposed }))).toBe("message.not_found");
  });
});

describe("a test", () => {
  test("that is changed keeps its earlier versions, each with its own signature", async () => {
    const { person, ventureId } = await memberWithVenture("Fay");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    const testId = locked.id;
    const lower = { ...rule, threshold: 1 };
    const { test: changed } = await person.api.killTests.change({ testId, version: 1, rule: lower });
    expect(changed).toMatchObject({ version: 2, rule: lower, isSigned: true });
    const { versions } = await person.api.killTests.versions({ testId });
    expect(versions.map(({ version, rule: each, isSigned }) => [version, each.threshold, isSigned])).toEqual([
      [2, 1, true],
      [1, 2, true],
    ]);
    expect(new Set(versions.map(({ signature }) => signature)).size).toBe(2);
  });

  test("whose stored rule or time was tampered with says so in every version from there on", async () => {
    const { person, ventureId } = await memberWithVenture("Gil");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    const testId = locked.id;
    await person.api.killTests.change({ testId, version: 1, rule: { ...rule, threshold: 3 } });
    await query(
      `update kill_test_versions set rule = jsonb_set(rule, '{threshold}', '1') where test_id = $1 and version = 1`,
      [testId],
    );
    const signed = async () =>
      (await person.api.killTests.versions({ testId })).versions.map(({ isSigned }) => isSigned);
    expect(await signed()).toEqual([true, false]);
    await query(`update kill_test_versions set locked_at = locked_at - interval '1 day' where test_id = $1`, [testId]);
    expect(await signed()).toEqual([false, false]);
    expect((await person.api.killTests.get({ testId })).test.isSigned).toBe(false);
  });

  test("that is changed at once keeps the first change, and the others are refused with both rules", async () => {
    const { person, ventureId } = await memberWithVenture("Hal");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    const results = await Promise.all(
      [3, 4, 5, 6].map((threshold) =>
        person.api.killTests.change({ testId: locked.id, version: 1, rule: { ...rule, threshold } }).then(
          ({ test: changed }) => ({ stored: changed.rule.threshold }),
          ({ code, data }: { code: string; data: unknown }) => ({ threshold, code, data }),
        ),
      ),
    );
    const stored = (await person.api.killTests.get({ testId: locked.id })).test;
    expect(stored.version).toBe(2);
    expect(results.filter((each) => "stored" in each)).toEqual([{ stored: stored.rule.threshold }]);
    const refused = results.filter((each) => "code" in each);
    expect(refused).toHaveLength(3);
    for (const { threshold, code, data } of refused) {
      expect(code).toBe("kill_test.changed_meanwhile");
      const theirs = { threshold: stored.rule.threshold };
      expect(data).toMatchObject({ conflict: { yours: { threshold }, theirs, version: 2 } });
    }
    expect((await person.api.killTests.versions({ testId: locked.id })).versions).toHaveLength(2);
  });

  test("whose last day is over cannot be locked; one that goes by is overdue", async () => {
    const { person, ventureId } = await memberWithVenture("Ida");
    const past = { ...rule, endsOn: "2020-01-01" };
    expect(await refusalOf(person.api.killTests.lock({ ventureId, rule: past }))).toBe("kill_test.past");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    expect(await refusalOf(person.api.killTests.change({ testId: locked.id, version: 1, rule: past }))).toBe(
      "kill_test.past",
    );
    await query("update kill_tests set ends_on = '2020-01-01' where id = $1", [locked.id]);
    expect((await person.api.killTests.list({ ventureId })).tests).toMatchObject([{ state: "overdue" }]);
  });

  test("goes with its venture, and of another member it is not found", async () => {
    const { person, ventureId } = await memberWithVenture("Jon");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    const other = await app.signUp("Kim");
    const testId = locked.id;
    expect(await refusalOf(other.api.killTests.get({ testId }))).toBe("kill_test.not_found");
    expect(await refusalOf(other.api.killTests.versions({ testId }))).toBe("kill_test.not_found");
    expect(await refusalOf(other.api.killTests.change({ testId, version: 1, rule }))).toBe("kill_test.not_found");
    expect(await refusalOf(other.api.killTests.lock({ ventureId, rule }))).toBe("venture.not_found");
    await person.api.ventures.delete({ ventureId });
    expect((await person.api.killTests.list({})).tests).toEqual([]);
    const { rows } = await query(
      `select sum(s.rows)::int as kept from member_storage s join users u on u.id = s.user_id
       where u.email = $1 and s.kind like 'kill_test%'`,
      [person.email],
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });
});

describe("a result", () => {
  const enter = (person: TestMember, testId: string, counted: { count: number; of?: number; version?: number }) =>
    person.api.killTests.enterResult({ testId, version: 1, of: null, ...counted });

  /** A venture with a rated chat, and a test of whether they pay. */
  async function rated(name: string) {
    const person = await app.signUp(name);
    const started = await person.send(
      "A booking tool for dentists in Berlin for 49 euros a month. Missed appointments cost them 800 euros a month each. " +
        "I asked 12 of them, and 9 said they have the problem. We call them one by one. Today they use paper.",
    );
    await person.finish(started.turnId);
    const { ventureId } = (await person.api.chats.get({ chatId: started.chat.id })).chat;
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    return { person, started, ventureId: ventureId ?? "", testId: locked.id };
  }

  test("that fails decides by the rule, moves the rating down with its reason, and the next reply knows it", async () => {
    const { person, started, testId } = await rated("Lea");
    const { test: done } = await enter(person, testId, { count: 1, of: 20 });
    expect(done).toMatchObject({ state: "done", result: { verdict: "failed", count: 1, of: 20, unmoved: null } });
    expect(done.result?.share?.high).toBeCloseTo(0.2361, 3);
    const { before, after, because } = done.result?.rating ?? {};
    expect(before).toBeGreaterThan(after ?? 10);
    expect(after).toBeLessThanOrEqual(3);
    expect(because).toContain("Your locked test failed: 1 of 20.");
    const { chat, reply } = started;
    const next = await person.send("Give me the full analysis", { chatId: chat.id, parentId: reply.id });
    const { parts } = await person.finish(next.turnId);
    const rating = parts.flatMap((part) => (part.kind === "rating" ? [part.rating] : []))[0];
    expect(rating?.gate?.name).toBe("failed_test");
    expect(JSON.stringify(parts)).toContain("Your locked test failed: 1 of 20.");
  });

  test("that passes moves it up, in the language that is asked for", async () => {
    const { person, testId } = await rated("Max");
    const counted = { testId, version: 1, count: 6, of: 20, language: "de" } as const;
    const { test: done } = await person.api.killTests.enterResult(counted);
    expect(done.result?.verdict).toBe("passed");
    expect(done.result?.rating?.after).toBeGreaterThanOrEqual(done.result?.rating?.before ?? 10);
    expect(done.result?.rating?.because).toContain("Dein festgelegter Test ist bestanden: 6 von 20.");
  });

  test("below the sample is undecided and can be entered again; the rule stays then", async () => {
    const { person, ventureId } = await memberWithVenture("Nia");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    const testId = locked.id;
    const first = (await enter(person, testId, { count: 1, of: 15 })).test;
    expect(first).toMatchObject({ state: "open", result: { verdict: "undecided", unmoved: "undecided" } });
    expect(await refusalOf(person.api.killTests.change({ testId, version: 1, rule: { ...rule, threshold: 1 } }))).toBe(
      "kill_test.has_result",
    );
    const last = (await enter(person, testId, { count: 2, of: 20 })).test;
    expect(last).toMatchObject({ state: "done", result: { verdict: "passed", unmoved: "no_chat" } });
    expect(await refusalOf(enter(person, testId, { count: 1, of: 20 }))).toBe("kill_test.decided");
    const { results } = await person.api.killTests.versions({ testId });
    expect(results.map(({ verdict }) => verdict)).toEqual(["passed", "undecided"]);
  });

  test("entered by several at once is stored once where it decides", async () => {
    const { person, ventureId } = await memberWithVenture("Oda");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    const counts = [0, 1, 5, 6, 7, 8];
    const answers = await Promise.all(counts.map((count) => refusalOf(enter(person, locked.id, { count, of: 20 }))));
    expect(answers.filter((answer) => answer === "kill_test.decided")).toHaveLength(counts.length - 1);
    const { results } = await person.api.killTests.versions({ testId: locked.id });
    expect(results).toHaveLength(1);
    expect((await person.api.killTests.get({ testId: locked.id })).test.result).toMatchObject({
      count: results[0]?.count,
      verdict: results[0]?.verdict,
      enteredAt: results[0]?.enteredAt,
    });
  });

  test("entered while the rule is changed is of the rule that was seen, or refused", async () => {
    const { person, ventureId } = await memberWithVenture("Pia");
    for (let round = 0; round < 6; round += 1) {
      const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
      const testId = locked.id;
      const [changed, entered] = await Promise.all([
        refusalOf(person.api.killTests.change({ testId, version: 1, rule: { ...rule, threshold: 9 } })),
        refusalOf(enter(person, testId, { count: 3, of: 20 })),
      ]);
      const { test: stored } = await person.api.killTests.get({ testId });
      if (typeof entered === "object") {
        expect(changed).toBe("kill_test.has_result");
        expect(stored).toMatchObject({ version: 1, result: { verdict: "passed" } });
      } else {
        expect(entered).toBe("kill_test.changed_meanwhile");
        expect(stored).toMatchObject({ version: 2, result: null });
      }
    }
  });

  test("that cannot be one is refused, and nothing is stored", async () => {
    const { person, ventureId } = await memberWithVenture("Quy");
    const { test: locked } = await person.api.killTests.lock({ ventureId, rule });
    for (const counted of [{ count: 3, of: 2 }, { count: 1.5, of: 20 }, { count: 3 }])
      expect(await refusalOf(enter(person, locked.id, counted))).toBe("kill_test.count");
    const open = await person.api.killTests.lock({ ventureId, rule: { ...rule, sample: null } });
    expect(await refusalOf(enter(person, open.test.id, { count: 3, of: 20 }))).toBe("kill_test.count");
    expect(await refusalOf(enter(await app.signUp("Ria"), locked.id, { count: 3, of: 20 }))).toBe(
      "kill_test.not_found",
    );
    expect((await person.api.killTests.list({})).tests.map(({ result }) => result)).toEqual([null, null]);
  });

  test("of a test without a criterion or a venture leaves the rating and says why", async () => {
    const { person, ventureId } = await memberWithVenture("Sam");
    const none = await person.api.killTests.lock({ ventureId, rule: { ...rule, assumption: null } });
    expect((await enter(person, none.test.id, { count: 9, of: 20 })).test.result?.unmoved).toBe("no_criterion");
    const alone = await person.api.killTests.lock({ rule });
    expect((await enter(person, alone.test.id, { count: 9, of: 20 })).test.result?.unmoved).toBe("no_venture");
  });
});
