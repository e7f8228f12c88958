import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { workbookFile } from "./save-workbook.ts";

const sheets = [
  { name: "Eingaben", rows: [["Zahl", "Wert"], ["=Preis & Co", 29], [], ["heute", { formula: "($B$2*40)" }]] },
  {
    name: "Prognose",
    rows: [
      ["Monat", 1, 2],
      ["Umsatz", { formula: "'Eingaben'!$B$4" }, { formula: "(B2*1.5)" }],
    ],
  },
];

const file = async () => new Uint8Array(await (await workbookFile(sheets)).arrayBuffer());

test("the file has its sheets, texts and numbers, and its formulas stay formulas", async () => {
  const parts = unzipSync(await file());
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  expect([...text("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "Eingaben",
    "Prognose",
  ]);
  const [first, second] = ["xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"].map(text);
  expect(first).toContain("<f>($B$2*40)</f>");
  expect(first).toContain("<v>29</v>");
  expect(
    [...(second ?? "").matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula?.replaceAll("&apos;", "'")),
  ).toEqual(["'Eingaben'!$B$4", "(B2*1.5)"]);
  expect(text("xl/sharedStrings.xml") + first).toContain("=Preis &amp; Co");
});

const office = "/usr/bin/soffice";

test.skipIf(!existsSync(office))(
  "LibreOffice opens it and computes the same",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "workbook-"));
    try {
      writeFileSync(join(folder, "forecast.xlsx"), await file());
      const sheetTwo = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,2";
      const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
      execFileSync(office, [
        profile,
        "--headless",
        "--convert-to",
        sheetTwo,
        "--outdir",
        folder,
        join(folder, "forecast.xlsx"),
      ]);
      const [, line] = readFileSync(join(folder, "forecast-Prognose.csv"), "utf8").split("\n");
      expect(line).toBe("Umsatz,1160,1740");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);
