import { limits } from "../../../api/index.ts";

const types = ["image/png", "image/jpeg", "image/webp", "image/avif"];

/** What the file picker offers. */
export const pictureTypes = types.join(",");

/** Why a picture need not be sent at all; the server looks closer. */
export function whyNotPicture({ type, size }: File): "avatar.unsupported" | "avatar.too_large" | null {
  if (!types.includes(type)) return "avatar.unsupported";
  return size > limits.avatarMaxBytes ? "avatar.too_large" : null;
}
