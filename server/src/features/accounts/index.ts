export { grantAdmin, promoteOwner, revokeAdmin } from "./admins.ts";
export { type Auth, type AuthOptions, createAuth } from "./auth.ts";
export { Callers } from "./callers.ts";
export { clientIpHeader } from "./client-ip.ts";
export { requirePassword } from "./change-email.ts";
export { factorRemovedNotice } from "./mails.ts";
export { type AccountParts, accountRoutes, presentMember } from "./routes.ts";
export { deleteFactor, deleteSessions } from "./session-store.ts";
export { findByEmail, findEmail, insertAdmin, listAdmins, voidLinks } from "./store.ts";
