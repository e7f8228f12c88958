import type { Listing } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormFields } from "../../ui/form-fields.tsx";
import { toast } from "../../ui/toast.tsx";

interface AskDialogProps {
  listing: Listing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The member's name. */
  name: string;
}

const dollars = { required: true, type: "number", inputMode: "numeric", min: 1, step: 1 } as const;

/** Asks a founder for contact, through the product. */
export function AskDialog({ listing, open, onOpenChange, name }: AskDialogProps) {
  const { t } = useTranslation("fundraising");
  const { t: common } = useTranslation();
  const [fields, setFields] = useState({ name, organisation: "", chequeMin: "", chequeMax: "", message: "" });
  const { pending, run } = useAction({ failed: t("ask.failed"), changed: [api.pitches.key()] });
  const send = async () => {
    const cheque = { chequeMin: Number(fields.chequeMin), chequeMax: Number(fields.chequeMax) };
    await run(async () => {
      await api.pitches.request.call({ ...fields, ...cheque, listing: listing.id });
      toast.success(t("ask.sent"), t("ask.sentText"));
      onOpenChange(false);
    });
  };
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
          void send();
        }}
      >
        <FormFields
          values={fields}
          onChange={(change) => setFields({ ...fields, ...change })}
          fields={[
            { name: "name", label: t("ask.name"), required: true, maxLength: 120 },
            { name: "organisation", label: t("ask.organisation"), maxLength: 120 },
            [
              { name: "chequeMin", label: t("ask.min"), ...dollars },
              { name: "chequeMax", label: t("ask.max"), ...dollars },
            ],
            { name: "message", label: t("ask.message"), required: true, rows: 4, maxLength: 2000 },
          ]}
        />
        <Button type="submit" loading={pending}>
          {t("ask.send")}
        </Button>
      </form>
    </Dialog>
  );
}
