import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { openDiscussion } from "../chats/index.ts";
import { catalog } from "./catalog/catalog.ts";
import { findRun } from "./run-store.ts";

/** Opens a chat that begins with the founder's input to the tool and its result. */
export async function discuss(ctx: MemberCtx, { runId }: { runId: string }): Promise<string> {
  const run = await findRun(ctx, runId);
  if (!run || run.status !== "done") throw new Problem("tool.run_not_found");
  const said = catalog[run.tool].said(run.input);
  return openDiscussion(ctx, { title: run.title, said, answer: run.markdown, sources: run.sources });
}
