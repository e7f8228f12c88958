import type { DbCtx } from "../../platform/ctx.ts";
import type { Notifications } from "../../platform/db/notifications.ts";
import type { Caller } from "../../platform/surface.ts";
import type { Auth } from "./auth.ts";
import { isAdmin } from "./store.ts";

interface Watched {
  headers: Headers;
  over: AbortController;
}

const rememberMs = 5 * 60_000;
const rememberedMax = 20_000;

/**
 * Who a request's cookie belongs to. Asking the database on every request would cost more than the request; the answer
 * is remembered for some minutes and forgotten at once, in every process, when the database tells that a session ended
 * or a role or an address changed.
 */
export class Callers {
  readonly #ctx: DbCtx;
  readonly #auth: Auth;
  readonly #remembered = new Map<string, { caller: Caller; until: number }>();
  readonly #watched = new Map<string, Set<Watched>>();
  /** Grows with every change told, so that an answer read before a change is not remembered after it. */
  #changes = 0;

  constructor(ctx: DbCtx, auth: Auth, notifications: Notifications) {
    this.#ctx = ctx;
    this.#auth = auth;
    notifications.on("caller_changed", (userId) => this.#forget(userId));
    notifications.onGap(() => {
      this.#changes++;
      this.#remembered.clear();
      for (const of of this.#watched.values()) for (const one of of) void this.#check(one);
    });
  }

  /**
   * For a stream that stays open: aborts when the client goes, and when its session is over. Whatever changes about the
   * caller, the cookie is asked again who it belongs to.
   */
  watch({ userId }: Caller, headers: Headers, gone: AbortSignal): AbortSignal {
    if (gone.aborted) return gone;
    const one: Watched = { headers, over: new AbortController() };
    const all = this.#watched.get(userId) ?? new Set();
    this.#watched.set(userId, all.add(one));
    gone.addEventListener("abort", () => {
      all.delete(one);
      if (!all.size && this.#watched.get(userId) === all) this.#watched.delete(userId);
    });
    // What was told between the question who calls and this moment was told to nobody.
    void this.#check(one);
    return AbortSignal.any([gone, one.over.signal]);
  }

  async #check({ headers, over }: Watched): Promise<void> {
    try {
      if (!(await this.find(headers))) over.abort();
    } catch (error) {
      this.#ctx.log.warn({ error }, "a stream ends because its caller could not be asked for");
      over.abort();
    }
  }

  /** Null: nobody is signed in, or the address is not confirmed. */
  async find(headers: Headers): Promise<Caller | null> {
    const cookie = headers.get("cookie");
    if (!cookie) return null;
    const now = this.#ctx.now().getTime();
    const known = this.#remembered.get(cookie);
    if (known && known.until > now) return known.caller;
    const changes = this.#changes;
    const session = await this.#auth.api.getSession({ headers });
    if (!session?.user.emailVerified) return null;
    const { user, session: found } = session;
    const caller: Caller = {
      userId: user.id,
      sessionId: found.id,
      isAdmin: await isAdmin(this.#ctx, user.id),
      twoFactor: user.twoFactorEnabled === true,
      assurance: found.assurance === "aal2" ? "aal2" : "aal1",
    };
    const until = Math.min(now + rememberMs, found.expiresAt.getTime());
    if (changes === this.#changes) this.#remember(cookie, { caller, until });
    return caller;
  }

  #remember(cookie: string, entry: { caller: Caller; until: number }): void {
    if (this.#remembered.size >= rememberedMax) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    this.#remembered.delete(cookie);
    this.#remembered.set(cookie, entry);
  }

  #forget(userId: string): void {
    this.#changes++;
    for (const [cookie, { caller }] of this.#remembered) if (caller.userId === userId) this.#remembered.delete(cookie);
    for (const one of this.#watched.get(userId) ?? []) void this.#check(one);
  }
}
