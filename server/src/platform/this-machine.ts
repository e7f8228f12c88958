import { isIP } from "node:net";

/** The names by which programs on this machine reach it. None of them can be pointed here by a stranger. */
const names: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A host name, as in a URL, that always means the machine on which it is used. */
export const isThisMachine = (hostname: string): boolean => names.has(hostname.toLowerCase());

/** The host name in a Host header or an address, without its port; null when it is invalid. */
export function hostnameOf(host: string): string | null {
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname;
}

/** An address and not a name: DNS cannot point it elsewhere. */
export const isAddress = (hostname: string): boolean => isIP(hostname.replaceAll(/^\[|\]$/g, "")) !== 0;

/** The address of a socket whose peer is a program on this machine. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);

/** Headers that a proxy adds and no browser sends. */
const addedByProxies = [
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-original-.+|x-(cluster-)?client-ip|true-client-ip)$/i,
  /^(cdn-loop|cf-.+|x-(envoy|amzn|arr|appengine|azure)-.+|(fly|fastly)-.+)$/i,
];

export const namesProxy = (headers: Iterable<string>): boolean =>
  [...headers].some((name) => addedByProxies.some((pattern) => pattern.test(name)));

interface Place {
  production: boolean;
  publicUrl: string;
  /** Our own proxy is in front of the application. */
  trustProxy: boolean;
}

/**
 * Why this installation has no development routes (the local mailbox, a scripted payment service); null when it has
 * them. They are only for somebody who tries the product on the machine where it runs.
 */
export function whyNoDevelopmentRoutes({ production, publicUrl, trustProxy }: Place): string | null {
  if (production) return "NODE_ENV is production";
  if (!isThisMachine(new URL(publicUrl).hostname)) return `PUBLIC_URL (${publicUrl}) is not this machine`;
  return trustProxy ? "TRUST_PROXY=1 says that a proxy stands before it" : null;
}
