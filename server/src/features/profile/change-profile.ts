import { avatarMaxBytes } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { squarePicture } from "./picture.ts";
import { changeProfile, type ProfileChange } from "./store.ts";

const address = "/files/avatars/";
const nameForm = /^[\w-]{36}\.webp$/;
const fetchMs = 5_000;

/** The file key of the picture of this name. */
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
 * Changes the given fields. A picture named by its address is fetched now and stored here, so that no page loads
 * anything from elsewhere; if it cannot be read, the address stays and nothing is shown.
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  const { avatarUrl, ...rest } = change;
  if (avatarUrl === undefined) return void (await inTransaction(ctx, (tx) => changeProfile(tx, rest)));
  if (avatarUrl?.startsWith(address)) return keepAsItIs(ctx, rest, avatarUrl);
  await showPicture(ctx, { ...rest, avatarUrl, avatarFile: avatarUrl && (await keepFrom(ctx, avatarUrl)) });
}

/**
 * A local address is accepted only when it is the member's own: otherwise a member could name, and so later remove,
 * another's file.
 */
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

/** Null when no picture can be read: the member is shown without one, and is told so. */
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

/** Deletes the file that was shown before, or the new one when it cannot be shown. */
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
    // The profile is correct already; an unused file only takes space.
    ctx.log.warn({ key, error }, "old picture not removed");
  }
}
