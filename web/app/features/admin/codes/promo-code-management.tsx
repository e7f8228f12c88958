import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Card } from "../../../ui/card.tsx";
import { ListState } from "../list-state.tsx";
import { CodeRow } from "./code-row.tsx";
import { CreateForm } from "./create-form.tsx";

export function PromoCodeManagement() {
  const { t } = useTranslation("admin");
  const query = useQuery(api.promoCodes.list.queryOptions());
  const codes = query.data?.promoCodes ?? [];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <Card className="p-5 lg:sticky lg:top-20">
        <CreateForm />
      </Card>
      <Card className="min-w-0 overflow-hidden">
        <ListState
          query={query}
          failure={t("loadFailed.promoCodes")}
          empty={codes.length === 0 ? t("codes.none") : null}
        >
          <ul className="divide-y divide-line">
            {codes.map((code) => (
              <CodeRow key={code.id} code={code} />
            ))}
          </ul>
        </ListState>
      </Card>
    </div>
  );
}
