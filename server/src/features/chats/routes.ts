import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { ownerOfShared } from "../ventures/index.ts";
import { exportChat } from "./export-chat.ts";
import { listRecent } from "./list-recent.ts";
import { listEarlier, openChat } from "./open-chat.ts";
import { searchMessages } from "./search/search-messages.ts";
import { serializeChat } from "./serialize.ts";
import { moveChat, renameChat, showBranch } from "./store.ts";

export const chatRoutes = ({ chats }: Surface) => ({
  list: chats.list.handler(({ context, input }) => listRecent(context, input)),
  search: chats.search.handler(({ context, input }) => searchMessages(context, input)),
  get: chats.get.handler(({ context, input }) => openChat(context, input)),
  earlier: chats.earlier.handler(({ context, input }) => listEarlier(context, input)),
  export: chats.export.handler(({ context, input }) => exportChat(context, input)),
  update: chats.update.handler(async ({ context, input }) => {
    const chat = await renameChat(context, input.chatId, input.title);
    if (!chat) throw new Problem("chat.not_found");
    return { chat: serializeChat(chat) };
  }),
  move: chats.move.handler(async ({ context, input }) => {
    const { ventureId } = input;
    const sharedBy = ventureId === null ? null : await ownerOfShared(context, ventureId);
    const chat = await moveChat(context, input.chatId, { ventureId, sharedBy });
    if (!chat) throw new Problem("chat.not_found");
    return { chat: serializeChat(chat) };
  }),
  chooseBranch: chats.chooseBranch.handler(async ({ context, input }) => {
    const leafId = await showBranch(context, input.chatId, input.messageId);
    if (!leafId) throw new Problem("message.not_found");
    return { leafId };
  }),
});
