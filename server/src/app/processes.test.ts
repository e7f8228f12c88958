import { expect, inject, test } from "vitest";
import { emptyDatabase } from "../../../resilience/databases.ts";
import { proveTwoProcesses } from "../../../resilience/two-processes.ts";
import { newId } from "../platform/db/columns.ts";

test(
  "with two processes behind a proxy, one killed and the other stopped gracefully, every reply ends properly and nothing is lost",
  { timeout: 240_000 },
  async () => {
    const database = await emptyDatabase(inject("postgres"), `p_${newId().replaceAll("-", "")}`);
    const said: string[] = [];
    const proved = await proveTwoProcesses({
      rounds: 1,
      founders: 7,
      seed: 20_262,
      databaseUrl: database.url,
      database: database.config,
      say: (line) => void said.push(line),
    });
    expect(proved.faults).toEqual([]);
    expect(proved.interrupted.byStop).toBe(0);
    expect(proved.stopped).toEqual({ asked: 2, done: 2 });
    expect(proved.record.streams.whole).toBeGreaterThan(0);
  },
);
