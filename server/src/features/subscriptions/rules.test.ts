import { describe, expect, test } from "vitest";
import {
  beginTerm,
  monthsAfter,
  type Term,
  termAt,
  whatComesNext,
  whyNotChange,
  whyNotOffer,
  whyNotTrial,
} from "./rules.ts";

const at = (text: string) => new Date(`${text}${text.includes("T") ? "" : "T09:30:00"}Z`);
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

/** The days on which the months of a plan begin. */
function monthsOf(start: string, count: number): (string | undefined)[] {
  let term: Term | null = beginTerm("pro", "admin", at(start));
  const days: (string | undefined)[] = [];
  for (let month = 0; month < count; month++) {
    days.push(day(term?.periodEnd));
    if (term) term = termAt(term, term.periodEnd);
  }
  return days;
}

describe("months", () => {
  test("that began on a 31st end on the last day of each month and return to the 31st, leap day included", () => {
    expect(monthsOf("2027-01-31", 14)).toEqual([
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
      "2027-06-30",
      "2027-07-31",
      "2027-08-31",
      "2027-09-30",
      "2027-10-31",
      "2027-11-30",
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
    ]);
  });

  test("that began on a leap day return to the next one", () => {
    expect(day(monthsAfter(at("2028-02-29"), 12))).toBe("2029-02-28");
    expect(day(monthsAfter(at("2028-02-29"), 48))).toBe("2032-02-29");
    expect(monthsOf("2028-02-29", 2)).toEqual(["2028-03-29", "2028-04-29"]);
  });

  test("keep their time of day in UTC, wherever the server is", () => {
    expect(monthsAfter(at("2026-12-31T23:59:59"), 2).toISOString()).toBe("2027-02-28T23:59:59.000Z");
    expect(monthsAfter(at("2027-01-30T00:00:00"), 1).toISOString()).toBe("2027-02-28T00:00:00.000Z");
  });

  test("that passed without a renewal are skipped at once", () => {
    const term = termAt(beginTerm("starter", "admin", at("2027-01-31")), at("2028-03-01"));
    expect([day(term?.periodStart), day(term?.periodEnd)]).toEqual(["2028-02-29", "2028-03-31"]);
  });

  test("end exactly at their time and not before", () => {
    const term = beginTerm("starter", "admin", at("2027-01-31"));
    expect(termAt(term, new Date(term.periodEnd.getTime() - 1))).toBe(term);
    expect(termAt(term, term.periodEnd)?.periodStart).toEqual(term.periodEnd);
  });
});

describe("a plan", () => {
  test("on trial ends after seven days, across a month's end", () => {
    const term = beginTerm("pro", "trial", at("2028-02-26"));
    expect(whatComesNext(term)).toEqual({ kind: "ends", at: at("2028-03-04"), tier: null });
    expect(termAt(term, at("2028-03-04T09:29:59"))).toBe(term);
    expect(termAt(term, at("2028-03-04"))).toBeNull();
  });

  test("of the offer has three months and ends", () => {
    const term = beginTerm("pro", "offer", at("2026-11-30"));
    expect(whatComesNext(term)).toMatchObject({ kind: "renews", at: at("2026-12-30") });
    const last = termAt(term, at("2027-02-27"));
    expect(last && whatComesNext(last)).toMatchObject({ kind: "ends", at: at("2027-02-28") });
    expect(termAt(term, at("2027-02-28"))).toBeNull();
  });

  test("that was cancelled ends with its period, however late it is checked", () => {
    const term = { ...beginTerm("pro", "admin", at("2027-01-31")), cancelAtEnd: true };
    expect(termAt(term, at("2027-02-28T09:29:59"))).toBe(term);
    expect(termAt(term, at("2027-02-28"))).toBeNull();
    expect(termAt(term, at("2029-01-01"))).toBeNull();
  });

  test("changes once, at the next cycle, and keeps its day of the month", () => {
    const term = { ...beginTerm("pro", "admin", at("2027-01-31")), scheduledTier: "starter" as const };
    expect(whatComesNext(term)).toEqual({ kind: "changes", at: at("2027-02-28"), tier: "starter" });
    expect(termAt(term, at("2027-02-28"))).toMatchObject({
      tier: "starter",
      scheduledTier: null,
      periodEnd: at("2027-03-31"),
    });
  });

  test("that follows a trial counts its months from its own first day", () => {
    const term = { ...beginTerm("pro", "trial", at("2027-01-25")), scheduledTier: "premium" as const };
    expect(termAt(term, at("2027-02-01"))).toMatchObject({
      tier: "premium",
      startedAt: at("2027-02-01"),
      periodEnd: at("2027-03-01"),
      endsAt: null,
    });
  });
});

describe("refusals", () => {
  const nobody = { source: null, taken: [], offered: true };

  test("a second trial, and one beside a plan", () => {
    expect(whyNotTrial(nobody)).toBeNull();
    expect(whyNotTrial({ ...nobody, taken: ["trial"] })).toBe("plan.trial_used");
    expect(whyNotTrial({ ...nobody, source: "admin" })).toBe("plan.active");
  });

  test("an offer that is disabled, a second one, and one beside a plan that is not a trial", () => {
    expect(whyNotOffer({ ...nobody, taken: ["trial"], source: "trial" })).toBeNull();
    expect(whyNotOffer({ ...nobody, offered: false })).toBe("plan.offer_off");
    expect(whyNotOffer({ ...nobody, taken: ["offer"] })).toBe("plan.offer_used");
    expect(whyNotOffer({ ...nobody, source: "promo_code" })).toBe("plan.active");
  });

  test("a change without payment, without a plan, and of a plan that is not paid", () => {
    expect(whyNotChange("payment", false)).toBe("plan.payment_not_set_up");
    expect(whyNotChange(null, true)).toBe("plan.none");
    expect(whyNotChange("trial", true)).toBe("plan.payment_required");
    expect(whyNotChange("payment", true)).toBeNull();
  });
});
