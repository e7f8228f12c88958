import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { landing } from "../../content/landing.ts";

const { footer } = landing;

const links = [
  { to: "/chat", text: footer.links.chat },
  { to: "/#example", text: footer.links.example },
  { to: "/#how", text: footer.links.how },
  { to: "/#honest", text: footer.links.honest },
  { to: "/#types", text: footer.links.types },
  { to: "/auth", text: footer.links.auth },
];

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-10 text-sm text-muted sm:px-6 md:flex-row md:items-start md:justify-between">
        <div className="max-w-sm">
          <p className="font-semibold text-ink">{t("brand")}</p>
          <p className="mt-1">{footer.text}</p>
        </div>
        <nav aria-label={footer.label}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="rounded-sm underline-offset-4 hover:text-ink hover:underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
