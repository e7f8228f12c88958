import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { passwordHashes } from "./password-hashes.ts";

test("other work for the thread pool does not wait for a crowd of passwords", async () => {
  let hashed = 0;
  const all = Array.from({ length: 12 }, () => passwordHashes.hash("correct horse battery").then(() => hashed++));
  for (let read = 0; read < 4; read++) await stat(import.meta.filename);
  expect(hashed).toBeLessThan(6);
  await Promise.all(all);
  expect(hashed).toBe(12);
});

test("a password matches its own hash and no other", async () => {
  const hash = await passwordHashes.hash("correct horse battery");
  expect(await passwordHashes.verify({ hash, password: "correct horse battery" })).toBe(true);
  expect(await passwordHashes.verify({ hash, password: "correct horse batterie" })).toBe(false);
});
