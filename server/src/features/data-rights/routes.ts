import type { Surface } from "../../platform/surface.ts";
import { type Auth, requirePassword } from "../accounts/index.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

export const dataRightsRoutes = (surface: Surface, auth: Auth) => ({
  export: surface.accounts.export.handler(({ context }) => exportData(context)),
  delete: surface.accounts.delete.handler(async ({ context, input }) => {
    await requirePassword(context, auth, input.password);
    return deleteAccount(context);
  }),
});
