import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { clientIpHeader, directHeader } from "../features/accounts/index.ts";
import { networkOf } from "../platform/network-of.ts";
import { opensDevelopmentRoutes } from "./hosts.ts";

/** The client's network address, from its connection or from our proxy's header. */
export function clientAddress<E extends { Bindings: HttpBindings }>(c: Context<E>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return networkOf(forwarded ?? getConnInfo(c).remote.address ?? "unknown");
}

export interface Place {
  trustProxy: boolean;
  developmentRoutes: boolean;
}

/** What the sign-in library has to know of the connection, in headers that only we set. */
export function withClientAddress<E extends { Bindings: HttpBindings }>(c: Context<E>, place: Place): Request {
  const request = new Request(c.req.raw);
  request.headers.set(clientIpHeader, clientAddress(c, place.trustProxy));
  request.headers.set(directHeader, opensDevelopmentRoutes(place.developmentRoutes, c) ? "1" : "0");
  return request;
}
