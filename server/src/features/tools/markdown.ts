import type { Translator } from "@cofounder/analyst";
import type { ClaimSource } from "@cofounder/contract";
import type { Figure, Letter, Statement } from "@cofounder/contract/tools/statement";

/** The pieces of a result's document. Typed input is escaped, so that it is text and never markup. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|]/g, "\\$&")
    .replace(/^([#>+-])/, "\\$1")
    .replace(/^(\d+)(?=[.)])/, "$1\\");

export function document(...blocks: (string | null)[]): string {
  return `${blocks.filter((block) => block !== null && block !== "").join("\n\n")}\n`;
}

export const heading = (level: 1 | 2 | 3, text: string): string => `${"#".repeat(level)} ${plain(text)}`;
export const paragraph = (text: string): string => plain(text);

/** A section, or an empty string when it has no content. */
export function section(title: string, ...blocks: string[]): string {
  const filled = blocks.filter((block) => block !== "");
  return filled.length === 0 ? "" : [heading(2, title), ...filled].join("\n\n");
}

export const bullets = (items: string[]): string => items.map((item) => `- ${plain(item)}`).join("\n");
export const numbered = (items: string[]): string =>
  items.map((item, index) => `${index + 1}. ${plain(item)}`).join("\n");
export const boxes = (items: { text: string; done: boolean }[]): string =>
  items.map(({ text, done }) => `- [${done ? "x" : " "}] ${plain(text)}`).join("\n");

const cited = ({ publisher, year }: ClaimSource): string => ` (${publisher}, ${year})`;

/** The text with its publisher and year; an assumption and an open question are marked as such. */
export function stated({ text, basis, source }: Statement, { t }: Translator): string {
  const marked = basis === "assumption" ? t`Assumption: ${text}` : basis === "unknown" ? t`To find out: ${text}` : text;
  return `${marked}${source ? cited(source) : ""}`;
}

export const statements = (all: Statement[], translator: Translator): string =>
  bullets(all.map((each) => stated(each, translator)));

/** "Name: value = formula (publisher, year)". */
export function figures(all: Figure[]): string {
  return bullets(
    all.map(({ label, value, formula, source }) => {
      const how = formula && formula !== value ? ` = ${formula}` : "";
      return `${label}: ${value}${how}${source ? cited(source) : ""}`;
    }),
  );
}

export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return "";
  const line = (cells: string[]): string => `| ${cells.map((cell) => plain(cell) || " ").join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

export function letterText({ subject, body }: Letter): string {
  return [`**${plain(subject)}**`, ...body.split(/\n\s*\n/).map((part) => `> ${plain(part)}`)].join("\n>\n");
}
