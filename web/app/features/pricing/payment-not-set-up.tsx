import { useTranslation } from "react-i18next";
import type { Plan } from "../../content/plans.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Without a payment service an admin activates plans; this explains it, with the options. */
export function PaymentNotSetUp({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation("checkout");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("notSetUp.title")}
      description={t("notSetUp.text", { plan: plan.name })}
      closeLabel={t("close")}
      footer={
        <>
          <ButtonLink to="/contact" variant="secondary">
            {t("notSetUp.ask")}
          </ButtonLink>
          <ButtonLink to="/pricing#promo" onClick={onClose}>
            {t("notSetUp.usePromo")}
          </ButtonLink>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>{t("notSetUp.promo")}</li>
        <li>{t("notSetUp.contact")}</li>
      </ul>
    </Dialog>
  );
}
