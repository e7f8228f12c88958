import type { ReactNode } from "react";

interface DataTableProps {
  caption: string;
  head: ReactNode[];
  /** The first cell of a row names it. */
  rows: { key: string; cells: ReactNode[] }[];
}

/** A table that scrolls sideways if it is wider than the screen. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="-mx-1 scroll-fade overflow-x-auto px-1">
      <table className="w-full min-w-max border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {head.map((cell, index) => (
              <th key={index} scope="col" className="max-w-40 py-2 pr-6 align-bottom font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="max-w-56 py-2.5 pr-6 align-top font-medium">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="max-w-64 py-2.5 pr-6 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
