import { analyse } from "@cofounder/analyst";
import type { VentureProfile } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { latestWords } from "../chat/index.ts";

const toldMax = 4_000;

/** What the latest chat told of the venture, for forms to begin with. Null when nothing was told yet. */
export async function readVenture(ctx: MemberCtx): Promise<VentureProfile | null> {
  const messages = await latestWords(ctx);
  if (messages.length === 0) return null;
  const { venture } = analyse({ messages, now: ctx.now() });
  const { idea, buyer, problem } = venture.phrases;
  return {
    told: messages.join("\n\n").slice(0, toldMax),
    idea: idea?.text ?? null,
    buyer: buyer?.text ?? null,
    problem: problem?.text ?? null,
    competitors: venture.competitors.map(({ text }) => text),
    type: venture.type?.id ?? null,
    stage: venture.stage,
    currency: venture.currency,
    figures: venture.facts
      .filter(({ superseded, supposed }) => !superseded && !supposed)
      .map(({ role, value, unit, per }) => ({ role, value, unit, per })),
  };
}
