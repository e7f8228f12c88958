import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { MenuName } from "./menu-links.ts";

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
