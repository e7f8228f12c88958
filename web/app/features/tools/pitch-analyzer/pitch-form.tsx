import type { PitchAnalyzerInput } from "@cofounder/contract";
import { Upload } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useFields } from "../parts/use-fields.ts";
import type { ToolFormProps } from "../shell/tool-screen.tsx";

type Hidden = NonNullable<PitchAnalyzerInput["hidden"]>;

export function PitchForm({ input, memberId, busy, onRun, controls }: ToolFormProps<"pitch-analyzer">) {
  const { t } = useTranslation("pitchAnalyzer");
  const opened = input && { content: input.content };
  const { fields, change } = useFields({ tool: "pitch-analyzer", memberId, initial: { content: "" }, opened });
  const [hidden, setHidden] = useState<Hidden>(input?.hidden ?? []);
  const [compare, setCompare] = useState(true);
  const [refused, setRefused] = useState(false);
  const compareId = useId();
  const changed = input !== null && input.content.trim() !== fields.content.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = fields.content.trim();
    setRefused(content === "");
    if (content === "") return toast.error(t("required.title"), t("required.text"));
    const earlier = changed && compare ? { earlier: input.content } : {};
    onRun({ content, ...earlier, ...(hidden.length > 0 && { hidden }) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <UploadButton
        disabled={busy}
        onRead={(read) => {
          change({ content: read.slides.join("\n---\n") });
          setHidden(read.hidden);
        }}
      />
      <Field
        label={t("content")}
        hint={t("contentHint")}
        error={refused && !fields.content.trim() ? t("required.text") : undefined}
      >
        <Textarea
          name="content"
          rows={10}
          maxLength={60_000}
          value={fields.content}
          placeholder={t("placeholder")}
          onValueChange={(content) => change({ content })}
        />
      </Field>
      {changed && (
        <label htmlFor={compareId} className="flex items-center gap-2.5 text-sm">
          <input
            id={compareId}
            type="checkbox"
            checked={compare}
            onChange={(event) => setCompare(event.target.checked)}
            className="size-4 accent-(--accent)"
          />
          {t("compare")}
        </label>
      )}
      {controls}
    </form>
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
