import { createHash, randomBytes } from "node:crypto";

/** Lets a person and a scanner for leaked secrets recognize the product's keys. */
const beginning = "cof_";
const shownLength = beginning.length + 6;
const form = /^cof_[\w-]{43}$/;

/** 256 random bits. */
export const newSecret = (): string => `${beginning}${randomBytes(32).toString("base64url")}`;

export const prefixOf = (secret: string): string => secret.slice(0, shownLength);

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The key in a request: only a bearer token. Null: none, or one that cannot be ours. */
export function secretIn(headers: Headers): string | null {
  const [scheme, secret, ...more] = (headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && secret && more.length === 0 && form.test(secret) ? secret : null;
}
