import type { Surface } from "../../platform/surface.ts";
import { type Auth, passwordsOf, requirePassword } from "../accounts/index.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

export const dataRightsRoutes = (surface: Surface, auth: Auth) => ({
  export: surface.accounts.export.handler(({ context }) => exportData(context)),
  delete: surface.accounts.delete.handler(async ({ context, input }) => {
    const typed = { password: input.password, where: "delete" };
    await requirePassword(context, await passwordsOf(auth), typed);
    return deleteAccount(context);
  }),
});
