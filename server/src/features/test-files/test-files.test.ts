import { testFileMaxBytes, testFilesMax } from "@cofounder/contract";
import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { password, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { rule } from "../../app/test-endpoints.ts";
import { bringIn } from "../../app/test-invitations.ts";
import { sweepFiles } from "../../platform/files/sweep-files.ts";

let app: TestApp;
const stored = new Map<string, Uint8Array>();

beforeAll(async () => {
  app = await startTestApp({
    files: {
      put: (key, bytes) => Promise.resolve(void stored.set(key, bytes)),
      get: (key) => Promise.resolve(stored.get(key) ?? null),
      delete: (key) => Promise.resolve(void stored.delete(key)),
    },
  });
});

async function tested(name: string) {
  const member = await app.signUp(name);
  const ventureId = (await member.api.ventures.create({ name: "Salon app" })).venture.id;
  const testId = (await member.api.killTests.lock({ ventureId, rule })).test.id;
  return { member, place: { ventureId, testId } };
}

const calls = (name = "calls.csv") => new File(["who,pays\nAnn,yes\n"], name);

const keysOf = async ({ api }: TestMember, place: { ventureId: string; testId: string }) =>
  (await api.testFiles.list(place)).files.map(({ id }) => `tests/${id}`);

test("a file of a test is kept as it was added, and is downloaded and never displayed", async () => {
  const { member, place } = await tested("Ada");
  const { file } = await member.api.testFiles.add({ ...place, file: calls("C:\\Users\\Ada\\calls.CSV") });
  expect(file).toMatchObject({ name: "calls.csv", size: 17 });
  expect((await member.api.testFiles.list(place)).files).toEqual([file]);
  const path = `/api/ventures/${place.ventureId}/tests/${place.testId}/files/${file.id}`;
  const response = await member.fetch(path);
  expect(await response.text()).toBe("who,pays\nAnn,yes\n");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(response.headers.get("content-type")).toBe("application/octet-stream");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a test without a venture has files too", async () => {
  const member = await app.signUp("Ben");
  const { test: own } = await member.api.killTests.lock({ rule });
  const place = { ventureId: "none", testId: own.id } as const;
  const { file } = await member.api.testFiles.add({ ...place, file: calls() });
  expect((await member.api.testFiles.list(place)).files).toEqual([file]);
});

test("a kind of file that is not kept, one that is too large and one beyond ten are refused, and nothing is stored", async () => {
  const { member, place } = await tested("Cid");
  const add = (file: File) => refusalOf(member.api.testFiles.add({ ...place, file }));
  for (const name of ["run.exe", "page.html", "image.svg", "noname", ".csv", "a.csv.js"])
    expect([name, await add(calls(name))]).toEqual([name, "test_file.type"]);
  const large = new File([new Uint8Array(testFileMaxBytes + 1)], "large.pdf");
  expect(await add(large)).toBe("test_file.too_large");
  expect(await keysOf(member, place)).toEqual([]);
  for (let added = 1; added < testFilesMax; added += 1) await add(calls(`calls-${added}.csv`));
  const last = await Promise.all([1, 2].map(() => add(calls())));
  expect(last.filter((answer) => answer === "test_file.limit_reached")).toHaveLength(1);
  const keys = await keysOf(member, place);
  expect(keys).toHaveLength(testFilesMax);
});

test("the bytes of a deleted file, of a deleted venture's and of a deleted account's are deleted", async () => {
  const { ctx } = app.built.parts;
  const { member, place } = await tested("Dora");
  const { file } = await member.api.testFiles.add({ ...place, file: calls() });
  await member.api.testFiles.remove({ ...place, fileId: file.id });
  expect(await refusalOf(member.api.testFiles.download({ ...place, fileId: file.id }))).toBe("test_file.not_found");
  await member.api.testFiles.add({ ...place, file: calls() });
  const [ofVenture = ""] = await keysOf(member, place);
  expect(stored.has(ofVenture)).toBe(true);
  await sweepFiles(ctx);
  expect([stored.has(`tests/${file.id}`), stored.has(ofVenture)]).toEqual([false, true]);
  const other = (await member.api.killTests.lock({ rule })).test.id;
  await member.api.testFiles.add({ ventureId: "none", testId: other, file: calls() });
  await member.api.ventures.delete({ ventureId: place.ventureId });
  await sweepFiles(ctx);
  expect(stored.has(ofVenture)).toBe(false);
  expect((await member.api.accounts.delete({ password })).receipt.files).toBe(1);
  await sweepFiles(ctx);
  expect(stored.size).toBe(await countFiles());
});

async function countFiles(): Promise<number> {
  const { rows } = await app.built.parts.ctx.database.pool.query<{ files: number }>(
    "select count(*)::int as files from kill_test_files",
  );
  return rows[0]?.files ?? 0;
}

test("guests read files with the right to read, and add and delete them with the right to edit", async () => {
  const { member, place } = await tested("Eve");
  const [reader, editor] = [await app.signUp("Finn"), await app.signUp("Gus")];
  await bringIn(app, { owner: member, ventureId: place.ventureId, guest: reader, access: "view" });
  await bringIn(app, { owner: member, ventureId: place.ventureId, guest: editor, access: "edit" });
  const { file } = await editor.api.testFiles.add({ ...place, file: calls() });
  expect((await reader.api.testFiles.list(place)).files).toEqual([file]);
  expect(await (await reader.api.testFiles.download({ ...place, fileId: file.id })).text()).toContain("Ann,yes");
  expect(await refusalOf(reader.api.testFiles.add({ ...place, file: calls() }))).toBe("venture.view_only");
  expect(await refusalOf(reader.api.testFiles.remove({ ...place, fileId: file.id }))).toBe("venture.view_only");
  const loose = (await member.api.killTests.lock({ rule })).test.id;
  const elsewhere = { ventureId: place.ventureId, testId: loose };
  expect(await refusalOf(editor.api.testFiles.list(elsewhere))).toBe("kill_test.not_found");
  await editor.api.testFiles.remove({ ...place, fileId: file.id });
  expect((await member.api.testFiles.list(place)).files).toEqual([]);
});

test("the files of a member's tests are in the archive of their data, but for one whose bytes are gone", async () => {
  const { member, place } = await tested("Zoe");
  const { file } = await member.api.testFiles.add({ ...place, file: calls() });
  const { file: same } = await member.api.testFiles.add({ ...place, file: calls() });
  const { file: lost } = await member.api.testFiles.add({ ...place, file: calls("lost.csv") });
  stored.delete(`tests/${lost.id}`);
  const other = await tested("Yves");
  await other.member.api.testFiles.add({ ...other.place, file: calls("theirs.csv") });
  const packed = unzipSync(new Uint8Array(await (await member.fetch("/api/account/export")).arrayBuffer()));
  const names = Object.keys(packed).filter((name) => name.startsWith("files/tests/"));
  expect(names).toEqual([file, same].map(({ id }) => `files/tests/${id}/calls.csv`));
  for (const name of names) expect(new TextDecoder().decode(packed[name])).toBe("who,pays\nAnn,yes\n");
  const tests = JSON.parse(new TextDecoder().decode(packed["kill-tests.json"])) as { files: unknown[] }[];
  expect(tests[0]?.files).toMatchObject([file, same, lost].map(({ id, name, size }) => ({ id, name, size })));
});
