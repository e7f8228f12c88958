import { limits } from "../../../api/index.ts";

const types = ["image/png", "image/jpeg", "image/webp", "image/avif"];

/** The types that the file picker accepts. */
export const pictureTypes = types.join(",");

/** Why a picture would be refused before it is sent; the server checks more closely. */
export function whyNotPicture({ type, size }: File): "avatar.unsupported" | "avatar.too_large" | null {
  if (!types.includes(type)) return "avatar.unsupported";
  return size > limits.avatarMaxBytes ? "avatar.too_large" : null;
}
