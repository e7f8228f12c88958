import type { Reply } from "@cofounder/analyst";
import type { RepliedAnew } from "../../chats/index.ts";
import { ratingOf } from "../take-turn.ts";
import { webSectionOf, withWebSection } from "../web/search-web.ts";
import type { LaterReply } from "./later-replies.ts";

/** A reply as it is stored after a recomputation: a model's text and its marks stay unchanged. */
export function repliedAnew(
  { id, label }: { id: string; label: string | null },
  web: ReturnType<typeof webSectionOf>,
  reply: Reply,
): RepliedAnew {
  const { parts, markdown } = withWebSection(reply, web);
  return { id, parts, content: label === "offline_analysis" ? markdown : null, rating: ratingOf(reply) };
}

/** The same for replies further down, each with its recomputation in the same order. */
export const repliedLater = (later: readonly LaterReply[], made: readonly Reply[]): RepliedAnew[] =>
  later.flatMap((each, index) => {
    const reply = made[index];
    return reply ? [repliedAnew(each, webOf(each), reply)] : [];
  });

const webOf = ({ web, sources }: LaterReply) => webSectionOf({ parts: web ? [web] : [], sources });
