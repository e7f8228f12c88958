import { avatarMaxBytes, avatarPixels } from "@cofounder/contract";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { Problem } from "../../platform/problem.ts";

const accepted = new Set(["image/png", "image/jpeg", "image/webp", "image/avif"]);
/** A small file can unfold into a huge picture; what is larger than this is not decoded. */
const pixelsMax = 50_000_000;

/**
 * A member's picture as a square WebP without metadata. What the file says of itself does not count, only its bytes.
 * Refuses with `avatar.too_large`, `avatar.unsupported` or `avatar.unreadable`.
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > avatarMaxBytes) throw new Problem("avatar.too_large");
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new Problem("avatar.unsupported");
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: "error" })
      .rotate()
      .resize(avatarPixels, avatarPixels, { fit: "cover" })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new Problem("avatar.unreadable");
  }
}
