import { createHmac } from "node:crypto";

/** Mailboxes that ignore dots in their names. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/** One spelling for all of one mailbox: a plus and the text behind it, and dots that do not count, are removed. */
export function normalAddress(address: string): string {
  const [name, domain] = splitAtLast(address.normalize("NFKC").trim().toLowerCase());
  const plain = name.split("+", 1)[0] ?? "";
  return dotless.has(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

function splitAtLast(address: string): [string, string] {
  const at = address.lastIndexOf("@");
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
}

/** A keyed hash of an address: without the secret the address cannot be found, not even by trying addresses. */
export const addressHasher =
  (secret: string) =>
  (address: string): string =>
    createHmac("sha256", `addresses:${secret}`).update(normalAddress(address)).digest("base64url");
