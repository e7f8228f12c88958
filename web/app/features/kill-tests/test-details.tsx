import type { KillTest, TestRule } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, Pencil, ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { useMayEdit } from "../../components/venture-access.tsx";
import { useAction } from "../../components/use-action.ts";
import { formats } from "../../locales/formats.ts";
import { spokenLanguage } from "../../locales/language.ts";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { ResultForm } from "./result-form.tsx";
import { ResultView } from "./result-view.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { placeOf } from "./place-of.ts";
import { changedFields, textOf } from "./rule-text.ts";
import { TestFiles } from "./test-files.tsx";
import { useRuleWords } from "./use-rule-words.ts";

/** The whole rule of a test, how it was locked, and what it was before. */
export function TestDetails({ test, onEntered }: { test: KillTest; onEntered: () => void }) {
  const mayEdit = useMayEdit();
  return (
    <div className="flex flex-col gap-4 text-sm">
      {test.result && <ResultView result={test.result} />}
      {mayEdit && test.state !== "done" && <ResultForm key={test.version} test={test} onEntered={onEntered} />}
      <TestFiles test={test} />
      <RuleInFull rule={test.rule} />
      <Signed test={test} />
      <div className="flex flex-wrap gap-3">
        {mayEdit && !test.result && <ChangeTest test={test} />}
        {test.state !== "done" && <ToCalendar test={test} />}
      </div>
      <History test={test} />
    </div>
  );
}

function RuleInFull({ rule }: { rule: TestRule }) {
  const { t } = useTranslation("killTests");
  const { costOf } = useRuleWords();
  const lines = [
    ["counted", rule.counted],
    ["how", rule.how],
    ["stopRule", rule.stopRule],
    ["costMax", costOf(rule) ?? ""],
  ] as const;
  return (
    <dl className="space-y-3">
      {lines.map(
        ([field, text]) =>
          text !== "" && (
            <div key={field}>
              <dt className="font-medium">{t(`fields.${field}`)}</dt>
              <dd className="text-muted wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Signed({ test: { lockedAt, version, signature, isSigned, isImported, origin } }: { test: KillTest }) {
  const { t } = useTranslation("killTests");
  const Icon = isSigned ? ShieldCheck : ShieldAlert;
  return (
    <div className="flex items-start gap-2.5 rounded-control border border-line bg-sunken px-4 py-3">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isSigned ? "text-good" : "text-bad"}`} />
      <div className="min-w-0">
        <p>
          {t("lockedAt", { time: formats.time(lockedAt), version })}
          {origin && (
            <>
              {" · "}
              <Link
                to={`/chat/${origin.chatId}?message=${origin.messageId}`}
                className="underline underline-offset-4 hover:text-ink"
              >
                {t("fromReply")}
              </Link>
            </>
          )}
        </p>
        {isImported && isSigned && <p>{t("imported")}</p>}
        {!isSigned && <p className="font-medium">{t(isImported ? "importedUnchecked" : "notSigned")}</p>}
        <p className="mt-1 font-mono text-xs text-muted wrap-anywhere">{signature}</p>
      </div>
    </div>
  );
}

function ToCalendar({ test }: { test: KillTest }) {
  const { t } = useTranslation("killTests");
  const { run, pending } = useAction({ failed: t("calendarFailed") });
  const save = () =>
    run(async () => {
      const file = await api.killTests.calendar.call({ ...placeOf(test), language: spokenLanguage() });
      saveFile(file.name, file);
    });
  return (
    <Button variant="secondary" size="sm" loading={pending} onClick={() => void save()}>
      <CalendarPlus aria-hidden />
      {t("toCalendar")}
    </Button>
  );
}

function ChangeTest({ test }: { test: KillTest }) {
  const { t } = useTranslation("killTests");
  /** The version that the typed fields began from; null: nobody types. */
  const [seen, setSeen] = useState<KillTest | null>(null);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setSeen(test)}>
        <Pencil aria-hidden />
        {t("change")}
      </Button>
      {seen && (
        <RuleDialog
          open
          onOpenChange={() => setSeen(null)}
          title={t("change")}
          initial={textOf(seen.rule)}
          onLock={(rule, version) =>
            api.killTests.change.call({ ...placeOf(seen), version: version ?? seen.version, rule })
          }
        />
      )}
    </>
  );
}

function History({ test }: { test: KillTest }) {
  const { t } = useTranslation("killTests");
  const query = useQuery(api.killTests.versions.queryOptions({ input: placeOf(test) }));
  const { versions = [], results = [] } = query.data ?? {};
  const [latest, ...earlier] = results;
  if (query.data && !hasHistory(query.data)) return null;
  return (
    <section aria-label={t("history")} className="border-t border-line pt-3">
      <h3 className="mb-2 font-medium">{t("history")}</h3>
      {query.isPending && <p className="text-muted">…</p>}
      {query.isError && <p role="alert">{problemTexts[problemOf(query.error).code]}</p>}
      <ol className="space-y-3">
        {latest?.author && (
          <li className="text-muted wrap-anywhere">
            {t("result.shown")}: {t("typedBy", { name: latest.author })}
          </li>
        )}
        {earlier.map((result) => (
          <li key={result.enteredAt}>
            <ResultView result={result} />
            {result.author && <p className="text-muted wrap-anywhere">{t("typedBy", { name: result.author })}</p>}
          </li>
        ))}
        {versions.map((each, index) => (
          <Version key={each.version} version={each} before={versions[index + 1] ?? each} />
        ))}
      </ol>
    </section>
  );
}

type TestVersions = Awaited<ReturnType<typeof api.killTests.versions.call>>;
type LockedVersion = TestVersions["versions"][number];

/** Something was there before, or somebody else typed it. */
const hasHistory = ({ versions, results }: TestVersions): boolean =>
  versions.length > 1 || results.length > 1 || [...versions, ...results].some(({ author }) => author !== null);

function Version({ version: { version, rule, author, ...lock }, before }: Record<"version" | "before", LockedVersion>) {
  const { t } = useTranslation("killTests");
  const { valueOf } = useRuleWords();
  return (
    <li>
      <p className="text-muted wrap-anywhere">
        {t("lockedAt", { time: formats.time(lock.lockedAt), version })}
        {author && ` · ${t("typedBy", { name: author })}`}
      </p>
      {!lock.isSigned && (
        <p className="font-medium text-bad">{t(lock.isImported ? "importedUnchecked" : "notSigned")}</p>
      )}
      <ul>
        {changedFields(rule, before.rule).map((field) => (
          <li key={field} className="wrap-anywhere">
            <span className="font-medium">{t(`fields.${field}`)}</span>{" "}
            {t("fromTo", { from: valueOf(before.rule, field), to: valueOf(rule, field) })}
          </li>
        ))}
      </ul>
    </li>
  );
}
