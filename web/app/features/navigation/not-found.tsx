import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigationType } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";

const popular = [
  { to: "/features", text: "features" },
  { to: "/pricing", text: "pricing" },
  { to: "/startup-guides", text: "guides" },
  { to: "/help-center", text: "help" },
  { to: "/contact", text: "contact" },
] as const;

/** A wrong path reached within the application is requested from the server, which answers 404 and logs it. */
function useServersAnswer() {
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== "POP" && navigator.onLine) location.reload();
  }, [navigation]);
}

export function NotFound() {
  const { t } = useTranslation();
  useServersAnswer();
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-24 sm:px-6 sm:py-32">
      <p className="font-mono text-sm text-accent">404</p>
      <h1 className="mt-3 text-display font-semibold">{t("notFound.title")}</h1>
      <p className="mt-5 max-w-xl text-lead text-muted">{t("notFound.text")}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">{t("notFound.home")}</ButtonLink>
        <ButtonLink to="/chat" variant="secondary">
          {t("notFound.chat")}
        </ButtonLink>
      </div>
      <nav aria-labelledby="popular" className="mt-16 max-w-sm">
        <h2 id="popular" className="text-sm font-medium text-muted">
          {t("notFound.popular")}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {popular.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="group flex items-center justify-between py-3 font-medium hover:text-accent">
                {t(`notFound.links.${text}`)}
                <ArrowRight
                  aria-hidden
                  className="size-4 text-faint transition-transform group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
