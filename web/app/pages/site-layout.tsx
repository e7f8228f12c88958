import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useLive } from "../features/accounts/live.ts";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useMemberHint, useOtherTabs, useSession, useSignOut } from "../features/accounts/session.ts";
import { OfflineNotice } from "../features/navigation/offline-notice.tsx";
import { StepUp } from "../features/accounts/step-up.tsx";
import { useLanguage, useLanguageChoice } from "../features/accounts/use-language.ts";
import { Footer } from "../features/navigation/footer.tsx";
import { usePalette } from "../features/navigation/use-palette.ts";
import { NavigationBar } from "../features/navigation/navigation-bar.tsx";
import { toast } from "../ui/toast.tsx";

export default function SiteLayout() {
  const { data: session } = useSession();
  const { pathname } = useLocation();
  const inChat = /^\/chat(\/|$)/.test(pathname);
  const member = session?.member ?? null;
  useMemberHint(session?.member);
  useOtherTabs();
  useLive(member?.id ?? null);
  useLanguage(session?.member);
  const chooseLanguage = useLanguageChoice(member);

  const leave = useLeave();
  const { t } = useTranslation();
  const palette = usePalette(() => toast.error(t("crash.offline")));

  return (
    <>
      <NavigationBar
        member={member}
        onSignOut={() => void leave()}
        onGetStarted={() => rememberRedirect("/chat")}
        onLanguage={(language) => void chooseLanguage(language)}
        wide={inChat}
        palette={palette}
      />
      <OfflineNotice />
      <Outlet />
      {!inChat && <Footer />}
      <StepUp />
      {palette.Palette && (
        <palette.Palette
          member={member}
          open={palette.open}
          onOpenChange={palette.setOpen}
          onSignOut={() => void leave()}
        />
      )}
    </>
  );
}

function useLeave() {
  const { t } = useTranslation("navigation");
  const navigate = useNavigate();
  const signOut = useSignOut();
  return async () => {
    const failure = await signOut();
    if (failure) toast.error(t("logOutFailed"), failure.message);
    else await navigate("/auth");
  };
}
