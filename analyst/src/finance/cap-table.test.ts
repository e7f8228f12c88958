import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertInRound, withSafes } from "./cap-table.ts";
import type { CapTable } from "./cap-table.ts";
import { afterRound } from "./dilution.ts";

const whole = (table: CapTable): number =>
  table.founders + table.pool + table.investors + table.safes.reduce((sum, share) => sum + share, 0);
const amount = fc.double({ min: 10_000, max: 2_000_000, noNaN: true });
const safe = fc.record({
  amount,
  cap: fc.option(fc.double({ min: 3_000_000, max: 50_000_000, noNaN: true })),
  discount: fc.double({ min: 0, max: 0.5, noNaN: true }),
});
const round = fc.record({
  pool: fc.double({ min: 0, max: 0.4, noNaN: true }),
  safes: fc.array(safe, { maxLength: 5 }),
  raise: fc.double({ min: 100_000, max: 30_000_000, noNaN: true }),
  preMoney: fc.double({ min: 1_000_000, max: 200_000_000, noNaN: true }),
  poolAfter: fc.double({ min: 0, max: 0.3, noNaN: true }),
});

describe("a priced round", () => {
  test("always distributes the whole company", () =>
    fc.assert(
      fc.property(round, (given) => {
        const table = convertInRound(given);
        if (table) expect(whole(table)).toBeCloseTo(1, 9);
      }),
    ));
  test("gives new investors their share of the post-money, whatever converts", () =>
    fc.assert(
      fc.property(round, (given) => {
        const table = convertInRound(given);
        if (table) expect(table.investors).toBeCloseTo(given.raise / (given.raise + given.preMoney), 9);
      }),
    ));
  test("leaves at least the pool that was agreed", () =>
    fc.assert(
      fc.property(round, (given) => {
        const table = convertInRound(given);
        if (table) expect(table.pool).toBeGreaterThanOrEqual(given.poolAfter - 1e-9);
      }),
    ));
  test("never gives a SAFE less than the round's own price", () =>
    fc.assert(
      fc.property(round, (given) => {
        const table = convertInRound(given);
        const post = given.raise + given.preMoney;
        if (table)
          for (const [index, share] of table.safes.entries())
            expect(share).toBeGreaterThanOrEqual((given.safes[index]?.amount ?? 0) / post - 1e-9);
      }),
    ));
  test("equals the textbook formula without SAFEs", () => {
    const table = convertInRound({ pool: 0.1, safes: [], raise: 2e6, preMoney: 8e6, poolAfter: 0.15 });
    const book = afterRound({ holders: { founders: 0.9 }, pool: 0.1, raise: 2e6, preMoney: 8e6, poolAfter: 0.15 });
    expect(table?.founders).toBeCloseTo(book?.holders["founders"] ?? 0, 9);
    expect(table?.investors).toBeCloseTo(0.2, 9);
  });
  test("a low cap beats the discount, a high one does not", () => {
    const given = { pool: 0, raise: 2e6, preMoney: 18e6, poolAfter: 0 };
    const low = convertInRound({ ...given, safes: [{ amount: 1e6, cap: 5e6, discount: 0.2 }] });
    const high = convertInRound({ ...given, safes: [{ amount: 1e6, cap: 50e6, discount: 0.2 }] });
    expect(low).toMatchObject({ by: ["cap"], safes: [expect.closeTo(0.18, 9)] });
    expect(high).toMatchObject({ by: ["discount"], safes: [expect.closeTo(1 / 16, 9)] });
  });
  test("is refused when it would take everything", () =>
    expect(
      convertInRound({
        pool: 0,
        safes: [{ amount: 9e6, cap: 5e6, discount: 0 }],
        raise: 1e6,
        preMoney: 1e6,
        poolAfter: 0,
      }),
    ).toBeNull());
});

describe("post-money SAFEs", () => {
  test("$500k at a $5M cap takes a tenth, $1M at $10M another, at the expense of founders and pool", () =>
    expect(
      withSafes(0.1, [
        { amount: 500_000, cap: 5e6, discount: 0 },
        { amount: 1e6, cap: 10e6, discount: 0 },
      ]),
    ).toMatchObject({ founders: expect.closeTo(0.72, 9), pool: expect.closeTo(0.08, 9), safes: [0.1, 0.1] }));
  test("a share is unknown without a cap", () =>
    expect(withSafes(0, [{ amount: 1e5, cap: null, discount: 0.2 }])).toBeNull());
});
