import type { Member } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useAuthMessage } from "../auth-messages.ts";
import { PasswordDialog } from "../security/password-dialog.tsx";
import { Section } from "../security/section.tsx";
import { useSessionUpdate } from "../session.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { securityApi } from "./two-factor-api.ts";

type Asked = "enrol" | "remove" | "codes" | null;

/** Both the list of sessions and their rights change with the second factor. */
function useFactorUpdate() {
  const queryClient = useQueryClient();
  const update = useSessionUpdate();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: api.accounts.sessions.key() });
    await update();
  };
}

export function TwoFactorSection({ member }: { member: Member }) {
  const { t } = useTranslation("security");
  const [asked, setAsked] = useState<Asked>(null);
  const update = useFactorUpdate();
  const close = () => setAsked(null);
  return (
    <Section title={t("twoFactor.title")} text={t("twoFactor.text")}>
      <div className="flex flex-wrap items-center justify-between gap-4 text-sm">
        <div className="flex max-w-md flex-col items-start gap-2">
          {member.twoFactor ? <Badge tone="good">{t("twoFactor.on")}</Badge> : <Badge>{t("twoFactor.off")}</Badge>}
          <p className="text-muted">{member.twoFactor ? t("twoFactor.onText") : t("twoFactor.offText")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {member.twoFactor ? (
            <>
              <Button variant="secondary" size="sm" onClick={() => setAsked("codes")}>
                {t("twoFactor.newCodes")}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setAsked("remove")}>
                {t("twoFactor.remove")}
              </Button>
            </>
          ) : (
            <Button size="sm" onClick={() => setAsked("enrol")}>
              {t("twoFactor.enrol")}
            </Button>
          )}
        </div>
      </div>
      {asked === "enrol" && <EnrolDialog onEnrolled={update} onClose={close} />}
      {asked === "remove" && <RemoveDialog onRemoved={update} onClose={close} />}
      {asked === "codes" && <NewCodesDialog onClose={close} />}
    </Section>
  );
}

function RemoveDialog({ onRemoved, onClose }: { onRemoved: () => Promise<unknown>; onClose: () => void }) {
  const { t } = useTranslation("security");
  const messageOf = useAuthMessage();
  const remove = async (password: string) => {
    const failure = await securityApi.disable(password);
    if (failure) return messageOf(failure);
    await onRemoved();
    toast.success(t("twoFactor.removed"));
    onClose();
    return null;
  };
  return (
    <PasswordDialog
      title={t("twoFactor.removeTitle")}
      description={t("twoFactor.removeText")}
      submitLabel={t("twoFactor.remove")}
      danger
      onClose={onClose}
      onSubmit={remove}
    />
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation();
  const messageOf = useAuthMessage();
  const [codes, setCodes] = useState<string[] | null>(null);
  const make = async (password: string) => {
    const { failure, ...reply } = await securityApi.newBackupCodes(password);
    if (failure) return messageOf(failure);
    if ("answer" in reply) setCodes(reply.answer.backupCodes);
    return null;
  };
  if (!codes) {
    return (
      <PasswordDialog
        title={t("twoFactor.newCodes")}
        description={t("twoFactor.newCodesText")}
        submitLabel={t("twoFactor.makeCodes")}
        onClose={onClose}
        onSubmit={make}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("enrol.codes.title")}
      description={t("enrol.codes.text")}
      closeLabel={common("close")}
    >
      <BackupCodes codes={codes} onDone={onClose} />
    </Dialog>
  );
}
