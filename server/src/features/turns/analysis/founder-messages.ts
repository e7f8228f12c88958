import type { AskedTool, StoredReading } from "../../chats/index.ts";

interface Said {
  type: "user" | "ai";
  content: string;
  tool?: AskedTool | null;
  reading?: StoredReading | null;
}

/** Characters besides the first and the newest message: the engine reads them in half a second. */
const readMax = 40_000;

/**
 * The founder's messages, oldest first; of a very long conversation its beginning, the newest that hold numbers or
 * something that a model read, and then the newest of the others. The prompts of tools are not the founder's words.
 */
export function founderMessages<Message extends Said>(history: Message[]): Message[] {
  const said = history.filter(({ type, tool }) => type === "user" && !tool);
  const between = said.slice(1, -1);
  const length = between.reduce((sum, { content }) => sum + content.length, 0);
  if (length <= readMax) return said;
  const kept = new Set([said[0], said.at(-1)]);
  let left = readMax;
  for (const isWanted of [holds, (message: Message) => !holds(message)])
    for (const message of between.toReversed()) {
      if (!isWanted(message)) continue;
      left -= message.content.length;
      if (left < 0) break;
      kept.add(message);
    }
  return said.filter((message) => kept.has(message));
}

/** Messages about the venture, rather than talk. */
const holds = ({ content, reading }: Said): boolean => /\p{N}/u.test(content) || (!!reading && isAbout(reading));

const isAbout = ({ figures, retracted, buyer, offer, rivals }: StoredReading): boolean =>
  figures.length + retracted.length + rivals.length > 0 || buyer !== null || offer !== null;
