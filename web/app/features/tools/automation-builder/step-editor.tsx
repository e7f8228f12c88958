import { automationStepsMax } from "@cofounder/contract/tools/automation-limits";
import type {
  AutomationActionType,
  AutomationStep,
  AutomationTriggerType,
  AutomationWorkflow,
} from "@cofounder/contract";
import {
  addStep,
  changeStep,
  changeTrigger,
  moveStep,
  placesAfter,
  removeStep,
  whyNotMovable,
} from "@cofounder/generators/automations/edit";
import { actionServices, triggerServices } from "@cofounder/generators/automations/services";
import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { ConfigFields } from "./config-fields.tsx";

interface StepEditorProps {
  workflow: AutomationWorkflow;
  selected: string;
  onSelect: (id: string) => void;
  onChange: (workflow: AutomationWorkflow) => void;
  undo: (() => void) | null;
}

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => Object.keys(record) as Key[];
const triggerOptions = keysOf(triggerServices).map((value) => ({ value, label: triggerServices[value].label }));
const actionOptions = keysOf(actionServices).map((value) => ({ value, label: actionServices[value].label }));

/** The settings of the selected step, its position, and the steps that may follow it. */
export function StepEditor(props: StepEditorProps) {
  const { t } = useTranslation("automation");
  const { workflow, selected, undo } = props;
  const step = workflow.steps.find(({ id }) => id === selected);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{t(step ? "selected" : "selectedTrigger")}</h3>
        {undo && (
          <Button variant="ghost" size="sm" onClick={undo}>
            <Undo2 aria-hidden />
            {t("undo")}
          </Button>
        )}
      </div>
      {step ? <StepFields {...props} step={step} /> : <TriggerFields {...props} />}
      <AddStep {...props} />
    </Card>
  );
}

function TriggerFields({ workflow, onChange }: StepEditorProps) {
  const { t } = useTranslation("automation");
  const { trigger } = workflow;
  return (
    <>
      <Field label={t("kind")}>
        <Select<AutomationTriggerType>
          value={trigger.type}
          options={triggerOptions}
          onValueChange={(type) => onChange(changeTrigger(workflow, { type }))}
        />
      </Field>
      <ConfigFields
        fields={triggerServices[trigger.type].fields}
        config={trigger.config}
        onChange={(config) => onChange(changeTrigger(workflow, { config }))}
      />
    </>
  );
}

function StepFields({ workflow, step, onChange, onSelect }: StepEditorProps & { step: AutomationStep }) {
  const { t } = useTranslation("automation");
  const { id } = step;
  const remove = () => {
    onSelect(step.after.step);
    onChange(removeStep(workflow, id));
  };
  return (
    <>
      <Field label={t("kind")}>
        <Select<AutomationActionType>
          value={step.type}
          options={actionOptions}
          onValueChange={(type) => onChange(changeStep(workflow, id, { type }))}
        />
      </Field>
      <Field label={t("words")}>
        <Input
          value={step.action}
          maxLength={300}
          onValueChange={(action) => onChange(changeStep(workflow, id, { action }))}
        />
      </Field>
      <ConfigFields
        fields={actionServices[step.type].fields}
        config={step.config}
        onChange={(config) => onChange(changeStep(workflow, id, { config }))}
      />
      <div className="flex flex-wrap gap-2">
        {(["earlier", "later"] as const).map((by) => (
          <Button
            key={by}
            variant="secondary"
            size="sm"
            disabled={whyNotMovable(workflow, id, by) !== null}
            onClick={() => onChange(moveStep(workflow, id, by))}
          >
            {by === "earlier" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
            {t(by)}
          </Button>
        ))}
        <Button variant="secondary" size="sm" onClick={remove}>
          <Trash2 aria-hidden />
          {t("remove")}
        </Button>
      </div>
    </>
  );
}

const addLabels = { always: "add", yes: "addYes", no: "addNo" } as const;

function AddStep({ workflow, selected, onSelect, onChange }: StepEditorProps) {
  const { t } = useTranslation("automation");
  const [type, setType] = useState<AutomationActionType>("slack");
  if (workflow.steps.length >= automationStepsMax) return <p className="text-sm text-muted">{t("fullFlow")}</p>;
  const add = (place: AutomationStep["after"]) => {
    const next = addStep(workflow, place, type);
    const known = new Set(workflow.steps.map(({ id }) => id));
    onChange(next);
    onSelect(next.steps.find(({ id }) => !known.has(id))?.id ?? selected);
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <Field label={t("addKind")}>
        <Select value={type} options={actionOptions} onValueChange={setType} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {placesAfter(workflow, selected).map((place) => (
          <Button key={place.when} variant="secondary" size="sm" onClick={() => add(place)}>
            <Plus aria-hidden />
            {t(addLabels[place.when])}
          </Button>
        ))}
      </div>
    </div>
  );
}
