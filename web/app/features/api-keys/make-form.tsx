import type { ApiScope } from "@cofounder/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "virtual:contract";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { scopeKeys } from "./key-row.tsx";

const dayHours = 24;
const lives = {
  month: 30 * dayHours,
  quarter: 90 * dayHours,
  year: 365 * dayHours,
  endless: null,
} as const;
type Life = keyof typeof lives;

const scopes = Object.keys(scopeKeys) as ApiScope[];

export function MakeForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const { t } = useTranslation("account");
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<ApiScope[]>(["tools:run"]);
  const [life, setLife] = useState<Life>("quarter");
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const queryClient = useQueryClient();
  const make = useMutation(
    api.apiKeys.make.mutationOptions({
      onSuccess: ({ secret }) => onMade(secret),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.apiKeys.key() }),
    }),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() && chosen.length) make.mutate({ name, scopes: chosen, validHours: lives[life] });
  };
  return (
    <Card className="mb-5 p-5 sm:p-6">
      <form onSubmit={submit} noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2">
        <Field label={t("keys.name")} error={tried && !name.trim() ? t("keys.nameMissing") : undefined}>
          <Input
            value={name}
            maxLength={limits.apiKeyNameMaxLength}
            placeholder={t("keys.nameExample")}
            autoComplete="off"
            ref={first}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={t("keys.life")}>
          <Select
            value={life}
            onValueChange={setLife}
            options={(Object.keys(lives) as Life[]).map((value) => ({ value, label: t(`keys.lives.${value}`) }))}
          />
        </Field>
        <Scopes chosen={chosen} onChange={setChosen} error={tried && chosen.length === 0} />
        {make.error && (
          <p role="alert" className="text-sm text-bad sm:col-span-2">
            {problemTexts[problemOf(make.error).code]}
          </p>
        )}
        <div className="flex gap-3 sm:col-span-2">
          <Button type="submit" loading={make.isPending}>
            {t("keys.make")}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t("keys.cancel")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface ScopesProps {
  chosen: ApiScope[];
  onChange: (chosen: ApiScope[]) => void;
  error: boolean;
}

function Scopes({ chosen, onChange, error }: ScopesProps) {
  const { t } = useTranslation("account");
  const change = (scope: ApiScope, on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((each) => each !== scope));
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 text-sm font-medium">{t("keys.may")}</legend>
      <div className="flex flex-col gap-2.5">
        {scopes.map((scope) => (
          <label key={scope} className="flex cursor-pointer items-start gap-3 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              onChange={(event) => change(scope, event.target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            {t(`keys.scopes.${scopeKeys[scope]}`)}
          </label>
        ))}
      </div>
      {error && <p className="mt-2 text-sm text-bad">{t("keys.mayMissing")}</p>}
    </fieldset>
  );
}
