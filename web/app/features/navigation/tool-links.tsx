import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Menu, MenuLink } from "../../ui/menu.tsx";
import { menuLinks, type MenuName } from "./menu-links.ts";
import { currentOf } from "./plain-links.ts";
import { ToolMenuButton } from "./tool-menu-button.tsx";

/** The menu itself, initially open. */
export function ToolLinks({ name }: { name: MenuName }) {
  const { t } = useTranslation("menus");
  const { pathname } = useLocation();
  return (
    <Menu defaultOpen align="start" className="w-80 p-1.5" trigger={<ToolMenuButton name={name} />}>
      {menuLinks[name].map(({ to, text, icon: Icon }) => (
        <MenuLink
          key={to}
          render={<Link to={to} aria-current={currentOf(to, pathname)} />}
          className="items-start gap-3 py-2 aria-[current=page]:bg-accent-soft"
        >
          <Icon aria-hidden className="mt-0.5" />
          <span>
            <span className="block font-medium">{t(`links.${text}`)}</span>
            <span className="block text-xs text-muted">{t(`hints.${text}`)}</span>
          </span>
        </MenuLink>
      ))}
    </Menu>
  );
}
