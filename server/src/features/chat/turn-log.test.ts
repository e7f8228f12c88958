import type pg from "pg";
import { expect, test } from "vitest";
import { newId } from "../../platform/db/columns.ts";
import { openLog } from "../../platform/log.ts";
import { TurnLog } from "./turn-log.ts";

/** A database that takes everything at once. */
const pool = { query: () => Promise.resolve({ rows: [] }) } as unknown as pg.Pool;

async function steps(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await Promise.resolve();
}

async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test.each(Array.from({ length: 16 }, (_, step) => step))(
  "an event that comes %i steps after the writer was done with the one before is written too",
  async (step) => {
    const log = new TurnLog(pool, openLog("fatal"));
    const turn = log.open({ userId: newId(), turnId: newId() });
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
    await turnsOfTheLoop(10);
    expect(turn.events.map(({ data }) => data)).toEqual(['{"stage":"analysing"}', '{"stage":"writing"}']);
  },
);
