import { readFileSync } from "node:fs";

/** The instructions of a tool, a file for each in `prompts`. */
export const promptOf = (name: string): string =>
  readFileSync(new URL(`prompts/${name}.md`, import.meta.url), "utf8").trim();
