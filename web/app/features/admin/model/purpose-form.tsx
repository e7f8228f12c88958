import type { ModelSetting, ModelTest } from "@cofounder/contract";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ModelChoice, type Offered } from "./model-choice.tsx";
import { TestResult } from "./test-result.tsx";
import { draftOf, faultsOf, modelOf, pricesOf, typedOf, type TypedSetting } from "./typed-setting.ts";
import { changedBy, useConnectionFields, useContextField, usePriceFields } from "./use-fields.ts";

/** Where a purpose's model is, which one, what it costs; tested before it is saved. */
export function PurposeForm({ setting }: { setting: ModelSetting }) {
  const { t } = useTranslation("adminDashboard");
  const [typed, setTyped] = useState(() => typedOf(setting));
  const [isChecked, setIsChecked] = useState(false);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [tried, setTried] = useState<ModelTest | null>(null);
  const change = (part: Partial<TypedSetting>) => setTyped((before) => ({ ...before, ...part }));
  const found = faultsOf(typed, limits.modelContextMin);
  const faults = isChecked ? found : null;
  const isFixed = setting.source === "environment";
  const connection = useConnectionFields(setting, { typed, faults });
  const context = useContextField(faults);
  const prices = usePriceFields(faults);
  const isRight = () => {
    setIsChecked(true);
    return !Object.values(found).some(Boolean);
  };
  return (
    <SavingForm setting={setting} typed={typed} isRight={isRight}>
      {isFixed ? (
        <p className="text-sm text-muted">{t("models.fixed")}</p>
      ) : (
        <>
          <FormFields
            values={typed}
            onChange={(part) => setTyped((before) => changedBy(before, part))}
            fields={connection}
          />
          <ModelChoice
            setting={setting}
            typed={typed}
            offered={offered}
            fault={faults?.model ?? false}
            onChange={change}
            onOffered={setOffered}
          />
          <FormFields values={typed} onChange={change} fields={context} />
        </>
      )}
      <FormFields values={typed} onChange={change} fields={prices} rowClass="grid grid-cols-2 items-start gap-4" />
      <TestButton setting={setting} typed={typed} isRight={isRight} onTried={setTried} />
      <div role="status">{tried && <TestResult tried={tried} />}</div>
    </SavingForm>
  );
}

interface Filled {
  setting: ModelSetting;
  typed: TypedSetting;
  isRight: () => boolean;
}

function SavingForm({ setting, typed, isRight, children }: Filled & { children: ReactNode }) {
  const { t } = useTranslation("adminDashboard");
  const { purpose, source } = setting;
  const { pending, run } = useAction({
    failed: t("models.notSaved"),
    changed: [api.models.key(), api.accounts.session.key()],
  });
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || !isRight()) return;
    const saved = await run(() =>
      source === "environment"
        ? api.models.price.call({ purpose, ...pricesOf(typed) })
        : api.models.save.call({ ...draftOf(setting, typed), ...modelOf(typed), ...pricesOf(typed) }),
    );
    if (saved) toast.success(t("models.saved"));
  };
  const question = {
    title: t("models.removeTitle"),
    text: t("models.removeText"),
    confirm: t("models.remove"),
    cancel: t("cancel"),
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void save(event)} className="mt-5 flex max-w-xl flex-col gap-4">
      {children}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button type="submit" loading={pending}>
          {t("models.save")}
        </Button>
        {source === "page" && (
          <ConfirmButton
            variant="ghost"
            disabled={pending}
            question={question}
            onConfirm={() => run(() => api.models.clear.call({ purpose }))}
          >
            {t("models.remove")}
          </ConfirmButton>
        )}
      </div>
    </form>
  );
}

function TestButton({ setting, typed, isRight, onTried }: Filled & { onTried: (tried: ModelTest | null) => void }) {
  const { t } = useTranslation("adminDashboard");
  const { pending, run } = useAction({ failed: t("models.notTested") });
  if (setting.purpose === "images") return null;
  const test = () => {
    if (!isRight()) return;
    onTried(null);
    void run(async () => onTried(await api.models.test.call({ ...draftOf(setting, typed), ...modelOf(typed) })));
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" loading={pending} onClick={test}>
        {t("models.test")}
      </Button>
      <p className="text-sm text-muted">{t(pending ? "models.testing" : "models.testHint")}</p>
    </div>
  );
}
