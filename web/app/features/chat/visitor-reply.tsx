import type { FirstAnalysis, Message } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ChatRuntimeContext, chatRuntimeOf } from "./chat-runtime.ts";
import { Reply } from "./reply/reply.tsx";
import { ReadOnlyContext } from "./thread/thread-actions.ts";

/** Of nobody: a reply that no chat holds yet. */
const noMember = "visitor";

const messageOf = (analysis: FirstAnalysis): Message => ({
  ...analysis,
  id: "first-analysis",
  chatId: "",
  parentId: null,
  type: "ai",
  sources: [],
  notices: [],
  label: "offline_analysis",
  outcome: "done",
  cost: null,
  tokensUsed: 0,
  createdAt: "",
  siblingIds: [],
});

/** The engine's reply to a visitor, as the chat shows it; nothing can be corrected before there is an account. */
export function VisitorReply({ analysis }: { analysis: FirstAnalysis }) {
  const runtime = chatRuntimeOf(useQueryClient(), noMember);
  return (
    <ChatRuntimeContext value={runtime}>
      <ReadOnlyContext value>
        <Reply message={messageOf(analysis)} turnId={null} />
      </ReadOnlyContext>
    </ChatRuntimeContext>
  );
}
