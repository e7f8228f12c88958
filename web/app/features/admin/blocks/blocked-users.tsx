import type { BlockedAccount } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { byCursor, ListCard, useFilter } from "../../../components/list.tsx";
import { useAction } from "../../../components/use-action.ts";
import { formats } from "../../../locales/formats.ts";
import { Card } from "../../../ui/card.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { FormFields, optionsOf, searchField } from "../../../ui/form-fields.tsx";
import { toast } from "../../../ui/toast.tsx";
import { BlockForm } from "./block-form.tsx";

const states = ["active", "ended"] as const;
const activeOnes = { query: "", state: "active" as (typeof states)[number] };

/** The form on one side, the blocked users on the other. */
export function BlockedUsers() {
  const { t } = useTranslation("adminDashboard");
  const { wanted, fields } = useFilter(activeOnes);
  const query = useInfiniteQuery(
    api.blocks.list.infiniteOptions({
      ...byCursor({ state: "active" as const, ...wanted }),
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
      <Card className="p-5">
        <BlockForm />
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <FormFields
            {...fields}
            fields={[
              { name: "query", label: t("blocks.search"), ...searchField },
              {
                name: "state",
                label: t("blocks.state"),
                options: optionsOf(states, (state) => t(`blocks.states.${state}`)),
              },
            ]}
          />
        </div>
        <ListCard
          query={query}
          items={query.data?.pages.flatMap((page) => page.blocks) ?? []}
          row={(block) => <BlockRow key={block.id} block={block} />}
          failure={t("blocks.loadFailed")}
          empty={t(`blocks.none.${fields.values.state}`)}
        />
      </div>
    </div>
  );
}

function BlockRow({ block }: { block: BlockedAccount }) {
  const { t } = useTranslation("adminDashboard");
  const { run } = useAction({ failed: t("blocks.unblockFailed"), changed: [api.blocks.key()] });
  const { email, displayName, reason, blockedAt, unblockedAt, blockedByEmail } = block;
  const unblock = async () => {
    const done = await run(() => api.blocks.unblock.call({ blockId: block.id }));
    if (done) toast.success(t("blocks.unblocked"), t("blocks.unblockedText", { email }));
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 grow basis-64">
        <p className="font-medium wrap-anywhere">{email}</p>
        {displayName && <p className="text-sm wrap-anywhere text-muted">{displayName}</p>}
        <p className="mt-2 text-sm wrap-anywhere">{reason}</p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {t("blocks.since", { time: formats.time(blockedAt), admin: blockedByEmail ?? t("blocks.gone") })}
          {unblockedAt && ` · ${t("blocks.until", { time: formats.time(unblockedAt) })}`}
        </p>
      </div>
      {block.isActive && (
        <ConfirmButton
          variant="secondary"
          size="sm"
          aria-label={t("blocks.unblockOf", { email })}
          question={{
            title: t("blocks.unblockTitle", { email }),
            text: t("blocks.unblockText"),
            confirm: t("blocks.unblock"),
            cancel: t("cancel"),
          }}
          harmless
          onConfirm={unblock}
        >
          {t("blocks.unblock")}
        </ConfirmButton>
      )}
    </li>
  );
}
