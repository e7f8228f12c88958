import { blockedAccountsPerPage } from "@cofounder/contract";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import type { Surface } from "../../platform/surface.ts";
import type { AccountParts } from "../accounts/index.ts";
import { blockAccount } from "./block-account.ts";
import { serializeBlock } from "./serialize.ts";
import { listBlocks } from "./store.ts";
import { unblockAccount } from "./unblock-account.ts";

export const blockRoutes = (surface: Surface, { ownerEmail }: AccountParts) => ({
  list: surface.blocks.list.handler(async ({ context, input }) => {
    const { state, query = "", cursor } = input;
    const filter = { isActive: state === "active", query, after: readCursor(cursor) };
    const rows = await listBlocks(context, { ...filter, limit: blockedAccountsPerPage + 1 });
    const { page, next } = pageOf(rows, blockedAccountsPerPage, ({ blockedAt }) => blockedAt);
    return { blocks: page.map(serializeBlock), next };
  }),
  block: surface.blocks.block.handler(({ context, input }) => blockAccount(context, { ...input, ownerEmail })),
  unblock: surface.blocks.unblock.handler(({ context, input }) => unblockAccount(context, input)),
});
