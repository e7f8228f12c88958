import type { Benchmark } from "../knowledge/benchmarks.ts";
import type { ClaimSource } from "@cofounder/contract/analysis";

/** First letter up, the rest as it stands. */
export function sentence(text: string): string {
  const first = text.trimStart();
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${/[.!?:]$/.test(first) ? "" : "."}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}

/** "(Carta, 2024, past its review date)": every figure from outside carries its source. */
export function cite(source: ClaimSource): string {
  const notes = [
    source.publisher,
    source.year,
    source.grade === "H" ? "a rule of thumb" : "",
    source.grade === "K" ? "to check" : "",
    source.stale ? "past its review date" : "",
  ];
  return `(${notes.filter((note) => note !== "").join(", ")})`;
}

/** A benchmark as a sentence with its source. */
export function told(benchmark: Benchmark | undefined): string {
  return benchmark ? `For comparison, ${benchmark.says} ${cite(benchmark.source)}.` : "";
}

export function paragraphs(...blocks: (string | null)[]): string {
  return blocks.filter((block): block is string => block !== null && block.trim() !== "").join("\n\n");
}

export function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
