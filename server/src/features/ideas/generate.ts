import type { IdeaSeeds } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { generatedFrom } from "./serialize.ts";
import { type IdeaRow, insertIdeas } from "./store.ts";

/** Puts the engine's ideas on the board, each with why it fits, how to test it and when to stop. */
export async function addGenerated(ctx: MemberCtx, seeds: IdeaSeeds): Promise<IdeaRow[]> {
  const made = (await generatedFrom(ctx, seeds)).map(({ title, text, fits, firstTest, reasonToStop }) => ({
    title,
    text: [text, fits.join(" "), `First test: ${firstTest}`, `Stop: ${reasonToStop}`].join("\n\n"),
    madeBy: "engine" as const,
  }));
  return insertIdeas(ctx, made);
}
