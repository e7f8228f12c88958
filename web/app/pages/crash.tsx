import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { Button } from "../ui/button.tsx";
import { NotFound } from "../features/navigation/not-found.tsx";

export function CrashPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main id="content" className="mx-auto flex min-h-[70dvh] max-w-lg flex-col justify-center gap-4 px-6">
      <h1 className="text-title font-semibold">{t("crash.title")}</h1>
      <p className="text-muted">{isMissingCode(error) ? t("crash.offline") : t("crash.text")}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => void navigate(location, { replace: true })}>{t("retry")}</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t("crash.reload")}
        </Button>
        <Button variant="ghost" onClick={() => window.location.assign("/")}>
          {t("crash.home")}
        </Button>
      </div>
    </main>
  );
}

/** The page's code failed to load: the connection broke, or a new version replaced it. */
function isMissingCode(error: unknown) {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}
