import { expect, it } from "vitest";
import { safeLink } from "./safe-link.ts";

it.each([
  ["https://www.example.com/a?b=c", { href: "https://www.example.com/a?b=c", host: "example.com" }],
  ["http://example.com", { href: "http://example.com/", host: "example.com" }],
  ["mailto:me@example.com", { href: "mailto:me@example.com", host: "me@example.com" }],
  ["javascript:alert(1)", null],
  ["JaVaScRiPt:alert(1)", null],
  ["data:text/html,<b>x</b>", null],
  ["//example.com/x", null],
  ["/account", null],
  ["", null],
  [undefined, null],
])("a link to %s", (address, expected) => {
  expect(safeLink(address)).toEqual(expected);
});
