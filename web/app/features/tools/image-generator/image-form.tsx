import { type ImageKind, imageKinds, imagePromptMax } from "@cofounder/contract/tools/image-kinds";
import { Sparkles, Undo2 } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { ToolFormProps } from "../shell/tool-screen.tsx";
import { useToolDraft } from "../shell/use-tool-draft.ts";

type Kind = ImageKind | "auto";
type Input = ToolFormProps<"image-generator">["input"];

/** A form keeps its typed values; an opened result brings its own. */
const beginWith = (input: Input) => ({
  prompt: input?.prompt ?? "",
  original: input?.original ?? "",
  kind: (input?.kind ?? "auto") as Kind,
});

export function ImageForm({ input, memberId, onRun, controls }: ToolFormProps<"image-generator">) {
  const { t } = useTranslation("image");
  const opened = input && beginWith(input);
  const kept = useToolDraft({ tool: "image-generator", memberId, initial: beginWith(null), opened });
  const [missing, setMissing] = useState(false);
  const { prompt, original, kind } = kept.draft;
  const change = (fields: Partial<typeof kept.draft>) => {
    setMissing(false);
    kept.change(fields);
  };
  const isMissing = () => {
    const empty = prompt.trim() === "";
    setMissing(empty);
    if (empty) toast.error(t("missing"));
    return empty;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing()) return;
    const words = { prompt: prompt.trim(), ...(original && { original }) };
    onRun(kind === "auto" ? words : { ...words, kind });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("field")} hint={t("hint")} error={missing ? t("missing") : undefined}>
        <Textarea
          value={prompt}
          onValueChange={(next) => change({ prompt: next, original: "" })}
          rows={5}
          maxLength={imagePromptMax}
          placeholder={t("placeholder")}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <EnhanceButton
          memberId={memberId}
          prompt={prompt}
          isMissing={isMissing}
          onEnhanced={(enhanced) => change({ prompt: enhanced, original: original || prompt.trim() })}
        />
        {original && (
          <Button variant="ghost" size="sm" onClick={() => change({ prompt: original, original: "" })}>
            <Undo2 aria-hidden />
            {t("useOriginal")}
          </Button>
        )}
      </div>
      <Field label={t("kind")}>
        <Select<Kind>
          value={kind}
          options={(["auto", ...imageKinds] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onValueChange={(next) => change({ kind: next })}
        />
      </Field>
      {controls}
    </form>
  );
}

interface EnhanceButtonProps {
  memberId: string | null;
  prompt: string;
  /** Checks the form, and shows what is missing. */
  isMissing: () => boolean;
  onEnhanced: (enhanced: string) => void;
}

function EnhanceButton({ memberId, prompt, isMissing, onEnhanced }: EnhanceButtonProps) {
  const { t } = useTranslation(["image", "tools"]);
  // Visitors pay nothing.
  const terms = useQuery(api.tools.terms.queryOptions({ staleTime: Infinity, enabled: memberId !== null }));
  const price = terms.data?.prices["enhance-prompt"];
  const [busy, setBusy] = useState(false);
  const enhance = async () => {
    if (isMissing()) return;
    setBusy(true);
    try {
      const { enhanced } = await api.functions.enhancePrompt.call({ prompt: prompt.trim() });
      onEnhanced(enhanced.slice(0, imagePromptMax));
      toast.success(t("enhanced"));
    } catch (error) {
      const { code } = problemOf(error);
      toast.error(t("enhanceFailed"), code === "unexpected" ? undefined : problemTexts[code]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void enhance()}>
        <Sparkles aria-hidden />
        {t("enhance")}
      </Button>
      {price && (
        <span className="self-center text-sm text-muted">{t("price", { ns: "tools", count: price.tokens })}</span>
      )}
      {busy && <Progress label={t("enhancing")} value={null} />}
    </>
  );
}
