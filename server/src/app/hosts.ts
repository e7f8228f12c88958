import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { hostnameOf, isAddress, isLoopback, isThisMachine, namesProxy } from "../platform/this-machine.ts";
import { Problem } from "../platform/problem.ts";
import { answerProblem } from "./api-handler.ts";

type Call = Context<{ Bindings: HttpBindings }>;

/** Requested by machines that know a process by its address; the answers are public, or need a bearer token. */
const probes = new Set(["/healthz", "/readyz", "/metrics"]);

/** Every name that a request gives for this host: a target may be a whole URL, and a header may come twice. */
function hostsOf(c: Call): string[] {
  const named = c.env?.incoming?.headersDistinct["host"] ?? [c.req.header("host")];
  return [new URL(c.req.url).host, ...named.filter((host) => host !== undefined)];
}

/**
 * Answers only under our own names: that of PUBLIC_URL and those of this machine, at any port. Otherwise a page whose
 * name was pointed here (DNS rebinding) could read every answer as its own site's.
 */
export function refuseOtherHosts(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).hostname;
  return async (c, next) => {
    const isProbe = probes.has(c.req.path);
    const isOurs = (host: string) => {
      const hostname = hostnameOf(host);
      if (hostname === null) return false;
      return hostname === own || isThisMachine(hostname) || (isProbe && isAddress(hostname));
    };
    return hostsOf(c).every(isOurs) ? next() : answerProblem(new Problem("unknown_host"));
  };
}

/** A browser names the site of the requesting page. Programs do not. */
const asksOfItself: ReadonlySet<string | undefined> = new Set([undefined, "none", "same-origin"]);

/** A connection from this machine, by its own name, without a proxy and not from another site's page. */
function isDirect(c: Call): boolean {
  const { incoming } = c.env ?? {};
  // A proxy that adds no header still speaks HTTP/1.0, as nginx does by default.
  if (!incoming || incoming.httpVersion === "1.0" || !isLoopback(getConnInfo(c).remote.address)) return false;
  if (namesProxy(Object.keys(incoming.headers)) || !asksOfItself.has(c.req.header("sec-fetch-site"))) return false;
  return hostsOf(c).every((host) => isThisMachine(hostnameOf(host) ?? ""));
}

/** Whether this request may see development routes. For all other requests they do not exist. */
export const opensDevelopmentRoutes = (open: boolean, c: Context): boolean => open && isDirect(c as Call);
