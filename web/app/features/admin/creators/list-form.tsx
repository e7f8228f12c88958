import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";

function useListChanges() {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ lines: string[]; bad: boolean } | null>(null);
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
  const chooser = useRef<HTMLInputElement>(null);
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
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        aria-label={t("creators.file")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void importFile(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} onClick={() => chooser.current?.click()}>
          <Upload aria-hidden />
          {t("creators.import")}
        </Button>
        {count > 0 && (
          <Button variant="secondary" disabled={busy} onClick={() => setAsking(true)}>
            {t("creators.remove")}
          </Button>
        )}
      </div>
      <div role="status" className={`text-sm ${told?.bad ? "text-bad" : "text-muted"}`}>
        {told?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
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
