import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useLive } from "../features/accounts/live.ts";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useMemberHint, useSession, useSignOut } from "../features/accounts/session.ts";
import { StepUp } from "../features/accounts/step-up.tsx";
import { useLanguage, useLanguageChoice } from "../features/accounts/use-language.ts";
import { NavigationBar } from "../features/navigation/navigation-bar.tsx";
import { toast } from "../ui/toast.tsx";

export default function SiteLayout() {
  const { t } = useTranslation("navigation");
  const { data: session } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  useMemberHint(session ? session.member !== null : null);
  useLive(session?.member?.id ?? null);
  useLanguage(session?.member);
  const chooseLanguage = useLanguageChoice(session?.member ?? null);

  const leave = async () => {
    const failure = await signOut();
    if (failure) toast.error(t("logOutFailed"), failure.message);
    else await navigate("/auth");
  };

  return (
    <>
      <NavigationBar
        member={session?.member ?? null}
        onSignOut={() => void leave()}
        onGetStarted={() => rememberRedirect("/chat")}
        onLanguage={(language) => void chooseLanguage(language)}
        wide={pathname.startsWith("/chat")}
      />
      <Outlet />
      <StepUp />
    </>
  );
}
