import type { Settled } from "@cofounder/analyst";
import { findStartupType, type StartupTypeId } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { listSettled } from "./settlement-store.ts";
import { toEngineSettlements } from "./settlements-in.ts";
import { historyMax } from "./start-turn.ts";
import { findLatestChat, listHistory } from "./store.ts";
import { founderMessages } from "./tool-prompts.ts";

/** What the founder told of the venture in a chat. */
export interface Words {
  /** Oldest first. */
  messages: string[];
  /** What the founder says that figures of these messages are. */
  settled: Settled[];
  /** The kind of startup that was chosen. */
  chosen: StartupTypeId | null;
}

/** Of the chat that was used last; null where the founder wrote nothing in it, or there is none. */
export async function latestWords(ctx: MemberCtx): Promise<Words | null> {
  const chat = await findLatestChat(ctx);
  if (!chat) return null;
  const [history, settled] = await Promise.all([
    listHistory(ctx, chat.leafId, { most: historyMax, replies: 1 }),
    listSettled(ctx, chat.id),
  ]);
  const said = founderMessages(history);
  if (said.length === 0) return null;
  return {
    messages: said.map(({ content }) => content),
    settled: toEngineSettlements(said, settled),
    chosen: findStartupType(chat.startupType ?? "")?.id ?? null,
  };
}
