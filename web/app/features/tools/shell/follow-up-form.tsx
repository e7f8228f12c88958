import type { ToolName } from "@cofounder/contract";
import { Square } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ChangePrice } from "./price-line.tsx";

interface FollowUpFormProps {
  tool: ToolName;
  label: string;
  placeholder: string;
  follow: { busy: boolean; fault: string | undefined; runningId: string | null; stop: () => Promise<void> };
  onApply: (instruction: string) => void;
}

/** A change request in the founder's words, with its price. */
export function FollowUpForm({ tool, label, placeholder, follow, onApply }: FollowUpFormProps) {
  const { t } = useTranslation("tools");
  const [instruction, setInstruction] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = instruction.trim() === "";
    setMissing(isMissing);
    if (!isMissing) onApply(instruction.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={label} hint={t("change.hint")} error={missing ? t("change.missing") : follow.fault}>
        <Textarea
          value={instruction}
          rows={2}
          maxLength={2_000}
          placeholder={placeholder}
          onValueChange={setInstruction}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" loading={follow.busy}>
          {t("change.apply")}
        </Button>
        {follow.runningId !== null && (
          <Button variant="secondary" onClick={() => void follow.stop()}>
            <Square aria-hidden className="fill-current" />
            {t("stop")}
          </Button>
        )}
        <ChangePrice tool={tool} />
      </div>
      {follow.busy && <Progress label={t("change.applying")} value={null} />}
    </form>
  );
}
