import type { LucideIcon } from "lucide-react";
import { BookOpen, Tag } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { menuLinks, type MenuName } from "./menu-links.ts";
import { currentOf } from "./plain-links.ts";

interface MobileLinkProps {
  to: string;
  icon: LucideIcon;
  onLeave: () => void;
  children: ReactNode;
}

export function MobileLink({ to, icon: Icon, onLeave, children }: MobileLinkProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        onClick={onLeave}
        aria-current={currentOf(to, pathname)}
        className="flex h-11 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-hover aria-[current=page]:text-accent"
      >
        <Icon aria-hidden className="size-4 text-muted" />
        {children}
      </Link>
    </li>
  );
}

/** All links of the bar's menus, in sections. */
export function MobileLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("navigation");
  return (
    <nav aria-label={t("label")} className="flex flex-col p-2">
      <MobileSection name="aiTools" onLeave={onLeave} />
      <MobileSection name="startupTools" onLeave={onLeave} />
      <MobileSection name="growth" onLeave={onLeave} />
      <ul className="mt-2 border-t border-line pt-2">
        <MobileLink to="/startup-guides" icon={BookOpen} onLeave={onLeave}>
          {t("guides")}
        </MobileLink>
        <MobileLink to="/pricing" icon={Tag} onLeave={onLeave}>
          {t("pricing")}
        </MobileLink>
      </ul>
    </nav>
  );
}

function MobileSection({ name, onLeave }: { name: MenuName; onLeave: () => void }) {
  const { t } = useTranslation("navigation");
  const { t: menu } = useTranslation("menus");
  const id = useId();
  return (
    <>
      <h3 id={id} className="px-3 pt-3 pb-1 text-xs font-medium text-muted">
        {t(`menus.${name}`)}
      </h3>
      <ul aria-labelledby={id}>
        {menuLinks[name].map(({ to, text, icon }) => (
          <MobileLink key={to} to={to} icon={icon} onLeave={onLeave}>
            {menu(`links.${text}`)}
          </MobileLink>
        ))}
      </ul>
    </>
  );
}
