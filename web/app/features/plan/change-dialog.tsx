import type { PlanTier, Subscription } from "@cofounder/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { plans } from "../../content/plans.ts";
import { formats } from "../../locales/formats.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { usePlanChanged } from "./use-plan.ts";

/** Chooses another plan from the next cycle on. */
export function ChangeDialog({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const others = plans.filter(({ tier }) => tier !== plan.tier);
  const [chosen, setChosen] = useState<PlanTier | undefined>(others[0]?.tier);
  const change = useMutation(api.subscriptions.change.mutationOptions(usePlanChanged(onClose)));
  const name = others.find(({ tier }) => tier === chosen)?.name ?? "";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("plan.change")}
      description={t("plan.changeText", { date: formats.date(plan.periodEnd) })}
      closeLabel={common("close")}
      footer={
        <Button loading={change.isPending} onClick={() => chosen && change.mutate({ tier: chosen })}>
          {t("plan.changeTo", { plan: name })}
        </Button>
      }
    >
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">{t("plan.change")}</legend>
        {others.map(({ tier, name: label, price, tokens }) => (
          <label
            key={tier}
            className={
              "flex cursor-pointer items-center gap-3.5 rounded-control border border-line p-4 " +
              "has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 " +
              "has-focus-visible:outline-accent"
            }
          >
            <input
              type="radio"
              name="plan"
              value={tier}
              checked={tier === chosen}
              onChange={() => setChosen(tier)}
              className="size-4 accent-accent"
            />
            <span className="grow">
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-muted tabular-nums">
                {t("plan.gives", { tokens: formats.number(tokens) })}
              </span>
            </span>
            <span className="text-sm tabular-nums">{t("plan.perMonth", { price: formats.dollars(price) })}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
