import type { Language, Member } from "@cofounder/contract";
import { CircleUser, LogOut, Settings, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { MobileLink, MobileLinks } from "./mobile-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { TokenPill } from "./token-pill.tsx";

export interface MobileMenuProps {
  member: Member | null;
  onSignOut: () => void;
  onGetStarted: () => void;
  onLanguage: (language: Language) => void;
}

interface MobileSheetProps extends MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MobileSheet({ member, onSignOut, onGetStarted, onLanguage, open, onOpenChange }: MobileSheetProps) {
  const { t } = useTranslation("navigation");
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
      <div className="flex flex-col gap-2 border-b border-line p-4">
        {member ? (
          <MobileAccount member={member} onSignOut={leave} onLeave={close} />
        ) : (
          <MobileWaysIn onStart={start} onSignIn={close} />
        )}
      </div>
      <MobileLinks onLeave={close} />
      <div className="flex items-center justify-between border-t border-line py-2 pr-2 pl-5 text-sm text-muted">
        {t("theme")}
        <ThemeToggle />
      </div>
      <div className="flex items-center justify-between border-t border-line py-2 pr-2 pl-5 text-sm text-muted">
        {t("language")}
        <LanguageSelect onChoose={onLanguage} />
      </div>
    </Sheet>
  );
}

function MobileWaysIn({ onStart, onSignIn }: { onStart: () => void; onSignIn: () => void }) {
  const { t } = useTranslation("navigation");
  return (
    <>
      <ButtonLink to="/auth#sign-up" onClick={onStart}>
        {t("getStarted")}
      </ButtonLink>
      <ButtonLink to="/auth" variant="secondary" onClick={onSignIn}>
        {t("signIn")}
      </ButtonLink>
    </>
  );
}

interface MobileAccountProps {
  member: Member;
  onSignOut: () => void;
  onLeave: () => void;
}

function MobileAccount({ member, onSignOut, onLeave }: MobileAccountProps) {
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
      <TokenPill tokens={member.tokens} className="my-1 w-fit" />
      <ul className="-mx-2 mb-1">
        <MobileLink to="/account" icon={CircleUser} onLeave={onLeave}>
          {t("accountPage")}
        </MobileLink>
        <MobileLink to="/profile" icon={Settings} onLeave={onLeave}>
          {t("profilePage")}
        </MobileLink>
        {member.isAdmin && (
          <MobileLink to="/admin" icon={ShieldCheck} onLeave={onLeave}>
            {t("admin")}
          </MobileLink>
        )}
      </ul>
      <Button variant="secondary" onClick={onSignOut}>
        <LogOut aria-hidden />
        {t("logOut")}
      </Button>
    </>
  );
}
