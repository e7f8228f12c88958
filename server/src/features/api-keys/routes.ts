import type { Surface } from "../../platform/surface.ts";
import { makeKey } from "./make-key.ts";
import { serializeKey } from "./serialize.ts";
import { revokeKey } from "./revoke-key.ts";
import { listKeys } from "./store.ts";

export const apiKeyRoutes = ({ apiKeys }: Surface) => ({
  list: apiKeys.list.handler(async ({ context }) => ({ keys: (await listKeys(context)).map(serializeKey) })),
  make: apiKeys.make.handler(({ context, input }) => makeKey(context, input)),
  revoke: apiKeys.revoke.handler(({ context, input }) => revokeKey(context, input)),
});
