import { avatarMaxBytes } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { squarePicture } from "./picture.ts";
import { changeProfile, type ProfileChange } from "./store.ts";

const address = "/files/avatars/";
const nameForm = /^[\w-]{36}\.webp$/;
const fetchMs = 5_000;

/** Where the picture of this name is kept. */
export const pictureKey = (name: string): string => `avatars/${name}`;

export async function pictureFile(
  ctx: Pick<MemberCtx, "files">,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!nameForm.test(name)) return null;
  const bytes = await ctx.files.get(pictureKey(name));
  return bytes && new Uint8Array(bytes);
}

/**
 * Changes what is given. A picture named by its address is read now and kept here, so that no page loads anything from
 * elsewhere; where none can be read the address stays and nothing is shown.
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  const { avatarUrl, ...rest } = change;
  if (avatarUrl === undefined) return void (await inTransaction(ctx, (tx) => changeProfile(tx, rest)));
  if (avatarUrl?.startsWith(address)) return keepAsItIs(ctx, rest, avatarUrl);
  await showPicture(ctx, { ...rest, avatarUrl, avatarFile: avatarUrl && (await keepFrom(ctx, avatarUrl)) });
}

/** An address of ours is taken only when it is the member's own: nobody may name, and so later remove, another's file. */
async function keepAsItIs(ctx: MemberCtx, change: ProfileChange, avatarUrl: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await changeProfile(tx, change);
    if (before?.avatarUrl !== avatarUrl) throw wrongAddress();
  });
}

const wrongAddress = () =>
  new Problem("invalid_input", {
    issues: [{ path: "avatarUrl", message: "Use an http(s) address, or upload a picture." }],
  });

export async function uploadAvatar(ctx: MemberCtx, file: File): Promise<void> {
  const name = await keep(ctx, new Uint8Array(await file.arrayBuffer()));
  await showPicture(ctx, { avatarUrl: `${address}${name}`, avatarFile: name });
}

/** Null where there is no picture that can be read: the member is shown without one, and told so. */
async function keepFrom(ctx: MemberCtx, from: string): Promise<string | null> {
  await ctx.limits.take("picture", ctx.userId);
  let bytes: Uint8Array;
  try {
    bytes = await ctx.readPublicFile(from, { mostBytes: avatarMaxBytes, signal: AbortSignal.timeout(fetchMs) });
  } catch {
    return null;
  }
  try {
    return await keep(ctx, bytes);
  } catch (error) {
    if (error instanceof Problem && error.code.startsWith("avatar.")) return null;
    throw error;
  }
}

async function keep(ctx: MemberCtx, bytes: Uint8Array): Promise<string> {
  const picture = await squarePicture(bytes, ctx.userId);
  const name = `${newId()}.webp`;
  await ctx.files.put(pictureKey(name), picture, "image/webp");
  return name;
}

/** The file that was shown before goes; the new one goes when it cannot be shown. */
async function showPicture(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  try {
    const before = await inTransaction(ctx, (tx) => changeProfile(tx, change));
    if (!before) throw new Problem("unauthenticated");
    await removePicture(ctx, before.avatarFile);
  } catch (error) {
    await removePicture(ctx, change.avatarFile ?? null);
    throw error;
  }
}

async function removePicture(ctx: MemberCtx, name: string | null): Promise<void> {
  if (!name) return;
  const key = pictureKey(name);
  try {
    await ctx.files.delete(key);
  } catch (error) {
    // The profile is right already; a file that nobody shows is only space.
    ctx.log.warn({ key, error }, "old picture not removed");
  }
}
