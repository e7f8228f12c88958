import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foreignWrites } from "./table-owners.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "table-owners-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(file: string, content: string): Promise<void> {
  const path = join(folder, "server/src/features", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

test("a statement that changes another feature's table is reported, however it is written", async () => {
  await put("chats/table.ts", 'export const chats = pgTable(\n  "chats", {});\n');
  await put("chats/store.ts", 'export const own = "delete from chats where id = $1";\n');
  await put("turns/by-sql.ts", "export const sql = `with seen as (select 1)\n  INSERT INTO chats (id) values ($1)`;\n");
  await put("turns/by-update.ts", 'export const sql = "update chats c set title = $1";\n');
  await put("turns/by-builder.ts", "export const run = (db) => db\n  .update(chats).set({});\n");
  await put("turns/reading.ts", 'export const sql = "select id from chats for update";\n');
  await put("turns/some.test.ts", 'export const sql = "delete from chats";\n');
  await put("data-rights/store.ts", 'export const sql = "delete from chats";\n');
  const owner = "server/src/features/chats";
  expect(foreignWrites(folder)).toEqual(
    ["by-builder", "by-sql", "by-update"].map((name) => ({
      file: `server/src/features/turns/${name}.ts`,
      table: "chats",
      owner,
    })),
  );
});

test("no feature changes another's table", () => {
  expect(foreignWrites(process.cwd())).toEqual([]);
});
