import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { ToolFormProps } from "../shell/tool-screen.tsx";
import { useToolDraft } from "../shell/use-tool-draft.ts";

/** A description is all it takes; without a plan the way to one is shown before anything is tried. */
export function AppForm({ input, memberId, onRun, controls }: ToolFormProps<"app-generator">) {
  const { t } = useTranslation("appGenerator");
  const { draft, change } = useToolDraft({ tool: "app-generator", memberId, initial: { description: "" } });
  const [opened, setOpened] = useState(input?.description);
  const description = opened ?? draft.description;
  const isBlank = description.trim() === "";
  const write = (next: string) => {
    setOpened(undefined);
    change({ description: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) toast.error(t("missing"));
    else onRun({ description: description.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PlanNote memberId={memberId} />
      <Field label={t("field")} hint={t("hint")}>
        <Textarea value={description} onValueChange={write} rows={6} maxLength={8_000} placeholder={t("placeholder")} />
      </Field>
      <fieldset disabled={isBlank}>{controls}</fieldset>
      <p className="text-sm text-muted">{t("paid")}</p>
    </form>
  );
}

function PlanNote({ memberId }: { memberId: string | null }) {
  const { t } = useTranslation("appGenerator");
  const { data } = useQuery(api.subscriptions.get.queryOptions({ enabled: memberId !== null }));
  if (memberId !== null && data?.subscription !== null) return null;
  return (
    <div role="note" className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft px-4 py-3 text-sm">
      <span className="grow">{t("noPlan")}</span>
      <ButtonLink to="/pricing" size="sm" variant="secondary">
        {t("plans")}
      </ButtonLink>
    </div>
  );
}
