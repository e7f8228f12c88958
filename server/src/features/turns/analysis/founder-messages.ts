import type { AskedTool } from "../../chats/index.ts";

interface Said {
  type: "user" | "ai";
  content: string;
  tool?: AskedTool | null;
}

/**
 * Characters besides the first and the newest message: the engine reads them in some 50 ms, during which no other
 * request is served.
 */
const readMax = 40_000;

/**
 * The founder's messages, oldest first; of a very long conversation its beginning and the newest. The prompts of tools
 * are not the founder's words.
 */
export function founderMessages<Message extends Said>(history: Message[]): Message[] {
  const said = history.filter(({ type, tool }) => type === "user" && !tool);
  const newest = said.length - 1;
  let left = readMax;
  const lastOut = said.findLastIndex(({ content }, index) => index < newest && (left -= content.length) < 0);
  return lastOut <= 0 ? said : [...said.slice(0, 1), ...said.slice(lastOut + 1)];
}
