import type pg from "pg";
import { expect, test } from "vitest";
import { newId } from "../../../platform/db/columns.ts";
import { openLog } from "../../../platform/log.ts";
import { openTurnLog } from "./turn-log.ts";

/** A database that accepts everything at once. */
const pool = { query: () => Promise.resolve({ rows: [] }) } as unknown as pg.Pool;

async function steps(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await Promise.resolve();
}

async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test.each(Array.from({ length: 16 }, (_, step) => step))(
  "an event that arrives %i steps after the writer finished the previous one is written too",
  async (step) => {
    const log = openTurnLog(pool, openLog("fatal"));
    const turn = log.open({ userId: newId(), id: newId() });
    const appended = new Promise<void>((resolve) => {
      turn.readers.add(async () => {
        turn.readers.clear();
        await steps(step);
        log.append(turn, { type: "status", stage: "writing" });
        resolve();
      });
    });
    log.append(turn, { type: "status", stage: "analysing" });
    await appended;
    await expect
      .poll(() => turn.events.map(({ data }) => data), { interval: 5 })
      .toEqual(['{"stage":"analysing"}', '{"stage":"writing"}']);
  },
);

test("a turn is written completely while others keep writing", async () => {
  const query = () => new Promise((resolve) => setTimeout(resolve, 5, { rows: [] }));
  const log = openTurnLog({ query } as unknown as pg.Pool, openLog("fatal"));
  const busy = log.open({ userId: newId(), id: newId() });
  const others = setInterval(() => log.append(busy, { type: "text", delta: "on and on " }), 2);
  try {
    log.append(busy, { type: "text", delta: "It goes " });
    await expect.poll(() => busy.events.length).toBeGreaterThan(3);
    const turn = log.open({ userId: newId(), id: newId() });
    log.append(turn, { type: "text", delta: "First" });
    log.append(turn, { type: "text", delta: " and last." });
    const late = new Promise((resolve) => setTimeout(resolve, 1_000, "late"));
    expect(await Promise.race([log.written(turn), late])).toBeUndefined();
    expect(turn.events.map(({ data }) => data).join("")).toContain("last.");
    expect(turn.readers.size).toBe(0);
  } finally {
    clearInterval(others);
  }
});

test("the first words of a turn are not batched, even while a write is in progress", async () => {
  const statements: string[] = [];
  const underWay = Promise.withResolvers<{ rows: [] }>();
  const query = ({ values }: { values: string[][] }) => {
    statements.push(values[3]?.join(" ") ?? "");
    return underWay.promise;
  };
  const log = openTurnLog({ query } as unknown as pg.Pool, openLog("fatal"));
  const turn = log.open({ userId: newId(), id: newId() });
  log.append(turn, { type: "status", stage: "analysing" });
  log.append(turn, { type: "status", stage: "writing" });
  await expect.poll(() => statements, { interval: 5 }).toEqual(["status status"]);
  log.append(turn, { type: "text", delta: "First" });
  await turnsOfTheLoop(5);
  underWay.resolve({ rows: [] });
  await turnsOfTheLoop(5);
  expect(statements).toEqual(["status status", "text"]);
});
