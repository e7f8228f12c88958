import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { storableText } from "./storable.ts";
import { charactersIn, tokensIn, tokensInSql } from "./text-tokens.ts";

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(inject("postgres"));
  await client.connect();
});
afterAll(() => client.end());

/** Any code units: whole emoji, families and flags, lone surrogates, accents apart from their letters, NUL. */
const piece = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("😀", "👩‍👩‍👧", "🇩🇪", "\ud83d", "\ude00", "e\u0301", "\0", "用", "x".repeat(99)),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

test("code and PostgreSQL count the same characters and tokens of any text", async () => {
  await fc.assert(
    fc.asyncProperty(text, async (said) => {
      const { rows } = await client.query<{ characters: number; tokens: number }>(
        `select char_length($1::text) as characters, ${tokensInSql("$1::text")} as tokens`,
        [storableText(said)],
      );
      expect(rows[0]).toEqual({ characters: charactersIn(said), tokens: tokensIn(said) });
    }),
    { numRuns: 300 },
  );
});

test("a hundred emoji are one token, and one more is a second", () => {
  expect(["", "x", "😀".repeat(100), "😀".repeat(101)].map(tokensIn)).toEqual([0, 1, 1, 2]);
});
