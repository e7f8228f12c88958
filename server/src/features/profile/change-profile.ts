import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { squarePicture } from "./picture.ts";
import { changeProfile, type ProfileChange } from "./store.ts";

const address = "/files/avatars/";
const keyOf = (name: string): string => `avatars/${name}`;
const nameForm = /^[\w-]{36}\.webp$/;

/** The file's key when a picture is kept here; null when it is somewhere else. */
export function pictureKey(avatarUrl: string | null): string | null {
  if (!avatarUrl?.startsWith(address)) return null;
  const name = avatarUrl.slice(address.length);
  return nameForm.test(name) ? keyOf(name) : null;
}

export async function pictureFile(
  ctx: Pick<MemberCtx, "files">,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!nameForm.test(name)) return null;
  const bytes = await ctx.files.get(keyOf(name));
  return bytes && new Uint8Array(bytes);
}

/** Changes what is given. A picture of ours that is no longer shown is removed. */
export async function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  const before = await inTransaction(ctx, async (tx) => {
    const previous = (await changeProfile(tx, change))?.avatarUrl ?? null;
    // An address of ours is taken only when it is the member's own: nobody may name, and so later remove, another's file.
    if (change.avatarUrl?.startsWith(address) && change.avatarUrl !== previous) throw wrongAddress();
    return previous;
  });
  if (change.avatarUrl !== undefined && change.avatarUrl !== before) await removePicture(ctx, before);
}

const wrongAddress = () =>
  new Problem("invalid_input", {
    issues: [{ path: "avatarUrl", message: "Use an http(s) address, or upload a picture." }],
  });

export async function uploadAvatar(ctx: MemberCtx, file: File): Promise<void> {
  await ctx.limits.take("picture", ctx.userId);
  const picture = await squarePicture(new Uint8Array(await file.arrayBuffer()));
  const name = `${newId()}.webp`;
  await ctx.files.put(keyOf(name), picture, "image/webp");
  try {
    const before = await inTransaction(ctx, (tx) => changeProfile(tx, { avatarUrl: `${address}${name}` }));
    if (!before) throw new Problem("unauthenticated");
    await removePicture(ctx, before.avatarUrl);
  } catch (error) {
    await removePicture(ctx, `${address}${name}`);
    throw error;
  }
}

async function removePicture(ctx: MemberCtx, avatarUrl: string | null): Promise<void> {
  const key = pictureKey(avatarUrl);
  if (!key) return;
  try {
    await ctx.files.delete(key);
  } catch (error) {
    // The profile is right already; a file that nobody shows is only space.
    ctx.log.warn({ key, error }, "an old picture could not be removed");
  }
}
