import type { Subscription } from "@cofounder/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { usePlanChanged } from "./use-plan.ts";

interface PlanActionsProps {
  plan: Subscription;
  paymentSetUp: boolean;
}

/** The actions on a plan: a paid one is changed here, a given one is replaced by buying. */
export function PlanActions({ plan, paymentSetUp }: PlanActionsProps) {
  const { t } = useTranslation("account");
  const paid = plan.source === "payment" && paymentSetUp;
  const { kind } = plan.next;
  const cancelled = kind === "ends" && !plan.paymentFailed;
  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
      {paid && kind !== "ends" && <ChangePlan plan={plan} />}
      {!paid && (
        <ButtonLink to="/pricing" variant="secondary">
          {t("plan.choose")}
        </ButtonLink>
      )}
      {kind === "changes" && <UndoChange plan={plan} />}
      {paid && <Portal urgent={plan.paymentFailed} />}
      {/* A trial and the free months end automatically. */}
      {!plan.endsAt && (cancelled ? <Resume /> : <Cancel plan={plan} />)}
    </div>
  );
}

function ChangePlan({ plan }: { plan: Subscription }) {
  const { t } = useTranslation("account");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("plan.change")}</Button>
      {open && <ChangeDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function UndoChange({ plan }: { plan: Subscription }) {
  const { t } = useTranslation("account");
  const undo = useMutation(api.subscriptions.undoChange.mutationOptions(usePlanChanged()));
  return (
    <Button variant="secondary" loading={undo.isPending} onClick={() => undo.mutate({})}>
      {t("plan.undo", { plan: plan.planName })}
    </Button>
  );
}

function Resume() {
  const { t } = useTranslation("account");
  const resume = useMutation(api.subscriptions.resume.mutationOptions(usePlanChanged()));
  return (
    <Button loading={resume.isPending} onClick={() => resume.mutate({})}>
      {t("plan.resume")}
    </Button>
  );
}

function Cancel({ plan }: { plan: Subscription }) {
  const { t } = useTranslation("account");
  const [open, setOpen] = useState(false);
  const cancel = useMutation(api.subscriptions.cancel.mutationOptions(usePlanChanged(() => setOpen(false))));
  const date = formats.date(plan.periodEnd);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t("plan.cancel")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t("plan.cancelTitle", { plan: plan.planName })}
        description={t("plan.cancelText", { date })}
        confirmLabel={t("plan.cancel")}
        cancelLabel={t("plan.keep")}
        danger
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate({})}
      />
    </>
  );
}

/** The payment service's own page for cards and invoices. */
function Portal({ urgent }: { urgent: boolean }) {
  const { t } = useTranslation("account");
  const open = useMutation(
    api.subscriptions.openPortal.mutationOptions({
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => toast.error(t("plan.failed"), problemTexts[problemOf(error).code]),
    }),
  );
  return (
    <Button
      variant={urgent ? "primary" : "secondary"}
      loading={open.isPending || open.isSuccess}
      onClick={() => open.mutate({})}
    >
      {t("plan.portal")}
    </Button>
  );
}
