import type { LedgerEntry } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/cn.ts";

const cell = "px-4 py-3 align-baseline sm:px-5";

/** The ledger; on a phone the time and the balance are shown below the reason. */
export function HistoryTable({ entries }: { entries: LedgerEntry[] }) {
  const { t } = useTranslation("wallet");
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-line text-left text-xs text-muted">
        <tr>
          <th scope="col" className={cn(cell, "hidden font-medium md:table-cell")}>
            {t("table.at")}
          </th>
          <th scope="col" className={cn(cell, "font-medium")}>
            {t("table.reason")}
          </th>
          <th scope="col" className={cn(cell, "text-right font-medium")}>
            {t("table.tokens")}
          </th>
          <th scope="col" className={cn(cell, "hidden text-right font-medium md:table-cell")}>
            {t("table.left")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryRow({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation("wallet");
  const time = <time dateTime={entry.at}>{formats.time(entry.at)}</time>;
  return (
    <tr>
      <td className={cn(cell, "hidden whitespace-nowrap text-muted md:table-cell")}>{time}</td>
      <td className={cell}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{t(`reasons.${entry.reason}`)}</span>
          {entry.bucket === "plan" && <Badge>{t("plan")}</Badge>}
        </span>
        {entry.note && <span className="mt-0.5 block break-words text-muted">{entry.note}</span>}
        <span className="mt-0.5 block text-xs text-muted md:hidden">{time}</span>
      </td>
      <td className={cn(cell, "text-right font-medium whitespace-nowrap tabular-nums", entry.delta > 0 && "text-good")}>
        {formats.delta(entry.delta)}
        <span className="block text-xs font-normal text-muted md:hidden">
          {t("left", { count: entry.balanceAfter })}
        </span>
      </td>
      <td className={cn(cell, "hidden text-right text-muted tabular-nums md:table-cell")}>
        {formats.number(entry.balanceAfter)}
      </td>
    </tr>
  );
}
