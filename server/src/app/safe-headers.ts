import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** For answers that are not pages: opened as a page, they are text without any rights. */
const policyOfData = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For built files. One of them is the service worker, which fetches under the policy it came with. */
export const policyOfFiles =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browser features that no page of ours uses. */
const unused = [
  "camera",
  "displayCapture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "publickeyCredentialsGet",
  "serial",
  "usb",
] as const;

/** Headers of an event stream, which is written directly to the socket. */
export const headersOfStreams = {
  "content-security-policy": policyOfData,
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Headers of every answer, which restrict what a browser may do with it. A policy that an answer already has stays. */
export function safeHeaders(publicUrl: string): MiddlewareHandler {
  const common = secureHeaders({
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginEmbedderPolicy: false,
    // A browser that receives this for a host requires https from then on: only where there is https, and for no other
    // host.
    strictTransportSecurity: publicUrl.startsWith("https:") && "max-age=31536000",
    permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  });
  return async (c, next) => {
    await common(c, next);
    if (c.env?.outgoing?.headersSent) return;
    if (!c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", policyOfData);
  };
}
