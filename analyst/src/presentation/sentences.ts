import type { ClaimSource } from "@cofounder/contract/analysis";
import type { Benchmark } from "../knowledge/benchmarks.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";

/** "(Carta, 2024, past its review date)": every external figure carries its source. */
export function cite(source: ClaimSource, { t, translate }: Translator): string {
  const notes = [
    translate(source.publisher),
    source.year,
    source.grade === "H" ? t`a rule of thumb` : "",
    source.grade === "K" ? t`to check` : "",
    source.stale ? t`past its review date` : "",
  ];
  return `(${notes.filter((note) => note !== "").join(", ")})`;
}

/** A benchmark as a sentence with its source. */
export function compared(benchmark: Benchmark | undefined, language: string): string | null {
  if (!benchmark) return null;
  const translator = translatorFor(language);
  return translator.t`**Benchmark:** ${cited(benchmark, translator)}`;
}

/** The sentence of a benchmark with its source before the full stop. */
export function cited({ says, source }: Benchmark, translator: Translator): string {
  const [, sentence = "", stop = ""] = /^(.*?)([.。।]?)$/su.exec(translator.translate(says)) ?? [];
  return `${sentence} ${cite(source, translator)}${stop}`;
}

export function paragraphs(...blocks: (string | null)[]): string {
  return blocks.filter((block): block is string => block !== null && block.trim() !== "").join("\n\n");
}

/** The sentences of one paragraph; no space follows a Chinese full stop. */
export function line(...sentences: (string | null)[]): string {
  return sentences
    .filter((part): part is string => part !== null && part !== "")
    .join(" ")
    .replace(/(?<=[。！？；]) /g, "");
}

export function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
