import type { Conflict, Venture } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { api, limits, problemOf, problemTexts } from "../../api/index.ts";
import { useIsOwner, useMayEdit } from "../../components/venture-access.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { FormFields } from "../../ui/form-fields.tsx";
import { toast } from "../../ui/toast.tsx";
import { useVentureEnd } from "./use-venture-end.ts";
import { VentureHistory } from "./venture-history.tsx";
import { changeOf, fieldsOf, type VentureFields } from "./venture-fields.ts";

const stages = ["", "idea", "prototype", "live", "revenue"] as const;

/** What the member says of a venture. Where it was changed meanwhile, both values are shown before the next attempt. */
export function VentureDetails({ venture }: { venture: Venture }) {
  const { t } = useTranslation("ventures");
  const [mayEdit, isOwner] = [useMayEdit(), useIsOwner()];
  const form = useDetails(venture);
  const { values, conflict } = form;
  const most = { maxLength: limits.ventureTextMaxLength };
  if (!mayEdit) return <DetailsToRead venture={venture} />;
  return (
    <Card className="p-5 sm:p-6">
      <p className="mb-5 max-w-xl text-sm text-muted">{t("detailsLead")}</p>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <FormFields<VentureFields>
          values={values}
          onChange={form.onChange}
          rowClass="grid gap-4 sm:grid-cols-2"
          fields={[
            { name: "name", label: t("fields.name"), maxLength: limits.ventureNameMaxLength, required: true },
            { name: "line", label: t("fields.line"), rows: 2, ...most },
            [
              { name: "buyer", label: t("fields.buyer"), ...most },
              { name: "offer", label: t("fields.offer"), ...most },
            ],
            [
              {
                name: "stage",
                label: t("fields.stage"),
                options: stages.map((value) => ({ value, label: t(`stages.${value || "unsaid"}`) })),
              },
              { name: "place", label: t("fields.place"), ...most },
            ],
            [
              { name: "currency", label: t("fields.currency"), maxLength: 3, placeholder: "EUR", autoComplete: "off" },
              { name: "type", label: t("fields.type"), maxLength: 60 },
            ],
          ]}
        />
        {conflict && <BothValues conflict={conflict} />}
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="submit" loading={form.pending} disabled={!form.isChanged}>
            {t(conflict ? "saveMine" : "save")}
          </Button>
          {isOwner && <DeleteVenture venture={venture} />}
        </div>
      </form>
      <div className="mt-5">
        <VentureHistory venture={venture} />
      </div>
    </Card>
  );
}

function DetailsToRead({ venture }: { venture: Venture }) {
  const { t } = useTranslation("ventures");
  const { name: _name, line: _line, stage, ...texts } = fieldsOf(venture);
  const lines = [...Object.entries(texts), ["stage", stage === "" ? "" : t(`stages.${stage}`)]] as [
    keyof VentureFields,
    string,
  ][];
  const said = lines.filter(([, text]) => text !== "");
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <dl className="grid gap-4 empty:hidden sm:grid-cols-2">
        {said.map(([field, text]) => (
          <div key={field}>
            <dt className="text-sm text-muted">{t(`fields.${field}`)}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <VentureHistory venture={venture} />
    </Card>
  );
}

function useDetails(venture: Venture) {
  const { t } = useTranslation("ventures");
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Partial<VentureFields>>({});
  /** The version that the typed values began from, so that what another tab saved meanwhile is not overwritten. */
  const [seen, setSeen] = useState(venture);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [pending, setPending] = useState(false);
  const isChanged = Object.keys(typed).length > 0;
  const base = isChanged ? seen : venture;
  const save = async () => {
    setPending(true);
    try {
      const version = conflict?.version ?? base.version;
      await api.ventures.change.call({ ventureId: venture.id, version, ...changeOf(typed) });
      await queryClient.invalidateQueries({ queryKey: api.ventures.key() });
      setTyped({});
      setConflict(null);
      toast.success(t("saved"));
    } catch (error) {
      const { code, data } = problemOf(error);
      setConflict(data.conflict ?? null);
      toast.error(t("saveFailed"), problemTexts[code]);
    } finally {
      setPending(false);
    }
  };
  return {
    values: { ...fieldsOf(base), ...typed },
    onChange(change: Partial<VentureFields>) {
      if (!isChanged) setSeen(venture);
      setTyped({ ...typed, ...change });
    },
    conflict,
    pending,
    isChanged,
    save,
  };
}

function BothValues({ conflict: { yours, theirs } }: { conflict: Conflict }) {
  const { t } = useTranslation("ventures");
  const textOf = (value: unknown): string => {
    const stage = stages.find((each) => each !== "" && each === value);
    if (stage) return t(`stages.${stage}`);
    return typeof value === "string" ? value : "";
  };
  const names = Object.keys(yours) as (keyof VentureFields)[];
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm">
      <p className="font-medium">{t("conflict")}</p>
      <dl className="mt-2 space-y-2">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-medium">{t(`fields.${name}`)}</dt>
            <dd className="wrap-anywhere">{t("theirs", { value: textOf(theirs[name]) })}</dd>
            <dd className="wrap-anywhere">{t("yours", { value: textOf(yours[name]) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function DeleteVenture({ venture }: { venture: Venture }) {
  const { t } = useTranslation("ventures");
  const [asking, setAsking] = useState(false);
  const { end, pending } = useVentureEnd(venture.id, t("deleteFailed"));
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {t("delete")}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        title={t("deleteTitle")}
        description={t("deleteText")}
        confirmLabel={t("delete")}
        cancelLabel={t("cancel")}
        loading={pending}
        onConfirm={() => void end(() => api.ventures.delete.call({ ventureId: venture.id }))}
      />
    </>
  );
}
