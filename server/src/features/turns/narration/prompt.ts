import { readFileSync } from "node:fs";
import { visibleText } from "@cofounder/analyst/light";
import type { WebSource } from "@cofounder/contract";
import type { ModelMessage } from "../../../platform/model/model.ts";
import type { TurnBrief } from "../reading/reading-jobs.ts";
import type { Talk } from "./talk.ts";

/** Stored with every turn; raise it with every change of the texts in `prompts`. */
export const promptVersion = "cofounder-5";

const promptOf = (name: string): string => readFileSync(new URL(`prompts/${name}.md`, import.meta.url), "utf8").trim();

const [role, readingRules, answerRules] = [promptOf("role"), promptOf("reading"), promptOf("answer")];

const blocks = (...parts: [name: string, text: string][]): string =>
  parts
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}\n${text}`)
    .join("\n\n");

/** Asks for a reading of the numbers, then for the answer, in one conversation. */
export function readingMessages({ messages, summary, today }: Talk, brief: TurnBrief): ModelMessage[] {
  const given = blocks(
    ["NUMBERS (id | number | where)", brief.numbers],
    ["STANDING (id | number | what)", brief.standing],
  );
  return withSystem([role, readingRules, answerRules, dated(today), earlier(summary), given], messages);
}

/** Asks for the answer alone. */
export function answerMessages({ messages, summary, today }: Talk, facts: string): ModelMessage[] {
  return withSystem([role, answerRules, dated(today), earlier(summary), facts], messages);
}

const dated = (today: string): string => `TODAY ${today}`;

const earlier = (summary: string): string => blocks(["EARLIER (the oldest messages, as a summary)", summary]);

const noFacts = "none: no figure of the founder's is proven yet";

/** What the engine knows, for the model. */
export function factsBlock(facts: string, sources: readonly WebSource[]): string {
  // As JSON, so that no web page can close its block and speak in another role.
  const web = sources.map(({ title, url, snippet }) =>
    JSON.stringify({ title: visibleText(title), host: new URL(url).hostname, text: visibleText(snippet) }),
  );
  return blocks(["FACTS", facts || noFacts], ["WEB", web.join("\n")]);
}

const withSystem = (parts: readonly string[], messages: readonly ModelMessage[]): ModelMessage[] => [
  { role: "system", content: parts.filter((part) => part !== "").join("\n\n") },
  ...messages,
];
