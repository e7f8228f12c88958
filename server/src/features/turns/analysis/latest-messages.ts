import type { AnalyseInput, ModelReading, Settled } from "@cofounder/analyst";
import { findStartupType, type StartupTypeId } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { findLatestChat, type LatestChat, listHistory, listSettled } from "../../chats/index.ts";
import { toEngineSettlements } from "./settlements-in.ts";
import { type KnownVenture, readKnownVenture } from "../../ventures/index.ts";
import { knownIn } from "./known-figures.ts";
import { historyMax } from "../start-turn.ts";
import { toEngineReadings } from "../reading/stored-readings.ts";
import { founderMessages } from "./founder-messages.ts";

/** The founder's messages about the venture in a chat, with what is known of it besides them. */
export interface Words extends Pick<AnalyseInput, "about" | "sheet"> {
  /** Oldest first. */
  messages: string[];
  /** The founder's settlements of figures in these messages. */
  settled: Settled[];
  /** What a language model read of them. */
  readings: ModelReading[];
  /** The chosen kind of startup. */
  chosen: StartupTypeId | null;
}

/** The venture of the most recently used chat; null where it belongs to none, or there is no chat. */
export const latestVentureId = async (ctx: MemberCtx): Promise<string | null> =>
  (await findLatestChat(ctx))?.ventureId ?? null;

/**
 * What the founder said of a venture: its latest chat and its sheet, or the sheet alone. Null: nothing was said.
 * @param ventureId null: of the latest chat that belongs to none
 */
export async function wordsOf(ctx: MemberCtx, ventureId: string | null): Promise<Words | null> {
  const chat = await findLatestChat(ctx, ventureId);
  const [told, known] = await Promise.all([
    chat ? toldIn(ctx, chat) : nothingTold,
    ventureId === null ? null : readKnownVenture(ctx, { chatId: chat?.id ?? null, ventureId }),
  ]);
  const { said, settled } = told;
  const messages = said.length > 0 ? said.map(({ content }) => content) : lineOf(known);
  if (messages.length === 0) return null;
  return {
    messages,
    settled: toEngineSettlements(said, settled),
    readings: toEngineReadings(said),
    ...knownIn(said, known),
    chosen: chosenIn(chat),
  };
}

const chosenIn = (chat: LatestChat | null): Words["chosen"] => findStartupType(chat?.startupType ?? "")?.id ?? null;

const nothingTold: Awaited<ReturnType<typeof toldIn>> = { said: [], settled: [] };

async function toldIn(ctx: MemberCtx, { id, leafId }: LatestChat) {
  const [history, settled] = await Promise.all([
    listHistory(ctx, leafId, { most: historyMax, replies: 1 }),
    listSettled(ctx, id),
  ]);
  return { said: founderMessages(history), settled };
}

/** The venture's own sentence, where no chat tells of it; none where nothing is known of it. */
const lineOf = (known: KnownVenture | null): string[] =>
  known && (known.line !== "" || known.figures.length > 0) ? [known.line] : [];
