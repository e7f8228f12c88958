import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanding } from "./use-landing.ts";

const links = [
  { to: "/chat", text: "chat" },
  { to: "/#example", text: "example" },
  { to: "/#how", text: "how" },
  { to: "/#honest", text: "honest" },
  { to: "/#types", text: "types" },
  { to: "/auth", text: "auth" },
] as const;

export function Footer() {
  const { t } = useTranslation();
  const { footer } = useLanding().landing;
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
                  {footer.links[text]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
