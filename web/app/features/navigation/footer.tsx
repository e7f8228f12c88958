import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BrandMark } from "./brand.tsx";
import { footerLinks } from "./footer-links.ts";

export function Footer() {
  const { t } = useTranslation("navigation");
  const { t: common } = useTranslation();
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-12 px-4 py-14 text-sm sm:px-6 md:grid-cols-[1.4fr_3fr]">
        <div className="max-w-xs">
          <p className="flex items-center gap-2.5 font-semibold tracking-tight">
            <BrandMark />
            {common("brand")}
          </p>
          <p className="mt-4 text-muted">{t("footer.text")}</p>
        </div>
        <nav aria-label={t("footer.label")} className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-4">
          {(Object.keys(footerLinks) as (keyof typeof footerLinks)[]).map((group) => (
            <div key={group}>
              <h2 id={`footer-${group}`} className="font-medium">
                {t(`footer.groups.${group}`)}
              </h2>
              <ul aria-labelledby={`footer-${group}`} className="mt-3 space-y-2.5">
                {footerLinks[group].map(({ to, text }) => (
                  <li key={text}>
                    <Link to={to} className="rounded-sm text-muted underline-offset-4 hover:text-ink hover:underline">
                      {t(`footer.links.${text}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
