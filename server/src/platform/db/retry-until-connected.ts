import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { isDatabaseAway } from "./database.ts";

const againMs = 250;

/** Does work that must not be lost: while the database is away it is retried. Other errors are thrown. */
export async function retryUntilConnected<T>(log: Log, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ error }, "database unavailable, retrying");
      await sleep(againMs);
    }
  }
}
