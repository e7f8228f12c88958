import type { Facts } from "./answer.ts";

const choice = /[ ]?\{\{([a-z_, ]+):((?:(?!\|\||\}\}).)*)\|\|((?:(?!\}\}).)*)\}\}/gs;
const gap = /\{([a-z_]+)(?:\|([^{}]*))?\}/g;

/** A text with what is known of the venture: see `AnswerText`. */
export function fill(text: string, facts: Facts): string {
  const known = new Map(Object.entries(facts));
  return text
    .replace(choice, (whole, ...[names = "", told = "", other = ""]: string[]) => {
      const isKnown = names.split(",").every((name) => known.has(name.trim()));
      const chosen = (isKnown ? told : other).trim();
      const isApart = whole.startsWith(" ") && chosen !== "" && !/^[.,:;!?。，：；]/u.test(chosen);
      return (isApart ? " " : "") + chosen;
    })
    .replace(gap, (_whole, name: string, other = "") => known.get(name) ?? other)
    .replace(/[ ]+$/gm, "");
}

/** The names of the facts that a text asks for. */
export const factsIn = (text: string): string[] => [
  ...[...text.matchAll(choice)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim())),
  ...[...text.matchAll(gap)].map(([, name = ""]) => name),
];
