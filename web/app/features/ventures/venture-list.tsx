import type { Venture } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, MessageSquarePlus, Plus } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { api, limits } from "../../api/index.ts";
import { ListCard } from "../../components/list.tsx";
import { useAction } from "../../components/use-action.ts";
import { formats } from "../../locales/formats.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { SharedBy } from "./sharing/shared-by.tsx";
import { TakeOver } from "./visitor/take-over.tsx";
import { ImportVenture } from "./import-venture.tsx";

/** A member's ventures, and a field to add one. */
export function VentureList() {
  const { t } = useTranslation("ventures");
  const list = useQuery(api.ventures.list.queryOptions());
  return (
    <div className="flex flex-col gap-6">
      <TakeOver />
      {list.data?.ventures.length === 0 ? (
        <EmptyState title={t("empty")} text={t("emptyText")}>
          <ButtonLink to="/chat">
            <MessageSquarePlus aria-hidden />
            {t("describe")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ListCard
          query={list}
          items={list.data?.ventures ?? []}
          row={(venture) => <VentureRow key={venture.id} venture={venture} />}
          failure={t("loadFailed")}
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        {list.data && list.data.ventures.length > 0 && (
          <ButtonLink to="/chat">
            <MessageSquarePlus aria-hidden />
            {t("describe")}
          </ButtonLink>
        )}
        <AddVenture />
        <ImportVenture />
      </div>
    </div>
  );
}

function AddVenture() {
  const { t } = useTranslation("ventures");
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const { run, pending } = useAction({ failed: t("addFailed"), changed: [api.ventures.key()] });
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    await run(async () => {
      const { venture } = await api.ventures.create.call({ name });
      await navigate(`/ventures/${venture.id}`);
    });
  };
  return (
    <form onSubmit={(event) => void add(event)} className="flex max-w-xl min-w-0 grow flex-wrap items-end gap-3">
      <Field label={t("newName")} className="min-w-0 grow basis-56">
        <Input name="name" value={name} onValueChange={setName} maxLength={limits.ventureNameMaxLength} required />
      </Field>
      <Button type="submit" variant="secondary" loading={pending}>
        <Plus aria-hidden />
        {t("add")}
      </Button>
    </form>
  );
}

function VentureRow({ venture }: { venture: Venture }) {
  const { t } = useTranslation("ventures");
  return (
    <li>
      <Link to={`/ventures/${venture.id}`} className="group flex items-center gap-4 px-4 py-3.5 hover:bg-hover sm:px-5">
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{venture.name}</span>
          {venture.line && <span className="block truncate text-sm">{venture.line}</span>}
          <span className="block truncate text-sm text-muted">
            {t("changed", { date: formats.time(venture.updatedAt) })}
          </span>
          <SharedBy venture={venture} className="mt-1.5" />
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-hover:translate-x-0.5" />
      </Link>
    </li>
  );
}
