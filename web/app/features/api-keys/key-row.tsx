import type { ApiKey } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { toast } from "../../ui/toast.tsx";

interface KeyRowProps {
  apiKey: ApiKey;
  /** When the list was loaded. */
  readAt: number;
}

export function KeyRow({ apiKey, readAt }: KeyRowProps) {
  const { t } = useTranslation("account");
  const { name, prefix, scopes, expiresAt, lastUsedAt, createdAt } = apiKey;
  const over = expiresAt !== null && Date.parse(expiresAt) <= readAt;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="font-mono text-sm text-muted">{prefix}…</code>
          {over && <Badge tone="warn">{t("keys.over")}</Badge>}
        </p>
        <p className="mt-1 text-sm text-muted">
          {scopes.map((scope) => t(`keys.scopes.${scopeKeys[scope]}`)).join(" · ")}
        </p>
        <p className="mt-1 text-sm text-muted">
          {[
            lastUsedAt ? t("keys.lastUsed", { time: formats.time(lastUsedAt) }) : t("keys.neverUsed"),
            expiresAt ? t("keys.expires", { time: formats.time(expiresAt) }) : t("keys.neverExpires"),
            t("keys.made", { date: formats.date(createdAt) }),
          ].join(" · ")}
        </p>
      </div>
      <Revoke apiKey={apiKey} />
    </li>
  );
}

export const scopeKeys = { "tools:run": "run", "venture:read": "read", "venture:write": "write" } as const;

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const { run } = useAction({ failed: common("error"), changed: [api.apiKeys.key()] });
  const revoke = async () => {
    if (await run(() => api.apiKeys.revoke.call({ keyId: id }))) toast.success(t("keys.revoked", { name }));
  };
  const question = {
    title: t("keys.revokeTitle", { name }),
    text: t("keys.revokeText"),
    confirm: t("keys.revoke"),
    cancel: t("keys.cancel"),
  };
  return (
    <ConfirmButton
      variant="secondary"
      size="sm"
      aria-label={t("keys.revokeOne", { name })}
      question={question}
      onConfirm={revoke}
    >
      {t("keys.revoke")}
    </ConfirmButton>
  );
}
