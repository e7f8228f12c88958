import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { LoadFailed } from "../../components/list.tsx";
import { useMayEdit } from "../../components/venture-access.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { emptyText } from "./rule-text.ts";
import { TestRow } from "./test-row.tsx";

const states = ["overdue", "open", "done"] as const;

interface TestListProps {
  /** Null: of all ventures and of none. */
  ventureId: string | null;
  /** Of the venture, for a test that is added. */
  currency: string;
}

/** The tests of a venture, or all of a member: those that are overdue first. */
export function TestList({ ventureId, currency }: TestListProps) {
  const { t } = useTranslation("killTests");
  const mayEdit = useMayEdit();
  // Not of the row: a test that is decided moves to another section.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState<string | null>(null);
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]);
  const query = useQuery(api.killTests.list.queryOptions({ input: ventureId === null ? {} : { ventureId } }));
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!query.data) return <LoadFailed query={query} failure={t("loadFailed")} />;
  const { tests } = query.data;
  return (
    <section aria-labelledby="tests" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-xl">
          <h2 id="tests" className="text-lg font-semibold tracking-tight">
            {t("title")}
          </h2>
          <p className="mt-1 text-sm text-muted">{t("lead")}</p>
        </div>
        {mayEdit && tests.length > 0 && <AddTest ventureId={ventureId} currency={currency} />}
      </div>
      {tests.length === 0 && (
        <EmptyState title={t("empty")} text={t("emptyText")}>
          {mayEdit && <AddTest ventureId={ventureId} currency={currency} />}
          <ButtonLink to={ventureId === null ? "/chat" : `/chat?venture=${ventureId}`} variant="ghost">
            {t("openChat")}
            <ArrowRight aria-hidden />
          </ButtonLink>
        </EmptyState>
      )}
      {states.map((state) => {
        const there = tests.filter((test) => test.state === state);
        if (there.length === 0) return null;
        return (
          <section key={state} aria-labelledby={`tests-${state}`}>
            <h3 id={`tests-${state}`} className="mb-3 text-sm font-medium text-muted">
              {t(`states.${state}`)}
            </h3>
            <Card className="overflow-hidden">
              <ul className="divide-y divide-line">
                {there.map((test) => (
                  <TestRow
                    key={test.id}
                    test={test}
                    isOpen={opened.includes(test.id)}
                    onToggle={() => toggle(test.id)}
                    isEntered={test.id === entered}
                    onEntered={() => setEntered(test.id)}
                  />
                ))}
              </ul>
            </Card>
          </section>
        );
      })}
    </section>
  );
}

function AddTest({ ventureId, currency }: TestListProps) {
  const { t } = useTranslation("killTests");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t("add")}
      </Button>
      {open && (
        <RuleDialog
          open
          onOpenChange={setOpen}
          title={t("add")}
          initial={emptyText(currency)}
          onLock={(rule) => api.killTests.lock.call({ ventureId, rule })}
        />
      )}
    </>
  );
}
