import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";

export interface Notifications {
  /** Calls `hear` for every message on a channel, from any process. Returns a function that stops listening. */
  on(channel: string, hear: (payload: string) => void): () => void;
  /** Called after a lost connection was restored: messages may have been missed in between. */
  onGap(hear: () => void): () => void;
  /** Resolves when everything committed before has been received here, or the connection is known to be lost. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Longer than any answer to `select 1` takes; a network that lost the connection gives no error by itself. */
const patienceMs = 5_000;
const askEveryMs = 10_000;
const firstWaitMs = 100;
const longestWaitMs = 2_000;

/** One connection that listens on fixed channels, restored automatically when it breaks or goes silent. */
export async function openNotifications(config: pg.ClientConfig, channels: string[], log: Log): Promise<Notifications> {
  const listeners = new Map<string, Set<(payload: string) => void>>(channels.map((name) => [name, new Set()]));
  const gapListeners = new Set<() => void>();
  let closing = false;
  const listen = () =>
    connect({ config, channels, log }, (channel, payload) => {
      for (const hear of listeners.get(channel) ?? []) hear(payload);
    });
  let client = await listen();
  client.once("end", () => void reconnect());
  let turn: Promise<void> = Promise.resolve();
  const watch = setInterval(() => void askBack(), askEveryMs);

  async function reconnect(): Promise<void> {
    for (let wait = firstWaitMs; !closing; wait = Math.min(wait * 2, longestWaitMs)) {
      await sleep(wait);
      try {
        client = await listen();
      } catch (error) {
        log.warn({ error }, "notification connection not restored, retrying");
        continue;
      }
      // Only a connection that once listened is restored from here: a failed attempt ends one too.
      client.once("end", () => void reconnect());
      if (closing) drop(client);
      for (const hear of gapListeners) hear();
      return;
    }
  }

  /** PostgreSQL sends pending notifications to a listener before the answer to its next query. */
  async function askBack(): Promise<void> {
    const asked = client;
    try {
      await asked.query("select 1");
    } catch (error) {
      log.warn({ error }, "database notifications may be delayed");
      drop(asked);
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
      clearInterval(watch);
      await client.end();
    },
  };
}

interface Listening {
  config: pg.ClientConfig;
  channels: string[];
  log: Log;
}

async function connect(
  { config, channels, log }: Listening,
  hear: (channel: string, payload: string) => void,
): Promise<pg.Client> {
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = new pg.Client({ ...config, ...limits, keepAlive: true });
  client.on("notification", ({ channel, payload }) => hear(channel, payload ?? ""));
  client.on("error", (error) => log.warn({ error: error.message }, "notification connection lost"));
  try {
    await client.connect();
    await client.query(channels.map((name) => `listen ${pg.escapeIdentifier(name)}`).join("; "));
    return client;
  } catch (error) {
    drop(client);
    throw error;
  }
}

/** At once, without the other side's answer: waiting for its goodbye may take forever. */
function drop(client: pg.Client): void {
  client.connection.stream.destroy();
}
