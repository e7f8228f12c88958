/** Domains as written in running text; the top-level domains companies use. */
const domain = new RegExp(
  String.raw`(?:[a-z\d](?:[a-z\d-]{0,40}[a-z\d])?\.){1,3}(?:com|io|so|ai|app|co|net|org|dev|tech|shop|store|cloud` +
    String.raw`|eu|de|fr|es|in|cn|uk|us|ch|at|mx|me|tv|xyz|info|biz|health|finance|software)(?:\.(?:uk|in|cn|mx|br` +
    String.raw`|au))?(?![\p{L}\d-]|\.[\p{L}\d])`,
  "iuy",
);
const link = /(?:https?:\/\/|www\.)[^\s<>()"'“”«»\]|]{1,300}/iuy;

export const longestLink = 400;
export const longestDomain = 180;

/** An address at this place, without the full stop of its sentence. */
export function linkAt(text: string, at: number): string | null {
  link.lastIndex = at;
  return link.exec(text)?.[0].replace(/(?<![.,;:!?*_。，])[.,;:!?*_。，]+$/u, "") ?? null;
}

export function domainAt(text: string, at: number): string | null {
  domain.lastIndex = at;
  return domain.exec(text)?.[0] ?? null;
}

/** An address without the parts that do not distinguish pages. */
export const addressKey = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/(?<!\/)\/+$/, "");
