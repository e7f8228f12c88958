import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../locales/load-texts.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { menuStandIn, useOnDemand } from "../../ui/use-on-demand.ts";
import type { MenuName } from "./menu-links.ts";

const loadLinks = async () => {
  const [{ ToolLinks }] = await Promise.all([import("./tool-links.tsx"), loadTexts("menus")]);
  return ToolLinks;
};

/** One of the bar's dropdown menus; what is in it comes when someone reaches for it. */
export function ToolMenu({ name }: { name: MenuName }) {
  const { t } = useTranslation();
  const { part: ToolLinks, ...door } = useOnDemand(loadLinks, () => toast.error(t("crash.offline")));
  if (ToolLinks) return <ToolLinks name={name} />;
  return <ToolMenuButton name={name} {...menuStandIn(door)} />;
}

export function ToolMenuButton({ name, ...rest }: ComponentProps<"button"> & { name: MenuName }) {
  const { t } = useTranslation("navigation");
  return (
    <Button
      variant="ghost"
      size="sm"
      className="gap-1 px-2.5 font-normal data-popup-open:text-ink [&_svg]:size-3.5 [&_svg]:transition-transform data-popup-open:[&_svg]:rotate-180"
      {...rest}
    >
      {t(`menus.${name}`)}
      <ChevronDown aria-hidden />
    </Button>
  );
}
