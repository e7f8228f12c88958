/** A page as the scorer sees it, over https. */
interface Scored {
  headers: Headers;
  html: string;
}

/** The words of each directive of a content security policy. */
export function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...words]) => [name.toLowerCase(), words]));
}

const broad = new Set(["*", "https:", "http:", "data:", "blob:", "'unsafe-inline'"]);
const halfAYear = 15_768_000;
const quiet = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const isOwn = (source: string) => !/^https?:/.test(source);

function policyPoints(policy: string | null): number {
  if (policy === null) return -25;
  const directives = directivesOf(policy);
  const wordsOf = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  if (["script-src", "object-src"].some((name) => wordsOf(name).some((word) => broad.has(word)))) return -20;
  if (wordsOf("script-src").includes("'unsafe-eval'")) return -10;
  if ([...directives.values()].flat().includes("http:")) return -20;
  if (wordsOf("style-src").some((word) => broad.has(word))) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function secureTransportPoints(header: string | null): number {
  if (header === null) return -20;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= halfAYear ? 0 : -10;
}

function cookiePoints(cookies: string[]): number {
  if (!cookies.length) return 0;
  if (!cookies.every((cookie) => /; *secure/i.test(cookie))) return -40;
  if (!cookies.every((cookie) => /; *httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /; *samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function framePoints({ headers }: Scored): number {
  const ancestors = directivesOf(headers.get("content-security-policy") ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.some((word) => broad.has(word))) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
}

function originPoints(headers: Headers): number {
  const shared = headers.get("access-control-allow-origin") !== null;
  return shared && headers.get("access-control-allow-credentials") === "true" ? -50 : 0;
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source ?? "");

/**
 * The score of Mozilla's HTTP Observatory, algorithm 5, by its published table, for the headers that can vary here:
 * from 100 on it is an A+, and bonus points above 100 are given only where no test brought it below 90.
 */
export function observatoryScore(page: Scored): number {
  const { headers, html } = page;
  const points = [
    policyPoints(headers.get("content-security-policy")),
    secureTransportPoints(headers.get("strict-transport-security")),
    cookiePoints(headers.getSetCookie()),
    framePoints(page),
    originPoints(headers),
    headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    quiet.test(headers.get("referrer-policy") ?? "") ? 5 : -5,
    /^same-(origin|site)$/.test(headers.get("cross-origin-resource-policy") ?? "") ? 10 : 0,
    scriptsOf(html).every(isOwn) ? 0 : -5,
  ];
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 100);
  return lost >= 90 ? points.reduce((sum, one) => sum + one, 100) : lost;
}
