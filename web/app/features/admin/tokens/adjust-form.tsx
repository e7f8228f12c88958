import type { AdminUser } from "@cofounder/contract";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { v7 as newId } from "uuid";
import { api, limits } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFields, optionsOf } from "../../../ui/form-fields.tsx";
import { toast } from "../../../ui/toast.tsx";
import { wholeNumber } from "../whole-number.ts";

const operations = ["add", "subtract"] as const;
const empty = { operation: "add" as (typeof operations)[number], amount: "", reason: "" };

interface AdjustFormProps {
  user: AdminUser | null;
  /** The account after the change. */
  onAdjusted: (user: AdminUser) => void;
}

export function AdjustForm({ user, onAdjusted }: AdjustFormProps) {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const { pending, run } = useAction({ failed: t("adjust.failed"), changed: [api.admin.users.key()] });
  // Kept until it succeeds: a retry after a lost response repeats the same request and moves the tokens once.
  const requestId = useRef(newId());
  const [operation, reason] = [typed.operation, typed.reason.trim()];
  const tokens = wholeNumber(typed.amount, { min: 1, max: limits.adjustmentMax });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!user || pending || tokens === null || reason === "") return;
    const order = { userId: user.id, requestId: requestId.current, operation, amount: tokens, reason };
    await run(async () => {
      const done = await api.admin.adjustTokens.call(order);
      requestId.current = newId();
      const name = done.user.displayName ?? done.user.email;
      const title = operation === "add" ? "adjust.added" : "adjust.subtracted";
      toast.success(t(title, { count: done.moved }), t("adjust.now", { name, count: done.user.balance }));
      onAdjusted(done.user);
      setTyped({ ...empty, operation });
      setTried(false);
    });
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Head user={user} />
      <FormFields
        values={typed}
        onChange={(change) => setTyped({ ...typed, ...change })}
        fields={[
          {
            name: "operation",
            label: t("adjust.operation"),
            options: optionsOf(operations, (value) => t(`adjust.${value}`)),
          },
          {
            name: "amount",
            label: t("adjust.amount"),
            error: tried && tokens === null ? t("adjust.amountProblem") : undefined,
            type: "number",
            inputMode: "numeric",
            min: 1,
            step: 1,
          },
          {
            name: "reason",
            label: t("adjust.reason"),
            hint: t("adjust.reasonHint"),
            error: tried && reason === "" ? t("adjust.reasonProblem") : undefined,
            maxLength: limits.adjustmentReasonMaxLength,
          },
        ]}
      />
      <Button type="submit" loading={pending} disabled={user === null}>
        {t("adjust.submit")}
      </Button>
    </form>
  );
}

function Head({ user }: { user: AdminUser | null }) {
  const { t } = useTranslation("admin");
  return (
    <div>
      <h3 className="font-semibold tracking-tight">{t("adjust.title")}</h3>
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        {user ? t("adjust.of", { name: user.displayName ?? user.email }) : t("adjust.none")}
      </p>
    </div>
  );
}
