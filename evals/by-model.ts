import { countMarks, markText, renderReply } from "../analyst/src/index.ts";
import { answerMessages, factsBlock } from "../server/src/features/turns/narration/prompt.ts";
import { shortTalk } from "../server/src/features/turns/narration/talk.ts";
import { writeReply } from "../server/src/features/turns/narration/write-reply.ts";
import { materialOf } from "../server/src/features/turns/analysis/turn-analysis.ts";
import { openAiCompatible } from "../server/src/platform/model/openai-compatible.ts";
import type { Model } from "../server/src/platform/model/model.ts";
import type { Writer } from "./answer.ts";

const turnMsMax = 300_000;

interface Settings {
  baseUrl: string;
  model: string;
  apiKey: string | null;
}

/** Why a model cannot be called with these settings. */
export function whyNotAsked(env: NodeJS.ProcessEnv): string | null {
  const missing = ["AI_BASE_URL", "AI_MODEL"].filter((name) => !env[name]?.trim());
  if (missing.length > 0)
    return (
      `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not set. Grading a model needs ` +
      "AI_BASE_URL (with the version: https://host/v1), AI_MODEL and, where its server wants one, " +
      "AI_API_KEY."
    );
  return URL.canParse(env.AI_BASE_URL ?? "") ? null : "AI_BASE_URL is not an address like https://host/v1.";
}

const settingsOf = (env: NodeJS.ProcessEnv): Settings => ({
  baseUrl: env.AI_BASE_URL ?? "",
  model: env.AI_MODEL ?? "",
  apiKey: env.AI_API_KEY?.trim() ? env.AI_API_KEY : null,
});

export const modelOf = (env: NodeJS.ProcessEnv): Model => openAiCompatible(settingsOf(env));

/** The card and the model's text beside it, as in a turn of the chat. Throws `ModelFailure`. */
export function byModel(model: Model): Writer {
  return async (analysis) => {
    const card = renderReply(analysis).markdown;
    if (analysis.refusal) return { text: card, model: null };
    const history = analysis.input.messages.map((content) => ({ type: "user" as const, content }));
    const { facts, known, backing } = materialOf(analysis, history);
    const messages = answerMessages(shortTalk(history, analysis.input.now), factsBlock(facts, []));
    const reply = writeReply({ model, messages, known }, AbortSignal.timeout(turnMsMax));
    let shown = "";
    for (;;) {
      const { done, value } = await reply.next();
      if (done) {
        const claims = [...backing.claims, ...value.claims];
        const { differs } = countMarks(markText(shown, { ...backing, claims }, analysis.language));
        return { text: `${shown}\n\n${card}`, model: { shown, differs } };
      }
      shown += value;
    }
  };
}
