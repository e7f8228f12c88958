import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const [nonceBytes, tagBytes] = [12, 16];

/**
 * Encrypts small secrets that are stored, with a key derived from AUTH_SECRET (AES-256-GCM). What was sealed for one use
 * opens for no other.
 */
export class SecretBox {
  readonly #key: Buffer;

  constructor(secret: string, use: string) {
    this.#key = Buffer.from(hkdfSync("sha256", secret, "", use, 32));
  }

  seal(text: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce, { authTagLength: tagBytes });
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  /** Null where it was sealed with another secret, or changed. */
  open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length < nonceBytes + tagBytes) return null;
    const nonce = bytes.subarray(0, nonceBytes);
    const decipher = createDecipheriv("aes-256-gcm", this.#key, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return text.toString("utf8");
    } catch {
      return null;
    }
  }
}
