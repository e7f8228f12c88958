import type { Chat } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/toast.tsx";
import { menuStandIn, useOnDemand } from "../../../ui/use-on-demand.ts";
import { ChatMenuButton } from "./chat-menu-button.tsx";

export interface ChatMenuProps {
  chat: Chat;
  label: string;
  className?: string;
  onRename: () => void;
  onDeleted: (chatId: string) => Promise<void>;
}

const loadActions = async () => (await import("./chat-actions.tsx")).ChatActions;

/** Rename, export and delete, wherever a chat is shown. The code loads on hover or focus. */
export function ChatMenu(props: ChatMenuProps) {
  const { t } = useTranslation();
  const { part: Actions, ...door } = useOnDemand(loadActions, () => toast.error(t("crash.offline")));
  if (Actions) return <Actions {...props} />;
  return <ChatMenuButton label={props.label} className={props.className} {...menuStandIn(door)} />;
}
