import type { ModelSetting } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { decimalField, type FormFieldsProps } from "../../../ui/form-fields.tsx";
import { providers, type Provider } from "./providers.ts";
import { type Faults, type TypedSetting, withProvider } from "./typed-setting.ts";

type Fields = FormFieldsProps<TypedSetting>["fields"];

interface State {
  typed: TypedSetting;
  faults: Faults | null;
}

/** The provider, and where it is not that of the texts its address and key. */
export function useConnectionFields(setting: ModelSetting, state: State): Fields {
  const { t } = useTranslation("adminDashboard");
  const place = usePlaceFields(setting, state);
  const known = providers.map(({ id, name }) => ({ value: id, label: name }));
  const same = { value: "same" as const, label: t("models.same") };
  const options: { value: Provider; label: string }[] = [
    ...(setting.purpose === "text" ? [] : [same]),
    ...known,
    { value: "own", label: t("models.own") },
  ];
  return [
    { name: "provider", label: t("models.provider"), options },
    ...(state.typed.provider === "same" ? [] : place),
  ];
}

function usePlaceFields({ keyEnd, baseUrl }: ModelSetting, { typed, faults }: State): Fields {
  const { t } = useTranslation("adminDashboard");
  const isStored = keyEnd !== null && typed.baseUrl === (baseUrl ?? "");
  const keptHint = t(keyEnd === "" ? "models.keyKept" : "models.keyEnds", { end: keyEnd });
  return [
    {
      name: "baseUrl",
      label: t("models.address"),
      hint: t("models.addressHint"),
      error: faults?.baseUrl ? t("models.addressFault") : undefined,
      type: "url",
      inputMode: "url",
      autoComplete: "off",
      spellCheck: false,
      maxLength: 500,
    },
    {
      name: "apiKey",
      label: t("models.key"),
      hint: isStored ? keptHint : t("models.keyHint"),
      type: "password",
      autoComplete: "new-password",
      maxLength: 1_000,
    },
  ];
}

export function useContextField(faults: Faults | null): Fields {
  const { t } = useTranslation("adminDashboard");
  return [
    {
      name: "contextTokens",
      label: t("models.context"),
      hint: t("models.contextHint"),
      error: faults?.contextTokens ? t("models.contextFault") : undefined,
      inputMode: "numeric",
      autoComplete: "off",
      maxLength: 8,
    },
  ];
}

/** Another provider brings its address. */
export const changedBy = (before: TypedSetting, part: Partial<TypedSetting>): TypedSetting =>
  part.provider ? withProvider(before, part.provider) : { ...before, ...part };

export function usePriceFields(faults: Faults | null): Fields {
  const { t } = useTranslation("adminDashboard");
  const price = { ...decimalField, hint: t("models.priceHint") };
  const fault = t("models.priceFault");
  return [
    [
      { name: "inputPrice", label: t("models.inputPrice"), error: faults?.inputPrice ? fault : undefined, ...price },
      { name: "outputPrice", label: t("models.outputPrice"), error: faults?.outputPrice ? fault : undefined, ...price },
    ],
  ];
}
