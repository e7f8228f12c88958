import { expect, test } from "vitest";
import { readDescription } from "./apps/read-description.ts";
import { expression } from "./automations/n8n/expressions.ts";
import { readAutomation } from "./automations/read.ts";
import { readField } from "./apps/read-fields.ts";
import { clausesOf } from "./automations/clauses.ts";
import { readBrief } from "./sites/read-brief.ts";

/**
 * Each took minutes or more: words with or without a space were matched in n^6 ways, spaces by several parts in n^3.
 */
test("runs of letters and of spaces in a description are read without delay", () => {
  expect(readBrief(`An app for ${"a".repeat(3_000)}_`).audience).toBeNull();
  expect(readBrief(`It helps${" ".repeat(3_000)}people track time`).audience).toBeNull();
  expect(readDescription(`Track boxes and items with aaa${" ".repeat(6_000)}_`).entities).not.toEqual([]);
  expect(readAutomation(`When a form is sent${" ".repeat(3_900)}_`).steps).toBeInstanceOf(Array);
});

test("unclosed braces are text, however many spaces follow", () => {
  const open = `{{${" ".repeat(20_000)}`;
  expect(expression(open, { node: "Form", trigger: "form", rows: false, model: null })).toBe(open.replace("{{", "{ {"));
});

test("a comma before the last item of a list is a separator as well", () => {
  expect(readField("status (new, active, or done)")?.options).toEqual(["New", "Active", "Done"]);
  expect(readField("status (new ,  active  or   done)")?.options).toEqual(["New", "Active", "Done"]);
  expect(readBrief("We sell bread. It comes with sourdough bread, birthday cakes, and good coffee.").offers).toEqual([
    "Sourdough bread",
    "Birthday cakes",
    "Good coffee",
  ]);
  expect(clausesOf("Wait two days, and after that, then send mail").map(({ text }) => text)).toEqual([
    "Wait two days",
    "send mail",
  ]);
});
