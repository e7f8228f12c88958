import type { ContactRequest } from "@cofounder/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { dollars } from "./money.ts";
import { usePitchChanged } from "./my-pitches.tsx";

/** Contact requests, received and sent. */
export function Requests() {
  const { t } = useTranslation("fundraising");
  const query = useQuery(api.pitches.requests.queryOptions());
  if (query.isError) return <p role="alert">{problemTexts[problemOf(query.error).code]}</p>;
  if (!query.data) return <Skeleton className="h-48 rounded-card" />;
  const { received, sent } = query.data;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <RequestList title={t("requests.received")} requests={received} toMe />
      <RequestList title={t("requests.sent")} requests={sent} toMe={false} />
    </div>
  );
}

function RequestList({ title, requests, toMe }: { title: string; requests: ContactRequest[]; toMe: boolean }) {
  const { t } = useTranslation("fundraising");
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold tracking-tight">{title}</h2>
      {requests.length === 0 && <p className="text-sm text-muted">{t("requests.none")}</p>}
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} toMe={toMe} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestCard({ request, toMe }: { request: ContactRequest; toMe: boolean }) {
  const { t } = useTranslation("fundraising");
  const { companyName, name, organisation, chequeMin, chequeMax, message, status, answer } = request;
  return (
    <Card className="flex flex-col gap-2 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium wrap-anywhere">
          {toMe ? [name, organisation].filter(Boolean).join(", ") : companyName}
        </h3>
        {status !== "sent" && (
          <Badge tone={status === "accepted" ? "good" : "neutral"}>{t(`ask.state.${status}`)}</Badge>
        )}
      </div>
      <p className="text-sm text-muted">
        {toMe && `${t("requests.about", { company: companyName })} · `}
        {t("requests.cheque", { min: dollars(chequeMin), max: dollars(chequeMax) })} · {formats.date(request.createdAt)}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      {answer && (
        <p className="text-sm whitespace-pre-line wrap-anywhere">{t("requests.theirAnswer", { text: answer })}</p>
      )}
      {toMe && status === "sent" && <AnswerForm request={request} />}
    </Card>
  );
}

function AnswerForm({ request }: { request: ContactRequest }) {
  const { t } = useTranslation("fundraising");
  const [message, setMessage] = useState("");
  const answer = useMutation(api.pitches.answer.mutationOptions(usePitchChanged()));
  const send = (decision: "accepted" | "declined") => answer.mutate({ requestId: request.id, decision, message });
  return (
    <div className="mt-2 flex flex-col gap-3 border-t border-line pt-4">
      <p className="text-sm text-muted">{t("requests.unchecked")}</p>
      <Field label={t("requests.answer")} hint={t("requests.answerHint")}>
        <Textarea rows={2} maxLength={2000} value={message} onValueChange={setMessage} className="min-h-16" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={answer.isPending} onClick={() => send("accepted")}>
          {t("requests.accept")}
        </Button>
        <Button variant="secondary" size="sm" disabled={answer.isPending} onClick={() => send("declined")}>
          {t("requests.decline")}
        </Button>
      </div>
    </div>
  );
}
