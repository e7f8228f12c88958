import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { ListState } from "../../../components/list.tsx";
import { ModelUse } from "./model-use.tsx";
import { PurposeCard } from "./purpose-card.tsx";

/** The language models of the installation, by purpose, and what members used of them. */
export function ModelPanel() {
  const { t } = useTranslation("adminDashboard");
  const query = useQuery(api.models.settings.queryOptions());
  return (
    <ListState query={query} failure={t("models.loadFailed")}>
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-sm text-muted">{t("models.text")}</p>
        {query.data?.settings.map((setting) => (
          <PurposeCard key={setting.purpose} setting={setting} />
        ))}
        <ModelUse />
      </div>
    </ListState>
  );
}
