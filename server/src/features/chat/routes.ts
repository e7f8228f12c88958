import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { exportChat } from "./export-chat.ts";
import { listEarlier, openChat } from "./open-chat.ts";
import { serializeChat } from "./serialize.ts";
import { listRecent } from "./list-recent.ts";
import { searchMessages } from "./search-messages.ts";
import { settleFigures } from "./settle-figures.ts";
import { startTurn } from "./start-turn.ts";
import { deleteChat, renameChat, showBranch } from "./store.ts";
import type { TurnRunner } from "./turn-runner.ts";
import { requestStop } from "./turn-store.ts";

export const chatRoutes = (surface: Surface, turns: TurnRunner) => ({
  list: surface.chats.list.handler(({ context, input }) => listRecent(context, input)),
  search: surface.chats.search.handler(({ context, input }) => searchMessages(context, input)),
  get: surface.chats.get.handler(({ context, input }) => openChat(context, input)),
  earlier: surface.chats.earlier.handler(({ context, input }) => listEarlier(context, input)),
  export: surface.chats.export.handler(({ context, input }) => exportChat(context, input)),
  startTurn: surface.chats.startTurn.handler(({ context, input }) => startTurn(context, input, turns)),
  update: surface.chats.update.handler(async ({ context, input }) => {
    const chat = await renameChat(context, input.chatId, input.title);
    if (!chat) throw new Problem("chat.not_found");
    return { chat: serializeChat(chat) };
  }),
  chooseBranch: surface.chats.chooseBranch.handler(async ({ context, input }) => {
    const leafId = await showBranch(context, input.chatId, input.messageId);
    if (!leafId) throw new Problem("message.not_found");
    return { leafId };
  }),
  delete: surface.chats.delete.handler(async ({ context, input }) => {
    if (!(await deleteChat(context, input.chatId))) throw new Problem("chat.not_found");
    return { deleted: true as const };
  }),
  settleFigures: surface.chats.settleFigures.handler(({ context, input }) => settleFigures(context, input)),
  stopTurn: surface.chats.stopTurn.handler(async ({ context, input }) => {
    const found = await requestStop(context, input.turnId);
    if (found === "not_found") throw new Problem("turn.not_found");
    return { stopped: found === "stopped" };
  }),
});
