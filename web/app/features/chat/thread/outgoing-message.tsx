import type { TurnRequest } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { StageLine } from "../reply/stage-line.tsx";
import type { Outgoing } from "../turn/outgoing-messages.ts";
import { FailedSend } from "./failed-send.tsx";
import { UserBubble } from "./user-bubble.tsx";

function SentText({ request }: { request: TurnRequest }) {
  const { t } = useTranslation("chat");
  if (request.kind === "regenerate") return null;
  return (
    <div className="flex justify-end" data-message={request.messageId}>
      <UserBubble text={request.kind === "message" ? request.text : t(`tools.${request.tool}`)} />
    </div>
  );
}

interface OutgoingMessageProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onTakeBack: (text: string) => void;
  onDismiss: () => void;
}

/** A sent message that the server has not confirmed yet. */
export function OutgoingMessage({ outgoing, onRetry, onTakeBack, onDismiss }: OutgoingMessageProps) {
  const { request, failure } = outgoing;
  const takeBack = request.kind === "message" ? () => onTakeBack(request.text) : null;
  return (
    <div className="space-y-6 px-1 pb-8">
      <SentText request={request} />
      {failure ? (
        <FailedSend error={failure.error} onRetry={onRetry} onTakeBack={takeBack} onDismiss={onDismiss} />
      ) : (
        <StageLine stage="analysing" />
      )}
    </div>
  );
}
