/** A section with its heading; empty where it has no text. */
export const section = (title: string, text: string): string => (text === "" ? "" : `## ${title}\n\n${text}`);

/** A table of plain texts; empty where it has no rows. */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return "";
  const line = (cells: string[]): string => `| ${cells.map(cellOf).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A cell is one line, and no mark of Markdown ends it. */
const cellOf = (text: string): string => text.replace(/\s+/g, " ").replaceAll("|", "\\|");
