import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";

export interface Notifications {
  /** Calls `hear` for every message on a channel, from any process. Returns how to stop listening. */
  on(channel: string, hear: (payload: string) => void): () => void;
  /** Called after a connection was lost and found again: messages may have been missed in between. */
  onGap(hear: () => void): () => void;
  /** Resolves when all that was committed before has been heard here, or the connection is known to be lost. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** One connection that listens on fixed channels, found again by itself when it breaks. */
export async function openNotifications(config: pg.ClientConfig, channels: string[], log: Log): Promise<Notifications> {
  const listeners = new Map<string, Set<(payload: string) => void>>(channels.map((name) => [name, new Set()]));
  const gapListeners = new Set<() => void>();
  let closing = false;
  let client = await listen();
  let turn: Promise<void> = Promise.resolve();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ ...config, keepAlive: true });
    next.on("notification", ({ channel, payload }) => {
      for (const hear of listeners.get(channel) ?? []) hear(payload ?? "");
    });
    next.on("error", (error) => log.warn({ error: error.message }, "the notification connection broke"));
    next.once("end", () => void reconnect());
    await next.connect();
    await next.query(channels.map((name) => `listen ${pg.escapeIdentifier(name)}`).join("; "));
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !closing; wait = Math.min(wait * 2, 5_000)) {
      await sleep(wait);
      try {
        client = await listen();
        for (const hear of gapListeners) hear();
        return;
      } catch (error) {
        log.warn({ error: String(error) }, "the notification connection is not back yet");
      }
    }
  }

  /** What waits for a listener is sent before the answer to its next query. */
  async function askBack(): Promise<void> {
    try {
      await client.query("select 1");
    } catch (error) {
      log.warn({ error: String(error) }, "messages of the database may come late");
    }
  }

  return {
    on(channel, hear) {
      const set = listeners.get(channel);
      if (!set) throw new Error(`Nobody listens on ${channel}: name it when the notifications are opened.`);
      set.add(hear);
      return () => set.delete(hear);
    },
    onGap(hear) {
      gapListeners.add(hear);
      return () => gapListeners.delete(hear);
    },
    caughtUp: () => (turn = turn.then(askBack)),
    close: async () => {
      closing = true;
      await client.end();
    },
  };
}
