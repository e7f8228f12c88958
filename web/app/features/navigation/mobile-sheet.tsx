import type { Member } from "@cofounder/contract";
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useNavigationLinks } from "./links.ts";
import type { MobileMenuProps } from "./mobile-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { TokenPill } from "./token-pill.tsx";

interface MobileSheetProps extends MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MobileSheet({ member, onSignOut, onGetStarted, open, onOpenChange }: MobileSheetProps) {
  const { t } = useTranslation("navigation");
  const links = useNavigationLinks();
  const close = () => onOpenChange(false);
  const leave = () => {
    close();
    onSignOut();
  };
  const start = () => {
    close();
    onGetStarted();
  };
  return (
    <Sheet side="right" open={open} onOpenChange={onOpenChange} title={t("menu")} closeLabel={t("closeMenu")}>
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
          <MobileAccount member={member} onSignOut={leave} />
        ) : (
          <MobileWaysIn onStart={start} onSignIn={close} />
        )}
      </div>
      <div className="flex items-center justify-between border-t border-line py-2 pr-2 pl-5 text-sm text-muted">
        {t("theme")}
        <ThemeToggle />
      </div>
    </Sheet>
  );
}

function MobileWaysIn({ onStart, onSignIn }: { onStart: () => void; onSignIn: () => void }) {
  const { t } = useTranslation("navigation");
  return (
    <>
      <ButtonLink to="/auth" onClick={onStart}>
        {t("getStarted")}
      </ButtonLink>
      <ButtonLink to="/auth" variant="secondary" onClick={onSignIn}>
        {t("signIn")}
      </ButtonLink>
    </>
  );
}

function MobileAccount({ member, onSignOut }: { member: Member; onSignOut: () => void }) {
  const { t } = useTranslation("navigation");
  return (
    <>
      <div className="flex items-start justify-between gap-3 text-sm">
        <div className="min-w-0">
          <p className="truncate font-medium">{member.displayName?.trim() || t("fallbackName")}</p>
          <p className="truncate text-muted">{member.email}</p>
        </div>
        {member.isAdmin && <Badge tone="accent">{t("admin")}</Badge>}
      </div>
      <TokenPill tokens={member.tokens} className="my-2 w-fit" />
      <Button variant="secondary" onClick={onSignOut}>
        <LogOut aria-hidden />
        {t("logOut")}
      </Button>
    </>
  );
}
