import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useRedeem } from "./use-redeem.ts";

interface PromoFormProps {
  signedIn: boolean;
  /** For places whose surroundings already explain it. */
  quiet?: boolean;
  /** Called after a code was applied; the input is empty by then. */
  onApplied?: () => void;
}

/** Input, button and hint. An empty input is not sent; a refused code stays to be corrected. */
export function PromoForm({ signedIn, quiet = false, onApplied }: PromoFormProps) {
  const { t } = useTranslation("promo");
  const [code, setCode] = useState("");
  const { pending, asking, submit, confirm, forget, refuseStranger } = useRedeem(() => {
    setCode("");
    onApplied?.();
  });

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    if (typed === "" || pending) return;
    if (signedIn) submit(typed);
    else refuseStranger();
  };

  return (
    <form method="post" onSubmit={apply}>
      <Field label={<span className={quiet ? "sr-only" : undefined}>{t("title")}</span>} hint={t("hint")}>
        <div className="flex gap-2">
          <Input
            name="promo-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.promoCodeMaxLength}
            placeholder={t("placeholder")}
            value={code}
            onValueChange={setCode}
            className="min-w-0 font-mono uppercase placeholder:font-sans placeholder:normal-case"
          />
          <Button type="submit" variant="secondary" loading={pending} disabled={code.trim() === ""}>
            {t("apply")}
          </Button>
        </div>
      </Field>
      {asking !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && forget()}
          title={t("admin.title")}
          description={t("admin.text", { code: asking })}
          confirmLabel={t("admin.confirm")}
          cancelLabel={t("admin.cancel")}
          loading={pending}
          danger
          onConfirm={confirm}
        />
      )}
    </form>
  );
}
