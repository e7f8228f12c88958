import type { Conflict, TestRule } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { changedFields, type RuleText, ruleOf } from "./rule-text.ts";
import { useRuleWords } from "./use-rule-words.ts";

interface RuleDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What the fields begin with. */
  initial: RuleText;
  /** Stores the rule; `version` is the one to replace after a conflict was shown. */
  onLock: (rule: TestRule, version: number | null) => Promise<unknown>;
}

/** Fixes the rule of a test. Where it was changed meanwhile, the differences are shown before the next attempt. */
export function RuleDialog({ open, onOpenChange, title, initial, onLock }: RuleDialogProps) {
  const { t } = useTranslation("killTests");
  const { t: common } = useTranslation("common");
  const formId = useId();
  const [values, setValues] = useState(initial);
  const lock = useLock(onLock, () => onOpenChange(false));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const rule = ruleOf(values);
    if (rule) void lock.run(rule);
    else toast.error(t("noNumber"));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={t("lockLead")}
      closeLabel={common("close")}
      className="max-w-xl"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} loading={lock.pending}>
            <Lock aria-hidden />
            {t(lock.conflict ? "lockMine" : "lock")}
          </Button>
        </>
      }
    >
      <form id={formId} className="flex flex-col gap-4" onSubmit={submit}>
        <RuleFields values={values} onChange={(change) => setValues({ ...values, ...change })} />
        {lock.conflict && <BothRules conflict={lock.conflict} />}
      </form>
    </Dialog>
  );
}

function useLock(onLock: RuleDialogProps["onLock"], onDone: () => void) {
  const { t } = useTranslation("killTests");
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [pending, setPending] = useState(false);
  const run = async (rule: TestRule) => {
    setPending(true);
    try {
      await onLock(rule, conflict?.version ?? null);
      await queryClient.invalidateQueries({ queryKey: api.killTests.key() });
      setConflict(null);
      onDone();
      toast.success(t("locked"));
    } catch (error) {
      const { code, data } = problemOf(error);
      setConflict(data.conflict ?? null);
      toast.error(t("lockFailed"), problemTexts[code]);
    } finally {
      setPending(false);
    }
  };
  return { run, conflict, pending };
}

function BothRules({ conflict: { yours, theirs } }: { conflict: Conflict }) {
  const { t } = useTranslation("killTests");
  const { valueOf } = useRuleWords();
  const [mine, stored] = [yours, theirs] as unknown as [TestRule, TestRule];
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm">
      <p className="font-medium">{t("conflict")}</p>
      <dl className="mt-2 space-y-2">
        {changedFields(mine, stored).map((field) => (
          <div key={field}>
            <dt className="font-medium">{t(`fields.${field}`)}</dt>
            <dd className="wrap-anywhere">{t("theirs", { value: valueOf(stored, field) })}</dd>
            <dd className="wrap-anywhere">{t("yours", { value: valueOf(mine, field) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
