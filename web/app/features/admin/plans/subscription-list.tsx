import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { ListState, MoreButton } from "../list-state.tsx";
import { GivePlan } from "./give-plan.tsx";
import { PlanFiguresRow } from "./plan-figures.tsx";
import { SubscriptionRow } from "./subscription-row.tsx";

type Status = "" | "active" | "inactive";

/** All subscriptions, newest first, with their totals. */
export function SubscriptionList() {
  const { t } = useTranslation("adminDashboard");
  const [status, setStatus] = useState<Status>("");
  const [typed, setTyped] = useState("");
  const text = useDebounced(typed.trim());
  const query = useInfiniteQuery(
    api.subscriptions.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(status && { status }),
        ...(text && { query: text }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const rows = query.data?.pages.flatMap((page) => page.subscriptions) ?? [];
  const figures = query.data?.pages.at(-1)?.figures;
  const statuses = (["", "active", "inactive"] as const).map((value) => ({
    value,
    label: t(`plans.statuses.${value || "all"}`),
  }));
  return (
    <div className="flex flex-col gap-6">
      {figures && <PlanFiguresRow figures={figures} />}
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_11rem_auto]">
        <Field label={t("plans.search")}>
          <Input type="search" autoComplete="off" value={typed} onValueChange={setTyped} maxLength={200} />
        </Field>
        <Field label={t("plans.status")}>
          <Select value={status} onValueChange={setStatus} options={statuses} />
        </Field>
        <GivePlan />
      </div>
      <Card className="overflow-hidden">
        <ListState query={query} failure={t("plans.loadFailed")} empty={rows.length === 0 ? t("plans.none") : null}>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <SubscriptionRow key={row.id} row={row} />
            ))}
          </ul>
          <MoreButton query={query} />
        </ListState>
      </Card>
    </div>
  );
}
