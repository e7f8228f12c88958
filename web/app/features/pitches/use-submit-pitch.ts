import type { PitchInput } from "@cofounder/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";

/** Sends a new pitch, or the changes of an existing one. */
export function useSubmitPitch(pitchId: string | null, onDone: () => void) {
  const { t } = useTranslation("fundraising");
  const queryClient = useQueryClient();
  const done = (text: string) => async () => {
    toast.success(text);
    onDone();
    await queryClient.invalidateQueries({ queryKey: api.pitches.key() });
  };
  const onError = (error: unknown) => toast.error(t("form.failed"), problemTexts[problemOf(error).code]);
  const submit = useMutation(api.pitches.submit.mutationOptions({ onError }));
  const update = useMutation(api.pitches.update.mutationOptions({ onError, onSuccess: done(t("form.saved")) }));
  const send = (input: PitchInput, status: "draft" | "active") => {
    if (pitchId !== null) return update.mutate({ ...input, pitchId });
    const text = t(status === "draft" ? "form.draftSaved" : "form.submitted");
    return submit.mutate({ ...input, status }, { onSuccess: done(text) });
  };
  return { pending: submit.isPending || update.isPending, send };
}
