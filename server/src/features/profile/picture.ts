import { avatarMaxBytes, avatarPixels } from "@cofounder/contract";
import { fileTypeFromBuffer } from "file-type";
import { decodePicture, UnreadablePicture } from "../../platform/images/decode-picture.ts";
import { Problem } from "../../platform/problem.ts";

const accepted = new Set(["image/png", "image/jpeg", "image/webp", "image/avif"]);

/**
 * A member's picture as a square WebP without metadata. Only the file's bytes count, not its name or declared type.
 * Refuses with `avatar.too_large`, `avatar.unsupported` or `avatar.unreadable`; with `too_many_requests` or
 * `unavailable` where too many wait.
 */
export async function squarePicture(bytes: Uint8Array, userId: string): Promise<Uint8Array> {
  if (bytes.byteLength > avatarMaxBytes) throw new Problem("avatar.too_large");
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new Problem("avatar.unsupported");
  try {
    return await decodePicture(bytes, { square: avatarPixels }, userId);
  } catch (error) {
    throw error instanceof UnreadablePicture ? new Problem("avatar.unreadable") : error;
  }
}
