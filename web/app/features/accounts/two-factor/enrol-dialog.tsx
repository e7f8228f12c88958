import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CopyLine } from "../../../ui/copy-line.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useAuthMessage } from "../auth-messages.ts";
import { PasswordForm } from "../security/password-dialog.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { CodeForm } from "./code-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { secretOf } from "./secret-of.ts";
import { securityApi } from "./two-factor-api.ts";

type Step =
  | { name: "password" }
  | { name: "scan"; totpURI: string; codes: string[] }
  | { name: "codes"; codes: string[] };

interface EnrolDialogProps {
  /** Called once the second factor is on, while the codes are still shown. */
  onEnrolled: () => Promise<unknown>;
  onClose: () => void;
}

/** Password, then the app, then the codes to keep. The factor is on only after the app has proven that it works. */
export function EnrolDialog({ onEnrolled, onClose }: EnrolDialogProps) {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation();
  const messageOf = useAuthMessage();
  const [step, setStep] = useState<Step>({ name: "password" });

  const begin = async (password: string) => {
    const { failure, ...reply } = await securityApi.enable(password);
    if (failure) return messageOf(failure);
    if ("answer" in reply) setStep({ name: "scan", totpURI: reply.answer.totpURI, codes: reply.answer.backupCodes });
    return null;
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`enrol.${step.name}.title`)}
      description={t(`enrol.${step.name}.text`)}
      closeLabel={common("close")}
    >
      {step.name === "password" && <PasswordForm submitLabel={t("enrol.goOn")} onSubmit={begin} />}
      {step.name === "scan" && (
        <div className="flex flex-col gap-5">
          <QrCode text={step.totpURI} label={t("enrol.qrCode")} />
          <div>
            <p className="mb-1.5 text-sm font-medium">{t("enrol.secret")}</p>
            <CopyLine
              text={secretOf(step.totpURI)}
              label={t("enrol.copySecret")}
              copiedLabel={t("copied")}
              failedText={t("copyFailed")}
            />
          </div>
          <CodeForm
            submitLabel={t("enrol.verify")}
            withBackup={false}
            onVerified={async () => {
              setStep({ name: "codes", codes: step.codes });
              await onEnrolled();
            }}
          />
        </div>
      )}
      {step.name === "codes" && <BackupCodes codes={step.codes} onDone={onClose} />}
    </Dialog>
  );
}
