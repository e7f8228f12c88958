import { planDevelopment } from "@cofounder/analyst";
import { selfDevelopmentOutput } from "@cofounder/contract/tools/self-development";
import { expect, test } from "vitest";
import { calendarOf } from "./calendar.ts";
import { selfDevelopment } from "./catalog/self-development.ts";

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

test("a plan's text cannot add a line to its calendar", () => {
  const forged = "Sleep\r\nBEGIN:VEVENT\nX-FORGED:1\r\rEND:VEVENT; more, \\ and more";
  const made = plan("Sleep seven hours");
  const [first, ...others] = made.phases;
  if (!first) throw new Error("no phase");
  const actions = first.actions.map((action) => ({ ...action, text: forged, id: "a\r\nX-FORGED:1" }));
  const phases = [{ ...first, phase: forged.slice(0, 100), actions }, ...others];
  const review = { ...made.review, questions: [forged] };
  const sent = { ...made, title: forged, startsOn: made.startsOn, phases, review };
  // Results stored by earlier versions were not validated.
  for (const read of [selfDevelopmentOutput.parse(sent), { ...sent, phases: made.phases }]) {
    const lines = calendarOf(read, now).split(/\r\n|\r|\n/);
    expect(lines.filter((line) => line.startsWith("X-FORGED"))).toEqual([]);
    const events = (calendarOf(made, now).match(/^BEGIN:VEVENT/gm) ?? []).length;
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(events);
    expect(lines.find((line) => line.startsWith("NAME:"))).toContain("END:VEVENT\\; more");
  }
});

const english =
  /(?<![\p{L}\p{M}])(?:the|you|your|with|which|and|it|week|review|goals|actions(?!\n)|minutes to)(?![\p{L}\p{M}])/iu;

test.each([
  [
    "de",
    "Früher schlafen gehen",
    "### Aufgaben",
    "Woche 1, 0,5 Std.:",
    "## Freitagsrückblick, 15 Minuten",
    "Rückblick: ",
  ],
  [
    "es",
    "Dormir 7 horas cada noche",
    "### Acciones",
    "Semana 1, 0,5 h:",
    "## Revisión del viernes, 15 minutos",
    "Revisión: ",
  ],
  ["fr", "Mieux dormir", "### Jalons", "Semaine 1, 0,5 h :", "## Bilan du vendredi, 15 minutes", "Bilan : "],
  ["hi", "मुझे अच्छी नींद चाहिए", "### काम", "हफ़्ता 1, 0.5 घं.:", "## शुक्रवार की समीक्षा, 15 मिनट", "समीक्षा: "],
  ["zh", "晚上早点睡觉", "### 行动", "第1周，0.5小时：", "## 周五回顾，15分钟", "回顾："],
])(
  "document and calendar of a plan are in the language of its goal: %s",
  (language, goal, ...[actions, week, review, title]) => {
    const made = plan(goal);
    const document = selfDevelopment.toMarkdown(made, {});
    for (const words of [actions, week, review]) expect(document).toContain(words);
    const calendar = calendarOf(made, now).replaceAll("\r\n ", "");
    expect(calendar).toContain(`SUMMARY:${title}${goal}`);
    expect(calendar).toContain(`//${language.toUpperCase()}\r\n`);
    expect(document).not.toMatch(english);
    expect(calendar.replaceAll(/^[A-Z-]+[:;]/gm, "").replaceAll(/^\w+-review/gm, "")).not.toMatch(english);
  },
);

test("a chat about a plan begins in the language of its goal", () =>
  expect(selfDevelopment.said({ category: "habits", goal: "Früher schlafen gehen" })).toBe(
    "Ich will an mir arbeiten (Gewohnheiten): Früher schlafen gehen",
  ));

test("a plan of an earlier version is an English calendar", () => {
  const { language: _language, ...earlier } = plan("Sleep seven hours");
  const parsed = selfDevelopmentOutput.parse({
    ...earlier,
    habits: earlier.habits.map(({ text: _text, ...habit }) => habit),
    phases: earlier.phases.map(({ when: _when, ...phase }) => phase),
  });
  expect(calendarOf(parsed, now)).toContain("SUMMARY:Review: Sleep seven hours");
});

test("a goal that begins with a number is in the document as typed", () =>
  expect(selfDevelopment.toMarkdown(plan("3. Mai: ruhiger werden"), {})).toMatch(/^# 3\\\. Mai: ruhiger werden\n/));
