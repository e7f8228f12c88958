import type { AdminUser } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { UserSearch } from "../tokens/user-search.tsx";
import { PlanDialog } from "./plan-dialog.tsx";

/** Activates a plan for an account that may never have had one: first the account, then the plan. */
export function GivePlan() {
  const { t } = useTranslation("adminDashboard");
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<AdminUser | null>(null);
  const choose = (user: AdminUser) => {
    setChoosing(false);
    setChosen(user);
  };
  return (
    <>
      <Button onClick={() => setChoosing(true)}>{t("plans.activatePlan")}</Button>
      <Dialog
        open={choosing}
        onOpenChange={setChoosing}
        title={t("plans.whom")}
        description={t("plans.whomText")}
        closeLabel={t("cancel")}
      >
        <UserSearch chosenId={null} onChoose={choose} />
      </Dialog>
      {chosen && (
        <PlanDialog deed="give" userId={chosen.id} name={chosen.email} tier="pro" onClose={() => setChosen(null)} />
      )}
    </>
  );
}
