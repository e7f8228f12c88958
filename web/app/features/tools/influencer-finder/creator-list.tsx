import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { CsvChooser, type Told } from "../../../ui/csv-chooser.tsx";

function useListChanges() {
  const { t } = useTranslation("influencerFinder");
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
      await queryClient.invalidateQueries({ queryKey: api.tools.creators.key() });
    }
  };
  const importFile = (file: File) =>
    change(async () => {
      const { imported, skipped } = await api.tools.importCreators.call({ csv: await file.text() });
      return [t("imported", { count: imported }), ...skipped.map((line) => t("skipped", line))];
    });
  const forget = () =>
    change(async () => {
      const { deleted } = await api.tools.forgetCreators.call({});
      return [t("forgotten", { count: deleted })];
    });
  return { busy, told, importFile, forget };
}

/** The member's own list of creators: its length, and a CSV upload that adds to it. */
export function CreatorList({ count }: { count: number }) {
  const { t } = useTranslation("influencerFinder");
  const { busy, told, importFile, forget } = useListChanges();
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="sr-only">{t("list")}</legend>
      <p className="text-sm font-medium">{t("listCount", { count })}</p>
      <p className="text-sm text-muted">{t("listHint")}</p>
      <CsvChooser
        variant="secondary"
        size="sm"
        label={t("import")}
        fileLabel={t("file")}
        busy={busy}
        told={told}
        onFile={(file) => void importFile(file)}
      >
        {count > 0 && (
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => void forget()}>
            {t("forget")}
          </Button>
        )}
      </CsvChooser>
    </fieldset>
  );
}
