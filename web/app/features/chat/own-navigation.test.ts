import { expect, test } from "vitest";
import { isOwnNavigation } from "./own-navigation.ts";

const origin = "https://cofounder.example";
const href = `${origin}/chat?prompt=Hats`;
const arrival = { state: null, href, loaded: href, referrer: "" };

test.each([
  ["a link within the application", { loaded: `${origin}/ideas`, state: { own: true } }, true],
  ["the same after a reload, with any referrer", { state: { own: true }, referrer: "https://evil.example/" }, true],
  ["a page of ours in another tab", { referrer: `${origin}/startup-guides` }, true],
  ["another site", { referrer: "https://evil.example/" }, false],
  ["a site whose name begins as ours", { referrer: `${origin}.evil.example/` }, false],
  ["a published website", { referrer: `${origin}/sites/lamp` }, false],
  ["a shared plan", { referrer: `${origin}/shared/abc` }, false],
  ["nobody, as when it was typed", { referrer: "" }, false],
  ["the way back from the sign-in", { loaded: `${origin}/auth`, referrer: `${origin}/` }, false],
  ["a step whose state says something else", { state: { own: "yes" } }, false],
])("an arrival from %s: %o", (_, came, own) => {
  expect(isOwnNavigation({ ...arrival, ...came })).toBe(own);
});
