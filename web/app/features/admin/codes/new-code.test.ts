import { expect, test } from "vitest";
import { emptyCode, generateCode, requestOf, whyNotCreate } from "./new-code.ts";

const good = { ...emptyCode, code: "spring25", description: "Spring" };
const limits = { promoTokenBonusMax: 1_000, promoUsesMax: 1_000 };
const now = new Date("2026-05-04T12:00:00");

test("a generated code is 8 characters of A-Z and 0-9, and different each time", () => {
  const codes = Array.from({ length: 200 }, () => generateCode(8));
  expect(codes.every((code) => /^[A-Z0-9]{8}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(200);
});

test("bytes that would make some characters more likely are discarded", () => {
  const bytes = [255, 252, 0, 1, 2, 3, 4, 5, 6, 251];
  expect(generateCode(8, () => Uint8Array.from(bytes))).toBe("ABCDEFG9");
});

test.each([
  [{}, {}],
  [{ code: " " }, { required: true }],
  [{ description: "" }, { required: true }],
  [{ code: "two words" }, { form: true }],
  [{ tokenBonus: "-1" }, { bonus: true }],
  [{ tokenBonus: "1.5" }, { bonus: true }],
  [{ tokenBonus: "1001" }, { bonus: true }],
  [{ maxUses: "0" }, { uses: true }],
  [{ maxUses: "" }, { uses: true }],
  [{ expires: "2026-05-03" }, { expires: true }],
  [{ expires: "2026-05-04" }, {}],
])("a new code with %j", (change, found) => {
  const none = { required: false, form: false, bonus: false, uses: false, expires: false };
  expect(whyNotCreate({ ...good, ...change }, now, limits)).toEqual({ ...none, ...found });
});

test("a code is sent in upper case, and expires at the end of its last day", () => {
  expect(requestOf({ ...good, tokenBonus: "25", expires: "2026-05-04" })).toEqual({
    code: "SPRING25",
    description: "Spring",
    tokenBonus: 25,
    maxUses: 1,
    grantsPremium: false,
    grantsAdmin: false,
    expiresAt: new Date("2026-05-04T23:59:59.999").toISOString(),
  });
});
