import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { ToolFormProps } from "../shell/tool-screen.tsx";
import { useToolDraft } from "../shell/use-tool-draft.ts";

/** Needs only a description. Without a plan, an explanation and a link to the plans replace the button. */
export function AppForm({ input, memberId, onRun, price, onSignIn, controls }: ToolFormProps<"app-generator">) {
  const { t } = useTranslation("appGenerator");
  const { draft, change } = useToolDraft({ tool: "app-generator", memberId, initial: { description: "" } });
  const { data } = useQuery(api.subscriptions.get.queryOptions({ enabled: memberId !== null }));
  const isOpen = memberId !== null && data?.subscription !== null;
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
    else if (isOpen) onRun({ description: description.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("field")} hint={t("hint")}>
        <Textarea value={description} onValueChange={write} rows={6} maxLength={8_000} placeholder={t("placeholder")} />
      </Field>
      {isOpen ? (
        <>
          <fieldset disabled={isBlank}>{controls}</fieldset>
          {price && <p className="text-sm text-muted">{t(price.tokens > 0 ? "paid" : "unpaid")}</p>}
        </>
      ) : (
        <PlanNote onSignIn={memberId === null ? onSignIn : null} />
      )}
    </form>
  );
}

/** `onSignIn` is null for a member. */
function PlanNote({ onSignIn }: { onSignIn: (() => void) | null }) {
  const { t } = useTranslation("appGenerator");
  return (
    <div role="note" className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft px-4 py-3 text-sm">
      <span className="grow">{t(onSignIn ? "signInFirst" : "noPlan")}</span>
      {onSignIn && (
        <Button size="sm" onClick={onSignIn}>
          {t("signIn")}
        </Button>
      )}
      <ButtonLink to="/pricing" size="sm" variant="secondary">
        {t("plans")}
      </ButtonLink>
    </div>
  );
}
