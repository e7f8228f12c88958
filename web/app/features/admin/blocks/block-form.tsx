import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { api, limits, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useAct } from "../use-act.ts";

/** An address and a reason; asks for confirmation, because a block interrupts the person at once. */
export function BlockForm() {
  const { t } = useTranslation("adminDashboard");
  const [email, setEmail] = useState("");
  const [reason, setReason] = useState("");
  const [asking, setAsking] = useState(false);
  const { pending, act } = useAct(api.blocks.key(), t("blocks.failed"));

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email.trim() && reason.trim()) setAsking(true);
    else toast.error(t("blocks.failed"), problemTexts["block.incomplete"]);
  };
  const block = async () => {
    const done = await act(() => api.blocks.block.call({ email: email.trim(), reason: reason.trim() }));
    setAsking(false);
    if (!done) return;
    toast.success(t("blocks.blocked"), t("blocks.blockedText", { email: email.trim() }));
    setEmail("");
    setReason("");
  };

  return (
    <form noValidate method="post" onSubmit={ask} className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold tracking-tight">{t("blocks.title")}</h3>
        <p className="mt-1 text-sm text-muted">{t("blocks.text")}</p>
      </div>
      <Field label={t("blocks.email")}>
        <Input type="email" autoComplete="off" value={email} onValueChange={setEmail} maxLength={254} />
      </Field>
      <Field label={t("blocks.reason")} hint={t("blocks.reasonHint")}>
        <Textarea rows={3} value={reason} onValueChange={setReason} maxLength={limits.blockReasonMaxLength} />
      </Field>
      <Button type="submit" variant="danger" loading={pending}>
        {t("blocks.submit")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("blocks.confirmTitle", { email: email.trim() })}
        description={t("blocks.confirmText")}
        confirmLabel={t("blocks.submit")}
        cancelLabel={t("cancel")}
        danger
        loading={pending}
        onConfirm={() => void block()}
      />
    </form>
  );
}
