import { promisify } from "node:util";
import { strToU8, zip, type Zippable } from "fflate";
import type { MemberCtx } from "../../platform/ctx.ts";
import { writeAudit } from "../audit/index.ts";
import { pictureKey } from "../profile/index.ts";
import { readWholeHistory } from "../wallet/index.ts";
import { collectAll, findPicture } from "./store.ts";

const pack = promisify<Zippable, Uint8Array>(zip);

/** A zip with a JSON file for each kind of data, and the files. */
export async function exportData(ctx: MemberCtx): Promise<File> {
  await ctx.limits.take("export", ctx.userId);
  const [kinds, ledger, picture] = await Promise.all([collectAll(ctx), readWholeHistory(ctx, {}), readPicture(ctx)]);
  const files = Object.entries({ ...kinds, "token-ledger": ledger }).map(([name, rows]) => [
    `${name}.json`,
    strToU8(`${JSON.stringify(rows, null, 2)}\n`),
  ]);
  const entries = picture ? [...files, ["files/picture.webp", picture]] : files;
  const zipped = await pack(Object.fromEntries(entries) as Zippable);
  await writeAudit(ctx, { actorId: ctx.userId, action: "data.exported", subjectId: ctx.userId, details: {} });
  const name = `my-data-${ctx.now().toISOString().slice(0, 10)}.zip`;
  return new File([new Uint8Array(zipped)], name, { type: "application/zip" });
}

async function readPicture(ctx: MemberCtx): Promise<Uint8Array | null> {
  const name = await findPicture(ctx, ctx.userId);
  return name === null ? null : ctx.files.get(pictureKey(name));
}
