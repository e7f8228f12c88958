import { useQuery } from "@tanstack/react-query";
import { AlarmClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";

const shownAtOnce = 3;

/** The tests whose day is over without a verdict; nothing where there are none. */
export function OverdueTests() {
  const { t } = useTranslation("dashboard");
  const query = useQuery(api.killTests.list.queryOptions({ input: {} }));
  const overdue = query.data?.tests.filter(({ state }) => state === "overdue") ?? [];
  if (overdue.length === 0) return null;
  return (
    <section aria-labelledby="overdue-tests" className="mt-8 rounded-card border border-warn/25 bg-warn-soft p-5">
      <h2 id="overdue-tests" className="flex items-center gap-2.5 font-semibold">
        <AlarmClock aria-hidden className="size-5 shrink-0 text-warn" />
        {t("overdue", { count: overdue.length })}
      </h2>
      <ul className="mt-2 space-y-1 text-sm">
        {overdue.slice(0, shownAtOnce).map(({ id, rule }) => (
          <li key={id} className="wrap-anywhere">
            {rule.statement} · {formats.day(rule.endsOn)}
          </li>
        ))}
      </ul>
      <Link to="/tests" className="mt-3 inline-block text-sm font-medium underline underline-offset-4">
        {t("enterResults")}
      </Link>
    </section>
  );
}
