import { planDevelopment } from "@cofounder/analyst";
import { expect, test } from "vitest";
import { calendarOf } from "./calendar.ts";

const now = new Date("2026-11-04T10:00:00Z");
const plan = (goal: string, hoursPerWeek = 4) =>
  planDevelopment({ category: "habits", goal, hoursPerWeek, startDate: "2026-12-07" }, { now });
const uidsOf = (calendar: string): string[] => [...calendar.matchAll(/^UID:(.+?)\r$/gm)].map(([, uid = ""]) => uid);

test("every event of every plan has an id of its own, which stays when the plan is exported again", () => {
  const plans = [plan("Sleep seven hours"), plan("Sleep seven hours", 6), plan("मुझे अच्छी नींद चाहिए"), plan("学会拒绝")];
  const uids = plans.map((each) => uidsOf(calendarOf(each, now)));
  expect(uids.flat().length).toBeGreaterThan(30);
  expect(new Set(uids.flat()).size).toBe(uids.flat().length);
  expect(plans.map((each) => uidsOf(calendarOf(each, new Date("2027-01-01T00:00:00Z"))))).toEqual(uids);
});
