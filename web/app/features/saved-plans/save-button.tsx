import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

export type SavedFrom = { kind: "run"; runId: string } | { kind: "message"; chatId: string; messageId: string };

/** Saves a result; once saved, it links to the plan. */
export function SaveButton({ source, compact = false }: { source: SavedFrom; compact?: boolean }) {
  const { t } = useTranslation("savedPlans");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation(
    api.savedPlans.save.mutationOptions({
      onSuccess: async () => {
        toast.success(t("saved"), t("savedText"));
        await queryClient.invalidateQueries({ queryKey: api.savedPlans.list.key() });
      },
      onError: (error) => toast.error(t("saveFailed"), problemTexts[problemOf(error).code]),
    }),
  );
  const planId = save.data?.plan.id;
  const label = planId ? t("openSaved") : t("save");
  const Icon = planId ? BookmarkCheck : Bookmark;
  const press = () => (planId ? void navigate(`/saved-plans/${planId}`) : save.mutate({ source }));
  return (
    <Button
      variant={compact ? "ghost" : "secondary"}
      size={compact ? "icon" : "sm"}
      loading={save.isPending}
      onClick={press}
      {...(compact && { "aria-label": label, title: label })}
    >
      <Icon aria-hidden className={compact ? "size-4" : undefined} />
      {!compact && label}
    </Button>
  );
}
