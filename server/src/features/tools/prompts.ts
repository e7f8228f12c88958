import { readFileSync } from "node:fs";
import { visibleText } from "@cofounder/analyst/light";
import type { WebSource } from "@cofounder/contract";
import { z } from "zod";
import type { ModelMessage } from "../../platform/model/model.ts";
import { mapTexts } from "./texts-in.ts";

/** Stored with every result that a model wrote into; raise it with every change of the texts in `prompts`. */
export const promptVersion = "tools-1";

/** The instructions of a tool, a file for each in `prompts`. */
export const promptOf = (name: string): string =>
  readFileSync(new URL(`prompts/${name}.md`, import.meta.url), "utf8").trim();

const role = promptOf("role");
const prompts = new Map<string, string>();

/** The text of `prompts/<name>.md`, read once. */
function promptNamed(name: string): string {
  const text = prompts.get(name) ?? promptOf(name);
  prompts.set(name, text);
  return text;
}

export interface Told {
  /** The name of the tool's file in `prompts`. */
  prompt: string;
  /** The tool's input. */
  input: unknown;
  /** What the engine made, as far as the model needs it. */
  draft: unknown;
  facts: string;
  /** The founder's messages of the latest chat, where they are about this venture. */
  chat: string;
  pages: WebSource[];
  schema: z.ZodType;
  /** Of the interface; null where the member chose none. */
  language: string | null;
}

/** Asks for a result: the role and the tool's rules with the form of the answer, then everything that is known. */
export function toolMessages({ prompt, input, draft, facts, chat, pages, schema, language }: Told): ModelMessage[] {
  const form = JSON.stringify(z.toJSONSchema(schema, { target: "draft-7", io: "input" }));
  const system = [role, promptNamed(prompt), `Answer with nothing but JSON of this JSON Schema:\n${form}`];
  const given: [name: string, text: string][] = [
    ["FOUNDER (what was typed into this tool)", visible(input)],
    ["FACTS", facts],
    ["CHAT (what the founder wrote elsewhere about the venture)", visibleText(chat)],
    ["DRAFT (the engine's)", visible(draft)],
    ["INTERFACE LANGUAGE", language ?? ""],
    ["PAGES (found on the web)", pages.length > 0 ? visible(pages) : ""],
  ];
  const content = given.flatMap(([name, text]) => (text === "" ? [] : [`${name}\n${text}`])).join("\n\n");
  return [
    { role: "system", content: system.join("\n\n") },
    { role: "user", content },
  ];
}

const visible = (value: unknown): string => JSON.stringify(mapTexts(value, visibleText));
