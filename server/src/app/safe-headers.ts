import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Of answers that are no pages: whoever opens one as a page gets text without any rights. */
const policyOfData = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Of built files. One of them is the service worker, which fetches under the policy it came with. */
export const policyOfFiles =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no page of ours uses. */
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

/** Headers of an event stream, which goes to the socket past everything else. */
export const headersOfStreams = {
  "content-security-policy": policyOfData,
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Headers of every answer: what a browser may do with it. A policy that an answer brings itself stays. */
export function safeHeaders(publicUrl: string): MiddlewareHandler {
  const common = secureHeaders({
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginEmbedderPolicy: false,
    // A browser that is told this of a name asks for https from then on: only where there is https, and of no other name.
    strictTransportSecurity: publicUrl.startsWith("https:") && "max-age=31536000",
    permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  });
  return async (c, next) => {
    await common(c, next);
    if (c.env?.outgoing?.headersSent) return;
    if (!c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", policyOfData);
  };
}
