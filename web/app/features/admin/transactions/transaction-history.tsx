import type { PromoTransaction } from "@cofounder/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../../api/index.ts";
import { ListCard, useFilter } from "../../../components/list.tsx";
import { formats } from "../../../locales/formats.ts";
import { FormFields, searchField } from "../../../ui/form-fields.tsx";

export function TransactionHistory() {
  const { t } = useTranslation("admin");
  const { wanted, fields } = useFilter({ query: "", from: "", to: "" });
  const { from, to } = fields.values;
  const query = useQuery(
    api.promoCodes.transactions.queryOptions({ input: wanted, placeholderData: keepPreviousData }),
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t("history.text", { count: limits.transactionsMax })}</p>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[1fr_11rem_11rem]">
        <FormFields
          {...fields}
          fields={[
            {
              name: "query",
              label: t("history.search"),
              hint: t("history.searchHint"),
              className: "max-lg:col-span-2",
              ...searchField,
            },
            { name: "from", label: t("history.from"), type: "date", max: to },
            { name: "to", label: t("history.to"), type: "date", min: from },
          ]}
        />
      </div>
      <ListCard
        query={query}
        items={query.data?.transactions ?? []}
        row={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
        failure={t("loadFailed.transactions")}
        empty={t("history.none")}
        size="sm"
      />
    </div>
  );
}

function TransactionRow({ transaction }: { transaction: PromoTransaction }) {
  const { t } = useTranslation("admin");
  const { code, description, tokenBonus, email, displayName, usedAt } = transaction;
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3.5 sm:grid-cols-[1fr_1fr_auto] sm:px-5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{displayName ?? email}</p>
        {displayName && <p className="wrap-anywhere text-muted">{email}</p>}
      </div>
      <div className="min-w-0">
        {code === null ? (
          <p className="text-muted italic">{t("history.missing")}</p>
        ) : (
          <>
            <p className="font-mono font-medium break-all">{code}</p>
            <p className="break-words text-muted">{description}</p>
          </>
        )}
      </div>
      <div className="sm:text-right">
        {tokenBonus !== null && <p className="font-medium tabular-nums">{t("codes.tokens", { count: tokenBonus })}</p>}
        <time dateTime={usedAt} className="text-muted">
          {formats.time(usedAt)}
        </time>
      </div>
    </li>
  );
}
