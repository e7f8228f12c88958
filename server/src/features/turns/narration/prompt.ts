import { readFileSync } from "node:fs";
import { visibleText } from "@cofounder/analyst";
import type { WebSource } from "@cofounder/contract";
import type { ModelMessage } from "../../../platform/model/model.ts";
import type { Utterance } from "../analysis/turn-analysis.ts";
import type { TurnBrief } from "../reading/reading-jobs.ts";

/** Stored with every turn; raise it with every change of the texts in `prompts`. */
export const promptVersion = "cofounder-3";

const promptOf = (name: string): string => readFileSync(new URL(`prompts/${name}.md`, import.meta.url), "utf8").trim();

const [role, readingRules, answerRules] = [promptOf("role"), promptOf("reading"), promptOf("answer")];

const blocks = (...parts: [name: string, text: string][]): string =>
  parts
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}\n${text}`)
    .join("\n\n");

export interface Talk {
  messages: ModelMessage[];
  /** Something of the conversation did not fit. */
  isShortened: boolean;
}

/** Asks for a reading of the numbers, then for the answer, in one conversation. */
export function readingMessages(history: readonly Utterance[], brief: TurnBrief, contextTokens: number): Talk {
  const given = blocks(
    ["NUMBERS (id | number | where)", brief.numbers],
    ["STANDING (id | number | what)", brief.standing],
  );
  const system = [role, readingRules, answerRules, given].filter((part) => part !== "").join("\n\n");
  return withSystem(system, history, contextTokens);
}

/** Asks for the answer alone. */
export function answerMessages(history: readonly Utterance[], facts: string, contextTokens: number): Talk {
  return withSystem([role, answerRules, facts].join("\n\n"), history, contextTokens);
}

/** What the engine knows, for the model. */
export function factsBlock(facts: string, sources: readonly WebSource[]): string {
  // As JSON, so that no web page can close its block and speak in another role.
  const web = sources.map(({ title, url, snippet }) =>
    JSON.stringify({ title: visibleText(title), host: new URL(url).hostname, text: visibleText(snippet) }),
  );
  return blocks(["FACTS", facts], ["WEB", web.join("\n")]);
}

/** The share of the model's context that the conversation may take; the rest is for facts, tools and the answer. */
const talkShare = 0.6;

/** The newest message whole, then as many of those before it as fit. */
function withSystem(system: string, history: readonly Utterance[], contextTokens: number): Talk {
  let left = contextTokens * talkShare;
  const kept: ModelMessage[] = [];
  for (const { type, content } of history.toReversed()) {
    const text = visibleText(content);
    if (text === "") continue;
    const tokens = tokensAbout(text);
    if (tokens > left && kept.length > 0) break;
    kept.unshift({
      role: type === "user" ? "user" : "assistant",
      content: tokens > left ? beginning(text, left) : text,
    });
    left -= tokens;
  }
  const written = history.filter(({ content }) => content !== "").length;
  return { messages: [{ role: "system", content: system }, ...kept], isShortened: kept.length < written || left < 0 };
}

/** A token is about four characters of English, and one of Chinese. */
const tokensAbout = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character < "\u0080" ? 0.25 : character < "\u0250" ? 0.5 : 1), 0);

function beginning(text: string, tokens: number): string {
  let left = tokens;
  let end = 0;
  for (const character of text) {
    left -= tokensAbout(character);
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
