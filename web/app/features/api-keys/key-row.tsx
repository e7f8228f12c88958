import type { ApiKey } from "@cofounder/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
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
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const revoke = useMutation(
    api.apiKeys.revoke.mutationOptions({
      onSuccess: () => toast.success(t("keys.revoked", { name })),
      onError: (error) => toast.error(common("error"), problemTexts[problemOf(error).code]),
      onSettled: async () => {
        setAsking(false);
        await queryClient.invalidateQueries({ queryKey: api.apiKeys.key() });
      },
    }),
  );
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t("keys.revokeOne", { name })} onClick={() => setAsking(true)}>
        {t("keys.revoke")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("keys.revokeTitle", { name })}
        description={t("keys.revokeText")}
        confirmLabel={t("keys.revoke")}
        cancelLabel={t("keys.cancel")}
        onConfirm={() => revoke.mutate({ keyId: id })}
        danger
      />
    </>
  );
}
