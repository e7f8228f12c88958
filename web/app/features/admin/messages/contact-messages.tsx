import type { ContactMessage } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { byCursor, ListCard } from "../../../components/list.tsx";
import { useAction } from "../../../components/use-action.ts";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { optionsOf } from "../../../ui/form-fields.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";

const states = ["open", "handled", "suspected"] as const;
type State = (typeof states)[number];

/** The messages sent from the contact page. */
export function ContactMessages() {
  const { t } = useTranslation("adminDashboard");
  const [state, setState] = useState<State>("open");
  const query = useInfiniteQuery(
    api.contact.list.infiniteOptions({ ...byCursor({ state }), placeholderData: keepPreviousData }),
  );
  const last = query.data?.pages.at(-1);
  const counts: Partial<Record<State, number>> = { open: last?.open ?? 0, suspected: last?.suspected ?? 0 };
  const options = optionsOf(states, (value) => {
    const count = counts[value] === undefined ? "" : ` (${formats.number(counts[value])})`;
    return t(`messages.states.${value}`) + count;
  });
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t("messages.state")}
        hint={state === "suspected" ? t("messages.suspectedHint") : undefined}
        className="max-w-md"
      >
        <Select value={state} onValueChange={setState} options={options} />
      </Field>
      <ListCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.messages) ?? []}
        row={(message) => <MessageRow key={message.id} message={message} />}
        failure={t("messages.loadFailed")}
        empty={t(`messages.none.${state}`)}
      />
    </div>
  );
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { t } = useTranslation("adminDashboard");
  const { id, subject, name, email, category, createdAt, fromMember, mailed, suspected } = message;
  return (
    <li>
      <article aria-labelledby={`message-${id}`} className="flex flex-col gap-3 px-4 py-5 sm:px-5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={`message-${id}`} className="mr-auto font-medium wrap-anywhere">
            {subject}
          </h3>
          <Badge>{t(`messages.categories.${category}`)}</Badge>
          {fromMember && <Badge tone="accent">{t("messages.member")}</Badge>}
          {!mailed && !suspected && <Badge tone="warn">{t("messages.notMailed")}</Badge>}
        </div>
        <p className="text-sm wrap-anywhere text-muted">
          {name} ·{" "}
          <a className="underline underline-offset-4 hover:text-ink" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>{" "}
          · <time dateTime={createdAt}>{formats.time(createdAt)}</time>
        </p>
        <p className="max-w-prose text-sm leading-relaxed wrap-anywhere whitespace-pre-line">{message.message}</p>
        <MessageActions message={message} />
      </article>
    </li>
  );
}

function MessageActions({ message }: { message: ContactMessage }) {
  const { t } = useTranslation("adminDashboard");
  const { pending, run } = useAction({ failed: t("messages.failed"), changed: [api.contact.key()] });
  const { id: contactMessageId, subject, handledAt } = message;
  const handled = handledAt !== null;
  const handle = () => void run(() => api.contact.handle.call({ contactMessageId, handled: !handled }));
  const remove = async () => {
    if (await run(() => api.contact.delete.call({ contactMessageId }))) toast.success(t("messages.deleted"));
  };
  return (
    <div className="flex flex-wrap gap-2">
      {!message.suspected && (
        <Button variant="secondary" size="sm" loading={pending} onClick={handle}>
          {t(handled ? "messages.reopen" : "messages.handle")}
        </Button>
      )}
      <ConfirmButton
        variant="ghost"
        size="sm"
        aria-label={t("messages.deleteOf", { subject })}
        question={{
          title: t("messages.deleteTitle", { subject }),
          text: t("messages.deleteText"),
          confirm: t("messages.delete"),
          cancel: t("cancel"),
        }}
        onConfirm={remove}
      >
        {t("messages.delete")}
      </ConfirmButton>
    </div>
  );
}
