import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { analyseFirst } from "./analyse-first.ts";
import { deleteChat } from "./delete-chat.ts";
import type { TurnRunner } from "./running/turn-runner.ts";
import { serializeFigure } from "../ventures/index.ts";
import { correctFigure } from "./settling/correct-figure.ts";
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

/** What the endpoints of sheets do with replies: a figure that was said in a chat changes what was computed there. */
export const correctionRoutes = ({ ventures }: Surface) => ({
  changeFigure: ventures.changeFigure.handler(async ({ context, input }) => {
    const { language, ventureId, figureId, version, state, ...typed } = input;
    const figure = await correctFigure(context, { ventureId, figureId, version, state, typed });
    return { figure: await serializeFigure(context, figure, language) };
  }),
});
