import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import type { Plan } from "../../content/plans.ts";
import { formats } from "../../locales/formats.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { reportFailure, usePlanStarted } from "./use-plan-started.ts";

interface PlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

const wordsOf = ({ name, price }: Plan) => ({ plan: name, price: formats.dollars(price) });

/** The payment service asks for the card on its own page. */
export function BuyPlan({ plan, replaces, onClose }: PlanDialogProps & { replaces: boolean }) {
  const { t } = useTranslation("checkout");
  const words = wordsOf(plan);
  const checkout = useMutation(
    api.subscriptions.buy.mutationOptions({ onSuccess: ({ url }) => location.assign(url), onError: reportFailure }),
  );
  return (
    <Confirming
      title={t("buy.title", words)}
      text={t("buy.text", words)}
      confirm={
        <Button loading={checkout.isPending || checkout.isSuccess} onClick={() => checkout.mutate({ tier: plan.tier })}>
          {t("buy.confirm")}
        </Button>
      }
      onClose={onClose}
    >
      {replaces && <p className="text-sm">{t("buy.replaces")}</p>}
    </Confirming>
  );
}

export function ChangePlan({ plan, from, onClose }: PlanDialogProps & { from: string }) {
  const { t } = useTranslation("checkout");
  const words = { ...wordsOf(plan), date: formats.date(from) };
  const change = useMutation(api.subscriptions.change.mutationOptions(usePlanStarted(t("change.done"))));
  return (
    <Confirming
      title={t("change.title", words)}
      text={t("change.text", words)}
      confirm={
        <Button loading={change.isPending} onClick={() => change.mutate({ tier: plan.tier })}>
          {t("change.confirm", words)}
        </Button>
      }
      onClose={onClose}
    />
  );
}

export function SamePlan({ plan, onClose }: PlanDialogProps) {
  const { t } = useTranslation("checkout");
  return (
    <Confirming
      title={t("same.title")}
      text={t("same.text", wordsOf(plan))}
      confirm={<ButtonLink to="/account#plan">{t("yourPlan")}</ButtonLink>}
      onClose={onClose}
    />
  );
}

interface ConfirmingProps {
  title: string;
  text: string;
  confirm: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

function Confirming({ title, text, confirm, onClose, children }: ConfirmingProps) {
  const { t } = useTranslation("checkout");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("back")}
          </Button>
          {confirm}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
