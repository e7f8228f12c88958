import type { LiveEvent } from "@cofounder/contract";
import { z } from "zod";
import type { Notifications } from "../platform/db/notifications.ts";
import type { WireEvent } from "../platform/event-stream.ts";

const news = z.object({
  userId: z.string(),
  tokens: z.number().nullish(),
  chatId: z.string().optional(),
  ventureId: z.string().optional(),
  tests: z.boolean().optional(),
  decisions: z.boolean().optional(),
  deleted: z.boolean().optional(),
  profile: z.boolean().optional(),
  plan: z.boolean().optional(),
  endedSessionId: z.string().optional(),
});

type News = z.infer<typeof news>;

export interface Tab {
  userId: string;
  sessionId: string;
}

/** The event that a tab receives for a notification. */
function eventsOf(
  { tokens, chatId, ventureId, tests, decisions, deleted, profile, plan, endedSessionId }: News,
  sessionId: string,
): LiveEvent[] {
  const events: LiveEvent[] = [];
  if (typeof tokens === "number") events.push({ type: "tokens", tokens });
  if (chatId) events.push({ type: "chat", chatId, change: deleted ? "deleted" : "changed" });
  if (ventureId) events.push({ type: "venture", ventureId });
  if (tests) events.push({ type: "tests" });
  if (decisions) events.push({ type: "decisions" });
  if (profile) events.push({ type: "profile" });
  if (plan) events.push({ type: "plan" });
  if (endedSessionId === sessionId) events.push({ type: "signed_out" });
  return events;
}

/**
 * A stream ends after this time, and its tab reconnects with its cookie: so a stream cannot outlive a session that
 * expired, or whose end was announced while no process listened.
 */
const longestMs = 10 * 60_000;

/** A tab that loads for longer asks for everything anew. */
const recentMs = 20_000;

/** Carries a member's changes, from whichever process, to every open tab of that member. */
export class LiveChannel {
  /** The latest, oldest first, for tabs that ask what they missed while they loaded. */
  readonly #recent: { at: number; piece: News }[] = [];
  readonly #tabs = new Map<string, Set<(piece: News | null) => void>>();

  constructor(notifications: Notifications) {
    notifications.on("live", (payload) => {
      const piece = news.parse(JSON.parse(payload));
      this.#recent.push({ at: performance.now(), piece });
      this.#forget();
      for (const send of this.#tabs.get(piece.userId) ?? []) send(piece);
    });
    notifications.onGap(() => this.close());
  }

  #forget(): void {
    const oldest = performance.now() - recentMs;
    while (this.#recent[0] && this.#recent[0].at < oldest) this.#recent.shift();
  }

  /** Ends every stream; each tab reconnects, to whichever process accepts it. */
  close(): void {
    for (const tabs of this.#tabs.values()) for (const send of tabs) send(null);
  }

  /**
   * Ends by itself when the session ends, and when notifications may have been missed: a stream must not outlive its
   * session, and a tab that reconnects reloads everything. Begins with what came in the last `missedMs`.
   */
  async *follow({ userId, sessionId }: Tab, signal: AbortSignal, missedMs = 0): AsyncGenerator<WireEvent[]> {
    const since = performance.now() - Math.min(missedMs, recentMs);
    const missed = this.#recent.filter(({ at, piece }) => at >= since && piece.userId === userId);
    let waiting = missed.flatMap(({ piece }) => eventsOf(piece, sessionId));
    let wake = () => {};
    let over = false;
    const send = (piece: News | null) => {
      if (piece) waiting.push(...eventsOf(piece, sessionId));
      else over = true;
      wake();
    };
    const timer = setTimeout(send, longestMs, null);
    const tabs = this.#tabs.get(userId) ?? new Set();
    this.#tabs.set(userId, tabs.add(send));
    signal.addEventListener("abort", () => wake());
    try {
      while (!signal.aborted && !over) {
        if (!waiting.length) await new Promise<void>((resolve) => (wake = resolve));
        const batch = waiting;
        waiting = [];
        if (batch.length) yield batch.map(({ type, ...rest }) => ({ type, data: JSON.stringify(rest) }));
        if (batch.some(({ type }) => type === "signed_out")) return;
      }
    } finally {
      clearTimeout(timer);
      tabs.delete(send);
      if (!tabs.size) this.#tabs.delete(userId);
    }
  }
}
