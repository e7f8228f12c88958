import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { CsvImport } from "../../../components/csv-import.tsx";
import { Button } from "../../../ui/button.tsx";

/** The member's own list of creators: its length, and a CSV upload that adds to it. */
export function CreatorList({ count }: { count: number }) {
  const { t } = useTranslation("influencerFinder");
  const importCsv = async (csv: string) => {
    const { imported, skipped } = await api.tools.importCreators.call({ csv });
    return [t("imported", { count: imported }), ...skipped.map((line) => t("skipped", line))];
  };
  const forget = async () => {
    const { deleted } = await api.tools.forgetCreators.call({});
    return [t("forgotten", { count: deleted })];
  };
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="sr-only">{t("list")}</legend>
      <p className="text-sm font-medium">{t("listCount", { count })}</p>
      <p className="text-sm text-muted">{t("listHint")}</p>
      <CsvImport
        variant="secondary"
        size="sm"
        label={t("import")}
        fileLabel={t("file")}
        changed={api.tools.creators.key()}
        onImport={importCsv}
      >
        {(busy, run) =>
          count > 0 && (
            <Button variant="ghost" size="sm" disabled={busy} onClick={() => void run(forget)}>
              {t("forget")}
            </Button>
          )
        }
      </CsvImport>
    </fieldset>
  );
}
