import jsep from "jsep";
import { expect, test } from "vitest";
import { typedFigures } from "../fixtures/typed-figures.ts";
import { forecastOf, forecastWorkbook, quantitiesOfSheet, sheetTranslator } from "./index.ts";
import type { WorkbookCell, WorkbookSheet } from "./index.ts";

const english = await sheetTranslator("en");
const sheet = quantitiesOfSheet(
  typedFigures([
    ["price", 29, "EUR/customer/month", "price", { flow: "in" }],
    ["cost", 4, "EUR/customer/month", "unit_cost", { flow: "out" }],
    ["rent", 10_800, "EUR/year", "fixed_cost", { flow: "out", of: "rent" }],
    ["customers", 40, "customer", "paying"],
    ["won", 6, "customer/month", "paying"],
    ["churn", 30, "%/year", "churn"],
    ["tax", 20, "%", "tax", { shareOf: "price" }],
    ["ads", 300, "EUR/month", "acquisition_spend", { flow: "out" }],
    ["cash", 9000, "EUR", "cash", { flow: "held", basis: "once" }],
    ["raise", 100_000, "EUR", "raise", { flow: "asked", basis: "once", status: "planned" }],
    ["developer", 4000, "EUR/month", "pay", { flow: "out", of: "developer", status: "planned" }],
  ]),
  english,
);
const months = { raise: 3, developer: 5 };
const names = Object.fromEntries(sheet.map(({ id }) => [id, id]));

jsep.addBinaryOp("=", 6);
jsep.addBinaryOp("^", 11, true);

type At = (sheetName: string, cell: string) => number;

/** A spreadsheet of our own for this test: it knows nothing of how the forecast is computed. */
function spreadsheetOf(sheets: readonly WorkbookSheet[]): At {
  const cellAt = (sheetName: string, cell: string): WorkbookCell => {
    const rows = sheets.find(({ name }) => name === sheetName)?.rows;
    return rows?.[Number(cell.slice(1)) - 1]?.["ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(cell.charAt(0))] ?? null;
  };
  const at: At = (sheetName, cell) => {
    const found = cellAt(sheetName, cell);
    if (typeof found === "string") throw new Error(`${sheetName}!${cell} is a text`);
    if (typeof found === "number" || found === null) return found ?? 0;
    const reference = /(?:'([^']+)'!)?\b([A-Z]\d+)\b/g;
    const text = found.formula
      .replaceAll("$", "")
      .replaceAll(reference, (_all, of: string | undefined, own: string) => `AT("${of ?? sheetName}", "${own}")`);
    return evaluate(jsep(text), at);
  };
  return at;
}

function evaluate(tree: jsep.Expression, at: At): number {
  const node = tree as jsep.CoreExpression;
  const value = (part: jsep.Expression): number => evaluate(part, at);
  if (node.type === "Literal") return Number(node.value);
  if (node.type === "UnaryExpression") return -value(node.argument);
  if (node.type === "BinaryExpression")
    return operators[node.operator]?.(value(node.left), value(node.right)) ?? Number.NaN;
  if (node.type === "CallExpression") return call(node, at);
  throw new Error(`unknown: ${node.type}`);
}

function call({ callee, arguments: given }: jsep.CallExpression, at: At): number {
  const texts = (): string[] => given.map((part) => String((part as jsep.Literal).value));
  const values = (): number[] => given.map((part) => evaluate(part, at));
  switch ((callee as jsep.Identifier).name) {
    case "AT":
      return at(texts()[0] ?? "", texts()[1] ?? "");
    case "AND":
      return Number(values().every((value) => value !== 0));
    case "IF": {
      const [condition, then = 0, otherwise = 0] = values();
      return condition === 0 ? otherwise : then;
    }
    default:
      throw new Error(`unknown: ${(callee as jsep.Identifier).name}`);
  }
}

const operators: Record<string, (left: number, right: number) => number> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "^": (left, right) => left ** right,
  ">": (left, right) => Number(left > right),
  ">=": (left, right) => Number(left >= right),
  "=": (left, right) => Number(left === right),
};

test("the formulas of the workbook give every month of the forecast", () => {
  const sheets = forecastWorkbook(sheet, { months, names, translator: english }) ?? [];
  const at = spreadsheetOf(sheets);
  const { lines } = forecastOf(sheet, months, english);
  expect(lines.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["customers", "tax", "event_0", "event_1", "cash"]),
  );
  for (const [line, { values }] of lines.entries())
    for (const [month, value] of values.entries())
      expect(at("Forecast", `${"BCDEFGHIJKLMNOPQRSTUVWXY".charAt(month)}${line + 2}`)).toBeCloseTo(value, 6);
});

test("another number in a figure's cell moves the months", () => {
  const sheets = forecastWorkbook(sheet, { months, names, translator: english }) ?? [];
  const row = sheets[0]?.rows.find(([label]) => label === "price");
  if (!row) throw new Error("no price");
  row[1] = 49;
  const dearer = sheet.map((quantity) => (quantity.id === "price" ? { ...quantity, value: 49 } : quantity));
  const { lines } = forecastOf(dearer, months, english);
  const cash = lines.findIndex(({ name }) => name === "cash");
  expect(spreadsheetOf(sheets)("Forecast", `Y${cash + 2}`)).toBeCloseTo(lines[cash]?.values[23] ?? 0, 6);
});

test("without a forecast there is no workbook", () => {
  expect(forecastWorkbook([], { months: {}, names: {}, translator: english })).toBeNull();
});
