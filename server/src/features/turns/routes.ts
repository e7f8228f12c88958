import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { analyseFirst } from "./analyse-first.ts";
import { deleteChat } from "./delete-chat.ts";
import type { TurnRunner } from "./running/turn-runner.ts";
import { settleFigures } from "./settling/settle-figures.ts";
import { startTurn } from "./start-turn.ts";
import { requestStop } from "./store.ts";

/** What the endpoints of chats do with turns: a chat is deleted together with its running turn. */
export const turnRoutes = ({ chats }: Surface, turns: TurnRunner) => ({
  analyseFirst: chats.analyseFirst.handler(({ context, input }) => analyseFirst(context, input)),
  startTurn: chats.startTurn.handler(({ context, input }) => startTurn(context, input, turns)),
  stopTurn: chats.stopTurn.handler(async ({ context, input }) => {
    const found = await requestStop(context, input.turnId);
    if (found === "not_found") throw new Problem("turn.not_found");
    return { stopped: found === "stopped" };
  }),
  settleFigures: chats.settleFigures.handler(({ context, input }) => settleFigures(context, input)),
  delete: chats.delete.handler(async ({ context, input }) => {
    if (!(await deleteChat(context, input.chatId))) throw new Problem("chat.not_found");
    return { deleted: true as const };
  }),
});
