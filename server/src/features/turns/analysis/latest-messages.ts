import type { ModelReading, Settled } from "@cofounder/analyst";
import { findStartupType, type StartupTypeId } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { findLatestChat, listHistory, listSettled } from "../../chats/index.ts";
import { toEngineSettlements } from "./settlements-in.ts";
import { historyMax } from "../start-turn.ts";
import { toEngineReadings } from "../reading/stored-readings.ts";
import { founderMessages } from "./founder-messages.ts";

/** The founder's messages about the venture in a chat. */
export interface Words {
  /** Oldest first. */
  messages: string[];
  /** The founder's settlements of figures in these messages. */
  settled: Settled[];
  /** What a language model read of them. */
  readings: ModelReading[];
  /** The chosen kind of startup. */
  chosen: StartupTypeId | null;
}

/** Of the most recently used chat; null where it has no message of the founder, or there is no chat. */
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
    readings: toEngineReadings(said),
    chosen: findStartupType(chat.startupType ?? "")?.id ?? null,
  };
}
