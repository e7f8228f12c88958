import { z } from "zod";

/** Permissions of a key: run tools, which costs tokens; read the founder's venture data; change it. */
export const apiScopes = ["tools:run", "venture:read", "venture:write"] as const;
export const apiScope = z.enum(apiScopes);
export type ApiScope = z.infer<typeof apiScope>;
