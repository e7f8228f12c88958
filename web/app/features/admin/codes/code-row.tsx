import type { PromoCode } from "@cofounder/contract";
import { Check, Copy, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useCopied } from "../../../ui/use-copied.ts";

export function CodeRow({ code }: { code: PromoCode }) {
  const { t } = useTranslation("admin");
  const changed = [api.promoCodes.key()];
  const toggle = useAction({ failed: t("codes.toggleFailed"), changed });
  const remove = useAction({ failed: t("codes.removeFailed"), changed });
  const confirm = async () => {
    if (await remove.run(() => api.promoCodes.delete.call({ promoCodeId: code.id }))) toast.success(t("codes.removed"));
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 grow basis-56">
        <CodeLine code={code.code} />
        <p className="text-sm break-words text-muted">{code.description}</p>
        <Facts code={code} />
      </div>
      <div className="flex items-center gap-1">
        <Switch
          label={<span className="sr-only">{t("codes.toggle", { code: code.code })}</span>}
          checked={code.isActive}
          disabled={toggle.pending || remove.pending}
          onCheckedChange={(isActive) =>
            void toggle.run(() => api.promoCodes.update.call({ promoCodeId: code.id, isActive }))
          }
        />
        <ConfirmButton
          variant="ghost"
          size="icon"
          aria-label={t("codes.remove", { code: code.code })}
          question={{
            title: t("codes.removeTitle", { code: code.code }),
            text: t("codes.removeText"),
            confirm: t("codes.removeConfirm"),
            cancel: t("codes.cancel"),
          }}
          onConfirm={confirm}
        >
          <Trash2 aria-hidden />
        </ConfirmButton>
      </div>
    </li>
  );
}

function CodeLine({ code }: { code: string }) {
  const { t } = useTranslation("admin");
  const { copied, copy } = useCopied({ done: t("codes.copied"), failed: t("codes.copyFailed") });
  const Icon = copied ? Check : Copy;
  return (
    <p className="flex items-center gap-1">
      <span className="font-mono font-medium break-all">{code}</span>
      <Button variant="ghost" size="icon" aria-label={t("codes.copy", { code })} onClick={() => copy(code)}>
        <Icon aria-hidden className="size-4" />
      </Button>
    </p>
  );
}

function stateOf({ isActive, expiresAt }: PromoCode): "active" | "inactive" | "expired" {
  if (expiresAt && new Date(expiresAt) <= new Date()) return "expired";
  return isActive ? "active" : "inactive";
}

function Facts({ code }: { code: PromoCode }) {
  const { t } = useTranslation("admin");
  const { tokenBonus, grantsPremium, grantsAdmin, currentUses, maxUses, expiresAt } = code;
  const state = stateOf(code);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-muted">
      <Badge tone={state === "active" ? "good" : "neutral"}>{t(`codes.${state}`)}</Badge>
      {tokenBonus > 0 && <Badge>{t("codes.tokens", { count: tokenBonus })}</Badge>}
      {grantsPremium && <Badge tone="good">{t("codes.premium")}</Badge>}
      {grantsAdmin && <Badge tone="warn">{t("codes.admin")}</Badge>}
      <span className="tabular-nums">
        {t("codes.uses", { used: formats.number(currentUses), max: formats.number(maxUses) })}
      </span>
      <span>{expiresAt ? t("codes.until", { date: formats.date(expiresAt) }) : t("codes.never")}</span>
    </div>
  );
}
