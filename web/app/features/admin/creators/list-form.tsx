import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { CsvImport } from "../../../components/csv-import.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";

/** How long the list is, a CSV that adds to it, and a way to remove it. */
export function ListForm({ count }: { count: number }) {
  const { t } = useTranslation("admin");
  const importCsv = async (csv: string) => {
    const { imported, skipped } = await api.tools.importOperatorCreators.call({ csv });
    return [t("creators.imported", { count: imported }), ...skipped.map((line) => t("creators.skipped", line))];
  };
  const forget = async () => {
    const { deleted } = await api.tools.forgetOperatorCreators.call({});
    return [t("creators.removed", { count: deleted })];
  };
  const question = {
    title: t("creators.removeTitle"),
    text: t("creators.removeText"),
    confirm: t("creators.remove"),
    cancel: t("creators.cancel"),
  };
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold tracking-tight">{t("creators.title")}</h3>
      <p className="text-sm text-muted">{t("creators.text")}</p>
      <p className="font-medium tabular-nums">{t("creators.count", { count })}</p>
      <CsvImport
        label={t("creators.import")}
        fileLabel={t("creators.file")}
        changed={api.tools.operatorCreators.key()}
        onImport={importCsv}
      >
        {(busy, run) =>
          count > 0 && (
            <ConfirmButton variant="secondary" disabled={busy} question={question} onConfirm={() => run(forget)}>
              {t("creators.remove")}
            </ConfirmButton>
          )
        }
      </CsvImport>
    </div>
  );
}
