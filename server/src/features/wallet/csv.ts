/**
 * A line of CSV as RFC 4180 has it. A text that a spreadsheet would take for a formula gets an apostrophe before it
 * (OWASP, CSV injection).
 */
export function csvLine(values: (string | number)[]): string {
  return `${values.map((value) => (typeof value === "number" ? String(value) : quoted(value))).join(",")}\r\n`;
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
