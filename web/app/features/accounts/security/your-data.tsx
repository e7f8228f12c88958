import type { EraseReceipt } from "@cofounder/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { Section } from "./section.tsx";

/** Export and deletion of all data. */
export function YourData({ onDeleted }: { onDeleted: (receipt: EraseReceipt) => void }) {
  const { t } = useTranslation("security");
  const [asking, setAsking] = useState(false);
  const erase = async (password: string) => {
    try {
      const { receipt } = await api.accounts.delete.call({ password });
      onDeleted(receipt);
      return null;
    } catch (error) {
      return problemTexts[problemOf(error).code];
    }
  };
  return (
    <Section title={t("data.title")} text={t("data.text")}>
      <div className="flex flex-col gap-6 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-md text-muted">{t("data.exportText")}</p>
          <ButtonLink to="/api/account/export" reloadDocument download variant="secondary" size="sm">
            <Download aria-hidden />
            {t("data.export")}
          </ButtonLink>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="max-w-md text-muted">{t("data.deleteText")}</p>
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            {t("data.delete")}
          </Button>
        </div>
      </div>
      {asking && (
        <PasswordDialog
          title={t("data.delete")}
          description={<DeleteTerms />}
          submitLabel={t("data.deleteNow")}
          danger
          onClose={() => setAsking(false)}
          onSubmit={erase}
        />
      )}
    </Section>
  );
}

function DeleteTerms() {
  const { t } = useTranslation("security");
  return (
    <>
      {t("data.erased")}
      <br />
      <br />
      {t("data.kept")}
    </>
  );
}
