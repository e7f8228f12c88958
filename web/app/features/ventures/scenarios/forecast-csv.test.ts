import { expect, test } from "vitest";
import { forecastCsv } from "./forecast-csv.ts";

test("a row a line, a column a month, and no text that a spreadsheet takes for a formula", () => {
  const lines = [
    { name: "net" as const, kind: "money" as const, label: "", values: [1, -2.5] },
    { name: "cash" as const, kind: "money" as const, label: "", values: [0.1 + 0.2, 1e6] },
  ];
  const names = ['=HYPERLINK("x")', 'Cash, "now"'];
  expect(forecastCsv({ lines }, "Month", (line) => names[line] ?? "")).toBe(
    '"Month",1,2\r\n"\'=HYPERLINK(""x"")",1,-2.5\r\n"Cash, ""now""",0.3,1000000\r\n',
  );
});
