import { shareOf } from "@cofounder/analyst/light";
import type { KillTest, TestResult } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { type Authored, authorFor } from "../accounts/name-statements.ts";
import { stateOf } from "./days-of-test.ts";
import { signatureOf } from "./signature.ts";
import { type ResultRow, type TestRow, type VersionRow } from "./store.ts";

export function serializeTest(ctx: MemberCtx, { test, lock, result, before }: TestRow): KillTest {
  const { id, ventureId, chatId, messageId, createdAt } = test;
  return {
    id,
    ventureId,
    // The owner's chats are the owner's alone.
    origin: chatId && messageId && !ctx.guest ? { chatId, messageId } : null,
    ...serializeLock(ctx, lock, before ?? ""),
    state: stateOf(test, ctx.now()),
    result: result && serializeResult(result),
    createdAt: createdAt.toISOString(),
  };
}

/** Versions, newest first. */
export const serializeVersions = (ctx: MemberCtx, versions: Authored<VersionRow>[]) =>
  versions.map((version, index) => ({
    ...serializeLock(ctx, version, versions[index + 1]?.signature ?? ""),
    author: authorFor(ctx, version),
  }));

/** Results, newest first. */
export const serializeResults = (ctx: MemberCtx, results: Authored<ResultRow>[]) =>
  results.map((result) => ({ ...serializeResult(result), author: authorFor(ctx, result) }));

function serializeLock(ctx: MemberCtx, lock: VersionRow, before: string) {
  const { version, rule, lockedAt, signature, signedFor } = lock;
  const isSigned = signatureOf(ctx, lock, before) === signature;
  return { version, rule, lockedAt: lockedAt.toISOString(), signature, isSigned, isImported: signedFor !== null };
}

function serializeResult({ count, of, notes, verdict, rating, unmoved, enteredAt }: ResultRow): TestResult {
  const share = shareOf({ count, of });
  return { count, of, notes, verdict, share, rating, unmoved, enteredAt: enteredAt.toISOString() };
}
