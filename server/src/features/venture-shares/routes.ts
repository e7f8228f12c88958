import type { Surface } from "../../platform/surface.ts";
import { readSharedSheet, readShares, shareVenture, withdrawShare } from "./share-venture.ts";

export const ventureShareRoutes = ({ ventureShares }: Surface) => ({
  list: ventureShares.list.handler(async ({ context, input }) => ({
    shares: await readShares(context, input.ventureId),
  })),
  make: ventureShares.make.handler(({ context, input }) => shareVenture(context, input)),
  withdraw: ventureShares.withdraw.handler(async ({ context, input }) => {
    await withdrawShare(context, input.ventureId, input.ventureShareId);
    return { deleted: true as const };
  }),
  read: ventureShares.read.handler(({ context, input }) => readSharedSheet(context, input)),
});
