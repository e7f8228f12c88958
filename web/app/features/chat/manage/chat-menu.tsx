import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/toast.tsx";
import { menuStandIn, useOnDemand } from "../../../ui/use-on-demand.ts";
import type { ChatMenuProps } from "./chat-actions.tsx";
import { ChatMenuButton } from "./chat-menu-button.tsx";

const loadActions = async () => (await import("./chat-actions.tsx")).ChatActions;

/** Rename, export and delete, wherever a chat is shown. The code loads on hover or focus. */
export function ChatMenu(props: ChatMenuProps) {
  const { t } = useTranslation();
  const { part: Actions, ...door } = useOnDemand(loadActions, () => toast.error(t("crash.offline")));
  if (Actions) return <Actions {...props} />;
  return <ChatMenuButton label={props.label} className={props.className} {...menuStandIn(door)} />;
}
