import type { LiveEvent } from "@cofounder/contract";
import { z } from "zod";
import type { Notifications } from "../platform/db/notifications.ts";
import type { WireEvent } from "../platform/event-stream.ts";

const news = z.object({
  userId: z.string(),
  tokens: z.number().nullish(),
  chatId: z.string().optional(),
  deleted: z.boolean().optional(),
});

/** Carries what changed for a member, in whichever process, to every open tab of that member. */
export class LiveChannel {
  readonly #tabs = new Map<string, Set<(events: LiveEvent[]) => void>>();

  constructor(notifications: Notifications) {
    notifications.on("live", (payload) => {
      const { userId, tokens, chatId, deleted } = news.parse(JSON.parse(payload));
      const events: LiveEvent[] = [];
      if (typeof tokens === "number") events.push({ type: "tokens", tokens });
      if (chatId) events.push({ type: "chat", chatId, change: deleted ? "deleted" : "changed" });
      for (const tell of this.#tabs.get(userId) ?? []) tell(events);
    });
  }

  async *follow(userId: string, signal: AbortSignal): AsyncGenerator<WireEvent[]> {
    let waiting: LiveEvent[] = [];
    let wake = () => {};
    const tell = (events: LiveEvent[]) => {
      waiting.push(...events);
      wake();
    };
    const tabs = this.#tabs.get(userId) ?? new Set();
    this.#tabs.set(userId, tabs.add(tell));
    signal.addEventListener("abort", () => wake());
    try {
      while (!signal.aborted) {
        if (!waiting.length) await new Promise<void>((resolve) => (wake = resolve));
        const batch = waiting;
        waiting = [];
        if (batch.length) yield batch.map(({ type, ...rest }) => ({ type, data: JSON.stringify(rest) }));
      }
    } finally {
      tabs.delete(tell);
      if (!tabs.size) this.#tabs.delete(userId);
    }
  }
}
