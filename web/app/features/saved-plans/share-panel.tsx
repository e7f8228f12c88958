import type { PlanShare, SavedPlan } from "@cofounder/contract";
import { useMutation } from "@tanstack/react-query";
import { Link2, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyLine } from "../../ui/copy-line.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePlanChanged } from "./use-plan-change.ts";

const dayChoices = ["1", "7", "30", "90"] as const;

/** Links to share the plan: create, list and revoke them. */
export function SharePanel({ plan }: { plan: SavedPlan }) {
  const { t } = useTranslation("savedPlans");
  const [made, setMade] = useState<string | null>(null);
  return (
    <Card className="p-5">
      <h2 className="font-medium">{t("share.title")}</h2>
      <p className="mt-1 text-sm text-muted">{t("share.text")}</p>
      <ShareForm plan={plan} onMade={setMade} />
      {made !== null && (
        <div role="status" className="mt-4 flex flex-col gap-2 text-sm">
          {t("share.made")}
          <CopyLine
            text={made}
            label={t("share.copy")}
            copiedLabel={t("share.copied")}
            failedText={t("share.copyFailed")}
          />
        </div>
      )}
      <h3 className="mt-5 text-sm font-medium">{t("share.links")}</h3>
      {plan.shares.length === 0 && <p className="mt-1 text-sm text-muted">{t("share.none")}</p>}
      <ul className="mt-1 flex flex-col">
        {plan.shares.map((share) => (
          <ShareRow key={share.id} planId={plan.id} share={share} onEnded={() => setMade(null)} />
        ))}
      </ul>
    </Card>
  );
}

function ShareForm({ plan, onMade }: { plan: SavedPlan; onMade: (url: string) => void }) {
  const { t } = useTranslation("savedPlans");
  const [days, setDays] = useState<(typeof dayChoices)[number]>("7");
  const [password, setPassword] = useState("");
  const changed = usePlanChanged();
  const share = useMutation(
    api.savedPlans.share.mutationOptions({
      onError: changed.onError,
      onSuccess: async (answer) => {
        if (answer.share.url !== null) onMade(answer.share.url);
        setPassword("");
        await changed.onSuccess();
      },
    }),
  );
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        share.mutate({ planId: plan.id, days: Number(days), password: password || null });
      }}
    >
      <Field label={t("share.days")}>
        <Select
          value={days}
          onValueChange={setDays}
          options={dayChoices.map((value) => ({ value, label: t("share.dayOptions", { count: Number(value) }) }))}
        />
      </Field>
      <Field label={t("share.password")} hint={t("share.passwordHint")}>
        <Input
          type="password"
          autoComplete="new-password"
          minLength={limits.sharePasswordMinLength}
          maxLength={128}
          value={password}
          onValueChange={setPassword}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={share.isPending}>
        <Link2 aria-hidden />
        {t("share.make")}
      </Button>
    </form>
  );
}

function ShareRow({ planId, share, onEnded }: { planId: string; share: PlanShare; onEnded: () => void }) {
  const { t } = useTranslation("savedPlans");
  const changed = usePlanChanged(onEnded);
  const end = useMutation(
    api.savedPlans.unshare.mutationOptions({
      onError: changed.onError,
      onSuccess: async () => {
        toast.success(t("share.ended"));
        await changed.onSuccess();
      },
    }),
  );
  return (
    <li className="flex items-center justify-between gap-2 text-sm">
      <span>
        {t("share.ends", { date: formats.time(share.expiresAt) })}
        {share.hasPassword && <span className="block text-muted">{t("share.withPassword")}</span>}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("share.end")}
        title={t("share.end")}
        loading={end.isPending}
        onClick={() => end.mutate({ planId, shareId: share.id })}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}
