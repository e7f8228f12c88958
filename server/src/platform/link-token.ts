import { createHash, randomBytes } from "node:crypto";

/** The secret part of a link: 256 random bits. Only its hash is stored. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");
