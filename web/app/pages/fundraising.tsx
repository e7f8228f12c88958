import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import example from "../content/tool-examples/fundraising.json" with { type: "json" };
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { FundraisingWindow } from "../features/pitches/fundraising-window.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("fundraising", "toolAbout");

export const meta = () =>
  pageMeta("/fundraising", { title: i18n.t("fundraising:title"), description: i18n.t("fundraising:description") });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="fundraising" example={example} />;
}

export default function FundraisingPage() {
  const { t } = useTranslation("fundraising");
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = () => {
    rememberRedirect(pathname + search);
    void navigate("/auth");
  };
  const member = session.data ? session.data.member : session.isError ? null : undefined;
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-title font-semibold">{t("title")}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lead text-muted">{t("lead")}</p>
      {member === undefined ? (
        <Skeleton className="h-96 rounded-card" />
      ) : (
        <FundraisingWindow member={member} onSignIn={signIn} />
      )}
      <ToolAbout tool="fundraising" example={example} />
    </main>
  );
}
