import type { OtherValues } from "@cofounder/analyst/sheet";
import { BookmarkPlus } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api, limits } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface KeepScenarioProps {
  ventureId: string;
  values: OtherValues;
}

/** Keeps the moved values under a name, and leads to the scenario. */
export function KeepScenario(props: KeepScenarioProps) {
  const { t } = useTranslation("scenarios");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <BookmarkPlus aria-hidden />
        {t("keep")}
      </Button>
      {isOpen && <NameDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ ventureId, values, onClose }: KeepScenarioProps & { onClose: () => void }) {
  const { t } = useTranslation("scenarios");
  const { t: common } = useTranslation("common");
  const navigate = useNavigate();
  const formId = useId();
  const [name, setName] = useState("");
  const { run, pending } = useAction({ failed: t("addFailed"), changed: [api.scenarios.key()] });
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      const { scenario } = await api.scenarios.create.call({ ventureId, name: name.trim(), values: { ...values } });
      await navigate(`?${new URLSearchParams({ tab: "scenarios", scenario: scenario.id }).toString()}`);
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("keep")}
      description={t("keepLead")}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} loading={pending} disabled={name.trim() === ""}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={keep}>
        <Field label={t("name")}>
          <Input name="scenario" value={name} maxLength={limits.scenarioNameMaxLength} onValueChange={setName} />
        </Field>
      </form>
    </Dialog>
  );
}
