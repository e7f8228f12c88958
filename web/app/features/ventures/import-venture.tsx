import { Upload } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { Button } from "../../ui/button.tsx";

/** Takes in a venture that was downloaded as JSON, here or elsewhere. */
export function ImportVenture() {
  const { t } = useTranslation("ventures");
  const navigate = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const { run, pending } = useAction({ failed: t("files.importFailed"), changed: [api.ventures.key()] });
  const take = (file: File) =>
    run(async () => {
      const { venture } = await api.ventureFiles.import.call({ file });
      await navigate(`/ventures/${venture.id}`);
    });
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label={t("files.chosen")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void take(file);
        }}
      />
      <Button variant="secondary" loading={pending} onClick={() => chooser.current?.click()}>
        <Upload aria-hidden />
        {t("files.import")}
      </Button>
    </>
  );
}
