import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/index.ts";
import type { Plan } from "../../content/plans.ts";
import { pricing } from "../../content/pricing.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { tellFailure, useBegun } from "./use-begun.ts";

const { begin } = pricing;
const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
const days = new Intl.DateTimeFormat("en", { dateStyle: "long" });

interface PlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

/** The texts with the plan's name, its price and a day. */
function filled(text: string, { name, price }: Plan, at?: string): string {
  const date = at ? days.format(new Date(at)) : "";
  return text.replace("{{plan}}", name).replace("{{price}}", dollars.format(price)).replace("{{date}}", date);
}

/** The payment service asks for the card on its own page. */
export function BuyPlan({ plan, replaces, onClose }: PlanDialogProps & { replaces: boolean }) {
  const { buy } = begin;
  const checkout = useMutation(
    api.subscriptions.buy.mutationOptions({ onSuccess: ({ url }) => location.assign(url), onError: tellFailure }),
  );
  return (
    <Confirming
      title={filled(buy.title, plan)}
      text={filled(buy.text, plan)}
      confirm={
        <Button loading={checkout.isPending || checkout.isSuccess} onClick={() => checkout.mutate({ tier: plan.tier })}>
          {buy.confirm}
        </Button>
      }
      onClose={onClose}
    >
      {replaces && <p className="text-sm">{buy.replaces}</p>}
    </Confirming>
  );
}

export function ChangePlan({ plan, from, onClose }: PlanDialogProps & { from: string }) {
  const { change: texts } = begin;
  const change = useMutation(api.subscriptions.change.mutationOptions(useBegun(texts.done)));
  return (
    <Confirming
      title={filled(texts.title, plan)}
      text={filled(texts.text, plan, from)}
      confirm={
        <Button loading={change.isPending} onClick={() => change.mutate({ tier: plan.tier })}>
          {filled(texts.confirm, plan)}
        </Button>
      }
      onClose={onClose}
    />
  );
}

export function SamePlan({ plan, onClose }: PlanDialogProps) {
  return (
    <Confirming
      title={begin.same.title}
      text={filled(begin.same.text, plan)}
      confirm={<ButtonLink to="/account#plan">{begin.yourPlan}</ButtonLink>}
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
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={begin.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {begin.back}
          </Button>
          {confirm}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
