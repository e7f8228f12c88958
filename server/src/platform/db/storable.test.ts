import { expect, inject, test } from "vitest";
import pg from "pg";
import { storableJson, storableText } from "./storable.ts";

test("the database accepts every converted text as text and as JSON, wherever it was cut", async () => {
  const client = new pg.Client(inject("postgres"));
  await client.connect();
  for (const text of ["a\0b", "cut \ud83d", "\ude00 cut", "\\u0000 is told", "😀 \\ud83d whole"]) {
    const sql = "select $1::text as text, $2::jsonb ->> 'text' as json";
    const { rows } = await client.query(sql, [storableText(text), storableJson({ text })]);
    expect(rows[0]).toEqual({ text: storableText(text), json: storableText(text) });
  }
  await client.end();
  expect(storableText("\\u0000 is told, 😀 whole")).toBe("\\u0000 is told, 😀 whole");
  expect(storableJson(undefined)).toBe("null");
});
