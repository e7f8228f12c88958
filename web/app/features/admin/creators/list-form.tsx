import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { CsvChooser, type Told } from "../../../ui/csv-chooser.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";

function useListChanges() {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const change = async (work: () => Promise<string[]>) => {
    setBusy(true);
    try {
      setTold({ lines: await work(), bad: false });
    } catch (error) {
      setTold({ lines: [problemTexts[problemOf(error).code]], bad: true });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: api.tools.operatorCreators.key() });
    }
  };
  const importFile = (file: File) =>
    change(async () => {
      const { imported, skipped } = await api.tools.importOperatorCreators.call({ csv: await file.text() });
      return [t("creators.imported", { count: imported }), ...skipped.map((line) => t("creators.skipped", line))];
    });
  const forget = () =>
    change(async () => {
      const { deleted } = await api.tools.forgetOperatorCreators.call({});
      return [t("creators.removed", { count: deleted })];
    });
  return { busy, told, importFile, forget };
}

/** How long the list is, a CSV that adds to it, and a way to remove it. */
export function ListForm({ count }: { count: number }) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState(false);
  const { busy, told, importFile, forget } = useListChanges();
  const confirm = async () => {
    await forget();
    setAsking(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold tracking-tight">{t("creators.title")}</h3>
      <p className="text-sm text-muted">{t("creators.text")}</p>
      <p className="font-medium tabular-nums">{t("creators.count", { count })}</p>
      <CsvChooser
        label={t("creators.import")}
        fileLabel={t("creators.file")}
        busy={busy}
        told={told}
        onFile={(file) => void importFile(file)}
      >
        {count > 0 && (
          <Button variant="secondary" disabled={busy} onClick={() => setAsking(true)}>
            {t("creators.remove")}
          </Button>
        )}
      </CsvChooser>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("creators.removeTitle")}
        description={t("creators.removeText")}
        confirmLabel={t("creators.remove")}
        cancelLabel={t("creators.cancel")}
        danger
        loading={busy}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
