import { useTranslation } from "react-i18next";
import { loadTexts } from "../../locales/load-texts.ts";
import { toast } from "../../ui/toast.tsx";
import { menuStandIn, useOnDemand } from "../../ui/use-on-demand.ts";
import type { MenuName } from "./menu-links.ts";
import { ToolMenuButton } from "./tool-menu-button.tsx";

const loadLinks = async () => {
  const [{ ToolLinks }] = await Promise.all([import("./tool-links.tsx"), loadTexts("menus")]);
  return ToolLinks;
};

/** One of the bar's dropdown menus; its content loads on hover or focus. */
export function ToolMenu({ name }: { name: MenuName }) {
  const { t } = useTranslation();
  const { part: ToolLinks, ...door } = useOnDemand(loadLinks, () => toast.error(t("crash.offline")));
  if (ToolLinks) return <ToolLinks name={name} />;
  return <ToolMenuButton name={name} {...menuStandIn(door)} />;
}
