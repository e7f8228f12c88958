import type { ModelUseOfMember } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { ListState } from "../../../components/list.tsx";
import { formats } from "../../../locales/formats.ts";
import { Card } from "../../../ui/card.tsx";

/** What each member used of each model this month, at the prices that were typed. */
export function ModelUse() {
  const { t } = useTranslation("adminDashboard");
  const query = useQuery(api.models.use.queryOptions());
  const use = query.data?.use ?? [];
  const numbers = query.data?.numbers;
  const total = use.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-5">
        <h3 id="model-use" className="font-semibold tracking-tight">
          {t("models.use.title")}
        </h3>
        {use.length > 0 && <p className="text-sm tabular-nums">{t("models.use.total", { cost: costText(total) })}</p>}
        {numbers && numbers.backed + numbers.own + numbers.differs > 0 && (
          <p className="basis-full text-sm text-muted tabular-nums">
            {t("models.use.numbers", {
              backed: formats.number(numbers.backed),
              own: formats.number(numbers.own),
              differs: formats.number(numbers.differs),
            })}
          </p>
        )}
      </div>
      <ListState
        query={query}
        failure={t("models.use.loadFailed")}
        empty={t("models.use.none")}
        isEmpty={use.length === 0}
      >
        <ul aria-labelledby="model-use" className="divide-y divide-line border-t border-line text-sm">
          {use.map((row) => (
            <UseRow key={`${row.userId}:${row.model}`} row={row} />
          ))}
        </ul>
      </ListState>
    </Card>
  );
}

const costText = (cost: number): string =>
  cost > 0 && cost < 0.01 ? `< ${formats.dollars(0.01)}` : formats.dollars(cost);

function UseRow({ row }: { row: ModelUseOfMember }) {
  const { t } = useTranslation("adminDashboard");
  const { email, model, inputTokens, outputTokens, cost } = row;
  const counts = [
    [t("models.use.input"), inputTokens],
    [t("models.use.output"), outputTokens],
  ] as const;
  return (
    <li className="flex items-start justify-between gap-4 px-5 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email ?? t("models.use.deleted")}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted tabular-nums">
          <span className="font-mono text-xs leading-5 wrap-anywhere">{model}</span>
          {counts.map(([name, count]) => (
            <span key={name}>
              {name}: {formats.number(count)}
            </span>
          ))}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">{cost === null ? t("models.use.unpriced") : costText(cost)}</p>
    </li>
  );
}
