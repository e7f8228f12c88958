import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { Badge } from "../../ui/badge.tsx";

/** Verified or Pending, once loaded. */
export function EmailStatus({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(api.accounts.overview.queryOptions());
  if (!data) return null;
  return data.emailVerified ? (
    <Badge tone="good" className={className}>
      {t("emailStatus.verified")}
    </Badge>
  ) : (
    <Badge tone="warn" className={className}>
      {t("emailStatus.pending")}
    </Badge>
  );
}
