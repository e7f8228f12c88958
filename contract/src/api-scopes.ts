import { z } from "zod";

/** What a key may do: run tools, which costs tokens; read what the founder told of the venture; change it. */
export const apiScopes = ["tools:run", "venture:read", "venture:write"] as const;
export const apiScope = z.enum(apiScopes);
export type ApiScope = z.infer<typeof apiScope>;
