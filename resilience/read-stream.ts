import type { Message } from "@cofounder/contract";
import { followTurn, type StreamParts } from "../web/app/features/chat/turn/turn-stream.ts";
import type { NumberedEvent } from "../web/app/features/chat/turn/turn-state.ts";
import type { Record } from "./record.ts";

export interface Reader {
  /** The server's present address. */
  url(): string;
  cookie: string;
  record: Record;
}

/** If processes are killed every few seconds, one must live for a while before it ends another's abandoned work. */
const longestMs = 300_000;

/**
 * Reads a reply as the web does, reconnecting as needed, and compares the text shown with the stored one. Null: it did
 * not end.
 */
export function readStream({ url, cookie, record }: Reader, turnId: string): Promise<Message | null> {
  const shown = { seq: 0, text: "", end: null as Message | null };
  const fault = (what: string) => record.faults.push(`stream ${turnId}: ${what}`);
  let connections = 0;
  const parts: StreamParts = {
    fetch: (path, init) => {
      if (connections++) record.streams.reconnects++;
      return fetch(`${url()}${path}`, { ...init, headers: { ...(init.headers as object), cookie } });
    },
    onWake: () => () => undefined,
    now: () => performance.now(),
    random: () => 0.5,
  };
  record.streams.opened++;
  record.open.add(turnId);
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      fault(`not ended after ${longestMs / 1_000} s`);
      stop();
      record.open.delete(turnId);
      resolve(null);
    }, longestMs);
    const take = (events: NumberedEvent[]) => {
      for (const { seq, event } of events) {
        if (seq !== shown.seq + 1) fault(`event ${seq} after ${shown.seq}`);
        shown.seq = seq;
        if (event.type === "text") shown.text += event.delta;
        if (event.type === "reset") shown.text = "";
        if (event.type === "end") shown.end = event.message;
      }
    };
    const close = (reason: string) => {
      clearTimeout(late);
      record.open.delete(turnId);
      const { end, text } = shown;
      if (!end) fault(`closed without an end: ${reason}`);
      else if (end.label === null && end.content !== text)
        fault(`${end.outcome}, showed ${text.length} characters and stored ${end.content.length}`);
      if (end) record.streams[end.outcome === "interrupted" ? "interrupted" : "whole"]++;
      resolve(end);
    };
    const stop = followTurn(
      { id: turnId, after: 0 },
      { onEvents: take, onConnection: () => undefined, onClose: close },
      parts,
    );
  });
}
