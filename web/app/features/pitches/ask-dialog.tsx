import type { Listing } from "@cofounder/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";

interface AskDialogProps {
  listing: Listing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The member's name. */
  name: string;
}

interface AskDraft {
  name: string;
  organisation: string;
  chequeMin: string;
  chequeMax: string;
  message: string;
}

/** Asks a founder for contact, through the product. */
export function AskDialog({ listing, open, onOpenChange, name }: AskDialogProps) {
  const { t } = useTranslation("fundraising");
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<AskDraft>({ name, organisation: "", chequeMin: "", chequeMax: "", message: "" });
  const ask = useMutation(
    api.pitches.request.mutationOptions({
      onSuccess: async () => {
        toast.success(t("ask.sent"), t("ask.sentText"));
        onOpenChange(false);
        await queryClient.invalidateQueries({ queryKey: api.pitches.key() });
      },
      onError: (error) => toast.error(t("ask.failed"), problemTexts[problemOf(error).code]),
    }),
  );
  const send = () =>
    ask.mutate({
      ...fields,
      listing: listing.id,
      chequeMin: Number(fields.chequeMin),
      chequeMax: Number(fields.chequeMax),
    });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("ask.title", { company: listing.companyName })}
      description={t("ask.text")}
      closeLabel={common("close")}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AskFields fields={fields} onChange={(change) => setFields({ ...fields, ...change })} />
        <Button type="submit" loading={ask.isPending}>
          {t("ask.send")}
        </Button>
      </form>
    </Dialog>
  );
}

function AskFields({ fields, onChange }: { fields: AskDraft; onChange: (fields: Partial<AskDraft>) => void }) {
  const { t } = useTranslation("fundraising");
  const set = (field: keyof AskDraft) => (value: string) => onChange({ [field]: value });
  return (
    <>
      <Field label={t("ask.name")}>
        <Input required maxLength={120} value={fields.name} onValueChange={set("name")} />
      </Field>
      <Field label={t("ask.organisation")}>
        <Input maxLength={120} value={fields.organisation} onValueChange={set("organisation")} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t("ask.min")}>
          <Input
            required
            type="number"
            min={1}
            step={1}
            inputMode="numeric"
            value={fields.chequeMin}
            onValueChange={set("chequeMin")}
          />
        </Field>
        <Field label={t("ask.max")}>
          <Input
            required
            type="number"
            min={1}
            step={1}
            inputMode="numeric"
            value={fields.chequeMax}
            onValueChange={set("chequeMax")}
          />
        </Field>
      </div>
      <Field label={t("ask.message")}>
        <Textarea required maxLength={2000} value={fields.message} onValueChange={set("message")} />
      </Field>
    </>
  );
}
