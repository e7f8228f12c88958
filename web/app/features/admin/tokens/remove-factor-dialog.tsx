import type { AdminUser } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";

export function RemoveFactorDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const [pending, setPending] = useState(false);
  const name = user.displayName ?? user.email;

  const remove = async () => {
    setPending(true);
    try {
      await api.admin.removeFactor.call({ userId: user.id, reason: reason.trim() });
      toast.success(t("factor.done"), t("factor.doneText", { name }));
      onClose();
      await queryClient.invalidateQueries({ queryKey: api.admin.users.key() });
    } catch (error) {
      toast.error(common("error"), problemTexts[problemOf(error).code]);
    } finally {
      setPending(false);
    }
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
