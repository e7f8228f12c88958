import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "../../app/test-app.ts";
import { csvLine } from "./csv.ts";
import { moveTokens } from "./move-tokens.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

test("the history is paged without losing or repeating a row, can be filtered, and is the same as a file", async () => {
  const person = await app.signUp("Historian");
  const userId = (await person.api.accounts.session()).member?.id ?? "";
  const { ctx } = app.built.parts;
  const began = Date.now();
  for (let at = 1; at <= 120; at++) {
    const delta = at % 3 === 0 ? -2 : 3;
    const note = at === 7 ? '=HYPERLINK("x"), told' : null;
    await moveTokens(
      { ...ctx, now: () => new Date(began + at) },
      { userId, delta, reason: "adjustment", cause: `test:${at}`, actorId: null, note },
    );
  }
  const seen: string[] = [];
  let balance = Number.NaN;
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Awaited<ReturnType<typeof person.api.wallet.history>> = await person.api.wallet.history(
      cursor ? { cursor } : {},
    );
    for (const entry of page.entries) {
      if (!Number.isNaN(balance)) expect(entry.balanceAfter).toBe(balance);
      balance = entry.balanceAfter - entry.delta;
      seen.push(entry.id);
    }
    cursor = page.next;
  }
  expect(new Set(seen).size).toBe(121);
  expect(balance).toBe(0);
  const out = await person.api.wallet.history({ direction: "out" });
  expect(out.entries.every(({ delta }) => delta < 0)).toBe(true);
  expect((await person.api.wallet.history({ reason: "sign_up" })).entries).toHaveLength(1);
  expect((await person.api.wallet.history({ to: "2020-01-01" })).entries).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await person.api.wallet.history({ from: today, to: today })).entries).toHaveLength(50);
  expect(await refusalOf(person.api.wallet.history({ from: "yesterday" }))).toBe("invalid_input");

  const file = await person.fetch("/api/wallet/history.csv?direction=in");
  expect(file.headers.get("content-type")).toContain("text/csv");
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const lines = (await file.text()).trimEnd().split("\r\n");
  expect(lines[0]).toBe("at,reason,note,bucket,tokens,balance_after");
  expect(lines).toHaveLength(1 + 81);
  expect(lines.some((line) => line.includes(`"'=HYPERLINK(""x""), told"`))).toBe(true);
});

test.each([
  [["a", 1], "a,1\r\n"],
  [['say "hi"', "x,y"], '"say ""hi""","x,y"\r\n'],
  [["+1", "-2", "@x", -2], "'+1,'-2,'@x,-2\r\n"],
  [["two\nlines"], '"two\nlines"\r\n'],
])("a line of CSV: %j", (values, line) => {
  expect(csvLine(values)).toBe(line);
});
