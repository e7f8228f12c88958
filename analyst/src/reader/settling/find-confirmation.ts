import type { Language } from "../../i18n/language.ts";
import { conceptsApart, confirmingWordsOf } from "../lexicon.ts";
import { lex } from "../read-figures.ts";
import { type Figure, partedTokensOf, type Token } from "../tokens.ts";

/** A later message's statement that the figures were understood rightly: "Yes, all of that is right". */
export interface Confirmation {
  /** Where the statement stands in the message. */
  start: number;
  end: number;
  /** The message's own figures: an earlier figure of the same value is spoken of apart ("all right except the 320"). */
  apart: readonly Figure[];
}

type Role = "right" | "yes" | "beside" | "except" | "no";
interface Word extends Token {
  roles: readonly string[];
}

/** A message that confirms says little else. */
const longest = 600;

/** The statement of a message that confirms all figures before it; null where it has none. */
export function findConfirmation(text: string, language: Language): Confirmation | null {
  if (text.length > longest) return null;
  const [lexed] = lex([text], language);
  const apart = lexed?.figures ?? [];
  const clauses = clausesOf(wordsOf(text, apart, language));
  const from = opens(clauses) ? 0 : closes(clauses) ? clauses.length - 1 : clauses.length;
  const others = clauses.findIndex((clause, index) => index > from && !isAffirmed(clause));
  const confirming = clauses.slice(from, others < 0 ? undefined : others).flat();
  const [first, last] = [confirming.at(0), confirming.at(-1)];
  return first && last ? { start: first.start, end: last.end, apart } : null;
}

/** Whether a message says that something is wrong, and not what: "No." */
export function isBareDenial(text: string, language: Language): boolean {
  if (text.length > longest) return false;
  const said = wordsOf(text, [], language).filter((word) => !isSign(word));
  return said.length > 0 && said.every((word) => has(word, "no"));
}

function wordsOf(text: string, figures: readonly Figure[], language: Language): Word[] {
  const tokens = partedTokensOf(text, figures, language);
  const roles = conceptsApart(
    confirmingWordsOf(language),
    tokens.map(({ word }) => word),
  );
  return tokens.map((token, index) => ({ ...token, roles: roles[index] ?? [] }));
}

/** The words between commas and full stops, these among them. */
function clausesOf(words: readonly Word[]): Word[][] {
  const starts = words.flatMap(({ boundary }, index) => (index === 0 || boundary !== "none" ? [index] : []));
  return starts.map((start, index) => words.slice(start, starts[index + 1]));
}

const has = ({ roles }: Word, role: Role): boolean => roles.includes(role);
const isSign = ({ word, figure }: Word): boolean => figure === null && /^[^\p{L}\p{M}\p{N}]$/u.test(word);

/** Whether a clause says "yes", and nothing else before an exception. */
const isAffirmed = (clause: readonly Word[]): boolean => isKnown(clause) && affirming(clause).length > 0;

const affirming = (clause: readonly Word[]): Word[] =>
  statementOf(clause).filter((word) => has(word, "yes") || has(word, "right"));

const isKnown = (clause: readonly Word[]): boolean =>
  statementOf(clause).every(({ roles }) => roles.some((role) => role !== "no")) &&
  !/^[?？:：;；(（)）-]$/.test(clause.at(-1)?.word ?? "");

/** The words before an exception. */
function statementOf(clause: readonly Word[]): readonly Word[] {
  const said = clause.filter((word) => !isSign(word));
  const exception = said.findIndex((word) => has(word, "except"));
  return exception < 0 ? said : said.slice(0, exception);
}

/**
 * Whether the message begins with it. "Yes" alone confirms as a sentence of its own and before an exception; before
 * anything else it only leads to it ("Yes, we have 12 customers").
 */
function opens([clause = [], next = []]: readonly Word[][]): boolean {
  const [first] = next;
  const leads = first?.boundary === "clause" && !has(first, "except") && !isKnown(next);
  return isAffirmed(clause) && !(leads && isBare(clause));
}

/** Whether the message ends with it: "… the rest is right". */
function closes(clauses: readonly Word[][]): boolean {
  const clause = clauses.at(-1) ?? [];
  return isAffirmed(clause) && !isBare(clause);
}

const isBare = (clause: readonly Word[]): boolean => clause.every((word) => isSign(word) || has(word, "yes"));
