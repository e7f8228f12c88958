import { expect, test } from "vitest";
import { help } from "../../../content/help.ts";
import { findHelp } from "./help-search.ts";

const found = (query: string) => {
  const { categories, faq } = findHelp(help, query);
  return { to: categories.map(({ to }) => to), asked: faq.map(({ question }) => question) };
};

test("an empty search shows all six subjects and all six answers", () => {
  for (const query of ["", "  ", "?!"]) {
    expect(found(query).to).toHaveLength(6);
    expect(found(query).asked).toHaveLength(6);
  }
});

test.each([
  ["promo", "/help-center/billing"],
  ["2FA", "/help-center/privacy"],
  ["DELETE account", "/help-center/privacy"],
  ["forum", "/help-center/community"],
  ["python", "/api-documentation"],
  ["confirm", "/help-center/getting-started"],
  ["pitch", "/help-center/features"],
])("%s leads to %s", (query, to) => {
  expect(found(query).to).toContain(to);
});

test("every word must match, in any order, regardless of accents", () => {
  expect(found("codes phone").asked).toEqual(["I lost the phone with my authenticator app. What now?"]);
  expect(found("phoné").asked).toEqual(["I lost the phone with my authenticator app. What now?"]);
  expect(found("phone zebra")).toEqual({ to: [], asked: [] });
});

test("addresses of links are not searched", () => {
  expect(found("help-center").asked).toEqual([]);
});
