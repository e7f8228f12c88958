import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Tabs } from "../../ui/tabs.tsx";
import { ApiLogs } from "./api-logs/api-logs.tsx";
import { AuditLog } from "./audit/audit-log.tsx";
import { PromoCodeManagement } from "./codes/promo-code-management.tsx";
import { OperatorCreators } from "./creators/operator-creators.tsx";
import { TransactionHistory } from "./transactions/transaction-history.tsx";
import { TokenManagement } from "./tokens/token-management.tsx";

type Tab = "tokens" | "promoCodes" | "transactions" | "creators" | "apiLogs" | "audit";

/** The admin's work with accounts, tokens and codes. The server checks the admin's rights on every request. */
export function AdminPanel() {
  const { t } = useTranslation("admin");
  const [tab, setTab] = useState<Tab>("tokens");
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set(["tokens"]));
  const show = (next: Tab) => {
    setTab(next);
    setVisited((before) => new Set(before).add(next));
  };
  const tabs = [
    { value: "tokens", label: t("tabs.tokens"), content: <TokenManagement /> },
    { value: "promoCodes", label: t("tabs.promoCodes"), content: visited.has("promoCodes") && <PromoCodeManagement /> },
    {
      value: "transactions",
      label: t("tabs.transactions"),
      content: visited.has("transactions") && <TransactionHistory />,
    },
    { value: "creators", label: t("tabs.creators"), content: visited.has("creators") && <OperatorCreators /> },
    { value: "apiLogs", label: t("tabs.apiLogs"), content: visited.has("apiLogs") && <ApiLogs /> },
    { value: "audit", label: t("tabs.audit"), content: visited.has("audit") && <AuditLog /> },
  ] as const;
  return <Tabs label={t("tabs.label")} value={tab} onValueChange={show} tabs={tabs} wrap />;
}
