import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { typeOfIndustry } from "./industry.ts";

const now = new Date("2026-11-01T00:00:00Z");

test.each([
  ["Education Tech", "ed-tech"],
  ["mobile-app", "mobile-app"],
  ["Dental software", "saas-platform"],
  ["Healthcare", "health-wellness"],
  ["Gesundheitswesen", "health-wellness"],
  ["Educación", "ed-tech"],
  ["Énergie", "sustainability"],
  ["शिक्षा", "ed-tech"],
  ["人工智能", "ai-automation"],
  ["Bakery", null],
])("the industry %s names the type %s", (industry, type) => expect(typeOfIndustry(industry)).toBe(type));

test("a chosen type takes precedence over the words of the text, which determine the second", () => {
  const messages = ["An AI agent that automates token wallets with machine learning for teachers."];
  const [free, chosen] = [analyse({ messages, now }), analyse({ messages, now, type: "mobile-app" })];
  expect(free.venture.type?.id).not.toBe("mobile-app");
  expect(chosen.venture.type).toMatchObject({ id: "mobile-app", title: "Mobile App" });
  expect(chosen.venture.secondType?.id).toBe(free.venture.type?.id);
});
