import type { PitchAnalyzerInput } from "@cofounder/contract";
import { Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { PrefillButton, type ToolFormProps } from "../shell/tool-screen.tsx";

const initial = { content: "" };
type Hidden = NonNullable<PitchAnalyzerInput["hidden"]>;

export function PitchForm(props: ToolFormProps<"pitch-analyzer">) {
  const { t } = useTranslation("pitchAnalyzer");
  const { input, busy } = props;
  const [hidden, setHidden] = useState<Hidden>(input?.hidden ?? []);
  const [compare, setCompare] = useState(true);
  const isChanged = (content: string) => input !== null && input.content.trim() !== content.trim();
  return (
    <ToolForm
      {...props}
      tool="pitch-analyzer"
      initial={initial}
      missingTitle={t("required.title")}
      missing={t("required.text")}
      inputOf={({ content }) => ({
        content,
        ...(input && compare && isChanged(content) && { earlier: input.content }),
        ...(hidden.length > 0 && { hidden }),
      })}
      before={({ change }) => (
        <>
          <UploadButton
            disabled={busy}
            onRead={(read) => {
              change({ content: read.slides.join("\n---\n") });
              setHidden(read.hidden);
            }}
          />
          <PrefillButton
            venture={props.venture}
            onFill={({ told, idea }) => {
              change({ content: told || idea || "" });
              setHidden([]);
            }}
          />
        </>
      )}
      fields={[
        {
          name: "content",
          label: t("content"),
          hint: t("contentHint"),
          placeholder: t("placeholder"),
          rows: 10,
          maxLength: 60_000,
          required: true,
        },
      ]}
      after={({ draft }) => isChanged(draft.content) && <CompareBox isChecked={compare} onChange={setCompare} />}
    />
  );
}

/** Whether the result is compared with that of the pitch before. */
function CompareBox({ isChecked, onChange }: { isChecked: boolean; onChange: (next: boolean) => void }) {
  const { t } = useTranslation("pitchAnalyzer");
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-2.5 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-(--accent)"
      />
      {t("compare")}
    </label>
  );
}

interface UploadButtonProps {
  disabled: boolean;
  onRead: (read: { slides: string[]; hidden: Hidden }) => void;
}

const accepted = ".pdf,.pptx,.docx";

/** Uploads a file to be read; its text is then put into the form, to be checked before the analysis. */
function UploadButton({ disabled, onRead }: UploadButtonProps) {
  const { t } = useTranslation("pitchAnalyzer");
  const chooser = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [told, setTold] = useState<{ text: string; bad: boolean } | null>(null);
  const read = async (file: File) => {
    setReading(true);
    setTold(null);
    try {
      const answer = await api.tools.readDocument.call({ file });
      onRead(answer);
      setTold({ text: t("read", { name: file.name, count: answer.slides.length }), bad: false });
    } catch (error) {
      setTold({ text: problemTexts[problemOf(error).code], bad: true });
    } finally {
      setReading(false);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={chooser}
        type="file"
        accept={accepted}
        aria-label={t("file")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void read(file);
        }}
      />
      <Button variant="secondary" loading={reading} disabled={disabled} onClick={() => chooser.current?.click()}>
        <Upload aria-hidden />
        {t("upload")}
      </Button>
      <p role="status" className={`text-sm ${told?.bad ? "text-bad" : "text-muted"}`}>
        {told?.text ?? t("uploadHint")}
      </p>
    </div>
  );
}
