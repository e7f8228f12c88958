import type { Forecast } from "@cofounder/analyst/sheet";

/** A text that a spreadsheet could take for a formula is kept a text. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A forecast as CSV: a row a line, a column a month, numbers with a point. */
export function forecastCsv(
  { lines }: Pick<Forecast, "lines">,
  month: string,
  nameOf: (line: number) => string,
): string {
  const count = lines[0]?.values.length ?? 0;
  const head = [cell(month), ...Array.from({ length: count }, (_, index) => String(index + 1))];
  const rows = lines.map(({ values }, index) => [cell(nameOf(index)), ...values.map(written)]);
  return [head, ...rows].map((row) => row.join(",")).join("\r\n") + "\r\n";
}

const written = (value: number): string => String(Number(value.toPrecision(12)));
