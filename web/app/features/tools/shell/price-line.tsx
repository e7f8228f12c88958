import type { RunPrice, ToolName } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";

/** What a run costs here, before it is started. */
export function Price({ price }: { price: RunPrice | undefined }) {
  const { t } = useTranslation("tools");
  if (!price) return null;
  if (price.tokens === 0) return t("free");
  return t(price.most ? "priceMost" : "price", { count: price.tokens });
}

/** What a change of a result costs: as much as a run of its tool. */
export function ChangePrice({ tool }: { tool: ToolName }) {
  const { data } = useQuery(api.tools.terms.queryOptions({ staleTime: Infinity }));
  return (
    <span className="text-sm text-muted">
      <Price price={data?.prices[tool]} />
    </span>
  );
}
