import { expect, test } from "vitest";
import { claims } from "../../content/claims.ts";
import { landing as english } from "../../content/landing.ts";
import { landing as german } from "../../content/landing/de.ts";
import { landing as spanish } from "../../content/landing/es.ts";
import { landing as french } from "../../content/landing/fr.ts";
import { landing as hindi } from "../../content/landing/hi.ts";
import { landing as chinese } from "../../content/landing/zh.ts";
import { plans } from "../../content/plans.ts";
import { fill } from "../../locales/page-texts.ts";
import { claimTexts } from "./writing.ts";

test("the claims are the product's official ones", () => {
  expect(claims).toEqual({
    entrepreneurs: 10_000,
    accuracyPercent: 94,
    marketDataHours: 6,
    mentors: 50,
    experts: 25,
    investors: 15,
    mentorReviewHours: 24,
    strategyCallMinutes: 30,
    starterPlansPerMonth: 3,
    proPriceUsd: 0,
    proFreeMonths: 3,
    trialDays: 7,
  });
});

test("the three plans have their official prices and tokens", () => {
  expect(plans.map(({ tier, price, tokens, popular }) => [tier, price, tokens, popular])).toEqual([
    ["starter", 29.99, 20_000, false],
    ["pro", 79.99, 50_000, true],
    ["premium", 149.99, 100_000, false],
  ]);
});

const placesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** Every text, with its path. */
function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "reply" ? [] : textsOf(inner, `${path}/${key}`)));
}

test.each(Object.entries({ german, spanish, french, hindi, chinese }))(
  "the landing page makes the same claims in %s, and no text is empty",
  (_, own) => {
    const wanted = textsOf(english).map(([path, text]) => [path, placesOf(text)]);
    expect(textsOf(own).map(([path, text]) => [path, placesOf(text)])).toEqual(wanted);
    expect(textsOf(own).filter(([, text]) => text.trim() === "")).toEqual([]);
  },
);

test.each(["en", "de", "es", "fr", "hi", "zh"])(
  "a claim is written in the number format of its language: %s",
  (language) => {
    const values = claimTexts(language);
    expect(fill("{{trialDays}} {{proFreeMonths}}", values)).toBe("7 3");
    expect(values.entrepreneurs.replaceAll(/\D/g, "")).toBe("10000");
  },
);
