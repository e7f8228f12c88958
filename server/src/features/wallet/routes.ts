import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { readHistory, writeHistoryFile } from "./history.ts";
import { findWallet } from "./store.ts";

export const walletRoutes = (surface: Surface) => ({
  get: surface.wallet.get.handler(async ({ context }) => {
    const wallet = await findWallet(context, context.userId);
    if (!wallet) throw new Problem("unauthenticated");
    return wallet;
  }),
  history: surface.wallet.history.handler(({ context, input }) => readHistory(context, input)),
  historyFile: surface.wallet.historyFile.handler(({ context, input }) => writeHistoryFile(context, input)),
});
