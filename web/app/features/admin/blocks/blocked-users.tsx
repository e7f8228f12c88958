import type { BlockedAccount } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { ListState, MoreButton } from "../list-state.tsx";
import { useAct } from "../use-act.ts";
import { BlockForm } from "./block-form.tsx";

type State = "active" | "ended";

/** The form on one side, the blocked users on the other. */
export function BlockedUsers() {
  const { t } = useTranslation("adminDashboard");
  const [state, setState] = useState<State>("active");
  const [typed, setTyped] = useState("");
  const text = useDebounced(typed.trim());
  const query = useInfiniteQuery(
    api.blocks.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ state, ...(text && { query: text }), ...(cursor && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const blocks = query.data?.pages.flatMap((page) => page.blocks) ?? [];
  const states = (["active", "ended"] as const).map((value) => ({ value, label: t(`blocks.states.${value}`) }));
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
      <Card className="p-5">
        <BlockForm />
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <Field label={t("blocks.search")}>
            <Input type="search" autoComplete="off" value={typed} onValueChange={setTyped} maxLength={200} />
          </Field>
          <Field label={t("blocks.state")}>
            <Select value={state} onValueChange={setState} options={states} />
          </Field>
        </div>
        <Card className="overflow-hidden">
          <ListState
            query={query}
            failure={t("blocks.loadFailed")}
            empty={blocks.length === 0 ? t(`blocks.none.${state}`) : null}
          >
            <ul className="divide-y divide-line">
              {blocks.map((block) => (
                <BlockRow key={block.id} block={block} />
              ))}
            </ul>
            <MoreButton query={query} />
          </ListState>
        </Card>
      </div>
    </div>
  );
}

function BlockRow({ block }: { block: BlockedAccount }) {
  const { t } = useTranslation("adminDashboard");
  const [asking, setAsking] = useState(false);
  const { pending, act } = useAct(api.blocks.key(), t("blocks.unblockFailed"));
  const { email, displayName, reason, blockedAt, unblockedAt, blockedByEmail } = block;
  const unblock = async () => {
    const done = await act(() => api.blocks.unblock.call({ blockId: block.id }));
    setAsking(false);
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
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("blocks.unblockOf", { email })}
          onClick={() => setAsking(true)}
        >
          {t("blocks.unblock")}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("blocks.unblockTitle", { email })}
        description={t("blocks.unblockText")}
        confirmLabel={t("blocks.unblock")}
        cancelLabel={t("cancel")}
        loading={pending}
        onConfirm={() => void unblock()}
      />
    </li>
  );
}
