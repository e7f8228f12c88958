import type { TestRule } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findChat, findMessage } from "../chats/index.ts";
import type { Authored } from "../accounts/name-statements.ts";
import { findVenture } from "../ventures/index.ts";
import { isOver } from "./days-of-test.ts";
import {
  findTest,
  insertTest,
  listResults,
  listVersions,
  type Origin,
  type ResultRow,
  type RuleUpdate,
  type TestRow,
  updateRule,
  type VersionRow,
} from "./store.ts";

export interface LockRequest {
  ventureId: string | null;
  /** The reply that proposes it. */
  messageId: string | null;
  rule: TestRule;
}

/** Fixes the rule of a test before anything is counted. That of a reply belongs to the venture of its chat. */
export async function lockTest(ctx: MemberCtx, { ventureId, messageId, rule }: LockRequest): Promise<TestRow> {
  if (isOver(rule, ctx.now())) throw new Problem("kill_test.past");
  return insertTest(ctx, messageId === null ? await byHand(ctx, ventureId) : await ofReply(ctx, messageId), rule);
}

async function byHand(ctx: MemberCtx, ventureId: string | null): Promise<Origin> {
  if (ventureId !== null && !(await findVenture(ctx, ventureId))) throw new Problem("venture.not_found");
  return { ventureId, chatId: null, messageId: null };
}

async function ofReply(ctx: MemberCtx, messageId: string): Promise<Origin> {
  // A guest reaches the venture, and none of its owner's chats.
  const message = ctx.guest ? null : await findMessage(ctx, messageId);
  const chat = message && (await findChat(ctx, message.chatId));
  if (!message || !chat) throw new Problem("message.not_found");
  // A guest's own chat adds nothing to the venture that it is about.
  return { ventureId: chat.isShared ? null : chat.ventureId, chatId: chat.id, messageId };
}

/** A new version; refused with both rules where somebody changed the test meanwhile. */
export async function changeTest(ctx: MemberCtx, update: RuleUpdate): Promise<TestRow> {
  const stored = await requireTest(ctx, update.testId);
  if (update.rule.endsOn !== stored.lock.rule.endsOn && isOver(update.rule, ctx.now()))
    throw new Problem("kill_test.past");
  const changed = await updateRule(ctx, update);
  if (changed) return changed;
  throw refuseChanged(update.rule, await requireTest(ctx, update.testId));
}

/** The refusal of what was meant for a rule, with the one that stands now; a rule with a result stands for good. */
export function refuseChanged(yours: TestRule, { test, lock: { rule, version } }: TestRow): Problem {
  if (test.results > 0) return new Problem("kill_test.has_result");
  return new Problem("kill_test.changed_meanwhile", {
    conflict: { yours: { ...yours }, theirs: { ...rule }, version },
  });
}

export async function requireTest(ctx: MemberCtx, testId: string): Promise<TestRow> {
  const found = await findTest(ctx, testId);
  if (!found) throw new Problem("kill_test.not_found");
  return found;
}

/** Newest first. */
export async function readHistory(
  ctx: MemberCtx,
  testId: string,
): Promise<{ versions: Authored<VersionRow>[]; results: Authored<ResultRow>[] }> {
  await requireTest(ctx, testId);
  const [versions, results] = await Promise.all([listVersions(ctx, testId), listResults(ctx, testId)]);
  return { versions, results };
}
