import type { PlanSource, SavedPlan } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { readReply } from "../chats/index.ts";
import { readRun } from "../tools/index.ts";
import { readPlan } from "./read-saved-plan.ts";
import { upsertPlan } from "./store.ts";

export type Wanted = { kind: "run"; runId: string } | { kind: "message"; chatId: string; messageId: string };

/** Saves a tool's result or a reply. If it was saved before, it gets a new version where it changed. */
export async function savePlan(ctx: MemberCtx, { source: wanted }: { source: Wanted }): Promise<SavedPlan> {
  const found = wanted.kind === "run" ? await ofRun(ctx, wanted) : await ofReply(ctx, wanted);
  const planId = await upsertPlan(ctx, { id: newId(), ...found });
  if (planId === null) throw new Problem("saved_plan.version_limit");
  return readPlan(ctx, { planId });
}

interface Found {
  title: string;
  markdown: string;
  source: PlanSource;
  sourceId: string;
}

async function ofRun(ctx: MemberCtx, { runId }: { runId: string }): Promise<Found> {
  const { tool, title, markdown, status } = await readRun(ctx, { runId });
  if (status !== "done") throw new Problem("tool.run_not_found");
  return { title, markdown, source: { kind: "run", tool, runId }, sourceId: runId };
}

async function ofReply(ctx: MemberCtx, { chatId, messageId }: { chatId: string; messageId: string }): Promise<Found> {
  const reply = await readReply(ctx, { chatId, messageId });
  return {
    title: reply.chatTitle,
    markdown: reply.content,
    source: { kind: "message", chatId, messageId },
    sourceId: messageId,
  };
}
