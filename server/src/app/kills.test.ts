import { expect, inject, test } from "vitest";
import pg from "pg";
import { emptyDatabase } from "../../../resilience/databases.ts";
import { killOften } from "../../../resilience/kill-often.ts";
import { newId } from "../platform/db/columns.ts";
import { useEmbeddedDatabase } from "../platform/db/embedded/index.ts";

const seed = 20_261;
const said: string[] = [];
const common = { kills: 3, founders: 3, seed, say: (line: string) => void said.push(line) };

async function isOutside(): Promise<boolean> {
  const client = new pg.Client(inject("postgres"));
  await client.connect();
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  await client.end();
  return (rows[0]?.version ?? 0) < 160_000;
}

test(
  "kill -9 under writing load loses no acknowledged write, on either kind of database",
  { timeout: 240_000 },
  async () => {
    const outside = (await isOutside())
      ? await emptyDatabase(inject("postgres"), `k_${newId().replaceAll("-", "")}`)
      : null;
    const killed = await killOften({
      ...common,
      databaseUrl: outside?.url ?? null,
      connect: async ({ folder }) =>
        outside?.config ??
        (await useEmbeddedDatabase({ dataDir: folder, chosen: true, say: (text) => void said.push(text) })).connection,
    });
    expect(killed.faults).toEqual([]);
    expect(killed.record.messages.size).toBeGreaterThan(0);
    expect(killed.record.streams.whole + killed.record.streams.interrupted).toBe(killed.record.streams.opened);
  },
);
