import type { Language, Member } from "@cofounder/contract";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cn } from "../../ui/cn.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { currentOf, plainLinks } from "./plain-links.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { TokenPill } from "./token-pill.tsx";
import type { usePalette } from "./use-palette.ts";
import { ToolMenu } from "./tool-menu.tsx";

interface NavigationBarProps {
  /** Null for a visitor, and until it is known. */
  member: Member | null;
  onSignOut: () => void;
  onGetStarted: () => void;
  onLanguage: (language: Language) => void;
  /** As wide as the window, above pages that are. */
  wide: boolean;
  palette: PaletteHandle;
}

type PaletteHandle = Pick<ReturnType<typeof usePalette>, "preload" | "show">;

export function NavigationBar({ member, onSignOut, onGetStarted, onLanguage, wide, palette }: NavigationBarProps) {
  const { t } = useTranslation("navigation");
  return (
    <header className="sticky top-0 z-40 h-nav border-b border-line bg-canvas/85 backdrop-blur-md print:hidden">
      <div className={cn("mx-auto flex h-full items-center gap-5 px-4", !wide && "max-w-page sm:px-6")}>
        <Brand short={member !== null && member.tokens >= 1_000} />
        <nav aria-label={t("label")} className="hidden items-center lg:flex">
          <ToolMenu name="aiTools" />
          <ToolMenu name="startupTools" />
          <ToolMenu name="growth" />
          <Links />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SearchButton palette={palette} />
          <div className="hidden lg:flex">
            <LanguageSelect onChoose={onLanguage} />
            <ThemeToggle />
          </div>
          {member ? (
            <>
              <TokenPill tokens={member.tokens} />
              <div className="hidden lg:flex">
                <AccountMenu member={member} onSignOut={onSignOut} />
              </div>
            </>
          ) : (
            <SignedOutLinks onGetStarted={onGetStarted} />
          )}
          <div className="lg:hidden">
            <MobileMenu member={member} onSignOut={onSignOut} onGetStarted={onGetStarted} onLanguage={onLanguage} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Opens the palette, as Ctrl+K and Cmd+K do everywhere. */
function SearchButton({ palette: { preload, show } }: { palette: PaletteHandle }) {
  const { t } = useTranslation("navigation");
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t("search")}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={show}
    >
      <Search aria-hidden />
    </Button>
  );
}

function Links() {
  const { t } = useTranslation("navigation");
  const { pathname } = useLocation();
  return plainLinks.map(({ to, text }) => (
    <Link
      key={to}
      to={to}
      aria-current={currentOf(to, pathname)}
      className={
        "rounded-control px-2.5 py-1.5 text-sm text-muted transition-colors duration-fast hover:text-ink " +
        "aria-[current=page]:font-medium aria-[current=page]:text-ink"
      }
    >
      {t(text)}
    </Link>
  ));
}

/** Hidden, with its space reserved, until it is known whether the last visit's member is still signed in. */
function SignedOutLinks({ onGetStarted }: Pick<NavigationBarProps, "onGetStarted">) {
  const { t } = useTranslation("navigation");
  return (
    <div className="hidden items-center gap-2 was-member:invisible sm:flex">
      <ButtonLink to="/auth" variant="ghost" size="sm">
        {t("signIn")}
      </ButtonLink>
      <ButtonLink to="/auth#sign-up" size="sm" onClick={onGetStarted} data-after-sign-in="/chat">
        {t("getStarted")}
      </ButtonLink>
    </div>
  );
}
