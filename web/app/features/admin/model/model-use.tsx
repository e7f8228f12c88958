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
    <Card className="overflow-x-auto">
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
        <table aria-labelledby="model-use" className="w-full border-t border-line text-sm">
          <thead className="text-left text-muted">
            <tr>
              {(["member", "model", "input", "output", "cost"] as const).map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-2 font-normal first:pl-5 last:pr-5 ${at > 1 ? "text-right" : ""}`}
                >
                  {t(`models.use.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {use.map((row) => (
              <UseRow key={`${row.userId}:${row.model}`} row={row} />
            ))}
          </tbody>
        </table>
      </ListState>
    </Card>
  );
}

const costText = (cost: number): string =>
  cost > 0 && cost < 0.01 ? `< ${formats.dollars(0.01)}` : formats.dollars(cost);

function UseRow({ row }: { row: ModelUseOfMember }) {
  const { t } = useTranslation("adminDashboard");
  const { email, model, inputTokens, outputTokens, cost } = row;
  return (
    <tr>
      <th scope="row" className="min-w-44 py-2.5 pr-3 pl-5 text-left font-normal wrap-anywhere">
        {email ?? t("models.use.deleted")}
      </th>
      <td className="min-w-28 px-3 py-2.5 font-mono text-xs wrap-anywhere">{model}</td>
      <td className="px-3 py-2.5 text-right tabular-nums">{formats.number(inputTokens)}</td>
      <td className="px-3 py-2.5 text-right tabular-nums">{formats.number(outputTokens)}</td>
      <td className="py-2.5 pr-5 pl-3 text-right whitespace-nowrap tabular-nums">
        {cost === null ? t("models.use.unpriced") : costText(cost)}
      </td>
    </tr>
  );
}
