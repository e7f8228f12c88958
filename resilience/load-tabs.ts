import { get, type IncomingMessage } from "node:http";
import type { Member } from "./load-members.ts";

/** The event stream of an open tab, as a browser holds it. */
export interface Tab {
  userId: string;
  beats: number;
  /** The arrival time of each event, by type. */
  heard: { type: string; at: number }[];
  /** The server or the network closed it. */
  broken: boolean;
  close(): void;
}

/** Opens one; resolves when the server has responded. */
export function openTab({ address, cookie, userId }: Member): Promise<Tab> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/live`, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a tab was answered ${response.statusCode}`));
      const tab: Tab = { userId, beats: 0, heard: [], broken: false, close: () => request.destroy() };
      let closed = false;
      tab.close = () => {
        closed = true;
        request.destroy();
      };
      response.on("close", () => (tab.broken ||= !closed));
      listen(response, tab);
      resolve(tab);
    });
    request.on("error", reject);
  });
}

function listen(response: IncomingMessage, tab: Tab): void {
  let rest = "";
  response.setEncoding("utf8");
  response.on("data", (piece: string) => {
    const at = performance.now();
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const type = block.match(/^event: (.+)$/m)?.[1];
      if (type) tab.heard.push({ type, at });
      else if (block.startsWith(": beat")) tab.beats++;
    }
  });
  // A broken stream emits `close` too.
  response.on("error", () => undefined);
}
