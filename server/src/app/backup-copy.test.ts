import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { copyTemplate } from "./test-databases.ts";
import { copyIn, copyOut } from "../platform/backup/copy.ts";

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(await copyTemplate(inject("postgres")));
  await client.connect();
  await client.query(
    `create table long as select id, repeat(md5(id::text), 1 + id % 40) || E'\\t\\n\\\\ ä 中' as text
     from generate_series(1, 20000) as id`,
  );
  await client.query("create table again (id int, text text)");
});
afterAll(() => client.end());

test("a slow reader receives exactly the rows that were read", async () => {
  const rows: Buffer[] = [];
  let waits = 0;
  await copyOut(client, "copy long to stdout", (row) => {
    rows.push(row);
    return rows.length % 500 === 0 ? (waits++, sleep(1)) : null;
  });
  expect(waits).toBe(40);
  await copyIn(client, "copy again from stdin", Readable.from([Buffer.concat(rows)]));
  const { rows: differences } = await client.query("table long except table again");
  expect(differences).toEqual([]);
});

test("a COPY that either side refuses fails with the reason, and the connection stays usable", async () => {
  await expect(copyOut(client, "copy nothing to stdout", () => null)).rejects.toThrow('"nothing" does not exist');
  await expect(copyIn(client, "copy again from stdin", Readable.from([Buffer.from("one\ttwo\n")]))).rejects.toThrow(
    'type integer: "one"',
  );
  const broken = Readable.from(
    (function* () {
      yield Buffer.from("1\ta\n");
      throw new Error("the disk is gone");
    })(),
  );
  await expect(copyIn(client, "copy again from stdin", broken)).rejects.toThrow("the disk is gone");
  expect((await client.query("select 1 as alive")).rows).toEqual([{ alive: 1 }]);
});
