import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { useIsLikelyMember } from "../features/accounts/session.ts";
import { DecisionList } from "../features/decisions/decision-list.tsx";
import { TestList } from "../features/kill-tests/test-list.tsx";
import { useVentureEarly, VentureView } from "../features/ventures/venture-view.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";

export const clientLoader = () =>
  loadTexts(
    "ventures",
    "amounts",
    "heard",
    "killTests",
    "decisions",
    "menus",
    "scenarios",
    "sharedSheets",
    "savedPlans",
    "ventureMembers",
  );

const VentureOpen = lazy(async () => ({
  default: (await import("../features/chat/open/venture-open.tsx")).VentureOpen,
}));

const WaitingFigures = lazy(async () => ({
  default: (await import("../features/chat/open/venture-open.tsx")).WaitingFigures,
}));

const OpenCount = lazy(async () => ({ default: (await import("../features/chat/open/open-count.tsx")).OpenCount }));
const OpenNotice = lazy(async () => ({ default: (await import("../features/chat/open/open-count.tsx")).OpenNotice }));

export const meta = () => [{ title: i18n.t("titleOf", { page: i18n.t("ventures:title") }) }];

export default function VenturePage() {
  const { t } = useTranslation("ventures");
  const { ventureId = "" } = useParams();
  useVentureEarly(ventureId, useIsLikelyMember());
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <MemberGate loading={<Skeleton className="h-96 rounded-card" />} failure={t("loadFailed")}>
        {() => (
          <VentureView
            key={ventureId}
            ventureId={ventureId}
            tests={({ id: of, currency }) => (
              <div className="flex flex-col gap-12">
                <TestList ventureId={of} currency={currency} />
                <DecisionList ventureId={of} />
              </div>
            )}
            openCount={
              <Suspense>
                <OpenCount ventureId={ventureId} />
              </Suspense>
            }
            openFigures={
              <Suspense>
                <WaitingFigures ventureId={ventureId} />
              </Suspense>
            }
            openNotice={
              <Suspense>
                <OpenNotice ventureId={ventureId} />
              </Suspense>
            }
            open={
              <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
                <VentureOpen ventureId={ventureId} />
              </Suspense>
            }
          />
        )}
      </MemberGate>
    </main>
  );
}
