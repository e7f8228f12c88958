import type { ModelSetting } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { draftOf, type TypedSetting } from "./typed-setting.ts";

export type Offered = Awaited<ReturnType<typeof api.models.list.call>>;

interface ModelChoiceProps {
  setting: ModelSetting;
  typed: TypedSetting;
  offered: Offered | null;
  fault: boolean;
  onChange: (part: Partial<TypedSetting>) => void;
  onOffered: (offered: Offered) => void;
}

/** A model's name: typed, or chosen from what its server offers. */
export function ModelChoice({ setting, typed, offered, fault, onChange, onOffered }: ModelChoiceProps) {
  const { t } = useTranslation("adminDashboard");
  const { pending, run } = useAction({ failed: t("models.notListed") });
  const list = () => void run(async () => onOffered(await api.models.list.call(draftOf(setting, typed))));
  const models = offered?.models ?? [];
  const choose = (id: string) => {
    const context = models.find((model) => model.id === id)?.contextTokens ?? null;
    onChange({ model: id, ...(context !== null && { contextTokens: String(context) }) });
  };
  const unknown = models.some(({ id }) => id === typed.model)
    ? []
    : [{ value: typed.model, label: typed.model || "…" }];
  const told = offered?.failure ? t("models.listFailed", { reason: offered.failure.message }) : undefined;
  return (
    <Field
      label={t("models.model")}
      hint={models.length > 0 ? t("models.listed", { count: models.length }) : undefined}
      error={fault ? t("models.modelFault") : told}
    >
      <div className="flex gap-2 *:first:min-w-0 *:first:grow">
        {models.length > 0 ? (
          <Select
            value={typed.model}
            onValueChange={choose}
            options={[...unknown, ...models.map(({ id }) => ({ value: id, label: id }))]}
          />
        ) : (
          <Input
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed.model}
            onValueChange={(model) => onChange({ model })}
          />
        )}
        <Button variant="secondary" loading={pending} onClick={list}>
          {t("models.list")}
        </Button>
      </div>
    </Field>
  );
}
