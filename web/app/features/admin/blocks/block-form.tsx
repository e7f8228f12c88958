import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { api, limits, problemTexts } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { toast } from "../../../ui/toast.tsx";

const empty = { email: "", reason: "" };

/** An address and a reason; asks for confirmation, because a block interrupts the person at once. */
export function BlockForm() {
  const { t } = useTranslation("adminDashboard");
  const [typed, setTyped] = useState(empty);
  const [asking, setAsking] = useState(false);
  const { pending, run } = useAction({ failed: t("blocks.failed"), changed: [api.blocks.key()] });
  const [email, reason] = [typed.email.trim(), typed.reason.trim()];

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email && reason) setAsking(true);
    else toast.error(t("blocks.failed"), problemTexts["block.incomplete"]);
  };
  const block = async () => {
    const done = await run(() => api.blocks.block.call({ email, reason }));
    setAsking(false);
    if (!done) return;
    toast.success(t("blocks.blocked"), t("blocks.blockedText", { email }));
    setTyped(empty);
  };

  return (
    <form noValidate method="post" onSubmit={ask} className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold tracking-tight">{t("blocks.title")}</h3>
        <p className="mt-1 text-sm text-muted">{t("blocks.text")}</p>
      </div>
      <FormFields
        values={typed}
        onChange={(change) => setTyped({ ...typed, ...change })}
        fields={[
          { name: "email", label: t("blocks.email"), type: "email", autoComplete: "off", maxLength: 254 },
          {
            name: "reason",
            label: t("blocks.reason"),
            hint: t("blocks.reasonHint"),
            rows: 3,
            maxLength: limits.blockReasonMaxLength,
          },
        ]}
      />
      <Button type="submit" variant="danger" loading={pending}>
        {t("blocks.submit")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("blocks.confirmTitle", { email })}
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
