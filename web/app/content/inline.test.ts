import { expect, test } from "vitest";
import { plainText, readInline } from "./inline.ts";

test("a text is split into pieces at its marks", () => {
  expect(readInline("Say **this**, run `that`,[^one] see [there](/there) and [^two]")).toEqual([
    { kind: "text", text: "Say " },
    { kind: "strong", text: "this" },
    { kind: "text", text: ", run " },
    { kind: "code", text: "that" },
    { kind: "text", text: "," },
    { kind: "source", id: "one" },
    { kind: "text", text: " see " },
    { kind: "link", text: "there", to: "/there" },
    { kind: "text", text: " and " },
    { kind: "source", id: "two" },
  ]);
});

test("an incomplete mark stays as it is written", () => {
  for (const text of ["2 ** 3", "a [bracket] alone", "5 * 3 * 2", "[open](", "one `tick"]) {
    expect(readInline(text)).toEqual([{ kind: "text", text }]);
  }
});

test("plain text has neither marks nor source numbers", () => {
  expect(plainText("**Half**[^a] of `it`, [here](/x).")).toBe("Half of it, here.");
});
