import { createHmac, hkdfSync } from "node:crypto";

/**
 * Signs texts with a key derived from AUTH_SECRET (HMAC-SHA-256, hexadecimal digits). What was signed for one use fits no
 * other.
 */
export function signer(secret: string) {
  const keys = new Map<string, Buffer>();
  return (use: string, text: string): string => {
    const key = keys.get(use) ?? Buffer.from(hkdfSync("sha256", secret, "", `signature of ${use}`, 32));
    keys.set(use, key);
    return createHmac("sha256", key).update(text).digest("hex");
  };
}
