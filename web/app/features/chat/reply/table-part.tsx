import type { ReplyPart } from "@cofounder/contract";
import { PartTitle } from "./part-title.tsx";

type TablePart = Extract<ReplyPart, { kind: "table" }>;

function isFigure(cell: string): boolean {
  return /^[-+~≈<>≤≥]?\s?[\p{Sc}]?\s?\d[\d.,\s]*(?:%|[\p{L}\p{M}]{0,6}\.?\s?\p{Sc}?)$/u.test(cell.trim());
}

/** Columns that hold only figures are aligned right. */
function figureColumns({ columns, rows }: Pick<TablePart, "columns" | "rows">): boolean[] {
  return columns.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? "").filter((cell) => cell !== "" && cell !== "–" && cell !== "-");
    return cells.length > 0 && cells.every(isFigure);
  });
}

export function DataTable({ columns, rows, label }: { columns: string[]; rows: string[][]; label: string }) {
  const figures = figureColumns({ columns, rows });
  const side = (column: number) => (figures[column] ? "text-right tabular-nums whitespace-nowrap" : "text-left");
  return (
    <div
      className="scroll-fade overflow-x-auto rounded-xl border border-line"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table className={`w-full text-sm ${columns.length > 3 ? "min-w-xl" : ""}`}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`px-4 py-2.5 font-medium text-muted ${side(index)}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex} className="border-t border-line">
              {columns.map((column, index) => (
                <td key={column} className={`px-4 py-2.5 align-top wrap-break-word ${side(index)}`}>
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function TablePartView({ part }: { part: TablePart }) {
  return (
    <section>
      <PartTitle>{part.title}</PartTitle>
      <DataTable columns={part.columns} rows={part.rows} label={part.title} />
      {part.note && <p className="mt-2 text-xs text-muted">{part.note}</p>}
    </section>
  );
}
