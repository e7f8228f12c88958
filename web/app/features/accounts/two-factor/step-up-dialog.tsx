import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { useSessionUpdate } from "../session.ts";
import { CodeForm } from "./code-form.tsx";

/** Asks to confirm the present session with a second factor. */
export function StepUpDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const { t } = useTranslation("factor");
  const { t: common } = useTranslation();
  const update = useSessionUpdate();
  const confirm = async () => {
    await update();
    onAnswer(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t("stepUp.title")}
      description={t("stepUp.text")}
      closeLabel={common("close")}
    >
      <CodeForm submitLabel={t("stepUp.confirm")} onVerified={confirm} />
    </Dialog>
  );
}
