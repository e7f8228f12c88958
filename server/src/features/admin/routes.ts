import { adminUsersPerPage } from "@cofounder/contract";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import type { Surface } from "../../platform/surface.ts";
import { readAudit } from "../audit/index.ts";
import { adjustTokens } from "./adjust-tokens.ts";
import { serializeUser } from "./serialize.ts";
import { readChat, readChats } from "./read-chats.ts";
import { removeFactor } from "./remove-factor.ts";
import { listUsers } from "./store.ts";

export const adminRoutes = (surface: Surface) => ({
  users: surface.admin.users.handler(async ({ context, input }) => {
    const after = readCursor(input.cursor);
    const rows = await listUsers(context, input.query ?? "", { after, limit: adminUsersPerPage + 1 });
    const { page, next } = pageOf(rows, adminUsersPerPage, ({ createdAt }) => createdAt);
    return { users: page.map(serializeUser), next };
  }),
  adjustTokens: surface.admin.adjustTokens.handler(({ context, input }) => adjustTokens(context, input)),
  removeFactor: surface.admin.removeFactor.handler(({ context, input }) => removeFactor(context, input)),
  chats: surface.admin.chats.handler(({ context, input }) => readChats(context, input)),
  chat: surface.admin.chat.handler(({ context, input }) => readChat(context, input)),
  audit: surface.admin.audit.handler(({ context, input }) => readAudit(context, input)),
});
