import type { ResourceFinderOutput } from "@cofounder/contract/tools/resource-finder";
import type { Translator } from "../i18n/translator.ts";
import { type Wish, wishOf } from "./work-kind.ts";

type Question = ResourceFinderOutput["interview"][number];

/** A question about a wish that no skill's own questions are known for. */
export function questionAbout(said: string, { t, quote }: Translator): Question {
  const wish = quote(said);
  const questions: Record<Exclude<Wish, "skill">, Question> = {
    quality: {
      question: t`This matters to me: ${wish}. When was that hard to live up to, and what did you do?`,
      listenFor: t`One case in detail, and somebody who can confirm it`,
      warning: t`Only “I always am”`,
    },
    place: {
      question: t`About the place, ${wish}: how do you get there, and how long does it take at that time of day?`,
      listenFor: t`A way and a time that they have tried`,
      warning: t`“That will work out somehow”`,
    },
    proof: {
      question: t`You need a document for this: ${wish}. Who issued yours, until when is it valid, and may I see it?`,
      listenFor: t`They bring it, or say what they lack`,
      warning: t`“I will hand it in later”`,
    },
    other: {
      question: t`I am also looking for this: ${wish}. What have you done with it, and who can confirm it?`,
      listenFor: t`One case in detail, with what went wrong`,
      warning: t`General words about the field`,
    },
  };
  const kind = wishOf(said);
  return questions[kind === "skill" ? "other" : kind];
}
