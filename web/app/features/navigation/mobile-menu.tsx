import type { Member } from "@cofounder/contract";
import { LogOut, Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useNavigationLinks } from "./links.ts";
import { TokenPill } from "./token-pill.tsx";

interface MobileMenuProps {
  member: Member | null;
  onSignOut: () => void;
}

export function MobileMenu({ member, onSignOut }: MobileMenuProps) {
  const { t } = useTranslation("navigation");
  const [open, setOpen] = useState(false);
  const links = useNavigationLinks();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={t("openMenu")} aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu aria-hidden />
      </Button>
      <Sheet side="right" open={open} onOpenChange={setOpen} title={t("menu")} closeLabel={t("closeMenu")}>
        <nav aria-label={t("label")} className="flex flex-col p-2">
          {links.map(({ to, label, current }) => (
            <Link
              key={to}
              to={to}
              onClick={close}
              aria-current={current ? "page" : undefined}
              className="flex h-11 items-center rounded-control px-3 font-medium hover:bg-hover aria-[current=page]:text-accent"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="flex flex-col gap-2 border-t border-line p-4">
          {member ? (
            <MobileAccount
              member={member}
              onSignOut={() => {
                close();
                onSignOut();
              }}
            />
          ) : (
            <>
              <ButtonLink to="/auth" onClick={close}>
                {t("getStarted")}
              </ButtonLink>
              <ButtonLink to="/auth" variant="secondary" onClick={close}>
                {t("signIn")}
              </ButtonLink>
            </>
          )}
        </div>
      </Sheet>
    </>
  );
}

function MobileAccount({ member, onSignOut }: { member: Member; onSignOut: () => void }) {
  const { t } = useTranslation("navigation");
  return (
    <>
      <div className="flex items-start justify-between gap-3 pb-2 text-sm">
        <div className="min-w-0">
          <p className="truncate font-medium">{member.displayName?.trim() || t("fallbackName")}</p>
          <p className="truncate text-muted">{member.email}</p>
        </div>
        {member.isAdmin && <Badge tone="accent">{t("admin")}</Badge>}
      </div>
      <TokenPill tokens={member.tokens} className="w-fit" />
      <Button variant="secondary" className="mt-2" onClick={onSignOut}>
        <LogOut aria-hidden />
        {t("logOut")}
      </Button>
    </>
  );
}
