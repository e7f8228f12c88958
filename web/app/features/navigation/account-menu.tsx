import { useTranslation } from "react-i18next";
import { toast } from "../../ui/toast.tsx";
import { menuStandIn, useOnDemand } from "../../ui/use-on-demand.ts";
import type { AccountMenuProps } from "./account-actions.tsx";
import { AvatarButton } from "./avatar-button.tsx";

const loadActions = async () => (await import("./account-actions.tsx")).AccountActions;

export function AccountMenu(props: AccountMenuProps) {
  const { t } = useTranslation();
  const { part: Actions, ...door } = useOnDemand(loadActions, () => toast.error(t("crash.offline")));
  if (Actions) return <Actions {...props} />;
  return <AvatarButton member={props.member} {...menuStandIn(door)} />;
}
