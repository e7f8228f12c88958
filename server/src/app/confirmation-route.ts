import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { Auth } from "../features/accounts/index.ts";
import type { Ctx } from "../platform/ctx.ts";
import { type Place, withClientAddress } from "./client-address.ts";

interface Parts extends Place {
  ctx: Ctx;
  auth: Auth;
}

/**
 * The link of a confirmation mail signs in the browser that signed up, and sends it on without the token in its
 * address. For everybody else, a mail scanner too, it is the page that asks for the password.
 */
export function confirmationRoute<E extends { Bindings: HttpBindings }>(app: Hono<E>, parts: Parts): void {
  app.get("/auth", async (c, next) => {
    const token = c.req.query("confirm");
    if (!token || token.length > 200 || c.req.method !== "GET") return next();
    const { headers } = withClientAddress(c, parts);
    const opened = await parts.auth.api.openConfirmation({ query: { token }, headers, returnHeaders: true });
    if (!opened.response.isOpen) return next();
    await parts.ctx.notifications.caughtUp();
    for (const cookie of opened.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
    c.header("cache-control", "no-store");
    return c.redirect("/auth?confirmed=1", 303);
  });
}
