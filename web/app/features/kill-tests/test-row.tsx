import type { KillTest, TestResult } from "@cofounder/contract";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { TestDetails } from "./test-details.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";
import { useRuleWords } from "./use-rule-words.ts";

const scoreOf = (score: number | null): string => (score === null ? "–" : formats.decimals(score, 1));
const ratingOf = ({ before, after }: NonNullable<TestResult["rating"]>) => ({
  from: scoreOf(before),
  to: scoreOf(after),
});

interface TestRowProps {
  test: KillTest;
  isOpen: boolean;
  onToggle: () => void;
  /** Its result was entered last: the focus stays with it, also where it moves to another section. */
  isEntered: boolean;
  onEntered: () => void;
}

/** One test: its bar and its day; opened, the whole rule with its signature and versions. */
export function TestRow({ test, isOpen, onToggle, isEntered, onEntered }: TestRowProps) {
  const { t } = useTranslation("killTests");
  const { barOf } = useRuleWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isEntered) button.current?.focus();
  }, [isEntered]);
  const { rule, state, result } = test;
  return (
    <li>
      <button
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={
          "flex w-full cursor-pointer items-start gap-4 px-4 py-3.5 text-left hover:bg-hover " +
          "focus-visible:-outline-offset-2 sm:px-5"
        }
      >
        <span className="min-w-0 grow">
          <span className="block font-medium wrap-anywhere">{rule.statement}</span>
          <span className="mt-1 block text-sm text-muted wrap-anywhere">
            <span className="font-medium text-ink tabular-nums">{barOf(rule)}</span> ·{" "}
            {state === "done" && result
              ? t("counted", { count: formats.number(result.count) })
              : t("until", { date: formats.day(rule.endsOn) })}
            {result?.rating && ` · ${t("ratingFromTo", ratingOf(result.rating))}`}
          </span>
        </span>
        {result && <VerdictBadge verdict={result.verdict} />}
        {state === "overdue" && <Badge tone="warn">{t("overdue")}</Badge>}
        <ChevronDown
          aria-hidden
          className={`mt-1 size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pt-3 pb-5 sm:px-5">
        {isOpen && <TestDetails test={test} onEntered={onEntered} />}
      </div>
    </li>
  );
}
