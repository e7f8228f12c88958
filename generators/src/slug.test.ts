import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test("a name becomes a short part of an address", () => {
  expect(slugOf("Café Olé & Söhne!", "site")).toBe("cafe-ole-sohne");
  expect(slugOf("../../etc/passwd", "site")).toBe("etc-passwd");
  expect(slugOf("智能日历", "site")).toBe("site");
  expect(slugOf(`${"a".repeat(47)} b`, "site")).toBe("a".repeat(47));
});
