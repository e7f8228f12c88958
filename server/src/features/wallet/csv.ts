/**
 * A line of CSV by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV
 * injection).
 */
export function csvLine(values: (string | number)[]): string {
  return `${values.map((value) => (typeof value === "number" ? String(value) : quoted(value))).join(",")}\r\n`;
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
