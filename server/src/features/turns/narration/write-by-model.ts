import type { MemberCtx } from "../../../platform/ctx.ts";
import { tokensIn } from "../../../platform/db/text-tokens.ts";
import { ModelFailure } from "../../../platform/model/model.ts";
import type { Usage } from "../../api-logs/index.ts";
import type { TurnAnalysis } from "../analysis/turn-analysis.ts";
import type { LoggedEvent } from "../running/turn-log.ts";
import type { WebFound } from "../web/search-web.ts";
import { narrate } from "./narrate.ts";

interface Narrated {
  text: string;
  failed: boolean;
  usage: Usage[];
}

const usageOf = (text: string, status: Usage["status"]): Usage[] => [
  { apiName: "chat-with-ai", tokensUsed: tokensIn(text), status },
];

/** Streams the model's text. Anything but a complete text, or one that was stopped, counts as failed. */
export async function* writeByModel(
  ctx: MemberCtx,
  { input, analysis, web }: { input: { turnId: string }; analysis: TurnAnalysis; web: WebFound },
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, Narrated> {
  const { material, language, reply } = analysis;
  if (!ctx.model || !material || signal.aborted) return { text: "", failed: false, usage: [] };
  yield { type: "status", stage: "writing" };
  let text = "";
  try {
    const narration = { material, language, card: reply.markdown, sources: web.sources };
    for await (const delta of narrate(ctx.model, narration, signal)) {
      text += delta;
      yield { type: "text", delta };
    }
  } catch (error) {
    if (signal.aborted) return { text, failed: false, usage: usageOf(text, "success") };
    if (!(error instanceof ModelFailure)) throw error;
    ctx.log.warn({ turnId: input.turnId, kind: error.kind, retryAfter: error.retryAfterSeconds }, error.message);
    yield {
      type: "notice",
      code: "model_failed",
      text: "The language model did not answer; this is the engine's own analysis, free of charge.",
    };
    return { text: "", failed: true, usage: usageOf("", "error") };
  }
  return { text, failed: false, usage: usageOf(text, "success") };
}
