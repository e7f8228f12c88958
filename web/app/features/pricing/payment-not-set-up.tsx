import type { Plan } from "../../content/plans.ts";
import { pricing } from "../../content/pricing.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Without a payment service an admin activates plans; this says so, and what can be done. */
export function PaymentNotSetUp({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { notSetUp } = pricing;
  const chosen = notSetUp.plan.replace("{{plan}}", plan.name);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={notSetUp.title}
      description={notSetUp.text.replace("{{choice}}", chosen)}
      closeLabel={notSetUp.close}
      footer={
        <>
          <ButtonLink to="/contact" variant="secondary">
            {notSetUp.ask}
          </ButtonLink>
          <ButtonLink to="/pricing#promo" onClick={onClose}>
            {notSetUp.usePromo}
          </ButtonLink>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>{notSetUp.promo}</li>
        <li>{notSetUp.contact}</li>
      </ul>
    </Dialog>
  );
}
