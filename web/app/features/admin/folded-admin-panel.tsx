import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../locales/load-texts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const AdminPanel = lazy(async () => {
  const [{ AdminPanel: Panel }] = await Promise.all([import("./admin-panel.tsx"), loadTexts("adminDashboard")]);
  return { default: Panel };
});

/** The panel below a chat. Nothing of the members is fetched until it is opened. */
export function FoldedAdminPanel() {
  const { t } = useTranslation("admin");
  const [visited, setVisited] = useState(false);
  return (
    <details className="group rounded-card border border-line bg-surface" onToggle={() => setVisited(true)}>
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-4 [&::-webkit-details-marker]:hidden">
        <h2 className="font-semibold tracking-tight">{t("panel")}</h2>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-base group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-5 py-6">
        {visited && (
          <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
            <AdminPanel />
          </Suspense>
        )}
      </div>
    </details>
  );
}
