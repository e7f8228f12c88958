import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";

function useListChanges() {
  const { t } = useTranslation("influencerFinder");
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

/** The member's own list of creators: how long it is, and a CSV that adds to it. */
export function CreatorList({ count }: { count: number }) {
  const { t } = useTranslation("influencerFinder");
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, told, importFile, forget } = useListChanges();
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="sr-only">{t("list")}</legend>
      <p className="text-sm font-medium">{t("listCount", { count })}</p>
      <p className="text-sm text-muted">{t("listHint")}</p>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        aria-label={t("file")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void importFile(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" loading={busy} onClick={() => chooser.current?.click()}>
          <Upload aria-hidden />
          {t("import")}
        </Button>
        {count > 0 && (
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => void forget()}>
            {t("forget")}
          </Button>
        )}
      </div>
      <div role="status" className={`text-sm ${told?.bad ? "text-bad" : "text-muted"}`}>
        {told?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </fieldset>
  );
}
