import { parseCookies } from "better-auth/cookies";
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
/** Entries have a bounded size, so that this bounds the memory too: some 20 MB. */
const rememberedMax = 20_000;
/** A session's signed token has 77 characters; a longer one is not ours. */
const tokenMaxLength = 200;

/**
 * The caller of a request, by its cookie. A query on every request would cost more than the request, so the result is
 * cached for some minutes and dropped at once, in every process, when the database notifies that a session ended or a
 * role or an address changed.
 */
export class Callers {
  readonly #ctx: DbCtx;
  readonly #auth: Auth;
  readonly #remembered = new Map<string, { caller: Caller; until: number }>();
  readonly #watched = new Map<string, Set<Watched>>();
  /** Incremented on every notified change, so that a result read before a change is not cached after it. */
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
   * For a stream that stays open: aborts when the client disconnects, and when its session is over. On every change of
   * the caller, the cookie is looked up again.
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
    // A change between the lookup and this moment was notified before we listened.
    void this.#check(one);
    return AbortSignal.any([gone, one.over.signal]);
  }

  async #check({ headers, over }: Watched): Promise<void> {
    try {
      if (!(await this.find(headers))) over.abort();
    } catch (error) {
      this.#ctx.log.warn({ error }, "session check failed, closing stream");
      over.abort();
    }
  }

  /**
   * Null: no session, or the address is not confirmed. About once a day a session is prolonged together with its
   * cookie: only where `renew` can set that cookie, so that neither outlives the other.
   */
  async find(headers: Headers, renew?: (cookies: string[]) => void): Promise<Caller | null> {
    const cookie = await this.#cookieIn(headers);
    if (!cookie) return null;
    const { token } = cookie;
    const now = this.#ctx.now().getTime();
    const known = this.#remembered.get(token);
    if (known && known.until > now) return known.caller;
    const changes = this.#changes;
    const { response: session, headers: told } = await this.#auth.api.getSession({
      headers: new Headers({ cookie: cookie.pair }),
      query: { disableRefresh: !renew },
      returnHeaders: true,
    });
    if (!session?.user.emailVerified) return null;
    const cookies = told.getSetCookie();
    if (cookies.length) renew?.(cookies);
    const { user, session: found } = session;
    const caller: Caller = {
      userId: user.id,
      sessionId: found.id,
      isAdmin: await isAdmin(this.#ctx, user.id),
      twoFactor: user.twoFactorEnabled === true,
      assurance: found.assurance === "aal2" ? "aal2" : "aal1",
    };
    const until = Math.min(now + rememberMs, found.expiresAt.getTime());
    if (changes === this.#changes) this.#remember(token, { caller, until });
    return caller;
  }

  /**
   * The session's cookie alone. Other cookies, even a second one of that name, get no cache entry and are not looked
   * up.
   */
  async #cookieIn(headers: Headers): Promise<{ token: string; pair: string } | null> {
    const cookies = headers.get("cookie");
    if (!cookies) return null;
    const { authCookies } = await this.#auth.$context;
    const { name } = authCookies.sessionToken;
    const token = parseCookies(cookies).get(name);
    if (!token || token.length > tokenMaxLength) return null;
    return { token, pair: `${name}=${encodeURIComponent(token)}` };
  }

  /** The number of cached sessions. */
  get size(): number {
    return this.#remembered.size;
  }

  #remember(token: string, entry: { caller: Caller; until: number }): void {
    if (this.#remembered.size >= rememberedMax) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    this.#remembered.delete(token);
    this.#remembered.set(token, entry);
  }

  #forget(userId: string): void {
    this.#changes++;
    for (const [token, { caller }] of this.#remembered) if (caller.userId === userId) this.#remembered.delete(token);
    for (const one of this.#watched.get(userId) ?? []) void this.#check(one);
  }
}
