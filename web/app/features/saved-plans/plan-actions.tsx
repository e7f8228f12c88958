import type { SavedPlan } from "@cofounder/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, FilePenLine, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePlanChanged } from "./use-plan-change.ts";

const formats = ["md", "pdf", "docx"] as const;

/** The actions on a plan. */
export function PlanActions({ plan, onEdit }: { plan: SavedPlan; onEdit: () => void }) {
  const { t } = useTranslation("savedPlans");
  return (
    <div className="flex flex-wrap gap-2">
      <div role="group" aria-label={t("exportTitle")} className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <ButtonLink
            key={format}
            to={`/api/saved-plans/${plan.id}/export?format=${format}`}
            reloadDocument
            download
            variant="secondary"
            size="sm"
          >
            <Download aria-hidden />
            {t(`formats.${format}`)}
          </ButtonLink>
        ))}
      </div>
      <Button variant="secondary" size="sm" onClick={onEdit}>
        <FilePenLine aria-hidden />
        {t("edit")}
      </Button>
      <NameDialog plan={plan} />
      <DeleteButton plan={plan} />
    </div>
  );
}

function NameDialog({ plan }: { plan: SavedPlan }) {
  const { t } = useTranslation("savedPlans");
  const { t: common } = useTranslation();
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState(plan.title);
  const [folder, setFolder] = useState(plan.folder ?? "");
  const update = useMutation(api.savedPlans.update.mutationOptions(usePlanChanged(() => setOpen(false))));
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Pencil aria-hidden />
        {t("rename")}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("rename")} closeLabel={common("close")}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (title.trim() !== "")
              update.mutate({ planId: plan.id, title: title.trim(), folder: folder.trim() || null });
          }}
        >
          <Field label={t("titleField")}>
            <Input value={title} maxLength={120} required onValueChange={setTitle} />
          </Field>
          <Field label={t("folder")} hint={t("folderHint")}>
            <Input value={folder} maxLength={60} onValueChange={setFolder} />
          </Field>
          <Button type="submit" loading={update.isPending}>
            {t("saveChanges")}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

function DeleteButton({ plan }: { plan: SavedPlan }) {
  const { t } = useTranslation("savedPlans");
  const navigate = useNavigate();
  const { run } = useAction({ failed: t("changeFailed") });
  const queryClient = useQueryClient();
  const remove = () =>
    run(async () => {
      await api.savedPlans.delete.call({ planId: plan.id });
      toast.success(t("deleted"));
      await navigate("/saved-plans");
      // Only the lists: the plan itself would be fetched again while its page closes.
      await queryClient.invalidateQueries({ queryKey: api.savedPlans.list.key() });
    });
  const question = {
    title: t("deleteTitle"),
    text: t("deleteText", { title: plan.title }),
    confirm: t("delete"),
    cancel: t("cancel"),
  };
  return (
    <ConfirmButton variant="secondary" size="sm" question={question} onConfirm={remove}>
      <Trash2 aria-hidden />
      {t("delete")}
    </ConfirmButton>
  );
}
