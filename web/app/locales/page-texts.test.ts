import { expect, test } from "vitest";
import { features as english } from "../content/features.ts";
import { pricing as englishPricing } from "../content/pricing.ts";
import * as de from "./de.ts";
import * as es from "./es.ts";
import * as fr from "./fr.ts";
import * as hi from "./hi.ts";
import * as zh from "./zh.ts";

const placesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted();

/** Every text, with its path. */
function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`));
}

const shapeOf = (texts: object) => textsOf(texts).map(([path, text]) => [path, placesOf(text)]);

test.each(Object.entries({ de, es, fr, hi, zh }))(
  "Pricing and Features have the figures of the English texts, and no empty text, in %s",
  (_language, { pricing, features }) => {
    expect(shapeOf(pricing)).toEqual(shapeOf(englishPricing));
    expect(shapeOf(features)).toEqual(shapeOf(english));
    expect(textsOf([pricing, features]).filter(([, text]) => text.trim() === "")).toEqual([]);
  },
);
