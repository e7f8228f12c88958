import type { PlanTier } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFields, type FormFieldsProps, optionsOf } from "../../../ui/form-fields.tsx";
import { toast } from "../../../ui/toast.tsx";

interface PlanDialogProps {
  deed: "give" | "end";
  userId: string;
  name: string;
  /** The present plan, or the last one. */
  tier: PlanTier;
  onClose: () => void;
}

const tiers = ["starter", "pro", "premium"] as const;
const whens = ["now", "period_end"] as const;
const reasonMaxLength = 300;

/** Gives an account a plan or ends it, at once or at the end of the period, with a reason for the audit log. */
export function PlanDialog({ deed, userId, name, tier: before, onClose }: PlanDialogProps) {
  const { t } = useTranslation("adminDashboard");
  const [wanted, setWanted] = useState({ tier: before, when: "now" as (typeof whens)[number], reason: "" });
  const { pending, run } = useAction({ failed: t("plans.failed"), changed: [api.subscriptions.key()] });
  const reason = wanted.reason.trim();
  const submit = async () => {
    const order = { userId, when: wanted.when, reason };
    const ask = () =>
      deed === "give"
        ? api.subscriptions.give.call({ ...order, tier: wanted.tier })
        : api.subscriptions.end.call(order);
    if (!(await run(ask))) return;
    toast.success(t(`plans.done.${deed}`), name);
    onClose();
  };
  const tier = {
    name: "tier",
    label: t("plans.plan"),
    options: optionsOf(tiers, (value) => t(`plans.tiers.${value}`)),
  } as const;
  const fields: FormFieldsProps<typeof wanted>["fields"] = [
    ...(deed === "give" ? [tier] : []),
    { name: "when", label: t("plans.when"), options: optionsOf(whens, (value) => t(`plans.whens.${value}`)) },
    { name: "reason", label: t("plans.reason"), hint: t("plans.reasonHint"), maxLength: reasonMaxLength },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`plans.titles.${deed}`, { name })}
      description={t(`plans.texts.${deed}`)}
      closeLabel={t("cancel")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            variant={deed === "give" ? "primary" : "danger"}
            loading={pending}
            disabled={reason === ""}
            onClick={() => void submit()}
          >
            {t(`plans.submit.${deed}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormFields values={wanted} onChange={(change) => setWanted({ ...wanted, ...change })} fields={fields} />
      </div>
    </Dialog>
  );
}
