import type { WorkbookCell, WorkbookSheet } from "@cofounder/analyst/sheet";
import writeExcelFile, { type Cell } from "write-excel-file/universal";

const cellOf = (cell: WorkbookCell): Cell => {
  if (cell === null) return null;
  if (typeof cell === "string") return { value: cell, type: String };
  if (typeof cell === "number") return { value: cell, type: Number };
  return { value: cell.formula, type: "Formula" };
};

const labelWidth = 44;
const valueWidth = 14;

/** The workbook as an XLSX file: formulas stay formulas. */
export function workbookFile(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row) => row.map(cellOf)),
      columns: Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) => ({
        width: column === 0 ? labelWidth : valueWidth,
      })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    })),
  ).toBlob();
}
