import type { ChatState } from "../use-chat.ts";
import { MessageList } from "./message-list.tsx";
import { OutgoingMessage } from "./outgoing-message.tsx";

interface ConversationViewProps {
  state: ChatState;
  soughtId: string | null;
  onElsewhere: (messageId: string) => void;
  onSoughtEnd: () => void;
  onRetry: () => void;
  onTakeBack: (text: string) => void;
}

/** The messages, and below them the pending one. */
export function ConversationView({ onRetry, onTakeBack, ...list }: ConversationViewProps) {
  const { outgoing, dismiss } = list.state;
  return (
    <MessageList {...list}>
      {outgoing && (
        <OutgoingMessage outgoing={outgoing} onRetry={onRetry} onTakeBack={onTakeBack} onDismiss={dismiss} />
      )}
    </MessageList>
  );
}
