import type { AdminUser } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";

export function RemoveFactorDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const { t: common } = useTranslation();
  const [reason, setReason] = useState("");
  const { pending, run } = useAction({ failed: common("error"), changed: [api.admin.users.key()] });
  const name = user.displayName ?? user.email;

  const remove = async () => {
    const removed = await run(() => api.admin.removeFactor.call({ userId: user.id, reason: reason.trim() }));
    if (!removed) return;
    toast.success(t("factor.done"), t("factor.doneText", { name }));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("factor.title", { name })}
      description={t("factor.text")}
      closeLabel={t("factor.cancel")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("factor.cancel")}
          </Button>
          <Button variant="danger" loading={pending} disabled={reason.trim() === ""} onClick={() => void remove()}>
            {t("factor.confirm")}
          </Button>
        </>
      }
    >
      <Field label={t("factor.reason")}>
        <Input value={reason} onValueChange={setReason} maxLength={limits.adjustmentReasonMaxLength} />
      </Field>
    </Dialog>
  );
}
