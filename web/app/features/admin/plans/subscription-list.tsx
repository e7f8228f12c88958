import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { byCursor, ListCard, useFilter } from "../../../components/list.tsx";
import { FormFields, optionsOf, searchField } from "../../../ui/form-fields.tsx";
import { GivePlan } from "./give-plan.tsx";
import { PlanFiguresRow } from "./plan-figures.tsx";
import { SubscriptionRow } from "./subscription-row.tsx";

const statuses = ["", "active", "inactive"] as const;
const all = { query: "", status: "" as (typeof statuses)[number] };

/** All subscriptions, newest first, with their totals. */
export function SubscriptionList() {
  const { t } = useTranslation("adminDashboard");
  const { wanted, fields } = useFilter(all);
  const query = useInfiniteQuery(
    api.subscriptions.list.infiniteOptions({ ...byCursor(wanted), placeholderData: keepPreviousData }),
  );
  const figures = query.data?.pages.at(-1)?.figures;
  const options = optionsOf(statuses, (value) => t(`plans.statuses.${value || "all"}`));
  return (
    <div className="flex flex-col gap-6">
      {figures && <PlanFiguresRow figures={figures} />}
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_11rem_auto]">
        <FormFields
          {...fields}
          fields={[
            { name: "query", label: t("plans.search"), ...searchField },
            { name: "status", label: t("plans.status"), options },
          ]}
        />
        <GivePlan />
      </div>
      <ListCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.subscriptions) ?? []}
        row={(row) => <SubscriptionRow key={row.id} row={row} />}
        failure={t("plans.loadFailed")}
        empty={t("plans.none")}
      />
    </div>
  );
}
