import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { ListCard } from "../../../components/list.tsx";
import { Card } from "../../../ui/card.tsx";
import { CodeRow } from "./code-row.tsx";
import { CreateForm } from "./create-form.tsx";

export function PromoCodeManagement() {
  const { t } = useTranslation("admin");
  const query = useQuery(api.promoCodes.list.queryOptions());
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <Card className="p-5 lg:sticky lg:top-20">
        <CreateForm />
      </Card>
      <ListCard
        query={query}
        items={query.data?.promoCodes ?? []}
        row={(code) => <CodeRow key={code.id} code={code} />}
        failure={t("loadFailed.promoCodes")}
        empty={t("codes.none")}
      />
    </div>
  );
}
