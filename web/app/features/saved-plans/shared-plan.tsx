import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { MadeWith, NotShown } from "../../components/shared-link.tsx";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface SharedPlanProps {
  token: string;
  /** Renders Markdown. */
  document: (markdown: string) => ReactNode;
}

/** The plan shown to anyone who has a link. */
export function SharedPlan({ token, document }: SharedPlanProps) {
  const { t } = useTranslation("savedPlans");
  const [password, setPassword] = useState<string | null>(null);
  const query = useQuery({
    ...api.savedPlans.read.queryOptions({ input: { token, password } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (query.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (query.isError) {
    const { code } = problemOf(query.error);
    if (code === "share.password_required" || code === "share.password_wrong") {
      return <PasswordForm wrong={code === "share.password_wrong"} onGiven={setPassword} />;
    }
    return <NotShown code={code} failed={t("shared.failed")} onRetry={() => void query.refetch()} />;
  }
  const { title, markdown, updatedAt, expiresAt } = query.data;
  return (
    <>
      <Badge tone="accent">{t("shared.badge")}</Badge>
      <h1 className="mt-4 text-title font-semibold text-balance wrap-anywhere">{title}</h1>
      <p className="mt-3 text-sm text-muted">
        {t("changed", { date: formats.time(updatedAt) })} · {t("shared.until", { date: formats.time(expiresAt) })}
      </p>
      <Card className="mt-8 p-5 sm:p-8">
        <article>{document(markdown)}</article>
      </Card>
      <MadeWith />
    </>
  );
}

function PasswordForm({ wrong, onGiven }: { wrong: boolean; onGiven: (password: string) => void }) {
  const { t } = useTranslation("savedPlans");
  const [password, setPassword] = useState("");
  return (
    <Card className="mx-auto max-w-md p-6">
      <h1 className="text-xl font-semibold tracking-tight">{t("shared.passwordTitle")}</h1>
      <p className="mt-1 text-sm text-muted">{t("shared.passwordText")}</p>
      <form
        className="mt-5 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onGiven(password);
        }}
      >
        <Field label={t("shared.password")} error={wrong ? problemTexts["share.password_wrong"] : undefined}>
          <Input type="password" autoComplete="off" required value={password} onValueChange={setPassword} />
        </Field>
        <Button type="submit">{t("shared.open")}</Button>
      </form>
    </Card>
  );
}
