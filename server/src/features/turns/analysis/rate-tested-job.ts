import { ratingMove, type RatingMove, type Tested } from "@cofounder/analyst";
import type { Language } from "@cofounder/contract";
import { analysed, type Conversation } from "./turn-analysis.ts";

export interface Testing extends Omit<Conversation, "narrated" | "known"> {
  known: NonNullable<Conversation["known"]>;
  /** The test that was just decided. */
  tested: Tested;
  /** Of what is said about the move. */
  language: Language;
}

/** A job of the worker pool: how a decided test moves the rating of a conversation. */
export function rateTested({ tested, language, known, ...conversation }: Testing): RatingMove {
  const at = conversation.now.getTime();
  const [before, after] = [known.tests, [...known.tests, { ...tested, at }]].map(
    (tests) => analysed({ ...conversation, known: { ...known, tests } }, language).analysis,
  );
  if (!before || !after) throw new Error("nothing was analysed");
  return ratingMove(before, after);
}
