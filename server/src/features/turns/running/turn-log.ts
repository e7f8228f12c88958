import type { TurnEvent } from "@cofounder/contract";
import type pg from "pg";
import { EventLog } from "../../../platform/event-log.ts";
import type { Log } from "../../../platform/log.ts";

/** All but the end, which is not logged: it is the stored message. */
export type LoggedEvent = Exclude<TurnEvent, { type: "end" }>;

export interface TurnKey {
  userId: string;
  turnId: string;
}

export type TurnLog = EventLog<LoggedEvent>;

/** The log of running turns. */
export const openTurnLog = (pool: pg.Pool, log: Log): TurnLog =>
  new EventLog(pool, log, { name: "turn_events", id: "turn_id", gatherMs: 20 });
