import type { PlanTier } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useAct } from "../use-act.ts";

interface PlanDialogProps {
  deed: "give" | "end";
  userId: string;
  name: string;
  /** The present plan, or the last one. */
  tier: PlanTier;
  onClose: () => void;
}

const tiers = ["starter", "pro", "premium"] as const;
const reasonMaxLength = 300;

/** Gives an account a plan or ends it, at once or at the end of the period, with a reason for the audit log. */
export function PlanDialog({ deed, userId, name, tier: before, onClose }: PlanDialogProps) {
  const { t } = useTranslation("adminDashboard");
  const [wanted, setWanted] = useState<Wanted>({ tier: before, when: "now", reason: "" });
  const { pending, act } = useAct(api.subscriptions.key(), t("plans.failed"));
  const reason = wanted.reason.trim();
  const submit = async () => {
    const order = { userId, when: wanted.when, reason };
    const ask = () =>
      deed === "give"
        ? api.subscriptions.give.call({ ...order, tier: wanted.tier })
        : api.subscriptions.end.call(order);
    if (!(await act(ask))) return;
    toast.success(t(`plans.done.${deed}`), name);
    onClose();
  };
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
      <PlanFields wanted={wanted} onWant={setWanted} choosesTier={deed === "give"} />
    </Dialog>
  );
}

interface Wanted {
  tier: PlanTier;
  when: "now" | "period_end";
  reason: string;
}

interface PlanFieldsProps {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
  choosesTier: boolean;
}

function PlanFields({ wanted, onWant, choosesTier }: PlanFieldsProps) {
  const { t } = useTranslation("adminDashboard");
  const want = (more: Partial<Wanted>) => onWant({ ...wanted, ...more });
  return (
    <div className="flex flex-col gap-4">
      {choosesTier && (
        <Field label={t("plans.plan")}>
          <Select
            value={wanted.tier}
            onValueChange={(tier) => want({ tier })}
            options={tiers.map((value) => ({ value, label: t(`plans.tiers.${value}`) }))}
          />
        </Field>
      )}
      <Field label={t("plans.when")}>
        <Select
          value={wanted.when}
          onValueChange={(when) => want({ when })}
          options={(["now", "period_end"] as const).map((value) => ({ value, label: t(`plans.whens.${value}`) }))}
        />
      </Field>
      <Field label={t("plans.reason")} hint={t("plans.reasonHint")}>
        <Input value={wanted.reason} onValueChange={(reason) => want({ reason })} maxLength={reasonMaxLength} />
      </Field>
    </div>
  );
}
