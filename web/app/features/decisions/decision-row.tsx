import type { Decision } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { useMayEdit } from "../../components/venture-access.tsx";
import { useAction } from "../../components/use-action.ts";
import { formats } from "../../locales/formats.ts";
import { spokenLanguage } from "../../locales/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { DecisionForm } from "./decision-form.tsx";

/** One decision with its reason and its day; opened, it can be changed, and shows what it was before. */
export function DecisionRow({ decision }: { decision: Decision }) {
  const { t } = useTranslation("decisions");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { decided, because, lookAgainOn, isDue, createdAt } = decision;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={
          "flex w-full cursor-pointer items-start gap-4 px-4 py-3.5 text-left hover:bg-hover " +
          "focus-visible:-outline-offset-2 sm:px-5"
        }
      >
        <span className="min-w-0 grow">
          <span className="block font-medium wrap-anywhere">{decided}</span>
          {because && <span className="mt-1 block text-sm wrap-anywhere">{t("becauseOf", { because })}</span>}
          <span className="mt-1 block text-sm text-muted">
            {formats.date(createdAt)}
            {lookAgainOn && ` · ${t("again", { date: formats.day(lookAgainOn) })}`}
          </span>
        </span>
        {isDue && <Badge tone="warn">{t("due")}</Badge>}
        <ChevronDown
          aria-hidden
          className={`mt-1 size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 px-4 pt-3 pb-5 sm:px-5">
        {isOpen && <Opened decision={decision} />}
      </div>
    </li>
  );
}

function Opened({ decision }: { decision: Decision }) {
  const { t } = useTranslation("decisions");
  const mayEdit = useMayEdit();
  /** What the typed fields began from. */
  const [seen, setSeen] = useState(decision);
  return (
    <>
      {mayEdit && (
        <DecisionForm
          key={seen.version}
          label={t("change")}
          initial={seen}
          onSave={async (said, version) => {
            const change = { ...placeOf(seen), version: version ?? seen.version, ...said };
            setSeen((await api.decisions.change.call(change)).decision);
          }}
          onDone={() => undefined}
        />
      )}
      {decision.lookAgainOn && <ToCalendar decision={decision} />}
      <History decision={decision} />
    </>
  );
}

/** Its id and the venture that it is in. */
const placeOf = ({ id, ventureId }: Decision) => ({ decisionId: id, ...(ventureId && { ventureId }) });

function ToCalendar({ decision }: { decision: Decision }) {
  const { t } = useTranslation("decisions");
  const { run, pending } = useAction({ failed: t("calendarFailed") });
  const save = () =>
    run(async () => {
      const file = await api.decisions.calendar.call({ ...placeOf(decision), language: spokenLanguage() });
      saveFile(file.name, file);
    });
  return (
    <Button variant="secondary" size="sm" className="self-start" loading={pending} onClick={() => void save()}>
      <CalendarPlus aria-hidden />
      {t("toCalendar")}
    </Button>
  );
}

/** Who typed it, and what it was before. */
function History({ decision }: { decision: Decision }) {
  const { t } = useTranslation("decisions");
  const query = useQuery(api.decisions.versions.queryOptions({ input: placeOf(decision) }));
  const { version } = decision;
  const earlier = query.data?.versions.filter((each) => each.version < version) ?? [];
  const author = query.data?.versions.find((each) => each.version === version)?.author;
  return (
    <>
      {author && <p className="text-sm text-muted wrap-anywhere">{t("typedBy", { name: author })}</p>}
      {query.isError && <p role="alert">{problemTexts[problemOf(query.error).code]}</p>}
      {version > 1 && (
        <section aria-label={t("history")} className="border-t border-line pt-3 text-sm">
          <h3 className="mb-1 font-medium">{t("history")}</h3>
          {query.isPending && <p className="text-muted">…</p>}
          <ol className="space-y-2">
            {earlier.map(({ version: number, decided, because, at, author: typedBy }) => (
              <li key={number} className="wrap-anywhere">
                {decided} {because && t("becauseOf", { because })}
                <span className="text-muted">
                  {typedBy && ` · ${t("typedBy", { name: typedBy })}`} · {formats.time(at)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
