import type { PromoTransaction } from "@cofounder/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { ListState } from "../list-state.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";

export function TransactionHistory() {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const text = useDebounced(typed.trim());
  const query = useQuery(
    api.promoCodes.transactions.queryOptions({
      input: { ...(text && { query: text }), ...(from && { from }), ...(to && { to }) },
      placeholderData: keepPreviousData,
    }),
  );
  const transactions = query.data?.transactions ?? [];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t("history.text", { count: limits.transactionsMax })}</p>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[1fr_11rem_11rem]">
        <Field label={t("history.search")} hint={t("history.searchHint")} className="max-lg:col-span-2">
          <Input type="search" autoComplete="off" value={typed} onValueChange={setTyped} maxLength={200} />
        </Field>
        <Field label={t("history.from")}>
          <Input type="date" max={to} value={from} onValueChange={setFrom} />
        </Field>
        <Field label={t("history.to")}>
          <Input type="date" min={from} value={to} onValueChange={setTo} />
        </Field>
      </div>
      <Card className="overflow-hidden">
        <ListState
          query={query}
          failure={t("loadFailed.transactions")}
          empty={transactions.length === 0 ? t("history.none") : null}
        >
          <ul className="divide-y divide-line text-sm">
            {transactions.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        </ListState>
      </Card>
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
