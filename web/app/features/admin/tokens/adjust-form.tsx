import type { AdminUser } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { v7 as newId } from "uuid";
import { api, limits, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { wholeNumber } from "../whole-number.ts";

type Operation = "add" | "subtract";

interface AdjustFormProps {
  user: AdminUser | null;
  /** The account after the change. */
  onAdjusted: (user: AdminUser) => void;
}

function useAdjust(onAdjusted: (user: AdminUser) => void) {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  // Kept until it succeeds: a retry after a lost response repeats the same request and moves the tokens once.
  const requestId = useRef(newId());
  const adjust = async (user: AdminUser, move: { operation: Operation; amount: number; reason: string }) => {
    setPending(true);
    try {
      const done = await api.admin.adjustTokens.call({ userId: user.id, requestId: requestId.current, ...move });
      requestId.current = newId();
      const name = done.user.displayName ?? done.user.email;
      const title = move.operation === "add" ? "adjust.added" : "adjust.subtracted";
      toast.success(t(title, { count: done.moved }), t("adjust.now", { name, count: done.user.balance }));
      onAdjusted(done.user);
      await queryClient.invalidateQueries({ queryKey: api.admin.users.key() });
      return true;
    } catch (error) {
      toast.error(t("adjust.failed"), problemTexts[problemOf(error).code]);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, adjust };
}

export function AdjustForm({ user, onAdjusted }: AdjustFormProps) {
  const { t } = useTranslation("admin");
  const [operation, setOperation] = useState<Operation>("add");
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { pending, adjust } = useAdjust(onAdjusted);
  const tokens = wholeNumber(amount, { min: 1, max: limits.adjustmentMax });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!user || pending || tokens === null || reason.trim() === "") return;
    if (!(await adjust(user, { operation, amount: tokens, reason: reason.trim() }))) return;
    setAmount("");
    setReason("");
    setTried(false);
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold tracking-tight">{t("adjust.title")}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {user ? t("adjust.of", { name: user.displayName ?? user.email }) : t("adjust.none")}
        </p>
      </div>
      <Field label={t("adjust.operation")}>
        <Select
          value={operation}
          onValueChange={setOperation}
          options={[
            { value: "add", label: t("adjust.add") },
            { value: "subtract", label: t("adjust.subtract") },
          ]}
        />
      </Field>
      <Field label={t("adjust.amount")} error={tried && tokens === null ? t("adjust.amountProblem") : undefined}>
        <Input type="number" inputMode="numeric" min={1} step={1} value={amount} onValueChange={setAmount} />
      </Field>
      <Field
        label={t("adjust.reason")}
        hint={t("adjust.reasonHint")}
        error={tried && reason.trim() === "" ? t("adjust.reasonProblem") : undefined}
      >
        <Input value={reason} onValueChange={setReason} maxLength={limits.adjustmentReasonMaxLength} />
      </Field>
      <Button type="submit" loading={pending} disabled={user === null}>
        {t("adjust.submit")}
      </Button>
    </form>
  );
}
