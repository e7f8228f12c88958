import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { clientIpHeader } from "../features/accounts/index.ts";
import { networkOf } from "../platform/network-of.ts";

/** The client's network address, from its connection or from our proxy's header. */
export function clientAddress<E extends { Bindings: HttpBindings }>(c: Context<E>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return networkOf(forwarded ?? getConnInfo(c).remote.address ?? "unknown");
}

export function withClientAddress<E extends { Bindings: HttpBindings }>(c: Context<E>, trustProxy: boolean): Request {
  const request = new Request(c.req.raw);
  request.headers.set(clientIpHeader, clientAddress(c, trustProxy));
  return request;
}
