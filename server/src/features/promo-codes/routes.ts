import { type Instance, transactionsMax } from "@cofounder/contract";
import { needsStepUp, type Surface } from "../../platform/surface.ts";
import { createPromoCode, serializePromoCode, removePromoCode, switchPromoCode } from "./manage.ts";
import { redeem } from "./redeem.ts";
import { listPromoCodes, listUses } from "./store.ts";

export const promoCodeRoutes = (surface: Surface, { adminPromoCodes: adminGrants }: Instance) => ({
  redeem: surface.promoCodes.redeem.handler(({ context, input }) =>
    redeem(context, { ...input, adminGrants, needsStepUp: context.found !== null && needsStepUp(context.found) }),
  ),
  list: surface.promoCodes.list.handler(async ({ context }) => ({
    promoCodes: (await listPromoCodes(context)).map(serializePromoCode),
  })),
  create: surface.promoCodes.create.handler(async ({ context, input }) => ({
    promoCode: await createPromoCode(context, input, adminGrants),
  })),
  update: surface.promoCodes.update.handler(async ({ context, input }) => ({
    promoCode: await switchPromoCode(context, input),
  })),
  delete: surface.promoCodes.delete.handler(async ({ context, input }) => {
    await removePromoCode(context, input);
    return { deleted: true as const };
  }),
  transactions: surface.promoCodes.transactions.handler(async ({ context, input }) => ({
    transactions: (await listUses(context, input, transactionsMax)).map((row) => ({
      ...row,
      usedAt: row.usedAt.toISOString(),
    })),
  })),
});
