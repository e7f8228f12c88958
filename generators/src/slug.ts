const longest = 48;

/**
 * A name as part of an address or a file name: lower-case ASCII letters, digits and single hyphens, at most 48
 * characters. Accents are dropped; `fallback` if nothing is left, as for a name in Chinese.
 */
export function slugOf(name: string, fallback: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-|-$/g, "");
  return plain || fallback;
}
